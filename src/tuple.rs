//! Tuples of static integers: the shapes, strides and offsets of layout types.

use tla_core::Axis;

use crate::int::StaticInt;
use crate::step::StaticStride;

/// A shape as a type: a tuple of up to 16 static integers, such as `(Int<8>, Int<64>)`; `(Int<8>,)`
/// is the tuple of one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a shape",
    label = "not a shape",
    note = "a shape is a tuple of up to 16 static integers, such as `(Int<8>, Int<64>)`; of one, `(Int<8>,)`"
)]
pub trait StaticShape {
    /// The extents, slow to fast, in elements.
    const EXTENTS: &'static [u64];
}

/// Strides for the shape `Shape`: a tuple of as many strides, or [`RowMajor`].
#[diagnostic::on_unimplemented(
    message = "the strides `{Self}` do not match the shape `{Shape}`",
    label = "one stride an extent, in a tuple as long as the shape's",
    note = "a stride is `Int<N>`, `Neg<Int<N>>`, or one of them on an axis: `On<Int<4>, axis::laneid>`"
)]
pub trait StridesOf<Shape> {
    /// The strides, slow to fast; `None` for contiguous row-major ones on `m`.
    const STEPS: Option<&'static [Option<(Axis, i64)>]>;
}

/// Offsets as a type: a tuple of up to 16 of them, such as `(Int<64>, On<Int<5>, axis::warpid>)`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a tuple of offsets",
    label = "not a tuple of offsets",
    note = "an offset is `Int<N>`, `Neg<Int<N>>`, or one of them on an axis: `(On<Int<5>, axis::warpid>,)`"
)]
pub trait StaticOffsets {
    /// The offsets as written; those on one axis add up.
    const OFFSETS: &'static [Option<(Axis, i64)>];
}

/// Contiguous strides on `m`, the last extent fastest: what `S[(8,64)]` means.
#[derive(Clone, Copy, Debug)]
pub enum RowMajor {}

impl<Shape> StridesOf<Shape> for RowMajor {
    const STEPS: Option<&'static [Option<(Axis, i64)>]> = None;
}

impl<Shape: StaticShape, Strides: AsLongAs<Shape> + StaticOffsets> StridesOf<Shape> for Strides {
    const STEPS: Option<&'static [Option<(Axis, i64)>]> = Some(Strides::OFFSETS);
}

/// A tuple of as many entries as `Shape` has.
#[diagnostic::on_unimplemented(
    message = "the strides `{Self}` do not match the shape `{Shape}`",
    label = "one stride an extent, in a tuple as long as the shape's",
    note = "a stride is `Int<N>`, `Neg<Int<N>>`, or one of them on an axis: `On<Int<4>, axis::laneid>`"
)]
pub trait AsLongAs<Shape> {}

macro_rules! tuples {
    ($(($($extent:ident $stride:ident)*))*) => {$(
        impl<$($extent: StaticInt),*> StaticShape for ($($extent,)*) {
            const EXTENTS: &'static [u64] = &[$($extent::VALUE),*];
        }

        // not among what rustc recommends: a list of lengths helps nobody
        #[diagnostic::do_not_recommend]
        impl<$($extent, $stride),*> AsLongAs<($($extent,)*)> for ($($stride,)*) {}

        impl<$($stride: StaticStride),*> StaticOffsets for ($($stride,)*) {
            const OFFSETS: &'static [Option<(Axis, i64)>] = &[$($stride::STEP),*];
        }
    )*};
}

tuples! {
    ()
    (E0 T0)
    (E0 T0 E1 T1)
    (E0 T0 E1 T1 E2 T2)
    (E0 T0 E1 T1 E2 T2 E3 T3)
    (E0 T0 E1 T1 E2 T2 E3 T3 E4 T4)
    (E0 T0 E1 T1 E2 T2 E3 T3 E4 T4 E5 T5)
    (E0 T0 E1 T1 E2 T2 E3 T3 E4 T4 E5 T5 E6 T6)
    (E0 T0 E1 T1 E2 T2 E3 T3 E4 T4 E5 T5 E6 T6 E7 T7)
    (E0 T0 E1 T1 E2 T2 E3 T3 E4 T4 E5 T5 E6 T6 E7 T7 E8 T8)
    (E0 T0 E1 T1 E2 T2 E3 T3 E4 T4 E5 T5 E6 T6 E7 T7 E8 T8 E9 T9)
    (E0 T0 E1 T1 E2 T2 E3 T3 E4 T4 E5 T5 E6 T6 E7 T7 E8 T8 E9 T9 E10 T10)
    (E0 T0 E1 T1 E2 T2 E3 T3 E4 T4 E5 T5 E6 T6 E7 T7 E8 T8 E9 T9 E10 T10 E11 T11)
    (E0 T0 E1 T1 E2 T2 E3 T3 E4 T4 E5 T5 E6 T6 E7 T7 E8 T8 E9 T9 E10 T10 E11 T11 E12 T12)
    (E0 T0 E1 T1 E2 T2 E3 T3 E4 T4 E5 T5 E6 T6 E7 T7 E8 T8 E9 T9 E10 T10 E11 T11 E12 T12 E13 T13)
    (E0 T0 E1 T1 E2 T2 E3 T3 E4 T4 E5 T5 E6 T6 E7 T7 E8 T8 E9 T9 E10 T10 E11 T11 E12 T12 E13 T13 E14 T14)
    (E0 T0 E1 T1 E2 T2 E3 T3 E4 T4 E5 T5 E6 T6 E7 T7 E8 T8 E9 T9 E10 T10 E11 T11 E12 T12 E13 T13 E14 T14 E15 T15)
}
