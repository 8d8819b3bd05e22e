//! The text of every message, once. `Display`, const panics and the macros show it.

use core::fmt;

use crate::axis::{Axis, AxisKind};
use crate::error::{LayoutError, Part, Place, Quantity};
use crate::text::Text;

impl LayoutError {
    /// The message: what is wrong, with the numbers, and what would be right.
    #[must_use]
    pub const fn message(&self) -> Text {
        let text = Text::new();
        match *self {
            LayoutError::ExtentZero { place } => {
                place_name(text.str("extent 0"), place).str(": an extent is at least 1")
            }
            LayoutError::ExtentNegative { place, extent } => {
                place_name(text.str("extent ").signed(extent), place).str(": an extent is at least 1")
            }
            LayoutError::StrideCount { part, extents, strides } => {
                let text = counted(text.str(part.name()).str(" has "), extents, "extent").str(" but ");
                let text = counted(text, strides, "stride").str(": one stride an extent");
                if strides > extents {
                    counted(text.str(", "), strides - extents, "stride").str(" too many")
                } else {
                    counted(text.str(", "), extents - strides, "stride").str(" missing")
                }
            }
            LayoutError::TooMany { part, found, limit } => text
                .str(part.name())
                .str(match part {
                    Part::Shape | Part::Shard | Part::Replica | Part::Leaves => " has ",
                    Part::Offset => " are on ",
                })
                .position(found)
                .str(match part {
                    Part::Shard | Part::Replica => " iters",
                    Part::Offset => " axes",
                    Part::Shape => " dimensions",
                    Part::Leaves => " extents",
                })
                .str(": at most ")
                .position(limit)
                .str(" are possible"),
            LayoutError::SecondTerm { part } => text
                .str("a second `")
                .str(part.name())
                .str("`: a layout has at most one; put all iters into it"),
            LayoutError::UnknownAxis { name, nearest } => {
                nearest_name(text.str("unknown axis `").str(name.as_str()).str("`"), nearest)
            }
            LayoutError::UnknownElement { name, nearest } => {
                nearest_name(text.str("unknown element type `").str(name.as_str()).str("`"), nearest)
            }
            LayoutError::UnknownTag { name, nearest } => {
                nearest_name(text.str("unknown tag `").str(name.as_str()).str("`"), nearest)
            }
            LayoutError::UnknownWidth { name } => text
                .str("unknown swizzle width `")
                .str(name.as_str())
                .str("`: the widths are none, 32B, 64B and 128B"),
            LayoutError::AxisRedefined { axis } => text
                .str("two axes are named `")
                .str(axis.name)
                .str("` and differ in kind: an axis is known by its name, so one of them needs another"),
            LayoutError::AxisUnit { axis, unit, scope } => text
                .str("axis `")
                .str(axis.name)
                .str("` counts a ")
                .str(unit.name())
                .str(" in a ")
                .str(scope.name())
                .str(": the unit must be narrower than the scope"),
            LayoutError::ScopesConflict { first, second } => {
                let text = text.str("axes `").str(first.name).str("` and `").str(second.name);
                let text = edge(text.str("` conflict: the first counts "), first);
                edge(text.str(", the second "), second).str("; a layout counts a unit in one scope")
            }
            LayoutError::ScopesDisconnected { reached, stray } => {
                let text =
                    edge(text.str("axis `").str(stray.name).str("` is disconnected: it counts "), stray);
                let text = edge(text.str(", but `").str(reached.name).str("`, which counts "), reached);
                text.str(", leads no further; an axis that counts ")
                    .str(scope_of(reached))
                    .str("s in a wider scope would join them")
            }
            LayoutError::ShapeNotAdmitted { shape, size } => text
                .str("the shape has ")
                .unsigned(shape)
                .str(" elements but the layout has ")
                .unsigned(size)
                .str(": the two products must be equal"),
            LayoutError::NotGroupable { dim, extent, iter, iter_extent, rest } => text
                .str("the iters cannot be grouped by the shape: dimension ")
                .position(dim)
                .str(" (extent ")
                .unsigned(extent)
                .str(") ends inside iter ")
                .position(iter)
                .str(" (extent ")
                .unsigned(iter_extent)
                .str("), and the ")
                .unsigned(rest)
                .str(" elements beyond its end do not divide that extent"),
            LayoutError::SwizzleOverlap { b, s } => text
                .str("swizzle needs S >= B, but S = ")
                .unsigned(s as u64)
                .str(" and B = ")
                .unsigned(b as u64)
                .str(": the bits that are read would overlap the bits that are changed"),
            LayoutError::SwizzleRange { m, b, s } => text
                .str("swizzle needs M, B, S >= 0 and M + B + S <= 62, but M = ")
                .signed(m)
                .str(", B = ")
                .signed(b)
                .str(", S = ")
                .signed(s),
            LayoutError::SwizzleTwice => {
                text.str("the layout is swizzled already: a layout has at most one swizzle")
            }
            LayoutError::SwizzleAxis { axis, place } => {
                let text = text.str("a swizzle permutes addresses on `m` alone, but");
                let text = match place {
                    Place::Shard(i) => text.str(" shard iter ").position(i),
                    Place::Replica(i) => text.str(" replica iter ").position(i),
                    _ => text.str(" an offset"),
                };
                text.str(" is on `").str(axis.name).str("`")
            }
            LayoutError::SwizzledAxis { axis } => text
                .str("a swizzled layout has no size or span on `")
                .str(axis.name)
                .str("`: ask the layout under the swizzle, or ask for the cosize"),
            LayoutError::ElementWidth { bits } => text
                .str("no swizzle is defined for elements of ")
                .unsigned(bits as u64)
                .str(" bits: the widths are 4, 8, 16, 32, 64 and 128 bits"),
            LayoutError::BlockWidth { bits } => text
                .str("elements of ")
                .unsigned(bits as u64)
                .str(" bits do not fill a block of 32 bytes: the widths are 4, 8, 16, 32, 64 and 128 bits"),
            LayoutError::NegativeAddress { lowest } => text
                .str("the layout reaches address ")
                .signed(lowest)
                .str(" on `m`: memory starts at 0, an offset of at least ")
                .unsigned(lowest.unsigned_abs())
                .str(" more keeps it there"),
            LayoutError::Overflow { quantity, .. } => {
                let text = match quantity {
                    Quantity::Size => text.str("the number of elements"),
                    Quantity::Replicas => text.str("the number of replicas"),
                    Quantity::Reach(axis) => text.str("the furthest coordinate on `").str(axis.name).str("`"),
                    Quantity::Offset(axis) => text.str("the sum of the offsets on `").str(axis.name).str("`"),
                    Quantity::Stride => text.str("a row-major stride"),
                    Quantity::Address => text.str("an address after the swizzle"),
                };
                text.str(" overflows: the limit is 9223372036854775807 (2^63 - 1)")
            }
            LayoutError::CoordinateRank { found, rank } => counted(
                counted(text.str("the coordinate has "), found, "entry").str(" but the layout has "),
                rank,
                "dimension",
            )
            .str(": give one entry a dimension, or one linear index"),
            LayoutError::CoordinateRange { dim, value, extent } => text
                .str("coordinate ")
                .unsigned(value)
                .str(" is out of range in dimension ")
                .position(dim)
                .str(", which has extent ")
                .unsigned(extent),
            LayoutError::TooManyReplicas { replicas, limit } => text
                .str("the replicas overlap and there are ")
                .unsigned(replicas)
                .str(" of them: at most ")
                .unsigned(limit)
                .str(" are compared"),
            LayoutError::AtomRank { rank } => {
                text.str("an atom has 2 dimensions (rows, columns), so its shape cannot have ").position(rank)
            }
            LayoutError::Syntax { expected } => text.str("expected ").str(expected),
            LayoutError::NumberRange { .. } => {
                text.str("the number is too large: the limit is 9223372036854775807 (2^63 - 1)")
            }
            LayoutError::NotCongruent { mode } => text
                .str("the two tuples are not congruent: they are nested differently in mode ")
                .position(mode)
                .str("; one stride an extent, in the same parentheses"),
            LayoutError::StrideNegative { leaf, stride } => text
                .str("stride ")
                .signed(stride)
                .str(" of leaf ")
                .position(leaf)
                .str(": a nested layout has no negative strides"),
            LayoutError::OriginRank { origin, rank } => counted(
                counted(text.str("the origin shape has "), origin, "entry").str(" but the layout has "),
                rank,
                "mode",
            )
            .str(": one valid extent a mode"),
            LayoutError::OriginBeyond { dim, origin, extent } => text
                .str("the origin shape is valid up to ")
                .unsigned(origin)
                .str(" in mode ")
                .position(dim)
                .str(", which has only ")
                .unsigned(extent)
                .str(" elements in memory"),
            LayoutError::CoordinateDeep { rank } => counted(
                text.str("the coordinate is nested deeper than the shape: "),
                rank,
                "entry",
            )
            .str(" for a single extent"),
            LayoutError::TileRank { tile, coordinate, rank } => counted(
                text.str("a tile of ").position(tile).str(" extents at a coordinate of "),
                coordinate,
                "entry",
            )
            .str(": the layout has ")
            .position(rank)
            .str(" modes, and both need one entry for each"),
            LayoutError::TileMode { dim, rank } => text
                .str("mode ")
                .position(dim)
                .str(" of a layout of rank ")
                .position(rank)
                .str(" cannot be cut into tiles: a nested mode must be a pair (block, blocks) and the rank at most 2"),
            LayoutError::TupleSize { width } => text
                .str("the tuple is too large (")
                .position(width)
                .str("): at most 8 entries a tuple (16 in a value), 16 levels and 48 entries and tuples in all are possible"),
            LayoutError::TuplePath { index, rank } => counted(
                text.str("entry ").position(index).str(" of a tuple of "),
                rank,
                "entry",
            )
            .str(" does not exist"),
            LayoutError::DivisionByZero { dividend } => text.signed(dividend).str(" is divided by zero"),
            LayoutError::NegativeOperand { operand } => {
                text.signed(operand).str(" is negative: extents and coordinates count from 0")
            }
            LayoutError::ArithmeticOverflow { a, operator, b } => text
                .signed(a)
                .str(" ")
                .str(operator)
                .str(" ")
                .signed(b)
                .str(" overflows: the limit is 9223372036854775807 (2^63 - 1)"),
            LayoutError::Tiling(error) => error.message(),
            LayoutError::Mode(error) => error.message(),
            LayoutError::Owner(error) => error.message(),
            LayoutError::SizeOverflow { size } => text
                .str("a layout of ")
                .unsigned(size)
                .str(" rows or columns overflows: the limit is 9223372036854775807 (2^63 - 1)"),
            LayoutError::PitchShort { pitch, least } => text
                .str("a pitch of ")
                .unsigned(pitch)
                .str(" elements is too short: a row (or column) has ")
                .unsigned(least)
                .str(", and the next one starts after it"),
            LayoutError::IndexRange { index, axis, lowest, highest } => {
                let text =
                    text.str("a coordinate of `").str(index).str("` cannot count from ").signed(lowest);
                let text = text.str(" to ").signed(highest);
                let text = match axis {
                    Some(axis) => text.str(" on `").str(axis.name).str("`"),
                    None => text.str(", the indices of this layout"),
                };
                text.str(index_integer(lowest, highest))
            }
        }
    }
}

