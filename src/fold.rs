//! The evaluators as const fns, over `usize`: for constants, array lengths and statics.
//!
//! Trait methods cannot be const on stable Rust, so what [`Mapping`] answers in
//! ordinary code these functions answer in const contexts. They are strict: a coordinate outside the
//! shape is an error here, at compile time.
//!
//! ```
//! use tla::prelude::*;
//! use tla::fold;
//!
//! layout! { pub struct Acc = (8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid; }
//!
//! const LANE: usize = fold::at::<Acc, _>([7, 15]).on::<axis::laneid>();
//! const _: () = assert!(LANE == 31);
//! ```

use core::fmt;
use core::marker::PhantomData;

use tla_core::{Axis, LayoutError, MAX_RANK, Map, Point, Text};

use crate::axis::AxisType;
use crate::exactly::Exactly;
use crate::mapping::Mapping;
use crate::narrow;
use crate::rule::{refuse, refuse_with};

pub use crate::owner::fold::{Held, OwnerType, owner};

/// An element of the layout `L`, in const contexts; made by [`at`].
pub struct At<L, const R: usize> {
    coordinate: [u64; MAX_RANK],
    layout: Exactly<L>,
}

/// One place that holds an element, in const contexts.
pub struct Place<L> {
    point: Point,
    layout: Exactly<L>,
}

/// Every place that holds an element, each once, in const contexts; made by [`At::places`].
pub struct Places<L> {
    places: tla_core::Places,
    layout: Exactly<L>,
}

/// The element of `L` at `coordinate`: one entry a dimension, or one, the linear index.
///
/// # Panics
/// When the rank is wrong or the coordinate lies outside the shape; in a const context that is a
/// compile error.
#[must_use]
#[track_caller]
pub const fn at<L: Mapping, const R: usize>(coordinate: [usize; R]) -> At<L, R> {
    let mut entries = [0; MAX_RANK];
    let mut d = 0;
    while d < R && d < MAX_RANK {
        // lossless: no target has a usize wider than 64 bits
        entries[d] = coordinate[d] as u64;
        d += 1;
    }
    let checked = if R > MAX_RANK {
        Err(LayoutError::CoordinateRank { found: R, rank: of::<L>().rank() })
    } else {
        of::<L>().check_coordinate(entries.split_at(R).0)
    };
    match checked {
        Ok(()) => At { coordinate: entries, layout: PhantomData },
        Err(error) => refuse(error),
    }
}

/// The layout. Not [`Mapping::MAP`]: a mistake in the layout is shown at the caller, too.
#[track_caller]
pub(crate) const fn of<L: Mapping>() -> &'static Map {
    match &L::CHECKED {
        Ok(map) => map,
        Err(error) => refuse(*error),
    }
}

/// The address on `m` of the element of `L` at `coordinate`, in elements, after the swizzle.
///
/// # Panics
/// As [`at`], and when the address is below 0; in a const context that is a compile error.
#[must_use]
#[track_caller]
pub const fn offset<L: Mapping, const R: usize>(coordinate: [usize; R]) -> usize {
    at::<L, R>(coordinate).offset()
}

impl<L: Mapping, const R: usize> At<L, R> {
    /// The address on `m`, in elements, after the swizzle; of replica 0.
    ///
    /// # Panics
    /// When it is below 0; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn offset(self) -> usize {
        self.on::<crate::axis::m>()
    }

    /// The coordinate on the axis `A`, in its units; of replica 0.
    ///
    /// # Panics
    /// When it is below 0; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn on<A: AxisType>(self) -> usize {
        not_negative(A::AXIS, of::<L>().base(self.coordinate.split_at(R).0).on(A::AXIS))
    }

    /// Every place that holds the element, each once.
    #[must_use]
    #[track_caller]
    pub const fn places(self) -> Places<L> {
        Places { places: of::<L>().places(self.coordinate.split_at(R).0), layout: PhantomData }
    }
}

impl<L: Mapping> Places<L> {
    /// The next place, `None` after the last. What `Iterator::next` is in other code.
    pub const fn step(&mut self) -> Option<Place<L>> {
        match self.places.step() {
            Some(point) => Some(Place { point, layout: PhantomData }),
            None => None,
        }
    }
}

