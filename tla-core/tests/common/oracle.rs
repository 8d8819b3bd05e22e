//! A naive oracle of the layout algebra, written from the definitions.
//!
//! Nothing here uses `tla-core`: wide integers, maps and sets, enumeration instead of
//! arithmetic wherever that is affordable, search instead of an algorithm. Slow and plain on
//! purpose: it must be wrong in other places than the library, or it finds nothing.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Mutex;

/// Where an element lies: a number on each axis that is not at zero.
pub(crate) type Place = BTreeMap<Name, i128>;

/// The name of an axis.
pub(crate) type Name = &'static str;

/// The name as one that lives as long as the program; one copy each.
pub(crate) fn name(of: &str) -> Name {
    static NAMES: Mutex<BTreeSet<Name>> = Mutex::new(BTreeSet::new());
    let mut names = NAMES.lock().expect("no test panics while it holds the names");
    if let Some(known) = names.get(of) {
        return known;
    }
    let kept: Name = Box::leak(of.to_owned().into_boxed_str());
    names.insert(kept);
    kept
}

/// Above this many elements (or places) the oracle does not enumerate.
pub(crate) const ENUMERABLE: i128 = 1 << 17;

/// `extent:stride@axis`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Iter {
    pub(crate) extent: i128,
    pub(crate) stride: i128,
    pub(crate) axis: Name,
}

/// `Swizzle(m, b, s)`; `inner: false` is the mirrored form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Swizzle {
    pub(crate) m: i128,
    pub(crate) b: i128,
    pub(crate) s: i128,
    pub(crate) inner: bool,
}

/// A layout: shard iters slow to fast, replica iters, offsets, and a swizzle over it all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) swizzle: Option<Swizzle>,
    pub(crate) shard: Vec<Iter>,
    pub(crate) replica: Vec<Iter>,
    pub(crate) offset: BTreeMap<Name, i128>,
}

/// Shorthand of tests: `iter(8, 4, "laneid")`.
pub(crate) fn iter(extent: i128, stride: i128, axis: &str) -> Iter {
    Iter { extent, stride, axis: name(axis) }
}

impl Swizzle {
    /// The rule of construction: no negative part, `s >= b`.
    pub(crate) fn well_formed(&self) -> bool {
        self.m >= 0 && self.b >= 0 && self.s >= self.b
    }

    /// Bit by bit: with `b` bits at `m` (low) and `b` bits at `m + s` (high), each low bit is
    /// XORed with the high bit over it. Mirrored: each high bit with the low bit under it.
    pub(crate) fn apply(&self, v: i128) -> i128 {
        assert!(v >= 0, "the oracle swizzles addresses, which are not negative");
        let bit = |n: i128| if n < 127 { (v >> n) & 1 } else { 0 };
        let mut out = 0;
        // No bit above these is set, before or after.
        let bits = (128 - i128::from(v.leading_zeros())).max(self.m + self.b + self.s).min(127);
        for n in 0..bits {
            let low = n >= self.m && n < self.m + self.b;
            let high = n >= self.m + self.s && n < self.m + self.s + self.b;
            let mut value = bit(n);
            if self.inner && low {
                value ^= bit(n + self.s);
            }
            if !self.inner && high {
                value ^= bit(n - self.s);
            }
            out |= value << n;
        }
        out
    }

    /// How many addresses it takes until the pattern repeats.
    pub(crate) fn period(&self) -> i128 {
        1 << (self.m + self.b + self.s)
    }
}

/// The first `count` coordinates of a space of these extents in row-major order (last fastest).
/// The first extent bounds nothing: past the end of the space the slowest digit runs on.
pub(crate) fn row_major(extents: &[i128], count: i128) -> Vec<Vec<i128>> {
    let mut all = Vec::new();
    let mut digits = vec![0; extents.len()];
    for _ in 0..count {
        all.push(digits.clone());
        // The odometer: step the last digit, carry leftwards.
        for d in (0..extents.len()).rev() {
            digits[d] += 1;
            if d == 0 || digits[d] < extents[d] {
                break;
            }
            digits[d] = 0;
        }
    }
    all
}

/// Product of extents, if the oracle can hold it.
pub(crate) fn product<'a>(extents: impl IntoIterator<Item = &'a i128>) -> Option<i128> {
    extents.into_iter().try_fold(1i128, |p, e| p.checked_mul(*e))
}

impl Layout {
    pub(crate) fn extents(&self) -> Vec<i128> {
        self.shard.iter().map(|i| i.extent).collect()
    }

    pub(crate) fn size(&self) -> Option<i128> {
        product(&self.extents())
    }

    /// Product of the shard extents on one axis, 1 if there is none.
    pub(crate) fn size_on(&self, axis: &str) -> Option<i128> {
        product(self.shard.iter().filter(|i| i.axis == axis).map(|i| &i.extent))
    }

