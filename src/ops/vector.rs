//! How many elements one access may move: [`max_common_vector`], [`max_alignment`].

use core::marker::PhantomData;

use crate::mapping::Mapping;
use crate::narrow;
use crate::rule::refuse;

/// How many elements lie side by side in `A` and in `B`, from the first one on: the widest vector that copies
/// from one to the other. A swizzle keeps `2^M` together.
///
/// ```
/// use tla::ops::max_common_vector;
/// use tla::prelude::*;
///
/// type Tile = layout!(Swizzle<3,3,3> o (8,64):(64,1));
/// const VECTOR: usize = max_common_vector::<Tile, layout!((8,64):(64,1))>();
/// let registers = [0_u16; VECTOR];
/// assert_eq!(registers.len(), 8);
/// assert_eq!(max_common_vector::<Tile, layout!((8,64):(1,8))>(), 1);
/// ```
///
/// Layouts that have other axes than `m`, or replicas, are a compile error.
#[must_use]
#[inline(always)]
pub const fn max_common_vector<A: Mapping, B: Mapping>() -> usize {
    VectorOf::<A, B>::VECTOR
}

/// The largest `n` so that the layout falls into runs of `n` elements side by side, each of which begins at a
/// multiple of `n`, if address 0 is one: the widest vector that every access may move. The offset and the
/// swizzle count too.
///
/// ```
/// use tla::ops::max_alignment;
/// use tla::prelude::*;
///
/// assert_eq!(max_alignment::<layout!((4,2):(1,6))>(), 2);
/// assert_eq!(max_alignment::<layout!(Swizzle<3,3,3> o S[(8,64)])>(), 8);
/// ```
///
/// A layout that has other axes than `m`, or replicas, is a compile error.
#[must_use]
#[inline(always)]
pub const fn max_alignment<L: Mapping>() -> usize {
    VectorOf::<L, L>::ALIGNMENT
}

/// What two layouts have in common.
struct VectorOf<A, B>(PhantomData<(A, B)>);

impl<A: Mapping, B: Mapping> VectorOf<A, B> {
    const VECTOR: usize = match A::COMPOSED.try_max_common_vector(&B::COMPOSED) {
        Ok(vector) => narrow::to_usize(vector),
        Err(error) => refuse(error),
    };

    const ALIGNMENT: usize = match A::COMPOSED.try_max_alignment() {
        Ok(alignment) => narrow::to_usize(alignment),
        Err(error) => refuse(error),
    };
}
