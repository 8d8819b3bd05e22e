//! The library against the oracle on every small layout: all layouts of up to three iters with
//! extents 1 to 3 and strides that stand still, step back, overlap and leave gaps, with and without
//! replicas, offsets and swizzles. What is wrong somewhere is mostly wrong on one of these.

mod common;

use common::bridge;
use common::oracle::{Enumeration, Layout, Place, Swizzle, iter, row_major};
use std::collections::BTreeMap;
use tla_core::{LayoutError, Map, axis};

const EXTENTS: [i128; 3] = [1, 2, 3];
const STRIDES: [i128; 4] = [-2, 0, 1, 3];

/// All shards of up to three iters with these strides on these axes, slow to fast.
fn shards(strides: &[i128], axes: &[&str]) -> Vec<Vec<common::oracle::Iter>> {
    let mut one = Vec::new();
    for extent in EXTENTS {
        for stride in strides {
            one.extend(axes.iter().map(|axis| iter(extent, *stride, axis)));
        }
    }
    let mut all = vec![vec![]];
    let mut longest = all.clone();
    for _ in 0..3 {
        longest = longest
            .iter()
            .flat_map(|shard: &Vec<_>| one.iter().map(|i| [&shard[..], std::slice::from_ref(i)].concat()))
            .collect();
        all.extend(longest.clone());
    }
    all
}

/// Replicas that overlap the shard, one another, or nothing; offsets; swizzles of both forms. Every
/// combination once.
fn dressings() -> Vec<Layout> {
    let replicas = [
        vec![],
        vec![iter(2, 1, "m")],
        vec![iter(2, -3, "m"), iter(2, 3, "m")],
        vec![iter(3, 0, "m"), iter(2, 9, "m"), iter(1, 4, "m")],
    ];
    let offsets = [BTreeMap::new(), BTreeMap::from([("m", 11)])];
    let swizzle = |m, b, s, inner| Some(Swizzle { m, b, s, inner });
    let swizzles = [None, swizzle(0, 1, 1, true), swizzle(1, 2, 3, true), swizzle(0, 2, 2, false)];
    let mut all = Vec::new();
    for replica in &replicas {
        for offset in &offsets {
            for swizzle in swizzles {
                let (replica, offset) = (replica.clone(), offset.clone());
                all.push(Layout { swizzle, shard: vec![], replica, offset });
            }
        }
    }
    all
}

/// Every layout on `m`: up to two iters under each dressing, three under two dressings in turn.
/// And those on two axes, where one dressing a shard is taken in turn and no swizzle is possible.
fn layouts() -> Vec<Layout> {
    let dressings = dressings();
    let mut all = Vec::new();
    for (n, shard) in shards(&STRIDES, &["m"]).into_iter().enumerate() {
        let few = if shard.len() < 3 { dressings.len() } else { 2 };
        let worn = dressings.iter().cycle().skip(2 * n).take(few);
        all.extend(worn.map(|dress| Layout { shard: shard.clone(), ..dress.clone() }));
    }
    let mut elsewhere: Vec<Layout> = dressings.into_iter().filter(|d| d.swizzle.is_none()).collect();
    let aside = Layout { replica: vec![iter(2, 4, "laneid")], ..elsewhere[0].clone() };
    elsewhere.push(Layout { offset: BTreeMap::from([("laneid", 3), ("m", 1)]), ..aside });
    for (n, shard) in shards(&STRIDES[1..], &["m", "laneid"]).into_iter().enumerate() {
        let dress = &elsewhere[n % elsewhere.len()];
        all.push(Layout { shard, ..dress.clone() });
    }
    all
}

/// The layout as a value, and what the oracle cannot evaluate checked: it must be refused.
fn build(layout: &Layout) -> Option<Map> {
    let made = bridge::map(layout);
    if layout.swizzle.is_some() {
        let lowest = Layout { swizzle: None, ..layout.clone() }.address_range().expect("small").0;
        if lowest < 0 {
            let lowest = i64::try_from(lowest).expect("small");
            assert_eq!(made, Err(LayoutError::NegativeAddress { lowest }), "{layout:?}");
            return None;
        }
    }
    Some(made.unwrap_or_else(|error| panic!("{layout:?} is refused: {error}")))
}

fn narrow(n: i128) -> u64 {
    u64::try_from(n).expect("small")
}

