//! [`Composed`]: a nested layout under an offset and a swizzle.

use core::fmt;

use super::arith;
use super::layout::NestedLayout;
use super::tuple::IntTuple;
use crate::axis;
use crate::compose;
use crate::error::{LayoutError, ModeError, Place, Quantity};
use crate::num;
use crate::swizzle::Swizzle;

/// `swizzle o (offset + layout)`: what CuTe calls a composed layout. Without a swizzle and with offset 0
/// it is the layout alone.
///
/// The operations that change how elements are counted (composition, divide, slice, ..) act on the layout
/// and keep swizzle and offset: `(S o A) o B = S o (A o B)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Composed {
    pub(super) swizzle: Option<Swizzle>,
    pub(super) offset: i64,
    pub(super) layout: NestedLayout,
}

impl Composed {
    /// The layout alone.
    #[must_use]
    pub const fn plain(layout: NestedLayout) -> Self {
        Self { swizzle: None, offset: 0, layout }
    }

    /// `swizzle o (offset + layout)`.
    ///
    /// ```
    /// use tla_core::Swizzle;
    /// use tla_core::nested::{Composed, parse::tla};
    ///
    /// let swizzle = Swizzle::try_new(3, 3, 3)?;
    /// let composed = Composed::try_with(Some(swizzle), 0, tla("(8,64):(64,1)")?)?;
    /// assert_eq!(composed.to_string(), "Sw<3,3,3> o 0 o (8,64):(64,1)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::Overflow`] when an address before the swizzle is no `i64`;
    /// [`LayoutError::NegativeAddress`] when one below 0 is swizzled.
    pub const fn try_with(
        swizzle: Option<Swizzle>,
        offset: i64,
        layout: NestedLayout,
    ) -> Result<Self, LayoutError> {
        let (sizes, strides) = (layout.shape.leaves(), layout.stride.leaves());
        // each below 2^126, 48 of them: no overflow of i128
        let (mut lowest, mut highest) = (offset as i128, offset as i128);
        let mut i = 0;
        while i < sizes.len {
            let far = (sizes.items[i] as i128 - 1) * strides.items[i] as i128;
            if sizes.items[i] > 0 && far < 0 {
                lowest += far;
            } else if sizes.items[i] > 0 {
                highest += far;
            }
            if lowest < -(i64::MAX as i128) || highest >= i64::MAX as i128 {
                let (quantity, place) = (Quantity::Reach(axis::M), Place::Leaf(i));
                return Err(LayoutError::Overflow { quantity, place });
            }
            i += 1;
        }
        if swizzle.is_some() && lowest < 0 {
            // it fits: tested in the loop, or the offset alone
            let lowest = match num::narrow(lowest) {
                Some(lowest) => lowest,
                None => i64::MIN,
            };
            return Err(LayoutError::NegativeAddress { lowest });
        }
        Ok(Self { swizzle, offset, layout })
    }

    /// [`try_with`](Self::try_with) for const contexts.
    ///
    /// # Panics
    /// Where `try_with` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn with(swizzle: Option<Swizzle>, offset: i64, layout: NestedLayout) -> Self {
        match Self::try_with(swizzle, offset, layout) {
            Ok(composed) => composed,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The address of `coordinate`, swizzled: `swizzle(offset + layout(coordinate))`.
    ///
    /// ```
    /// use tla_core::nested::parse::{composed, int_tuple};
    ///
    /// let layout = composed("Sw<3,0,3> o 8 o (8,8):(8,1)")?;
    /// assert_eq!(layout.try_at(&int_tuple("(1,0)")?)?, 18);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_at`].
    pub const fn try_at(&self, coordinate: &IntTuple) -> Result<i64, LayoutError> {
        let address = tri!(arith::try_add(self.offset, tri!(self.layout.try_at(coordinate))));
        Ok(compose::swizzled(self.swizzle, address))
    }

    /// [`try_at`](Self::try_at) for const contexts.
    ///
    /// # Panics
    /// Where `try_at` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn at(&self, coordinate: &IntTuple) -> i64 {
        match self.try_at(coordinate) {
            Ok(address) => address,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The swizzle after offset and strides, if there is one.
    #[must_use]
    pub const fn swizzle(&self) -> Option<Swizzle> {
        self.swizzle
    }

    /// What is added before the swizzle, in elements.
    #[must_use]
    pub const fn offset(&self) -> i64 {
        self.offset
    }

    /// The layout.
    #[must_use]
    pub const fn layout(&self) -> &NestedLayout {
        &self.layout
    }

    /// The layout alone, where there is no swizzle and the offset is 0: what an operation needs that is
    /// defined on addresses from 0, such as a complement or an inverse. `operation` begins the message.
    ///
    /// # Errors
    /// [`ModeError::NotPlain`].
    pub const fn try_plain(&self, operation: &'static str) -> Result<&NestedLayout, LayoutError> {
        if self.swizzle.is_some() || self.offset != 0 {
            let error =
                ModeError::NotPlain { operation, swizzled: self.swizzle.is_some(), offset: self.offset };
            return Err(LayoutError::Mode(error));
        }
        Ok(&self.layout)
    }
}

/// `Sw<B,M,S> o offset o layout`, as CuTe prints it, the swizzle counted in elements and `S` negative for a
/// mirrored one; without a swizzle `offset o layout`, and the layout alone where the offset is 0 too.
impl fmt::Display for Composed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(swizzle) = self.swizzle {
            let sign = if swizzle.is_mirrored() { "-" } else { "" };
            write!(f, "Sw<{},{},{sign}{}> o ", swizzle.b(), swizzle.m(), swizzle.s())?;
        }
        if self.swizzle.is_some() || self.offset != 0 {
            write!(f, "{} o ", self.offset)?;
        }
        fmt::Display::fmt(&self.layout, f)
    }
}
