//! Complement: the addresses that a layout leaves out, as a layout.

use super::layout::NestedLayout;
use super::modes::Modes;
use crate::error::{LayoutError, ModeError};
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
        complement(self, cotarget, true)
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
        complement(self, cotarget, false)
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
}

const fn complement(layout: &NestedLayout, cotarget: u64, tiles: bool) -> Result<NestedLayout, LayoutError> {
    let operation = "complement";
    if cotarget == 0 || num::signed(cotarget).is_none() {
        return Err(LayoutError::Mode(ModeError::ComplementTarget { cotarget }));
    }
    let modes = tri!(Modes::of(layout)).by_stride();
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
        // at most one stride beyond an address of the layout, which is an `i64`
        end = start * num::magnitude(extent);
        k += 1;
    }
    tri!(emit(&mut gaps, cotarget.div_ceil(end), end));
    gaps.layout()
}

/// The gap `extent:stride`, if it has more than one element.
const fn emit(gaps: &mut Modes, extent: u64, stride: u64) -> Result<(), LayoutError> {
    match (num::signed(extent), num::signed(stride)) {
        (Some(1), _) => Ok(()),
        (Some(extent), Some(stride)) => {
            gaps.join(extent, stride);
            Ok(())
        }
        // not reached: a gap of more than one element lies below a stride or the cotarget
        _ => Err(LayoutError::Mode(ModeError::ComplementTarget { cotarget: extent })),
    }
}
