//! [`LayoutError`]: everything that can be wrong with a layout, with the numbers and the place.
//!
//! The text of every message lives here, once. Const panics, `Display` and the macros show it.

use core::fmt;

use crate::axis::{Axis, AxisKind};
use crate::scope::Scope;
use crate::text::{Name, Text};

/// Which part of a layout a mistake is in; the macros turn it into the user's token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The layout as a whole.
    Whole,
    /// A shard iter, counted from the slowest.
    Shard(usize),
    /// A replica iter.
    Replica(usize),
    /// An offset.
    Offset(usize),
    /// The swizzle.
    Swizzle,
    /// A dimension of the logical shape, counted from the slowest.
    Shape(usize),
    /// An entry of a coordinate.
    Coordinate(usize),
    /// An integer of a nested shape or stride, counted from the left.
    Leaf(usize),
    /// A dimension of the block that a tag is given: rows, columns.
    Block(usize),
}

/// A part of the notation that can be too long or be there twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// `S[..]`, the shard iters.
    Shard,
    /// `R[..]`, the replica iters.
    Replica,
    /// The offsets.
    Offset,
    /// The logical shape.
    Shape,
    /// The integers of a nested shape.
    Leaves,
}

impl Part {
    /// The name used in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Part::Shard => "S[..]",
            Part::Replica => "R[..]",
            Part::Offset => "the offsets",
            Part::Shape => "the shape",
            Part::Leaves => "the nested shape",
        }
    }
}

/// A number that has to fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantity {
    /// The number of elements.
    Size,
    /// The number of replicas.
    Replicas,
    /// The furthest coordinate on an axis.
    Reach(Axis),
    /// The sum of the offsets on an axis.
    Offset(Axis),
    /// A row-major stride.
    Stride,
    /// An address after the swizzle.
    Address,
}

