//! The bridge between the two models: a [`Map`] as a nested layout and back.
//!
//! A [`Map`] counts its last dimension fastest and lists iters from slow to fast; a nested layout counts
//! its first mode fastest and lists the leaves of a mode from fast to slow. So there are two ways to
//! cross, each right for one use:
//!
//! - [`Map::try_nested`] and [`NestedLayout::try_map`] keep **coordinates**: dimension `d` is mode `d`, the
//!   iters of each dimension turned around.
//! - with [`NestedLayout::try_reversed`] on the way, which turns the modes around too, they keep **linear
//!   indices**: element `i` of one is element `i` of the other.

use super::composed::Composed;
use super::layout::NestedLayout;
use super::tuple::{IntTuple, MAX_WIDTH};
use crate::axis::{self, Axis};
use crate::error::{LayoutError, ModeError, Place, Quantity};
use crate::group;
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, Map};
use crate::num;
use crate::shape::Shape;

impl Map {
    /// The layout as a nested one: dimension `d` is mode `d`, so coordinates and addresses agree.
    ///
    /// ```text
    /// (N0, .., Nk) -> S[(.., e_a, e_b, ..) : (.., d_a, d_b, ..)]      iters a, b of dimension d
    ///   = (.., (e_b, e_a), ..) : (.., (d_b, d_a), ..)                 mode d
    /// ```
    ///
    /// A dimension without iters is the mode `1:0`, one with a single iter a leaf. The offset on `m` and
    /// the swizzle stay what they are.
    ///
    /// Linear indices do **not** agree: a map counts its last dimension fastest, a nested layout its first mode.
    /// Element 1 of `(4,8) -> S[(4,8):(8,1)]` is `(0,1)`, of its nested layout `(1,0)`.
    /// [`NestedLayout::try_reversed`] on the way keeps them.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let map = tirx("(8,64) -> Swizzle<3,3,3> o S[(8,2,32):(32,256,1)] + 512")?;
    /// let nested = map.try_nested()?;
    /// assert_eq!(nested.to_string(), "Sw<3,3,3> o 512 o (8,(32,2)):(32,(1,256))");
    /// assert_eq!(nested.try_map()?, map);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::BridgeAxis`] when an iter or an offset is not on `m`, [`ModeError::BridgeReplicas`] when
    /// an element has more than one place; [`LayoutError::NotGroupable`] when a dimension has no iters of
    /// its own; [`LayoutError::TupleSize`] beyond 8 dimensions, or 8 iters a dimension;
    /// [`LayoutError::Overflow`] at the leaf where the capacity is no `i64`.
    pub const fn try_nested(&self) -> Result<Composed, LayoutError> {
        let mut i = 0;
        while i < self.replica.len {
            let Iter { extent, axis, .. } = self.replica.items[i];
            tri!(on_m(&axis, Place::Replica(i)));
            if extent > 1 {
                return Err(LayoutError::Mode(ModeError::BridgeReplicas {
                    operation: "nested",
                    replica: i,
                    extent,
                }));
            }
            i += 1;
        }
        i = 0;
        while i < self.shard.len {
            tri!(on_m(&self.shard.items[i].axis, Place::Shard(i)));
            i += 1;
        }
        i = 0;
        while i < self.offset.len {
            tri!(on_m(&self.offset.items[i].0, Place::Offset(i)));
            i += 1;
        }
        // only where they cannot be grouped have the iters no separators: once more, for the numbers
        let (shard, separators) = if self.is_grouped() {
            (self.shard, self.separators)
        } else {
            tri!(group::group(&self.shard, &self.shape))
        };
        let rank = self.shape.extents.len;
        if rank > MAX_WIDTH {
            return Err(LayoutError::TupleSize { width: rank });
        }
        let (mut shapes, mut strides) = ([IntTuple::EMPTY; MAX_WIDTH], [IntTuple::EMPTY; MAX_WIDTH]);
        let mut d = 0;
        while d < rank {
            let (from, to) = (separators.items[d], separators.items[d + 1]);
            (shapes[d], strides[d]) = tri!(mode(&shard, from, to));
            d += 1;
        }
        let shape = tri!(IntTuple::try_tuple(shapes.split_at(rank).0));
        let stride = tri!(IntTuple::try_tuple(strides.split_at(rank).0));
        let layout = tri!(signed(shape, stride, &self.shape));
        Ok(Composed { swizzle: self.swizzle, offset: self.offset_on(axis::M), layout })
    }

