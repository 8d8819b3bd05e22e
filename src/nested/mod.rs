//! Nested layouts: shapes and strides that are tuples of tuples, static, run-time or mixed (TLA).
//!
//! A [`Layout`] keeps the shape in memory, the strides, and the *origin shape*, the valid range apart
//! from the padding. Inside a mode the **first** extent is fastest, as in TLA and CuTe; in `S[..]` it is
//! the last.

mod address;
pub mod arith;
mod convolution;
mod derived;
mod layout;
mod leaf;
mod mapping;
mod origin;
mod path;
pub mod tag;
mod tile;
mod tuple;

pub use address::{Address, SplitAddress};
pub use convolution::{Blocks, C0, FeatureMap, Filter, To16};
pub use derived::{CeilDiv, Derived, DivCeilBy, Fixed, LeafRule, Size, SmallSize};
pub use layout::Layout;
pub use leaf::Leaf;
pub use mapping::{Single, StaticLayout, StaticOrigin, StaticTuple};
pub use origin::{DefaultOrigin, Origin};
pub use path::GetPath;
pub(crate) use tile::numbered;
pub use tile::{SmallTile, TileMode, TileOf};
pub use tuple::{Congruent, Get, IntTuple};
