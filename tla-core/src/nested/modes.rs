//! [`Modes`]: the leaves of a nested layout, without the nesting.

use super::draft::Draft;
use super::layout::NestedLayout;
use super::tuple::{MAX_NODES, Node};
use crate::error::{LayoutError, Place};

/// `(s0, s1, ..):(d0, d1, ..)`, the first extent fastest. In two arrays, because operations read one of
/// the two most of the time, and const evaluation copies what it reads.
#[derive(Clone, Copy)]
pub(super) struct Modes {
    pub(super) extents: [i64; MAX_NODES],
    pub(super) strides: [i64; MAX_NODES],
    pub(super) len: usize,
}

impl Modes {
    pub(super) const EMPTY: Modes = Modes { extents: [1; MAX_NODES], strides: [0; MAX_NODES], len: 0 };

    /// The leaves of `layout`.
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`]: the algebra knows no empty layouts.
    pub(super) const fn of(layout: &NestedLayout) -> Result<Self, LayoutError> {
        Self::between(layout, 0, layout.shape.nodes.len)
    }

    /// The leaves among the nodes `from..to` of `layout`.
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`].
    pub(super) const fn between(layout: &NestedLayout, from: usize, to: usize) -> Result<Self, LayoutError> {
        let mut modes = Self::EMPTY;
        let (extents, strides) = (&layout.shape.nodes.items, &layout.stride.nodes.items);
        let mut at = from;
        while at < to {
            if let (Node::Leaf(extent), Node::Leaf(stride)) = (extents[at], strides[at]) {
                if extent == 0 {
                    return Err(LayoutError::ExtentZero { place: Place::Leaf(modes.len) });
                }
                modes.push(extent, stride);
            }
            at += 1;
        }
        Ok(modes)
    }

    /// `extent:stride` after the others. There are never more leaves than nodes, so there is room.
    pub(super) const fn push(&mut self, extent: i64, stride: i64) {
        if self.len < MAX_NODES {
            self.extents[self.len] = extent;
            self.strides[self.len] = stride;
            self.len += 1;
        }
    }

    /// The number of elements, which fits: that of a layout, or of a part of one.
    pub(super) const fn size(&self) -> i64 {
        let mut size = 1_i64;
        let mut k = 0;
        while k < self.len {
            size = size.saturating_mul(self.extents[k]);
            k += 1;
        }
        size
    }

    /// `1 + sum (extent - 1) * |stride|`, which fits: that of a layout, or of a part of one.
    pub(super) const fn capacity(&self) -> i64 {
        let mut capacity = 1_i64;
        let mut k = 0;
        while k < self.len {
            let reach = (self.extents[k] - 1).saturating_mul(self.strides[k].saturating_abs());
            capacity = capacity.saturating_add(reach);
            k += 1;
        }
        capacity
    }

    /// The modes without those of extent 1, neighbours that continue each other as one:
    /// `s0:d0, s1:d1 = s0*s1:d0` where `d1 = s0*d0`. The same function on `[0, size)`; perhaps no mode.
    pub(super) const fn coalesced(&self) -> Self {
        let mut modes = Self::EMPTY;
        let mut k = 0;
        while k < self.len {
            if self.extents[k] != 1 {
                modes.join(self.extents[k], self.strides[k]);
            }
            k += 1;
        }
        modes
    }

    /// [`coalesced`](Self::coalesced) with the last mode kept even where its extent is 1: the same function
    /// for every index, because the last mode is the one that runs on. At least one mode.
    pub(super) const fn coalesced_z(&self) -> Self {
        if self.len == 0 {
            let mut unit = Self::EMPTY;
            unit.push(1, 0);
            return unit;
        }
        let mut modes = self.coalesced();
        let last = self.len - 1;
        if self.extents[last] == 1 {
            modes.join(1, self.strides[last]);
        }
        modes
    }

    /// The modes whose stride is not 0.
    pub(super) const fn without_zeros(&self) -> Self {
        let mut modes = Self::EMPTY;
        let mut k = 0;
        while k < self.len {
            if self.strides[k] != 0 {
                modes.push(self.extents[k], self.strides[k]);
            }
            k += 1;
        }
        modes
    }

    /// The modes with more than one element and a stride that is not 0, by stride; of equal ones the first
    /// first.
    pub(super) const fn by_stride(&self) -> Self {
        let mut sorted = Self::EMPTY;
        let mut k = 0;
        while k < self.len {
            if self.extents[k] != 1 && self.strides[k] != 0 {
                sorted.push(self.extents[k], self.strides[k]);
                let mut i = sorted.len - 1;
                while i > 0 && sorted.strides[i - 1] > sorted.strides[i] {
                    sorted.swap(i - 1, i);
                    i -= 1;
                }
            }
            k += 1;
        }
        sorted
    }

    const fn swap(&mut self, a: usize, b: usize) {
        (self.extents[a], self.extents[b]) = (self.extents[b], self.extents[a]);
        (self.strides[a], self.strides[b]) = (self.strides[b], self.strides[a]);
    }

    /// `extent:stride` after the others, in one with the last of them where it continues it.
    pub(super) const fn join(&mut self, extent: i64, stride: i64) {
        if self.len > 0 {
            let last = self.len - 1;
            let end = self.extents[last].checked_mul(self.strides[last]);
            let both = self.extents[last].checked_mul(extent);
            if let (Some(end), Some(both)) = (end, both)
                && end == stride
            {
                self.extents[last] = both;
                return;
            }
        }
        self.push(extent, stride);
    }

    /// The address of the element `index`, which is not negative; the last mode runs on. `None` where it is
    /// no `i64`.
    pub(super) const fn at(&self, index: i64) -> Option<i64> {
        let mut rest = index;
        let mut sum = 0_i128;
        let mut k = 0;
        while k < self.len {
            let digit = if k + 1 < self.len { rest % self.extents[k] } else { rest };
            rest /= self.extents[k];
            // each below 2^126, and all but the last are inside the layout, which fits
            sum += digit as i128 * self.strides[k] as i128;
            k += 1;
        }
        crate::num::narrow(sum)
    }

    /// The first `size` elements, which are whole modes and a part of the next; no mode for one element.
    pub(super) const fn first(&self, size: i64) -> Self {
        let mut modes = Self::EMPTY;
        let mut rest = size;
        let mut k = 0;
        while k < self.len && rest > 1 {
            let part = if rest < self.extents[k] { rest } else { self.extents[k] };
            modes.push(part, self.strides[k]);
            rest /= part;
            k += 1;
        }
        modes
    }

    /// As one entry of `draft`: a leaf, or a tuple of leaves; `1:0` without modes.
    pub(super) const fn put(&self, draft: &mut Draft) -> Result<(), LayoutError> {
        if self.len == 0 {
            return draft.leaf(1, 0);
        }
        if self.len > 1 {
            tri!(draft.tuple(self.len));
        }
        let mut k = 0;
        while k < self.len {
            tri!(draft.leaf(self.extents[k], self.strides[k]));
            k += 1;
        }
        Ok(())
    }

    /// The flat layout.
    ///
    /// # Errors
    /// [`LayoutError::TupleSize`] beyond 16 modes; those of [`NestedLayout::try_signed`].
    pub(super) const fn layout(&self) -> Result<NestedLayout, LayoutError> {
        let mut draft = Draft::new();
        tri!(self.put(&mut draft));
        draft.finish()
    }
}