    /// [`try_nested`](Self::try_nested) for const contexts.
    ///
    /// # Panics
    /// Where `try_nested` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn nested(&self) -> Composed {
        match self.try_nested() {
            Ok(nested) => nested,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl NestedLayout {
    /// The modes in reverse order; what is inside each mode stays.
    ///
    /// `try_reversed` and [`try_map`](Self::try_map) together keep linear indices: element `i` of
    /// `(4,8):(1,4)`, counted with the first mode fastest, is element `i` of the map of
    /// `(8,4):(4,1)`, counted with the last dimension fastest.
    ///
    /// ```
    /// use tla_core::nested::parse::tla;
    ///
    /// let layout = tla("(4,(2,8)):(2,(1,8))")?;
    /// let map = layout.try_reversed()?.try_map()?;
    /// assert_eq!(map.to_string(), "(16,4) -> S[(8,2,4):(8,1,2)]");
    /// // element 13 is (1,3), and 3 inside the second mode (1,1)
    /// assert_eq!(map.try_base(&[13])?.offset(), 2 + 1 + 8);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// None for a layout that was made.
    pub const fn try_reversed(&self) -> Result<Self, LayoutError> {
        let rank = self.rank();
        if self.shape.as_leaf().is_some() {
            return Ok(*self);
        }
        let (mut shapes, mut strides) = ([IntTuple::EMPTY; MAX_WIDTH], [IntTuple::EMPTY; MAX_WIDTH]);
        let mut origin = List::empty(1);
        let mut d = 0;
        while d < rank {
            let from = rank - 1 - d;
            if let (Some(shape), Some(stride)) = (self.shape.entry(from), self.stride.entry(from)) {
                shapes[d] = shape;
                strides[d] = stride;
            }
            // as many entries as modes
            let _ = origin.push(self.origin.items[from]);
            d += 1;
        }
        let shape = tri!(IntTuple::try_tuple(shapes.split_at(rank).0));
        let stride = tri!(IntTuple::try_tuple(strides.split_at(rank).0));
        Ok(Self { shape, stride, origin })
    }

    /// [`try_reversed`](Self::try_reversed) for const contexts.
    ///
    /// # Panics
    /// Where `try_reversed` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn reversed(&self) -> Self {
        match self.try_reversed() {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl Composed {
    /// The map on `m` with the same address for every coordinate; mode `d` is dimension `d`. One integer alone is
    /// counted in another way there: see [`Map::try_nested`].
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_map`]; [`LayoutError::Overflow`] when the offset leads beyond `i64`;
    /// [`LayoutError::NegativeAddress`] when addresses below 0 are swizzled.
    pub const fn try_map(&self) -> Result<Map, LayoutError> {
        let map = tri!(self.layout.try_map());
        let map = if self.offset == 0 {
            map
        } else {
            let shape = *map.shape();
            let shifted = tri!(Map::try_new(map.shard(), &[], &[(axis::M, self.offset)]));
            tri!(shifted.try_reshape(&shape))
        };
        match self.swizzle {
            Some(swizzle) => map.try_compose(swizzle),
            None => Ok(map),
        }
    }

    /// [`try_map`](Self::try_map) for const contexts.
    ///
    /// # Panics
    /// Where `try_map` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn map(&self) -> Map {
        match self.try_map() {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

/// Nothing, if the axis is `m`.
const fn on_m(axis: &Axis, place: Place) -> Result<(), LayoutError> {
    if axis.same(&axis::M) {
        return Ok(());
    }
    Err(LayoutError::Mode(ModeError::BridgeAxis { operation: "nested", axis: *axis, place }))
}

/// Shape and stride of the iters `from..to` of one dimension, the last one first.
const fn mode(
    shard: &List<Iter, MAX_ITERS>,
    from: usize,
    to: usize,
) -> Result<(IntTuple, IntTuple), LayoutError> {
    let (mut extents, mut strides) = ([1; MAX_WIDTH], [0; MAX_WIDTH]);
    let width = to - from;
    if width > MAX_WIDTH {
        return Err(LayoutError::TupleSize { width });
    }
    let mut k = 0;
    while k < width {
        let iter = &shard.items[to - 1 - k];
        extents[k] = match num::signed(iter.extent) {
            Some(extent) => extent,
            // not reached: the product of the extents of a map fits
            None => return Err(LayoutError::NumberRange { place: Place::Shard(to - 1 - k) }),
        };
        strides[k] = iter.stride;
        k += 1;
    }
    if width < 2 {
        return Ok((IntTuple::leaf(extents[0]), IntTuple::leaf(strides[0])));
    }
    let shape = tri!(IntTuple::try_flat(extents.split_at(width).0));
    Ok((shape, tri!(IntTuple::try_flat(strides.split_at(width).0))))
}

/// The layout, if its capacity is an `i64`. All else was checked when the map was made.
const fn signed(shape: IntTuple, stride: IntTuple, extents: &Shape) -> Result<NestedLayout, LayoutError> {
    let (sizes, strides) = (shape.leaves(), stride.leaves());
    let mut reach = 0_i128;
    let mut i = 0;
    while i < sizes.len {
        // below 2^63 * 2^63, and the sum below 2^127: no overflow of i128
        let far = (sizes.items[i] as i128 - 1) * strides.items[i] as i128;
        reach += if far < 0 { -far } else { far };
        if reach >= i64::MAX as i128 {
            return Err(LayoutError::Overflow { quantity: Quantity::Reach(axis::M), place: Place::Leaf(i) });
        }
        i += 1;
    }
    let mut origin = List::empty(1);
    let mut d = 0;
    while d < extents.extents.len {
        // as many entries as modes
        let _ = origin.push(extents.extents.items[d]);
        d += 1;
    }
    Ok(NestedLayout { shape, stride, origin })
}
