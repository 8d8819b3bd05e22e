//! A naive oracle of the CuTe algebra, written from the definitions: lists of `(extent, stride)`, the first
//! fastest, and functions of an index, looked at index by index.

/// `(extent, stride)`.
pub(crate) type Mode = (i128, i128);

/// The address of `index`; the last mode takes what is left.
pub(crate) fn at(modes: &[Mode], index: i128) -> i128 {
    let (mut rest, mut sum) = (index, 0);
    for (k, (extent, stride)) in modes.iter().enumerate() {
        let digit = if k + 1 < modes.len() { rest % extent } else { rest };
        rest /= extent;
        sum += digit * stride;
    }
    sum
}

pub(crate) fn size(modes: &[Mode]) -> i128 {
    modes.iter().map(|(extent, _)| extent).product()
}

/// Two neighbours as one mode, if that is the same function.
fn joined(a: Mode, b: Mode) -> Option<Mode> {
    (b.1 == a.0 * a.1).then_some((a.0 * b.0, a.1))
}

/// Coalesced: joins and drops until nothing changes. With `last`, a last mode of extent 1 counts.
pub(crate) fn coalesced(modes: &[Mode], last: bool) -> Vec<Mode> {
    let mut modes = modes.to_vec();
    loop {
        let before = modes.clone();
        let keep = |k: usize, mode: &Mode| mode.0 != 1 || (last && k + 1 == before.len());
        modes = before.iter().enumerate().filter(|(k, mode)| keep(*k, mode)).map(|(_, mode)| *mode).collect();
        if let Some((k, mode)) = (1..modes.len()).find_map(|k| Some((k, joined(modes[k - 1], modes[k])?))) {
            modes.splice(k - 1..=k, [mode]);
        }
        if modes == before {
            return modes;
        }
    }
}

/// The one coalesced layout that is `f` on `[0, size)`, if there is one: the first mode is as long as `f`
/// goes on linearly, and every further one must find `f` repeated, moved by a constant.
pub(crate) fn factored(f: &dyn Fn(i128) -> i128, size: i128) -> Option<Vec<Mode>> {
    if f(0) != 0 {
        return None;
    }
    if size == 1 {
        return Some(vec![]);
    }
    let stride = f(1);
    let run = (1..size).find(|i| f(*i) != i * stride).unwrap_or(size);
    if size % run != 0 {
        return None;
    }
    let blocks = |j: i128| f(j * run);
    if (0..size).any(|i| f(i) != f(i % run) + blocks(i / run)) {
        return None;
    }
    let mut modes = vec![(run, stride)];
    modes.extend(factored(&blocks, size / run)?);
    Some(modes)
}

/// The rule of the paper for the leaf `s:d`, `d > 0`, over the extents of a coalesced layout, the last without end.
pub(crate) fn paper_accepts(extents: &[i128], s: i128, d: i128) -> bool {
    let mut left = s * d;
    let mut prefix = Vec::new();
    for (k, extent) in extents.iter().enumerate() {
        if k + 1 == extents.len() {
            prefix.push(left);
        } else if left % extent == 0 {
            prefix.push(*extent);
            left /= extent;
        } else if left / extent == 0 {
            prefix.push(left);
            break;
        } else {
            return false;
        }
    }
    let mut step = d;
    for extent in prefix {
        if extent % step == 0 {
            return true;
        }
        if step % extent != 0 {
            return false;
        }
        step /= extent;
    }
    false
}

/// Whether the leaf `s:d`, `d > 0`, stays inside one mode, the last without end.
pub(crate) fn stays_in_one_mode(extents: &[i128], s: i128, d: i128) -> bool {
    (0..extents.len()).any(|k| {
        let before: i128 = extents[..k].iter().product();
        d % before == 0 && (k + 1 == extents.len() || (s - 1) * (d / before) < extents[k])
    })
}

/// How many addresses the longest chain `s0:1, s1:s0, ..` has that can be made of these modes.
pub(crate) fn longest_chain(modes: &[Mode], from: i128) -> i128 {
    let next = modes.iter().filter(|(extent, stride)| *extent > 1 && *stride == from);
    next.map(|(extent, stride)| longest_chain(modes, extent * stride)).max().unwrap_or(from)
}
