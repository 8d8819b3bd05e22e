//! Printing: the notation of TIRx, which [`parse::tirx`](crate::parse::tirx) reads back.

use core::fmt;

use crate::axis::{self, Axis};
use crate::iter::Iter;
use crate::map::Map;
use crate::shape::Shape;
use crate::swizzle::Swizzle;

/// `(8,16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid`
///
/// The shape is printed where it is not one dimension a shard iter; the axis `m` has no name.
impl fmt::Display for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.has_own_shape() {
            write!(f, "{} -> ", self.shape())?;
        }
        if let Some(swizzle) = self.swizzle() {
            write!(f, "{swizzle} o ")?;
        }
        let mut separator = "";
        if !self.shard().is_empty() {
            write_iters(f, "S", self.shard())?;
            separator = " + ";
        }
        if !self.replica().is_empty() {
            f.write_str(separator)?;
            write_iters(f, "R", self.replica())?;
            separator = " + ";
        }
        for (axis, value) in self.offset() {
            f.write_str(separator)?;
            write_step(f, *value, *axis)?;
            separator = " + ";
        }
        if separator.is_empty() { f.write_str("S[()]") } else { Ok(()) }
    }
}

/// `(8,16)`; `(8,)` for one dimension, `()` for none.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        for (d, extent) in self.extents().iter().enumerate() {
            let separator = if d == 0 { "" } else { "," };
            write!(f, "{separator}{extent}")?;
        }
        f.write_str(if self.rank() == 1 { ",)" } else { ")" })
    }
}

/// `Swizzle<3,3,3>`: M, B, S in elements.
impl fmt::Display for Swizzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mirrored = if self.is_mirrored() { ",mirrored" } else { "" };
        write!(f, "Swizzle<{},{},{}{mirrored}>", self.m(), self.b(), self.s())
    }
}

impl Map {
    /// Whether the shape is one dimension a shard iter, the one a layout has of itself.
    const fn has_own_shape(&self) -> bool {
        if self.rank() != self.shard.len() {
            return false;
        }
        let mut k = 0;
        while k < self.rank() {
            if self.shape.extents()[k] != self.shard.as_slice()[k].extent {
                return false;
            }
            k += 1;
        }
        self.is_grouped()
    }
}

fn write_iters(f: &mut fmt::Formatter<'_>, name: &str, iters: &[Iter]) -> fmt::Result {
    if let [only] = iters {
        write!(f, "{name}[{}:", only.extent)?;
        write_step(f, only.stride, only.axis)?;
        return f.write_str("]");
    }
    write!(f, "{name}[(")?;
    for (k, iter) in iters.iter().enumerate() {
        let separator = if k == 0 { "" } else { "," };
        write!(f, "{separator}{}", iter.extent)?;
    }
    f.write_str("):(")?;
    for (k, iter) in iters.iter().enumerate() {
        f.write_str(if k == 0 { "" } else { "," })?;
        write_step(f, iter.stride, iter.axis)?;
    }
    f.write_str(")]")
}

fn write_step(f: &mut fmt::Formatter<'_>, value: i64, axis: Axis) -> fmt::Result {
    write!(f, "{value}")?;
    if axis.same(&axis::M) { Ok(()) } else { write!(f, "@{}", axis.name) }
}
