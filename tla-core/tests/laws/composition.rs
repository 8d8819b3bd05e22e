//! Composition is `A(B(i))`, accepted exactly where one of the two rules holds.

use crate::common::algebra::{self, Mode, coalesced, factored, paper_accepts, size, stays_in_one_mode};
use crate::common::nested_bridge::tree_of;
use crate::{Sample, config, layout, leaf, modes, samples};
use proptest::prelude::*;
use tla_core::nested::{Composed, ModeTiler, NestedLayout, ShapeTiler};
use tla_core::{LayoutError, ModeError, Swizzle};

/// What became of the cases.
#[derive(Default)]
struct Share {
    cases: usize,
    representable: usize,
    by_rule: usize,
    accepted: usize,
}

impl Share {
    fn print(&self, of: &str) {
        let Share { cases, representable, by_rule, accepted } = self;
        let share = accepted * 1000 / representable.max(&1);
        println!(
            "composition of {of}: {cases} cases, {representable} representable, {by_rule} of them by the paper's rule or \
             inside one mode, {accepted} accepted: {}.{} % of the representable ones",
            share / 10,
            share % 10
        );
    }
}

/// A generator that every machine has: the numbers are the same everywhere.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u64) -> i128 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        i128::from((self.0 >> 33) % n)
    }

    fn one_of(&mut self, of: &[i128]) -> i128 {
        of[usize::try_from(self.below(of.len() as u64)).expect("small")]
    }
}

fn library(modes: &[Mode]) -> NestedLayout {
    let text = |numbers: Vec<i128>| numbers.iter().map(|n| format!("{n},")).collect::<String>();
    let (shape, stride) = modes.iter().copied().unzip();
    layout(&format!("({}):({})", text(shape), text(stride)))
}

/// Accepted and right, or refused for a reason that composition has.
fn checked(a: &NestedLayout, b: &NestedLayout) -> Option<NestedLayout> {
    match a.try_compose(b) {
        Ok(composed) => {
            let (left, right, both) = (modes(a), modes(b), modes(&composed));
            for i in 0..size(&right) {
                let wanted = algebra::at(&left, algebra::at(&right, i));
                assert_eq!(algebra::at(&both, i), wanted, "{a} o {b} = {composed}, at {i}");
            }
            Some(composed)
        }
        Err(LayoutError::Mode(
            ModeError::ComposeStride { .. }
            | ModeError::ComposeExtent { .. }
            | ModeError::ComposeCarry { .. }
            | ModeError::ComposeNegative { .. },
        )) => None,
        Err(error) => panic!("{a} o {b}: {error}"),
    }
}

/// One leaf over two to four modes: accepted wherever the rule of the paper or that of one mode accepts, and
/// where nothing is carried besides; always the one coalesced layout that there is.
#[test]
fn one_leaf() {
    let mut numbers = Numbers(1);
    let mut share = Share::default();
    for _ in 0..12_000 {
        let count = 2 + numbers.below(3);
        let left: Vec<Mode> = (0..count)
            .map(|_| {
                let extent = numbers.one_of(&[1, 2, 3, 4, 5, 6, 8, 9, 12]);
                (extent, numbers.one_of(&[0, 1, 2, 3, 5, 7, 10, 11, 13, 16, 32, 100, -4]))
            })
            .collect();
        let (s, d) = (numbers.one_of(&[2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16]), 1 + numbers.below(24));
        let factored = factored(&|i| algebra::at(&left, i * d), s);
        let extents: Vec<i128> = coalesced(&left, true).iter().map(|(extent, _)| *extent).collect();
        let rule = paper_accepts(&extents, s, d) || stays_in_one_mode(&extents, s, d);
        let made = checked(&library(&left), &library(&[(s, d)]));
        assert!(made.is_some() || !rule, "{left:?} o {s}:{d}");
        assert!(!rule || factored.is_some(), "the rule is unsound: {left:?} o {s}:{d}");
        if let Some(made) = made {
            assert_eq!(coalesced(&modes(&made), false), factored.clone().expect("what is accepted is right"));
        }
        share.cases += 1;
        share.representable += usize::from(factored.is_some());
        share.by_rule += usize::from(rule);
        share.accepted += usize::from(made.is_some());
    }
    share.print("one leaf");
    assert!(share.accepted * 100 >= share.representable * 95);
}

