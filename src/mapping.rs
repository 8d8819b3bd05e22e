//! [`Mapping`]: what every static layout is, and [`Named`], the layouts of the item form.

use tla_core::nested::Composed;
use tla_core::{LayoutError, Map};

use crate::at::At;
use crate::axis::AxisType;
use crate::axis::m;
use crate::coordinate::Coordinate;
use crate::integer::IndexInt;
use crate::proven::{Coords, Proven};
use crate::rule::{AxisRules, CoordinateRules, ElementRules, RankRules, Rules, SpanRules, TableRules};

/// The constants of a layout type: what [`Mapping`] answers is computed from them, and from nothing else.
///
/// This is the seal of `Mapping`. The module is private and the trait is not re-exported, so it is implemented
/// here: for each layout type and, from the layout that it names, for whatever is [`Named`]. Another crate chooses
/// a layout, and has no say in what is known of it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` names no layout, so it is none",
    label = "neither a layout type of `tla` nor `Named`",
    note = "`layout! {{ struct Name = ..; }}` makes a layout of one's own; a layout that a `const fn` computes is a type through `LayoutValue` and `Valued`"
)]
pub trait Evaluated: Sized {
    /// The layout as a value, or the first thing that is wrong with it. Never panics.
    const CHECKED: Result<Map, LayoutError>;

    /// The layout as a nested one, with its nesting where it has one. Never panics.
    const NESTED_CHECKED: Result<Composed, LayoutError> = match &Self::CHECKED {
        Ok(map) => map.try_nested(),
        Err(error) => Err(*error),
    };

    /// Whether a mistake is reported where the layout is named; nothing reports it again then.
    const IS_REPORTED: bool = false;
}

/// A layout known at compile time: its value, its sizes, and where each element lies.
///
/// Implemented by every layout type of this crate and, through [`Named`], by the layouts that the
/// item form of [`layout!`](crate::layout!) names. Everything here is a constant or folds to the
/// arithmetic that one would write by hand.
///
/// ```
/// use tla::prelude::*;
///
/// layout! { pub struct Smem = (8, 64) -> Swizzle<3,3,3> o S[(8, 64)]; }
///
/// assert_eq!(Smem::SIZE, 512);
/// assert_eq!(Smem::offset([3, 0]), 216);
/// assert_eq!(Smem::at([3, 0]).on::<axis::m>(), 216);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout",
    label = "not a layout",
    note = "a layout is a type made by `layout!`, a `TileLayout`, `ComposeLayout`, `Reshaped`, `SwizzleLayout` of static integers, the `Valued` of a `LayoutValue`, or an operation of `tla::ops` on layouts"
)]
pub trait Mapping: Evaluated {
    /// The layout as a value. An ill-formed layout is a compile error here and in everything below.
    const MAP: Map = {
        let () = Rules::<Self>::WELL_FORMED;
        *Rules::<Self>::MAP
    };

    /// The layout as a nested one: what the operations of the CuTe algebra in [`ops`](crate::ops) work on.
    ///
    /// Mode `d` is dimension `d`. A nested layout, and an operation on nested layouts, keeps its nesting; of any
    /// other layout the iters of a dimension are the leaves of its mode, turned around, since inside a mode the
    /// first is the fastest. One integer alone counts the first mode fastest there, and the last dimension in
    /// [`offset`](Self::offset): see [which mode is the fastest](crate::cute_algebra#which-mode-is-the-fastest).
    /// A compile error for a layout with other axes than `m`, or with replicas.
    ///
    /// ```
    /// use tla::prelude::*;
    ///
    /// type Nested = layout!(((4,2),(4,3)):((4,16),(1,32)));
    /// type Tile = layout!((8, 64) -> Swizzle<3,3,3> o S[(8, 2, 32):(32, 256, 1)]);
    /// assert_eq!(Nested::COMPOSED.to_string(), "((4,2),(4,3)):((4,16),(1,32))");
    /// assert_eq!(Tile::COMPOSED.to_string(), "Sw<3,3,3> o 0 o (8,(32,2)):(32,(1,256))");
    /// ```
    const COMPOSED: Composed = {
        let () = Rules::<Self>::WELL_FORMED;
        Rules::<Self>::LAYOUT_IS_ON_M_ALONE
    };

