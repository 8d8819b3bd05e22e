//! Attacks on a tensor of any rank, over honest, zero-sized and hostile storages.

use alloc::boxed::Box;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use core::ptr::from_ref;

use tla::tensor::{Grid, Tensor, TensorRef};

use crate::oracle::Oracle;
use crate::random::Random;
use crate::report::{Count, Report};
use crate::storage::{Hostile, Memory, PLANNED, is_at, lies_in, numbered};

/// More elements than this are not walked through.
pub const WALKED: u64 = 200;

/// More elements than this are not allocated.
pub const ALLOCATED: usize = 1024;

/// What a window of a tensor has to be.
#[derive(Clone, Copy, Debug)]
pub struct Seen<const R: usize> {
    /// The absolute coordinate of the first element.
    pub start: [u64; R],
    /// The valid extents.
    pub valid: [u64; R],
    /// The extents in memory.
    pub padded: [u64; R],
}

impl<const R: usize> Seen<R> {
    /// All of a layout, `None` where an extent is no `u64`.
    #[must_use]
    pub fn whole(oracle: &Oracle) -> Option<Self> {
        let (valid, padded) = (oracle.valid()?, oracle.extents()?);
        Some(Self { start: [0; R], valid: valid.try_into().ok()?, padded: padded.try_into().ok()? })
    }

    /// The tile of `extents` elements at `coordinate`.
    #[must_use]
    pub fn tile(self, extents: [u64; R], coordinate: [u64; R]) -> Self {
        let clipped =
            |of: [u64; R]| core::array::from_fn(|d| extents[d].min(of[d].saturating_sub(coordinate[d])));
        let start = core::array::from_fn(|d| self.start[d].saturating_add(coordinate[d]));
        Self { start, valid: clipped(self.valid), padded: clipped(self.padded) }
    }

    /// How many elements are valid.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.valid.iter().fold(1, |size: u64, &extent| size.saturating_mul(extent))
    }

    /// Where the element at a valid coordinate is.
    #[must_use]
    pub fn address(&self, at: [u64; R], oracle: &Oracle, report: &Report) -> Option<u128> {
        if (0..R).any(|d| at[d] >= self.valid[d]) {
            return None;
        }
        let absolute: [u64; R] = core::array::from_fn(|d| self.start[d] + at[d]);
        Some(oracle.address(&absolute, report.deceit))
    }

    /// Calls `f` with the first valid coordinates, the last mode fastest, as long as it says so.
    pub fn each(&self, mut f: impl FnMut([u64; R]) -> bool) {
        let mut at = [0; R];
        if self.size() == 0 {
            return;
        }
        while f(at) {
            let mut d = R;
            loop {
                if d == 0 {
                    return;
                }
                d -= 1;
                at[d] += 1;
                if at[d] < self.valid[d] {
                    break;
                }
                at[d] = 0;
            }
        }
    }
}

/// One layout, over a storage that is drawn.
pub fn attack<L: Grid<R>, const R: usize>(
    layout: L,
    oracle: &Oracle,
    random: &mut Random,
    report: &mut Report,
) {
    let needed = oracle.capacity();
    let len = match needed {
        Some(needed) if needed <= ALLOCATED => match random.below(8) {
            0 => needed.saturating_sub(1),
            1 => needed + 1,
            _ => needed,
        },
        _ => usize::try_from(random.below(40)).unwrap_or(0),
    };
    match random.below(6) {
        0 => zero_sized(layout, oracle, random, report),
        1 | 2 => hostile(layout, len, random, report),
        _ => honest(layout, oracle, len, random, report),
    }
}

/// Whether a tensor over `len` elements has to be made.
fn is_made(oracle: &Oracle, len: usize) -> bool {
    oracle.capacity().is_some_and(|needed| needed <= len)
}

fn honest<L: Grid<R>, const R: usize>(
    layout: L,
    oracle: &Oracle,
    len: usize,
    random: &mut Random,
    report: &mut Report,
) {
    let data = numbered(len);
    let memory = Memory::of(&data);
    let made = Tensor::new(data, layout);
    let holds = made.is_ok() == is_made(oracle, len);
    report.expect(holds, || format!("a tensor over {len} elements: {:?} of {oracle:?}", made.is_ok()));
    let (Ok(mut t), Some(seen)) = (made, Seen::whole(oracle)) else {
        report.count(Count::Refused);
        return;
    };
    report.count(Count::Tensors);
    read(t.view(), seen, memory, oracle, random, report, 3);
    if random.one_of(2) {
        write(&mut t, seen, memory, oracle, random, report);
        read(t.view(), seen, memory, oracle, random, report, 1);
    }
}

