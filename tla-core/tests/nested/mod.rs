//! One function an operation: does the library answer a row of the vectors as it must?
//!
//! A row is judged by what it says, never by its number: the oracle answers by the rules, the library
//! must answer alike, and so must the row, unless it is of a kind in which the reference is known to be
//! wrong (it says so, or its operation does).

mod factories;
mod offsets;
mod tiles;
mod values;

use crate::common::nested::{Nested, Refusal, Tree};
use crate::common::nested_bridge::{extents, library, nested, tree_of, tuple};
use crate::common::vectors::{Row, list, number};
use core::fmt::Debug;
use serde_json::Value;
use tla_core::LayoutError;
use tla_core::nested::NestedLayout;

/// A row, and the construction that it belongs to, if it has one before it.
#[derive(Clone, Copy)]
pub(crate) struct Case<'r> {
    pub(crate) row: &'r Row,
    pub(crate) made: Option<&'r Row>,
}

/// How a row that is in order came to be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Rule, row and library agree.
    Passed,
    /// The reference is wrong or surprising here; the library answers by the rule.
    ByRule,
    /// By the rule there is no answer, and the library refuses with the fitting error.
    Refused,
    /// The row cannot be judged; the text says why.
    Apart(&'static str),
}

pub(crate) type Judged = Result<Verdict, String>;
type Judge = fn(&Case<'_>) -> Judged;

/// What judges the rows of an operation; `None` for one that this test does not know.
pub(crate) fn judge_of(op: &str) -> Option<Judge> {
    Some(match op {
        "int_tuple" => values::int_tuple,
        "get" => values::get,
        "add" => values::add,
        "arith" => values::arith,
        "make_layout" => values::make_layout,
        "make_layout_vector" => factories::vector,
        "make_layout_tag" => factories::tagged,
        "make_mx_scale_layout" => factories::scales,
        "make_layout_l0c" => factories::accumulator,
        "make_layout_fmap" => factories::feature_map,
        "make_layout_filter" => factories::filter,
        "make_layout_from_tag" => factories::from_tag,
        "make_tensor_like" => factories::like,
        "legacy_make" => factories::old,
        "crd2offset" => offsets::coordinate,
        "layout_offset" => offsets::tagged,
        "mx_offset" => offsets::scales,
        "offset_map" => offsets::map,
        "legacy_offset" => offsets::old,
        "get_tile_layout" => tiles::layout,
        "legacy_tile" => tiles::old,
        "tensor" | "tensor_point" => tiles::point,
        "get_tile" => tiles::tile,
        "tile_view" => tiles::view,
        "tensor_slice" => tiles::slice,
        "slice_then_point" => tiles::slice_then_point,
        _ => return None,
    })
}

/// What is made of integers.
trait Numbers {
    fn numbers(&self) -> Vec<i128>;
}

impl Numbers for i128 {
    fn numbers(&self) -> Vec<i128> {
        vec![*self]
    }
}

impl Numbers for Vec<i128> {
    fn numbers(&self) -> Vec<i128> {
        self.clone()
    }
}

impl Numbers for Option<i128> {
    fn numbers(&self) -> Vec<i128> {
        self.iter().copied().collect()
    }
}

impl Numbers for Tree {
    fn numbers(&self) -> Vec<i128> {
        self.leaves()
    }
}

impl Numbers for Nested {
    fn numbers(&self) -> Vec<i128> {
        [self.shape.leaves(), self.stride.leaves(), self.origin.clone()].concat()
    }
}

impl Numbers for (Vec<i128>, Vec<i128>, Vec<i128>) {
    fn numbers(&self) -> Vec<i128> {
        [&self.0[..], &self.1, &self.2].concat()
    }
}

/// The reference computes in 32 bits: it is wrong where its numbers are right but for those above.
fn is_wrapped<T: Numbers>(rule: &T, row: &T) -> bool {
    let (rule, row) = (rule.numbers(), row.numbers());
    rule.len() == row.len() && rule.iter().zip(&row).all(|(a, b)| (a - b) % (1 << 32) == 0)
}

/// What the reference does not look at: it takes such input, and its answer means nothing.
fn is_unheeded(refusal: Refusal) -> bool {
    use Refusal as R;
    matches!(
        refusal,
        R::Congruence | R::Negative | R::OriginRank | R::OriginBeyond | R::TileRank | R::TileMode
    ) || matches!(refusal, R::DivisionByZero | R::TooLarge | R::Pitch)
}

/// Rule, library and row, held against each other. `wrong` says that the reference may be wrong here.
fn judge<T: PartialEq + Debug + Numbers>(
    rule: Result<T, Refusal>,
    library: Result<T, LayoutError>,
    row: &T,
    wrong: bool,
) -> Judged {
    match (rule, library) {
        (Ok(rule), Ok(library)) if rule != library => {
            Err(format!("the library says {library:?}, the rule is {rule:?}"))
        }
        (Ok(rule), Ok(_)) if rule == *row => Ok(if wrong { Verdict::ByRule } else { Verdict::Passed }),
        (Ok(rule), Ok(_)) if wrong || is_wrapped(&rule, row) => Ok(Verdict::ByRule),
        (Ok(rule), Ok(_)) => Err(format!("the row says {row:?}, the rule is {rule:?}")),
        (Err(refusal), Err(error)) if !is(refusal, &error) => {
            Err(format!("refused for another reason than {refusal:?}: {error:?}"))
        }
        (Err(refusal), Err(_)) if wrong || is_unheeded(refusal) => Ok(Verdict::Refused),
        (Err(refusal), Err(_)) => {
            Err(format!("the row says {row:?}, by the rule it is refused: {refusal:?}"))
        }
        (Ok(rule), Err(error)) => Err(format!("the library refuses ({error}), the rule is {rule:?}")),
        (Err(refusal), Ok(library)) => Err(format!("the library says {library:?}, to refuse: {refusal:?}")),
    }
}

/// `judge` for further things that one row says: the first that is out of order, else the strongest
/// verdict.
fn all(verdicts: impl IntoIterator<Item = Judged>) -> Judged {
    let mut whole = Verdict::Passed;
    for verdict in verdicts {
        match verdict? {
            Verdict::Passed => {}
            other => whole = other,
        }
    }
    Ok(whole)
}

/// Whether an error of the library is this refusal.
fn is(refusal: Refusal, error: &LayoutError) -> bool {
    use LayoutError as E;
    match refusal {
        Refusal::CoordinateRank => matches!(error, E::CoordinateRank { .. }),
        Refusal::CoordinateDeep => matches!(error, E::CoordinateDeep { .. }),
        Refusal::CoordinateRange => matches!(error, E::CoordinateRange { .. }),
        Refusal::Congruence => matches!(error, E::NotCongruent { .. }),
        Refusal::Negative => {
            matches!(error, E::NegativeOperand { .. } | E::ExtentNegative { .. } | E::StrideNegative { .. })
        }
        Refusal::OriginRank => matches!(error, E::OriginRank { .. }),
        Refusal::OriginBeyond => matches!(error, E::OriginBeyond { .. }),
        Refusal::TileRank => matches!(error, E::TileRank { .. }),
        Refusal::TileMode => matches!(error, E::TileMode { .. }),
        Refusal::DivisionByZero => matches!(error, E::DivisionByZero { .. }),
        Refusal::TooLarge => {
            matches!(
                error,
                E::Overflow { .. }
                    | E::ArithmeticOverflow { .. }
                    | E::SizeOverflow { .. }
                    | E::NumberRange { .. }
            )
        }
        Refusal::Path => matches!(error, E::TuplePath { .. }),
        Refusal::Pitch => matches!(error, E::PitchShort { .. }),
        Refusal::Width => matches!(error, E::BlockWidth { .. }),
    }
}

/// The row says of itself that C++ is wrong or surprising here.
fn is_quirk(row: &Row) -> bool {
    row.json.get("quirk").is_some()
}

fn text<'r>(row: &'r Row, field: &str) -> &'r str {
    row.json[field].as_str().unwrap_or_default()
}

