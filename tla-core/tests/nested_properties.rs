//! Random and hostile nested layouts: what the oracle can say is what the library says, and nothing
//! panics or wraps. Debug builds check every overflow, so a wrapped number is a failed test.
//!
//! The cases are the same in every run. `PROPTEST_CASES` and `PROPTEST_RNG_SEED` ask for more and
//! for others.

mod common;

use common::nested::{Nested, Refusal, Tagged, Tree, box_of, flat, refilled, unfolded};
use common::nested_bridge::{library, nested, tuple};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::BTreeMap;
use tla_core::LayoutError;
use tla_core::nested::tag::{self, Tag};
use tla_core::nested::{IntTuple, NestedLayout, arith, parse, valid_extent};

/// The same cases every time, so that a change is to blame for a new failure.
fn config(cases: u32) -> ProptestConfig {
    let given = ProptestConfig::default();
    let rng_seed = match given.rng_seed {
        RngSeed::Random => RngSeed::Fixed(0x71A),
        fixed => fixed,
    };
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { given.cases } else { cases };
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..given }
}

/// A tuple of depth 1 to 3, its leaves from `leaves`.
fn trees(leaves: impl Strategy<Value = i128> + Clone + 'static) -> impl Strategy<Value = Tree> {
    let leaf = leaves.prop_map(Tree::Leaf);
    let entry =
        leaf.prop_recursive(2, 8, 3, |inner| prop::collection::vec(inner, 1..=3).prop_map(Tree::Tuple));
    prop::collection::vec(entry, 1..=3).prop_map(Tree::Tuple)
}

/// A shape of that kind, strides nested alike, and an origin.
fn layouts(
    extents: impl Strategy<Value = i128> + Clone + 'static,
    strides: impl Strategy<Value = i128> + Clone + 'static,
) -> impl Strategy<Value = (Tree, Tree, Vec<i128>)> {
    trees(extents).prop_flat_map(move |shape| {
        let count = shape.leaves().len();
        let strides = prop::collection::vec(strides.clone(), count);
        let below = prop::collection::vec(0_i128..3, shape.rank());
        (Just(shape), strides, below).prop_map(|(shape, strides, below)| {
            let stride = refilled(&shape, &mut strides.into_iter());
            let modes = shape.entries();
            let origin =
                modes.iter().zip(below).map(|(mode, below)| mode.product().saturating_sub(below).max(0));
            let origin = origin.collect();
            (shape, stride, origin)
        })
    })
}

/// The library's layout and the oracle's, which both exist.
fn both(shape: &Tree, stride: &Tree, origin: &[i128]) -> Option<(Nested, NestedLayout)> {
    let rule = Nested::with_origin(shape.clone(), stride.clone(), origin);
    let made = library(shape, stride, Some(origin));
    match (rule, made) {
        (Ok(rule), Ok(made)) => {
            assert_eq!(nested(&made), rule);
            assert_eq!(i128::from(made.capacity()), rule.capacity());
            assert_eq!(i128::from(made.size()), rule.origin.iter().product::<i128>());
            Some((rule, made))
        }
        (Err(_), Err(_)) => None,
        (rule, made) => panic!("the library says {made:?}, the rule is {rule:?}"),
    }
}

/// The library's address, checked, if there is one.
fn address(layout: &NestedLayout, coordinate: &Tree) -> Option<i128> {
    layout.try_offset(&tuple(coordinate).ok()?).ok().map(i128::from)
}

