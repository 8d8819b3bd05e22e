//! The operations by name, on values: what the pictures are computed with.

use std::fmt;

use tla::algebra::nested::{
    Composed, IntTuple, ModeTiler, NestedLayout, PartialCoordinate, ShapeTiler, ThreadValue, parse,
};
use tla::algebra::parse::tirx;
use tla::algebra::{Axis, LayoutError, Map, Shape, Swizzle, axis};

use crate::expression::{Call, Expression, split};

/// The name of the operation on values, where it is not that of the method in `layout!`.
pub(crate) fn on_values(name: &str) -> &str {
    match name {
        "tile_outer" => "is_tile_inner",
        "tile_inner" => "is_tile_outer",
        "direct_sum_left" => "is_direct_sum_right",
        "direct_sum_right" => "is_direct_sum_left",
        "slice_at" => "slice",
        "thread_value" => "new",
        "swizzled" => "compose",
        name => name,
    }
}

/// The operations that the page of the first algebra shows.
pub(crate) const TIRX: [&str; 19] = [
    "tile",
    "tile_to",
    "tile_outer",
    "tile_inner",
    "direct_sum",
    "direct_sum_left",
    "direct_sum_right",
    "slice",
    "pack",
    "unpack",
    "broadcast",
    "storage",
    "permute",
    "group",
    "canonicalize",
    "fuse_axes",
    "split_axis",
    "swizzled",
    "inverse",
];

/// The operations that the page of the second algebra shows.
pub(crate) const CUTE: [&str; 39] = [
    "coalesce",
    "coalesce_z",
    "filter",
    "compose",
    "compose_within",
    "compose_modes",
    "complement",
    "complement_ordered",
    "right_inverse",
    "left_inverse",
    "nullspace",
    "max_common_layout",
    "max_common_vector",
    "max_alignment",
    "logical_divide",
    "zipped_divide",
    "tiled_divide",
    "flat_divide",
    "logical_product",
    "blocked_product",
    "raked_product",
    "zipped_product",
    "tiled_product",
    "flat_product",
    "tile_to_shape",
    "ordered",
    "upcast",
    "downcast",
    "recast",
    "slice_at",
    "dice",
    "shape_div",
    "ceil_div",
    "ragged_divide",
    "domain_distribute",
    "thread_value",
    "nested",
    "map",
    "reversed",
];

/// What an expression starts with, and what comes out.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Map(Map),
    Nested(Composed),
    /// What has no picture: a number, a tuple.
    Text(String),
    /// What is a picture and nothing else.
    Table(String),
}

impl Value {
    pub(crate) fn picture(&self) -> String {
        match self {
            Value::Map(map) => map.picture().to_string(),
            Value::Nested(layout) => layout.picture().to_string(),
            Value::Text(_) => String::new(),
            Value::Table(table) => table.clone(),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Map(map) => map.fmt(f),
            Value::Nested(layout) => layout.fmt(f),
            Value::Text(text) => text.fmt(f),
            Value::Table(_) => Ok(()),
        }
    }
}

/// What came out of an operation: `None` where a form was asked for that a layout does not have.
type Outcome = Result<Option<Value>, LayoutError>;

/// A layout or a tuple.
pub(crate) fn read(text: &str) -> Result<Value, String> {
    let tuple = || parse::int_tuple(text).ok().map(|tuple| Value::Text(tuple.to_string()));
    read_layout(text).or_else(tuple).ok_or(format!("`{text}` is neither a layout nor a tuple"))
}

/// A layout of one of the two models.
pub(crate) fn read_layout(text: &str) -> Option<Value> {
    // a number alone is an offset in one notation and an extent in the other, and here neither
    if !text.contains([':', '[']) {
        return None;
    }
    let nested = || parse::composed(text).ok().map(Value::Nested);
    tirx(text).ok().map(Value::Map).or_else(nested)
}

/// What has no method in `layout!`: its result is no layout, or it is written in another way.
const NOT_IN_MACRO: [&str; 12] = [
    "coalesce_z",
    "max_common_vector",
    "max_alignment",
    "ordered",
    "shape_div",
    "ceil_div",
    "domain_distribute",
    "ragged_divide",
    "inverse",
    "nested",
    "map",
    "swizzled",
];

