//! Tiles and tensors, by the rule for values: a tile keeps its strides and its place, and its element
//! at `l` lies where the parent has `place + l`.

use super::factories::{both, is_wrong_class, old_layout, old_parts, says, tag_of};
use super::offsets::{construction, moved};
use super::{Both, Case, Judged, Verdict, all, count, extents, flat, is_quirk, judge, made, text, tree};
use crate::common::nested::{self as oracle, Nested, Tree};
use crate::common::vectors::{Row, list};

/// The tile of a layout at a place.
fn tile_of(parent: &Both, tile: &[i128], place: &[i128]) -> Both {
    Both {
        rule: parent.rule.clone().and_then(|parent| parent.tile(tile, place)),
        library: parent.library.and_then(|parent| parent.try_tile(&extents(tile)?, &extents(place)?)),
    }
}

/// The parent that a row gives.
fn parent(row: &Row) -> Both {
    let part = |field| tree(&row.json[field]);
    made(&part("parent_shape"), &part("parent_stride"), &flat(&row.json["parent_origin"]))
}

pub(super) fn layout(case: &Case<'_>) -> Judged {
    let row = case.row;
    let parent = parent(row);
    let (tile, place) = (flat(&row.json["tile"]), flat(&row.json["coord"]));
    let tiled = tile_of(&parent, &tile, &place);
    let verdict = tiled.against(row, says(row), is_quirk(row))?;
    elements(&parent, &tiled, &place)?;
    Ok(verdict)
}

/// Every valid element of a tile is the parent's at the place it has there; small tiles only.
fn elements(parent: &Both, tiled: &Both, place: &[i128]) -> Result<(), String> {
    let (Ok(tile), Ok(_)) = (&tiled.rule, &parent.rule) else { return Ok(()) };
    if tile.origin.iter().product::<i128>() > 256 {
        return Ok(());
    }
    tile.valid().iter().try_for_each(|local| parent.checked(&moved(place, local)))
}

/// Where the tensor of a row starts: its coordinate in the parent.
fn start(row: &Row) -> Vec<i128> {
    flat(row.json.get("parent_coord").unwrap_or(&row.json["tensor_coord"]))
}

/// A tensor that was made inside its layout, not cut from it: its layout is the whole one, without the
/// gaps that strides of a tile have. C++ leaves its valid range too large.
fn is_made_inside(row: &Row, parent: &Both) -> bool {
    let start = start(row);
    let inside = |l: &Nested| start.iter().zip(&l.origin).all(|(s, o)| *s == 0 || s < o);
    let dense = |l: &Nested| l.capacity() == l.shape.product() && inside(l);
    start.iter().any(|n| *n != 0) && parent.rule.as_ref().is_ok_and(dense)
}

/// The tile at `place` of the tensor that starts at `start`.
fn tensor_tile(row: &Row, place: &[i128]) -> Judged {
    let parent = parent(row);
    let (start, tile) = (start(row), flat(&row.json["tile"]));
    let at: Vec<i128> = moved(&start, place).leaves();
    let quirk = is_quirk(row);
    let by_row = tile_of(&parent, &tile, place).against(row, says(row), quirk)?;
    let mut verdicts = vec![
        Ok(by_row),
        judge(Ok(at.clone()), Ok(at.clone()), &flat(&row.json["tensor_coord"]), quirk),
        // the start may lie beyond the parent, where addresses run on
        parent.address(&oracle::flat(&at), count(row, "offset_of_coord")?, quirk),
    ];
    if is_made_inside(row, &parent) {
        // by the rule the valid range of the tensor ends where the layout's does
        let whole = tile_of(&parent, &tile, &at);
        verdicts.push(whole.against(row, says(row), true));
        elements(&parent, &whole, &at)?;
    }
    all(verdicts)
}

pub(super) fn tile(case: &Case<'_>) -> Judged {
    tensor_tile(case.row, &flat(&case.row.json["coord"]))
}

pub(super) fn view(case: &Case<'_>) -> Judged {
    let row = case.row;
    let tile = flat(&row.json["tile"]);
    let place: Vec<i128> = flat(&row.json["tile_coord"]).iter().zip(&tile).map(|(c, t)| c * t).collect();
    tensor_tile(row, &place)
}

