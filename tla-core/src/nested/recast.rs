//! Recast: the same memory as elements of another width.

use super::composed::Composed;
use super::layout::NestedLayout;
use super::tuple::{MAX_NODES, Node};
use crate::error::{LayoutError, ModeError, Place};
use crate::num;

impl NestedLayout {
    /// The layout in elements `n` times as wide: `n` neighbours become one element.
    ///
    /// Leaf by leaf
    ///
    /// ```text
    /// s:d  ->  ceil(s / k) : ceil(|d| / n)      k = ceil(n / |d|), the steps inside one element; the sign of d
    /// ```
    ///
    /// so that with `c'` the coordinate `c` after each entry was divided by its `k`
    ///
    /// ```text
    /// upcast(L)(c') = floor(L(c) / n)
    /// ```
    ///
    /// A leaf of stride 0 stays. Leaves that step inside one element must end where it ends: one alone has
    /// an extent that `k` divides, of several each begins where the one before it ends.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// let bits = cute("((4,8),(16,2)):((256,16),(1,128))")?;
    /// assert_eq!(bits.try_upcast(16)?.to_string(), "((4,8),(1,2)):((16,1),(1,8))");
    /// let odd = cute("6:1")?.try_upcast(4).unwrap_err();
    /// assert_eq!(
    ///     odd.to_string(),
    ///     "upcast: leaf 0, extent 6 at stride 1, does not end with an element of 4: 4 must divide 6 * 1",
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::RecastCount`] for `n = 0`; [`ModeError::UpcastStride`] at a leaf whose stride neither
    /// divides `n` nor is a multiple of it; [`ModeError::UpcastBack`] where elements inside one of the new
    /// ones run backwards; [`ModeError::UpcastExtent`] where a leaf ends inside one of the new elements;
    /// [`ModeError::UpcastOverlap`] where two leaves meet inside one.
    pub const fn try_upcast(&self, n: u64) -> Result<Self, LayoutError> {
        let unit = tri!(count("upcast", n));
        tri!(check_inside(self, unit));
        let (mut shape, mut stride) = (self.shape, self.stride);
        let mut at = 0;
        while at < shape.nodes.len {
            if let (Node::Leaf(s), Node::Leaf(d)) = (shape.nodes.items[at], stride.nodes.items[at]) {
                let magnitude = num::magnitude(d);
                let (s, d) = if s == 1 || d == 0 {
                    // one element more or less in a step that is never made
                    (s, 0)
                } else if magnitude.is_multiple_of(n) {
                    // `n` fits: it divides a stride, whose sign stays
                    (s, d / unit)
                } else {
                    // positive, and it divides `n`: tested above
                    let inside = unit / d;
                    (s / inside + if s % inside == 0 { 0 } else { 1 }, 1)
                };
                shape.nodes.items[at] = Node::Leaf(s);
                stride.nodes.items[at] = Node::Leaf(d);
            }
            at += 1;
        }
        Self::assembled(shape, stride)
    }

    /// [`try_upcast`](Self::try_upcast) for const contexts.
    ///
    /// # Panics
    /// Where `try_upcast` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn upcast(&self, n: u64) -> Self {
        match self.try_upcast(n) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The layout in elements an `n`-th as wide: each becomes `n` neighbours.
    ///
    /// ```text
    /// s:1  ->  s*n : 1          s:d  ->  s : d*n
    /// ```
    ///
    /// so that with `c` the coordinate `c'` after the entry of the first kind was divided by `n`, rest `r`,
    /// `downcast(L)(c') = n * L(c) + r`. Of several leaves of stride 1 the first one is of the first kind.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// assert_eq!(cute("(8,32):(32,1)")?.try_downcast(2)?.to_string(), "(8,64):(64,1)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::RecastCount`] for `n = 0`; [`ModeError::DowncastStride`] when no leaf has stride 1: the new
    /// elements have no mode to be neighbours in; [`LayoutError::Overflow`] and
    /// [`LayoutError::ArithmeticOverflow`].
    pub const fn try_downcast(&self, n: u64) -> Result<Self, LayoutError> {
        let unit = tri!(count("downcast", n));
        if unit == 1 {
            return Ok(*self);
        }
        let (mut shape, mut stride) = (self.shape, self.stride);
        let Some(first) = unit_leaf(self) else {
            return Err(LayoutError::Mode(ModeError::DowncastStride { n }));
        };
        let mut at = 0;
        while at < shape.nodes.len {
            if let (Node::Leaf(s), Node::Leaf(d)) = (shape.nodes.items[at], stride.nodes.items[at]) {
                if at == first {
                    shape.nodes.items[at] = Node::Leaf(tri!(super::arith::try_mul(s, unit)));
                } else {
                    let d = if s == 1 { 0 } else { tri!(super::arith::try_mul(d, unit)) };
                    stride.nodes.items[at] = Node::Leaf(d);
                }
            }
            at += 1;
        }
        Self::assembled(shape, stride)
    }

