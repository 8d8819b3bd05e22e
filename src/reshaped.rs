//! [`Reshaped`]: a layout asked under another logical shape.

use core::marker::PhantomData;

use tla_core::{LayoutError, Map, Shape};

use crate::mapping::{Evaluated, Mapping};
use crate::tuple::StaticShape;

/// `Shape -> L`: the layout `L` under a logical shape with as many elements, such as the `(8, 16)`
/// tile behind `S[(8,2,4,2):..]`.
///
/// Where the iters can be grouped by the shape, each coordinate entry is split inside its own group;
/// otherwise the coordinate is flattened, last dimension fastest. Both give the same places.
///
/// ```
/// use tla::prelude::*;
///
/// type Iters = layout!(S[(4, 6):(8, 1)]);
/// type Rows = layout!((8, 3) -> S[(4, 6):(8, 1)]); // grouped: the 6 is cut into (2, 3)
/// type Other = layout!((3, 8) -> S[(4, 6):(8, 1)]); // flattened
/// assert_eq!(Iters::offset(17), 21);
/// assert_eq!(Rows::offset([5, 2]), 21);
/// assert_eq!(Other::offset([2, 1]), 21);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Reshaped<L, Shape>(PhantomData<(L, Shape)>);

impl<L: Mapping, Dims: StaticShape> Mapping for Reshaped<L, Dims> {}

impl<L: Mapping, Dims: StaticShape> Evaluated for Reshaped<L, Dims> {
    const CHECKED: Result<Map, LayoutError> = match (&L::CHECKED, Shape::try_new(Dims::EXTENTS)) {
        (Ok(map), Ok(shape)) => map.try_reshape(&shape),
        (Err(error), _) => Err(*error),
        (_, Err(error)) => Err(error),
    };
}
