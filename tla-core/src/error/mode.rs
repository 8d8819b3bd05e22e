//! [`ModeError`]: what can be wrong with an operation of the CuTe algebra.

use crate::axis::Axis;
use crate::error::Place;
use crate::text::Text;

/// What is wrong with the operands of composition, complement, divide, product and the others of the CuTe algebra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ModeError {
    /// A layout with an axis other than `m` as a nested layout.
    BridgeAxis {
        /// The axis.
        axis: Axis,
        /// Where it stands.
        place: Place,
    },
    /// A layout under a swizzle or an offset, where the operation is defined on layouts alone.
    NotPlain {
        /// The operation.
        operation: &'static str,
        /// Whether there is a swizzle.
        swizzled: bool,
        /// The offset, in elements.
        offset: i64,
    },
    /// A layout with replicas as a nested layout.
    BridgeReplicas {
        /// The replica iter.
        replica: usize,
        /// Its extent.
        extent: u64,
    },
}

impl ModeError {
    /// The message: the operation, the numbers, and what would be right.
    #[must_use]
    pub const fn message(&self) -> Text {
        let text = Text::new();
        match *self {
            ModeError::BridgeAxis { axis, place } => {
                let text = match place {
                    Place::Shard(i) => text.str("nested: shard iter ").position(i),
                    Place::Replica(i) => text.str("nested: replica iter ").position(i),
                    _ => text.str("nested: an offset"),
                };
                text.str(" is on `")
                    .str(axis.name)
                    .str("`: a nested layout has addresses alone, so every iter and offset is on `m`")
            }
            ModeError::NotPlain { operation, swizzled: true, .. } => text
                .str(operation)
                .str(": this operand is swizzled, and the operation is defined on a layout alone: take the layout ")
                .str("under the swizzle"),
            ModeError::NotPlain { operation, offset, .. } => text
                .str(operation)
                .str(": this operand starts at offset ")
                .signed(offset)
                .str(", and the operation is defined on addresses from 0: take the layout without the offset"),
            ModeError::BridgeReplicas { replica, extent } => text
                .str("nested: replica iter ")
                .position(replica)
                .str(" puts every element at ")
                .unsigned(extent)
                .str(" places: a nested layout gives one address, so drop the replicas first"),
        }
    }
}
