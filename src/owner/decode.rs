//! From a place to the coordinate of its element: the algebra's [`Decoder`], unrolled.

use core::marker::PhantomData;

use seq_macro::seq;
use tla_core::{Decoder, Digits};

use crate::axis::AxisTuple;
use crate::integer::IndexInt;
use crate::mapping::Mapping;
use crate::owner::rule::OwnerRules;
use crate::rule::Rules;

/// A decoder as a constant: one, read through a reference, for the reason given in `plan`.
pub(super) trait Decoded {
    const DECODER: Decoder;

    /// How many digits the evaluator is unrolled for: those that there are, or a few more.
    const SLOTS: usize = match Self::DECODER.digits.len {
        0 | 1 => 1,
        2 => 2,
        3 | 4 => 4,
        5..=8 => 8,
        _ => 32,
    };
}

/// Decodes into the linear index.
pub(super) struct IndexOf<L, Axes>(PhantomData<(L, Axes)>);

impl<L: Mapping, Axes: AxisTuple> Decoded for IndexOf<L, Axes> {
    const DECODER: Decoder = match &OwnerRules::<L, Axes>::INDEX {
        Ok(decoder) => *decoder,
        // reported by a rule
        Err(_) => Decoder::NONE,
    };
}

/// Decodes into a coordinate.
pub(super) struct CoordinateOf<L, Axes>(PhantomData<(L, Axes)>);

impl<L: Mapping, Axes: AxisTuple> Decoded for CoordinateOf<L, Axes> {
    const DECODER: Decoder = {
        let map = Rules::<L>::MAP;
        match map.try_decoder(Axes::AXES, map.rank()) {
            Ok(decoder) => decoder,
            // reported by a rule
            Err(_) => Decoder::NONE,
        }
    };
}

/// Whether the place holds an element, and its coordinate; of any place if not `CHECK`, which takes it for
/// held.
#[inline(always)]
pub(super) fn decode<K: Decoded, I: IndexInt, const N: usize, const D: usize, const CHECK: bool>(
    place: [I; N],
) -> (bool, [I; D]) {
    let (is_held, entries) = part::<K, I, N, D, CHECK, false>(place);
    (is_held, coordinate::<K, I, D>(entries))
}

/// [`decode`] up to the entries, before a linear index is cut; of the digits on all axes but the last one,
/// if `THREADS`.
#[inline(always)]
pub(super) fn part<
    K: Decoded,
    I: IndexInt,
    const N: usize,
    const D: usize,
    const CHECK: bool,
    const THREADS: bool,
>(
    place: [I; N],
) -> (bool, [I; D]) {
    let decoder = const { &K::DECODER };
    if decoder.cases == 1 {
        return pass::<K, I, N, D, CHECK, THREADS>(place, starts::<K, I, D>());
    }
    search::<K, I, N, D, THREADS>(place)
}

/// Each case of the digits that are guessed.
fn search<K: Decoded, I: IndexInt, const N: usize, const D: usize, const THREADS: bool>(
    place: [I; N],
) -> (bool, [I; D]) {
    let decoder = const { &K::DECODER };
    let mut case = 0;
    while case < decoder.cases {
        let mut rest = case;
        // what the guessed digits leave of the place; a swizzle comes before it
        let mut left = place;
        let mut axis = 0;
        while axis < N {
            if let Some(on) = left.get_mut(axis) {
                *on = before_swizzle(decoder, axis, *on);
            }
            axis += 1;
        }
        let mut entries = starts::<K, I, D>();
        let guesses = &decoder.guesses;
        let mut guess = 0;
        while guess < guesses.len {
            let extent = guesses.extents[guess].max(1);
            let digit = I::reduced(rest % extent);
            rest /= extent;
            if let Some(on) = left.get_mut(guesses.axes[guess]) {
                *on = on.minus(digit.times(I::reduced(guesses.strides[guess])));
            }
            add(&mut entries, guesses, guess, digit);
            guess += 1;
        }
        if let (true, entries) = unswizzled_pass::<K, I, N, D, true, THREADS>(left, entries) {
            return (true, entries);
        }
        case += 1;
    }
    (false, starts::<K, I, D>())
}

/// The coordinate of the digits 0.
#[inline(always)]
pub(super) fn starts<K: Decoded, I: IndexInt, const D: usize>() -> [I; D] {
    let decoder = const { &K::DECODER };
    let mut entries = [I::reduced(0); D];
    seq!(E in 0..16 {
        if E < D && let Some(entry) = entries.get_mut(E) {
            *entry = I::reduced(decoder.starts[E]);
        }
    });
    entries
}

