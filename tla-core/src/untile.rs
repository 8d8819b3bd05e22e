//! The inverse of tiling: a tiled layout and one of its operands give the other one.

use crate::canonicalize::{append, sorted};
use crate::cut::Cutter;
use crate::error::{LayoutError, TilingError};
use crate::iter::Iter;
use crate::join::{Join, TILE, TOO_MANY, offsets, one_element, pitch, same_rank, shaped, side_by_side};
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_RANK, MAX_REPLICAS, Map};
use crate::num;
use crate::shape::Shape;

impl Map {
    /// The outer layout that places blocks of `self` as `tiled` has them: `self.try_tile(&outer)` is
    /// `tiled` again, in canonical form, with every replica and offset. `None` when there is none.
    ///
    /// The shape of `tiled` divided by that of `self` is the shape of the answer, whose iters are the
    /// canonical ones, cut by it.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let inner = tirx("S[(8,8):(8,1)]")?;
    /// let tiled = tirx("(16,24) -> S[(2,8,3,8):(192,8,64,1)]")?;
    /// let outer = inner.try_is_tile_inner(&tiled)?.expect("blocks of 64, placed");
    /// assert_eq!(outer.to_string(), "S[(2,3):(3,1)]");
    /// assert_eq!(inner.try_is_tile_inner(&tirx("S[(16,24):(24,1)]")?)?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TilingError`](crate::TilingError): `Rank` when the shapes differ in rank, `NotDivisible` when an
    /// extent of `tiled` is no multiple of that of `self`, `Boundary` when one of the two cannot be cut at
    /// these extents. Those of [`try_canonicalize`](Self::try_canonicalize), and
    /// [`LayoutError::Overflow`] when the offset of the answer is no `i64`.
    pub const fn try_is_tile_inner(&self, tiled: &Self) -> Result<Option<Self>, LayoutError> {
        find(TILE, "is_tile_inner", "tiled", tiled, Known::Fast(self))
    }

