//! Nested layouts as values: shapes and strides that are tuples of tuples (TLA, CuTe).
//!
//! Where a [`Map`](crate::Map) puts iters on named axes, a [`NestedLayout`] puts modes on one memory
//! axis and keeps a *valid range* (the origin shape) apart from the shape in memory, so that blocked
//! and padded matrices can be cut into tiles without a tail computed by hand. Inside a mode the
//! **first** extent is fastest.
//!
//! ```
//! use tla_core::nested::{IntTuple, NestedLayout, tag};
//!
//! // 100 x 100 half-precision numbers in blocks of 16 x 16
//! let layout = tag::try_layout(tag::Tag::ZN, 16, 100, 100)?;
//! assert_eq!(layout.to_string(), "((16,7),(16,7)):((16,256),(1,1792)):(100,100)");
//! let tile = layout.try_tile(&[32, 48], &[96, 96])?;
//! assert_eq!(tile.to_string(), "((16,2),(16,3)):((16,256),(1,1792)):(4,4)");
//! # Ok::<(), tla_core::LayoutError>(())
//! ```

pub mod arith;
mod arrange;
mod blocked;
mod bridge;
mod chain;
mod coalesce;
mod common;
mod complement;
mod composed;
mod composition;
mod crd2offset;
mod distribute;
mod divide;
mod draft;
mod evaluate;
mod filter;
mod inverse;
mod join;
mod layout;
mod modes;
mod nullspace;
mod ordered;
pub mod parse;
mod partial;
mod print;
mod product;
mod push;
mod ragged;
mod recast;
mod shape_div;
mod slice;
mod smem_atom;
pub mod tag;
mod thread_value;
mod tile;
mod tile_to_shape;
mod tiler;
mod to_map;
mod tuple;

pub use composed::Composed;
pub use layout::NestedLayout;
pub use partial::PartialCoordinate;
pub use ragged::Ragged;
pub use smem_atom::Major;
pub use thread_value::ThreadValue;
pub use tile::{covering_blocks, valid_extent};
pub use tiler::{ModeTiler, ShapeTiler};
pub use tuple::{IntTuple, MAX_NODES, MAX_TYPE_WIDTH, MAX_WIDTH, Tree};
