//! [`Moves`]: what moves on one axis, turned so that every step is forward.

use crate::axis::Axis;
use crate::map::{MAX_ITERS, MAX_REPLICAS, Map};
use crate::num;

/// The most iters that move on one axis.
pub(crate) const MAX_MOVES: usize = MAX_ITERS + MAX_REPLICAS;

/// In [`Moves::iters`]: no shard iter, but replicas.
pub(crate) const REPLICA: usize = usize::MAX;

/// The iters that move on one axis, the widest stride first. A negative stride is turned around: the digit
/// then counts down from its last value. The places on the axis are
///
/// ```text
/// lowest + sum_k digit_k * stride_k        0 <= digit_k < extent_k
/// ```
pub(crate) struct Moves {
    pub(crate) len: usize,
    /// Above 0.
    pub(crate) strides: [i64; MAX_MOVES],
    /// Above 1.
    pub(crate) extents: [i64; MAX_MOVES],
    /// The shard iter, or [`REPLICA`].
    pub(crate) iters: [usize; MAX_MOVES],
    /// The lowest place, before a swizzle.
    pub(crate) lowest: i64,
}

impl Moves {
    /// What moves on `axis`. Replicas that step together through one progression are one entry: which
    /// replica a place is in is never asked.
    pub(crate) const fn on(map: &Map, axis: &Axis) -> Self {
        let mut moves = Self {
            len: 0,
            strides: [1; MAX_MOVES],
            extents: [1; MAX_MOVES],
            iters: [REPLICA; MAX_MOVES],
            lowest: map.tile_range_on(*axis).0,
        };
        let mut k = 0;
        while k < map.replica.len {
            let iter = &map.replica.items[k];
            if iter.extent > 1 && iter.stride != 0 && iter.axis.same(axis) {
                moves.insert(magnitude(iter.stride), count(iter.extent), REPLICA);
            }
            k += 1;
        }
        if moves.len > 1 {
            moves.join_replicas();
        }
        k = 0;
        while k < map.shard.len {
            let iter = &map.shard.items[k];
            if iter.extent > 1 && iter.stride != 0 && iter.axis.same(axis) {
                moves.insert(magnitude(iter.stride), count(iter.extent), k);
            }
            k += 1;
        }
        moves
    }

    /// Puts an entry at its place by stride.
    pub(crate) const fn insert(&mut self, stride: i64, extent: i64, iter: usize) {
        let mut at = self.len;
        while at > 0 && self.strides[at - 1] < stride {
            self.strides[at] = self.strides[at - 1];
            self.extents[at] = self.extents[at - 1];
            self.iters[at] = self.iters[at - 1];
            at -= 1;
        }
        self.strides[at] = stride;
        self.extents[at] = extent;
        self.iters[at] = iter;
        self.len += 1;
    }

    /// `{0, s, .., (e-1)s} + {0, ks, .., (f-1)ks}` is `{0, s, .., (e-1 + k(f-1))s}` when `k <= e`.
    const fn join_replicas(&mut self) {
        let all = self.len;
        let (strides, extents) = (self.strides, self.extents);
        self.len = 0;
        // from the narrowest on, of which `stride` and `extent` are the progression so far
        let mut k = all - 1;
        let (mut stride, mut extent) = (strides[k], extents[k]);
        while k > 0 {
            k -= 1;
            let times = strides[k] / stride;
            if strides[k] % stride == 0 && times <= extent {
                // fits: the reach of the axis does
                extent += times * (extents[k] - 1);
            } else {
                self.insert(stride, extent, REPLICA);
                stride = strides[k];
                extent = extents[k];
            }
        }
        self.insert(stride, extent, REPLICA);
    }

    /// How far the entries from `k` on reach together.
    pub(crate) const fn reach_from(&self, k: usize) -> i64 {
        let mut reach = 0;
        let mut i = k;
        while i < self.len {
            // fits: a part of the reach of the axis
            reach += self.strides[i] * (self.extents[i] - 1);
            i += 1;
        }
        reach
    }

    /// Whether every stride steps over all narrower ones together, so that the digits of a place are
    /// found by division.
    pub(crate) const fn nest(&self) -> bool {
        let mut reach = 0;
        let mut k = self.len;
        while k > 0 {
            k -= 1;
            if self.strides[k] <= reach {
                return false;
            }
            reach += self.strides[k] * (self.extents[k] - 1);
        }
        true
    }

    /// The first place above the lowest that no digits reach and that lies below the highest; before a
    /// swizzle. `None` when all are reached.
    pub(crate) const fn first_gap(&self) -> Option<i64> {
        let mut reach = 0;
        let mut k = self.len;
        while k > 0 {
            k -= 1;
            // the narrower ones fill 0 ..= reach: from here on every digit above 0 leaves reach + 1 out
            if self.strides[k] > reach + 1 {
                return Some(self.lowest + reach + 1);
            }
            reach += self.strides[k] * (self.extents[k] - 1);
        }
        None
    }
}

/// `|stride|`: fits, because a map has no extent above 1 with a stride whose magnitude is no `i64`.
const fn magnitude(stride: i64) -> i64 {
    match num::signed(num::magnitude(stride)) {
        Some(stride) => stride,
        None => i64::MAX,
    }
}

/// An extent as a signed number: fits, because the size of a map does.
pub(crate) const fn count(extent: u64) -> i64 {
    match num::signed(extent) {
        Some(extent) => extent,
        None => i64::MAX,
    }
}
