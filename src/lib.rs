//! Tensor layouts as types.
#![no_std]

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;
mod at;
pub mod axis;
#[doc(hidden)]
pub mod check;
mod coordinate;
mod element;
pub mod fold;
mod int;
mod integer;
#[cfg(feature = "generic-array")]
#[doc(hidden)]
pub mod len;
mod mapping;
mod narrow;
mod places;
mod plan;
pub mod prelude;
mod proven;
mod reshaped;
mod rule;
mod step;
mod swizzle;
mod tile;
mod tuple;
mod view;

/// The layout algebra on values: what a compiler or a host program uses at run time.
pub use tla_core as algebra;
pub use tla_core::{LayoutError, Map};

pub use crate::at::At;
pub use crate::axis::AxisType;
pub use crate::coordinate::Coordinate;
pub use crate::element::{Element, Of};
pub use crate::int::{Int, Neg, StaticInt};
pub use crate::integer::IndexInt;
pub use crate::mapping::{Mapping, Named};
pub use crate::places::{Place, Places};
pub use crate::proven::{Coords, Proven};
pub use crate::reshaped::Reshaped;
pub use crate::step::{On, SignedInt, Step};
pub use crate::swizzle::{ComposeLayout, ElementSwizzle, ElementWidth, SwizzleLayout, SwizzleType, width};
pub use crate::tile::{O, Offset, R, Replica, S, Shard, TileLayout};
pub use crate::tuple::{RowMajor, StaticOffsets, StaticShape, StridesOf};
pub use crate::view::{TooShort, View, ViewMut};

/// Layout macro.
#[cfg(feature = "generic-array")]
#[macro_export]
macro_rules! layout {
    ($($tokens:tt)*) => { $crate::__private::expand_layout! { [$crate generic_array] $($tokens)* } };
}

/// Layout macro.
#[cfg(not(feature = "generic-array"))]
#[macro_export]
macro_rules! layout {
    ($($tokens:tt)*) => { $crate::__private::expand_layout! { [$crate] $($tokens)* } };
}

/// Axis macro.
#[macro_export]
macro_rules! axis {
    ($($tokens:tt)*) => { $crate::__private::expand_axis! { [$crate] $($tokens)* } };
}
