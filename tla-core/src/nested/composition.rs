//! Composition: a layout of coordinates, read through another layout.

use super::arith;
use super::composed::Composed;
use super::draft::Draft;
use super::layout::NestedLayout;
use super::modes::Modes;
use super::tiler::ShapeTiler;
use super::tuple::{MAX_NODES, Node};
use crate::error::{LayoutError, ModeError};
use crate::num;

impl NestedLayout {
    /// `R = self o right`: nested as `right` is, each leaf replaced by one mode or more, with
    ///
    /// ```text
    /// R(c) = self(right(c))      for every coordinate c of right
    /// ```
    ///
    /// A leaf `s:d` of `right` is taken through the modes `S0:D0, S1:D1, ..` of `self`, coalesced with its
    /// last mode kept ([`try_coalesce_z`](Self::try_coalesce_z)), the last of which has no end:
    ///
    /// ```text
    /// while S divides d        skip the mode, d = d/S
    /// (s-1)*d < S              s:(d*D), all inside the mode
    /// else                     d must divide S, and S/d must divide s: the mode gives S/d:(d*D);
    ///                          then whole modes S:D, as long as S divides what is left of s;
    ///                          what is left inside a mode, r:D
    /// ```
    ///
    /// That is the rule of the paper (extents through the prefix, then the stride through what they leave),
    /// and leaves that stay inside one mode besides. The rule of CuTe's C++ (`d % S == 0 or d < S`) takes more and is
    /// wrong for some of it: `(4,6,8):(2,3,5) o 6:3`. Leaves together must not carry from one mode of `self` to
    /// the next, which no layout of the kind could follow.
    ///
    /// `right` may reach past the size of `self`, whose last mode runs on;
    /// [`try_compose_within`](Self::try_compose_within) refuses that. A leaf of extent 1 becomes
    /// `1:self(d)`, which is right also for the index 1 beyond it.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// let a = cute("(10,2):(16,4)")?;
    /// assert_eq!(a.try_compose(&cute("(3,4):(1,5)")?)?.to_string(), "(3,(2,2)):(16,(80,4))");
    /// let refused = cute("(4,6,8):(2,3,5)")?.try_compose(&cute("6:3")?).unwrap_err();
    /// assert_eq!(
    ///     refused.to_string(),
    ///     "composition: mode 0 of the left layout (coalesced), extent 4, is no multiple of the stride 3 of leaf 0, \
    ///      6:3, of the right layout, nor does the leaf stay inside the mode"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::ComposeStride`], [`ModeError::ComposeExtent`] and [`ModeError::ComposeCarry`] where no rule
    /// above applies; [`ModeError::ComposeNegative`] for a negative stride of `right`;
    /// [`LayoutError::ExtentZero`]; [`LayoutError::TupleSize`], [`LayoutError::ArithmeticOverflow`] and
    /// [`LayoutError::Overflow`] where the result is too large.
    pub const fn try_compose(&self, right: &Self) -> Result<Self, LayoutError> {
        let left = tri!(Modes::of(self)).coalesced_z();
        let mut draft = Draft::new();
        tri!(compose(&left, right, 0, right.shape.nodes.len, &mut draft));
        draft.finish()
    }

    /// [`try_compose`](Self::try_compose) for const contexts.
    ///
    /// # Panics
    /// Where `try_compose` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn compose(&self, right: &Self) -> Self {
        match self.try_compose(right) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_compose`](Self::try_compose), but `right` must stay inside `self`.
    ///
    /// # Errors
    /// [`ModeError::ComposeBeyond`] when the capacity of `right` is larger than the size of `self`; those of
    /// [`try_compose`](Self::try_compose).
    pub const fn try_compose_within(&self, right: &Self) -> Result<Self, LayoutError> {
        let composed = tri!(self.try_compose(right));
        let reach = tri!(right.try_capacity());
        let size = num::magnitude(tri!(Modes::of(self)).size());
        if reach > size {
            return Err(LayoutError::Mode(ModeError::ComposeBeyond { reach, size }));
        }
        Ok(composed)
    }

    /// [`try_compose_within`](Self::try_compose_within) for const contexts.
    ///
    /// # Panics
    /// Where `try_compose_within` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn compose_within(&self, right: &Self) -> Self {
        match self.try_compose_within(right) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// Mode by mode: `(A0, A1, ..)` and the tiler `(B0, B1, ..)` are `(A0 o B0, A1 o B1, ..)`. A mode that the
    /// tiler keeps, and those after its last entry, stay as they are.
    ///
    /// ```
    /// use tla_core::nested::{ShapeTiler, parse::cute};
    ///
    /// let tiled = cute("(8,(4,4),2):(16,(1,4),128)")?.try_compose_modes(&ShapeTiler::try_extents(&[4, 8])?)?;
    /// assert_eq!(tiled.to_string(), "(4,8,2):(16,1,128)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::TilerRank`] when the tiler has more entries than there are modes; those of
    /// [`try_compose`](Self::try_compose).
    pub const fn try_compose_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        let rank = self.rank();
        tri!(tiler.try_fits(rank));
        let mut draft = Draft::new();
        tri!(draft.tuple(rank));
        let mut mode = 0;
        while mode < rank {
            let (from, to) = self.nodes_of(mode);
            match tiler.nodes_of(mode) {
                None => tri!(draft.copy(self, from, to)),
                Some((begin, end)) => {
                    let left = tri!(Modes::between(self, from, to)).coalesced_z();
                    tri!(compose(&left, tiler.modes(), begin, end, &mut draft));
                }
            }
            mode += 1;
        }
        draft.finish()
    }

    /// [`try_compose_modes`](Self::try_compose_modes) for const contexts.
    ///
    /// # Panics
    /// Where `try_compose_modes` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn compose_modes(&self, tiler: &ShapeTiler) -> Self {
        match self.try_compose_modes(tiler) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl Composed {
    /// [`NestedLayout::try_compose`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_compose`], and of [`try_with`](Self::try_with).
    pub const fn try_compose(&self, right: &NestedLayout) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_compose(right)))
    }

    /// [`NestedLayout::try_compose_within`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_compose_within`], and of [`try_with`](Self::try_with).
    pub const fn try_compose_within(&self, right: &NestedLayout) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_compose_within(right)))
    }

    /// [`NestedLayout::try_compose_modes`] of the layout, under the same offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_compose_modes`], and of [`try_with`](Self::try_with).
    pub const fn try_compose_modes(&self, tiler: &ShapeTiler) -> Result<Self, LayoutError> {
        Self::try_with(self.swizzle, self.offset, tri!(self.layout.try_compose_modes(tiler)))
    }
}

