//! [`Plan`]: what is left to compute on one axis once a layout is known.
//!
//! The algebra's [`Split`](tla_core::Split) says how a coordinate becomes digits; the plan keeps the
//! digits that count on one axis and what each is worth. The evaluators of [`At`](crate::At) are
//! unrolled over it.
//!
//! A plan is *one* constant, read through a reference: every constant that a function names is
//! evaluated for every layout, also in branches that a layout does not take, so a constant a number
//! would cost a compilation a hundred evaluations an axis. The optimizer folds the loads from it. Its
//! fields are arrays of integers, which const evaluation validates at once.

use core::marker::PhantomData;

use tla_core::{MAX_ITERS, MAX_RANK, MAX_REPLICAS, Map, Split};

use crate::axis::AxisType;
use crate::mapping::Mapping;
use crate::rule::Rules;

/// `(entry / divisor % modulus) * stride`, summed over the terms.
pub(crate) struct Terms<const N: usize> {
    pub(crate) len: usize,
    /// The entry of the coordinate that the digit is split from.
    pub(crate) dims: [usize; N],
    pub(crate) divisors: [i64; N],
    /// 0: no remainder.
    pub(crate) moduli: [i64; N],
    pub(crate) strides: [i64; N],
}

/// The terms of one axis for coordinates of one rank, the offset, the swizzle.
pub(crate) struct Plan {
    pub(crate) terms: Terms<MAX_ITERS>,
    pub(crate) offset: i64,
    /// Whether the terms split one linear index.
    pub(crate) linear: bool,
    /// The weights of the entries in the linear index.
    pub(crate) pitches: [i64; MAX_RANK],
    /// The address bits that the swizzle changes; 0 for no swizzle on this axis.
    pub(crate) field: i64,
    /// How far the bits are that are XORed into them.
    pub(crate) shift: u32,
    /// Whether the swizzle is mirrored.
    pub(crate) mirrored: bool,
}

/// The plan of the axis `A` of the layout `L`, for coordinates of `R` entries.
pub(crate) struct PlanOf<L, A, const R: usize>(PhantomData<(L, A)>);

impl<L: Mapping, A: AxisType, const R: usize> PlanOf<L, A, R> {
    pub(crate) const PLAN: Plan = plan(Rules::<L>::MAP, &SplitOf::<L, R>::SPLIT, A::AXIS, R);

    /// How many terms the evaluator is unrolled for: the terms that there are, or a few more.
    pub(crate) const SLOTS: usize = match Self::PLAN.terms.len {
        0 => 0,
        1 => 1,
        2 => 2,
        3 | 4 => 4,
        _ => MAX_ITERS,
    };
}

/// Whether the plans of a layout, on every axis and for coordinates of every rank, are made of numbers up to
/// `largest` where they divide.
///
/// An evaluator reduces the numbers of a plan to the width of its integer. Offset, strides and pitches may be: sums
/// and products that fit are exact modulo the width. Divisors and moduli may not. Neighbouring digits that become one
/// ([`Terms::push`]) divide by a divisor and a modulus of theirs, or by the product of the moduli, which is no more
/// than the elements are.
pub(crate) const fn divides_by_numbers_up_to(map: &Map, largest: u64) -> bool {
    let mut rank = map.rank();
    loop {
        if let Ok(split) = map.try_split(rank) {
            let (len, digits) = (split.digits().len(), split.digits());
            let mut k = 0;
            while k < len {
                if digits[k].modulus != 1 && (digits[k].divisor > largest || digits[k].modulus > largest) {
                    return false;
                }
                k += 1;
            }
        }
        if rank == 1 {
            return true;
        }
        rank = 1;
    }
}

/// How the layout `L` splits coordinates of `R` entries: evaluated once for all axes. `None` for a wrong
/// rank, which is reported by `RANK_MATCHES`.
struct SplitOf<L, const R: usize>(PhantomData<L>);

impl<L: Mapping, const R: usize> SplitOf<L, R> {
    const SPLIT: Option<Split> = match Rules::<L>::MAP.try_split(R) {
        Ok(split) => Some(split),
        Err(_) => None,
    };
}

/// The replica iters of the layout `L` that move on the axis `A`.
pub(crate) struct ReplicasOf<L, A>(PhantomData<(L, A)>);

impl<L: Mapping, A: AxisType> ReplicasOf<L, A> {
    pub(crate) const TERMS: Terms<MAX_REPLICAS> = replica_terms(Rules::<L>::MAP, A::AXIS);
}

impl<const N: usize> Terms<N> {
    pub(crate) const NONE: Self =
        Self { len: 0, dims: [0; N], divisors: [1; N], moduli: [0; N], strides: [0; N] };

