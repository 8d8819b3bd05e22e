//! Compact layouts in any order: [`Ordered`].

use core::marker::PhantomData;

use tla_core::nested::{Composed, NestedLayout};
use tla_core::{LayoutError, Map};

use crate::mapping::{Evaluated, Mapping};
use crate::nested::StaticTuple;

/// The compact layout of the shape `Shape` whose leaves follow each other in the order of the numbers in `Order`: the
/// leaf with the smallest has stride 1.
///
/// ```
/// use tla::Ordered;
/// use tla::prelude::*;
///
/// type Rows = Ordered<(Int<2>, Int<3>, Int<4>), (Int<2>, Int<1>, Int<0>)>;
/// assert_eq!(Rows::COMPOSED.to_string(), "(2,3,4):(12,4,1)");
/// ```
///
/// # Errors
/// An order nested otherwise than the shape; a size that does not fit.
#[doc(alias = "make_ordered_layout")]
#[derive(Clone, Copy, Debug)]
pub struct Ordered<Shape, Order>(PhantomData<(Shape, Order)>);

impl<Shape: StaticTuple, Order: StaticTuple> Mapping for Ordered<Shape, Order> {}

impl<Shape: StaticTuple, Order: StaticTuple> Evaluated for Ordered<Shape, Order> {
    const CHECKED: Result<Map, LayoutError> = match &Self::NESTED_CHECKED {
        Ok(nested) => nested.try_map(),
        Err(error) => Err(*error),
    };

    const NESTED_CHECKED: Result<Composed, LayoutError> = match (Shape::TUPLE, &Order::TUPLE) {
        (Ok(shape), Ok(order)) => super::plain(NestedLayout::try_ordered(shape, order)),
        (Err(error), _) => Err(error),
        (_, Err(error)) => Err(*error),
    };
}
