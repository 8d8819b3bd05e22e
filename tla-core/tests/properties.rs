//! Random and hostile layouts: nothing panics, wraps or hangs, and what the oracle can say is what
//! the library says. Debug builds check every overflow, so a wrapped number is a failed test.
//!
//! The cases are the same in every run. `PROPTEST_CASES` and `PROPTEST_RNG_SEED` ask for more and
//! for others.

mod common;

use common::bridge;
use common::oracle::{self, Layout, Place, Swizzle, iter};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::collections::{BTreeMap, BTreeSet};
use tla_core::{
    Axis, AxisKind, Iter, LayoutError, Map, Scope, Shape, SwizzleWidth, atom, axis, bank, element, nearest,
    parse, scope,
};

/// The same cases every time, so that a change is to blame for a new failure.
fn config(cases: u32) -> ProptestConfig {
    let given = ProptestConfig::default();
    let rng_seed = match given.rng_seed {
        RngSeed::Random => RngSeed::Fixed(0x7E45),
        fixed => fixed,
    };
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { given.cases } else { cases };
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..given }
}

/// The oracle enumerates layouts of so many places.
const FEW: i128 = 1 << 9;

const LIMIT: i128 = i64::MAX as i128;

fn extents() -> impl Strategy<Value = u64> {
    prop_oneof![
        8 => 1_u64..6,
        2 => 1_u64..200,
        1 => Just(0),
        1 => prop_oneof![Just(u64::MAX), Just(1 << 63), Just((1 << 63) - 1), Just(1 << 62), Just(1 << 32)],
        1 => any::<u64>(),
    ]
}

fn strides() -> impl Strategy<Value = i64> {
    prop_oneof![
        8 => -4_i64..20,
        2 => prop_oneof![Just(0), Just(32), Just(64), Just(4096)],
        1 => prop_oneof![Just(i64::MIN), Just(i64::MAX), Just(i64::MIN + 1), Just(1 << 62), Just(1 << 40)],
        1 => any::<i64>(),
    ]
}

fn axes() -> impl Strategy<Value = Axis> {
    prop_oneof![
        6 => Just(axis::M),
        3 => (0..axis::BUILT_IN.len()).prop_map(|k| axis::BUILT_IN[k]),
        1 => Just(bridge::axis("gpuid_x")),
        1 => Just(Axis::new("sector", AxisKind::Memory)),
    ]
}

fn iters(counts: std::ops::Range<usize>) -> impl Strategy<Value = Vec<Iter>> {
    let one = (extents(), strides(), axes()).prop_map(|(e, s, on)| Iter::new(e, s, on));
    prop::collection::vec(one, counts)
}

/// Shard, replica and offsets; most are valid, the others are wrong in every way there is.
type Parts = (Vec<Iter>, Vec<Iter>, Vec<(Axis, i64)>);

fn parts() -> impl Strategy<Value = Parts> {
    let offsets = prop::collection::vec((axes(), strides()), 0..4);
    let shard = prop_oneof![9 => iters(0..5), 1 => iters(14..19)];
    let replica = prop_oneof![6 => iters(0..1), 3 => iters(0..3), 1 => iters(7..11)];
    (shard, replica, offsets)
}

/// Layouts on `m` that never step back, so that a swizzle fits over them.
fn memory_parts() -> impl Strategy<Value = Parts> {
    let wide = (0_u32..2, 0_i64..600).prop_map(|(k, more)| (1_i64 << (61 + k)) + more);
    let one = prop_oneof![
        15 => (1_u64..7, prop_oneof![0_i64..12, Just(16), Just(64), Just(72), Just(1 << 40)]),
        1 => (1_u64..3, wide),
    ];
    let list = |counts| {
        let one = one.clone().prop_map(|(e, s)| Iter::new(e, s, axis::M));
        prop::collection::vec(one, counts)
    };
    (list(0..5), list(0..3), prop::collection::vec((Just(axis::M), 0_i64..100), 0..2))
}

