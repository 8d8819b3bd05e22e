//! The direct sum: two layouts side by side, each with its own steps.

use crate::error::LayoutError;
use crate::join::{SUM, combine};
use crate::map::Map;
use crate::untile::{Known, find};

impl Map {
    /// `left + self`: [tiling](Self::try_tile) where the outer layout steps as it is, not over the span of
    /// the inner one. With `l_d` counting along dimension `d` in the left layout and `r_d` in this one:
    ///
    /// ```text
    /// x_d = l_d * right_d + r_d   ->   right(r) + left(l)
    /// ```
    ///
    /// Offsets add up, replicas stand side by side, a swizzle of `self` stays over it all. The shape is
    /// the product of both, dimension by dimension. Places may coincide: the sum asks nobody.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let right = tirx("S[(2,2):(4,1)]")?;
    /// let left = tirx("S[(2,2):(8,2)]")?;
    /// assert_eq!(right.try_direct_sum(&left)?.to_string(), "S[(4,4):(4,1)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_tile`](Self::try_tile).
    pub const fn try_direct_sum(&self, left: &Self) -> Result<Self, LayoutError> {
        combine(SUM, left, self)
    }

    /// [`try_direct_sum`](Self::try_direct_sum) for const contexts.
    ///
    /// # Panics
    /// Where `try_direct_sum` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn direct_sum(&self, left: &Self) -> Self {
        match self.try_direct_sum(left) {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The left layout with which `self` on the right gives `sum`:
    /// `self.try_direct_sum(&left)` is `sum` again, in canonical form. `None` when there is none.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let right = tirx("S[(2,2):(4,1)]")?;
    /// let sum = tirx("S[(4,4):(4,1)]")?;
    /// let left = right.try_is_direct_sum_right(&sum)?.expect("there is one");
    /// assert_eq!(left.to_string(), "S[(2,2):(8,2)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_is_tile_inner`](Self::try_is_tile_inner).
    pub const fn try_is_direct_sum_right(&self, sum: &Self) -> Result<Option<Self>, LayoutError> {
        find(SUM, "is_direct_sum_right", "sum", sum, Known::Fast(self))
    }

    /// [`try_is_direct_sum_right`](Self::try_is_direct_sum_right) for const contexts.
    ///
    /// # Panics
    /// Where `try_is_direct_sum_right` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn is_direct_sum_right(&self, sum: &Self) -> Option<Self> {
        match self.try_is_direct_sum_right(sum) {
            Ok(found) => found,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The right layout with which `self` on the left gives `sum`:
    /// `right.try_direct_sum(self)` is `sum` again, in canonical form. `None` when there is none.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let left = tirx("S[(2,2):(8,2)]")?;
    /// let sum = tirx("S[(4,4):(4,1)]")?;
    /// let right = left.try_is_direct_sum_left(&sum)?.expect("there is one");
    /// assert_eq!(right.to_string(), "S[(2,2):(4,1)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_is_tile_outer`](Self::try_is_tile_outer).
    pub const fn try_is_direct_sum_left(&self, sum: &Self) -> Result<Option<Self>, LayoutError> {
        find(SUM, "is_direct_sum_left", "sum", sum, Known::Slow(self))
    }

    /// [`try_is_direct_sum_left`](Self::try_is_direct_sum_left) for const contexts.
    ///
    /// # Panics
    /// Where `try_is_direct_sum_left` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn is_direct_sum_left(&self, sum: &Self) -> Option<Self> {
        match self.try_is_direct_sum_left(sum) {
            Ok(found) => found,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}
