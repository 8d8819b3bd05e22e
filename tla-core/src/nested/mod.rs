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
//!
//! # The algebra
//!
//! CuTe's operations build layouts from layouts: coalesce, composition, complement, inverses, divides and
//! products, each a method named for it. Strides may be negative there
//! ([`try_signed`](NestedLayout::try_signed)), an index beyond a layout runs on in its last mode, and the valid
//! range takes no part: that of a result is its whole shape.
//!
//! ```
//! use tla_core::nested::parse::cute;
//!
//! let rows = cute("(4,8):(8,1)")?;
//! // every second element of the first 16, and what is left out of 32
//! let tile = cute("8:2")?;
//! assert_eq!(rows.try_compose(&tile)?.to_string(), "(2,4):(16,1)");
//! assert_eq!(tile.try_complement(32)?.to_string(), "(2,2):(1,16)");
//! assert_eq!(rows.try_right_inverse()?.to_string(), "(8,4):(4,1)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
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
mod on_axes;
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
