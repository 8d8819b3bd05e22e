//! [`Composed`]: a nested layout under an offset and a swizzle.

use super::layout::NestedLayout;
use crate::swizzle::Swizzle;

/// `swizzle o (offset + layout)`: what CuTe calls a composed layout. Without a swizzle and with offset 0
/// it is the layout alone.
///
/// The operations that change how elements are counted (composition, divide, slice, ..) act on the layout
/// and keep swizzle and offset: `(S o A) o B = S o (A o B)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Composed {
    pub(super) swizzle: Option<Swizzle>,
    pub(super) offset: i64,
    pub(super) layout: NestedLayout,
}

impl Composed {
    /// The layout alone.
    #[must_use]
    pub const fn plain(layout: NestedLayout) -> Self {
        Self { swizzle: None, offset: 0, layout }
    }

    /// The swizzle after offset and strides, if there is one.
    #[must_use]
    pub const fn swizzle(&self) -> Option<Swizzle> {
        self.swizzle
    }

    /// What is added before the swizzle, in elements.
    #[must_use]
    pub const fn offset(&self) -> i64 {
        self.offset
    }

    /// The layout.
    #[must_use]
    pub const fn layout(&self) -> &NestedLayout {
        &self.layout
    }
}
