//! [`Map`]: a layout as a value.

mod terms;

use crate::axis::{self, Axis, AxisKind};
use crate::error::{LayoutError, Part, Place, Quantity};
use crate::group;
use crate::iter::{Iter, Strided};
use crate::list::List;
use crate::scope::{self, ScopePair};
use crate::shape::Shape;
use crate::swizzle::Swizzle;
use terms::{add_offsets, check_count, collect, collect_strided, steps};

/// The most shard iters of a layout.
pub const MAX_ITERS: usize = 16;
/// The most replica iters of a layout.
pub const MAX_REPLICAS: usize = 8;
/// The most axes with an offset.
pub const MAX_OFFSETS: usize = 8;
/// The most dimensions of a logical shape.
pub const MAX_RANK: usize = 16;
/// The most different axes a layout can name.
pub const MAX_AXES: usize = MAX_ITERS + MAX_REPLICAS + MAX_OFFSETS;

/// Where each group of shard iters ends; empty when the shape does not group the iters.
pub(crate) type Separators = List<usize, { MAX_RANK + 1 }>;

/// A layout as a value: shard iters from slow to fast, replica iters, offsets, a swizzle after them,
/// and the logical shape under which it is asked.
///
/// ```text
/// L(x) = { swizzle( sum_k digit_k(x) * stride_k @ axis_k + r + O ) : r in R }
/// ```
///
/// The linear index `x` counts the elements of the logical shape with the last dimension fastest.
/// A value of this type is consistent: every extent is at least 1, and no size, no sum of offsets
/// and no coordinate of an element in range overflows `i64`. Whether its axes fit together is a
/// question of its own, [`try_scope`](Self::try_scope), because an algebra passes through layouts
/// for which they do not.
///
/// Two maps are equal when they are built alike: same iters, replicas, offsets, swizzle and shape.
/// [`try_canonicalize`](Self::try_canonicalize) makes maps comparable that were built differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Map {
    pub(crate) swizzle: Option<Swizzle>,
    pub(crate) shard: List<Iter, MAX_ITERS>,
    pub(crate) replica: List<Iter, MAX_REPLICAS>,
    pub(crate) offset: List<(Axis, i64), MAX_OFFSETS>,
    pub(crate) shape: Shape,
    /// `separators[d]..separators[d + 1]` are the shard iters of dimension `d`; empty: not grouped.
    pub(crate) separators: Separators,
}

impl Map {
    /// The layout with these shard iters (slow to fast), replica iters and offsets. Offsets on one
    /// axis add up. Its logical shape is one dimension a shard iter.
    ///
    /// ```
    /// use tla_core::{Iter, LayoutError, Map, axis};
    ///
    /// let shard = [Iter::new(8, 4, axis::LANEID), Iter::new(2, 1, axis::M)];
    /// let map = Map::try_new(&shard, &[], &[(axis::M, 3), (axis::M, 2)])?;
    /// assert_eq!(map.to_string(), "S[(8,2):(4@laneid,1)] + 5");
    /// # Ok::<(), LayoutError>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`], [`LayoutError::TooMany`], [`LayoutError::AxisRedefined`],
    /// [`LayoutError::AxisUnit`], and [`LayoutError::Overflow`] when the number of elements or
    /// replicas, a sum of offsets, or the furthest coordinate of an axis does not fit `i64`.
    pub const fn try_new(
        shard: &[Iter],
        replica: &[Iter],
        offset: &[(Axis, i64)],
    ) -> Result<Self, LayoutError> {
        let mut map = Self::EMPTY;
        tri!(collect(&mut map.shard, shard, Part::Shard));
        tri!(collect(&mut map.replica, replica, Part::Replica));
        tri!(add_offsets(&mut map.offset, offset, offset.len()));
        if !map.complete_memory() {
            tri!(map.complete());
        }
        Ok(map)
    }