/// Two to three leaves, random, and so that they fit: each by the rule, and together without a carry.
#[test]
fn several_leaves() {
    let mut numbers = Numbers(2);
    let mut share = Share::default();
    for _ in 0..12_000 {
        let left: Vec<Mode> = (0..2 + numbers.below(2))
            .map(|_| (numbers.one_of(&[2, 3, 4, 6, 8]), numbers.one_of(&[1, 2, 3, 5, 7, 16, 100])))
            .collect();
        let mut compact = 1;
        let right: Vec<Mode> = (0..2 + numbers.below(2))
            .map(|_| {
                let extent = numbers.one_of(&[2, 3, 4, 6]);
                let stride = numbers.one_of(&[compact, compact, compact, 1, 2, 3, 4, 6, 8, 12]);
                compact *= extent;
                (extent, stride)
            })
            .collect();
        let f = |b: i128| algebra::at(&left, b);
        let each: Option<Vec<_>> = right.iter().map(|(s, d)| factored(&|i| f(i * d), *s)).collect();
        // nested as `right`, so the sum of what its leaves give alone
        let adds_up = (0..size(&right)).all(|i| {
            let mut rest = i;
            let parts = right.iter().map(|(s, d)| {
                let digit = rest % s;
                rest /= s;
                f(digit * d)
            });
            parts.sum::<i128>() == f(algebra::at(&right, i))
        });
        let representable = each.is_some() && adds_up;
        let extents: Vec<i128> = coalesced(&left, true).iter().map(|(extent, _)| *extent).collect();
        let rule = |(s, d): &Mode| paper_accepts(&extents, *s, *d) || stays_in_one_mode(&extents, *s, *d);
        let made = checked(&library(&left), &library(&right));
        assert!(made.is_none() || representable);
        share.cases += 1;
        share.representable += usize::from(representable);
        let by_rule = representable && right.iter().all(rule);
        share.by_rule += usize::from(by_rule);
        share.accepted += usize::from(made.is_some());
    }
    share.print("several leaves");
    assert!(share.accepted * 100 >= share.representable * 95);
}

/// Four sound answers that a stricter or a looser rule gets wrong; `None` where there is no layout.
#[test]
fn what_the_five_rules_of_the_field_say() {
    let cases = [
        // CuTe's C++ says (2,3):(6,3), which is 3 at 2 where A(6) = 7
        ("(4,6,8):(2,3,5)", "6:3", None),
        // pycute says 4:1
        ("(4,8):(1,16)", "6:1", None),
        // the paper's rule alone refuses it
        ("(5,3):(7,1)", "2:3", Some("2:21")),
        ("(5,3):(7,1)", "7:1", None),
        ("(23,5):(2,120)", "7:3", Some("7:6")),
        // inside a mode that is not the first
        ("(5,7,2):(7,1,100)", "3:15", Some("3:3")),
        // two leaves that fit alone and carry together: A(5) = 101
        ("(4,8):(1,100)", "(3,2):(1,3)", None),
        ("(4,8):(1,100)", "(3,2):(1,4)", Some("(3,2):(1,100)")),
    ];
    for (a, b, wanted) in cases {
        let made = checked(&layout(a), &layout(b)).map(|made| made.to_string());
        assert_eq!(made.as_deref(), wanted, "{a} o {b}");
    }
}

/// The message of each refusal: one line, the mode and both numbers.
#[test]
fn a_refusal_is_one_line() {
    let cases = [
        (
            "(4,6,8):(2,3,5)",
            "6:3",
            "composition: mode 0 of the left layout (coalesced), extent 4, is no multiple of the stride 3 of leaf 0, \
             6:3, of the right layout, nor does the leaf stay inside the mode",
        ),
        (
            "(4,6,8):(2,3,5)",
            "(2,5):(1,16)",
            "composition: mode 1 of the left layout (coalesced), extent 6, is no multiple of 4, what is left of the stride \
             16 of leaf 1, 5:16, of the right layout, nor does the leaf stay inside the mode",
        ),
        (
            "(4,8):(1,16)",
            "3:2",
            "composition: mode 0 of the left layout (coalesced), extent 4, has 2 steps of leaf 0, 3:2, of the right layout, \
             which does not divide 3, its extent",
        ),
        (
            "(4,8):(1,100)",
            "(3,2):(1,3)",
            "composition: mode 0 of the left layout (coalesced), extent 4: the leaves of the right layout together reach 5 \
             in it and would carry into the next mode",
        ),
        (
            "8:1",
            "4:-1",
            "composition: leaf 0, 4:-1, of the right layout, counts down: there are no coordinates below 0",
        ),
    ];
    for (a, b, message) in cases {
        match layout(a).try_compose(&layout(b)) {
            Err(error) => assert_eq!(error.to_string(), message, "{a} o {b}"),
            Ok(made) => panic!("{a} o {b} = {made}"),
        }
    }
    let beyond = layout("(4,2):(1,4)").try_compose_within(&layout("16:1")).expect_err("8 elements");
    assert_eq!(
        beyond.to_string(),
        "composition: the right layout reaches 16 elements far, the left one has 8: use the composition that runs on, or a \
         smaller right layout"
    );
}