/// The nodes `from..to` of `right` through `left`, as one entry of `draft`.
const fn compose(
    left: &Modes,
    right: &NestedLayout,
    from: usize,
    to: usize,
    draft: &mut Draft,
) -> Result<(), LayoutError> {
    // how far all leaves together reach in each mode of the left layout
    let mut reach = [0_i64; MAX_NODES];
    let mut leaf = 0;
    let mut at = from;
    while at < to {
        match (right.shape.nodes.items[at], right.stride.nodes.items[at]) {
            (Node::Leaf(extent), Node::Leaf(stride)) => {
                let mut modes = Modes::EMPTY;
                tri!(through(left, Leaf { leaf, extent, stride }, &mut modes, &mut reach));
                tri!(modes.put(draft));
                leaf += 1;
            }
            (Node::Tuple(width), _) | (_, Node::Tuple(width)) => tri!(draft.tuple(width)),
        }
        at += 1;
    }
    Ok(())
}

/// A leaf of the right layout.
#[derive(Clone, Copy)]
pub(super) struct Leaf {
    pub(super) leaf: usize,
    pub(super) extent: i64,
    pub(super) stride: i64,
}

/// The rule of [`NestedLayout::try_compose`] for one leaf.
pub(super) const fn through(
    left: &Modes,
    it: Leaf,
    modes: &mut Modes,
    reach: &mut [i64; MAX_NODES],
) -> Result<(), LayoutError> {
    let Leaf { leaf, extent, stride } = it;
    if extent == 1 {
        // any stride would be right inside; this one is also right for the index 1
        let beyond = if stride > 0 { left.at(stride) } else { Some(0) };
        modes.push(
            1,
            match beyond {
                Some(stride) => stride,
                None => 0,
            },
        );
        return Ok(());
    }
    if stride == 0 {
        modes.push(extent, 0);
        return Ok(());
    }
    if stride < 0 {
        return Err(LayoutError::Mode(ModeError::ComposeNegative { leaf, extent, stride }));
    }
    let last = left.len - 1;
    let (mut mode, mut step) = (0, stride);
    while mode < last && step % left.extents[mode] == 0 {
        step /= left.extents[mode];
        mode += 1;
    }
    let size = left.extents[mode];
    // `(extent - 1) * step < size`, without a product
    if mode == last || (size - 1) / step >= extent - 1 {
        modes.push(extent, tri!(arith::try_mul(step, left.strides[mode])));
        // in the last mode nothing is carried; before it the product is below its extent
        return if mode == last { Ok(()) } else { carry(left, mode, (extent - 1) * step, reach) };
    }
    if size % step != 0 {
        return Err(LayoutError::Mode(ModeError::ComposeStride { leaf, extent, stride, mode, size, step }));
    }
    // steps of the leaf in this mode, and what is left of it after each mode
    let (mut steps, mut rest) = (size / step, extent);
    loop {
        if mode == last || rest <= steps {
            modes.push(rest, tri!(arith::try_mul(step, left.strides[mode])));
            return if mode == last { Ok(()) } else { carry(left, mode, (rest - 1) * step, reach) };
        }
        if rest % steps != 0 {
            let size = left.extents[mode];
            return Err(LayoutError::Mode(ModeError::ComposeExtent {
                leaf,
                extent,
                stride,
                mode,
                size,
                rest,
                steps,
            }));
        }
        modes.push(steps, tri!(arith::try_mul(step, left.strides[mode])));
        tri!(carry(left, mode, (steps - 1) * step, reach));
        rest /= steps;
        mode += 1;
        step = 1;
        steps = left.extents[mode];
    }
}

/// Notes that a leaf reaches the digit `digit` of `mode`, which has a mode after it.
const fn carry(
    left: &Modes,
    mode: usize,
    digit: i64,
    reach: &mut [i64; MAX_NODES],
) -> Result<(), LayoutError> {
    let size = left.extents[mode];
    // both are below the extent, unless the sum is refused
    let room = size - 1 - reach[mode];
    if digit > room {
        let reach = num::magnitude(reach[mode]) + num::magnitude(digit);
        return Err(LayoutError::Mode(ModeError::ComposeCarry { mode, size, reach }));
    }
    reach[mode] += digit;
    Ok(())
}
