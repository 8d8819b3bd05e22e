//! Grouping: cut the shard iters so that each dimension of a shape has iters of its own.

use crate::error::LayoutError;
use crate::error::Part;
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_RANK, Map, Separators};
use crate::shape::Shape;

/// A layout whose shard iters are cut at the boundaries of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grouped {
    /// The layout with cut iters, under the shape.
    pub map: Map,
    /// `separators[d]..separators[d + 1]` are the shard iters of dimension `d`.
    pub separators: List<usize, { MAX_RANK + 1 }>,
}

impl Map {
    /// The shard iters cut at the boundaries of `shape`.
    ///
    /// Walks the iters from slow to fast with the running product `p` of their extents. While
    /// `p % shape[k] == 0`, dimension `k` ends there: with `c = p / shape[k]`, which must divide what
    /// is left of the iter, the iter is cut into `(extent / c, stride * c)`, the last one of the
    /// dimension, and `(c, stride)`, which goes to the next dimension.
    ///
    /// `S[(4,6):(6,1)]` by `(8,3)` is `S[(4,2,3):(6,3,1)]` with separators `0, 2, 3`.
    ///
    /// ```
    /// use tla_core::{Shape, parse::tirx};
    ///
    /// let grouped = tirx("S[(4,6):(6,1)]")?.try_group(&Shape::try_new(&[8, 3])?)?;
    /// assert_eq!(grouped.map.to_string(), "(8,3) -> S[(4,2,3):(6,3,1)]");
    /// assert_eq!(grouped.separators.as_slice(), [0, 2, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ShapeNotAdmitted`] when the products differ, [`LayoutError::NotGroupable`]
    /// when a boundary falls inside an iter that does not divide there, [`LayoutError::TooMany`]
    /// when the cuts make more than 16 iters.
    pub const fn try_group(&self, shape: &Shape) -> Result<Grouped, LayoutError> {
        if shape.size() != self.size() {
            return Err(LayoutError::ShapeNotAdmitted { shape: shape.size(), size: self.size() });
        }
        let (shard, separators) = tri!(group(&self.shard, shape));
        let map = Map { shard, separators, shape: *shape, ..*self };
        Ok(Grouped { map, separators })
    }

    /// [`try_group`](Self::try_group) for const contexts.
    ///
    /// # Panics
    /// Where `try_group` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn group(&self, shape: &Shape) -> Grouped {
        match self.try_group(shape) {
            Ok(grouped) => grouped,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

/// The cut iters and the separators. The caller has compared the products, which have no overflow.
#[expect(clippy::cast_possible_truncation, reason = "compared with the value right after")]
pub(crate) const fn group(
    iters: &List<Iter, MAX_ITERS>,
    shape: &Shape,
) -> Result<(List<Iter, MAX_ITERS>, Separators), LayoutError> {
    let (extents, rank) = (&shape.extents.items, shape.extents.len);
    let mut cut: List<Iter, MAX_ITERS> = List::empty(Iter::UNIT);
    // one separator before the first dimension and one after each: they fit
    let mut separators: Separators = List::empty(0);
    separators.len = rank + 1;
    let mut dim = 0;
    let mut product = 1;
    let mut k = 0;
    while k < iters.len {
        let Iter { extent, stride, axis } = iters.items[k];
        product *= extent;
        let mut left = extent;
        while dim < rank && product % extents[dim] == 0 {
            let rest = product / extents[dim];
            if left % rest != 0 {
                return Err(LayoutError::NotGroupable {
                    dim,
                    extent: extents[dim],
                    iter: k,
                    iter_extent: extent,
                    rest,
                });
            }
            if cut.len == MAX_ITERS {
                return Err(TOO_MANY);
            }
            // It can overflow only for a cut of extent 1, whose stride takes no part.
            let scaled = stride as i128 * rest as i128;
            let stride = if scaled == scaled as i64 as i128 { scaled as i64 } else { 0 };
            cut.items[cut.len] = Iter { extent: left / rest, stride, axis };
            cut.len += 1;
            dim += 1;
            separators.items[dim] = cut.len;
            left = rest;
            product = rest;
        }
        if left > 1 {
            if cut.len == MAX_ITERS {
                return Err(TOO_MANY);
            }
            cut.items[cut.len] = Iter { extent: left, stride, axis };
            cut.len += 1;
        }
        k += 1;
    }
    while dim < rank {
        // only dimensions of extent 1 are left: they have no iters
        dim += 1;
        separators.items[dim] = cut.len;
    }
    Ok((cut, separators))
}

const TOO_MANY: LayoutError =
    LayoutError::TooMany { part: Part::Shard, found: MAX_ITERS + 1, limit: MAX_ITERS };