    /// Every axis the layout names; an offset of zero is the same as none.
    pub(crate) fn axes(&self) -> BTreeSet<Name> {
        let iters = self.shard.iter().chain(&self.replica).map(|i| i.axis);
        iters.chain(self.offset.iter().filter(|(_, n)| **n != 0).map(|(on, _)| *on)).collect()
    }

    /// Few enough elements and places to enumerate them all.
    pub(crate) fn enumerable(&self) -> bool {
        self.places_within(ENUMERABLE)
    }

    /// At most so many places over all elements.
    pub(crate) fn places_within(&self, limit: i128) -> bool {
        let positive = self.shard.iter().chain(&self.replica).all(|i| i.extent > 0);
        let all = product(self.shard.iter().chain(&self.replica).map(|i| &i.extent));
        positive && all.is_some_and(|n| n <= limit)
    }

    /// `D(digits) + O`, with the replica's digits too, before the swizzle.
    fn sum(&self, digits: &[i128], copies: &[i128]) -> Option<Place> {
        let mut place = self.offset.clone();
        let terms = self.shard.iter().zip(digits).chain(self.replica.iter().zip(copies));
        for (i, d) in terms {
            let on = place.entry(i.axis).or_insert(0);
            *on = on.checked_add(i.stride.checked_mul(*d)?)?;
        }
        Some(place)
    }

    /// The swizzle permutes what the tile with its offset gives on `m`.
    fn swizzled(&self, mut place: Place) -> Option<Place> {
        if let Some(swizzle) = self.swizzle {
            let address = place.get("m").copied().unwrap_or(0);
            if address < 0 {
                return None;
            }
            place.insert("m", swizzle.apply(address));
        }
        place.retain(|_, on| *on != 0);
        Some(place)
    }

    /// The base place of an element given one digit an iter; `None` where the address is negative
    /// under a swizzle (it has no bits) or too large for the oracle.
    pub(crate) fn base(&self, digits: &[i128]) -> Option<Place> {
        self.swizzled(self.sum(digits, &vec![0; self.replica.len()])?)
    }

    /// All places of that element: one for every combination of replica digits, as a set.
    pub(crate) fn places(&self, digits: &[i128]) -> Option<BTreeSet<Place>> {
        let copies: Vec<i128> = self.replica.iter().map(|i| i.extent).collect();
        let mut all = BTreeSet::new();
        for copy in row_major(&copies, product(&copies)?) {
            all.insert(self.swizzled(self.sum(digits, &copy)?)?);
        }
        Some(all)
    }

    /// `1 +` the distance of the farthest two numbers that shard and replica reach on the axis,
    /// found by enumeration, plus the offset. 1 on an axis that is absent.
    pub(crate) fn span(&self, axis: &str) -> i128 {
        let on = |i: &&Iter| i.axis == axis;
        let iters: Vec<&Iter> = self.shard.iter().chain(&self.replica).filter(on).collect();
        let extents: Vec<i128> = iters.iter().map(|i| i.extent).collect();
        let (mut least, mut most) = (0, 0);
        for digits in row_major(&extents, product(&extents).expect("enumerable")) {
            let at: i128 = iters.iter().zip(&digits).map(|(i, d)| i.stride * d).sum();
            least = least.min(at);
            most = most.max(at);
        }
        1 + (most - least) + self.offset.get(axis).copied().unwrap_or(0)
    }

    /// Least and greatest number on `m` over all places, after the swizzle. `None` as for `base`.
    pub(crate) fn address_range(&self) -> Option<(i128, i128)> {
        let mut range: Option<(i128, i128)> = None;
        for digits in row_major(&self.extents(), self.size()?) {
            for place in self.places(&digits)? {
                let at = place.get("m").copied().unwrap_or(0);
                let (least, most) = range.unwrap_or((at, at));
                range = Some((least.min(at), most.max(at)));
            }
        }
        range
    }

    /// The base places of all elements in row-major order: the layout as a function.
    pub(crate) fn function(&self) -> Option<Vec<Place>> {
        row_major(&self.extents(), self.size()?).iter().map(|digits| self.base(digits)).collect()
    }

    /// A shape is admitted when it has as many elements as the layout.
    pub(crate) fn admits(&self, shape: &[i128]) -> bool {
        shape.iter().all(|e| *e > 0) && product(shape) == self.size()
    }

