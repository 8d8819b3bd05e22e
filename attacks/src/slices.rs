//! Attacks on the rows and columns of tensors of two modes, and on the blocks in them.

use alloc::format;
use core::ops::RangeFull;
use core::ptr::from_ref;

use tla::tensor::{Blocks, Grid, SliceBy, Tensor, TensorRef};

use crate::oracle::Oracle;
use crate::random::Random;
use crate::report::{Count, Report};
use crate::storage::{Memory, is_at, numbered};
use crate::tensors::{ALLOCATED, Seen, WALKED};

/// One layout, sliced after up to one tile.
pub fn attack<L>(layout: L, oracle: &Oracle, random: &mut Random, report: &mut Report)
where
    L: Grid<2> + SliceBy<(u64, RangeFull), 2, 1> + SliceBy<(RangeFull, u64), 2, 1>,
{
    let (Some(len), Some(seen)) = (oracle.capacity(), Seen::<2>::whole(oracle)) else { return };
    if len > ALLOCATED {
        return;
    }
    let data = numbered(len);
    let memory = Memory::of(&data);
    let Ok(mut t) = Tensor::new(data, layout) else {
        report.expect(false, || format!("a tensor over {len} elements of {oracle:?}"));
        return;
    };
    report.count(Count::Tensors);
    let (extents, at) = if random.one_of(2) {
        (seen.padded, [0, 0])
    } else {
        let extents = seen.padded.map(|extent| random.coordinate(extent));
        (extents, seen.valid.map(|extent| random.coordinate(extent)))
    };
    let seen = seen.tile(extents, at);
    let fixed = random.coordinate(seen.valid[0]);
    let tile = t.tile(extents, at);
    let row = tile.slice((fixed, ..));
    report.expect(row.is_some() == (fixed < seen.valid[0]), || format!("row {fixed} of {seen:?}"));
    if let Some(row) = row {
        let line = Line { seen, mode: 1, fixed, memory, oracle };
        line.read(row, random, report);
    }
    let fixed = random.coordinate(seen.valid[1]);
    let column = tile.slice((.., fixed));
    report.expect(column.is_some() == (fixed < seen.valid[1]), || format!("column {fixed} of {seen:?}"));
    if let Some(column) = column {
        let line = Line { seen, mode: 0, fixed, memory, oracle };
        line.read(column, random, report);
    }
    let mut tile = t.tile_mut(extents, at);
    if let Some(mut column) = tile.slice_mut((.., fixed))
        // the padding, too, which may be all that a `u64` counts where a stride is 0
        && column.padded_mut().size() <= WALKED
    {
        column.fill(1);
        column.fill_padding(2);
    }
}

/// A row or a column, as it has to be.
struct Line<'a> {
    seen: Seen<2>,
    /// The mode that it goes along.
    mode: usize,
    /// The coordinate of the other mode.
    fixed: u64,
    memory: Memory,
    oracle: &'a Oracle,
}

impl Line<'_> {
    /// Where element `at` of the line is, padding included.
    fn address(&self, at: u64, report: &Report) -> u128 {
        let mut absolute = [self.seen.start[0] + self.fixed; 2];
        absolute[1 - self.mode] = self.seen.start[1 - self.mode] + self.fixed;
        absolute[self.mode] = self.seen.start[self.mode] + at;
        self.oracle.address(&absolute, report.deceit)
    }

    fn read<L: Grid<1>>(&self, line: TensorRef<'_, u32, L, 1>, random: &mut Random, report: &mut Report) {
        report.count(Count::Parts);
        let (valid, padded) = (self.seen.valid[self.mode], self.seen.padded[self.mode]);
        let extents = (line.extents(), line.padded().extents());
        report.expect(extents == ([valid], [padded]), || format!("{extents:?} for {valid} of {padded}"));
        let at = random.coordinate(valid);
        let expected = (at < valid).then(|| self.address(at, report));
        report.count(Count::Accesses);
        is_at(self.memory, line.get([at]), expected, report);
        for ([at], element) in line.iter().take(40) {
            report.count(Count::Looped);
            let expected = self.address(at, report);
            is_at(self.memory, Some(element), Some(expected), report);
        }
        match random.below(4) {
            0 => self.blocks::<1, L>(&line, report),
            1 => self.blocks::<2, L>(&line, report),
            2 => self.blocks::<4, L>(&line, report),
            _ => self.blocks::<8, L>(&line, report),
        }
    }

    fn blocks<const N: usize, L: Grid<1>>(&self, line: &TensorRef<'_, u32, L, 1>, report: &mut Report) {
        let Some(blocks) = line.blocks::<N>() else { return };
        let (valid, n) = (self.seen.valid[self.mode], N as u64);
        let expected = usize::try_from(valid.div_ceil(n)).ok();
        report.expect(blocks.size_hint().1 == expected, || format!("{expected:?} blocks of {N} of {valid}"));
        self.uneven(&blocks, report);
        let mut first = 0;
        for (block, other) in blocks.clone().side_by_side(blocks).take(12) {
            report.expect(from_ref(block) == from_ref(other), || format!("two blocks at {first}"));
            for (at, element) in (first..).zip(block) {
                report.count(Count::Blocked);
                let expected = self.address(at, report);
                is_at(self.memory, Some(element), Some(expected), report);
            }
            first += n;
        }
    }

    /// As many pairs as the shorter of two has, whichever stands first; one more would lie beyond its memory.
    fn uneven<const N: usize, L: Grid<1>>(&self, blocks: &Blocks<'_, u32, L, N>, report: &mut Report) {
        let mut later = blocks.clone();
        let skipped = later.by_ref().take(2).count() as u64;
        let left = self.seen.valid[self.mode].div_ceil(N as u64) - skipped;
        if left > WALKED {
            return;
        }
        for is_first in [true, false] {
            let (one, other) =
                if is_first { (later.clone(), blocks.clone()) } else { (blocks.clone(), later.clone()) };
            let mut count = 0;
            for (one, other) in one.side_by_side(other) {
                let block = if is_first { one } else { other };
                let at = N as u64 * (skipped + count);
                report.count(Count::Blocked);
                is_at(self.memory, block.first(), Some(self.address(at, report)), report);
                count += 1;
            }
            report.expect(count == left, || format!("{count} pairs of {left} blocks and {skipped} more"));
        }
    }
}
