//! The inverse of a layout: which element a place holds.

mod collision;
mod decoder;
mod extent;
mod moves;

pub use decoder::{Decoder, Digits, MAX_DIGITS, MAX_GUESSES};

use crate::axis::{self, Axis};
use crate::error::{LayoutError, OwnerError};
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_RANK, Map};

/// The most axes on which the owner of an element can be asked.
pub const MAX_OWNER_AXES: usize = 8;

/// The inverse of a layout along some axes: made by [`Map::try_inverse`].
///
/// ```
/// use tla_core::{axis, parse::tirx};
///
/// // the accumulator of a tensor core, held by the warps 5 and 6 and again by 9 and 10
/// let map = tirx("S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid")?;
/// let inverse = map.try_inverse(&[axis::LANEID, axis::WARPID, axis::M])?;
/// assert_eq!(inverse.try_coord_at(&[31, 10, 1])?.unwrap().as_slice(), [7, 1, 3, 1]);
/// assert_eq!(inverse.try_index_at(&[31, 6, 1])?, Some(127));
/// assert_eq!(inverse.try_index_at(&[31, 7, 1])?, None); // warp 7 holds nothing
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Inverse {
    map: Map,
    axes: List<Axis, MAX_OWNER_AXES>,
    index: Decoder,
    coordinate: Decoder,
}

impl Map {
    /// The inverse along `axes`: a place is one coordinate on each of them, in their order.
    ///
    /// Every axis that the shard moves on must be among them, for without it a place does not tell the
    /// element; replicas and offsets on other axes take no part. Refused as well is a layout where two
    /// different elements share a place, see [`try_collision`](Self::try_collision).
    ///
    /// On each axis the iters are sorted by the magnitude of their strides, those that run back turned around
    /// (the digit counts down). A stride wider than what the narrower ones reach together is found by one
    /// division; where strides overlap but no elements meet, as in `S[(3,2):(2,3)]`, each case is tried.
    /// A swizzle is undone first: it is its own inverse.
    ///
    /// # Errors
    /// [`OwnerError::TooManyAxes`], [`OwnerError::AxisTwice`], [`OwnerError::AxisMissing`],
    /// [`OwnerError::Collision`], and [`OwnerError::Search`] when more than 65536 cases would have to be
    /// tried to find an owner, or to find that each is the only one.
    #[doc(alias = "owner")]
    pub const fn try_inverse(&self, axes: &[Axis]) -> Result<Inverse, LayoutError> {
        // first: which axes are asked is the shorter question
        let coordinate = tri!(self.try_decoder(axes, self.rank()));
        let index = tri!(self.try_decoder(axes, 1));
        if let Some(collision) = tri!(self.try_collision()) {
            return Err(LayoutError::Owner(OwnerError::Collision(collision)));
        }
        let mut list = List::empty(axis::M);
        let mut a = 0;
        while a < axes.len() {
            // never refused: the decoder tested the length
            let _ = list.push(axes[a]);
            a += 1;
        }
        Ok(Inverse { map: *self, axes: list, index, coordinate })
    }

    /// [`try_inverse`](Self::try_inverse) for const contexts.
    ///
    /// # Panics
    /// Where `try_inverse` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn inverse(&self, axes: &[Axis]) -> Inverse {
        match self.try_inverse(axes) {
            Ok(inverse) => inverse,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl Map {
    /// The layout with those of its replicas that are on one of `axes`: along them, the others are the same
    /// places.
    #[must_use]
    pub const fn with_replicas_on(&self, axes: &[Axis]) -> Self {
        let mut replica = List::empty(Iter::UNIT);
        let mut k = 0;
        while k < self.replica.len {
            let mut a = 0;
            while a < axes.len() && !axes[a].same(&self.replica.items[k].axis) {
                a += 1;
            }
            if a < axes.len() {
                // never refused: no more than there were
                let _ = replica.push(self.replica.items[k]);
            }
            k += 1;
        }
        Self { replica, ..*self }
    }
}

impl Inverse {
    /// The layout that is inverted.
    #[must_use]
    pub const fn map(&self) -> &Map {
        &self.map
    }

    /// The axes, in the order of a place's coordinates.
    #[must_use]
    pub const fn axes(&self) -> &[Axis] {
        self.axes.as_slice()
    }

    /// How a place is decoded into the coordinate of its element: digit by digit.
    #[must_use]
    pub const fn decoder(&self) -> &Decoder {
        &self.coordinate
    }

    /// The linear index of the element in `place`, one coordinate an axis; `None` where there is none.
    ///
    /// # Errors
    /// [`OwnerError::PlaceRank`] for another number of coordinates.
    pub const fn try_index_at(&self, place: &[i64]) -> Result<Option<u64>, LayoutError> {
        tri!(self.check_place(place));
        Ok(match self.index.decode(place) {
            Some(entries) => Some(entries.items[0]),
            None => None,
        })
    }

    /// The coordinate of the element in `place`, one entry a dimension of the logical shape; `None` where
    /// there is none.
    ///
    /// # Errors
    /// As [`try_index_at`](Self::try_index_at).
    pub const fn try_coord_at(&self, place: &[i64]) -> Result<Option<List<u64, MAX_RANK>>, LayoutError> {
        tri!(self.check_place(place));
        Ok(self.coordinate.decode(place))
    }

    /// Whether `place` holds an element.
    ///
    /// # Errors
    /// As [`try_index_at`](Self::try_index_at).
    pub const fn try_is_held(&self, place: &[i64]) -> Result<bool, LayoutError> {
        match self.try_index_at(place) {
            Ok(index) => Ok(index.is_some()),
            Err(error) => Err(error),
        }
    }

    /// The box of the layout: the lowest and the highest place on each axis, in their order.
    ///
    /// # Errors
    /// Those of [`Map::try_place_range_on`].
    pub const fn try_box(&self) -> Result<List<(i64, i64), MAX_OWNER_AXES>, LayoutError> {
        let mut list = List::empty((0, 0));
        let mut a = 0;
        while a < self.axes.len {
            // as many entries as axes
            let _ = list.push(tri!(self.map.try_place_range_on(self.axes.items[a])));
            a += 1;
        }
        Ok(list)
    }

    /// The first axis on which a place between the lowest and the highest holds no element, and that place.
    ///
    /// # Errors
    /// Those of [`Map::try_hole_on`].
    pub const fn try_hole(&self) -> Result<Option<(Axis, i64)>, LayoutError> {
        let mut a = 0;
        while a < self.axes.len {
            if let Some(place) = tri!(self.map.try_hole_on(self.axes.items[a])) {
                return Ok(Some((self.axes.items[a], place)));
            }
            a += 1;
        }
        Ok(None)
    }

    /// Whether every place of the [box](Self::try_box) holds an element.
    ///
    /// # Errors
    /// Those of [`Map::try_hole_on`].
    #[doc(alias = "is_exhaustive")]
    pub const fn try_is_total(&self) -> Result<bool, LayoutError> {
        match self.try_hole() {
            Ok(hole) => Ok(hole.is_none()),
            Err(error) => Err(error),
        }
    }

    const fn check_place(&self, place: &[i64]) -> Result<(), LayoutError> {
        if place.len() != self.axes.len {
            let error = OwnerError::PlaceRank { found: place.len(), axes: self.axes.len };
            return Err(LayoutError::Owner(error));
        }
        Ok(())
    }
}
