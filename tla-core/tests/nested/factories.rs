//! Layouts that a tag makes.

use super::{Both, Case, Judged, count, flat, is_quirk, judge, made, text, tree};
use crate::common::nested::{self as oracle, Nested, Refusal, Tagged, round_up};
use crate::common::vectors::Row;
use tla_core::LayoutError;
use tla_core::nested::NestedLayout;
use tla_core::nested::tag::{self, Tag};

/// The tag by the name that the oracle uses, which is that of the notation.
fn tag(tagged: &Tagged<'_>) -> Option<Tag> {
    let size = |n: i128| u64::try_from(n).unwrap_or(0);
    let (rows, columns) = (size(tagged.block.0), size(tagged.block.1));
    match tagged.name {
        "PaddingRowMajor" => Some(Tag::PaddingRowMajor { rows, columns }),
        "PaddingColumnMajor" => Some(Tag::PaddingColumnMajor { rows, columns }),
        name => tag::NAMES.iter().find(|(known, _)| *known == name).map(|(_, tag)| *tag),
    }
}

/// The tag's layout by the rule and by the library, or which tag is not known.
pub(super) fn both(tagged: &Tagged<'_>) -> Result<Both, String> {
    let (Some(rule), Some(tag)) = (tagged.layout(), tag(tagged)) else {
        return Err(format!("no rule is known for the tag `{}`", tagged.name));
    };
    let size = |n: i128| u64::try_from(n).map_err(|_| LayoutError::NegativeOperand { operand: -1 });
    let bits = u32::try_from(tagged.bits).map_err(|e| e.to_string())?;
    let library = size(tagged.rows).and_then(|rows| tag::try_layout(tag, bits, rows, size(tagged.cols)?));
    Ok(Both { rule, library })
}

/// The tag of a row: packed for 4-bit floats; a vector is as long as the row has columns.
pub(super) fn tag_of(row: &Row) -> Result<Tagged<'_>, String> {
    if matches!(text(row, "tag"), "VectorLayout" | "Vector") {
        let rows = count(row, "len").or(count(row, "cols"))?;
        return Ok(Tagged { name: "Vector", bits: 0, block: (0, 0), rows, cols: 1 });
    }
    let (rows, cols) = (count(row, "rows")?, count(row, "cols")?);
    let block = (count(row, "block_rows").unwrap_or(0), count(row, "block_cols").unwrap_or(0));
    let packed = text(row, "elem").starts_with("fp4");
    let name = match text(row, "tag") {
        "RowMajor" if packed => "RowMajorPacked",
        "ColumnMajor" if packed => "ColumnMajorPacked",
        name => name,
    };
    Ok(Tagged { name, bits: count(row, "elem_bits").unwrap_or(0), block, rows, cols })
}

/// The tag of scales: four of them are written like others and differ by side.
pub(super) fn scales_of(row: &Row) -> Result<Tagged<'_>, String> {
    let right = row.json["is_b"].as_bool() == Some(true);
    let name = match (text(row, "tag"), right) {
        ("RowMajor", false) => "MxRowMajorA",
        ("RowMajor", true) => "MxRowMajorB",
        ("ColumnMajor", false) => "MxColumnMajorA",
        ("ColumnMajor", true) => "MxColumnMajorB",
        ("zZ", _) => "MxzZ",
        ("nN", _) => "MxnN",
        (other, _) => return Err(format!("no rule is known for scales in `{other}`")),
    };
    Ok(Tagged { name, bits: 8, block: (0, 0), rows: count(row, "rows")?, cols: count(row, "cols")? })
}

/// The layout that a row gives.
pub(super) fn says(row: &Row) -> Nested {
    Nested {
        shape: tree(&row.json["shape"]),
        stride: tree(&row.json["stride"]),
        origin: flat(&row.json["origin"]),
    }
}

pub(super) fn tagged(case: &Case<'_>) -> Judged {
    both(&tag_of(case.row)?)?.against(case.row, says(case.row), is_quirk(case.row))
}

