//! TLA for people who know Catlass: what is written there, and what is written here.
//!
//! The layouts are those of Catlass's TLA headers, and so are the addresses. What differs is named in
//! [Differences](#differences), at the end.
//!
//! # Integers
//!
//! | C++ | Rust | |
//! |---|---|---|
//! | `tla::Int<16>{}`, `tla::_16{}` | `Int::<16>`, [`_16`](crate::int::aliases) | the type is `Int<16>`; as a unit struct it is also the value |
//! | `uint32_t n` | `n: u32`, or a `u64`, `usize`, `i32`, `i64` | a leaf known at run time |
//! | `CeilDiv(n, Int<16>{})` | [`arith::ceil_div(n, _16)`](crate::nested::arith::ceil_div) | static when both are, else an `i64`, checked |
//! | `RoundUp`, `+`, `-`, `*`, `/`, `%` | [`round_up`](crate::nested::arith::round_up), `add`, `sub`, `mul`, `div`, `rem` | leaf by leaf on tuples too |
//! | `is_static<T>::value` | [`IntTuple::IS_STATIC`](crate::nested::IntTuple::IS_STATIC), [`Layout::is_static`](crate::nested::Layout::is_static) | |
//!
//! ```
//! use tla::int::aliases::*;
//! use tla::nested::arith;
//! use tla::prelude::*;
//!
//! let blocks = arith::ceil_div(Int::<100>, _16);
//! assert_eq!((format!("{blocks:?}"), size_of_val(&blocks)), ("_7".into(), 0));
//! assert_eq!(arith::ceil_div(100_u32, _16), 7);
//! ```
//!
//! # Tuples
//!
//! | C++ | Rust |
//! |---|---|
//! | `MakeShape(a, b)`, `MakeStride(a, b)`, `MakeCoord(a, b)`, `MakeTuple(a, b)` | a tuple: `(a, b)` |
//! | `MakeShape(MakeShape(_16{}, n), _8{})` | `((_16, n), _8)` |
//! | `get<1>(t)` | [`t.get::<1>()`](crate::nested::IntTuple::get), or `t.1` |
//! | `get<1, 0>(t)` | [`t.get_path((_1, _0))`](crate::nested::IntTuple::get_path), or `t.1.0` |
//! | `rank_v<T>`, `depth_v<T>` | [`T::RANK`](crate::nested::IntTuple::RANK), [`T::DEPTH`](crate::nested::IntTuple::DEPTH): a leaf has 1 and 0 |
//! | `Product{}(t)`, `max(t)`, `Add(a, b)` | [`arith::product`](crate::nested::arith::product), [`arith::largest`](crate::nested::arith::largest), [`arith::add`](crate::nested::arith::add) |
//!
//! ```
//! use tla::int::aliases::*;
//! use tla::nested::{IntTuple, arith};
//!
//! let shape = ((_16, 7_u32), (_16, _7));
//! assert_eq!(shape.get_path((_0, _1)), 7);
//! assert_eq!(shape.1.0, _16);
//! assert_eq!(arith::product(shape), 12544);
//!
//! fn rank_and_depth<T: IntTuple>(_: T) -> (usize, usize) {
//!     (T::RANK, T::DEPTH)
//! }
//! assert_eq!(rank_and_depth(shape), (2, 2));
//! ```
//!
//! # Layouts
//!
//! | C++ | Rust | |
//! |---|---|---|
//! | `MakeLayout(shape, stride)` | [`Layout::new(shape, stride)`](crate::nested::Layout::new), [`try_new`](crate::nested::Layout::try_new) | the origin is the product of each mode |
//! | `MakeLayout(shape, stride, origin)` | `Layout::new(shape, stride)`[`.with_origin(origin)`](crate::nested::Layout::with_origin) | an origin beyond the shape is an error |
//! | `layout.shape()`, `layout.template shape<0, 1>()` | [`layout.shape()`](crate::nested::Layout::shape), [`layout.shape_at((_0, _1))`](crate::nested::Layout::shape_at) | the same for `stride` |
//! | `layout.originShape()` | [`layout.origin_shape()`](crate::nested::Layout::origin_shape) | an array of `u64` |
//! | `layout(coord)`, `crd2offset(coord, shape, stride)` | [`layout.crd2offset(coord)`](crate::nested::Layout::crd2offset) | an `u64` |
//! | | [`crd2offset_in::<u32, _>`](crate::nested::Layout::crd2offset_in), [`try_crd2offset`](crate::nested::Layout::try_crd2offset) | 32-bit arithmetic; checked |
//! | `layout.rank`, `layout.depth` | [`Layout::RANK`](crate::nested::Layout::RANK), [`Layout::DEPTH`](crate::nested::Layout::DEPTH), `rank()`, `depth()` | |
//! | | [`size`](crate::nested::Layout::size), [`capacity`](crate::nested::Layout::capacity) | valid elements; elements of memory |
//!
//! ```
//! use tla::int::aliases::*;
//! use tla::nested::Layout;
//! use tla::prelude::*;
//!
//! // auto layout = MakeLayout(MakeShape(MakeShape(_4{}, n), MakeShape(_4{}, _3{})),
//! //                          MakeStride(MakeStride(_4{}, _16{}), MakeStride(_1{}, _32{})));
//! let n = 2_u32;
//! let layout = Layout::new(((_4, n), (_4, _3)), ((_4, _16), (_1, _32)));
//! assert_eq!(layout.to_string(), "((_4, 2), (_4, _3)):((_4, _16), (_1, _32))");
//!
//! // flat, nested, shallower in a mode, one integer: first mode fastest
//! assert_eq!(layout.crd2offset((1, 5)), 37);
//! assert_eq!(layout.crd2offset(((1, 0), (1, 1))), 37);
//! assert_eq!(layout.crd2offset((1, (1, 1))), 37);
//! assert_eq!(layout.crd2offset(41), 37);
//!
//! // with every integer static, the layout is a type; in the notation of the papers:
//! type Fixed = layout!(((4,2),(4,3)):((4,16),(1,32)));
//! assert_eq!(size_of::<Fixed>(), 0);
//! const ADDRESS: usize = tla::fold::offset::<Fixed, _>([1, 5]);
//! assert_eq!((ADDRESS, Fixed::COSIZE), (37, 96));
//! ```
//!
//! # Tags
//!
//! | C++ | Rust |
//! |---|---|
//! | `MakeLayout<half, layout::zN>(rows, cols)` | [`zN::<f16>::layout(rows, cols)`](crate::nested::tag::zN), `try_layout` for sizes of 64 bits |
//! | `MakeLayoutFromTag(layout::RowMajor{rows, cols})` | [`RowMajor::layout(rows, cols)`](crate::nested::tag::RowMajor) |
//! | `MakeLayoutFromTag(layout::RowMajor{rows, cols, ld})` | [`RowMajor::with_pitch(rows, cols, ld)`](crate::nested::tag::RowMajor::with_pitch) |
//! | `layout::ColumnMajor`, `zZ`, `nZ`, `nN`, `VectorLayout` | [`ColumnMajor`](crate::nested::tag::ColumnMajor), [`zZ`](crate::nested::tag::zZ), [`nZ`](crate::nested::tag::nZ), [`nN`](crate::nested::tag::nN), [`Vector`](crate::nested::tag::Vector) |
//! | `MakeLayoutL0C(rows, cols)` | [`L0C::layout(rows, cols)`](crate::nested::tag::L0C) |
//! | `PaddingRowMajor`, `PaddingColumnMajor` | [`PaddingRowMajor::<BR, BC>`](crate::nested::tag::PaddingRowMajor), [`PaddingColumnMajor::<BR, BC>`](crate::nested::tag::PaddingColumnMajor) |
//! | 4-bit weights | [`Weight4BitnZ`](crate::nested::tag::Weight4BitnZ); rows of packed 4-bit floats: [`RowMajorPacked`](crate::nested::tag::RowMajorPacked) |
//! | scales of the MX formats | [`MxRowMajorA`](crate::nested::tag::MxRowMajorA), `..B`, `MxColumnMajorA`, `..B`, [`MxzZ`](crate::nested::tag::MxzZ), [`MxnN`](crate::nested::tag::MxnN) |
//! | feature maps, filters | [`FeatureMap`](crate::nested::FeatureMap), [`Filter`](crate::nested::Filter) |
//! | `tla::detail::iszN<Element, Layout>` | [`layout.tag()`](crate::nested::Layout::tag)` == Tag::ZN` |
//!
//! CANN's `FRACTAL_NZ` is `zN` here, its "Zn" is `nZ`. A block is 32 bytes wide, `C = 256 / bits` elements,
//! and a fractal has 16 of those rows:
//!
//! | element | `C` | 100 x 100 as `zN` |
//! |---|---|---|
//! | 4 bits | 64 | `((16,7),(64,2)):((64,1024),(1,7168))` |
//! | 8 bits | 32 | `((16,7),(32,4)):((32,512),(1,3584))` |
//! | 16 bits | 16 | `((16,7),(16,7)):((16,256),(1,1792))` |
//! | 32 bits | 8 | `((16,7),(8,13)):((8,128),(1,896))` |
//! | 64 bits | 4 | `((16,7),(4,25)):((4,64),(1,448))` |
//!
//! The type is an [`Element`](trait@crate::Element): a number of Rust, a name of [`element`](crate::element)
//! such as `f16` or `bf16`, a type of yours, or [`Bits<N>`](crate::element::Bits) for a width alone.
//!
//! ```
//! use tla::element::{Bits, f16};
//! use tla::nested::tag::{L0C, RowMajor, Tag, zN};
//! use tla::prelude::*;
//!
//! // sizes known at run time keep the blocks static
//! let layout = zN::<f16>::layout(100_u32, 100_u32);
//! assert_eq!(layout.to_string(), "((_16, 7), (_16, 7)):((_16, _256), (_1, 1792))");
//! // static sizes make a static layout, which also has a notation
//! type Fixed = layout!(zN<f16>(100, 100));
//! assert_eq!(Fixed::default().to_string(), "((_16, _7), (_16, _7)):((_16, _256), (_1, _1792))");
//!
//! // the table above
//! macro_rules! shows {
//!     ($($bits:literal $text:literal)*) => {$(
//!         let layout = zN::<Bits<$bits>>::layout(Int::<100>, Int::<100>);
//!         assert_eq!(layout.to_string().replace([' ', '_'], ""), $text);
//!     )*};
//! }
//! shows! {
//!     4 "((16,7),(64,2)):((64,1024),(1,7168))"
//!     8 "((16,7),(32,4)):((32,512),(1,3584))"
//!     16 "((16,7),(16,7)):((16,256),(1,1792))"
//!     32 "((16,7),(8,13)):((8,128),(1,896))"
//!     64 "((16,7),(4,25)):((4,64),(1,448))"
//! }
//!
//! // a tag is known by its identity
//! let accumulator = L0C::layout(100_u32, 100_u32);
//! assert_eq!(accumulator.to_string(), layout.to_string());
//! assert_eq!((accumulator.tag(), layout.tag()), (Tag::L0C, Tag::ZN));
//!
//! // rows that start 128 elements apart
//! assert_eq!(RowMajor::with_pitch(8_u32, 100_u32, 128_u32).capacity(), 7 * 128 + 100);
//! ```
//!
//! # Tiles and tensors
//!
//! | C++ | Rust | |
//! |---|---|---|
//! | `GetTileLayout(layout, tileShape, coord)` | [`layout.tile(shape, coord)`](crate::nested::Layout::tile), [`try_tile`](crate::nested::Layout::try_tile) | the layout of a tile by itself |
//! | `MakeTensor(gm, layout, Arch::PositionGM{})` | [`Tensor::new(slice, layout)`](crate::tensor::Tensor::new) | the length is checked once |
//! | `MakeTensor(gm, layout, coord, ..)` | `Tensor::new(..)?`[`.into_tile(extents, coord)`](crate::tensor::Tensor::into_tile) | the valid extents shrink with it |
//! | `GetTile(tensor, coord, tileShape)` | [`tensor.tile(shape, coord)`](crate::tensor::Tensor::tile) | shape first, as in `GetTileLayout` |
//! | `TileView(tensor, tileCoord, tileShape)` | [`tensor.tile_view(shape, tile_coord)`](crate::tensor::Tensor::tile_view) | the coordinate counts tiles |
//! | `tensor(MakeCoord(17, _))` | [`tensor.slice((17, ..))`](crate::tensor::Tensor::slice) | |
//! | `MakeTensorLike<layout::zN>(buffer, tile)` | `Tensor::new(buffer, layout)?`[`.with_extents(tile.extents())`](crate::tensor::Tensor::with_extents) | as many valid elements as the tile has |
//! | `tensor.coord()` | [`tensor.start()`](crate::tensor::Tensor::start) | absolute, counted in the layout |
//! | `tensor.originShape()` | [`tensor.extents()`](crate::tensor::Tensor::extents) | how much to copy |
//! | `tensor.data()[tensor.layout()(tensor.coord())]` | [`tensor.offset([0, 0])`](crate::tensor::Tensor::offset) | for kernels that make pointers; `None` outside |
//! | a copy | [`to.copy_from(&from)`](crate::tensor::Tensor::copy_from) | the valid elements, whatever the layouts |
//! | padding | [`fill_padding`](crate::tensor::Tensor::fill_padding), [`padded`](crate::tensor::Tensor::padded) | not reached by accident |
//!
//! ```
//! use tla::element::f16;
//! use tla::int::aliases::*;
//! use tla::nested::tag::zN;
//! use tla::prelude::*;
//! use tla::tensor::Tensor;
//!
//! let layout = zN::<f16>::layout(100_u32, 100_u32);
//! let tile = layout.tile((_32, Int::<48>), [96, 96]);
//! assert_eq!(tile.to_string(), "((_16, _2), (_16, _3)):((_16, _256), (_1, 1792))");
//! assert_eq!(tile.origin_shape(), [4, 4]);
//!
//! // elements that are their own addresses
//! let tensor = Tensor::new((0..layout.capacity()).collect::<Vec<_>>(), layout)?;
//! let tail = tensor.tile([32, 48], [96, 96]);
//! assert_eq!((tail.start(), tail.extents()), ([96, 96], [4, 4]));
//!
//! // a buffer for whole tiles holds one that is clipped
//! type Buffer = layout!(RowMajor(32, 48));
//! let buffer = Tensor::<_, _, Buffer, 2>::of(vec![0; Buffer::COSIZE])?;
//! let mut like = buffer.with_extents(tail.extents()).ok_or("a tile is no larger than its buffer")?;
//! like.copy_from(&tail)?;
//! assert_eq!(like[[3, 3]], layout.crd2offset((99, 99)));
//! assert_eq!(like.layout(), Buffer::default());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Differences
//!
//! Where the C++ headers wrap, read types only or lose a number, this crate does not:
//!
//! - **Addresses are wide.** Sizes, strides and addresses are computed in 64 bits, whatever integers the
//!   coordinate has; the C++ functions compute in 32.
//!
//!   ```
//!   # use tla::{element::f16, nested::tag::zN};
//!   let layout = zN::<f16>::layout(400_000_000_u32, 16_u32);
//!   assert_eq!(layout.crd2offset((300_000_000, 0)), 4_800_000_000);
//!   // 32-bit arithmetic, which wraps to another element, is what one asks for
//!   assert_eq!(layout.crd2offset_in::<u32, _>((300_000_000, 0)), 505_032_704);
//!   ```
//!
//! - **Errors are results.** `try_new`, `try_layout`, `try_tile` and `try_crd2offset` say with the numbers
//!   what is wrong; the forms without `try_` take sizes that cannot be, or panic.
//!
//!   ```
//!   # use tla::{element::f16, nested::tag::zN};
//!   assert!(zN::<f16>::try_layout(u64::MAX, 16_u32).is_err());
//!   let layout = zN::<f16>::layout(100_u32, 100_u32);
//!   assert_eq!(
//!       layout.try_crd2offset((0, 112)).unwrap_err().to_string(),
//!       "coordinate 112 is out of range in dimension 1, which has extent 112",
//!   );
//!   ```
//!
//! - **A tag is its identity**, not the look of a type: `L0C` is no `zN`, although it lies like one of 16-bit
//!   elements.
//! - **A tensor that does not start at 0 has less left.** Its valid extents shrink with its start, so a tile
//!   of it ends where the tensor ends.
//!
//!   ```
//!   # use tla::{nested::tag::RowMajor, tensor::Tensor};
//!   let tensor = Tensor::new([0_u8; 128], RowMajor::layout(8_u32, 16_u32))?;
//!   let from = tensor.tile([8, 16], [1, 5]);
//!   assert_eq!(from.extents(), [7, 11]);
//!   assert_eq!(from.tile([4, 8], [6, 10]).extents(), [1, 1]);
//!   # Ok::<(), tla::TooShort>(())
//!   ```
//!
//! - **A slice keeps its place inside a block.** Strides alone are not enough for a view that starts there.
//!
//!   ```
//!   # use tla::{element::f16, nested::tag::zN, tensor::Tensor};
//!   let layout = zN::<f16>::layout(100_u32, 100_u32);
//!   let tensor = Tensor::new((0..layout.capacity()).collect::<Vec<_>>(), layout)?;
//!   let view = tensor.tile([50, 50], [5, 3]);
//!   assert_eq!(view[[0, 13]], 1872);
//!   assert_eq!(view.slice((0, ..)).ok_or("row 0")?[[13]], 1872);
//!   // the start, and 13 steps of 1
//!   assert_eq!(view[[0, 0]] + layout.crd2offset((0, 13)), 96);
//!   # Ok::<(), Box<dyn std::error::Error>>(())
//!   ```
//!
//! - **The part inside a fractal is kept** by `zZ` and `nN` too, whose older C++ form leaves it out.
//!
//!   ```
//!   # use tla::{element::f16, nested::tag::zZ};
//!   assert_eq!(zZ::<f16>::layout(100_u32, 100_u32).crd2offset((1, 26)), 282);
//!   ```
//!
//! - **Coordinates are never negative.** An `i32` may be a coordinate, a negative one is out of range.
//! - **Every layout says what it needs**: [`capacity`](crate::nested::Layout::capacity) counts the elements of
//!   memory, padding included, [`size`](crate::nested::Layout::size) the valid ones.
//! - **More stays static**: what is made of static integers is static, in layouts of tiles too. Arithmetic
//!   that overflows or divides by zero there is a compile error.
//! - **Nesting that differs is a compile error**, for stride against shape, for a coordinate deeper than the
//!   shape, and for a wrong number of entries.
//!
//! # What is not here
//!
//! Moving data (`copy` from one memory to another, `Mmad`, events, pipelines), positions of memory
//! (`GM`, `L1`, `L0A`, `UB`: the address space is the kernel's choice), `LocalTensor` and `GlobalTensor`, and
//! tiles of modes that are nested deeper than pairs. Tensors are over slices; a kernel with pointers of its
//! own takes offsets.
