//! The cosize: how many elements of memory a layout needs, after the swizzle.

use crate::axis;
use crate::error::{LayoutError, Place, Quantity};
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_REPLICAS, Map};
use crate::num;
use crate::swizzle::Swizzle;

/// How many branches the search for the largest swizzled address may take. Layouts whose strides
/// nest need a few dozen; a set of strides that overlap without end is cut off here and gets the end
/// of the swizzle's window as an upper bound. For a mirrored swizzle it is also how many blocks are asked.
const BRANCHES: u32 = 1 << 12;

/// The strides and extents of everything that moves on `m`, as counts, widest stride first.
type Steps = List<(u64, u64), { MAX_ITERS + MAX_REPLICAS }>;

impl Map {
    /// `1 +` the largest address on `m` that any place reaches, replicas and offsets included, after
    /// the swizzle; in elements. A buffer for the layout needs so many, and views rest on it.
    ///
    /// A swizzle with `S >= B` leaves the bits from `M + B` up alone, so the largest address lies in
    /// the same window of `2^(M+B)` elements as before; inside it the target bits are decided from
    /// the top, asking each time whether some element lies in the better half. A mirrored swizzle moves
    /// blocks of `2^M` elements inside a window of `2^(M+B+S)`; the blocks are asked from the top. Both are
    /// exact or an upper bound, the end of the window, and never too small. They are exact whenever the
    /// strides nest (each wider than all smaller ones reach together), a mirrored one if also `B + S <= 7`.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// assert_eq!(tirx("S[(4,6):(8,1)] + R[2:64] + 3")?.try_cosize()?, 97);
    /// // the swizzle moves elements beyond the 72 that the tile spans
    /// assert_eq!(tirx("S[(2,8):(64,1)]")?.try_cosize()?, 72);
    /// assert_eq!(tirx("Swizzle<3,3,3> o S[(2,8):(64,1)]")?.try_cosize()?, 80);
    /// // a mirrored one moves 3 to 3 + 3 * 8
    /// assert_eq!(tirx("Swizzle<0,3,3,mirrored> o S[4]")?.try_cosize()?, 28);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::NegativeAddress`] when a place lies below 0: no buffer holds it.
    /// [`LayoutError::Overflow`] when it is no `i64`.
    #[doc(alias = "required_span_size")]
    pub const fn try_cosize(&self) -> Result<u64, LayoutError> {
        let (lowest, highest) = self.tile_range_on(axis::M);
        if lowest < 0 {
            return Err(LayoutError::NegativeAddress { lowest });
        }
        let largest = match self.swizzle {
            None => highest,
            Some(swizzle) if swizzle.b() == 0 => highest,
            Some(swizzle) if swizzle.is_mirrored() => {
                largest_mirrored(swizzle, lowest, highest, &self.steps())
            }
            Some(swizzle) => largest_swizzled(swizzle, lowest, highest, &self.steps()),
        };
        match largest.checked_add(1) {
            Some(cosize) => match num::unsigned(cosize) {
                Some(cosize) => Ok(cosize),
                None => Err(LayoutError::NegativeAddress { lowest }),
            },
            None => Err(LayoutError::Overflow { quantity: Quantity::Address, place: Place::Whole }),
        }
    }

