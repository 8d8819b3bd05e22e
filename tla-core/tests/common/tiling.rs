//! The oracle of tiling: brute force by the meaning of the operations.

use super::oracle::{Iter, Layout, Name, Place, row_major};
use super::slicing::groups;
use std::collections::BTreeMap;

/// A layout and the shape under which it is asked.
#[derive(Clone, Debug)]
pub(crate) struct Shaped {
    pub(crate) layout: Layout,
    pub(crate) shape: Vec<i128>,
}

impl Shaped {
    /// The strides alone, for all elements in row-major order of the shape: no offset, no swizzle.
    fn steps(&self) -> Vec<Place> {
        let bare = Layout { swizzle: None, offset: BTreeMap::new(), ..self.layout.clone() };
        bare.function().expect("enumerable")
    }

    fn without_swizzle(&self) -> Layout {
        Layout { swizzle: None, ..self.layout.clone() }
    }
}

/// How far apart blocks are on the axis: the span of one, 1 where nothing of it moves there.
fn pitch(inner: &Layout, axis: Name) -> i128 {
    let moves = inner.shard.iter().chain(&inner.replica).any(|i| i.axis == axis && i.extent > 1);
    if moves { inner.span(axis) } else { 1 }
}

/// A number for each axis of the layout, worked out once.
fn table(layout: &Layout, number: impl Fn(Name) -> i128) -> BTreeMap<Name, i128> {
    layout.axes().into_iter().map(|axis| (axis, number(axis))).collect()
}

fn sum(a: &Place, times: impl Fn(Name) -> i128, b: &Place) -> Place {
    let mut sum = a.clone();
    for (axis, n) in b {
        *sum.entry(axis).or_insert(0) += times(axis) * n;
    }
    sum.retain(|_, n| *n != 0);
    sum
}

/// The linear index of a coordinate.
fn index(coordinate: &[i128], shape: &[i128]) -> usize {
    let linear = coordinate.iter().zip(shape).fold(0, |x, (c, e)| x * e + c);
    usize::try_from(linear).expect("enumerable")
}

/// Shape of the whole, one product a dimension.
pub(crate) fn products(slow: &[i128], fast: &[i128]) -> Vec<i128> {
    slow.iter().zip(fast).map(|(s, f)| s * f).collect()
}

/// For every coordinate of the whole, in row-major order: the index of its block and that inside it.
fn parts(slow: &[i128], fast: &[i128]) -> Vec<(usize, usize)> {
    let whole = products(slow, fast);
    let one = |x: &Vec<i128>| {
        let outer: Vec<i128> = x.iter().zip(fast).map(|(x, f)| x / f).collect();
        let inner: Vec<i128> = x.iter().zip(fast).map(|(x, f)| x % f).collect();
        (index(&outer, slow), index(&inner, fast))
    };
    row_major(&whole, whole.iter().product()).iter().map(one).collect()
}

/// `inner(i) + span * outer(o)`, or without the span for a direct sum: the place of every element, in
/// row-major order, before the swizzle; and all replicas. `None` where the ranks differ.
pub(crate) fn tiled(outer: &Shaped, inner: &Shaped, scaled: bool) -> (Vec<Place>, Layout) {
    let bare = inner.without_swizzle();
    let spans = table(&outer.layout, |axis| if scaled { pitch(&bare, axis) } else { 1 });
    let (slow, fast) = (outer.steps(), inner.steps());
    let mut offset = bare.offset.clone();
    for (axis, n) in &outer.layout.offset {
        *offset.entry(axis).or_insert(0) += n;
    }
    offset.retain(|_, n| *n != 0);
    let one = |(o, i): (usize, usize)| {
        let inside = sum(&fast[i], |_| 1, &offset);
        sum(&inside, |axis| spans[axis], &slow[o])
    };
    let places = parts(&outer.shape, &inner.shape).into_iter().map(one).collect();
    let mut replica = [&outer.layout.replica[..], &inner.layout.replica[..]].concat();
    replica.sort();
    (places, Layout { swizzle: inner.layout.swizzle, shard: vec![], replica, offset })
}

