//! Coalesce keeps the function; filter keeps the addresses.

use crate::common::algebra::{coalesced, size};
use crate::common::nested::{Tree, flat};
use crate::common::nested_bridge::{tree_of, tuple};
use crate::{config, leaf, modes, samples};
use proptest::prelude::*;
use std::collections::BTreeSet;

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn keeps_the_function(sample in samples(true)) {
        let flat = sample.layout.try_coalesce().expect("small");
        prop_assert!(flat.depth() <= 1);
        prop_assert_eq!(i128::from(flat.size()), sample.size());
        let wanted = coalesced(&sample.modes, false);
        prop_assert_eq!(modes(&flat), if wanted.is_empty() { vec![(1, 0)] } else { wanted });
        for index in 0..sample.size() {
            prop_assert_eq!(flat.try_at(&leaf(index)).map(i128::from), Ok(sample.at(index)));
        }
        prop_assert_eq!(flat.try_coalesce(), Ok(flat), "once is enough");
    }

    #[test]
    fn keeps_the_function_beyond_the_layout(sample in samples(true)) {
        let flat = sample.layout.try_coalesce_z().expect("small");
        prop_assert_eq!(modes(&flat), coalesced(&sample.modes, true));
        for index in 0..3 * sample.size() + 9 {
            prop_assert_eq!(flat.try_at(&leaf(index)).map(i128::from), Ok(sample.at(index)));
        }
    }

    /// A profile of ones: each mode is coalesced on its own, so coordinates of modes keep their addresses.
    #[test]
    fn by_mode(sample in samples(true), depth in 0_usize..3) {
        let shape = tree_of(sample.layout.shape());
        let rank = shape.rank();
        let profile = tuple(&flat(&vec![7; rank.saturating_sub(depth)])).expect("small");
        let made = sample.layout.try_coalesce_modes(&profile).expect("no more entries than modes");
        prop_assert_eq!(made.rank(), rank);
        for (mode, (old, new)) in shape.entries().iter().zip(tree_of(made.shape()).entries()).enumerate() {
            prop_assert_eq!(old.product(), new.product());
            if mode < profile.rank() && profile.rank() > 0 {
                let alone = sample.layout.mode(mode).expect("a mode").try_coalesce().expect("small");
                prop_assert_eq!(new, tree_of(alone.shape()));
            } else {
                prop_assert_eq!(old, &new);
            }
        }
        for index in 0..sample.size() {
            prop_assert_eq!(made.try_at(&leaf(index)).map(i128::from), Ok(sample.at(index)));
        }
        // a profile as deep as the layout: every leaf stays
        let own = sample.layout.try_coalesce_modes(sample.layout.shape()).expect("its own profile");
        prop_assert_eq!(own.shape(), sample.layout.shape());
        for index in 0..sample.size() {
            prop_assert_eq!(own.try_at(&leaf(index)).map(i128::from), Ok(sample.at(index)));
        }
        let longer = tuple(&flat(&vec![1; rank + 1])).expect("small");
        prop_assert!(sample.layout.try_coalesce_modes(&longer).is_err());
        let one = tuple(&Tree::Leaf(1)).expect("small");
        prop_assert_eq!(sample.layout.try_coalesce_modes(&one), sample.layout.try_coalesce());
    }

    #[test]
    fn filter_keeps_the_addresses(sample in samples(true)) {
        let made = sample.layout.try_filter().expect("small");
        let addresses = |layout: &tla_core::nested::NestedLayout| -> BTreeSet<i64> {
            let size = i128::from(layout.size());
            (0..size).map(|i| layout.try_at(&leaf(i)).expect("inside")).collect()
        };
        prop_assert_eq!(addresses(&made), addresses(&sample.layout));
        let moving: Vec<_> = sample.modes.iter().copied().filter(|(_, stride)| *stride != 0).collect();
        prop_assert_eq!(i128::from(made.size()), size(&moving));
    }
}
