//! [`At`]: one element of a layout, and where it lies.

use core::fmt;
use core::marker::PhantomData;

use seq_macro::seq;

use crate::axis::{AxisType, m};
use crate::exactly::Exactly;
use crate::integer::IndexInt;
use crate::mapping::Mapping;
use crate::places::Places;
use crate::plan::{Plan, PlanOf};
use crate::rule::{AxisRules, Counted, Rules};

/// The element of the layout `L` at a coordinate of `R` entries of `I`; made by
/// [`Mapping::at`](crate::Mapping::at).
///
/// Each question folds to the index arithmetic that one would write by hand: the terms of the layout
/// are unrolled and every number in them is a constant.
///
/// `Display` is for the eyes: every place with its coordinate on each axis, or what is wrong with the coordinate.
///
/// ```
/// use tla::prelude::*;
///
/// type Fragment = layout!((8, 8) -> S[(8, 4, 2):(4@laneid, 1@laneid, 1)]);
/// assert_eq!(Fragment::at([7, 7]).to_string(), "laneid=31, m=1");
/// type Shared = layout!(S[(2, 8):(1@warpid, 1)] + R[2:4@warpid]);
/// assert_eq!(Shared::at([1, 3]).to_string(), "warpid=1, m=3; warpid=5, m=3");
/// assert_eq!(
///     Shared::at([1, 8]).to_string(),
///     "coordinate 8 is out of range in dimension 1, which has extent 8",
/// );
/// ```
pub struct At<L, I, const R: usize> {
    coordinate: [I; R],
    layout: Exactly<L>,
}

impl<L: Mapping, I: IndexInt, const R: usize> At<L, I, R> {
    #[inline(always)]
    pub(crate) fn new(coordinate: [I; R], _: Counted<L, I>) -> Self {
        Self { coordinate, layout: PhantomData }
    }

    /// The coordinate.
    #[inline(always)]
    pub fn coordinate(self) -> [I; R] {
        self.coordinate
    }

    /// The address on `m`, in elements, after the swizzle; of replica 0.
    #[must_use]
    #[inline(always)]
    pub fn offset(self) -> I {
        let () = AxisRules::<L, I, m>::INTEGER_COUNTS_PLACES;
        self.coordinate_on::<m>()
    }

    /// The coordinate on the axis `A`, in its units; of replica 0. The offset alone (0 without one)
    /// where the layout has no iter on the axis.
    #[must_use]
    #[inline(always)]
    pub fn on<A: AxisType>(self) -> I {
        let () = AxisRules::<L, I, A>::INTEGER_COUNTS_PLACES;
        self.coordinate_on::<A>()
    }

    /// Every place that holds the element, each once; one without replicas.
    #[must_use]
    #[inline(always)]
    pub fn places(self) -> Places<L, I, R> {
        Places::new(self)
    }

    /// [`on`](Self::on), whose rule the caller names.
    #[inline(always)]
    pub(crate) fn coordinate_on<A: AxisType>(&self) -> I {
        self.swizzled::<A>(self.before_swizzle::<A>())
    }

    /// `D(x) + O` on the axis.
    #[inline(always)]
    pub(crate) fn before_swizzle<A: AxisType>(&self) -> I {
        self.with_terms::<A>(self.offset_on::<A>())
    }

    /// `O` on the axis.
    #[inline(always)]
    pub(crate) fn offset_on<A: AxisType>(&self) -> I {
        I::reduced(const { &PlanOf::<L, A, R>::PLAN }.offset)
    }

    /// `D(x) + start` on the axis.
    #[inline(always)]
    pub(crate) fn with_terms<A: AxisType>(&self, start: I) -> I {
        let plan = const { &PlanOf::<L, A, R>::PLAN };
        let mut sum = start;
        // the branches of other layouts are not even instantiated
        match const { PlanOf::<L, A, R>::SLOTS } {
            0 => {}
            1 => self.add_term(plan, 0, &mut sum),
            2 => {
                seq!(K in 0..2 { self.add_term(plan, K, &mut sum); });
            }
            4 => {
                seq!(K in 0..4 { self.add_term(plan, K, &mut sum); });
            }
            _ => {
                seq!(K in 0..16 { self.add_term(plan, K, &mut sum); });
            }
        }
        sum
    }

    /// Adds the term at `slot`, a constant here, if the plan has it.
    #[inline(always)]
    fn add_term(&self, plan: &'static Plan, slot: usize, sum: &mut I) {
        if slot < plan.terms.len {
            let mut digit = if plan.linear { self.linear(plan) } else { self.entry(plan.terms.dims[slot]) };
            if plan.terms.divisors[slot] > 1 {
                digit = digit.over(I::reduced(plan.terms.divisors[slot]));
            }
            if plan.terms.moduli[slot] > 0 {
                digit = digit.modulo(I::reduced(plan.terms.moduli[slot]));
            }
            *sum = sum.plus(digit.times(I::reduced(plan.terms.strides[slot])));
        }
    }

    /// The linear index, the last dimension fastest.
    #[inline(always)]
    fn linear(&self, plan: &'static Plan) -> I {
        let mut linear = I::reduced(0);
        seq!(D in 0..16 {
            if D < R {
                linear = linear.plus(self.entry(D).times(I::reduced(plan.pitches[D])));
            }
        });
        linear
    }

    /// Entry `d`, which is below the rank.
    #[inline(always)]
    fn entry(&self, d: usize) -> I {
        match self.coordinate.get(d) {
            Some(&entry) => entry,
            // not reached; an index here would be a path to a panic in unoptimized code
            None => I::reduced(0),
        }
    }

    /// `value` after the swizzle, if the axis is the one that is swizzled.
    #[inline(always)]
    pub(crate) fn swizzled<A: AxisType>(&self, value: I) -> I {
        let plan = const { &PlanOf::<L, A, R>::PLAN };
        if plan.field == 0 {
            value
        } else if plan.mirrored {
            value.xor_up(plan.shift, I::reduced(plan.field))
        } else {
            value.xor_down(plan.shift, I::reduced(plan.field))
        }
    }
}

impl<L, I: Copy, const R: usize> Clone for At<L, I, R> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<L, I: Copy, const R: usize> Copy for At<L, I, R> {}

/// `laneid=31, m=1`; of several places each, with `; ` between them.
impl<L: Mapping, I: IndexInt, const R: usize> fmt::Display for At<L, I, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let coordinate = self.coordinate.map(|entry| entry.to_usize() as u64);
        match Rules::<L>::MAP.try_places(&coordinate) {
            Ok(places) => {
                for (position, place) in places.enumerate() {
                    let separator = if position == 0 { "" } else { "; " };
                    write!(f, "{separator}{place}")?;
                }
                Ok(())
            }
            Err(error) => fmt::Display::fmt(&error, f),
        }
    }
}

impl<L, I: fmt::Debug, const R: usize> fmt::Debug for At<L, I, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("At").field(&self.coordinate).finish()
    }
}