pub(super) fn scales(case: &Case<'_>) -> Judged {
    both(&scales_of(case.row)?)?.against(case.row, says(case.row), is_quirk(case.row))
}

pub(super) fn vector(case: &Case<'_>) -> Judged {
    let rows = count(case.row, "len")?;
    let tagged = Tagged { name: "Vector", bits: 0, block: (0, 0), rows, cols: 1 };
    both(&tagged)?.against(case.row, says(case.row), is_quirk(case.row))
}

pub(super) fn accumulator(case: &Case<'_>) -> Judged {
    let (rows, cols) = (count(case.row, "rows")?, count(case.row, "cols")?);
    let tagged = Tagged { name: "L0C", bits: 32, block: (0, 0), rows, cols };
    both(&tagged)?.against(case.row, says(case.row), is_quirk(case.row))
}

/// Contiguous, last extent fastest.
fn contiguous(extents: &[i128]) -> Result<Nested, Refusal> {
    let strides: Vec<i128> = (0..extents.len()).map(|d| oracle::flat(&extents[d + 1..]).product()).collect();
    Nested::new(oracle::flat(extents), oracle::flat(&strides))
}

fn sizes<const N: usize>(row: &Row, fields: [&str; N]) -> Result<[i128; N], String> {
    let mut sizes = [0; N];
    for (size, field) in sizes.iter_mut().zip(fields) {
        *size = count(row, field)?;
    }
    Ok(sizes)
}

fn u(n: i128) -> u64 {
    u64::try_from(n).expect("sizes are not negative")
}

pub(super) fn feature_map(case: &Case<'_>) -> Judged {
    let row = case.row;
    let [bits, n, c, h, w] = sizes(row, ["elem_bits", "batch", "cin1", "h", "w"])?;
    let width = u32::try_from(bits).map_err(|e| e.to_string())?;
    let library = tag::try_feature_map(width, u(n), u(c), u(h), u(w));
    Both { rule: contiguous(&[n, c, h, w, 256 / bits]), library }.against(row, says(row), is_quirk(row))
}

pub(super) fn filter(case: &Case<'_>) -> Judged {
    let row = case.row;
    let [bits, c, kh, kw, out] = sizes(row, ["elem_bits", "cin1", "kh", "kw", "cout"])?;
    let width = u32::try_from(bits).map_err(|e| e.to_string())?;
    let in_l1 = match text(row, "position") {
        "L1" => true,
        "GM" => false,
        other => return Err(format!("no rule is known for the position `{other}`")),
    };
    let library = tag::try_filter(width, u(c), u(kh), u(kw), u(out), in_l1);
    let out = if in_l1 { round_up(out, 16) } else { out };
    Both { rule: contiguous(&[c, kh, kw, out, 256 / bits]), library }.against(row, says(row), is_quirk(row))
}

/// The layout of an old tag object: its numbers flat, its strides its own, so that rows or columns may
/// lie further apart than they are long.
pub(super) fn old_parts(row: &Row, shape: &str, stride: &str, origin: &[i128]) -> Result<Both, String> {
    let (shape, stride) = (flat(&row.json[shape]), flat(&row.json[stride]));
    if shape.len() != stride.len() {
        return Err("the old tag has another number of strides than of extents".to_owned());
    }
    let tree = |n: &[i128]| match *n {
        [a, b, c, d] => oracle::Tree::Tuple(vec![oracle::flat(&[a, b]), oracle::flat(&[c, d])]),
        _ => oracle::flat(n),
    };
    Ok(made(&tree(&shape), &tree(&stride), origin))
}

/// A matrix whose rows or columns lie `stride` apart, made by the library's own factory.
pub(super) fn pitched(name: &str, shape: &[i128], stride: &[i128]) -> Option<Both> {
    let (&[r, c], &[s0, s1]) = (shape, stride) else { return None };
    let (needs, pitch) = if name == "RowMajor" { (c, s0) } else { (r, s1) };
    let stride = if name == "RowMajor" { [pitch, 1] } else { [1, pitch] };
    let rule = if pitch < needs {
        Err(Refusal::Pitch)
    } else {
        Nested::new(oracle::flat(shape), oracle::flat(&stride))
    };
    let library: fn(u64, u64, u64) -> Result<NestedLayout, LayoutError> = match name {
        "RowMajor" => tag::try_row_major,
        "ColumnMajor" => tag::try_column_major,
        _ => return None,
    };
    Some(Both { rule, library: library(u(r), u(c), u(pitch)) })
}

