//! Two layouts side by side, dimension by dimension: what `tile` and `direct_sum` have in common.

use crate::axis::{self, Axis};
use crate::canonicalize::{append, sorted};
use crate::cut::Cutter;
use crate::error::{LayoutError, Part, Place, Quantity, TilingError};
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_OFFSETS, MAX_RANK, MAX_REPLICAS, Map};
use crate::num;
use crate::shape::Shape;

/// An operation that puts the blocks of one layout beside those of another.
#[derive(Clone, Copy)]
pub(crate) struct Join {
    pub(crate) name: &'static str,
    /// What messages call the layout that goes from block to block, and the one inside a block.
    pub(crate) slow: &'static str,
    pub(crate) fast: &'static str,
    /// Whether the slow layout steps over the span of the fast one.
    pub(crate) scaled: bool,
}

/// `x_d = o_d * inner_d + i_d  ->  inner(i) + span * outer(o)`.
pub(crate) const TILE: Join = Join { name: "tile", slow: "outer", fast: "inner", scaled: true };
/// `x_d = l_d * right_d + r_d  ->  right(r) + left(l)`.
pub(crate) const SUM: Join = Join { name: "direct_sum", slow: "left", fast: "right", scaled: false };

/// `slow` over `fast`, canonical, under the shape of the products.
pub(crate) const fn combine(join: Join, slow: &Map, fast: &Map) -> Result<Map, LayoutError> {
    if slow.swizzle.is_some() {
        let (operation, operand) = (join.name, join.slow);
        return Err(LayoutError::Tiling(TilingError::Swizzled { operation, operand }));
    }
    let shape = tri!(products(join, &slow.shape, &fast.shape));
    let a = tri!(slow.try_canonicalize());
    let b = tri!(fast.without_swizzle().try_canonicalize());
    let joined = tri!(side_by_side(join, (&a, &slow.shape), (&b, &fast.shape)));
    shaped(&joined, fast, &shape)
}

/// The layout with the swizzle of `like`, under `shape`.
pub(crate) const fn shaped(map: &Map, like: &Map, shape: &Shape) -> Result<Map, LayoutError> {
    match like.swizzle {
        Some(swizzle) => tri!(map.try_compose(swizzle)).try_reshape(shape),
        None => map.try_reshape(shape),
    }
}

/// One extent a dimension: that of `slow` times that of `fast`.
const fn products(join: Join, slow: &Shape, fast: &Shape) -> Result<Shape, LayoutError> {
    tri!(same_rank(join.name, (slow, join.slow), (fast, join.fast)));
    let mut extents = [1; MAX_RANK];
    let mut d = 0;
    while d < slow.extents.len {
        extents[d] = match slow.extents.items[d].checked_mul(fast.extents.items[d]) {
            Some(extent) => extent,
            None => return Err(LayoutError::Overflow { quantity: Quantity::Size, place: Place::Shape(d) }),
        };
        d += 1;
    }
    Shape::try_new(extents.split_at(slow.extents.len).0)
}

