//! The axes of the vectors that are not built in: a mesh of devices has two.

tla::axis! {
    pub(crate) gpuid_x: device;
    pub(crate) gpuid_y: device;
}

/// Both as values, for reading a printed layout back.
pub(crate) const OF_THE_USER: [tla::algebra::Axis; 2] =
    [<gpuid_x as tla::AxisType>::AXIS, <gpuid_y as tla::AxisType>::AXIS];