impl<L: Mapping> Place<L> {
    /// The address on `m`, in elements, after the swizzle.
    ///
    /// # Panics
    /// When it is below 0; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn offset(self) -> usize {
        self.on::<crate::axis::m>()
    }

    /// The coordinate on the axis `A`, in its units.
    ///
    /// # Panics
    /// When it is below 0; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn on<A: AxisType>(self) -> usize {
        not_negative(A::AXIS, self.point.on(A::AXIS))
    }
}

/// How many units of the axis `A` the layout `L` spans from 0 on. See
/// [`Mapping::span`].
///
/// # Panics
/// For a swizzled layout; in a const context that is a compile error.
#[must_use]
#[track_caller]
pub const fn span<L: Mapping, A: AxisType>() -> usize {
    span_on(of::<L>(), A::AXIS)
}

#[track_caller]
pub(crate) const fn span_on(map: &Map, axis: Axis) -> usize {
    match map.try_span(axis) {
        #[expect(clippy::cast_sign_loss, reason = "tested not to be negative")]
        Ok(span) if span >= 0 => narrow::to_usize(span as u64),
        Ok(_) => refuse_with(
            Text::new()
                .str("the offset ")
                .signed(map.offset_on(axis))
                .str(" moves the layout below 0 on `")
                .str(axis.name())
                .str("`: a span is counted from 0 on"),
        ),
        Err(error) => refuse(error),
    }
}

/// The logical shape of `L`, in elements.
///
/// # Panics
/// When `R` is not the rank; in a const context that is a compile error.
#[must_use]
#[track_caller]
pub const fn shape<L: Mapping, const R: usize>() -> [usize; R] {
    let map = of::<L>();
    if R != map.rank() {
        refuse_with(wrong_rank(R, map.rank()));
    }
    let mut shape = [0; R];
    let mut d = 0;
    while d < R {
        shape[d] = narrow::to_usize(map.shape().extents()[d]);
        d += 1;
    }
    shape
}

/// The address on `m` of every element of `L`, by linear index; for a `static`.
///
/// # Panics
/// When `N` is not the size; in a const context that is a compile error.
#[must_use]
#[track_caller]
pub const fn table<L: Mapping, const N: usize>() -> [usize; N] {
    let map = of::<L>();
    if N as u64 != map.size() {
        refuse_with(wrong_length(N, map.size()));
    }
    entries(map)
}

/// The table of a layout of `N` elements.
#[track_caller]
pub(crate) const fn entries<const N: usize>(map: &Map) -> [usize; N] {
    let addresses = map.addresses::<N>();
    let mut table = [0; N];
    let mut x = 0;
    while x < N {
        table[x] = not_negative(tla_core::axis::M, addresses[x]);
        x += 1;
    }
    table
}

#[track_caller]
const fn not_negative(axis: Axis, value: i64) -> usize {
    if value < 0 {
        let text = Text::new().str("the place lies at ").signed(value).str(" on `").str(axis.name());
        refuse_with(text.str("`: in a const context coordinates are `usize`, from 0 on"));
    }
    #[expect(clippy::cast_sign_loss, reason = "tested not to be negative")]
    narrow::to_usize(value as u64)
}

/// `found` numbers where a layout of `rank` dimensions needs one a dimension.
pub(crate) const fn wrong_rank(found: usize, rank: usize) -> Text {
    let text = Text::new().str("the layout has ").position(rank);
    let text = text.str(if rank == 1 { " dimension" } else { " dimensions" });
    text.str(", not ").position(found).str(": one number a dimension")
}

/// A table of `found` entries of a layout of `size` elements.
pub(crate) const fn wrong_length(found: usize, size: u64) -> Text {
    let text = Text::new().str("the table has ").position(found);
    let text = text.str(if found == 1 { " entry" } else { " entries" }).str(" but the layout has ");
    let text = text.unsigned(size).str(if size == 1 { " element" } else { " elements" });
    text.str(": one entry an element")
}

impl<L, const R: usize> Clone for At<L, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L, const R: usize> Copy for At<L, R> {}

impl<L> Clone for Place<L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L> Copy for Place<L> {}

impl<L> Clone for Places<L> {
    fn clone(&self) -> Self {
        Self { places: self.places, layout: PhantomData }
    }
}

impl<L, const R: usize> fmt::Debug for At<L, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("At").field(&self.coordinate.split_at(R).0).finish()
    }
}

impl<L> fmt::Debug for Place<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Place").field(&self.point).finish()
    }
}

impl<L> fmt::Debug for Places<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Places").field(&self.places).finish()
    }
}
