//! Layouts under a swizzle: their addresses, and the atoms of shared memory.

use super::recast::{same, swizzle};
use super::{Answer, Judged, Verdict, arg, judged, layout};
use crate::common::vectors::{Row, number};
use tla_core::nested::{Composed, IntTuple, Major};
use tla_core::{LayoutError, SwizzleWidth};

pub(super) const WRONG: &[&str] = &[
    r#"{"op":"swizzled_layout_eval","args":{"swizzle":[3,0,3],"layout":{"shape":2,"stride":8},"offset":8},"expect":{"ok":[8,18]}}"#,
    r#"{"op":"layout_o_swizzle_eval","args":{"layout":{"shape":8,"stride":4},"swizzle":[1,0,2]},"expect":{"ok":[0,4,8,12,16,20,24,28]}}"#,
    r#"{"op":"smem_atom","args":{"major":"K","mode":"INTER","element_bits":64},"expect":{"ok":{"swizzle":[0,4,3],"layout":{"shape":[8,2],"stride":[2,1]},"offsets":[0,2,4,6,8,10,12,14,1,3,5,7,9,11,15,13]}}}"#,
    r#"{"op":"smem_atom","args":{"major":"MN","mode":"SW32","element_bits":16},"expect":{"ok":{"swizzle":[1,4,3],"layout":{"shape":[16,8],"stride":[1,16]},"offsets":[]}}}"#,
];

/// Every address, by linear index.
fn addresses(layout: &Composed) -> Result<Vec<i128>, LayoutError> {
    let size = layout.layout().shape().try_product()?;
    (0..size).map(|index| layout.try_at(&IntTuple::leaf(index)).map(i128::from)).collect()
}

pub(super) fn eval(row: &Row) -> Judged {
    let made = || {
        let offset = i64::try_from(number(arg(row, "offset"))).expect("an offset");
        let swizzle = swizzle(arg(row, "swizzle"))?;
        addresses(&Composed::try_with(Some(swizzle), offset, layout(arg(row, "layout"))?)?)
    };
    judged(row, made())
}

pub(super) fn index_eval(row: &Row) -> Judged {
    let made = || addresses(&layout(arg(row, "layout"))?.try_compose_swizzle(swizzle(arg(row, "swizzle"))?)?);
    judged(row, made())
}

pub(super) fn atom(row: &Row) -> Judged {
    let major = if arg(row, "major") == "K" { Major::K } else { Major::Mn };
    let width = match arg(row, "mode").as_str() {
        Some("INTER") => SwizzleWidth::None,
        Some("SW32") => SwizzleWidth::B32,
        Some("SW64") => SwizzleWidth::B64,
        Some("SW128") => SwizzleWidth::B128,
        mode => panic!("an unknown mode, {mode:?}"),
    };
    let bits = u32::try_from(number(arg(row, "element_bits"))).expect("a width");
    let made = Composed::try_smem_atom(major, width, bits);
    let ok = &row.json["expect"]["ok"];
    let atom = match (ok.is_null(), made) {
        (false, Ok(atom)) => atom,
        (true, Err(_)) => return Ok(Verdict::Refused),
        (_, made) => return Err(format!("the library says {made:?}, the row {}", row.json["expect"])),
    };
    let swizzles = match (atom.swizzle(), swizzle(&ok["swizzle"])) {
        (Some(made), Ok(expected)) => same(made, expected),
        (None, Ok(expected)) => expected.b() == 0,
        _ => false,
    };
    let layouts = Answer::from(*atom.layout()) == Answer::read(&ok["layout"]);
    let offsets = addresses(&atom).is_ok_and(|offsets| Answer::from(offsets) == Answer::read(&ok["offsets"]));
    if swizzles && layouts && offsets {
        return Ok(Verdict::Passed);
    }
    Err(format!("the library says {atom}: swizzle {swizzles}, layout {layouts}, offsets {offsets}"))
}
