//! The same places by other iters: [`Canonical`], [`Grouped`], [`FusedAxes`], [`SplitAxis`].

use tla_core::{LayoutError, Map, Shape};

use super::declare::operations_on_maps;
use super::fits;
use crate::axis::{AxisTuple, AxisType};
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

    /// The axes of one scope as one axis: lanes and warps of a block as its threads.
    ///
    /// Which axes join depends on the narrowest unit and the widest scope of the layout: `warpid` becomes
    /// `32@tx`, `laneid` becomes `1@tx`. Strides and offsets are multiplied, offsets add up.
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::{Canonical, FusedAxes};
    ///
    /// type Warps = layout!(S[(4, 32):(1@warpid, 1@laneid)] + 1@warpid + 3@laneid);
    /// assert_eq!(Canonical::<FusedAxes<Warps>>::MAP.to_string(), "S[128:1@tx] + 35@tx");
    /// ```
    ///
    /// # Errors
    /// None for a layout type, but for numbers that do not fit.
    FusedAxes<L>(map) => map.try_fuse_axes();

    /// One axis as several, the inverse of [`FusedAxes`]: threads of a block as warps and lanes.
    ///
    /// ```
    /// use tla::SplitAxis;
    /// use tla::axis::{laneid, tx, warpid};
    /// use tla::prelude::*;
    ///
    /// type Threads = layout!(S[128:1@tx]);
    /// type Warps = SplitAxis<Threads, tx, (warpid, laneid)>;
    /// assert_eq!(Warps::MAP.to_string(), "(128,) -> S[(4,32):(1@warpid,1@laneid)]");
    /// ```
    ///
    /// # Errors
    /// Axes that do not make up the axis; a stride or an offset across them.
    SplitAxis<L; Axis: AxisType, Into: AxisTuple>(map) => fits(map.try_split_axis(Axis::AXIS, Into::AXES));
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
