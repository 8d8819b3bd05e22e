//! The rules of an owner, each a constant named for it: as in `crate::rule`.

use core::marker::PhantomData;

use tla_core::{Collision, LayoutError, Map, OwnerError};

use crate::axis::AxisTuple;
use crate::integer::IndexInt;
use crate::mapping::Mapping;
use crate::narrow;
use crate::owner::decode::CoordinateOf;
use crate::owner::fragment::{COMPARED, Registers};
use crate::rule::{Rules, counts, fits, range_on, refuse};

/// What the layout `L` is asked along `Axes`.
pub(super) struct OwnerRules<L, Axes>(PhantomData<(L, Axes)>);

/// The kinds of mistakes.
#[derive(Clone, Copy)]
enum Kind {
    Twice,
    Missing,
    Collision,
    Other,
}

impl<L: Mapping, Axes: AxisTuple> OwnerRules<L, Axes> {
    const AXES_ARE_DIFFERENT: () = keep::<L, Axes>(Kind::Twice);
    const SHARD_IS_ON_THE_AXES: () = keep::<L, Axes>(Kind::Missing);
    const ONE_ELEMENT_A_PLACE: () = keep::<L, Axes>(Kind::Collision);
    const OWNERS_ARE_FOUND: () = keep::<L, Axes>(Kind::Other);

    /// All of them.
    pub(super) const HAS_OWNERS: () = {
        let () = Self::AXES_ARE_DIFFERENT;
        let () = Self::SHARD_IS_ON_THE_AXES;
        let () = Self::ONE_ELEMENT_A_PLACE;
        let () = Self::OWNERS_ARE_FOUND;
    };

    /// What is wrong with the question.
    const MISTAKE: Option<LayoutError> =
        match (&CoordinateOf::<L, Axes>::CHECKED, &CollisionOf::<L>::COLLISION) {
            (Err(error), _) => Some(*error),
            (_, Ok(Some(collision))) => Some(LayoutError::Owner(OwnerError::Collision(*collision))),
            (_, Err(error)) => Some(*error),
            (Ok(_), Ok(None)) => None,
        };

    /// Whether nothing is wrong, with the layout or with the question.
    const IS_RIGHT: bool = Self::MISTAKE.is_none();
}

/// Whether two elements of the layout `L` share a place: evaluated once for all axes.
struct CollisionOf<L>(PhantomData<L>);

impl<L: Mapping> CollisionOf<L> {
    const COLLISION: Result<Option<Collision>, LayoutError> = Rules::<L>::MAP.try_collision();
}

const fn kind(error: &LayoutError) -> Kind {
    match error {
        LayoutError::Owner(OwnerError::AxisTwice { .. }) => Kind::Twice,
        LayoutError::Owner(OwnerError::AxisMissing { .. }) => Kind::Missing,
        LayoutError::Owner(OwnerError::Collision(_)) => Kind::Collision,
        _ => Kind::Other,
    }
}

/// Refuses the question for a mistake of the kind `wanted`.
#[track_caller]
const fn keep<L: Mapping, Axes: AxisTuple>(wanted: Kind) {
    if let Some(error) = OwnerRules::<L, Axes>::MISTAKE
        && kind(&error) as u8 == wanted as u8
    {
        refuse(error);
    }
}

/// The rule of answers without an `Option`.
pub(super) struct TotalRules<L, Axes>(PhantomData<(L, Axes)>);

impl<L: Mapping, Axes: AxisTuple> TotalRules<L, Axes> {
    const MISTAKE: Option<LayoutError> = hole(Rules::<L>::MAP, Axes::AXES, Axes::AXES.len());

    pub(super) const IS_TOTAL: bool = Self::MISTAKE.is_none();

    pub(super) const EVERY_PLACE_HOLDS_AN_ELEMENT: () = {
        if let (true, Some(error)) = (OwnerRules::<L, Axes>::IS_RIGHT, Self::MISTAKE) {
            refuse(error);
        }
    };
}

/// The rules of threads: of all axes but the last one.
pub(super) struct ThreadRules<L, Axes>(PhantomData<(L, Axes)>);

impl<L: Mapping, Axes: AxisTuple> ThreadRules<L, Axes> {
    pub(super) const EVERY_THREAD_HOLDS_ELEMENTS: () = {
        let threads = Axes::AXES.len().saturating_sub(1);
        if let (true, Some(error)) =
            (OwnerRules::<L, Axes>::IS_RIGHT, hole(Rules::<L>::MAP, Axes::AXES, threads))
        {
            refuse(error);
        }
    };

