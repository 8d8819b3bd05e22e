//! Packing: `n` neighbours become one element, or one becomes `n`.

use crate::axis;
use crate::error::{LayoutError, Place, Quantity, TilingError};
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, Map};
use crate::num;
use crate::shape::Shape;
use crate::swizzle::Swizzle;

impl Map {
    /// `n` elements that lie side by side become one, for example two `f16` one `u32`:
    ///
    /// ```text
    /// pack(x) = self(n*x) / n    on memory axes, self(n*x) on all others
    /// ```
    ///
    /// The strides, replica strides and offsets of memory axes are divided by `n`, the extent of the last
    /// iter and of the last dimension too. Thread and device axes are not counted in elements: they stay. A
    /// swizzle has its `M` lowered by `log2(n)`. `pack(1)` is the layout itself.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let packed = tirx("S[(8,4,2):(4@laneid,1@laneid,1)] + 6")?.try_pack(2)?;
    /// assert_eq!(packed.to_string(), "S[(8,4,1):(4@laneid,1@laneid,1)] + 3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TilingError::PackNone`] for `n == 0`; [`TilingError::PackLast`] and [`TilingError::PackExtent`] when
    /// the last iter is not `n` or a multiple of it side by side in memory; [`TilingError::PackDivide`] for a
    /// number on a memory axis that `n` does not divide; [`TilingError::PackDimension`] when it does not
    /// divide the last dimension; under a swizzle [`TilingError::PackPower`] and [`TilingError::PackSwizzle`].
    pub const fn try_pack(&self, n: u64) -> Result<Self, LayoutError> {
        let factor = match num::signed(n) {
            Some(0) => return refuse(TilingError::PackNone),
            Some(1) => return Ok(*self),
            Some(factor) => factor,
            // more than the extent of any iter
            None => i64::MAX,
        };
        let mut swizzle = self.swizzle;
        if let Some(before) = swizzle {
            let bits = tri!(log2(n));
            if bits > before.m() {
                return refuse(TilingError::PackSwizzle { m: before.m(), n });
            }
            swizzle = Some(tri!(scaled(before, -(bits as i64))));
        }
        let len = self.shard.len;
        if len == 0 {
            return refuse(TilingError::PackExtent { extent: 1, n });
        }
        let last = self.shard.items[len - 1];
        if !last.axis.is_memory() || last.stride != 1 {
            let memory = last.axis.is_memory();
            return refuse(TilingError::PackLast { iter: len - 1, stride: last.stride, memory });
        }
        if !last.extent.is_multiple_of(n) {
            return refuse(TilingError::PackExtent { extent: last.extent, n });
        }
        let mut packed = Self { swizzle, ..*self };
        let mut k = 0;
        while k < len - 1 {
            tri!(divide(&mut packed.shard.items[k], factor, Place::Shard(k)));
            k += 1;
        }
        packed.shard.items[k].extent = last.extent / n;
        k = 0;
        while k < self.replica.len {
            tri!(divide(&mut packed.replica.items[k], factor, Place::Replica(k)));
            k += 1;
        }
        k = 0;
        while k < self.offset.len {
            let (axis, value) = self.offset.items[k];
            if axis.is_memory() {
                if value % factor != 0 {
                    return refuse(TilingError::PackDivide { place: Place::Offset(k), number: value, n });
                }
                packed.offset.items[k].1 = value / factor;
            }
            k += 1;
        }
        let mut shape = self.shape;
        let rank = shape.extents.len;
        if rank > 0 {
            let extent = shape.extents.items[rank - 1];
            if !extent.is_multiple_of(n) {
                return refuse(TilingError::PackDimension { dim: rank - 1, extent, n });
            }
            shape.extents.items[rank - 1] = extent / n;
        }
        packed.rebuilt(packed.shard.as_slice(), &shape)
    }