    /// The number of logical elements: the product of the extents of `S[..]`.
    const SIZE: usize = {
        let () = Rules::<Self>::WELL_FORMED;
        Rules::<Self>::SIZE_FITS
    };

    /// `1 +` the largest address on `m` that any place reaches, replicas and offsets included, after
    /// the swizzle; in elements. A buffer for the layout needs so many.
    ///
    /// A compile error for a layout that reaches an address below 0.
    #[doc(alias = "required_span_size")]
    const COSIZE: usize = {
        let () = Rules::<Self>::WELL_FORMED;
        let () = Rules::<Self>::ADDRESSES_ARE_NOT_NEGATIVE;
        Rules::<Self>::COSIZE_FITS
    };

    /// The number of dimensions of the logical shape.
    const RANK: usize = {
        let () = Rules::<Self>::WELL_FORMED;
        Rules::<Self>::MAP.rank()
    };

    /// In how many different places an element lives: 1 without replicas.
    const REPLICAS: usize = {
        let () = Rules::<Self>::WELL_FORMED;
        Rules::<Self>::REPLICAS_FIT
    };

    /// The element at `coordinate`, as a small value that can be asked where it lies.
    ///
    /// `coordinate` has one entry a dimension, or is one integer, the linear index. Entries are not
    /// checked against the shape: beyond it the slowest digit of each dimension runs on, wrapping.
    ///
    /// ```
    /// use tla::axis::{laneid, warpid};
    /// use tla::prelude::*;
    ///
    /// type Acc = layout!((8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid);
    /// let at = Acc::at([7, 15]);
    /// assert_eq!((at.on::<laneid>(), at.on::<warpid>(), at.offset()), (31, 6, 1));
    /// assert!(at.places().map(|place| place.on::<warpid>()).eq([6, 10]));
    /// assert_eq!(Acc::at(127).on::<laneid>(), 31);
    /// ```
    #[inline(always)]
    fn at<I: IndexInt, const R: usize>(coordinate: impl Coordinate<R, Int = I>) -> At<Self, I, R> {
        let () = Rules::<Self>::WELL_FORMED;
        let () = CoordinateRules::<Self, R>::RANK_MATCHES;
        let counted = ElementRules::<Self, I>::INTEGER_COUNTS_ELEMENTS;
        At::new(coordinate.entries(), counted)
    }

    /// The address on `m` of the element at `coordinate`, in elements, after the swizzle; of replica 0.
    /// Short for `Self::at(coordinate).offset()`.
    ///
    /// One integer alone counts the **last** dimension fastest, also of a nested layout and of an operation of the
    /// CuTe algebra, where CuTe counts the first; an entry a mode leaves no doubt.
    #[inline(always)]
    fn offset<I: IndexInt, const R: usize>(coordinate: impl Coordinate<R, Int = I>) -> I {
        let () = Rules::<Self>::WELL_FORMED;
        let () = CoordinateRules::<Self, R>::RANK_MATCHES;
        let counted = ElementRules::<Self, I>::INTEGER_COUNTS_ELEMENTS;
        let () = AxisRules::<Self, I, m>::INTEGER_COUNTS_PLACES;
        At::<Self, I, R>::new(coordinate.entries(), counted).coordinate_on::<m>()
    }

    /// How many units of the axis `A` the layout spans from 0 on; 1 where it does not use the axis.
    ///
    /// `1 + sum (extent - 1) * |stride|` over shard and replica, plus the offset. A compile error for
    /// a swizzled layout: ask for its [`COSIZE`](Self::COSIZE).
    ///
    /// ```
    /// use tla::axis::{laneid, m};
    /// use tla::prelude::*;
    ///
    /// type Fragment = layout!(S[(8, 4, 2):(4@laneid, 1@laneid, 1)] + 6);
    /// assert_eq!((Fragment::span::<laneid>(), Fragment::span::<m>()), (32, 8));
    /// ```
    #[must_use]
    #[inline(always)]
    fn span<A: AxisType>() -> usize {
        let () = Rules::<Self>::WELL_FORMED;
        SpanRules::<Self, A>::LAYOUT_HAS_A_SPAN
    }

    /// The logical shape, in elements. `R` is the rank; any other is a compile error.
    #[must_use]
    #[inline(always)]
    fn shape<const R: usize>() -> [usize; R] {
        let () = Rules::<Self>::WELL_FORMED;
        let () = RankRules::<Self, R>::ONE_ENTRY_A_DIMENSION;
        RankRules::<Self, R>::SHAPE_FITS
    }

