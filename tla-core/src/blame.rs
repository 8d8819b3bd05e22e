//! [`Blame`]: which token of the notation a mistake is about.
//!
//! The macros show an error at a token by this rule; so does const evaluation, when the operands of
//! a layout are constants that the macros cannot see.

use crate::error::{LayoutError, Part, Place, Quantity, TilingError};

/// A kind of token, and which one of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Blame {
    /// An extent of the shard, the replica or the logical shape.
    Extent(Place),
    /// The stride of an iter, or an offset.
    Stride(Place),
    /// The first mention of the axis of this name.
    Axis(&'static str),
    /// The operands of the swizzle.
    Swizzle,
    /// The logical shape.
    Shape,
    /// A valid extent of a nested layout.
    Origin(usize),
    /// The element type of a tag.
    Element,
    /// A size of a tag that has this value.
    Size(u64),
    /// An argument of an operation, or the entry of its one argument.
    Operand(usize),
    /// No single token.
    Whole,
}

impl LayoutError {
    /// The token that the mistake is shown at.
    #[must_use]
    pub const fn blame(&self) -> Blame {
        match *self {
            LayoutError::ExtentZero { place } | LayoutError::ExtentNegative { place, .. } => {
                Blame::Extent(place)
            }
            LayoutError::Overflow { quantity, place } => match (quantity, place) {
                (
                    Quantity::Size | Quantity::Replicas | Quantity::Stride,
                    Place::Shard(_) | Place::Replica(_) | Place::Shape(_) | Place::Leaf(_),
                ) => Blame::Extent(place),
                (
                    Quantity::Reach(_) | Quantity::Offset(_),
                    Place::Shard(_) | Place::Replica(_) | Place::Offset(_) | Place::Leaf(_),
                ) => Blame::Stride(place),
                _ => Blame::Whole,
            },
            LayoutError::NumberRange { place } => match place {
                Place::Shard(_) | Place::Replica(_) | Place::Shape(_) | Place::Leaf(_) | Place::Block(_) => {
                    Blame::Extent(place)
                }
                Place::Offset(_) => Blame::Stride(place),
                Place::Swizzle => Blame::Swizzle,
                Place::Whole | Place::Coordinate(_) => Blame::Whole,
            },
            // the first entry that finds no room
            LayoutError::TooMany { part: Part::Shard, limit, .. } => Blame::Extent(Place::Shard(limit)),
            LayoutError::TooMany { part: Part::Replica, limit, .. } => Blame::Extent(Place::Replica(limit)),
            LayoutError::TooMany { part: Part::Shape, limit, .. } => Blame::Extent(Place::Shape(limit)),
            LayoutError::TooMany { part: Part::Leaves, limit, .. } => Blame::Extent(Place::Leaf(limit)),
            LayoutError::StrideNegative { leaf, .. } => Blame::Stride(Place::Leaf(leaf)),
            LayoutError::OriginBeyond { dim, .. } => Blame::Origin(dim),
            LayoutError::BlockWidth { .. } => Blame::Element,
            LayoutError::SizeOverflow { size } => Blame::Size(size),
            // by name: offsets are summed by axis, so their places are not the user's
            LayoutError::SwizzleAxis { axis, .. }
            | LayoutError::AxisRedefined { axis }
            | LayoutError::AxisUnit { axis, .. }
            | LayoutError::ScopesConflict { second: axis, .. }
            | LayoutError::ScopesDisconnected { stray: axis, .. } => Blame::Axis(axis.name),
            LayoutError::SwizzleOverlap { .. }
            | LayoutError::SwizzleRange { .. }
            | LayoutError::SwizzleTwice
            | LayoutError::ElementWidth { .. } => Blame::Swizzle,
            LayoutError::ShapeNotAdmitted { .. } | LayoutError::NotGroupable { .. } => Blame::Shape,
            LayoutError::Tiling(
                TilingError::SliceEmpty { dim: i, .. }
                | TilingError::SliceBeyond { dim: i, .. }
                | TilingError::NotDivisible { dim: i, .. }
                | TilingError::SliceSplit { dim: i, .. }
                | TilingError::PermuteEntry { position: i, .. }
                | TilingError::PermuteTwice { position: i, .. },
            ) => Blame::Operand(i),
            LayoutError::Tiling(TilingError::BroadcastPosition { .. }) => Blame::Operand(1),
            _ => Blame::Whole,
        }
    }
}
