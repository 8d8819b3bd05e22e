//! The algebra of nested layouts: what each operation is for, its rule, and what it looks like.
//!
//! A nested layout is `shape:stride`, two tuples nested alike, such as `((2,2),4):((1,4),8)`. An integer
//! counts its elements with the **first** mode fastest. This is the algebra of CuTe, in the rules of its
//! paper; where an implementation of it accepts what is wrong by definition, it is refused here. The
//! operations on layouts with [named axes](crate::tirx_algebra) are on a page of their own.
//!
//! | to | on values | as a type | in `layout!` |
//! |---|---|---|---|
//! | flatten, with fewer integers | [`try_coalesce`](crate::algebra::nested::NestedLayout::try_coalesce), [`.._modes`](crate::algebra::nested::NestedLayout::try_coalesce_modes), [`.._z`](crate::algebra::nested::NestedLayout::try_coalesce_z) | [`Coalesced<L>`](crate::Coalesced), [`CoalescedModes<L, Profile>`](crate::CoalescedModes), [`CoalescedZ<L>`](crate::CoalescedZ) | `.coalesce()`, `.coalesce((1,1))`, `.coalesce_z()` |
//! | leave out what repeats | [`try_filter`](crate::algebra::nested::NestedLayout::try_filter) | [`Filtered<L>`](crate::Filtered) | `.filter()` |
//! | ask one layout through another | [`a.try_compose(&b)`](crate::algebra::nested::NestedLayout::try_compose), [`.._within`](crate::algebra::nested::NestedLayout::try_compose_within), [`.._modes`](crate::algebra::nested::NestedLayout::try_compose_modes) | [`Composition<A, B>`](crate::Composition), [`CompositionWithin<A, B>`](crate::CompositionWithin), [`CompositionModes<A, (..)>`](crate::CompositionModes) | `A.compose(B)` |
//! | find the rest of an index space | [`try_complement(n)`](crate::algebra::nested::NestedLayout::try_complement), [`.._ordered`](crate::algebra::nested::NestedLayout::try_complement_ordered) | [`Complement<L, N>`](crate::Complement), [`ComplementOrdered<L, N>`](crate::ComplementOrdered) | `.complement(24)` |
//! | find the index of an address | [`try_right_inverse`](crate::algebra::nested::NestedLayout::try_right_inverse), [`try_left_inverse`](crate::algebra::nested::NestedLayout::try_left_inverse) | [`RightInverse<L>`](crate::RightInverse), [`LeftInverse<L>`](crate::LeftInverse) | `.right_inverse()`, `.left_inverse()` |
//! | find what does not move | [`try_nullspace`](crate::algebra::nested::NestedLayout::try_nullspace) | [`Nullspace<L>`](crate::Nullspace) | `.nullspace()` |
//! | find what two layouts share | [`a.try_max_common_layout(&b)`](crate::algebra::nested::NestedLayout::try_max_common_layout), [`try_max_common_vector`](crate::algebra::nested::NestedLayout::try_max_common_vector) | [`MaxCommonLayout<A, B>`](crate::MaxCommonLayout), [`max_common_vector::<A, B>()`](crate::ops::max_common_vector) | `A.max_common_layout(B)` |
//! | find how wide an access can be | [`try_max_alignment`](crate::algebra::nested::NestedLayout::try_max_alignment) | [`max_alignment::<L>()`](crate::ops::max_alignment) | |
//! | cut into tiles | [`try_logical_divide`](crate::algebra::nested::NestedLayout::try_logical_divide), `zipped`, `tiled`, `flat` | [`LogicalDivide<L, T>`](crate::LogicalDivide), [`ZippedDivide`](crate::ZippedDivide), [`TiledDivide`](crate::TiledDivide), [`FlatDivide`](crate::FlatDivide) | `.logical_divide(2:1)`, `.zipped_divide((4,_))` |
//! | cut into tiles that do not fit | [`try_ragged_divide`](crate::algebra::nested::NestedLayout::try_ragged_divide) | [`RaggedDivide<L, T>`](crate::RaggedDivide) | |
//! | repeat | [`try_logical_product`](crate::algebra::nested::NestedLayout::try_logical_product), `zipped`, `tiled`, `flat` | [`LogicalProduct<L, T>`](crate::LogicalProduct), [`ZippedProduct`](crate::ZippedProduct), [`TiledProduct`](crate::TiledProduct), [`FlatProduct`](crate::FlatProduct) | `.logical_product(6:1)` |
//! | repeat, block by block or raked | [`try_blocked_product`](crate::algebra::nested::NestedLayout::try_blocked_product), [`try_raked_product`](crate::algebra::nested::NestedLayout::try_raked_product) | [`BlockedProduct<L, T>`](crate::BlockedProduct), [`RakedProduct<L, T>`](crate::RakedProduct) | `.blocked_product(..)` |
//! | repeat up to a shape | [`try_tile_to_shape`](crate::algebra::nested::NestedLayout::try_tile_to_shape) | [`TiledToShape<L, Shape>`](crate::TiledToShape), [`TiledToShapeOrdered`](crate::TiledToShapeOrdered) | `.tile_to_shape((4,8))`, `.tile_to_shape((4,8), (1,0))` |
//! | have a compact layout in an order | [`try_ordered`](crate::algebra::nested::NestedLayout::try_ordered) | [`Ordered<Shape, Order>`](crate::Ordered) | |
//! | count in another element | [`try_upcast`](crate::algebra::nested::NestedLayout::try_upcast), [`try_downcast`](crate::algebra::nested::NestedLayout::try_downcast), [`try_recast`](crate::algebra::nested::NestedLayout::try_recast) | [`Upcast<L, N>`](crate::Upcast), [`Downcast<L, N>`](crate::Downcast), [`Recast<L, FROM, TO>`](crate::Recast) | `.upcast(2)`, `.recast(16, 8)` |
//! | fix some modes | [`try_slice`](crate::algebra::nested::NestedLayout::try_slice), [`try_dice`](crate::algebra::nested::NestedLayout::try_dice) | [`SlicedAt<L, (Keep, Int<3>)>`](crate::SlicedAt), [`Diced`](crate::Diced) | `.slice_at((_,3))` |
//! | divide a shape | [`try_shape_div`](crate::algebra::nested::IntTuple::try_shape_div), [`try_ceil_div`](crate::algebra::nested::IntTuple::try_ceil_div) | | |
//! | spread elements over a shape | [`try_domain_distribute`](crate::algebra::nested::IntTuple::try_domain_distribute) | | |
//! | ask who holds a value of a tile | [`ThreadValue::try_new`](crate::algebra::nested::ThreadValue::try_new) | [`ThreadValue<Threads, Values>`](crate::ThreadValue) | `Threads.thread_value(Values)` |
//! | put an operand on lanes and registers | [`try_on_axes`](crate::algebra::nested::NestedLayout::try_on_axes), [`ThreadValue::try_map_on`](crate::algebra::nested::ThreadValue::try_map_on) | [`OnAxes<L, Tile, (laneid, m)>`](crate::OnAxes) | |
//! | reverse the modes | [`try_reversed`](crate::algebra::nested::NestedLayout::try_reversed) | [`Reversed<L>`](crate::Reversed) | `.reversed()` |
//! | cross to named axes and back | [`try_map`](crate::algebra::nested::NestedLayout::try_map), [`Map::try_nested`](crate::Map::try_nested) | every layout answers as both | |
//!
//! The first line of a picture is in the notation of `layout!`, where the macro has the operation. A row is
//! an index of the first mode and a column one of the second; a mode of several extents is one index, its
//! first extent fastest. A layout of one mode is a line, one of three has two indices before each row.
//! Operands stand before the arrow, the result after it.
//!
//! An operation that is not defined is an error, in one line with the mode and both numbers.
//!
//! # Which mode is the fastest
//!
//! **One integer alone is counted in two ways.** In this algebra, on values, in text and in the pictures, the
//! **first** mode is the fastest, as in CuTe. [`Mapping::offset(i)`](crate::Mapping::offset) and everything else
//! that a layout *type* answers counts the **last** dimension fastest, as `S[..]` and arrays do, also where the
//! type is an operation of this page. Coordinates with one entry a mode are the same in both, and inside a mode
//! the first extent is the fastest in both.
//!
//! ```
//! use tla::Reversed;
//! use tla::algebra::nested::parse::{cute, int_tuple};
//! use tla::prelude::*;
//!
//! type Columns = layout!((4,8):(1,4));
//! // element 1 of CuTe is (1,0), element 1 of a type is (0,1)
//! assert_eq!(cute("(4,8):(1,4)")?.try_at(&int_tuple("1")?)?, 1);
//! assert_eq!(Columns::offset(1), 4);
//! // with an entry a mode there is nothing to mistake
//! assert_eq!((cute("(4,8):(1,4)")?.try_at(&int_tuple("(1,0)")?)?, Columns::offset([1, 0])), (1, 1));
//! // CuTe's index, asked of a type: the modes reversed, or all of them in one mode
//! assert_eq!(Reversed::<Columns>::offset(1), 1);
//! assert_eq!(<layout!(((4,8),):((1,4),))>::offset(1), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Tilers
//!
//! A tiler says what is cut or repeated. There are two kinds, and they mean different things, so they are two
//! types:
//!
//! - a **layout tiler** `8:1` is a layout whose elements are taken from the one-dimensional index;
//! - a **shape tiler** `(2,4)` works mode by mode, each entry an extent, a layout, or `_`, which leaves a
//!   mode alone.
//!
//! The methods without `_modes` take a layout, `try_zipped_divide(&NestedLayout)`, those with it a
//! [`ShapeTiler`](crate::algebra::nested::ShapeTiler), `try_zipped_divide_modes(&ShapeTiler)`; as types they are
//! [`LayoutTiler<L>`](crate::LayoutTiler) and [`ShapeTiler<(..)>`](crate::ShapeTiler). CuTe's
//! `zipped_divide(L, Shape<_2,_4>{})` is the second, `zipped_divide(L, Layout<_8,_1>{})` the first.
//!
//! ```
//! use tla::algebra::nested::{self, parse::cute};
//!
//! let rows = cute("(4,4):(4,1)")?;
//! // 8 indices, which are two columns, and the other 8
//! assert_eq!(rows.try_zipped_divide(&cute("8:1")?)?.to_string(), "((4,2),2):((4,1),2)");
//! // 2 rows and 4 columns, also 8 elements, and the other 2 rows
//! let tiler = nested::ShapeTiler::try_extents(&[2, 4])?;
//! assert_eq!(rows.try_zipped_divide_modes(&tiler)?.to_string(), "((2,4),(2,1)):((4,1),(8,0))");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (4,4):(4,1).zipped_divide(8:1) = ((4,2),2):((4,1),2)
//!
//!    0  1  2  3       0 1 2 3 4 5 6 7           0  1
//! 0  0  1  2  3       0 1 2 3 4 5 6 7   ->   0  0  2
//! 1  4  5  6  7                              1  4  6
//! 2  8  9 10 11                              2  8 10
//! 3 12 13 14 15                              3 12 14
//!                                            4  1  3
//!                                            5  5  7
//!                                            6  9 11
//!                                            7 13 15
//! ```
//!
//! ```text
//! (4,4):(4,1).zipped_divide((2,4)) = ((2,4),(2,1)):((4,1),(8,0))
//!
//!    0  1  2  3           0  1
//! 0  0  1  2  3   ->   0  0  8
//! 1  4  5  6  7        1  4 12
//! 2  8  9 10 11        2  1  9
//! 3 12 13 14 15        3  5 13
//!                      4  2 10
//!                      5  6 14
//!                      6  3 11
//!                      7  7 15
//! ```
//!
//! # Coalesce
//!
//! The same function of the index with as few integers as there can be. By mode, each mode is done on its
//! own, as far down as the profile goes. `coalesce_z` keeps an extent of 1 at the end, so that the layout is
//! also the same beyond its size: composition asks for that.
//!
//! `s0:d0, s1:d1 -> s0*s1:d0` where `d1 = s0 * d0`; extents of 1 go
//!
//! ```
//! use tla::algebra::nested::parse::{cute, int_tuple};
//! use tla::Coalesced;
//! use tla::prelude::*;
//!
//! let layout = cute("(2,(1,6)):(1,(6,2))")?;
//! assert_eq!(layout.try_coalesce()?.to_string(), "12:1");
//! assert_eq!(layout.try_coalesce_modes(&int_tuple("(1,1)")?)?.to_string(), "(2,6):(1,2)");
//! assert_eq!(cute("(4,1):(1,9)")?.try_coalesce_z()?.to_string(), "(4,1):(1,9)");
//! type Type = Coalesced<layout!((2,(1,6)):(1,(6,2)))>;
//! type Written = layout!((2,(1,6)):(1,(6,2)).coalesce());
//! assert_eq!((*Type::COMPOSED.layout(), *Written::COMPOSED.layout()), (cute("12:1")?, cute("12:1")?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (2,(2,2)):(1,(2,4)).coalesce() = 8:1
//!
//!   0 1 2 3        0 1 2 3 4 5 6 7
//! 0 0 2 4 6   ->   0 1 2 3 4 5 6 7
//! 1 1 3 5 7
//! ```
//!
//! ```text
//! (2,(2,2)):(1,(2,4)).coalesce((1,1)) = (2,4):(1,2)
//!
//!   0 1 2 3          0 1 2 3
//! 0 0 2 4 6   ->   0 0 2 4 6
//! 1 1 3 5 7        1 1 3 5 7
//! ```
//!
//! ```text
//! (4,1):(1,9).coalesce_z() = (4,1):(1,9)
//!
//!   0          0
//! 0 0   ->   0 0
//! 1 1        1 1
//! 2 2        2 2
//! 3 3        3 3
//! ```
//!
//! # Filter
//!
//! What is left when nothing repeats: every stride of 0 loses its extent, then coalesce.
//!
//! `s:0 -> 1:0`
//!
//! ```
//! use tla::algebra::nested::parse::cute;
//! use tla::Filtered;
//! use tla::prelude::*;
//!
//! let filtered = cute("(2,4):(0,1)")?.try_filter()?;
//! assert_eq!(filtered.to_string(), "4:1");
//! type Type = Filtered<layout!((2,4):(0,1))>;
//! assert_eq!(Type::COMPOSED.to_string(), "4:1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (2,4):(0,1).filter() = 4:1
//!
//!   0 1 2 3        0 1 2 3
//! 0 0 1 2 3   ->   0 1 2 3
//! 1 0 1 2 3
//! ```
//!
//! # Composition
//!
//! Asks `A` through `B`: `B` says which indices, in which order and shape, `A` where they lie. A column, a
//! row, a tile, a transposition of a layout are compositions with it.
//!
//! `(A o B)(c) = A(B(c))`, in the shape of `B`
//!
//! It exists where every leaf of `B` can be followed through the modes of `A` without a carry that it would
//! have to jump over; what is not so is refused, with the mode and both numbers. `B` may reach beyond the
//! size of `A`, whose last mode runs on; `compose_within` refuses that. A tiler composes mode by mode, modes
//! that it leaves out are kept.
//!
//! ```
//! use tla::algebra::nested::{self, parse::cute};
//! use tla::Composition;
//! use tla::prelude::*;
//!
//! let (a, b) = (cute("(4,8):(8,1)")?, cute("(2,4):(4,8)")?);
//! let composed = a.try_compose(&b)?;
//! assert_eq!(composed.to_string(), "(2,4):(1,2)");
//! assert_eq!(a.try_compose_within(&b)?, composed);
//! let halves = nested::ShapeTiler::try_extents(&[2])?;
//! assert_eq!(a.try_compose_modes(&halves)?.to_string(), "(2,8):(8,1)");
//! type A = layout!((4,8):(8,1));
//! type B = layout!((2,4):(4,8));
//! type Written = layout!((4,8):(8,1).compose((2,4):(4,8)));
//! assert_eq!(Composition::<A, B>::COMPOSED, Written::COMPOSED);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Every second column, and the columns of a pair one below the other:
//!
//! ```text
//! (4,8):(8,1).compose((2,4):(4,8)) = (2,4):(1,2)
//!
//!    0  1  2  3  4  5  6  7          0  1  2  3          0 1 2 3
//! 0  0  1  2  3  4  5  6  7       0  0  8 16 24   ->   0 0 2 4 6
//! 1  8  9 10 11 12 13 14 15       1  4 12 20 28        1 1 3 5 7
//! 2 16 17 18 19 20 21 22 23
//! 3 24 25 26 27 28 29 30 31
//! ```
//!
//! A row-major layout by the linear index of a column-major one:
//!
//! ```text
//! (2,6):(6,1).compose(12:1) = (2,6):(6,1)
//!
//!    0  1  2  3  4  5        0  1  2  3  4  5  6  7  8  9 10 11           0  1  2  3  4  5
//! 0  0  1  2  3  4  5        0  1  2  3  4  5  6  7  8  9 10 11   ->   0  0  1  2  3  4  5
//! 1  6  7  8  9 10 11                                                  1  6  7  8  9 10 11
//! ```
//!
//! What no layout says:
//!
//! ```text
//! (4,6):(1,10).compose(6:3) is refused:
//!   composition: mode 0 of the left layout (coalesced), extent 4, is no multiple of the stride 3 of
//!   leaf 0, 6:3, of the right layout, nor does the leaf stay inside the mode
//! ```
//!
//! Beyond the end:
//!
//! ```text
//! (2,4):(4,1).compose(4:4) = 4:2
//!
//!   0 1 2 3        0  1  2  3        0 1 2 3
//! 0 0 1 2 3        0  4  8 12   ->   0 2 4 6
//! 1 4 5 6 7
//! ```
//!
//! ```text
//! (2,4):(4,1).compose_within(4:4) is refused:
//!   composition: the right layout reaches 13 elements far, the left one has 8: use the composition
//!   that runs on, or a smaller right layout
//! ```
//!
//! By mode, the first cut, the second left alone:
//!
//! ```text
//! (4,3):(3,1).compose_modes((2,_)) = (2,3):(3,1)
//!
//!    0  1  2          0 1 2
//! 0  0  1  2   ->   0 0 1 2
//! 1  3  4  5        1 3 4 5
//! 2  6  7  8
//! 3  9 10 11
//! ```
//!
//! # Complement
//!
//! The indices that a layout leaves out, as a layout: together with it they cover `n` indices, each once.
//! That is the *rest* of a divide and the pitch of a product.
//!
//! Sorted by stride, from `running = 1` on: `d / running : running`, then `running = s * d`; at the end
//! `ceil(n / running) : running`
//!
//! A layout has to tile. One that is only ordered and disjoint, so that places between its elements are never
//! reached, is refused unless one asks for that.
//!
//! ```
//! use tla::algebra::nested::parse::cute;
//! use tla::Complement;
//! use tla::prelude::*;
//!
//! let rest = cute("4:2")?.try_complement(24)?;
//! assert_eq!(rest.to_string(), "(2,3):(1,8)");
//! assert_eq!(cute("(2,2):(1,5)")?.try_complement_ordered(20)?.to_string(), "(2,2):(2,10)");
//! type Type = Complement<layout!(4:2), 24>;
//! type Written = layout!(4:2.complement(24));
//! assert_eq!((*Type::COMPOSED.layout(), *Written::COMPOSED.layout()), (rest, rest));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! 4:2.complement(24) = (2,3):(1,8)
//!
//! 0 1 2 3           0  1  2
//! 0 2 4 6   ->   0  0  8 16
//!                1  1  9 17
//! ```
//!
//! ```text
//! (2,2):(1,6).complement(24) = (3,2):(2,12)
//!
//!   0 1           0  1
//! 0 0 6   ->   0  0 12
//! 1 1 7        1  2 14
//!              2  4 16
//! ```
//!
//! ```text
//! (2,2):(1,5).complement(20) is refused:
//!   complement: the mode 2:5 has a stride that is no multiple of 2, the end of what is before it
//! ```
//!
//! ```text
//! (2,2):(1,5).complement_ordered(20) = (2,2):(2,10)
//!
//!   0 1           0  1
//! 0 0 5   ->   0  0 10
//! 1 1 6        1  2 12
//! ```
//!
//! # Right inverse
//!
//! From an address to an index, as far as the addresses follow each other from 0 on.
//!
//! `L(R(i)) = i`
//!
//! ```
//! use tla::algebra::nested::parse::cute;
//! use tla::RightInverse;
//! use tla::prelude::*;
//!
//! let inverse = cute("(4,8):(8,1)")?.try_right_inverse()?;
//! assert_eq!(inverse.to_string(), "(8,4):(4,1)");
//! type Type = RightInverse<layout!((4,8):(8,1))>;
//! assert_eq!(Type::COMPOSED.to_string(), "(8,4):(4,1)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (2,4):(4,1).right_inverse() = (4,2):(2,1)
//!
//!   0 1 2 3          0 1
//! 0 0 1 2 3   ->   0 0 1
//! 1 4 5 6 7        1 2 3
//!                  2 4 5
//!                  3 6 7
//! ```
//!
//! ```text
//! (4,8):(1,5).right_inverse() = 4:1
//!
//!    0  1  2  3  4  5  6  7        0 1 2 3
//! 0  0  5 10 15 20 25 30 35   ->   0 1 2 3
//! 1  1  6 11 16 21 26 31 36
//! 2  2  7 12 17 22 27 32 37
//! 3  3  8 13 18 23 28 33 38
//! ```
//!
//! # Left inverse
//!
//! From every address that the layout reaches back to its index; addresses between are mapped to something.
//!
//! `R(L(i)) = i`, written for any layout as `L(R(L(i))) = L(i)`
//!
//! ```
//! use tla::algebra::nested::parse::cute;
//! use tla::LeftInverse;
//! use tla::prelude::*;
//!
//! let inverse = cute("4:2")?.try_left_inverse()?;
//! assert_eq!(inverse.to_string(), "(2,4):(0,1)");
//! type Type = LeftInverse<layout!(4:2)>;
//! assert_eq!(Type::COMPOSED.to_string(), "(2,4):(0,1)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! 4:2.left_inverse() = (2,4):(0,1)
//!
//! 0 1 2 3          0 1 2 3
//! 0 2 4 6   ->   0 0 1 2 3
//!                1 0 1 2 3
//! ```
//!
//! ```text
//! (2,2):(1,3).left_inverse() = (3,2):(1,2)
//!
//!   0 1          0 1
//! 0 0 3   ->   0 0 2
//! 1 1 4        1 1 3
//!              2 2 4
//! ```
//!
//! # Nullspace
//!
//! The indices along which a layout stands still: its modes of stride 0.
//!
//! `L(N(i)) = 0`
//!
//! ```
//! use tla::algebra::nested::parse::cute;
//! use tla::Nullspace;
//! use tla::prelude::*;
//!
//! let still = cute("(2,4):(0,1)")?.try_nullspace()?;
//! assert_eq!(still.to_string(), "2:1");
//! type Type = Nullspace<layout!((2,4):(0,1))>;
//! assert_eq!(Type::COMPOSED.to_string(), "2:1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (2,2,2):(1,0,2).nullspace() = 2:2
//!
//!     0 1        0 1
//! 0,0 0 2   ->   0 2
//! 0,1 0 2
//! 1,0 1 3
//! 1,1 1 3
//! ```
//!
//! # What two layouts share
//!
//! How many elements lie side by side in both, from the first one on: what one vector instruction can copy.
//! The layout gives their indices, the vector their number. Under a swizzle it is at most `2^M`.
//! `max_alignment` is the largest `n` so that the layout falls into runs of `n`, each of which begins at a
//! multiple of `n`.
//!
//! `A(C(i)) = B(C(i)) = i`, `C` as large as can be
//!
//! ```
//! use tla::algebra::nested::parse::cute;
//! use tla::MaxCommonLayout;
//! use tla::ops::{max_alignment, max_common_vector};
//! use tla::prelude::*;
//!
//! let (a, b) = (cute("(4,2):(1,8)")?, cute("(4,2):(1,4)")?);
//! assert_eq!(a.try_max_common_vector(&b)?, 4);
//! assert_eq!(a.try_max_common_layout(&b)?.to_string(), "4:1");
//! assert_eq!(cute("(4,2):(1,6)")?.try_max_alignment()?, 2);
//! type Common = MaxCommonLayout<layout!((4,2):(1,8)), layout!((4,2):(1,4))>;
//! assert_eq!(Common::SIZE, 4);
//! const VECTOR: usize = max_common_vector::<layout!((4,2):(1,8)), layout!((4,2):(1,4))>();
//! assert_eq!((VECTOR, max_alignment::<layout!((4,2):(1,6))>()), (4, 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (4,2):(1,8).max_common_layout((4,2):(1,4)) = 4:1
//!
//!    0  1         0 1        0 1 2 3
//! 0  0  8       0 0 4   ->   0 1 2 3
//! 1  1  9       1 1 5
//! 2  2 10       2 2 6
//! 3  3 11       3 3 7
//! ```
//!
//! ```text
//! (4,2):(1,8).max_common_vector((4,2):(1,4)) = 4
//!
//!    0  1         0 1
//! 0  0  8       0 0 4
//! 1  1  9       1 1 5
//! 2  2 10       2 2 6
//! 3  3 11       3 3 7
//! ```
//!
//! ```text
//! (4,2):(1,6).max_alignment() = 2
//!
//!   0 1
//! 0 0 6
//! 1 1 7
//! 2 2 8
//! 3 3 9
//! ```
//!
//! # Logical divide
//!
//! Cuts a layout into tiles: the first mode is inside a tile, the second counts tiles. With a shape tiler
//! each mode is cut for itself.
//!
//! `A / T = A o (T, complement(T, size(A)))`
//!
//! The tiles have to fit; the [ragged divide](#ragged-divide) takes those that do not.
//!
//! ```
//! use tla::algebra::nested::{self, parse::cute};
//! use tla::{LayoutTiler, LogicalDivide, ShapeTiler};
//! use tla::prelude::*;
//!
//! let divided = cute("8:1")?.try_logical_divide(&cute("2:4")?)?;
//! assert_eq!(divided.to_string(), "(2,4):(4,1)");
//! let tiler = nested::ShapeTiler::try_extents(&[2, 3])?;
//! let by_mode = cute("(4,6):(6,1)")?.try_logical_divide_modes(&tiler)?;
//! assert_eq!(by_mode.to_string(), "((2,2),(3,2)):((6,12),(1,3))");
//! type Modes = LogicalDivide<layout!((4,6):(6,1)), ShapeTiler<(Int<2>, Int<3>)>>;
//! assert_eq!(*Modes::COMPOSED.layout(), by_mode);
//! type Type = LogicalDivide<layout!(8:1), LayoutTiler<layout!(2:4)>>;
//! type Written = layout!(8:1.logical_divide(2:4));
//! assert_eq!((*Type::COMPOSED.layout(), *Written::COMPOSED.layout()), (divided, divided));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! 8:1.logical_divide(2:4) = (2,4):(4,1)
//!
//! 0 1 2 3 4 5 6 7       0 1          0 1 2 3
//! 0 1 2 3 4 5 6 7       0 4   ->   0 0 1 2 3
//!                                  1 4 5 6 7
//! ```
//!
//! ```text
//! (4,6):(6,1).logical_divide((2,3)) = ((2,2),(3,2)):((6,12),(1,3))
//!
//!    0  1  2  3  4  5           0  1  2  3  4  5
//! 0  0  1  2  3  4  5   ->   0  0  1  2  3  4  5
//! 1  6  7  8  9 10 11        1  6  7  8  9 10 11
//! 2 12 13 14 15 16 17        2 12 13 14 15 16 17
//! 3 18 19 20 21 22 23        3 18 19 20 21 22 23
//! ```
//!
//! ```text
//! (4,6):(6,1).logical_divide((2,_)) = ((2,2),6):((6,12),1)
//!
//!    0  1  2  3  4  5           0  1  2  3  4  5
//! 0  0  1  2  3  4  5   ->   0  0  1  2  3  4  5
//! 1  6  7  8  9 10 11        1  6  7  8  9 10 11
//! 2 12 13 14 15 16 17        2 12 13 14 15 16 17
//! 3 18 19 20 21 22 23        3 18 19 20 21 22 23
//! ```
//!
//! ```text
//! 8:1.logical_divide(3:1) is refused:
//!   divide: the tiles cover 9 elements and there are 8: the last tile would be partial; the ragged
//!   divide gives the bound to test
//! ```
//!
//! # Zipped, tiled and flat divide
//!
//! The same tiles, modes gathered in another way: all that is inside the tile first, all that counts tiles
//! after it. Of `(M, N)` and the tiler `(m, n)`:
//!
//! - zipped: `((m, n), (M/m, N/n))`, so one index is a place in the tile, the other the tile
//! - tiled: `((m, n), M/m, N/n)`
//! - flat: `(m, n, M/m, N/n)`
//!
//! ```
//! use tla::algebra::nested::{self, parse::cute};
//! use tla::{FlatDivide, ShapeTiler, TiledDivide, ZippedDivide};
//! use tla::prelude::*;
//!
//! let layout = cute("(4,6):(6,1)")?;
//! let tiler = nested::ShapeTiler::try_extents(&[2, 3])?;
//! let zipped = layout.try_zipped_divide_modes(&tiler)?;
//! assert_eq!(zipped.to_string(), "((2,3),(2,2)):((6,1),(12,3))");
//! let tiled = layout.try_tiled_divide_modes(&tiler)?;
//! assert_eq!(tiled.to_string(), "((2,3),2,2):((6,1),12,3)");
//! let flat = layout.try_flat_divide_modes(&tiler)?;
//! assert_eq!(flat.to_string(), "(2,3,2,2):(6,1,12,3)");
//! type L = layout!((4,6):(6,1));
//! type T = ShapeTiler<(Int<2>, Int<3>)>;
//! assert_eq!(*ZippedDivide::<L, T>::COMPOSED.layout(), zipped);
//! assert_eq!(*TiledDivide::<L, T>::COMPOSED.layout(), tiled);
//! assert_eq!(*FlatDivide::<L, T>::COMPOSED.layout(), flat);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (4,6):(6,1).zipped_divide((2,3)) = ((2,3),(2,2)):((6,1),(12,3))
//!
//!    0  1  2  3  4  5           0  1  2  3
//! 0  0  1  2  3  4  5   ->   0  0 12  3 15
//! 1  6  7  8  9 10 11        1  6 18  9 21
//! 2 12 13 14 15 16 17        2  1 13  4 16
//! 3 18 19 20 21 22 23        3  7 19 10 22
//!                            4  2 14  5 17
//!                            5  8 20 11 23
//! ```
//!
//! ```text
//! (2,4):(4,1).tiled_divide((2,2)) = ((2,2),1,2):((4,1),0,2)
//!
//!   0 1 2 3            0 1
//! 0 0 1 2 3   ->   0,0 0 2
//! 1 4 5 6 7        1,0 4 6
//!                  2,0 1 3
//!                  3,0 5 7
//! ```
//!
//! ```text
//! (2,4):(4,1).flat_divide((2,2)) = (2,2,1,2):(4,1,0,2)
//!
//!   0 1 2 3              0 1
//! 0 0 1 2 3   ->   0,0,0 0 2
//! 1 4 5 6 7        0,1,0 1 3
//!                  1,0,0 4 6
//!                  1,1,0 5 7
//! ```
//!
//! # Ragged divide
//!
//! Tiles that cover a layout and do not fit: the last one is not full. The result comes with the position of
//! every element and the bound that whoever walks over the tiles has to test; beyond it an address leads
//! nowhere.
//!
//! `A / T` as above, and an element exists where `(T, T*)(tile, rest) < size(A)`
//!
//! ```
//! use tla::algebra::nested::parse::{cute, int_tuple};
//! use tla::prelude::*;
//! use tla::{LayoutTiler, RaggedDivide};
//!
//! let ragged = cute("10:1")?.try_ragged_divide(&cute("4:1")?)?;
//! assert_eq!((ragged.layout().to_string().as_str(), ragged.bounds()), ("(4,3):(1,4)", [10].as_slice()));
//! type Type = RaggedDivide<layout!(10:1), LayoutTiler<layout!(4:1)>>;
//! assert_eq!(Type::RAGGED.layout(), ragged.layout());
//! // tile 2 has two elements
//! assert!(ragged.try_is_inside(&int_tuple("(1,2)")?)?);
//! assert!(!ragged.try_is_inside(&int_tuple("(2,2)")?)?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! 10:1.ragged_divide(4:1) = (4,3):(1,4)
//!
//! 0 1 2 3 4 5 6 7 8 9       0 1 2 3           0  1  2
//! 0 1 2 3 4 5 6 7 8 9       0 1 2 3   ->   0  0  4  8
//!                                          1  1  5  9
//!                                          2  2  6 10
//!                                          3  3  7 11
//! ```
//!
//! # Logical product
//!
//! Repeats a layout: the first mode is the layout, the second its copies, in the order that the tiler says,
//! each beyond the last.
//!
//! `A * T = (A, complement(A, size(A) * cosize(T)) o T)`
//!
//! ```
//! use tla::algebra::nested::parse::cute;
//! use tla::{LayoutTiler, LogicalProduct};
//! use tla::prelude::*;
//!
//! let product = cute("(2,2):(4,1)")?.try_logical_product(&cute("6:1")?)?;
//! assert_eq!(product.to_string(), "((2,2),(2,3)):((4,1),(2,8))");
//! type Type = LogicalProduct<layout!((2,2):(4,1)), LayoutTiler<layout!(6:1)>>;
//! type Written = layout!((2,2):(4,1).logical_product(6:1));
//! assert_eq!((*Type::COMPOSED.layout(), *Written::COMPOSED.layout()), (product, product));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (2,2):(4,1).logical_product(6:1) = ((2,2),(2,3)):((4,1),(2,8))
//!
//!   0 1       0 1 2 3 4 5           0  1  2  3  4  5
//! 0 0 1       0 1 2 3 4 5   ->   0  0  2  8 10 16 18
//! 1 4 5                          1  4  6 12 14 20 22
//!                                2  1  3  9 11 17 19
//!                                3  5  7 13 15 21 23
//! ```
//!
//! # Blocked product
//!
//! A block repeated over a grid, mode by mode: the elements of a block stay together.
//!
//! row of the product `= (row in the block, row of the grid)`, likewise each column
//!
//! ```
//! use tla::algebra::nested::parse::cute;
//! use tla::BlockedProduct;
//! use tla::prelude::*;
//!
//! let blocked = cute("(2,2):(1,2)")?.try_blocked_product(&cute("(2,3):(3,1)")?)?;
//! assert_eq!(blocked.to_string(), "((2,2),(2,3)):((1,12),(2,4))");
//! type Type = BlockedProduct<layout!((2,2):(1,2)), layout!((2,3):(3,1))>;
//! assert_eq!(*Type::COMPOSED.layout(), blocked);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (2,2):(1,2).blocked_product((2,3):(3,1)) = ((2,2),(2,3)):((1,12),(2,4))
//!
//!   0 1         0 1 2           0  1  2  3  4  5
//! 0 0 2       0 0 1 2   ->   0  0  2  4  6  8 10
//! 1 1 3       1 3 4 5        1  1  3  5  7  9 11
//!                            2 12 14 16 18 20 22
//!                            3 13 15 17 19 21 23
//! ```
//!
//! # Raked product
//!
//! The same copies interleaved: neighbours in a row belong to different blocks, as a warp reads memory.
//!
//! row of the product `= (row of the grid, row in the block)`
//!
//! ```
//! use tla::algebra::nested::parse::cute;
//! use tla::RakedProduct;
//! use tla::prelude::*;
//!
//! let raked = cute("(2,2):(1,2)")?.try_raked_product(&cute("(2,3):(3,1)")?)?;
//! assert_eq!(raked.to_string(), "((2,2),(3,2)):((12,1),(4,2))");
//! type Type = RakedProduct<layout!((2,2):(1,2)), layout!((2,3):(3,1))>;
//! assert_eq!(*Type::COMPOSED.layout(), raked);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (2,2):(1,2).raked_product((2,3):(3,1)) = ((2,2),(3,2)):((12,1),(4,2))
//!
//!   0 1         0 1 2           0  1  2  3  4  5
//! 0 0 2       0 0 1 2   ->   0  0  4  8  2  6 10
//! 1 1 3       1 3 4 5        1 12 16 20 14 18 22
//!                            2  1  5  9  3  7 11
//!                            3 13 17 21 15 19 23
//! ```
//!
//! # Zipped, tiled and flat product
//!
//! The logical product by mode, its modes gathered as those of the divides are: the block first, then its
//! copies.
//!
//! ```
//! use tla::algebra::nested::parse::cute;
//! use tla::{FlatProduct, LayoutTiler, TiledProduct, ZippedProduct};
//! use tla::prelude::*;
//!
//! let (block, grid) = (cute("(2,2):(1,2)")?, cute("(2,3):(1,2)")?);
//! let zipped = block.try_zipped_product(&grid)?;
//! assert_eq!(zipped.to_string(), "((2,2),(2,3)):((1,2),(4,8))");
//! let tiled = block.try_tiled_product(&grid)?;
//! assert_eq!(tiled.to_string(), "((2,2),2,3):((1,2),4,8)");
//! let flat = block.try_flat_product(&grid)?;
//! assert_eq!(flat.to_string(), "(2,2,2,3):(1,2,4,8)");
//! type Block = layout!((2,2):(1,2));
//! type Grid = LayoutTiler<layout!((2,3):(1,2))>;
//! assert_eq!(*ZippedProduct::<Block, Grid>::COMPOSED.layout(), zipped);
//! assert_eq!(*TiledProduct::<Block, Grid>::COMPOSED.layout(), tiled);
//! assert_eq!(*FlatProduct::<Block, Grid>::COMPOSED.layout(), flat);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (2,2):(1,2).zipped_product((2,3):(1,2)) = ((2,2),(2,3)):((1,2),(4,8))
//!
//!   0 1         0 1 2           0  1  2  3  4  5
//! 0 0 2       0 0 2 4   ->   0  0  4  8 12 16 20
//! 1 1 3       1 1 3 5        1  1  5  9 13 17 21
//!                            2  2  6 10 14 18 22
//!                            3  3  7 11 15 19 23
//! ```
//!
//! ```text
//! (2,2):(1,2).tiled_product((2,3):(1,2)) = ((2,2),2,3):((1,2),4,8)
//!
//!   0 1         0 1 2             0  1  2
//! 0 0 2       0 0 2 4   ->   0,0  0  8 16
//! 1 1 3       1 1 3 5        0,1  4 12 20
//!                            1,0  1  9 17
//!                            1,1  5 13 21
//!                            2,0  2 10 18
//!                            2,1  6 14 22
//!                            3,0  3 11 19
//!                            3,1  7 15 23
//! ```
//!
//! ```text
//! (2,2):(1,2).flat_product((2,3):(1,2)) = (2,2,2,3):(1,2,4,8)
//!
//!   0 1         0 1 2               0  1  2
//! 0 0 2       0 0 2 4   ->   0,0,0  0  8 16
//! 1 1 3       1 1 3 5        0,0,1  4 12 20
//!                            0,1,0  2 10 18
//!                            0,1,1  6 14 22
//!                            1,0,0  1  9 17
//!                            1,0,1  5 13 21
//!                            1,1,0  3 11 19
//!                            1,1,1  7 15 23
//! ```
//!
//! # Tile to a shape
//!
//! Repeats a block until it has a shape, which its extents have to divide; the order says which mode is
//! repeated first.
//!
//! ```
//! use tla::algebra::nested::parse::{cute, int_tuple};
//! use tla::{TiledToShape, TiledToShapeOrdered};
//! use tla::prelude::*;
//!
//! let (block, shape) = (cute("(2,2):(2,1)")?, int_tuple("(4,4)")?);
//! type Block = layout!((2,2):(2,1));
//! type Type = TiledToShape<Block, (Int<4>, Int<4>)>;
//! assert_eq!(*Type::COMPOSED.layout(), block.try_tile_to_shape(&shape)?);
//! // the second mode first: blocks row by row
//! let by_rows = block.try_tile_to_shape_ordered(&shape, &int_tuple("(1,0)")?)?;
//! type ByRows = TiledToShapeOrdered<Block, (Int<4>, Int<4>), (Int<1>, Int<0>)>;
//! type Written = layout!((2,2):(2,1).tile_to_shape((4,4), (1,0)));
//! assert_eq!((*ByRows::COMPOSED.layout(), *Written::COMPOSED.layout()), (by_rows, by_rows));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (2,2):(2,1).tile_to_shape((4,4)) = ((2,2),(2,2)):((2,4),(1,8))
//!
//!   0 1           0  1  2  3
//! 0 0 1   ->   0  0  1  8  9
//! 1 2 3        1  2  3 10 11
//!              2  4  5 12 13
//!              3  6  7 14 15
//! ```
//!
//! # Ordered
//!
//! The compact layout of a shape whose modes are in a given order, 0 for the fastest.
//!
//! ```
//! use tla::algebra::nested::{NestedLayout, parse::int_tuple};
//! use tla::Ordered;
//! use tla::prelude::*;
//!
//! let rows = NestedLayout::try_ordered(int_tuple("(3,4)")?, &int_tuple("(1,0)")?)?;
//! assert_eq!(rows.to_string(), "(3,4):(4,1)");
//! type Type = Ordered<(Int<3>, Int<4>), (Int<1>, Int<0>)>;
//! assert_eq!(Type::COMPOSED.to_string(), "(3,4):(4,1)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (3,4).ordered((1,0)) = (3,4):(4,1)
//!
//!    0  1  2  3
//! 0  0  1  2  3
//! 1  4  5  6  7
//! 2  8  9 10 11
//! ```
//!
//! # Upcast
//!
//! Counts in larger elements: `n` of them are one. Strides have to divide, or to be divided.
//!
//! `s:d -> ceil(s / ceil(n/d)) : ceil(d / n)`
//!
//! ```
//! use tla::algebra::nested::parse::cute;
//! use tla::Upcast;
//! use tla::prelude::*;
//!
//! let halves = cute("(2,8):(8,1)")?.try_upcast(2)?;
//! assert_eq!(halves.to_string(), "(2,4):(4,1)");
//! type Type = Upcast<layout!((2,8):(8,1)), 2>;
//! assert_eq!(Type::COMPOSED.to_string(), "(2,4):(4,1)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (2,4):(4,1).upcast(2) = (2,2):(2,1)
//!
//!   0 1 2 3          0 1
//! 0 0 1 2 3   ->   0 0 1
//! 1 4 5 6 7        1 2 3
//! ```
//!
//! ```text
//! 6:1.upcast(4) is refused:
//!   upcast: leaf 0, extent 6 at stride 1, does not end with an element of 4: 4 must divide 6 * 1
//! ```
//!
//! # Downcast
//!
//! Counts in smaller ones: one element becomes `n`. `recast` takes the widths of the two in bits.
//!
//! `s:1 -> n*s:1`, any other `s:d -> s:n*d`
//!
//! ```
//! use tla::algebra::nested::parse::cute;
//! use tla::{Downcast, Recast};
//! use tla::prelude::*;
//!
//! let bytes = cute("(2,4):(4,1)")?.try_downcast(2)?;
//! assert_eq!(bytes.to_string(), "(2,8):(8,1)");
//! assert_eq!(cute("(2,4):(4,1)")?.try_recast(16, 8)?, bytes);
//! type Type = Downcast<layout!((2,4):(4,1)), 2>;
//! type Same = Recast<layout!((2,4):(4,1)), 16, 8>;
//! assert_eq!(Type::COMPOSED, Same::COMPOSED);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (2,2):(2,1).downcast(2) = (2,4):(4,1)
//!
//!   0 1          0 1 2 3
//! 0 0 1   ->   0 0 1 2 3
//! 1 2 3        1 4 5 6 7
//! ```
//!
//! ```text
//! (2,2):(2,1).recast(16,8) = (2,4):(4,1)
//!
//!   0 1          0 1 2 3
//! 0 0 1   ->   0 0 1 2 3
//! 1 2 3        1 4 5 6 7
//! ```
//!
//! # Slice and dice
//!
//! Fixes some modes: a coordinate with holes. The slice is what the holes leave, and the offset of what is
//! fixed; the dice is the part that was fixed.
//!
//! `slice(c)(x) = L(c with x in the holes)`
//!
//! ```
//! use tla::algebra::nested::parse::{cute, partial};
//! use tla::prelude::*;
//! use tla::{Diced, Keep, SlicedAt};
//!
//! let layout = cute("(3,4):(4,1)")?;
//! let row = layout.try_slice(&partial("(1,_)")?)?;
//! assert_eq!((row.to_string(), layout.try_slice_offset(&partial("(1,_)")?)?), ("(4,):(1,)".into(), 4));
//! assert_eq!(layout.try_dice(&partial("(1,_)")?)?.to_string(), "(3,):(4,)");
//! type Row = SlicedAt<layout!((3,4):(4,1)), (Int<1>, Keep)>;
//! type Written = layout!((3,4):(4,1).slice_at((1,_)));
//! assert_eq!((Row::offset([2]), Written::offset([2])), (6, 6));
//! assert_eq!(Diced::<layout!((3,4):(4,1)), (Int<1>, Keep)>::offset([2]), 8);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (3,4):(4,1).slice_at((1,_)) = 4 o (4,):(1,)
//!
//!    0  1  2  3        0 1 2 3
//! 0  0  1  2  3   ->   4 5 6 7
//! 1  4  5  6  7
//! 2  8  9 10 11
//! ```
//!
//! ```text
//! (3,4):(4,1).dice((1,_)) = (3,):(4,)
//!
//!    0  1  2  3        0 1 2
//! 0  0  1  2  3   ->   0 4 8
//! 1  4  5  6  7
//! 2  8  9 10 11
//! ```
//!
//! # Divide shapes
//!
//! What is left of a shape when its first `n` elements are taken at once. `shape_div` refuses where neither
//! divides the other, `ceil_div` rounds up, and does not cover the shape in general.
//!
//! ```
//! use tla::algebra::nested::parse::int_tuple;
//!
//! let shape = int_tuple("(6,4)")?;
//! assert_eq!(shape.try_shape_div(&int_tuple("12")?)?.to_string(), "(1,2)");
//! assert_eq!(shape.try_ceil_div(&int_tuple("4")?)?.to_string(), "(2,4)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (6,4).shape_div(12) = (1,2)
//!
//! ```
//!
//! ```text
//! (6,4).ceil_div(4) = (2,4)
//!
//! ```
//!
//! ```text
//! (6,4).shape_div(4) is refused:
//!   shape_div: 6 by 4: one must divide the other
//! ```
//!
//! # Distribute
//!
//! So many elements spread over a shape: the indices, increasing, with which the shape can be asked.
//!
//! for each extent `s` in turn: `gcd(s, n) : (product of the extents before)`, then `n = n / gcd(s, n)`
//!
//! ```
//! use tla::algebra::nested::parse::int_tuple;
//!
//! let spread = int_tuple("(6,4)")?.try_domain_distribute(8)?;
//! assert_eq!(spread.to_string(), "(2,4):(1,6)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (6,4).domain_distribute(8) = (2,4):(1,6)
//!
//!    0  1  2  3
//! 0  0  6 12 18
//! 1  1  7 13 19
//! ```
//!
//! # Thread and value
//!
//! Which element of a tile a thread holds in which register, from the order of threads and the order of
//! values a thread holds. Its inverse says who holds an element: [`Owner`](crate::Owner).
//!
//! `TV = right_inverse(raked_product(threads, values))`, with the shape `(threads, values)`
//!
//! ```
//! use tla::algebra::nested::{self, parse::cute};
//! use tla::ThreadValue;
//! use tla::prelude::*;
//!
//! // two rows of two threads, each with two neighbours of a row
//! let (threads, values) = (cute("(2,2):(2,1)")?, cute("(1,2):(2,1)")?);
//! let dealt = nested::ThreadValue::try_new(&threads, &values)?;
//! assert_eq!(dealt.tile().to_string(), "(2,4)");
//! type Type = ThreadValue<layout!((2,2):(2,1)), layout!((1,2):(2,1))>;
//! assert_eq!(Type::COMPOSED.layout(), dealt.layout());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (2,2):(2,1).thread_value((1,2):(2,1)) = ((2,2),2):((4,1),2)
//!
//!   0 1         0 1          0 1
//! 0 0 1       0 0 1   ->   0 0 2
//! 1 2 3                    1 4 6
//!                          2 1 3
//!                          3 5 7
//! ```
//!
//! The other way round, from an element of the tile to its thread and its value, is a layout on named axes, with
//! [`try_on_axes`](crate::algebra::nested::NestedLayout::try_on_axes) and as the type [`OnAxes`](crate::OnAxes). The
//! operands of CuTe's instructions become layouts on lanes and registers in this way, with owners and fragments.
//! What several threads hold, a mode of stride 0, becomes a replica.
//!
//! ```
//! use tla::axis::{laneid, m};
//! use tla::prelude::*;
//! use tla::{OnAxes, Owner};
//!
//! // the accumulator of m16n8k16; rows of 8 elements of which 4 lanes hold each
//! type Acc = OnAxes<layout!(((4,8),(2,2)):((32,1),(16,8))), (Int<16>, Int<8>), (laneid, m)>;
//! type Rows = OnAxes<layout!(((4,8),8):((0,1),8)), (Int<8>, Int<8>), (laneid, m)>;
//! assert_eq!(Acc::MAP.to_string(), "(16,8) -> S[(2,8,4,2):(2,4@laneid,1@laneid,1)]");
//! assert_eq!(Rows::MAP.to_string(), "S[(8,8):(4@laneid,1)] + R[4:1@laneid]");
//!
//! assert!(Owner::<Acc, (laneid, m)>::fragment([5]).eq([(0, [1, 2]), (1, [1, 3]), (2, [9, 2]), (3, [9, 3])]));
//! assert_eq!(Rows::at([2, 7]).places().map(|place| place.on::<laneid>()).max(), Some(11));
//! ```
//!
//! # A tiled copy
//!
//! What a kernel writes in C++ with `local_tile`, `make_tiled_copy` and `partition_S`: one layout says which
//! elements of a tile a thread copies, and both sides are asked through it. The block and the thread, known at run
//! time, are entries of a coordinate, in which the first extent of a mode is the fastest.
//!
//! ```
//! use tla::prelude::*;
//!
//! layout! {
//!     struct Global = (256,128):(128,1);
//!     struct Shared = Swizzle<f16, 128B> o (64,64):(64,1);
//!     /// 32 by 8 threads, each with 4 neighbours of a row: 32 by 32 elements at once.
//!     type Copy = (32,8):(8,1).thread_value((1,4):(0,1));
//!     /// A tile of 64 by 64 in four pieces: ((thread, value), piece).
//!     type Parts = (64,64):(1,64).zipped_divide((32,32)).compose_modes(((Copy),_));
//!     /// (((thread, value), piece), row of tiles, column of tiles)
//!     type From = Global.tiled_divide((64,64)).compose_modes(((Parts),_,_));
//!     type To = Shared.compose(Parts);
//! }
//! assert_eq!(From::COMPOSED.to_string(), "((((8,32),4),(2,2)),4,2):((((4,128),1),(4096,32)),8192,64)");
//! assert_eq!(To::COMPOSED.to_string(), "Sw<3,3,3> o 0 o (((8,32),4),(2,2)):(((4,64),1),(2048,32))");
//!
//! fn load([row, column]: [usize; 2], thread: usize, from: &[u16], to: &mut [u16]) {
//!     for piece in 0..4 {
//!         for value in 0..4 {
//!             let part = thread + 256 * value;
//!             to[To::offset([part, piece])] = from[From::offset([part + 1024 * piece, row, column])];
//!         }
//!     }
//! }
//!
//! let global: Vec<u16> = (0..256 * 128).collect();
//! let mut shared = vec![0; Shared::COSIZE];
//! for thread in 0..256 {
//!     load([2, 1], thread, &global, &mut shared);
//! }
//! let tile = View::<_, Shared>::new(&shared)?;
//! assert!(Shared::coords::<2>().all(|at| {
//!     let [i, j] = at.entries();
//!     tile[at] == global[Global::offset([128 + i, 64 + j])]
//! }));
//! # Ok::<(), tla::TooShort>(())
//! ```
//!
//! # Static tiles of a run-time matrix
//!
//! The algebra works on constants: every number of a layout type is known to the compiler. The sizes of a matrix
//! are not. The two meet at the tile, whose extents are constants:
//!
//! - **inside** the tile everything is of this page: who copies what, in which order, swizzled how;
//! - the **matrix** is a layout of [`nested`](mod@crate::nested) with run-time integers, or a
//!   [`Tensor`](crate::Tensor) of one; it is cut by `tile` or `tiles`, not by a divide, and what is cut off at the
//!   edge is known from it.
//!
//! What passes from one to the other is the index in the tile, the first mode fastest. A nested layout takes it as
//! it is, and that is a composition: `tile.crd2offset(index)` is `(tile o copy)(thread, value)`, with the pitch of the
//! matrix in it, which no constant knows.
//!
//! ```
//! use tla::nested::tag::RowMajor;
//! use tla::prelude::*;
//! use tla::tensor::Tensor;
//!
//! layout! {
//!     /// 32 by 8 threads, each with 4 neighbours of a row: where they are in a tile of 32 by 32.
//!     type Dealt = (32,8):(8,1).thread_value((1,4):(0,1));
//! }
//! assert_eq!(Dealt::COMPOSED.to_string(), "((8,32),4):((128,1),32)");
//!
//! /// What the thread holds of the tile that begins at `at`; 0 beyond the matrix.
//! fn held(matrix: &[u32], [rows, columns]: [u32; 2], at: [u64; 2], thread: u64) -> [u32; 4] {
//!     let layout = RowMajor::layout(rows, columns);
//!     // 32 by 32 by its type, with the pitch of the matrix
//!     let tile = layout.tile((Int::<32>, Int::<32>), at);
//!     let start = layout.crd2offset((at[0], at[1]));
//!     let [valid_rows, valid_columns] = tile.origin_shape();
//!     [0, 1, 2, 3].map(|value| {
//!         let index = Dealt::offset([thread, value]);
//!         let is_inside = index % 32 < valid_rows && index / 32 < valid_columns;
//!         if is_inside { matrix[(start + tile.crd2offset(index)) as usize] } else { 0 }
//!     })
//! }
//!
//! let (rows, columns) = (100, 72);
//! let matrix: Vec<u32> = (0..rows * columns).collect();
//! // thread 9 has row 1, columns 4 to 7 of each tile
//! assert_eq!(held(&matrix, [rows, columns], [32, 32], 9), [36, 37, 38, 39].map(|j| 33 * columns + j));
//! // the last tile has 4 rows and 8 columns
//! assert_eq!(held(&matrix, [rows, columns], [96, 64], 9), [68, 69, 70, 71].map(|j| 97 * columns + j));
//! assert_eq!(held(&matrix, [rows, columns], [96, 64], 10), [0; 4]);
//!
//! // the same with the bounds kept by a tensor: every element is in one tile, held by one thread
//! let tensor = Tensor::new(&matrix[..], RowMajor::layout(rows, columns))?;
//! let mut times = vec![0; matrix.len()];
//! for tile in tensor.tiles([32, 32]) {
//!     for index in Dealt::coords::<2>().map(|at| Dealt::offset(at.entries())) {
//!         if let Some(&element) = tile.get([index % 32, index / 32]) {
//!             times[element as usize] += 1;
//!         }
//!     }
//! }
//! assert!(times.iter().all(|times| *times == 1));
//! # Ok::<(), tla::TooShort>(())
//! ```
//!
//! The division of the index is by constants, a mask and a shift. A layout that says *who* instead of *where*, with
//! threads on axes, gives row and column at once: [`Owner::fragment`](crate::Owner::fragment) and `tile.get([i, j])`.
//! Host code that has the sizes has the whole algebra on values: `RowMajor::layout(rows, columns).try_value()?` is a
//! [`NestedLayout`](crate::algebra::nested::NestedLayout), and where it does not divide,
//! [`try_ragged_divide`](crate::algebra::nested::NestedLayout::try_ragged_divide) gives the bound.
//!
//! # Under a swizzle
//!
//! A [`Composed`](crate::algebra::nested::Composed) layout has an offset and a swizzle after its addresses.
//! Operations that change how elements are counted act on the layout and keep both; a recast moves the
//! swizzle's `M`; operations that ask for the addresses themselves, such as the inverses, refuse it.
//!
//! `(S o A) o B = S o (A o B)`
//!
//! A layout of a swizzled index, `A o S`, is a swizzled layout where each bit that the swizzle touches is
//! one bit of the address: `A o S = S' o A`.
//!
//! ```
//! use tla::algebra::Swizzle;
//! use tla::algebra::nested::parse::{composed, cute};
//! use tla::algebra::nested::{ModeTiler, ShapeTiler};
//!
//! let tile = composed("Sw<1,0,2> o 0 o (2,4):(4,1)")?;
//! let halves = ShapeTiler::try_new(&[ModeTiler::Keep, ModeTiler::Extent(2)])?;
//! let divided = tile.try_logical_divide_modes(&halves)?;
//! assert_eq!(divided.to_string(), "Sw<1,0,2> o 0 o (2,(2,2)):(4,(1,2))");
//! let pushed = cute("16:4")?.try_compose_swizzle(Swizzle::try_new(0, 2, 2)?)?;
//! assert_eq!(pushed.to_string(), "Sw<2,2,2> o 0 o 16:4");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! (Sw<1,0,2> o 0 o (2,4):(4,1)).logical_divide((_,2)) = Sw<1,0,2> o 0 o (2,(2,2)):(4,(1,2))
//!
//!   0 1 2 3          0 1 2 3
//! 0 0 1 2 3   ->   0 0 1 2 3
//! 1 5 4 7 6        1 5 4 7 6
//! ```
//!
//! # Bridge
//!
//! A nested layout is a map on `m`, mode `d` its dimension `d`: coordinates agree. Linear indices do **not**: they
//! count the first mode fastest here and the last dimension there, so element 1 of `(2,3):(1,2)` lies at 1 and of
//! its map at 2; with the modes reversed they agree as well. See [above](#which-mode-is-the-fastest).
//!
//! ```
//! use tla::algebra::{nested::parse::cute, parse::tirx};
//!
//! let map = tirx("(2,4) -> S[(2,2,2):(4,2,1)]")?;
//! let nested = map.try_nested()?;
//! assert_eq!(nested.to_string(), "(2,(2,2)):(4,(1,2))");
//! assert_eq!(nested.try_map()?, map);
//! assert_eq!(cute("(2,3):(1,2)")?.try_map()?.try_base(&[1])?.offset(), 2);
//! assert_eq!(cute("(2,3):(1,2)")?.try_reversed()?.try_map()?.to_string(), "S[(3,2):(2,1)]");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! ((2,4) -> S[(2,2,2):(4,2,1)]).nested() = (2,(2,2)):(4,(1,2))
//!
//!   0 1 2 3          0 1 2 3
//! 0 0 1 2 3   ->   0 0 1 2 3
//! 1 4 5 6 7        1 4 5 6 7
//! ```
//!
//! ```text
//! (2,(2,2)):(4,(1,2)).map() = (2,4) -> S[(2,2,2):(4,2,1)]
//!
//!   0 1 2 3          0 1 2 3
//! 0 0 1 2 3   ->   0 0 1 2 3
//! 1 4 5 6 7        1 4 5 6 7
//! ```
//!
//! ```text
//! (2,3):(1,2).reversed() = (3,2):(2,1)
//!
//!   0 1 2          0 1
//! 0 0 2 4   ->   0 0 1
//! 1 1 3 5        1 2 3
//!                2 4 5
//! ```
//!
//! # Swizzle conventions
//!
//! A swizzle XORs `B` bits of an address into `B` lower ones. Everyone writes it in another way; here it is
//! `(M, B, S)`, in elements.
//!
//! | convention | written | means |
//! |---|---|---|
//! | TIRx, here | `Swizzle<M,B,S>`, `per_element`, `swizzle_len`, `atom_len` | bits from `M+S` into bits from `M` |
//! | CuTe | `Sw<B,M,S>`, in bytes for shared memory | the same |
//! | an absolute bit | `Swizzle<B,M,S>` | bits from `S` into bits from `M` |
//! | Triton | `vec`, `perPhase`, `maxPhase`, for rows of `K` | `2^M = vec`, `2^B = maxPhase`, `2^S = K * perPhase / vec` |
//!
//! ```
//! use tla::algebra::{Convention, Swizzle, SwizzleUnit};
//!
//! let here = Swizzle::try_new(3, 3, 3)?;
//! // 16-bit elements, in bytes
//! let bytes = SwizzleUnit::bytes_of(16);
//! assert_eq!(Swizzle::try_from_cute(3, 4, 3, bytes)?, here);
//! assert_eq!(Swizzle::try_from_absolute_bit(3, 4, 7, bytes)?, here);
//! // rows of 64 elements
//! assert_eq!(Swizzle::try_from_triton(8, 1, 8, 64)?, here);
//! assert_eq!(here.try_written(Convention::Cute(bytes))?.as_str(), "Sw<3,4,3>");
//! // elements of 8 bits: twice as many stay together; and two swizzles of one distance, one after the other
//! assert_eq!(here.try_recast(16, 8)?, Swizzle::try_new(4, 3, 3)?);
//! let (low, high) = (Swizzle::try_new(0, 1, 3)?, Swizzle::try_new(1, 1, 3)?);
//! assert_eq!(low.try_compose(high)?, Swizzle::try_new(0, 2, 3)?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Names in C++
//!
//! | CuTe | here |
//! |---|---|
//! | `coalesce(L)`, `coalesce(L, profile)` | [`try_coalesce`](crate::algebra::nested::NestedLayout::try_coalesce), [`try_coalesce_modes`](crate::algebra::nested::NestedLayout::try_coalesce_modes) |
//! | `composition(A, B)`, `A.compose(B)`; `A.compose(2, _)` | [`try_compose`](crate::algebra::nested::NestedLayout::try_compose); [`try_compose_modes`](crate::algebra::nested::NestedLayout::try_compose_modes) |
//! | `complement(L, n)`, `complement(L, shape)` | [`try_complement`](crate::algebra::nested::NestedLayout::try_complement), [`try_complement_in`](crate::algebra::nested::NestedLayout::try_complement_in) |
//! | `logical_divide(L, tiler)` and the like | a layout tiler: [`try_logical_divide`](crate::algebra::nested::NestedLayout::try_logical_divide); a tuple: [`try_logical_divide_modes`](crate::algebra::nested::NestedLayout::try_logical_divide_modes) |
//! | `make_layout(A, B)` | [`try_join`](crate::algebra::nested::NestedLayout::try_join) |
//! | `make_layout(shape, LayoutLeft{})` | [`try_compact`](crate::algebra::nested::NestedLayout::try_compact) |
//! | `make_ordered_layout(shape, order)` | [`try_ordered`](crate::algebra::nested::NestedLayout::try_ordered) |
//! | `make_layout_tv`, as in `make_tiled_copy` | [`ThreadValue::try_new`](crate::algebra::nested::ThreadValue::try_new) |
//! | `local_tile`, `partition_S`, `partition_D` | a divide and a composition: [a tiled copy](#a-tiled-copy); of run-time sizes [tiles](#static-tiles-of-a-run-time-matrix) |
//! | `crd2idx`, `idx2crd` | [`try_at`](crate::algebra::nested::NestedLayout::try_at), [`IntTuple::try_coordinate`](crate::algebra::nested::IntTuple::try_coordinate) |
//! | `recast_layout<From, To>` | [`try_recast`](crate::algebra::nested::NestedLayout::try_recast) |
//! | `composition(Swizzle<B, M, S>{}, offset, L)` | [`Composed::try_with`](crate::algebra::nested::Composed::try_with) |
//! | `Layout_K_SW128_Atom<T>` and the like | [`Composed::try_smem_atom`](crate::algebra::nested::Composed::try_smem_atom) |
//! | `layout(i, j)` | [`try_at`](crate::algebra::nested::NestedLayout::try_at); of a type [`Mapping::offset`](crate::Mapping::offset) |
