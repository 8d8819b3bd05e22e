//! Attacks on views of static layouts, each against a formula by hand.

use alloc::format;
use core::ptr::from_ref;

use tla::algebra::{Iter, Swizzle, axis::M};
use tla::prelude::*;
use tla::{LayoutError, LayoutValue, Map, Valued};

use crate::Deceit;
use crate::random::Random;
use crate::report::{Count, Report};
use crate::storage::{Memory, is_at, numbered};

/// A static layout: its shape, its cosize and its addresses.
struct Static<const R: usize> {
    shape: [u64; R],
    cosize: usize,
    address: fn([u64; R]) -> u64,
}

/// `Swizzle<M, B, S>`, bit by bit.
fn swizzled<const LOW: u32, const BITS: u32, const SHIFT: u32>(address: u64) -> u64 {
    (0..BITS).fold(address, |sum, bit| sum ^ ((address >> (LOW + SHIFT + bit) & 1) << (LOW + bit)))
}

/// The bits that a mirrored one moves up.
fn mirrored<const LOW: u32, const BITS: u32, const SHIFT: u32>(address: u64) -> u64 {
    (0..BITS).fold(address, |sum, bit| sum ^ ((address >> (LOW + bit) & 1) << (LOW + SHIFT + bit)))
}

/// A tile under a mirrored swizzle, which the notation has not.
enum Mirrored {}

impl LayoutValue for Mirrored {
    const LAYOUT: Result<Map, LayoutError> = {
        let tile = Map::try_new(&[Iter::new(4, 8, M), Iter::new(8, 1, M)], &[], &[]);
        match (tile, Swizzle::try_new(0, 2, 4)) {
            (Ok(tile), Ok(swizzle)) => tile.try_compose(swizzle.mirrored()),
            (Err(error), _) | (_, Err(error)) => Err(error),
        }
    };
}

layout! {
    struct Named1 = (6, 8) -> S[(6, 8):(10, 1)] + 3;
}

macro_rules! statics {
    ($($layout:ty, $shape:expr, $cosize:literal, $address:expr;)*) => {
        /// How many layouts there are.
        pub const LAYOUTS: u64 = [$($cosize),*].len() as u64;

        fn attack_at(index: u64, all: bool, random: &mut Random, report: &mut Report) {
            let mut at = 0;
            $(
                if at == index {
                    let known = Static { shape: $shape, cosize: $cosize, address: $address };
                    attack::<$layout, _>(&known, all, random, report);
                }
                at += 1;
            )*
            report.expect(index < at, || format!("layout {index} of {at}"));
        }
    };
}

