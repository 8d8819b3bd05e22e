//! Thread-value layouts on named axes: [`OnAxes`].

use core::marker::PhantomData;

use tla_core::{LayoutError, Map};

use super::declare::is_reported;
use super::fits;
use crate::axis::AxisTuple;
use crate::mapping::{Evaluated, Mapping};
use crate::nested::StaticTuple;
use crate::owner::AxesOf;

/// A layout from (thread, value) to an element of `Tile`, the other way round: where the element is, its thread on
/// the first axis and its value on the second.
///
/// `L` counts the elements of the tile with its first mode fastest, as CuTe's operands of instructions do, and
/// [`ThreadValue`](super::ThreadValue) does. Modes of stride 0 become replicas. What comes out is a layout on named
/// axes as every other: tiled, fused with other axes, asked for owners.
///
/// ```
/// use tla::axis::{laneid, m};
/// use tla::prelude::*;
/// use tla::{OnAxes, Owner};
///
/// // the accumulator of m16n8k16, as CuTe has it and as one writes it by hand
/// type Cute = layout!(((4,8),(2,2)):((32,1),(16,8)));
/// type Acc = OnAxes<Cute, (Int<16>, Int<8>), (laneid, m)>;
/// type Hand = layout!((16, 8) -> S[(2, 8, 4, 2):(2, 4@laneid, 1@laneid, 1)]);
/// assert_eq!(Acc::MAP, Hand::MAP);
///
/// assert_eq!(Owner::<Acc, (laneid, m)>::coord_of([5, 3]), [9, 3]);
/// ```
///
/// # Errors
/// An element of the tile that no thread holds, or more than others, or an element outside it; a dimension of the tile
/// that ends inside a mode, so that no strides lead to its threads and values; another layout than of two modes; a
/// swizzle or an offset; axes that are one, or do not fit together.
#[doc(alias = "layoutC_TV")]
#[derive(Clone, Copy, Debug)]
pub struct OnAxes<L, Tile, Axes>(PhantomData<(L, Tile, Axes)>);

impl<L: Mapping, Tile: StaticTuple, Axes: AxesOf<2>> Mapping for OnAxes<L, Tile, Axes> {}

impl<L: Mapping, Tile: StaticTuple, Axes: AxesOf<2>> Evaluated for OnAxes<L, Tile, Axes> {
    const CHECKED: Result<Map, LayoutError> = match &L::NESTED_CHECKED {
        Ok(layout) => match (layout.try_plain("on_axes"), &Tile::TUPLE) {
            (Ok(layout), Ok(tile)) => {
                // two, by the bound
                let axes = <Axes as AxisTuple>::AXES;
                fits(layout.try_on_axes(tile, axes[0], axes[1]))
            }
            (Err(error), _) => Err(error),
            (_, Err(error)) => Err(*error),
        },
        Err(error) => Err(error.in_operation("OnAxes")),
    };

    const IS_REPORTED: bool = is_reported!(NESTED_CHECKED: L);
}