/// As the oracle writes it; what no layout can be (an offset too large to sum) included.
fn naive(parts: &Parts) -> Layout {
    let list = |iters: &[Iter]| {
        let one = |i: &Iter| iter(i128::from(i.extent), i128::from(i.stride), i.axis.name());
        iters.iter().map(one).collect()
    };
    let mut offset = BTreeMap::new();
    for (on, n) in &parts.2 {
        *offset.entry(on.name()).or_insert(0) += i128::from(*n);
    }
    Layout { swizzle: None, shard: list(&parts.0), replica: list(&parts.1), offset }
}

/// The rules of construction, in numbers too wide to overflow.
fn is_valid(parts: &Parts, layout: &Layout) -> bool {
    let all = || layout.shard.iter().chain(&layout.replica);
    let fits = |iters: &[oracle::Iter]| {
        oracle::product(iters.iter().map(|i| &i.extent)).is_some_and(|product| product <= LIMIT)
    };
    let reaches = layout.axes().into_iter().all(|on| {
        let steps = all().filter(|i| i.axis == on).map(|i| (i.extent - 1).checked_mul(i.stride.abs()));
        let offset = layout.offset.get(on).copied().unwrap_or(0).abs();
        steps
            .chain([Some(offset)])
            .try_fold(0_i128, |sum, step| sum.checked_add(step?))
            .is_some_and(|s| s <= LIMIT)
    });
    // The sums of offsets must fit at each step of the way.
    let mut sums: BTreeMap<&str, i64> = BTreeMap::new();
    let summable = parts.2.iter().all(|(on, n)| {
        let sum = sums.entry(on.name()).or_default();
        sum.checked_add(*n).map(|next| *sum = next).is_some()
    });
    let counts = layout.shard.len() <= tla_core::MAX_ITERS && layout.replica.len() <= tla_core::MAX_REPLICAS;
    let positive = all().all(|i| i.extent > 0);
    counts && positive && fits(&layout.shard) && fits(&layout.replica) && reaches && summable
}

/// The digits of a linear index in numbers that cannot overflow; the slowest one runs on.
fn digits_of(x: i128, extents: &[i128]) -> Vec<i128> {
    let mut rest = x;
    let mut digits = vec![0; extents.len()];
    for d in (0..extents.len()).rev() {
        digits[d] = if d == 0 { rest } else { rest % extents[d] };
        rest /= extents[d];
    }
    digits
}

/// An error says something, and the whole of it fits the buffer that const panics need.
fn speaks(error: &LayoutError) {
    let text = error.message();
    assert!(!text.as_str().is_empty() && text.as_str().len() < 384, "{error:?}: {text}");
    assert_eq!(error.to_string(), text.as_str());
    let _ = error.place();
}

fn spoken<T: Copy>(result: Result<T, LayoutError>) -> Option<T> {
    result.inspect_err(speaks).ok()
}

/// What is printed reads back as the same value.
fn reads_back(map: &Map) {
    let text = map.to_string();
    let own = map.axes();
    assert_eq!(parse::tirx_with(&text, own.as_slice()), Ok(*map), "{text}");
}

/// Where a place is too far for `i64`, or the address is negative under a swizzle, there is nothing
/// to compare.
fn comparable(layout: &Layout, digits: &[i128]) -> Option<Place> {
    let furthest = layout.axes().into_iter().all(|on| {
        let own = layout.shard.iter().zip(digits).filter(|(i, _)| i.axis == on);
        let sum: Option<i128> = own
            .map(|(i, d)| i.stride.abs().checked_mul(d.abs()))
            .try_fold(layout.offset.get(on).copied().unwrap_or(0).abs(), |sum, step| sum.checked_add(step?));
        sum.is_some_and(|sum| sum <= LIMIT)
    });
    if furthest && digits.iter().all(|d| *d <= LIMIT) { layout.base(digits) } else { None }
}

