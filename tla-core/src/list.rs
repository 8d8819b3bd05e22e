//! [`List`]: a sequence of fixed capacity that const fns can build.

use core::fmt;

/// At most `N` values in a row, `Copy`, built in const fns; there is no allocator on a device and
/// none in const evaluation.
#[derive(Clone, Copy)]
pub struct List<T: Copy, const N: usize> {
    // Read in place within the crate: in const evaluation a call of `as_slice` for each entry of a loop
    // costs more than the rest of the loop.
    pub(crate) items: [T; N],
    pub(crate) len: usize,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// The empty list. `filler` occupies the unused slots and is never seen.
    pub const fn empty(filler: T) -> Self {
        Self { items: [filler; N], len: 0 }
    }

    /// How many values the list holds.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether the list holds nothing.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The values in order.
    pub const fn as_slice(&self) -> &[T] {
        if self.len == 0 {
            // most layouts have no replicas and no offsets; `split_at` is slow in const evaluation
            return &[];
        }
        self.items.split_at(self.len).0
    }

    /// The values and, after the first [`len`](Self::len) ones, the filler.
    ///
    /// For loops in const evaluation, where [`as_slice`](Self::as_slice) takes longer than a short loop.
    pub const fn slots(&self) -> &[T; N] {
        &self.items
    }

    /// Puts `value` after the last entry, in place; `false`, and no change, when all `N` slots are taken.
    #[must_use]
    pub const fn push(&mut self, value: T) -> bool {
        if self.len == N {
            return false;
        }
        self.items[self.len] = value;
        self.len += 1;
        true
    }

    /// The list with `value` after its last entry, or `None` when all `N` slots are taken.
    #[must_use]
    pub const fn try_push(mut self, value: T) -> Option<Self> {
        if self.len == N {
            return None;
        }
        self.items[self.len] = value;
        self.len += 1;
        Some(self)
    }

    /// The list with the value at `position` replaced; a position beyond the end changes nothing.
    #[must_use]
    pub(crate) const fn with(mut self, position: usize, value: T) -> Self {
        if position < self.len {
            self.items[position] = value;
        }
        self
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + core::hash::Hash, const N: usize> core::hash::Hash for List<T, N> {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_list_refuses_one_more() {
        let two = List::<u8, 2>::empty(0).try_push(1).unwrap().try_push(2).unwrap();
        assert_eq!(two.as_slice(), [1, 2]);
        assert_eq!(two.try_push(3), None);
    }

    #[test]
    fn unused_slots_do_not_count_in_a_comparison() {
        let a = List::<u8, 2>::empty(7).try_push(1).unwrap();
        let b = List::<u8, 2>::empty(9).try_push(1).unwrap();
        assert_eq!(a, b);
    }
}
