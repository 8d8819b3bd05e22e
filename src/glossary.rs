//! The words of this library, one line each, and where they are in it.
//!
//! Sizes, strides and addresses count elements, not bytes. Values that need a unit otherwise say so.
//!
//! # A layout
//!
//! | word | meaning | here |
//! |---|---|---|
//! | layout | a map from coordinates to places | [`Mapping`](crate::Mapping), [`nested::Layout`](crate::nested::Layout) |
//! | shape | the extents, one or more a dimension; nested, a tuple of tuples | [`Mapping::shape`](crate::Mapping::shape), [`Layout::shape`](crate::nested::Layout::shape) |
//! | extent | how many values a digit has, at least 1; a run-time one may be 0 | a number in a shape |
//! | stride | what one step of a digit adds to the place; 0 repeats, a negative one runs back | [`On`](crate::On) puts it on an axis |
//! | iter | an extent with its stride and axis | [`algebra::Iter`](crate::algebra::Iter) |
//! | axis | what a place is counted on: memory (`m`), lanes, warps, devices, .. | [`axis`](mod@crate::axis), [`axis!`](crate::axis!) |
//! | shard | the iters that a coordinate is split over: `S[..]` | [`S`](crate::S), [`TileLayout`](crate::TileLayout) |
//! | replica | iters over which an element is held again: `R[..]` | [`R`](crate::R), [`Map::replica`](crate::Map::replica) |
//! | offset | in `S[8] + 64`: a constant that is added; as a result: the address on `m` | [`O`](crate::O), [`Mapping::offset`](crate::Mapping::offset) |
//! | mode | an entry at the top of a nested shape, itself a number or a tuple | |
//! | rank | how many dimensions, or top-level modes; of a leaf 1 | [`Mapping::RANK`](crate::Mapping::RANK), [`IntTuple::RANK`](crate::nested::IntTuple::RANK) |
//! | depth | how deep a tuple is nested; of a leaf 0 | [`IntTuple::DEPTH`](crate::nested::IntTuple::DEPTH) |
//! | leaf | an integer of a tuple, static or known at run time | [`Leaf`](crate::nested::Leaf) |
//! | congruent | nested alike, as shape and stride are | [`Congruent`](crate::nested::Congruent) |
//! | coordinate | one entry a dimension or mode, or one integer for all | [`Coordinate`](crate::Coordinate), [`Address`](crate::nested::Address) |
//! | proven coordinate | one that is known to be in range, and is not checked again | [`Proven`](crate::Proven) |
//!
//! # How much
//!
//! | word | meaning | here |
//! |---|---|---|
//! | size | the number of elements; of a nested layout the valid ones | [`Mapping::SIZE`](crate::Mapping::SIZE) (all in the shape), [`Layout::size`](crate::nested::Layout::size) (valid) |
//! | cosize, capacity | elements of memory: 1 + the largest address, after the swizzle | [`Mapping::COSIZE`](crate::Mapping::COSIZE), [`Layout::capacity`](crate::nested::Layout::capacity) |
//! | span | 1 + the distance of the extreme places on one axis | [`Mapping::span`](crate::Mapping::span) |
//! | origin shape | the valid extents, one a mode, apart from the padding | [`Layout::origin_shape`](crate::nested::Layout::origin_shape) |
//! | padding | elements in memory that are not valid | [`Tensor::padded`](crate::tensor::Tensor::padded) |
//!
//! # Parts
//!
//! | word | meaning | here |
//! |---|---|---|
//! | tile | a part of so many elements a mode, from a coordinate on | [`Layout::tile`](crate::nested::Layout::tile), [`Tensor::tile`](crate::tensor::Tensor::tile) |
//! | tail tile | a tile at an end, which has fewer valid elements than its shape: it is clipped | [`Tensor::extents`](crate::tensor::Tensor::extents) |
//! | block, fractal | the inner extents of a nested matrix: 16 rows of 32 bytes in `zN` | [`tag`](crate::nested::tag) |
//! | tag | a layout of matrices by name | [`TagType`](crate::nested::tag::TagType) |
//! | slice | a tensor with some modes fixed | [`Tensor::slice`](crate::tensor::Tensor::slice) |
//! | canonicalize | the one form of a layout that gives the same places; neighbours that are one iter are joined | [`Map::try_canonicalize`](crate::Map::try_canonicalize) |
//! | group | iters by dimension of a shape, split where they cross it | [`Map::try_group`](crate::Map::try_group) |
//!
//! # Layouts from layouts
//!
//! The pages on [layouts with named axes](crate::tirx_algebra) and on [nested layouts](crate::cute_algebra)
//! show each operation.
//!
//! | word | meaning | here |
//! |---|---|---|
//! | tile (a layout over another) | a whole layout in the place of each element of another | [`Tiled`](crate::Tiled), [`Map::try_tile`](crate::Map::try_tile) |
//! | direct sum | tiling without scaling: both strides are those of the whole | [`DirectSum`](crate::DirectSum) |
//! | slice (of a layout) | a region as a layout; of a nested layout, the modes that a coordinate leaves open | [`Sliced`](crate::Sliced), [`SlicedAt`](crate::SlicedAt) |
//! | pack, unpack | `n` neighbours in memory counted as one element, and back | [`Packed`](crate::Packed), [`Unpacked`](crate::Unpacked) |
//! | fuse, split axes | threads counted on one axis, or on several | [`FusedAxes`](crate::FusedAxes), [`SplitAxis`](crate::SplitAxis) |
//! | coalesce | fewer integers, the same function of the index | [`Coalesced`](crate::Coalesced) |
//! | composition | one layout asked through another: `A(B(i))` | [`Composition`](crate::Composition) |
//! | complement | the indices that a layout leaves out, as a layout | [`Complement`](crate::Complement) |
//! | tiles, ordered only | a layout *tiles* when copies of it cover everything; one that is only ordered and disjoint leaves gaps | [`try_complement_ordered`](crate::algebra::nested::NestedLayout::try_complement_ordered) |
//! | right inverse, left inverse | from an address to an index: `L(R(i)) = i`; for every layout that is one to one: `R(L(i)) = i` | [`RightInverse`](crate::RightInverse), [`LeftInverse`](crate::LeftInverse) |
//! | nullspace | the indices along which a layout stands still | [`Nullspace`](crate::Nullspace) |
//! | divide | a layout cut into tiles: inside a tile, and which tile; *ragged* where the last one is not full | [`LogicalDivide`](crate::LogicalDivide), [`Ragged`](crate::algebra::nested::Ragged) |
//! | product | a layout repeated: inside a copy, and which copy; *blocked* or *raked* by mode | [`LogicalProduct`](crate::LogicalProduct), [`BlockedProduct`](crate::BlockedProduct), [`RakedProduct`](crate::RakedProduct) |
//! | tiler | what a divide cuts by and a product repeats by: a layout, or one entry a mode | [`LayoutTiler`](crate::LayoutTiler), [`ShapeTiler`](crate::ShapeTiler) |
//! | zipped, tiled, flat | how the modes of a divide or a product are gathered | [`ZippedDivide`](crate::ZippedDivide) |
//! | recast, upcast, downcast | the same memory counted in elements of another width | [`Recast`](crate::Recast), [`Upcast`](crate::Upcast), [`Downcast`](crate::Downcast) |
//! | composed layout | a nested layout with an offset and a swizzle after it | [`Composed`](crate::algebra::nested::Composed) |
//! | bridge | from a layout on `m` to a nested one and back | [`Map::try_nested`](crate::Map::try_nested), [`Composed::try_map`](crate::algebra::nested::Composed::try_map) |
//!
//! # Who holds what
//!
//! | word | meaning | here |
//! |---|---|---|
//! | place | one coordinate on each axis: a lane, a warp, a register | [`Place`](crate::Place) |
//! | owner | the inverse of a layout: which element is in a place | [`Owner`](crate::Owner), [`Map::try_inverse`](crate::Map::try_inverse) |
//! | held | a place is held when an element is in it | [`Owner::is_held`](crate::Owner::is_held) |
//! | holders | all places of an element, one or a copy each | [`Owner::holders`](crate::Owner::holders) |
//! | fragment | what one thread holds: registers, with the elements in them | [`Owner::fragment`](crate::Owner::fragment) |
//! | box, total | the places from the lowest to the highest on each axis; a layout is *total* when all of them are held | [`Owner::IS_TOTAL`](crate::Owner::IS_TOTAL) |
//! | collision | two elements in one place: such a layout has no owner | [`Map::try_collision`](crate::Map::try_collision) |
//! | thread-value layout | a nested layout from (thread, value) to the index of an element; the other way round it is a layout on axes | [`ThreadValue`](crate::ThreadValue), [`OnAxes`](crate::OnAxes) |
//!
//! # Swizzles
//!
//! A swizzle exchanges elements inside a window of memory, so that a column does not lie in one bank. Two
//! conventions write it with three numbers, in another order:
//!
//! | | written | bits |
//! |---|---|---|
//! | TIRx, here | `Swizzle<M, B, S>`: `per_element`, `swizzle_len`, `atom_len` | `B` bits from `M + S` up are XORed into `B` bits from `M` up |
//! | CuTe | `Swizzle<B, M, S>`: bits, base, shift | the same |
//!
//! These and two more are read and printed by [`Swizzle`](crate::algebra::Swizzle), see
//! [conventions](crate::cute_algebra#swizzle-conventions).
//!
//! `M` counts elements here: 3 for 8 elements of 16 bits. On addresses in bytes it is 4, for the same 16
//! bytes. `Swizzle<f16, 128B>` finds the three numbers ([`ElementSwizzle`](crate::ElementSwizzle)).
//!
//! ```
//! use tla::prelude::*;
//!
//! // CuTe's Swizzle<3, 3, 3> on elements of 16 bits; row 1 begins in group 1 of 8 elements
//! type Tile = layout!(Swizzle<3, 3, 3> o S[(8, 64)]);
//! assert_eq!(Tile::offset([1, 0]), 64 ^ 8);
//! assert_eq!(Tile::MAP, <layout!(Swizzle<f16, 128B> o S[(8, 64)])>::MAP);
//! ```
//!
//! # Which is fastest
//!
//! In `S[..]`, in a logical shape and in a linear index the **last** entry is the fastest, as in a row-major
//! array. Inside a mode of a nested layout, and in an integer that counts its elements, it is the **first**,
//! as in TLA and CuTe. A static nested layout is asked in both ways: as a [`Mapping`](crate::Mapping) it has
//! a linear index, and [`crd2offset`](crate::nested::Layout::crd2offset) counts as TLA does.
//!
//! ```
//! use tla::prelude::*;
//!
//! assert_eq!(<layout!(S[(2, 3):(3, 1)])>::offset(1), 1);
//! type Nested = layout!((2,3):(3,1));
//! assert_eq!(Nested::default().crd2offset(1), 3);
//! assert_eq!(Nested::offset(1), 1);
//! ```
//!
//! # The words of `mdspan`
//!
//! | C++23 | here |
//! |---|---|
//! | `extents`, `extent(r)` | the shape, and its entries |
//! | `stride(r)` | the stride of a flat layout; of a nested mode there are several |
//! | `mapping(i, j)` | [`Mapping::offset([i, j])`](crate::Mapping::offset), [`crd2offset((i, j))`](crate::nested::Layout::crd2offset) |
//! | `required_span_size()` | [`Mapping::COSIZE`](crate::Mapping::COSIZE), [`capacity()`](crate::nested::Layout::capacity): not the span, which belongs to one axis |
//! | `is_unique()` | two coordinates never share a place; a stride of 0 breaks it: [`Map::try_is_injective`](crate::Map::try_is_injective) |
//! | `is_exhaustive()` | every place is used: size and cosize are equal, if the layout is unique; on several axes [`Owner::IS_TOTAL`](crate::Owner::IS_TOTAL) |
//! | `is_strided()` | a flat layout without a swizzle |
//! | `layout_right`, `layout_left` | [`RowMajor`](crate::nested::tag::RowMajor), [`ColumnMajor`](crate::nested::tag::ColumnMajor) |
//! | `submdspan` | [`Tensor::slice`](crate::tensor::Tensor::slice), [`Tensor::tile`](crate::tensor::Tensor::tile) |
//! | `mdspan`, `mdarray` | [`View`](crate::View), [`Tensor`](crate::tensor::Tensor); a tensor that owns its storage |
