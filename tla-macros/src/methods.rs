//! The operations that `layout!` knows as methods: one line each.
//!
//! A line has the name, what stands in the parentheses, an example of it, the operation as a type of
//! `tla::ops`, and the operation of `tla-core`. The rest of the macro reads this table.

use tla_core::nested::{Composed, ThreadValue};
use tla_core::{LayoutError, Map, TilingError, nearest};

use crate::values::{Given, Tiler};

/// One operation.
pub(crate) struct Method {
    pub(crate) name: &'static str,
    pub(crate) takes: Takes,
    /// What one writes in the parentheses.
    pub(crate) example: &'static str,
    /// The type in `tla::ops`.
    pub(crate) operation: &'static str,
    /// Whether the receiver is the type's last operand, not its first.
    pub(crate) receiver_is_last: bool,
    pub(crate) apply: Apply,
}

/// The arguments of a call.
#[derive(Clone, Copy)]
pub(crate) enum Takes {
    /// These, in this order.
    These(&'static [Kind]),
    /// As many of one kind as the layout has dimensions.
    OneADimension(Kind),
}

/// What an argument is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Number,
    Shape,
    Range,
    Axis,
    Axes,
    Layout,
    Tuple,
    Coordinate,
    /// What happens to each mode.
    Modes,
    /// A layout, or what happens to each mode.
    Tiler,
}

