//! The algebra as types: layouts made of layouts.
//!
//! Every operation is a type, and a layout like every other: a [`Mapping`](crate::Mapping) whose constant is
//! the operation of [`algebra`](crate::algebra) on the constants of its operands. What is asked of it costs at
//! run time what its result costs when it is written out.
//!
//! ```
//! use tla::prelude::*;
//! use tla::{Canonical, Grouped};
//!
//! type Rows = layout!(S[(4, 6):(6, 1)]);
//! // one operation inside another
//! type Cut = Canonical<Grouped<Rows, (Int<8>, Int<3>)>>;
//! assert_eq!(Cut::MAP.to_string(), "S[24:1]");
//! assert_eq!(Cut::offset(17), 17);
//! ```
//!
//! An operation that is not defined on its operands is a compile error where the layout is used. It names the
//! operation, the mode (or dimension) and both numbers, once, however deep the operation stands in others.

mod canonical;
mod coalesce;
mod complement;
mod composition;
mod declare;
mod direct_sum;
mod divide;
mod inverse;
mod on_axes;
mod operand;
mod ordered;
mod pack;
mod product;
mod ragged;
mod recast;
mod select;
mod slice;
mod thread_value;
mod tile;
mod tiler;
mod vector;

use tla_core::nested::{Composed, NestedLayout};
use tla_core::{LayoutError, Map, TilingError};

pub use canonical::{Canonical, FusedAxes, Grouped, SplitAxis};
pub use coalesce::{Coalesced, CoalescedModes, CoalescedZ, Filtered};
pub use complement::{Complement, ComplementOrdered};
pub use composition::{Composition, CompositionModes, CompositionWithin};
pub use direct_sum::{DirectSum, DirectSumLeft, DirectSumRight};
pub use divide::{FlatDivide, LogicalDivide, TiledDivide, ZippedDivide};
pub use inverse::{LeftInverse, MaxCommonLayout, Nullspace, RightInverse};
pub use on_axes::OnAxes;
pub use operand::{Order, Range, RangeType, Region};
pub use ordered::Ordered;
pub use pack::{Broadcast, Packed, Unpacked};
pub use product::{
    BlockedProduct, FlatProduct, LogicalProduct, RakedProduct, TiledProduct, TiledToShape,
    TiledToShapeOrdered, ZippedProduct,
};
pub use ragged::RaggedDivide;
pub use recast::{Downcast, Recast, Upcast};
pub use select::{Diced, PartialCoordinate, Reversed, SlicedAt};
pub use slice::{Permuted, Sliced, Stored};
pub use thread_value::ThreadValue;
pub use tile::{TileInner, TileOuter, Tiled, TiledTo};
pub use tiler::{Keep, LayoutTiler, ShapeTiler, Tiler, TilerMode, TilerModes};
pub use vector::{max_alignment, max_common_vector};

/// A layout alone, without offset and swizzle.
const fn plain(result: Result<NestedLayout, LayoutError>) -> Result<Composed, LayoutError> {
    match result {
        Ok(layout) => Ok(Composed::plain(layout)),
        Err(error) => Err(error),
    }
}

/// A result whose axes are new, if they fit together: the algebra passes through layouts whose axes do
/// not, a layout type does not.
pub(crate) const fn fits(result: Result<Map, LayoutError>) -> Result<Map, LayoutError> {
    match &result {
        Ok(map) => match map.try_scope() {
            Ok(_) => result,
            Err(error) => Err(error),
        },
        Err(_) => result,
    }
}

/// The operand that was looked for; that there is none is a mistake of a type.
const fn found(
    result: Result<Option<Map>, LayoutError>,
    operation: &'static str,
    wanted: &'static str,
    known: &'static str,
    part: &Map,
    whole: &Map,
) -> Result<Map, LayoutError> {
    match result {
        Ok(Some(map)) => Ok(map),
        Ok(None) => Err(LayoutError::Tiling(TilingError::NotRecognised {
            operation,
            operands: (wanted, known),
            part: part.size(),
            whole: whole.size(),
        })),
        Err(error) => Err(error),
    }
}
