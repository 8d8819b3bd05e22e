//! Composition: a layout of coordinates, read through another layout.

use super::composed::Composed;
use super::draft::Draft;
use super::layout::NestedLayout;
use super::modes::Modes;
use super::tiler::ShapeTiler;
use super::tuple::{IntTuple, MAX_NODES, Node};
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
    /// last mode kept ([`try_coalesce_z`](Self::try_coalesce_z)), the last of which has no end. It is followed
    /// step by step as long as no digit is carried:
    ///
    /// ```text
    /// step = d, rest = s;  as long as rest > 1:
    ///   e = the digits of step in (S0, S1, ..)
    ///   r = min ceil(Sk/ek)  over all k but the last:   so many steps until a digit is carried
    ///   r >= rest:  emit rest:self(step), done
    ///   else        r must divide rest:  emit r:self(step),  rest = rest/r,  step = r*step
    /// and all digits together, of all that was emitted for all leaves, stay below S0, S1, ..
    /// ```
    ///
    /// What the rule of the paper accepts (the extent through the prefix of the modes, then the stride through
    /// what that leaves) is accepted with the same result, and so is every leaf that stays inside one mode, and
    /// every leaf of two elements. The rule of CuTe's C++ (`d % S == 0 or d < S`) takes others and is wrong for some of
    /// them: `(4,6,8):(2,3,5) o 6:3`.
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
    #[doc(alias = "composition")]
    pub const fn try_compose(&self, right: &Self) -> Result<Self, LayoutError> {
        let left = tri!(Modes::of(self)).coalesced_z();
        let mut draft = Draft::new();
        let (shape, stride) = (&right.shape, &right.stride);
        tri!(compose(&left, shape, stride, (0, shape.nodes.len), &mut draft));
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
                Some(nodes) => {
                    let left = tri!(Modes::between(self, from, to)).coalesced_z();
                    let (shape, stride) = (&tiler.modes().shape, &tiler.modes().stride);
                    tri!(compose(&left, shape, stride, nodes, &mut draft));
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

/// The nodes `from..to` of the right layout `shape:stride` through `left`, as one entry of `draft`.
pub(super) const fn compose(
    left: &Modes,
    shape: &IntTuple,
    stride: &IntTuple,
    (from, to): (usize, usize),
    draft: &mut Draft,
) -> Result<(), LayoutError> {
    // how far all leaves together reach in each mode of the left layout
    let mut reach = [0_i64; MAX_NODES];
    let mut leaf = 0;
    let mut at = from;
    while at < to {
        match (shape.nodes.items[at], stride.nodes.items[at]) {
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
    // how far this leaf alone reaches in each mode
    let mut own = [0_i64; MAX_NODES];
    let (mut step, mut rest) = (stride, extent);
    while rest > 1 {
        let mut steps = rest;
        let (mut mode, mut above) = (0, step);
        while mode < last {
            let (size, digit) = (left.extents[mode], above % left.extents[mode]);
            above /= size;
            // `ceil(size / digit)` without a sum; at least 2, because a digit is below its extent
            if digit > 0 && (size - 1) / digit < steps - 1 {
                steps = (size - 1) / digit + 1;
            }
            mode += 1;
        }
        if rest % steps != 0 {
            return Err(LayoutError::Mode(refusal(left, it, rest)));
        }
        let Some(address) = left.at(step) else {
            return Err(LayoutError::ArithmeticOverflow { a: step, operator: "*", b: left.strides[last] });
        };
        if modes.len == MAX_NODES {
            return Err(LayoutError::TupleSize { width: modes.len + 1 });
        }
        modes.join(steps, address);
        (mode, above) = (0, step);
        while mode < last {
            let size = left.extents[mode];
            // below the extent, by the choice of `steps`
            let far = (steps - 1) * (above % size);
            above /= size;
            if far > size - 1 - own[mode] {
                return Err(LayoutError::Mode(refusal(left, it, rest)));
            }
            own[mode] += far;
            mode += 1;
        }
        rest /= steps;
        if rest > 1 {
            // at most half of what the leaf reaches, which is not bounded where another leaf has no element
            step = match step.checked_mul(steps) {
                Some(step) => step,
                None => return Err(LayoutError::ArithmeticOverflow { a: step, operator: "*", b: steps }),
            };
        }
    }
    let mut mode = 0;
    while mode < last {
        let size = left.extents[mode];
        if own[mode] > size - 1 - reach[mode] {
            let reach = num::magnitude(reach[mode]) + num::magnitude(own[mode]);
            return Err(LayoutError::Mode(ModeError::ComposeCarry { mode, size, reach }));
        }
        reach[mode] += own[mode];
        mode += 1;
    }
    Ok(())
}

/// Why a leaf has no layout, in the numbers of the mode in which it begins to move: the stride does not
/// divide the extent, or the extents do not divide the leaf's.
const fn refusal(left: &Modes, it: Leaf, rest: i64) -> ModeError {
    let Leaf { leaf, extent, stride } = it;
    let last = left.len - 1;
    let (mut mode, mut step) = (0, stride);
    while mode < last && step % left.extents[mode] == 0 {
        step /= left.extents[mode];
        mode += 1;
    }
    let size = left.extents[mode];
    if mode < last && size % step != 0 {
        return ModeError::ComposeStride { leaf, extent, stride, mode, size, step };
    }
    // whole modes, until one does not divide what is left
    let (mut steps, mut left_over) = (size / step, extent);
    while mode < last && left_over % steps == 0 && left_over > steps {
        left_over /= steps;
        mode += 1;
        steps = left.extents[mode];
    }
    let size = left.extents[mode];
    // not reached with the last mode, which takes any rest
    let rest = if mode == last { rest } else { left_over };
    ModeError::ComposeExtent { leaf, extent, stride, mode, size, rest, steps }
}
