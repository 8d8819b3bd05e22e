//! Domain distribute: a number of elements spread over a shape.

use super::layout::NestedLayout;
use super::modes::Modes;
use super::tuple::{IntTuple, Node};
use crate::error::{LayoutError, Place};
use crate::num;

impl IntTuple {
    /// `n` elements spread over this shape: a layout of indices of the shape, strictly increasing, with which
    /// the shape can be composed.
    ///
    /// ```text
    /// for each extent s, the first one first:   emit gcd(s, n) : (product of the extents before),   n = n / gcd(s, n)
    /// ```
    ///
    /// The size of the result divides `n`; it is smaller where what is left of `n` at the end is not 1.
    ///
    /// ```
    /// use tla_core::nested::parse::int_tuple;
    ///
    /// let shape = int_tuple("(192,(8,8))")?;
    /// assert_eq!(shape.try_domain_distribute(128)?.to_string(), "(64,2):(1,192)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::ExtentZero`] where an extent or `n` is 0, [`LayoutError::ExtentNegative`];
    /// [`LayoutError::ArithmeticOverflow`] where the shape has more elements than an `i64` counts;
    /// [`LayoutError::TupleSize`] beyond 16 modes.
    pub const fn try_domain_distribute(&self, n: u64) -> Result<NestedLayout, LayoutError> {
        if n == 0 {
            return Err(LayoutError::ExtentZero { place: Place::Whole });
        }
        tri!(self.try_product());
        let mut modes = Modes::EMPTY;
        let (mut rest, mut place) = (n, 1_i64);
        let (mut at, mut leaf) = (0, 0);
        while at < self.nodes.len {
            if let Node::Leaf(extent) = self.nodes.items[at] {
                let Some(positive) = num::unsigned(extent) else {
                    return Err(LayoutError::ExtentNegative { place: Place::Leaf(leaf), extent });
                };
                if extent == 0 {
                    return Err(LayoutError::ExtentZero { place: Place::Leaf(leaf) });
                }
                let part = num::gcd(positive, rest);
                if let Some(part) = num::signed(part)
                    && part > 1
                {
                    modes.join(part, place);
                }
                rest /= part;
                // a part of the product, which fits
                place = place.saturating_mul(extent);
                leaf += 1;
            }
            at += 1;
        }
        modes.layout()
    }

    /// [`try_domain_distribute`](Self::try_domain_distribute) for const contexts.
    ///
    /// # Panics
    /// Where `try_domain_distribute` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn domain_distribute(&self, n: u64) -> NestedLayout {
        match self.try_domain_distribute(n) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}
