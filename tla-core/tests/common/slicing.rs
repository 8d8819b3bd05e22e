//! The oracle of slices, packing and broadcasting: listing, by the meaning of the operations.

use super::bridge;
use super::oracle::{Iter, Layout, Place, product, row_major};
use std::collections::BTreeMap;

/// The iters without those of extent 1, and neighbours that continue each other as one, until nothing
/// changes.
fn joined(mut iters: Vec<Iter>) -> Vec<Iter> {
    iters.retain(|i| i.extent != 1);
    let continues =
        |pair: &[Iter]| pair[0].axis == pair[1].axis && pair[0].stride == pair[1].extent * pair[1].stride;
    while let Some(k) = iters.windows(2).position(continues) {
        let slow = iters.remove(k);
        iters[k].extent *= slow.extent;
    }
    iters
}

/// The iters of each dimension, taken from the fast end; `None` where a dimension ends inside an iter that
/// does not divide there.
pub(crate) fn groups(layout: &Layout, shape: &[i128]) -> Option<Vec<Vec<Iter>>> {
    let mut left = joined(layout.shard.clone());
    let mut groups = Vec::new();
    for extent in shape.iter().rev() {
        let (mut need, mut group) = (*extent, Vec::new());
        while need > 1 {
            let mut fast = left.pop()?;
            if need % fast.extent == 0 {
                need /= fast.extent;
            } else if fast.extent % need == 0 {
                let rest = Iter { extent: fast.extent / need, stride: fast.stride * need, ..fast.clone() };
                left.push(rest);
                fast.extent = need;
                need = 1;
            } else {
                return None;
            }
            group.insert(0, fast);
        }
        groups.insert(0, group);
    }
    left.is_empty().then_some(groups)
}

/// The digits of the iters for each index of the range, by counting.
fn digits(group: &[Iter], (begin, end): (i128, i128)) -> Vec<Vec<i128>> {
    let extents: Vec<i128> = group.iter().map(|i| i.extent).collect();
    row_major(&extents, end).split_off(usize::try_from(begin).expect("enumerable"))
}

/// Whether the digits `from..` of the rows count through all that they can, over and over.
fn whole_cycles(group: &[Iter], rows: &[Vec<i128>], from: usize) -> bool {
    let extents: Vec<i128> = group[from..].iter().map(|i| i.extent).collect();
    let cycle = row_major(&extents, product(&extents).expect("enumerable"));
    rows.len().is_multiple_of(cycle.len())
        && rows.chunks(cycle.len()).all(|c| c.iter().zip(&cycle).all(|(r, c)| r[from..] == c[..]))
}

/// Some iters that give the range in the allowed form, looked for at every iter: those faster than it count
/// through whole cycles, those slower stand still, and the iter itself counts up; or the next slower one is
/// counted up once, exactly in the middle, and both are on one axis.
fn cut(group: &[Iter], range: (i128, i128)) -> Option<Vec<Iter>> {
    let rows = digits(group, range);
    if rows.len() == 1 || group.is_empty() {
        return Some(vec![]);
    }
    let of = |row: usize, k: usize| rows[row][k];
    let still = |to: usize| rows.iter().all(|r| r[..to] == rows[0][..to]);
    for p in (0..group.len()).rev() {
        if !whole_cycles(group, &rows, p + 1) {
            continue;
        }
        let fast: i128 = group[p + 1..].iter().map(|i| i.extent).product();
        let n = i128::try_from(rows.len()).expect("few") / fast;
        let with = |mut slow: Vec<Iter>| {
            slow.extend_from_slice(&group[p + 1..]);
            Some(slow)
        };
        if still(p) {
            return with(vec![Iter { extent: n, ..group[p].clone() }]);
        }
        if p == 0 || n % 2 != 0 || !still(p - 1) || group[p - 1].axis != group[p].axis {
            continue;
        }
        let (left, right) = (rows.len() / 2, rows.len());
        let first = (0..left).all(|r| of(r, p - 1) == of(0, p - 1));
        let second = (left..right).all(|r| of(r, p - 1) == of(0, p - 1) + 1);
        if first && second {
            let stride = group[p - 1].stride - of(0, p) * group[p].stride;
            return with(vec![
                Iter { extent: 2, stride, ..group[p].clone() },
                Iter { extent: n / 2, ..group[p].clone() },
            ]);
        }
    }
    None
}

/// What a slice has to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Slice {
    /// The region is none of the shape.
    Outside,
    /// The shape does not group the iters.
    Ungrouped,
    /// No layout of the allowed form.
    None,
    /// This one, with the places of the region's elements in row-major order.
    Layout(Layout, Vec<Place>),
}

/// The places of the region's elements, by listing them.
pub(crate) fn places(layout: &Layout, shape: &[i128], region: &[(i128, i128)]) -> Option<Vec<Place>> {
    let lengths: Vec<i128> = region.iter().map(|(begin, end)| end - begin).collect();
    let all = layout.function()?;
    let one = |x: &Vec<i128>| {
        let at = x.iter().zip(region).map(|(x, (begin, _))| begin + x);
        let linear = at.zip(shape).fold(0, |sum, (x, extent)| sum * extent + x);
        all[usize::try_from(linear).expect("enumerable")].clone()
    };
    Some(row_major(&lengths, product(&lengths)?).iter().map(one).collect())
}