/// Whether some layout is the other operand of `whole`: the steps of `whole` come apart into those of
/// `known` and others that do not depend on it, and its replicas are among those of `whole`. Asked where
/// both can be cut at the shapes, so that the others are the steps of a layout.
pub(crate) fn comes_apart(whole: &Shaped, known: &Shaped, known_is_slow: bool, scaled: bool) -> bool {
    let other: Vec<i128> = whole.shape.iter().zip(&known.shape).map(|(w, k)| w / k).collect();
    let mut replica = whole.layout.replica.clone();
    for one in &known.layout.replica {
        match replica.iter().position(|r| r == one) {
            Some(at) => drop(replica.remove(at)),
            None => return false,
        }
    }
    let (all, steps) = (whole.steps(), known.steps());
    let (slow, fast) = if known_is_slow { (&known.shape, &other) } else { (&other, &known.shape) };
    let interleaved: Vec<i128> = slow.iter().zip(fast).flat_map(|(s, f)| [*s, *f]).collect();
    let cut = (groups(&whole.layout, &interleaved), groups(&known.layout, &known.shape));
    let (Some(groups), Some(of_known)) = cut else { return false };
    // steps do not tell the axis of an iter that stands still: it is the same in both
    let still = |group: &Vec<Iter>| -> Vec<(i128, Name)> {
        group.iter().filter(|i| i.stride == 0).map(|i| (i.extent, i.axis)).collect()
    };
    let of_whole = groups.iter().skip(usize::from(!known_is_slow)).step_by(2);
    let agree = of_whole.map(still).eq(of_known.iter().map(still));
    let parts = parts(slow, fast);
    if known_is_slow {
        if known.layout.swizzle.is_some() {
            return false;
        }
        if whole.layout.swizzle.is_some() {
            // the swizzle is that of the others: their addresses are not below zero
            let on = |l: &Layout| l.offset.get("m").copied().unwrap_or(0);
            let first = parts.iter().zip(&all).filter(|((o, _), _)| *o == 0);
            let least = first.map(|(_, place)| place.get("m").copied().unwrap_or(0)).min().unwrap_or(0);
            let down: i128 = replica.iter().map(|r| (r.extent - 1) * r.stride.min(0)).sum();
            if least + down + on(&whole.layout) - on(&known.layout) < 0 {
                return false;
            }
        }
        let inside: BTreeMap<usize, &Place> =
            parts.iter().zip(&all).filter(|((o, _), _)| *o == 0).map(|((_, i), place)| (*i, place)).collect();
        // an iter that stands still is there all the same, and the blocks keep clear of the offset
        let is_there =
            |axis: Name| groups.iter().skip(1).step_by(2).flatten().any(|i| i.axis == axis && i.extent > 1);
        let span = |axis: Name| {
            let on = |p: &Place| p.get(axis).copied().unwrap_or(0);
            let (least, most) = inside.values().fold((0, 0), |(l, m), p| (on(p).min(l), on(p).max(m)));
            let copies = || replica.iter().filter(|r| r.axis == axis && r.extent > 1);
            let moves = most > least || copies().next().is_some() || is_there(axis);
            let copies: i128 = copies().map(|r| (r.extent - 1) * r.stride.abs()).sum();
            let offset = |l: &Layout| l.offset.get(axis).copied().unwrap_or(0);
            let span = 1 + most - least + copies + offset(&whole.layout) - offset(&known.layout);
            if scaled && moves { span } else { 1 }
        };
        let spans = table(&known.layout, span);
        // over a span of 0, of an offset below zero, all iters stand still
        if !agree && spans.values().all(|span| *span != 0) {
            return false;
        }
        let fits =
            |((o, i), place): (&(usize, usize), &Place)| *place == sum(inside[i], |on| spans[on], &steps[*o]);
        return parts.iter().zip(&all).all(fits);
    }
    if !agree || known.layout.swizzle != whole.layout.swizzle {
        return false;
    }
    let bare = known.without_swizzle();
    let mut blocks: BTreeMap<usize, Place> = BTreeMap::new();
    for ((o, i), place) in parts.iter().zip(&all) {
        let rest = sum(place, |_| -1, &steps[*i]);
        if *blocks.entry(*o).or_insert_with(|| rest.clone()) != rest {
            return false;
        }
    }
    let spans = table(&whole.layout, |axis| pitch(&bare, axis));
    let divides = |(axis, n): (&Name, &i128)| {
        let span = spans.get(axis).copied().unwrap_or_else(|| pitch(&bare, axis));
        if span == 0 { *n == 0 } else { n % span == 0 }
    };
    !scaled || blocks.values().all(|place| place.iter().all(divides))
}
