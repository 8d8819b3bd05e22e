//! [`OwnerError`]: why a layout cannot be asked who owns an element.

use crate::axis::Axis;
use crate::num;
use crate::shape::Shape;
use crate::text::Text;

/// Why a layout cannot be inverted, or not along the axes asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OwnerError {
    /// Two different elements lie in one place.
    Collision(Collision),
    /// A shard iter moves on an axis that is not asked.
    AxisMissing {
        /// The iter, counted from the slowest.
        iter: usize,
        /// Its axis.
        axis: Axis,
    },
    /// An axis is asked twice.
    AxisTwice {
        /// The axis.
        axis: Axis,
        /// Where it stands first.
        first: usize,
        /// Where it stands again.
        second: usize,
    },
    /// More axes than a place has coordinates.
    TooManyAxes {
        /// How many there are.
        found: usize,
        /// How many there may be.
        limit: usize,
    },
    /// A place with another number of coordinates than there are axes.
    PlaceRank {
        /// Coordinates of the place.
        found: usize,
        /// The axes.
        axes: usize,
    },
    /// The strides on an axis overlap so much that a search takes too long.
    Search {
        /// The axis.
        axis: Axis,
        /// How many cases are tried.
        limit: u64,
    },
    /// A place inside the box of a layout holds no element.
    Hole {
        /// The axis.
        axis: Axis,
        /// The first place on it that holds nothing.
        place: i64,
        /// The lowest place on it that holds an element.
        lowest: i64,
        /// The highest.
        highest: i64,
    },
    /// The axis of the registers is no memory.
    NoRegisters {
        /// The axis.
        axis: Axis,
    },
}

/// Two elements of a layout that lie in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Collision {
    /// The element with the smaller linear index.
    pub first: Element,
    /// The other.
    pub second: Element,
    /// The name of the axis on which they meet; on every other the places of both are the same anyway.
    pub axis: &'static str,
    /// Where on that axis, in its units, after the swizzle.
    pub place: i64,
}

/// An element, named for a message: by its coordinate, or by its linear index where that is too long.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Element {
    words: [u32; 4],
    rank: u32,
}

/// In [`Element::rank`]: the first two words are a linear index.
const LINEAR: u32 = u32::MAX;

impl Element {
    /// The element `index` of `shape`, the last dimension fastest.
    #[expect(clippy::cast_possible_truncation, reason = "cut into words, or tested first")]
    pub(crate) const fn new(index: u64, shape: &Shape) -> Self {
        let linear = Self { words: [index as u32, (index >> 32) as u32, 0, 0], rank: LINEAR };
        let rank = shape.rank();
        let mut words = [0; 4];
        if rank > words.len() {
            return linear;
        }
        let mut rest = index;
        let mut d = rank;
        while d > 0 {
            d -= 1;
            let entry = rest % shape.extents.items[d];
            rest /= shape.extents.items[d];
            if entry > u32::MAX as u64 {
                return linear;
            }
            words[d] = entry as u32;
        }
        Self { words, rank: rank as u32 }
    }

    /// `(1, 2)`, `7` for one dimension, `17 (counted linearly)` where the coordinate is too long.
    const fn write(&self, text: Text) -> Text {
        if self.rank == LINEAR {
            let index = self.words[0] as u64 | (self.words[1] as u64) << 32;
            return text.unsigned(index).str(" (counted linearly)");
        }
        if self.rank == 1 {
            return text.unsigned(self.words[0] as u64);
        }
        let mut text = text.str("(");
        let mut d = 0;
        while num::count(d) < self.rank as u64 {
            if d > 0 {
                text = text.str(", ");
            }
            text = text.unsigned(self.words[d] as u64);
            d += 1;
        }
        text.str(")")
    }
}

impl core::fmt::Debug for Element {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.write(Text::new()).as_str())
    }
}

/// `(1, 2)`
impl core::fmt::Display for Element {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.write(Text::new()).as_str())
    }
}

impl OwnerError {
    /// The message: the operation, the numbers, and what would be right.
    #[must_use]
    pub const fn message(&self) -> Text {
        let text = Text::new();
        match *self {
            OwnerError::Collision(Collision { first, second, axis, place }) => {
                let text = second.write(first.write(text.str("the elements ")).str(" and "));
                text.str(" share a place: both are at ")
                    .signed(place)
                    .str(" on `")
                    .str(axis)
                    .str("`; a place has an owner only where it holds one element")
            }
            OwnerError::AxisMissing { iter, axis } => text
                .str("shard iter ")
                .position(iter)
                .str(" moves on `")
                .str(axis.name())
                .str("`, which is not among the axes asked: without it a place does not tell the element"),
            OwnerError::AxisTwice { axis, first, second } => text
                .str("the axis `")
                .str(axis.name())
                .str("` is asked twice, at ")
                .position(first)
                .str(" and at ")
                .position(second)
                .str(": a place has one coordinate an axis"),
            OwnerError::TooManyAxes { found, limit } => {
                text.position(found).str(" axes are asked: at most ").position(limit).str(" are possible")
            }
            OwnerError::PlaceRank { found, axes } => text
                .str("the place has ")
                .position(found)
                .str(if found == 1 { " coordinate" } else { " coordinates" })
                .str(" but ")
                .position(axes)
                .str(if axes == 1 { " axis is" } else { " axes are" })
                .str(" asked: one coordinate an axis, in their order"),
            OwnerError::Search { axis, limit } => text
                .str("the strides on `")
                .str(axis.name())
                .str("` overlap so much that who owns a place is not found within ")
                .unsigned(limit)
                .str(" cases; strides of which each is wider than what the narrower ones reach need no search"),
            OwnerError::Hole { axis, place, lowest, highest } => text
                .str("place ")
                .signed(place)
                .str(" on `")
                .str(axis.name())
                .str("` holds no element, though the layout reaches from ")
                .signed(lowest)
                .str(" to ")
                .signed(highest)
                .str(" there: ask with the form that answers `None`"),
            OwnerError::NoRegisters { axis } => text
                .str("the last axis, `")
                .str(axis.name())
                .str("`, is no memory: what a thread holds is counted in registers, so a memory axis such as `m` comes last"),
        }
    }
}