/// The digits that are found by division.
#[inline(always)]
fn pass<K: Decoded, I: IndexInt, const N: usize, const D: usize, const CHECK: bool, const THREADS: bool>(
    mut place: [I; N],
    entries: [I; D],
) -> (bool, [I; D]) {
    let decoder = const { &K::DECODER };
    if let Some(on) = place.get_mut(decoder.swizzled) {
        *on = before_swizzle(decoder, decoder.swizzled, *on);
    }
    unswizzled_pass::<K, I, N, D, CHECK, THREADS>(place, entries)
}

#[inline(always)]
fn unswizzled_pass<
    K: Decoded,
    I: IndexInt,
    const N: usize,
    const D: usize,
    const CHECK: bool,
    const THREADS: bool,
>(
    place: [I; N],
    entries: [I; D],
) -> (bool, [I; D]) {
    let decoder = const { &K::DECODER };
    let mut pass = Pass { place, entries, rest: I::reduced(0), is_held: true };
    // the branches of other layouts are not even instantiated
    match const { K::SLOTS } {
        1 => pass.digit::<CHECK, THREADS>(decoder, 0),
        2 => {
            seq!(K in 0..2 { pass.digit::<CHECK, THREADS>(decoder, K); });
        }
        4 => {
            seq!(K in 0..4 { pass.digit::<CHECK, THREADS>(decoder, K); });
        }
        8 => {
            seq!(K in 0..8 { pass.digit::<CHECK, THREADS>(decoder, K); });
        }
        _ => {
            seq!(K in 0..32 { pass.digit::<CHECK, THREADS>(decoder, K); });
        }
    }
    (pass.is_held, pass.entries)
}

struct Pass<I, const N: usize, const D: usize> {
    place: [I; N],
    entries: [I; D],
    /// What the wider digits leave on the axis.
    rest: I,
    is_held: bool,
}

impl<I: IndexInt, const N: usize, const D: usize> Pass<I, N, D> {
    /// The digit at `slot`, a constant here, if the decoder has it.
    #[inline(always)]
    fn digit<const CHECK: bool, const THREADS: bool>(&mut self, decoder: &'static Decoder, slot: usize) {
        let digits = &decoder.digits;
        if slot >= digits.len {
            return;
        }
        let axis = digits.axes[slot];
        if THREADS && axis + 1 == decoder.axes {
            return;
        }
        if decoder.is_first[slot] {
            let Some(&on) = self.place.get(axis) else { return };
            self.rest = on.minus(I::reduced(decoder.lowest[axis]));
        }
        let stride = digits.strides[slot];
        let mut digit = self.rest;
        if stride > 1 {
            digit = self.rest.over(I::reduced(stride));
            if CHECK || !decoder.is_last[slot] {
                self.rest = self.rest.modulo(I::reduced(stride));
            }
            if CHECK && decoder.is_last[slot] {
                self.is_held &= self.rest == I::reduced(0);
            }
        }
        if CHECK && decoder.is_checked[slot] {
            self.is_held &= digit.below(I::reduced(digits.extents[slot]));
        }
        add(&mut self.entries, digits, slot, digit);
    }
}

/// Adds what the digit at `slot` is worth.
#[inline(always)]
pub(super) fn add<I: IndexInt, const D: usize>(
    entries: &mut [I; D],
    digits: &'static Digits,
    slot: usize,
    digit: I,
) {
    if digits.weights[slot] != 0
        && let Some(entry) = entries.get_mut(digits.dims[slot])
    {
        *entry = entry.plus(digit.times(I::reduced(digits.weights[slot])));
    }
}

/// The place on an axis before the swizzle, which is its own inverse.
#[inline(always)]
fn before_swizzle<I: IndexInt>(decoder: &'static Decoder, axis: usize, place: I) -> I {
    if axis != decoder.swizzled { place } else { swizzle(decoder, place) }
}

/// The swizzle of the layout, and back.
#[inline(always)]
pub(super) fn swizzle<I: IndexInt>(decoder: &'static Decoder, place: I) -> I {
    if decoder.mirrored {
        place.xor_up(decoder.shift, I::reduced(decoder.field))
    } else {
        place.xor_down(decoder.shift, I::reduced(decoder.field))
    }
}

/// Entries as a coordinate: where the shape does not group the iters, the first one is the linear index.
#[inline(always)]
pub(super) fn coordinate<K: Decoded, I: IndexInt, const D: usize>(entries: [I; D]) -> [I; D] {
    let decoder = const { &K::DECODER };
    if !decoder.linear {
        return entries;
    }
    let mut coordinate = entries;
    let Some(&linear) = entries.first() else { return entries };
    seq!(E in 0..16 {
        if E < D && let Some(entry) = coordinate.get_mut(E) {
            *entry = if decoder.pitches[E] > 1 { linear.over(I::reduced(decoder.pitches[E])) } else { linear };
        }
    });
    // the slowest entry has no remainder
    seq!(E in 1..16 {
        if E < D && let Some(entry) = coordinate.get_mut(E) {
            *entry = entry.modulo(I::reduced(decoder.extents[E]));
        }
    });
    coordinate
}
