//! Inverses, the nullspace, what is common, alignment, distribution.

use crate::common::algebra::{coalesced, longest_chain};
use crate::{Sample, config, layout, leaf, samples};
use proptest::prelude::*;
use std::collections::BTreeSet;
use tla_core::nested::{IntTuple, NestedLayout};
use tla_core::{LayoutError, ModeError};

fn at(layout: &NestedLayout, index: i128) -> i128 {
    i128::from(layout.try_at(&leaf(index)).expect("in range"))
}

fn indices(layout: &NestedLayout) -> core::ops::Range<i128> {
    0..i128::from(layout.size())
}

proptest! {
    #![proptest_config(config(512))]

    /// `L(R(i)) = i`, as far as a chain of modes goes.
    #[test]
    fn right(sample in samples(true)) {
        let inverse = sample.layout.try_right_inverse().expect("small");
        for i in indices(&inverse) {
            prop_assert_eq!(sample.at(at(&inverse, i)), i);
        }
        prop_assert_eq!(i128::from(inverse.size()), longest_chain(&coalesced(&sample.modes, false), 1));
    }

    /// `L(R(L(i))) = L(i)`; refused exactly where strides do not follow each other.
    #[test]
    fn left(sample in samples(true)) {
        let mut moving: Vec<_> = coalesced(&sample.modes, false).into_iter().filter(|(_, d)| *d != 0).collect();
        moving.sort_by_key(|(_, stride)| *stride);
        let follows = |pair: &[(i128, i128)]| pair[1].1 % pair[0].1 == 0 && pair[1].1 >= pair[0].0 * pair[0].1;
        let chained = moving.first().is_none_or(|(_, d)| *d > 0) && moving.windows(2).all(follows);
        let inverse = match sample.layout.try_left_inverse() {
            Ok(inverse) => inverse,
            Err(error) => {
                prop_assert!(!chained, "{}", error);
                let of_this = matches!(
                    error,
                    LayoutError::Mode(ModeError::Overlap { .. } | ModeError::Ragged { .. } | ModeError::NegativeMode { .. })
                );
                prop_assert!(of_this, "{}", error);
                return Ok(());
            }
        };
        prop_assert!(chained, "{}", inverse);
        let addresses: BTreeSet<i128> = (0..sample.size()).map(|i| sample.at(i)).collect();
        let injective = i128::try_from(addresses.len()).expect("small") == sample.size();
        for i in 0..sample.size() {
            let back = at(&inverse, sample.at(i));
            prop_assert_eq!(sample.at(back), sample.at(i));
            prop_assert!(!injective || back == i);
        }
    }

    /// All indices of which none moves, each once.
    #[test]
    fn nullspace(sample in samples(true)) {
        let nullspace = sample.layout.try_nullspace().expect("small");
        let all: BTreeSet<i128> = indices(&nullspace).map(|i| at(&nullspace, i)).collect();
        prop_assert!(all.iter().all(|i| sample.at(*i) == 0 && (0..sample.size()).contains(i)));
        prop_assert_eq!(i128::try_from(all.len()).expect("small"), i128::from(nullspace.size()));
        let still: i128 = sample.modes.iter().filter(|(_, d)| *d == 0).map(|(s, _)| s).product();
        prop_assert_eq!(i128::from(nullspace.size()), still);
    }

    /// Along the common layout both count 0, 1, 2, ..; a layout has all of its inverse in common with itself.
    #[test]
    fn common(a in samples(false), b in samples(false)) {
        let shared = a.layout.try_max_common_layout(&b.layout).expect("small");
        prop_assert_eq!(a.layout.try_max_common_vector(&b.layout), Ok(shared.size()));
        for i in indices(&shared) {
            prop_assert_eq!((a.at(at(&shared, i)), b.at(at(&shared, i))), (i, i));
        }
        prop_assert_eq!(a.layout.try_max_common_layout(&a.layout), a.layout.try_right_inverse());
        // what the inverse of `b` has in common with `a`, where composition can say it
        let inverse = b.layout.try_right_inverse().expect("small");
        if let Ok(composed) = a.layout.try_compose(&inverse) {
            let lead = coalesced(&crate::modes(&composed), false).first().copied();
            let wanted = lead.filter(|(_, stride)| *stride == 1).map_or(1, |(extent, _)| extent);
            prop_assert_eq!(i128::from(shared.size()), wanted);
        }
    }

    /// The addresses fall into whole aligned runs of that many.
    #[test]
    fn alignment(sample in samples(true)) {
        let run = i128::from(sample.layout.try_max_alignment().expect("small"));
        let addresses: BTreeSet<i128> = (0..sample.size()).map(|i| sample.at(i)).collect();
        for address in &addresses {
            let start = address.div_euclid(run) * run;
            prop_assert!((start..start + run).all(|inside| addresses.contains(&inside)), "{} {}", run, address);
        }
    }

    /// Strictly increasing over the shape, its size a divisor of the number, and the shape composes with it.
    #[test]
    fn distribute(sample in samples(false), count in 1_u64..64) {
        let made = sample.layout.shape().try_domain_distribute(count).expect("small");
        prop_assert_eq!(count % made.size(), 0);
        prop_assert!(indices(&made).all(|i| i == 0 || at(&made, i - 1) < at(&made, i)));
        let mut next = 1;
        let compact: Vec<i64> = sample.modes.iter().map(|(extent, _)| {
            let stride = next;
            next *= i64::try_from(*extent).expect("small");
            stride
        }).collect();
        let shape = IntTuple::try_flat(&sample.modes.iter().map(|(s, _)| i64::try_from(*s).expect("small")).collect::<Vec<_>>());
        let whole = NestedLayout::try_signed(shape.expect("small"), IntTuple::try_flat(&compact).expect("small"));
        prop_assert!(whole.expect("small").try_compose_within(&made).is_ok());
    }
}

/// Two modes that could go on: the longer chain is taken, not the first.
#[test]
fn the_longest_chain() {
    let cases = [
        ("(2,4):(1,1)", "4:2"),
        ("(4,2,8):(1,1,2)", "16:4"),
        ("(4,8,2):(1,2,1)", "(2,8):(32,4)"),
        ("(4,4):(1,1)", "4:1"),
        ("(4,4):(-1,1)", "4:4"),
    ];
    for (text, inverse) in cases {
        let sample = Sample { layout: layout(text), modes: crate::modes(&layout(text)) };
        let made = sample.layout.try_right_inverse().expect("small");
        assert_eq!(made.to_string(), inverse, "{text}");
        assert_eq!(i128::from(made.size()), longest_chain(&sample.modes, 1), "{text}");
    }
}
