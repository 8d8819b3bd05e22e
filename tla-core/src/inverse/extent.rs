//! Where on an axis a layout has places: the lowest, the highest, and whether there is a hole between.

use crate::axis::{self, Axis, AxisKind};
use crate::compose::swizzled;
use crate::error::{LayoutError, OwnerError};
use crate::inverse::decoder::CASES;
use crate::inverse::moves::Moves;
use crate::map::Map;
use crate::scope::Scope;
use crate::swizzle::Swizzle;

impl Map {
    /// The lowest and the highest place that holds an element on `axis`, replicas and offset included, after
    /// the swizzle; both are the offset where nothing moves on the axis.
    ///
    /// ```
    /// use tla_core::{axis, parse::tirx};
    ///
    /// assert_eq!(tirx("S[(8,4):(-4@laneid,1@laneid)] + 28@laneid")?.try_place_range_on(axis::LANEID)?, (0, 31));
    /// // 64 ..= 71 becomes 72 ..= 79
    /// assert_eq!(tirx("Swizzle<3,3,3> o S[8] + 64")?.try_place_range_on(axis::M)?, (72, 79));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`OwnerError::Search`] when strides under a swizzle overlap so much, or under a mirrored one are so
    /// many, that more than 65536 cases would have to be tried.
    pub const fn try_place_range_on(&self, axis: Axis) -> Result<(i64, i64), LayoutError> {
        match self.swizzle {
            Some(swizzle) if axis.same(&axis::M) && swizzle.b() > 0 => {
                let moves = Moves::on(self, &axis);
                match range(swizzle, &moves) {
                    Some(range) => Ok(range),
                    None => Err(too_long(axis)),
                }
            }
            _ => Ok(self.tile_range_on(axis)),
        }
    }

    /// The first place on `axis` between the lowest and the highest that holds no element, if there is one.
    /// A layout of which no axis has a hole is *total*: every place of its box holds an element.
    ///
    /// Without a swizzle the places fill their range exactly when no stride, in their order, is wider than
    /// one step beyond what the narrower ones reach. With one they are counted.
    ///
    /// ```
    /// use tla_core::{axis, parse::tirx};
    ///
    /// let map = tirx("S[(8,4,2):(4@laneid,1@laneid,1@warpid)] + R[2:4@warpid] + 5@warpid")?;
    /// assert_eq!(map.try_hole_on(axis::LANEID)?, None);
    /// assert_eq!(map.try_hole_on(axis::WARPID)?, Some(7)); // 5 6 9 10
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_place_range_on`](Self::try_place_range_on).
    pub const fn try_hole_on(&self, axis: Axis) -> Result<Option<i64>, LayoutError> {
        let moves = Moves::on(self, &axis);
        let gap = moves.first_gap();
        let swizzle = match self.swizzle {
            Some(swizzle) if axis.same(&axis::M) && swizzle.b() > 0 => swizzle,
            _ => return Ok(gap),
        };
        let (Some((lowest, highest)), Some(count)) = (range(swizzle, &moves), moves.count()) else {
            return Err(too_long(axis));
        };
        if highest - lowest == count - 1 {
            return Ok(None);
        }
        // a window in which every address is reached stays full: a hole is where a gap is or beyond it, or,
        // where there is no gap, in the first window or the last
        let width = swizzle.m() + swizzle.b() + if swizzle.is_mirrored() { swizzle.s() } else { 0 };
        let end_of_first = lowest | window(width);
        let beyond = match gap {
            Some(gap) => gap & !window(width),
            None => highest & !window(width),
        };
        // of all places together
        let mut cases = CASES;
        let (mut place, mut tried) = (lowest, 0);
        while place <= highest && tried < CASES {
            if place > end_of_first && place < beyond {
                place = beyond;
            }
            match moves.reach(swizzle.apply(place), &mut cases) {
                Some(true) => {}
                Some(false) => return Ok(Some(place)),
                None => return Err(too_long(axis)),
            }
            place += 1;
            tried += 1;
        }
        Err(too_long(axis))
    }
}

impl Map {
    /// Nothing, if every place on `axis` from the lowest to the highest holds an element.
    ///
    /// # Errors
    /// [`OwnerError::Hole`] with the first place that holds none, and those of
    /// [`try_place_range_on`](Self::try_place_range_on).
    pub const fn try_full_on(&self, axis: Axis) -> Result<(), LayoutError> {
        let Some(place) = tri!(self.try_hole_on(axis)) else { return Ok(()) };
        let (lowest, highest) = tri!(self.try_place_range_on(axis));
        Err(LayoutError::Owner(OwnerError::Hole { axis, place, lowest, highest }))
    }

    /// Whether the places on `axis` that hold elements are all that there are: the 32 lanes of a warp, the
    /// 128 threads or the 4 warps of a warpgroup. How many units other scopes have is not known.
    ///
    /// ```
    /// use tla_core::{axis, parse::tirx};
    ///
    /// assert!(tirx("S[(32,2):(1@laneid,1@warpid)]")?.covers_scope_of(axis::LANEID));
    /// assert!(!tirx("S[(32,2):(1@laneid,1@warpid)]")?.covers_scope_of(axis::WARPID));
    /// # Ok::<(), tla_core::ParseError>(())
    /// ```
    #[must_use]
    pub const fn covers_scope_of(&self, axis: Axis) -> bool {
        let units = match axis.kind() {
            AxisKind::Thread { unit: Scope::Thread, scope: Scope::Warp } => 32,
            AxisKind::Thread { unit: Scope::Thread, scope: Scope::Warpgroup } => 128,
            AxisKind::Thread { unit: Scope::Warp, scope: Scope::Warpgroup } => 4,
            _ => return false,
        };
        let range = self.tile_range_on(axis);
        range.0 == 0 && range.1 == units - 1 && self.try_full_on(axis).is_ok()
    }
}

