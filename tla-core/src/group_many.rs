//! Grouping by several shapes at once.

use crate::error::{LayoutError, TilingError};
use crate::list::List;
use crate::map::{MAX_RANK, Map};
use crate::shape::Shape;

/// The most shapes of one call.
pub const MAX_SHAPES: usize = 8;

/// A layout whose shard iters are cut at the boundaries of several shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GroupedMany {
    /// The layout with cut iters, under the coarsest shape that has the boundaries of all.
    pub map: Map,
    /// For each shape in turn: `separators[d]..separators[d + 1]` are the shard iters of dimension `d`.
    pub separators: List<List<usize, { MAX_RANK + 1 }>, MAX_SHAPES>,
}

/// How many elements lie behind each cut, from the size down to 1; equal ones are dimensions of extent 1.
type Cuts = List<u64, { MAX_RANK + 1 }>;

impl Map {
    /// The shard iters cut at the boundaries of all `shapes`, at most 8, and where each shape has them.
    ///
    /// A boundary leaves some of the elements behind it: after the first extent of `(4,6)` there are 6.
    /// Of the boundaries of all shapes each has to divide the next larger one; then the quotients are one
    /// shape that has them all, and the layout is [grouped](Self::try_group) by it. `S[24:1]` by `(2,12)`,
    /// `(4,6)` and `(24)` is `S[(2,2,6):(12,6,1)]`.
    ///
    /// ```
    /// use tla_core::{Shape, parse::tirx};
    ///
    /// let shapes = [Shape::try_new(&[2, 12])?, Shape::try_new(&[4, 6])?, Shape::try_new(&[24])?];
    /// let grouped = tirx("S[24:1]")?.try_group_many(&shapes)?;
    /// assert_eq!(grouped.map.to_string(), "S[(2,2,6):(12,6,1)]");
    /// let separators: Vec<&[usize]> = grouped.separators.as_slice().iter().map(|s| s.as_slice()).collect();
    /// assert_eq!(separators, [&[0, 1, 3][..], &[0, 2, 3], &[0, 3]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ShapeNotAdmitted`] when a product differs from the size.
    /// [`TilingError`](crate::TilingError): `GroupCount` for no shape or more than 8, `GroupCuts` when two
    /// shapes have boundaries of which neither divides the other, `GroupRank` when the common shape has
    /// more than 16 dimensions. Those of [`try_group`](Self::try_group).
    pub const fn try_group_many(&self, shapes: &[Shape]) -> Result<GroupedMany, LayoutError> {
        if shapes.is_empty() || shapes.len() > MAX_SHAPES {
            return Err(LayoutError::Tiling(TilingError::GroupCount { shapes: shapes.len() }));
        }
        let mut common: Cuts = List::empty(1);
        let mut s = 0;
        while s < shapes.len() {
            if shapes[s].size() != self.size() {
                return Err(LayoutError::ShapeNotAdmitted { shape: shapes[s].size(), size: self.size() });
            }
            common = tri!(merged(&common, &cuts(&shapes[s]), s));
            s += 1;
        }
        let mut extents = [1; MAX_RANK];
        let rank = common.len - 1;
        let mut d = 0;
        while d < rank {
            extents[d] = common.items[d] / common.items[d + 1];
            d += 1;
        }
        let grouped = tri!(self.try_group(&tri!(Shape::try_new(extents.split_at(rank).0))));
        let mut separators = List::empty(List::empty(0));
        s = 0;
        while s < shapes.len() {
            // never refused: there are not too many shapes
            let _ = separators.push(places(&cuts(&shapes[s]), &common, &grouped.separators));
            s += 1;
        }
        Ok(GroupedMany { map: grouped.map, separators })
    }

    /// [`try_group_many`](Self::try_group_many) for const contexts.
    ///
    /// # Panics
    /// Where `try_group_many` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn group_many(&self, shapes: &[Shape]) -> GroupedMany {
        match self.try_group_many(shapes) {
            Ok(grouped) => grouped,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

const fn cuts(shape: &Shape) -> Cuts {
    let mut cuts: Cuts = List::empty(1);
    let mut rest = shape.size();
    cuts.items[0] = rest;
    let mut d = 0;
    while d < shape.extents.len {
        rest /= shape.extents.items[d];
        cuts.items[d + 1] = rest;
        d += 1;
    }
    cuts.len = d + 1;
    cuts
}

/// The cuts of both, each as often as the one that has it more often.
const fn merged(a: &Cuts, b: &Cuts, shape: usize) -> Result<Cuts, LayoutError> {
    let mut all: Cuts = List::empty(1);
    let (mut i, mut k) = (0, 0);
    while i < a.len || k < b.len {
        let of_a = if i < a.len { a.items[i] } else { 0 };
        let of_b = if k < b.len { b.items[k] } else { 0 };
        let next = if of_a > of_b { of_a } else { of_b };
        if of_a == next {
            i += 1;
        }
        if of_b == next {
            k += 1;
        }
        if all.len > 0 && !all.items[all.len - 1].is_multiple_of(next) {
            let before = all.items[all.len - 1];
            return Err(LayoutError::Tiling(TilingError::GroupCuts { shape, before, next }));
        }
        if !all.push(next) {
            return Err(LayoutError::Tiling(TilingError::GroupRank { shape }));
        }
    }
    Ok(all)
}

/// The iters at which the cuts of one shape lie. Where only another shape has a dimension of extent 1, its
/// iter counts to the next dimension, at the end to the last.
const fn places(
    cuts: &Cuts,
    common: &Cuts,
    separators: &List<usize, { MAX_RANK + 1 }>,
) -> List<usize, { MAX_RANK + 1 }> {
    let mut places: List<usize, { MAX_RANK + 1 }> = List::empty(0);
    places.len = cuts.len;
    let mut at = 0;
    let mut k = 1;
    while k < cuts.len {
        at += 1;
        while at + 1 < common.len && (k + 1 == cuts.len || common.items[at] > cuts.items[k]) {
            at += 1;
        }
        places.items[k] = separators.items[at];
        k += 1;
    }
    places
}
