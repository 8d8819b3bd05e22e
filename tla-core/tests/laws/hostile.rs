//! Numbers at the end of their range: right, or refused; nothing panics or wraps. Debug builds check every
//! overflow, so a wrapped number is a failed test.

use crate::common::algebra;
use crate::common::nested::{Tree, flat};
use crate::common::nested_bridge::tuple;
use crate::{Mode, config, modes};
use proptest::prelude::*;
use tla_core::Swizzle;
use tla_core::nested::{Composed, IntTuple, ModeTiler, NestedLayout, ShapeTiler};

const LARGE: i128 = i64::MAX as i128;

fn extents() -> impl Strategy<Value = i128> + Clone {
    prop_oneof![
        6 => 1_i128..9,
        2 => prop::sample::select(&[1 << 16, 1 << 31, (1 << 31) - 1, 1 << 32, 1 << 61, 1 << 62, LARGE, LARGE / 3][..]),
        1 => -2_i128..1,
    ]
}

fn strides() -> impl Strategy<Value = i128> + Clone {
    prop_oneof![
        4 => -4_i128..40,
        2 => prop::sample::select(&[1 << 16, 1 << 31, 1 << 61, 1 << 62, LARGE, LARGE / 3, LARGE / 2, -LARGE, -LARGE - 1][..]),
    ]
}

fn layouts() -> impl Strategy<Value = (Vec<Mode>, bool)> {
    (prop::collection::vec((extents(), strides()), 1..6), any::<bool>())
}

fn made(parts: &(Vec<Mode>, bool)) -> Option<NestedLayout> {
    let nest = |numbers: Vec<i128>| {
        let whole = flat(&numbers);
        if parts.1 { Tree::Tuple(vec![whole, Tree::Leaf(1)]) } else { whole }
    };
    let (shape, stride) = parts.0.iter().copied().unzip();
    let (shape, stride) = (tuple(&nest(shape)).expect("i64"), tuple(&nest(stride)).expect("i64"));
    let made = NestedLayout::try_signed(shape, stride).ok();
    let size = parts
        .0
        .iter()
        .try_fold(1_i128, |size, (extent, _)| size.checked_mul(*extent).filter(|n| *n <= LARGE));
    let mut reach = 0_i128;
    for (extent, stride) in &parts.0 {
        reach = reach.saturating_add((extent - 1).saturating_mul(stride.abs()));
    }
    let right = parts.0.iter().all(|(extent, _)| *extent > 0) && size.is_some() && reach < LARGE;
    assert_eq!(made.is_some(), right, "{parts:?}");
    made
}

/// Both functions agree at the first, the last and some indices between.
fn agrees(layout: &NestedLayout, f: impl Fn(i128) -> Option<i128>) {
    let modes = modes(layout);
    let size = algebra::size(&modes);
    for i in [0, 1, 2, 3, size / 3, size / 2, size - 2, size - 1] {
        if (0..size).contains(&i) {
            assert_eq!(Some(algebra::at(&modes, i)), f(i), "{layout} at {i}");
        }
    }
}

