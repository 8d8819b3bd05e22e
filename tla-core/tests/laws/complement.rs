//! Complement: disjoint, ordered, and it tiles.

use crate::common::algebra::{Mode, at};
use crate::{config, modes, samples};
use proptest::prelude::*;
use std::collections::BTreeSet;
use tla_core::nested::IntTuple;

/// The modes that move, by stride; `None` where the complement must be refused.
fn sorted(modes: &[Mode]) -> Option<Vec<Mode>> {
    let mut moving: Vec<Mode> = modes.iter().copied().filter(|(s, d)| *s != 1 && *d != 0).collect();
    moving.sort_by_key(|(_, stride)| *stride);
    let mut end = 1;
    for (extent, stride) in &moving {
        if *stride < end {
            return None;
        }
        end = extent * stride;
    }
    Some(moving)
}

proptest! {
    #![proptest_config(config(512))]

    /// Every address below a whole number of tiles is one of the layout and one of the complement, once.
    #[test]
    fn tiles(sample in samples(true), cotarget in 1_u64..200) {
        let made = sample.layout.try_complement(cotarget);
        let ordered = sample.layout.try_complement_ordered(cotarget);
        let Some(moving) = sorted(&sample.modes) else {
            prop_assert!(made.is_err() && ordered.is_err());
            return Ok(());
        };
        let mut end = 1;
        let divides = moving.iter().all(|(extent, stride)| {
            let divides = stride % end == 0;
            end = extent * stride;
            divides
        });
        prop_assert_eq!(made.is_ok(), divides, "{:?}", made);
        let addresses = |modes: &[Mode]| -> Vec<i128> { (0..crate::common::algebra::size(modes)).map(|i| at(modes, i)).collect() };
        let own = addresses(&moving);
        let ordered = modes(&ordered.expect("ordered"));
        let gaps = addresses(&ordered);
        prop_assert!(gaps.windows(2).all(|pair| pair[0] < pair[1]), "ordered");
        let both: BTreeSet<_> = own.iter().filter(|address| gaps.contains(address)).collect();
        prop_assert_eq!(both, BTreeSet::from([&0]), "disjoint");
        if let Ok(made) = made {
            prop_assert_eq!(modes(&made), ordered);
            let mut sums: Vec<i128> = own.iter().flat_map(|a| gaps.iter().map(move |b| a + b)).collect();
            sums.sort_unstable();
            let all = i128::try_from(sums.len()).expect("small");
            prop_assert!(sums.iter().copied().eq(0..all), "each address once");
            prop_assert!(all >= i128::from(cotarget) && all - end < i128::from(cotarget).max(end));
        }
    }

    /// In a shape: as many tiles as cover all its elements, and the same gaps.
    #[test]
    fn covers_a_shape(sample in samples(true), first in 1_i64..12, second in 1_i64..12) {
        let shape = IntTuple::try_tuple(&[IntTuple::leaf(first), IntTuple::leaf(second)]).expect("two");
        let elements = (first * second).cast_unsigned();
        let (made, flat) = (sample.layout.try_complement_in(&shape), sample.layout.try_complement(elements));
        prop_assert_eq!(made.is_ok(), flat.is_ok());
        if let (Ok(made), Ok(flat)) = (made, flat) {
            prop_assert!(made.size() >= flat.size(), "{made} covers less than {elements} elements");
            let addresses = |layout| -> Vec<i128> {
                (0..i128::from(flat.size())).map(|i| at(&modes(layout), i)).collect()
            };
            prop_assert_eq!(addresses(&made), addresses(&flat));
        }
    }
}