/// The constant of the layout type that the macro makes of an expression, and how it prints; `None` where the
/// expression is refused, or `layout!` has another way to say it.
pub(crate) fn in_macro(expression: &Expression) -> Option<(&'static str, String)> {
    let Expression { base, calls, .. } = expression;
    if base.starts_with("Sw<") || calls.iter().any(|call| NOT_IN_MACRO.contains(&call.name.as_str())) {
        return None;
    }
    let mut value = read(base).ok()?;
    for call in calls {
        value = apply(call, &value).ok()??;
    }
    match value {
        Value::Map(map) => Some(("MAP", map.to_string())),
        Value::Nested(layout) => Some(("COMPOSED", layout.to_string())),
        Value::Text(_) | Value::Table(_) => None,
    }
}

/// The operation on `value`.
pub(crate) fn apply(call: &Call, value: &Value) -> Outcome {
    match value {
        Value::Map(map) => on_map(map, call),
        Value::Nested(layout) => on_nested(layout, call),
        Value::Text(text) | Value::Table(text) => on_tuple(&tuple(text), call),
    }
}

fn on_map(map: &Map, call: &Call) -> Outcome {
    let made = match call.name.as_str() {
        "tile" => map.try_tile(&map_of(call.argument(0)))?,
        "tile_to" => map.try_tile_to(&shape(call.argument(0)))?,
        "tile_outer" => return Ok(map_of(call.argument(0)).try_is_tile_inner(map)?.map(Value::Map)),
        "tile_inner" => return Ok(map_of(call.argument(0)).try_is_tile_outer(map)?.map(Value::Map)),
        "direct_sum" => map.try_direct_sum(&map_of(call.argument(0)))?,
        "direct_sum_left" => {
            return Ok(map_of(call.argument(0)).try_is_direct_sum_right(map)?.map(Value::Map));
        }
        "direct_sum_right" => {
            return Ok(map_of(call.argument(0)).try_is_direct_sum_left(map)?.map(Value::Map));
        }
        "slice" => {
            let region: Vec<(u64, u64)> = call.arguments.iter().map(|text| range(text)).collect();
            return Ok(map.try_slice(&region)?.map(Value::Map));
        }
        "pack" => map.try_pack(number(call.argument(0)))?,
        "unpack" => map.try_unpack(number(call.argument(0)))?,
        "broadcast" => {
            let (n, at) = (number(call.argument(0)), position(call.argument(1)));
            map.try_broadcast(n, at, axis_of(call.argument(2)))?
        }
        "storage" => map.try_storage()?,
        "permute" => {
            let order: Vec<usize> = call.arguments.iter().map(|text| position(text)).collect();
            map.try_permute(&order)?
        }
        "group" => map.try_group(&shape(call.argument(0)))?.map,
        "canonicalize" => map.try_canonicalize()?,
        "fuse_axes" => map.try_fuse_axes()?,
        "split_axis" => map.try_split_axis(axis_of(call.argument(0)), &axes(call.argument(1)))?,
        "swizzled" => map.try_compose(swizzle(call.argument(0)))?,
        "inverse" => return Ok(Some(Value::Table(elements(map, &axes(call.argument(0)))?))),
        "nested" => return Ok(Some(Value::Nested(map.try_nested()?))),
        name => panic!("no operation `{name}` on maps"),
    };
    Ok(Some(Value::Map(made)))
}