    /// Whether some split of the iters has the shape's boundaries among its own: each iter may
    /// be cut into factors, each of which lies in one dimension. A search over all factors.
    pub(crate) fn can_group(&self, shape: &[i128]) -> bool {
        fn search(
            extents: &[i128],
            shape: &[i128],
            at: (usize, i128, usize, i128),
            dead: &mut BTreeSet<(usize, i128, usize, i128)>,
        ) -> bool {
            let (iter, left, dim, need) = at;
            if left == 1 && iter < extents.len() {
                let next = extents.get(iter + 1).copied().unwrap_or(1);
                return search(extents, shape, (iter + 1, next, dim, need), dead);
            }
            if need == 1 && dim < shape.len() {
                let next = shape.get(dim + 1).copied().unwrap_or(1);
                return search(extents, shape, (iter, left, dim + 1, next), dead);
            }
            if iter >= extents.len() || dim >= shape.len() {
                return iter >= extents.len() && dim >= shape.len();
            }
            if dead.contains(&at) {
                return false;
            }
            let fits = |factor: &i128| left % factor == 0 && need % factor == 0;
            for factor in (2..=left.min(need)).filter(fits) {
                if search(extents, shape, (iter, left / factor, dim, need / factor), dead) {
                    return true;
                }
            }
            dead.insert(at);
            false
        }
        let extents = self.extents();
        let first = |of: &[i128]| of.first().copied().unwrap_or(1);
        self.admits(shape)
            && search(&extents, shape, (0, first(&extents), 0, first(shape)), &mut BTreeSet::new())
    }

    /// What a canonical form promises about itself, beside being the same function.
    pub(crate) fn is_canonical(&self) -> Result<(), String> {
        if self.shard.len() > 1 && self.shard.iter().any(|i| i.extent == 1) {
            return Err("a unit iter is left".to_owned());
        }
        if let [only] = &self.shard[..]
            && only.extent == 1
            && only.stride != 1
        {
            return Err("a lone unit iter has another stride than 1".to_owned());
        }
        if self.offset.values().any(|o| *o == 0) {
            return Err("a zero offset is left".to_owned());
        }
        for pair in self.shard.windows(2) {
            let joined = pair[1].extent.checked_mul(pair[1].stride);
            if pair[0].axis == pair[1].axis && joined == Some(pair[0].stride) {
                return Err(format!("neighbours that fuse are left: {pair:?}"));
            }
        }
        Ok(())
    }
}

/// Coordinates of a shape to linear indices, by listing them all in row-major order.
pub(crate) struct Enumeration(HashMap<Vec<i128>, i128>);

impl Enumeration {
    pub(crate) fn of(shape: &[i128]) -> Enumeration {
        let count = product(shape).expect("enumerable");
        Enumeration(row_major(shape, count).into_iter().zip(0..).collect())
    }

    /// `None`: out of range, or of another rank.
    pub(crate) fn index(&self, coordinate: &[i128]) -> Option<i128> {
        self.0.get(coordinate).copied()
    }
}

/// The scopes, narrowest first; an index into this is what `Edge` holds.
pub(crate) const SCOPES: [&str; 6] = ["thread", "warp", "warpgroup", "cta", "cluster", "kernel"];

/// A thread axis as an edge `unit -> scope`, by name; `None` for memory and device axes.
pub(crate) fn thread_edge(axis: &str) -> Option<(usize, usize)> {
    let scope = |name| SCOPES.iter().position(|s| *s == name).expect("a scope");
    let (unit, parent) = match axis {
        "bx" | "by" | "bz" => ("cta", "kernel"),
        "cbx" | "cby" | "cbz" => ("cta", "cluster"),
        "tx" => ("thread", "cta"),
        "warpid" => ("warp", "cta"),
        "wgid" => ("warpgroup", "cta"),
        "laneid" => ("thread", "warp"),
        "tid_in_wg" => ("thread", "warpgroup"),
        "wid_in_wg" => ("warp", "warpgroup"),
        _ => return None,
    };
    Some((scope(unit), scope(parent)))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scopes {
    /// No thread axis at all.
    None,
    /// The narrowest unit and the outermost scope.
    Pair(usize, usize),
    Conflict,
    Disconnected,
}

/// The scope check as a search of a graph, which may have cycles (a user's axes).
pub(crate) fn scopes(edges: &BTreeSet<(usize, usize)>) -> Scopes {
    let Some(narrowest) = edges.iter().map(|e| e.0).min() else {
        return Scopes::None;
    };
    let conflict = edges.iter().any(|a| edges.iter().any(|b| a.0 == b.0 && a.1 != b.1));
    if conflict {
        return Scopes::Conflict;
    }
    let mut reached = BTreeSet::from([narrowest]);
    let mut outermost = narrowest;
    // One more round than there are edges reaches all that can be reached.
    for _ in 0..=edges.len() {
        for (unit, scope) in edges {
            if reached.contains(unit) && reached.insert(*scope) {
                outermost = *scope;
            }
        }
    }
    if edges.iter().any(|(unit, _)| !reached.contains(unit)) {
        return Scopes::Disconnected;
    }
    Scopes::Pair(narrowest, outermost)
}

impl Layout {
    /// The scopes of shard, replica and offset together, by the axes' names.
    pub(crate) fn scopes(&self) -> Scopes {
        scopes(&self.axes().iter().filter_map(|a| thread_edge(a)).collect())
    }
}
