//! Composition with a swizzle: `swizzle o tile`.

use crate::axis;
use crate::error::{LayoutError, Place};
use crate::iter::Iter;
use crate::map::Map;
use crate::swizzle::Swizzle;

impl Map {
    /// `swizzle o self`: the tile, **with its offset**, gives the address on `m`, and the swizzle
    /// permutes it. Shape and iters stay.
    ///
    /// ```
    /// use tla_core::{Swizzle, parse::tirx};
    ///
    /// let map = tirx("S[(8,64)]")?.try_compose(Swizzle::try_new(3, 3, 3)?)?;
    /// assert_eq!(map.to_string(), "Swizzle<3,3,3> o S[(8,64):(64,1)]");
    /// assert_eq!(map.try_base(&[1, 0])?.offset(), 72);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::SwizzleAxis`] when the tile uses an axis other than `m`,
    /// [`LayoutError::SwizzleTwice`], and [`LayoutError::NegativeAddress`] when it reaches below 0.
    pub const fn try_compose(&self, swizzle: Swizzle) -> Result<Self, LayoutError> {
        if self.swizzle.is_some() {
            return Err(LayoutError::SwizzleTwice);
        }
        tri!(self.try_memory_only());
        let (lowest, _) = self.tile_range_on(axis::M);
        if lowest < 0 {
            return Err(LayoutError::NegativeAddress { lowest });
        }
        Ok(Self { swizzle: Some(swizzle), ..*self })
    }

    /// [`try_compose`](Self::try_compose) for const contexts.
    ///
    /// # Panics
    /// Where `try_compose` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn compose(&self, swizzle: Swizzle) -> Self {
        match self.try_compose(swizzle) {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The identity on one period of `swizzle`, swizzled: the swizzle as a layout of its own.
    ///
    /// # Errors
    /// None for a swizzle made by [`Swizzle::try_new`].
    pub const fn try_from_swizzle(swizzle: Swizzle) -> Result<Self, LayoutError> {
        let tile = tri!(Map::try_new(&[Iter::new(swizzle.period(), 1, axis::M)], &[], &[]));
        tile.try_compose(swizzle)
    }

    /// The layout without its swizzle.
    #[must_use]
    pub const fn without_swizzle(&self) -> Self {
        Self { swizzle: None, ..*self }
    }

    /// The layout itself, if it uses no axis but `m`.
    ///
    /// # Errors
    /// [`LayoutError::SwizzleAxis`] at the first iter or offset on another axis.
    pub const fn try_memory_only(&self) -> Result<Self, LayoutError> {
        let mut i = 0;
        while i < self.shard.len() {
            tri!(on_m(self.shard.items[i].axis, Place::Shard(i)));
            i += 1;
        }
        i = 0;
        while i < self.replica.len() {
            tri!(on_m(self.replica.items[i].axis, Place::Replica(i)));
            i += 1;
        }
        i = 0;
        while i < self.offset.len() {
            tri!(on_m(self.offset.items[i].0, Place::Offset(i)));
            i += 1;
        }
        Ok(*self)
    }
}

/// Nothing, if the axis is `m`.
pub(crate) const fn on_m(axis: axis::Axis, place: Place) -> Result<(), LayoutError> {
    if axis.same(&axis::M) { Ok(()) } else { Err(LayoutError::SwizzleAxis { axis, place }) }
}

/// The address on `m` after the swizzle, if there is one.
pub(crate) const fn swizzled(swizzle: Option<Swizzle>, address: i64) -> i64 {
    match swizzle {
        Some(swizzle) => swizzle.apply(address),
        None => address,
    }
}