pub(super) fn from_tag(case: &Case<'_>) -> Judged {
    let row = case.row;
    let shape = flat(&row.json["tag_shape"]);
    let stride = flat(&row.json["tag_stride"]);
    let origin = row.json.get("tag_org_shape").map_or_else(|| says(row).origin, flat);
    let both = match pitched(text(row, "tag"), &shape, &stride) {
        Some(both) => both,
        None => old_parts(row, "tag_shape", "tag_stride", &origin)?,
    };
    both.against(row, says(row), is_quirk(row))
}

/// A layout in another tag for the valid range of a tile, or that range over a given base.
pub(super) fn like(case: &Case<'_>) -> Judged {
    let row = case.row;
    let origin = flat(&row.json["like_origin"]);
    let &[rows, cols] = &origin[..] else { return Err("a tensor of rank 2".to_owned()) };
    let tagged = |rows, cols| {
        let bits = count(row, "elem_bits")?;
        Ok::<_, String>(Tagged { name: text(row, "dst"), bits, block: (0, 0), rows, cols })
    };
    let both = match row.json.get("base").and_then(|base| base.as_str()) {
        None => both(&tagged(rows, cols)?)?,
        Some(base) => {
            // such as `zN(128,256) static`
            let numbers: Vec<i128> =
                base.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
            let &[rows, cols] = &numbers[..] else { return Err(format!("a base, not `{base}`")) };
            let whole = both(&tagged(rows, cols)?)?;
            let rule = whole.rule.and_then(|w| Nested::with_origin(w.shape, w.stride, &origin));
            let valid: Vec<u64> = origin.iter().map(|n| u(*n)).collect();
            let library =
                whole.library.and_then(|w| NestedLayout::try_with_origin(*w.shape(), *w.stride(), &valid));
            Both { rule, library }
        }
    };
    both.against(row, says(row), is_quirk(row))
}

/// Whether the old class differs from the tag of the same name by a fault that is known.
pub(super) fn is_wrong_class(row: &Row) -> bool {
    // blocks of 16 x 16 with a fractal of 512: two elements at one address
    text(row, "tag") == "Weight4BitnZ"
}

/// What an old class makes: the tag's layout with the padding of the old class, all numbers flat.
pub(super) fn old(case: &Case<'_>) -> Judged {
    let row = case.row;
    let (shape, stride) = (flat(&row.json["shape"]), flat(&row.json["stride"]));
    let both = match pitched(text(row, "tag"), &shape, &stride) {
        Some(both) => both,
        None => both(&tag_of(row)?)?,
    };
    old_layout(&both, row, &stride, is_quirk(row) || is_wrong_class(row))
}

/// The numbers of an old class against a layout: extents, strides, valid range, and a capacity that
/// counts whole blocks and rows, so it is at least ours.
pub(super) fn old_layout(both: &Both, row: &Row, stride: &[i128], wrong: bool) -> Judged {
    let numbers = |l: Nested| (l.shape.leaves(), l.stride.leaves(), l.origin);
    let origin = row.json.get("org_shape").unwrap_or(&row.json["shape"]);
    let says = (flat(&row.json["shape"]), stride.to_vec(), flat(origin));
    let library = both.library.map(|l| numbers(super::nested(&l)));
    let verdict = judge(both.rule.clone().map(numbers), library, &says, wrong)?;
    both.sizes()?;
    match (&both.library, row.json.get("capacity")) {
        (Ok(layout), Some(says)) if says.as_u64() < Some(layout.capacity()) => {
            Err(format!("capacity {}, more than {says}", layout.capacity()))
        }
        _ => Ok(verdict),
    }
}