/// Every question, at one coordinate and at hostile ones.
fn ask_all(layout: &Layout, map: &Map, x: u64, hostile: &[u64]) {
    reads_back(map);
    let size = map.size();
    assert_eq!(Some(i128::from(size)), layout.size());
    let inside = x % size;
    let digits = digits_of(i128::from(inside), &layout.extents());
    let expected = comparable(layout, &digits).expect("in range everything fits");
    let base = map.try_base(&[inside]).expect("in range");
    assert_eq!(bridge::place(&base), expected);
    let mine: Vec<i64> = digits.iter().map(|d| i64::try_from(*d).expect("in range")).collect();
    assert_eq!(map.try_at_digits(&mine), Ok(base));
    let read: Vec<i64> = map.try_digits(&[inside]).expect("in range").as_slice().to_vec();
    assert_eq!(read, mine);
    assert_eq!(map.try_base(&[x]).is_ok(), x < size);
    let beyond = digits_of(i128::from(x), &layout.extents());
    match (spoken(map.try_base_extended(&[x])), comparable(layout, &beyond)) {
        (Some(got), Some(expected)) => assert_eq!(bridge::place(&got), expected),
        (None, Some(expected)) => panic!("refused, but lies at {expected:?}"),
        (_, None) => {}
    }
    spoken(map.try_base(hostile));
    spoken(map.try_base_extended(hostile));
    spoken(map.try_digits(hostile));
    spoken(map.try_split(hostile.len()));
    let wild: Vec<i64> = hostile.iter().map(|h| h.cast_signed()).collect();
    spoken(map.try_at_digits(&wild));
    if let Some(places) = spoken(map.try_places(&[inside])) {
        let first: Vec<Place> = places.take(40).map(|p| bridge::place(&p)).collect();
        assert_eq!(first[0], expected, "replica 0 is the base");
        let each: BTreeSet<&Place> = first.iter().collect();
        assert_eq!(each.len(), first.len(), "each place once");
        if layout.places_within(FEW) && first.len() < 40 {
            let all = layout.places(&digits).expect("in range");
            assert_eq!(each, all.iter().collect(), "all places");
        }
    }
    let _ = (map.replicas_are_distinct(), map.with_stepping_replicas(), map.replica_is_first(x % 40));
    let _ = (map.is_trivial(), map.is_grouped(), map.tile_range_on(axis::M));
    spoken(map.try_memory_only());
    spoken(map.try_well_formed());
    again(map);
    for on in map.axes().as_slice().iter().chain(&[axis::M, axis::TX]) {
        spoken(map.try_size_on(*on));
        if let Some(span) = spoken(map.try_span(*on))
            && layout.places_within(FEW)
        {
            assert_eq!(i128::from(span), layout.span(on.name()), "span on {}", on.name());
        }
    }
    if let Some(cosize) = spoken(map.try_cosize())
        && layout.places_within(FEW)
    {
        let (_, highest) = layout.address_range().expect("not negative");
        assert_eq!(i128::from(cosize), highest + 1, "cosize of {map}");
    }
    canonical(layout, map);
    if let Some(stored) = spoken(map.try_storage()) {
        reads_back(&stored);
    }
}

/// Idempotent, what it promises, and the same function.
fn canonical(layout: &Layout, map: &Map) {
    // Unit iters go first; scopes are asked of what is left.
    let steps = |i: &&oracle::Iter| i.extent > 1;
    let shard: Vec<oracle::Iter> = layout.shard.iter().filter(steps).cloned().collect();
    let shard = if shard.is_empty() { layout.shard.iter().take(1).cloned().collect() } else { shard };
    match (spoken(map.try_canonicalize()), Layout { shard, ..layout.clone() }.scopes()) {
        (Some(canonical), oracle::Scopes::None | oracle::Scopes::Pair(..)) => {
            assert_eq!(canonical.try_canonicalize(), Ok(canonical));
            let got = bridge::layout(&canonical);
            got.is_canonical().expect("canonical");
            if layout.size().is_some_and(|size| size <= 200) {
                assert_eq!(got.function(), layout.function());
            }
        }
        (None, oracle::Scopes::Conflict | oracle::Scopes::Disconnected) => {}
        (canonical, scopes) => panic!("{canonical:?} with scopes {scopes:?}"),
    }
    // A user's axes are memory and devices here, so names decide about scopes.
    assert_eq!(bridge::scopes(map.try_scope()), Ok(layout.scopes()));
}

