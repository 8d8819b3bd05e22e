//! Fusing thread axes: two axes that count inside one another become one.

use crate::axis::{self, Axis, AxisKind};
use crate::cut::scaled;
use crate::error::{LayoutError, Place, Quantity};
use crate::map::Map;
use crate::scope::{Scope, ScopePair};

impl Map {
    /// The layout with its thread axes fused into the one that counts the narrowest of their units in the
    /// widest of their scopes, in canonical form:
    ///
    /// ```text
    /// thread in cta        laneid -> tx          warpid -> 32@tx    wid_in_wg -> 32@tx
    ///                      tid_in_wg -> tx       wgid -> 128@tx
    /// thread in warpgroup  laneid -> tid_in_wg   wid_in_wg -> 32@tid_in_wg
    /// warp in cta          wid_in_wg -> warpid   wgid -> 4@warpid
    /// ```
    ///
    /// Strides, replica strides and offsets are multiplied; offsets that come together on one axis add
    /// up. Any other unit and scope have no axis for the two together: that layout, and one with a thread
    /// axis of one's own in between, stays as it is, canonical. The logical shape stays.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let map = tirx("(16,8) -> S[(2,8,2,4):(2@warpid,4@laneid,1@warpid,1@laneid)]")?.try_fuse_axes()?;
    /// assert_eq!(map.to_string(), "(16,8) -> S[(2,8,2,4):(64@tx,4@tx,32@tx,1@tx)]");
    /// let map = tirx("S[(4,32):(1@warpid,1@laneid)] + 1@warpid + 3@laneid")?.try_fuse_axes()?;
    /// assert_eq!(map.try_canonicalize()?.to_string(), "S[128:1@tx] + 35@tx");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_canonicalize`](Self::try_canonicalize), and [`LayoutError::Overflow`] when a stride
    /// or an offset does not fit any more.
    pub const fn try_fuse_axes(&self) -> Result<Self, LayoutError> {
        // what is dropped must not say which axes are fused
        let mut map = tri!(self.try_canonicalize());
        if let Some(pair) = tri!(map.try_scope())
            && let Some(into) = axis_of(pair.unit, pair.scope)
            && map.is_fusible(pair)
        {
            let mut i = 0;
            while i < map.shard.len {
                let iter = &mut map.shard.items[i];
                (iter.axis, iter.stride) = tri!(fused(into, pair, iter.axis, iter.stride, Place::Shard(i)));
                i += 1;
            }
            i = 0;
            while i < map.replica.len {
                let iter = &mut map.replica.items[i];
                (iter.axis, iter.stride) = tri!(fused(into, pair, iter.axis, iter.stride, Place::Replica(i)));
                i += 1;
            }
            i = 0;
            while i < map.offset.len {
                let (axis, value) = map.offset.items[i];
                map.offset.items[i] = tri!(fused(into, pair, axis, value, Place::Offset(i)));
                i += 1;
            }
            // now offsets add up and the numbers are checked
            let fused =
                tri!(Map::try_new(map.shard.as_slice(), map.replica.as_slice(), map.offset.as_slice()));
            map = Map { swizzle: self.swizzle, ..tri!(fused.try_canonicalize()) };
        }
        map.try_reshape(&self.shape)
    }

    /// [`try_fuse_axes`](Self::try_fuse_axes) for const contexts.
    ///
    /// # Panics
    /// Where `try_fuse_axes` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn fuse_axes(&self) -> Self {
        match self.try_fuse_axes() {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// Whether every thread axis is one that fuses, or counts as the fused one does.
    const fn is_fusible(&self, pair: ScopePair) -> bool {
        let axes = self.axes();
        let mut i = 0;
        while i < axes.len {
            let axis = &axes.items[i];
            if let AxisKind::Thread { unit, scope } = axis.kind
                && !(unit.level() == pair.unit.level() && scope.level() == pair.scope.level())
            {
                match axis_of(unit, scope) {
                    Some(known) if known.same(axis) => {}
                    _ => return false,
                }
            }
            i += 1;
        }
        true
    }
}

/// The axis on which `value` counts after fusing, and the value there.
const fn fused(
    into: Axis,
    pair: ScopePair,
    axis: Axis,
    value: i64,
    place: Place,
) -> Result<(Axis, i64), LayoutError> {
    let AxisKind::Thread { unit, scope } = axis.kind else { return Ok((axis, value)) };
    if unit.level() == pair.unit.level() && scope.level() == pair.scope.level() {
        return Ok((axis, value));
    }
    let times = match units(pair.unit, unit) {
        Some(times) => times,
        // not reached: the scopes of `axis_of` are no wider than a warpgroup in a cta
        None => return Ok((axis, value)),
    };
    match scaled(value, times) {
        Some(value) => Ok((into, value)),
        None => Err(LayoutError::Overflow { quantity: Quantity::Reach(into), place }),
    }
}

/// How many `narrow` units make a `wide` one, where that is fixed: 32 threads a warp, 4 warps a warpgroup.
pub(crate) const fn units(narrow: Scope, wide: Scope) -> Option<u64> {
    let (narrow, wide) = (threads(narrow), threads(wide));
    if narrow == 0 || wide < narrow {
        return None;
    }
    Some(wide / narrow)
}

/// 0 where each kernel chooses for itself.
const fn threads(scope: Scope) -> u64 {
    match scope {
        Scope::Thread => 1,
        Scope::Warp => 32,
        Scope::Warpgroup => 128,
        Scope::Cta | Scope::Cluster | Scope::Kernel => 0,
    }
}

/// The built-in axis that counts `unit` in `scope`, for those up to the threads of a cta.
pub(crate) const fn axis_of(unit: Scope, scope: Scope) -> Option<Axis> {
    match (unit, scope) {
        (Scope::Thread, Scope::Warp) => Some(axis::LANEID),
        (Scope::Thread, Scope::Warpgroup) => Some(axis::TID_IN_WG),
        (Scope::Thread, Scope::Cta) => Some(axis::TX),
        (Scope::Warp, Scope::Warpgroup) => Some(axis::WID_IN_WG),
        (Scope::Warp, Scope::Cta) => Some(axis::WARPID),
        (Scope::Warpgroup, Scope::Cta) => Some(axis::WGID),
        _ => None,
    }
}