const fn too_long(axis: Axis) -> LayoutError {
    LayoutError::Owner(OwnerError::Search { axis, limit: CASES })
}

/// The mask of the low `bits` bits.
const fn window(bits: u32) -> i64 {
    (1_i64 << bits) - 1
}

/// The lowest and the highest address after the swizzle; `None` when the search takes too long.
const fn range(swizzle: Swizzle, moves: &Moves) -> Option<(i64, i64)> {
    let highest = moves.lowest + moves.reach_from(0);
    if swizzle.is_mirrored() {
        return range_of_all(swizzle, moves);
    }
    match (extreme(swizzle, moves, moves.lowest, false), extreme(swizzle, moves, highest, true)) {
        (Some(lowest), Some(highest)) => Some((lowest, highest)),
        _ => None,
    }
}

/// The extreme address after a swizzle that leaves the bits from `M + B` up alone: it lies in the window of
/// the one before, `from`, and inside that each bit is decided from the top, by asking whether some address
/// lies in the better half.
const fn extreme(swizzle: Swizzle, moves: &Moves, from: i64, highest: bool) -> Option<i64> {
    let width = swizzle.m() + swizzle.b();
    let mut from = from & !window(width);
    // the bits that are XORed into every address of the window lie above it
    let mask = swizzle.apply(from) ^ from;
    let mut bit = width;
    let mut cases = CASES;
    while bit > 0 {
        bit -= 1;
        let half = 1_i64 << bit;
        let better = if highest { half & !mask } else { half & mask };
        let start = from | better;
        match moves.holds(0, start as i128 - moves.lowest as i128, half, &mut cases) {
            Some(true) => from = start,
            Some(false) => from |= half & !better,
            None => return None,
        }
    }
    Some(swizzle.apply(from))
}

