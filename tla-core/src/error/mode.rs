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
            ModeError::BridgeReplicas { replica, extent } => text
                .str("nested: replica iter ")
                .position(replica)
                .str(" puts every element at ")
                .unsigned(extent)
                .str(" places: a nested layout gives one address, so drop the replicas first"),
        }
    }
}