/// Reads a tensor in one or two ways, and tiles of it.
pub fn read<L: Grid<R>, const R: usize>(
    t: TensorRef<'_, u32, L, R>,
    seen: Seen<R>,
    memory: Memory,
    oracle: &Oracle,
    random: &mut Random,
    report: &mut Report,
    depth: u32,
) {
    let extents = (t.start(), t.extents(), t.padded().extents());
    report.expect(extents == (seen.start, seen.valid, seen.padded), || format!("{extents:?} for {seen:?}"));
    for _ in 0..2 {
        let at: [u64; R] = core::array::from_fn(|d| random.coordinate(seen.valid[d]));
        let address = seen.address(at, oracle, report);
        report.count(Count::Accesses);
        is_at(memory, t.get(at), address, report);
        let offset = t.offset(at).map(|offset| offset as u128);
        report.expect(offset == address, || format!("offset {offset:?} for {address:?} of {at:?}"));
    }
    match random.below(9) {
        0 => walk(t, seen, memory, oracle, random, report),
        1 => by_loop(&t, seen, memory, oracle, report),
        2 if depth > 0 => {
            let padded = Seen { valid: seen.padded, ..seen };
            read(t.padded(), padded, memory, oracle, random, report, depth - 1);
        }
        3 if depth > 0 => {
            let valid = core::array::from_fn(|d| random.coordinate(seen.padded[d]));
            let fits = (0..R).all(|d| valid[d] <= seen.padded[d]);
            let with = t.with_extents(valid);
            report.expect(with.is_some() == fits, || format!("extents {valid:?} for {seen:?}"));
            if let Some(with) = with {
                read(with, Seen { valid, ..seen }, memory, oracle, random, report, depth - 1);
            }
        }
        4 => tiles(&t, seen, random, report),
        5..=7 if depth > 0 => {
            let extents = core::array::from_fn(|d| random.coordinate(seen.padded[d]));
            let at = core::array::from_fn(|d| random.coordinate(seen.valid[d]));
            report.count(Count::Parts);
            read(t.into_tile(extents, at), seen.tile(extents, at), memory, oracle, random, report, depth - 1);
        }
        _ => {
            // negative coordinates are beyond every extent
            let at = core::array::from_fn(|_| -1_i32);
            report.count(Count::Accesses);
            is_at(memory, t.get::<[i32; R]>(at), None, report);
        }
    }
}

/// An iterator, one element after the other, with a copy of it in the middle.
fn walk<L: Grid<R>, const R: usize>(
    t: TensorRef<'_, u32, L, R>,
    seen: Seen<R>,
    memory: Memory,
    oracle: &Oracle,
    random: &mut Random,
    report: &mut Report,
) {
    let mut iter = t.iter();
    let size = seen.size();
    let hint = usize::try_from(size).ok();
    report.expect(size == u64::MAX || iter.size_hint().1 == hint, || format!("a hint for {size} elements"));
    let limit = size.min(WALKED);
    let copied = random.below(limit + 1);
    let mut count = 0;
    seen.each(|at| {
        if count == copied {
            iter = iter.clone();
        }
        count += 1;
        let found = iter.next();
        let address = seen.address(at, oracle, report);
        report.count(Count::Looped);
        report.expect(found.is_some_and(|(found, _)| found == at), || format!("not {at:?}: {found:?}"));
        is_at(memory, found.map(|(_, element)| element), address, report);
        count < limit
    });
    if size <= WALKED {
        report
            .expect(iter.next().is_none() && iter.next().is_none(), || format!("more than {size} elements"));
    } else {
        let skip = usize::try_from(random.below(40)).unwrap_or(0);
        if let Some((at, element)) = iter.nth(skip) {
            let address = seen.address(at, oracle, report);
            is_at(memory, Some(element), address, report);
        }
    }
}

/// The same as a loop inside.
fn by_loop<L: Grid<R>, const R: usize>(
    t: &TensorRef<'_, u32, L, R>,
    seen: Seen<R>,
    memory: Memory,
    oracle: &Oracle,
    report: &mut Report,
) {
    if seen.size() > WALKED {
        return;
    }
    let mut found = Vec::new();
    t.for_each(|at, element| found.push((at, from_ref(element))));
    compare(&found, seen, memory, oracle, report);
}

