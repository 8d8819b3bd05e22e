//! Division of shapes: `shape_div`, which is exact, and `ceil_div`, which rounds up.

use super::arith;
use super::tuple::{IntTuple, Node};
use crate::error::{LayoutError, ModeError};

#[derive(Clone, Copy)]
enum Rounding {
    Exact,
    Up,
}

impl IntTuple {
    /// This shape divided by `divisor`, CuTe's `shape_div`: nested as this shape is.
    ///
    /// - An integer by an integer: the quotient where `b` divides `a`, 1 where `a` divides `b`.
    /// - A tuple by an integer: leaf by leaf, the first one first; the quotient of what is left of the
    ///   divisor goes on to the next leaf.
    /// - A tuple by a tuple: entry by entry.
    /// - An integer by a tuple: by the product of the tuple.
    ///
    /// ```
    /// use tla_core::nested::parse::int_tuple;
    ///
    /// let shape = int_tuple("((3,4),6)")?;
    /// assert_eq!(shape.try_shape_div(&int_tuple("36")?)?.to_string(), "((1,1),2)");
    /// assert!(shape.try_shape_div(&int_tuple("5")?).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::ShapeDivision`] at the leaf where neither divides the other;
    /// [`ModeError::ShapeRank`] for tuples of different rank; [`LayoutError::NegativeOperand`] and
    /// [`LayoutError::DivisionByZero`] for a number below 1; [`LayoutError::ArithmeticOverflow`] for the
    /// product of a divisor.
    pub const fn try_shape_div(&self, divisor: &Self) -> Result<Self, LayoutError> {
        let mut quotient = *self;
        tri!(divide(&mut quotient, 0, divisor, 0, Rounding::Exact));
        Ok(quotient)
    }

    /// [`try_shape_div`](Self::try_shape_div) for const contexts.
    ///
    /// # Panics
    /// Where `try_shape_div` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn shape_div(&self, divisor: &Self) -> Self {
        match self.try_shape_div(divisor) {
            Ok(quotient) => quotient,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// This shape divided by `divisor`, every quotient rounded up: CuTe's `ceil_div`, by the same cases as
    /// [`try_shape_div`](Self::try_shape_div). A divisor of fewer entries leaves the last ones alone.
    ///
    /// The quotient counts tiles that cover the shape where the divisor is an integer over an integer, or
    /// entry by entry. Over the leaves of a tuple it does not in general: `(8,8)` by 12 is `(1,4)`, four tiles
    /// of 12 for 64 elements.
    ///
    /// ```
    /// use tla_core::nested::parse::int_tuple;
    ///
    /// let tiles = int_tuple("(100,30)")?.try_ceil_div(&int_tuple("(32,8)")?)?;
    /// assert_eq!(tiles.to_string(), "(4,4)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ModeError::ShapeRank`] for a divisor of more entries; [`LayoutError::NegativeOperand`] and
    /// [`LayoutError::DivisionByZero`] for a number below 1; [`LayoutError::ArithmeticOverflow`] for the
    /// product of a divisor.
    pub const fn try_ceil_div(&self, divisor: &Self) -> Result<Self, LayoutError> {
        let mut quotient = *self;
        tri!(divide(&mut quotient, 0, divisor, 0, Rounding::Up));
        Ok(quotient)
    }

    /// [`try_ceil_div`](Self::try_ceil_div) for const contexts.
    ///
    /// # Panics
    /// Where `try_ceil_div` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn ceil_div(&self, divisor: &Self) -> Self {
        match self.try_ceil_div(divisor) {
            Ok(quotient) => quotient,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

/// The part of `shape` at node `s`, divided in place by the part of `divisor` at node `t`.
const fn divide(
    shape: &mut IntTuple,
    s: usize,
    divisor: &IntTuple,
    t: usize,
    rounding: Rounding,
) -> Result<(), LayoutError> {
    match (shape.nodes.items[s], divisor.nodes.items[t]) {
        (_, Node::Leaf(by)) => spread(shape, s, by, rounding),
        (Node::Leaf(_), Node::Tuple(_)) => {
            let mut product = 1;
            let (mut at, end) = (t, divisor.end_of(t));
            while at < end {
                if let Node::Leaf(by) = divisor.nodes.items[at] {
                    product = tri!(arith::try_mul(product, tri!(positive(by, by))));
                }
                at += 1;
            }
            spread(shape, s, product, rounding)
        }
        (Node::Tuple(rank), Node::Tuple(by)) => {
            if by > rank || by < rank && matches!(rounding, Rounding::Exact) {
                let operation = name(rounding);
                return Err(LayoutError::Mode(ModeError::ShapeRank { operation, rank, divisor: by }));
            }
            let (mut s, mut t) = (s + 1, t + 1);
            let mut entry = 0;
            while entry < rank {
                if entry < by {
                    tri!(divide(shape, s, divisor, t, rounding));
                    t = divisor.end_of(t);
                } else {
                    tri!(spread(shape, s, 1, rounding));
                }
                s = shape.end_of(s);
                entry += 1;
            }
            Ok(())
        }
    }
}

/// All leaves of the part of `shape` at node `s` by one integer, the first ones first.
const fn spread(shape: &mut IntTuple, s: usize, by: i64, rounding: Rounding) -> Result<(), LayoutError> {
    let end = shape.end_of(s);
    let mut rest = by;
    let mut at = s;
    while at < end {
        if let Node::Leaf(extent) = shape.nodes.items[at] {
            tri!(positive(extent, rest));
            tri!(positive(rest, extent));
            let (quotient, left) = match rounding {
                Rounding::Up => {
                    (tri!(arith::try_ceil_div(extent, rest)), tri!(arith::try_ceil_div(rest, extent)))
                }
                Rounding::Exact if extent % rest == 0 => (extent / rest, 1),
                Rounding::Exact if rest % extent == 0 => (1, rest / extent),
                Rounding::Exact => {
                    return Err(LayoutError::Mode(ModeError::ShapeDivision { extent, divisor: rest }));
                }
            };
            shape.nodes.items[at] = Node::Leaf(quotient);
            rest = left;
        }
        at += 1;
    }
    Ok(())
}

/// `value`, if it is at least 1; `other` is the number on the other side of the division.
const fn positive(value: i64, other: i64) -> Result<i64, LayoutError> {
    if value > 0 {
        return Ok(value);
    }
    if value == 0 {
        return Err(LayoutError::DivisionByZero { dividend: other });
    }
    Err(LayoutError::NegativeOperand { operand: value })
}

const fn name(rounding: Rounding) -> &'static str {
    match rounding {
        Rounding::Exact => "shape_div",
        Rounding::Up => "ceil_div",
    }
}
