//! One function an operation: does the library answer a row of the vectors as it must?
//!
//! A row is judged by what it says, never by its number. Each family of operations has its file, with its
//! judges and rows that are wrong on purpose; `judge_of` and `WRONG` list them.

mod coalesce;
mod common;
mod complement;
mod composition;
mod divide;
mod inverse;
mod product;
mod queries;
mod recast;
mod swizzled;

use crate::common::nested::Tree;
use crate::common::nested_bridge::{tree_of, tuple};
use crate::common::vectors::{Row, list, number};
use serde_json::Value;
use tla_core::LayoutError;
use tla_core::nested::{IntTuple, ModeTiler, NestedLayout, ShapeTiler};

/// How a row that is in order came to be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Verdict {
    /// The library gives the row's answer.
    Passed,
    /// The library gives another answer that the row calls right.
    AlsoRight,
    /// The row wants a refusal, and the library refuses.
    Refused,
    /// The row leaves it open to refuse, and the library refuses.
    Declined,
    /// The row leaves it open to refuse, and the library gives the answer by definition.
    Answered,
    /// The answer is ordered and disjoint but does not tile: refused by default, given when asked for.
    Weak,
    /// The last tile is partial: refused by the exact divide, answered by the ragged one.
    Ragged,
}

impl Verdict {
    pub(crate) const ALL: [Verdict; 7] = [
        Verdict::Passed,
        Verdict::AlsoRight,
        Verdict::Refused,
        Verdict::Declined,
        Verdict::Answered,
        Verdict::Weak,
        Verdict::Ragged,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Verdict::Passed => "passed",
            Verdict::AlsoRight => "alsoright",
            Verdict::Refused => "refused",
            Verdict::Declined => "declined",
            Verdict::Answered => "answered",
            Verdict::Weak => "weak",
            Verdict::Ragged => "ragged",
        }
    }
}

pub(crate) type Judged = Result<Verdict, String>;
pub(crate) type Judge = fn(&Row) -> Judged;

/// What judges the rows of an operation; `None` for one that this test does not know.
pub(crate) fn judge_of(op: &str) -> Option<Judge> {
    Some(match op {
        "size" => queries::size,
        "cosize" => queries::cosize,
        "rank" => queries::rank,
        "depth" => queries::depth,
        "crd2idx" => queries::address,
        "idx2crd" => queries::coordinate,
        "coalesce" => coalesce::flat,
        "coalesce_by_mode" => coalesce::by_mode,
        "filter" => coalesce::filter,
        "composition" => composition::judge,
        "complement" => complement::judge,
        "right_inverse" => inverse::right,
        "left_inverse" => inverse::left,
        "nullspace" => inverse::nullspace,
        "max_common_layout" => common::max_layout,
        "max_common_vector" => common::max_vector,
        "max_common_vector_swizzled" => common::max_vector_swizzled,
        "max_alignment" => common::max_alignment,
        "domain_distribute" => common::distribute,
        "logical_divide" => divide::logical,
        "zipped_divide" => divide::zipped,
        "tiled_divide" => divide::tiled,
        "flat_divide" => divide::flat,
        "logical_product" => product::logical,
        "zipped_product" => product::zipped,
        "tiled_product" => product::tiled,
        "flat_product" => product::flat,
        "blocked_product" => product::blocked,
        "raked_product" => product::raked,
        "tile_to_shape" => product::tile_to_shape,
        "make_ordered_layout" => product::ordered,
        "make_layout_tv" => product::thread_value,
        "upcast" => recast::up,
        "downcast" => recast::down,
        "swizzle_recast" => recast::swizzle_recast,
        "swizzle_compose" => recast::swizzle_compose,
        "swizzle_apply" => recast::swizzle_apply,
        "slice" => recast::slice,
        "dice" => recast::dice,
        "shape_div" => recast::shape_div,
        "ceil_div" => recast::ceil_div,
        "swizzled_layout_eval" => swizzled::eval,
        "layout_o_swizzle_eval" => swizzled::index_eval,
        "smem_atom" => swizzled::atom,
        _ => return None,
    })
}

/// Rows with a fault each, family by family: a judge that lets one pass judges nothing.
pub(crate) const WRONG: &[&[&str]] = &[
    coalesce::WRONG,
    common::WRONG,
    complement::WRONG,
    composition::WRONG,
    divide::WRONG,
    inverse::WRONG,
    product::WRONG,
    queries::WRONG,
    recast::WRONG,
    swizzled::WRONG,
];

/// What an operation answers, in the form in which answers are compared: a tuple of one is its entry, and
/// in a layout the stride of an extent of 1 does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Shape and stride.
    Layout(Tree, Tree),
    /// A number, a list, a coordinate: exactly as it is.
    Tree(Tree),
}

impl Answer {
    fn layout(shape: &Tree, stride: &Tree) -> Self {
        let (shape, stride) = plain(shape, stride);
        Answer::Layout(shape, stride)
    }

    /// The answer that the vectors write as `json`.
    pub(crate) fn read(json: &Value) -> Self {
        match (json.get("shape"), json.get("stride")) {
            (Some(shape), Some(stride)) => Answer::layout(&tree(shape), &tree(stride)),
            _ => Answer::Tree(tree(json)),
        }
    }
}

