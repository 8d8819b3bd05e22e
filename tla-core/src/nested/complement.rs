//! Complement: the addresses that a layout leaves out, as a layout.

use super::layout::NestedLayout;
use super::modes::Modes;
use super::tuple::{IntTuple, Node};
use crate::axis;
use crate::error::{LayoutError, ModeError, Place, Quantity};
use crate::num;

impl NestedLayout {
    /// The layout of the gaps of `self` below `cotarget`: with it, `self` **tiles** `[0, n)`, where `n` is the
    /// first whole number of tiles that is at least `cotarget`.
    ///
    /// ```text
    /// modes with extent > 1 and stride > 0, by stride:   s0:d0, s1:d1, ..
    /// running = 1;   for each:  emit (d/running : running),  running = s*d
    /// at the end:    emit (ceil(cotarget/running) : running)
    /// ```
    ///
    /// Gaps of extent 1 are left out. Every address below `n` is the sum of one address of `self` and one of
    /// the complement, and of no other two.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// assert_eq!(cute("4:2")?.try_complement(24)?.to_string(), "(2,3):(1,8)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::Overlap`] where a mode begins below the end of the ones before;
    /// [`ModeError::NegativeMode`]; [`ModeError::Ragged`] where a gap is no whole number of what
    /// is before it: the two are ordered and disjoint, but leave holes
    /// ([`try_complement_ordered`](Self::try_complement_ordered) allows that); [`ModeError::ComplementTarget`] for
    /// a `cotarget` of 0 or beyond an `i64`; [`LayoutError::ExtentZero`]; [`LayoutError::Overflow`].
    pub const fn try_complement(&self, cotarget: u64) -> Result<Self, LayoutError> {
        complement(self, &tri!(target(cotarget)), true)
    }

    /// [`try_complement`](Self::try_complement) for const contexts.
    ///
    /// # Panics
    /// Where `try_complement` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn complement(&self, cotarget: u64) -> Self {
        match self.try_complement(cotarget) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_complement`](Self::try_complement) in a shape: what is left of `cotarget` after `self` is rounded up
    /// extent by extent, so that the last mode is a product of whole extents where `cotarget` divides.
    ///
    /// ```text
    /// for each extent n of cotarget:  emit ceil(n/running),  running = ceil(running/n)
    /// ```
    ///
    /// The shape `(32,4,4)` by 12 is `(3,4,4)`: 48 tiles, where its 512 elements need 43. Where rounding leaves
    /// too few tiles for all elements, as of `(2,3)` by 5, their number is that of
    /// [`try_complement`](Self::try_complement).
    ///
    /// ```
    /// use tla_core::nested::parse::{cute, int_tuple};
    ///
    /// let layout = cute("4:3")?;
    /// assert_eq!(layout.try_complement_in(&int_tuple("(32,4,4)")?)?.to_string(), "(3,48):(1,12)");
    /// assert_eq!(layout.try_complement(512)?.to_string(), "(3,43):(1,12)");
    /// assert_eq!(cute("5:1")?.try_complement_in(&int_tuple("(2,3)")?)?.to_string(), "2:5");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_complement`](Self::try_complement).
    pub const fn try_complement_in(&self, cotarget: &IntTuple) -> Result<Self, LayoutError> {
        complement(self, cotarget, true)
    }

    /// [`try_complement_in`](Self::try_complement_in) for const contexts.
    ///
    /// # Panics
    /// Where `try_complement_in` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn complement_in(&self, cotarget: &IntTuple) -> Self {
        match self.try_complement_in(cotarget) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_complement`](Self::try_complement) without the promise to tile: a gap that is no whole number of
    /// what is before it is rounded down. The result is ordered (it only grows) and shares no address with
    /// `self` but 0.
    ///
    /// ```
    /// use tla_core::nested::parse::cute;
    ///
    /// let layout = cute("(2,2):(1,5)")?;
    /// assert_eq!(layout.try_complement_ordered(20)?.to_string(), "(2,2):(2,10)");
    /// assert!(layout.try_complement(20).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_complement`](Self::try_complement) without [`ModeError::Ragged`].
    pub const fn try_complement_ordered(&self, cotarget: u64) -> Result<Self, LayoutError> {
        complement(self, &tri!(target(cotarget)), false)
    }

