//! Laws of slice, pack, unpack, broadcast and permute over random layouts, against brute force; and hostile
//! numbers, which are refused and never wrap.
//!
//! The cases are the same in every run. `PROPTEST_CASES` and `PROPTEST_RNG_SEED` ask for more and for others.

mod common;

use common::bridge;
use common::oracle::{Layout, product, row_major};
use common::slicing::{self, Slice};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tla_core::ready::scale_factor::{self, Factors};
use tla_core::ready::{datapath, mma_operand, mma_shared, scratchpad, tcgen05, warpgroup};
use tla_core::{Axis, Iter, LayoutError, Map, Shape, Swizzle, SwizzleWidth, TilingError, axis};

/// The same cases every time, so that a change is to blame for a new failure.
fn config(cases: u32) -> ProptestConfig {
    let given = ProptestConfig::default();
    let rng_seed = match given.rng_seed {
        RngSeed::Random => RngSeed::Fixed(0x51_1CE),
        fixed => fixed,
    };
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { given.cases } else { cases };
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..given }
}

/// Two ways to cut one row of factors into runs, so that the one groups the other.
fn runs(factors: &[u64], cuts: &[bool]) -> Vec<u64> {
    let mut runs = vec![1];
    for (factor, cut) in factors.iter().zip(cuts) {
        if *cut {
            runs.push(1);
        }
        *runs.last_mut().expect("one run") *= factor;
    }
    runs
}

fn on() -> impl Strategy<Value = Axis> {
    prop_oneof![6 => Just(axis::M), 2 => Just(axis::LANEID), 1 => Just(axis::TCOL)]
}

/// Strides that continue one another often enough, and some that do not.
fn stride() -> impl Strategy<Value = i64> {
    prop_oneof![6 => 0_i64..13, 2 => -6_i64..0, 2 => prop_oneof![Just(24), Just(48), Just(100)]]
}

/// A layout of up to 5 iters under a shape that groups it, mostly.
fn shaped() -> impl Strategy<Value = Map> {
    let factors =
        prop::collection::vec(prop_oneof![4 => Just(2_u64), 2 => Just(3), 1 => Just(4), 1 => Just(5)], 1..6);
    let cuts = || prop::collection::vec(any::<bool>(), 6);
    let steps = prop::collection::vec((stride(), on()), 6);
    let replica = prop::collection::vec((1_u64..4, stride(), on()), 0..2);
    let offset = prop::collection::vec((on(), -9_i64..40), 0..2);
    let parts = (factors, cuts(), cuts(), steps, replica, offset, 0..12_u32);
    parts.prop_map(|(factors, iters, shape, steps, replica, offset, odd)| {
        let shard: Vec<Iter> =
            runs(&factors, &iters).iter().zip(&steps).map(|(e, (s, on))| Iter::new(*e, *s, *on)).collect();
        let replica: Vec<Iter> = replica.iter().map(|(e, s, on)| Iter::new(*e, *s, *on)).collect();
        let mut extents = runs(&factors, &shape);
        if odd == 0 {
            extents.reverse();
        }
        let map = Map::try_new(&shard, &replica, &offset).expect("small");
        map.try_reshape(&Shape::try_new(&extents).expect("small")).expect("as many elements")
    })
}

/// Such a layout in memory, from 0 on, swizzled.
fn swizzled() -> impl Strategy<Value = Map> {
    (shaped(), 0_i64..4, 0_i64..3).prop_map(|(map, m, b)| {
        let up = |i: &Iter| Iter::new(i.extent, i.stride.abs(), axis::M);
        let shard: Vec<Iter> = map.shard().iter().map(up).collect();
        let replica: Vec<Iter> = map.replica().iter().map(up).collect();
        let tile = Map::try_new(&shard, &replica, &[(axis::M, 5)]).expect("small");
        let tile = tile.try_compose(Swizzle::try_new(m, b, 3).expect("small")).expect("in memory");
        tile.try_reshape(map.shape()).expect("as many elements")
    })
}

