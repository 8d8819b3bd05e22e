//! A swizzle over elements of another width.

use super::{Swizzle, SwizzleUnit};
use crate::error::{LayoutError, ModeError};

impl Swizzle {
    /// The swizzle of elements `n` times as wide, `n` of them becoming one: `M - log2 n`.
    ///
    /// ```
    /// use tla_core::Swizzle;
    ///
    /// let bytes = Swizzle::try_new(4, 3, 3)?;
    /// assert_eq!(bytes.try_upcast(2)?, Swizzle::try_new(3, 3, 3)?);
    /// # Ok::<(), tla_core::LayoutError>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::SwizzlePower`] when `n` is no power of two; [`ModeError::SwizzleTorn`] when `2^M < n`: bits
    /// inside the new element would be swizzled.
    pub const fn try_upcast(self, n: u64) -> Result<Self, LayoutError> {
        let by = tri!(super::convention::log2("n", n));
        let (m, b) = (self.m as i64, self.b);
        if m < by && b > 0 {
            return Err(LayoutError::Mode(ModeError::SwizzleTorn { m, by }));
        }
        self.moved(if m < by { 0 } else { m - by })
    }

    /// [`try_upcast`](Self::try_upcast) for const contexts.
    ///
    /// # Panics
    /// Where `try_upcast` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn upcast(self, n: u64) -> Self {
        match self.try_upcast(n) {
            Ok(swizzle) => swizzle,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The swizzle of elements an `n`-th as wide, one becoming `n` of them: `M + log2 n`.
    ///
    /// # Errors
    /// [`ModeError::SwizzlePower`] when `n` is no power of two; [`LayoutError::SwizzleRange`] when the swizzle
    /// would be wider than an address.
    pub const fn try_downcast(self, n: u64) -> Result<Self, LayoutError> {
        self.moved(self.m as i64 + tri!(super::convention::log2("n", n)))
    }

    /// [`try_downcast`](Self::try_downcast) for const contexts.
    ///
    /// # Panics
    /// Where `try_downcast` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn downcast(self, n: u64) -> Self {
        match self.try_downcast(n) {
            Ok(swizzle) => swizzle,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The swizzle of elements of `from` bits on elements of `to` bits.
    ///
    /// # Errors
    /// [`ModeError::SwizzleUnit`] unless both are powers of two or they are equal, and those of
    /// [`try_upcast`](Self::try_upcast) and [`try_downcast`](Self::try_downcast).
    pub const fn try_recast(self, from: u32, to: u32) -> Result<Self, LayoutError> {
        let unit = SwizzleUnit { unit_bits: from, element_bits: to };
        Self::try_from_cute(self.b as i64, self.m as i64, self.signed_distance(), unit)
    }

    /// [`try_recast`](Self::try_recast) for const contexts.
    ///
    /// # Panics
    /// Where `try_recast` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn recast(self, from: u32, to: u32) -> Self {
        match self.try_recast(from, to) {
            Ok(swizzle) => swizzle,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The swizzle with another `M`.
    const fn moved(self, m: i64) -> Result<Self, LayoutError> {
        let moved = tri!(Self::try_new(m, self.b as i64, self.s as i64));
        Ok(Self { mirrored: self.mirrored, ..moved })
    }
}