proptest! {
    #![proptest_config(config(96))]

    /// For every coordinate in every form: nested as the shape, flat, one integer.
    #[test]
    fn every_coordinate((shape, stride, origin) in layouts(1_i128..5, 0_i128..40)) {
        prop_assume!(shape.product() <= 700);
        let (rule, made) = both(&shape, &stride, &origin).expect("small");
        let map = made.try_map();
        let modes: Vec<i128> = shape.entries().iter().map(Tree::product).collect();
        for at in box_of(&modes) {
            let coordinate = flat(&at);
            let right = rule.offset(&coordinate).expect("inside");
            prop_assert_eq!(address(&made, &coordinate), Some(right));
            let deep = unfolded(&coordinate, &shape).expect("inside");
            prop_assert_eq!(address(&made, &deep), Some(right), "{:?}", deep);
            // the first mode is fastest
            let (one, _) = at.iter().zip(&modes).fold((0, 1), |(sum, step), (c, m)| (sum + c * step, step * m));
            prop_assert_eq!(address(&made, &Tree::Leaf(one)), Some(right), "{}", one);
            if let Ok(map) = &map {
                let at: Vec<u64> = at.iter().map(|c| u64::try_from(*c).expect("small")).collect();
                prop_assert_eq!(i128::from(map.try_base(&at).expect("inside").offset()), right);
            }
        }
        prop_assert!(map.is_ok() || shape.leaves().len() > 16);
        prop_assert_eq!(address(&made, &Tree::Leaf(shape.product())), None);
    }

    /// One entry of the coordinate is replaced by what it counts: shallower in that mode only.
    #[test]
    fn shallower_in_one_mode((shape, stride, origin) in layouts(1_i128..5, 0_i128..40), pick in any::<prop::sample::Index>(), one in any::<prop::sample::Index>()) {
        let size = usize::try_from(shape.product()).expect("small");
        prop_assume!(size <= 100_000);
        let (rule, made) = both(&shape, &stride, &origin).expect("small");
        let linear = Tree::Leaf(i128::try_from(one.index(size)).expect("small"));
        let Tree::Tuple(mut entries) = unfolded(&linear, &shape).expect("inside") else { unreachable!() };
        let d = pick.index(entries.len());
        let modes = shape.entries();
        let digits = entries[d].leaves().into_iter().zip(modes[d].leaves());
        let (counted, _) = digits.fold((0, 1), |(sum, step), (c, m)| (sum + c * step, step * m));
        entries[d] = Tree::Leaf(counted);
        let right = rule.offset(&linear).expect("inside");
        prop_assert_eq!(address(&made, &Tree::Tuple(entries)), Some(right));
    }

    /// What is printed reads back, and so do static integers as the types print them.
    #[test]
    fn text((shape, stride, origin) in layouts(0_i128..300, 0_i128..5000), every in 1_usize..4) {
        let Some((_, made)) = both(&shape, &stride, &origin) else { return Ok(()) };
        let text = made.to_string();
        prop_assert_eq!(parse::tla(&text), Ok(made), "{}", text);
        let mut typed = String::new();
        let mut numbers = 0;
        let mut before = ' ';
        for c in text.chars() {
            if c.is_ascii_digit() && !before.is_ascii_digit() {
                numbers += 1;
                if numbers % every == 0 { typed.push('_') }
            }
            typed.push(c);
            if c == ',' { typed.push(' ') }
            before = c;
        }
        prop_assert_eq!(parse::tla(&typed), Ok(made), "{}", typed);
        prop_assert_eq!(parse::int_tuple(&made.shape().to_string()), Ok(*made.shape()));
    }
}

/// A layout that tiles can be cut from: up to 4 leaf modes, or 2 modes that are leaves or pairs. No two
/// elements share an address.
fn tileable() -> impl Strategy<Value = (Tree, Tree, Vec<i128>)> {
    let leaf = || (1_i128..9).prop_map(Tree::Leaf);
    let pair = (1_i128..5, 1_i128..5).prop_map(|(b, n)| flat(&[b, n]));
    let mode = prop_oneof![1 => leaf(), 3 => pair];
    let shape = prop_oneof![
        1 => prop::collection::vec((1_i128..7).prop_map(Tree::Leaf), 1..=4),
        3 => prop::collection::vec(mode, 1..=2),
    ];
    let shape = shape.prop_map(Tree::Tuple);
    shape.prop_flat_map(|shape| {
        let leaves = shape.leaves().len();
        let order = Just((0..leaves).collect::<Vec<_>>()).prop_shuffle();
        let below = prop::collection::vec(0_i128..5, shape.rank());
        (Just(shape), order, 0_i128..3, below).prop_map(|(shape, order, gap, below)| {
            let extents = shape.leaves();
            let mut strides = vec![0; extents.len()];
            let mut step = 1;
            for k in order {
                strides[k] = step;
                step = step * extents[k] + gap;
            }
            let stride = refilled(&shape, &mut strides.into_iter());
            let modes = shape.entries();
            let origin =
                modes.iter().zip(below).map(|(mode, below)| mode.product().saturating_sub(below).max(0));
            let origin = origin.collect();
            (shape, stride, origin)
        })
    })
}

fn wide(n: &[i128]) -> Vec<u64> {
    n.iter().map(|n| u64::try_from(*n).expect("not negative")).collect()
}

fn moved(start: &[i128], local: &[i128]) -> Vec<i128> {
    start.iter().zip(local).map(|(a, b)| a + b).collect()
}

/// Where tiles of `tile` start that cover `origin`, and one row of them beyond.
fn starts(origin: &[i128], tile: &[i128]) -> Vec<Vec<i128>> {
    let counts: Vec<i128> = origin.iter().zip(tile).map(|(o, t)| o / t + 2).collect();
    let scaled = |at: Vec<i128>| at.iter().zip(tile).map(|(c, t)| c * t).collect();
    box_of(&counts).into_iter().map(scaled).collect()
}