    /// Whether there are no other threads than those that hold elements.
    pub(super) const ARE_ALL: bool = {
        let mut all = true;
        let mut a = 0;
        while a + 1 < Axes::AXES.len() {
            all = all && Rules::<L>::MAP.covers_scope_of(Axes::AXES[a]);
            a += 1;
        }
        all
    };
}

/// The first place on the first `len` axes that holds nothing.
const fn hole(map: &Map, axes: &[tla_core::Axis], len: usize) -> Option<LayoutError> {
    let mut a = 0;
    while a < len {
        match map.try_full_on(axes[a]) {
            Ok(()) => {}
            Err(error) => return Some(error),
        }
        a += 1;
    }
    None
}

/// The rules of the axis of the registers, the last one.
pub(super) struct RegisterRules<L, Axes>(PhantomData<(L, Axes)>);

impl<L: Mapping, Axes: AxisTuple> RegisterRules<L, Axes> {
    pub(super) const LAST_AXIS_IS_MEMORY: () = {
        let axes = Axes::AXES;
        // a tuple has at least one axis
        if OwnerRules::<L, Axes>::IS_RIGHT && !axes.is_empty() && !axes[axes.len() - 1].is_memory() {
            refuse(LayoutError::Owner(OwnerError::NoRegisters { axis: axes[axes.len() - 1] }));
        }
    };

    pub(super) const REGISTERS_ARE_COUNTED: () = {
        let axes = Axes::AXES;
        if Registers::<L, Axes>::ARE_TOO_MANY && !axes.is_empty() {
            let axis = axes[axes.len() - 1];
            refuse(LayoutError::Owner(OwnerError::Search { axis, limit: COMPARED }));
        }
    };

    pub(super) const FRAGMENT_FITS: usize = narrow::to_usize(Registers::<L, Axes>::PLAN.different);
}

/// The rule of an integer `I` of places along `Axes`.
pub(super) struct PlaceRules<L, Axes, I>(PhantomData<(L, Axes, I)>);

impl<L: Mapping, Axes: AxisTuple, I: IndexInt> PlaceRules<L, Axes, I> {
    /// The integer counts every place on each of the axes.
    pub(super) const INTEGER_COUNTS_PLACES: () = {
        // an integer that cannot count the elements is reported for that
        if !Rules::<L>::FITS_ANY_INTEGER && counts::<I>(Rules::<L>::LAST) {
            if let Some(error) = uncounted::<L, Axes, I>() {
                refuse(error);
            }
            // it follows, as it does for `ElementRules::INTEGER_COUNTS_ELEMENTS`
            assert!(decoders_fit::<L, Axes, I>(), "a place is cut by a number beyond `I`");
        }
    };
}

/// The first axis that has a place which is no `I`, before the swizzle or after it: a place is decoded from the
/// one to the other.
const fn uncounted<L: Mapping, Axes: AxisTuple, I: IndexInt>() -> Option<LayoutError> {
    let mut a = 0;
    while a < Axes::AXES.len() {
        let axis = Axes::AXES[a];
        let (after, before) = (range_on(Rules::<L>::MAP, axis), Rules::<L>::MAP.tile_range_on(axis));
        let lowest = if after.0 < before.0 { after.0 } else { before.0 };
        let highest = if after.1 > before.1 { after.1 } else { before.1 };
        if !fits::<I>(lowest, highest) {
            return Some(LayoutError::IndexRange { index: I::NAME, axis: Some(axis), lowest, highest });
        }
        a += 1;
    }
    None
}

/// Whether what decodes a place divides and compares with numbers of `I` alone.
///
/// An evaluator reduces the numbers of a decoder to the width of its integer: weights and offsets may be, since they
/// are added, the others may not.
const fn decoders_fit<L: Mapping, Axes: AxisTuple, I: IndexInt>() -> bool {
    // a place counts from the lowest on, so that a signed integer has a digit more
    let largest = if I::SIGNED { 2 * I::LARGEST + 1 } else { I::LARGEST };
    let (map, axes) = (Rules::<L>::MAP, Axes::AXES);
    let mut rank = map.rank();
    loop {
        // what has no owners is reported for that
        if let Ok(decoder) = map.try_decoder(axes, rank)
            && !decoder.fits(largest)
        {
            return false;
        }
        if rank == 1 {
            return true;
        }
        rank = 1;
    }
}
