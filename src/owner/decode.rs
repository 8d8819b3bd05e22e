//! From a place to the coordinate of its element: the algebra's [`Decoder`], unrolled.

use core::marker::PhantomData;

use seq_macro::seq;
use tla_core::{Decoder, Digits, LayoutError};

use crate::axis::AxisTuple;
use crate::integer::IndexInt;
use crate::mapping::Mapping;
use crate::rule::{Counted, Rules};

/// A decoder as a constant: one, read through a reference, for the reason given in `plan`.
pub(super) trait Decoded {
    /// The layout whose places are decoded.
    type Layout: Mapping;

    const DECODER: &'static Decoder;

    /// Whether the coordinate of the digits 0 is the first one: no stride runs back.
    const STARTS_AT_0: bool = {
        let mut d = 0;
        while d < Self::DECODER.rank && Self::DECODER.starts[d] == 0 {
            d += 1;
        }
        d == Self::DECODER.rank
    };

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

impl<L: Mapping, Axes: AxisTuple> IndexOf<L, Axes> {
    const CHECKED: Result<Decoder, LayoutError> = Rules::<L>::MAP.try_decoder(Axes::AXES, 1);
}

impl<L: Mapping, Axes: AxisTuple> Decoded for IndexOf<L, Axes> {
    type Layout = L;

    const DECODER: &'static Decoder = match &Self::CHECKED {
        Ok(decoder) => decoder,
        // what is wrong is wrong for coordinates, too: reported by a rule
        Err(_) => &Decoder::NONE,
    };
}

/// Decodes into a coordinate.
pub(super) struct CoordinateOf<L, Axes>(PhantomData<(L, Axes)>);

impl<L: Mapping, Axes: AxisTuple> CoordinateOf<L, Axes> {
    pub(super) const CHECKED: Result<Decoder, LayoutError> =
        Rules::<L>::MAP.try_decoder(Axes::AXES, Rules::<L>::MAP.rank());
}

impl<L: Mapping, Axes: AxisTuple> Decoded for CoordinateOf<L, Axes> {
    type Layout = L;

    const DECODER: &'static Decoder = match &Self::CHECKED {
        Ok(decoder) => decoder,
        // reported by a rule
        Err(_) => &Decoder::NONE,
    };
}

/// Whether the place holds an element, and its coordinate into `entries`; any place is taken for held if not
/// `CHECK`.
#[inline(always)]
pub(super) fn decode<K: Decoded, I: IndexInt, const N: usize, const D: usize, const CHECK: bool>(
    place: [I; N],
    counted: Counted<K::Layout, I>,
    entries: &mut [I; D],
) -> bool {
    let is_held = part::<K, I, N, D, CHECK, false>(place, counted, entries);
    coordinate::<K, I, D>(entries);
    is_held
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
    mut place: [I; N],
    _: Counted<K::Layout, I>,
    entries: &mut [I; D],
) -> bool {
    let decoder = const { K::DECODER };
    if let Some(on) = place.get_mut(decoder.swizzled) {
        *on = swizzle(decoder, *on);
    }
    // not even instantiated where there is nothing to guess
    if const { K::DECODER.cases > 1 } {
        return search::<K, I, N, D, THREADS>(place, entries);
    }
    start::<K, I, D>(entries);
    divide::<K, I, N, D, CHECK, THREADS>(&place, entries)
}

/// Each case of the digits that are guessed.
fn search<K: Decoded, I: IndexInt, const N: usize, const D: usize, const THREADS: bool>(
    place: [I; N],
    entries: &mut [I; D],
) -> bool {
    let decoder = const { K::DECODER };
    let guesses = &decoder.guesses;
    let mut case = 0;
    while case < decoder.cases {
        start::<K, I, D>(entries);
        // what the guessed digits leave of the place
        let mut left = place;
        let mut rest = case;
        let mut guess = 0;
        while guess < guesses.len {
            let extent = guesses.extents[guess].max(1);
            let digit = I::reduced(rest % extent);
            rest /= extent;
            if let Some(on) = left.get_mut(guesses.axes[guess]) {
                *on = on.minus(digit.times(I::reduced(guesses.strides[guess])));
            }
            add(entries, guesses, guess, digit);
            guess += 1;
        }
        if divide::<K, I, N, D, true, THREADS>(&left, entries) {
            return true;
        }
        case += 1;
    }
    false
}

/// The coordinate of the digits 0.
#[inline(always)]
fn start<K: Decoded, I: IndexInt, const D: usize>(entries: &mut [I; D]) {
    *entries = [I::ZERO; D];
    if const { K::STARTS_AT_0 } {
        return;
    }
    let decoder = const { K::DECODER };
    seq!(E in 0..16 {
        if E < D && let Some(entry) = entries.get_mut(E) {
            *entry = I::reduced(decoder.starts[E]);
        }
    });
}

