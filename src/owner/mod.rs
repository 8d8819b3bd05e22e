//! [`Owner`]: which element a thread holds in a register, the inverse of a layout.

mod axes;
mod decode;
pub(crate) mod fold;
mod fragment;
mod holders;
mod rule;

use core::fmt;

pub use axes::{AxesOf, ThreadAxesOf};
pub use fragment::Fragment;
pub use holders::Holders;

use crate::axis::AxisTuple;
use crate::coordinate::Coordinate;
use crate::exactly::Exactly;
use crate::integer::IndexInt;
use crate::mapping::Mapping;
use crate::owner::decode::{CoordinateOf, IndexOf, decode};
use crate::owner::rule::{OwnerRules, PlaceRules, RegisterRules, ThreadRules, TotalRules};
use crate::rule::{CoordinateRules, ElementRules, RankRules, Rules};

/// The inverse of the layout `L`, asked along `Axes`: which element is on this lane, of this warp, in this
/// register?
///
/// The axes are named once, in a type; a place is an array with one coordinate an axis, in their order.
/// Every axis that the shard of the layout moves on has to be among them.
///
/// ```
/// use tla::axis::{laneid, m};
/// use tla::prelude::*;
/// use tla::Owner;
///
/// // the accumulator of a 16 by 8 matrix multiply: 4 registers on each of 32 lanes
/// type Acc = layout!((16, 8) -> S[(2, 8, 4, 2):(2, 4@laneid, 1@laneid, 1)]);
/// type Own = Owner<Acc, (laneid, m)>;
///
/// assert_eq!(Own::coord_at([5, 3]), Some([9, 3]));
/// assert_eq!(Own::index_at([5, 3]), Some(9 * 8 + 3));
/// assert_eq!(Own::index_at([32, 0]), None); // there is no lane 32
///
/// // every place of the layout holds an element: no `Option` is needed
/// let [row, column] = Own::coord_of([5, 3]);
/// assert_eq!((row, column), (9, 3));
///
/// // what lane 5 holds, register by register
/// for (register, [i, j]) in Own::fragment([5]) {
///     assert_eq!(Acc::at([i, j]).offset(), register);
/// }
/// assert_eq!(Own::FRAGMENT, 4);
/// ```
///
/// Everything folds to the arithmetic that one would write by hand: a place is cut into digits by shifts,
/// masks or divisions by constants, the digits are added up to the coordinate, and what cannot be is
/// compared away. Non-power-of-two extents, offsets, negative strides and swizzles are respected; with
/// replicas every copy answers. A layout in which two elements share a place has no owners, and is a compile
/// error that names both. For const contexts there is [`fold::owner`](crate::fold::owner()), for values
/// [`Map::try_inverse`](crate::Map::try_inverse).
pub struct Owner<L, Axes>(Exactly<(L, Axes)>);

impl<L: Mapping, Axes: AxisTuple> Owner<L, Axes> {
    /// In how many registers a thread that holds anything holds elements: so many items
    /// [`fragment`](Self::fragment) has. Copies count, when replicas lie in registers.
    pub const FRAGMENT: usize = {
        let () = Rules::<L>::WELL_FORMED;
        let () = OwnerRules::<L, Axes>::HAS_OWNERS;
        let () = RegisterRules::<L, Axes>::LAST_AXIS_IS_MEMORY;
        let () = RegisterRules::<L, Axes>::REGISTERS_ARE_COUNTED;
        RegisterRules::<L, Axes>::FRAGMENT_FITS
    };

    /// Whether every place between the lowest and the highest on each axis holds an element, so that
    /// [`index_of`](Self::index_of) and [`coord_of`](Self::coord_of) can be asked.
    #[doc(alias = "is_exhaustive")]
    pub const IS_TOTAL: bool = {
        let () = Rules::<L>::WELL_FORMED;
        let () = OwnerRules::<L, Axes>::HAS_OWNERS;
        TotalRules::<L, Axes>::IS_TOTAL
    };
}

// The bounds are those of each function: what is not met is said by the trait's own message then.
impl<L, Axes> Owner<L, Axes> {
    /// The linear index of the element in `place`; `None` where there is none.
    ///
    /// ```
    /// use tla::axis::{laneid, m, warpid};
    /// use tla::prelude::*;
    ///
    /// type Acc = layout!((8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid);
    /// type Own = tla::Owner<Acc, (laneid, warpid, m)>;
    ///
    /// // the warps 5 and 6 hold the tile, 9 and 10 hold it again
    /// assert_eq!(Own::index_at([31, 6, 1]), Some(127));
    /// assert_eq!(Own::index_at([31, 10, 1]), Some(127));
    /// assert_eq!(Own::index_at([31, 7, 1]), None);
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn index_at<I: IndexInt, const N: usize>(place: [I; N]) -> Option<I>
    where
        L: Mapping,
        Axes: AxesOf<N>,
    {
        let () = Rules::<L>::WELL_FORMED;
        let () = OwnerRules::<L, Axes>::HAS_OWNERS;
        let counted = ElementRules::<L, I>::INTEGER_COUNTS_ELEMENTS;
        let () = PlaceRules::<L, Axes, I>::INTEGER_COUNTS_PLACES;
        let mut index = [I::ZERO];
        if decode::<IndexOf<L, Axes>, I, N, 1, true>(place, counted, &mut index) {
            Some(index[0])
        } else {
            None
        }
    }

