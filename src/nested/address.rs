//! From a coordinate to an address, over static, run-time and mixed tuples.
//!
//! The rule is that of the algebra
//! ([`NestedLayout::try_offset`](tla_core::nested::NestedLayout::try_offset)), spread over types, so that
//! static leaves fold and run-time ones stay. The tests hold the two against each other, for every
//! coordinate.

use tla_core::nested::MAX_TYPE_WIDTH;

use super::leaf::Leaf;
use super::tuple::IntTuple;
use crate::integer::IndexInt;

/// A shape that can be asked with the coordinate `Coordinate` under the strides `Stride`.
#[diagnostic::on_unimplemented(
    message = "`{Coordinate}` is not a coordinate of the shape `{Self}`",
    label = "the coordinate does not fit the shape",
    note = "a coordinate has one entry a mode and is nested as the shape is, or shallower; an integer counts all elements of its mode"
)]
pub trait Address<Stride, Coordinate> {
    /// `sum digit * stride` in the arithmetic of `O`, wrapping.
    #[doc(hidden)]
    fn address<O: IndexInt>(self, stride: Stride, coordinate: Coordinate) -> O;
}

impl<S: Leaf, D: Leaf, C: Leaf> Address<D, C> for S {
    #[inline(always)]
    fn address<O: IndexInt>(self, stride: D, coordinate: C) -> O {
        coordinate.to::<O>().times(stride.to())
    }
}

/// `value % extent` and `value / extent`. An extent of 0, of which there is no element, is as one of 1.
#[inline(always)]
fn split<O: IndexInt>(value: O, extent: O) -> (O, O) {
    let extent = extent.at_least_1();
    (value.modulo(extent), value.over(extent))
}

/// How an integer is split over the entries of a tuple.
///
/// Neighbours whose strides continue each other are one run and need no split between them: over
/// `(16, n):(16, 256)` an integer `c` is at `16 c`. A run is made of what is known at compile time.
#[derive(Clone, Copy)]
struct Runs {
    /// The entry is in one run with the entry before.
    joined: [bool; MAX_TYPE_WIDTH],
    /// The run that begins here goes up to the last entry, which takes what is left.
    rest: [bool; MAX_TYPE_WIDTH],
    /// The extent of the run that begins here, if it has more entries than one.
    extent: [Option<u64>; MAX_TYPE_WIDTH],
}

impl Runs {
    const fn new(entries: &[Entry]) -> Self {
        let none = [false; MAX_TYPE_WIDTH];
        let mut runs = Self { joined: none, rest: none, extent: [None; MAX_TYPE_WIDTH] };
        let (mut first, mut extent) = (0, entries[0].extent);
        let mut i = 1;
        while i < entries.len() {
            let is_last = i + 1 == entries.len();
            let whole = times(extent, entries[i].extent);
            if entries[i - 1].continues_in(entries[i]) && (is_last || whole.is_some()) {
                runs.joined[i] = true;
                runs.rest[first] = is_last;
                runs.extent[first] = whole;
                extent = whole;
            } else {
                (first, extent) = (i, entries[i].extent);
            }
            i += 1;
        }
        runs
    }
}

/// What is known of an entry of a tuple under its stride.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The product of its extents.
    extent: Option<u64>,
    /// The stride of a single extent that would have the same addresses, and run on as they do.
    stride: Option<u64>,
}

impl Entry {
    const fn continues_in(self, next: Self) -> bool {
        match (self.extent, times(self.extent, self.stride), next.stride) {
            (Some(extent), Some(end), Some(stride)) => extent > 0 && end == stride,
            _ => false,
        }
    }

    /// A tuple of `entries`.
    const fn tuple(entries: &[Self]) -> Self {
        let mut extent = Some(1);
        let mut i = 0;
        while i < entries.len() {
            extent = times(extent, entries[i].extent);
            i += 1;
        }
        let is_one_run = entries.len() == 1 || Runs::new(entries).rest[0];
        Self { extent, stride: if is_one_run { entries[0].stride } else { None } }
    }
}

const fn times(a: Option<u64>, b: Option<u64>) -> Option<u64> {
    match (a, b) {
        (Some(a), Some(b)) => a.checked_mul(b),
        _ => None,
    }
}