fn layouts() -> impl Strategy<Value = Map> {
    prop_oneof![4 => shaped(), 1 => swizzled()]
}

/// A layout and a region of its shape, most of them inside it.
fn regions() -> impl Strategy<Value = (Map, Vec<(u64, u64)>)> {
    layouts().prop_flat_map(|map| {
        let range = |extent: u64| {
            prop_oneof![
                12 => (0..extent).prop_flat_map(move |begin| (Just(begin), begin + 1..=extent)),
                1 => (0..extent + 2, 0..extent + 2),
            ]
        };
        let ranges: Vec<_> = map.shape().extents().iter().map(|extent| range(*extent).boxed()).collect();
        (Just(map), ranges)
    })
}

fn extents(map: &Map) -> Vec<i128> {
    map.shape().extents().iter().map(|e| i128::from(*e)).collect()
}

/// As the oracle has it; `None` where the axes do not fit together, which the algebra refuses.
fn naive(map: &Map) -> Option<Layout> {
    map.try_scope().is_ok().then(|| bridge::layout(map))
}

/// The places of all elements in the order of the shape.
fn function(map: &Map) -> Vec<common::oracle::Place> {
    let all = row_major(&extents(map), product(&extents(map)).expect("few"));
    let place =
        |x: &Vec<i128>| map.try_base(&bridge::coordinate(x).expect("not negative")).expect("in range");
    all.iter().map(|x| bridge::place(&place(x))).collect()
}

/// The place of the element at a coordinate.
fn place(map: &Map, x: &[i128]) -> common::oracle::Place {
    let at = bridge::coordinate(x).expect("not negative");
    bridge::place(&map.try_base(&at).expect("in range"))
}

/// The text of a layout reads back as the same value.
fn reads_back(map: &Map) -> bool {
    let text = map.to_string();
    tla_core::parse::tirx(&text).is_ok_and(|back| back == *map)
}

proptest! {
    #![proptest_config(config(1500))]

    /// A slice has the places of the region; it is `None` exactly where no layout of the allowed form exists.
    #[test]
    fn slice_is_brute_force((map, region) in regions()) {
        let Some(naive) = naive(&map) else { return Ok(()) };
        let wide: Vec<(i128, i128)> = region.iter().map(|(b, e)| (i128::from(*b), i128::from(*e))).collect();
        let got = map.try_slice(&region);
        match slicing::slice(&naive, &extents(&map), &wide) {
            Slice::Outside => {
                let outside = matches!(
                    got,
                    Err(LayoutError::Tiling(TilingError::SliceEmpty { .. } | TilingError::SliceBeyond { .. }))
                );
                prop_assert!(outside, "{got:?}");
            }
            Slice::Ungrouped => prop_assert!(matches!(got, Err(LayoutError::NotGroupable { .. })), "{got:?}"),
            Slice::None => prop_assert_eq!(got, Ok(None)),
            Slice::Layout(expected, places) => {
                let got = got.expect("a region of the shape").expect("a layout of the form exists");
                prop_assert_eq!(function(&got), places);
                prop_assert_eq!(got.swizzle(), map.swizzle());
                let mut replica = bridge::layout(&got).replica;
                let mut all = expected.replica;
                replica.sort();
                all.sort();
                prop_assert_eq!(replica, all);
                prop_assert!(reads_back(&got), "{}", got);
            }
        }
    }

    /// A slice of a slice is the slice of the inner region, where both are layouts.
    #[test]
    fn slices_nest((map, region) in regions(), inner in prop::collection::vec((0_u64..9, 0_u64..9), 6)) {
        let Ok(Some(outer)) = map.try_slice(&region) else { return Ok(()) };
        let clip = |(extent, (a, b)): (&u64, &(u64, u64))| {
            let begin = a % extent;
            (begin, begin + 1 + b % (extent - begin))
        };
        let inner: Vec<(u64, u64)> = outer.shape().extents().iter().zip(&inner).map(clip).collect();
        let whole: Vec<(u64, u64)> =
            region.iter().zip(&inner).map(|((begin, _), (b, e))| (begin + b, begin + e)).collect();
        if let (Ok(Some(twice)), Ok(Some(once))) = (outer.try_slice(&inner), map.try_slice(&whole)) {
            prop_assert_eq!(function(&twice), function(&once));
        }
    }

}

