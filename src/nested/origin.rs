//! Origin shapes: the valid range of a layout, one extent a top-level mode.

use super::leaf::Leaf;
use super::tuple::IntTuple;

/// The origin that is the product of each top-level mode: everything in memory is valid.
///
/// It has no value of its own, and is static where the shape is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DefaultOrigin;

/// The valid range of the shape `Shape`, of `R` modes: [`DefaultOrigin`], or a flat tuple of `R` leaves.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an origin shape of `{Shape}`",
    label = "an origin shape is flat and has one extent a top-level mode"
)]
pub trait Origin<Shape, const R: usize>: Copy {
    /// Whether every extent is known at compile time.
    const IS_STATIC: bool;

    /// The valid extents, in elements.
    fn extents(self, shape: Shape) -> [u64; R];
}

macro_rules! origins {
    ($($n:literal: $($i:tt $s:ident $o:ident),*;)*) => {$(
        impl<$($s: IntTuple),*> Origin<($($s,)*), $n> for DefaultOrigin {
            const IS_STATIC: bool = $($s::IS_STATIC)&&*;

            #[inline(always)]
            fn extents(self, shape: ($($s,)*)) -> [u64; $n] {
                [$(shape.$i.product()),*]
            }
        }

        impl<$($s: IntTuple, $o: Leaf),*> Origin<($($s,)*), $n> for ($($o,)*) {
            const IS_STATIC: bool = $($o::STATIC.is_some())&&*;

            #[inline(always)]
            fn extents(self, _: ($($s,)*)) -> [u64; $n] {
                [$(self.$i.to::<u64>()),*]
            }
        }

        // what a tile has: clipped at run time
        impl<$($s: IntTuple),*> Origin<($($s,)*), $n> for [u64; $n] {
            const IS_STATIC: bool = false;

            #[inline(always)]
            fn extents(self, _: ($($s,)*)) -> [u64; $n] {
                self
            }
        }
    )*};
}

origins! {
    1: 0 S0 O0;
    2: 0 S0 O0, 1 S1 O1;
    3: 0 S0 O0, 1 S1 O1, 2 S2 O2;
    4: 0 S0 O0, 1 S1 O1, 2 S2 O2, 3 S3 O3;
    5: 0 S0 O0, 1 S1 O1, 2 S2 O2, 3 S3 O3, 4 S4 O4;
    6: 0 S0 O0, 1 S1 O1, 2 S2 O2, 3 S3 O3, 4 S4 O4, 5 S5 O5;
    7: 0 S0 O0, 1 S1 O1, 2 S2 O2, 3 S3 O3, 4 S4 O4, 5 S5 O5, 6 S6 O6;
    8: 0 S0 O0, 1 S1 O1, 2 S2 O2, 3 S3 O3, 4 S4 O4, 5 S5 O5, 6 S6 O6, 7 S7 O7;
}

/// One integer is a layout of one mode.
impl<S: Leaf, O: Leaf> Origin<S, 1> for (O,) {
    const IS_STATIC: bool = O::STATIC.is_some();

    #[inline(always)]
    fn extents(self, _: S) -> [u64; 1] {
        [self.0.to::<u64>()]
    }
}

/// One integer is a layout of one mode.
impl<S: Leaf> Origin<S, 1> for DefaultOrigin {
    const IS_STATIC: bool = S::STATIC.is_some();

    #[inline(always)]
    fn extents(self, shape: S) -> [u64; 1] {
        [shape.to()]
    }
}
