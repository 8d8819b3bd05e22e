//! The checks that the item form of `layout!` emits when an operand is a constant.
//!
//! The macro cannot see the constant, const evaluation can. Each function panics only for a mistake
//! that is about its token, and the macro calls it with that token's span; `#[track_caller]` makes
//! the compiler show the call, so that the error appears where the user wrote the operand.

use tla_core::{Blame, LayoutError, Place};

use crate::axis::AxisType;
use crate::mapping::Mapping;
use crate::rule::refuse;

/// The mistake of `L`, and the token it is about; none that is reported where an operand is named.
const fn mistake<L: Mapping>() -> Option<(LayoutError, Blame)> {
    match L::CHECKED {
        Ok(_) => None,
        Err(_) if L::IS_REPORTED => None,
        Err(error) => Some((error, error.blame())),
    }
}

/// The extent at `place`.
#[track_caller]
pub const fn extent<L: Mapping>(place: Place) {
    if let Some((error, Blame::Extent(at))) = mistake::<L>()
        && same(at, place)
    {
        refuse(error);
    }
}

/// The stride or offset at `place`.
#[track_caller]
pub const fn stride<L: Mapping>(place: Place) {
    if let Some((error, Blame::Stride(at))) = mistake::<L>()
        && same(at, place)
    {
        refuse(error);
    }
}

/// The axis `A`.
#[track_caller]
pub const fn axis<L: Mapping, A: AxisType>() {
    if let Some((error, Blame::Axis(name))) = mistake::<L>()
        && A::AXIS.is_named(name)
    {
        refuse(error);
    }
}

/// The valid extent of mode `dim`.
#[track_caller]
pub const fn origin<L: Mapping>(dim: usize) {
    if let Some((error, Blame::Origin(at))) = mistake::<L>()
        && at == dim
    {
        refuse(error);
    }
}

/// The element type of a tag.
#[track_caller]
pub const fn element<L: Mapping>() {
    if let Some((error, Blame::Element)) = mistake::<L>() {
        refuse(error);
    }
}

/// A size of a tag, of this value.
#[track_caller]
pub const fn tag_size<L: Mapping>(value: usize) {
    match mistake::<L>() {
        Some((error, Blame::Size(size))) if size == value as u64 => refuse(error),
        // a tag has no other extent that can be 0
        Some((LayoutError::ExtentZero { place: Place::Leaf(_) }, _)) if value == 0 => {
            refuse(LayoutError::ExtentZero { place: Place::Whole })
        }
        _ => {}
    }
}

/// The argument of an operation that has this position, or the entry of its one argument.
#[track_caller]
pub const fn operand<L: Mapping>(position: usize) {
    if let Some((error, Blame::Operand(at))) = mistake::<L>()
        && at == position
    {
        refuse(error);
    }
}

/// The operands of the swizzle.
#[track_caller]
pub const fn swizzle<L: Mapping>() {
    if let Some((error, Blame::Swizzle)) = mistake::<L>() {
        refuse(error);
    }
}

/// The logical shape.
#[track_caller]
pub const fn shape<L: Mapping>() {
    if let Some((error, Blame::Shape)) = mistake::<L>() {
        refuse(error);
    }
}

/// Anything at all.
#[track_caller]
pub const fn whole<L: Mapping>() {
    if let Some((error, _)) = mistake::<L>() {
        refuse(error);
    }
}

/// That a well-formed layout fits into memory.
#[track_caller]
pub const fn storage<L: Mapping>() {
    if let Ok(map) = L::CHECKED {
        match map.try_cosize() {
            Ok(cosize) => {
                crate::narrow::to_usize(cosize);
            }
            Err(error) => refuse(error),
        }
    }
}

/// The cosize of `L`, or 1 for a layout that is reported elsewhere: one mistake, one error.
#[must_use]
pub const fn cosize<L: Mapping>() -> usize {
    match L::CHECKED {
        Ok(map) => match map.try_cosize() {
            Ok(cosize) => or_1(cosize),
            Err(_) => 1,
        },
        Err(_) => 1,
    }
}

/// The size of `L`, or 1 for a layout that is reported elsewhere.
#[must_use]
pub const fn size<L: Mapping>() -> usize {
    match L::CHECKED {
        Ok(map) => or_1(map.size()),
        Err(_) => 1,
    }
}

const fn or_1(value: u64) -> usize {
    match crate::narrow::try_usize(value) {
        Some(value) => value,
        None => 1,
    }
}

const fn same(a: Place, b: Place) -> bool {
    match (a, b) {
        (Place::Whole, Place::Whole) | (Place::Swizzle, Place::Swizzle) => true,
        (Place::Shard(a), Place::Shard(b))
        | (Place::Replica(a), Place::Replica(b))
        | (Place::Offset(a), Place::Offset(b))
        | (Place::Shape(a), Place::Shape(b))
        | (Place::Coordinate(a), Place::Coordinate(b))
        | (Place::Leaf(a), Place::Leaf(b))
        | (Place::Block(a), Place::Block(b)) => a == b,
        _ => false,
    }
}
