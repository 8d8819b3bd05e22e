//! Thread-value layouts on named axes: from a coordinate of the tile to the threads and values that hold it.

use super::chain::Chain;
use super::composition::{self, Leaf, through};
use super::draft::Draft;
use super::layout::NestedLayout;
use super::modes::Modes;
use super::thread_value::ThreadValue;
use super::tuple::{IntTuple, MAX_NODES};
use crate::axis::Axis;
use crate::error::{LayoutError, ModeError, Part, Place};
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_REPLICAS, Map};
use crate::num;

impl ThreadValue {
    /// The tile on named axes: each element at its thread and its value. See [`NestedLayout::try_on_axes`].
    ///
    /// ```
    /// use tla_core::axis;
    /// use tla_core::nested::{ThreadValue, parse::cute};
    ///
    /// // 8 x 4 threads, row by row, with 2 x 2 values each
    /// let made = ThreadValue::try_new(&cute("(8,4):(4,1)")?, &cute("(2,2):(1,2)")?)?;
    /// let map = made.try_map_on(axis::LANEID, axis::M)?;
    /// assert_eq!(map.to_string(), "(16,8) -> S[(8,2,4,2):(4@laneid,1,1@laneid,2)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::OnAxesSame`]; those of [`NestedLayout::try_on_axes`] for numbers that do not fit.
    pub const fn try_map_on(&self, thread: Axis, value: Axis) -> Result<Map, LayoutError> {
        self.layout().try_on_axes(self.tile(), thread, value)
    }

