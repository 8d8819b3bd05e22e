//! Splitting a thread axis: the inverse of fusing.

use crate::axis::{self, Axis, AxisKind};
use crate::error::{LayoutError, Part, TilingError};
use crate::fuse::{axis_of, units};
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_OFFSETS, MAX_REPLICAS, Map};
use crate::num;
use crate::scope::Scope;

/// The most axes that one is split into: a scope for each level between thread and kernel.
const MAX_PARTS: usize = 5;

impl Map {
    /// The layout with `axis` split into the axes `into`, widest first, which count inside one another as
    /// `axis` does in one: `tx` into `warpid, laneid` (32 lanes a warp), into `wgid, tid_in_wg` (128
    /// threads a warpgroup) or into `wgid, wid_in_wg, laneid`; `warpid` into `wgid, wid_in_wg`;
    /// `tid_in_wg` into `wid_in_wg, laneid`.
    ///
    /// A place on `axis` is the same thread afterwards, with a lane below 32 and so on: where the sum of
    /// several iters and the offset would carry from lanes to warps there is no such layout. The logical
    /// shape stays. [`try_fuse_axes`](Self::try_fuse_axes) puts the axes together again.
    ///
    /// ```
    /// use tla_core::{axis, parse::tirx};
    ///
    /// let map = tirx("S[(2,64):(1,2@tx)] + 1@tx")?.try_split_axis(axis::TX, &[axis::WARPID, axis::LANEID])?;
    /// assert_eq!(map.to_string(), "(2,64) -> S[(2,4,16):(1,1@warpid,2@laneid)] + 1@laneid");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TilingError`](crate::TilingError): `SplitChain` when the axes of `into` do not count inside one
    /// another from the unit of `axis` to its scope, or when nobody knows how many units one of them
    /// makes; `SplitIter` when an iter steps across the boundary of a part without dividing there;
    /// `SplitCarry` when the sum leaves a part, `SplitAbsent` when it does so without anything on `axis`. [`LayoutError::TooMany`] when the cuts make too many iters.
    /// Those of [`try_canonicalize`](Self::try_canonicalize) for the parts that are used: in `wgid, wid_in_wg, laneid` a
    /// layout that stays in the first warp of each warpgroup has no `wid_in_wg` to lead from one to the
    /// other.
    pub const fn try_split_axis(&self, axis: Axis, into: &[Axis]) -> Result<Self, LayoutError> {
        let parts = tri!(Parts::of(axis, into));
        let map = tri!(parts.split(self));
        tri!(parts.check(&map, self.is_on(axis)));
        // what is dropped there leads from no scope to another
        tri!(map.try_canonicalize());
        Ok(map)
    }

    /// [`try_split_axis`](Self::try_split_axis) for const contexts.
    ///
    /// # Panics
    /// Where `try_split_axis` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn split_axis(&self, axis: Axis, into: &[Axis]) -> Self {
        match self.try_split_axis(axis, into) {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// Whether an iter or an offset is on `axis`.
    const fn is_on(&self, axis: Axis) -> bool {
        let axes = self.axes();
        let mut i = 0;
        while i < axes.len {
            if axes.items[i].same(&axis) {
                return true;
            }
            i += 1;
        }
        false
    }

    /// The layout with each thread axis split where an axis of `like` begins or ends. The numbers are those
    /// of [`try_split_axis`](Self::try_split_axis), but a part may leave its range: fused again they are
    /// the same threads.
    pub(crate) const fn try_split_like(&self, like: &Self) -> Result<Self, LayoutError> {
        let (axes, others) = (self.axes(), like.axes());
        let mut map = *self;
        let mut i = 0;
        while i < axes.len {
            if let AxisKind::Thread { unit, scope } = axes.items[i].kind {
                let mut into: List<Axis, MAX_PARTS> = List::empty(axis::M);
                let mut wide = scope;
                let mut level = scope.level();
                while level > unit.level() {
                    level -= 1;
                    let narrow = Scope::ALL[level];
                    if level == unit.level() || is_boundary(others.as_slice(), narrow) {
                        let Some(part) = axis_of(narrow, wide) else { break };
                        // never refused: fewer than levels
                        let _ = into.push(part);
                        wide = narrow;
                    }
                }
                if into.len > 1 && wide.level() == unit.level() {
                    map = tri!(tri!(Parts::of(axes.items[i], into.as_slice())).split(&map));
                }
            }
            i += 1;
        }
        Ok(map)
    }
}

/// Whether one of the axes begins or ends at `level`.
const fn is_boundary(axes: &[Axis], level: Scope) -> bool {
    let mut i = 0;
    while i < axes.len() {
        if let AxisKind::Thread { unit, scope } = axes[i].kind
            && (unit.level() == level.level() || scope.level() == level.level())
        {
            return true;
        }
        i += 1;
    }
    false
}

/// The axes that an axis is split into, widest first, each with the units of the axis that it counts in.
struct Parts {
    axis: Axis,
    axes: List<Axis, MAX_PARTS>,
    widths: [i64; MAX_PARTS],
}

impl Parts {
    const fn of(axis: Axis, into: &[Axis]) -> Result<Self, LayoutError> {
        let AxisKind::Thread { unit: narrowest, scope } = axis.kind else {
            return Err(LayoutError::Tiling(TilingError::SplitChain { axis, part: axis }));
        };
        let mut parts = Self { axis, axes: List::empty(axis::M), widths: [1; MAX_PARTS] };
        let mut expected = scope;
        let mut k = 0;
        while k < into.len() {
            let part = into[k];
            let error = LayoutError::Tiling(TilingError::SplitChain { axis, part });
            let AxisKind::Thread { unit, scope } = part.kind else { return Err(error) };
            let width = match units(narrowest, unit) {
                Some(width) => num::signed(width),
                None => None,
            };
            let Some(width) = width else { return Err(error) };
            if scope.level() != expected.level() || unit.level() >= scope.level() || !parts.axes.push(part) {
                return Err(error);
            }
            parts.widths[k] = width;
            expected = unit;
            k += 1;
        }
        if expected.level() != narrowest.level() {
            let part = if k > 0 { into[k - 1] } else { axis };
            return Err(LayoutError::Tiling(TilingError::SplitChain { axis, part }));
        }
        Ok(parts)
    }

