//! [`Split`]: how a coordinate becomes the digits of the shard iters.
//!
//! The one home of that rule. At run time [`Map::try_base`](crate::Map::try_base) walks it; in `tla`
//! it is a constant over which the evaluators are unrolled.

use crate::error::LayoutError;
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_RANK, Map};

/// How one shard iter finds its digit: `value / divisor`, then `% modulus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Digit {
    /// The entry of the coordinate it is split from; takes no part when the split is
    /// [linear](Split::is_linear).
    pub dim: usize,
    /// The product of the faster extents in the same group.
    pub divisor: u64,
    /// The iter's extent; 0 for the slowest iter above extent 1 of a group, whose digit needs no
    /// remainder in range. 1 for an iter of extent 1, whose digit is 0 in range.
    pub modulus: u64,
    /// Whether the iter is the first of its group, of extent 1 or not: the one whose digit runs on
    /// linearly beyond the range. Coordinates in range have no use for it.
    pub runs_on: bool,
}

/// The digits of all shard iters for coordinates of one rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Split {
    digits: List<Digit, MAX_ITERS>,
    pitches: Option<[u64; MAX_RANK]>,
}

impl Split {
    const NOTHING: Digit = Digit { dim: 0, divisor: 1, modulus: 1, runs_on: false };

    /// One entry a shard iter, slow to fast.
    #[must_use]
    pub const fn digits(&self) -> &[Digit] {
        self.digits.as_slice()
    }

    /// [`digits`](Self::digits) with their unused slots, for loops in const evaluation.
    #[must_use]
    pub const fn digit_slots(&self) -> &List<Digit, MAX_ITERS> {
        &self.digits
    }

    /// Whether all digits are split from one linear index, `sum_d coordinate[d] * pitch(d)`.
    #[must_use]
    pub const fn is_linear(&self) -> bool {
        self.pitches.is_some()
    }

    /// The weight of entry `d` in the linear index, in elements; 0 beyond the rank.
    #[must_use]
    pub const fn pitch(&self, d: usize) -> u64 {
        match self.pitches {
            Some(pitches) if d < MAX_RANK => pitches[d],
            _ => 0,
        }
    }
}

impl Map {
    /// How coordinates of `rank` entries are split: one entry a dimension of the logical shape, or
    /// one entry alone, which is the linear index.
    ///
    /// A grouped shape splits each entry inside its own group:
    /// `digit_k = (entry / product of the faster extents of the group) % extent_k`. Otherwise the
    /// coordinate is flattened, last dimension fastest, and split over all iters.
    ///
    /// # Errors
    /// [`LayoutError::CoordinateRank`] for any other rank.
    pub const fn try_split(&self, rank: usize) -> Result<Split, LayoutError> {
        let mut split = Split { digits: List::empty(Split::NOTHING), pitches: None };
        if rank == self.rank() && self.is_grouped() {
            let mut dim = 0;
            while dim < rank {
                let from = self.separators.items[dim];
                let to = self.separators.items[dim + 1];
                group_digits(&mut split.digits, &self.shard, from, to, dim);
                dim += 1;
            }
            return Ok(split);
        }
        if rank == self.rank() {
            split.pitches = Some(self.shape.row_major());
        } else if rank == 1 {
            split.pitches = Some([1; MAX_RANK]);
        } else {
            return Err(LayoutError::CoordinateRank { found: rank, rank: self.rank() });
        }
        group_digits(&mut split.digits, &self.shard, 0, self.shard.len, 0);
        Ok(split)
    }

    /// [`try_split`](Self::try_split) for const contexts.
    ///
    /// # Panics
    /// Where `try_split` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn split(&self, rank: usize) -> Split {
        match self.try_split(rank) {
            Ok(split) => split,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

/// The digits of the iters `from..to`, which share one value.
const fn group_digits(
    digits: &mut List<Digit, MAX_ITERS>,
    iters: &List<Iter, MAX_ITERS>,
    from: usize,
    to: usize,
    dim: usize,
) {
    // at most the size, which fits
    let mut divisor = 1;
    let mut slowest = None;
    let mut k = to;
    digits.len = to;
    while k > from {
        k -= 1;
        let extent = iters.items[k].extent;
        if extent > 1 {
            slowest = Some(k);
        }
        digits.items[k] = Digit { dim, divisor, modulus: extent, runs_on: k == from };
        divisor *= extent;
    }
    if let Some(slowest) = slowest {
        digits.items[slowest].modulus = 0;
    }
}