    /// The coordinate of the element in `place`, one entry a dimension of the logical shape; `None` where
    /// there is none. The pattern says how many entries there are; another number than the layout has
    /// dimensions is a compile error.
    ///
    /// ```
    /// use tla::axis::{laneid, m, warpid};
    /// use tla::prelude::*;
    ///
    /// type Acc = layout!((8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid);
    /// type Own = tla::Owner<Acc, (laneid, warpid, m)>;
    ///
    /// let Some([i, j]) = Own::coord_at([31, 10, 1]) else { panic!("warp 10 holds the copy") };
    /// assert_eq!((i, j), (7, 15));
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn coord_at<I: IndexInt, const N: usize, const D: usize>(place: [I; N]) -> Option<[I; D]>
    where
        L: Mapping,
        Axes: AxesOf<N>,
    {
        let () = Rules::<L>::WELL_FORMED;
        let () = OwnerRules::<L, Axes>::HAS_OWNERS;
        let () = RankRules::<L, D>::ONE_ENTRY_A_DIMENSION;
        let counted = ElementRules::<L, I>::INTEGER_COUNTS_ELEMENTS;
        let () = PlaceRules::<L, Axes, I>::INTEGER_COUNTS_PLACES;
        let mut coordinate = [I::ZERO; D];
        let is_held = decode::<CoordinateOf<L, Axes>, I, N, D, true>(place, counted, &mut coordinate);
        if is_held { Some(coordinate) } else { None }
    }

    /// Whether `place` holds an element.
    #[must_use]
    #[inline(always)]
    pub fn is_held<I: IndexInt, const N: usize>(place: [I; N]) -> bool
    where
        L: Mapping,
        Axes: AxesOf<N>,
    {
        let () = Rules::<L>::WELL_FORMED;
        let () = OwnerRules::<L, Axes>::HAS_OWNERS;
        let counted = ElementRules::<L, I>::INTEGER_COUNTS_ELEMENTS;
        let () = PlaceRules::<L, Axes, I>::INTEGER_COUNTS_PLACES;
        decode::<IndexOf<L, Axes>, I, N, 1, true>(place, counted, &mut [I::ZERO])
    }

    /// The linear index of the element in `place`, of a layout of which every place holds one.
    ///
    /// It compiles only where each axis has an element at every place from its lowest to its highest. A place
    /// beyond those is not checked: the answer is no element's.
    #[must_use]
    #[inline(always)]
    pub fn index_of<I: IndexInt, const N: usize>(place: [I; N]) -> I
    where
        L: Mapping,
        Axes: AxesOf<N>,
    {
        let () = Rules::<L>::WELL_FORMED;
        let () = OwnerRules::<L, Axes>::HAS_OWNERS;
        let () = TotalRules::<L, Axes>::EVERY_PLACE_HOLDS_AN_ELEMENT;
        let counted = ElementRules::<L, I>::INTEGER_COUNTS_ELEMENTS;
        let () = PlaceRules::<L, Axes, I>::INTEGER_COUNTS_PLACES;
        let mut index = [I::ZERO];
        decode::<IndexOf<L, Axes>, I, N, 1, false>(place, counted, &mut index);
        index[0]
    }

    /// The coordinate of the element in `place`, of a layout of which every place holds one: as
    /// [`coord_at`](Self::coord_at) and [`index_of`](Self::index_of).
    ///
    /// ```
    /// use tla::axis::{laneid, m};
    /// use tla::prelude::*;
    ///
    /// type Acc = layout!((16, 8) -> S[(2, 8, 4, 2):(2, 4@laneid, 1@laneid, 1)]);
    /// let [i, j] = tla::Owner::<Acc, (laneid, m)>::coord_of([31, 3]);
    /// assert_eq!((i, j), (15, 7));
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn coord_of<I: IndexInt, const N: usize, const D: usize>(place: [I; N]) -> [I; D]
    where
        L: Mapping,
        Axes: AxesOf<N>,
    {
        let () = Rules::<L>::WELL_FORMED;
        let () = OwnerRules::<L, Axes>::HAS_OWNERS;
        let () = RankRules::<L, D>::ONE_ENTRY_A_DIMENSION;
        let () = TotalRules::<L, Axes>::EVERY_PLACE_HOLDS_AN_ELEMENT;
        let counted = ElementRules::<L, I>::INTEGER_COUNTS_ELEMENTS;
        let () = PlaceRules::<L, Axes, I>::INTEGER_COUNTS_PLACES;
        let mut coordinate = [I::ZERO; D];
        decode::<CoordinateOf<L, Axes>, I, N, D, false>(place, counted, &mut coordinate);
        coordinate
    }