/// Taken apart and put together again, it is the same layout, under its own shape too.
fn again(map: &Map) {
    let whole = bridge::map(&bridge::layout(map)).expect("the parts of a layout");
    assert_eq!(bridge::layout(&whole), bridge::layout(map));
    let back = whole.try_reshape(map.shape()).expect("its own shape");
    assert_eq!(back.is_grouped(), map.is_grouped());
}

/// Shapes of every kind, from admitted ones to those that overflow.
fn shape_extents() -> impl Strategy<Value = Vec<u64>> {
    prop_oneof![4 => prop::collection::vec(1_u64..5, 0..5), 1 => prop::collection::vec(extents(), 0..20)]
}

fn swizzles() -> impl Strategy<Value = Swizzle> {
    let parts = (0_i128..5, 0_i128..4, 0_i128..4, any::<bool>());
    parts.prop_map(|(m, b, more, inner)| Swizzle { m, b, s: b + more, inner })
}

proptest! {
    #![proptest_config(config(600))]

    #[test]
    fn any_layout_is_answered_or_refused(
        parts in parts(),
        x in prop_oneof![any::<u64>(), 0_u64..100],
        hostile in prop::collection::vec(prop_oneof![any::<u64>(), 0_u64..9, Just(u64::MAX)], 0..18),
    ) {
        let layout = naive(&parts);
        let made = Map::try_new(&parts.0, &parts.1, &parts.2);
        prop_assert_eq!(made.is_ok(), is_valid(&parts, &layout), "{:?}", made.map(|m| m.to_string()));
        if let Some(map) = spoken(made) {
            ask_all(&layout, &map, x, &hostile);
        }
    }

    #[test]
    fn a_swizzled_layout_too(
        parts in memory_parts(),
        swizzle in swizzles(),
        x in prop_oneof![any::<u64>(), 0_u64..100],
        hostile in prop::collection::vec(any::<u64>(), 0..4),
    ) {
        let layout = Layout { swizzle: Some(swizzle), ..naive(&parts) };
        if let Some(map) = spoken(bridge::map(&layout)) {
            ask_all(&layout, &map, x, &hostile);
        }
    }

    #[test]
    fn a_shape_is_admitted_or_refused(parts in parts(), extents in shape_extents(), x in any::<u64>()) {
        let layout = naive(&parts);
        let wide: Vec<i128> = extents.iter().map(|e| i128::from(*e)).collect();
        let shape = spoken(Shape::try_new(&extents));
        let fits = oracle::product(&wide).is_some_and(|p| p <= LIMIT) && wide.iter().all(|e| *e > 0);
        prop_assert_eq!(shape.is_some(), fits && wide.len() <= tla_core::MAX_RANK);
        let (Some(shape), Some(map)) = (shape, spoken(Map::try_new(&parts.0, &parts.1, &parts.2))) else {
            return Ok(());
        };
        let _ = shape.row_major();
        prop_assert_eq!(i128::from(shape.size()), oracle::product(&wide).expect("fits"));
        let reshaped = spoken(map.try_reshape(&shape));
        prop_assert_eq!(reshaped.is_some(), layout.admits(&wide));
        let grouped = spoken(map.try_group(&shape));
        prop_assert!(grouped.is_none() || reshaped.is_some());
        under_its_shape(&layout, reshaped, &wide, x);
    }

    #[test]
    fn an_admitted_shape_keeps_the_function(parts in parts(), cut in 0_usize..5, x in any::<u64>()) {
        // A shape of the layout's own extents, some of them joined: admitted, and grouped.
        let layout = naive(&parts);
        let Some(map) = spoken(Map::try_new(&parts.0, &parts.1, &parts.2)) else { return Ok(()) };
        let own = layout.extents();
        let (joined, apart) = own.split_at(cut.min(own.len()));
        let wide: Vec<i128> = [&[joined.iter().product()], apart].concat();
        let Some(shape) = spoken(bridge::shape(&wide)) else { return Ok(()) };
        let reshaped = map.try_reshape(&shape);
        prop_assert!(reshaped.is_ok_and(|m| m.is_grouped()), "{map} by {shape}");
        under_its_shape(&layout, reshaped.ok(), &wide, x);
    }

    #[test]
    fn a_swizzle_is_what_its_bits_say(
        m in prop_oneof![-1_i64..7, any::<i64>()],
        b in prop_oneof![-1_i64..7, any::<i64>()],
        s in prop_oneof![-1_i64..9, 30_i64..63, any::<i64>()],
        inner in any::<bool>(),
        address in any::<i64>(),
    ) {
        let wide = Swizzle { m: m.into(), b: b.into(), s: s.into(), inner };
        let made = spoken(tla_core::Swizzle::try_new(m, b, s));
        prop_assert_eq!(made.is_some(), wide.well_formed() && wide.m + wide.b + wide.s <= 62);
        if let Some(swizzle) = made {
            let swizzle = if inner { swizzle } else { swizzle.mirrored() };
            let there = swizzle.apply(address);
            prop_assert_eq!(swizzle.apply(there), address);
            let positive = address & i64::MAX;
            prop_assert_eq!(i128::from(swizzle.apply(positive)), wide.apply(i128::from(positive)));
            prop_assert_eq!(i128::from(swizzle.period()), wide.period());
        }
    }

    #[test]
    fn tables_and_atoms_take_anything(bits in any::<u32>(), rank in 0_usize..30, address in any::<u64>(), name in "\\PC*") {
        for width in SwizzleWidth::ALL {
            for bits in [bits, bits % 130, 4, 8, 16, 32, 64, 128] {
                spoken(tla_core::Swizzle::try_for_element(bits, width));
                spoken(atom::try_shape(bits, width, rank));
                spoken(atom::try_columns(bits, width));
                if let Some(map) = spoken(atom::try_layout(bits, width)) {
                    reads_back(&map);
                }
            }
        }
        let _ = bank::of(address, bits);
        spoken(element::try_bits(&name));
        spoken(SwizzleWidth::try_from_name(&name));
        spoken(Axis::try_built_in(&name));
        let _ = nearest::among(&name, &["laneid", "warpid"]);
    }

    #[test]
    fn scopes_of_any_axes(edges in prop::collection::vec((0_usize..6, 0_usize..6), 0..7)) {
        let axis = |(unit, scope): &(usize, usize)| {
            let kind = AxisKind::Thread { unit: Scope::ALL[*unit], scope: Scope::ALL[*scope] };
            Axis::new(oracle::name(&format!("a{unit}{scope}")), kind)
        };
        let axes: Vec<Axis> = edges.iter().map(axis).collect();
        let found = scope::check(&axes);
        if edges.iter().any(|(unit, scope)| unit >= scope) {
            // Upward or round in a circle: refused, and the walk ends.
            prop_assert!(found.is_err());
        } else {
            let edges: BTreeSet<(usize, usize)> = edges.iter().copied().collect();
            prop_assert_eq!(bridge::scopes(found), Ok(oracle::scopes(&edges)));
        }
        spoken(found);
        let iters: Vec<Iter> = axes.iter().map(|a| Iter::new(2, 1, *a)).collect();
        spoken(Map::try_new(&iters, &[], &[]));
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        reads(&text);
    }

    #[test]
    fn tokens_in_any_order_are_read_or_refused(tokens in prop::collection::vec(0..TOKENS.len(), 0..14)) {
        reads(&tokens.iter().map(|t| TOKENS[*t]).collect::<String>());
    }

    #[test]
    fn a_layout_with_a_slip_is_read_or_refused(parts in parts(), at in any::<usize>(), with in "\\PC{0,2}") {
        if let Some(map) = spoken(Map::try_new(&parts.0, &parts.1, &parts.2)) {
            let text = map.to_string();
            let at = at % text.len();
            reads(&format!("{}{with}{}", &text[..at], &text[at + 1..]));
        }
    }
}

