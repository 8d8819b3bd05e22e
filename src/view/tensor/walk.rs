//! [`Walk`]: all coordinates of a box, in runs along the last mode.

/// The coordinates below `extents`, the last mode fastest, handed out as runs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walk<const R: usize> {
    extents: [u64; R],
    /// The next coordinate; below `extents` unless the walk is over.
    at: [u64; R],
    /// Whether the last coordinate has been handed out. No count tells: more coordinates than a `u64` has come to an
    /// end as well where the optimizer removes a loop that does nothing.
    is_over: bool,
}

impl<const R: usize> Walk<R> {
    #[inline(always)]
    pub(super) fn new(extents: [u64; R]) -> Self {
        // a walk of no mode has no last mode to run along
        Self { extents, at: [0; R], is_over: R == 0 || extents.contains(&0) }
    }

    /// How many coordinates are left, `u64::MAX` where they are more.
    #[inline]
    pub(super) fn left(&self) -> u64 {
        if self.is_over {
            return 0;
        }
        let (mut all, mut before) = (1_u64, 0_u64);
        for d in 0..R {
            all = all.saturating_mul(self.extents[d]);
            before = before.saturating_mul(self.extents[d]).saturating_add(self.at[d]);
        }
        if all == u64::MAX { all } else { all - before }
    }

    /// The first coordinate of the next run: below the extents, mode by mode.
    #[inline(always)]
    pub(super) fn next(&self) -> Option<[u64; R]> {
        if self.is_over { None } else { Some(self.at) }
    }

    /// Goes on by the rest of the last mode or by `longest`, the shorter of the two, and returns by how
    /// many: the coordinates of that run are below the extents. `longest` is at least 1.
    #[inline(always)]
    pub(super) fn advance(&mut self, longest: u64) -> u64 {
        let Some(last) = R.checked_sub(1) else { return 0 };
        let len = (self.extents[last] - self.at[last]).min(longest);
        self.at[last] += len;
        if self.at[last] < self.extents[last] {
            return len;
        }
        self.at[last] = 0;
        for d in (0..last).rev() {
            self.at[d] += 1;
            if self.at[d] < self.extents[d] {
                return len;
            }
            self.at[d] = 0;
        }
        self.is_over = true;
        len
    }
}

/// Calls `f` with `0..run`. A run that is a whole block has a loop of its own, whose length is a constant
/// where the layout's blocks are static: it unrolls and vectorizes, which a loop of at most so many turns
/// does not.
#[inline(always)]
pub(super) fn along(run: u64, block: u64, mut f: impl FnMut(u64)) {
    if run == block {
        for k in 0..block {
            f(k);
        }
    } else {
        for k in 0..run {
            f(k);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Walk;

    /// The runs of at most `longest` coordinates: how many, and how long all of them together.
    fn runs<const R: usize>(extents: [u64; R], longest: u64) -> (u64, u128) {
        let mut walk = Walk::new(extents);
        let (mut count, mut sum) = (0, 0);
        while let Some(at) = walk.next() {
            assert!((0..R).all(|d| at[d] < extents[d]), "{at:?} is in {extents:?}");
            count += 1;
            let (before, run) = (walk.left(), walk.advance(longest));
            assert!(before == u64::MAX || before - run == walk.left(), "{run} of {before} are handed out");
            sum += u128::from(run);
        }
        (count, sum)
    }

    #[test]
    fn every_coordinate_is_in_one_run() {
        assert_eq!(runs([3, 5], 2), (9, 15));
        assert_eq!(runs([3, 5], 5), (3, 15));
        assert_eq!(runs([7], u64::MAX), (1, 7));
        assert_eq!((runs([0, 5], 1), runs([5, 0], 1), runs([], 1)), ((0, 0), (0, 0), (0, 0)));
    }

    #[test]
    fn more_coordinates_than_a_u64_counts_end_as_well() {
        let row = u128::from(u64::MAX);
        assert_eq!(runs([4, u64::MAX], u64::MAX), (4, 4 * row));
    }
}