/// Two operands have as many dimensions.
pub(crate) const fn same_rank(
    operation: &'static str,
    first: (&Shape, &'static str),
    second: (&Shape, &'static str),
) -> Result<(), LayoutError> {
    let (ranks, operands) = ((first.0.rank(), second.0.rank()), (first.1, second.1));
    if ranks.0 == ranks.1 {
        return Ok(());
    }
    Err(LayoutError::Tiling(TilingError::Rank { operation, operands, ranks }))
}

/// The canonical layout with the pieces of both in turn. Both are canonical and without a swizzle, each
/// comes with its shape, and the product of the two sizes fits.
pub(crate) const fn side_by_side(
    join: Join,
    (slow, slow_shape): (&Map, &Shape),
    (fast, fast_shape): (&Map, &Shape),
) -> Result<Map, LayoutError> {
    let mut shard: List<Iter, MAX_ITERS> = List::empty(Iter::UNIT);
    let mut outer = Cutter::new(&slow.shard, join.name, join.slow);
    let mut inner = Cutter::new(&fast.shard, join.name, join.fast);
    let mut d = 0;
    while d < slow_shape.extents.len {
        let mut needed = slow_shape.extents.items[d];
        while needed > 1 {
            let mut piece = tri!(outer.piece(d, needed));
            needed /= piece.extent;
            if join.scaled {
                piece.stride = tri!(over(fast, piece));
            }
            if !append(&mut shard, piece) {
                return Err(TOO_MANY);
            }
        }
        needed = fast_shape.extents.items[d];
        while needed > 1 {
            let piece = tri!(inner.piece(d, needed));
            needed /= piece.extent;
            if !append(&mut shard, piece) {
                return Err(TOO_MANY);
            }
        }
        d += 1;
    }
    let replica = sorted(tri!(all_replicas(slow, fast)));
    let (offset, len) = offsets(slow, fast, false);
    let mut map = tri!(Map::try_new(shard.as_slice(), replica.as_slice(), offset.split_at(len).0));
    if shard.len == 0 {
        // one element: its `1:1` stands on the first axis with which the others fit together
        if fast.shard.len > 0 {
            map = one_element(&map, fast.shard.items[0].axis);
        }
        if slow.shard.len > 0 {
            let first = one_element(&map, slow.shard.items[0].axis);
            if fast.shard.len == 0 || first.try_scope().is_ok() {
                map = first;
            }
        }
    }
    tri!(map.try_scope());
    Ok(map)
}

/// The layout, which has no step, with a `1:1` on `axis`.
pub(crate) const fn one_element(map: &Map, axis: Axis) -> Map {
    let mut map = *map;
    map.shard.items[0] = Iter::new(1, 1, axis);
    map.shard.len = 1;
    map
}

/// The stride of `piece` over blocks of `fast`.
const fn over(fast: &Map, piece: Iter) -> Result<i64, LayoutError> {
    let pitch = tri!(pitch(fast, piece.axis));
    match num::narrow(piece.stride as i128 * pitch as i128) {
        Some(stride) => Ok(stride),
        None => Err(LayoutError::Overflow { quantity: Quantity::Reach(piece.axis), place: Place::Whole }),
    }
}

/// How far apart blocks of `inner` are on `axis`: its span, 1 where none of its iters moves on that axis.
pub(crate) const fn pitch(inner: &Map, axis: Axis) -> Result<i64, LayoutError> {
    let mut i = 0;
    while i < inner.shard.len + inner.replica.len {
        let iter = if i < inner.shard.len {
            &inner.shard.items[i]
        } else {
            &inner.replica.items[i - inner.shard.len]
        };
        if iter.extent > 1 && iter.axis.same(&axis) {
            return inner.try_span(axis);
        }
        i += 1;
    }
    Ok(1)
}

/// The replicas of both.
const fn all_replicas(slow: &Map, fast: &Map) -> Result<List<Iter, MAX_REPLICAS>, LayoutError> {
    let mut all = slow.replica;
    let mut i = 0;
    while i < fast.replica.len {
        if !all.push(fast.replica.items[i]) {
            let found = slow.replica.len + fast.replica.len;
            return Err(LayoutError::TooMany { part: Part::Replica, found, limit: MAX_REPLICAS });
        }
        i += 1;
    }
    Ok(all)
}

/// The offsets of `a` and those of `b`, these turned around if `negated`, and how many they are.
pub(crate) const fn offsets(a: &Map, b: &Map, negated: bool) -> ([(Axis, i64); 2 * MAX_OFFSETS], usize) {
    let mut all = [(axis::M, 0); 2 * MAX_OFFSETS];
    let mut i = 0;
    while i < a.offset.len {
        all[i] = a.offset.items[i];
        i += 1;
    }
    let mut k = 0;
    while k < b.offset.len {
        let (on, value) = b.offset.items[k];
        // no offset of a layout is `i64::MIN`
        all[i + k] = (on, if negated { -value } else { value });
        k += 1;
    }
    (all, i + k)
}

pub(crate) const TOO_MANY: LayoutError =
    LayoutError::TooMany { part: Part::Shard, found: MAX_ITERS + 1, limit: MAX_ITERS };