    /// [`try_complement_ordered`](Self::try_complement_ordered) for const contexts.
    ///
    /// # Panics
    /// Where `try_complement_ordered` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn complement_ordered(&self, cotarget: u64) -> Self {
        match self.try_complement_ordered(cotarget) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_complement_in`](Self::try_complement_in) without the promise to tile.
    ///
    /// # Errors
    /// Those of [`try_complement_ordered`](Self::try_complement_ordered).
    pub const fn try_complement_ordered_in(&self, cotarget: &IntTuple) -> Result<Self, LayoutError> {
        complement(self, cotarget, false)
    }

    /// [`try_complement_ordered_in`](Self::try_complement_ordered_in) for const contexts.
    ///
    /// # Panics
    /// Where `try_complement_ordered_in` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn complement_ordered_in(&self, cotarget: &IntTuple) -> Self {
        match self.try_complement_ordered_in(cotarget) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

/// So many elements, as a shape.
const fn target(cotarget: u64) -> Result<IntTuple, LayoutError> {
    match num::signed(cotarget) {
        Some(cotarget) => Ok(IntTuple::leaf(cotarget)),
        None => Err(LayoutError::Mode(ModeError::ComplementTarget { cotarget })),
    }
}

const fn complement(
    layout: &NestedLayout,
    cotarget: &IntTuple,
    tiles: bool,
) -> Result<NestedLayout, LayoutError> {
    let (mut gaps, end) = tri!(gaps(&tri!(Modes::of(layout)), tiles));
    tri!(emit(&mut gaps, tri!(rest(cotarget, end)), end));
    gaps.layout()
}

/// The gaps between the modes, and where the last of them ends: the gap after it is up to the cotarget.
pub(super) const fn gaps(modes: &Modes, tiles: bool) -> Result<(Modes, u64), LayoutError> {
    let operation = "complement";
    let modes = modes.by_stride();
    let mut gaps = Modes::EMPTY;
    // where the modes before end
    let mut end = 1_u64;
    let mut k = 0;
    while k < modes.len {
        let (extent, stride) = (modes.extents[k], modes.strides[k]);
        let Some(start) = num::unsigned(stride) else {
            return Err(LayoutError::Mode(ModeError::NegativeMode { operation, extent, stride }));
        };
        if start < end {
            return Err(LayoutError::Mode(ModeError::Overlap { operation, extent, stride, end }));
        }
        if tiles && start % end != 0 {
            return Err(LayoutError::Mode(ModeError::Ragged { operation, extent, stride, step: end }));
        }
        tri!(emit(&mut gaps, start / end, end));
        // at most one stride beyond an address of the layout; but a mode of an empty one may reach anywhere
        end = match start.checked_mul(num::magnitude(extent)) {
            Some(end) => end,
            None => {
                let (quantity, place) = (Quantity::Reach(axis::M), Place::Leaf(k));
                return Err(LayoutError::Overflow { quantity, place });
            }
        };
        k += 1;
    }
    Ok((gaps, end))
}

/// The gaps up to the first whole number of tiles that is at least `cotarget`, and that number of elements.
pub(super) const fn gaps_below(
    modes: &Modes,
    cotarget: u64,
    tiles: bool,
) -> Result<(Modes, u64), LayoutError> {
    let (mut gaps, end) = tri!(gaps(modes, tiles));
    let copies = cotarget.div_ceil(end);
    tri!(emit(&mut gaps, copies, end));
    match copies.checked_mul(end) {
        Some(covered) => Ok((gaps, covered)),
        None => Err(LayoutError::Mode(ModeError::ComplementTarget { cotarget })),
    }
}

/// How many tiles of `end` elements cover the shape, rounded up extent by extent; enough for all its elements.
const fn rest(cotarget: &IntTuple, end: u64) -> Result<u64, LayoutError> {
    let whole = end;
    let (mut tiles, mut end) = (1_u64, end);
    // `None` where a `u64` does not count them
    let mut elements = Some(1_u64);
    let mut at = 0;
    while at < cotarget.nodes.len {
        if let Node::Leaf(extent) = cotarget.nodes.items[at] {
            let extent = match num::unsigned(extent) {
                Some(extent) if extent > 0 => extent,
                _ => return Err(LayoutError::Mode(ModeError::ComplementTarget { cotarget: 0 })),
            };
            tiles = match tiles.checked_mul(extent.div_ceil(end)) {
                Some(tiles) if num::signed(tiles).is_some() => tiles,
                // more tiles than an `i64` counts
                _ => return Err(LayoutError::Overflow { quantity: Quantity::Size, place: Place::Shape(0) }),
            };
            end = end.div_ceil(extent);
            elements = match elements {
                Some(elements) => elements.checked_mul(extent),
                None => None,
            };
        }
        at += 1;
    }
    let enough = match elements {
        Some(elements) => elements.div_ceil(whole),
        None => return Err(LayoutError::Overflow { quantity: Quantity::Size, place: Place::Shape(0) }),
    };
    Ok(if tiles < enough { enough } else { tiles })
}

/// The gap `extent:stride`, if it has more than one element.
const fn emit(gaps: &mut Modes, extent: u64, stride: u64) -> Result<(), LayoutError> {
    match (num::signed(extent), num::signed(stride)) {
        (Some(1), _) => Ok(()),
        (Some(extent), Some(stride)) => {
            gaps.join(extent, stride);
            Ok(())
        }
        // not reached: a gap of more than one element lies below a stride or the end of the cotarget
        _ => Err(LayoutError::Mode(ModeError::ComplementTarget { cotarget: extent })),
    }
}
