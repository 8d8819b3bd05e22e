//! [`Random`]: numbers that look random and are the same on every target.

/// A generator of 64 bits: a counter, mixed.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers of a case.
    #[must_use]
    pub fn new(case: u64) -> Self {
        Self(case.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    /// Any number.
    pub fn any(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; 0 for a bound of 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.any().checked_rem(bound).unwrap_or(0)
    }

    /// Whether one of `n` is drawn.
    pub fn one_of(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    /// One of `values`.
    ///
    /// # Panics
    /// Of none.
    pub fn pick<T: Copy>(&mut self, values: &[T]) -> T {
        let at = usize::try_from(self.below(values.len() as u64)).unwrap_or(0);
        values[at]
    }

    /// An extent: small as a rule, now and then 0, 1 or so large that products of it overflow.
    pub fn extent(&mut self) -> u64 {
        match self.below(40) {
            0 => 0,
            1 => {
                self.pick(&[u64::from(u32::MAX), 1 << 31, 1 << 32, (1 << 32) + 1, i64::MAX as u64, u64::MAX])
            }
            2..=6 => 1,
            _ => 1 + self.below(6),
        }
    }

    /// A stride: small as a rule, often 0, now and then huge.
    pub fn stride(&mut self) -> u64 {
        match self.below(24) {
            0 => {
                self.pick(&[u64::from(u32::MAX), 1 << 31, 1 << 32, (1 << 32) + 1, i64::MAX as u64, u64::MAX])
            }
            1..=4 => 0,
            5..=9 => 1,
            _ => self.below(13),
        }
    }

    /// A coordinate of a mode of `extent` elements: inside as a rule, else just beyond or far beyond.
    pub fn coordinate(&mut self, extent: u64) -> u64 {
        match self.below(8) {
            0 => extent,
            1 => {
                self.pick(&[extent.wrapping_add(1), 1 << 32, u64::MAX, u64::MAX / 2, extent.wrapping_mul(3)])
            }
            _ => self.below(extent),
        }
    }
}