    /// The layout with the axis split, part by part; each stays in range only as far as one iter goes.
    const fn split(&self, map: &Map) -> Result<Map, LayoutError> {
        let mut shard: List<Iter, MAX_ITERS> = List::empty(Iter::UNIT);
        let mut replica: List<Iter, MAX_REPLICAS> = List::empty(Iter::UNIT);
        let mut i = 0;
        while i < map.shard.len {
            tri!(self.cut(map.shard.items[i], &mut shard, Part::Shard));
            i += 1;
        }
        i = 0;
        while i < map.replica.len {
            tri!(self.cut(map.replica.items[i], &mut replica, Part::Replica));
            i += 1;
        }
        let mut offset: List<(Axis, i64), { MAX_OFFSETS + MAX_PARTS }> = List::empty((axis::M, 0));
        i = 0;
        while i < map.offset.len {
            let (axis, mut value) = map.offset.items[i];
            if axis.same(&self.axis) {
                let mut k = 0;
                while k < self.axes.len {
                    // the digit of the part, and what is left for the narrower ones, never negative
                    let _ = offset.push((self.axes.items[k], value.div_euclid(self.widths[k])));
                    value = value.rem_euclid(self.widths[k]);
                    k += 1;
                }
            } else {
                let _ = offset.push((axis, value));
            }
            i += 1;
        }
        let split = tri!(Map::try_new(shard.as_slice(), replica.as_slice(), offset.as_slice()));
        Map { swizzle: map.swizzle, ..split }.try_reshape(&map.shape)
    }

    /// The pieces of an iter, slow to fast.
    const fn cut<const N: usize>(
        &self,
        iter: Iter,
        list: &mut List<Iter, N>,
        part: Part,
    ) -> Result<(), LayoutError> {
        if !iter.axis.same(&self.axis) {
            return put(list, iter, part);
        }
        // the widest part in which the iter takes whole steps
        let mut k = 0;
        while iter.stride % self.widths[k] != 0 {
            k += 1;
        }
        let mut pieces = [Iter::UNIT; MAX_PARTS];
        let mut len = 0;
        let mut rest = iter;
        // below 2^63 * 2^63: no overflow of i128
        while k > 0 && (rest.extent as i128 - 1) * (rest.stride as i128).abs() >= self.widths[k - 1] as i128 {
            // it goes on in the next wider part: there the step must be 1
            let wider = self.widths[k - 1];
            let steps = wider / rest.stride;
            let count = num::magnitude(steps);
            if count == 0 || wider % rest.stride != 0 || !rest.extent.is_multiple_of(count) {
                let Iter { extent, stride, .. } = iter;
                let axis = self.axis;
                let width = num::magnitude(wider);
                return Err(LayoutError::Tiling(TilingError::SplitIter { axis, extent, stride, width }));
            }
            pieces[len] = Iter::new(count, rest.stride / self.widths[k], self.axes.items[k]);
            len += 1;
            rest.extent /= count;
            rest.stride = if rest.stride < 0 { -wider } else { wider };
            k -= 1;
        }
        tri!(put(list, Iter::new(rest.extent, rest.stride / self.widths[k], self.axes.items[k]), part));
        while len > 0 {
            len -= 1;
            tri!(put(list, pieces[len], part));
        }
        Ok(())
    }

    /// Nothing, if each part but the widest stays in its range. `is_split`: something was on the axis before.
    const fn check(&self, map: &Map, is_split: bool) -> Result<(), LayoutError> {
        let mut k = 1;
        while k < self.axes.len {
            let part = self.axes.items[k];
            let limit = self.widths[k - 1] / self.widths[k];
            let (lowest, highest) = map.tile_range_on(part);
            if lowest < 0 || highest >= limit {
                let axis = self.axis;
                return Err(LayoutError::Tiling(if is_split {
                    TilingError::SplitCarry { part, lowest, highest, limit }
                } else {
                    TilingError::SplitAbsent { axis, part, lowest, highest }
                }));
            }
            k += 1;
        }
        Ok(())
    }
}

const fn put<const N: usize>(list: &mut List<Iter, N>, iter: Iter, part: Part) -> Result<(), LayoutError> {
    if list.push(iter) {
        return Ok(());
    }
    Err(LayoutError::TooMany { part, found: N + 1, limit: N })
}
