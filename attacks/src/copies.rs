//! Attacks on loops over two tensors of different layouts, which run in the blocks of both.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use core::ptr::from_ref;

use tla::nested::tag::{ColumnMajor, PaddingColumnMajor, PaddingRowMajor, RowMajor};
use tla::tensor::{Grid, Tensor};

use crate::oracle::Oracle;
use crate::random::Random;
use crate::report::Report;
use crate::storage::{Memory, numbered};
use crate::tensors::{Seen, compare};

/// A matrix, and the part of it that is copied.
struct Matrix<L> {
    layout: L,
    oracle: Oracle,
    at: [u64; 2],
}

/// Calls the macro `$then` with one of four matrices, of `$extents` elements from a random place on.
macro_rules! with_matrix {
    ($extents:expr, $random:expr, $then:expr) => {{
        // the part starts anywhere in a block
        let at = [0; 2].map(|_| $random.below(7));
        let [r, c] = core::array::from_fn(|d| $extents[d] + at[d] + $random.below(3));
        let [rows, columns] = [r, c].map(|extent| u32::try_from(extent).unwrap_or(0));
        let blocked = |height: u64, width: u64, modes: [[(u64, u64); 2]; 2]| {
            let (down, across) = (r.div_ceil(height), c.div_ceil(width));
            let [[a, b], [c, d]] = modes;
            let counts = [b.0 * down, d.0 * across];
            Oracle::new(vec![vec![a, (counts[0], b.1)], vec![c, (counts[1], d.1)]])
        };
        match $random.below(4) {
            0 => {
                let oracle = Oracle::new(vec![vec![(r, c)], vec![(c, 1)]]);
                $then(Matrix { layout: RowMajor::layout(rows, columns), oracle, at })
            }
            1 => {
                let oracle = Oracle::new(vec![vec![(r, 1)], vec![(c, r)]]);
                $then(Matrix { layout: ColumnMajor::layout(rows, columns), oracle, at })
            }
            2 => {
                let row_of_blocks = 32 * c.div_ceil(8);
                let oracle = blocked(4, 8, [[(4, 8), (1, row_of_blocks)], [(8, 1), (1, 32)]]);
                $then(Matrix { layout: PaddingRowMajor::<4, 8>::layout(rows, columns), oracle, at })
            }
            _ => {
                let column_of_blocks = 15 * r.div_ceil(3);
                let oracle = blocked(3, 5, [[(3, 1), (1, 15)], [(5, 3), (1, column_of_blocks)]]);
                $then(Matrix { layout: PaddingColumnMajor::<3, 5>::layout(rows, columns), oracle, at })
            }
        }
    }};
}

/// Attacks one pair.
pub fn any(random: &mut Random, report: &mut Report) {
    let extents = [random.below(12), random.below(12)];
    with_matrix!(extents, random, |to| from_any(&to, extents, random, report));
}

fn from_any<L: Grid<2>>(to: &Matrix<L>, extents: [u64; 2], random: &mut Random, report: &mut Report) {
    with_matrix!(extents, random, |from| copy(to, &from, extents, report));
}

/// One pair: which elements meet, and what is written.
fn copy<L: Grid<2>, M: Grid<2>>(to: &Matrix<L>, from: &Matrix<M>, extents: [u64; 2], report: &mut Report) {
    let [len, other_len] = [&to.oracle, &from.oracle].map(|oracle| oracle.capacity().unwrap_or(0));
    let (data, other) = (vec![u32::MAX; len], numbered(other_len));
    let (memory, other_memory) = (Memory::of(&data), Memory::of(&other));
    let (Ok(mut data), Ok(other)) = (Tensor::new(data, to.layout), Tensor::new(other, from.layout)) else {
        report.expect(false, || format!("a tensor over its capacity of {len} or {other_len} is refused"));
        return;
    };
    let mut part = data.tile_mut(extents, to.at);
    let source = other.tile(extents, from.at);
    let (mut written, mut read) = (Vec::new(), Vec::new());
    let zipped = part.zip_each(&source, |element, other| {
        written.push(from_ref(element));
        read.push(from_ref(other));
    });
    report.expect(zipped.is_ok(), || format!("{zipped:?} of {extents:?}"));
    for (matrix, memory, elements) in [(&to.oracle, memory, &written), (&from.oracle, other_memory, &read)] {
        let at = if core::ptr::eq(matrix, &to.oracle) { to.at } else { from.at };
        let seen = Seen { start: at, valid: extents, padded: extents };
        let mut next = elements.iter();
        let mut found = Vec::new();
        seen.each(|at| next.next().map(|&element| found.push((at, element))).is_some());
        report.expect(found.len() == elements.len(), || format!("more than {extents:?} elements"));
        compare(&found, seen, memory, matrix, report);
    }
    report.expect(part.copy_from(&source).is_ok(), || format!("no copy of {extents:?}"));
    // what was not copied is as it was
    let mut expected = vec![u32::MAX; len];
    for i in 0..extents[0] {
        for j in 0..extents[1] {
            let [to, from] = [(&to.oracle, to.at), (&from.oracle, from.at)].map(|(oracle, at)| {
                usize::try_from(oracle.address(&[at[0] + i, at[1] + j], report.deceit)).unwrap_or(0)
            });
            if let Some(element) = expected.get_mut(to) {
                *element = u32::try_from(from).unwrap_or(0);
            }
        }
    }
    report.expect(data.into_data() == expected, || format!("a copy of {extents:?} is another one"));
}