fn count(row: &Row, field: &str) -> Result<i128, String> {
    match &row.json[field] {
        Value::Null => Err(format!("the row has no `{field}`")),
        value => Ok(number(value)),
    }
}

/// An integer or a nested list of such.
fn tree(json: &Value) -> Tree {
    match json {
        Value::Array(entries) => Tree::Tuple(entries.iter().map(tree).collect()),
        integer => Tree::Leaf(number(integer)),
    }
}

/// A flat list; an integer is a list of one.
fn flat(json: &Value) -> Vec<i128> {
    if json.is_array() { list(json).iter().map(number).collect() } else { vec![number(json)] }
}

/// Of which rule and library each have one.
fn made(shape: &Tree, stride: &Tree, origin: &[i128]) -> Both {
    Both {
        rule: Nested::with_origin(shape.clone(), stride.clone(), origin),
        library: library(shape, stride, Some(origin)),
    }
}

/// One layout, by the rule and by the library.
#[derive(Clone, Debug)]
struct Both {
    rule: Result<Nested, Refusal>,
    library: Result<NestedLayout, LayoutError>,
}

impl Both {
    /// Held against the layout of a row: `shape`, `stride` and origin, with the row's rank and depth.
    fn against(&self, row: &Row, says: Nested, wrong: bool) -> Judged {
        let library = self.library.as_ref().map(nested).map_err(|e| *e);
        let verdict = judge(self.rule.clone(), library, &says, wrong)?;
        let Ok(layout) = &self.library else { return Ok(verdict) };
        let facts = [("rank", layout.rank()), ("depth", layout.depth())];
        for (field, fact) in facts {
            if !wrong && row.json[field].as_u64().is_some_and(|says| says != fact as u64) {
                return Err(format!("{field} is {fact}, not {}", row.json[field]));
            }
        }
        self.sizes()?;
        Ok(verdict)
    }