/// Compares what a loop handed out with what there is.
pub fn compare<const R: usize>(
    found: &[([u64; R], *const u32)],
    seen: Seen<R>,
    memory: Memory,
    oracle: &Oracle,
    report: &mut Report,
) {
    report.expect(found.len() as u64 == seen.size(), || format!("{} elements of {seen:?}", found.len()));
    let memory = memory.seen(report.deceit);
    let mut next = 0;
    seen.each(|at| {
        let expected = seen.address(at, oracle, report);
        let is_right = found.get(next).is_some_and(|&(found, element)| {
            found == at && memory.position(element).map(|position| position as u128) == expected
        });
        report.count(Count::Looped);
        report.count(Count::Positions);
        report.expect(is_right, || format!("a loop over {seen:?} at {at:?}"));
        next += 1;
        next < found.len()
    });
}

/// All tiles have all elements.
fn tiles<L: Grid<R>, const R: usize>(
    t: &TensorRef<'_, u32, L, R>,
    seen: Seen<R>,
    random: &mut Random,
    report: &mut Report,
) {
    let extents: [u64; R] = core::array::from_fn(|d| random.coordinate(seen.valid[d]));
    if seen.size() > WALKED || extents.contains(&0) {
        report.expect(t.tiles(extents).take(3).all(|tile| tile.size() <= t.size()), || format!("{seen:?}"));
        return;
    }
    let mut sum = 0;
    for tile in t.tiles(extents) {
        report.count(Count::Parts);
        sum += tile.size();
    }
    report.expect(sum == seen.size(), || format!("tiles {extents:?} of {seen:?} have {sum} elements"));
}

/// Writes a tensor in one way.
fn write<L: Grid<R>, const R: usize>(
    t: &mut Tensor<u32, Box<[u32]>, L, R>,
    seen: Seen<R>,
    memory: Memory,
    oracle: &Oracle,
    random: &mut Random,
    report: &mut Report,
) {
    let at: [u64; R] = core::array::from_fn(|d| random.coordinate(seen.valid[d]));
    let address = seen.address(at, oracle, report);
    report.count(Count::Accesses);
    is_at(memory, t.get_mut(at).map(|element| &*element), address, report);
    if seen.padded.iter().fold(1, |size: u64, &extent| size.saturating_mul(extent)) > WALKED {
        return;
    }
    match random.below(6) {
        0 => {
            let mut found = Vec::new();
            t.for_each_mut(|at, element| {
                *element = !*element;
                found.push((at, from_ref(element)));
            });
            compare(&found, seen, memory, oracle, report);
        }
        1 => {
            t.fill(7);
            t.fill_padding(8);
            t.padded_mut().fill(9);
        }
        2 => {
            let other = numbered(oracle.capacity().unwrap_or(0));
            let other_memory = Memory::of(&other);
            let Ok(other) = Tensor::new(other, t.layout()) else { return };
            let (mut to, mut from) = (Vec::new(), Vec::new());
            let zipped = t.zip_each(&other, |to_element, from_element| {
                to.push(from_ref(to_element));
                from.push(from_ref(from_element));
            });
            report.expect(zipped.is_ok(), || format!("{zipped:?} for {seen:?}"));
            for (memory, elements) in [(memory, to), (other_memory, from)] {
                let mut next = elements.iter();
                let mut found = Vec::new();
                seen.each(|at| next.next().map(|&element| found.push((at, element))).is_some());
                compare(&found, seen, memory, oracle, report);
            }
        }
        3 => {
            let extents: [u64; R] = core::array::from_fn(|d| random.coordinate(seen.valid[d]).max(1));
            let mut sum = 0;
            t.for_each_tile_mut(extents, |mut tile| {
                tile.fill(5);
                sum += tile.size();
            });
            report.count(Count::Parts);
            report.expect(sum == seen.size(), || format!("tiles {extents:?} of {seen:?} have {sum}"));
        }
        4 => {
            // a tile of other extents is not copied
            let other = numbered(oracle.capacity().unwrap_or(0));
            let Ok(other) = Tensor::new(other, t.layout()) else { return };
            let extents = core::array::from_fn(|d| random.coordinate(seen.valid[d]));
            let part = seen.tile(extents, [0; R]);
            let copied = t.copy_from(&other.tile(extents, [0_u64; R]));
            let fits = part.valid == seen.valid;
            report.expect(copied.is_ok() == fits, || format!("{copied:?} for {part:?} of {seen:?}"));
        }
        _ => {
            let last = random.below(seen.size().max(1));
            let mut count = 0;
            guarded(report, |_| {
                t.for_each_mut(|_, element| {
                    *element = 3;
                    assert!(cfg!(not(feature = "std")) || count != last, "{PLANNED}");
                    count += 1;
                });
            });
        }
    }
}

