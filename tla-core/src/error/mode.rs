//! [`ModeError`]: what can be wrong with an operation of the CuTe algebra.

mod message;

use crate::axis::Axis;
use crate::error::{LayoutError, Place};

/// What is wrong with the operands of composition, complement, divide, product and the others of the CuTe algebra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ModeError {
    /// A layout with an axis other than `m` as a nested layout.
    BridgeAxis {
        /// What asked for a nested layout: `nested`, or an operation on them.
        operation: &'static str,
        /// The axis.
        axis: Axis,
        /// Where it stands.
        place: Place,
    },
    /// A layout under a swizzle or an offset, where the operation is defined on layouts alone.
    NotPlain {
        /// The operation.
        operation: &'static str,
        /// Whether there is a swizzle.
        swizzled: bool,
        /// The offset, in elements.
        offset: i64,
    },
    /// A layout with replicas as a nested layout.
    BridgeReplicas {
        /// What asked for a nested layout: `nested`, or an operation on them.
        operation: &'static str,
        /// The replica iter.
        replica: usize,
        /// Its extent.
        extent: u64,
    },
    /// A swizzle counted in a unit from which elements cannot be counted.
    SwizzleUnit {
        /// The unit, in bits.
        unit: u32,
        /// An element, in bits.
        element: u32,
    },
    /// A swizzle that would swizzle inside an element.
    SwizzleTorn {
        /// `M` before.
        m: i64,
        /// By how much it would be less.
        by: i64,
    },
    /// A parameter that is no power of two.
    SwizzlePower {
        /// Which.
        name: &'static str,
        /// What it is.
        value: u64,
    },
    /// Triton's swizzle of rows that are too short.
    SwizzleRow {
        /// `vec`, in elements.
        vec: u64,
        /// `maxPhase`.
        max_phase: u64,
        /// A row, in elements.
        row: u64,
    },
    /// A swizzle that Triton has no numbers for.
    SwizzleNoTriton {
        /// `M`.
        m: u32,
        /// `B`.
        b: u32,
        /// `S`.
        s: u32,
        /// A row, in elements.
        row: u64,
    },
    /// Two swizzles of different distance, one after the other.
    SwizzleShifts {
        /// `S` of the outer one, negative when mirrored.
        outer: i64,
        /// `S` of the inner one.
        inner: i64,
    },
    /// Two swizzles, of which the inner one changes a bit that the outer one reads.
    SwizzleChain {
        /// The bit.
        bit: u32,
    },
    /// Two swizzles that leave bits between theirs.
    SwizzleGap {
        /// `M` and `B` of the outer one.
        outer: (u32, u32),
        /// `M` and `B` of the inner one.
        inner: (u32, u32),
    },
    /// A leaf of the right layout that steps over the end of a mode of the left one.
    ComposeStride {
        /// The leaf of the right layout, from the left.
        leaf: usize,
        /// Its extent.
        extent: i64,
        /// Its stride.
        stride: i64,
        /// The mode of the left layout, coalesced.
        mode: usize,
        /// The extent of that mode.
        size: i64,
        /// What is left of the stride after the modes before.
        step: i64,
    },
    /// A leaf of the right layout that ends between whole modes of the left one.
    ComposeExtent {
        /// The leaf of the right layout, from the left.
        leaf: usize,
        /// Its extent.
        extent: i64,
        /// Its stride.
        stride: i64,
        /// The mode of the left layout, coalesced.
        mode: usize,
        /// The extent of that mode.
        size: i64,
        /// What is left of the leaf after the modes before.
        rest: i64,
        /// How many steps of the leaf fit into the mode.
        steps: i64,
    },
    /// Leaves of the right layout that together step over the end of a mode of the left one.
    ComposeCarry {
        /// The mode of the left layout, coalesced.
        mode: usize,
        /// Its extent.
        size: i64,
        /// How far they reach in it.
        reach: u64,
    },
    /// A negative stride of the right layout.
    ComposeNegative {
        /// The leaf of the right layout, from the left.
        leaf: usize,
        /// Its extent.
        extent: i64,
        /// Its stride.
        stride: i64,
    },
    /// A right layout that reaches past the end of the left one.
    ComposeBeyond {
        /// The capacity of the right layout.
        reach: u64,
        /// The size of the left layout.
        size: u64,
    },
    /// A tiler by mode for more modes than there are.
    TilerRank {
        /// Entries of the tiler.
        tiler: usize,
        /// Modes of the layout.
        rank: usize,
    },
    /// A profile with more entries than there are modes.
    ProfileRank {
        /// Entries of the profile.
        profile: usize,
        /// Modes of the layout there.
        rank: usize,
    },
    /// Modes that overlap, of a layout whose complement or left inverse is asked for.
    Overlap {
        /// The operation.
        operation: &'static str,
        /// The extent of the mode.
        extent: i64,
        /// Its stride.
        stride: i64,
        /// The end of the modes of smaller strides.
        end: u64,
    },
    /// A mode of negative stride, where the operation has no answer for it.
    NegativeMode {
        /// The operation.
        operation: &'static str,
        /// The extent of the mode.
        extent: i64,
        /// Its stride.
        stride: i64,
    },
    /// A stride that is no multiple of what comes before it.
    Ragged {
        /// The operation.
        operation: &'static str,
        /// The extent of the mode.
        extent: i64,
        /// Its stride.
        stride: i64,
        /// What does not divide the stride.
        step: u64,
    },
    /// A complement in no elements, or in more than an `i64` counts.
    ComplementTarget {
        /// The number of elements.
        cotarget: u64,
    },
    /// A recast by 0, or by more than any layout has.
    RecastCount {
        /// The operation.
        operation: &'static str,
        /// By how much.
        n: u64,
    },
    /// An upcast of a leaf that steps to another place inside each of the new elements.
    UpcastStride {
        /// The leaf, from the left.
        leaf: usize,
        /// Its stride.
        stride: i64,
        /// How many elements become one.
        n: u64,
    },
    /// An upcast of a leaf that runs backwards inside the new elements.
    UpcastBack {
        /// The leaf, from the left.
        leaf: usize,
        /// Its stride.
        stride: i64,
        /// How many elements become one.
        n: u64,
    },
    /// An upcast of a leaf that ends inside a new element.
    UpcastExtent {
        /// The leaf, from the left.
        leaf: usize,
        /// Its extent.
        extent: i64,
        /// Its stride.
        stride: i64,
        /// How many elements become one.
        n: u64,
    },
    /// An upcast of two leaves inside the new elements, of which one does not begin where the other ends.
    UpcastOverlap {
        /// The leaf with the smaller stride.
        leaf: usize,
        /// The other one.
        other: usize,
        /// How many elements become one.
        n: u64,
    },
    /// An upcast of a layout that starts inside a new element.
    UpcastOffset {
        /// Where it starts, in elements.
        offset: i64,
        /// How many elements become one.
        n: u64,
    },
    /// A downcast of elements that have no mode of stride 1.
    DowncastStride {
        /// How many elements one becomes.
        n: u64,
    },
    /// A recast of elements that have no mode of stride 1, down to parts of theirs.
    RecastUnit {
        /// The two widths, in bits.
        widths: (u64, u64),
    },
    /// A recast of a leaf that steps to another place inside each of the new elements.
    RecastStride {
        /// The leaf, from the left.
        leaf: usize,
        /// Its stride, in elements of the first width.
        stride: i64,
        /// The two widths, in bits.
        widths: (u64, u64),
    },
    /// A recast of a leaf that runs backwards inside the new elements.
    RecastBack {
        /// The leaf, from the left.
        leaf: usize,
        /// Its stride, in elements of the first width.
        stride: i64,
        /// The two widths, in bits.
        widths: (u64, u64),
    },
    /// A recast of a leaf that ends inside a new element.
    RecastExtent {
        /// The leaf, from the left.
        leaf: usize,
        /// Its extent, in elements of the first width.
        extent: i64,
        /// Its stride, in those.
        stride: i64,
        /// The two widths, in bits.
        widths: (u64, u64),
    },
    /// A recast of two leaves inside the new elements, of which one does not begin where the other ends.
    RecastOverlap {
        /// The leaf with the smaller stride.
        leaf: usize,
        /// The other one.
        other: usize,
        /// The two widths, in bits.
        widths: (u64, u64),
    },
    /// A recast of a layout that starts inside a new element.
    RecastOffset {
        /// Where it starts, in elements of the first width.
        offset: i64,
        /// The two widths, in bits.
        widths: (u64, u64),
    },
    /// An exact division of shapes that leaves a rest.
    ShapeDivision {
        /// The extent.
        extent: i64,
        /// The divisor there.
        divisor: i64,
    },
    /// A division of a tuple by a tuple of another rank.
    ShapeRank {
        /// The operation.
        operation: &'static str,
        /// Entries of the shape.
        rank: usize,
        /// Entries of the divisor.
        divisor: usize,
    },
    /// An order that is nested otherwise than the shape.
    OrderRank {
        /// Entries of the shape there.
        rank: usize,
        /// Entries of the order there.
        found: usize,
    },
    /// An entry of a coordinate with holes that lies outside its mode.
    SliceRange {
        /// The entry, from the left.
        entry: usize,
        /// What it is.
        value: i64,
        /// The extent of its mode.
        extent: i64,
    },
    /// A coordinate with holes that has another number of entries than there are modes.
    SliceRank {
        /// Where: the entry, from the left, with which the entries begin.
        entry: usize,
        /// Entries of the coordinate.
        found: usize,
        /// Modes of the layout there.
        rank: usize,
    },
    /// An exact divide whose last tile is partial.
    DivideRagged {
        /// The mode; `None` for the layout as a whole.
        mode: Option<usize>,
        /// How many elements whole tiles cover.
        covered: u64,
        /// How many elements there are.
        size: u64,
    },
    /// A flat arrangement of tiles of which one mode has none.
    FlatKeep {
        /// The operation.
        operation: &'static str,
        /// The mode that is kept.
        mode: usize,
    },
    /// A shape of fewer modes than the block that should cover it.
    TileToShapeRank {
        /// Modes of the block.
        block: usize,
        /// Modes of the shape.
        shape: usize,
    },
    /// A shape that whole blocks do not cover.
    TileToShape {
        /// The mode.
        mode: usize,
        /// The extent of the shape.
        target: i64,
        /// The extent of the block.
        block: i64,
    },
    /// Threads and values that do not share out a tile.
    ThreadValue {
        /// How many threads.
        threads: u64,
        /// How many values a thread.
        values: u64,
    },
    /// An element of a tile that nothing owns.
    OwnerMissing {
        /// The element.
        element: u64,
        /// The next one that is owned, or the end of the tile.
        next: u64,
    },
    /// An element of a tile that has more owners than others.
    OwnerTwice {
        /// The mode that comes back to it: its extent,
        extent: i64,
        /// and its stride.
        stride: i64,
        /// All elements below this one are owned already.
        end: u64,
    },
    /// An element outside the tile.
    OwnerBeyond {
        /// The element.
        element: u64,
        /// How many elements the tile has.
        elements: u64,
    },
    /// A layout other than from threads and values where one of these is asked for.
    OnAxesModes {
        /// How many modes it has.
        rank: usize,
    },
    /// One axis for threads and values.
    OnAxesSame {
        /// The axis.
        axis: Axis,
    },
    /// A tile of which a dimension ends inside a mode of threads or values, so that no strides lead on.
    OnAxesCut {
        /// The dimension, counted in leaves.
        leaf: usize,
        /// The element at which it ends.
        element: i64,
        /// The extent of the mode, together with those that continue it,
        extent: i64,
        /// and its stride.
        stride: i64,
    },
    /// A layout of an index that is swizzled, where that is no swizzle of the addresses.
    PushSwizzle {
        /// The bit of the index.
        bit: u32,
        /// `M`, `B` and `S` of the swizzle, negative when mirrored.
        swizzle: (u32, u32, i64),
    },
}

impl LayoutError {
    /// The mistake of an operand that is no nested layout, told by the operation that needs one. Every other
    /// mistake, and one that an operation inside has told already, stays.
    #[doc(hidden)]
    #[must_use]
    pub const fn in_operation(self, operation: &'static str) -> Self {
        match self {
            LayoutError::Mode(ModeError::BridgeAxis { operation: asked, axis, place })
                if is_bridge(asked) =>
            {
                LayoutError::Mode(ModeError::BridgeAxis { operation, axis, place })
            }
            LayoutError::Mode(ModeError::BridgeReplicas { operation: asked, replica, extent })
                if is_bridge(asked) =>
            {
                LayoutError::Mode(ModeError::BridgeReplicas { operation, replica, extent })
            }
            error => error,
        }
    }
}

const fn is_bridge(operation: &str) -> bool {
    matches!(operation.as_bytes(), b"nested")
}
