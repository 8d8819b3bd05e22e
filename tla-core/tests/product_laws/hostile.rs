//! Hostile numbers: nothing panics, wraps or runs away.

use super::*;
use tla_core::Swizzle;
use tla_core::nested::{Composed, PartialCoordinate, ThreadValue};

const EDGES: [i64; 14] =
    [i64::MIN, i64::MIN + 1, -(1 << 32), -2, -1, 0, 1, 2, 3, 6, 1 << 31, 1 << 62, i64::MAX - 1, i64::MAX];

fn edge() -> impl Strategy<Value = i64> + Clone {
    prop_oneof![2 => prop::sample::select(EDGES.to_vec()), 3 => 1_i64..9, 1 => any::<i64>()]
}

/// A layout of edges, if one exists.
fn edgy() -> impl Strategy<Value = Option<NestedLayout>> {
    (prop::collection::vec((edge(), edge()), 1..=4), 0_u8..6).prop_map(|(modes, form)| {
        let nest = |numbers: Vec<i64>| {
            let leaves: Vec<IntTuple> = numbers.iter().map(|n| IntTuple::leaf(*n)).collect();
            match form {
                0 if leaves.len() == 1 => Ok(leaves[0]),
                1 => IntTuple::try_tuple(&[IntTuple::try_tuple(&leaves)?]),
                2 if leaves.len() > 1 => {
                    IntTuple::try_tuple(&[leaves[0], IntTuple::try_tuple(&leaves[1..])?])
                }
                _ => IntTuple::try_tuple(&leaves),
            }
        };
        let (shape, stride): (Vec<i64>, Vec<i64>) = modes.into_iter().unzip();
        let (shape, stride) = (nest(shape).ok()?, nest(stride).ok()?);
        let signed = NestedLayout::try_signed(shape, stride);
        // the layouts of the other model may have extents of 0
        signed.or_else(|_| NestedLayout::try_new(shape, stride)).ok()
    })
}

proptest! {
    #![proptest_config(config(4000))]

    #[test]
    fn no_operation_panics(a in edgy(), b in edgy(), n in edge(), c in edge()) {
        let (Some(a), Some(b)) = (a, b) else { return Ok(()) };
        let many = n.unsigned_abs();
        let tiler = ShapeTiler::try_new(&[ModeTiler::Extent(many), ModeTiler::Layout(b)]);
        let _ = (a.try_logical_divide(&b), a.try_zipped_divide(&b), a.try_tiled_divide(&b), a.try_flat_divide(&b));
        let _ = (a.try_logical_product(&b), a.try_zipped_product(&b), a.try_tiled_product(&b), a.try_flat_product(&b));
        let _ = (a.try_blocked_product(&b), a.try_raked_product(&b), ThreadValue::try_new(&a, &b), a.try_copies(many));
        if let Ok(ragged) = a.try_ragged_divide(&b) {
            let _ = (ragged.try_is_inside(&IntTuple::leaf(c)), ragged.try_flat());
        }
        if let Ok(tiler) = tiler {
            let _ = (a.try_logical_divide_modes(&tiler), a.try_flat_divide_modes(&tiler), a.try_flat_product_modes(&tiler));
            if let Ok(ragged) = a.try_ragged_divide_modes(&tiler) {
                let _ = (ragged.try_is_inside(&IntTuple::leaf(c)), ragged.try_tiled());
            }
        }
        let pair = IntTuple::try_flat(&[n, c]).unwrap();
        let _ = (a.try_tile_to_shape(&IntTuple::leaf(n)), a.try_tile_to_shape_ordered(&pair, b.stride()));
        let _ = (a.try_upcast(many), a.try_downcast(many), a.try_recast(many, c.unsigned_abs()));
        let _ = (a.shape().try_shape_div(b.shape()), a.shape().try_shape_div(b.stride()), a.stride().try_shape_div(&pair));
        let _ = (a.shape().try_ceil_div(b.shape()), a.shape().try_ceil_div(b.stride()), a.stride().try_ceil_div(&pair));
        let _ = (NestedLayout::try_ordered(*a.shape(), b.stride()), NestedLayout::try_ordered(*a.stride(), b.shape()), NestedLayout::try_compact(*a.stride()));
        for coordinate in [
            PartialCoordinate::HOLE, PartialCoordinate::at(n),
            PartialCoordinate::try_tuple(&[PartialCoordinate::HOLE, PartialCoordinate::at(c)]).unwrap(),
            PartialCoordinate::whole(*b.stride()),
        ] {
            let _ = (a.try_slice(&coordinate), a.try_slice_offset(&coordinate), a.try_dice(&coordinate));
        }
        let swizzle = Swizzle::try_new(n.rem_euclid(40), c.rem_euclid(11), 11).unwrap();
        let _ = a.try_compose_swizzle(swizzle);
        let _ = (a.try_map(), a.try_reversed().and_then(|turned| turned.try_map()));
        for swizzle in [None, Some(swizzle), Some(swizzle.mirrored())] {
            let Ok(composed) = Composed::try_with(swizzle, n, a) else { continue };
            let _ = (composed.try_at(&IntTuple::leaf(c)), composed.try_at(&pair), composed.try_map());
            let _ = (composed.try_upcast(many), composed.try_downcast(many), composed.try_recast(8, many));
            let _ = (composed.try_slice(&PartialCoordinate::at(c)), composed.try_logical_divide(&b), composed.try_blocked_product(&b));
            let text = composed.to_string();
            // what is printed is read back, but for the layouts of the other model
            if a.shape().leaves().as_slice().iter().all(|extent| *extent > 0) {
                prop_assert_eq!(parse::composed(&text).ok(), Some(composed), "{}", text);
            }
        }
    }
}

/// Layouts of the greatest number of nodes: what does not fit is refused.
#[test]
fn full_tuples_are_refused_in_order() {
    let wide = NestedLayout::try_compact(IntTuple::try_flat(&[2; 16]).unwrap()).unwrap();
    let two = layout("2:1");
    assert!(wide.try_flat_divide(&two).is_err() || wide.try_flat_divide(&two).unwrap().rank() <= 16);
    let tiler = ShapeTiler::try_extents(&[2; 16]).unwrap();
    assert!(wide.try_flat_divide_modes(&tiler).is_err());
    assert!(wide.try_logical_product(&wide).is_ok());
    assert!(wide.try_flat_product(&wide).is_err());
    assert!(wide.try_blocked_product(&wide).is_err());
    let map = wide.try_map().unwrap();
    assert!(map.try_nested().unwrap().try_map().is_ok_and(|back| back == map));
}

/// A layout without elements says nothing of how far its other modes reach.
#[test]
fn a_mode_of_an_empty_layout_may_reach_anywhere() {
    let empty = parse::tla("(3,0):(6148914691236517206,0)").unwrap();
    let tiler = ShapeTiler::try_extents(&[3]).unwrap();
    assert!(empty.try_logical_divide_modes(&tiler).is_err());
    assert!(empty.try_logical_product_modes(&tiler).is_err());
    assert!(empty.try_ragged_divide_modes(&tiler).is_err());
    let wide = parse::tla("(4611686018427387904,(0,)):(6,(1,))").unwrap();
    assert!(wide.try_logical_product_modes(&tiler).is_err() && wide.try_upcast(2).is_err());
}
