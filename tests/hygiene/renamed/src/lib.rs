//! A library for devices: no `std`, `tla` under another name, every lint at its strictest.
//!
//! The workspace builds it together with everything else, and so with the default features of `tla`.
//! `cargo test -p tla-hygiene` builds it as it stands: without them.

#![no_std]
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, missing_debug_implementations, missing_copy_implementations, unreachable_pub)]
#![deny(unused_qualifications, unused_results, elided_lifetimes_in_paths, unnameable_types, rust_2018_idioms)]
#![deny(clippy::all, clippy::pedantic, clippy::nursery)]
#![deny(
    clippy::missing_const_for_fn,
    clippy::missing_inline_in_public_items,
    clippy::arithmetic_side_effects
)]
#![deny(clippy::indexing_slicing, clippy::panic, clippy::as_conversions, clippy::absolute_paths)]

pub use layouts;
use layouts::prelude::*;

/// How many rows the tiles have.
pub const ROWS: usize = 8;

/// Axes of a device of our own.
pub mod device {
    layouts::axis! {
        /// Local memory of one core.
        pub scratch: memory;
        pub core: device;
        pub quad: thread(warpgroup in cta);
    }
}

layout! {
    /// A tile with documentation of its own.
    pub struct Documented = (8, 64) -> Swizzle<f16, 128B> o S[(8, 64)];

    pub struct Undocumented = S[(ROWS, 4):(4@laneid, 1@laneid)] + R[2:4@warpid] + 5@warpid;

    pub struct OnDevice = S[(4, ROWS, 16):(1@crate::device::core, 16@crate::device::scratch, 1@crate::device::scratch)];

    pub(crate) type Rows<const N: usize> = S[(N, 16)];

    pub struct Retiled = Documented.slice(0..8, 0..{ ROWS * 4 }).tile_to((16, 64));

    pub struct Blocked = (8, 64):(64, 1).logical_divide((4, 16)).coalesce();
}

/// The offset of an element, in a function of the library.
#[must_use]
#[inline]
pub fn offset(row: u32, column: u32) -> u32 {
    Documented::offset([row, column])
}

/// The lane that holds the element, and the number of warps that do.
#[must_use]
#[inline]
pub fn lane(row: u32, column: u32) -> (u32, usize) {
    let at = Undocumented::at([row, column]);
    (at.on::<axis::laneid>(), at.places().count())
}

/// The size of a tile of any number of rows.
#[must_use]
#[inline]
pub const fn size<const N: usize>() -> usize {
    Rows::<N>::SIZE
}

/// A macro of this library that uses one of `tla`: its users need no dependency of their own.
#[macro_export]
macro_rules! tile {
    ($name:ident, $rows:expr, $columns:expr) => {
        $crate::layouts::layout! {
            /// A tile.
            pub struct $name = S[($rows, $columns)];
        }
    };
}
