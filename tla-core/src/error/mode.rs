//! [`ModeError`]: what can be wrong with an operation of the CuTe algebra.

use crate::text::Text;

/// What is wrong with the operands of composition, complement, divide, product and the others of the CuTe algebra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ModeError {}

impl ModeError {
    /// The message: the operation, the numbers, and what would be right.
    #[must_use]
    pub const fn message(&self) -> Text {
        match *self {}
    }
}
