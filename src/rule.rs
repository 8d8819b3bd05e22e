//! The rules a layout type keeps, each a constant named for it.
//!
//! A layout whose numbers are const parameters is checked when the program is built. rustc then prints
//! the name of the constant whose evaluation failed, so a name here is part of a message, and after it
//! every place that names the constant, up to the call that asked for it. To keep that short:
//!
//! - one mistake breaks one rule; the others see that it is not theirs;
//! - a function that users call names the rules it needs, so that the call which is shown is theirs;
//! - whatever such a function calls works on constants that never fail, as [`Rules::MAP`];
//! - a panic is in a `#[track_caller]` function, so that the line which is shown is the rule's.

use core::marker::PhantomData;

use tla_core::nested::{Composed, IntTuple, NestedLayout};
use tla_core::{Axis, LayoutError, Map, Text};

use crate::axis::AxisType;
use crate::exactly::Exactly;
use crate::fold;
use crate::integer::IndexInt;
use crate::mapping::Mapping;
use crate::narrow;
use crate::plan::divides_by_numbers_up_to;

/// Stops const evaluation, at the caller.
#[track_caller]
pub(crate) const fn refuse(error: LayoutError) -> ! {
    panic!("{}", error.message().as_str())
}

/// Stops const evaluation with another text, at the caller.
#[track_caller]
pub(crate) const fn refuse_with(message: Text) -> ! {
    panic!("{}", message.as_str())
}

/// The kinds of mistakes in a layout.
#[derive(Clone, Copy)]
enum Kind {
    Extent,
    Number,
    Axis,
    Shape,
    Swizzle,
    Composition,
    Origin,
    Element,
    Operation,
    Other,
}

const fn kind(error: &LayoutError) -> Kind {
    match error {
        LayoutError::ExtentZero { .. } => Kind::Extent,
        LayoutError::OriginBeyond { .. } => Kind::Origin,
        LayoutError::BlockWidth { .. } => Kind::Element,
        LayoutError::Overflow { .. } | LayoutError::NumberRange { .. } | LayoutError::SizeOverflow { .. } => {
            Kind::Number
        }
        LayoutError::AxisUnit { .. }
        | LayoutError::AxisRedefined { .. }
        | LayoutError::ScopesConflict { .. }
        | LayoutError::ScopesDisconnected { .. } => Kind::Axis,
        LayoutError::ShapeNotAdmitted { .. } => Kind::Shape,
        LayoutError::SwizzleOverlap { .. }
        | LayoutError::SwizzleRange { .. }
        | LayoutError::ElementWidth { .. }
        | LayoutError::SwizzleTwice => Kind::Swizzle,
        LayoutError::SwizzleAxis { .. } | LayoutError::NegativeAddress { .. } => Kind::Composition,
        LayoutError::Tiling(_) | LayoutError::Mode(_) => Kind::Operation,
        _ => Kind::Other,
    }
}

/// Refuses `L` for a mistake of the kind `wanted`.
#[track_caller]
const fn keep<L: Mapping>(wanted: Kind) {
    if let Some(error) = Rules::<L>::MISTAKE
        && !L::IS_REPORTED
        && kind(&error) as u8 == wanted as u8
    {
        refuse(error);
    }
}

/// What the narrowest index integer counts to: `i32`, or `usize` of a target of 16 bits.
const NARROWEST: u64 = if usize::MAX < i32::MAX as usize { usize::MAX as u64 } else { i32::MAX as u64 };

const ONE_ELEMENT: Map = Map::new(&[], &[], &[]);

const ONE_LEAF: Composed = match NestedLayout::try_new(IntTuple::leaf(1), IntTuple::leaf(0)) {
    Ok(layout) => Composed::plain(layout),
    Err(error) => refuse(error),
};

/// The rules of the layout `L`.
pub(crate) struct Rules<L>(PhantomData<L>);

