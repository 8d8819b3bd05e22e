//! Tensor layouts as types: written once in the notation of the papers, checked by the compiler, and
//! folded to the index arithmetic that one would have written by hand.
//!
//! ```
//! use tla::axis::{laneid, warpid};
//! use tla::prelude::*;
//!
//! layout! {
//!     /// The accumulator of a matrix multiply in registers: 8 by 16 elements in two warps, with a
//!     /// copy in two others.
//!     pub struct Acc = (8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid;
//!
//!     /// A tile of shared memory, swizzled so that the 8 rows of a column lie in 8 groups of banks.
//!     pub struct Smem = (8, 64) -> Swizzle<f16, 128B> o S[(8, 64)];
//! }
//!
//! // Element (7, 15) is in register 1 of lane 31, in the warps 6 and 10.
//! let at = Acc::at([7, 15_u32]);
//! assert_eq!((at.on::<laneid>(), at.offset()), (31, 1));
//! assert!(at.places().map(|place| place.on::<warpid>()).eq([6, 10]));
//!
//! // Sizes are constants, addresses are counted in elements.
//! let tile = [0_u16; Smem::COSIZE];
//! assert_eq!(tile[Smem::offset([1_usize, 0])], tile[72]);
//! ```
//!
//! # What is here
//!
//! - [`layout!`] writes a layout as a type, [`axis!`] makes axes of your own;
//! - [`Mapping`] is what every layout answers: where an element lies ([`at`](Mapping::at),
//!   [`offset`](Mapping::offset)), in which places ([`At::places`]), how much memory it needs
//!   ([`COSIZE`](Mapping::COSIZE)); [`fold`] answers the same in const contexts;
//! - [`Named`] gives the layouts with a name their storage, [`View`] and [`ViewMut`] join a slice to a
//!   layout, and coordinates from [`Mapping::coords`] index them without a check;
//! - [`TileLayout`], [`ComposeLayout`], [`Reshaped`] and [`SwizzleLayout`] are the types behind the
//!   notation;
//! - [`nested`] has layouts of nested tuples, static, run-time or mixed, with the tags of blocked matrices
//!   and tiles at the edge, and [`tensor`] joins them to elements;
//! - [`ops`] makes layouts of layouts: tiles, slices, compositions, divides and products, each a type; in
//!   [`layout!`] they are methods;
//! - [`Owner`] is the inverse: given a lane, a warp and a register, which element is it;
//! - [`algebra`] is the same algebra on values, for programs that compute layouts; [`Valued`] makes a type of what
//!   a `const fn` computes, such as a ready-made layout.
//!
//! The [`tutorial`] goes through all of it, step by step. [`tirx_algebra`] and [`cute_algebra`] show every
//! operation with a picture, [`catlass`] is for people who know TLA in C++, and the [`glossary`] has the
//! words. Most programs begin with `use tla::prelude::*;`.
//!
//! # Rules
//!
//! A layout is `L(x) = { D(x) + r + O : r in R }`: the digits `D` of a logical index `x` times their
//! strides, each on a named axis; replicas `R`; one offset an axis `O`; optionally a swizzle after
//! them. The rules are those of TIRx, the layouts of Apache TVM's tensor-level IR; those of [`nested`]
//! layouts are TLA's. In `S[..]` the last extent is the fastest, inside a nested mode the first. Sizes and
//! addresses count elements, not bytes; a swizzle counts elements too.
//!
//! # What it costs
//!
//! Nothing at run time: an evaluator is unrolled over the terms of its layout, and every number in it
//! is a constant. There is no allocation, no panic and no table behind [`At::offset`], [`At::on`] and
//! [`Mapping::offset`], and the crate is `no_std`, so device code can use it.
//!
//! # What this crate is not
//!
//! It moves no data and launches nothing: it says where elements are. It returns offsets, not pointers,
//! because a kernel chooses its address space itself.
//!
//! # Features
//!
//! - `generic-array` (on by default): a named layout has a length `Named::Len` for
//!   `GenericArray`, and `typenum` integers can be extents and strides.
//! - `serde` (off by default): layouts as values ([`Map`], those of [`algebra::nested`], swizzles) in the
//!   formats of `serde`, each as its text; `WithAxes` reads those over axes of one's own.
#![no_std]

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;
mod at;
pub mod axis;
pub mod catlass;
#[doc(hidden)]
pub mod check;
mod coordinate;
pub mod cute_algebra;
pub mod element;
mod exactly;
pub mod fold;
pub mod glossary;
pub mod int;
mod integer;
mod layout_of;
#[cfg(feature = "generic-array")]
#[doc(hidden)]
pub mod len;
mod macros;
mod mapping;
mod narrow;
pub mod nested;
pub mod ops;
mod owner;
mod places;
mod plan;
pub mod prelude;
mod proven;
mod reshaped;
mod rule;
mod seal;
mod step;
mod swizzle;
mod tile;
pub mod tirx_algebra;
mod tuple;
pub mod tutorial;
mod valued;
mod view;

/// The layout algebra on values: what a compiler or a host program uses at run time.
pub use tla_core as algebra;
#[cfg(feature = "serde")]
pub use tla_core::WithAxes;
pub use tla_core::{LayoutError, Map};

pub use crate::at::At;
pub use crate::axis::{AxisTuple, AxisType};
pub use crate::coordinate::Coordinate;
pub use crate::element::{Element, ElementOf, Of};
pub use crate::int::{Int, Neg, StaticInt};
pub use crate::integer::IndexInt;
pub use crate::layout_of::LayoutOf;
pub use crate::mapping::{Mapping, Named};
pub use crate::ops::{
    BlockedProduct, Broadcast, Canonical, Coalesced, CoalescedModes, CoalescedZ, Complement,
    ComplementOrdered, Composition, CompositionModes, CompositionWithin, Diced, DirectSum, DirectSumLeft,
    DirectSumRight, Downcast, Filtered, FlatDivide, FlatProduct, FusedAxes, Grouped, Keep, LayoutTiler,
    LeftInverse, LogicalDivide, LogicalProduct, MaxCommonLayout, Nullspace, OnAxes, Ordered, Packed,
    Permuted, RaggedDivide, RakedProduct, Range, Recast, Reversed, RightInverse, ShapeTiler, Sliced,
    SlicedAt, SplitAxis, Stored, ThreadValue, TileInner, TileOuter, Tiled, TiledDivide, TiledProduct,
    TiledTo, TiledToShape, TiledToShapeOrdered, Unpacked, Upcast, ZippedDivide, ZippedProduct,
};
pub use crate::owner::{AxesOf, Fragment, Holders, Owner, ThreadAxesOf};
pub use crate::places::{Place, Places};
pub use crate::proven::{Coords, Proven};
pub use crate::reshaped::Reshaped;
pub use crate::step::{On, SignedInt, StaticStride};
pub use crate::swizzle::{ComposeLayout, ElementSwizzle, ElementWidth, SwizzleLayout, SwizzleType, width};
pub use crate::tile::{O, Offset, R, Replica, S, Shard, TileLayout};
pub use crate::tuple::{AsLongAs, RowMajor, StaticOffsets, StaticShape, StridesOf};
pub use crate::valued::{LayoutValue, Valued};
pub use crate::view::tensor::{self, Tensor};
pub use crate::view::{TooShort, View, ViewMut};

/// The code of the README, compiled and run with the other examples.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub enum Readme {}