    /// Size and capacity are right, and the text reads back.
    fn sizes(&self) -> Result<(), String> {
        let (Ok(rule), Ok(layout)) = (&self.rule, &self.library) else { return Ok(()) };
        let size = rule.origin.iter().product::<i128>();
        let sizes = (i128::from(layout.size()), i128::from(layout.capacity()));
        if sizes != (size, rule.capacity()) {
            return Err(format!("size and capacity {sizes:?}, not {:?}", (size, rule.capacity())));
        }
        match tla_core::nested::parse::tla(&layout.to_string()) {
            Ok(back) if back == *layout => Ok(()),
            other => Err(format!("{layout} reads back as {other:?}")),
        }
    }

    /// The address of a coordinate, not range checked.
    fn extended(&self, coordinate: &Tree) -> (Result<i128, Refusal>, Result<i128, LayoutError>) {
        let rule = self.rule.clone().and_then(|layout| layout.extended(coordinate));
        let library = self.library.and_then(|layout| layout.try_offset_extended(&tuple(coordinate)?));
        (rule, library.map(i128::from))
    }

    /// The range check refuses what it must, and else changes nothing.
    fn checked(&self, coordinate: &Tree) -> Result<(), String> {
        let rule = self.rule.clone().and_then(|layout| layout.offset(coordinate));
        let library = self.library.and_then(|layout| layout.try_offset(&tuple(coordinate)?));
        match (rule, library) {
            (Ok(rule), Ok(library)) if rule == i128::from(library) => Ok(()),
            (Err(refusal), Err(error)) if is(refusal, &error) => Ok(()),
            (rule, library) => Err(format!("checked: the library says {library:?}, the rule is {rule:?}")),
        }
    }

    /// The address that a row gives for a coordinate, which may lie beyond the shape.
    fn address(&self, coordinate: &Tree, says: i128, wrong: bool) -> Judged {
        self.checked(coordinate)?;
        let (rule, library) = self.extended(coordinate);
        judge(rule, library, &says, wrong)
    }
}