impl<L: Mapping> Rules<L> {
    const EXTENTS_ARE_AT_LEAST_1: () = keep::<L>(Kind::Extent);
    const NUMBERS_FIT: () = keep::<L>(Kind::Number);
    const AXES_FIT_TOGETHER: () = keep::<L>(Kind::Axis);
    const SHAPE_IS_ADMITTED: () = keep::<L>(Kind::Shape);
    const SWIZZLE_IS_A_PERMUTATION: () = keep::<L>(Kind::Swizzle);
    const SWIZZLE_IS_OVER_M_FROM_0: () = keep::<L>(Kind::Composition);
    const ELEMENTS_FILL_A_BLOCK: () = keep::<L>(Kind::Element);
    const ORIGIN_IS_IN_THE_SHAPE: () = keep::<L>(Kind::Origin);
    const OPERATION_IS_DEFINED: () = keep::<L>(Kind::Operation);
    const PARTS_HAVE_ROOM: () = keep::<L>(Kind::Other);

    /// All of them. Where nothing is wrong none of them is evaluated: a constant costs before its first step.
    pub(crate) const WELL_FORMED: () = {
        if L::CHECKED.is_err() {
            Self::name_the_rule();
        }
    };

    /// A function, because a constant that is only named in a branch would be evaluated for every layout.
    const fn name_the_rule() {
        let () = Self::EXTENTS_ARE_AT_LEAST_1;
        let () = Self::NUMBERS_FIT;
        let () = Self::AXES_FIT_TOGETHER;
        let () = Self::SHAPE_IS_ADMITTED;
        let () = Self::SWIZZLE_IS_A_PERMUTATION;
        let () = Self::SWIZZLE_IS_OVER_M_FROM_0;
        let () = Self::ELEMENTS_FILL_A_BLOCK;
        let () = Self::ORIGIN_IS_IN_THE_SHAPE;
        let () = Self::OPERATION_IS_DEFINED;
        let () = Self::PARTS_HAVE_ROOM;
    }

    pub(crate) const ADDRESSES_ARE_NOT_NEGATIVE: () = {
        if let (false, Err(error @ LayoutError::NegativeAddress { .. })) =
            (L::IS_REPORTED, Self::MAP.try_cosize())
        {
            refuse(error);
        }
    };

    /// What is wrong with the layout.
    const MISTAKE: Option<LayoutError> = match &L::CHECKED {
        Ok(_) => None,
        Err(error) => Some(*error),
    };

    /// The layout; one of a single element where that is ill-formed and reported by a rule. Where it
    /// lies, because each copy of a map in a constant is one more that the compiler validates.
    pub(crate) const MAP: &'static Map = match &L::CHECKED {
        Ok(map) => map,
        Err(_) => &ONE_ELEMENT,
    };

    /// Whether every index integer counts every place on every axis, as in all but huge layouts.
    pub(crate) const FITS_ANY_INTEGER: bool = Self::MAP.is_surely_within(NARROWEST);

    /// The largest linear index.
    pub(crate) const LAST: i64 = narrow::to_i64(Self::MAP.size() - 1);

    pub(crate) const SIZE_FITS: usize = narrow::to_usize(Self::MAP.size());

    pub(crate) const COSIZE_FITS: usize = match Self::MAP.try_cosize() {
        Ok(cosize) => narrow::to_usize(cosize),
        // reported by the rule above
        Err(LayoutError::NegativeAddress { .. }) => 1,
        Err(error) => refuse(error),
    };

    /// Every address on `m` is a `usize` of the target: the rule of [`AxisRules::INTEGER_COUNTS_PLACES`] for what
    /// counts in `usize` whatever the integer of the coordinate is. A layout that reaches below 0 breaks a rule of
    /// its own.
    pub(crate) const USIZE_COUNTS_PLACES: () = {
        if !Self::FITS_ANY_INTEGER
            && counts::<usize>(Self::LAST)
            && let Ok(cosize) = Self::MAP.try_cosize()
        {
            let highest = narrow::to_i64(cosize - 1);
            if !counts::<usize>(highest) {
                let (index, axis) = (<usize as IndexInt>::NAME, Some(tla_core::axis::M));
                refuse(LayoutError::IndexRange { index, axis, lowest: 0, highest });
            }
        }
    };

    /// How long a slice has to be for a view; `None` where no slice is long enough: for a layout that reaches
    /// below 0, and beyond the memory of the target.
    pub(crate) const VIEW_NEEDS: Option<usize> = match Self::MAP.try_cosize() {
        Ok(cosize) => narrow::try_usize(cosize),
        Err(_) => None,
    };

    /// The layout as a nested one, which it is when every iter is on `m` and no element has two places.
    pub(crate) const LAYOUT_IS_ON_M_ALONE: Composed = match &L::NESTED_CHECKED {
        Ok(nested) => *nested,
        // an ill-formed layout is reported by a rule above
        Err(error) if L::CHECKED.is_ok() => refuse(*error),
        Err(_) => ONE_LEAF,
    };

    pub(crate) const REPLICAS_FIT: usize = match Self::MAP.try_replicas() {
        Ok(replicas) => narrow::to_usize(replicas),
        Err(error) => refuse(error),
    };
}