proptest! {
    #![proptest_config(config(64))]

    /// Tiles, and tiles of tiles: every valid element lies in exactly one, where the parent has it.
    #[test]
    fn tiles((shape, stride, origin) in tileable(), sizes in prop::collection::vec(1_i128..7, 8)) {
        prop_assume!(shape.product() <= 600);
        let (rule, parent) = both(&shape, &stride, &origin).expect("small");
        let rank = shape.rank();
        let (tile, inner) = (&sizes[..rank], &sizes[4..4 + rank]);
        let mut seen: BTreeMap<i128, usize> = BTreeMap::new();
        for start in starts(&origin, tile) {
            let part = parent.try_tile(&wide(tile), &wide(&start)).expect("a tileable layout");
            let right = rule.tile(tile, &start).expect("a tileable layout");
            prop_assert_eq!(&nested(&part), &right);
            for below in starts(&right.origin, inner) {
                let sub = part.try_tile(&wide(inner), &wide(&below)).expect("a tileable layout");
                prop_assert_eq!(&nested(&sub), &right.tile(inner, &below).expect("a tileable layout"));
                let at = moved(&start, &below);
                for local in nested(&sub).valid() {
                    let absolute = flat(&moved(&at, &local));
                    let address = address(&parent, &absolute).expect("valid");
                    prop_assert_eq!(Ok(address), rule.offset(&absolute));
                    *seen.entry(address).or_default() += 1;
                }
            }
            // at the start of a block strides alone are right too
            let modes = shape.entries();
            if start.iter().zip(&modes).all(|(c, mode)| matches!(mode, Tree::Leaf(_)) || c % mode.leaves()[0] == 0) {
                let base = parent.try_offset_extended(&tuple(&flat(&start)).expect("small")).expect("small");
                for local in right.valid() {
                    let absolute = address(&parent, &flat(&moved(&start, &local)));
                    let own = address(&part, &flat(&local)).map(|own| own + i128::from(base));
                    prop_assert_eq!(own, absolute);
                }
            }
        }
        let valid: BTreeMap<i128, usize> =
            rule.valid().iter().map(|at| (rule.offset(&flat(at)).expect("valid"), 1)).collect();
        prop_assert_eq!(i128::try_from(valid.len()).expect("small"), origin.iter().product::<i128>());
        prop_assert_eq!(seen, valid);
    }

    /// Refused: a nested mode that is no pair of integers, and nesting in more than two modes.
    #[test]
    fn no_tiles((shape, stride, origin) in layouts(1_i128..4, 0_i128..9), tile in prop::collection::vec(0_u64..9, 4), at in prop::collection::vec(0_u64..9, 4)) {
        let Some((rule, made)) = both(&shape, &stride, &origin) else { return Ok(()) };
        for given in [shape.rank(), 4, 0] {
            let given = given.min(4);
            let signed = |n: &[u64]| n.iter().map(|n| i128::from(*n)).collect::<Vec<_>>();
            let right = rule.tile(&signed(&tile[..given]), &signed(&at[..given]));
            let tiled = made.try_tile(&tile[..given], &at[..given]);
            match (&right, &tiled) {
                (Err(Refusal::TileMode), Err(LayoutError::TileMode { .. })) => {}
                (Err(Refusal::TileRank), Err(LayoutError::TileRank { .. })) => {}
                (Ok(right), Ok(tiled)) => prop_assert_eq!(&nested(tiled), right),
                _ => prop_assert!(false, "{:?} and {:?}", right, tiled),
            }
        }
    }
}

const HUGE: [u64; 8] = [0, 1, u64::MAX, u64::MAX - 1, 1 << 63, (1 << 63) - 1, 1 << 62, 1 << 32];

fn sizes() -> impl Strategy<Value = u64> {
    prop_oneof![3 => 0_u64..40, 2 => prop::sample::select(&HUGE[..]), 1 => any::<u64>(), 1 => any::<u32>().prop_map(u64::from)]
}

fn hostile() -> impl Strategy<Value = i128> + Clone {
    prop_oneof![
        4 => 0_i128..20,
        1 => Just(0_i128),
        1 => prop::sample::select(&[i64::MAX, i64::MAX - 1, i64::MIN, -1, 1 << 62, 1 << 32, 1 << 31][..]).prop_map(i128::from),
        1 => any::<i64>().prop_map(i128::from),
    ]
}

