//! The layout algebra of `tla` on plain values.
//!
//! A tensor layout says where the element of a logical index lives: at which address, on which
//! lane, in which register. Here a layout is a value, [`Map`], and every operation on it is a
//! `const fn`. The crate `tla` runs it in const evaluation to turn layouts into types, its macros
//! run it on literals to report mistakes at the offending token, and a compiler runs it on values
//! that it computes. One algebra, three times; no rule lives anywhere else.
//!
//! ```
//! use tla_core::{axis, Iter, Map};
//!
//! // S[(8,4):(4@laneid,1@laneid)]: row i, column j on lane 4 i + j
//! let map = Map::try_new(
//!     &[Iter::new(8, 4, axis::LANEID), Iter::new(4, 1, axis::LANEID)],
//!     &[],
//!     &[],
//! )?;
//! assert_eq!(map.try_base(&[5, 3])?.on(axis::LANEID), 23);
//! assert_eq!(map.to_string(), "S[(8,4):(4@laneid,1@laneid)]");
//! # Ok::<(), tla_core::LayoutError>(())
//! ```
//!
//! # What a layout is
//!
//! `L = D + R + O`: shard iters `D` (slow to fast), replica iters `R`, one offset an axis `O`,
//! and optionally a swizzle after them. An iter is `(extent, stride, axis)`. The element of the
//! linear index `x` is held by every place of
//!
//! ```text
//! L(x) = { sum_k digit_k(x) * stride_k @ axis_k  +  r  +  O  :  r in R }
//! ```
//!
//! # Errors
//!
//! Every operation that can refuse its input is a `try_x` that returns `Result<_, LayoutError>`. In const
//! contexts a panic is a compile error: there most operations on [`Map`] and [`nested::NestedLayout`] have a
//! thin panicking twin `x`, and [`ok`] is that twin for all others, as in `ok(Shape::try_new(&[8, 64]))`.
//! Text that is no layout is a [`ParseError`]. Nothing else panics, wraps or saturates, whatever the input.
//!
//! # Features
//!
//! - `serde` (off by default): layouts, tuples, swizzles, shapes and axes in the formats of `serde`, each as
//!   its text. `WithAxes` reads those over axes of one's own.
//!
//! # What this crate is not
//!
//! It knows no types for layouts, no views of memory and no macros: those are `tla`'s. It counts in
//! `u64` and `i64`, never in `usize`, because the machine that compiles a layout need not be the
//! one that uses it.
#![no_std]
#![forbid(unsafe_code)]

#[macro_use]
mod tri;

pub mod atom;
pub mod axis;
pub mod bank;
mod blame;
mod broadcast;
mod canonicalize;
mod compose;
mod cosize;
mod cut;
mod direct_sum;
pub mod element;
mod error;
mod forward;
mod from_text;
mod fuse;
mod group;
mod group_many;
mod inverse;
mod iter;
mod join;
mod list;
mod map;
mod message;
pub mod nearest;
pub mod nested;
mod num;
mod ok;
mod pack;
pub mod parse;
mod permute;
mod picture;
mod places;
mod point;
mod print;
pub mod ready;
pub mod scope;
#[cfg(feature = "serde")]
mod serial;
mod shape;
mod size;
mod slice;
mod split;
mod split_axis;
mod storage;
mod swizzle;
mod text;
mod tile;
mod tile_to;
mod untile;
mod untile_fused;
mod walk;

pub use axis::{Axis, AxisKind};
pub use bank::Bank;
pub use blame::Blame;
pub use error::{Collision, Element, LayoutError, ModeError, OwnerError, Part, Place, Quantity, TilingError};
pub use group::Grouped;
pub use group_many::{GroupedMany, MAX_SHAPES};
pub use inverse::{Decoder, Digits, Inverse, MAX_DIGITS, MAX_GUESSES, MAX_OWNER_AXES};
pub use iter::{Iter, Strided};
pub use list::List;
pub use map::{MAX_AXES, MAX_ITERS, MAX_OFFSETS, MAX_RANK, MAX_REPLICAS, Map};
pub use ok::ok;
pub use parse::ParseError;
pub use picture::Picture;
pub use places::Places;
pub use point::Point;
pub use scope::{Scope, ScopePair};
#[cfg(feature = "serde")]
pub use serial::WithAxes;
pub use shape::Shape;
pub use split::{Digit, Split};
pub use swizzle::{Convention, Swizzle, SwizzleUnit, SwizzleWidth};
pub use text::{Name, Text};
