//! Threads and values: every element of the tile has its owners.

use super::*;
use tla_core::nested::ThreadValue;
use tla_core::{LayoutError, ModeError, Swizzle};

proptest! {
    #![proptest_config(config(500))]

    /// Numbered without gaps, in any order, threads and values share out the tile.
    #[test]
    fn every_element_is_owned_once(
        thread_sizes in prop::collection::vec(extents(), 1..=3), value_sizes in prop::collection::vec(extents(), 1..=3),
        orders in prop::collection::vec(0_i128..4, 6),
    ) {
        let threads = NestedLayout::try_ordered(flat(&thread_sizes), &flat(&orders[..thread_sizes.len()])).unwrap();
        let values = NestedLayout::try_ordered(flat(&value_sizes), &flat(&orders[3..3 + value_sizes.len()])).unwrap();
        let made = ThreadValue::try_new(&threads, &values).unwrap();
        prop_assert_eq!(mode_sizes(made.layout()), vec![size(&threads), size(&values)]);
        let tile = tree_of(made.tile()).leaves();
        let owned = counted(addresses(made.layout()));
        prop_assert!(owned.keys().copied().eq(0..tile.iter().product()) && owned.values().all(|n| *n == 1));
        // thread `threads(i)` has value `values(j)` at `j + i * extent`, mode by mode
        let rank = tile.len();
        let pad = |mut sizes: Vec<i128>| { sizes.resize(rank, 1); sizes };
        let (thread_sizes, value_sizes) = (pad(thread_sizes), pad(value_sizes));
        let linear = |c: &[i128], sizes: &[i128]| c.iter().zip(sizes).rev().fold(0, |sum, (c, size)| sum * size + c);
        for i in coordinates(&thread_sizes) {
            for j in coordinates(&value_sizes) {
                let (thread, value) = (at(&threads, linear(&i, &thread_sizes)), at(&values, linear(&j, &value_sizes)));
                let element: Vec<i128> = (0..rank).map(|k| j[k] + value_sizes[k] * i[k]).collect();
                let owned = made.layout().try_at(&flat(&[thread, value])).unwrap();
                prop_assert_eq!(i128::from(owned), linear(&element, &tile));
            }
        }
    }

    /// Whatever is made of any two layouts owns every element once.
    #[test]
    fn what_is_made_is_a_bijection(threads in layouts(2, false), values in layouts(2, false)) {
        if let Ok(made) = ThreadValue::try_new(&threads, &values) {
            let owned = counted(addresses(made.layout()));
            prop_assert!(owned.keys().copied().eq(0..size(made.layout())));
        }
    }

    /// The count of owners is that of brute force, and there is one only where it is the same for all.
    #[test]
    fn owners_are_counted(layout in layouts(4, true), n in 1_i128..70) {
        let counts = counted(addresses(&layout));
        let reach = if counts.keys().copied().eq(0..i128::try_from(counts.len()).unwrap()) && n > 35 {
            i128::try_from(counts.len()).unwrap()
        } else { n };
        let each = counts.values().next().copied().unwrap();
        let even = counts.values().all(|count| *count == each) && counts.keys().copied().eq(0..reach);
        match layout.try_copies(u64::try_from(reach).unwrap()) {
            Ok(copies) => prop_assert!(even && copies == u64::try_from(each).unwrap()),
            Err(error) => {
                prop_assert!(!even, "{}", error);
                match error {
                    LayoutError::Mode(ModeError::OwnerMissing { element, .. }) => prop_assert!(!counts.contains_key(&i128::from(element))),
                    LayoutError::Mode(ModeError::OwnerBeyond { element, .. }) => {
                        prop_assert!(counts.contains_key(&i128::from(element)) && i128::from(element) >= reach);
                    }
                    _ => {}
                }
            }
        }
    }

    /// A swizzled index is a swizzle of the addresses, or there is none.
    #[test]
    fn swizzled_indices(
        logs in prop::collection::vec(0_u32..4, 1..=3), order in prop::collection::vec(0_i128..3, 3), gap in 0_u32..2,
        m in 0_i64..4, b in 1_i64..3, s in 2_i64..4, mirrored: bool,
    ) {
        let extents: Vec<i128> = logs.iter().map(|log| 1 << log).collect();
        let layout = NestedLayout::try_ordered(flat(&extents), &flat(&order[..extents.len()])).unwrap()
            .try_upcast(1).unwrap();
        let stride: Vec<i128> = tree_of(layout.stride()).leaves().iter().map(|d| d << gap).collect();
        let layout = NestedLayout::try_signed(*layout.shape(), flat(&stride)).unwrap();
        let swizzle = Swizzle::try_new(m, b, s).unwrap();
        let swizzle = if mirrored { swizzle.mirrored() } else { swizzle };
        let expected = |i: i128| at(&layout, i128::from(swizzle.apply(i64::try_from(i).unwrap())));
        match layout.try_compose_swizzle(swizzle) {
            Ok(pushed) => {
                for i in 0..size(&layout) {
                    prop_assert_eq!(i128::from(pushed.try_at(&leaf(i)).unwrap()), expected(i));
                }
            }
            // mirrored, it can lead out of the layout
            Err(_) if mirrored && (m + s + b) > i64::from(size(&layout).ilog2()) => {}
            Err(error) => {
                let all = (0..8).flat_map(|m| (1..3).flat_map(move |b| (2..9).flat_map(move |s| [false, true].map(|mirrored| (m, b, s, mirrored)))));
                for (m, b, s, mirrored) in all {
                    let Ok(other) = Swizzle::try_new(m, b, s) else { continue };
                    let other = if mirrored { other.mirrored() } else { other };
                    let same = (0..size(&layout)).all(|i| i128::from(other.apply(i64::try_from(at(&layout, i)).unwrap())) == expected(i));
                    prop_assert!(!same, "{}: {} would be it", error, other);
                }
            }
        }
    }
}