    /// [`try_downcast`](Self::try_downcast) for const contexts.
    ///
    /// # Panics
    /// Where `try_downcast` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn downcast(&self, n: u64) -> Self {
        match self.try_downcast(n) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// The layout of elements of `from` bits in elements of `to` bits: with `g` their greatest common
    /// divisor, down to elements of `g` bits and up again.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// let halves = cute("(8,64):(64,1)")?;
    /// assert_eq!(halves.try_recast(16, 128)?.to_string(), "(8,8):(8,1)");
    /// assert_eq!(halves.try_recast(16, 4)?.to_string(), "(8,256):(256,1)");
    /// let odd = halves.try_recast(16, 12).unwrap_err();
    /// assert_eq!(
    ///     odd.to_string(),
    ///     "recast from 16 to 12 bits: leaf 0 steps by 64 elements of 16 bits: their bits have to be a multiple of 12, \
    ///      or divide it",
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_downcast`](Self::try_downcast) and [`try_upcast`](Self::try_upcast), told in the numbers of
    /// this layout and the two widths: [`ModeError::RecastUnit`], [`ModeError::RecastStride`],
    /// [`ModeError::RecastBack`], [`ModeError::RecastExtent`] and [`ModeError::RecastOverlap`].
    pub const fn try_recast(&self, from: u64, to: u64) -> Result<Self, LayoutError> {
        let (down, up) = tri!(steps(from, to));
        let recast = match self.try_downcast(down) {
            Ok(parts) => parts.try_upcast(up),
            Err(error) => Err(error),
        };
        match recast {
            Ok(layout) => Ok(layout),
            Err(error) => Err(in_widths(self, 0, error, (from, to))),
        }
    }

    /// [`try_recast`](Self::try_recast) for const contexts.
    ///
    /// # Panics
    /// Where `try_recast` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn recast(&self, from: u64, to: u64) -> Self {
        match self.try_recast(from, to) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

impl Composed {
    /// [`NestedLayout::try_upcast`] under offset and swizzle: the offset is divided too, and the swizzle
    /// leaves fewer low bits alone ([`Swizzle::try_upcast`](crate::Swizzle::try_upcast)).
    ///
    /// # Errors
    /// Those of the two, and [`ModeError::UpcastOffset`] when the offset is inside one of the new elements.
    pub const fn try_upcast(&self, n: u64) -> Result<Self, LayoutError> {
        let unit = tri!(count("upcast", n));
        if self.offset % unit != 0 {
            return Err(LayoutError::Mode(ModeError::UpcastOffset { offset: self.offset, n }));
        }
        let layout = tri!(self.layout.try_upcast(n));
        let swizzle = match self.swizzle {
            Some(swizzle) => Some(tri!(swizzle.try_upcast(n))),
            None => None,
        };
        Self::try_with(swizzle, self.offset / unit, layout)
    }

    /// [`NestedLayout::try_downcast`] under offset and swizzle, which move too.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_downcast`], of
    /// [`Swizzle::try_downcast`](crate::Swizzle::try_downcast) and of [`try_with`](Self::try_with).
    pub const fn try_downcast(&self, n: u64) -> Result<Self, LayoutError> {
        let unit = tri!(count("downcast", n));
        let layout = tri!(self.layout.try_downcast(n));
        let swizzle = match self.swizzle {
            Some(swizzle) => Some(tri!(swizzle.try_downcast(n))),
            None => None,
        };
        Self::try_with(swizzle, tri!(super::arith::try_mul(self.offset, unit)), layout)
    }

    /// [`NestedLayout::try_recast`] under offset and swizzle.
    ///
    /// # Errors
    /// Those of [`NestedLayout::try_recast`], [`ModeError::RecastOffset`] when the offset is inside one of the new
    /// elements, and those of the swizzle in [`try_downcast`](Self::try_downcast) and
    /// [`try_upcast`](Self::try_upcast).
    pub const fn try_recast(&self, from: u64, to: u64) -> Result<Self, LayoutError> {
        let (down, up) = tri!(steps(from, to));
        let recast = match self.try_downcast(down) {
            Ok(parts) => parts.try_upcast(up),
            Err(error) => Err(error),
        };
        match recast {
            Ok(composed) => Ok(composed),
            Err(error) => Err(in_widths(&self.layout, self.offset, error, (from, to))),
        }
    }
}

