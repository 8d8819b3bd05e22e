//! The same places by other iters: [`Canonical`], [`Grouped`].

use tla_core::{LayoutError, Map, Shape};

use super::declare::operations_on_maps;
use crate::tuple::StaticShape;

operations_on_maps! {
    /// The canonical form: one value for every way to write the same function of the linear index.
    ///
    /// Iters of extent 1 are dropped, neighbours with `stride[k] = extent[k+1] * stride[k+1]` on one axis are
    /// joined, replicas are sorted. The logical shape becomes one dimension an iter.
    ///
    /// ```
    /// use tla::Canonical;
    /// use tla::prelude::*;
    ///
    /// type Written = layout!(S[(8, 1, 2, 3, 6):(6, 99, 24, 6, 1)]);
    /// assert_eq!(Canonical::<Written>::MAP.to_string(), "S[(8,2,18):(6,24,1)]");
    /// ```
    ///
    /// # Errors
    /// None for a layout type: its axes fit together.
    Canonical<L>(map) => map.try_canonicalize();

    /// The layout under the shape `Shape`, its iters cut at the boundaries of the shape.
    ///
    /// An iter `(extent, stride)` across a boundary becomes `(extent / c, c * stride), (c, stride)`, where `c`
    /// elements lie beyond the boundary. Places and linear indices are the same.
    ///
    /// ```
    /// use tla::Grouped;
    /// use tla::prelude::*;
    ///
    /// type Rows = layout!(S[(4, 6):(6, 1)]);
    /// type Cut = Grouped<Rows, (Int<8>, Int<3>)>;
    /// assert_eq!(Cut::MAP.to_string(), "(8,3) -> S[(4,2,3):(6,3,1)]");
    /// assert_eq!(Cut::offset([5, 2]), 17);
    /// ```
    ///
    /// # Errors
    /// A shape of another number of elements; a boundary inside an iter that it does not divide: there
    /// [`Reshaped`](crate::Reshaped) gives the same places without a cut.
    Grouped<L; Dims: StaticShape>(map) => grouped(map, Dims::EXTENTS);
}

const fn grouped(map: &Map, extents: &[u64]) -> Result<Map, LayoutError> {
    match Shape::try_new(extents) {
        Ok(shape) => match map.try_group(&shape) {
            Ok(grouped) => Ok(grouped.map),
            Err(error) => Err(error),
        },
        Err(error) => Err(error),
    }
}