#[test]
fn places_sizes_and_spans() {
    let mut count = 0;
    for layout in layouts() {
        let Some(map) = build(&layout) else { continue };
        count += 1;
        let size = layout.size().expect("small");
        assert_eq!(i128::from(map.size()), size, "{layout:?}");
        let (mut lowest, mut highest) = (i128::MAX, i128::MIN);
        for (x, digits) in row_major(&layout.extents(), size).iter().enumerate() {
            let (base, places) = (layout.base(digits).expect("small"), layout.places(digits).expect("small"));
            for place in &places {
                let address = place.get("m").copied().unwrap_or(0);
                (lowest, highest) = (lowest.min(address), highest.max(address));
            }
            let x = [u64::try_from(x).expect("small")];
            let each: Vec<u64> = digits.iter().map(|d| narrow(*d)).collect();
            for at in [&x[..], &each[..]] {
                let got = map.try_base(at).map(|p| bridge::place(&p));
                assert_eq!(got.as_ref(), Ok(&base), "{layout:?} {at:?}");
            }
            let got = bridge::places(map.try_places(&x).expect("in range"));
            assert_eq!(got.as_ref(), Ok(&places), "{layout:?} {x:?}");
            assert_eq!(map.try_replicas(), Ok(narrow(i128::try_from(places.len()).expect("small"))));
        }
        assert!(map.try_base(&[map.size()]).is_err(), "{layout:?} takes an index past its end");
        for name in ["m", "laneid", "F"] {
            let on = bridge::axis(name);
            if layout.swizzle.is_some() {
                assert_eq!(map.try_span(on), Err(LayoutError::SwizzledAxis { axis: on }));
                assert_eq!(map.try_size_on(on), Err(LayoutError::SwizzledAxis { axis: on }));
            } else {
                assert_eq!(map.try_span(on).map(i128::from), Ok(layout.span(name)), "{layout:?} {name}");
                let size = map.try_size_on(on).ok().map(i128::from);
                assert_eq!(size, layout.size_on(name), "{layout:?} {name}");
            }
        }
        cosize(&layout, &map, lowest, highest);
        let stored = map.try_storage().map(|m| bridge::layout(&m));
        assert_eq!(stored, Ok(memory_part(&layout)), "{layout:?}");
        assert_eq!(map.is_trivial(), is_identity(&layout), "{layout:?}");
    }
    println!("{count} layouts agree");
}

/// Exact on every small layout, under swizzles of both forms.
fn cosize(layout: &Layout, map: &Map, lowest: i128, highest: i128) {
    match map.try_cosize() {
        Err(LayoutError::NegativeAddress { lowest: named }) => {
            assert!(lowest < 0 && i128::from(named) == lowest, "{layout:?}");
        }
        Err(error) => panic!("{layout:?}: {error}"),
        Ok(cosize) => assert_eq!(i128::from(cosize), highest + 1, "{layout:?}"),
    }
}

/// What is left of a layout for one thread of one device.
fn memory_part(layout: &Layout) -> Layout {
    let memory = |axis: &str| axis != "laneid";
    let iters = |of: &[common::oracle::Iter]| of.iter().filter(|i| memory(i.axis)).cloned().collect();
    let offset = layout.offset.iter().filter(|(axis, _)| memory(axis)).map(|(axis, n)| (*axis, *n));
    Layout {
        swizzle: layout.swizzle,
        shard: iters(&layout.shard),
        replica: iters(&layout.replica),
        offset: offset.collect(),
    }
}

/// By definition: nothing but the shard, and the element `x` lies at `x` of one axis.
fn is_identity(layout: &Layout) -> bool {
    if layout.swizzle.is_some() || !layout.replica.is_empty() || !layout.offset.is_empty() {
        return false;
    }
    let function = layout.function().expect("small");
    ["m", "laneid"].iter().any(|axis| {
        let on = |x: i128| Place::from_iter((x != 0).then_some((*axis, x)));
        function.iter().zip(0..).all(|(place, x)| *place == on(x))
    })
}

#[test]
fn canonical_forms() {
    for layout in layouts() {
        let Some(map) = build(&layout) else { continue };
        let canonical = map.try_canonicalize().expect("one thread axis at the most");
        let got = bridge::layout(&canonical);
        assert_eq!(canonical.try_canonicalize(), Ok(canonical), "{layout:?}");
        assert_eq!(got.is_canonical(), Ok(()), "{layout:?}");
        assert_eq!(got.function(), layout.function(), "{layout:?}");
        let set = |l: &Layout| l.places(&vec![0; l.shard.len()]);
        assert_eq!(set(&got), set(&layout), "{layout:?}");
        let mut turned = layout.clone();
        turned.replica.reverse();
        let again = bridge::map(&turned).expect("as before").try_canonicalize();
        assert_eq!(again, Ok(canonical), "the order of replicas says nothing: {layout:?}");
    }
}

/// All shapes of up to three dimensions with so many elements.
fn shapes(size: i128) -> Vec<Vec<i128>> {
    let mut all = if size == 1 { vec![vec![]] } else { vec![] };
    all.push(vec![size]);
    for a in (1..=size).filter(|a| size % a == 0) {
        all.push(vec![a, size / a]);
        for b in (1..=size / a).filter(|b| (size / a) % b == 0) {
            all.push(vec![a, b, size / a / b]);
        }
    }
    all
}

