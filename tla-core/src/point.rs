//! [`Point`]: one place, a coordinate on every axis of a layout.

use core::fmt;

use crate::axis::{self, Axis};
use crate::list::List;
use crate::map::MAX_AXES;

/// One place: a coordinate on each axis that the layout names; 0 on every other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    coordinates: List<(Axis, i64), MAX_AXES>,
}

impl Point {
    /// The origin of no axis.
    pub(crate) const ORIGIN: Point = Point { coordinates: List::empty((axis::M, 0)) };

    /// The coordinate on `axis`, in its units; 0 where the layout does not name the axis.
    #[must_use]
    pub const fn on(&self, axis: Axis) -> i64 {
        let mut i = 0;
        while i < self.coordinates.len {
            let (on, value) = self.coordinates.items[i];
            if on.same(&axis) {
                return value;
            }
            i += 1;
        }
        0
    }

    /// The address on `m`, in elements, after the swizzle.
    #[must_use]
    pub const fn offset(&self) -> i64 {
        self.on(axis::M)
    }

    /// Every axis of the layout with the coordinate on it.
    #[must_use]
    pub const fn axes(&self) -> &[(Axis, i64)] {
        self.coordinates.as_slice()
    }

    /// Whether both lie at the same coordinate of every axis.
    #[must_use]
    pub const fn same(&self, other: &Self) -> bool {
        self.covers(other) && other.covers(self)
    }

    const fn covers(&self, other: &Self) -> bool {
        let mut i = 0;
        while i < self.coordinates.len {
            let (axis, value) = self.coordinates.items[i];
            if other.on(axis) != value {
                return false;
            }
            i += 1;
        }
        true
    }

    /// Sets the coordinate on `axis`.
    pub(crate) const fn put(&mut self, axis: Axis, value: i64) {
        let mut i = 0;
        while i < self.coordinates.len {
            if self.coordinates.items[i].0.same(&axis) {
                self.coordinates.items[i].1 = value;
                return;
            }
            i += 1;
        }
        // never refused: a layout names at most `MAX_AXES` axes
        let _ = self.coordinates.push((axis, value));
    }
}

/// `laneid=3, m=1`
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, (axis, value)) in self.axes().iter().enumerate() {
            let separator = if position == 0 { "" } else { ", " };
            write!(f, "{separator}{}={value}", axis.name)?;
        }
        Ok(())
    }
}
