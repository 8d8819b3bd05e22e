//! What most programs that use layouts need: `use tla::prelude::*;`.
//!
//! The traits, [`Int`], the views, [`layout!`](crate::layout!) and the module [`axis`](mod@axis) with its macro.
//! Not the axes themselves: `m` and `P` are common names, and so is [`Owner`](crate::Owner).

pub use crate::axis;
pub use crate::int::Int;
pub use crate::layout;
pub use crate::mapping::{Mapping, Named};
pub use crate::view::{View, ViewMut};