macro_rules! tuples {
    ($($n:literal: [$($i:tt $s:ident $d:ident $c:ident),*] last $l:tt $ls:ident $ld:ident $lc:ident;)*) => {$(
        // tuple against tuple
        impl<$($s, $d, $c,)* $ls, $ld, $lc> Address<($($d,)* $ld,), ($($c,)* $lc,)> for ($($s,)* $ls,)
        where
            $($s: Address<$d, $c>,)*
            $ls: Address<$ld, $lc>,
        {
            #[inline(always)]
            fn address<O: IndexInt>(self, stride: ($($d,)* $ld,), coordinate: ($($c,)* $lc,)) -> O {
                let sum = self.$l.address::<O>(stride.$l, coordinate.$l);
                $(let sum = self.$i.address::<O>(stride.$i, coordinate.$i).plus(sum);)*
                sum
            }
        }

        // array against tuple
        impl<$($s, $d,)* $ls, $ld, I: Leaf> Address<($($d,)* $ld,), [I; $n]> for ($($s,)* $ls,)
        where
            $($s: Address<$d, I>,)*
            $ls: Address<$ld, I>,
        {
            #[inline(always)]
            fn address<O: IndexInt>(self, stride: ($($d,)* $ld,), coordinate: [I; $n]) -> O {
                let sum = self.$l.address::<O>(stride.$l, coordinate[$l]);
                $(let sum = self.$i.address::<O>(stride.$i, coordinate[$i]).plus(sum);)*
                sum
            }
        }

        // integer against tuple: the first mode is fastest, the last takes the rest
        impl<$($s, $d,)* $ls, $ld, C: Leaf> Address<($($d,)* $ld,), C> for ($($s,)* $ls,)
        where
            $($s: IntTuple + SplitAddress<$d>,)*
            $ls: SplitAddress<$ld>,
        {
            #[inline(always)]
            fn address<O: IndexInt>(self, stride: ($($d,)* $ld,), coordinate: C) -> O {
                SplitAddress::split_address(self, stride, coordinate.to::<O>())
            }
        }

        impl<$($s, $d,)* $ls, $ld> SplitAddress<($($d,)* $ld,)> for ($($s,)* $ls,)
        where
            $($s: IntTuple + SplitAddress<$d>,)*
            $ls: SplitAddress<$ld>,
        {
            const ENTRY: Entry = Entry::tuple(&[$($s::ENTRY,)* $ls::ENTRY]);

            #[inline(always)]
            fn split_address<O: IndexInt>(self, stride: ($($d,)* $ld,), value: O) -> O {
                let runs = const { Runs::new(&[$($s::ENTRY,)* $ls::ENTRY]) };
                let (sum, rest) = (O::wrapped(0), value);
                $(
                    let (sum, rest) = if runs.joined[$i] {
                        (sum, rest)
                    } else if runs.rest[$i] {
                        (self.$i.split_address::<O>(stride.$i, rest).plus(sum), rest)
                    } else {
                        let extent = match runs.extent[$i] {
                            Some(extent) => O::wrapped(extent),
                            None => self.$i.product_in(),
                        };
                        let (digit, rest) = split(rest, extent);
                        (self.$i.split_address::<O>(stride.$i, digit).plus(sum), rest)
                    };
                )*
                if runs.joined[$l] { sum } else { self.$l.split_address::<O>(stride.$l, rest).plus(sum) }
            }
        }
    )*};
}

/// A shape asked with an integer that is a digit of another split already.
pub trait SplitAddress<Stride> {
    /// What a tuple with this entry knows of it.
    #[doc(hidden)]
    const ENTRY: Entry;

    /// [`Address::address`] of the integer `value`.
    #[doc(hidden)]
    fn split_address<O: IndexInt>(self, stride: Stride, value: O) -> O;
}

impl<S: Leaf, D: Leaf> SplitAddress<D> for S {
    const ENTRY: Entry = Entry { extent: S::STATIC, stride: D::STATIC };

    #[inline(always)]
    fn split_address<O: IndexInt>(self, stride: D, value: O) -> O {
        value.times(stride.to())
    }
}

tuples! {
    1: [] last 0 S0 D0 C0;
    2: [0 S0 D0 C0] last 1 S1 D1 C1;
    3: [0 S0 D0 C0, 1 S1 D1 C1] last 2 S2 D2 C2;
    4: [0 S0 D0 C0, 1 S1 D1 C1, 2 S2 D2 C2] last 3 S3 D3 C3;
    5: [0 S0 D0 C0, 1 S1 D1 C1, 2 S2 D2 C2, 3 S3 D3 C3] last 4 S4 D4 C4;
    6: [0 S0 D0 C0, 1 S1 D1 C1, 2 S2 D2 C2, 3 S3 D3 C3, 4 S4 D4 C4] last 5 S5 D5 C5;
    7: [0 S0 D0 C0, 1 S1 D1 C1, 2 S2 D2 C2, 3 S3 D3 C3, 4 S4 D4 C4, 5 S5 D5 C5] last 6 S6 D6 C6;
    8: [0 S0 D0 C0, 1 S1 D1 C1, 2 S2 D2 C2, 3 S3 D3 C3, 4 S4 D4 C4, 5 S5 D5 C5, 6 S6 D6 C6] last 7 S7 D7 C7;
}
