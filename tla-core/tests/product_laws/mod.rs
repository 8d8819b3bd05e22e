//! Random layouts, and their addresses by brute force; each family of operations has its file.

mod bridge;
mod cut;
mod divide;
mod hostile;
mod known;
mod product;
mod recast;
mod threads;

use crate::common::algebra::{self, Mode};
use crate::common::nested::Tree;
use crate::common::nested_bridge::{tree_of, tuple};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::BTreeMap;
use tla_core::nested::{IntTuple, ModeTiler, NestedLayout, ShapeTiler, parse};

/// The same cases every time, so that a change is to blame for a new failure.
pub(crate) fn config(cases: u32) -> ProptestConfig {
    let given = ProptestConfig::default();
    let rng_seed = match given.rng_seed {
        RngSeed::Random => RngSeed::Fixed(0xD1F),
        fixed => fixed,
    };
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { given.cases } else { cases };
    ProptestConfig { cases, rng_seed, failure_persistence: None, max_global_rejects: 1 << 20, ..given }
}

pub(crate) fn modes(layout: &NestedLayout) -> Vec<Mode> {
    let (extents, strides) = (layout.shape().leaves(), layout.stride().leaves());
    let wide = |n: &i64| i128::from(*n);
    extents.as_slice().iter().map(wide).zip(strides.as_slice().iter().map(wide)).collect()
}

pub(crate) fn size(layout: &NestedLayout) -> i128 {
    algebra::size(&modes(layout))
}

/// The address of a linear index, by the oracle.
pub(crate) fn at(layout: &NestedLayout, index: i128) -> i128 {
    algebra::at(&modes(layout), index)
}

/// The addresses by linear index.
pub(crate) fn addresses(layout: &NestedLayout) -> Vec<i128> {
    let modes = modes(layout);
    (0..algebra::size(&modes)).map(|index| algebra::at(&modes, index)).collect()
}

/// How often each number is there.
pub(crate) fn counted(numbers: impl IntoIterator<Item = i128>) -> BTreeMap<i128, usize> {
    let mut counts = BTreeMap::new();
    for number in numbers {
        *counts.entry(number).or_default() += 1;
    }
    counts
}

pub(crate) fn leaf(n: i128) -> IntTuple {
    IntTuple::leaf(i64::try_from(n).expect("an i64"))
}

pub(crate) fn flat(entries: &[i128]) -> IntTuple {
    let entries: Vec<i64> = entries.iter().map(|n| i64::try_from(*n).expect("an i64")).collect();
    IntTuple::try_flat(&entries).expect("few")
}

/// The coordinate with these entries, one a mode: an integer where the layout is a leaf.
pub(crate) fn coordinate_of(layout: &NestedLayout, entries: &[i128]) -> IntTuple {
    if layout.shape().as_leaf().is_some() { leaf(entries[0]) } else { flat(entries) }
}

pub(crate) fn layout(text: &str) -> NestedLayout {
    parse::cute(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn made(shape: &Tree, stride: &Tree) -> NestedLayout {
    let parts = tuple(shape).and_then(|shape| Ok((shape, tuple(stride)?)));
    parts.and_then(|(shape, stride)| NestedLayout::try_signed(shape, stride)).expect("small")
}

/// Extents of which small ones are the more likely.
pub(crate) fn extents() -> impl Strategy<Value = i128> + Clone {
    prop_oneof![2 => Just(1_i128), 5 => Just(2), 2 => Just(3), 3 => Just(4), 1 => Just(6)]
}

/// One to `most` leaves: those of a compact layout in some order, with gaps of 2 or 3, stride 0 and, with `signs`,
/// negative strides here and there; one in eight has strides at random.
pub(crate) fn leaves(most: usize, signs: bool) -> impl Strategy<Value = Vec<Mode>> {
    let part = (extents(), 0_i128..20, any::<u8>(), 0_u8..12);
    (prop::collection::vec(part, 1..=most), 0_u8..8).prop_map(move |(parts, random)| {
        let mut order: Vec<usize> = (0..parts.len()).collect();
        order.sort_by_key(|k| parts[*k].2);
        let mut modes = vec![(1, 0); parts.len()];
        let mut compact = 1;
        for k in order {
            let (extent, stride, _, kind) = parts[k];
            compact *= match kind {
                1 => 2,
                2 => 3,
                _ => 1,
            };
            modes[k] = match kind {
                _ if random == 0 => (extent, stride),
                0 => (extent, 0),
                3 if signs => (extent, -compact),
                _ => (extent, compact),
            };
            if kind != 0 {
                compact *= extent;
            }
        }
        modes
    })
}

/// The leaves under parentheses: one by one, the last ones in a tuple, in pairs, all in one tuple of one.
pub(crate) fn nested(modes: Vec<Mode>, form: u8) -> NestedLayout {
    let nest = |numbers: Vec<i128>| {
        let leaves: Vec<Tree> = numbers.into_iter().map(Tree::Leaf).collect();
        match form {
            0 if leaves.len() == 1 => leaves[0].clone(),
            1 if leaves.len() > 2 => Tree::Tuple(vec![leaves[0].clone(), Tree::Tuple(leaves[1..].to_vec())]),
            2 => Tree::Tuple(leaves.chunks(2).map(|pair| Tree::Tuple(pair.to_vec())).collect()),
            3 => Tree::Tuple(vec![Tree::Tuple(leaves)]),
            _ => Tree::Tuple(leaves),
        }
    };
    let (shape, stride) = modes.into_iter().unzip();
    made(&nest(shape), &nest(stride))
}

pub(crate) fn layouts(most: usize, signs: bool) -> impl Strategy<Value = NestedLayout> {
    (leaves(most, signs), 0_u8..6).prop_map(|(modes, form)| nested(modes, form))
}

/// What tiles one mode.
fn mode_tilers() -> impl Strategy<Value = ModeTiler> {
    prop_oneof![
        1 => Just(ModeTiler::Keep),
        4 => (1_u64..7).prop_map(ModeTiler::Extent),
        3 => layouts(2, false).prop_map(ModeTiler::Layout),
    ]
}

pub(crate) fn shape_tilers() -> impl Strategy<Value = (ShapeTiler, Vec<ModeTiler>)> {
    prop::collection::vec(mode_tilers(), 1..=3)
        .prop_map(|modes| (ShapeTiler::try_new(&modes).expect("small"), modes))
}

/// The tile of a mode as a layout; `None` where it is kept.
pub(crate) fn tile_of(modes: &[ModeTiler], mode: usize) -> Option<NestedLayout> {
    match modes.get(mode) {
        None | Some(ModeTiler::Keep) => None,
        Some(ModeTiler::Extent(n)) => Some(layout(&format!("{n}:1"))),
        Some(ModeTiler::Layout(tile)) => Some(*tile),
    }
}

/// Every coordinate of a box, the first entry fastest.
pub(crate) fn coordinates(extents: &[i128]) -> Vec<Vec<i128>> {
    let total: i128 = extents.iter().product();
    let digits = |index: i128| {
        let mut rest = index;
        let digit = |extent: &i128| {
            let digit = rest % extent;
            rest /= extent;
            digit
        };
        extents.iter().map(digit).collect()
    };
    (0..total).map(digits).collect()
}

/// The sizes of the top-level modes.
pub(crate) fn mode_sizes(layout: &NestedLayout) -> Vec<i128> {
    (0..layout.rank()).map(|mode| size(&layout.mode(mode).expect("a mode"))).collect()
}
