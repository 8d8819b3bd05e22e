//! [`Places`]: all places that hold an element.

use core::fmt;

use seq_macro::seq;

use crate::at::At;
use crate::axis::{AxisType, m};
use crate::integer::IndexInt;
use crate::mapping::Mapping;
use crate::plan::ReplicasOf;
use crate::rule::{AxisRules, Rules};

/// One place that holds an element: replica `r` of it.
pub struct Place<L, I, const R: usize> {
    at: At<L, I, R>,
    replica: u64,
}

/// Every place that holds an element, each once; made by [`At::places`].
///
/// ```
/// use tla::axis::TLane;
/// use tla::prelude::*;
///
/// type ScaleFactors = layout!(S[(32, 4):(1@TLane, 1@TCol)] + R[4:32@TLane]);
/// let lanes: Vec<u32> = ScaleFactors::at([1, 0]).places().map(|place| place.on::<TLane>()).collect();
/// assert_eq!(lanes, [1, 33, 65, 97]);
/// ```
pub struct Places<L, I, const R: usize> {
    at: At<L, I, R>,
    next: u64,
}

impl<L: Mapping, I: IndexInt, const R: usize> Place<L, I, R> {
    /// The address on `m`, in elements, after the swizzle.
    #[must_use]
    #[inline(always)]
    pub fn offset(self) -> I {
        let () = AxisRules::<L, I, m>::INTEGER_COUNTS_PLACES;
        self.coordinate_on::<m>()
    }

    /// The coordinate on the axis `A`, in its units.
    #[must_use]
    #[inline(always)]
    pub fn on<A: AxisType>(self) -> I {
        let () = AxisRules::<L, I, A>::INTEGER_COUNTS_PLACES;
        self.coordinate_on::<A>()
    }

    /// [`on`](Self::on), whose rule the caller names.
    #[inline(always)]
    pub(crate) fn coordinate_on<A: AxisType>(self) -> I {
        // the offset and the replica's steps first: in a loop over the replicas they are constants
        let mut sum = self.at.offset_on::<A>();
        let terms = const { &ReplicasOf::<L, A>::TERMS };
        seq!(K in 0..8 {
            if K < terms.len {
                let mut digit = self.replica;
                if terms.divisors[K] > 1 {
                    digit = digit.over(u64::reduced(terms.divisors[K]));
                }
                if terms.moduli[K] > 0 {
                    digit = digit.modulo(u64::reduced(terms.moduli[K]));
                }
                sum = sum.plus(I::wrapped(digit).times(I::reduced(terms.strides[K])));
            }
        });
        self.at.swizzled::<A>(self.at.with_terms::<A>(sum))
    }
}

impl<L: Mapping, I: IndexInt, const R: usize> Places<L, I, R> {
    #[inline(always)]
    pub(crate) fn new(at: At<L, I, R>) -> Self {
        Self { at, next: 0 }
    }

    /// Whether the replica is the first one in its place: where replicas overlap, only that one counts.
    #[inline(always)]
    fn is_fresh(replica: u64) -> bool {
        if const { Rules::<L>::MAP.replicas_are_distinct() } {
            true
        } else if const { Self::COUNT <= 64 } {
            let fresh = const { Self::FRESH };
            fresh >> (replica & 63) & 1 == 1
        } else {
            const { &Rules::<L>::MAP.with_stepping_replicas() }.replica_is_first(replica)
        }
    }

    /// A bit for each of up to 64 overlapping replicas: the answer of [`is_fresh`](Self::is_fresh), so that
    /// nothing is compared and no function called at run time.
    const FRESH: u64 = {
        let stepping = Rules::<L>::MAP.with_stepping_replicas();
        let is_needed = Self::COUNT <= 64 && !stepping.replicas_are_distinct();
        let (mut fresh, mut replica) = (0, 0);
        while is_needed && replica < Self::COUNT {
            if stepping.replica_is_first(replica) {
                fresh |= 1_u64 << replica;
            }
            replica += 1;
        }
        fresh
    };

    const COUNT: u64 = {
        let stepping = Rules::<L>::MAP.with_stepping_replicas();
        let mut product = 1;
        let mut k = 0;
        while k < stepping.replica().len() {
            product *= stepping.replica()[k].extent;
            k += 1;
        }
        product
    };
}

impl<L: Mapping, I: IndexInt, const R: usize> Iterator for Places<L, I, R> {
    type Item = Place<L, I, R>;

    #[inline]
    fn next(&mut self) -> Option<Place<L, I, R>> {
        while self.next < const { Self::COUNT } {
            let replica = self.next;
            self.next += 1;
            if Self::is_fresh(replica) {
                return Some(Place { at: self.at, replica });
            }
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(const { Self::COUNT } - self.next).ok();
        if const { Rules::<L>::MAP.replicas_are_distinct() } {
            (left.unwrap_or(usize::MAX), left)
        } else {
            (usize::from(self.next == 0), left)
        }
    }

    /// One counted loop, over 32 bits where they suffice; `next` asks for the end anew.
    #[inline(always)]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, mut f: F) -> B {
        let at = self.at;
        let step = |folded: B, replica: u64| {
            if Self::is_fresh(replica) { f(folded, Place { at, replica }) } else { folded }
        };
        match (u32::try_from(self.next), u32::try_from(const { Self::COUNT })) {
            (Ok(next), Ok(count)) => (next..count).map(u64::from).fold(init, step),
            _ => (self.next..const { Self::COUNT }).fold(init, step),
        }
    }
}

impl<L: Mapping, I: IndexInt, const R: usize> core::iter::FusedIterator for Places<L, I, R> {}

impl<L, I: Copy, const R: usize> Clone for Place<L, I, R> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<L, I: Copy, const R: usize> Copy for Place<L, I, R> {}

impl<L, I: Copy, const R: usize> Clone for Places<L, I, R> {
    #[inline]
    fn clone(&self) -> Self {
        Self { at: self.at, next: self.next }
    }
}

impl<L, I: fmt::Debug, const R: usize> fmt::Debug for Place<L, I, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Place").field("at", &self.at).field("replica", &self.replica).finish()
    }
}

impl<L, I: fmt::Debug, const R: usize> fmt::Debug for Places<L, I, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Places").field("at", &self.at).field("next", &self.next).finish()
    }
}