statics! {
    layout!(S[(8, 16)]), [8, 16], 128, |[i, j]| 16 * i + j;
    layout!(S[(6, 10):(1, 6)]), [6, 10], 60, |[i, j]| i + 6 * j;
    layout!(S[(4, 6):(9, 1)]), [4, 6], 33, |[i, j]| 9 * i + j;
    layout!(S[(4, 6):(8, 1)] + 100), [4, 6], 130, |[i, j]| 100 + 8 * i + j;
    layout!(S[(4, 6):(-8, -1)] + 29), [4, 6], 30, |[i, j]| 29 - 8 * i - j;
    layout!(S[(4, 6):(-8, 1)] + 24), [4, 6], 30, |[i, j]| 24 - 8 * i + j;
    layout!(S[(3, 5):(0, 2)]), [3, 5], 9, |[_, j]| 2 * j;
    layout!(S[(3, 5):(0, 0)]), [3, 5], 1, |_| 0;
    layout!((3, 4, 5) -> S[(5, 4, 3):(1, 5, 20)]), [3, 4, 5], 60, |[i, j, k]| {
        let x = 20 * i + 5 * j + k;
        x / 12 + 5 * (x / 3 % 4) + 20 * (x % 3)
    };
    layout!((3, 8) -> S[(4, 6):(6, 1)]), [3, 8], 24, |[i, j]| 8 * i + j;
    layout!((3, 8) -> S[(4, 6):(1, 4)]), [3, 8], 24, |[i, j]| (8 * i + j) / 6 + 4 * ((8 * i + j) % 6);
    layout!((8, 9) -> S[(2, 4, 9):(64, 9, 1)]), [8, 9], 100, |[i, j]| 64 * (i / 4) + 9 * (i % 4) + j;
    layout!(S[7:3]), [7], 19, |[i]| 3 * i;
    layout!(S[1:5]), [1], 1, |_| 0;
    layout!(S[(1, 7):(100, 2)]), [1, 7], 13, |[_, j]| 2 * j;
    layout!(S[(4, 6):(8, 1)] + R[2:64]), [4, 6], 94, |[i, j]| 8 * i + j;
    layout!(S[(4, 6):(8, 1)] + R[(2, 3):(0, 7)] + 1), [4, 6], 45, |[i, j]| 1 + 8 * i + j;
    layout!((8, 16) -> S[(8, 16):(1@laneid, 1)]), [8, 16], 16, |[_, j]| j;
    layout!((8, 16) -> Swizzle<1, 2, 3> o S[(8, 16)]), [8, 16], 128, |[i, j]| swizzled::<1, 2, 3>(16 * i + j);
    layout!(Swizzle<3, 3, 3> o S[(2, 8):(64, 1)]), [2, 8], 80, |[i, j]| swizzled::<3, 3, 3>(64 * i + j);
    layout!(Swizzle<0, 1, 4> o S[(3, 7):(13, 1)] + 5), [3, 7], 38, |[i, j]| swizzled::<0, 1, 4>(5 + 13 * i + j);
    layout!(Swizzle<0, 2, 2> o S[(5, 3):(3, 1)]), [5, 3], 16, |[i, j]| swizzled::<0, 2, 2>(3 * i + j);
    Valued<Mirrored>, [4, 8], 64, |[i, j]| mirrored::<0, 2, 4>(8 * i + j);
    layout!(((4, 2), (4, 3)):((4, 16), (1, 32))), [8, 12], 96, |[i, j]| 4 * (i % 4) + 16 * (i / 4) + j % 4 + 32 * (j / 4);
    layout!((4, 8):(1, 4)), [4, 8], 32, |[i, j]| i + 4 * j;
    layout!((5, (2, 2)):(0, (3, 1))), [5, 4], 5, |[_, j]| 3 * (j % 2) + j / 2;
    layout!(S[(4, 4):(4, 1)].tile(S[(2, 3):(3, 1)])), [8, 12], 96, |[i, j]| {
        16 * (3 * (i / 4) + j / 4) + 4 * (i % 4) + j % 4
    };
    layout!(S[(8, 16)].slice(2..6, 4..12)), [4, 8], 92, |[i, j]| 16 * (i + 2) + j + 4;
    layout!((8, 8):(8, 1).zipped_divide((4, 4))), [16, 4], 64, |[i, j]| {
        8 * (i % 4) + i / 4 + 32 * (j % 2) + 4 * (j / 2)
    };
    layout!(S[(3, 2, 2, 2):(8, 4, 2, 1)]), [3, 2, 2, 2], 24, |[i, j, k, l]| 8 * i + 4 * j + 2 * k + l;
    layout!(S[(2, 2, 1, 2, 2):(-1, 2, 9, 4, -8)] + 9), [2, 2, 1, 2, 2], 16, |[a, b, _, d, e]| 9 - a + 2 * b + 4 * d - 8 * e;
    layout!(5), [], 6, |_| 5;
    layout!(S[(4096, 4096, 255):(0, 0, 1)]), [4096, 4096, 255], 255, |[_, _, k]| k;
    Named1, [6, 8], 61, |[i, j]| 3 + 10 * i + j;
}

/// Attacks one view.
pub fn any(random: &mut Random, report: &mut Report) {
    let index = random.below(LAYOUTS);
    let all = random.one_of(16);
    attack_at(index, all, random, report);
}

/// Walks through every layout once.
pub fn all(report: &mut Report) {
    for index in 0..LAYOUTS {
        attack_at(index, true, &mut Random::new(index), report);
    }
}

impl<const R: usize> Static<R> {
    fn at(&self, at: [u64; R], deceit: Deceit) -> Option<u128> {
        if (0..R).any(|d| at[d] >= self.shape[d]) {
            return None;
        }
        Some(u128::from((self.address)(at)) + u128::from(deceit == Deceit::Oracle))
    }
}