const TOKENS: [&str; 30] = [
    "S[",
    "R[",
    "]",
    "(",
    ")",
    ":",
    ",",
    "+",
    "-",
    "@",
    "8",
    "0",
    "-3",
    "64",
    "18446744073709551616",
    "laneid",
    "m",
    "wrapid",
    "Swizzle",
    "<",
    ">",
    "3",
    "f16",
    "128B",
    "o",
    "->",
    " ",
    "é",
    "S[(8,4):(4@laneid,1)]",
    "S[8:1]",
];

/// A text is a layout, which prints and reads back, or an error that points into the text.
fn reads(text: &str) {
    match parse::tirx(text) {
        Ok(map) => reads_back(&map),
        Err(e) => {
            speaks(&e.error);
            assert!(!e.to_string().is_empty());
            assert!(text.get(e.at..e.at + e.len).is_some(), "{e:?} does not point into {text:?}");
        }
    }
}

/// Under a shape, a coordinate lies where its linear index lies.
fn under_its_shape(layout: &Layout, reshaped: Option<Map>, extents: &[i128], x: u64) {
    let Some(map) = reshaped else { return };
    reads_back(&map);
    let inside = i128::from(x % map.size());
    let mut coordinate = digits_of(inside, extents);
    let expected = comparable(layout, &digits_of(inside, &layout.extents())).expect("in range");
    let at = bridge::coordinate(&coordinate).expect("not negative");
    let got = map.try_base(&at).expect("in range");
    assert_eq!(bridge::place(&got), expected, "{map} at {at:?}");
    if let Some(last) = coordinate.last_mut() {
        *last = extents[extents.len() - 1];
        let at = bridge::coordinate(&coordinate).expect("not negative");
        assert!(matches!(map.try_base(&at), Err(LayoutError::CoordinateRange { .. })));
        spoken(map.try_base_extended(&at));
    }
}