proptest! {
    #![proptest_config(config(300))]

    /// Unpacking is its definition, and packing undoes it.
    #[test]
    fn pack_undoes_unpack(map in layouts(), n in 1_u64..9) {
        let Some(naive) = naive(&map) else { return Ok(()) };
        match (slicing::unpacked(&naive, i128::from(n)), map.try_unpack(n)) {
            (Ok(expected), Ok(got)) => {
                prop_assert_eq!(slicing::packs(&bridge::layout(&got), &naive, i128::from(n)), Some(true));
                prop_assert_eq!(bridge::layout(&got).function(), expected.function());
                prop_assert!(reads_back(&got), "{}", got);
                let back = got.try_pack(n).expect("what was unpacked");
                prop_assert_eq!(back.shape(), map.shape());
                prop_assert_eq!(function(&back), function(&map));
                prop_assert_eq!(back.try_canonicalize(), map.try_canonicalize());
            }
            (Err(slicing::Unpackable::Power), Err(LayoutError::Tiling(TilingError::UnpackPower { .. }))) => {}
            (expected, got) => prop_assert!(false, "got {got:?}, expected {expected:?}"),
        }
    }

    /// Packing is its definition wherever it is one, and refused everywhere else.
    #[test]
    fn pack_is_exact(map in layouts(), n in 0_u64..7, times in 1_i64..4) {
        let scaled = |i: &Iter| Iter::new(i.extent, i.stride * times, i.axis);
        let shard: Vec<Iter> = map.shard().iter().map(scaled).chain([Iter::new(12, 1, axis::M)]).collect();
        let map = Map::try_new(&shard, map.replica(), map.offset()).expect("small");
        let Some(naive) = naive(&map) else { return Ok(()) };
        match (slicing::packed(&naive, i128::from(n)), map.try_pack(n)) {
            (Ok(_), Ok(got)) => {
                let definition = slicing::packs(&naive, &bridge::layout(&got), i128::from(n));
                prop_assert_eq!(definition, Some(true));
            }
            (Err(_), Err(_)) => {}
            (expected, got) => prop_assert!(false, "got {got:?}, expected {expected:?}"),
        }
    }

    /// The new dimension moves nothing.
    #[test]
    fn broadcast_repeats(map in layouts(), n in 1_u64..5, position in 0_usize..8) {
        match map.try_broadcast(n, position, axis::M) {
            Ok(got) => {
                let mut shape = extents(&map);
                shape.insert(position, i128::from(n));
                prop_assert_eq!(extents(&got), shape.clone());
                for x in row_major(&shape, product(&shape).expect("few")) {
                    let mut without = x.clone();
                    without.remove(position);
                    prop_assert_eq!(place(&got, &x), place(&map, &without));
                }
                prop_assert!(reads_back(&got), "{}", got);
            }
            Err(LayoutError::Tiling(TilingError::BroadcastPosition { .. })) => {
                prop_assert!(position > map.rank());
            }
            Err(LayoutError::NotGroupable { .. }) => prop_assert!(!map.is_grouped()),
            Err(other) => prop_assert!(false, "{other}"),
        }
    }

    /// Dimensions change places with their coordinates, and back.
    #[test]
    fn permute_reorders(map in layouts(), keys in prop::collection::vec(any::<u8>(), 6)) {
        let mut order: Vec<usize> = (0..map.rank()).collect();
        order.sort_by_key(|d| keys[*d]);
        let got = match map.try_permute(&order) {
            Ok(got) => got,
            Err(error) => {
                prop_assert!(matches!(error, LayoutError::NotGroupable { .. }) && !map.is_grouped(), "{error}");
                return Ok(());
            }
        };
        for x in row_major(&extents(&map), product(&extents(&map)).expect("few")) {
            let y: Vec<i128> = order.iter().map(|from| x[*from]).collect();
            prop_assert_eq!(place(&got, &y), place(&map, &x));
        }
        prop_assert!(reads_back(&got), "{}", got);
        let mut back = vec![0; order.len()];
        order.iter().enumerate().for_each(|(to, from)| back[*from] = to);
        prop_assert_eq!(function(&got.try_permute(&back).expect("an order")), function(&map));
    }
}

