//! [`Fragment`]: what one thread holds, register by register.

use core::fmt;
use core::marker::PhantomData;

use seq_macro::seq;
use tla_core::{Decoder, Digits};

use crate::axis::AxisTuple;
use crate::exactly::Exactly;
use crate::integer::IndexInt;
use crate::mapping::Mapping;
use crate::owner::decode::{CoordinateOf, Decoded, add_to, coordinate, part, swizzle};
use crate::owner::rule::ThreadRules;
use crate::plan::Terms;
use crate::rule::Counted;

/// The most digits that one axis is cut into.
const DIGITS: usize = tla_core::MAX_ITERS + tla_core::MAX_REPLICAS;

/// How many overlapping replicas are compared to find the different registers.
pub(super) const COMPARED: u64 = 1 << 12;

/// What a thread holds: pairs of a register and the coordinate of the element in it; made by
/// [`Owner::fragment`](crate::Owner::fragment).
///
/// `I` is the integer, `D` the rank of the layout. A `for` loop over it is unrolled, registers and steps of
/// the coordinate are constants then.
pub struct Fragment<L, Axes, I, const D: usize> {
    /// The coordinate, or the linear index, as far as the thread tells it.
    thread: [I; D],
    next: u64,
    /// Apart from `next`, so that a loop has a constant number of steps, or none.
    is_held: bool,
    layout: Exactly<(L, Axes)>,
}

/// The registers of a layout, counted: digits on the last axis, as numbers of the registers and as steps of
/// the coordinate.
pub(super) struct RegisterPlan {
    /// How many combinations of the digits there are.
    all: u64,
    /// In how many different registers they lie.
    pub(super) different: u64,
    /// The combinations of the digits that are not guessed: they lie in different registers.
    nested: u64,
    lowest: i64,
    is_swizzled: bool,
    places: Terms<DIGITS>,
    entries: Terms<DIGITS>,
}

/// The registers of the layout `L` along `Axes`.
pub(super) struct Registers<L, Axes>(PhantomData<(L, Axes)>);

impl<L: Mapping, Axes: AxisTuple> Registers<L, Axes> {
    pub(super) const PLAN: RegisterPlan = plan(CoordinateOf::<L, Axes>::DECODER);

    /// How many terms the evaluator is unrolled for: those that there are, or a few more.
    const SLOTS: usize = match (Self::PLAN.places.len, Self::PLAN.entries.len) {
        (0, 0) => 0,
        (0 | 1, 0 | 1) => 1,
        (0..=2, 0..=2) => 2,
        (0..=4, 0..=4) => 4,
        _ => DIGITS,
    };

    /// Whether registers that overlap are too many to be compared.
    pub(super) const ARE_TOO_MANY: bool = Self::PLAN.different == 0;
}

const fn plan(decoder: &Decoder) -> RegisterPlan {
    let mut plan = RegisterPlan {
        all: 1,
        different: 1,
        nested: 1,
        lowest: 0,
        is_swizzled: decoder.swizzled < decoder.axes && decoder.swizzled + 1 == decoder.axes,
        places: Terms::NONE,
        entries: Terms::NONE,
    };
    if decoder.axes == 0 {
        return plan;
    }
    let last = decoder.axes - 1;
    plan.lowest = decoder.lowest[last];
    let (guessed, guesses_copy) = combinations(&decoder.guesses, last);
    let (nested, digits_copy) = combinations(&decoder.digits, last);
    let all = match (guessed, nested) {
        (Some(guessed), Some(nested)) => guessed.checked_mul(nested),
        _ => None,
    };
    let (Some(all), Some(nested)) = (all, nested) else {
        plan.different = 0;
        return plan;
    };
    plan.all = all;
    plan.nested = nested;
    // guessed digits are the slowest, then wide to narrow: the numbers of registers rise
    let mut divisor = plan.all;
    plan.add(&decoder.guesses, last, &mut divisor);
    plan.add(&decoder.digits, last, &mut divisor);
    // only replicas can share a register
    let has_replica = guesses_copy || digits_copy;
    plan.different = if !has_replica || plan.nested == plan.all { plan.all } else { plan.count(decoder) };
    plan
}

/// How many combinations the digits on an axis have, and whether replicas are among them.
const fn combinations<const N: usize>(digits: &Digits<N>, axis: usize) -> (Option<u64>, bool) {
    let (mut product, mut has_replica) = (1_u64, false);
    let mut k = 0;
    while k < digits.len {
        if digits.axes[k] == axis && digits.extents[k] > 1 {
            product = match product.checked_mul(digits.extents[k].unsigned_abs()) {
                Some(product) => product,
                None => return (None, has_replica),
            };
            has_replica = has_replica || digits.weights[k] == 0;
        }
        k += 1;
    }
    (Some(product), has_replica)
}

