//! Slice and dice: what of a layout a coordinate with holes leaves open, and what it fixes.

use super::arith;
use super::composed::Composed;
use super::draft::Draft;
use super::layout::NestedLayout;
use super::modes::Modes;
use super::partial::PartialCoordinate;
use super::tuple::Node;
use crate::error::{LayoutError, ModeError};

impl NestedLayout {
    /// The modes at the holes of `coordinate`: CuTe's `slice`.
    ///
    /// The result has one mode a hole, left to right; a hole against a nested mode keeps it whole. Where the
    /// slice starts is asked by [`try_slice_offset`](Self::try_slice_offset).
    ///
    /// ```
    /// use tla_core::nested::parse::{cute, partial};
    ///
    /// let layout = cute("(4,(2,4)):(8,(1,2))")?;
    /// assert_eq!(layout.try_slice(&partial("(_,(1,_))")?)?.to_string(), "(4,4):(8,2)");
    /// assert_eq!(layout.try_slice(&partial("(3,_)")?)?.to_string(), "((2,4),):((1,2),)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::SliceRank`] and [`LayoutError::CoordinateDeep`] where the coordinate is not nested
    /// as the shape is, or shallower; [`ModeError::SliceRange`] for an entry outside its mode.
    pub const fn try_slice(&self, coordinate: &PartialCoordinate) -> Result<Self, LayoutError> {
        let (layout, _) = tri!(cut(self, coordinate, Keep::Holes));
        Ok(layout)
    }

    /// [`try_slice`](Self::try_slice) for const contexts.
    ///
    /// # Panics
    /// Where `try_slice` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn slice(&self, coordinate: &PartialCoordinate) -> Self {
        match self.try_slice(coordinate) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The address at which the slice starts, in elements: that of `coordinate` with 0 in its holes.
    ///
    /// # Errors
    /// Those of [`try_slice`](Self::try_slice).
    pub const fn try_slice_offset(&self, coordinate: &PartialCoordinate) -> Result<i64, LayoutError> {
        let (_, offset) = tri!(cut(self, coordinate, Keep::Holes));
        Ok(offset)
    }

    /// The modes that `coordinate` has a number for: CuTe's `dice`, the rest of
    /// [`try_slice`](Self::try_slice). The numbers do not matter.
    ///
    /// ```
    /// use tla_core::nested::parse::{cute, partial};
    ///
    /// let layout = cute("(4,(2,4)):(8,(1,2))")?;
    /// assert_eq!(layout.try_dice(&partial("(0,(_,0))")?)?.to_string(), "(4,4):(8,2)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::SliceRank`] and [`LayoutError::CoordinateDeep`].
    pub const fn try_dice(&self, coordinate: &PartialCoordinate) -> Result<Self, LayoutError> {
        let (layout, _) = tri!(cut(self, coordinate, Keep::Numbers));
        Ok(layout)
    }

    /// [`try_dice`](Self::try_dice) for const contexts.
    ///
    /// # Panics
    /// Where `try_dice` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn dice(&self, coordinate: &PartialCoordinate) -> Self {
        match self.try_dice(coordinate) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl Composed {
    /// The part at the holes of `coordinate`, with the address at which it starts as a further offset: a
    /// slice of memory, so that `slice(h) = self(coordinate with h in its holes)`.
    ///
    /// ```
    /// use tla_core::nested::{Composed, parse::{cute, partial}};
    ///
    /// let layout = Composed::plain(cute("(4,8):(1,4)")?);
    /// assert_eq!(layout.try_slice(&partial("(_,3)")?)?.to_string(), "12 o (4,):(1,)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_slice`].
    pub const fn try_slice(&self, coordinate: &PartialCoordinate) -> Result<Self, LayoutError> {
        let (layout, start) = tri!(cut(&self.layout, coordinate, Keep::Holes));
        Self::try_with(self.swizzle, tri!(arith::try_add(self.offset, start)), layout)
    }

    /// The modes that `coordinate` has a number for, under the same offset and swizzle:
    /// [`NestedLayout::try_dice`].
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_dice`].
    pub const fn try_dice(&self, coordinate: &PartialCoordinate) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_dice(coordinate)))
    }
}

#[derive(Clone, Copy)]
enum Keep {
    Holes,
    Numbers,
}

/// The modes to keep, and the address of the others.
const fn cut(
    layout: &NestedLayout,
    coordinate: &PartialCoordinate,
    keep: Keep,
) -> Result<(NestedLayout, i64), LayoutError> {
    let nodes = &coordinate.coordinate.nodes;
    let mut draft = Draft::new();
    if let Node::Tuple(_) = nodes.items[0] {
        tri!(draft.tuple(kept(coordinate, keep)));
    } else if coordinate.is_hole(0) != matches!(keep, Keep::Holes) {
        tri!(draft.tuple(0));
    }
    let mut offset = 0;
    // the coordinate is never deeper, so walking both depth first keeps them side by side
    let (mut node, mut at, mut entry) = (0, 0, 0);
    while node < nodes.len {
        match (nodes.items[node], layout.shape.nodes.items[at]) {
            (Node::Tuple(found), Node::Tuple(rank)) if found == rank => at += 1,
            (Node::Tuple(found), Node::Tuple(rank)) => {
                return Err(LayoutError::Mode(ModeError::SliceRank { entry, found, rank }));
            }
            (Node::Tuple(rank), Node::Leaf(_)) => return Err(LayoutError::CoordinateDeep { rank }),
            (Node::Leaf(value), _) => {
                let end = layout.shape.end_of(at);
                let hole = coordinate.is_hole(node);
                if !hole && matches!(keep, Keep::Holes) {
                    offset = tri!(arith::try_add(offset, tri!(start(layout, at, end, value, entry))));
                }
                if hole == matches!(keep, Keep::Holes) {
                    tri!(draft.copy(layout, at, end));
                }
                at = end;
                entry += 1;
            }
        }
        node += 1;
    }
    Ok((tri!(draft.finish()), offset))
}

/// How many modes are kept.
const fn kept(coordinate: &PartialCoordinate, keep: Keep) -> usize {
    let nodes = &coordinate.coordinate.nodes;
    let (mut kept, mut node) = (0, 0);
    while node < nodes.len {
        if let Node::Leaf(_) = nodes.items[node]
            && coordinate.is_hole(node) == matches!(keep, Keep::Holes)
        {
            kept += 1;
        }
        node += 1;
    }
    kept
}

/// The address of `value` in the part of the layout at the nodes `from..to`.
const fn start(
    layout: &NestedLayout,
    from: usize,
    to: usize,
    value: i64,
    entry: usize,
) -> Result<i64, LayoutError> {
    let modes = tri!(Modes::between(layout, from, to));
    let extent = modes.size();
    if value < 0 || value >= extent {
        return Err(LayoutError::Mode(ModeError::SliceRange { entry, value, extent }));
    }
    match modes.at(value) {
        Some(address) => Ok(address),
        // not reached: an address inside the layout
        None => Err(LayoutError::ArithmeticOverflow { a: value, operator: "*", b: extent }),
    }
}