/// The longest layouts there can be, and one iter more.
#[test]
fn sixteen_iters_and_seventeen() {
    let iters = |count: u32| (0..count).map(|k| Iter::new(2, 1 << (16 - k), axis::M)).collect::<Vec<_>>();
    let map = Map::try_new(&iters(16), &iters(8), &[]).expect("at the limits");
    assert_eq!(map.size(), 1 << 16);
    reads_back(&map);
    let flat = Shape::try_new(&[1 << 16]).expect("fits");
    assert_eq!(
        map.try_reshape(&flat).expect("admitted").try_base(&[0xFFFF]).map(|p| p.offset()),
        Ok(0x1_FFFE)
    );
    assert!(matches!(Map::try_new(&iters(17), &[], &[]), Err(LayoutError::TooMany { .. })));
    assert!(matches!(Map::try_new(&[], &iters(9), &[]), Err(LayoutError::TooMany { .. })));
    let fine = Shape::try_new(&[2; 16]).expect("fits");
    let once = Map::try_new(&[Iter::new(1 << 16, 1, axis::M)], &[], &[]).expect("fits");
    assert!(once.try_reshape(&fine).is_ok_and(|m| m.is_grouped() && m.shard().len() == 16));
    assert!(matches!(Shape::try_new(&[2; 17]), Err(LayoutError::TooMany { .. })));
}