impl RegisterPlan {
    /// Adds the digits on an axis, slow to fast; `divisor` is the number of combinations of them and of those
    /// that follow.
    const fn add<const N: usize>(&mut self, digits: &Digits<N>, axis: usize, divisor: &mut u64) {
        let mut k = 0;
        while k < digits.len {
            let extent = digits.extents[k];
            if digits.axes[k] == axis && extent > 1 {
                // the slowest needs no remainder
                let modulus = if *divisor == self.all { 0 } else { extent };
                *divisor /= extent.unsigned_abs();
                let below = crate::narrow::to_i64(*divisor);
                self.places.push(0, below, modulus, digits.strides[k]);
                if digits.weights[k] != 0 {
                    self.entries.push(digits.dims[k], below, modulus, digits.weights[k]);
                }
            }
            k += 1;
        }
    }

    /// Adds what the digits at `slot`, a constant here, of combination `index` are worth.
    #[inline(always)]
    fn step<I: IndexInt, const D: usize>(
        &'static self,
        slot: usize,
        index: I,
        register: &mut I,
        entries: &mut [I; D],
    ) {
        if slot < self.places.len {
            *register = register.plus(digit(&self.places, slot, index));
        }
        if slot < self.entries.len {
            add_to(entries, self.entries.dims[slot], digit(&self.entries, slot, index));
        }
    }

    /// Whether each combination of digits has a register of its own.
    const fn are_different(&self) -> bool {
        self.different == self.all
    }

    /// How many registers there are; 0 for more than are compared.
    const fn count(&self, decoder: &Decoder) -> u64 {
        if self.all > COMPARED {
            return 0;
        }
        let (mut count, mut index) = (0, 0);
        while index < self.all {
            if self.is_first(decoder, index) {
                count += 1;
            }
            index += 1;
        }
        count
    }

    /// Whether no combination of digits before `index` lies in the same register.
    const fn is_first(&self, decoder: &Decoder, index: u64) -> bool {
        let case = index / self.nested;
        let place = guessed(decoder, case) + nested(decoder, index % self.nested);
        let mut earlier = 0;
        while earlier < case {
            if is_nested(decoder, place - guessed(decoder, earlier)) {
                return false;
            }
            earlier += 1;
        }
        true
    }
}

/// How far the guessed digits of `case` move on the last axis.
const fn guessed(decoder: &Decoder, case: u64) -> i64 {
    steps(&decoder.guesses, decoder.axes - 1, case)
}

/// How far the other digits of `index` move on it.
const fn nested(decoder: &Decoder, index: u64) -> i64 {
    steps(&decoder.digits, decoder.axes - 1, index)
}

#[expect(clippy::cast_possible_wrap, reason = "a digit is below its extent")]
const fn steps<const N: usize>(digits: &Digits<N>, axis: usize, index: u64) -> i64 {
    let (mut sum, mut rest) = (0, index);
    let mut k = digits.len;
    while k > 0 {
        k -= 1;
        if digits.axes[k] == axis {
            let extent = digits.extents[k].unsigned_abs();
            sum += (rest % extent) as i64 * digits.strides[k];
            rest /= extent;
        }
    }
    sum
}

/// Whether the digits that are found by division reach `place` on the last axis, from the lowest on.
const fn is_nested(decoder: &Decoder, place: i64) -> bool {
    let (digits, mut rest) = (&decoder.digits, place);
    let mut k = 0;
    while k < digits.len {
        if digits.axes[k] == decoder.axes - 1 {
            if rest < 0 || rest / digits.strides[k] >= digits.extents[k] {
                return false;
            }
            rest %= digits.strides[k];
        }
        k += 1;
    }
    rest == 0
}

impl<L: Mapping, Axes: AxisTuple, I: IndexInt, const D: usize> Fragment<L, Axes, I, D> {
    /// What `thread` holds, which may be nothing.
    #[inline(always)]
    pub(super) fn of_any<const T: usize>(thread: [I; T], counted: Counted<L, I>) -> Self {
        if const { ThreadRules::<L, Axes>::ARE_ALL } {
            return Self::of_holder(thread, counted);
        }
        let mut fragment = Self::empty();
        fragment.is_held =
            part::<CoordinateOf<L, Axes>, I, T, D, true, true>(thread, counted, &mut fragment.thread);
        fragment
    }