/// Without tuples of one entry, and with stride 0 wherever the extent is 1.
fn plain(shape: &Tree, stride: &Tree) -> (Tree, Tree) {
    match (shape, stride) {
        (Tree::Leaf(1), _) => (Tree::Leaf(1), Tree::Leaf(0)),
        (Tree::Tuple(s), Tree::Tuple(d)) if s.len() == 1 && d.len() == 1 => plain(&s[0], &d[0]),
        (Tree::Tuple(s), Tree::Tuple(d)) => {
            let entries = s.iter().zip(d).map(|(s, d)| plain(s, d));
            let (s, d) = entries.unzip();
            (Tree::Tuple(s), Tree::Tuple(d))
        }
        _ => (shape.clone(), stride.clone()),
    }
}

impl From<NestedLayout> for Answer {
    fn from(layout: NestedLayout) -> Self {
        Answer::layout(&tree_of(layout.shape()), &tree_of(layout.stride()))
    }
}

impl From<IntTuple> for Answer {
    fn from(tuple: IntTuple) -> Self {
        Answer::Tree(tree_of(&tuple))
    }
}

impl From<i128> for Answer {
    fn from(n: i128) -> Self {
        Answer::Tree(Tree::Leaf(n))
    }
}

impl From<Vec<i128>> for Answer {
    fn from(list: Vec<i128>) -> Self {
        Answer::Tree(Tree::Tuple(list.into_iter().map(Tree::Leaf).collect()))
    }
}

/// The library's answer against the row.
pub(crate) fn judged<T: Into<Answer>>(row: &Row, made: Result<T, LayoutError>) -> Judged {
    let expect = &row.json["expect"];
    let made = made.map(Into::into);
    let others = expect.get("also_valid").map(|all| list(all).to_vec()).unwrap_or_default();
    let is_other = |answer: &Answer| others.iter().any(|other| Answer::read(other) == *answer);
    let by_definition = expect.get("definition_answer");
    match (expect.get("ok"), made) {
        (Some(ok), Ok(answer)) if Answer::read(ok) == answer => Ok(Verdict::Passed),
        (_, Ok(answer)) if is_other(&answer) => Ok(Verdict::AlsoRight),
        (Some(ok), Ok(answer)) => Err(format!("the library says {answer:?}, the row {ok}")),
        // another implementation refuses: both are in order
        (Some(_), Err(_)) if expect.get("status").is_some() => Ok(Verdict::Declined),
        (Some(ok), Err(error)) => Err(format!("the library refuses ({error}), the row says {ok}")),
        (None, Ok(answer)) if by_definition.is_some_and(|right| Answer::read(right) == answer) => {
            Ok(Verdict::Answered)
        }
        (None, Ok(answer)) => Err(format!("the library says {answer:?}, to refuse")),
        (None, Err(_)) if by_definition.is_some() || !others.is_empty() => Ok(Verdict::Declined),
        (None, Err(_)) => Ok(Verdict::Refused),
    }
}

/// An argument of the row.
pub(crate) fn arg<'r>(row: &'r Row, name: &str) -> &'r Value {
    &row.json["args"][name]
}

/// Integers and lists of them; `null`, a stride that does not count, is 0.
pub(crate) fn tree(json: &Value) -> Tree {
    match json {
        Value::Array(entries) => Tree::Tuple(entries.iter().map(tree).collect()),
        Value::Null => Tree::Leaf(0),
        integer => Tree::Leaf(number(integer)),
    }
}

/// The library's tuple.
pub(crate) fn int_tuple(json: &Value) -> Result<IntTuple, LayoutError> {
    tuple(&tree(json))
}

/// The library's layout.
pub(crate) fn layout(json: &Value) -> Result<NestedLayout, LayoutError> {
    NestedLayout::try_signed(int_tuple(&json["shape"])?, int_tuple(&json["stride"])?)
}

/// What a row says to tile with.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Tiler {
    /// `null`.
    Keep,
    /// A layout, or the integer `n` as `n:1`.
    Layout(NestedLayout),
    /// A list: by mode.
    Modes(ShapeTiler),
}

/// `n` | `null` | a layout | a list of those.
pub(crate) fn tiler(json: &Value) -> Result<Tiler, LayoutError> {
    Ok(match json {
        Value::Null => Tiler::Keep,
        Value::Array(modes) => {
            let modes: Vec<ModeTiler> = modes.iter().map(mode_tiler).collect::<Result<_, _>>()?;
            Tiler::Modes(ShapeTiler::try_new(&modes)?)
        }
        Value::Object(_) => Tiler::Layout(layout(json)?),
        _ => Tiler::Layout(NestedLayout::try_signed(int_tuple(json)?, IntTuple::leaf(1))?),
    })
}

fn mode_tiler(json: &Value) -> Result<ModeTiler, LayoutError> {
    Ok(match json {
        Value::Null => ModeTiler::Keep,
        Value::Object(_) => ModeTiler::Layout(layout(json)?),
        _ => ModeTiler::Extent(json.as_u64().unwrap_or_else(|| panic!("the tiler of a mode, not {json}"))),
    })
}