/// All tags as the oracle names them.
fn tags() -> impl Strategy<Value = (&'static str, Tag)> {
    let names: Vec<(&'static str, Tag)> = tag::NAMES.to_vec();
    let blocks = (0_u64..70, 0_u64..70);
    prop_oneof![
        8 => prop::sample::select(names),
        1 => blocks.clone().prop_map(|(rows, columns)| ("PaddingRowMajor", Tag::PaddingRowMajor { rows, columns })),
        1 => blocks.prop_map(|(rows, columns)| ("PaddingColumnMajor", Tag::PaddingColumnMajor { rows, columns })),
        1 => (sizes(), sizes()).prop_map(|(rows, columns)| ("PaddingRowMajor", Tag::PaddingRowMajor { rows, columns })),
    ]
}

proptest! {
    #![proptest_config(config(512))]

    /// Any numbers as extents, strides and origin: a layout or a refusal, as the oracle says; addresses
    /// of any coordinate are right or refused.
    #[test]
    fn hostile_layouts((shape, stride, _) in layouts(hostile(), hostile()), origin in prop::collection::vec(sizes(), 0..4), coordinate in trees(hostile()), one in hostile()) {
        let origin: Vec<i128> = origin.into_iter().map(i128::from).collect();
        let whole = Nested::new(shape.clone(), stride.clone());
        let _ = both(&shape, &stride, &origin);
        let made = library(&shape, &stride, None);
        prop_assert_eq!(whole.is_ok(), made.is_ok(), "{:?} and {:?}", whole, made);
        let (Ok(rule), Ok(made)) = (whole, made) else { return Ok(()) };
        prop_assert_eq!(&nested(&made), &rule);
        prop_assert_eq!(i128::from(made.capacity()), rule.capacity());
        let _ = made.try_map();
        prop_assert_eq!(parse::tla(&made.to_string()), Ok(made));
        for coordinate in [coordinate, Tree::Leaf(one), flat(&vec![one; shape.rank()])] {
            prop_assert_eq!(address(&made, &coordinate), rule.offset(&coordinate).ok());
            let extended = made.try_offset_extended(&tuple(&coordinate).expect("i64")).ok().map(i128::from);
            // where there are no elements, parts of the shape may be beyond every number
            if extended.is_some() || shape.product() > 0 {
                prop_assert_eq!(extended, rule.extended(&coordinate).ok());
            }
        }
    }

    /// Tiles of any size at any coordinate, larger than the parent and beyond it: the documented clip.
    #[test]
    fn hostile_tiles((shape, stride, origin) in tileable(), tile in prop::collection::vec(sizes(), 4), at in prop::collection::vec(sizes(), 4)) {
        let (rule, parent) = both(&shape, &stride, &origin).expect("small");
        let rank = shape.rank();
        let (tile, at) = (&tile[..rank], &at[..rank]);
        let signed = |n: &[u64]| n.iter().map(|n| i128::from(*n)).collect::<Vec<_>>();
        let right = rule.tile(&signed(tile), &signed(at));
        let tiled = parent.try_tile(tile, at);
        prop_assert_eq!(right.is_ok(), tiled.is_ok(), "{:?} and {:?}", right, tiled);
        if let (Ok(right), Ok(tiled)) = (right, tiled) {
            prop_assert_eq!(nested(&tiled), right);
            for d in 0..rank {
                let (origin, at, tile) = (parent.origin()[d], at[d], tile[d]);
                prop_assert_eq!(tiled.origin()[d], valid_extent(origin, at, tile));
            }
        }
    }

    /// Any sizes and widths for every tag: the oracle's layout, or refused where its numbers do not fit.
    #[test]
    fn hostile_tags((name, tag) in tags(), bits in prop_oneof![4 => prop::sample::select(&[4_u32, 8, 16, 32, 64, 128][..]), 1 => any::<u32>()], rows in sizes(), cols in sizes()) {
        let made = tag::try_layout(tag, bits, rows, cols);
        let (br, bc) = match tag {
            Tag::PaddingRowMajor { rows, columns } | Tag::PaddingColumnMajor { rows, columns } => (rows, columns),
            _ => (1, 1),
        };
        if br == 0 || bc == 0 {
            prop_assert!(matches!(made, Err(LayoutError::ExtentZero { .. })), "{:?}", made);
            return Ok(());
        }
        let fractal = matches!(tag, Tag::ZN | Tag::ZZ | Tag::NZ | Tag::NN);
        if fractal && !matches!(bits, 4 | 8 | 16 | 32 | 64 | 128) {
            prop_assert_eq!(made, Err(LayoutError::BlockWidth { bits }));
            return Ok(());
        }
        // beyond this the oracle's own numbers would not fit
        prop_assume!(br < 1 << 30 && bc < 1 << 30);
        let tagged = Tagged {
            name,
            bits: if fractal { i128::from(bits) } else { 16 },
            block: (br.into(), bc.into()),
            rows: rows.into(),
            cols: if name == "Vector" { 1 } else { cols.into() },
        };
        let rule = tagged.layout().expect("a tag that the oracle knows");
        prop_assert_eq!(rule.is_ok(), made.is_ok(), "{:?} and {:?}", rule, made);
        if let (Ok(rule), Ok(made)) = (rule, made) {
            prop_assert_eq!(nested(&made), rule);
            let last = (rows.saturating_sub(1), cols.saturating_sub(1));
            if name != "Vector" && rows > 0 && cols > 0 {
                let at = flat(&[last.0.into(), last.1.into()]);
                prop_assert_eq!(address(&made, &at), tagged.address(last.0.into(), last.1.into()));
            }
        }
        let _ = tag::try_feature_map(bits, rows, cols, rows, cols);
        let _ = tag::try_filter(bits, rows, cols, 3, cols, rows % 2 == 0);
        let _ = (tag::try_row_major(rows, cols, cols), tag::try_column_major(rows, cols, rows));
    }

    /// Text that is no layout, or nearly one: read or refused at a place inside it.
    #[test]
    fn hostile_text(text in prop_oneof!["\\PC{0,40}", "[_0-9(),: -]{0,60}", "\\({0,40}[0-9]{0,30}:\\({0,20}"]) {
        for error in [parse::tla(&text).err(), parse::cute(&text).err(), parse::int_tuple(&text).err()].into_iter().flatten() {
            prop_assert!(error.at + error.len <= text.len(), "{:?} in {:?}", error, text);
            prop_assert!(text.get(error.at..error.at + error.len).is_some(), "{:?} in {:?}", error, text);
        }
    }

    #[test]
    fn hostile_arithmetic(a in hostile(), b in hostile()) {
        let (a, b) = (i64::try_from(a).expect("i64"), i64::try_from(b).expect("i64"));
        let (wide_a, wide_b) = (i128::from(a), i128::from(b));
        let fits = |n: i128| i64::try_from(n).ok();
        prop_assert_eq!(arith::try_add(a, b).ok(), fits(wide_a + wide_b));
        prop_assert_eq!(arith::try_sub(a, b).ok(), fits(wide_a - wide_b));
        prop_assert_eq!(arith::try_mul(a, b).ok(), fits(wide_a * wide_b));
        prop_assert_eq!(arith::try_div(a, b).ok(), wide_a.checked_div(wide_b).and_then(fits));
        prop_assert_eq!(arith::try_rem(a, b).ok(), wide_a.checked_rem(wide_b).and_then(fits));
        let natural = a >= 0 && b > 0;
        let up = |n: i128| if natural { fits(n) } else { None };
        let blocks = if natural { wide_a / wide_b + i128::from(wide_a % wide_b != 0) } else { 0 };
        prop_assert_eq!(arith::try_ceil_div(a, b).ok(), up(blocks));
        prop_assert_eq!(arith::try_round_up(a, b).ok(), up(blocks * wide_b));
        prop_assert_eq!(arith::try_round_down(a, b).ok(), up(if natural { wide_a / wide_b * wide_b } else { 0 }));
    }

    /// Any tuples: products, sums and paths are right or refused.
    #[test]
    fn hostile_tuples(a in trees(hostile()), b in trees(hostile()), path in prop::collection::vec(0_usize..5, 0..5)) {
        let (value, other) = (tuple(&a).expect("small"), tuple(&b).expect("small"));
        let fits = |n: i128| i64::try_from(n).ok();
        prop_assert_eq!(value.try_product().ok(), fits(a.product()));
        prop_assert_eq!(value.max().map(i128::from), a.leaves().into_iter().max());
        prop_assert_eq!((value.rank(), value.depth()), (a.rank(), a.depth()));
        prop_assert_eq!(value.is_congruent(&other), a.is_congruent(&b));
        let sum = value.try_add(&other);
        let right = a.zip(&b, &|a, b| a + b);
        prop_assert_eq!(sum.ok(), right.ok().map(|sum| tuple(&sum).expect("it fits")));
        let right = a.at(&path).ok().map(|part| tuple(&part).expect("a part"));
        prop_assert_eq!(value.try_get(&path).ok(), right);
        let double: Vec<IntTuple> = vec![value; 17];
        prop_assert!(IntTuple::try_tuple(&double).is_err());
    }
}
