//! The bridge: coordinates and addresses agree both ways, linear indices where the modes are turned around.

use super::*;
use tla_core::nested::Composed;
use tla_core::{Iter, LayoutError, Map, ModeError, Shape, Swizzle, axis};

proptest! {
    #![proptest_config(config(1000))]

    /// A nested layout as a map, and back.
    #[test]
    fn from_nested(layout in layouts(4, true), offset in 0_i64..50, swizzled: bool) {
        let swizzle = if swizzled { Some(Swizzle::try_new(1, 2, 2).unwrap()) } else { None };
        let Ok(composed) = Composed::try_with(swizzle, offset, layout) else { return Ok(()) };
        let map = composed.try_map().unwrap();
        let sizes = mode_sizes(&layout);
        prop_assert_eq!(map.shape().extents(), sizes.iter().map(|n| u64::try_from(*n).unwrap()).collect::<Vec<_>>());
        let back = map.try_nested().unwrap();
        for c in coordinates(&sizes) {
            let entries: Vec<u64> = c.iter().map(|c| u64::try_from(*c).unwrap()).collect();
            let address = composed.try_at(&coordinate_of(&layout, &c)).unwrap();
            prop_assert_eq!(map.try_base(&entries).unwrap().offset(), address);
            prop_assert_eq!(back.try_at(&flat(&c)).unwrap(), address);
        }
        prop_assert_eq!((back.swizzle(), back.offset()), (swizzle, offset));
        // once a layout has been a map, the way there and back changes nothing
        prop_assert_eq!(back.try_map().unwrap().try_nested().unwrap(), back);
        // linear indices: with the modes turned around
        let turned = layout.try_reversed().unwrap();
        prop_assert_eq!(turned.try_reversed().unwrap(), layout);
        let turned = Composed::try_with(swizzle, offset, turned).unwrap().try_map().unwrap();
        for index in 0..size(&layout) {
            let there = turned.try_base(&[u64::try_from(index).unwrap()]).unwrap().offset();
            prop_assert_eq!(composed.try_at(&leaf(index)).unwrap(), there);
        }
    }

    /// A map as a nested layout, and back.
    #[test]
    fn from_map(iters in prop::collection::vec((1_u64..5, -9_i64..20), 1..=5), cuts in prop::collection::vec(any::<bool>(), 5), offset in 0_i64..50, swizzled: bool) {
        let iters: Vec<Iter> = iters.into_iter().map(|(extent, stride)| Iter::new(extent, stride, axis::M)).collect();
        let map = Map::try_new(&iters, &[], &[(axis::M, offset)]).unwrap();
        let mut extents = vec![1];
        for (iter, cut) in iters.iter().zip(&cuts) {
            if *cut { extents.push(1); }
            *extents.last_mut().unwrap() *= iter.extent;
        }
        let map = map.try_reshape(&Shape::try_new(&extents).unwrap()).unwrap();
        let map = if swizzled { map.try_compose(Swizzle::try_new(0, 2, 3).unwrap()).unwrap_or(map) } else { map };
        let nested = map.try_nested().unwrap();
        prop_assert_eq!(nested.layout().rank(), extents.len());
        let back = nested.try_map().unwrap();
        let wide: Vec<i128> = extents.iter().copied().map(i128::from).collect();
        for c in coordinates(&wide) {
            let entries: Vec<u64> = c.iter().map(|c| u64::try_from(*c).unwrap()).collect();
            let address = map.try_base(&entries).unwrap().offset();
            prop_assert_eq!(nested.try_at(&flat(&c)).unwrap(), address);
            prop_assert_eq!(back.try_base(&entries).unwrap().offset(), address);
        }
        prop_assert_eq!(back.try_canonicalize().unwrap(), map.try_canonicalize().unwrap());
    }
}

#[test]
fn what_no_nested_layout_says_is_refused() {
    let refused = |text: &str| tla_core::parse::tirx(text).unwrap().try_nested().unwrap_err();
    assert_eq!(
        refused("S[(8,4):(4@laneid,1)]").to_string(),
        "nested: shard iter 0 is on `laneid`: a nested layout has addresses alone, so every iter and offset is on `m`",
    );
    assert_eq!(
        refused("S[8:1] + R[2:16]").to_string(),
        "nested: replica iter 0 puts every element at 2 places: a nested layout gives one address, so drop the replicas \
         first",
    );
    assert!(refused("S[8:1] + 1@warpid").to_string().starts_with("nested: an offset is on `warpid`"));
    assert!(matches!(refused("(4,3) -> S[(6,2):(1,8)]"), LayoutError::NotGroupable { .. }));
    let ring = "S[8:1] + R[4:1@warpid]";
    assert!(matches!(refused(ring), LayoutError::Mode(ModeError::BridgeAxis { .. })));
    // a replica that there is once is none
    assert!(tla_core::parse::tirx("S[8:1] + R[1:16]").unwrap().try_nested().is_ok());
}

#[test]
fn what_no_map_says_is_refused() {
    let backwards = Composed::plain(layout("8:-1"));
    assert_eq!(backwards.try_map().unwrap().try_base(&[3]).unwrap().offset(), -3);
    let swizzle = Some(Swizzle::try_new(0, 1, 1).unwrap());
    assert!(matches!(
        Composed::try_with(swizzle, 0, layout("8:-1")),
        Err(LayoutError::NegativeAddress { lowest: -7 })
    ));
    assert!(Composed::try_with(swizzle, 7, layout("8:-1")).unwrap().try_map().is_ok());
    let many = layout("((2,2,2,2,2,2,2,2,2),(2,2,2,2,2,2,2,2)):((0,0,0,0,0,0,0,0,0),(0,0,0,0,0,0,0,0))");
    assert!(matches!(many.try_map(), Err(LayoutError::TooMany { .. })));
}