proptest! {
    #![proptest_config(config(2048))]

    #[test]
    fn one_layout(parts in layouts(), count in any::<u64>(), index in strides()) {
        let Some(layout) = made(&parts) else { return Ok(()) };
        let own = modes(&layout);
        let at = |i: i128| Some(algebra::at(&own, i));
        for result in [layout.try_coalesce(), layout.try_coalesce_z(), layout.try_flatten()] {
            agrees(&result.expect("no larger than the layout"), at);
        }
        let index = IntTuple::leaf(i64::try_from(index).expect("i64"));
        for coordinate in [index, IntTuple::leaf(i64::MAX), IntTuple::leaf(i64::MIN)] {
            let address = layout.try_at(&coordinate).ok().map(i128::from);
            let index = i128::from(coordinate.as_leaf().expect("a leaf"));
            if let Some(address) = address {
                prop_assert_eq!(address, algebra::at(&own, index));
            }
            let nested = layout.try_coordinate(&coordinate);
            prop_assert_eq!(nested.is_ok(), index >= 0);
        }
        let inverse = layout.try_right_inverse().expect("no larger than the layout");
        agrees(&inverse, |i| {
            assert_eq!(algebra::at(&own, algebra::at(&modes(&inverse), i)), i);
            Some(algebra::at(&modes(&inverse), i))
        });
        if let Ok(inverse) = layout.try_left_inverse() {
            agrees(&layout, |i| {
                let address = algebra::at(&own, i);
                Some(algebra::at(&own, algebra::at(&modes(&inverse), address)))
            });
        }
        let _ = (layout.try_filter(), layout.try_nullspace(), layout.try_max_alignment());
        for cotarget in [0, 1, count, count >> 20, 1 << 62, u64::MAX] {
            let _ = (layout.try_complement(cotarget), layout.try_complement_ordered(cotarget));
        }
        let _ = (layout.try_complement_in(layout.shape()), layout.try_complement_in(&index));
        let _ = (layout.shape().try_domain_distribute(count), layout.stride().try_domain_distribute(count));
        let _ = (layout.try_coalesce_modes(layout.shape()), layout.try_coalesce_modes(layout.stride()));
        let _ = (layout.mode(0), layout.mode(7), NestedLayout::try_join(&[layout, layout]), NestedLayout::try_join(&[layout; 17]));
        prop_assert_eq!(layout.to_string(), tla_core::nested::parse::cute(&layout.to_string()).expect("read back").to_string());
    }

    #[test]
    fn two_layouts(a in layouts(), b in layouts(), extent in any::<u64>()) {
        let (Some(left), Some(right)) = (made(&a), made(&b)) else { return Ok(()) };
        if let Ok(both) = left.try_compose(&right) {
            let (outer, inner) = (modes(&left), modes(&right));
            agrees(&both, |i| Some(algebra::at(&outer, algebra::at(&inner, i))));
        }
        let _ = left.try_compose_within(&right);
        let tilers = [ModeTiler::Layout(right), ModeTiler::Extent(extent), ModeTiler::Keep];
        for tiler in [&tilers[..1], &tilers[1..2], &tilers[..2], &tilers[2..], &tilers[..]] {
            if let Ok(tiler) = ShapeTiler::try_new(tiler) {
                let _ = left.try_compose_modes(&tiler);
            }
        }
        let common = left.try_max_common_layout(&right).expect("no larger than the layouts");
        prop_assert_eq!(left.try_max_common_vector(&right), Ok(common.size()));
        let swizzle = Swizzle::try_new(62, 0, 0).expect("a swizzle");
        let _ = left.try_max_common_vector_swizzled(&right, swizzle);
        let _ = Composed::plain(left).try_compose(&right);
    }

    /// An extent of 0 bounds nothing: what the other leaves reach may be anything.
    #[test]
    fn layouts_without_elements(a in layouts(), b in layouts(), zero in any::<prop::sample::Index>(), n in any::<u64>()) {
        let mut without = a;
        let at = zero.index(without.0.len());
        without.0[at].0 = 0;
        for (left, right) in [(&without, &b), (&b, &without), (&without, &without)] {
            let (Some(left), Some(right)) = (unsigned(left), unsigned(right)) else { continue };
            let tiler = ShapeTiler::try_new(&[ModeTiler::Layout(right), ModeTiler::Extent(n)]);
            let results = [
                left.try_compose(&right), left.try_compose_within(&right), tiler.and_then(|tiler| left.try_compose_modes(&tiler)),
                left.try_coalesce(), left.try_coalesce_z(), left.try_coalesce_modes(right.shape()), left.try_flatten(),
                left.try_complement(n), left.try_complement_ordered(n), left.try_complement_in(right.shape()),
                left.try_right_inverse(), left.try_left_inverse(), left.try_filter(), left.try_nullspace(),
                left.try_max_common_layout(&right),
            ];
            for result in results.into_iter().flatten() {
                prop_assert!(result.to_string().contains(':'));
            }
        }
    }
}

#[test]
fn a_step_beyond_any_address_is_refused() {
    let [left, right] = ["(6,1):(0,1)", "(0,28):(0,9223372036854775804)"].map(tla_core::nested::parse::tla);
    let (left, right) = (left.expect("a layout"), right.expect("a layout"));
    let error = left.try_compose(&right).expect_err("no address is so large").to_string();
    assert!(error.contains("9223372036854775804"), "{error}");
}

/// As a tag makes it, whose extents may be 0: [`None`] where a number is below 0 or something overflows.
fn unsigned(parts: &(Vec<Mode>, bool)) -> Option<NestedLayout> {
    let (shape, stride): (Vec<i128>, Vec<i128>) = parts.0.iter().copied().unzip();
    NestedLayout::try_new(tuple(&flat(&shape)).ok()?, tuple(&flat(&stride)).ok()?).ok()
}