/// The digits that are found by division, of a place before the swizzle.
#[inline(always)]
fn divide<K: Decoded, I: IndexInt, const N: usize, const D: usize, const CHECK: bool, const THREADS: bool>(
    place: &[I; N],
    entries: &mut [I; D],
) -> bool {
    let decoder = const { K::DECODER };
    let nothing = I::ZERO;
    let mut pass = Pass { place, entries, rest: nothing, is_on_axis: true, is_held: true };
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
    pass.is_held
}

struct Pass<'a, I, const N: usize, const D: usize> {
    place: &'a [I; N],
    entries: &'a mut [I; D],
    /// What the wider digits leave on the axis.
    rest: I,
    /// Whether the digits of the axis are in range. Apart from the other axes: comparisons of one number
    /// become one comparison.
    is_on_axis: bool,
    is_held: bool,
}

impl<I: IndexInt, const N: usize, const D: usize> Pass<'_, I, N, D> {
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
        if decoder.is_first(slot) {
            let Some(&on) = self.place.get(axis) else { return };
            self.rest = on.minus(I::reduced(decoder.lowest[axis]));
            self.is_on_axis = true;
        }
        let stride = digits.strides[slot];
        let mut digit = self.rest;
        if stride > 1 {
            digit = self.rest.over(I::reduced(stride));
            if CHECK || !decoder.is_last(slot) {
                self.rest = self.rest.modulo(I::reduced(stride));
            }
            if CHECK && decoder.is_last(slot) {
                self.is_on_axis &= self.rest == I::ZERO;
            }
        }
        if CHECK && decoder.is_checked(slot) {
            let extent = digits.extents[slot];
            // `digit < extent`, also for 2^32 values of a `u32`
            self.is_on_axis &= !I::reduced(extent - 1).below(digit);
            if !decoder.is_first(slot) && extent.unsigned_abs().is_power_of_two() {
                // the same in range; the bits above serve the comparison alone then, which becomes one with
                // that of the wider digit
                digit = digit.masked(I::reduced(extent - 1));
            }
        }
        if CHECK && decoder.is_last(slot) {
            self.is_held &= self.is_on_axis;
        }
        add(self.entries, digits, slot, digit);
    }
}

/// Adds what the digit at `slot` is worth.
///
/// The entry is found by comparisons of constants, not by an index: an array with an index that is known only
/// after the first passes of the optimizer is a block of memory to them.
#[inline(always)]
fn add<I: IndexInt, const D: usize, const N: usize>(
    entries: &mut [I; D],
    digits: &'static Digits<N>,
    slot: usize,
    digit: I,
) {
    if digits.weights[slot] == 0 {
        return;
    }
    let worth = digit.times(I::reduced(digits.weights[slot]));
    add_to(entries, digits.dims[slot], worth);
}

/// Adds to the entry `dim`.
#[inline(always)]
pub(super) fn add_to<I: IndexInt, const D: usize>(entries: &mut [I; D], dim: usize, worth: I) {
    match const { D } {
        0 => {}
        1 => add_at(entries, dim, 0, worth),
        2 => {
            seq!(E in 0..2 { add_at(entries, dim, E, worth); });
        }
        3 | 4 => {
            seq!(E in 0..4 { add_at(entries, dim, E, worth); });
        }
        _ => {
            seq!(E in 0..16 { add_at(entries, dim, E, worth); });
        }
    }
}

/// Adds to the entry `dim` if that is `at`, a literal here.
#[inline(always)]
fn add_at<I: IndexInt, const D: usize>(entries: &mut [I; D], dim: usize, at: usize, worth: I) {
    if dim == at
        && let Some(entry) = entries.get_mut(at)
    {
        *entry = entry.plus(worth);
    }
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
pub(super) fn coordinate<K: Decoded, I: IndexInt, const D: usize>(entries: &mut [I; D]) {
    if const { !K::DECODER.linear } {
        return;
    }
    let decoder = const { K::DECODER };
    let Some(&linear) = entries.first() else { return };
    seq!(E in 0..16 {
        if E < D && let Some(entry) = entries.get_mut(E) {
            *entry = if decoder.pitches[E] > 1 { linear.over(I::reduced(decoder.pitches[E])) } else { linear };
        }
    });
    // the slowest entry has no remainder
    seq!(E in 1..16 {
        if E < D && let Some(entry) = entries.get_mut(E) {
            *entry = entry.modulo(I::reduced(decoder.extents[E]));
        }
    });
}
