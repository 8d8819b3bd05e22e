//! What a row is asked.

use tla::algebra::nested::{Composed, IntTuple, NestedLayout, parse as nested_parse};
use tla::algebra::parse;
use tla::{LayoutError, Map, Mapping};

/// A row of the vectors with the answer of the type.
pub(crate) struct Row {
    n: &'static str,
    pub(crate) op: &'static str,
    right: Right,
    answer: Answer,
}

/// What is right: one of these texts, or a refusal.
struct Right {
    layouts: Vec<&'static str>,
    refusal: bool,
}

enum Answer {
    Map(&'static Result<Map, LayoutError>),
    Nested(&'static Result<Composed, LayoutError>),
}

/// A row whose answer is a layout on named axes, under a shape if one is given.
pub(crate) fn map<L: Mapping>(n: &'static str, op: &'static str, right: &'static str) -> Row {
    // every rule of a layout holds, and what is asked of one can be asked
    const { assert!(L::SIZE > 0 && L::RANK <= 16) };
    Row {
        n,
        op,
        right: Right { layouts: vec![right], refusal: false },
        answer: Answer::Map(const { &L::CHECKED }),
    }
}

/// A row whose answer is one of these nested layouts.
pub(crate) fn nested<L: Mapping>(n: &'static str, op: &'static str, right: &'static [&'static str]) -> Row {
    const { assert!(L::SIZE > 0 && L::RANK <= 16) };
    let answer = Answer::Nested(const { &L::NESTED_CHECKED });
    Row { n, op, right: Right { layouts: right.to_vec(), refusal: false }, answer }
}

/// A row whose answer is one of these nested layouts, or none.
pub(crate) fn nested_or_none<L: Mapping>(
    n: &'static str,
    op: &'static str,
    right: &'static [&'static str],
) -> Row {
    Row {
        n,
        op,
        right: Right { layouts: right.to_vec(), refusal: true },
        answer: Answer::Nested(const { &L::NESTED_CHECKED }),
    }
}

/// A row that has no answer.
pub(crate) fn refused<L: Mapping>(n: &'static str, op: &'static str) -> Row {
    Row { n, op, right: Right { layouts: vec![], refusal: true }, answer: Answer::Map(const { &L::CHECKED }) }
}

impl Row {
    /// What is wrong, if something is.
    pub(crate) fn failure(&self) -> Option<String> {
        let Self { n, op, right, answer } = self;
        let (shown, is_right) = match answer {
            Answer::Map(Err(error)) | Answer::Nested(Err(error)) => (error.to_string(), right.refusal),
            Answer::Map(Ok(map)) => (map.to_string(), right.layouts.iter().any(|right| is_map(map, right))),
            Answer::Nested(Ok(found)) => {
                (found.to_string(), right.layouts.iter().any(|right| is_nested(found, right, *op == "slice")))
            }
        };
        let refusal = if right.refusal { " or none" } else { "" };
        (!is_right).then(|| format!("row {n} ({op}): {shown}, not {:?}{refusal}", right.layouts))
    }
}

/// Whether the map has the places and the shape of the one that is written.
fn is_map(map: &Map, right: &str) -> bool {
    let layout = parse::tirx(right).unwrap_or_else(|error| panic!("{right}: {error}"));
    // where no shape is written any is right
    let shaped = !right.contains("->") || map.shape() == layout.shape();
    let (found, right) = (map.canonicalize(), layout.canonicalize());
    // on which axis a single element does not step says nothing
    let is_one = found.size() == 1 && right.size() == 1 && found.replica() == right.replica();
    shaped && (found == right || (is_one && found.offset() == right.offset()))
}

/// Whether the layout is the one that is written, without tuples of one and strides of extents of 1. A slice
/// starts at an offset, which the vectors leave away.
fn is_nested(found: &Composed, right: &str, is_slice: bool) -> bool {
    let right = nested_parse::cute(right).unwrap_or_else(|error| panic!("{right}: {error}"));
    found.swizzle().is_none() && (is_slice || found.offset() == 0) && tree(found.layout()) == tree(&right)
}

/// A nested layout without what says nothing.
#[derive(PartialEq)]
enum Tree {
    Leaf(i64, i64),
    Modes(Vec<Tree>),
}

fn tree(layout: &NestedLayout) -> Tree {
    fn of(shape: &IntTuple, stride: &IntTuple) -> Tree {
        if let (Some(extent), Some(stride)) = (shape.as_leaf(), stride.as_leaf()) {
            return Tree::Leaf(extent, if extent == 1 { 0 } else { stride });
        }
        let entry = |tuple: &IntTuple, d| tuple.entry(d).expect("an entry for each of the rank");
        let modes = (0..shape.rank()).map(|d| of(&entry(shape, d), &entry(stride, d)));
        let mut modes: Vec<Tree> = modes.collect();
        if modes.len() == 1 { modes.remove(0) } else { Tree::Modes(modes) }
    }
    of(layout.shape(), layout.stride())
}