/// The rule of a coordinate of `R` entries asked of the layout `L`.
pub(crate) struct CoordinateRules<L, const R: usize>(PhantomData<L>);

impl<L: Mapping, const R: usize> CoordinateRules<L, R> {
    /// One entry a dimension, or one linear index.
    pub(crate) const RANK_MATCHES: () = {
        let rank = Rules::<L>::MAP.rank();
        if R != rank && R != 1 && Rules::<L>::MISTAKE.is_none() {
            let error = LayoutError::CoordinateRank { found: R, rank };
            refuse(error);
        }
    };
}

/// The rule of an integer `I` that counts elements of the layout `L`.
pub(crate) struct ElementRules<L, I>(PhantomData<(L, I)>);

impl<L: Mapping, I: IndexInt> ElementRules<L, I> {
    /// The integer counts every element.
    pub(crate) const INTEGER_COUNTS_ELEMENTS: Counted<L, I> = {
        let last = Rules::<L>::LAST;
        if !counts::<I>(last) {
            refuse(LayoutError::IndexRange { index: I::NAME, axis: None, lowest: 0, highest: last });
        }
        // it follows, which is why nothing but this rule is asked; what rests on it is asked once more
        if !Rules::<L>::FITS_ANY_INTEGER {
            assert!(
                divides_by_numbers_up_to(Rules::<L>::MAP, I::LARGEST),
                "a digit is cut by a number beyond `I`"
            );
        }
        Counted(PhantomData)
    };
}

/// Proof that the integer `I` counts every element of the layout `L`, from which it follows that divisors and
/// moduli of its plans are numbers of `I`.
///
/// What computes a coordinate or an address in `I` takes one, and
/// [`ElementRules::INTEGER_COUNTS_ELEMENTS`] alone makes it: the rule cannot be forgotten.
pub(crate) struct Counted<L, I>(Exactly<(L, I)>);

impl<L, I> Counted<L, I> {
    /// The proof for another layout, of whose size the caller knows that it is the same.
    pub(crate) const fn assume_size_of<To>(self) -> Counted<To, I> {
        Counted(PhantomData)
    }
}

impl<L, I> Clone for Counted<L, I> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<L, I> Copy for Counted<L, I> {}

/// The rule of an integer `I` on the axis `A` of the layout `L`.
pub(crate) struct AxisRules<L, I, A>(PhantomData<(L, I, A)>);

impl<L: Mapping, I: IndexInt, A: AxisType> AxisRules<L, I, A> {
    /// The integer counts every place on the axis.
    pub(crate) const INTEGER_COUNTS_PLACES: () = {
        let fits_any = Rules::<L>::FITS_ANY_INTEGER;
        let (lowest, highest) = if fits_any { (0, 0) } else { range_on(Rules::<L>::MAP, A::AXIS) };
        // an integer that cannot count the elements is reported for that
        let is_next = !fits_any && counts::<I>(Rules::<L>::LAST);
        if is_next && !fits::<I>(lowest, highest) {
            refuse(LayoutError::IndexRange { index: I::NAME, axis: Some(A::AXIS), lowest, highest });
        }
    };
}

/// The smallest and the largest coordinate on the axis, after the swizzle.
#[track_caller]
pub(crate) const fn range_on(map: &Map, axis: Axis) -> (i64, i64) {
    if map.swizzle().is_some() && axis.same(&tla_core::axis::M) {
        return match map.try_cosize() {
            Ok(cosize) => (0, narrow::to_i64(cosize - 1)),
            Err(error) => refuse(error),
        };
    }
    map.tile_range_on(axis)
}

/// Whether the integer counts from 0 to `last`.
pub(crate) const fn counts<I: IndexInt>(last: i64) -> bool {
    fits::<I>(0, last)
}