/// Which integer does count from `lowest` to `highest`.
const fn index_integer(lowest: i64, highest: i64) -> &'static str {
    if lowest < 0 {
        if lowest >= i32::MIN as i64 && highest <= i32::MAX as i64 {
            ": `i32` does"
        } else {
            ": no index integer does, an offset has to lift the layout above 0"
        }
    } else if highest <= u32::MAX as i64 {
        ": `u32` does"
    } else {
        ": `u64` does"
    }
}

const fn place_name(text: Text, place: Place) -> Text {
    match place {
        Place::Whole | Place::Swizzle => text,
        Place::Shard(i) => text.str(" in shard iter ").position(i),
        Place::Replica(i) => text.str(" in replica iter ").position(i),
        Place::Offset(i) => text.str(" in offset ").position(i),
        Place::Shape(i) => text.str(" in dimension ").position(i).str(" of the shape"),
        Place::Coordinate(i) => text.str(" in entry ").position(i).str(" of the coordinate"),
        Place::Leaf(i) => text.str(" (number ").position(i).str(" of the shape, from the left)"),
        Place::Block(i) => text.str(" in dimension ").position(i).str(" of the block"),
    }
}

const fn counted(text: Text, count: usize, noun: &str) -> Text {
    let text = text.position(count).str(" ");
    match (count, noun.as_bytes()) {
        (1, _) => text.str(noun),
        (_, b"entry") => text.str("entries"),
        _ => text.str(noun).str("s"),
    }
}

const fn nearest_name(text: Text, nearest: Option<&str>) -> Text {
    match nearest {
        Some(name) => text.str(", did you mean `").str(name).str("`?"),
        None => text,
    }
}

/// "threads in a warp"
const fn edge(text: Text, axis: Axis) -> Text {
    match axis.kind {
        AxisKind::Thread { unit, scope } => text.str(unit.name()).str("s in a ").str(scope.name()),
        AxisKind::Memory => text.str("addresses"),
        AxisKind::Device => text.str("devices"),
    }
}

const fn scope_of(axis: Axis) -> &'static str {
    match axis.kind {
        AxisKind::Thread { scope, .. } => scope.name(),
        AxisKind::Memory | AxisKind::Device => "unit",
    }
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().as_str())
    }
}

impl core::error::Error for LayoutError {}
