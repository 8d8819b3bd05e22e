//! Permuting: dimensions in another order, each with its iters.

use crate::error::{LayoutError, TilingError};
use crate::group;
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_RANK, Map};
use crate::shape::Shape;

impl Map {
    /// The dimensions in another order: dimension `d` of the result is dimension `order[d]` of the layout,
    /// with the iters of its group.
    ///
    /// ```text
    /// permute(x)  = self(y)  with  y[order[d]] = x[d]
    /// ```
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let map = tirx("(8,8) -> S[(8,4,2):(4@laneid,1@laneid,1)]")?.try_permute(&[1, 0])?;
    /// assert_eq!(map.to_string(), "(8,8) -> S[(4,2,8):(1@laneid,1,4@laneid)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TilingError::PermuteRank`], [`TilingError::PermuteEntry`] and [`TilingError::PermuteTwice`] for an
    /// order that is none of the dimensions; [`LayoutError::NotGroupable`] when the shape does not group the
    /// iters.
    pub const fn try_permute(&self, order: &[usize]) -> Result<Self, LayoutError> {
        tri!(check(order, self.shape.extents.len));
        if self.is_grouped() {
            return self.permuted(order);
        }
        let (shard, separators) = tri!(group::group(&self.shard, &self.shape));
        Map { shard, separators, ..*self }.permuted(order)
    }

    /// [`try_permute`](Self::try_permute) for const contexts.
    ///
    /// # Panics
    /// Where `try_permute` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn permute(&self, order: &[usize]) -> Self {
        match self.try_permute(order) {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// Groups of iters in another order: the iters `separators[g]..separators[g + 1]` are group `g`, and
    /// group `g` of the result is group `order[g]` of the layout. Each group becomes one dimension.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let map = tirx("S[(8,4,2):(4@laneid,1@laneid,1)]")?.try_permute_groups(&[0, 1, 3], &[1, 0])?;
    /// assert_eq!(map.to_string(), "(8,8) -> S[(4,2,8):(1@laneid,1,4@laneid)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TilingError::PermuteSeparators`] unless the separators count up from 0 to the number of iters; those
    /// of [`try_permute`](Self::try_permute).
    pub const fn try_permute_groups(
        &self,
        separators: &[usize],
        order: &[usize],
    ) -> Result<Self, LayoutError> {
        let iters = self.shard.len;
        if separators.len() > MAX_RANK + 1 || separators.is_empty() {
            return Err(LayoutError::Tiling(TilingError::PermuteSeparators { position: 0, found: 0, iters }));
        }
        let groups = separators.len() - 1;
        let mut map = *self;
        let mut shape = Shape::EMPTY;
        map.separators.len = groups + 1;
        let mut g = 0;
        while g <= groups {
            let found = separators[g];
            let least = if g == 0 { 0 } else { separators[g - 1] };
            if found < least || found > iters || (g == 0 && found != 0) || (g == groups && found != iters) {
                let position = g;
                return Err(LayoutError::Tiling(TilingError::PermuteSeparators { position, found, iters }));
            }
            map.separators.items[g] = found;
            if g > 0 {
                let mut k = least;
                while k < found {
                    // a part of the size, which fits
                    shape.extents.items[g - 1] *= self.shard.items[k].extent;
                    k += 1;
                }
            }
            g += 1;
        }
        shape.extents.len = groups;
        map.shape = shape;
        tri!(check(order, groups));
        map.permuted(order)
    }

    /// The groups in an order that has been checked.
    const fn permuted(&self, order: &[usize]) -> Result<Self, LayoutError> {
        let mut shape = Shape::EMPTY;
        let mut iters: List<Iter, MAX_ITERS> = List::empty(Iter::UNIT);
        let mut d = 0;
        while d < order.len() {
            let from = order[d];
            shape.extents.items[d] = self.shape.extents.items[from];
            let mut k = self.separators.items[from];
            while k < self.separators.items[from + 1] {
                iters.items[iters.len] = self.shard.items[k];
                iters.len += 1;
                k += 1;
            }
            d += 1;
        }
        shape.extents.len = order.len();
        self.rebuilt(iters.as_slice(), &shape)
    }
}

/// Nothing, if `order` names each of `rank` dimensions once.
const fn check(order: &[usize], rank: usize) -> Result<(), LayoutError> {
    if order.len() != rank {
        return Err(LayoutError::Tiling(TilingError::PermuteRank { entries: order.len(), rank }));
    }
    let mut seen = [false; MAX_RANK];
    let mut position = 0;
    while position < rank {
        let dim = order[position];
        if dim >= rank {
            return Err(LayoutError::Tiling(TilingError::PermuteEntry { position, dim, rank }));
        }
        if seen[dim] {
            return Err(LayoutError::Tiling(TilingError::PermuteTwice { position, dim }));
        }
        seen[dim] = true;
        position += 1;
    }
    Ok(())
}
