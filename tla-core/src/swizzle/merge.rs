//! One swizzle after another, as one.

use super::Swizzle;
use crate::error::{LayoutError, ModeError};

impl Swizzle {
    /// `self o inner`, where that is a swizzle: `x -> self(inner(x))`.
    ///
    /// Swizzles of one distance XOR one and the same move of the address, `x >> S`, so their masks add up:
    ///
    /// ```text
    /// self(inner(x)) = x ^ ((x & (mask_self ^ mask_inner)) >> S)
    /// ```
    ///
    /// if `inner` changes no bit that `self` reads, and the bits left in the mask are neighbours.
    ///
    /// ```
    /// use tla_core::Swizzle;
    ///
    /// let (low, high) = (Swizzle::try_new(0, 1, 3)?, Swizzle::try_new(1, 1, 3)?);
    /// assert_eq!(low.try_compose(high)?, Swizzle::try_new(0, 2, 3)?);
    /// # Ok::<(), tla_core::LayoutError>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::SwizzleShifts`] when the distances differ or one is mirrored;
    /// [`ModeError::SwizzleChain`] when `inner` changes a bit that `self` reads; [`ModeError::SwizzleGap`] when
    /// the bits left are not neighbours.
    pub const fn try_compose(self, inner: Self) -> Result<Self, LayoutError> {
        if inner.b == 0 {
            return Ok(self);
        }
        if self.b == 0 {
            return Ok(inner);
        }
        if self.s != inner.s || self.mirrored != inner.mirrored {
            return Err(LayoutError::Mode(ModeError::SwizzleShifts {
                outer: self.signed_distance(),
                inner: inner.signed_distance(),
            }));
        }
        // the lower field of each; the upper one is `s` further
        let (outer, low) = (self.field(), inner.field());
        let both = if self.mirrored { outer & (low << self.s) } else { (outer << self.s) & low };
        if both != 0 {
            return Err(LayoutError::Mode(ModeError::SwizzleChain { bit: both.trailing_zeros() }));
        }
        let mask = outer ^ low;
        if mask == 0 {
            return Ok(Self { b: 0, ..self });
        }
        let m = mask.trailing_zeros();
        let b = (mask >> m).trailing_ones();
        if (mask >> m) >> b != 0 {
            return Err(LayoutError::Mode(ModeError::SwizzleGap {
                outer: (self.m, self.b),
                inner: (inner.m, inner.b),
            }));
        }
        let merged = tri!(Self::try_new(m as i64, b as i64, self.s as i64));
        Ok(Self { mirrored: self.mirrored, ..merged })
    }

    /// [`try_compose`](Self::try_compose) for const contexts.
    ///
    /// # Panics
    /// Where `try_compose` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn compose(self, inner: Self) -> Self {
        match self.try_compose(inner) {
            Ok(swizzle) => swizzle,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// `S`, negative for a mirrored swizzle: CuTe's.
    pub(crate) const fn signed_distance(self) -> i64 {
        if self.mirrored { -(self.s as i64) } else { self.s as i64 }
    }
}