/// Elements without a size, of which a slice has any number.
fn zero_sized<L: Grid<R>, const R: usize>(
    layout: L,
    oracle: &Oracle,
    random: &mut Random,
    report: &mut Report,
) {
    let needed = oracle.capacity().unwrap_or(usize::MAX);
    let len = random.pick(&[usize::MAX, needed, needed.saturating_sub(1), 0]);
    let units = vec![(); len];
    let memory = Memory::of(&units);
    let made = Tensor::<(), _, L, R>::new(&units[..], layout);
    let holds = made.is_ok() == is_made(oracle, len);
    report.expect(holds, || format!("a tensor over {len} units: {:?} of {oracle:?}", made.is_ok()));
    let (Ok(t), Some(seen)) = (made, Seen::<R>::whole(oracle)) else {
        report.count(Count::Refused);
        return;
    };
    report.count(Count::Tensors);
    let at: [u64; R] = core::array::from_fn(|d| random.coordinate(seen.valid[d]));
    report.count(Count::Accesses);
    // a unit has no address to compare
    is_at(memory, t.get(at), seen.address(at, oracle, report), report);
    let offset = t.offset(at).map(|offset| offset as u128);
    report.expect(offset == seen.address(at, oracle, report), || format!("offset {offset:?} of {at:?}"));
    let taken = t.iter().take(20).count() as u64;
    report.expect(taken == seen.size().min(20), || format!("{taken} units of {seen:?}"));
}

/// A storage that answers differently each time: nothing but that references lie in it is known.
fn hostile<L: Grid<R>, const R: usize>(layout: L, len: usize, random: &mut Random, report: &mut Report) {
    let storage = Hostile::new(len, random);
    let memories = storage.memories();
    let mut made = None;
    guarded(report, |_| made = Tensor::new(storage, layout).ok());
    let Some(mut t) = made else {
        report.count(Count::Refused);
        return;
    };
    report.count(Count::Tensors);
    let extents = t.extents();
    for _ in 0..3 {
        let at: [u64; R] = core::array::from_fn(|d| random.coordinate(extents[d]));
        let part: [u64; R] = core::array::from_fn(|d| random.coordinate(extents[d]));
        let way = random.below(8);
        guarded(report, |report| match way {
            0 => {
                if let Some(element) = t.get(at) {
                    lies_in(&memories, element, report);
                }
            }
            1 => {
                if let Some(element) = t.get_mut(at) {
                    lies_in(&memories, element, report);
                }
            }
            2 => t.iter().take(30).for_each(|(_, element)| lies_in(&memories, element, report)),
            3 => t.view().tile(part, at).iter().take(30).for_each(|(_, x)| lies_in(&memories, x, report)),
            4 if t.size() <= WALKED => t.for_each_mut(|_, element| {
                lies_in(&memories, element, report);
                *element = 1;
            }),
            5 => {
                let mut tile = t.tile_mut(part, at);
                if tile.size() <= WALKED {
                    tile.fill(2);
                }
                if let Some(element) = tile.get(at) {
                    lies_in(&memories, element, report);
                }
            }
            6 if t.size() <= WALKED => {
                let mut view = t.view_mut();
                view.for_each_mut(|_, element| lies_in(&memories, element, report));
            }
            _ => t.tiles(part).take(5).for_each(|tile| {
                if let Some((_, element)) = tile.iter().next() {
                    lies_in(&memories, element, report);
                }
            }),
        });
    }
}

/// Runs what may panic on purpose; any other panic is a finding.
pub(crate) fn guarded(report: &mut Report, attack: impl FnOnce(&mut Report)) {
    #[cfg(feature = "std")]
    {
        use std::panic::{AssertUnwindSafe, catch_unwind};
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| attack(report))) {
            let text =
                panic.downcast_ref::<alloc::string::String>().map_or("", alloc::string::String::as_str);
            let text = panic.downcast_ref::<&str>().copied().unwrap_or(text);
            report.expect(text == PLANNED, || format!("a panic: {text}"));
            report.caught += 1;
        }
    }
    #[cfg(not(feature = "std"))]
    attack(report);
}
