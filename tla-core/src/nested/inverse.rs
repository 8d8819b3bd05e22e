//! Inverses: from addresses to indices.

use super::chain::Chain;
use super::layout::NestedLayout;
use super::modes::Modes;
use super::tuple::MAX_NODES;
use crate::error::{LayoutError, ModeError};
use crate::num;

impl NestedLayout {
    /// The right inverse `R`: the index of each address, as far as the addresses go without a gap.
    ///
    /// ```text
    /// self(R(i)) = i      for every i below the size of R
    /// ```
    ///
    /// `R` is made of the longest chain of modes `s0:1, s1:s0, s2:s0*s1, ..` of `self`; modes of stride 0
    /// only repeat and are passed over. Without a mode of stride 1 it is `1:0`.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// assert_eq!(cute("(4,8):(8,1)")?.try_right_inverse()?.to_string(), "(8,4):(4,1)");
    /// assert_eq!(cute("(4,8):(1,5)")?.try_right_inverse()?.to_string(), "4:1");
    /// assert_eq!(cute("(2,4):(0,1)")?.try_right_inverse()?.to_string(), "4:2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`] for an empty layout, [`LayoutError::TupleSize`] beyond 16 modes.
    pub const fn try_right_inverse(&self) -> Result<Self, LayoutError> {
        Chain::of(&tri!(Modes::of(self)).coalesced()).inverse.layout()
    }

    /// [`try_right_inverse`](Self::try_right_inverse) for const contexts.
    ///
    /// # Panics
    /// Where `try_right_inverse` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn right_inverse(&self) -> Self {
        match self.try_right_inverse() {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The left inverse `R`: from each address of `self` back to an index of it.
    ///
    /// ```text
    /// self(R(self(i))) = self(i)      for every i;  R(self(i)) = i where self repeats no address
    ///
    /// modes with extent > 1 and stride > 0, by stride:   s0:d0, s1:d1, .., sn:dn
    /// R = (d0, d1/d0, .., dn/d(n-1), sn) : (0, e0, .., en)      e: the mode's stride in the index
    /// ```
    ///
    /// Addresses between those of `self` get some index, which means nothing.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// assert_eq!(cute("4:2")?.try_left_inverse()?.to_string(), "(2,4):(0,1)");
    /// let columns = cute("(128,160):(65536,1)")?;
    /// assert_eq!(columns.try_left_inverse()?.to_string(), "(65536,128):(128,1)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::Overlap`] where a mode begins below the end of the one before, [`ModeError::Ragged`] where
    /// a stride is no multiple of the one before, [`ModeError::NegativeMode`]; [`LayoutError::ExtentZero`];
    /// [`LayoutError::TupleSize`].
    pub const fn try_left_inverse(&self) -> Result<Self, LayoutError> {
        left_inverse(&tri!(Modes::of(self)).coalesced())
    }

    /// [`try_left_inverse`](Self::try_left_inverse) for const contexts.
    ///
    /// # Panics
    /// Where `try_left_inverse` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn left_inverse(&self) -> Self {
        match self.try_left_inverse() {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

const fn left_inverse(modes: &Modes) -> Result<NestedLayout, LayoutError> {
    let operation = "left inverse";
    // the modes as positions: the stride in the index hangs on the position
    let mut order = [0_usize; MAX_NODES];
    let mut places = [0_i64; MAX_NODES];
    let (mut len, mut place) = (0, 1_i64);
    let mut k = 0;
    while k < modes.len {
        places[k] = place;
        // a part of the size, which fits
        place = place.saturating_mul(modes.extents[k]);
        if modes.strides[k] != 0 && modes.extents[k] != 1 {
            order[len] = k;
            let mut i = len;
            while i > 0 && modes.strides[order[i - 1]] > modes.strides[order[i]] {
                (order[i - 1], order[i]) = (order[i], order[i - 1]);
                i -= 1;
            }
            len += 1;
        }
        k += 1;
    }
    let mut inverse = Modes::EMPTY;
    let mut i = 0;
    while i < len {
        let (extent, stride) = (modes.extents[order[i]], modes.strides[order[i]]);
        if stride < 0 {
            return Err(LayoutError::Mode(ModeError::NegativeMode { operation, extent, stride }));
        }
        if i == 0 {
            if stride > 1 {
                inverse.push(stride, 0);
            }
        } else {
            let (below, step) = (modes.extents[order[i - 1]], modes.strides[order[i - 1]]);
            // at most one stride beyond an address of the layout, which is an `i64`
            let end = num::magnitude(below) * num::magnitude(step);
            if num::magnitude(stride) < end {
                return Err(LayoutError::Mode(ModeError::Overlap { operation, extent, stride, end }));
            }
            if stride % step != 0 {
                let step = num::magnitude(step);
                return Err(LayoutError::Mode(ModeError::Ragged { operation, extent, stride, step }));
            }
            inverse.join(stride / step, places[order[i - 1]]);
        }
        if i + 1 == len {
            inverse.join(extent, places[order[i]]);
        }
        i += 1;
    }
    inverse.layout()
}