    /// The address on `m` of every element, by linear index. `N` is the size; any other is a compile
    /// error. For a `static`, see [`fold::table`](crate::fold::table).
    #[must_use]
    #[inline(always)]
    fn table<const N: usize>() -> [usize; N] {
        let () = Rules::<Self>::WELL_FORMED;
        let () = TableRules::<Self, N>::LENGTH_IS_THE_SIZE;
        let () = Rules::<Self>::USIZE_COUNTS_PLACES;
        TableRules::<Self, N>::ENTRIES_FIT
    }

    /// Every coordinate of the shape, the last dimension fastest. Each is *proven*: it carries the
    /// shape in its type and indexes any [view](crate::View) of that shape without a check.
    ///
    /// Take them with `for_each` or another adaptor that runs to the end: it becomes nested loops.
    ///
    /// ```
    /// use tla::prelude::*;
    ///
    /// type Columns = layout!(S[(2, 3):(1, 2)]);
    /// assert!(Columns::coords::<2>().map(Columns::offset).eq([0, 2, 4, 1, 3, 5]));
    /// ```
    #[must_use]
    #[inline(always)]
    fn coords<const R: usize>() -> Coords<Self, R> {
        let () = Rules::<Self>::WELL_FORMED;
        let () = RankRules::<Self, R>::ONE_ENTRY_A_DIMENSION;
        Coords::new(ElementRules::<Self, usize>::INTEGER_COUNTS_ELEMENTS)
    }

    /// `coordinate` as a proven one, if it lies in the shape.
    #[must_use]
    #[inline(always)]
    fn proven<const R: usize>(coordinate: [usize; R]) -> Option<Proven<Self, R>> {
        let () = Rules::<Self>::WELL_FORMED;
        let () = RankRules::<Self, R>::ONE_ENTRY_A_DIMENSION;
        Proven::new(coordinate, ElementRules::<Self, usize>::INTEGER_COUNTS_ELEMENTS)
    }
}

/// A layout with a name, made by the item form of [`layout!`](crate::layout!).
///
/// A name is a layout as its [`Layout`](Self::Layout) is: whoever implements the trait chooses one, and gives it
/// storage. A storage that is too short is found where a [view](crate::View) or a tensor is made of it.
///
/// `Storage<T>` is an array of exactly the elements the layout needs, which generic code can name on
/// stable Rust where `[T; L::COSIZE]` is not allowed:
///
/// ```
/// use tla::prelude::*;
///
/// layout! { pub struct Packed = S[(4, 8): (8, 1)]; }
///
/// struct Tile<T, L: Named> {
///     data: L::Storage<T>,
/// }
///
/// let tile: Tile<f32, Packed> = Tile { data: [0.0; 32] };
/// assert_eq!(tile.data.as_ref().len(), Packed::COSIZE);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a named layout",
    label = "has no storage of its own",
    note = "name it with the item form, `layout! {{ pub struct Name = ..; }}`, which gives it storage"
)]
pub trait Named: Mapping {
    /// The layout.
    type Layout: Mapping;

    /// `[T; COSIZE]`: an array of [`COSIZE`](Mapping::COSIZE) elements.
    type Storage<T>: AsRef<[T]> + AsMut<[T]>;

    /// [`COSIZE`](Mapping::COSIZE) as a length for `GenericArray<T, Self::Len>`.
    #[cfg(feature = "generic-array")]
    type Len: generic_array::ArrayLength;

    /// Whether a mistake in the layout is reported where the name is declared, as `layout!` does.
    #[doc(hidden)]
    const IS_REPORTED: bool = false;
}

// The constants, and not `Mapping` itself: with an impl of that for all names, rustc would say of a type that is
// no layout that it has no name, not what is wrong with it.
#[diagnostic::do_not_recommend]
impl<N: Named> Evaluated for N {
    const CHECKED: Result<Map, LayoutError> = <N::Layout as Evaluated>::CHECKED;
    const NESTED_CHECKED: Result<Composed, LayoutError> = <N::Layout as Evaluated>::NESTED_CHECKED;
    const IS_REPORTED: bool = <N as Named>::IS_REPORTED;
}
