//! [`Plan`]: what is left to compute on one axis once a layout is known.
//!
//! The algebra's [`Split`](tla_core::Split) says how a coordinate becomes digits; the plan keeps the
//! digits that count on one axis and what each is worth. It is a constant; the evaluators of
//! [`At`](crate::At) are unrolled over it.

use core::marker::PhantomData;

use tla_core::{List, MAX_ITERS, MAX_REPLICAS, Map};

use crate::axis::AxisType;
use crate::mapping::Mapping;
use crate::rule::Rules;

/// One digit that counts on the axis: `(entry / divisor % modulus) * stride`.
#[derive(Clone, Copy)]
pub(crate) struct Term {
    /// The entry of the coordinate.
    pub(crate) dim: usize,
    pub(crate) divisor: i64,
    /// 0: no remainder.
    pub(crate) modulus: i64,
    pub(crate) stride: i64,
}

impl Term {
    const NOTHING: Term = Term { dim: 0, divisor: 1, modulus: 0, stride: 0 };
}

/// The terms of one axis for coordinates of `R` entries, the offset, the swizzle.
pub(crate) struct Plan {
    terms: List<Term, MAX_ITERS>,
    replicas: List<Term, MAX_REPLICAS>,
    pub(crate) offset: i64,
    /// Whether the terms split one linear index.
    pub(crate) linear: bool,
    /// The weights of the entries in the linear index.
    pub(crate) pitches: [i64; tla_core::MAX_RANK],
}

impl Plan {
    pub(crate) const fn has_term(&self, slot: usize) -> bool {
        slot < self.terms.len()
    }

    pub(crate) const fn term(&self, slot: usize) -> Term {
        match self.terms.slot(slot) {
            Some(term) => term,
            None => Term::NOTHING,
        }
    }

    pub(crate) const fn has_replica(&self, slot: usize) -> bool {
        slot < self.replicas.len()
    }

    pub(crate) const fn replica(&self, slot: usize) -> Term {
        match self.replicas.slot(slot) {
            Some(term) => term,
            None => Term::NOTHING,
        }
    }
}

/// The plan of the axis `A` of the layout `L`.
pub(crate) struct PlanOf<L, A, const R: usize>(PhantomData<(L, A)>);

impl<L: Mapping, A: AxisType, const R: usize> PlanOf<L, A, R> {
    pub(crate) const PLAN: Plan = plan(&Rules::<L>::MAP, A::AXIS, R);
}

#[expect(clippy::cast_possible_wrap, reason = "sizes of a map are below 2^63")]
const fn plan(map: &Map, axis: tla_core::Axis, rank: usize) -> Plan {
    let mut plan = Plan {
        terms: List::empty(Term::NOTHING),
        replicas: List::empty(Term::NOTHING),
        offset: map.offset_on(axis),
        linear: false,
        pitches: [0; tla_core::MAX_RANK],
    };
    // a wrong rank is reported by `RANK_MATCHES`
    let Ok(split) = map.try_split(rank) else { return plan };
    plan.linear = split.is_linear();
    let mut d = 0;
    while d < tla_core::MAX_RANK {
        plan.pitches[d] = split.pitch(d) as i64;
        d += 1;
    }
    let mut k = 0;
    while k < split.digits().len() {
        let (digit, iter) = (split.digits()[k], map.shard()[k]);
        // a digit that is always 0, or worth nothing, costs nothing
        if digit.modulus != 1 && iter.stride != 0 && iter.axis.same(&axis) {
            let term = Term {
                dim: digit.dim,
                divisor: digit.divisor as i64,
                modulus: digit.modulus as i64,
                stride: iter.stride,
            };
            plan.terms = match plan.terms.try_push(term) {
                Some(terms) => terms,
                // not reached: no more than shard iters
                None => plan.terms,
            };
        }
        k += 1;
    }
    plan.replicas = replica_terms(map, axis);
    plan
}

/// The replica index split over the replica iters that move, the last one fastest.
#[expect(clippy::cast_possible_wrap, reason = "the number of replicas is below 2^63")]
const fn replica_terms(map: &Map, axis: tla_core::Axis) -> List<Term, MAX_REPLICAS> {
    let stepping = map.with_stepping_replicas();
    let mut terms = List::empty(Term::NOTHING);
    let mut divisor = 1_i64;
    let mut k = stepping.replica().len();
    while k > 0 {
        k -= 1;
        let iter = stepping.replica()[k];
        let extent = iter.extent as i64;
        if iter.axis.same(&axis) {
            let modulus = if k == 0 { 0 } else { extent };
            terms = match terms.try_push(Term { dim: 0, divisor, modulus, stride: iter.stride }) {
                Some(terms) => terms,
                // not reached: no more than replica iters
                None => terms,
            };
        }
        divisor *= extent;
    }
    terms
}
