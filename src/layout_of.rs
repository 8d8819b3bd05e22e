//! [`LayoutOf`]: a path in `layout!` names a layout.

use crate::element::Of;
use crate::int::StaticInt;
use crate::mapping::Mapping;

/// The layout `L` of `Of<L>`, for the expansion of `layout!`. Two impls for the reason given at
/// [`ElementOf`](crate::element::ElementOf).
#[diagnostic::on_unimplemented(
    message = "`{L}` is not a layout",
    label = "not a layout",
    note = "a path in `layout!` names a layout type: a name or an alias of what `layout!` makes, or an operation of `tla::ops`"
)]
pub trait LayoutOf<L> {
    /// `L`
    type Layout;
}

impl<L: Mapping> LayoutOf<L> for Of<L> {
    type Layout = L;
}

impl<L, T: StaticInt> LayoutOf<L> for T {
    type Layout = T;
}
