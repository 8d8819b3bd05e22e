//! Coordinates that are proven for one layout, on views of another one of the same shape.

use alloc::format;
use core::marker::PhantomData;

use tla::nested::tag::{Made, zN};
use tla::prelude::*;
use tla::tensor::Tensor;

use crate::Deceit;
use crate::random::Random;
use crate::report::{Count, Report};
use crate::storage::{Memory, is_at, numbered};

/// The layout that a coordinate is proven for, and the one that is viewed.
struct Pair<P, L, const R: usize> {
    cosize: usize,
    address: fn([u64; R]) -> u64,
    layouts: PhantomData<(P, L)>,
}

macro_rules! pairs {
    ($($proof:ty, $layout:ty, $cosize:literal, $address:expr;)*) => {
        /// Attacks one pair.
        pub fn any(random: &mut Random, report: &mut Report) {
            let drawn = random.below([$($cosize),*].len() as u64);
            let mut at = 0;
            $(
                if at == drawn {
                    Pair::<$proof, $layout, _> { cosize: $cosize, address: $address, layouts: PhantomData }
                        .attack(random, report);
                }
                at += 1;
            )*
            report.expect(drawn < at, || format!("pair {drawn} of {at}"));
            blocks(random, report);
        }
    };
}

pairs! {
    layout!(S[(8, 4)]), layout!(S[(8, 4):(-4, -1)] + 31), 32, |[i, j]| 31 - 4 * i - j;
    layout!(S[(8, 4):(1, 8)]), layout!(S[(8, 4):(9, 2)]), 70, |[i, j]| 9 * i + 2 * j;
    layout!(S[(8, 4):(0, 0)]), layout!(Swizzle<0, 1, 2> o S[(8, 4)]), 32, |[i, j]| {
        let x = 4 * i + j;
        x ^ (x >> 2 & 1)
    };
    layout!(Swizzle<0, 2, 2> o S[(8, 4)]), layout!((8, (2, 2)):(4, (2, 1))), 32, |[i, j]| 4 * i + 2 * (j % 2) + j / 2;
    layout!(((2, 4), 4):((4, 8), 1)), layout!((8, 4) -> S[(2, 4, 4):(64, 5, 1)]), 83, |[i, j]| 64 * (i / 4) + 5 * (i % 4) + j;
    layout!(S[12]), layout!(S[12:3] + 2), 36, |[i]| 2 + 3 * i;
    layout!(S[(2, 3, 4)]), layout!((2, 3, 4) -> S[(4, 3, 2):(1, 4, 12)]), 24, |[i, j, k]| {
        let x = 12 * i + 4 * j + k;
        x / 6 + 4 * (x / 2 % 3) + 12 * (x % 2)
    };
    layout!(3), layout!(7), 8, |[]| 7;
}

impl<P: Mapping, L: Mapping, const R: usize> Pair<P, L, R> {
    fn expected(&self, at: [usize; R], report: &Report) -> Option<u128> {
        let address = (self.address)(at.map(|entry| entry as u64));
        Some(u128::from(address) + u128::from(report.deceit == Deceit::Oracle))
    }

    fn attack(&self, random: &mut Random, report: &mut Report) {
        let longer = usize::from(random.one_of(2));
        let mut data = numbered(self.cosize + longer);
        let memory = Memory::of(&data);
        let short = View::<u32, L>::new(&data[longer + 1..]);
        report.expect(short.is_err(), || format!("a view over less than {}", self.cosize));
        report.count(Count::Short);
        let Ok(view) = View::<u32, L>::new(&data) else {
            report.expect(false, || format!("no view over {}", self.cosize));
            return;
        };
        report.count(Count::Views);
        for proven in P::coords::<R>() {
            let expected = self.expected(proven.entries(), report);
            report.count(Count::Proofs);
            is_at(memory, Some(view.at(proven)), expected, report);
            is_at(memory, Some(&view[proven]), expected, report);
        }
        let Ok(mut view) = ViewMut::<u32, L>::new(&mut data) else { return };
        // not from the first one on: the loop inside begins in the middle
        let mut coords = P::coords::<R>();
        let skip = usize::try_from(random.below(5)).unwrap_or(0);
        let first = coords.nth(skip);
        first.into_iter().chain(coords).for_each(|proven| {
            let expected = self.expected(proven.entries(), report);
            report.count(Count::Proofs);
            view[proven] = 1;
            is_at(memory, Some(&*view.at_mut(proven)), expected, report);
            is_at(memory, Some(view.at(proven)), expected, report);
            is_at(memory, view.get_mut(proven.entries()).map(|element| &*element), expected, report);
            is_at(memory, Some(&view.as_view()[proven.entries()]), expected, report);
        });
    }
}

type Block = Made<zN<f32>, Int<30>, Int<13>>;

/// All of the memory of a tensor, however small the tile is that is asked for it.
fn blocks(random: &mut Random, report: &mut Report) {
    let data = numbered(512);
    let memory = Memory::of(&data);
    let Ok(t) = Tensor::<u32, _, Block, 2>::of(data) else {
        report.expect(false, || "512 elements are too few".into());
        return;
    };
    report.count(Count::Tensors);
    let tile = t.tile([random.below(40), random.below(20)], [random.below(40), random.below(20)]);
    let Ok(view) = tile.memory() else {
        report.expect(false, || "a tile has less memory than its tensor".into());
        return;
    };
    let deceit = u128::from(report.deceit == Deceit::Oracle);
    for proven in Block::coords::<2>().step_by(5) {
        let [i, j] = proven.entries();
        let address = 8 * (i % 16) + 128 * (i / 16) + j % 8 + 256 * (j / 8);
        report.count(Count::Proofs);
        is_at(memory, Some(&view[proven]), Some(address as u128 + deceit), report);
    }
}