#[test]
fn groups_and_shapes() {
    let plain = Layout { swizzle: None, shard: vec![], replica: vec![], offset: BTreeMap::new() };
    let (mut grouped, mut flat) = (0, 0);
    for shard in shards(&STRIDES, &["m"]) {
        let layout = Layout { shard, ..plain.clone() };
        let map = build(&layout).expect("no swizzle");
        let size = layout.size().expect("small");
        let function = layout.function().expect("small");
        for extents in shapes(size) {
            let shape = bridge::shape(&extents).expect("positive");
            let reshaped = map.try_reshape(&shape).expect("admitted");
            assert_eq!(reshaped.is_grouped(), layout.can_group(&extents), "{layout:?} by {extents:?}");
            match map.try_group(&shape) {
                Ok(found) => {
                    grouped += 1;
                    assert_eq!(found.map, reshaped, "{layout:?} by {extents:?}");
                    group(&layout, &extents, &found);
                }
                Err(LayoutError::NotGroupable { .. }) => flat += 1,
                Err(error) => panic!("{layout:?} by {extents:?}: {error}"),
            }
            let all = Enumeration::of(&extents);
            for coordinate in row_major(&extents, size) {
                let x = all.index(&coordinate).expect("in range");
                let at = bridge::coordinate(&coordinate).expect("not negative");
                let got = reshaped.try_base(&at).map(|p| bridge::place(&p));
                let expected = &function[usize::try_from(x).expect("small")];
                assert_eq!(got.as_ref(), Ok(expected), "{layout:?} by {extents:?} at {at:?}");
            }
        }
        for extents in shapes(size + 1) {
            let shape = bridge::shape(&extents).expect("positive");
            let refused = LayoutError::ShapeNotAdmitted { shape: shape.size(), size: map.size() };
            assert_eq!(map.try_reshape(&shape), Err(refused));
            assert_eq!(map.try_group(&shape).map(|g| g.map), Err(refused));
        }
    }
    println!("{grouped} groupings, {flat} that need flattening");
}

/// What a grouping promises: separators from the first iter to the last, dimension by dimension the
/// extent of the shape, and still the same function.
fn group(layout: &Layout, extents: &[i128], found: &tla_core::Grouped) {
    let separators = found.separators.as_slice();
    assert_eq!(separators.len(), extents.len() + 1);
    assert_eq!((separators[0], separators[extents.len()]), (0, found.map.shard().len()));
    for (d, extent) in extents.iter().enumerate() {
        let iters = &found.map.shard()[separators[d]..separators[d + 1]];
        let product: u64 = iters.iter().map(|i| i.extent).product();
        assert_eq!(i128::from(product), *extent, "{layout:?} by {extents:?}");
    }
    assert_eq!(bridge::layout(&found.map).function(), layout.function(), "{layout:?} by {extents:?}");
}

#[test]
fn swizzles() {
    for (m, b, s, inner) in (0..3).flat_map(|m| {
        (0..4).flat_map(move |b| (b..5).flat_map(move |s| [true, false].map(|inner| (m, b, s, inner))))
    }) {
        let naive = Swizzle { m, b, s, inner };
        let swizzle = bridge::swizzle(&naive).expect("s >= b");
        assert_eq!(i128::from(swizzle.period()), naive.period());
        for address in 0..1 << 12 {
            let got = swizzle.apply(address);
            assert_eq!(i128::from(got), naive.apply(i128::from(address)), "{naive:?} {address}");
            assert_eq!(swizzle.apply(got), address, "an involution: {naive:?} {address}");
        }
    }
    for (m, b, s) in [(0, 1, 0), (3, 3, 2), (-1, 3, 3), (3, -1, 3), (3, 3, -1), (60, 1, 2), (i64::MAX, 0, 0)]
    {
        assert!(tla_core::Swizzle::try_new(m, b, s).is_err(), "({m},{b},{s})");
    }
}

/// The scope check over every set of up to three of the thread axes, and over memory beside them.
#[test]
fn scopes() {
    let names: Vec<&str> = axis::BUILT_IN.iter().map(axis::Axis::name).collect();
    for a in &names {
        for b in &names {
            for c in &names {
                let shard = [a, b, c].map(|name| iter(2, 1, name)).to_vec();
                let (replica, offset) = (vec![], BTreeMap::new());
                let layout = Layout { swizzle: None, shard, replica, offset };
                let map = bridge::map(&layout).expect("built-in axes");
                let got = bridge::scopes(map.try_scope());
                assert_eq!(got, Ok(layout.scopes()), "{a} {b} {c}");
            }
        }
    }
}

/// Where there are too many blocks to ask, the end of the window is the bound.
#[test]
fn a_mirrored_swizzle_of_many_blocks_has_a_bound() {
    for (b, s) in [(8, 20), (20, 20), (30, 32)] {
        let swizzle = tla_core::Swizzle::try_new(0, b, s).expect("not too wide").mirrored();
        let tile = Map::try_new(&[tla_core::Iter::new(8, 1, axis::M)], &[], &[]).expect("8 elements");
        let cosize = tile.try_compose(swizzle).and_then(|map| map.try_cosize()).expect("no negative address");
        assert!(((7 << s) + 8..=1 << (b + s)).contains(&cosize), "{b} {s}: {cosize}");
    }
}