    /// [`try_pack`](Self::try_pack) for const contexts.
    ///
    /// # Panics
    /// Where `try_pack` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn pack(&self, n: u64) -> Self {
        match self.try_pack(n) {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// One element becomes `n` side by side, for example one `u32` two `f16`:
    ///
    /// ```text
    /// unpack(x) = n*self(x / n) + x % n @ m    on memory axes, self(x / n) on all others
    /// ```
    ///
    /// The strides, replica strides and offsets of memory axes are multiplied by `n`, and `n:1@m` becomes the
    /// last iter, as in TIRx. The last dimension is `n` times as long. Thread and device axes are not counted
    /// in elements: they stay. A swizzle has its `M` raised by `log2(n)`. `pack(n)` undoes it.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let map = tirx("S[(8,4):(4@laneid,1)] + R[2:8] + 3")?;
    /// let unpacked = map.try_unpack(2)?;
    /// assert_eq!(unpacked.to_string(), "(8,8) -> S[(8,4,2):(4@laneid,2,1)] + R[2:16] + 6");
    /// assert_eq!(unpacked.try_pack(2)?, map);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TilingError::PackNone`] for `n == 0`; [`TilingError::PackPower`] under a swizzle;
    /// [`LayoutError::SwizzleRange`]; [`LayoutError::Overflow`]; [`LayoutError::TooMany`] when there are 16
    /// iters already.
    pub const fn try_unpack(&self, n: u64) -> Result<Self, LayoutError> {
        let factor = match num::signed(n) {
            Some(0) => return refuse(TilingError::UnpackNone),
            Some(1) => return Ok(*self),
            Some(factor) => factor,
            None => {
                let place = Place::Shard(self.shard.len);
                return Err(LayoutError::Overflow { quantity: Quantity::Size, place });
            }
        };
        let mut wide = *self;
        let mut k = 0;
        while k < self.shard.len {
            tri!(multiply(&mut wide.shard.items[k], factor, Place::Shard(k)));
            k += 1;
        }
        if !wide.shard.push(Iter::new(n, 1, axis::M)) {
            return Err(LayoutError::TooMany {
                part: crate::Part::Shard,
                found: MAX_ITERS + 1,
                limit: MAX_ITERS,
            });
        }
        k = 0;
        while k < self.replica.len {
            tri!(multiply(&mut wide.replica.items[k], factor, Place::Replica(k)));
            k += 1;
        }
        k = 0;
        while k < self.offset.len {
            let (axis, value) = self.offset.items[k];
            if axis.is_memory() {
                wide.offset.items[k].1 = match value.checked_mul(factor) {
                    Some(product) => product,
                    None => {
                        let quantity = Quantity::Offset(axis);
                        return Err(LayoutError::Overflow { quantity, place: Place::Offset(k) });
                    }
                };
            }
            k += 1;
        }
        if let Some(swizzle) = self.swizzle {
            let bits = tri!(log2_unpacked(n));
            wide.swizzle = Some(tri!(scaled(swizzle, bits as i64)));
        }
        let mut extents: List<u64, { crate::MAX_RANK }> = self.shape.extents;
        if extents.len == 0 {
            extents.items[0] = n;
            extents.len = 1;
        } else {
            let d = extents.len - 1;
            extents.items[d] = match extents.items[d].checked_mul(n) {
                Some(extent) => extent,
                None => {
                    return Err(LayoutError::Overflow { quantity: Quantity::Size, place: Place::Shape(d) });
                }
            };
        }
        let shape = tri!(Shape::try_new(extents.as_slice()));
        wide.rebuilt(wide.shard.as_slice(), &shape)
    }

    /// [`try_unpack`](Self::try_unpack) for const contexts.
    ///
    /// # Panics
    /// Where `try_unpack` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn unpack(&self, n: u64) -> Self {
        match self.try_unpack(n) {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// A layout of these shard iters with the replicas, offsets and swizzle of `self`, checked, under `shape`.
    pub(crate) const fn rebuilt(&self, shard: &[Iter], shape: &Shape) -> Result<Self, LayoutError> {
        let map = tri!(Map::try_new(shard, self.replica.as_slice(), self.offset.as_slice()));
        let map = Map { swizzle: self.swizzle, ..map };
        if same_shape(&map.shape, shape) { Ok(map) } else { map.try_reshape(shape) }
    }
}

const fn same_shape(a: &Shape, b: &Shape) -> bool {
    if a.extents.len != b.extents.len {
        return false;
    }
    let mut d = 0;
    while d < a.extents.len {
        if a.extents.items[d] != b.extents.items[d] {
            return false;
        }
        d += 1;
    }
    true
}

const fn refuse(error: TilingError) -> Result<Map, LayoutError> {
    Err(LayoutError::Tiling(error))
}

/// The stride of an iter in memory, divided.
const fn divide(iter: &mut Iter, factor: i64, place: Place) -> Result<(), LayoutError> {
    if iter.axis.is_memory() {
        if iter.stride % factor != 0 {
            let n = num::magnitude(factor);
            return Err(LayoutError::Tiling(TilingError::PackDivide { place, number: iter.stride, n }));
        }
        iter.stride /= factor;
    }
    Ok(())
}

/// The stride of an iter in memory, multiplied.
const fn multiply(iter: &mut Iter, factor: i64, place: Place) -> Result<(), LayoutError> {
    if iter.axis.is_memory() {
        iter.stride = match iter.stride.checked_mul(factor) {
            Some(product) => product,
            // an iter of one element goes nowhere
            None if iter.extent == 1 => 0,
            None => return Err(LayoutError::Overflow { quantity: Quantity::Reach(iter.axis), place }),
        };
    }
    Ok(())
}

const fn log2(n: u64) -> Result<u32, LayoutError> {
    if n.is_power_of_two() {
        Ok(n.trailing_zeros())
    } else {
        Err(LayoutError::Tiling(TilingError::PackPower { n }))
    }
}

const fn log2_unpacked(n: u64) -> Result<u32, LayoutError> {
    if n.is_power_of_two() {
        Ok(n.trailing_zeros())
    } else {
        Err(LayoutError::Tiling(TilingError::UnpackPower { n }))
    }
}

/// The swizzle in elements of another width: `M` moves, `B` and `S` stay.
const fn scaled(swizzle: Swizzle, bits: i64) -> Result<Swizzle, LayoutError> {
    let moved = tri!(Swizzle::try_new(swizzle.m() as i64 + bits, swizzle.b() as i64, swizzle.s() as i64));
    Ok(if swizzle.is_mirrored() { moved.mirrored() } else { moved })
}
