//! [`TileLayout`]: the structural type of a TIRx layout.

use core::marker::PhantomData;

use tla_core::{Axis, LayoutError, Map, Strided};

use crate::mapping::{Evaluated, Mapping};
use crate::tuple::{RowMajor, StaticOffsets, StaticShape, StridesOf};

/// `S[Shape:Stride]`: the shard iters, slow to fast. Without strides they are row-major on `m`.
#[derive(Clone, Copy, Debug)]
pub struct S<Shape, Stride = RowMajor>(PhantomData<(Shape, Stride)>);

/// `R[Shape:Stride]`: the replica iters. Every element is held once for each of their digits.
#[derive(Clone, Copy, Debug)]
pub struct R<Shape, Stride = RowMajor>(PhantomData<(Shape, Stride)>);

/// The offsets, a tuple.
#[derive(Clone, Copy, Debug)]
pub struct O<Offsets>(PhantomData<Offsets>);

/// A TIRx layout as a type: shard iters, replica iters, offsets.
///
/// ```text
/// L(x) = { D(x) + r + O : r in R }
/// ```
///
/// Written with [`layout!`](crate::layout!), or by hand:
///
/// ```
/// use tla::prelude::*;
/// use tla::{O, On, R, S, TileLayout};
/// use tla::axis::{laneid, warpid};
///
/// type Acc = TileLayout<
///     S<(Int<8>, Int<2>, Int<4>, Int<2>), (On<Int<4>, laneid>, On<Int<1>, warpid>, On<Int<1>, laneid>, Int<1>)>,
///     R<(Int<2>,), (On<Int<4>, warpid>,)>,
///     O<(On<Int<5>, warpid>,)>,
/// >;
/// assert_eq!(Acc::at([7, 1, 3, 1]).on::<laneid>(), 31);
/// ```
///
/// Its axes must fit together and its numbers must fit `i64`; the check runs when the layout is
/// used, as a compile error.
#[derive(Clone, Copy, Debug)]
pub struct TileLayout<Shard, Replica = R<()>, Offset = O<()>>(PhantomData<(Shard, Replica, Offset)>);

/// The shard iters of a layout: [`S`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a shard",
    label = "expected `S<Shape, Stride>`",
    note = "`TileLayout<S<..>, R<..>, O<..>>`: shard, replica, offset"
)]
pub trait Shard {
    /// Extents and strides, slow to fast.
    const ITERS: Strided<'static>;
}

/// The replica iters of a layout: [`R`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a replica",
    label = "expected `R<Shape, Stride>`",
    note = "`TileLayout<S<..>, R<..>, O<..>>`: shard, replica, offset"
)]
pub trait Replica {
    /// Extents and strides.
    const ITERS: Strided<'static>;
}

/// The offsets of a layout: [`O`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an offset",
    label = "expected `O<(..)>`",
    note = "`TileLayout<S<..>, R<..>, O<..>>`: shard, replica, offset"
)]
pub trait Offset {
    /// The offsets as written; `None` for one that is no `i64`.
    const OFFSETS: &'static [Option<(Axis, i64)>];
}

impl<Shape: StaticShape, Stride: StridesOf<Shape>> Shard for S<Shape, Stride> {
    const ITERS: Strided<'static> = Strided { extents: Shape::EXTENTS, steps: Stride::STEPS };
}

impl<Shape: StaticShape, Stride: StridesOf<Shape>> Replica for R<Shape, Stride> {
    const ITERS: Strided<'static> = Strided { extents: Shape::EXTENTS, steps: Stride::STEPS };
}

impl<Offsets: StaticOffsets> Offset for O<Offsets> {
    const OFFSETS: &'static [Option<(Axis, i64)>] = Offsets::OFFSETS;
}

impl<D: Shard, Rs: Replica, Os: Offset> Mapping for TileLayout<D, Rs, Os> {}

impl<D: Shard, Rs: Replica, Os: Offset> Evaluated for TileLayout<D, Rs, Os> {
    const CHECKED: Result<Map, LayoutError> = Map::try_from_terms(D::ITERS, Rs::ITERS, Os::OFFSETS);
}
