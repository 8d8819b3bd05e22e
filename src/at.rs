//! [`At`]: one element of a layout, and where it lies.

use core::fmt;
use core::marker::PhantomData;

use seq_macro::seq;

use crate::axis::{AxisType, m};
use crate::integer::IndexInt;
use crate::mapping::Mapping;
use crate::places::Places;
use crate::plan::PlanOf;
use crate::rule::{AxisRules, Rules};

/// The element of the layout `L` at a coordinate of `R` entries of `I`; made by
/// [`Mapping::at`](crate::Mapping::at).
///
/// Each question folds to the index arithmetic that one would write by hand: the terms of the layout
/// are unrolled and every number in them is a constant.
pub struct At<L, I, const R: usize> {
    coordinate: [I; R],
    layout: PhantomData<fn() -> L>,
}

impl<L: Mapping, I: IndexInt, const R: usize> At<L, I, R> {
    #[inline(always)]
    pub(crate) fn new(coordinate: [I; R]) -> Self {
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
    #[inline(always)]
    pub fn places(self) -> Places<L, I, R> {
        Places::new(self)
    }

    /// [`on`](Self::on), whose rule the caller names.
    #[inline(always)]
    pub(crate) fn coordinate_on<A: AxisType>(self) -> I {
        self.swizzled::<A>(self.before_swizzle::<A>())
    }

    /// `D(x) + O` on the axis.
    #[inline(always)]
    pub(crate) fn before_swizzle<A: AxisType>(self) -> I {
        let mut sum = I::reduced(const { PlanOf::<L, A, R>::PLAN.offset });
        seq!(K in 0..16 {
            if const { PlanOf::<L, A, R>::PLAN.has_term(K) } {
                let mut digit = if const { PlanOf::<L, A, R>::PLAN.linear } {
                    self.linear::<A>()
                } else {
                    self.coordinate[const { PlanOf::<L, A, R>::PLAN.term(K).dim }]
                };
                if const { PlanOf::<L, A, R>::PLAN.term(K).divisor > 1 } {
                    digit = digit.over(I::reduced(const { PlanOf::<L, A, R>::PLAN.term(K).divisor }));
                }
                if const { PlanOf::<L, A, R>::PLAN.term(K).modulus > 0 } {
                    digit = digit.modulo(I::reduced(const { PlanOf::<L, A, R>::PLAN.term(K).modulus }));
                }
                sum = sum.plus(digit.times(I::reduced(const { PlanOf::<L, A, R>::PLAN.term(K).stride })));
            }
        });
        sum
    }

    /// The linear index, the last dimension fastest.
    #[expect(clippy::get_first, reason = "the loop is unrolled")]
    #[inline(always)]
    fn linear<A: AxisType>(self) -> I {
        let mut linear = I::reduced(0);
        seq!(D in 0..16 {
            if const { D < R } && let Some(&entry) = self.coordinate.get(D) {
                linear = linear.plus(entry.times(I::reduced(const { PlanOf::<L, A, R>::PLAN.pitches[D] })));
            }
        });
        linear
    }

    /// `value` after the swizzle, if the axis is the one that is swizzled.
    #[inline(always)]
    pub(crate) fn swizzled<A: AxisType>(self, value: I) -> I {
        if const { A::AXIS.same(&tla_core::axis::M) && Rules::<L>::MAP.swizzle().is_some() } {
            let shift = const { Xor::of(Rules::<L>::MAP.swizzle()).shift };
            let field = I::reduced(const { Xor::of(Rules::<L>::MAP.swizzle()).field });
            if const { Xor::of(Rules::<L>::MAP.swizzle()).field == 0 } {
                value
            } else if const { Xor::of(Rules::<L>::MAP.swizzle()).mirrored } {
                value.xor_up(shift, field)
            } else {
                value.xor_down(shift, field)
            }
        } else {
            value
        }
    }
}

/// A swizzle as its two operands: the target field and the distance of the source field.
struct Xor {
    shift: u32,
    field: i64,
    mirrored: bool,
}

impl Xor {
    const fn of(swizzle: Option<tla_core::Swizzle>) -> Self {
        match swizzle {
            Some(swizzle) => {
                Self { shift: swizzle.s(), field: swizzle.field(), mirrored: swizzle.is_mirrored() }
            }
            None => Self { shift: 0, field: 0, mirrored: false },
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

impl<L, I: fmt::Debug, const R: usize> fmt::Debug for At<L, I, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("At").field(&self.coordinate).finish()
    }
}
