//! What expansions of the macros may name. Not for use by hand: no promise holds here.

pub use tla_core::{Axis, AxisKind, Place, Scope};
pub use tla_macros::{axis as expand_axis, layout as expand_layout};

pub use crate::axis;
pub use crate::axis::{AxisOf, AxisType};
pub use crate::check;
pub use crate::element;
pub use crate::element::{ElementOf, Of};
pub use crate::fold::table;
pub use crate::int::{Int, Neg};
pub use crate::layout_of::LayoutOf;
#[cfg(feature = "generic-array")]
pub use crate::len;
pub use crate::mapping::{Mapping, Named};
pub use crate::nested;
pub use crate::ops;
pub use crate::reshaped::Reshaped;
pub use crate::step::On;
pub use crate::swizzle::{ComposeLayout, ElementSwizzle, SwizzleLayout, width};
pub use crate::tile::{O, R, S, TileLayout};

#[cfg(feature = "generic-array")]
pub use typenum;
