//! A tutorial, step by step. Every piece of code on this page is compiled and run by the tests.
//!
//! 1. [A first tile](#a-first-tile)
//! 2. [Axes](#axes)
//! 3. [Replicas and offsets](#replicas-and-offsets)
//! 4. [Shapes](#shapes)
//! 5. [Swizzles and banks](#swizzles-and-banks)
//! 6. [Constants and const generics](#constants-and-const-generics)
//! 7. [Constants from layouts](#constants-from-layouts)
//! 8. [Storage and views](#storage-and-views)
//! 9. [Generic code](#generic-code)
//! 10. [Nested layouts, tags and tails](#nested-layouts-tags-and-tails)
//! 11. [Layouts from layouts](#layouts-from-layouts)
//! 12. [Who holds an element](#who-holds-an-element)
//! 13. [Layouts as values](#layouts-as-values)
//! 14. [What errors look like](#what-errors-look-like)
//!
//! # A first tile
//!
//! A layout says where the elements of a tensor lie. `S[(8,64):(72,1)]` is 8 rows of 64 elements, 72
//! elements from one row to the next: extents, a colon, strides. The last extent is the fastest.
//!
//! ```
//! use tla::prelude::*;
//!
//! layout! { struct Padded = S[(8, 64):(72, 1)]; }
//!
//! assert_eq!(Padded::offset([2, 5]), 2 * 72 + 5);
//! ```
//!
//! `offset` takes one entry a dimension, or one integer: the linear index, which counts all elements
//! with the last dimension fastest. The entries may be `u32`, `u64`, `usize` or `i32`, and the result
//! is what they are.
//!
//! ```
//! # use tla::prelude::*;
//! # layout! { struct Padded = S[(8, 64):(72, 1)]; }
//! assert_eq!(Padded::offset(64_u32), 72_u32);
//! assert_eq!(Padded::offset([1_usize, 0]), 72_usize);
//! ```
//!
//! `SIZE` is the number of elements, `COSIZE` how many elements of memory they need: one more than the
//! largest address.
//!
//! ```
//! # use tla::prelude::*;
//! # layout! { struct Padded = S[(8, 64):(72, 1)]; }
//! assert_eq!((Padded::SIZE, Padded::COSIZE), (512, 7 * 72 + 64));
//! ```
//!
//! Coordinates are not checked by `offset`, as pointers are not by `add`. [Views](#storage-and-views)
//! check.
//!
//! # Axes
//!
//! Not every element lies at an address. The registers of a warp hold a tile together: an element is
//! on some *lane*, in some *register* of it. So a stride has an axis: `4@laneid` means that one step
//! moves by 4 lanes. A stride without an axis is on `m`, the memory of one thread: its registers, or
//! an address.
//!
//! This is how a warp holds an 8 by 8 tile for a tensor core: the element in row `i` and column `j` is
//! on lane `4 i + j / 2`, in register `j % 2`.
//!
//! ```
//! use tla::axis::laneid;
//! use tla::prelude::*;
//!
//! layout! { struct Fragment = S[(8, 4, 2):(4@laneid, 1@laneid, 1)]; }
//!
//! let at = Fragment::at([5, 3, 1]);
//! assert_eq!(at.on::<laneid>(), 4 * 5 + 3);
//! assert_eq!(at.offset(), 1); // short for at.on::<m>()
//! ```
//!
//! [`axis`](mod@crate::axis) lists the axes: threads (`laneid`, `warpid`, `tx`, ..), memories (`m`, `TLane`
//! and `TCol` of tensor memory, `P` and `F` of a partitioned scratchpad), devices (`pid`).
//! [`axis!`](crate::axis!) makes more:
//!
//! ```
//! use tla::axis::pid;
//! use tla::prelude::*;
//!
//! axis! { stage: device; }
//!
//! // 4 stages of 2 devices, each with 256 rows of 512 elements
//! layout! { struct Weights = S[(4, 2, 256, 512):(1@self::stage, 1@pid, 512, 1)]; }
//!
//! fn main() {
//!     let at = Weights::at([3, 1, 9, 0]);
//!     assert_eq!((at.on::<stage>(), at.on::<pid>(), at.offset()), (3, 1, 9 * 512));
//!     assert_eq!(Weights::COSIZE, 256 * 512);
//! }
//! ```
//!
//! The thread axes of one layout have to fit together. `laneid` counts threads in a warp and `warpid`
//! warps in a block: fine. `laneid` beside `tx`, which counts threads in a block, does not compile.
//!
//! # Replicas and offsets
//!
//! `R[2:4@warpid]` says that every element is held twice, 4 warps apart; `5@warpid` moves all of them
//! by 5 warps.
//!
//! ```
//! use tla::axis::warpid;
//! use tla::prelude::*;
//!
//! layout! { struct Shared = S[(2, 8):(1@warpid, 1)] + R[2:4@warpid] + 5@warpid; }
//!
//! let at = Shared::at([1, 3]);
//! assert_eq!(at.on::<warpid>(), 6); // replica 0
//! let warps: Vec<u32> = at.places().map(|place| place.on::<warpid>()).collect();
//! assert_eq!(warps, [6, 10]);
//! assert_eq!(Shared::REPLICAS, 2);
//! ```
//!
//! # Shapes
//!
//! The notation lists as many extents as it needs strides, not as many as the tensor has dimensions.
//! `shape ->` says under which shape a layout is asked. Its product is the number of elements.
//!
//! ```
//! use tla::axis::laneid;
//! use tla::prelude::*;
//!
//! layout! { struct Fragment = (8, 8) -> S[(8, 4, 2):(4@laneid, 1@laneid, 1)]; }
//!
//! let at = Fragment::at([5, 7]);
//! assert_eq!((at.on::<laneid>(), at.offset()), (23, 1));
//! assert_eq!(Fragment::shape(), [8, 8]);
//! ```
//!
//! # Swizzles and banks
//!
//! Shared memory has 32 banks, each 4 bytes wide. In a row-major tile with rows of 128 bytes all rows
//! of one column lie in one bank, and reading a column takes as many visits as there are rows. A
//! swizzle XORs the row into the column, and the column is spread over the banks.
//!
//! `Swizzle<f16, 128B>` is the swizzle that the hardware knows for 16-bit elements and rows of 128
//! bytes; `Swizzle<3,3,3>` is the same by its numbers `M`, `B`, `S`: bits `M+S .. M+S+B` of the address
//! are XORed into bits `M .. M+B`. They count **elements**. CuTe writes the three in the order
//! `B, M, S` and counts bytes where shared memory is concerned.
//!
//! ```
//! use tla::algebra::bank;
//! use tla::prelude::*;
//!
//! layout! {
//!     struct Plain = S[(8, 64)];
//!     struct Swizzled = Swizzle<f16, 128B> o S[(8, 64)];
//! }
//!
//! fn banks<L: Mapping>() -> Vec<u64> {
//!     (0..8_u64).map(|i| bank::of(L::offset([i, 0]), 16).bank).collect()
//! }
//! assert_eq!(banks::<Plain>(), [0; 8]);
//! assert_eq!(banks::<Swizzled>(), [0, 4, 8, 12, 16, 20, 24, 28]);
//! assert_eq!(Swizzled::offset([3, 0]), 72 * 3);
//! ```
//!
//! The buffer must be aligned to 8 rows (1024 bytes for `128B`): the hardware swizzles absolute
//! addresses, a layout its own.
//!
//! # Constants and const generics
//!
//! A number may be a constant, an expression in braces, or a const parameter in scope:
//!
//! ```
//! use tla::prelude::*;
//!
//! const BLOCK_K: usize = 64;
//! const PADDING: usize = 8;
//! layout! { struct Operand = S[(128, BLOCK_K):({ BLOCK_K + PADDING }, 1)]; }
//! assert_eq!(Operand::offset([1, 0]), 72);
//!
//! fn last<const ROWS: usize, const COLUMNS: usize>() -> usize {
//!     <layout!(S[(ROWS, COLUMNS)])>::COSIZE - 1
//! }
//! assert_eq!(last::<4, 6>(), 23);
//! ```
//!
//! `layout!(..)` in type position is a type without a name; `type Name<..> = ..;` in item position
//! names a family of them.
//!
//! ```
//! use tla::prelude::*;
//!
//! layout! { type RowMajor<const ROWS: usize, const COLUMNS: usize> = S[(ROWS, COLUMNS)]; }
//! assert_eq!(RowMajor::<4, 6>::offset([1, 0]), 6);
//! ```
//!
//! # Constants from layouts
//!
//! Sizes are constants. So are addresses, by way of [`fold`](crate::fold), whose functions are const
//! and count in `usize`:
//!
//! ```
//! use tla::axis::laneid;
//! use tla::fold;
//! use tla::prelude::*;
//!
//! layout! { struct Fragment = (8, 8) -> S[(8, 4, 2):(4@laneid, 1@laneid, 1)]; }
//!
//! const LANE: usize = fold::at::<Fragment, _>([5, 7]).on::<laneid>();
//! const REGISTERS: usize = Fragment::COSIZE;
//! static LOOKUP: [usize; Fragment::SIZE] = Fragment::table();
//! assert_eq!((LANE, REGISTERS, LOOKUP[63]), (23, 2, 1));
//! ```
//!
//! A coordinate outside the shape does not compile there.
//!
//! # Storage and views
//!
//! A named layout has a [`Storage`](crate::Named::Storage), an array of its cosize. A
//! [`View`](crate::View) joins any slice to a layout: the length is checked once, then coordinates
//! find the elements.
//!
//! ```
//! use tla::prelude::*;
//!
//! layout! { struct Padded = S[(4, 6):(8, 1)]; }
//!
//! let mut data: <Padded as Named>::Storage<f32> = [0.0; Padded::COSIZE];
//! let mut view = ViewMut::<_, Padded>::new(&mut data)?;
//! view[[3, 5]] = 1.0;
//! assert_eq!(view.get([4, 0]), None); // row 4 of 4
//! assert_eq!(data[3 * 8 + 5], 1.0);
//! # Ok::<(), tla::TooShort>(())
//! ```
//!
//! An index `[i, j]` is compared with the shape each time. A coordinate from
//! [`coords`](crate::Mapping::coords) is *proven*: its type knows the shape, it indexes every view of
//! that shape, whatever the layout, and costs no check.
//!
//! ```
//! use tla::prelude::*;
//!
//! layout! {
//!     struct RowMajor = S[(4, 6)];
//!     struct ColumnMajor = S[(4, 6):(1, 4)];
//! }
//!
//! let rows: Vec<u32> = (0..24).collect();
//! let mut columns = [0; ColumnMajor::COSIZE];
//! let from = View::<_, RowMajor>::new(&rows)?;
//! let mut to = ViewMut::<_, ColumnMajor>::new(&mut columns)?;
//! RowMajor::coords::<2>().for_each(|c| to[c] = from[c]);
//! assert_eq!(columns[..4], [0, 6, 12, 18]);
//! # Ok::<(), tla::TooShort>(())
//! ```
//!
//! # Generic code
//!
//! [`Mapping`](crate::Mapping) is every layout, [`Named`](crate::Named) those with storage. A function
//! over them is compiled once for each layout, with its numbers folded in.
//!
//! ```
//! use tla::prelude::*;
//!
//! /// Copies a matrix between two layouts of one shape.
//! fn stage<Src: Mapping, Dst: Mapping>(from: View<'_, u16, Src>, to: &mut ViewMut<'_, u16, Dst>) {
//!     Src::coords::<2>().for_each(|c| to[c] = from[c]);
//! }
//!
//! /// A tile that owns its elements.
//! struct Tile<L: Named> {
//!     data: L::Storage<u16>,
//! }
//!
//! impl<L: Named> Tile<L> {
//!     fn load<Src: Mapping>(&mut self, from: View<'_, u16, Src>) -> Result<(), tla::TooShort> {
//!         stage(from, &mut ViewMut::<_, L>::new(self.data.as_mut())?);
//!         Ok(())
//!     }
//! }
//!
//! layout! {
//!     struct Global = S[(8, 64):(256, 1)];
//!     struct Smem = Swizzle<u16, 128B> o S[(8, 64)];
//! }
//!
//! let matrix: Vec<u16> = (0..2048).collect();
//! let mut tile = Tile::<Smem> { data: [0; Smem::COSIZE] };
//! tile.load(View::<_, Global>::new(&matrix)?)?;
//! assert_eq!(tile.data[72], matrix[256]);
//! # Ok::<(), tla::TooShort>(())
//! ```
//!
//! # Nested layouts, tags and tails
//!
//! [`nested::Layout`](crate::nested::Layout) is the layout of TLA and CuTe: shape and stride are tuples of
//! tuples, and each integer is static (`Int::<16>`) or known at run time (`7_u32`). What is static
//! folds, what is not stays. Inside a mode the **first** extent is the fastest, as it is written there;
//! in `S[..]` it is the last.
//!
//! Blocked matrices have names, [tags](crate::nested::tag). `zN` holds blocks of 16 rows of 32 bytes,
//! row-major inside and one below the other. The blocks cover the matrix and reach beyond it, so the
//! layout keeps the valid range, the *origin shape*, apart from the shape in memory.
//!
//! ```
//! use tla::element::f16;
//! use tla::nested::tag::zN;
//! use tla::prelude::*;
//!
//! let layout = zN::<f16>::layout(100_u32, 100_u32);
//! assert_eq!(layout.to_string(), "((_16, 7), (_16, 7)):((_16, _256), (_1, 1792))");
//! assert_eq!(layout.crd2offset((17, 3)), 16 + 256 + 3);
//! assert_eq!(layout.origin_shape(), [100, 100]);
//! assert_eq!(layout.capacity(), 112 * 112);
//!
//! // a tile at the edge is clipped; its element (r, c) is the layout's (96 + r, 96 + c)
//! let tile = layout.tile((Int::<32>, Int::<48>), [96, 96]);
//! assert_eq!(tile.origin_shape(), [4, 4]);
//!
//! // with static sizes the layout is zero-sized, and a `Mapping` as every other
//! fn buffer<L: Mapping>(_: L) -> usize {
//!     L::COSIZE
//! }
//! assert_eq!(buffer(zN::<f16>::layout(Int::<100>, Int::<100>)), 112 * 112);
//! ```
//!
//! # Layouts from layouts
//!
//! A layout need not be written in one piece. What a warp holds is given by the instruction; how the warps
//! stand is the kernel's choice; the block is the one tiled over the other. In [`layout!`](crate::layout!)
//! an operation is a method, on what is written there or on a type that a path names.
//!
//! ```
//! use tla::axis::{laneid, warpid};
//! use tla::prelude::*;
//!
//! layout! { struct Warp = (16, 8) -> S[(2, 8, 4, 2):(2, 4@laneid, 1@laneid, 1)]; }
//! // two warps beside each other, two below
//! layout! { struct Block = Warp.tile(S[(2, 2):(2@warpid, 1@warpid)]); }
//! // the upper half of it
//! type Upper = layout!(Block.slice(0..16, 0..16));
//!
//! assert_eq!(Block::shape(), [32, 16]);
//! let at = Block::at([17, 11]);
//! assert_eq!((at.on::<warpid>(), at.on::<laneid>(), at.offset()), (3, 5, 1));
//! assert_eq!(Upper::shape(), [16, 16]);
//! ```
//!
//! Each operation is also a type, a layout as every other, so generic code makes layouts of its parameters.
//! What an operation costs is paid in const evaluation; the address is that of the layout that comes out.
//!
//! ```
//! use tla::prelude::*;
//! use tla::{Canonical, TiledTo};
//!
//! /// A block of `ROWS` by 64 elements, tiled by `Tile`.
//! type Staged<Tile, const ROWS: usize> = Canonical<TiledTo<Tile, (Int<ROWS>, Int<64>)>>;
//!
//! fn words<Tile: Mapping>() -> usize {
//!     Staged::<Tile, 32>::COSIZE
//! }
//! assert_eq!(words::<layout!(S[(8, 8)])>(), 2048);
//! ```
//!
//! The pages on layouts with [named axes](crate::tirx_algebra) and on [nested ones](crate::cute_algebra)
//! show every operation with a picture.
//!
//! # Who holds an element
//!
//! A layout says where an element is. A thread asks the other way round: which elements are mine?
//! [`Owner`](crate::Owner) is that inverse, with the axes named once.
//!
//! ```
//! use tla::Owner;
//! use tla::axis::{laneid, m};
//! use tla::prelude::*;
//!
//! layout! { struct Warp = (16, 8) -> S[(2, 8, 4, 2):(2, 4@laneid, 1@laneid, 1)]; }
//! type Mine = Owner<Warp, (laneid, m)>;
//!
//! // register 3 of lane 5
//! assert_eq!(Mine::coord_at([5, 3]), Some([9, 3]));
//! // lane 5 adds up what it holds of a matrix: a loop over constants, with no index arithmetic in it
//! let matrix: Vec<u32> = (0..128).collect();
//! let view = View::<_, layout!(S[(16, 8)])>::new(&matrix)?;
//! let mut sum = 0;
//! for (_register, [i, j]) in Mine::fragment([5_usize]) {
//!     sum += view[[i, j]];
//! }
//! assert_eq!(sum, 10 + 11 + 74 + 75);
//! # Ok::<(), tla::TooShort>(())
//! ```
//!
//! A layout in which two elements share a place has no owner and does not compile.
//!
//! # Layouts as values
//!
//! `L::MAP` is the layout as a value. The operations on it are those of [`algebra`](crate::algebra): a
//! `try_x` returns an error, and in a const context [`ok`](crate::algebra::ok)`(try_x(..))` is a value or a
//! compile error; many have a twin `x` that is just that. Text goes in and out.
//!
//! ```
//! use tla::algebra::{self, axis, parse};
//! use tla::prelude::*;
//!
//! let map = parse::tirx("(8,16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)]")?;
//! assert_eq!(map.try_base(&[7, 15])?.on(axis::LANEID), 31);
//!
//! type Tile = layout!(S[(8, 2, 3, 6):(6, 24, 6, 1)]);
//! assert_eq!(Tile::MAP.try_canonicalize()?.to_string(), "S[(8,2,18):(6,24,1)]");
//!
//! const SHAPE: algebra::Shape = algebra::ok(algebra::Shape::try_new(&[16, 18]));
//! const TILED: tla::Map = Tile::MAP.reshape(&SHAPE);
//! assert_eq!(TILED.shape().extents(), [16, 18]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`picture`](crate::Map::picture) draws a layout, for a page or for the eyes:
//!
//! ```
//! use tla::prelude::*;
//!
//! type Tile = layout!(Swizzle<0, 2, 2> o S[(4, 4)]);
//! assert!(Tile::MAP.picture().to_string().lines().eq([
//!     "   0  1  2  3",
//!     "0  0  1  2  3",
//!     "1  5  4  7  6",
//!     "2 10 11  8  9",
//!     "3 15 14 13 12",
//! ]));
//! ```
//!
//! # What errors look like
//!
//! A mistake is a compile error that says what is wrong, with the numbers, and what would be right.
//! Where the numbers are literals or constants of a named layout, it is shown at the token, by
//! `cargo check` and in the editor.
//!
//! ```compile_fail
//! use tla::prelude::*;
//!
//! layout! { pub struct Tile = Swizzle<3,3,1> o S[(8,0,64):(64,64,1)] + 1@gpu; }
//! ```
//!
//! All mistakes of one layout are reported together:
//!
//! ```text
//! error: unknown axis `gpu`; an axis of your own is written as a path, such as `self::gpu`
//!  --> cases/fail/mistakes-three-item.rs:5:72
//!   |
//! 5 | layout! { pub struct Tile = Swizzle<3,3,1> o S[(8,0,64):(64,64,1)] + 1@gpu; }
//!   |                                                                        ^^^
//!
//! error: extent 0 in shard iter 1: an extent is at least 1
//!  --> cases/fail/mistakes-three-item.rs:5:51
//!   |
//! 5 | layout! { pub struct Tile = Swizzle<3,3,1> o S[(8,0,64):(64,64,1)] + 1@gpu; }
//!   |                                                   ^
//!
//! error: swizzle needs S >= B, but S = 1 and B = 3: the bits that are read would overlap the bits that are changed
//!  --> cases/fail/mistakes-three-item.rs:5:41
//!   |
//! 5 | layout! { pub struct Tile = Swizzle<3,3,1> o S[(8,0,64):(64,64,1)] + 1@gpu; }
//!   |                                         ^
//! ```
//!
//! An operation says which one it is, the mode or the dimension, and both numbers:
//!
//! ```text
//! error: slice: dimension 1, the range ends at 72 but the extent is 64: it may end at 64
//!  --> cases/fail/operation-slice-beyond.rs:5:47
//!   |
//! 5 | type Tile = layout!(S[(8,64)].slice(0..8, 48..72));
//!   |                                               ^^
//! ```
//!
//! A const parameter has its value only where the generic code is built, so a mistake in it is found
//! by `cargo build`. The error names the rule that is broken and shows the use that broke it.
//!
//! ```compile_fail
//! use tla::prelude::*;
//!
//! layout! { pub type Tile<const B: usize> = Swizzle<3,B,2> o S[(8,64)]; }
//!
//! let address = Tile::<3>::offset([1_usize, 0]);
//! ```
//!
//! ```text
//! error[E0080]: evaluation panicked: swizzle needs S >= B, but S = 2 and B = 3: the bits that are read would overlap the bits that are changed
//!  --> $WORKSPACE/src/rule.rs
//!   |
//!   |     const SWIZZLE_IS_A_PERMUTATION: () = keep::<L>(Kind::Swizzle);
//!   |                                          ^^^^^^^^^^^^^^^^^^^^^^^^ evaluation of `tla::rule::Rules::<tla::ComposeLayout<tla::SwizzleLayout<tla::Int<3>, tla::Int<3>, tla::Int<2>>, tla::TileLayout<tla::S<(tla::Int<8>, tla::Int<64>)>>>>::SWIZZLE_IS_A_PERMUTATION` failed here
//!
//! note: erroneous constant encountered
//!  --> $WORKSPACE/src/rule.rs
//!   |
//!   |         let () = Self::SWIZZLE_IS_A_PERMUTATION;
//!   |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//!
//! note: erroneous constant encountered
//!  --> $WORKSPACE/src/mapping.rs
//!   |
//!   |         let () = Rules::<Self>::WELL_FORMED;
//!   |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^
//!
//! note: the above error was encountered while instantiating `fn <ComposeLayout<SwizzleLayout<tla::Int<3>, tla::Int<3>, tla::Int<2>>, TileLayout<S<(tla::Int<8>, tla::Int<64>)>>> as tla::Mapping>::offset::<usize, 2, [usize; 2]>`
//!  --> cases/fail/generic-swizzle-s-below-b.rs:8:13
//!   |
//! 8 |     let _ = Tile::<3>::offset([1_usize, 0]);
//!   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//! ```
