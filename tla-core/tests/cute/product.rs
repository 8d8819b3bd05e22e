//! Product in its four arrangements, blocked and raked, and what is made of them.

use super::{Judged, Tiler, Verdict, arg, int_tuple, judged, layout, tiler};
use crate::common::vectors::Row;
use tla_core::LayoutError;
use tla_core::nested::{IntTuple, NestedLayout, ThreadValue};

pub(super) const WRONG: &[&str] = &[
    r#"{"op":"logical_product","args":{"block":{"shape":[2,5],"stride":[5,1]},"tiler":4},"expect":{"ok":{"shape":[[2,5],4],"stride":[[5,1],5]}}}"#,
    r#"{"op":"zipped_product","args":{"block":{"shape":[2,2],"stride":[2,1]},"tiler":[4,{"shape":2,"stride":1}]},"expect":{"ok":{"shape":[[4,2],[2,2]],"stride":[[2,1],[1,2]]}}}"#,
    r#"{"op":"tiled_product","args":{"block":{"shape":4,"stride":1},"tiler":3},"expect":{"reject":true}}"#,
    r#"{"op":"flat_product","args":{"block":{"shape":4,"stride":1},"tiler":{"shape":[2,2],"stride":[1,2]}},"expect":{"ok":{"shape":[4,[2,2]],"stride":[1,[4,8]]}}}"#,
    r#"{"op":"blocked_product","args":{"block":{"shape":[2,2],"stride":[1,2]},"tiler":{"shape":[3,3],"stride":[3,1]}},"expect":{"ok":{"shape":[[3,2],[3,2]],"stride":[[12,1],[4,2]]}}}"#,
    r#"{"op":"raked_product","args":{"block":{"shape":[2,2],"stride":[1,2]},"tiler":{"shape":[3,3],"stride":[3,1]}},"expect":{"ok":{"shape":[[2,3],[2,3]],"stride":[[1,12],[2,4]]}}}"#,
    r#"{"op":"tile_to_shape","args":{"block":{"shape":[8,8],"stride":[8,1]},"target":[16,24]},"expect":{"ok":{"shape":[[8,2],[8,3]],"stride":[[8,192],[1,64]]}}}"#,
    r#"{"op":"make_ordered_layout","args":{"shape":[4,8],"order":[1,0]},"expect":{"ok":{"shape":[4,8],"stride":[1,4]}}}"#,
    r#"{"op":"make_layout_tv","args":{"thr":{"shape":128,"stride":1},"val":{"shape":4,"stride":1}},"expect":{"ok":{"layout_tv":{"shape":[128,4],"stride":[1,128]},"tiler":[512]},"bijective":true}}"#,
    r#"{"op":"make_layout_tv","args":{"thr":{"shape":128,"stride":1},"val":{"shape":4,"stride":1}},"expect":{"ok":{"layout_tv":{"shape":[128,4],"stride":[4,1]},"tiler":[256]},"bijective":true}}"#,
];

type Product = fn(&NestedLayout, &Tiler) -> Result<NestedLayout, LayoutError>;

pub(super) fn logical(row: &Row) -> Judged {
    judge(row, |block, tiler| match tiler {
        Tiler::Keep => Ok(*block),
        Tiler::Layout(tiler) => block.try_logical_product(tiler),
        Tiler::Modes(tiler) => block.try_logical_product_modes(tiler),
    })
}

pub(super) fn zipped(row: &Row) -> Judged {
    judge(row, |block, tiler| match tiler {
        Tiler::Keep => Ok(*block),
        Tiler::Layout(tiler) => block.try_zipped_product(tiler),
        Tiler::Modes(tiler) => block.try_zipped_product_modes(tiler),
    })
}

pub(super) fn tiled(row: &Row) -> Judged {
    judge(row, |block, tiler| match tiler {
        Tiler::Keep => Ok(*block),
        Tiler::Layout(tiler) => block.try_tiled_product(tiler),
        Tiler::Modes(tiler) => block.try_tiled_product_modes(tiler),
    })
}

pub(super) fn flat(row: &Row) -> Judged {
    judge(row, |block, tiler| match tiler {
        Tiler::Keep => Ok(*block),
        Tiler::Layout(tiler) => block.try_flat_product(tiler),
        Tiler::Modes(tiler) => block.try_flat_product_modes(tiler),
    })
}

pub(super) fn blocked(row: &Row) -> Judged {
    judge(row, |block, tiler| block.try_blocked_product(as_layout(tiler)))
}

pub(super) fn raked(row: &Row) -> Judged {
    judge(row, |block, tiler| block.try_raked_product(as_layout(tiler)))
}

fn as_layout(tiler: &Tiler) -> &NestedLayout {
    match tiler {
        Tiler::Layout(tiler) => tiler,
        other => panic!("a layout, not {other:?}: the operation has no form by mode"),
    }
}

fn judge(row: &Row, product: Product) -> Judged {
    let made = layout(arg(row, "block"))
        .and_then(|block| Ok((block, tiler(arg(row, "tiler"))?)))
        .and_then(|(block, tiler)| product(&block, &tiler));
    judged(row, made)
}

pub(super) fn tile_to_shape(row: &Row) -> Judged {
    let made = || {
        let (block, target) = (layout(arg(row, "block"))?, int_tuple(arg(row, "target"))?);
        match arg(row, "order") {
            order if order.is_null() => block.try_tile_to_shape(&target),
            order => block.try_tile_to_shape_ordered(&target, &int_tuple(order)?),
        }
    };
    judged(row, made())
}

pub(super) fn ordered(row: &Row) -> Judged {
    let made = || NestedLayout::try_ordered(int_tuple(arg(row, "shape"))?, &int_tuple(arg(row, "order"))?);
    judged(row, made())
}

/// The layout and the tile; and that every element has its (thread, value), by brute force.
pub(super) fn thread_value(row: &Row) -> Judged {
    let made = || ThreadValue::try_new(&layout(arg(row, "thr"))?, &layout(arg(row, "val"))?);
    let made = made();
    let expect = &row.json["expect"]["ok"];
    if let Ok(made) = &made {
        let tile = made.tile().try_product().expect("a tile that was made");
        let mut owners = vec![0; usize::try_from(tile).expect("a small tile")];
        for index in 0..tile {
            let element = made.layout().try_at(&IntTuple::leaf(index)).expect("inside");
            owners[usize::try_from(element).expect("not negative")] += 1;
        }
        if owners.iter().any(|&owners| owners != 1) {
            return Err(format!("the owners of the elements: {owners:?}"));
        }
        if !expect.is_null() {
            let tiler = super::Answer::from(*made.tile());
            if tiler != super::Answer::read(&expect["tiler"]) {
                return Err(format!("the tile is {}, the row says {}", made.tile(), expect["tiler"]));
            }
        }
    }
    if made.is_err() && row.json["expect"]["bijective"] == false {
        // what the row gives leaves an element without its one owner
        return Ok(Verdict::Refused);
    }
    let mut only = row.clone();
    if !expect.is_null() {
        only.json["expect"]["ok"] = expect["layout_tv"].clone();
    }
    judged(&only, made.map(|made| *made.layout()))
}