fn attack<L: Mapping, const R: usize>(
    known: &Static<R>,
    all: bool,
    random: &mut Random,
    report: &mut Report,
) {
    let len = match random.below(6) {
        0 => known.cosize - 1,
        1 => known.cosize + 1,
        _ => known.cosize,
    };
    let mut data = numbered(len);
    let memory = Memory::of(&data);
    let is_long = len >= known.cosize;
    let made = View::<u32, L>::new(&data);
    report.expect(made.is_ok() == is_long, || format!("a view over {len} of {}", known.cosize));
    let Ok(view) = made else {
        report.count(Count::Short);
        report.expect(ViewMut::<u32, L>::new(&mut data).is_err(), || format!("a view over {len} is written"));
        return;
    };
    report.count(Count::Views);
    for _ in 0..2 {
        let at: [u64; R] = core::array::from_fn(|d| random.coordinate(known.shape[d]));
        single::<L, R>(view, known, memory, at, report);
    }
    if all && known.shape.iter().product::<u64>() <= 4096 {
        every::<L, R>(view, known, memory, report);
    }
    let at: [u64; R] = core::array::from_fn(|d| random.coordinate(known.shape[d]));
    let expected = known.at(at, report.deceit);
    if let Ok(mut view) = ViewMut::<u32, L>::new(&mut data) {
        let found = view.get_mut(at).map(|element| {
            *element = !*element;
            &*element
        });
        is_at(memory, found, expected, report);
        if let Some(proven) = narrowed(at).and_then(L::proven) {
            view[proven] = 7;
            is_at(memory, Some(view.at_mut(proven)), expected, report);
        }
    }
}

/// The coordinate in `usize`; `None` where it has an entry beyond.
fn narrowed<const R: usize>(at: [u64; R]) -> Option<[usize; R]> {
    let mut narrow = [0; R];
    for d in 0..R {
        narrow[d] = usize::try_from(at[d]).ok()?;
    }
    Some(narrow)
}

/// One coordinate, in every integer and as a proven one.
fn single<L: Mapping, const R: usize>(
    view: View<'_, u32, L>,
    known: &Static<R>,
    memory: Memory,
    at: [u64; R],
    report: &mut Report,
) {
    let expected = known.at(at, report.deceit);
    report.count(Count::Accesses);
    is_at(memory, view.get(at), expected, report);
    // of the others the low bits, which may be another coordinate
    #[expect(clippy::cast_possible_truncation, reason = "the low bits are asked for")]
    let low = at.map(|entry| entry as u32);
    let expected = known.at(low.map(u64::from), report.deceit);
    is_at(memory, view.get(low), expected, report);
    #[expect(clippy::cast_possible_wrap, reason = "one below 0 is beyond every extent")]
    let signed = low.map(|entry| entry as i32);
    let is_below = signed.iter().any(|entry| *entry < 0);
    is_at(memory, view.get(signed), if is_below { None } else { expected }, report);
    let narrow = narrowed(at);
    let expected = known.at(at, report.deceit);
    if let Some(narrow) = narrow {
        is_at(memory, view.get(narrow), expected, report);
    }
    let proven = narrow.and_then(L::proven);
    report.expect(proven.is_some() == (expected.is_some()), || format!("{at:?} is proven: {proven:?}"));
    if let Some(proven) = proven {
        is_at(memory, Some(&view[proven]), expected, report);
    }
}

/// Every coordinate, one after the other and as a loop.
fn every<L: Mapping, const R: usize>(
    view: View<'_, u32, L>,
    known: &Static<R>,
    memory: Memory,
    report: &mut Report,
) {
    let mut count = 0_u64;
    let mut largest = 0;
    for proven in L::coords::<R>() {
        let at = proven.entries().map(|entry| entry as u64);
        let index = known.shape.iter().zip(at).fold(0, |index, (extent, entry)| index * extent + entry);
        report.expect(index == count, || format!("{at:?} is coordinate {count}"));
        count += 1;
        report.count(Count::Looped);
        largest = largest.max(known.at(at, Deceit::Nothing).unwrap_or(0));
        let expected = known.at(at, report.deceit);
        is_at(memory, Some(view.at(proven)), expected, report);
    }
    let size = known.shape.iter().product::<u64>();
    report.expect(count == size, || format!("{count} coordinates of {size}"));
    report.expect(L::COSIZE == known.cosize, || format!("a cosize of {}", L::COSIZE));
    report.expect(largest < known.cosize as u128, || format!("{largest} in a cosize of {}", known.cosize));
    let mut looped = 0_u64;
    let mut last = None;
    L::coords::<R>().for_each(|proven| {
        looped += 1;
        last = Some((proven.entries().map(|entry| entry as u64), from_ref(&view[proven])));
    });
    report.expect(looped == size, || format!("{looped} coordinates of {size} in a loop"));
    let seen = memory.seen(report.deceit);
    let right = last.is_some_and(|(at, element)| {
        seen.position(element).map(|position| position as u128) == known.at(at, report.deceit)
    });
    report.expect(right, || format!("the last one is {last:?}"));
}