fn on_nested(composed: &Composed, call: &Call) -> Outcome {
    let layout = composed.layout();
    let made = match call.name.as_str() {
        "coalesce" if call.arguments.is_empty() => composed.try_coalesce()?,
        "coalesce" => composed.try_coalesce_modes(&tuple(call.argument(0)))?,
        "coalesce_z" => composed.try_coalesce_z()?,
        "filter" => composed.try_filter()?,
        "compose" => composed.try_compose(&nested_of(call.argument(0)))?,
        "compose_within" => composed.try_compose_within(&nested_of(call.argument(0)))?,
        "compose_modes" => composed.try_compose_modes(&modes(call.argument(0)))?,
        "logical_divide" => match tiler(call.argument(0)) {
            Tiler::Layout(tiler) => composed.try_logical_divide(&tiler)?,
            Tiler::Modes(tiler) => composed.try_logical_divide_modes(&tiler)?,
        },
        "zipped_divide" => match tiler(call.argument(0)) {
            Tiler::Layout(tiler) => composed.try_zipped_divide(&tiler)?,
            Tiler::Modes(tiler) => composed.try_zipped_divide_modes(&tiler)?,
        },
        "tiled_divide" => match tiler(call.argument(0)) {
            Tiler::Layout(tiler) => composed.try_tiled_divide(&tiler)?,
            Tiler::Modes(tiler) => composed.try_tiled_divide_modes(&tiler)?,
        },
        "flat_divide" => match tiler(call.argument(0)) {
            Tiler::Layout(tiler) => composed.try_flat_divide(&tiler)?,
            Tiler::Modes(tiler) => composed.try_flat_divide_modes(&tiler)?,
        },
        "logical_product" => match tiler(call.argument(0)) {
            Tiler::Layout(tiler) => composed.try_logical_product(&tiler)?,
            Tiler::Modes(tiler) => composed.try_logical_product_modes(&tiler)?,
        },
        "zipped_product" => match tiler(call.argument(0)) {
            Tiler::Layout(tiler) => composed.try_zipped_product(&tiler)?,
            Tiler::Modes(tiler) => composed.try_zipped_product_modes(&tiler)?,
        },
        "tiled_product" => match tiler(call.argument(0)) {
            Tiler::Layout(tiler) => composed.try_tiled_product(&tiler)?,
            Tiler::Modes(tiler) => composed.try_tiled_product_modes(&tiler)?,
        },
        "flat_product" => match tiler(call.argument(0)) {
            Tiler::Layout(tiler) => composed.try_flat_product(&tiler)?,
            Tiler::Modes(tiler) => composed.try_flat_product_modes(&tiler)?,
        },
        "blocked_product" => composed.try_blocked_product(&nested_of(call.argument(0)))?,
        "raked_product" => composed.try_raked_product(&nested_of(call.argument(0)))?,
        "tile_to_shape" => composed.try_tile_to_shape(&tuple(call.argument(0)))?,
        "upcast" => composed.try_upcast(number(call.argument(0)))?,
        "downcast" => composed.try_downcast(number(call.argument(0)))?,
        "recast" => composed.try_recast(number(call.argument(0)), number(call.argument(1)))?,
        "slice_at" => composed.try_slice(&coordinate(call.argument(0)))?,
        "dice" => composed.try_dice(&coordinate(call.argument(0)))?,
        "map" => return Ok(Some(Value::Map(composed.try_map()?))),
        _ => return on_plain(layout, call),
    };
    Ok(Some(Value::Nested(made)))
}

/// The operations that make no sense under a swizzle.
fn on_plain(layout: &NestedLayout, call: &Call) -> Outcome {
    let made = match call.name.as_str() {
        "complement" => layout.try_complement(number(call.argument(0)))?,
        "complement_ordered" => layout.try_complement_ordered(number(call.argument(0)))?,
        "right_inverse" => layout.try_right_inverse()?,
        "left_inverse" => layout.try_left_inverse()?,
        "nullspace" => layout.try_nullspace()?,
        "max_common_layout" => layout.try_max_common_layout(&nested_of(call.argument(0)))?,
        "max_common_vector" => {
            let vector = layout.try_max_common_vector(&nested_of(call.argument(0)))?;
            return Ok(Some(Value::Text(vector.to_string())));
        }
        "max_alignment" => return Ok(Some(Value::Text(layout.try_max_alignment()?.to_string()))),
        "ragged_divide" => *layout.try_ragged_divide(&nested_of(call.argument(0)))?.layout(),
        "thread_value" => *ThreadValue::try_new(layout, &nested_of(call.argument(0)))?.layout(),
        "reversed" => layout.try_reversed()?,
        name => panic!("no operation `{name}` on nested layouts"),
    };
    Ok(Some(Value::Nested(Composed::plain(made))))
}

fn on_tuple(shape: &IntTuple, call: &Call) -> Outcome {
    let divided = match call.name.as_str() {
        "shape_div" => shape.try_shape_div(&tuple(call.argument(0)))?,
        "ceil_div" => shape.try_ceil_div(&tuple(call.argument(0)))?,
        "ordered" => {
            let layout = NestedLayout::try_ordered(*shape, &tuple(call.argument(0)))?;
            return Ok(Some(Value::Nested(Composed::plain(layout))));
        }
        "domain_distribute" => {
            let layout = shape.try_domain_distribute(number(call.argument(0)))?;
            return Ok(Some(Value::Nested(Composed::plain(layout))));
        }
        name => panic!("no operation `{name}` on shapes"),
    };
    Ok(Some(Value::Text(divided.to_string())))
}