    /// Adds a term, slow to fast. Two neighbouring digits of which the slow one steps once over all of
    /// the fast one are one digit: `(v/c/f % e) * (s*f) + (v/c % f) * s = (v/c % (e*f)) * s`, also
    /// without the remainder by `e`.
    pub(crate) const fn push(&mut self, dim: usize, divisor: i64, modulus: i64, stride: i64) {
        if self.len > 0 && modulus > 0 {
            let slow = self.len - 1;
            let is_next = self.dims[slow] == dim && self.divisors[slow] == divisor * modulus;
            // the product is no coordinate of an element, so it may overflow; then it is no stride
            if is_next && matches!(stride.checked_mul(modulus), Some(step) if step == self.strides[slow]) {
                self.divisors[slow] = divisor;
                self.moduli[slow] *= modulus;
                self.strides[slow] = stride;
                return;
            }
        }
        // as many slots as a layout has iters
        if self.len < N {
            self.dims[self.len] = dim;
            self.divisors[self.len] = divisor;
            self.moduli[self.len] = modulus;
            self.strides[self.len] = stride;
            self.len += 1;
        }
    }
}

#[expect(clippy::cast_possible_wrap, reason = "sizes of a map are below 2^63")]
const fn plan(map: &Map, split: &Option<Split>, axis: tla_core::Axis, rank: usize) -> Plan {
    let mut plan = Plan {
        terms: Terms::NONE,
        offset: map.offset_on(axis),
        linear: false,
        pitches: [0; MAX_RANK],
        field: 0,
        shift: 0,
        mirrored: false,
    };
    if let Some(swizzle) = map.swizzle()
        && axis.same(&tla_core::axis::M)
    {
        plan.field = swizzle.field();
        plan.shift = swizzle.s();
        plan.mirrored = swizzle.is_mirrored();
    }
    let Some(split) = split else { return plan };
    plan.linear = split.is_linear();
    if plan.linear {
        let mut d = 0;
        while d < rank && d < MAX_RANK {
            plan.pitches[d] = split.pitch(d) as i64;
            d += 1;
        }
    }
    let (digits, iters) = (split.digit_slots(), map.shard_slots().slots());
    let (len, digits) = (digits.len(), digits.slots());
    let mut k = 0;
    while k < len {
        let (digit, iter) = (&digits[k], &iters[k]);
        // a digit that is always 0, or worth nothing, costs nothing
        if digit.modulus != 1 && iter.stride != 0 && iter.axis.same(&axis) {
            plan.terms.push(digit.dim, digit.divisor as i64, digit.modulus as i64, iter.stride);
        }
        k += 1;
    }
    plan
}

/// The replica index split over the replica iters that move, the last one fastest.
#[expect(clippy::cast_possible_wrap, reason = "the number of replicas is below 2^63")]
const fn replica_terms(map: &Map, axis: tla_core::Axis) -> Terms<MAX_REPLICAS> {
    let mut terms = Terms::NONE;
    if map.replica().is_empty() {
        return terms;
    }
    let stepping = map.with_stepping_replicas();
    let iters = stepping.replica();
    // of the slowest one: the product of the others
    let mut divisor = 1_i64;
    let mut k = 1;
    while k < iters.len() {
        divisor *= iters[k].extent as i64;
        k += 1;
    }
    k = 0;
    while k < iters.len() {
        let extent = iters[k].extent as i64;
        if k > 0 {
            divisor /= extent;
        }
        if iters[k].axis.same(&axis) {
            let modulus = if k == 0 { 0 } else { extent };
            terms.push(0, divisor, modulus, iters[k].stride);
        }
        k += 1;
    }
    terms
}

#[cfg(test)]
mod tests {
    use tla_core::parse::tirx;

    use super::divides_by_numbers_up_to;

    #[test]
    fn a_layout_divides_by_its_faster_extents() {
        let divides = |text: &str, largest| divides_by_numbers_up_to(&tirx(text).expect("a layout"), largest);
        // by rows: the linear index alone is cut
        assert!(divides("S[(3,5,7):(1,3,15)]", 35) && !divides("S[(3,5,7):(1,3,15)]", 34));
        // inside the second dimension, in the first nothing is cut
        assert!(divides("(3,35) -> S[(3,5,7):(1,3,15)]", 35) && !divides("(3,35) -> S[(3,5,7):(1,3,15)]", 6));
        // strides are not divided by, and an extent of 1 has no digit
        assert!(divides("S[(4,1):(4294967296,1)]", 3));
        assert!(!divides("S[(2,4294967296):(0,0)]", u32::MAX.into()));
        assert!(divides("S[(1,4294967296):(0,0)]", u32::MAX.into()));
    }
}
