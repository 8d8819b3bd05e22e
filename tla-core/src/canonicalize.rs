//! The canonical form: one value for every way to build the same strides.

use crate::error::LayoutError;
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_REPLICAS, Map};
use crate::num;

impl Map {
    /// The canonical form.
    ///
    /// Drops shard iters of extent 1 (when all have extent 1, one `1:1` on the first axis stays),
    /// checks that the thread axes fit together, and fuses neighbours on one axis where
    /// `extent[k+1] * stride[k+1] == stride[k]`, also for negative and zero strides. Replicas are
    /// sorted. A swizzle stays. The logical shape becomes one dimension a remaining iter.
    ///
    /// `S[(8,2,3,6):(6,24,6,1)]` is `S[(8,2,18):(6,24,1)]`. The form is idempotent and keeps the
    /// function of the linear index.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let canonical = tirx("S[(8,1,2,3,6):(6,99,24,6,1)]")?.try_canonicalize()?;
    /// assert_eq!(canonical.to_string(), "S[(8,2,18):(6,24,1)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_scope`](Self::try_scope) on what is left.
    pub const fn try_canonicalize(&self) -> Result<Self, LayoutError> {
        let mut fused: List<Iter, MAX_ITERS> = List::empty(Iter::UNIT);
        let mut k = 0;
        while k < self.shard.len {
            // never refused: no more than there were
            let _ = append(&mut fused, self.shard.items[k]);
            k += 1;
        }
        if fused.len == 0 && self.shard.len > 0 {
            fused.items[0] = Iter::new(1, 1, self.shard.items[0].axis);
            fused.len = 1;
        }
        // Size and furthest coordinates are what they were, so there is nothing to check again. In place, because
        // every operation of the algebra comes here, in const evaluation too.
        let mut map = *self;
        if map.replica.len > 1 {
            map.replica = sorted(map.replica);
        }
        k = 0;
        while k < fused.len {
            map.shape.extents.items[k] = fused.items[k].extent;
            map.separators.items[k + 1] = k + 1;
            k += 1;
        }
        map.shape.extents.len = k;
        map.separators.items[0] = 0;
        map.separators.len = k + 1;
        map.shard = fused;
        // after the unit iters are gone: an axis that only they name joins no scopes
        tri!(map.try_scope());
        Ok(map)
    }

    /// [`try_canonicalize`](Self::try_canonicalize) for const contexts.
    ///
    /// # Panics
    /// Where `try_canonicalize` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn canonicalize(&self) -> Self {
        match self.try_canonicalize() {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

/// Puts `next` behind the last iter, or into it where it goes on without a gap. An iter of extent 1 says
/// nothing and is dropped. `false`, and no change, when there is no slot left.
///
/// The caller knows that the product of all extents fits.
pub(crate) const fn append(list: &mut List<Iter, MAX_ITERS>, next: Iter) -> bool {
    if next.extent == 1 {
        return true;
    }
    if list.len > 0 {
        let last = list.items[list.len - 1];
        if continues(last, next) {
            list.items[list.len - 1] = Iter { extent: last.extent * next.extent, ..next };
            return true;
        }
    }
    list.push(next)
}

/// Whether `slow` steps exactly once over all of `fast`.
const fn continues(slow: Iter, fast: Iter) -> bool {
    if !slow.axis.same(&fast.axis) {
        return false;
    }
    match num::signed(fast.extent) {
        Some(extent) => match fast.stride.checked_mul(extent) {
            Some(step) => step == slow.stride,
            None => false,
        },
        None => false,
    }
}

/// The replicas in one order, whatever order they were written in.
pub(crate) const fn sorted(mut list: List<Iter, MAX_REPLICAS>) -> List<Iter, MAX_REPLICAS> {
    let mut i = 1;
    while i < list.len() {
        let mut k = i;
        while k > 0 && precedes(list.items[k], list.items[k - 1]) {
            let (before, this) = (list.items[k - 1], list.items[k]);
            list = list.with(k - 1, this).with(k, before);
            k -= 1;
        }
        i += 1;
    }
    list
}

/// By axis, then widest stride, then extent: the order in which one would write them.
const fn precedes(a: Iter, b: Iter) -> bool {
    let by_axis = a.axis.order(&b.axis);
    if by_axis != 0 {
        return by_axis < 0;
    }
    if a.stride != b.stride {
        return a.stride > b.stride;
    }
    a.extent > b.extent
}