    /// [`try_map_on`](Self::try_map_on) for const contexts.
    ///
    /// # Panics
    /// Where `try_map_on` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn map_on(&self, thread: Axis, value: Axis) -> Map {
        match self.try_map_on(thread, value) {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl NestedLayout {
    /// `self` goes from (thread, value) to the index of an element of `tile`, its first mode fastest, as CuTe's
    /// operands of instructions do. The result goes the other way: from the coordinate of an element to its
    /// thread, on the axis `thread`, and its value, on the axis `value`.
    ///
    /// ```text
    /// A = (threads, values) : (1@thread, 1@value)
    /// A o right_inverse(self) o tile      where the element is, tile compact, its first mode fastest
    /// A o nullspace(self)                 where it is besides: the replicas
    /// ```
    ///
    /// A mode of stride 0, of threads or of values, is a replica: all of them hold the element.
    ///
    /// ```
    /// use tla_core::axis;
    /// use tla_core::nested::parse::{cute, int_tuple};
    ///
    /// // the accumulator of m16n8k16, as CuTe has it and as one writes it by hand
    /// let c = cute("((4,8),(2,2)):((32,1),(16,8))")?;
    /// let map = c.try_on_axes(&int_tuple("(16,8)")?, axis::LANEID, axis::M)?;
    /// assert_eq!(map.to_string(), "(16,8) -> S[(2,8,4,2):(2,4@laneid,1@laneid,1)]");
    ///
    /// // an operand that four threads share
    /// let shared = cute("((4,8),2):((0,1),8)")?;
    /// let map = shared.try_on_axes(&int_tuple("(8,2)")?, axis::LANEID, axis::M)?;
    /// assert_eq!(map.to_string(), "S[(8,2):(4@laneid,1)] + R[4:1@laneid]");
    ///
    /// assert_eq!(
    ///     c.try_on_axes(&int_tuple("(16,16)")?, axis::LANEID, axis::M).unwrap_err().to_string(),
    ///     "owners: element 128 has none: elements below it are owned, and the next is 256",
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::OnAxesModes`] for a layout that is not of two modes, threads and values;
    /// [`ModeError::OnAxesSame`] for one axis for both; those of [`try_copies`](Self::try_copies) where an element
    /// has no owner, or some have more than others; [`ModeError::OnAxesCut`] where a dimension of the tile ends
    /// inside a mode, so that no strides lead to its threads and values; [`LayoutError::TooMany`],
    /// [`LayoutError::TupleSize`] and [`LayoutError::Overflow`] where the result is too large.
    pub const fn try_on_axes(&self, tile: &IntTuple, thread: Axis, value: Axis) -> Result<Map, LayoutError> {
        let rank = self.rank();
        if rank != 2 {
            return Err(LayoutError::Mode(ModeError::OnAxesModes { rank }));
        }
        if thread.same(&value) {
            return Err(LayoutError::Mode(ModeError::OnAxesSame { axis: thread }));
        }
        let tile = tri!(Self::try_compact(*tile));
        let elements = num::magnitude(tri!(Modes::of(&tile)).size());
        let copies = tri!(self.try_copies(elements));
        let axes = tri!(Axes::of(self, thread, value));
        let places = tri!(axes.through(&Chain::of(&tri!(Modes::of(self)).coalesced()).inverse)).coalesced_z();
        let mut draft = Draft::new();
        let nodes = (0, tile.shape.nodes.len);
        if let Err(error) = composition::compose(&places, &tile.shape, &tile.stride, nodes, &mut draft) {
            return Err(cut(&places, &tile, error));
        }
        let shard = tri!(tri!(draft.finish()).try_map());
        let mut iters: List<Iter, MAX_ITERS> = List::empty(Iter::UNIT);
        let mut i = 0;
        while i < shard.shard.len {
            let Some(iter) = axes.split(shard.shard.items[i].extent, shard.shard.items[i].stride) else {
                // not reached: where a stride leads to another thread and another value, a dimension has carried
                return Err(cut(&places, &tile, LayoutError::NumberRange { place: Place::Shard(i) }));
            };
            // as many as there were
            let _ = iters.push(iter);
            i += 1;
        }
        let mut replica: List<Iter, MAX_REPLICAS> = List::empty(Iter::UNIT);
        if copies > 1 {
            let besides = tri!(axes.through(&tri!(Modes::of(&tri!(self.try_nullspace())))));
            // the last replica is the fastest, as the first mode is
            let mut k = besides.len;
            while k > 0 {
                k -= 1;
                if besides.extents[k] > 1
                    && let Some(iter) = axes.split(num::magnitude(besides.extents[k]), besides.strides[k])
                    && !replica.push(iter)
                {
                    let (part, limit) = (Part::Replica, MAX_REPLICAS);
                    return Err(LayoutError::TooMany { part, found: besides.len, limit });
                }
            }
        }
        tri!(Map::try_new(iters.as_slice(), replica.as_slice(), &[])).try_reshape(&shard.shape)
    }

    /// [`try_on_axes`](Self::try_on_axes) for const contexts.
    ///
    /// # Panics
    /// Where `try_on_axes` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn on_axes(&self, tile: &IntTuple, thread: Axis, value: Axis) -> Map {
        match self.try_on_axes(tile, thread, value) {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

/// Two axes in the addresses of a layout, which has one: a value is `unit` addresses from the next, and there are
/// fewer threads than that, so that no mode of threads continues in one of values.
struct Axes {
    thread: Axis,
    value: Axis,
    unit: i64,
    /// `(threads, values) : (1, unit)`
    on_both: Modes,
}

impl Axes {
    const fn of(layout: &NestedLayout, thread: Axis, value: Axis) -> Result<Self, LayoutError> {
        let (middle, end) = (layout.nodes_of(0).1, layout.shape.nodes.len);
        let threads = tri!(Modes::between(layout, 1, middle)).size();
        let values = tri!(Modes::between(layout, middle, end)).size();
        // the layout has an address below `i64::MAX` for each thread, but for those of stride 0
        let unit = match threads.checked_add(1) {
            Some(unit) => unit,
            None => return Err(LayoutError::ArithmeticOverflow { a: threads, operator: "+", b: 1 }),
        };
        let mut on_both = Modes::EMPTY;
        on_both.push(threads, 1);
        on_both.push(values, unit);
        Ok(Self { thread, value, unit, on_both })
    }

    /// `on_both o indices`
    const fn through(&self, indices: &Modes) -> Result<Modes, LayoutError> {
        let mut modes = Modes::EMPTY;
        let mut reach = [0; MAX_NODES];
        let mut leaf = 0;
        while leaf < indices.len {
            let (extent, stride) = (indices.extents[leaf], indices.strides[leaf]);
            tri!(through(&self.on_both, Leaf { leaf, extent, stride }, &mut modes, &mut reach));
            leaf += 1;
        }
        Ok(modes)
    }

    /// The iter of a mode of addresses, if it leads along one of the two axes.
    const fn split(&self, extent: u64, stride: i64) -> Option<Iter> {
        if stride % self.unit == 0 {
            return Some(Iter::new(extent, stride / self.unit, self.value));
        }
        if stride < self.unit { Some(Iter::new(extent, stride, self.thread)) } else { None }
    }
}

/// Why the tile has no strides in `places`: the first end of a dimension that cuts a mode unevenly. Both are whole
/// from element 0 on, so an end inside a mode has to be a multiple of its beginning, and divide its end.
const fn cut(modes: &Modes, tile: &NestedLayout, refused: LayoutError) -> LayoutError {
    let dimensions = match Modes::of(tile) {
        Ok(dimensions) => dimensions,
        Err(error) => return error,
    };
    let mut element = 1_i64;
    let mut leaf = 0;
    while leaf < dimensions.len {
        // parts of the size of the tile, which fits
        element = element.saturating_mul(dimensions.extents[leaf]);
        let (mut start, mut k) = (1_i64, 0);
        while k < modes.len {
            let extent = modes.extents[k];
            let end = start.saturating_mul(extent);
            if start < element && element < end && (element % start != 0 || end % element != 0) {
                return LayoutError::Mode(ModeError::OnAxesCut { leaf, element, extent, stride: start });
            }
            start = end;
            k += 1;
        }
        leaf += 1;
    }
    refused
}
