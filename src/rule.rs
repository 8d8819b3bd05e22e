//! The rules a layout type keeps, each a constant named for it.
//!
//! rustc prints the name of the constant whose evaluation failed, so a name here is part of a message.
//! Where a rule is broken, exactly one of these fails: the others see that the mistake is not theirs.

use core::marker::PhantomData;

use tla_core::{LayoutError, Map};

use crate::axis::AxisType;
use crate::integer::IndexInt;
use crate::mapping::Mapping;
use crate::narrow;

/// The rules of the layout `L`.
pub(crate) struct Rules<L>(PhantomData<L>);

/// Panics with the message of the layout's error, if it is of the given kinds.
macro_rules! rule {
    ($($kind:pat_param)|+) => {
        match L::CHECKED {
            Err(error) if matches!(error, $($kind)|+) => panic!("{}", error.message().as_str()),
            _ => {}
        }
    };
}

impl<L: Mapping> Rules<L> {
    const EXTENTS_ARE_AT_LEAST_1: () = rule!(LayoutError::ExtentZero { .. });
    const NUMBERS_FIT: () = rule!(LayoutError::Overflow { .. } | LayoutError::NumberRange { .. });
    const AXES_FIT_TOGETHER: () = rule!(
        LayoutError::AxisUnit { .. }
            | LayoutError::AxisRedefined { .. }
            | LayoutError::ScopesConflict { .. }
            | LayoutError::ScopesDisconnected { .. }
    );
    const SHAPE_IS_ADMITTED: () = rule!(LayoutError::ShapeNotAdmitted { .. });
    const SWIZZLE_IS_A_PERMUTATION: () = rule!(
        LayoutError::SwizzleOverlap { .. }
            | LayoutError::SwizzleRange { .. }
            | LayoutError::ElementWidth { .. }
            | LayoutError::SwizzleTwice
    );
    const SWIZZLE_IS_OVER_M_FROM_0: () =
        rule!(LayoutError::SwizzleAxis { .. } | LayoutError::NegativeAddress { .. });

    /// The layout, once every rule holds.
    pub(crate) const WELL_FORMED: Map = {
        let () = Self::EXTENTS_ARE_AT_LEAST_1;
        let () = Self::NUMBERS_FIT;
        let () = Self::AXES_FIT_TOGETHER;
        let () = Self::SHAPE_IS_ADMITTED;
        let () = Self::SWIZZLE_IS_A_PERMUTATION;
        let () = Self::SWIZZLE_IS_OVER_M_FROM_0;
        match L::CHECKED {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    };

    pub(crate) const SIZE_FITS: usize = narrow::to_usize(L::MAP.size());

    pub(crate) const COSIZE_FITS: usize = match L::MAP.try_cosize() {
        Ok(cosize) => narrow::to_usize(cosize),
        Err(error) => panic!("{}", error.message().as_str()),
    };

    pub(crate) const REPLICAS_FIT: usize = match L::MAP.try_replicas() {
        Ok(replicas) => narrow::to_usize(replicas),
        Err(error) => panic!("{}", error.message().as_str()),
    };
}

/// The rules of a coordinate of `R` entries of `I` asked of the layout `L`.
pub(crate) struct CoordinateRules<L, I, const R: usize>(PhantomData<(L, I)>);

impl<L: Mapping, I: IndexInt, const R: usize> CoordinateRules<L, I, R> {
    /// One entry a dimension, or one linear index.
    pub(crate) const RANK_MATCHES: () = {
        let _: Map = L::MAP;
        if let Err(error) = L::MAP.try_split(R) {
            panic!("{}", error.message().as_str());
        }
    };

    /// One entry a dimension: a proven coordinate is no linear index.
    pub(crate) const ONE_ENTRY_A_DIMENSION: () = {
        let rank = L::MAP.rank();
        if R != rank {
            panic!("{}", LayoutError::CoordinateRank { found: R, rank }.message().as_str());
        }
    };

    /// The integer counts every element.
    pub(crate) const INTEGER_COUNTS_ELEMENTS: () = {
        let last = narrow::to_i64(L::MAP.size() - 1);
        fits::<I>(None, 0, last);
    };
}

/// The rule of an integer `I` on the axis `A` of the layout `L`.
pub(crate) struct AxisRules<L, I, A>(PhantomData<(L, I, A)>);

impl<L: Mapping, I: IndexInt, A: AxisType> AxisRules<L, I, A> {
    /// The integer counts every place on the axis.
    pub(crate) const INTEGER_COUNTS_PLACES: () = {
        let (mut lowest, mut highest) = L::MAP.tile_range_on(A::AXIS);
        if L::MAP.swizzle().is_some() && A::AXIS.same(&tla_core::axis::M) {
            lowest = 0;
            highest = match L::MAP.try_cosize() {
                Ok(cosize) => narrow::to_i64(cosize - 1),
                Err(error) => panic!("{}", error.message().as_str()),
            };
        }
        fits::<I>(Some(A::AXIS), lowest, highest);
    };
}

#[expect(clippy::cast_sign_loss, reason = "compared where not negative")]
const fn fits<I: IndexInt>(axis: Option<tla_core::Axis>, lowest: i64, highest: i64) {
    let high_fits = highest < 0 || highest as u64 <= I::LARGEST;
    // two's complement: a signed type reaches one further down than up
    let low_fits = lowest >= 0 || (I::SIGNED && (-(lowest + 1)) as u64 <= I::LARGEST);
    if !high_fits || !low_fits {
        let error = LayoutError::IndexRange { index: I::NAME, axis, lowest, highest };
        panic!("{}", error.message().as_str());
    }
}