    /// What `thread` holds, of which the caller knows that it holds something.
    #[inline(always)]
    pub(super) fn of_holder<const T: usize>(thread: [I; T], counted: Counted<L, I>) -> Self {
        let mut fragment = Self::empty();
        fragment.is_held = true;
        part::<CoordinateOf<L, Axes>, I, T, D, false, true>(thread, counted, &mut fragment.thread);
        fragment
    }

    #[inline(always)]
    fn empty() -> Self {
        Self { thread: [I::ZERO; D], next: 0, is_held: false, layout: PhantomData }
    }

    const ALL: u64 = Registers::<L, Axes>::PLAN.all;

    /// The register of the combination `index` of digits, and the coordinate there.
    #[inline(always)]
    fn at(&self, index: u64) -> (I, [I; D]) {
        let plan = const { &Registers::<L, Axes>::PLAN };
        let decoder = const { CoordinateOf::<L, Axes>::DECODER };
        let index = I::wrapped(index);
        let mut register = I::reduced(plan.lowest);
        let mut entries = self.thread;
        // the branches of other layouts are not even instantiated
        match const { Registers::<L, Axes>::SLOTS } {
            0 => {}
            1 => plan.step(0, index, &mut register, &mut entries),
            2 => {
                seq!(K in 0..2 { plan.step(K, index, &mut register, &mut entries); });
            }
            4 => {
                seq!(K in 0..4 { plan.step(K, index, &mut register, &mut entries); });
            }
            _ => {
                seq!(K in 0..24 { plan.step(K, index, &mut register, &mut entries); });
            }
        }
        if plan.is_swizzled {
            register = swizzle(decoder, register);
        }
        coordinate::<CoordinateOf<L, Axes>, I, D>(&mut entries);
        (register, entries)
    }

    /// Whether the combination `index` is the first one in its register.
    #[inline(always)]
    fn is_fresh(index: u64) -> bool {
        let plan = const { &Registers::<L, Axes>::PLAN };
        plan.are_different() || plan.is_first(const { CoordinateOf::<L, Axes>::DECODER }, index)
    }
}

/// What the digit at `slot` of combination `index` is worth.
#[inline(always)]
fn digit<I: IndexInt>(terms: &'static Terms<DIGITS>, slot: usize, index: I) -> I {
    let mut digit = index;
    if terms.divisors[slot] > 1 {
        digit = digit.over(I::reduced(terms.divisors[slot]));
    }
    if terms.moduli[slot] > 0 {
        digit = digit.modulo(I::reduced(terms.moduli[slot]));
    }
    digit.times(I::reduced(terms.strides[slot]))
}

impl<L: Mapping, Axes: AxisTuple, I: IndexInt, const D: usize> Iterator for Fragment<L, Axes, I, D> {
    type Item = (I, [I; D]);

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        while self.is_held && self.next < const { Self::ALL } {
            let index = self.next;
            self.next += 1;
            if Self::is_fresh(index) {
                return Some(self.at(index));
            }
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = if !self.is_held {
            0
        } else if const { Registers::<L, Axes>::PLAN.are_different() } {
            Self::ALL - self.next
        } else {
            (self.next..const { Self::ALL }).map(|index| u64::from(Self::is_fresh(index))).sum()
        };
        // at most the length that is a `usize` constant
        let left = usize::try_from(left).unwrap_or(usize::MAX);
        (left, Some(left))
    }

    /// One counted loop; `next` asks for the end anew.
    #[inline(always)]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, mut f: F) -> B {
        if !self.is_held {
            return init;
        }
        let mut folded = init;
        let mut index = self.next;
        while index < const { Self::ALL } {
            if Self::is_fresh(index) {
                folded = f(folded, self.at(index));
            }
            index += 1;
        }
        folded
    }
}

impl<L: Mapping, Axes: AxisTuple, I: IndexInt, const D: usize> ExactSizeIterator for Fragment<L, Axes, I, D> {}

impl<L: Mapping, Axes: AxisTuple, I: IndexInt, const D: usize> core::iter::FusedIterator
    for Fragment<L, Axes, I, D>
{
}

impl<L, Axes, I: Copy, const D: usize> Clone for Fragment<L, Axes, I, D> {
    #[inline]
    fn clone(&self) -> Self {
        Self { thread: self.thread, next: self.next, is_held: self.is_held, layout: PhantomData }
    }
}

impl<L, Axes, I: fmt::Debug, const D: usize> fmt::Debug for Fragment<L, Axes, I, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fragment")
            .field("thread", &self.thread)
            .field("next", &self.next)
            .field("is_held", &self.is_held)
            .finish()
    }
}
