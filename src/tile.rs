//! [`TileLayout`]: the structural type of a TIRx layout.

use core::marker::PhantomData;

use tla_core::{Axis, Iter, LayoutError, List, MAX_ITERS, Map, Part, Place};

use crate::mapping::{Mapping, Sealed};
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
    /// The iters, slow to fast.
    const ITERS: Result<List<Iter, MAX_ITERS>, LayoutError>;
}

/// The replica iters of a layout: [`R`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a replica",
    label = "expected `R<Shape, Stride>`",
    note = "`TileLayout<S<..>, R<..>, O<..>>`: shard, replica, offset"
)]
pub trait Replica {
    /// The iters.
    const ITERS: Result<List<Iter, MAX_ITERS>, LayoutError>;
}

/// The offsets of a layout: [`O`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an offset",
    label = "expected `O<(..)>`",
    note = "`TileLayout<S<..>, R<..>, O<..>>`: shard, replica, offset"
)]
pub trait Offset {
    /// The offsets as written.
    const OFFSETS: Result<List<(Axis, i64), MAX_ITERS>, LayoutError>;
}

impl<Shape: StaticShape, Stride: StridesOf<Shape>> Shard for S<Shape, Stride> {
    const ITERS: Result<List<Iter, MAX_ITERS>, LayoutError> =
        iters(Shape::EXTENTS, Stride::STEPS, Part::Shard);
}

impl<Shape: StaticShape, Stride: StridesOf<Shape>> Replica for R<Shape, Stride> {
    const ITERS: Result<List<Iter, MAX_ITERS>, LayoutError> =
        iters(Shape::EXTENTS, Stride::STEPS, Part::Replica);
}

impl<Offsets: StaticOffsets> Offset for O<Offsets> {
    const OFFSETS: Result<List<(Axis, i64), MAX_ITERS>, LayoutError> = offsets(Offsets::OFFSETS);
}

impl<D, Rs, Os> Sealed for TileLayout<D, Rs, Os> {}

impl<D: Shard, Rs: Replica, Os: Offset> Mapping for TileLayout<D, Rs, Os> {
    const CHECKED: Result<Map, LayoutError> = tile(D::ITERS, Rs::ITERS, Os::OFFSETS);
}

const fn tile(
    shard: Result<List<Iter, MAX_ITERS>, LayoutError>,
    replica: Result<List<Iter, MAX_ITERS>, LayoutError>,
    offset: Result<List<(Axis, i64), MAX_ITERS>, LayoutError>,
) -> Result<Map, LayoutError> {
    match (shard, replica, offset) {
        (Ok(shard), Ok(replica), Ok(offset)) => {
            match Map::try_new(shard.as_slice(), replica.as_slice(), offset.as_slice()) {
                Ok(map) => map.try_well_formed(),
                Err(error) => Err(error),
            }
        }
        (Err(error), _, _) | (_, Err(error), _) | (_, _, Err(error)) => Err(error),
    }
}

const fn iters(
    extents: &[u64],
    steps: Option<&[Option<(Axis, i64)>]>,
    part: Part,
) -> Result<List<Iter, MAX_ITERS>, LayoutError> {
    let Some(steps) = steps else { return Iter::try_row_major(extents, part) };
    let mut iters: List<Iter, MAX_ITERS> = List::empty(Iter::new(1, 0, tla_core::axis::M));
    let mut k = 0;
    // as many strides as extents: `StridesOf` is implemented for tuples of one length only
    while k < extents.len() {
        let (axis, stride) = match steps[k] {
            Some(step) => step,
            None => return Err(LayoutError::NumberRange { place: place(part, k) }),
        };
        if !iters.push(Iter::new(extents[k], stride, axis)) {
            return Err(LayoutError::TooMany { part, found: extents.len(), limit: MAX_ITERS });
        }
        k += 1;
    }
    Ok(iters)
}

const fn offsets(steps: &[Option<(Axis, i64)>]) -> Result<List<(Axis, i64), MAX_ITERS>, LayoutError> {
    let mut offsets: List<(Axis, i64), MAX_ITERS> = List::empty((tla_core::axis::M, 0));
    let mut k = 0;
    while k < steps.len() {
        let step = match steps[k] {
            Some(step) => step,
            None => return Err(LayoutError::NumberRange { place: Place::Offset(k) }),
        };
        if !offsets.push(step) {
            return Err(LayoutError::TooMany { part: Part::Offset, found: steps.len(), limit: MAX_ITERS });
        }
        k += 1;
    }
    Ok(offsets)
}

const fn place(part: Part, position: usize) -> Place {
    match part {
        Part::Replica => Place::Replica(position),
        _ => Place::Shard(position),
    }
}
