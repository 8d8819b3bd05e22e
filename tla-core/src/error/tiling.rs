//! [`TilingError`]: what can be wrong with an operation of the TIRx algebra.

use crate::text::Text;

/// What is wrong with the operands of `tile`, `direct_sum`, `slice`, `pack` and the others of the TIRx algebra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TilingError {}

impl TilingError {
    /// The message: the operation, the numbers, and what would be right.
    #[must_use]
    pub const fn message(&self) -> Text {
        match *self {}
    }
}