proptest! {
    #![proptest_config(config(512))]

    /// Nested layouts of all signs: what is accepted is right, nested as the right one, and within the
    /// checked variant exactly where it stays inside.
    #[test]
    fn is_a_of_b(a in samples(true), b in samples(false)) {
        let Some(made) = checked(&a.layout, &b.layout) else { return Ok(()) };
        prop_assert!(refines(&made, &b.layout));
        let inside = i128::from(b.layout.capacity()) <= a.size();
        prop_assert_eq!(a.layout.try_compose_within(&b.layout).is_ok(), inside);
        // composing once more is associative
        if let Ok(rest) = b.layout.try_right_inverse()
            && let (Ok(left), Ok(inner)) = (made.try_compose(&rest), b.layout.try_compose(&rest))
            && let Ok(right) = a.layout.try_compose(&inner)
        {
            for i in 0..i128::from(rest.size()) {
                prop_assert_eq!(left.try_at(&leaf(i)), right.try_at(&leaf(i)));
            }
        }
    }

    /// Under a swizzle and an offset: they stay, and the layout below them is composed.
    #[test]
    fn under_a_swizzle(a in samples(false), b in samples(false), offset in 0_i64..40) {
        let swizzle = Swizzle::try_new(1, 2, 2).expect("a swizzle");
        let whole = Composed::try_with(Some(swizzle), offset, a.layout).expect("small");
        let (made, plain) = (whole.try_compose(&b.layout), a.layout.try_compose(&b.layout));
        prop_assert_eq!(made.map(|made| *made.layout()), plain);
        let Ok(made) = made else { return Ok(()) };
        for i in 0..b.size() {
            let through = whole.try_at(&leaf(b.at(i)));
            prop_assert_eq!(made.try_at(&leaf(i)), through, "at {}", i);
        }
        let flat = whole.try_coalesce_z().expect("small");
        for i in 0..2 * a.size() {
            prop_assert_eq!(flat.try_at(&leaf(i)), whole.try_at(&leaf(i)));
        }
    }

    /// All of a layout, and what comes after it: the identity from the right changes nothing, also beyond.
    #[test]
    fn identity(a in samples(true), more in 1_i128..4) {
        prop_assume!(a.size() <= 300);
        let last = coalesced(&a.modes, true).last().map_or(1, |(extent, _)| *extent);
        let count = a.size() / last.max(1) * last.max(1) * more;
        let made = a.layout.try_compose(&library(&[(count, 1)])).expect("whole modes");
        for i in 0..count {
            prop_assert_eq!(made.try_at(&leaf(i)).map(i128::from), Ok(a.at(i)));
        }
        let tiler = ShapeTiler::try_new(&[ModeTiler::Keep]).expect("small");
        prop_assert_eq!(tree_of(a.layout.try_compose_modes(&tiler).expect("kept").shape()).leaves(), tree_of(a.layout.shape()).leaves());
    }

    /// By mode is composition of each mode; the modes after the tiler's stay.
    #[test]
    fn by_mode(a in samples(true), tile in prop::collection::vec(1_u64..9, 1..4)) {
        let tiler = ShapeTiler::try_extents(&tile).expect("small");
        let made = a.layout.try_compose_modes(&tiler);
        if tile.len() > a.layout.rank() {
            let refused = matches!(made, Err(LayoutError::Mode(ModeError::TilerRank { .. })));
            prop_assert!(refused, "{:?}", made);
            return Ok(());
        }
        let each = |mode: usize| {
            let layout = a.layout.mode(mode).expect("a mode");
            match tile.get(mode) {
                Some(extent) => layout.try_compose(&library(&[(i128::from(*extent), 1)]).mode(0)?).ok(),
                None => Some(layout),
            }
        };
        let each: Option<Vec<NestedLayout>> = (0..a.layout.rank()).map(each).collect();
        prop_assert_eq!(made.ok(), each.map(|modes| NestedLayout::try_join(&modes).expect("small")));
    }
}

/// Whether each leaf of `of` became a leaf or a tuple of leaves of the same size.
fn refines(layout: &NestedLayout, of: &NestedLayout) -> bool {
    use crate::common::nested::Tree;
    fn walk(fine: &Tree, coarse: &Tree) -> bool {
        match (fine, coarse) {
            (fine, Tree::Leaf(n)) => fine.depth() <= 1 && fine.product() == *n,
            (Tree::Tuple(fine), Tree::Tuple(coarse)) => {
                fine.len() == coarse.len() && fine.iter().zip(coarse).all(|(f, c)| walk(f, c))
            }
            (Tree::Leaf(_), Tree::Tuple(_)) => false,
        }
    }
    walk(&tree_of(layout.shape()), &tree_of(of.shape()))
}

/// What `Sample` says is what the library says.
#[test]
fn the_oracle_reads_as_the_library() {
    let sample = Sample { layout: layout("(2,1):(1,7)"), modes: vec![(2, 1), (1, 7)] };
    for i in 0..9 {
        assert_eq!(sample.layout.try_at(&leaf(i)).map(i128::from), Ok(sample.at(i)));
    }
}
