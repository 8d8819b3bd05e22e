//! Why the numbers of a layout fit every integer that counts its elements and its places: what a coordinate or a
//! place is divided by is no larger than what it counts to.
//!
//! The evaluators of `tla` reduce these numbers to the width of an integer, and check there what is proved here.

use proptest::prelude::*;
use tla_core::{Iter, Map, Shape, Swizzle, axis};

fn layouts() -> impl Strategy<Value = Map> {
    let extent = prop_oneof![4 => 1_u64..7, 1 => (0_u32..21).prop_map(|bits| 1 << bits)];
    let stride = (-9_i64..10, 0_u32..24).prop_map(|(stride, shift)| stride << shift);
    let iters = prop::collection::vec((extent.clone(), stride.clone(), any::<bool>()), 1..6);
    let replicas = prop::collection::vec((1_u64..4, stride, any::<bool>()), 0..3);
    let cut = (any::<prop::sample::Index>(), any::<prop::sample::Index>());
    (iters, replicas, cut, prop::option::of((0_i64..5, 0_i64..4, 4_i64..40, any::<bool>()))).prop_filter_map(
        "a layout",
        |(shard, replica, (first, second), swizzle)| {
            let on = |(extent, stride, lane)| Iter::new(extent, stride, if lane { axis::P } else { axis::M });
            let shard: Vec<Iter> = shard.into_iter().map(on).collect();
            let replica: Vec<Iter> = replica.into_iter().map(on).collect();
            let mut map = Map::try_new(&shard, &replica, &[]).ok()?;
            if let Some((m, b, s, mirrored)) = swizzle {
                let swizzle = Swizzle::try_new(m, b, s).ok()?;
                map = map.try_compose(if mirrored { swizzle.mirrored() } else { swizzle }).unwrap_or(map);
            }
            // a shape of up to three dimensions, most of which do not group the iters
            let divisor = |n: u64, at: prop::sample::Index| {
                let all: Vec<u64> = (1..=n.min(64)).filter(|d| n.is_multiple_of(*d)).collect();
                all[at.index(all.len())]
            };
            let slow = divisor(map.size(), first);
            let middle = divisor(map.size() / slow, second);
            let shape = Shape::try_new(&[slow, middle, map.size() / slow / middle]).ok()?;
            map.try_reshape(&shape).ok().or(Some(map))
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, ..ProptestConfig::default() })]

    #[test]
    fn digits_are_cut_by_numbers_that_the_elements_are_counted_with(map in layouts()) {
        for rank in [1, map.rank()] {
            let split = map.try_split(rank).expect("a rank of the layout");
            for digit in split.digits().iter().filter(|digit| digit.modulus != 1) {
                prop_assert!(digit.divisor <= (map.size() - 1).max(1), "{map}: {digit:?}");
                prop_assert!(digit.modulus <= (map.size() - 1).max(1), "{map}: {digit:?}");
            }
        }
    }

    #[test]
    fn places_are_cut_by_numbers_that_places_and_elements_are_counted_with(map in layouts()) {
        let axes = [axis::P, axis::M];
        let widest = axes.map(|axis| map.tile_range_on(axis)).map(|(low, high)| low.abs_diff(high));
        let largest = (map.size() - 1).max(widest[0]).max(widest[1]).max(1);
        for rank in [1, map.rank()] {
            // too many cases of strides that overlap: there are no owners
            let Ok(decoder) = map.try_decoder(&axes, rank) else { continue };
            prop_assert!(decoder.fits(largest), "{map}: {decoder:?} and {largest}");
        }
    }
}

#[test]
fn a_decoder_with_a_number_beyond_the_integer_does_not_fit() {
    let layout = |stride| Map::try_new(&[Iter::new(4, stride, axis::M)], &[], &[]).expect("a layout");
    let decoder = layout(1 << 20).try_decoder(&[axis::M], 1).expect("a decoder");
    assert!(decoder.fits(1 << 20) && !decoder.fits((1 << 20) - 1));
    let decoder = layout(1).try_decoder(&[axis::M], 1).expect("a decoder");
    assert!(decoder.fits(3) && !decoder.fits(2));
}
