//! The laws of CuTe's algebra, on random layouts, against brute force; and the cases that people met.
//!
//! The cases are the same in every run. `PROPTEST_CASES` and `PROPTEST_RNG_SEED` ask for more and
//! for others. Run with `--nocapture` to see how much of what has an answer is answered.

mod common;
mod laws;

use common::nested::Tree;
use common::nested_bridge::{tree_of, tuple};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tla_core::nested::{IntTuple, NestedLayout, parse};

type Mode = common::algebra::Mode;

/// The same cases every time, so that a change is to blame for a new failure.
fn config(cases: u32) -> ProptestConfig {
    let given = ProptestConfig::default();
    let rng_seed = match given.rng_seed {
        RngSeed::Random => RngSeed::Fixed(0xC07E),
        fixed => fixed,
    };
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { given.cases } else { cases };
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..given }
}

/// A layout and its leaves.
#[derive(Clone, Debug)]
struct Sample {
    layout: NestedLayout,
    modes: Vec<Mode>,
}

impl Sample {
    fn new(shape: &Tree, stride: &Tree) -> Option<Self> {
        let layout = NestedLayout::try_signed(tuple(shape).ok()?, tuple(stride).ok()?).ok()?;
        Some(Self { layout, modes: modes(&layout) })
    }

    fn size(&self) -> i128 {
        common::algebra::size(&self.modes)
    }

    fn at(&self, index: i128) -> i128 {
        common::algebra::at(&self.modes, index)
    }
}

fn modes(layout: &NestedLayout) -> Vec<Mode> {
    tree_of(layout.shape()).leaves().into_iter().zip(tree_of(layout.stride()).leaves()).collect()
}

fn leaf(n: i128) -> IntTuple {
    IntTuple::leaf(i64::try_from(n).expect("an i64"))
}

fn layout(text: &str) -> NestedLayout {
    parse::cute(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Extents of which small ones are the more likely.
fn extents() -> impl Strategy<Value = i128> + Clone {
    prop_oneof![2 => Just(1_i128), 4 => Just(2), 2 => Just(3), 3 => Just(4), 1 => Just(5), 1 => Just(6), 1 => Just(8)]
}

/// One to four leaves: strides at random, or those of a compact layout in some order, with gaps here and there.
fn leaves(signs: bool) -> impl Strategy<Value = Vec<Mode>> {
    let strides = if signs { -9_i128..25 } else { 0_i128..25 };
    prop::collection::vec((extents(), strides, 0_usize..9, 0_u8..6), 1..=4).prop_flat_map(move |parts| {
        any::<bool>().prop_map(move |random| {
            let mut order: Vec<usize> = (0..parts.len()).collect();
            order.sort_by_key(|k| (parts[*k].2, *k));
            let mut modes = vec![(1, 0); parts.len()];
            let mut compact = 1;
            for k in order {
                let (extent, stride, _, gap) = parts[k];
                let zero_or_far = match gap {
                    0 => 0,
                    1 => compact * 2,
                    2 if signs => -compact,
                    _ => compact,
                };
                modes[k] = (extent, if random { stride } else { zero_or_far });
                compact *= extent * if gap == 1 { 2 } else { 1 };
            }
            modes
        })
    })
}

/// The leaves under parentheses: in pairs, all in one tuple, or one by one.
fn samples(signs: bool) -> impl Strategy<Value = Sample> {
    (leaves(signs), 0_u8..4).prop_map(|(modes, form)| {
        let nest = |numbers: Vec<i128>| {
            let leaves: Vec<Tree> = numbers.into_iter().map(Tree::Leaf).collect();
            match form {
                0 => Tree::Tuple(leaves),
                1 if leaves.len() == 1 => leaves[0].clone(),
                1 => Tree::Tuple(vec![leaves[0].clone(), Tree::Tuple(leaves[1..].to_vec())]),
                2 => Tree::Tuple(leaves.chunks(2).map(|pair| Tree::Tuple(pair.to_vec())).collect()),
                _ => Tree::Tuple(vec![Tree::Tuple(leaves)]),
            }
        };
        let (shape, stride) = modes.into_iter().unzip();
        Sample::new(&nest(shape), &nest(stride)).expect("small")
    })
}
