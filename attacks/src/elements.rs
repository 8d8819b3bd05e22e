//! Attacks on tensors of other elements than numbers of 32 bits, over every kind of storage that is honest.

use alloc::boxed::Box;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use tla::nested::Layout;
use tla::nested::tag::{Made, zN};
use tla::prelude::*;
use tla::tensor::{Grid, Tensor};

use crate::oracle::Oracle;
use crate::random::Random;
use crate::report::{Count, Report};
use crate::storage::{Memory, is_at};
use crate::tensors::Seen;

/// An element that says where it was put.
trait Element: Copy {
    /// The element at `position`, or at least the low bits of it.
    fn at(position: usize) -> Self;
}

impl Element for u8 {
    fn at(position: usize) -> Self {
        position.to_le_bytes()[0]
    }
}

impl Element for u64 {
    fn at(position: usize) -> Self {
        position as Self
    }
}

/// Larger than a line of a cache, so that an address that is off by one element is far off.
impl Element for [u64; 9] {
    fn at(position: usize) -> Self {
        [position as u64; 9]
    }
}

type Block = Made<zN<u64>, Int<19>, Int<7>>;

/// Attacks one element type.
pub fn any(random: &mut Random, report: &mut Report) {
    match random.below(4) {
        0 => of::<u8>(random, report),
        1 => of::<u64>(random, report),
        2 => of::<[u64; 9]>(random, report),
        _ => array(random, report),
    }
}

/// A storage of its own, a box of it, and a slice that is borrowed.
fn of<T: Element>(random: &mut Random, report: &mut Report) {
    let [a, b, c, d] = core::array::from_fn(|_| (random.below(4), random.below(9)));
    let Ok(layout) = Layout::try_new(((a.0, b.0), (c.0, d.0)), ((a.1, b.1), (c.1, d.1))) else {
        report.expect(false, || "small numbers are no layout".into());
        return;
    };
    let oracle = Oracle::new(vec![vec![a, b], vec![c, d]]);
    let Some(len) = oracle.capacity() else { return };
    let mut data: Vec<T> = (0..len).map(T::at).collect();
    let memory = Memory::of(&data);
    match random.below(3) {
        0 => through(Tensor::<T, _, _, 2>::new(data, layout).ok(), memory, &oracle, random, report),
        1 => {
            let data: Box<[T]> = data.into_boxed_slice();
            let memory = Memory::of(&data);
            through(Tensor::<T, _, _, 2>::new(data, layout).ok(), memory, &oracle, random, report);
        }
        _ => through(Tensor::<T, _, _, 2>::new(&mut data[..], layout).ok(), memory, &oracle, random, report),
    }
}

/// A storage that moves with its tensor.
fn array(random: &mut Random, report: &mut Report) {
    let t =
        Tensor::<u64, _, Block, 2>::of(core::array::from_fn::<u64, { Block::COSIZE }, _>(Element::at)).ok();
    let modes = vec![vec![(16, 4), (2, 64)], vec![(4, 1), (2, 128)]];
    let oracle = Oracle::new(modes).with_valid(vec![19, 7]);
    let Some(mut t) = t else {
        report.expect(false, || "an array of the cosize is too short".into());
        return;
    };
    let memory = Memory::of(t.view().into_data());
    through(Some(t.view_mut()), memory, &oracle, random, report);
}

/// Reads and writes single elements, in loops and by numbers of tiles.
fn through<T: Element, D: AsRef<[T]> + AsMut<[T]>, L: Grid<2>>(
    made: Option<Tensor<T, D, L, 2>>,
    memory: Memory,
    oracle: &Oracle,
    random: &mut Random,
    report: &mut Report,
) {
    let (Some(mut t), Some(seen)) = (made, Seen::<2>::whole(oracle)) else {
        report.expect(false, || format!("no tensor of {oracle:?}"));
        return;
    };
    report.count(Count::Tensors);
    let at: [u64; 2] = core::array::from_fn(|d| random.coordinate(seen.valid[d]));
    let expected = seen.address(at, oracle, report);
    report.count(Count::Accesses);
    is_at(memory, t.get(at), expected, report);
    is_at(memory, t.get_mut(at).map(|element| &*element), expected, report);
    if expected.is_some() {
        is_at(memory, Some(&t[at]), expected, report);
        t[at] = T::at(3);
        is_at(memory, t.view().get((at[0], at[1])), expected, report);
    }
    // negative entries are beyond every extent, of a coordinate and of the number of a tile
    let below = [i64::try_from(at[0]).unwrap_or(0), -1];
    is_at(memory, t.get(below), None, report);
    report.expect(t.tile_view([2, 2], below).is_empty(), || format!("tile {below:?} of {seen:?}"));
    let count = t.iter().fold(0, |count, (at, element)| {
        report.count(Count::Looped);
        is_at(memory, Some(element), seen.address(at, oracle, report), report);
        count + 1
    });
    report.expect(count == seen.size(), || format!("{count} elements of {seen:?}"));
    t.for_each_mut(|at, element| {
        is_at(memory, Some(&*element), seen.address(at, oracle, report), report);
        *element = T::at(7);
    });
    let tile = [1 + random.below(3), random.below(5)];
    let number: [u64; 2] = core::array::from_fn(|d| random.coordinate(seen.valid[d]));
    let start = core::array::from_fn(|d| tile[d].saturating_mul(number[d]));
    let part = seen.tile(tile, start);
    report.count(Count::Parts);
    let cut = t.tile_view_mut(tile, number);
    let found = (cut.start(), cut.extents());
    report.expect(found == (part.start, part.valid), || format!("tile {found:?} for {part:?} of {seen:?}"));
    for (at, element) in &cut {
        is_at(memory, Some(element), part.address(at, oracle, report), report);
    }
    // two tensors of other elements than each other
    let bytes = vec![0_u8; oracle.capacity().unwrap_or(0)];
    let Ok(other) = Tensor::<u8, _, L, 2>::new(bytes, t.layout()) else { return };
    let mut count = 0;
    let zipped = t.zip_each(&other, |_, _| count += 1);
    report.expect(zipped.is_ok() && count == seen.size(), || format!("{zipped:?}: {count} of {seen:?}"));
}
