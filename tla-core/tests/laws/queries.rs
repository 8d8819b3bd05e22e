//! Coordinates: every form of one coordinate has one address.

use crate::common::nested::{Nested, Tree, box_of, flat};
use crate::common::nested_bridge::{tree_of, tuple};
use crate::{config, leaf, samples};
use proptest::prelude::*;

proptest! {
    #![proptest_config(config(96))]

    /// One integer, one a mode, nested as the shape; also beyond the shape, where the last mode runs on.
    #[test]
    fn every_form_of_a_coordinate(sample in samples(true)) {
        let shape = sample.layout.shape();
        for index in 0..2 * sample.size() + 3 {
            let right = Ok(i64::try_from(sample.at(index)).expect("small"));
            prop_assert_eq!(sample.layout.try_at(&leaf(index)), right);
            let nested = sample.layout.try_coordinate(&leaf(index)).expect("not negative");
            prop_assert!(nested.is_congruent(shape));
            prop_assert_eq!(sample.layout.try_at(&nested), right, "{}", nested);
            prop_assert_eq!(shape.try_coordinate(&nested), Ok(nested));
        }
        let modes: Vec<i128> = tree_of(shape).entries().iter().map(Tree::product).collect();
        let oracle = Nested { shape: tree_of(shape), stride: tree_of(sample.layout.stride()), origin: vec![] };
        for at in box_of(&modes) {
            // a leaf has one entry, which is no tuple
            let at = if shape.as_leaf().is_some() { Tree::Leaf(at[0]) } else { flat(&at) };
            let right = oracle.extended(&at).expect("inside");
            let at = tuple(&at).expect("small");
            prop_assert_eq!(sample.layout.try_at(&at).map(i128::from), Ok(right));
            let nested = sample.layout.try_coordinate(&at).expect("inside");
            prop_assert_eq!(sample.layout.try_at(&nested).map(i128::from), Ok(right));
        }
        prop_assert!(sample.layout.try_at(&leaf(-1)).is_err());
        prop_assert!(sample.layout.try_coordinate(&leaf(-1)).is_err());
    }

    /// The capacity is 1 more than the distance between the two addresses that are furthest apart.
    #[test]
    fn capacity(sample in samples(true)) {
        let addresses = || (0..sample.size()).map(|i| sample.at(i));
        let distance = addresses().max().expect("one") - addresses().min().expect("one");
        prop_assert_eq!(i128::from(sample.layout.capacity()), 1 + distance);
        prop_assert_eq!(i128::from(sample.layout.size()), sample.size());
    }
}
