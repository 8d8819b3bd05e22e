//! What two layouts have in common: how many elements a copy between them may move at once.

use super::chain::Chain;
use super::composed::Composed;
use super::composition;
use super::layout::NestedLayout;
use super::modes::Modes;
use super::tuple::MAX_NODES;
use crate::error::LayoutError;
use crate::num;
use crate::swizzle::Swizzle;

impl NestedLayout {
    /// The largest layout `R` of indices whose elements are contiguous in both layouts, and in the same order:
    ///
    /// ```text
    /// self(R(i)) = i = other(R(i))      for every i below the size of R
    /// ```
    ///
    /// It is the right inverse of `other` as far as `self` goes along: the leading mode of stride 1 of
    /// `coalesce(self o right_inverse(other))`. Both layouts run on, so it may be longer than one of them.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// let (a, b) = (cute("((16,2),2):((2,1),32)")?, cute("((16,2),2):((4,1),2)")?);
    /// assert_eq!(a.try_max_common_layout(&b)?.to_string(), "2:16");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`] for an empty layout, [`LayoutError::TupleSize`] beyond 16 modes.
    pub const fn try_max_common_layout(&self, other: &Self) -> Result<Self, LayoutError> {
        let (inverse, size) = tri!(common(self, other));
        inverse.first(size).layout()
    }

    /// [`try_max_common_layout`](Self::try_max_common_layout) for const contexts.
    ///
    /// # Panics
    /// Where `try_max_common_layout` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn max_common_layout(&self, other: &Self) -> Self {
        match self.try_max_common_layout(other) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The size of [`try_max_common_layout`](Self::try_max_common_layout), in elements: the widest vector that
    /// a copy from one to the other may move.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// let rows = cute("(8,8):(8,1)")?;
    /// assert_eq!(rows.try_max_common_vector(&rows)?, 64);
    /// assert_eq!(rows.try_max_common_vector(&cute("(8,8):(1,8)")?)?, 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`] for an empty layout.
    pub const fn try_max_common_vector(&self, other: &Self) -> Result<u64, LayoutError> {
        let (_, size) = tri!(common(self, other));
        Ok(num::magnitude(size))
    }

