//! From coordinates to addresses.

use super::factories::{both, is_wrong_class, old_parts, scales_of, tag_of};
use super::{Both, Case, Judged, Verdict, all, count, flat, is_quirk, judge, library, text, tree, tuple};
use crate::common::nested::{self as oracle, Nested, Tagged, Tree};
use crate::common::vectors::Row;

pub(super) fn coordinate(case: &Case<'_>) -> Judged {
    let row = case.row;
    let (shape, stride) = (tree(&row.json["shape"]), tree(&row.json["stride"]));
    let both =
        Both { rule: Nested::new(shape.clone(), stride.clone()), library: library(&shape, &stride, None) };
    both.address(&tree(&row.json["coord"]), count(row, "result")?, is_quirk(row))
}

/// The row's address in the layout of a tag: by the table of leaves, and by what the tag means.
fn in_tag(tagged: &Tagged<'_>, row: &Row, wrong: bool) -> Judged {
    let both = both(tagged)?;
    let coordinate = tree(&row.json["coord"]);
    let verdict = both.address(&coordinate, count(row, "result")?, wrong)?;
    if let [r, c] = coordinate.leaves()[..]
        && let Some(meant) = tagged.address(r, c)
    {
        let (rule, _) = both.extended(&coordinate);
        if rule != Ok(meant) {
            return Err(format!("the table of leaves gives {rule:?}, the blocks {meant}"));
        }
    }
    Ok(verdict)
}

pub(super) fn tagged(case: &Case<'_>) -> Judged {
    in_tag(&tag_of(case.row)?, case.row, is_quirk(case.row))
}

pub(super) fn scales(case: &Case<'_>) -> Judged {
    in_tag(&scales_of(case.row)?, case.row, is_quirk(case.row))
}

/// The offset of an old class. Its layout is the tag's, but for matrices with padded rows, which the
/// construction before this row says.
pub(super) fn old(case: &Case<'_>) -> Judged {
    let row = case.row;
    let wrong = is_quirk(row) || is_wrong_class(row);
    if !matches!(text(row, "tag"), "RowMajor" | "ColumnMajor") {
        return in_tag(&tag_of(row)?, row, wrong);
    }
    let Some(made) = construction(case) else {
        return Ok(Verdict::Apart("the construction that it belongs to is not in the file"));
    };
    let both = old_parts(made, "shape", "stride", &flat(&made.json["shape"]))?;
    both.address(&tree(&row.json["coord"]), count(row, "result")?, wrong)
}

/// The construction before the row, if it is of the same layout.
pub(super) fn construction<'r>(case: &Case<'r>) -> Option<&'r Row> {
    let fields = ["tag", "elem_bits", "rows", "cols", "block_rows", "block_cols"];
    case.made.filter(|made| fields.iter().all(|f| made.json[*f] == case.row.json[*f]))
}

/// All addresses of a matrix: their sum, their sum with positions as weights, the largest, the list.
pub(super) fn map(case: &Case<'_>) -> Judged {
    let row = case.row;
    let tagged = tag_of(row)?;
    let layout = both(&tagged)?.library.map_err(|e| e.to_string())?;
    let mut addresses = Vec::new();
    for at in oracle::box_of(&[tagged.rows, tagged.cols]) {
        let offset = tuple(&oracle::flat(&at)).and_then(|at| layout.try_offset(&at));
        let offset = offset.map_err(|e| e.to_string())?;
        if tagged.address(at[0], at[1]) != Some(i128::from(offset)) {
            return Err(format!(
                "{at:?} is at {offset}, by its blocks at {:?}",
                tagged.address(at[0], at[1])
            ));
        }
        addresses.push(offset);
    }
    let weighted = addresses.iter().zip(1_u64..).map(|(a, k)| a.wrapping_mul(k));
    let facts = [
        ("sum", addresses.iter().sum()),
        ("weighted_sum", weighted.fold(0, u64::wrapping_add)),
        ("max", addresses.iter().copied().max().unwrap_or(0)),
    ];
    let mut verdicts = Vec::new();
    for (field, fact) in facts {
        let fact = i128::from(fact);
        verdicts.push(judge(Ok(fact), Ok(fact), &count(row, field)?, is_quirk(row)));
    }
    if let Some(says) = row.json.get("offsets") {
        let list: Vec<i128> = addresses.into_iter().map(i128::from).collect();
        verdicts.push(judge(Ok(list.clone()), Ok(list), &flat(says), is_quirk(row)));
    }
    all(verdicts)
}

/// The address in `both` of `start + local`, entry by entry.
pub(super) fn moved(start: &[i128], local: &[i128]) -> Tree {
    oracle::flat(&start.iter().zip(local).map(|(a, b)| a + b).collect::<Vec<_>>())
}
