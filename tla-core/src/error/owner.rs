//! [`OwnerError`]: why a layout cannot be asked who owns an element.

use crate::text::Text;

/// Why a layout cannot be inverted, or not along the axes asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OwnerError {}

impl OwnerError {
    /// The message: the operation, the numbers, and what would be right.
    #[must_use]
    pub const fn message(&self) -> Text {
        match *self {}
    }
}
