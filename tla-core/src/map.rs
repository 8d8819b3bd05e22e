//! [`Map`]: a layout as a value.

use crate::axis::{self, Axis};
use crate::error::{LayoutError, Part, Place, Quantity};
use crate::group;
use crate::iter::Iter;
use crate::list::List;
use crate::num;
use crate::scope::{self, ScopePair};
use crate::shape::Shape;
use crate::swizzle::Swizzle;

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
        tri!(add_offsets(&mut map.offset, offset));
        let axes = tri!(map.check_axes());
        tri!(check_count(&map.shard, Part::Shard));
        tri!(check_count(&map.replica, Part::Replica));
        tri!(map.check_reach(&axes));
        // `push` never refuses: one separator more than iters fits, and an extent an iter
        let _ = map.separators.push(0);
        let mut k = 0;
        while k < map.shard.len {
            let _ = map.shape.extents.push(map.shard.items[k].extent);
            let _ = map.separators.push(k + 1);
            k += 1;
        }
        Ok(map)
    }

    /// No iters, no offsets, rank 0; without the separators that a map has.
    const EMPTY: Self = Self {
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
        if shape.size() != self.size() {
            return Err(LayoutError::ShapeNotAdmitted { shape: shape.size(), size: self.size() });
        }
        match group::group(&self.shard, shape) {
            Ok((shard, separators)) => Ok(Self { shard, separators, shape: *shape, ..*self }),
            Err(_) => Ok(Self { separators: List::empty(0), shape: *shape, ..*self }),
        }
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
    pub const fn try_well_formed(&self) -> Result<Self, LayoutError> {
        tri!(self.try_scope());
        Ok(*self)
    }

    /// The narrowest unit that the thread axes count and the widest scope they reach; `None` without
    /// a thread axis. Shard, replica and offset take part.
    ///
    /// # Errors
    /// [`LayoutError::ScopesConflict`] and [`LayoutError::ScopesDisconnected`], see [`scope::check`].
    pub const fn try_scope(&self) -> Result<Option<ScopePair>, LayoutError> {
        scope::check(self.axes().as_slice())
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
        let mut i = 0;
        while i < MAX_AXES {
            let Some(axis) = self.axis_of(i) else { break };
            if position(&axes, axis) == axes.len {
                // never refused: the capacity is the sum of those of the parts
                let _ = axes.push(axis);
            }
            i += 1;
        }
        axes
    }

    /// The axis of the `i`-th part, counted over shard, replica and offset.
    const fn axis_of(&self, i: usize) -> Option<Axis> {
        let (shard, replica, offset) = (self.shard.len, self.replica.len, self.offset.len);
        if i < shard {
            Some(self.shard.items[i].axis)
        } else if i < shard + replica {
            Some(self.replica.items[i - shard].axis)
        } else if i < shard + replica + offset {
            Some(self.offset.items[i - shard - replica].0)
        } else {
            None
        }
    }

    /// The axes, if each is well-formed and those of one name are alike.
    const fn check_axes(&self) -> Result<List<Axis, MAX_AXES>, LayoutError> {
        let mut axes: List<Axis, MAX_AXES> = List::empty(axis::M);
        let mut i = 0;
        while i < MAX_AXES {
            let Some(axis) = self.axis_of(i) else { break };
            let at = position(&axes, axis);
            if at == axes.len {
                tri!(axis.check());
                // never refused: the capacity is the sum of those of the parts
                let _ = axes.push(axis);
            } else if !axes.items[at].same_kind(&axis) {
                tri!(axis.check());
                return Err(LayoutError::AxisRedefined { axis: axes.items[at] });
            }
            i += 1;
        }
        Ok(axes)
    }

    /// Every coordinate an element can have on an axis fits `i64`, whatever signs add up.
    const fn check_reach(&self, axes: &List<Axis, MAX_AXES>) -> Result<(), LayoutError> {
        let mut furthest = [0_i128; MAX_AXES];
        let mut i = 0;
        while i < self.offset.len {
            let (axis, value) = self.offset.items[i];
            furthest[position(axes, axis)] = num::magnitude(value) as i128;
            i += 1;
        }
        i = 0;
        while i < self.shard.len {
            let iter = self.shard.items[i];
            let at = position(axes, iter.axis);
            furthest[at] = tri!(reach(furthest[at], iter, Place::Shard(i)));
            i += 1;
        }
        i = 0;
        while i < self.replica.len {
            let iter = self.replica.items[i];
            let at = position(axes, iter.axis);
            furthest[at] = tri!(reach(furthest[at], iter, Place::Replica(i)));
            i += 1;
        }
        Ok(())
    }
}