    /// [`try_cosize`](Self::try_cosize) for const contexts.
    ///
    /// # Panics
    /// Where `try_cosize` returns an error; in a const context that is a compile error.
    #[doc(alias = "required_span_size")]
    #[must_use]
    #[track_caller]
    pub const fn cosize(&self) -> u64 {
        match self.try_cosize() {
            Ok(cosize) => cosize,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// What moves on `m`, widest stride first. Signs do not matter: the set of addresses is the one
    /// of the magnitudes, moved to the lowest address.
    const fn steps(&self) -> Steps {
        let mut steps: Steps = List::empty((0, 1));
        let mut i = 0;
        while i < self.shard.len() + self.replica.len() {
            let iter = if i < self.shard.len() {
                self.shard.items[i]
            } else {
                self.replica.items[i - self.shard.len()]
            };
            if iter.axis.same(&axis::M) && iter.extent > 1 && iter.stride != 0 {
                steps = insert(steps, iter);
            }
            i += 1;
        }
        steps
    }
}

/// The mask of the low `bits` bits.
const fn window(bits: u32) -> i64 {
    (1_i64 << bits) - 1
}

const fn insert(steps: Steps, iter: Iter) -> Steps {
    let Some(mut steps) = steps.try_push((num::magnitude(iter.stride), iter.extent)) else { return steps };
    let mut i = steps.len() - 1;
    while i > 0 && steps.items[i].0 > steps.items[i - 1].0 {
        let (before, this) = (steps.items[i - 1], steps.items[i]);
        steps = steps.with(i - 1, this).with(i, before);
        i -= 1;
    }
    steps
}

/// The largest `swizzle(a)` over the addresses `lowest + sum digit * step`, the largest of which is
/// `highest`.
const fn largest_swizzled(swizzle: Swizzle, lowest: i64, highest: i64, steps: &Steps) -> i64 {
    let width = swizzle.m() + swizzle.b();
    let top = highest & !window(width);
    // the source bits lie in `top`, so one mask is XORed into every address of the window
    let mask = swizzle.apply(top) ^ top;
    match largest_within(steps, lowest, top, width, mask) {
        Some(address) => swizzle.apply(address),
        None => top | window(width),
    }
}

/// The same for a mirrored swizzle, which moves whole blocks of `2^M`: each block of the window, from the top,
/// is asked whether where it comes from holds an element.
const fn largest_mirrored(swizzle: Swizzle, lowest: i64, highest: i64, steps: &Steps) -> i64 {
    let end = highest | window(swizzle.m() + swizzle.b() + swizzle.s());
    let mut to = end & !window(swizzle.m());
    let mut branches = BRANCHES;
    while branches > 0 {
        branches -= 1;
        // the swizzle is its own inverse
        let block = swizzle.apply(to);
        let from = block - lowest;
        match holds(steps, 0, from, from + window(swizzle.m()), &mut branches) {
            Some(true) => {
                return match largest_within(steps, lowest, block, swizzle.m(), 0) {
                    Some(address) => swizzle.apply(address),
                    None => to | window(swizzle.m()),
                };
            }
            // no further than to the block of the highest address, which holds it
            Some(false) => to -= 1 << swizzle.m(),
            None => break,
        }
    }
    end
}

/// The address `a` in `from .. from + 2^bits` for which `a ^ mask` is largest; there is one at least.
const fn largest_within(steps: &Steps, lowest: i64, from: i64, bits: u32, mask: i64) -> Option<i64> {
    let mut from = from;
    let mut bit = bits;
    while bit > 0 {
        bit -= 1;
        let half = 1_i64 << bit;
        // the half of from .. from + 2 * half whose bit is 1 after the mask
        let better = from | (half & !mask);
        let mut branches = BRANCHES;
        match holds(steps, 0, better - lowest, better - lowest + (half - 1), &mut branches) {
            Some(true) => from = better,
            Some(false) => from |= half & mask,
            None => return None,
        }
    }
    Some(from)
}

/// Whether `from ..= to` holds a sum of `digit * step` over the steps from `k` on; `None` when the
/// search takes too many branches.
const fn holds(steps: &Steps, k: usize, from: i64, to: i64, branches: &mut u32) -> Option<bool> {
    let mut reach = 0;
    let mut i = k;
    while i < steps.len() {
        let (step, extent) = steps.items[i];
        // fits: a part of the reach of the axis
        reach += step * (extent - 1);
        i += 1;
    }
    let Some(reach) = num::signed(reach) else { return None };
    if to < 0 || from > reach {
        return Some(false);
    }
    if from <= 0 || to >= reach {
        return Some(true);
    }
    if *branches == 0 {
        return None;
    }
    *branches -= 1;
    // here k < steps.len(), for without steps the reach is 0
    let (step, extent) = steps.items[k];
    let (Some(step), Some(last)) = (num::signed(step), num::signed(extent - 1)) else { return None };
    let below = reach - last * step;
    // the digits for which the rest can still arrive: from - below <= digit * step <= to
    let mut digit = if from > below { (from - below - 1) / step + 1 } else { 0 };
    while digit <= last && digit * step <= to {
        match holds(steps, k + 1, from - digit * step, to - digit * step, branches) {
            Some(false) => digit += 1,
            found => return found,
        }
        if *branches == 0 {
            return None;
        }
    }
    Some(false)
}
