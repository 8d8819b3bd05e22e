//! Tiling: a layout of blocks, each block laid out by another layout.

use crate::error::LayoutError;
use crate::join::{TILE, combine};
use crate::map::Map;

impl Map {
    /// Blocks laid out by `self`, placed by `outer`. With `o_d` counting the blocks along dimension `d`
    /// and `i_d` the elements inside one:
    ///
    /// ```text
    /// x_d = o_d * inner_d + i_d   ->   inner(i) + span * outer(o)
    /// ```
    ///
    /// `span` is, axis by axis, that of `self` ([`try_span`](Self::try_span)): its shard, its replicas and its
    /// offset count, also on an axis that only a replica uses. On an axis on which no iter of `self` moves
    /// it is 1. It is the distance from block to block, which is more than the size where a block has
    /// gaps: over blocks of `S[(8,6):(8,1)]` strides are multiplied by 62. Offsets add up as they are,
    /// replicas stand side by side, a swizzle of `self` stays over it all. The shape is the product of
    /// both, dimension by dimension; the iters are the canonical ones, cut by it.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let inner = tirx("S[(8,8):(8,1)]")?;
    /// let outer = tirx("S[(2,3):(3,1)]")?;
    /// assert_eq!(inner.try_tile(&outer)?.to_string(), "(16,24) -> S[(2,8,3,8):(192,8,64,1)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TilingError`](crate::TilingError): `Rank` when the shapes differ in rank, `Boundary` when an operand
    /// has no iters of its own for each dimension of its shape, `Swizzled` when `outer` has a swizzle.
    /// Those of [`try_canonicalize`](Self::try_canonicalize) for the operands and for the result,
    /// [`LayoutError::TooMany`] and [`LayoutError::Overflow`] for a result that is too large, and those of
    /// [`try_compose`](Self::try_compose) under a swizzle.
    pub const fn try_tile(&self, outer: &Self) -> Result<Self, LayoutError> {
        combine(TILE, outer, self)
    }

    /// [`try_tile`](Self::try_tile) for const contexts.
    ///
    /// # Panics
    /// Where `try_tile` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn tile(&self, outer: &Self) -> Self {
        match self.try_tile(outer) {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}
