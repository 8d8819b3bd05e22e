//! The atoms of shared memory that matrix instructions read, as CuTe has them.

use super::composed::Composed;
use super::layout::NestedLayout;
use super::tuple::IntTuple;
use crate::element;
use crate::error::LayoutError;
use crate::num;
use crate::swizzle::{Swizzle, SwizzleWidth};

/// Which index of an operand runs along the rows of an atom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Major {
    /// The contracted index `k`: the atom is `(8, row)`, its second mode contiguous.
    K,
    /// The other index, `m` or `n`: the atom is `(row, 8)`, its first mode contiguous.
    Mn,
}

impl Composed {
    /// Eight rows of `width`, swizzled so that eight pieces of 16 bytes of one column are in eight different
    /// groups of banks: CuTe's `Layout_K_SW128_Atom` and its kin, in elements of `bits` bits.
    ///
    /// ```text
    /// K:   Swizzle<B, M, 3> o (8, row):(row, 1)        row = width / bits
    /// Mn:  Swizzle<B, M, 3> o (row, 8):(1, row)        M = log2(128 / bits)
    /// ```
    ///
    /// Without a swizzle a row has 16 bytes. The buffer must be aligned to the whole atom.
    ///
    /// ```
    /// use tla_core::SwizzleWidth;
    /// use tla_core::nested::{Composed, Major};
    ///
    /// let atom = Composed::try_smem_atom(Major::K, SwizzleWidth::B128, 16)?;
    /// assert_eq!(atom.to_string(), "Sw<3,3,3> o 0 o (8,64):(64,1)");
    /// # Ok::<(), tla_core::LayoutError>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ElementWidth`] unless `bits` is 4, 8, 16, 32, 64 or 128.
    pub const fn try_smem_atom(major: Major, width: SwizzleWidth, bits: u32) -> Result<Self, LayoutError> {
        if !element::is_swizzled_width(bits) {
            return Err(LayoutError::ElementWidth { bits });
        }
        // at most 128 bytes: it fits
        let row = match num::signed(width.row_bytes() * 8 / bits as u64) {
            Some(row) => row,
            None => 0,
        };
        let (shape, stride) = match major {
            Major::K => ([8, row], [row, 1]),
            Major::Mn => ([row, 8], [1, row]),
        };
        let shape = tri!(IntTuple::try_flat(&shape));
        let layout = tri!(NestedLayout::try_signed(shape, tri!(IntTuple::try_flat(&stride))));
        let swizzle = match width {
            SwizzleWidth::None => None,
            _ => Some(tri!(Swizzle::try_for_element(bits, width))),
        };
        Self::try_with(swizzle, 0, layout)
    }

    /// [`try_smem_atom`](Self::try_smem_atom) for const contexts.
    ///
    /// # Panics
    /// Where `try_smem_atom` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn smem_atom(major: Major, width: SwizzleWidth, bits: u32) -> Self {
        match Self::try_smem_atom(major, width, bits) {
            Ok(atom) => atom,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}
