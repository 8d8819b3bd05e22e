//! [`Swizzle`]: a permutation of addresses that XORs one field of bits into another.

mod convention;
mod merge;
mod recast;

pub use convention::{Convention, SwizzleUnit};

use crate::element;
use crate::error::LayoutError;
use crate::text::Name;

/// The swizzle `(M, B, S)` = (`per_element`, `swizzle_len`, `atom_len`) of TIRx, counted in
/// **elements**:
///
/// ```text
/// x    = v >> M
/// x    = x ^ ((x & ((2^B - 1) << S)) >> S)
/// addr = (x << M) | (v mod 2^M)
/// ```
///
/// Bits `M+S .. M+S+B` of the address are XORed into bits `M .. M+B`. It is an involution, has the
/// period `2^(M+B+S)`, and leaves all higher bits alone. CuTe writes the same map `Swizzle<B, M, S>`
/// and counts bytes for shared-memory atoms: `Sw<3,4,3>` on bytes is `M=3, B=3, S=3` on 16-bit
/// elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Swizzle {
    m: u32,
    b: u32,
    s: u32,
    mirrored: bool,
}

/// Width of a swizzled row of shared memory, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SwizzleWidth {
    /// No swizzle; rows of 16 bytes.
    None,
    /// Rows of 32 bytes.
    B32,
    /// Rows of 64 bytes.
    B64,
    /// Rows of 128 bytes.
    B128,
}

impl SwizzleWidth {
    /// Every width, narrowest first.
    pub const ALL: [SwizzleWidth; 4] =
        [SwizzleWidth::None, SwizzleWidth::B32, SwizzleWidth::B64, SwizzleWidth::B128];

    /// The width as written in a layout: `none`, `32B`, `64B`, `128B`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SwizzleWidth::None => "none",
            SwizzleWidth::B32 => "32B",
            SwizzleWidth::B64 => "64B",
            SwizzleWidth::B128 => "128B",
        }
    }

    /// The width written `name`.
    ///
    /// # Errors
    /// [`LayoutError::UnknownWidth`], which lists the widths.
    pub const fn try_from_name(name: &str) -> Result<Self, LayoutError> {
        match name.as_bytes() {
            b"none" => Ok(SwizzleWidth::None),
            b"32B" => Ok(SwizzleWidth::B32),
            b"64B" => Ok(SwizzleWidth::B64),
            b"128B" => Ok(SwizzleWidth::B128),
            _ => Err(LayoutError::UnknownWidth { name: Name::from_str(name) }),
        }
    }

    /// `B`: the number of address bits that are swizzled.
    #[must_use]
    pub const fn bits(self) -> u32 {
        match self {
            SwizzleWidth::None => 0,
            SwizzleWidth::B32 => 1,
            SwizzleWidth::B64 => 2,
            SwizzleWidth::B128 => 3,
        }
    }

    /// The length of a row of the atom, in bytes.
    #[must_use]
    pub const fn row_bytes(self) -> u64 {
        16 << self.bits()
    }
}

/// The most bits that a swizzle may look at: an address is an `i64` and never negative.
const WIDEST: i64 = 62;

impl Swizzle {
    /// The swizzle with `M = per_element`, `B = swizzle_len`, `S = atom_len`, in elements.
    ///
    /// ```
    /// use tla_core::Swizzle;
    ///
    /// let swizzle = Swizzle::try_new(3, 3, 3)?;
    /// assert_eq!([0, 64, 128, 192].map(|address| swizzle.apply(address)), [0, 72, 144, 216]);
    /// assert_eq!(swizzle.period(), 512);
    /// # Ok::<(), tla_core::LayoutError>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::SwizzleRange`] when one is negative or `M + B + S > 62`;
    /// [`LayoutError::SwizzleOverlap`] when `S < B`: the two fields would overlap and the map would
    /// no longer be a permutation.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "all three are in 0..=62")]
    pub const fn try_new(per_element: i64, swizzle_len: i64, atom_len: i64) -> Result<Self, LayoutError> {
        let (m, b, s) = (per_element, swizzle_len, atom_len);
        let each_fits = m >= 0 && m <= WIDEST && b >= 0 && b <= WIDEST && s >= 0 && s <= WIDEST;
        if !each_fits || m + b + s > WIDEST {
            return Err(LayoutError::SwizzleRange { m, b, s });
        }
        if s < b {
            return Err(LayoutError::SwizzleOverlap { b: b as u32, s: s as u32 });
        }
        Ok(Self { m: m as u32, b: b as u32, s: s as u32, mirrored: false })
    }