    /// [`try_new`](Self::try_new) and [`try_well_formed`](Self::try_well_formed) of the terms of a layout
    /// type. Every such type is evaluated by the compiler, where calls and copies are what takes time:
    /// here are few of them.
    ///
    /// # Errors
    /// Those of the two, [`LayoutError::NumberRange`] for a step that is no `i64`, and
    /// [`LayoutError::Overflow`] for a row-major stride that is none.
    pub const fn try_from_terms(
        shard: Strided<'_>,
        replica: Strided<'_>,
        offset: &[Option<(Axis, i64)>],
    ) -> Result<Self, LayoutError> {
        let mut map = Self::EMPTY;
        tri!(collect_strided(&mut map.shard, shard, Part::Shard));
        tri!(collect_strided(&mut map.replica, replica, Part::Replica));
        if !offset.is_empty() {
            let offset = tri!(steps(offset));
            tri!(add_offsets(&mut map.offset, &offset.items, offset.len));
        }
        // on one memory axis there are no scopes
        if !map.complete_memory() {
            let axes = tri!(map.complete());
            tri!(scope::of_checked(&axes.items, axes.len));
        }
        Ok(map)
    }

    /// [`complete`](Self::complete) in one walk, for shard iters and an offset on `m` alone, as most layouts of memory are. `false`
    /// where there is more, or something is wrong: then shape and separators are to be written again.
    const fn complete_memory(&mut self) -> bool {
        if self.replica.len > 0 || self.shard.len == 0 || self.offset.len > 1 {
            return false;
        }
        let (mut size, mut reach) = (1_u64, 0_u64);
        if self.offset.len == 1 {
            let (axis, offset) = &self.offset.items[0];
            if axis.key != axis::M.key || !matches!(axis.kind, AxisKind::Memory) {
                return false;
            }
            reach = offset.unsigned_abs();
        }
        let mut k = 0;
        while k < self.shard.len {
            let Iter { extent, stride, axis } = &self.shard.items[k];
            if axis.key != axis::M.key || !matches!(axis.kind, AxisKind::Memory) {
                return false;
            }
            size = match size.checked_mul(*extent) {
                Some(size) if size <= i64::MAX as u64 => size,
                _ => return false,
            };
            reach = match (*extent - 1).checked_mul(stride.unsigned_abs()) {
                Some(far) => match reach.checked_add(far) {
                    Some(reach) if reach <= i64::MAX as u64 => reach,
                    _ => return false,
                },
                None => return false,
            };
            self.shape.extents.items[k] = *extent;
            self.separators.items[k + 1] = k + 1;
            k += 1;
        }
        self.shape.extents.len = k;
        self.separators.len = k + 1;
        true
    }

    /// Checks iters and offsets, and derives shape and separators from them. Returns the axes.
    const fn complete(&mut self) -> Result<List<Axis, MAX_AXES>, LayoutError> {
        let Axes { list, at } = tri!(self.check_axes());
        tri!(check_count(&self.shard, Part::Shard));
        if self.replica.len > 0 {
            tri!(check_count(&self.replica, Part::Replica));
        }
        tri!(self.check_reach(&at));
        // one extent and one separator an iter, one separator before the first: they fit
        let mut k = 0;
        while k < self.shard.len {
            self.shape.extents.items[k] = self.shard.items[k].extent;
            self.separators.items[k + 1] = k + 1;
            k += 1;
        }
        self.shape.extents.len = k;
        self.separators.len = k + 1;
        Ok(list)
    }

    /// No iters, no offsets, rank 0; without the separators that a map has.
    pub(crate) const EMPTY: Self = Self {
        swizzle: None,
        shard: List::empty(Iter::UNIT),
        replica: List::empty(Iter::UNIT),
        offset: List::empty((axis::M, 0)),
        shape: Shape::EMPTY,
        separators: List::empty(0),
    };

