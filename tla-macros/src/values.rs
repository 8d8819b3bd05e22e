//! What the macro knows while it evaluates operations: layouts, and arguments of calls.

use tla_core::nested::{Composed, IntTuple, MAX_TYPE_WIDTH, NestedLayout, PartialCoordinate, ShapeTiler};
use tla_core::{Axis, LayoutError, Map, Shape, Swizzle, axis};

/// A layout whose operands are all known, in the model that it is written in.
#[derive(Clone, Copy)]
pub(crate) enum Known {
    Map(Map),
    Nested(Composed),
}

impl Known {
    pub(crate) fn map(&self) -> Result<Map, LayoutError> {
        match self {
            Known::Map(map) => Ok(*map),
            Known::Nested(nested) => nested.try_map(),
        }
    }

    pub(crate) fn nested(&self) -> Result<Composed, LayoutError> {
        match self {
            Known::Map(map) => map.try_nested(),
            Known::Nested(nested) => Ok(*nested),
        }
    }

    /// The nested layout, where it is one as such and can be a type: without negative strides, and with no
    /// tuple that is too wide.
    pub(crate) fn plain(&self) -> Option<NestedLayout> {
        match self {
            Known::Nested(nested) if nested.swizzle().is_none() => under_the_swizzle(nested),
            _ => None,
        }
    }

    /// The swizzle and the nested layout under it, where nothing but that type keeps the nesting.
    pub(crate) fn swizzled(&self) -> Option<(Swizzle, NestedLayout)> {
        match self {
            Known::Nested(nested) if !self.is_kept_by_map() => {
                nested.swizzle().zip(under_the_swizzle(nested))
            }
            _ => None,
        }
    }

    /// Whether a type that is no operation says all of it, the nesting too: a later operation on the type does
    /// what it would do on the layout.
    pub(crate) fn is_type(&self) -> bool {
        self.plain().is_some() || self.swizzled().is_some() || self.is_kept_by_map()
    }

    /// Whether the map of a nested layout has the modes of it.
    fn is_kept_by_map(&self) -> bool {
        match self {
            Known::Map(_) => true,
            Known::Nested(nested) => nested.try_map().and_then(|map| map.try_nested()) == Ok(*nested),
        }
    }
}

/// The layout under the swizzle and the offset, where there is no offset and it can be a type.
fn under_the_swizzle(nested: &Composed) -> Option<NestedLayout> {
    let (shape, strides) = (nested.layout().shape(), nested.layout().stride().leaves());
    let is_type =
        nested.offset() == 0 && is_narrow(shape) && strides.as_slice().iter().all(|stride| *stride >= 0);
    is_type.then_some(*nested.layout())
}

/// Whether no tuple has more entries than one of types can have.
fn is_narrow(tuple: &IntTuple) -> bool {
    tuple.rank() <= MAX_TYPE_WIDTH
        && (tuple.as_leaf().is_some()
            || (0..tuple.rank()).filter_map(|i| tuple.entry(i)).all(|entry| is_narrow(&entry)))
}

/// An argument whose value is known.
pub(crate) enum Value {
    Number(u64),
    Extents(Vec<u64>),
    Range(u64, u64),
    Axis(Axis),
    Axes(Vec<Axis>),
    Layout(Box<Known>),
    Tuple(Box<IntTuple>),
    Coordinate(Box<PartialCoordinate>),
    Modes(Box<ShapeTiler>),
}

/// What cuts a layout: all of it, or mode by mode.
pub(crate) enum Tiler {
    Layout(NestedLayout),
    Modes(ShapeTiler),
}

/// The arguments of one call. The parser has seen that each is of its kind.
pub(crate) struct Given<'a>(pub(crate) &'a [Value]);

/// What is asked for is there: the parser saw to it. If it is not, the operation gets what does nothing.
impl Given<'_> {
    pub(crate) fn number(&self, i: usize) -> u64 {
        match self.0.get(i) {
            Some(Value::Number(number)) => *number,
            _ => 0,
        }
    }

    pub(crate) fn position(&self, i: usize) -> usize {
        usize::try_from(self.number(i)).unwrap_or(usize::MAX)
    }

    /// All arguments, which are positions.
    pub(crate) fn positions(&self) -> Vec<usize> {
        (0..self.0.len()).map(|i| self.position(i)).collect()
    }

    /// All arguments, which are ranges.
    pub(crate) fn ranges(&self) -> Vec<(u64, u64)> {
        let ranges = self.0.iter().filter_map(|value| match value {
            Value::Range(from, to) => Some((*from, *to)),
            _ => None,
        });
        ranges.collect()
    }

    pub(crate) fn shape(&self, i: usize) -> Result<Shape, LayoutError> {
        match self.0.get(i) {
            Some(Value::Extents(extents)) => Shape::try_new(extents),
            _ => Ok(Shape::EMPTY),
        }
    }

    pub(crate) fn axis(&self, i: usize) -> Axis {
        match self.0.get(i) {
            Some(Value::Axis(axis)) => *axis,
            _ => axis::M,
        }
    }

    pub(crate) fn axes(&self, i: usize) -> &[Axis] {
        match self.0.get(i) {
            Some(Value::Axes(axes)) => axes,
            _ => &[],
        }
    }

    pub(crate) fn map(&self, i: usize) -> Result<Map, LayoutError> {
        match self.0.get(i) {
            Some(Value::Layout(layout)) => layout.map(),
            _ => Map::try_new(&[], &[], &[]),
        }
    }

    /// A layout that has to be one alone, without swizzle and offset.
    pub(crate) fn plain(&self, i: usize, operation: &'static str) -> Result<NestedLayout, LayoutError> {
        match self.0.get(i) {
            Some(Value::Layout(layout)) => layout.nested()?.try_plain(operation).copied(),
            _ => NestedLayout::try_new(IntTuple::leaf(1), IntTuple::leaf(0)),
        }
    }

    pub(crate) fn tuple(&self, i: usize) -> IntTuple {
        match self.0.get(i) {
            Some(Value::Tuple(tuple)) => **tuple,
            _ => IntTuple::EMPTY,
        }
    }

    pub(crate) fn coordinate(&self, i: usize) -> PartialCoordinate {
        match self.0.get(i) {
            Some(Value::Coordinate(coordinate)) => **coordinate,
            _ => PartialCoordinate::HOLE,
        }
    }

    pub(crate) fn modes(&self, i: usize) -> Result<ShapeTiler, LayoutError> {
        match self.0.get(i) {
            Some(Value::Modes(modes)) => Ok(**modes),
            _ => ShapeTiler::try_new(&[]),
        }
    }

    pub(crate) fn tiler(&self, i: usize) -> Result<Tiler, LayoutError> {
        match self.0.get(i) {
            Some(Value::Modes(modes)) => Ok(Tiler::Modes(**modes)),
            _ => self.plain(i, "tiler").map(Tiler::Layout),
        }
    }
}
