//! [`LayoutError`]: everything that can be wrong with a layout, with the numbers and the place.
//!
//! The text of each is in `message`; the token that it is shown at in `blame`.

mod mode;
mod owner;
mod tiling;

pub use mode::ModeError;
pub use owner::{Collision, Element, OwnerError};
pub use tiling::TilingError;

use crate::axis::Axis;
use crate::scope::Scope;
use crate::text::Name;

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
    /// An operation of the TIRx algebra does not fit its operands.
    Tiling(TilingError),
    /// An operation of the CuTe algebra does not fit its operands.
    Mode(ModeError),
    /// A layout has no inverse, or not along these axes.
    Owner(OwnerError),
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
            | LayoutError::PitchShort { .. }
            | LayoutError::Tiling(_)
            | LayoutError::Mode(_)
            | LayoutError::Owner(_) => Place::Whole,
        }
    }
}