    /// What one thread holds: pairs of a register and the coordinate of the element in it. The last of
    /// the axes counts the registers; `thread` has a coordinate for each of the others.
    ///
    /// Registers come in the order of their number, those of a swizzled layout in the order before the
    /// swizzle; offset and swizzle are in the numbers. Where a stride is no wider than what the narrower ones
    /// reach, as in `S[(2, 3):(3, 2)]`, each of its steps is a run of its own: 0, 2, 4 and then 3, 5, 7. A
    /// thread that holds nothing has no pairs. There is one check before the loop, and none where the threads
    /// are exactly those that the axes have: 32 lanes of a warp, 128 threads or 4 warps of a warpgroup.
    ///
    /// ```
    /// use tla::axis::{laneid, m, warpid};
    /// use tla::prelude::*;
    ///
    /// type Acc = layout!((8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid);
    /// type Own = tla::Owner<Acc, (laneid, warpid, m)>;
    ///
    /// let held: Vec<_> = Own::fragment([3, 6]).collect();
    /// assert_eq!(held, [(0, [0, 14]), (1, [0, 15])]);
    /// assert_eq!(Own::fragment::<_, 2, 2>([3, 7]).len(), 0);
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn fragment<I: IndexInt, const T: usize, const D: usize>(thread: [I; T]) -> Fragment<L, Axes, I, D>
    where
        L: Mapping,
        Axes: ThreadAxesOf<T>,
    {
        let () = Rules::<L>::WELL_FORMED;
        let () = OwnerRules::<L, Axes>::HAS_OWNERS;
        let () = RegisterRules::<L, Axes>::LAST_AXIS_IS_MEMORY;
        let () = RegisterRules::<L, Axes>::REGISTERS_ARE_COUNTED;
        let () = RankRules::<L, D>::ONE_ENTRY_A_DIMENSION;
        let counted = ElementRules::<L, I>::INTEGER_COUNTS_ELEMENTS;
        let () = PlaceRules::<L, Axes, I>::INTEGER_COUNTS_PLACES;
        Fragment::of_any(thread, counted)
    }

    /// [`fragment`](Self::fragment) without the check, of a layout of which every thread holds elements.
    ///
    /// It compiles only where each axis but the last has an element at every place from its lowest to its
    /// highest. A thread beyond those is not checked: the answer is no element's.
    #[must_use]
    #[inline(always)]
    pub fn fragment_of<I: IndexInt, const T: usize, const D: usize>(thread: [I; T]) -> Fragment<L, Axes, I, D>
    where
        L: Mapping,
        Axes: ThreadAxesOf<T>,
    {
        let () = Rules::<L>::WELL_FORMED;
        let () = OwnerRules::<L, Axes>::HAS_OWNERS;
        let () = RegisterRules::<L, Axes>::LAST_AXIS_IS_MEMORY;
        let () = RegisterRules::<L, Axes>::REGISTERS_ARE_COUNTED;
        let () = RankRules::<L, D>::ONE_ENTRY_A_DIMENSION;
        let () = ThreadRules::<L, Axes>::EVERY_THREAD_HOLDS_ELEMENTS;
        let counted = ElementRules::<L, I>::INTEGER_COUNTS_ELEMENTS;
        let () = PlaceRules::<L, Axes, I>::INTEGER_COUNTS_PLACES;
        Fragment::of_holder(thread, counted)
    }

    /// The places of the element at `coordinate`, each an array in the order of the axes: one, or with
    /// replicas every one of them. The coordinate is not checked against the shape.
    ///
    /// ```
    /// use tla::axis::{laneid, m, warpid};
    /// use tla::prelude::*;
    ///
    /// type Acc = layout!((8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid);
    /// type Own = tla::Owner<Acc, (laneid, warpid, m)>;
    ///
    /// assert!(Own::holders([7, 15]).eq([[31, 6, 1], [31, 10, 1]]));
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn holders<I: IndexInt, const R: usize, const N: usize>(
        coordinate: impl Coordinate<R, Int = I>,
    ) -> Holders<L, Axes, I, R, N>
    where
        L: Mapping,
        Axes: AxesOf<N>,
    {
        let () = Rules::<L>::WELL_FORMED;
        let () = OwnerRules::<L, Axes>::HAS_OWNERS;
        let () = CoordinateRules::<L, R>::RANK_MATCHES;
        let counted = ElementRules::<L, I>::INTEGER_COUNTS_ELEMENTS;
        let () = PlaceRules::<L, Axes, I>::INTEGER_COUNTS_PLACES;
        Holders::new(coordinate.entries(), counted)
    }
}

impl<L, Axes> Clone for Owner<L, Axes> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L, Axes> Copy for Owner<L, Axes> {}

impl<L, Axes> fmt::Debug for Owner<L, Axes> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Owner")
    }
}
