//! [`ModeError`]: what can be wrong with an operation of the CuTe algebra.

use crate::axis::Axis;
use crate::error::Place;
use crate::text::Text;

/// What is wrong with the operands of composition, complement, divide, product and the others of the CuTe algebra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ModeError {
    /// A layout with an axis other than `m` as a nested layout.
    BridgeAxis {
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
    /// A layout of an index that is swizzled, where that is no swizzle of the addresses.
    PushSwizzle {
        /// The bit of the index.
        bit: u32,
        /// `M`, `B` and `S` of the swizzle, negative when mirrored.
        swizzle: (u32, u32, i64),
    },
}

impl ModeError {
    /// The message: the operation, the numbers, and what would be right.
    #[must_use]
    pub const fn message(&self) -> Text {
        let text = Text::new();
        match *self {
            ModeError::BridgeAxis { axis, place } => {
                let text = match place {
                    Place::Shard(i) => text.str("nested: shard iter ").position(i),
                    Place::Replica(i) => text.str("nested: replica iter ").position(i),
                    _ => text.str("nested: an offset"),
                };
                text.str(" is on `")
                    .str(axis.name)
                    .str("`: a nested layout has addresses alone, so every iter and offset is on `m`")
            }
            ModeError::NotPlain { operation, swizzled: true, .. } => text
                .str(operation)
                .str(": this operand is swizzled, and the operation is defined on a layout alone: take the layout ")
                .str("under the swizzle"),
            ModeError::NotPlain { operation, offset, .. } => text
                .str(operation)
                .str(": this operand starts at offset ")
                .signed(offset)
                .str(", and the operation is defined on addresses from 0: take the layout without the offset"),
            ModeError::BridgeReplicas { replica, extent } => text
                .str("nested: replica iter ")
                .position(replica)
                .str(" puts every element at ")
                .unsigned(extent)
                .str(" places: a nested layout gives one address, so drop the replicas first"),
            ModeError::DivideRagged { mode, covered, size } => {
                let text = match mode {
                    Some(mode) => text.str("divide: the tiles of mode ").position(mode),
                    None => text.str("divide: the tiles"),
                };
                text.str(" cover ")
                    .unsigned(covered)
                    .str(" elements and there are ")
                    .unsigned(size)
                    .str(": the last tile would be partial; the ragged divide gives the bound to test")
            }
            ModeError::FlatKeep { operation, mode } => text
                .str("flat ")
                .str(operation)
                .str(": mode ")
                .position(mode)
                .str(" is kept and has no tile to stand among the tiles: zipped and tiled take it"),
            ModeError::TileToShapeRank { block, shape } => text
                .str("tile_to_shape: a block of ")
                .position(block)
                .str(" modes and a shape of ")
                .position(shape)
                .str(": the shape needs at least as many"),
            ModeError::TileToShape { mode, target, block } => text
                .str("tile_to_shape: mode ")
                .position(mode)
                .str(", extent ")
                .signed(target)
                .str(", is no multiple of the block's ")
                .signed(block),
            ModeError::ThreadValue { threads, values } => text
                .str("thread_value: ")
                .unsigned(threads)
                .str(" threads of ")
                .unsigned(values)
                .str(" values do not own every element once: number the threads, and the values, without gaps"),
            ModeError::OwnerMissing { element, next } => text
                .str("owners: element ")
                .unsigned(element)
                .str(" has none: elements below it are owned, and the next is ")
                .unsigned(next),
            ModeError::OwnerTwice { extent, stride, end } => text
                .str("owners: mode ")
                .signed(extent)
                .str(":")
                .signed(stride)
                .str(" comes back to element ")
                .signed(stride)
                .str(": the modes of smaller stride own all below ")
                .unsigned(end)
                .str(", so it would have two owners"),
            ModeError::OwnerBeyond { element, elements } => text
                .str("owners: element ")
                .unsigned(element)
                .str(" is outside the tile of ")
                .unsigned(elements)
                .str(" elements"),
            ModeError::PushSwizzle { bit, swizzle: (m, b, s) } => text
                .str("swizzle of an index: bit ")
                .unsigned(bit as u64)
                .str(" that M = ")
                .unsigned(m as u64)
                .str(", B = ")
                .unsigned(b as u64)
                .str(", S = ")
                .signed(s)
                .str(" reads or changes is no bit of the address, or not where a swizzle of the address would have it"),
            ModeError::RecastCount { operation, n } => text
                .str(operation)
                .str(" by ")
                .unsigned(n)
                .str(": an element becomes, or is made of, at least 1 and less than 2^63"),
            ModeError::UpcastStride { leaf, stride, n } => text
                .str("upcast: leaf ")
                .position(leaf)
                .str(", stride ")
                .signed(stride)
                .str(", and an element of ")
                .unsigned(n)
                .str(": one must divide the other"),
            ModeError::UpcastBack { leaf, stride, n } => text
                .str("upcast: leaf ")
                .position(leaf)
                .str(", stride ")
                .signed(stride)
                .str(", runs backwards inside an element of ")
                .unsigned(n)
                .str(": only strides that are a multiple of it may be negative"),
            ModeError::UpcastExtent { leaf, extent, stride, n } => text
                .str("upcast: leaf ")
                .position(leaf)
                .str(", extent ")
                .signed(extent)
                .str(" at stride ")
                .signed(stride)
                .str(", does not end with an element of ")
                .unsigned(n)
                .str(": ")
                .unsigned(n)
                .str(" must divide ")
                .signed(extent)
                .str(" * ")
                .signed(stride),
            ModeError::UpcastOverlap { leaf, other, n } => text
                .str("upcast: leaves ")
                .position(leaf)
                .str(" and ")
                .position(other)
                .str(" both step inside an element of ")
                .unsigned(n)
                .str(": the second must begin where the first ends"),
            ModeError::UpcastOffset { offset, n } => text
                .str("upcast: the offset ")
                .signed(offset)
                .str(" is inside an element of ")
                .unsigned(n)
                .str(": it must be a multiple"),
            ModeError::DowncastStride { n } => text
                .str("downcast by ")
                .unsigned(n)
                .str(": no mode has stride 1, so the parts of an element would have no mode to be neighbours in"),
            ModeError::ShapeDivision { extent, divisor } => text
                .str("shape_div: ")
                .signed(extent)
                .str(" by ")
                .signed(divisor)
                .str(": one must divide the other"),
            ModeError::ShapeRank { operation, rank, divisor } => text
                .str(operation)
                .str(": a shape of ")
                .position(rank)
                .str(" entries by one of ")
                .position(divisor)
                .str(": give one divisor an entry, or one for all"),
            ModeError::OrderRank { rank, found } => text
                .str("ordered: ")
                .position(found)
                .str(" ranks for ")
                .position(rank)
                .str(" modes: give one rank a mode, or one for all of them"),
            ModeError::SliceRange { entry, value, extent } => text
                .str("slice: entry ")
                .position(entry)
                .str(" of the coordinate is ")
                .signed(value)
                .str(" and its mode has extent ")
                .signed(extent)
                .str(": count from 0, or leave a hole `_`"),
            ModeError::SwizzleUnit { unit, element } => text
                .str("swizzle: M counts ")
                .unsigned(unit as u64)
                .str(" bits and an element has ")
                .unsigned(element as u64)
                .str(": both are powers of two, or they are equal"),
            ModeError::SwizzleTorn { m, by } => text
                .str("swizzle: M = ")
                .signed(m)
                .str(" less ")
                .signed(by)
                .str(" for the wider elements is negative: bits inside an element cannot be swizzled"),
            ModeError::SwizzlePower { name, value } => text
                .str("swizzle: ")
                .str(name)
                .str(" = ")
                .unsigned(value)
                .str(" is no power of two: a swizzle moves bits"),
            ModeError::SwizzleRow { vec, max_phase, row } => text
                .str("swizzle: vec = ")
                .unsigned(vec)
                .str(" times maxPhase = ")
                .unsigned(max_phase)
                .str(" is more than a row of ")
                .unsigned(row)
                .str(": elements would leave their row"),
            ModeError::SwizzleNoTriton { m, b, s, row } => text
                .str("swizzle: M = ")
                .unsigned(m as u64)
                .str(", B = ")
                .unsigned(b as u64)
                .str(", S = ")
                .unsigned(s as u64)
                .str(" has no vec, perPhase and maxPhase for rows of ")
                .unsigned(row)
                .str(": it must read bits above the row and change bits inside it"),
            ModeError::SwizzleShifts { outer, inner } => text
                .str("swizzle composition: S = ")
                .signed(outer)
                .str(" after S = ")
                .signed(inner)
                .str(" is no swizzle: only those of one S compose"),
            ModeError::SwizzleChain { bit } => text
                .str("swizzle composition: the outer swizzle reads bit ")
                .unsigned(bit as u64)
                .str(", which the inner one changes: the two together are no swizzle"),
            ModeError::SwizzleGap { outer, inner } => {
                let text = text.str("swizzle composition: of bits ").unsigned(outer.0 as u64);
                let text = text.str("..").unsigned(outer.0 as u64 + outer.1 as u64);
                let text = text.str(" and ").unsigned(inner.0 as u64).str("..");
                text.unsigned(inner.0 as u64 + inner.1 as u64)
                    .str(" those in one alone are not neighbours: the two together are no swizzle")
            }
            ModeError::ComposeStride { leaf, extent, stride, mode, size, step } => {
                let text = left_mode(text, mode, size).str(", is no multiple of ");
                let text = if step == stride {
                    text.str("the stride ").signed(stride)
                } else {
                    text.signed(step).str(", what is left of the stride ").signed(stride)
                };
                right_leaf(text.str(" of "), leaf, extent, stride).str(", nor does the leaf stay inside the mode")
            }
            ModeError::ComposeExtent { leaf, extent, stride, mode, size, rest, steps } => {
                let text = left_mode(text, mode, size).str(", has ").signed(steps).str(" steps of ");
                let text = right_leaf(text, leaf, extent, stride).str(", which does not divide ");
                text.signed(rest).str(if rest == extent { ", its extent" } else { ", what is left of its extent" })
            }
            ModeError::ComposeCarry { mode, size, reach } => left_mode(text, mode, size)
                .str(": the leaves of the right layout together reach ")
                .unsigned(reach)
                .str(" in it and would carry into the next mode"),
            ModeError::ComposeNegative { leaf, extent, stride } => {
                right_leaf(text.str("composition: "), leaf, extent, stride)
                    .str(", counts down: there are no coordinates below 0")
            }
            ModeError::ComposeBeyond { reach, size } => text
                .str("composition: the right layout reaches ")
                .unsigned(reach)
                .str(" elements far, the left one has ")
                .unsigned(size)
                .str(": use the composition that runs on, or a smaller right layout"),
            ModeError::TilerRank { tiler, rank } => text
                .str("tiler by mode: ")
                .position(tiler)
                .str(" entries for a layout of ")
                .position(rank)
                .str(if rank == 1 { " mode" } else { " modes" })
                .str(": at most one entry a mode; a layout tiler goes over all elements"),
            ModeError::ProfileRank { profile, rank } => text
                .str("coalesce by mode: a profile of ")
                .position(profile)
                .str(" entries for ")
                .position(rank)
                .str(if rank == 1 { " mode" } else { " modes" })
                .str(": at most one entry a mode"),
            ModeError::Overlap { operation, extent, stride, end } => mode_of(text, operation, extent, stride)
                .str(", overlaps the modes of smaller strides, which end at ")
                .unsigned(end)
                .str(": a stride is at least the end of those before"),
            ModeError::NegativeMode { operation, extent, stride } => mode_of(text, operation, extent, stride)
                .str(", counts down: the strides must be at least 0"),
            ModeError::Ragged { operation, extent, stride, step } => mode_of(text, operation, extent, stride)
                .str(", has a stride that is no multiple of ")
                .unsigned(step)
                .str(", what is before it"),
            ModeError::ComplementTarget { cotarget } => text
                .str("complement: in ")
                .unsigned(cotarget)
                .str(" elements: their number is at least 1 and an `i64`"),
        }
    }
}

/// `composition: mode 1 of the left layout (coalesced), extent 6`.
const fn left_mode(text: Text, mode: usize, size: i64) -> Text {
    text.str("composition: mode ").position(mode).str(" of the left layout (coalesced), extent ").signed(size)
}

/// `leaf 0, 6:3, of the right layout`.
const fn right_leaf(text: Text, leaf: usize, extent: i64, stride: i64) -> Text {
    text.str("leaf ")
        .position(leaf)
        .str(", ")
        .signed(extent)
        .str(":")
        .signed(stride)
        .str(", of the right layout")
}

/// `complement: the mode 4:2`.
const fn mode_of(text: Text, operation: &str, extent: i64, stride: i64) -> Text {
    text.str(operation).str(": the mode ").signed(extent).str(":").signed(stride)
}
