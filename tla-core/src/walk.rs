//! Every address of a layout, one after the other.

use crate::axis;
use crate::compose::swizzled;
use crate::map::{MAX_ITERS, Map};

impl Map {
    /// The address on `m` of the first `N` elements, by linear index: `base(x).offset()` for `x` from 0
    /// on; after the last element they start over.
    ///
    /// It counts instead of dividing, a step an element: what a table of a layout is made by, in const
    /// evaluation.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// assert_eq!(tirx("S[(2,3):(10,1)] + 5")?.addresses::<6>(), [5, 6, 7, 15, 16, 17]);
    /// # Ok::<(), tla_core::ParseError>(())
    /// ```
    #[must_use]
    #[expect(clippy::cast_possible_wrap, reason = "an extent is below 2^63")]
    pub const fn addresses<const N: usize>(&self) -> [i64; N] {
        let len = self.shard.len;
        // one step of each iter on `m`, and the way back from its last digit
        let (mut steps, mut back) = ([0_i64; MAX_ITERS], [0_i64; MAX_ITERS]);
        let mut k = 0;
        while k < len {
            let iter = &self.shard.items[k];
            if iter.axis.same(&axis::M) {
                steps[k] = iter.stride;
                // fits: `try_new` checked the sum of all magnitudes
                back[k] = (iter.extent - 1) as i64 * iter.stride;
            }
            k += 1;
        }
        let mut digits = [0_u64; MAX_ITERS];
        let mut address = self.offset_on(axis::M);
        let mut addresses = [0; N];
        let mut x = 0;
        while x < N {
            addresses[x] = swizzled(self.swizzle, address);
            k = len;
            while k > 0 {
                k -= 1;
                digits[k] += 1;
                if digits[k] < self.shard.items[k].extent {
                    address += steps[k];
                    break;
                }
                digits[k] = 0;
                address -= back[k];
            }
            x += 1;
        }
        addresses
    }
}
