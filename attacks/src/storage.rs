//! Storages: honest ones, of which every position is known, and [`Hostile`] ones.

use alloc::boxed::Box;
use alloc::format;
use core::cell::Cell;
use core::ptr::from_ref;

use crate::Deceit;
use crate::random::Random;
use crate::report::{Count, Report};

/// Where a reference may point: the elements from an address on.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    from: usize,
    len: usize,
    size: usize,
}

impl Memory {
    /// The memory of `slice`.
    #[must_use]
    pub fn of<T>(slice: &[T]) -> Self {
        Self { from: slice.as_ptr().addr(), len: slice.len(), size: size_of::<T>() }
    }

    /// Which of the elements `element` is; `None` beside them. The first one, if they have no size.
    #[must_use]
    pub fn position<T>(&self, element: *const T) -> Option<usize> {
        let distance = element.addr().checked_sub(self.from)?;
        match distance.checked_div(self.size) {
            Some(position) if distance.is_multiple_of(self.size) && position < self.len => Some(position),
            Some(_) => None,
            None if distance == 0 => Some(0),
            None => None,
        }
    }

    /// The same, one element shorter if the judge is deceived so.
    #[must_use]
    pub fn seen(self, deceit: Deceit) -> Self {
        if deceit == Deceit::Memory { Self { len: self.len.saturating_sub(1), ..self } } else { self }
    }
}

/// `len` elements, each its position: an allocation of exactly so many.
#[must_use]
pub fn numbered(len: usize) -> Box<[u32]> {
    (0..len).map(|position| u32::try_from(position).unwrap_or(u32::MAX)).collect()
}

/// How a storage answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// All of it, the first few times; then one element less each time.
    Shrinking,
    /// One element more each time.
    Growing,
    /// One slice, then another.
    Alternating,
    /// Nothing, now and then.
    Empty,
    /// Another length when it is written.
    Shorter,
    /// A panic, now and then.
    #[cfg(feature = "std")]
    Panicking,
}

const ANSWERS: &[Answer] = &[
    Answer::Shrinking,
    Answer::Growing,
    Answer::Alternating,
    Answer::Empty,
    Answer::Shorter,
    #[cfg(feature = "std")]
    Answer::Panicking,
];

/// A storage that answers differently each time.
#[derive(Debug)]
pub struct Hostile {
    first: Box<[u32]>,
    second: Box<[u32]>,
    answer: Answer,
    asked: Cell<usize>,
}

impl Hostile {
    /// One that has `len` elements when it is asked first, as a rule.
    #[must_use]
    pub fn new(len: usize, random: &mut Random) -> Self {
        let longer = usize::try_from(random.below(4)).unwrap_or(0);
        let (first, second) = (numbered(len), numbered(len.saturating_add(longer)));
        Self { first, second, answer: random.pick(ANSWERS), asked: Cell::new(0) }
    }

    /// The two slices that it may answer with.
    #[must_use]
    pub fn memories(&self) -> [Memory; 2] {
        [Memory::of(&self.first), Memory::of(&self.second)]
    }

    /// How long the answer is, and of which slice.
    fn next(&self, is_written: bool) -> (usize, bool) {
        let (asked, len) = (self.asked.get(), self.first.len());
        self.asked.set(asked + 1);
        match self.answer {
            Answer::Shrinking => (len.saturating_sub(asked.saturating_sub(2)), false),
            Answer::Growing => (self.second.len().min(asked), true),
            Answer::Alternating if asked % 2 == 1 => (self.second.len(), true),
            Answer::Alternating => (len, false),
            Answer::Empty => (if asked % 3 == 2 { 0 } else { len }, false),
            Answer::Shorter => (if is_written { len / 2 } else { len }, false),
            #[cfg(feature = "std")]
            Answer::Panicking => {
                assert!(asked % 4 != 3, "{PLANNED}");
                (len, false)
            }
        }
    }
}

/// The panic of a storage or a closure that is part of an attack.
pub const PLANNED: &str = "planned";

impl AsRef<[u32]> for Hostile {
    fn as_ref(&self) -> &[u32] {
        let (len, is_second) = self.next(false);
        let slice = if is_second { &self.second } else { &self.first };
        &slice[..len.min(slice.len())]
    }
}

impl AsMut<[u32]> for Hostile {
    fn as_mut(&mut self) -> &mut [u32] {
        let (len, is_second) = self.next(true);
        let slice = if is_second { &mut self.second } else { &mut self.first };
        let len = len.min(slice.len());
        &mut slice[..len]
    }
}

/// Notes a finding unless `element` is one of the elements of one of `memories`.
pub fn lies_in<T>(memories: &[Memory], element: &T, report: &mut Report) {
    let deceit = report.deceit;
    let found = memories.iter().any(|memory| memory.seen(deceit).position(from_ref(element)).is_some());
    report.count(Count::Hostile);
    report.expect(found, || format!("a reference lies beside the storage: {memories:?}"));
}

/// Notes a finding unless `element` is the element at `position` of `memory`, `None` being none.
pub fn is_at<T>(memory: Memory, element: Option<&T>, position: Option<u128>, report: &mut Report) {
    let memory = memory.seen(report.deceit);
    let found = element.map(|element| memory.position(from_ref(element)));
    let holds = match (found, position) {
        (None, None) => true,
        (Some(Some(found)), Some(position)) => memory.size == 0 || found as u128 == position,
        _ => false,
    };
    report.count(Count::Positions);
    report.expect(holds, || format!("an element is at {found:?}, not at {position:?}, of {memory:?}"));
}