/// Every range of every layout of three iters with extents 2 and 3, on one axis and on two.
#[test]
fn all_ranges_of_small_layouts() {
    let mut counts = [0; 3];
    for k in 0..16 {
        let extent = |bit: u32| 2 + u64::from(k >> bit & 1 == 1);
        let middle = if k & 8 == 0 { axis::M } else { axis::LANEID };
        let shard = [
            Iter::new(extent(2), 100, axis::M),
            Iter::new(extent(1), 10, middle),
            Iter::new(extent(0), 1, axis::M),
        ];
        let map = Map::new(&shard, &[], &[(axis::M, 7)]);
        let size = map.size();
        let map = map.reshape(&Shape::try_new(&[size]).expect("small"));
        let layout = bridge::layout(&map);
        for (begin, end) in (0..size).flat_map(|begin| (begin + 1..=size).map(move |end| (begin, end))) {
            let got = map.try_slice(&[(begin, end)]).expect("a range");
            match slicing::slice(&layout, &extents(&map), &[(i128::from(begin), i128::from(end))]) {
                Slice::None => {
                    assert_eq!(got, None, "{map} {begin}..{end}");
                    counts[0] += 1;
                }
                Slice::Layout(expected, places) => {
                    let got = got.unwrap_or_else(|| panic!("{map} {begin}..{end}: {expected:?}"));
                    assert_eq!(function(&got), places, "{map} {begin}..{end}");
                    let carried = got.shard().iter().any(|i| ![1, 10, 100].contains(&i.stride));
                    counts[1 + usize::from(carried)] += 1;
                }
                other => panic!("{map} {begin}..{end}: {other:?}"),
            }
        }
    }
    println!("no layout {}, inside the iters {}, over one carry {}", counts[0], counts[1], counts[2]);
    assert!(counts.iter().all(|count| *count > 20), "{counts:?}");
}

fn wild() -> impl Strategy<Value = u64> {
    prop_oneof![
        4 => 0_u64..9,
        2 => prop_oneof![Just(16), Just(32), Just(64), Just(128), Just(256), Just(512)],
        2 => prop_oneof![Just(u64::MAX), Just(1 << 63), Just((1 << 63) - 1), Just(1 << 62), Just(1 << 32)],
        1 => any::<u64>(),
    ]
}

fn wild_stride() -> impl Strategy<Value = i64> {
    prop_oneof![
        4 => -4_i64..20,
        2 => prop_oneof![Just(i64::MIN), Just(i64::MAX), Just(1 << 62), Just(-(1 << 62)), Just(1 << 40)],
        1 => any::<i64>(),
    ]
}

fn wild_iters(most: usize) -> impl Strategy<Value = Vec<Iter>> {
    let built_in = (0..axis::BUILT_IN.len()).prop_map(|k| axis::BUILT_IN[k]);
    let on = prop_oneof![4 => on(), 1 => built_in];
    let one = (wild(), wild_stride(), on).prop_map(|(e, s, on)| Iter::new(e, s, on));
    prop::collection::vec(one, 0..most)
}

