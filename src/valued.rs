//! [`Valued`]: a layout that a `const fn` computes, as a type.

use core::marker::PhantomData;

use tla_core::{LayoutError, Map};

use crate::mapping::{Evaluated, Mapping};
use crate::ops;

/// A layout as a value, for [`Valued`] to make a type of.
///
/// Implemented for a type of one's own, which names the layout and needs no values.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no layout as a value",
    label = "not a `LayoutValue`",
    note = "`impl LayoutValue for {Self} {{ const LAYOUT: Result<Map, LayoutError> = ..; }}` names the layout; a type that is a layout already needs no `Valued`"
)]
pub trait LayoutValue {
    /// The layout, or why there is none: what a function `try_..` of [`algebra`](crate::algebra) returns.
    const LAYOUT: Result<Map, LayoutError>;
}

/// The layout that `V` names, as a type: what any `const fn` computes is evaluated, viewed, operated on and owned as
/// a layout of [`layout!`](crate::layout!) is, and costs the same.
///
/// The ready-made layouts of [`algebra::ready`](crate::algebra::ready) are such functions:
///
/// ```
/// use tla::algebra::ready::datapath::{self, Datapath};
/// use tla::axis::{TCol, TLane};
/// use tla::prelude::*;
/// use tla::{LayoutError, LayoutValue, Map, Owner, Valued};
///
/// /// Accumulators of 64 rows in the upper half-slab of tensor memory.
/// enum Upper {}
///
/// impl LayoutValue for Upper {
///     const LAYOUT: Result<Map, LayoutError> = datapath::try_layout(Datapath::F, 64, 256, 1);
/// }
///
/// type Accumulator = Valued<Upper>;
/// let at = Accumulator::at([17, 3]);
/// assert_eq!((at.on::<TLane>(), at.on::<TCol>()), (49, 3));
///
/// // which element is in lane 49, column 3, and in the lower half-slab
/// type Own = Owner<Accumulator, (TLane, TCol)>;
/// assert_eq!(Own::coord_at([49, 3]), Some([17, 3]));
/// assert_eq!(Own::coord_at([1, 3]), None::<[i32; 2]>);
///
/// // an operand of an operation as any other
/// type Rows = layout!(Accumulator.slice(16..32, 0..8));
/// assert_eq!(Rows::shape(), [16, 8]);
/// assert_eq!(Rows::at([1, 3]).on::<TLane>(), 49);
/// ```
///
/// The marker may have parameters, and the function may be one's own:
///
/// ```
/// use tla::algebra::Iter;
/// use tla::prelude::*;
/// use tla::{LayoutError, LayoutValue, Map, Valued};
///
/// /// A square whose rows are one element longer than they need be.
/// struct Padded<const N: usize>;
///
/// impl<const N: usize> LayoutValue for Padded<N> {
///     const LAYOUT: Result<Map, LayoutError> = padded(N as u64);
/// }
///
/// const fn padded(n: u64) -> Result<Map, LayoutError> {
///     let m = tla::algebra::axis::M;
///     Map::try_new(&[Iter::new(n, n as i64 + 1, m), Iter::new(n, 1, m)], &[], &[])
/// }
///
/// let data = [0_u8; Valued::<Padded<32>>::COSIZE];
/// let view = View::<_, Valued<Padded<32>>>::new(&data)?;
/// assert_eq!(view[[31, 31]], data[31 * 33 + 31]);
/// # Ok::<(), tla::TooShort>(())
/// ```
///
/// # Errors
/// A compile error where the layout is used: the [`LayoutError`] of `V`, or thread axes that do not fit together.
#[derive(Clone, Copy, Debug)]
pub struct Valued<V>(PhantomData<V>);

// The value is the user's, and yet views may rest on it: whoever made it, a `Map` keeps the rules of `Map::try_new`,
// its fields being private to `tla-core`, and cosize and addresses are computed from it here.
impl<V: LayoutValue> Mapping for Valued<V> {}

impl<V: LayoutValue> Evaluated for Valued<V> {
    const CHECKED: Result<Map, LayoutError> = ops::fits(V::LAYOUT);
}