/// The slice of a layout under an admitted shape, enumerable.
pub(crate) fn slice(layout: &Layout, shape: &[i128], region: &[(i128, i128)]) -> Slice {
    let inside = |(extent, (begin, end)): (&i128, &(i128, i128))| 0 <= *begin && begin < end && end <= extent;
    if region.len() != shape.len() || !shape.iter().zip(region).all(inside) {
        return Slice::Outside;
    }
    let Some(groups) = groups(layout, shape) else { return Slice::Ungrouped };
    let places = places(layout, shape, region).expect("enumerable");
    let mut shard = Vec::new();
    for (group, range) in groups.iter().zip(region) {
        match cut(group, *range) {
            Some(iters) => shard.extend(iters),
            None => return Slice::None,
        }
    }
    // before the swizzle, the first element is at the offset
    let bare = Layout { swizzle: None, ..layout.clone() };
    let offset = self::places(&bare, shape, region).expect("enumerable").remove(0);
    Slice::Layout(Layout { shard, offset, ..layout.clone() }, places)
}

/// Every number on a memory axis times `up` over `down`, `None` where that is no integer.
fn scaled(layout: &Layout, (up, down): (i128, i128)) -> Option<Layout> {
    let memory = |axis: &str| bridge::axis(axis).is_memory();
    let number = |n: i128| if n * up % down == 0 { Some(n * up / down) } else { None };
    let iters = |iters: &[Iter]| -> Option<Vec<Iter>> {
        let one = |i: &Iter| {
            let stride = if memory(i.axis) { number(i.stride)? } else { i.stride };
            Some(Iter { stride, ..i.clone() })
        };
        iters.iter().map(one).collect()
    };
    let mut offset = BTreeMap::new();
    for (axis, n) in &layout.offset {
        offset.insert(*axis, if memory(axis) { number(*n)? } else { *n });
    }
    Some(Layout {
        swizzle: layout.swizzle,
        shard: iters(&layout.shard)?,
        replica: iters(&layout.replica)?,
        offset,
    })
}

/// `log2(n)`.
fn bits(n: i128) -> Option<i128> {
    (0..63).find(|b| 1 << b == n)
}

/// Why a layout cannot be packed or unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unpackable {
    /// The elements, a stride or an offset do not divide, or nothing lies side by side.
    Layout,
    /// Under a swizzle only powers of two.
    Power,
}

/// `n` elements side by side as one.
pub(crate) fn packed(layout: &Layout, n: i128) -> Result<Layout, Unpackable> {
    if n == 1 {
        return Ok(layout.clone());
    }
    let mut swizzle = layout.swizzle;
    if let Some(swizzle) = &mut swizzle {
        swizzle.m -= bits(n).ok_or(Unpackable::Power)?;
        if swizzle.m < 0 {
            return Err(Unpackable::Layout);
        }
    }
    let mut rest = Layout { swizzle, ..layout.clone() };
    let last = rest.shard.pop().ok_or(Unpackable::Layout)?;
    if n < 1 || last.stride != 1 || last.extent % n != 0 || !bridge::axis(last.axis).is_memory() {
        return Err(Unpackable::Layout);
    }
    let mut packed = scaled(&rest, (1, n)).ok_or(Unpackable::Layout)?;
    packed.shard.push(Iter { extent: last.extent / n, ..last });
    Ok(packed)
}

/// One element as `n` side by side.
pub(crate) fn unpacked(layout: &Layout, n: i128) -> Result<Layout, Unpackable> {
    let mut swizzle = layout.swizzle;
    if let Some(swizzle) = &mut swizzle {
        swizzle.m += bits(n).ok_or(Unpackable::Power)?;
    }
    if n < 1 {
        return Err(Unpackable::Layout);
    }
    let mut unpacked = scaled(layout, (n, 1)).expect("products are integers");
    unpacked.swizzle = swizzle;
    unpacked.shard.push(Iter { extent: n, stride: 1, axis: "m" });
    Ok(unpacked)
}

/// Whether `small` is `big` with `n` neighbours as one: the definition of packing, for every element.
pub(crate) fn packs(big: &Layout, small: &Layout, n: i128) -> Option<bool> {
    let (all, some) = (big.function()?, small.function()?);
    let step = usize::try_from(n).ok()?;
    let times = |place: &Place| -> Place {
        let scale = |axis: &str| if bridge::axis(axis).is_memory() { n } else { 1 };
        place.iter().map(|(axis, at)| (*axis, at * scale(axis))).collect()
    };
    let first = all.iter().step_by(step).map(|p| p.to_owned());
    Some(all.len() == some.len() * step && first.eq(some.iter().map(times)))
}
