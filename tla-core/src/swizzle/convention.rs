//! The conventions of the field for one and the same swizzle, in and out.
//!
//! All are `x ^ (a field of x, moved)`: `B` bits of the address are XORed into `B` others. They differ in
//! what is counted (elements, bytes, bits) and in how the distance of the two fields is given.
//!
//! | | parameters | bits read | bits changed |
//! |---|---|---|---|
//! | TIRx, this crate | `(per_element M, swizzle_len B, atom_len S)`, in elements | `M+S ..` | `M ..` |
//! | CuTe `Swizzle<B,M,S>` | in the unit of the pointer; a negative `S` mirrors | `M+S ..` | `M ..` |
//! | absolute bit `Swizzle<B,M,S>` | `S` is the first bit read | `S ..` | `M ..` |
//! | Triton `(vec, perPhase, maxPhase)` | in elements, of rows of `K` | `log2(K*perPhase) ..` | `log2(vec) ..` |

use super::Swizzle;
use crate::error::{LayoutError, ModeError};
use crate::text::Text;

/// What the bits of a swizzle count, and the elements that it is wanted in: both in bits.
///
/// CuTe's shared-memory atoms count bytes, `Sw<3,4,3>`; on 16-bit elements that is `M = 3`:
///
/// ```
/// use tla_core::{Swizzle, SwizzleUnit};
///
/// let swizzle = Swizzle::try_from_cute(3, 4, 3, SwizzleUnit::bytes_of(16))?;
/// assert_eq!(swizzle, Swizzle::try_new(3, 3, 3)?);
/// // on the 32-bit elements of TF32: row 0, column 1 of the second atom row
/// let tf32 = Swizzle::try_from_cute(3, 4, 3, SwizzleUnit::bytes_of(32))?;
/// assert_eq!(tf32.apply(32), 36);
/// # Ok::<(), tla_core::LayoutError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SwizzleUnit {
    /// The unit that `M` counts, in bits.
    pub unit_bits: u32,
    /// An element, in bits.
    pub element_bits: u32,
}

impl SwizzleUnit {
    /// `M` counts elements.
    pub const ELEMENTS: SwizzleUnit = SwizzleUnit { unit_bits: 1, element_bits: 1 };

    /// `M` counts bytes, the elements have `element_bits` bits.
    #[must_use]
    pub const fn bytes_of(element_bits: u32) -> Self {
        Self { unit_bits: 8, element_bits }
    }

    /// `M` counts bits, the elements have `element_bits` bits.
    #[must_use]
    pub const fn bits_of(element_bits: u32) -> Self {
        Self { unit_bits: 1, element_bits }
    }

    /// `M` in elements less `M` in units: `log2(unit_bits / element_bits)`.
    const fn shift(self) -> Result<i64, LayoutError> {
        let (unit, element) = (self.unit_bits, self.element_bits);
        if unit == 0 || element == 0 || unit.count_ones() != 1 && unit != element {
            return Err(LayoutError::Mode(ModeError::SwizzleUnit { unit, element }));
        }
        if unit == element {
            return Ok(0);
        }
        if element.count_ones() != 1 {
            return Err(LayoutError::Mode(ModeError::SwizzleUnit { unit, element }));
        }
        Ok(unit.trailing_zeros() as i64 - element.trailing_zeros() as i64)
    }
}

/// A way to write a swizzle, for [`Swizzle::try_written`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Convention {
    /// `Swizzle<M,B,S>` in elements, as in TIRx and in this crate; `mirrored` after it.
    Tirx,
    /// `Sw<B,M,S>` as CuTe prints it, `M` counted in the unit.
    Cute(SwizzleUnit),
    /// `Swizzle<B,M,S>` where `S` is the first bit that is read, written `Sw<B,M,bit S>`.
    AbsoluteBit(SwizzleUnit),
    /// `swizzled_shared<{vec = .., perPhase = .., maxPhase = ..}>`, Triton's attribute, for rows of so many
    /// elements.
    Triton {
        /// Elements of a row.
        row: u64,
    },
}

impl Swizzle {
    /// CuTe's `Swizzle<B, M, S>`, `M` counted in `unit`.
    ///
    /// ```text
    /// S >= 0:  x ^ ((x & (2^B - 1) << (M+S)) >>  S)
    /// S <  0:  x ^ ((x & (2^B - 1) <<  M   ) << -S)       mirrored
    /// ```
    ///
    /// # Errors
    /// [`ModeError::SwizzleUnit`] unless unit and element are powers of two or equal;
    /// [`ModeError::SwizzleTorn`] when elements are larger than the `2^M` units that stay together;
    /// those of [`try_new`](Self::try_new), `|S| >= B` among them.
    pub const fn try_from_cute(b: i64, m: i64, s: i64, unit: SwizzleUnit) -> Result<Self, LayoutError> {
        let m = tri!(in_elements(b, m, unit));
        // the magnitude of i64::MIN is no i64: refused as too wide
        let Some(distance) = s.checked_abs() else {
            return Err(LayoutError::SwizzleRange { m, b, s });
        };
        let swizzle = tri!(Self::try_new(m, b, distance));
        Ok(if s < 0 { swizzle.mirrored() } else { swizzle })
    }