/// What `error` says of the parts of elements between the two widths, of the elements themselves.
const fn in_widths(
    layout: &NestedLayout,
    offset: i64,
    error: LayoutError,
    widths: (u64, u64),
) -> LayoutError {
    let LayoutError::Mode(error) = error else { return error };
    LayoutError::Mode(match error {
        ModeError::DowncastStride { .. } => ModeError::RecastUnit { widths },
        ModeError::UpcastStride { leaf, .. } => {
            let (_, stride) = leaf_of(layout, leaf);
            ModeError::RecastStride { leaf, stride, widths }
        }
        ModeError::UpcastBack { leaf, .. } => {
            let (_, stride) = leaf_of(layout, leaf);
            ModeError::RecastBack { leaf, stride, widths }
        }
        ModeError::UpcastExtent { leaf, .. } => {
            let (extent, stride) = leaf_of(layout, leaf);
            ModeError::RecastExtent { leaf, extent, stride, widths }
        }
        ModeError::UpcastOverlap { leaf, other, .. } => ModeError::RecastOverlap { leaf, other, widths },
        ModeError::UpcastOffset { .. } => ModeError::RecastOffset { offset, widths },
        error => error,
    })
}

/// Extent and stride of a leaf, counted from the left.
const fn leaf_of(layout: &NestedLayout, leaf: usize) -> (i64, i64) {
    let (mut at, mut seen) = (0, 0);
    while at < layout.shape.nodes.len {
        if let (Node::Leaf(s), Node::Leaf(d)) = (layout.shape.nodes.items[at], layout.stride.nodes.items[at])
        {
            if seen == leaf {
                return (s, d);
            }
            seen += 1;
        }
        at += 1;
    }
    // not reached: the leaf is one of this layout
    (1, 0)
}

/// `n` as an `i64` of at least 1. A larger one fits no layout.
const fn count(operation: &'static str, n: u64) -> Result<i64, LayoutError> {
    match num::signed(n) {
        Some(n) if n > 0 => Ok(n),
        _ => Err(LayoutError::Mode(ModeError::RecastCount { operation, n })),
    }
}

/// By what to go down and up again from one width to another.
const fn steps(from: u64, to: u64) -> Result<(u64, u64), LayoutError> {
    if from == 0 || to == 0 {
        return Err(LayoutError::Mode(ModeError::RecastCount { operation: "recast", n: 0 }));
    }
    let (mut a, mut b) = (from, to);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    Ok((from / a, to / a))
}

/// The first leaf with stride 1: one with more than one element where there is such.
const fn unit_leaf(layout: &NestedLayout) -> Option<usize> {
    let mut first = None;
    let mut at = 0;
    while at < layout.shape.nodes.len {
        if let (Node::Leaf(s), Node::Leaf(1)) = (layout.shape.nodes.items[at], layout.stride.nodes.items[at])
        {
            if s != 1 {
                return Some(at);
            }
            if first.is_none() {
                first = Some(at);
            }
        }
        at += 1;
    }
    first
}

/// There are elements, and the leaves that step inside one of the new ones fill it, one after another.
const fn check_inside(layout: &NestedLayout, unit: i64) -> Result<(), LayoutError> {
    // a leaf: extent, stride, its number
    let mut inside = [(0_i64, 0_i64, 0_usize); MAX_NODES];
    let mut len = 0;
    let n = num::magnitude(unit);
    let (mut at, mut leaf) = (0, 0);
    while at < layout.shape.nodes.len {
        if let (Node::Leaf(s), Node::Leaf(d)) = (layout.shape.nodes.items[at], layout.stride.nodes.items[at])
        {
            let magnitude = num::magnitude(d);
            if s == 0 {
                return Err(LayoutError::ExtentZero { place: Place::Leaf(leaf) });
            }
            if s > 1 && d != 0 && !magnitude.is_multiple_of(n) {
                if !n.is_multiple_of(magnitude) {
                    return Err(LayoutError::Mode(ModeError::UpcastStride { leaf, stride: d, n }));
                }
                if d < 0 {
                    return Err(LayoutError::Mode(ModeError::UpcastBack { leaf, stride: d, n }));
                }
                // by stride, the smallest first
                let mut k = len;
                while k > 0 && inside[k - 1].1 > d {
                    inside[k] = inside[k - 1];
                    k -= 1;
                }
                inside[k] = (s, d, leaf);
                len += 1;
            }
            leaf += 1;
        }
        at += 1;
    }
    let mut k = 0;
    while k < len {
        let (extent, stride, leaf) = inside[k];
        // the reach of a layout fits, and the stride is less than `n`
        let end = extent as i128 * stride as i128;
        if k + 1 < len {
            let (_, next, other) = inside[k + 1];
            if end != next as i128 {
                return Err(LayoutError::Mode(ModeError::UpcastOverlap { leaf, other, n }));
            }
        } else if end % unit as i128 != 0 {
            return Err(LayoutError::Mode(ModeError::UpcastExtent { leaf, extent, stride, n }));
        }
        k += 1;
    }
    Ok(())
}
