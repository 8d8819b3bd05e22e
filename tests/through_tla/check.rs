//! What a row is asked.

use tla::LayoutError;
use tla::algebra::nested::{IntTuple, NestedLayout, parse};
use tla::nested::{Congruent, Layout, Origin, StaticLayout};

/// A row with the answers that this crate gave.
pub(crate) struct Row {
    n: u32,
    pub(crate) op: &'static str,
    question: String,
    right: String,
    answers: Vec<String>,
}

impl Row {
    /// A row whose answer is a layout.
    pub(crate) fn layout(n: u32, op: &'static str, notation: &str, right: &str, answer: String) -> Self {
        let right = parse::tla(right).expect("the vectors hold layouts").to_string();
        Self { n, op, question: notation.to_owned(), right, answers: vec![answer] }
    }

    /// A row whose answer is an address.
    pub(crate) fn offset(
        n: u32,
        op: &'static str,
        notation: &str,
        coordinate: &str,
        right: u64,
        answers: &[u64],
    ) -> Self {
        let question = format!("{notation} at {coordinate}");
        let answers = answers.iter().map(u64::to_string).collect();
        Self { n, op, question, right: right.to_string(), answers }
    }

    /// What is wrong, if something is.
    pub(crate) fn failure(&self) -> Option<String> {
        let Self { n, op, question, right, answers } = self;
        let wrong = answers.iter().any(|answer| answer != right);
        wrong.then(|| format!("row {n} ({op}): {question} is {answers:?}, not {right}"))
    }
}

/// A layout as text.
#[inline(never)]
pub(crate) fn value<Shape: tla::nested::IntTuple, Stride: Congruent<Shape>, O, Tag, const R: usize>(
    layout: Layout<Shape, Stride, O, Tag>,
) -> String
where
    O: Origin<Shape, R>,
{
    text(layout.try_value())
}

fn text(layout: Result<NestedLayout, LayoutError>) -> String {
    layout.map_or_else(|error| error.to_string(), |layout| layout.to_string())
}

/// Whether `L` is the layout written in `right`.
pub(crate) const fn is<L: StaticLayout>(right: &str) -> bool {
    let Ok(right) = parse::tla(right) else { return false };
    let made = L::NESTED;
    let (a, b) = (made.origin(), right.origin());
    let mut is_same =
        a.len() == b.len() && same(made.shape(), right.shape()) && same(made.stride(), right.stride());
    let mut d = 0;
    while is_same && d < a.len() {
        is_same = a[d] == b[d];
        d += 1;
    }
    is_same
}

/// Whether the two tuples are nested alike and have the same leaves.
const fn same(a: &IntTuple, b: &IntTuple) -> bool {
    let (leaves, others) = (a.leaves(), b.leaves());
    let (leaves, others) = (leaves.as_slice(), others.as_slice());
    let mut is_same = a.is_congruent(b) && leaves.len() == others.len();
    let mut i = 0;
    while is_same && i < leaves.len() {
        is_same = leaves[i] == others[i];
        i += 1;
    }
    is_same
}
