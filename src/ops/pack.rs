//! Elements of another width, and elements that repeat: [`Packed`], [`Unpacked`], [`Broadcast`].

use super::declare::operations_on_maps;
use super::fits;
use crate::axis::AxisType;

operations_on_maps! {
    /// `N` neighbours of memory become one element: the last iter, contiguous on an axis of memory, is
    /// `N` times shorter, and every other stride on these axes is divided by `N`.
    ///
    /// ```
    /// use tla::Packed;
    /// use tla::prelude::*;
    ///
    /// type Halves = layout!(S[(8, 16):(16, 1)]);
    /// assert_eq!(Packed::<Halves, 2>::MAP.to_string(), "S[(8,8):(8,1)]");
    /// ```
    ///
    /// # Errors
    /// A last iter that is not contiguous memory or that `N` does not divide, a stride or offset that it does not
    /// divide; under a swizzle an `N` that is no power of two, or that has more bits than `M`.
    Packed<L>[N](map) => map.try_pack(N as u64);

    /// Every element becomes `N` neighbours of memory: strides on axes of memory are multiplied by `N`, and the
    /// last dimension is `N` times longer.
    ///
    /// ```
    /// use tla::Unpacked;
    /// use tla::prelude::*;
    ///
    /// type Words = layout!(S[(8, 8):(8, 1)]);
    /// type Halves = Unpacked<Words, 2>;
    /// assert_eq!(Halves::shape(), [8, 16]);
    /// assert_eq!(Halves::offset([3, 5]), 2 * Words::offset([3, 2]) + 1);
    /// ```
    ///
    /// # Errors
    /// A last iter that is not contiguous memory; numbers that do not fit; under a swizzle an `N` that is no power
    /// of two.
    Unpacked<L>[N](map) => map.try_unpack(N as u64);

    /// Every element `N` times: a dimension of `N` with stride 0 on `Axis`, as dimension `POSITION`.
    ///
    /// ```
    /// use tla::Broadcast;
    /// use tla::prelude::*;
    ///
    /// type Row = layout!(S[(8, 16):(16, 1)]);
    /// assert_eq!(Broadcast::<Row, 3, 1, axis::m>::MAP.to_string(), "S[(8,3,16):(16,0,1)]");
    /// ```
    ///
    /// # Errors
    /// `N` = 0, a position beyond the dimensions, axes that do not fit together, more iters than a layout has.
    Broadcast<L; Axis: AxisType>[N, POSITION](map) => {
        fits(map.try_broadcast(N as u64, POSITION, Axis::AXIS))
    };
}