    /// [`try_new`](Self::try_new) for const contexts.
    ///
    /// # Panics
    /// Where `try_new` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn new(shard: &[Iter], replica: &[Iter], offset: &[(Axis, i64)]) -> Self {
        match Self::try_new(shard, replica, offset) {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The layout under another logical shape with as many elements.
    ///
    /// Where the iters can be [grouped](Self::try_group) by the shape, each dimension is split inside
    /// its own group; otherwise a coordinate is flattened and split. Both give the same places.
    ///
    /// ```
    /// use tla_core::{Shape, parse::tirx};
    ///
    /// let map = tirx("S[(8,4,2):(4@laneid,1@laneid,1)]")?.try_reshape(&Shape::try_new(&[8, 8])?)?;
    /// assert_eq!(map.to_string(), "(8,8) -> S[(8,4,2):(4@laneid,1@laneid,1)]");
    /// assert_eq!(map.try_base(&[5, 7])?.to_string(), "laneid=23, m=1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ShapeNotAdmitted`] when the products differ.
    pub const fn try_reshape(&self, shape: &Shape) -> Result<Self, LayoutError> {
        if self.is_shaped(shape) {
            return Ok(*self);
        }
        if shape.size() != self.size() {
            return Err(LayoutError::ShapeNotAdmitted { shape: shape.size(), size: self.size() });
        }
        match group::group(&self.shard, shape) {
            Ok((shard, separators)) => Ok(Self { shard, separators, shape: *shape, ..*self }),
            Err(_) => Ok(Self { separators: List::empty(0), shape: *shape, ..*self }),
        }
    }

    /// Whether the layout is one iter a dimension of this shape already, none of extent 1, so that grouping would
    /// change nothing.
    const fn is_shaped(&self, shape: &Shape) -> bool {
        let rank = shape.extents.len;
        if rank == 0 || rank != self.shard.len || self.separators.len != rank + 1 {
            return false;
        }
        let mut d = 0;
        while d < rank {
            let extent = shape.extents.items[d];
            if extent < 2 || extent != self.shard.items[d].extent || extent != self.shape.extents.items[d] {
                return false;
            }
            d += 1;
        }
        true
    }

    /// [`try_reshape`](Self::try_reshape) for const contexts.
    ///
    /// # Panics
    /// Where `try_reshape` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn reshape(&self, shape: &Shape) -> Self {
        match self.try_reshape(shape) {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The layout itself, if its thread axes fit together.
    ///
    /// # Errors
    /// Those of [`try_scope`](Self::try_scope).
    #[doc(alias = "verify_well_formed")]
    pub const fn try_well_formed(&self) -> Result<Self, LayoutError> {
        tri!(self.try_scope());
        Ok(*self)
    }

    /// The narrowest unit that the thread axes count and the widest scope they reach; `None` without
    /// a thread axis. Shard, replica and offset take part.
    ///
    /// # Errors
    /// [`LayoutError::ScopesConflict`] and [`LayoutError::ScopesDisconnected`], see [`scope::check`].
    #[doc(alias = "get_scope")]
    pub const fn try_scope(&self) -> Result<Option<ScopePair>, LayoutError> {
        if !self.has_threads() {
            return Ok(None);
        }
        scope::check(self.axes().as_slice())
    }

    /// Whether an axis counts threads, or groups of them.
    const fn has_threads(&self) -> bool {
        let (mut found, mut i) = (false, 0);
        while i < self.shard.len {
            found |= matches!(self.shard.items[i].axis.kind, AxisKind::Thread { .. });
            i += 1;
        }
        i = 0;
        while i < self.replica.len {
            found |= matches!(self.replica.items[i].axis.kind, AxisKind::Thread { .. });
            i += 1;
        }
        i = 0;
        while i < self.offset.len {
            found |= matches!(self.offset.items[i].0.kind, AxisKind::Thread { .. });
            i += 1;
        }
        found
    }

    /// The shard iters, slow to fast.
    #[must_use]
    pub const fn shard(&self) -> &[Iter] {
        self.shard.as_slice()
    }

    /// The shard iters with their unused slots, for unrolled code.
    #[must_use]
    pub const fn shard_slots(&self) -> &List<Iter, MAX_ITERS> {
        &self.shard
    }

    /// The replica iters.
    #[must_use]
    pub const fn replica(&self) -> &[Iter] {
        self.replica.as_slice()
    }

    /// The offsets that are not zero, one an axis, sorted by the axis's name.
    #[must_use]
    pub const fn offset(&self) -> &[(Axis, i64)] {
        self.offset.as_slice()
    }

    /// The offset on `axis`, in its units; 0 where there is none.
    #[must_use]
    pub const fn offset_on(&self, axis: Axis) -> i64 {
        let mut i = 0;
        while i < self.offset.len {
            let (on, value) = self.offset.items[i];
            if on.same(&axis) {
                return value;
            }
            i += 1;
        }
        0
    }

    /// The swizzle after the strides, if there is one.
    #[must_use]
    pub const fn swizzle(&self) -> Option<Swizzle> {
        self.swizzle
    }

    /// The logical shape, in elements.
    #[must_use]
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The number of dimensions of the logical shape.
    #[must_use]
    pub const fn rank(&self) -> usize {
        self.shape.rank()
    }

    /// Whether every dimension of the shape has shard iters of its own.
    #[must_use]
    pub const fn is_grouped(&self) -> bool {
        !self.separators.is_empty()
    }

    /// Every axis the layout names, in the order shard, replica, offset.
    #[must_use]
    pub const fn axes(&self) -> List<Axis, MAX_AXES> {
        let mut axes = List::empty(axis::M);
        let (shard, parts) = (self.shard.len, self.shard.len + self.replica.len);
        let mut i = 0;
        while i < parts + self.offset.len {
            let axis = if i < shard {
                &self.shard.items[i].axis
            } else if i < parts {
                &self.replica.items[i - shard].axis
            } else {
                &self.offset.items[i - parts].0
            };
            if position(&axes, axis) == axes.len {
                // never refused: the capacity is the sum of those of the parts
                let _ = axes.push(*axis);
            }
            i += 1;
        }
        axes
    }

    /// The axes, if each is well-formed and those of one name are alike.
    const fn check_axes(&self) -> Result<Axes, LayoutError> {
        let mut axes = Axes { list: List::empty(axis::M), at: [0; MAX_AXES] };
        let (shard, parts) = (self.shard.len, self.shard.len + self.replica.len);
        let mut i = 0;
        while i < parts + self.offset.len {
            let axis = if i < shard {
                &self.shard.items[i].axis
            } else if i < parts {
                &self.replica.items[i - shard].axis
            } else {
                &self.offset.items[i - parts].0
            };
            let at = position(&axes.list, axis);
            if at == axes.list.len {
                tri!(axis.check());
                // the capacity is the sum of those of the parts
                axes.list.items[at] = *axis;
                axes.list.len += 1;
            } else if !axes.list.items[at].same_kind(axis) {
                tri!(axis.check());
                return Err(LayoutError::AxisRedefined { axis: axes.list.items[at] });
            }
            axes.at[i] = at;
            i += 1;
        }
        Ok(axes)
    }

    /// Every coordinate an element can have on an axis fits `i64`, whatever signs add up.
    const fn check_reach(&self, at: &[usize; MAX_AXES]) -> Result<(), LayoutError> {
        let mut furthest = [0_i128; MAX_AXES];
        let parts = self.shard.len + self.replica.len;
        let mut i = 0;
        while i < self.offset.len {
            furthest[at[parts + i]] = self.offset.items[i].1.unsigned_abs() as i128;
            i += 1;
        }
        i = 0;
        while i < parts {
            let (iter, place) = if i < self.shard.len {
                (self.shard.items[i], Place::Shard(i))
            } else {
                (self.replica.items[i - self.shard.len], Place::Replica(i - self.shard.len))
            };
            // below 2^63 * 2^63, and the sum below 2^127: no overflow of i128
            let reach = (iter.extent as i128 - 1) * iter.stride as i128;
            furthest[at[i]] += if reach < 0 { -reach } else { reach };
            if furthest[at[i]] > i64::MAX as i128 {
                return Err(LayoutError::Overflow { quantity: Quantity::Reach(iter.axis), place });
            }
            i += 1;
        }
        Ok(())
    }
}

/// The axes of a layout, and which of them each part is on: shard iters, replica iters, offsets.
struct Axes {
    list: List<Axis, MAX_AXES>,
    at: [usize; MAX_AXES],
}

/// Where the axis is in the list; its length when it is not.
const fn position(axes: &List<Axis, MAX_AXES>, axis: &Axis) -> usize {
    let mut i = 0;
    while i < axes.len {
        // `Axis::same`, without a call
        let known = &axes.items[i];
        if known.key == axis.key && (axis.key < axis::LONG || known.same(axis)) {
            break;
        }
        i += 1;
    }
    i
}