proptest! {
    #![proptest_config(config(2000))]

    /// Whatever the numbers, there is an answer or a refusal: no panic, no overflow.
    #[test]
    fn hostile_operands(
        shard in prop_oneof![8 => wild_iters(5), 1 => wild_iters(17)],
        replica in wild_iters(3),
        offset in prop::collection::vec((on(), wild_stride()), 0..4),
        numbers in prop::collection::vec(wild(), 32),
        small in prop::collection::vec(0_usize..20, 17),
        merged in any::<bool>(),
    ) {
        let Ok(map) = Map::try_new(&shard, &replica, &offset) else { return Ok(()) };
        let map = if merged { map.try_reshape(&Shape::try_new(&[map.size()]).expect("its size")).expect("alike") } else { map };
        let swizzled = map.try_compose(Swizzle::try_new(2, 2, 3).expect("small"));
        for map in [Ok(map), swizzled].into_iter().flatten() {
            let near = |(d, extent): (usize, &u64)| {
                let (a, b) = (numbers[2 * (d % 16)], numbers[2 * (d % 16) + 1]);
                if d % 3 == 2 { (a, b) } else { (a % extent, a % extent + 1 + b % (extent - a % extent)) }
            };
            let region: Vec<(u64, u64)> = map.shape().extents().iter().enumerate().map(near).collect();
            if let Ok(Some(slice)) = map.try_slice(&region) {
                let first: Vec<u64> = region.iter().map(|(begin, _)| *begin).collect();
                let at = |map: &Map, x: &[u64]| bridge::place(&map.try_base(x).expect("in range"));
                prop_assert_eq!(at(&slice, &vec![0; region.len()]), at(&map, &first));
                let last: Vec<u64> = region.iter().map(|(_, end)| end - 1).collect();
                let end: Vec<u64> = region.iter().map(|(begin, end)| end - begin - 1).collect();
                prop_assert_eq!(at(&slice, &end), at(&map, &last));
            }
            let n = numbers[0];
            if let Ok(unpacked) = map.try_unpack(n) {
                prop_assert!(unpacked.try_pack(n).is_ok());
            }
            let _ = map.try_pack(n);
            let _ = map.try_broadcast(n, small[0], axis::M);
            let _ = map.try_permute(&small);
            let _ = map.try_permute(&small[..map.rank().min(17)]);
            let _ = map.try_permute_groups(&small[1..], &small);
            let _ = map.try_to_psum();
        }
    }

    #[test]
    fn hostile_ready_made(numbers in prop::collection::vec(wild(), 6), pick in 0_usize..7, ws in any::<bool>()) {
        let [a, b, c, d, e, f] = numbers[..] else { unreachable!("six numbers") };
        let path = datapath::Datapath::try_from_name(["A", "B", "C", "D", "E", "F", "G"][pick]).expect("a letter");
        let atom = tcgen05::Atom::try_from_name(["32x32b", "16x64b", "16x128b", "16x256b"][pick % 4]).expect("a shape");
        let factors = Factors { rows: a, k: b, per_mma: c, reuse: d, depth: if ws { Some(e) } else { None } };
        let all = [
            datapath::try_layout(path, a, b, c),
            tcgen05::try_layout(atom, a, b, u32::try_from(c % 129).expect("small")),
            warpgroup::try_layout(a, b),
            scale_factor::try_shared(factors),
            scale_factor::try_tensor(factors),
        ];
        for map in all.into_iter().flatten() {
            prop_assert!(map.is_grouped() && reads_back(&map), "{}", map);
        }
        for shape in [&[a, b][..], &[a, b, c], &[a, b, c, d], &[f], &[]].into_iter().flat_map(Shape::try_new) {
            let width = SwizzleWidth::ALL[pick % 4];
            for bits in [4, 8, 16, 32, 64, 128, 7] {
                let _ = mma_shared::try_layout(bits, width, &shape);
            }
            for operand in [mma_operand::Operand::A, mma_operand::Operand::D] {
                let _ = mma_operand::try_layout(operand, &shape, e, f, ws);
            }
            for letters in ["PF", "FPF", "PPF", "F", "", "FFFF", "PX"] {
                let _ = scratchpad::try_layout(letters, &shape);
            }
        }
    }
}
