//! The text of every mistake of the TIRx algebra.

use super::TilingError;
use crate::error::Place;
use crate::group_many::MAX_SHAPES;
use crate::map::MAX_RANK;
use crate::text::Text;

impl TilingError {
    /// The message: the operation, the numbers, and what would be right.
    #[must_use]
    pub const fn message(&self) -> Text {
        let text = Text::new();
        match *self {
            TilingError::NotRecognised { operation, operands: (wanted, known), part, whole } => text
                .str(operation)
                .str(": no ")
                .str(wanted)
                .str(" layout makes, with the ")
                .str(known)
                .str(" one of ")
                .unsigned(part)
                .str(" elements, the layout of ")
                .unsigned(whole)
                .str(": each place of the whole has to be a place of the one plus a place of the other"),
            TilingError::Rank { operation, operands, ranks } => text
                .str(operation)
                .str(": the ")
                .str(operands.0)
                .str(" shape has ")
                .position(ranks.0)
                .str(if ranks.0 == 1 { " dimension, the " } else { " dimensions, the " })
                .str(operands.1)
                .str(" shape ")
                .position(ranks.1)
                .str(": both need the same number; extents of 1 can be put in"),
            TilingError::Boundary { operation, operand, dim, needed, iter, left } => text
                .str(operation)
                .str(": the ")
                .str(operand)
                .str(" layout cannot be cut where dimension ")
                .position(dim)
                .str(" ends: the dimension needs another factor ")
                .unsigned(needed)
                .str(" and iter ")
                .position(iter)
                .str(" of the canonical form goes on with extent ")
                .unsigned(left)
                .str(", but neither of the two divides the other"),
            TilingError::NotDivisible { operation, dim, extent, by } => text
                .str(operation)
                .str(": dimension ")
                .position(dim)
                .str(", extent ")
                .unsigned(extent)
                .str(", is no multiple of the extent ")
                .unsigned(by)
                .str(" of the layout inside it"),
            TilingError::SplitChain { axis, part } => text
                .str("split_axis: ")
                .str(part.name())
                .str(" is no part of ")
                .str(axis.name())
                .str(" here: the parts, widest first, have to count inside one another, from the scope of ")
                .str(axis.name())
                .str(" down to its unit, such as warpid and laneid for tx"),
            TilingError::SplitAbsent { axis, part, lowest, highest } => text
                .str("split_axis: nothing of the layout is on ")
                .str(axis.name())
                .str(", so there is nothing to split, and ")
                .str(part.name())
                .str(" counts from ")
                .signed(lowest)
                .str(" to ")
                .signed(highest)
                .str(" by itself: split an axis that the layout is on"),
            TilingError::SplitIter { axis, extent, stride, width } => text
                .str("split_axis: the iter ")
                .unsigned(extent)
                .str(":")
                .signed(stride)
                .str("@")
                .str(axis.name())
                .str(" steps across the multiples of ")
                .unsigned(width)
                .str(", where the next part begins: its stride has to divide ")
                .unsigned(width)
                .str(" and its extent the quotient, or be a multiple of it"),
            TilingError::SplitCarry { part, lowest, highest, limit } => text
                .str("split_axis: ")
                .str(part.name())
                .str(" would count from ")
                .signed(lowest)
                .str(" to ")
                .signed(highest)
                .str(", but there are only 0 to ")
                .signed(limit - 1)
                .str(": the sum of the iters and the offset carries"),
            TilingError::GroupCount { shapes } => text
                .str("group_many: there are ")
                .position(shapes)
                .str(" shapes, but it takes 1 to ")
                .position(MAX_SHAPES),
            TilingError::GroupCuts { shape, before, next } => text
                .str("group_many: with shape ")
                .position(shape)
                .str(" one boundary has ")
                .unsigned(before)
                .str(" elements behind it and another one ")
                .unsigned(next)
                .str(": the larger number has to be a multiple of the smaller one"),
            TilingError::GroupRank { shape } => text
                .str("group_many: with shape ")
                .position(shape)
                .str(" the boundaries make more than ")
                .position(MAX_RANK)
                .str(" dimensions"),
            TilingError::Swizzled { operation, operand } => text
                .str(operation)
                .str(": the ")
                .str(operand)
                .str(" layout has a swizzle, but only the layout inside the blocks can have one"),
            TilingError::SliceRank { ranges, rank } => text
                .str("slice: the region has ")
                .position(ranges)
                .str(if ranges == 1 { " range, the shape " } else { " ranges, the shape " })
                .position(rank)
                .str(if rank == 1 { " dimension" } else { " dimensions" })
                .str(": one range a dimension"),
            TilingError::SliceEmpty { dim, begin, end } => range(text.str("slice"), dim, begin, end)
                .str(" holds no element: it has to end beyond ")
                .unsigned(begin),
            TilingError::SliceBeyond { dim, end, extent } => text
                .str("slice: dimension ")
                .position(dim)
                .str(", the range ends at ")
                .unsigned(end)
                .str(" but the extent is ")
                .unsigned(extent)
                .str(": it may end at ")
                .unsigned(extent),
            TilingError::SliceSplit { dim, begin, end } => range(text.str("slice"), dim, begin, end).str(
                " is no layout: it has to stay inside one iter, or have its middle where one digit is carried",
            ),
            TilingError::SliceStep { begin, end } => text
                .str("slice: the step from one half of ")
                .unsigned(begin)
                .str("..")
                .unsigned(end)
                .str(" to the other overflows: the limit is 9223372036854775807 (2^63 - 1)"),
            TilingError::PackNone => text.str("pack: 0 elements cannot become one: at least 1 does"),
            TilingError::PackLast { iter, stride, memory } => {
                let text = text.str("pack: the last iter, ").position(iter);
                let text = if memory {
                    text.str(", has stride ").signed(stride)
                } else {
                    text.str(", is on no memory axis")
                };
                text.str(": what becomes one lies side by side in memory, with stride 1")
            }
            TilingError::PackExtent { extent, n } => text
                .str("pack: ")
                .unsigned(extent)
                .str(" elements lie side by side, no multiple of ")
                .unsigned(n)
                .str(": the extent of the last iter has to be one"),
            TilingError::PackDivide { place, number, n } => place_of(text.str("pack: the "), place)
                .str(" is ")
                .signed(number)
                .str(", no multiple of ")
                .unsigned(n)
                .str(": a packed element would start inside another"),
            TilingError::PackDimension { dim, extent, n } => text
                .str("pack: dimension ")
                .position(dim)
                .str(", extent ")
                .unsigned(extent)
                .str(", is no multiple of ")
                .unsigned(n)
                .str(": elements are packed along the last dimension"),
            TilingError::PackPower { n } => power(text.str("pack: "), n),
            TilingError::PackSwizzle { m, n } => text
                .str("pack: the swizzle keeps 2^")
                .unsigned(m as u64)
                .str(" elements together, fewer than ")
                .unsigned(n)
                .str(": at most so many can become one"),
            TilingError::UnpackNone => text.str("unpack: one element cannot become 0: at least 1"),
            TilingError::UnpackPower { n } => power(text.str("unpack: "), n),
            TilingError::BroadcastPosition { position, rank } => text
                .str("broadcast: position ")
                .position(position)
                .str(" lies behind the end of ")
                .position(rank)
                .str(if rank == 1 { " dimension" } else { " dimensions" })
                .str(": the last position is ")
                .position(rank),
            TilingError::PermuteRank { entries, rank } => text
                .str("permute: the order has ")
                .position(entries)
                .str(if entries == 1 { " entry for " } else { " entries for " })
                .position(rank)
                .str(if rank == 1 { " dimension: it is named once" } else { " dimensions: each is named once" }),
            TilingError::PermuteEntry { position, dim, rank } => text
                .str("permute: entry ")
                .position(position)
                .str(" of the order is ")
                .position(dim)
                .str(if rank == 1 { ", but there is " } else { ", but there are " })
                .position(rank)
                .str(if rank == 1 { " dimension, counted from 0" } else { " dimensions, counted from 0" }),
            TilingError::PermuteTwice { position, dim } => text
                .str("permute: entry ")
                .position(position)
                .str(" of the order names dimension ")
                .position(dim)
                .str(" again: each is named once"),
            TilingError::PermuteSeparators { position, found, iters } => text
                .str("permute: separator ")
                .position(position)
                .str(" is ")
                .position(found)
                .str(", but separators count up from 0 to the ")
                .position(iters)
                .str(" iters"),
            TilingError::Ready { layout, argument, found, right } => text
                .str(layout)
                .str(": ")
                .str(argument)
                .str(" = ")
                .unsigned(found)
                .str(": it has to be ")
                .str(right),
            TilingError::ReadyName { kind, name, known } => text
                .str("unknown ")
                .str(kind)
                .str(" `")
                .str(name.as_str())
                .str("`: there are ")
                .str(known),
            TilingError::AtomWidth { columns, atom, width, fits } => {
                let text = text
                    .str("mma_shared: rows of ")
                    .unsigned(columns)
                    .str(" elements are no whole number of swizzle atoms of ")
                    .unsigned(atom)
                    .str(" (")
                    .str(width.name())
                    .str(")");
                match fits {
                    Some(fits) => text.str(": ").str(fits.name()).str(" fits"),
                    None => text.str(": no swizzle fits, rows are multiples of 32 bytes"),
                }
            }
        }
    }
}

/// "slice: dimension 0, the range 3..2"
const fn range(text: Text, dim: usize, begin: u64, end: u64) -> Text {
    text.str(": dimension ").position(dim).str(", the range ").unsigned(begin).str("..").unsigned(end)
}

const fn power(text: Text, n: u64) -> Text {
    text.unsigned(n).str(" is no power of two: a swizzle moves whole bits of an address")
}

/// "stride of shard iter 0"
const fn place_of(text: Text, place: Place) -> Text {
    match place {
        Place::Shard(i) => text.str("stride of shard iter ").position(i),
        Place::Replica(i) => text.str("stride of replica iter ").position(i),
        Place::Offset(i) => text.str("offset ").position(i),
        _ => text.str("layout"),
    }
}