/// What is wrong with a layout, a shape or a coordinate.
///
/// `Display` and [`message`](Self::message) say what is wrong, with the numbers, and what would be
/// right; [`place`](Self::place) says where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LayoutError {
    /// An extent is zero.
    ExtentZero {
        /// The extent's place.
        place: Place,
    },
    /// An extent is negative (in text, where a sign can be written).
    ExtentNegative {
        /// The extent's place.
        place: Place,
        /// The extent.
        extent: i64,
    },
    /// Shape and strides have different lengths.
    StrideCount {
        /// `S[..]` or `R[..]`.
        part: Part,
        /// How many extents there are.
        extents: usize,
        /// How many strides there are.
        strides: usize,
    },
    /// More entries than a layout can hold.
    TooMany {
        /// Of what.
        part: Part,
        /// How many there are.
        found: usize,
        /// How many there may be.
        limit: usize,
    },
    /// A second `S[..]` or `R[..]`.
    SecondTerm {
        /// Which of the two.
        part: Part,
    },
    /// No axis of this name is known.
    UnknownAxis {
        /// The name as written.
        name: Name,
        /// The nearest built-in name.
        nearest: Option<&'static str>,
    },
    /// No element type of this name is known.
    UnknownElement {
        /// The name as written.
        name: Name,
        /// The nearest known name.
        nearest: Option<&'static str>,
    },
    /// No tag of this name is known.
    UnknownTag {
        /// The name as written.
        name: Name,
        /// The nearest known name.
        nearest: Option<&'static str>,
    },
    /// No swizzle width of this name exists.
    UnknownWidth {
        /// The name as written.
        name: Name,
    },
    /// Two axes have one name and differ in kind.
    AxisRedefined {
        /// The axis as met first.
        axis: Axis,
    },
    /// A thread axis counts a unit that is not narrower than its scope.
    AxisUnit {
        /// The axis.
        axis: Axis,
        /// What it counts.
        unit: Scope,
        /// In what it counts.
        scope: Scope,
    },
    /// Two axes count the same unit in different scopes.
    ScopesConflict {
        /// The axis met first.
        first: Axis,
        /// The axis that contradicts it.
        second: Axis,
    },
    /// An axis is not reached from the narrowest unit.
    ScopesDisconnected {
        /// The last axis that is reached.
        reached: Axis,
        /// The axis that is not.
        stray: Axis,
    },
    /// The logical shape has another number of elements than the layout.
    ShapeNotAdmitted {
        /// The product of the shape, in elements.
        shape: u64,
        /// The size of the layout, in elements.
        size: u64,
    },
    /// A dimension of the shape ends inside an iter that does not divide there.
    NotGroupable {
        /// The dimension.
        dim: usize,
        /// Its extent.
        extent: u64,
        /// The iter, counted from the slowest.
        iter: usize,
        /// The iter's extent.
        iter_extent: u64,
        /// The part of the iter beyond the end of the dimension.
        rest: u64,
    },
    /// A swizzle with `S < B`: its source bits overlap its target bits.
    SwizzleOverlap {
        /// `B`, the number of bits.
        b: u32,
        /// `S`, the distance between the two fields.
        s: u32,
    },
    /// A swizzle parameter is negative or the swizzle is wider than an address.
    SwizzleRange {
        /// `M`, `per_element`.
        m: i64,
        /// `B`, `swizzle_len`.
        b: i64,
        /// `S`, `atom_len`.
        s: i64,
    },
    /// A layout that is swizzled already is swizzled again.
    SwizzleTwice,
    /// A swizzle over an axis that is not `m`.
    SwizzleAxis {
        /// The axis.
        axis: Axis,
        /// Where it stands.
        place: Place,
    },
    /// A question that has no answer after a swizzle.
    SwizzledAxis {
        /// The axis asked for.
        axis: Axis,
    },
    /// No swizzle is defined for elements of this width.
    ElementWidth {
        /// The width, in bits.
        bits: u32,
    },
    /// A block of 32 bytes holds no whole number of elements of this width.
    BlockWidth {
        /// The width, in bits.
        bits: u32,
    },
    /// A layout reaches an address below zero.
    NegativeAddress {
        /// The smallest address, in elements.
        lowest: i64,
    },
    /// A number does not fit its type.
    Overflow {
        /// Which number.
        quantity: Quantity,
        /// Where it is too large.
        place: Place,
    },
    /// A coordinate has another number of entries than the shape.
    CoordinateRank {
        /// Entries of the coordinate.
        found: usize,
        /// Dimensions of the layout.
        rank: usize,
    },
    /// A coordinate lies outside the shape.
    CoordinateRange {
        /// The dimension.
        dim: usize,
        /// The entry.
        value: u64,
        /// The extent of the dimension.
        extent: u64,
    },
    /// Too many overlapping replicas to say how many places are different.
    TooManyReplicas {
        /// The number of replicas before equal ones are put together.
        replicas: u64,
        /// How many are compared at the most.
        limit: u64,
    },
    /// An atom's shape needs more dimensions.
    AtomRank {
        /// The rank asked for.
        rank: usize,
    },
    /// The text is not a layout.
    Syntax {
        /// What should stand there.
        expected: &'static str,
    },
    /// A number as written does not fit.
    NumberRange {
        /// Where it stands.
        place: Place,
    },
    /// Two tuples are not nested alike.
    NotCongruent {
        /// The first top-level mode in which they differ.
        mode: usize,
    },
    /// A stride of a nested layout is negative.
    StrideNegative {
        /// Which leaf, from the left.
        leaf: usize,
        /// The stride.
        stride: i64,
    },
    /// The origin shape has another number of entries than the layout has modes.
    OriginRank {
        /// Entries of the origin shape.
        origin: usize,
        /// Top-level modes.
        rank: usize,
    },
    /// The valid range is larger than the shape in memory.
    OriginBeyond {
        /// The mode.
        dim: usize,
        /// The valid extent.
        origin: u64,
        /// The extent in memory.
        extent: u64,
    },
    /// A coordinate is nested where the shape has an integer.
    CoordinateDeep {
        /// How many entries it has there.
        rank: usize,
    },
    /// Tile and coordinate do not have one entry a mode.
    TileRank {
        /// Entries of the tile shape.
        tile: usize,
        /// Entries of the coordinate.
        coordinate: usize,
        /// Top-level modes of the layout.
        rank: usize,
    },
    /// A mode that cannot be cut into tiles.
    TileMode {
        /// The mode.
        dim: usize,
        /// Top-level modes of the layout.
        rank: usize,
    },
    /// A tuple with too many entries.
    TupleSize {
        /// Entries of the widest tuple, or how deep it is nested.
        width: usize,
    },
    /// A path that leaves its tuple.
    TuplePath {
        /// The index.
        index: usize,
        /// Entries of the tuple there.
        rank: usize,
    },
    /// A division by zero.
    DivisionByZero {
        /// What was divided.
        dividend: i64,
    },
    /// A number that must not be negative is.
    NegativeOperand {
        /// The number.
        operand: i64,
    },
    /// A result that is no `i64`.
    ArithmeticOverflow {
        /// The left operand.
        a: i64,
        /// The operator.
        operator: &'static str,
        /// The right operand.
        b: i64,
    },
    /// A size for which the numbers of a layout are no `i64`.
    SizeOverflow {
        /// The size, in elements.
        size: u64,
    },
    /// Rows (or columns) would overlap: they start closer to each other than they are long.
    PitchShort {
        /// From one row to the next, in elements.
        pitch: u64,
        /// What a row needs.
        least: u64,
    },
    /// An index integer cannot count a layout.
    IndexRange {
        /// The integer, such as `u32`.
        index: &'static str,
        /// The axis on which it is too narrow; `None` for the coordinates themselves.
        axis: Option<Axis>,
        /// The smallest number it has to count to.
        lowest: i64,
        /// The largest.
        highest: i64,
    },
}

