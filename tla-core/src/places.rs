//! [`Places`]: the whole set `L(x)`, replicas enumerated.

use crate::axis;
use crate::compose::swizzled;
use crate::error::LayoutError;
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_REPLICAS, Map};
use crate::num;
use crate::point::Point;
use crate::size::furthest;

/// How many overlapping replicas are compared to count the different ones.
const COMPARED: u64 = 1 << 12;

/// Every place that holds one element, each once: `L(x) = { D(x) + r + O : r in R }`, swizzled.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    map: Map,
    /// `D(x) + O`, before the swizzle.
    start: Point,
    next: u64,
    count: u64,
    distinct: bool,
}

impl Map {
    /// Every place that holds the element at `coordinate`, each once.
    ///
    /// ```
    /// use tla_core::{axis, parse::tirx};
    ///
    /// let map = tirx("S[(32,4):(1@TLane,1@TCol)] + R[4:32@TLane]")?;
    /// let lanes = map.try_places(&[1, 2])?.map(|place| place.on(axis::TLANE));
    /// assert!(lanes.eq([1, 33, 65, 97]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::CoordinateRank`], [`LayoutError::CoordinateRange`].
    pub const fn try_places(&self, coordinate: &[u64]) -> Result<Places, LayoutError> {
        let tile = self.without_swizzle();
        let start = tri!(tile.try_base(coordinate));
        let stepping = self.with_stepping_replicas();
        Ok(Places {
            map: stepping,
            start,
            next: 0,
            count: count(stepping.replica.as_slice()),
            distinct: are_distinct(stepping.replica.as_slice()),
        })
    }

    /// [`try_places`](Self::try_places) for const contexts.
    ///
    /// # Panics
    /// Where `try_places` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn places(&self, coordinate: &[u64]) -> Places {
        match self.try_places(coordinate) {
            Ok(places) => places,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// In how many different places an element lives: 1 without replicas.
    ///
    /// # Errors
    /// [`LayoutError::TooManyReplicas`] when more than 4096 replicas overlap.
    pub const fn try_replicas(&self) -> Result<u64, LayoutError> {
        let stepping = self.with_stepping_replicas();
        let replicas = count(stepping.replica.as_slice());
        if are_distinct(stepping.replica.as_slice()) {
            return Ok(replicas);
        }
        if replicas > COMPARED {
            return Err(LayoutError::TooManyReplicas { replicas, limit: COMPARED });
        }
        let mut different = 0;
        let mut index = 0;
        while index < replicas {
            if is_first(stepping.replica.as_slice(), index) {
                different += 1;
            }
            index += 1;
        }
        Ok(different)
    }

    /// Whether no two replicas of an element share a place for certain, so that counting them up
    /// needs no comparison.
    #[must_use]
    pub const fn replicas_are_distinct(&self) -> bool {
        are_distinct(self.with_stepping_replicas().replica.as_slice())
    }

    /// The layout with the replica iters that move: those of extent 1 or stride 0 stay in place.
    #[must_use]
    pub const fn with_stepping_replicas(&self) -> Self {
        let mut stepping: List<Iter, MAX_REPLICAS> = List::empty(Iter::UNIT);
        let mut i = 0;
        while i < self.replica.len() {
            let iter = self.replica.items[i];
            if iter.extent > 1 && iter.stride != 0 {
                stepping = match stepping.try_push(iter) {
                    Some(stepping) => stepping,
                    // not reached: no more than there were
                    None => stepping,
                };
            }
            i += 1;
        }
        Self { replica: stepping, ..*self }
    }

    /// Whether replica `index` (counted with the last iter fastest) is the first one in its place.
    #[must_use]
    pub const fn replica_is_first(&self, index: u64) -> bool {
        are_distinct(self.replica.as_slice()) || is_first(self.replica.as_slice(), index)
    }
}

impl Places {
    /// The next place, `None` after the last.
    pub const fn step(&mut self) -> Option<Point> {
        while self.next < self.count {
            let index = self.next;
            self.next += 1;
            if self.distinct || is_first(self.map.replica.as_slice(), index) {
                return Some(self.place(index));
            }
        }
        None
    }

    /// The place of replica `index`.
    const fn place(&self, index: u64) -> Point {
        let replica = self.map.replica.as_slice();
        let mut point = self.start;
        let mut rest = index;
        let mut k = replica.len();
        while k > 0 {
            k -= 1;
            let digit = rest % replica[k].extent;
            rest /= replica[k].extent;
            // fits: `Map::try_new` checked the reach of the axis, replicas included
            let step = step(digit, replica[k].stride);
            point.put(replica[k].axis, point.on(replica[k].axis) + step);
        }
        if self.map.swizzle.is_some() {
            point.put(axis::M, swizzled(self.map.swizzle, point.offset()));
        }
        point
    }
}

impl Iterator for Places {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        self.step()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.count - self.next);
        let some = usize::from(self.next < self.count);
        match left {
            Ok(left) if self.distinct => (left, Some(left)),
            // replica 0 is the first in its place, so one is certain only before the start
            Ok(left) => (if self.next == 0 { some } else { 0 }, Some(left)),
            Err(_) => (0, None),
        }
    }
}

impl core::iter::FusedIterator for Places {}

const fn count(replica: &[Iter]) -> u64 {
    let mut product = 1;
    let mut i = 0;
    while i < replica.len() {
        // fits: `Map::try_new` checked the product
        product *= replica[i].extent;
        i += 1;
    }
    product
}

const fn step(digit: u64, stride: i64) -> i64 {
    match num::signed(digit) {
        Some(digit) => match digit.checked_mul(stride) {
            Some(step) => step,
            None => 0,
        },
        None => 0,
    }
}

/// Whether on every axis each iter steps further than all iters with smaller strides together, so
/// that no two index tuples meet. Sufficient, not necessary.
const fn are_distinct(replica: &[Iter]) -> bool {
    let mut i = 0;
    while i < replica.len() {
        let mut smaller = 0_i128;
        let mut k = 0;
        while k < replica.len() {
            let (this, other) = (num::magnitude(replica[i].stride), num::magnitude(replica[k].stride));
            if k != i && replica[k].axis.same(&replica[i].axis) && (other < this || (other == this && k < i))
            {
                smaller += num::magnitude(furthest(replica[k])) as i128;
            }
            k += 1;
        }
        if num::magnitude(replica[i].stride) as i128 <= smaller {
            return false;
        }
        i += 1;
    }
    true
}

/// Whether no replica before `index` lies in the same place.
const fn is_first(replica: &[Iter], index: u64) -> bool {
    let mut earlier = 0;
    while earlier < index {
        if meet(replica, earlier, index) {
            return false;
        }
        earlier += 1;
    }
    true
}

/// Whether the replicas `a` and `b` lie in the same place: on every axis the steps add up alike.
const fn meet(replica: &[Iter], a: u64, b: u64) -> bool {
    let mut i = 0;
    while i < replica.len() {
        let axis = replica[i].axis;
        let mut difference = 0_i128;
        let (mut rest_a, mut rest_b) = (a, b);
        let mut k = replica.len();
        while k > 0 {
            k -= 1;
            let extent = replica[k].extent;
            if replica[k].axis.same(&axis) {
                difference += step(rest_a % extent, replica[k].stride) as i128;
                difference -= step(rest_b % extent, replica[k].stride) as i128;
            }
            rest_a /= extent;
            rest_b /= extent;
        }
        if difference != 0 {
            return false;
        }
        i += 1;
    }
    true
}
