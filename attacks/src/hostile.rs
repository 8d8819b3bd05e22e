//! Attacks on whole loops, slices and blocks over storages that change under them.

use core::ops::RangeFull;

use tla::Int;
use tla::nested::Layout;
use tla::nested::tag::{Made, PaddingRowMajor};
use tla::tensor::{Grid, SliceBy, Tensor};

use crate::random::Random;
use crate::report::{Count, Report};
use crate::storage::{Hostile, Memory, PLANNED, lies_in};
use crate::tensors::{WALKED, guarded};

type Blocks = Made<PaddingRowMajor<4, 8>, Int<9>, Int<12>>;

/// Attacks one layout, small enough to be walked through.
pub fn any(random: &mut Random, report: &mut Report) {
    let [a, b, c, d] = core::array::from_fn(|_| random.below(5));
    match random.below(3) {
        0 => {
            let layout = Layout::new(((a, b), (c, d)), ((1, a), (a * b, a * b * c)));
            attack(layout, a * b * c * d, random, report);
        }
        1 => {
            let rows = u32::try_from(1 + a + 3 * b).unwrap_or(1);
            let layout = PaddingRowMajor::<4, 8>::layout(rows, Int::<12>);
            attack(layout, layout.capacity(), random, report);
        }
        _ => {
            attack(Blocks::default(), 192, random, report);
            of_memory(random, report);
        }
    }
}

/// One layout of two modes over two storages.
fn attack<L>(layout: L, len: u64, random: &mut Random, report: &mut Report)
where
    L: Grid<2> + SliceBy<(u64, RangeFull), 2, 1> + SliceBy<(RangeFull, u64), 2, 1>,
{
    let len = usize::try_from(len).unwrap_or(0);
    let (first, second) = (Hostile::new(len, random), Hostile::new(len, random));
    let (memories, others) = (first.memories(), second.memories());
    let (mut to, mut from) = (None, None);
    guarded(report, |_| {
        to = Tensor::new(first, layout).ok();
        from = Tensor::new(second, layout).ok();
    });
    let (Some(mut to), Some(from)) = (to, from) else {
        report.count(Count::Refused);
        return;
    };
    report.count(Count::Tensors);
    // after a panic the tensor is used again
    for _ in 0..5 {
        let [at, part] = core::array::from_fn(|_| {
            core::array::from_fn::<u64, 2, _>(|d| random.coordinate(to.extents()[d]))
        });
        let last = random.below(to.size().max(1));
        let way = random.below(9);
        guarded(report, |report| match way {
            0 => {
                let zipped = to.zip_each(&from, |element, other| {
                    lies_in(&memories, element, report);
                    lies_in(&others, other, report);
                });
                report.expect(zipped.is_ok(), || "two tensors of one layout differ".into());
            }
            1 => {
                let tile = from.tile(part, at);
                let copied = to.tile_mut(part, at).copy_from(&tile);
                report.expect(copied.is_ok(), || "two tiles of one layout differ".into());
            }
            2 => {
                if let Some(row) = to.slice((at[0], ..)) {
                    row.iter().for_each(|(_, element)| lies_in(&memories, element, report));
                    let Some(other) = from.slice((at[0], ..)) else { return };
                    let (Some(blocks), Some(other)) = (row.blocks::<4>(), other.blocks()) else { return };
                    for (block, other) in blocks.side_by_side(other) {
                        within(&memories, block, report);
                        within(&others, other, report);
                    }
                }
            }
            3 => {
                if let Some(mut column) = to.slice_mut((.., at[1])) {
                    column.fill(1);
                    column.fill_padding(2);
                    column.for_each_mut(|_, element| lies_in(&memories, element, report));
                }
            }
            4 if !part.contains(&0) => to.for_each_tile_mut(part, |mut tile| {
                tile.for_each_mut(|_, element| lies_in(&memories, element, report));
            }),
            5 => {
                let whole = to.padded();
                let mut iter = whole.iter();
                let before = iter.by_ref().take(3).count();
                let copy = iter.clone();
                let left = copy.fold(0_usize, |count, (_, element)| {
                    lies_in(&memories, element, report);
                    count + 1
                });
                report.expect(iter.count() == left && before <= 3, || "a copy is another iterator".into());
            }
            6 => {
                let mut count = 0;
                to.for_each_mut(|_, element| {
                    lies_in(&memories, element, report);
                    assert!(cfg!(not(feature = "std")) || count != last, "{PLANNED}");
                    count += 1;
                });
            }
            7 => {
                let mut count = 0;
                let _ = to.zip_each(&from, |element, other| {
                    *element = *other;
                    assert!(cfg!(not(feature = "std")) || count != last, "{PLANNED}");
                    count += 1;
                });
            }
            _ => {
                let mut padded = to.padded_mut();
                if padded.size() <= WALKED {
                    padded.fill_padding(4);
                    padded.fill(3);
                }
            }
        });
    }
}

/// Notes a finding unless the whole block lies in one of `memories`.
fn within<const N: usize>(memories: &[Memory], block: &[u32; N], report: &mut Report) {
    report.count(Count::Blocked);
    for element in block {
        lies_in(memories, element, report);
    }
}

/// The memory of a static layout as a view, which is made of each answer anew.
fn of_memory(random: &mut Random, report: &mut Report) {
    use tla::Mapping;

    let storage = Hostile::new(Blocks::COSIZE, random);
    let memories = storage.memories();
    guarded(report, |report| {
        let Ok(t) = Tensor::<u32, _, Blocks, 2>::of(storage) else { return };
        for proven in Blocks::coords::<2>().step_by(7) {
            if let Ok(view) = t.memory() {
                lies_in(&memories, &view[proven], report);
            }
        }
    });
}
