//! The algebra of layouts on named axes: what each operation is for, its rule, and what it looks like.
//!
//! A layout here is a [`Map`](crate::Map): iters on axes, replicas, an offset an axis, perhaps a swizzle,
//! under a logical shape. Every operation is there three times, and the three are one: as a method on
//! values, which returns an error or is a constant; as a type, a layout like every other; and in `layout!`,
//! which evaluates it where the numbers are literals. A page on the operations of [nested
//! layouts](crate::cute_algebra) is beside this one; the two models meet in the
//! [bridge](crate::cute_algebra#bridge).
//!
//! | to | on values | as a type | in `layout!` |
//! |---|---|---|---|
//! | repeat a layout over another | [`inner.try_tile(&outer)`](crate::Map::try_tile) | [`Tiled<Outer, Inner>`](crate::Tiled) | `Inner.tile(Outer)` |
//! | repeat it up to a shape | [`try_tile_to(&shape)`](crate::Map::try_tile_to) | [`TiledTo<L, Shape>`](crate::TiledTo) | `.tile_to((64,64))` |
//! | find the outer layout again | [`inner.try_is_tile_inner(&tiled)`](crate::Map::try_is_tile_inner) | [`TileOuter<Whole, Inner>`](crate::TileOuter) | `Whole.tile_outer(Inner)` |
//! | find the inner layout again | [`outer.try_is_tile_outer(&tiled)`](crate::Map::try_is_tile_outer) | [`TileInner<Whole, Outer>`](crate::TileInner) | `Whole.tile_inner(Outer)` |
//! | add two layouts | [`right.try_direct_sum(&left)`](crate::Map::try_direct_sum) | [`DirectSum<Left, Right>`](crate::DirectSum) | `Right.direct_sum(Left)` |
//! | find an addend again | [`try_is_direct_sum_right`](crate::Map::try_is_direct_sum_right), [`.._left`](crate::Map::try_is_direct_sum_left) | [`DirectSumLeft`](crate::DirectSumLeft), [`DirectSumRight`](crate::DirectSumRight) | `Sum.direct_sum_left(Right)` |
//! | take a region | [`try_slice(&[(0, 8)])`](crate::Map::try_slice) | [`Sliced<L, (Range<0, 8>,)>`](crate::Sliced) | `.slice(0..8)` |
//! | make `n` elements one | [`try_pack(n)`](crate::Map::try_pack) | [`Packed<L, N>`](crate::Packed) | `.pack(2)` |
//! | make one element `n` | [`try_unpack(n)`](crate::Map::try_unpack) | [`Unpacked<L, N>`](crate::Unpacked) | `.unpack(2)` |
//! | repeat every element | [`try_broadcast(n, position, axis)`](crate::Map::try_broadcast) | [`Broadcast<L, N, POSITION, Axis>`](crate::Broadcast) | `.broadcast(2, 0, m)` |
//! | keep what is in memory | [`try_storage()`](crate::Map::try_storage) | [`Stored<L>`](crate::Stored) | `.storage()` |
//! | reorder dimensions | [`try_permute(&[1, 0])`](crate::Map::try_permute) | [`Permuted<L, (Int<1>, Int<0>)>`](crate::Permuted) | `.permute(1, 0)` |
//! | cut iters at a shape | [`try_group(&shape)`](crate::Map::try_group) | [`Grouped<L, Shape>`](crate::Grouped) | `.group((8,3))` |
//! | compare layouts | [`try_canonicalize()`](crate::Map::try_canonicalize) | [`Canonical<L>`](crate::Canonical) | `.canonicalize()` |
//! | count threads on one axis | [`try_fuse_axes()`](crate::Map::try_fuse_axes) | [`FusedAxes<L>`](crate::FusedAxes) | `.fuse_axes()` |
//! | count them on two | [`try_split_axis(axis, &into)`](crate::Map::try_split_axis) | [`SplitAxis<L, Axis, (A, B)>`](crate::SplitAxis) | `.split_axis(tx, (warpid, laneid))` |
//! | have it ready-made | [`ready`](crate::algebra::ready) | | |
//! | ask who holds an element | [`try_inverse(&axes)`](crate::Map::try_inverse) | [`Owner<L, (laneid, warpid, m)>`](crate::Owner) | |
//!
//! The first line of a picture is in the notation of `layout!`, where the macro has the operation. A cell
//! is the place of the element at the row and the column in the margins. Where a layout has another axis
//! than `m`, the first line names the axes and a cell has a coordinate on each, in that order; `0|4` is an
//! element with two copies. Operands stand before the arrow, the result after it.
//!
//! An operation that is not defined is an error, which names the dimension and both numbers. An operation
//! that asks whether a layout has some form is answered `None` where it has not; as a type that is an
//! error, too.
//!
//! # Tile
//!
//! Puts a whole layout in the place of each element of another: the tile of one instruction, repeated over a
//! block. Dimension by dimension, with `span` the span of the inner layout on each axis:
//!
//! `tiled(o * inner_shape + i) = inner(i) + span * outer(o)`
//!
//! It is the span that is multiplied and not the size, so a padded inner layout stays whole.
//!
//! ```
//! use tla::Tiled;
//! use tla::algebra::parse::tirx;
//! use tla::prelude::*;
//!
//! let tiled = tirx("S[(2,2):(2,1)]")?.try_tile(&tirx("S[(1,2):(2,1)]")?)?;
//! type Type = Tiled<layout!(S[(1,2):(2,1)]), layout!(S[(2,2):(2,1)])>;
//! type Written = layout!(S[(2,2):(2,1)].tile(S[(1,2):(2,1)]));
//! assert_eq!((Type::MAP, Written::MAP), (tiled, tiled));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[(2,2):(2,1)].tile(S[(1,2):(2,1)]) = (2,4) -> S[(2,2,2):(2,4,1)]
//!
//!   0 1         0 1          0 1 2 3
//! 0 0 1       0 0 1   ->   0 0 1 4 5
//! 1 2 3                    1 2 3 6 7
//! ```
//!
//! A warp holds 4 by 2 elements, four warps stand beside and below each other:
//!
//! ```text
//! S[(4,2):(1@laneid,1)].tile(S[(2,2):(2@warpid,1@warpid)])
//!   = (8,4) -> S[(2,4,2,2):(2@warpid,1@laneid,1@warpid,1)]
//!
//! laneid,m        warpid        warpid,laneid,m
//!     0   1         0 1    ->         0     1     2     3
//! 0 0,0 0,1       0 0 1         0 0,0,0 0,0,1 1,0,0 1,0,1
//! 1 1,0 1,1       1 2 3         1 0,1,0 0,1,1 1,1,0 1,1,1
//! 2 2,0 2,1                     2 0,2,0 0,2,1 1,2,0 1,2,1
//! 3 3,0 3,1                     3 0,3,0 0,3,1 1,3,0 1,3,1
//!                               4 2,0,0 2,0,1 3,0,0 3,0,1
//!                               5 2,1,0 2,1,1 3,1,0 3,1,1
//!                               6 2,2,0 2,2,1 3,2,0 3,2,1
//!                               7 2,3,0 2,3,1 3,3,0 3,3,1
//! ```
//!
//! # Tile to a shape
//!
//! Repeats a layout, row by row, until it has a shape: `l.tile_to(to) = l.tile(S[to / shape])`. Each extent
//! has to be a multiple.
//!
//! ```
//! use tla::TiledTo;
//! use tla::algebra::{Shape, parse::tirx};
//! use tla::prelude::*;
//!
//! let tiled = tirx("S[(2,2):(1,2)]")?.try_tile_to(&Shape::try_new(&[4, 4])?)?;
//! type Type = TiledTo<layout!(S[(2,2):(1,2)]), (Int<4>, Int<4>)>;
//! type Written = layout!(S[(2,2):(1,2)].tile_to((4,4)));
//! assert_eq!((Type::MAP, Written::MAP), (tiled, tiled));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[(2,2):(1,2)].tile_to((4,4)) = (4,4) -> S[(2,2,4):(8,1,2)]
//!
//!   0 1           0  1  2  3
//! 0 0 2   ->   0  0  2  4  6
//! 1 1 3        1  1  3  5  7
//!              2  8 10 12 14
//!              3  9 11 13 15
//! ```
//!
//! ```text
//! S[(2,2):(1,2)].tile_to((5,4)) is refused:
//!   tile_to: dimension 0, extent 5, is no multiple of the extent 2 of the layout inside it
//! ```
//!
//! # Take a tile apart
//!
//! Is this layout a tiling of that one? The answer is the other operand, or `None`. It is found by dividing
//! the strides by the span, and it is right because tiling it again gives the same layout.
//!
//! `inner.is_tile_inner(tiled) = outer` and `outer.is_tile_outer(tiled) = inner` where `tiled =
//! inner.tile(outer)`
//!
//! ```
//! use tla::{TileInner, TileOuter};
//! use tla::algebra::parse::tirx;
//! use tla::prelude::*;
//!
//! let (inner, outer) = (tirx("S[(2,2):(2,1)]")?, tirx("S[(1,2):(2,1)]")?);
//! let tiled = inner.try_tile(&outer)?;
//! let found = inner.try_is_tile_inner(&tiled)?.ok_or("a tiling")?;
//! assert_eq!(inner.try_tile(&found)?, tiled);
//! let found = outer.try_is_tile_outer(&tiled)?.ok_or("a tiling")?;
//! assert_eq!(found.try_tile(&outer)?, tiled);
//!
//! type Inner = layout!(S[(2,2):(2,1)]);
//! type Outer = layout!(S[(1,2):(2,1)]);
//! type Tiling = layout!(S[(2,2):(2,1)].tile(S[(1,2):(2,1)]));
//! assert_eq!((TileOuter::<Tiling, Inner>::MAP, TileInner::<Tiling, Outer>::MAP), (outer, inner));
//! type Written = layout!(((2,4) -> S[(2,2,2):(2,4,1)]).tile_outer(S[(2,2):(2,1)]));
//! assert_eq!(Written::MAP, outer);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! ((2,4) -> S[(2,2,2):(2,4,1)]).tile_outer(S[(2,2):(2,1)]) = S[(1,2):(2,1)]
//!
//!   0 1 2 3         0 1          0 1
//! 0 0 1 4 5       0 0 1   ->   0 0 1
//! 1 2 3 6 7       1 2 3
//! ```
//!
//! ```text
//! ((2,4) -> S[(2,2,2):(2,4,1)]).tile_inner(S[(1,2):(2,1)]) = S[(2,2):(2,1)]
//!
//!   0 1 2 3         0 1          0 1
//! 0 0 1 4 5       0 0 1   ->   0 0 1
//! 1 2 3 6 7                    1 2 3
//! ```
//!
//! ```text
//! S[(2,4):(4,1)].tile_outer(S[(2,2):(2,1)]) = None
//!
//!   0 1 2 3         0 1
//! 0 0 1 2 3       0 0 1
//! 1 4 5 6 7       1 2 3
//! ```
//!
//! # Direct sum
//!
//! Tiles without scaling: the strides of both layouts are already those of the whole. What is left of a
//! layout when a tile has been taken out of it is its other addend.
//!
//! `sum(l * right_shape + r) = right(r) + left(l)`
//!
//! ```
//! use tla::DirectSum;
//! use tla::algebra::parse::tirx;
//! use tla::prelude::*;
//!
//! let sum = tirx("S[(2,2):(4,1)]")?.try_direct_sum(&tirx("S[(1,2):(0,2)]")?)?;
//! type Type = DirectSum<layout!(S[(1,2):(0,2)]), layout!(S[(2,2):(4,1)])>;
//! type Written = layout!(S[(2,2):(4,1)].direct_sum(S[(1,2):(0,2)]));
//! assert_eq!((Type::MAP, Written::MAP), (sum, sum));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[(2,2):(4,1)].direct_sum(S[(1,2):(0,2)]) = S[(2,4):(4,1)]
//!
//!   0 1         0 1          0 1 2 3
//! 0 0 1       0 0 2   ->   0 0 1 2 3
//! 1 4 5                    1 4 5 6 7
//! ```
//!
//! # Take a direct sum apart
//!
//! Finds the addend that is missing, or `None`.
//!
//! `right.is_direct_sum_right(sum) = left` and `left.is_direct_sum_left(sum) = right`
//!
//! ```
//! use tla::{DirectSum, DirectSumLeft, DirectSumRight};
//! use tla::algebra::parse::tirx;
//! use tla::prelude::*;
//!
//! let (right, left) = (tirx("S[(2,2):(4,1)]")?, tirx("S[(1,2):(0,2)]")?);
//! let sum = right.try_direct_sum(&left)?;
//! let found = right.try_is_direct_sum_right(&sum)?.ok_or("a sum")?;
//! assert_eq!(right.try_direct_sum(&found)?, sum);
//! let found = left.try_is_direct_sum_left(&sum)?.ok_or("a sum")?;
//! assert_eq!(found.try_direct_sum(&left)?, sum);
//!
//! type Right = layout!(S[(2,2):(4,1)]);
//! type Left = layout!(S[(1,2):(0,2)]);
//! type Sum = layout!(S[(2,4):(4,1)]);
//! assert_eq!(DirectSum::<DirectSumLeft<Sum, Right>, Right>::MAP, Sum::MAP);
//! assert_eq!(DirectSumRight::<Sum, Left>::MAP, right);
//! type Written = layout!(S[(2,4):(4,1)].direct_sum_left(S[(2,2):(4,1)]));
//! assert_eq!(Written::MAP, DirectSumLeft::<Sum, Right>::MAP);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[(2,4):(4,1)].direct_sum_left(S[(2,2):(4,1)]) = S[(1,2):(4,2)]
//!
//!   0 1 2 3         0 1          0 1
//! 0 0 1 2 3       0 0 1   ->   0 0 2
//! 1 4 5 6 7       1 4 5
//! ```
//!
//! ```text
//! S[(2,4):(4,1)].direct_sum_right(S[(1,2):(0,2)]) = S[(2,2):(4,1)]
//!
//!   0 1 2 3         0 1          0 1
//! 0 0 1 2 3       0 0 2   ->   0 0 1
//! 1 4 5 6 7                    1 4 5
//! ```
//!
//! # Slice
//!
//! A region as a layout of its own: one half-open range a dimension. The offset of the layout stays, the
//! start of the region is added to it.
//!
//! `slice(x) = l(x + begin)`
//!
//! It is `None` where no layout of iters says that, because the region straddles a digit in the wrong place.
//!
//! ```
//! use tla::{Range, Sliced};
//! use tla::algebra::parse::tirx;
//! use tla::prelude::*;
//!
//! let sliced = tirx("S[(4,6):(6,1)]")?.try_slice(&[(1, 3), (2, 6)])?.ok_or("a layout")?;
//! type Type = Sliced<layout!(S[(4,6):(6,1)]), (Range<1, 3>, Range<2, 6>)>;
//! type Written = layout!(S[(4,6):(6,1)].slice(1..3, 2..6));
//! assert_eq!((Type::MAP, Written::MAP), (sliced, sliced));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[(4,6):(6,1)].slice(1..3, 2..6) = S[(2,4):(6,1)] + 8
//!
//!    0  1  2  3  4  5           0  1  2  3
//! 0  0  1  2  3  4  5   ->   0  8  9 10 11
//! 1  6  7  8  9 10 11        1 14 15 16 17
//! 2 12 13 14 15 16 17
//! 3 18 19 20 21 22 23
//! ```
//!
//! ```text
//! ((8,) -> S[(2,4):(10,1)]).slice(2..6) = (4,) -> S[(2,2):(8,1)] + 2
//!
//!  0  1  2  3  4  5  6  7         0  1  2  3
//!  0  1  2  3 10 11 12 13   ->    2  3 10 11
//! ```
//!
//! ```text
//! ((8,) -> S[(2,4):(10,1)]).slice(1..4) = S[3:1] + 1
//!
//!  0  1  2  3  4  5  6  7        0 1 2
//!  0  1  2  3 10 11 12 13   ->   1 2 3
//! ```
//!
//! ```text
//! ((16,) -> S[(2,2,4):(100,10,1)]).slice(6..10) = None
//!
//!   0   1   2   3   4   5   6   7   8   9  10  11  12  13  14  15
//!   0   1   2   3  10  11  12  13 100 101 102 103 110 111 112 113
//! ```
//!
//! # Pack
//!
//! Counts `n` neighbours in memory as one: four 8-bit elements as one register, two halves as one word. The
//! last iter is in memory, has stride 1 and an extent that `n` divides; every other stride in memory is a
//! multiple.
//!
//! `packed(x) = l(n * x) / n` in memory, the same on every other axis
//!
//! ```
//! use tla::{Packed, Unpacked};
//! use tla::algebra::parse::tirx;
//! use tla::prelude::*;
//!
//! let packed = tirx("S[(2,4):(1@laneid,1)] + 4")?.try_pack(2)?;
//! type Type = Packed<layout!(S[(2,4):(1@laneid,1)] + 4), 2>;
//! assert_eq!(Type::MAP, packed);
//! type Written = layout!(S[(8,64):(64,1)].pack(2));
//! assert_eq!(Written::MAP, Packed::<layout!(S[(8,64):(64,1)]), 2>::MAP);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[(2,4):(1@laneid,1)].pack(2) = S[(2,2):(1@laneid,1)]
//!
//! laneid,m                 laneid,m
//!     0   1   2   3   ->       0   1
//! 0 0,0 0,1 0,2 0,3        0 0,0 0,1
//! 1 1,0 1,1 1,2 1,3        1 1,0 1,1
//! ```
//!
//! ```text
//! S[(2,4):(5,1)].pack(2) is refused:
//!   pack: the stride of shard iter 0 is 5, no multiple of 2: a packed element would start inside
//!   another
//! ```
//!
//! # Unpack
//!
//! The inverse: every element becomes `n` neighbours. A swizzle goes along, counted in the new elements.
//!
//! `unpacked(n * x + i) = n * l(x) + i` in memory, the same on every other axis
//!
//! ```
//! use tla::Unpacked;
//! use tla::algebra::parse::tirx;
//! use tla::prelude::*;
//!
//! let unpacked = tirx("S[(2,2):(1@laneid,1)]")?.try_unpack(2)?;
//! type Type = Unpacked<layout!(S[(2,2):(1@laneid,1)]), 2>;
//! type Written = layout!(S[(2,2):(1@laneid,1)].unpack(2));
//! assert_eq!((Type::MAP, Written::MAP), (unpacked, unpacked));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[(2,2):(1@laneid,1)].unpack(2) = (2,4) -> S[(2,2,2):(1@laneid,2,1)]
//!
//! laneid,m         laneid,m
//!     0   1   ->       0   1   2   3
//! 0 0,0 0,1        0 0,0 0,1 0,2 0,3
//! 1 1,0 1,1        1 1,0 1,1 1,2 1,3
//! ```
//!
//! # Broadcast
//!
//! A new dimension along which nothing moves: one row that stands for many.
//!
//! `broadcast(.., k, ..) = l(.., ..)`
//!
//! ```
//! use tla::Broadcast;
//! use tla::algebra::{axis::M, parse::tirx};
//! use tla::prelude::*;
//!
//! let rows = tirx("S[4:1]")?.try_broadcast(3, 0, M)?;
//! type Type = Broadcast<layout!(S[4:1]), 3, 0, axis::m>;
//! type Written = layout!(S[4:1].broadcast(3, 0, m));
//! assert_eq!((Type::MAP, Written::MAP), (rows, rows));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[4:1].broadcast(3, 0, m) = S[(3,4):(0,1)]
//!
//! 0 1 2 3          0 1 2 3
//! 0 1 2 3   ->   0 0 1 2 3
//!                1 0 1 2 3
//!                2 0 1 2 3
//! ```
//!
//! # Storage
//!
//! What one thread of one device stores: the iters, replicas and offsets on memory axes alone.
//!
//! ```
//! use tla::Stored;
//! use tla::algebra::parse::tirx;
//! use tla::prelude::*;
//!
//! let registers = tirx("S[(2,2,2):(2@laneid,2,1)]")?.try_storage()?;
//! type Type = Stored<layout!(S[(2,2,2):(2@laneid,2,1)])>;
//! type Written = layout!(S[(2,2,2):(2@laneid,2,1)].storage());
//! assert_eq!((Type::MAP, Written::MAP), (registers, registers));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[(2,2,2):(2@laneid,2,1)].storage() = S[(2,2):(2,1)]
//!
//! laneid,m             0 1
//!       0   1   ->   0 0 1
//! 0,0 0,0 0,1        1 2 3
//! 0,1 0,2 0,3
//! 1,0 2,0 2,1
//! 1,1 2,2 2,3
//! ```
//!
//! # Permute
//!
//! The dimensions in another order, each with its own iters: `(1,0)` transposes.
//!
//! `permuted(x[order[0]], x[order[1]], ..) = l(x)`
//!
//! ```
//! use tla::Permuted;
//! use tla::algebra::parse::tirx;
//! use tla::prelude::*;
//!
//! let transposed = tirx("S[(2,4):(4,1)]")?.try_permute(&[1, 0])?;
//! type Type = Permuted<layout!(S[(2,4):(4,1)]), (Int<1>, Int<0>)>;
//! type Written = layout!(S[(2,4):(4,1)].permute(1, 0));
//! assert_eq!((Type::MAP, Written::MAP), (transposed, transposed));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[(2,4):(4,1)].permute(1, 0) = S[(4,2):(1,4)]
//!
//!   0 1 2 3          0 1
//! 0 0 1 2 3   ->   0 0 4
//! 1 4 5 6 7        1 1 5
//!                  2 2 6
//!                  3 3 7
//! ```
//!
//! # Group
//!
//! Cuts iters where a dimension of a shape ends, so that each dimension has iters of its own. Places and
//! linear indices stay. What ends inside an iter that it does not divide cannot be grouped.
//!
//! `(e, s)` with `c` elements beyond the end `-> (e / c, c * s), (c, s)`
//!
//! ```
//! use tla::Grouped;
//! use tla::algebra::{Shape, parse::tirx};
//! use tla::prelude::*;
//!
//! let grouped = tirx("S[(4,6):(6,1)]")?.try_group(&Shape::try_new(&[8, 3])?)?;
//! type Type = Grouped<layout!(S[(4,6):(6,1)]), (Int<8>, Int<3>)>;
//! type Written = layout!(S[(4,6):(6,1)].group((8,3)));
//! assert_eq!((Type::MAP, Written::MAP), (grouped.map, grouped.map));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[(4,6):(6,1)].group((8,3)) = (8,3) -> S[(4,2,3):(6,3,1)]
//!
//!    0  1  2  3  4  5           0  1  2
//! 0  0  1  2  3  4  5   ->   0  0  1  2
//! 1  6  7  8  9 10 11        1  3  4  5
//! 2 12 13 14 15 16 17        2  6  7  8
//! 3 18 19 20 21 22 23        3  9 10 11
//!                            4 12 13 14
//!                            5 15 16 17
//!                            6 18 19 20
//!                            7 21 22 23
//! ```
//!
//! ```text
//! S[(4,6):(6,1)].group((3,8)) is refused:
//!   the iters cannot be grouped by the shape: dimension 0 (extent 3) ends inside iter 1 (extent 6),
//!   and the 8 elements beyond its end do not divide that extent
//! ```
//!
//! # Canonicalize
//!
//! One value for every way to write a function of the linear index: iters of extent 1 go, neighbours that
//! are one run are joined, replicas are sorted. Equal layouts are equal values then.
//!
//! `(e0, e1) : (e1 * s, s) -> e0 * e1 : s`
//!
//! ```
//! use tla::Canonical;
//! use tla::algebra::parse::tirx;
//! use tla::prelude::*;
//!
//! let canonical = tirx("S[(2,1,2,3):(24,7,3,1)]")?.try_canonicalize()?;
//! type Type = Canonical<layout!(S[(2,1,2,3):(24,7,3,1)])>;
//! type Written = layout!(S[(2,1,2,3):(24,7,3,1)].canonicalize());
//! assert_eq!((Type::MAP, Written::MAP), (canonical, canonical));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[(2,2,3):(9,3,1)].canonicalize() = S[(2,6):(9,1)]
//!
//!      0  1  2           0  1  2  3  4  5
//! 0,0  0  1  2   ->   0  0  1  2  3  4  5
//! 0,1  3  4  5        1  9 10 11 12 13 14
//! 1,0  9 10 11
//! 1,1 12 13 14
//! ```
//!
//! # Fuse axes
//!
//! Counts threads on one axis where they were counted on several: lane and warp become the thread of the
//! block. Which axis follows from the narrowest unit and the widest scope of the layout.
//!
//! `1@laneid -> 1@tx` and `1@warpid -> 32@tx` for threads of a block; `1@wid_in_wg -> 32@tid_in_wg` in a
//! warpgroup
//!
//! ```
//! use tla::FusedAxes;
//! use tla::algebra::parse::tirx;
//! use tla::prelude::*;
//!
//! let threads = tirx("S[(2,4):(1@warpid,1@laneid)]")?.try_fuse_axes()?;
//! type Type = FusedAxes<layout!(S[(2,4):(1@warpid,1@laneid)])>;
//! type Written = layout!(S[(2,4):(1@warpid,1@laneid)].fuse_axes());
//! assert_eq!((Type::MAP, Written::MAP), (threads, threads));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[(2,4):(1@warpid,1@laneid)].fuse_axes() = S[(2,4):(32@tx,1@tx)]
//!
//! warpid,laneid            tx
//!     0   1   2   3   ->      0  1  2  3
//! 0 0,0 0,1 0,2 0,3        0  0  1  2  3
//! 1 1,0 1,1 1,2 1,3        1 32 33 34 35
//! ```
//!
//! # Split an axis
//!
//! The inverse: a thread becomes a warp and a lane in it.
//!
//! `s@tx -> (s / 32)@warpid` or `s@laneid`, cut where 32 threads are full
//!
//! ```
//! use tla::SplitAxis;
//! use tla::algebra::{axis::{LANEID, TX, WARPID}, parse::tirx};
//! use tla::axis::{laneid, tx, warpid};
//! use tla::prelude::*;
//!
//! let split = tirx("S[(4,16):(16@tx,1@tx)]")?.try_split_axis(TX, &[WARPID, LANEID])?;
//! type Type = SplitAxis<layout!(S[(4,16):(16@tx,1@tx)]), tx, (warpid, laneid)>;
//! type Written = layout!(S[(4,16):(16@tx,1@tx)].split_axis(tx, (warpid, laneid)));
//! assert_eq!((Type::MAP, Written::MAP), (split, split));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[(4,2):(16@tx,8@tx)].split_axis(tx, (warpid, laneid))
//!   = (4,2) -> S[(2,2,2):(1@warpid,16@laneid,8@laneid)]
//!
//! tx             warpid,laneid
//!    0  1   ->        0    1
//! 0  0  8        0  0,0  0,8
//! 1 16 24        1 0,16 0,24
//! 2 32 40        2  1,0  1,8
//! 3 48 56        3 1,16 1,24
//! ```
//!
//! # Swizzle
//!
//! Permutes the addresses of a tile within a window, so that the rows of a column lie in other banks. The
//! tile, with its offset, gives the address. Tile, direct sum and slice act on the tile and keep the
//! swizzle.
//!
//! `composed(x) = swizzle(l(x))`, bits `M+S ..` of the address XORed into bits `M ..`, `B` of them
//!
//! ```
//! use tla::algebra::{Swizzle, parse::tirx};
//! use tla::prelude::*;
//!
//! let swizzled = tirx("S[(4,4)]")?.try_compose(Swizzle::try_new(0, 2, 2)?)?;
//! type Written = layout!(Swizzle<0,2,2> o S[(4,4)]);
//! assert_eq!(Written::MAP, swizzled);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! S[(4,4):(4,1)].swizzled(Swizzle<0,2,2>) = Swizzle<0,2,2> o S[(4,4):(4,1)]
//!
//!    0  1  2  3           0  1  2  3
//! 0  0  1  2  3   ->   0  0  1  2  3
//! 1  4  5  6  7        1  5  4  7  6
//! 2  8  9 10 11        2 10 11  8  9
//! 3 12 13 14 15        3 15 14 13 12
//! ```
//!
//! # Who holds an element
//!
//! The inverse question: given a lane, a warp and a register, which element is it? A layout in which two
//! elements share a place has no answer and is refused, with the two named. Every copy of a replicated
//! element answers, and a place that holds none is `None`.
//!
//! `index_at(p) = x` where `p` is in `l(x)`
//!
//! ```
//! use tla::Owner;
//! use tla::algebra::axis::{LANEID, M};
//! use tla::algebra::parse::tirx;
//! use tla::axis::{laneid, m};
//! use tla::prelude::*;
//!
//! let map = tirx("(2,4) -> S[(2,2,2):(2@laneid,1@laneid,1)]")?;
//! let inverse = map.try_inverse(&[LANEID, M])?;
//! assert_eq!(inverse.try_index_at(&[3, 0])?, Some(6));
//!
//! type Held = Owner<layout!((2,4) -> S[(2,2,2):(2@laneid,1@laneid,1)]), (laneid, m)>;
//! assert_eq!(Held::coord_at([3, 0]), Some([1, 2]));
//! assert_eq!(Held::coord_at::<_, 2, 2>([4, 0]), None);
//! // every place of the two axes holds an element, so no `Option` is needed
//! let [row, column] = Held::coord_of([3, 0]);
//! assert_eq!((row, column), (1, 2));
//! // all that lane 3 holds: the register, and the element in it
//! let held: Vec<_> = Held::fragment([3]).collect();
//! assert_eq!(held, [(0, [1, 2]), (1, [1, 3])]);
//! // and where an element is
//! assert_eq!(Held::holders([1, 2]).count(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! ((2,4) -> S[(2,2,2):(2@laneid,1@laneid,1)]).inverse((laneid,m))
//!
//! laneid,m                 laneid down, m across
//!     0   1   2   3   ->       0   1
//! 0 0,0 0,1 1,0 1,1        0 0,0 0,1
//! 1 2,0 2,1 3,0 3,1        1 0,2 0,3
//!                          2 1,0 1,1
//!                          3 1,2 1,3
//! ```
//!
//! ```text
//! (S[(2,2):(1@laneid,1)] + R[2:2@laneid]).inverse((laneid,m))
//!
//! laneid,m             laneid down, m across
//!       0     1   ->       0   1
//! 0 0|2,0 0|2,1        0 0,0 0,1
//! 1 1|3,0 1|3,1        1 1,0 1,1
//!                      2 0,0 0,1
//!                      3 1,0 1,1
//! ```
//!
//! ```text
//! S[(2,3):(2,1)].inverse((m)) is refused:
//!   the elements (0, 2) and (1, 0) share a place: both are at 2 on `m`; a place has an owner only
//!   where it holds one element
//! ```
//!
//! # Ready-made layouts
//!
//! What the hardware prescribes need not be written by hand: [`ready`](crate::algebra::ready) has a module
//! a family, from swizzled operands in shared memory to the registers that tensor memory is loaded into.
//! Each is a layout as every other, to be tiled, sliced and packed.
//!
//! ```
//! use tla::algebra::ready::{datapath, mma_shared, tcgen05};
//! use tla::algebra::{Shape, SwizzleWidth};
//!
//! let operand = mma_shared::try_layout(16, SwizzleWidth::B128, &Shape::try_new(&[64, 256])?)?;
//! assert_eq!(operand.to_string(), "(64,256) -> Swizzle<3,3,3> o S[(64,4,64):(64,4096,1)]");
//! let accumulator = datapath::try_layout(datapath::Datapath::F, 64, 256, 1)?;
//! assert_eq!(accumulator.try_base(&[17, 3])?.to_string(), "TLane=49, TCol=3");
//! let loaded = tcgen05::try_layout(tcgen05::Atom::X16B64, 64, 64, 32)?;
//! assert_eq!(loaded.try_base(&[17, 3])?.to_string(), "wid_in_wg=1, laneid=6, m=1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Valued`](crate::Valued) makes a type of one, and of what any other `const fn` computes.
//!
//! # Names in TVM
//!
//! Most are the same. What differs:
//!
//! | TVM | here |
//! |---|---|
//! | `inner.tile(outer, outer_shape, inner_shape)` | the shapes are those of the layouts: `inner.try_tile(&outer)`; [`try_reshape`](crate::Map::try_reshape) gives a layout another |
//! | `canonicalize()` for a GPU target | [`try_fuse_axes`](crate::Map::try_fuse_axes), then [`try_canonicalize`](crate::Map::try_canonicalize) |
//! | `permute_dims`, `permute_by_groups` | [`try_permute`](crate::Map::try_permute), [`try_permute_groups`](crate::Map::try_permute_groups) |
//! | `group`, `group_many` | [`try_group`](crate::Map::try_group), [`try_group_many`](crate::Map::try_group_many) |
//! | `verify_well_formed`, `get_scope` | [`try_well_formed`](crate::Map::try_well_formed), [`try_scope`](crate::Map::try_scope) |
//! | `apply(x)`, `apply(coord, shape)` | [`try_base`](crate::Map::try_base) for one place, [`try_places`](crate::Map::try_places) for all |
//! | `size(axis)`, `span(axis)` | [`try_size_on`](crate::Map::try_size_on), [`try_span`](crate::Map::try_span) |