impl LayoutError {
    /// Where in the layout the mistake is.
    #[must_use]
    pub const fn place(&self) -> Place {
        match *self {
            LayoutError::ExtentZero { place }
            | LayoutError::ExtentNegative { place, .. }
            | LayoutError::SwizzleAxis { place, .. }
            | LayoutError::NumberRange { place }
            | LayoutError::Overflow { place, .. } => place,
            LayoutError::NotGroupable { dim, .. } => Place::Shape(dim),
            LayoutError::ShapeNotAdmitted { .. } => Place::Shape(0),
            LayoutError::SwizzleOverlap { .. }
            | LayoutError::SwizzleRange { .. }
            | LayoutError::SwizzleTwice
            | LayoutError::ElementWidth { .. }
            | LayoutError::UnknownElement { .. }
            | LayoutError::UnknownWidth { .. } => Place::Swizzle,
            LayoutError::CoordinateRange { dim, .. } => Place::Coordinate(dim),
            LayoutError::OriginBeyond { dim, .. } | LayoutError::TileMode { dim, .. } => Place::Shape(dim),
            LayoutError::StrideCount { .. }
            | LayoutError::TooMany { .. }
            | LayoutError::SecondTerm { .. }
            | LayoutError::UnknownAxis { .. }
            | LayoutError::UnknownTag { .. }
            | LayoutError::BlockWidth { .. }
            | LayoutError::AxisRedefined { .. }
            | LayoutError::AxisUnit { .. }
            | LayoutError::ScopesConflict { .. }
            | LayoutError::ScopesDisconnected { .. }
            | LayoutError::SwizzledAxis { .. }
            | LayoutError::NegativeAddress { .. }
            | LayoutError::CoordinateRank { .. }
            | LayoutError::TooManyReplicas { .. }
            | LayoutError::AtomRank { .. }
            | LayoutError::Syntax { .. }
            | LayoutError::IndexRange { .. }
            | LayoutError::NotCongruent { .. }
            | LayoutError::StrideNegative { .. }
            | LayoutError::OriginRank { .. }
            | LayoutError::CoordinateDeep { .. }
            | LayoutError::TileRank { .. }
            | LayoutError::TupleSize { .. }
            | LayoutError::TuplePath { .. }
            | LayoutError::DivisionByZero { .. }
            | LayoutError::NegativeOperand { .. }
            | LayoutError::ArithmeticOverflow { .. }
            | LayoutError::SizeOverflow { .. }
            | LayoutError::PitchShort { .. } => Place::Whole,
        }
    }

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
                .str("): at most 8 entries a tuple, 16 levels and 48 entries and tuples in all are possible"),
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
