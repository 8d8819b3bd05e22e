//! [`ok`]: what an operation answers, in a const context.

use crate::error::LayoutError;

/// The value of `result`; where there is none, its message is a panic at the caller, which in a const context is
/// a compile error.
///
/// The operations that one writes most, such as `tile` for `try_tile` on [`Map`](crate::Map) and `zipped_divide` on
/// [`NestedLayout`](crate::nested::NestedLayout), have a twin that does so. This is the twin of every other `try_..`:
/// shapes and tuples, tilers, [`Composed`](crate::nested::Composed) layouts, owners.
///
/// ```
/// use tla_core::nested::{Composed, NestedLayout, ShapeTiler};
/// use tla_core::{Iter, Map, Shape, ok};
///
/// const SHAPE: Shape = ok(Shape::try_new(&[8, 64]));
/// const TILE: Map = Map::new(&[Iter::new(512, 1, tla_core::axis::M)], &[], &[]).reshape(&SHAPE);
/// const QUARTERS: ShapeTiler = ok(ShapeTiler::try_extents(&[4, 32]));
/// const CUT: Composed = ok(TILE.nested().try_zipped_divide_modes(&QUARTERS));
/// const LAYOUT: NestedLayout = *CUT.layout();
/// assert_eq!(LAYOUT.to_string(), "((4,32),(2,2)):((64,1),(256,32))");
/// ```
///
/// ```compile_fail,E0080
/// use tla_core::{Shape, ok};
///
/// // an extent is at least 1
/// const EMPTY: Shape = ok(Shape::try_new(&[8, 0]));
/// # let _ = EMPTY;
/// ```
///
/// # Panics
/// Where `result` is an error, with its message.
#[must_use]
#[track_caller]
pub const fn ok<T: Copy>(result: Result<T, LayoutError>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("{}", error.message().as_str()),
    }
}