fn map_of(text: &str) -> Map {
    tirx(text).unwrap_or_else(|error| panic!("`{text}`: {error}"))
}

fn nested_of(text: &str) -> NestedLayout {
    parse::cute(text).unwrap_or_else(|error| panic!("`{text}`: {error}"))
}

fn tuple(text: &str) -> IntTuple {
    parse::int_tuple(text).unwrap_or_else(|error| panic!("`{text}`: {error}"))
}

fn number(text: &str) -> u64 {
    text.parse().unwrap_or_else(|error| panic!("`{text}`: {error}"))
}

fn extents(text: &str) -> Vec<u64> {
    let leaves = tuple(text).leaves();
    leaves.as_slice().iter().map(|leaf| u64::try_from(*leaf).expect("not negative")).collect()
}

fn shape(text: &str) -> Shape {
    Shape::try_new(&extents(text)).expect("a shape")
}

/// `2..6`
fn range(text: &str) -> (u64, u64) {
    let (begin, end) = text.split_once("..").unwrap_or_else(|| panic!("`{text}` is no range"));
    (number(begin), number(end))
}

fn position(text: &str) -> usize {
    usize::try_from(number(text)).expect("a position")
}

/// `(warpid,laneid)`
fn axes(text: &str) -> Vec<Axis> {
    split(text.trim_matches(['(', ')']), ',').iter().map(|name| axis_of(name)).collect()
}

fn axis_of(name: &str) -> Axis {
    *axis::BUILT_IN.iter().find(|axis| axis.name() == name).unwrap_or_else(|| panic!("no axis `{name}`"))
}

/// Which element is in each place of two axes: the places of the first axis run down.
fn elements(map: &Map, axes: &[Axis]) -> Result<String, LayoutError> {
    let inverse = map.try_inverse(axes)?;
    let places = inverse.try_box()?;
    let [(top, bottom), (left, right)] = places.as_slice() else { panic!("a table has two axes") };
    let mut rows = vec![vec![String::new()]];
    rows[0].extend((*left..=*right).map(|place| place.to_string()));
    for row in *top..=*bottom {
        let mut cells = vec![row.to_string()];
        for column in *left..=*right {
            let element = inverse.try_coord_at(&[row, column])?;
            let element =
                element.map(|entries| entries.as_slice().iter().map(u64::to_string).collect::<Vec<_>>());
            cells.push(element.map_or(String::from("-"), |entries| entries.join(",")));
        }
        rows.push(cells);
    }
    let widest = |cells: &mut dyn Iterator<Item = &String>| cells.map(String::len).max().unwrap_or(0);
    let label = widest(&mut rows.iter().map(|row| &row[0]));
    let width = widest(&mut rows.iter().flat_map(|row| &row[1..]));
    let mut table = format!("{} down, {} across\n", axes[0].name(), axes[1].name());
    for row in rows {
        table.push_str(&format!("{:>label$}", row[0]));
        row[1..].iter().for_each(|cell| table.push_str(&format!(" {cell:>width$}")));
        table.push('\n');
    }
    Ok(table)
}

/// `Swizzle<0,2,2>`
fn swizzle(text: &str) -> Swizzle {
    let map = map_of(&format!("{text} o S[1]"));
    map.swizzle().unwrap_or_else(|| panic!("`{text}` is no swizzle"))
}

/// `(_,3)`
fn coordinate(text: &str) -> PartialCoordinate {
    parse::partial(text).unwrap_or_else(|error| panic!("`{text}`: {error}"))
}

/// What cuts a layout or repeats it.
enum Tiler {
    Layout(NestedLayout),
    Modes(ShapeTiler),
}

/// `2:1`, a layout, or `(2,_)`, an entry a mode.
fn tiler(text: &str) -> Tiler {
    parse::cute(text).map_or_else(|_| Tiler::Modes(modes(text)), Tiler::Layout)
}

/// `(2,_)`
fn modes(text: &str) -> ShapeTiler {
    let entries = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).unwrap_or(text);
    let modes: Vec<ModeTiler> = split(entries, ',')
        .iter()
        .map(|entry| match entry.as_str() {
            "_" => ModeTiler::Keep,
            entry => entry.parse().map_or_else(|_| ModeTiler::Layout(nested_of(entry)), ModeTiler::Extent),
        })
        .collect();
    ShapeTiler::try_new(&modes).expect("a tiler")
}
