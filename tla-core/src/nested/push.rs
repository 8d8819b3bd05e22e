//! A layout of a swizzled index, as a swizzled layout.

use super::composed::Composed;
use super::layout::NestedLayout;
use super::modes::Modes;
use crate::error::{LayoutError, ModeError};
use crate::num;
use crate::swizzle::{Swizzle, SwizzleUnit};

impl NestedLayout {
    /// `self o swizzle`, the layout of a swizzled index, where that is `swizzle' o self`, a swizzle of the
    /// addresses:
    ///
    /// ```text
    /// result(i) = self(swizzle(i)) = swizzle'(self(i))       for every index i below the size
    /// ```
    ///
    /// It is where the swizzled index stays below the size too, and each bit of the index that the swizzle reads
    /// or changes is one bit of the address, moved by the same number of places within each of the two fields.
    /// Bits from the size on are 0 in every index.
    ///
    /// ```
    /// use tla_core::Swizzle;
    /// use tla_core::nested::parse::cute;
    ///
    /// let layout = cute("16:4")?.try_compose_swizzle(Swizzle::try_new(0, 2, 2)?)?;
    /// assert_eq!(layout.to_string(), "Sw<2,2,2> o 0 o 16:4");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::PushSwizzle`] at the first bit for which that is not so; [`LayoutError::ExtentZero`].
    pub const fn try_compose_swizzle(&self, swizzle: Swizzle) -> Result<Composed, LayoutError> {
        let modes = tri!(Modes::of(self)).coalesced();
        let (m, s) = (swizzle.m(), swizzle.s());
        // bits of the index: what is below the size, if that is a power of two
        let size = num::magnitude(modes.size());
        let bits = u64::BITS - (size - 1).leading_zeros();
        let (low, high) = (m, m + s);
        let (read, changed) = if swizzle.is_mirrored() { (low, high) } else { (high, low) };
        // a bit that is read and always 0 changes nothing
        let b = if read >= bits {
            0
        } else if swizzle.b() > bits - read {
            bits - read
        } else {
            swizzle.b()
        };
        if b == 0 {
            return Ok(Composed::plain(*self));
        }
        let (Some(from), Some(to)) = (address_bit(&modes, read), address_bit(&modes, changed)) else {
            return Err(error(swizzle, if address_bit(&modes, read).is_none() { read } else { changed }));
        };
        let mut k = 1;
        while k < b {
            if !is(address_bit(&modes, read + k), from + k) {
                return Err(error(swizzle, read + k));
            }
            if !is(address_bit(&modes, changed + k), to + k) {
                return Err(error(swizzle, changed + k));
            }
            k += 1;
        }
        // nothing else may set these bits of the address, nor be carried into them
        if !separate(&modes) {
            return Err(error(swizzle, changed));
        }
        let lower = if from < to { from } else { to };
        let pushed =
            Swizzle::try_from_cute(b as i64, lower as i64, from as i64 - to as i64, SwizzleUnit::ELEMENTS);
        Composed::try_with(Some(tri!(pushed)), 0, *self)
    }
}

const fn error(swizzle: Swizzle, bit: u32) -> LayoutError {
    let swizzle = (swizzle.m(), swizzle.b(), swizzle.signed_distance());
    LayoutError::Mode(ModeError::PushSwizzle { bit, swizzle })
}

const fn is(bit: Option<u32>, expected: u32) -> bool {
    matches!(bit, Some(bit) if bit == expected)
}

/// Which bit of the address bit `bit` of the index is, if it is one: the modes before are powers of two, and so
/// is the stride.
const fn address_bit(modes: &Modes, bit: u32) -> Option<u32> {
    let mut first = 0;
    let mut k = 0;
    while k < modes.len {
        let (extent, stride) = (modes.extents[k], modes.strides[k]);
        if num::magnitude(extent).count_ones() != 1 {
            return None;
        }
        let next = first + extent.trailing_zeros();
        if bit < next {
            let power = stride > 0 && num::magnitude(stride).count_ones() == 1;
            return if power { Some(stride.trailing_zeros() + (bit - first)) } else { None };
        }
        first = next;
        k += 1;
    }
    None
}

/// Whether every bit of the index is a bit of the address of its own (or none): powers of two all over, whose
/// bits do not meet.
const fn separate(modes: &Modes) -> bool {
    let mut taken = 0_u64;
    let mut k = 0;
    while k < modes.len {
        let (extent, stride) = (modes.extents[k], modes.strides[k]);
        if stride < 0 || num::magnitude(extent).count_ones() != 1 {
            return false;
        }
        if stride > 0 {
            // the reach of a layout is below 2^63
            let bits = (num::magnitude(extent) - 1) * num::magnitude(stride);
            if num::magnitude(stride).count_ones() != 1 || taken & bits != 0 {
                return false;
            }
            taken |= bits;
        }
        k += 1;
    }
    true
}