/// `furthest + (extent - 1) * |stride|`, if the sum fits `i64`.
const fn reach(furthest: i128, iter: Iter, place: Place) -> Result<i128, LayoutError> {
    // below 2^63 * 2^63, and the sum below 2^127: no overflow of i128
    let sum = furthest + (iter.extent as i128 - 1) * num::magnitude(iter.stride) as i128;
    match num::narrow(sum) {
        Some(_) => Ok(sum),
        None => Err(LayoutError::Overflow { quantity: Quantity::Reach(iter.axis), place }),
    }
}

/// Where the axis is in the list; its length when it is not.
const fn position(axes: &List<Axis, MAX_AXES>, axis: Axis) -> usize {
    let mut i = 0;
    while i < axes.len && !axes.items[i].same(&axis) {
        i += 1;
    }
    i
}

const fn part_place(part: Part, position: usize) -> Place {
    match part {
        Part::Shard => Place::Shard(position),
        Part::Replica => Place::Replica(position),
        Part::Offset => Place::Offset(position),
        Part::Shape => Place::Shape(position),
        Part::Leaves => Place::Leaf(position),
    }
}

/// The iters, put into the list.
const fn collect<const N: usize>(
    list: &mut List<Iter, N>,
    iters: &[Iter],
    part: Part,
) -> Result<(), LayoutError> {
    let mut i = 0;
    while i < iters.len() {
        if iters[i].extent == 0 {
            return Err(LayoutError::ExtentZero { place: part_place(part, i) });
        }
        if !list.push(iters[i]) {
            return Err(LayoutError::TooMany { part, found: iters.len(), limit: N });
        }
        i += 1;
    }
    Ok(())
}

/// The product of the extents fits `i64`.
const fn check_count<const N: usize>(iters: &List<Iter, N>, part: Part) -> Result<(), LayoutError> {
    let mut product = 1_u128;
    let mut i = 0;
    while i < iters.len {
        // below 2^63 * 2^64: no overflow of u128
        product *= iters.items[i].extent as u128;
        if product > i64::MAX as u128 {
            let quantity = if matches!(part, Part::Replica) { Quantity::Replicas } else { Quantity::Size };
            return Err(LayoutError::Overflow { quantity, place: part_place(part, i) });
        }
        i += 1;
    }
    Ok(())
}

/// One entry an axis, sorted by name, without zeros, so that equal sums are equal values.
const fn add_offsets(
    list: &mut List<(Axis, i64), MAX_OFFSETS>,
    offsets: &[(Axis, i64)],
) -> Result<(), LayoutError> {
    let mut i = 0;
    while i < offsets.len() {
        let (axis, _) = offsets[i];
        // the first entry of an axis carries the sum of all
        let mut sum = 0_i64;
        let mut first = true;
        let mut k = 0;
        while k < offsets.len() {
            if offsets[k].0.same(&axis) {
                if k < i {
                    first = false;
                }
                if !offsets[k].0.same_kind(&axis) {
                    return Err(LayoutError::AxisRedefined { axis });
                }
                sum = match sum.checked_add(offsets[k].1) {
                    Some(sum) => sum,
                    None => {
                        let place = Place::Offset(k);
                        return Err(LayoutError::Overflow { quantity: Quantity::Offset(axis), place });
                    }
                };
            }
            k += 1;
        }
        if sum == i64::MIN {
            // the only number whose magnitude does not fit: the reach of an axis adds magnitudes up
            return Err(LayoutError::Overflow { quantity: Quantity::Offset(axis), place: Place::Offset(i) });
        }
        if first && sum != 0 {
            if !list.push((axis, sum)) {
                return Err(LayoutError::TooMany {
                    part: Part::Offset,
                    found: offsets.len(),
                    limit: MAX_OFFSETS,
                });
            }
            sort_last(list);
        }
        i += 1;
    }
    Ok(())
}

/// The last entry moved to its place by name; the ones before it are in order.
const fn sort_last(list: &mut List<(Axis, i64), MAX_OFFSETS>) {
    let mut i = list.len - 1;
    while i > 0 && list.items[i].0.order(&list.items[i - 1].0) < 0 {
        list.items.swap(i - 1, i);
        i -= 1;
    }
}