/// The extreme addresses after a swizzle, of all addresses.
const fn range_of_all(swizzle: Swizzle, moves: &Moves) -> Option<(i64, i64)> {
    let mut all = 1_u64;
    let mut k = 0;
    while k < moves.len {
        all = match all.checked_mul(moves.extents[k].unsigned_abs()) {
            Some(all) if all <= CASES => all,
            _ => return None,
        };
        k += 1;
    }
    let (mut lowest, mut highest) = (i64::MAX, i64::MIN);
    let mut index = 0;
    while index < all {
        let mut rest = index;
        let mut address = moves.lowest;
        k = 0;
        while k < moves.len {
            let extent = moves.extents[k].unsigned_abs();
            // a digit, below the extent
            address += crate::inverse::moves::count(rest % extent) * moves.strides[k];
            rest /= extent;
            k += 1;
        }
        let address = swizzled(Some(swizzle), address);
        if address < lowest {
            lowest = address;
        }
        if address > highest {
            highest = address;
        }
        index += 1;
    }
    Some((lowest, highest))
}

impl Moves {
    /// Whether digits reach `place`, before a swizzle; `None` when no `cases` are left.
    const fn reach(&self, place: i64, cases: &mut u64) -> Option<bool> {
        self.holds(0, place as i128 - self.lowest as i128, 1, cases)
    }

    /// Whether one of the `width` numbers from `from` on is a sum of digits from entry `k` on.
    const fn holds(&self, k: usize, from: i128, width: i64, cases: &mut u64) -> Option<bool> {
        let reach = self.reach_from(k) as i128;
        let to = from + width as i128 - 1;
        if to < 0 || from > reach {
            return Some(false);
        }
        if from <= 0 || to >= reach {
            // 0 and the reach are sums
            return Some(true);
        }
        if *cases == 0 {
            return None;
        }
        *cases -= 1;
        // not the end of the entries, where the reach is 0
        let (stride, last) = (self.strides[k] as i128, self.extents[k] as i128 - 1);
        let rest = reach - last * stride;
        // the digits for which the rest can still arrive: from - rest <= digit * stride <= to
        let mut digit = if from > rest { (from - rest - 1) / stride + 1 } else { 0 };
        while digit <= last && digit * stride <= to {
            match self.holds(k + 1, from - digit * stride, width, cases) {
                Some(false) => digit += 1,
                found => return found,
            }
        }
        Some(false)
    }

    /// How many different places the digits reach; `None` when counting takes too long.
    const fn count(&self) -> Option<i64> {
        // entries wider than all narrower ones together multiply; those below one that is not are a block
        let mut count = 1_i64;
        let mut cases = CASES;
        let mut reach = 0;
        // the end of the block that is still to be counted
        let mut end = self.len;
        let mut k = self.len;
        while k > 0 {
            k -= 1;
            if self.strides[k] > reach {
                count = match self.count_block(k + 1, end, &mut cases) {
                    Some(block) => count * block,
                    None => return None,
                };
                end = k + 1;
            }
            reach += self.strides[k] * (self.extents[k] - 1);
        }
        match self.count_block(0, end, &mut cases) {
            Some(block) => Some(count * block),
            None => None,
        }
    }

    /// How many different sums the entries `from .. to` have; `None` when no `cases` are left.
    const fn count_block(&self, from: usize, to: usize, cases: &mut u64) -> Option<i64> {
        if from >= to {
            return Some(1);
        }
        if from + 1 == to {
            return Some(self.extents[from]);
        }
        let mut block = Self { len: 0, ..*self };
        let mut k = from;
        while k < to {
            block.insert(self.strides[k], self.extents[k], self.iters[k]);
            k += 1;
        }
        block.lowest = 0;
        if block.first_gap().is_none() {
            return Some(block.reach_from(0) + 1);
        }
        let highest = block.reach_from(0);
        if highest >= crate::inverse::moves::count(CASES) {
            return None;
        }
        let (mut count, mut place) = (0, 0);
        while place <= highest {
            match block.reach(place, cases) {
                Some(true) => count += 1,
                Some(false) => {}
                None => return None,
            }
            place += 1;
        }
        Some(count)
    }
}