    /// [`try_new`](Self::try_new) for const contexts.
    ///
    /// # Panics
    /// Where `try_new` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn new(per_element: i64, swizzle_len: i64, atom_len: i64) -> Self {
        match Self::try_new(per_element, swizzle_len, atom_len) {
            Ok(swizzle) => swizzle,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The swizzle that makes rows of `width` free of bank conflicts for elements of `bits` bits:
    /// `M = log2(128 / bits)`, so that 16 bytes stay together; `B` = 0, 1, 2, 3 for none, 32, 64, 128
    /// bytes; `S = 3`.
    ///
    /// The buffer must be aligned to 8 rows (256, 512, 1024 bytes for 32B, 64B, 128B): the hardware
    /// swizzles absolute addresses.
    ///
    /// ```
    /// use tla_core::{Swizzle, SwizzleWidth};
    ///
    /// assert_eq!(Swizzle::try_for_element(16, SwizzleWidth::B128)?, Swizzle::try_new(3, 3, 3)?);
    /// assert_eq!(Swizzle::try_for_element(8, SwizzleWidth::B64)?, Swizzle::try_new(4, 2, 3)?);
    /// # Ok::<(), tla_core::LayoutError>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ElementWidth`] unless `bits` is 4, 8, 16, 32, 64 or 128.
    pub const fn try_for_element(bits: u32, width: SwizzleWidth) -> Result<Self, LayoutError> {
        if !element::is_swizzled_width(bits) {
            return Err(LayoutError::ElementWidth { bits });
        }
        let m = (128 / bits).trailing_zeros();
        Ok(Self { m, b: width.bits(), s: 3, mirrored: false })
    }

    /// [`try_for_element`](Self::try_for_element) for const contexts.
    ///
    /// # Panics
    /// Where `try_for_element` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn for_element(bits: u32, width: SwizzleWidth) -> Self {
        match Self::try_for_element(bits, width) {
            Ok(swizzle) => swizzle,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The swizzle that XORs the low field into the high one instead (`inner = false` in TVM).
    ///
    /// No memory access mode of the hardware uses it.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self { mirrored: !self.mirrored, ..self }
    }

    /// Whether the low field is XORed into the high one.
    #[must_use]
    pub const fn is_mirrored(self) -> bool {
        self.mirrored
    }

    /// `M` (`per_element`): the low bits that stay together, in elements.
    #[must_use]
    pub const fn m(self) -> u32 {
        self.m
    }

    /// `B` (`swizzle_len`): how many bits are XORed.
    #[must_use]
    pub const fn b(self) -> u32 {
        self.b
    }

    /// `S` (`atom_len`): how far apart the two fields are.
    #[must_use]
    pub const fn s(self) -> u32 {
        self.s
    }

    /// The low field, bits `M .. M+B` of an address, as a mask.
    #[must_use]
    pub const fn field(self) -> i64 {
        ((1 << self.b) - 1) << self.m
    }

    /// `2^(M+B+S)`: the swizzle repeats after so many elements.
    #[must_use]
    pub const fn period(self) -> u64 {
        1 << (self.m + self.b + self.s)
    }

    /// Where the element at `address` goes. Bits above the period, the sign among them, pass through.
    #[must_use]
    pub const fn apply(self, address: i64) -> i64 {
        let field = self.field();
        if self.mirrored {
            address ^ ((address & field) << self.s)
        } else {
            address ^ ((address >> self.s) & field)
        }
    }
}
