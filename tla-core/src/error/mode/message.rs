//! The text of each [`ModeError`], in one line: the operation, the mode, both numbers, and what would be right.

use super::ModeError;
use crate::error::Place;
use crate::text::Text;

impl ModeError {
    /// The message: the operation, the numbers, and what would be right.
    #[must_use]
    pub const fn message(&self) -> Text {
        let text = Text::new();
        match *self {
            ModeError::BridgeAxis { operation, axis, place } => {
                let text = text.str(operation);
                let text = match place {
                    Place::Shard(i) => text.str(": shard iter ").position(i),
                    Place::Replica(i) => text.str(": replica iter ").position(i),
                    _ => text.str(": an offset"),
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
            ModeError::BridgeReplicas { operation, replica, extent } => text
                .str(operation)
                .str(": replica iter ")
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
                .str(if block == 1 { " mode and a shape of " } else { " modes and a shape of " })
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
            ModeError::OnAxesModes { rank } => text
                .str("on_axes: this layout has ")
                .position(rank)
                .str(if rank == 1 { " mode" } else { " modes" })
                .str(": it takes a layout of 2, threads and values"),
            ModeError::OnAxesSame { axis } => text
                .str("on_axes: threads and values are both on `")
                .str(axis.name)
                .str("`: each of the 2 has an axis of its own"),
            ModeError::OnAxesCut { leaf, element, extent, stride } => text
                .str("on_axes: dimension ")
                .position(leaf)
                .str(" of the tile ends at element ")
                .signed(element)
                .str(", unevenly inside the mode ")
                .signed(extent)
                .str(":")
                .signed(stride)
                .str(" of threads or values: it has to end at a multiple of ")
                .signed(stride)
                .str(" that divides ")
                .signed(stride.saturating_mul(extent)),
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
            ModeError::RecastUnit { widths } => recast(text, widths)
                .str(": no mode has stride 1, so the parts of an element would have no mode to be neighbours in"),
            ModeError::RecastStride { leaf, stride, widths } => recast(text, widths)
                .str(": leaf ")
                .position(leaf)
                .str(" steps by ")
                .signed(stride)
                .str(" elements of ")
                .unsigned(widths.0)
                .str(" bits: their bits have to be a multiple of ")
                .unsigned(widths.1)
                .str(", or divide it"),
            ModeError::RecastBack { leaf, stride, widths } => recast(text, widths)
                .str(": leaf ")
                .position(leaf)
                .str(", stride ")
                .signed(stride)
                .str(", runs backwards inside an element of ")
                .unsigned(widths.1)
                .str(" bits: only steps over whole ones may be negative"),
            ModeError::RecastExtent { leaf, extent, stride, widths } => recast(text, widths)
                .str(": leaf ")
                .position(leaf)
                .str(", extent ")
                .signed(extent)
                .str(" at stride ")
                .signed(stride)
                .str(", does not end with an element of ")
                .unsigned(widths.1)
                .str(" bits: ")
                .unsigned(widths.1)
                .str(" must divide ")
                .signed(extent)
                .str(" * ")
                .signed(stride)
                .str(" * ")
                .unsigned(widths.0),
            ModeError::RecastOverlap { leaf, other, widths } => recast(text, widths)
                .str(": leaves ")
                .position(leaf)
                .str(" and ")
                .position(other)
                .str(" both step inside an element of ")
                .unsigned(widths.1)
                .str(" bits: the second must begin where the first ends"),
            ModeError::RecastOffset { offset, widths } => recast(text, widths)
                .str(": the offset ")
                .signed(offset)
                .str(" is inside an element of ")
                .unsigned(widths.1)
                .str(" bits: ")
                .unsigned(widths.1)
                .str(" must divide ")
                .signed(offset)
                .str(" * ")
                .unsigned(widths.0),
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
                .str(if rank == 1 { " entry by one of " } else { " entries by one of " })
                .position(divisor)
                .str(": give one divisor an entry, or one for all"),
            ModeError::OrderRank { rank, found } => text
                .str("ordered: ")
                .position(found)
                .str(if found == 1 { " rank for " } else { " ranks for " })
                .position(rank)
                .str(if rank == 1 { " mode" } else { " modes" })
                .str(": give one rank a mode, or one for all of them"),
            ModeError::SliceRange { entry, value, extent } => text
                .str("slice: entry ")
                .position(entry)
                .str(" of the coordinate is ")
                .signed(value)
                .str(" and its mode has extent ")
                .signed(extent)
                .str(": count from 0, or leave a hole `_`"),
            ModeError::SliceRank { entry, found, rank } => text
                .str("slice: from entry ")
                .position(entry)
                .str(" on, the coordinate has ")
                .position(found)
                .str(if found == 1 { " entry for " } else { " entries for " })
                .position(rank)
                .str(if rank == 1 { " mode" } else { " modes" })
                .str(": one entry a mode, or one hole `_` for all of them"),
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
                .str(if tiler == 1 { " entry for a layout of " } else { " entries for a layout of " })
                .position(rank)
                .str(if rank == 1 { " mode" } else { " modes" })
                .str(": at most one entry a mode; a layout tiler goes over all elements"),
            ModeError::ProfileRank { profile, rank } => text
                .str("coalesce by mode: a profile of ")
                .position(profile)
                .str(if profile == 1 { " entry for " } else { " entries for " })
                .position(rank)
                .str(if rank == 1 { " mode" } else { " modes" })
                .str(": at most one entry a mode"),
            ModeError::Overlap { operation, extent, stride, end } => mode_of(text, operation, extent, stride)
                .str(" overlaps the modes of smaller strides, which end at ")
                .unsigned(end)
                .str(": a stride is at least the end of those before"),
            ModeError::NegativeMode { operation, extent, stride } => mode_of(text, operation, extent, stride)
                .str(" counts down: the strides must be at least 0"),
            ModeError::Ragged { operation, extent, stride, step } => mode_of(text, operation, extent, stride)
                .str(" has a stride that is no multiple of ")
                .unsigned(step)
                .str(", the end of what is before it"),
            ModeError::ComplementTarget { cotarget } => text
                .str("complement: in ")
                .unsigned(cotarget)
                .str(" elements: their number is at least 1 and an `i64`"),
        }
    }
}

/// `recast from 16 to 12 bits`.
const fn recast(text: Text, widths: (u64, u64)) -> Text {
    text.str("recast from ").unsigned(widths.0).str(" to ").unsigned(widths.1).str(" bits")
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