    /// [`try_max_common_vector`](Self::try_max_common_vector) for const contexts.
    ///
    /// # Panics
    /// Where `try_max_common_vector` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn max_common_vector(&self, other: &Self) -> u64 {
        match self.try_max_common_vector(other) {
            Ok(vector) => vector,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_max_common_vector`](Self::try_max_common_vector) where `swizzle` permutes the addresses of one of
    /// the two: at most `2^M`, the elements that a swizzle keeps together.
    ///
    /// ```
    /// use tla_core::{Swizzle, nested::parse::cute};
    ///
    /// let rows = cute("(8,64):(64,1)")?;
    /// assert_eq!(rows.try_max_common_vector_swizzled(&rows, Swizzle::try_new(3, 3, 3)?)?, 8);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_max_common_vector`](Self::try_max_common_vector).
    pub const fn try_max_common_vector_swizzled(
        &self,
        other: &Self,
        swizzle: Swizzle,
    ) -> Result<u64, LayoutError> {
        let vector = tri!(self.try_max_common_vector(other));
        let together = 1 << swizzle.m();
        Ok(if vector < together { vector } else { together })
    }

    /// [`try_max_common_vector_swizzled`](Self::try_max_common_vector_swizzled) for const contexts.
    ///
    /// # Panics
    /// Where `try_max_common_vector_swizzled` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn max_common_vector_swizzled(&self, other: &Self, swizzle: Swizzle) -> u64 {
        match self.try_max_common_vector_swizzled(other, swizzle) {
            Ok(vector) => vector,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The widest vector that every access may move: the largest `n` so that the layout falls into runs of
    /// `n` contiguous elements, each of which begins at a multiple of `n`, if address 0 is one.
    ///
    /// ```text
    /// gcd(size of the contiguous part, every stride outside of it)
    /// ```
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// assert_eq!(cute("24:1")?.try_max_alignment()?, 24);
    /// assert_eq!(cute("(8,4):(1,12)")?.try_max_alignment()?, 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`] for an empty layout.
    pub const fn try_max_alignment(&self) -> Result<u64, LayoutError> {
        let modes = tri!(Modes::of(self)).coalesced();
        let chain = Chain::of(&modes);
        let mut alignment = num::magnitude(chain.size);
        let mut k = 0;
        while k < modes.len {
            if !chain.taken[k] {
                alignment = num::gcd(alignment, num::magnitude(modes.strides[k]));
            }
            k += 1;
        }
        Ok(alignment)
    }

    /// [`try_max_alignment`](Self::try_max_alignment) for const contexts.
    ///
    /// # Panics
    /// Where `try_max_alignment` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn max_alignment(&self) -> u64 {
        match self.try_max_alignment() {
            Ok(alignment) => alignment,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl Composed {
    /// [`NestedLayout::try_max_common_vector`] of the layouts before their offsets. A swizzle keeps `2^M`
    /// elements together, from a multiple of `2^M` on: the vector is at most that, and divides an offset
    /// that is swizzled too.
    ///
    /// ```
    /// use tla_core::nested::parse::composed;
    ///
    /// let tile = composed("Sw<3,3,3> o 0 o (8,64):(64,1)")?;
    /// let rows = composed("(8,64):(64,1)")?;
    /// assert_eq!(tile.try_max_common_vector(&rows)?, 8);
    /// // from the fourth element on
    /// assert_eq!(composed("Sw<3,3,3> o 4 o (8,64):(64,1)")?.try_max_common_vector(&rows)?, 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_max_common_vector`].
    pub const fn try_max_common_vector(&self, other: &Self) -> Result<u64, LayoutError> {
        let vector = tri!(self.layout().try_max_common_vector(other.layout()));
        let (a, b) = (self.together(), other.together());
        let together = if a < b { a } else { b };
        Ok(if vector < together { vector } else { together })
    }

    /// [`NestedLayout::try_max_alignment`], the offset and the swizzle counted too: a run begins at a multiple
    /// of its length after them, and a swizzle moves it as a whole.
    ///
    /// ```
    /// use tla_core::nested::parse::composed;
    ///
    /// assert_eq!(composed("Sw<3,3,3> o 0 o (8,64):(64,1)")?.try_max_alignment()?, 8);
    /// assert_eq!(composed("4 o (8,64):(64,1)")?.try_max_alignment()?, 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_max_alignment`].
    pub const fn try_max_alignment(&self) -> Result<u64, LayoutError> {
        let alignment = tri!(self.layout().try_max_alignment());
        let alignment = num::gcd(alignment, num::magnitude(self.offset()));
        Ok(match self.swizzle() {
            Some(swizzle) if swizzle.b() > 0 => num::gcd(alignment, 1 << swizzle.m()),
            _ => alignment,
        })
    }

    /// How many elements from the first one on no swizzle takes apart.
    const fn together(&self) -> u64 {
        match self.swizzle() {
            Some(swizzle) if swizzle.b() > 0 => num::gcd(1 << swizzle.m(), num::magnitude(self.offset())),
            _ => u64::MAX,
        }
    }
}

/// The right inverse of `b`, and how far `a` counts 0, 1, 2, .. along it.
const fn common(a: &NestedLayout, b: &NestedLayout) -> Result<(Modes, i64), LayoutError> {
    let left = tri!(Modes::of(a)).coalesced_z();
    let inverse = Chain::of(&tri!(Modes::of(b)).coalesced()).inverse;
    let mut reach = [0_i64; MAX_NODES];
    let mut joined = Modes::EMPTY;
    let mut k = 0;
    while k < inverse.len {
        let mut modes = Modes::EMPTY;
        let leaf = composition::Leaf { leaf: k, extent: inverse.extents[k], stride: inverse.strides[k] };
        // where one of the inverse's modes has no layout through `a`, the common part has ended before
        if composition::through(&left, leaf, &mut modes, &mut reach).is_err() {
            break;
        }
        let mut i = 0;
        while i < modes.len {
            joined.join(modes.extents[i], modes.strides[i]);
            i += 1;
        }
        k += 1;
    }
    let size = if joined.len > 0 && joined.strides[0] == 1 { joined.extents[0] } else { 1 };
    Ok((inverse, size))
}