    /// [`try_is_tile_inner`](Self::try_is_tile_inner) for const contexts.
    ///
    /// # Panics
    /// Where `try_is_tile_inner` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn is_tile_inner(&self, tiled: &Self) -> Option<Self> {
        match self.try_is_tile_inner(tiled) {
            Ok(found) => found,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The inner layout whose blocks `self` places as `tiled` has them: `inner.try_tile(self)` is `tiled`
    /// again, in canonical form, with every replica and offset. `None` when there is none.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let outer = tirx("S[(2,3):(3,1)]")?;
    /// let tiled = tirx("(16,24) -> S[(2,8,3,8):(192,8,64,1)]")?;
    /// let inner = outer.try_is_tile_outer(&tiled)?.expect("two by three blocks");
    /// assert_eq!(inner.to_string(), "S[(8,8):(8,1)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As for [`try_is_tile_inner`](Self::try_is_tile_inner).
    pub const fn try_is_tile_outer(&self, tiled: &Self) -> Result<Option<Self>, LayoutError> {
        find(TILE, "is_tile_outer", "tiled", tiled, Known::Slow(self))
    }

    /// [`try_is_tile_outer`](Self::try_is_tile_outer) for const contexts.
    ///
    /// # Panics
    /// Where `try_is_tile_outer` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn is_tile_outer(&self, tiled: &Self) -> Option<Self> {
        match self.try_is_tile_outer(tiled) {
            Ok(found) => found,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

/// The operand that is there; the other one is wanted.
#[derive(Clone, Copy)]
pub(crate) enum Known<'a> {
    Slow(&'a Map),
    Fast(&'a Map),
}

/// The other operand of `whole`.
///
/// Digit by digit it can only be one layout: the pieces of `whole` that are not the known operand's, the
/// steps divided by the span where the operation multiplies them, the replicas and the offset that are
/// left. Whether that is the answer is not argued but tried: put together again it must be `whole`.
pub(crate) const fn find(
    join: Join,
    operation: &'static str,
    operand: &'static str,
    whole: &Map,
    known: Known<'_>,
) -> Result<Option<Map>, LayoutError> {
    let (part, part_name, is_slow) = match known {
        Known::Slow(part) => (part, join.slow, true),
        Known::Fast(part) => (part, join.fast, false),
    };
    tri!(same_rank(operation, (&whole.shape, operand), (&part.shape, part_name)));
    let other = tri!(quotient(operation, &whole.shape, &part.shape));
    let from = tri!(whole.without_swizzle().try_canonicalize());
    let canonical = tri!(part.without_swizzle().try_canonicalize());
    tri!(check_cuts(&part.shape, Cutter::new(&canonical.shard, operation, part_name)));
    let cutter = Cutter::new(&from.shard, operation, operand);
    let (slow_shape, fast_shape) = if is_slow { (&part.shape, &other) } else { (&other, &part.shape) };
    let mut shard = tri!(pieces(cutter, slow_shape, fast_shape, is_slow));
    if is_slow && part.swizzle.is_some() || !is_slow && !alike(part, whole) {
        return Ok(None);
    }
    if join.scaled && !is_slow && !tri!(divide(&mut shard, &canonical)) {
        return Ok(None);
    }
    let Some(replica) = difference(&from, &canonical) else { return Ok(None) };
    let (offset, len) = offsets(&from, &canonical, true);
    let mut found = tri!(Map::try_new(shard.as_slice(), replica.as_slice(), offset.split_at(len).0));
    if found.shard.len == 0 && from.shard.len > 0 {
        found = on_some_axis(&found, &from);
    }
    if found.try_scope().is_err() {
        // tiling refuses it as an operand
        return Ok(None);
    }
    let again = if is_slow {
        side_by_side(join, (&canonical, &part.shape), (&found, &other))
    } else {
        side_by_side(join, (&found, &other), (&canonical, &part.shape))
    };
    match again {
        Ok(again) if same(&again, &from) => {}
        _ => return Ok(None),
    }
    if !is_slow {
        return keep(found.try_reshape(&other));
    }
    match shaped(&found, whole, &other) {
        Ok(found) => Ok(Some(found)),
        // under the swizzle of the whole it would reach below address 0
        Err(_) => Ok(None),
    }
}

const fn keep(found: Result<Map, LayoutError>) -> Result<Option<Map>, LayoutError> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(error) => Err(error),
    }
}

/// A layout of one element with its `1:1`: on an axis that `whole` or it has, the first with which its axes
/// fit together.
const fn on_some_axis(found: &Map, whole: &Map) -> Map {
    let (others, own) = (whole.axes(), found.axes());
    let mut map = *found;
    let mut i = 0;
    while i < others.len + own.len {
        map = one_element(found, if i < others.len { others.items[i] } else { own.items[i - others.len] });
        if map.try_scope().is_ok() {
            break;
        }
        i += 1;
    }
    map
}

/// The extents of `whole` divided by those of `part`.
const fn quotient(operation: &'static str, whole: &Shape, part: &Shape) -> Result<Shape, LayoutError> {
    let rank = whole.extents.len;
    let mut extents = [1; MAX_RANK];
    let mut dim = 0;
    while dim < rank {
        let (extent, by) = (whole.extents.items[dim], part.extents.items[dim]);
        if extent % by != 0 {
            return Err(LayoutError::Tiling(TilingError::NotDivisible { operation, dim, extent, by }));
        }
        extents[dim] = extent / by;
        dim += 1;
    }
    Shape::try_new(extents.split_at(rank).0)
}

/// Nothing, if the iters can be cut at the extents of the shape.
const fn check_cuts(shape: &Shape, mut cutter: Cutter<'_>) -> Result<(), LayoutError> {
    let mut d = 0;
    while d < shape.extents.len {
        let mut needed = shape.extents.items[d];
        while needed > 1 {
            needed /= tri!(cutter.piece(d, needed)).extent;
        }
        d += 1;
    }
    Ok(())
}

/// The pieces of the fast operand, or those of the slow one.
const fn pieces(
    mut cutter: Cutter<'_>,
    slow: &Shape,
    fast: &Shape,
    of_fast: bool,
) -> Result<List<Iter, MAX_ITERS>, LayoutError> {
    let mut kept: List<Iter, MAX_ITERS> = List::empty(Iter::UNIT);
    let mut turn = 0;
    while turn < 2 * slow.extents.len {
        let d = turn / 2;
        let is_fast = turn % 2 == 1;
        let mut needed = if is_fast { fast.extents.items[d] } else { slow.extents.items[d] };
        while needed > 1 {
            let piece = tri!(cutter.piece(d, needed));
            needed /= piece.extent;
            if is_fast == of_fast && !append(&mut kept, piece) {
                return Err(TOO_MANY);
            }
        }
        turn += 1;
    }
    Ok(kept)
}

/// Every stride divided by what `inner` spans on its axis; `false` where that leaves a rest.
const fn divide(shard: &mut List<Iter, MAX_ITERS>, inner: &Map) -> Result<bool, LayoutError> {
    let mut k = 0;
    while k < shard.len {
        let Iter { stride, axis, .. } = shard.items[k];
        let span = tri!(pitch(inner, axis)) as i128;
        // a span of 0, of an offset below zero, leaves no steps
        let fits = if span == 0 { stride == 0 } else { stride as i128 % span == 0 };
        if !fits {
            return Ok(false);
        }
        if span != 0 {
            shard.items[k].stride = match num::narrow(stride as i128 / span) {
                Some(stride) => stride,
                None => return Ok(false),
            };
        }
        k += 1;
    }
    Ok(true)
}

/// The replicas of `whole` without those of `part`; `None` if it does not have them all.
const fn difference(whole: &Map, part: &Map) -> Option<List<Iter, MAX_REPLICAS>> {
    let mut rest = List::empty(Iter::UNIT);
    let mut taken = [false; MAX_REPLICAS];
    let mut found = 0;
    let mut i = 0;
    while i < whole.replica.len {
        let replica = whole.replica.items[i];
        let mut k = 0;
        while k < part.replica.len && (taken[k] || !equal(replica, part.replica.items[k])) {
            k += 1;
        }
        if k < part.replica.len {
            taken[k] = true;
            found += 1;
        } else {
            // never refused: no more than there were
            let _ = rest.push(replica);
        }
        i += 1;
    }
    if found == part.replica.len { Some(sorted(rest)) } else { None }
}

const fn equal(a: Iter, b: Iter) -> bool {
    a.extent == b.extent && a.stride == b.stride && a.axis.same(&b.axis)
}

/// Whether both have the same swizzle, or none.
const fn alike(a: &Map, b: &Map) -> bool {
    match (a.swizzle, b.swizzle) {
        (None, None) => true,
        (Some(a), Some(b)) => {
            a.m() == b.m() && a.b() == b.b() && a.s() == b.s() && a.is_mirrored() == b.is_mirrored()
        }
        _ => false,
    }
}

/// Whether two canonical layouts are the same, swizzle and shape aside. With one element the axis of the
/// `1:1` says nothing.
const fn same(a: &Map, b: &Map) -> bool {
    if a.size() != b.size() || a.replica.len != b.replica.len || a.offset.len != b.offset.len {
        return false;
    }
    let mut i = 0;
    while i < a.replica.len {
        if !equal(a.replica.items[i], b.replica.items[i]) {
            return false;
        }
        i += 1;
    }
    i = 0;
    while i < a.offset.len {
        let ((axis, value), (other, same)) = (a.offset.items[i], b.offset.items[i]);
        if value != same || !axis.same(&other) {
            return false;
        }
        i += 1;
    }
    if a.size() == 1 {
        return true;
    }
    if a.shard.len != b.shard.len {
        return false;
    }
    i = 0;
    while i < a.shard.len {
        if !equal(a.shard.items[i], b.shard.items[i]) {
            return false;
        }
        i += 1;
    }
    true
}
