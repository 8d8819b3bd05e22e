//! The terms of a layout, read into its lists: what is wrong with one alone is found here.

use super::{MAX_ITERS, MAX_OFFSETS};
use crate::axis::{self, Axis};
use crate::error::{LayoutError, Part, Place, Quantity};
use crate::iter::{Iter, Strided};
use crate::list::List;

pub(super) const fn part_place(part: Part, position: usize) -> Place {
    match part {
        Part::Shard => Place::Shard(position),
        Part::Replica => Place::Replica(position),
        Part::Offset => Place::Offset(position),
        Part::Shape => Place::Shape(position),
        Part::Leaves => Place::Leaf(position),
    }
}

/// The iters, put into the list.
pub(super) const fn collect<const N: usize>(
    list: &mut List<Iter, N>,
    iters: &[Iter],
    part: Part,
) -> Result<(), LayoutError> {
    let mut i = 0;
    while i < iters.len() {
        if iters[i].extent == 0 {
            return Err(LayoutError::ExtentZero { place: part_place(part, i) });
        }
        if !list.push(iters[i]) {
            return Err(LayoutError::TooMany { part, found: iters.len(), limit: N });
        }
        i += 1;
    }
    Ok(())
}

/// The extents with their strides, put into the list.
pub(super) const fn collect_strided<const N: usize>(
    list: &mut List<Iter, N>,
    Strided { extents, steps }: Strided<'_>,
    part: Part,
) -> Result<(), LayoutError> {
    let Some(steps) = steps else {
        let iters = tri!(Iter::try_row_major(extents, part));
        return collect(list, iters.as_slice(), part);
    };
    let len = extents.len();
    if len > N || steps.len() != len {
        return Err(LayoutError::TooMany { part, found: len, limit: N });
    }
    let mut i = 0;
    while i < len {
        let Some((axis, stride)) = steps[i] else {
            return Err(LayoutError::NumberRange { place: part_place(part, i) });
        };
        if extents[i] == 0 {
            return Err(LayoutError::ExtentZero { place: part_place(part, i) });
        }
        list.items[i] = Iter { extent: extents[i], stride, axis };
        i += 1;
    }
    list.len = len;
    Ok(())
}

/// The offsets, if each is an `i64`.
pub(super) const fn steps(
    steps: &[Option<(Axis, i64)>],
) -> Result<List<(Axis, i64), MAX_ITERS>, LayoutError> {
    let mut list = List::empty((axis::M, 0));
    let mut i = 0;
    while i < steps.len() {
        let Some(step) = steps[i] else {
            return Err(LayoutError::NumberRange { place: Place::Offset(i) });
        };
        if !list.push(step) {
            return Err(LayoutError::TooMany { part: Part::Offset, found: steps.len(), limit: MAX_ITERS });
        }
        i += 1;
    }
    Ok(list)
}

/// The product of the extents fits `i64`.
pub(super) const fn check_count<const N: usize>(
    iters: &List<Iter, N>,
    part: Part,
) -> Result<(), LayoutError> {
    let mut product = 1_u128;
    let mut i = 0;
    while i < iters.len {
        // below 2^63 * 2^64: no overflow of u128
        product *= iters.items[i].extent as u128;
        if product > i64::MAX as u128 {
            let quantity = if matches!(part, Part::Replica) { Quantity::Replicas } else { Quantity::Size };
            return Err(LayoutError::Overflow { quantity, place: part_place(part, i) });
        }
        i += 1;
    }
    Ok(())
}

/// One entry an axis, sorted by name, without zeros, so that equal sums are equal values.
pub(super) const fn add_offsets(
    list: &mut List<(Axis, i64), MAX_OFFSETS>,
    offsets: &[(Axis, i64)],
    len: usize,
) -> Result<(), LayoutError> {
    let mut i = 0;
    while i < len {
        let (axis, _) = offsets[i];
        // the first entry of an axis carries the sum of all
        let mut sum = 0_i64;
        let mut first = true;
        let mut k = 0;
        while k < len {
            if offsets[k].0.same(&axis) {
                if k < i {
                    first = false;
                }
                if !offsets[k].0.same_kind(&axis) {
                    return Err(LayoutError::AxisRedefined { axis });
                }
                sum = match sum.checked_add(offsets[k].1) {
                    Some(sum) => sum,
                    None => {
                        let place = Place::Offset(k);
                        return Err(LayoutError::Overflow { quantity: Quantity::Offset(axis), place });
                    }
                };
            }
            k += 1;
        }
        if sum == i64::MIN {
            // the only number whose magnitude does not fit: the reach of an axis adds magnitudes up
            return Err(LayoutError::Overflow { quantity: Quantity::Offset(axis), place: Place::Offset(i) });
        }
        if first && sum != 0 {
            if !list.push((axis, sum)) {
                return Err(LayoutError::TooMany { part: Part::Offset, found: len, limit: MAX_OFFSETS });
            }
            sort_last(list);
        }
        i += 1;
    }
    Ok(())
}

/// The last entry moved to its place by name; the ones before it are in order.
const fn sort_last(list: &mut List<(Axis, i64), MAX_OFFSETS>) {
    let mut i = list.len - 1;
    while i > 0 && list.items[i].0.order(&list.items[i - 1].0) < 0 {
        list.items.swap(i - 1, i);
        i -= 1;
    }
}