    /// [`try_from_cute`](Self::try_from_cute) for const contexts.
    ///
    /// # Panics
    /// Where `try_from_cute` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn from_cute(b: i64, m: i64, s: i64, unit: SwizzleUnit) -> Self {
        match Self::try_from_cute(b, m, s, unit) {
            Ok(swizzle) => swizzle,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// TIRx's `(per_element, swizzle_len, atom_len)`, in elements; without `inner` the low field is XORed
    /// into the high one.
    ///
    /// # Errors
    /// Those of [`try_new`](Self::try_new).
    pub const fn try_from_tirx(
        per_element: i64,
        swizzle_len: i64,
        atom_len: i64,
        inner: bool,
    ) -> Result<Self, LayoutError> {
        let swizzle = tri!(Self::try_new(per_element, swizzle_len, atom_len));
        Ok(if inner { swizzle } else { swizzle.mirrored() })
    }

    /// [`try_from_tirx`](Self::try_from_tirx) for const contexts.
    ///
    /// # Panics
    /// Where `try_from_tirx` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn from_tirx(per_element: i64, swizzle_len: i64, atom_len: i64, inner: bool) -> Self {
        match Self::try_from_tirx(per_element, swizzle_len, atom_len, inner) {
            Ok(swizzle) => swizzle,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// `B` bits from bit `source` on, XORed into those from bit `M` on, both counted in `unit`: CuTe's
    /// `Swizzle<B, M, source - M>`. A source below the target mirrors.
    ///
    /// ```
    /// use tla_core::{Swizzle, SwizzleUnit};
    ///
    /// let swizzle = Swizzle::try_from_absolute_bit(3, 4, 7, SwizzleUnit::bytes_of(16))?;
    /// assert_eq!(swizzle, Swizzle::try_new(3, 3, 3)?);
    /// # Ok::<(), tla_core::LayoutError>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_from_cute`](Self::try_from_cute).
    pub const fn try_from_absolute_bit(
        b: i64,
        m: i64,
        source: i64,
        unit: SwizzleUnit,
    ) -> Result<Self, LayoutError> {
        let lower = if source < m { source } else { m };
        match source.checked_sub(m) {
            // a negative distance counts from the source, which is the lower field
            Some(distance) => Self::try_from_cute(b, lower, distance, unit),
            None => Err(LayoutError::SwizzleRange { m, b, s: source }),
        }
    }

    /// [`try_from_absolute_bit`](Self::try_from_absolute_bit) for const contexts.
    ///
    /// # Panics
    /// Where `try_from_absolute_bit` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn from_absolute_bit(b: i64, m: i64, source: i64, unit: SwizzleUnit) -> Self {
        match Self::try_from_absolute_bit(b, m, source, unit) {
            Ok(swizzle) => swizzle,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// Triton's shared-memory swizzle of rows of `row` elements: column `c` of row `r` is at
    ///
    /// ```text
    /// r * row + (c / vec ^ (r / perPhase) % maxPhase) * vec + c % vec
    /// = CuTe's Swizzle<log2 maxPhase, log2 vec, log2(row * perPhase / vec)>
    /// ```
    ///
    /// ```
    /// use tla_core::Swizzle;
    ///
    /// // 64 half-precision numbers a row, 16 bytes stay together
    /// assert_eq!(Swizzle::try_from_triton(8, 1, 8, 64)?, Swizzle::try_new(3, 3, 3)?);
    /// # Ok::<(), tla_core::LayoutError>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::SwizzlePower`] at the first number that is no power of two; [`ModeError::SwizzleRow`]
    /// when `vec * maxPhase` is more than a row: elements would be moved to another one.
    pub const fn try_from_triton(
        vec: u64,
        per_phase: u64,
        max_phase: u64,
        row: u64,
    ) -> Result<Self, LayoutError> {
        let m = tri!(log2("vec", vec));
        let phase = tri!(log2("perPhase", per_phase));
        let b = tri!(log2("maxPhase", max_phase));
        let k = tri!(log2("row", row));
        if m + b > k {
            return Err(LayoutError::Mode(ModeError::SwizzleRow { vec, max_phase, row }));
        }
        Self::try_new(m, b, k + phase - m)
    }

    /// [`try_from_triton`](Self::try_from_triton) for const contexts.
    ///
    /// # Panics
    /// Where `try_from_triton` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn from_triton(vec: u64, per_phase: u64, max_phase: u64, row: u64) -> Self {
        match Self::try_from_triton(vec, per_phase, max_phase, row) {
            Ok(swizzle) => swizzle,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// `(B, M, S)` as CuTe names it, `M` counted in `unit` and `S` negative for a mirrored swizzle.
    ///
    /// # Errors
    /// [`ModeError::SwizzleUnit`]; [`ModeError::SwizzleTorn`] when the unit is larger than the `2^M` elements
    /// that stay together.
    pub const fn try_cute(self, unit: SwizzleUnit) -> Result<(u32, u32, i64), LayoutError> {
        let back = SwizzleUnit { unit_bits: unit.element_bits, element_bits: unit.unit_bits };
        let m = tri!(in_elements(self.b as i64, self.m as i64, back));
        let Self { b, m, .. } = tri!(Self::try_new(m, self.b as i64, self.s as i64));
        Ok((b, m, self.signed_distance()))
    }

    /// `(vec, perPhase, maxPhase)` as Triton names it, for rows of `row` elements.
    ///
    /// # Errors
    /// [`ModeError::SwizzlePower`] when a row is no power of two; [`ModeError::SwizzleNoTriton`] when the
    /// swizzle is mirrored, moves elements to another row or repeats within a row.
    pub const fn try_triton(self, row: u64) -> Result<(u64, u64, u64), LayoutError> {
        let k = tri!(log2("row", row));
        let (m, b, s) = (self.m as i64, self.b as i64, self.s as i64);
        // without a bit to swizzle the distance says nothing
        let phase = if b == 0 { 0 } else { m + s - k };
        if self.mirrored && b > 0 || phase < 0 || m + b > k {
            return Err(LayoutError::Mode(ModeError::SwizzleNoTriton {
                m: self.m,
                b: self.b,
                s: self.s,
                row,
            }));
        }
        Ok((1 << m, 1 << phase, 1 << b))
    }

    /// The swizzle as text, in the convention asked for.
    ///
    /// ```
    /// use tla_core::{Convention, Swizzle, SwizzleUnit};
    ///
    /// let swizzle = Swizzle::try_new(3, 3, 3)?;
    /// let bytes = SwizzleUnit::bytes_of(16);
    /// assert_eq!(swizzle.try_written(Convention::Tirx)?.as_str(), "Swizzle<3,3,3>");
    /// assert_eq!(swizzle.try_written(Convention::Cute(bytes))?.as_str(), "Sw<3,4,3>");
    /// assert_eq!(swizzle.try_written(Convention::AbsoluteBit(bytes))?.as_str(), "Sw<3,4,bit 7>");
    /// assert_eq!(
    ///     swizzle.try_written(Convention::Triton { row: 64 })?.as_str(),
    ///     "swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8}>",
    /// );
    /// # Ok::<(), tla_core::LayoutError>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_cute`](Self::try_cute) and [`try_triton`](Self::try_triton).
    pub const fn try_written(self, convention: Convention) -> Result<Text, LayoutError> {
        let text = Text::new();
        match convention {
            Convention::Tirx => {
                let text = text.str("Swizzle<").unsigned(self.m as u64).str(",").unsigned(self.b as u64);
                let text = text.str(",").unsigned(self.s as u64);
                Ok(text.str(if self.mirrored { ",mirrored>" } else { ">" }))
            }
            Convention::Cute(unit) => {
                let (b, m, s) = tri!(self.try_cute(unit));
                let text = text.str("Sw<").unsigned(b as u64).str(",").unsigned(m as u64);
                Ok(text.str(",").signed(s).str(">"))
            }
            Convention::AbsoluteBit(unit) => {
                let (b, m, s) = tri!(self.try_cute(unit));
                // the field that is changed, and the one that is read
                let (target, source) =
                    if s < 0 { (m as i64 - s, m as i64) } else { (m as i64, m as i64 + s) };
                let text = text.str("Sw<").unsigned(b as u64).str(",").signed(target);
                Ok(text.str(",bit ").signed(source).str(">"))
            }
            Convention::Triton { row } => {
                let (vec, per_phase, max_phase) = tri!(self.try_triton(row));
                let text = text.str("swizzled_shared<{vec = ").unsigned(vec);
                let text = text.str(", perPhase = ").unsigned(per_phase);
                Ok(text.str(", maxPhase = ").unsigned(max_phase).str("}>"))
            }
        }
    }
}

/// `M` in elements, from `M` in units. Where nothing is swizzled, 0 stands for every negative `M`.
const fn in_elements(b: i64, m: i64, unit: SwizzleUnit) -> Result<i64, LayoutError> {
    let shift = tri!(unit.shift());
    let moved = match m.checked_add(shift) {
        Some(moved) if m >= 0 => moved,
        _ => return Err(LayoutError::SwizzleRange { m, b, s: 0 }),
    };
    if moved < 0 {
        return if b == 0 { Ok(0) } else { Err(LayoutError::Mode(ModeError::SwizzleTorn { m, by: -shift })) };
    }
    Ok(moved)
}

/// The exponent of a power of two.
pub(super) const fn log2(name: &'static str, value: u64) -> Result<i64, LayoutError> {
    if value.count_ones() != 1 {
        return Err(LayoutError::Mode(ModeError::SwizzlePower { name, value }));
    }
    Ok(value.trailing_zeros() as i64)
}