/// The operation on values, by the algebra that it is of.
#[derive(Clone, Copy)]
pub(crate) enum Apply {
    Maps(fn(&Map, &Given<'_>) -> Result<Map, LayoutError>),
    Nested(fn(&Composed, &Given<'_>) -> Result<Composed, LayoutError>),
}

const fn on_maps(
    name: &'static str,
    takes: Takes,
    example: &'static str,
    operation: &'static str,
    apply: fn(&Map, &Given<'_>) -> Result<Map, LayoutError>,
) -> Method {
    Method { name, takes, example, operation, receiver_is_last: false, apply: Apply::Maps(apply) }
}

const fn on_nested(
    name: &'static str,
    takes: Takes,
    example: &'static str,
    operation: &'static str,
    apply: fn(&Composed, &Given<'_>) -> Result<Composed, LayoutError>,
) -> Method {
    Method { name, takes, example, operation, receiver_is_last: false, apply: Apply::Nested(apply) }
}

/// An operation whose type names the receiver last: the outer of two before the inner, the left before the
/// right.
const fn last(method: Method) -> Method {
    Method { receiver_is_last: true, ..method }
}

const NONE: Takes = Takes::These(&[]);
const NUMBER: Takes = Takes::These(&[Kind::Number]);
const SHAPE: Takes = Takes::These(&[Kind::Shape]);
const LAYOUT: Takes = Takes::These(&[Kind::Layout]);
const PLACED: Takes = Takes::These(&[Kind::Number, Kind::Number, Kind::Axis]);
const PROFILE: Takes = Takes::These(&[Kind::Tuple]);
const ORDERED: Takes = Takes::These(&[Kind::Tuple, Kind::Tuple]);
const COORDINATE: Takes = Takes::These(&[Kind::Coordinate]);
const MODES: Takes = Takes::These(&[Kind::Modes]);
const TILER: Takes = Takes::These(&[Kind::Tiler]);
const NUMBERS: Takes = Takes::These(&[Kind::Number, Kind::Number]);
const SPLIT: Takes = Takes::These(&[Kind::Axis, Kind::Axes]);
const POSITIONS: Takes = Takes::OneADimension(Kind::Number);
const RANGES: Takes = Takes::OneADimension(Kind::Range);

/// The operations. Of two with one name the number of arguments decides.
#[rustfmt::skip]
pub(crate) const METHODS: &[Method] = &[
    // TIRx
    last(on_maps("tile", LAYOUT, "S[(8,64)]", "Tiled", |inner, given| inner.try_tile(&given.map(0)?))),
    on_maps("tile_to", SHAPE, "(64,64)", "TiledTo", |map, given| map.try_tile_to(&given.shape(0)?)),
    last(on_maps("direct_sum", LAYOUT, "S[(8,64)]", "DirectSum", |right, given| right.try_direct_sum(&given.map(0)?))),
    on_maps("slice", RANGES, "0..8, 16..32", "Sliced", |map, given| map.try_sliced(&given.ranges())),
    on_maps("pack", NUMBER, "2", "Packed", |map, given| map.try_pack(given.number(0))),
    on_maps("unpack", NUMBER, "2", "Unpacked", |map, given| map.try_unpack(given.number(0))),
    on_maps("broadcast", PLACED, "4, 0, warpid", "Broadcast", |map, given| map.try_broadcast(given.number(0), given.position(1), given.axis(2))),
    on_maps("storage", NONE, "", "Stored", |map, _| map.try_storage()),
    on_maps("permute", POSITIONS, "1, 0", "Permuted", |map, given| map.try_permute(&given.positions())),
    on_maps("group", SHAPE, "(8,16)", "Grouped", |map, given| Ok(map.try_group(&given.shape(0)?)?.map)),
    on_maps("canonicalize", NONE, "", "Canonical", |map, _| map.try_canonicalize()),
    on_maps("fuse_axes", NONE, "", "FusedAxes", |map, _| map.try_fuse_axes()),
    on_maps("split_axis", SPLIT, "tx, (warpid,laneid)", "SplitAxis", |map, given| map.try_split_axis(given.axis(0), given.axes(1))),
    on_maps("tile_outer", LAYOUT, "S[(8,64)]", "TileOuter", |whole, given| {
        let inner = given.map(0)?;
        found(inner.try_is_tile_inner(whole), "tile_outer", ("outer", "inner"), &inner, whole)
    }),
    on_maps("tile_inner", LAYOUT, "S[(8,64)]", "TileInner", |whole, given| {
        let outer = given.map(0)?;
        found(outer.try_is_tile_outer(whole), "tile_inner", ("inner", "outer"), &outer, whole)
    }),
    on_maps("direct_sum_left", LAYOUT, "S[(8,64)]", "DirectSumLeft", |sum, given| {
        let right = given.map(0)?;
        found(right.try_is_direct_sum_right(sum), "direct_sum_left", ("left", "right"), &right, sum)
    }),
    on_maps("direct_sum_right", LAYOUT, "S[(8,64)]", "DirectSumRight", |sum, given| {
        let left = given.map(0)?;
        found(left.try_is_direct_sum_left(sum), "direct_sum_right", ("right", "left"), &left, sum)
    }),
    // CuTe
    on_nested("coalesce", NONE, "", "Coalesced", |layout, _| layout.try_coalesce()),
    on_nested("coalesce", PROFILE, "(1,1)", "CoalescedModes", |layout, given| layout.try_coalesce_modes(&given.tuple(0))),
    on_nested("coalesce_z", NONE, "", "CoalescedZ", |layout, _| layout.try_coalesce_z()),
    on_nested("filter", NONE, "", "Filtered", |layout, _| layout.try_filter()),
    on_nested("compose", LAYOUT, "(4,8):(1,4)", "Composition", |left, given| left.try_compose(&given.plain(0, "composition")?)),
    on_nested("compose_within", LAYOUT, "(4,8):(1,4)", "CompositionWithin", |left, given| left.try_compose_within(&given.plain(0, "composition")?)),
    on_nested("compose_modes", MODES, "(4,_)", "CompositionModes", |left, given| left.try_compose_modes(&given.modes(0)?)),
    on_nested("complement", NUMBER, "64", "Complement", |layout, given| layout.try_plain("complement")?.try_complement(given.number(0)).map(Composed::plain)),
    on_nested("complement_ordered", NUMBER, "64", "ComplementOrdered", |layout, given| layout.try_plain("complement")?.try_complement_ordered(given.number(0)).map(Composed::plain)),
    on_nested("right_inverse", NONE, "", "RightInverse", |layout, _| layout.try_plain("right inverse")?.try_right_inverse().map(Composed::plain)),
    on_nested("left_inverse", NONE, "", "LeftInverse", |layout, _| layout.try_plain("left inverse")?.try_left_inverse().map(Composed::plain)),
    on_nested("nullspace", NONE, "", "Nullspace", |layout, _| layout.try_plain("nullspace")?.try_nullspace().map(Composed::plain)),
    on_nested("max_common_layout", LAYOUT, "(4,2):(1,4)", "MaxCommonLayout", |layout, given| {
        let (layout, other) = (layout.try_plain("max common layout")?, given.plain(0, "max common layout")?);
        layout.try_max_common_layout(&other).map(Composed::plain)
    }),
    on_nested("logical_divide", TILER, "(4,16)", "LogicalDivide", |layout, given| match given.tiler(0)? {
        Tiler::Layout(tile) => layout.try_logical_divide(&tile),
        Tiler::Modes(modes) => layout.try_logical_divide_modes(&modes),
    }),
    on_nested("zipped_divide", TILER, "(4,16)", "ZippedDivide", |layout, given| match given.tiler(0)? {
        Tiler::Layout(tile) => layout.try_zipped_divide(&tile),
        Tiler::Modes(modes) => layout.try_zipped_divide_modes(&modes),
    }),
    on_nested("tiled_divide", TILER, "(4,16)", "TiledDivide", |layout, given| match given.tiler(0)? {
        Tiler::Layout(tile) => layout.try_tiled_divide(&tile),
        Tiler::Modes(modes) => layout.try_tiled_divide_modes(&modes),
    }),
    on_nested("flat_divide", TILER, "(4,16)", "FlatDivide", |layout, given| match given.tiler(0)? {
        Tiler::Layout(tile) => layout.try_flat_divide(&tile),
        Tiler::Modes(modes) => layout.try_flat_divide_modes(&modes),
    }),
    on_nested("logical_product", TILER, "2:1", "LogicalProduct", |layout, given| match given.tiler(0)? {
        Tiler::Layout(tile) => layout.try_logical_product(&tile),
        Tiler::Modes(modes) => layout.try_logical_product_modes(&modes),
    }),
    on_nested("zipped_product", TILER, "2:1", "ZippedProduct", |layout, given| match given.tiler(0)? {
        Tiler::Layout(tile) => layout.try_zipped_product(&tile),
        Tiler::Modes(modes) => layout.try_zipped_product_modes(&modes),
    }),
    on_nested("tiled_product", TILER, "2:1", "TiledProduct", |layout, given| match given.tiler(0)? {
        Tiler::Layout(tile) => layout.try_tiled_product(&tile),
        Tiler::Modes(modes) => layout.try_tiled_product_modes(&modes),
    }),
    on_nested("flat_product", TILER, "2:1", "FlatProduct", |layout, given| match given.tiler(0)? {
        Tiler::Layout(tile) => layout.try_flat_product(&tile),
        Tiler::Modes(modes) => layout.try_flat_product_modes(&modes),
    }),
    on_nested("blocked_product", LAYOUT, "(2,4):(4,1)", "BlockedProduct", |layout, given| layout.try_blocked_product(&given.plain(0, "blocked product")?)),
    on_nested("raked_product", LAYOUT, "(2,4):(4,1)", "RakedProduct", |layout, given| layout.try_raked_product(&given.plain(0, "raked product")?)),
    on_nested("tile_to_shape", PROFILE, "(128,64)", "TiledToShape", |layout, given| layout.try_tile_to_shape(&given.tuple(0))),
    on_nested("tile_to_shape", ORDERED, "(128,64), (1,0)", "TiledToShapeOrdered", |layout, given| layout.try_tile_to_shape_ordered(&given.tuple(0), &given.tuple(1))),
    on_nested("thread_value", LAYOUT, "(2,2):(1,2)", "ThreadValue", |threads, given| {
        let (threads, values) = (threads.try_plain("thread value")?, given.plain(0, "thread value")?);
        Ok(Composed::plain(*ThreadValue::try_new(threads, &values)?.layout()))
    }),
    on_nested("reversed", NONE, "", "Reversed", |layout, _| Composed::try_with(layout.swizzle(), layout.offset(), layout.layout().try_reversed()?)),
    on_nested("upcast", NUMBER, "2", "Upcast", |layout, given| layout.try_upcast(given.number(0))),
    on_nested("downcast", NUMBER, "2", "Downcast", |layout, given| layout.try_downcast(given.number(0))),
    on_nested("recast", NUMBERS, "16, 8", "Recast", |layout, given| layout.try_recast(given.number(0), given.number(1))),
    on_nested("slice_at", COORDINATE, "(_,3)", "SlicedAt", |layout, given| layout.try_slice(&given.coordinate(0))),
    on_nested("dice", COORDINATE, "(_,3)", "Diced", |layout, given| layout.try_dice(&given.coordinate(0))),
];

/// The operand that was looked for; that there is none is a mistake in a layout.
fn found(
    result: Result<Option<Map>, LayoutError>,
    operation: &'static str,
    operands: (&'static str, &'static str),
    part: &Map,
    whole: &Map,
) -> Result<Map, LayoutError> {
    let (part, whole) = (part.size(), whole.size());
    result?.ok_or(LayoutError::Tiling(TilingError::NotRecognised { operation, operands, part, whole }))
}

impl Method {
    /// The operation of this name that takes so many arguments; where there is none, all of the name.
    pub(crate) fn find(name: &str, arguments: usize) -> Result<&'static Method, Vec<&'static Method>> {
        let named: Vec<&Method> = METHODS.iter().filter(|method| method.name == name).collect();
        let fits = |method: &&Method| match method.takes {
            Takes::These(kinds) => kinds.len() == arguments,
            Takes::OneADimension(_) => arguments > 0,
        };
        named.iter().copied().find(fits).ok_or(named)
    }

    /// The kind of argument `i`.
    pub(crate) fn kind(&self, i: usize) -> Option<Kind> {
        match self.takes {
            Takes::These(kinds) => kinds.get(i).copied(),
            Takes::OneADimension(kind) => Some(kind),
        }
    }

    /// How one writes a call.
    pub(crate) fn form(&self) -> String {
        format!(".{}({})", self.name, self.example)
    }
}

/// What other libraries call an operation, and what one writes here.
#[rustfmt::skip]
const ELSEWHERE: &[(&str, &str)] = &[
    ("composition", "`.compose(B)`"),
    ("divide", "`.logical_divide(..)`"),
    ("inverse", "`.right_inverse()` or `.left_inverse()`; who holds an element, `Owner` tells"),
    ("is_direct_sum_left", "`Sum.direct_sum_right(Left)`"),
    ("is_direct_sum_right", "`Sum.direct_sum_left(Right)`"),
    ("is_tile_inner", "`Whole.tile_outer(Inner)`"),
    ("is_tile_outer", "`Whole.tile_inner(Outer)`"),
    ("local_partition", "`.zipped_divide(..)`, then `.slice_at((3,_))`"),
    ("local_tile", "`.zipped_divide(..)`, then `.slice_at((_,3))`"),
    ("make_layout_tv", "`Threads.thread_value(Values)`"),
    ("make_ordered_layout", "the type `Ordered`"),
    ("max_alignment", "the function `ops::max_alignment`"),
    ("max_common_vector", "the function `ops::max_common_vector`"),
    ("ordered", "the type `Ordered`"),
    ("permute_dims", "`.permute(1, 0)`"),
    ("product", "`.logical_product(..)`"),
    ("ragged_divide", "the type `RaggedDivide`"),
    ("recast_layout", "`.recast(16, 8)`"),
    ("reshape", "`(8,16) -> ..`, or `.group((8,16))`"),
    ("swizzle", "`Swizzle<M, B, S> o ..`"),
    ("transpose", "`.permute(1, 0)`"),
];

/// What one writes for an operation that has another name elsewhere.
pub(crate) fn elsewhere(name: &str) -> Option<&'static str> {
    ELSEWHERE.iter().find(|(other, _)| *other == name).map(|(_, here)| *here)
}

/// The name that was probably meant.
pub(crate) fn nearest(name: &str) -> Option<&'static str> {
    let names: Vec<&'static str> = METHODS.iter().map(|method| method.name).collect();
    nearest::among(name, &names)
}

/// Whether there is an operation of this name.
pub(crate) fn is_known(name: &str) -> bool {
    METHODS.iter().any(|method| method.name == name)
}