#[expect(clippy::cast_sign_loss, reason = "compared where not negative")]
pub(crate) const fn fits<I: IndexInt>(lowest: i64, highest: i64) -> bool {
    let high_fits = highest < 0 || highest as u64 <= I::LARGEST;
    // two's complement: a signed type reaches one further down than up
    let low_fits = lowest >= 0 || (I::SIGNED && (-(lowest + 1)) as u64 <= I::LARGEST);
    high_fits && low_fits
}

/// The rules of `R` numbers, one a dimension of the layout `L`.
pub(crate) struct RankRules<L, const R: usize>(PhantomData<L>);

impl<L: Mapping, const R: usize> RankRules<L, R> {
    /// A linear index is no such number.
    pub(crate) const ONE_ENTRY_A_DIMENSION: () = {
        if Rules::<L>::MISTAKE.is_none() && R != Rules::<L>::MAP.rank() {
            refuse_with(fold::wrong_rank(R, Rules::<L>::MAP.rank()));
        }
    };

    /// The shape of `L`; zeros where the rank is reported by the rule.
    pub(crate) const SHAPE_FITS: [usize; R] = {
        let extents = Rules::<L>::MAP.shape().extents();
        let mut shape = [0; R];
        let mut d = 0;
        while d < R && R == extents.len() {
            shape[d] = narrow::to_usize(extents[d]);
            d += 1;
        }
        shape
    };

    /// The shape of `L` for what has a [`Counted`], which has no extent beyond `usize`.
    pub(crate) const SHAPE: [usize; R] = {
        let extents = Rules::<L>::MAP.shape().extents();
        let mut shape = [0; R];
        let mut d = 0;
        while d < R && R == extents.len() {
            shape[d] = narrow::position(extents[d]);
            d += 1;
        }
        shape
    };
}

/// The rule of a coordinate that is proven for the layout `From` and used on the layout `To`.
pub(crate) struct ProofRules<From, To, const R: usize>(PhantomData<(From, To)>);

impl<From: Mapping, To: Mapping, const R: usize> ProofRules<From, To, R> {
    /// The extents are the same.
    pub(crate) const SHAPES_ARE_EQUAL: () = {
        let (from, to) = (Rules::<From>::MAP, Rules::<To>::MAP);
        let (from, to) = (from.shape().extents(), to.shape().extents());
        let mut equal = from.len() == to.len();
        let mut d = 0;
        while equal && d < from.len() {
            equal = from[d] == to[d];
            d += 1;
        }
        if !equal {
            let text = shape(Text::new().str("a coordinate that is proven for the shape "), from);
            let text = shape(text.str(" is used on a layout of the shape "), to);
            refuse_with(text.str(": the two must be equal"));
        }
    };
}

/// The shape as one writes it.
const fn shape(text: Text, extents: &[u64]) -> Text {
    let mut text = text.str("(");
    let mut d = 0;
    while d < extents.len() {
        if d > 0 {
            text = text.str(",");
        }
        text = text.unsigned(extents[d]);
        d += 1;
    }
    text.str(")")
}

/// The rules of a table of `N` entries of the layout `L`.
pub(crate) struct TableRules<L, const N: usize>(PhantomData<L>);

impl<L: Mapping, const N: usize> TableRules<L, N> {
    pub(crate) const LENGTH_IS_THE_SIZE: () = {
        if Rules::<L>::MISTAKE.is_none() && N as u64 != Rules::<L>::MAP.size() {
            refuse_with(fold::wrong_length(N, Rules::<L>::MAP.size()));
        }
    };

    /// The table; zeros where the length is reported by the rule.
    pub(crate) const ENTRIES_FIT: [usize; N] = {
        let is_next = N as u64 == Rules::<L>::MAP.size();
        // another rule says that the addresses are too large
        let is_counted = match Rules::<L>::MAP.try_cosize() {
            Ok(cosize) => narrow::try_usize(cosize - 1).is_some(),
            Err(_) => true,
        };
        if is_next && is_counted { fold::entries(Rules::<L>::MAP) } else { [0; N] }
    };
}

/// The rule of the span of the layout `L` on the axis `A`.
pub(crate) struct SpanRules<L, A>(PhantomData<(L, A)>);

impl<L: Mapping, A: AxisType> SpanRules<L, A> {
    pub(crate) const LAYOUT_HAS_A_SPAN: usize = fold::span_on(Rules::<L>::MAP, A::AXIS);
}