/// An element of a tensor, and where a tensor starts.
pub(super) fn point(case: &Case<'_>) -> Judged {
    let row = case.row;
    let quirk = is_quirk(row);
    if row.op == "tensor" {
        let says = says(row);
        let whole = made(&says.shape, &says.stride, &says.origin);
        let at = tree(&row.json["tensor_coord"]);
        return all([
            whole.against(row, says, quirk),
            whole.address(&at, count(row, "offset_of_coord")?, quirk),
            judge(Ok(0), Ok(0), &count(row, "base_offset")?, quirk),
        ]);
    }
    let parent = parent(row);
    let start = start(row);
    let at = match tree(&row.json["coord"]) {
        Tree::Leaf(n) if start.iter().all(|s| *s == 0) => Tree::Leaf(n),
        coordinate => moved(&start, &coordinate.leaves()),
    };
    parent.address(&at, count(row, "result")?, quirk)
}

/// A tensor cut to some of its modes. C++ folds the others into a base; here the absolute coordinate
/// is kept, so the element at `l` lies where the parent has it.
pub(super) fn slice(case: &Case<'_>) -> Judged {
    let row = case.row;
    let quirk = is_quirk(row);
    let parent = parent(row);
    let Ok(whole) = &parent.rule else { return Err("the parent is refused".to_owned()) };
    let start = start(row);
    let kept = |entry: &serde_json::Value| entry.as_str() == Some("_");
    let cut = list(&row.json["coord"]);
    let at: Vec<i128> = cut
        .iter()
        .zip(&start)
        .map(|(entry, s)| if kept(entry) { *s } else { s + crate::common::vectors::number(entry) })
        .collect();
    let modes: Vec<usize> = (0..cut.len()).filter(|d| kept(&cut[*d])).collect();
    let pick = |tree: &Tree| {
        let entries = tree.entries();
        match &modes[..] {
            [] => Tree::Tuple(vec![]),
            modes => Tree::Tuple(modes.iter().map(|d| entries[*d].clone()).collect()),
        }
    };
    let origin: Vec<i128> = modes.iter().map(|d| whole.origin[*d]).collect();
    let part = made(&pick(&whole.shape), &pick(&whole.stride), &origin);
    let mut verdicts = vec![
        part.against(row, says(row), quirk),
        parent.address(&oracle::flat(&at), count(row, "base_offset")?, quirk),
    ];
    if is_made_inside(row, &parent) {
        let origin: Vec<i128> = modes.iter().map(|d| whole.origin[*d] - start[*d]).collect();
        let shrunk = made(&pick(&whole.shape), &pick(&whole.stride), &origin);
        verdicts.push(shrunk.against(row, says(row), true));
    }
    all(verdicts)
}

/// An element of a view that starts inside a block. Where C++ loses the phase, `direct` is right.
pub(super) fn slice_then_point(case: &Case<'_>) -> Judged {
    let row = case.row;
    let tagged = tag_of(row)?;
    let layout = both(&tagged)?;
    let at = moved(&flat(&row.json["view_coord"]), &flat(&row.json["coord"]));
    let direct = layout.address(&at, count(row, "direct")?, false)?;
    let [r, c] = at.leaves()[..] else { return Err("a coordinate of rank 2".to_owned()) };
    if tagged.address(r, c).is_some_and(|meant| Ok(meant) != layout.extended(&at).0) {
        return Err(format!("the blocks give {:?}", tagged.address(r, c)));
    }
    let agrees = row.json["direct"] == row.json["via_slice"];
    match (direct, agrees) {
        (Verdict::Passed, false) if is_quirk(row) => Ok(Verdict::ByRule),
        (_, false) => Err("direct and via_slice differ".to_owned()),
        (verdict, true) => Ok(verdict),
    }
}

/// The tile of an old class, at the coordinate 0.
pub(super) fn old(case: &Case<'_>) -> Judged {
    let row = case.row;
    let tile = flat(&row.json["tile"]);
    let place = vec![0; tile.len()];
    let stride = flat(&row.json["stride"]);
    let plain = matches!(text(row, "tag"), "RowMajor" | "ColumnMajor");
    let parent = match (plain, construction(case)) {
        (false, _) => both(&tag_of(row)?)?,
        (true, Some(made)) => old_parts(made, "shape", "stride", &flat(&made.json["shape"]))?,
        (true, None) => {
            return Ok(Verdict::Apart("the construction that it belongs to is not in the file"));
        }
    };
    let tiled = tile_of(&parent, &tile, &place);
    let wrong = is_quirk(row) || is_wrong_class(row);
    if !text(row, "tag").starts_with("Padding") {
        return old_layout(&tiled, row, &stride, wrong);
    }
    // the old padding classes lay a tile out anew, with strides of its own; here strides stay
    let mut anew = tag_of(row)?;
    (anew.rows, anew.cols) = (tile[0], tile[1]);
    old_layout(&both(&anew)?, row, &stride, wrong)?;
    old_layout(&tiled, row, &stride, true)
}
