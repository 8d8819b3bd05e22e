//! Parts of a layout as text of their own: a shape, a swizzle, the name of an axis.

use super::{Cursor, ParseError, logical_shape, swizzle_parameters};
use crate::axis::Axis;
use crate::error::LayoutError;
use crate::shape::Shape;
use crate::swizzle::Swizzle;

/// The shape written in `text`, such as `(8,16)`.
///
/// ```
/// assert_eq!(tla_core::parse::shape("(8, 16)")?.to_string(), "(8,16)");
/// # Ok::<(), tla_core::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] with the offending bytes: a syntax error, or what [`Shape::try_new`] refuses.
pub const fn shape(text: &str) -> Result<Shape, ParseError> {
    let mut cursor = Cursor { text: text.as_bytes(), at: 0, token: 0, axes: &[] };
    let made = match logical_shape(&mut cursor) {
        Ok(extents) => match Shape::try_new(extents.as_slice()) {
            Ok(shape) => cursor.ended(shape, "the end of the shape"),
            Err(error) => {
                cursor.token = 0;
                Err(error)
            }
        },
        Err(error) => Err(error),
    };
    placed(&cursor, made)
}

/// The swizzle written in `text`: `Swizzle<3,3,3>`, `Swizzle<3,3,3,mirrored>`, `Swizzle<f16,128B>`.
///
/// ```
/// use tla_core::parse::swizzle;
///
/// assert_eq!(swizzle("Swizzle<f16, 128B>")?.to_string(), "Swizzle<3,3,3>");
/// # Ok::<(), tla_core::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] with the offending bytes: a syntax error, an unknown element type or width, or what
/// [`Swizzle::try_new`] refuses.
pub const fn swizzle(text: &str) -> Result<Swizzle, ParseError> {
    let mut cursor = Cursor { text: text.as_bytes(), at: 0, token: 0, axes: &[] };
    cursor.skip_space();
    let from = cursor.at;
    let made = match cursor.word().as_bytes() {
        b"Swizzle" => match swizzle_parameters(&mut cursor, from) {
            Ok(swizzle) => cursor.ended(swizzle, "the end of the swizzle"),
            Err(error) => Err(error),
        },
        _ => {
            cursor.token = from;
            Err(LayoutError::Syntax { expected: "a swizzle, such as `Swizzle<3,3,3>`" })
        }
    };
    placed(&cursor, made)
}

/// The built-in axis that `text` names.
///
/// # Errors
/// [`ParseError`] with the nearest name.
pub const fn axis(text: &str) -> Result<Axis, ParseError> {
    axis_with(text, &[])
}

/// The axis that `text` names, a built-in one or one of `axes`.
///
/// # Errors
/// [`ParseError`] with the nearest name.
pub const fn axis_with(text: &str, axes: &[Axis]) -> Result<Axis, ParseError> {
    let mut cursor = Cursor { text: text.as_bytes(), at: 0, token: 0, axes };
    let made = match cursor.axis() {
        Ok(axis) => cursor.ended(axis, "the end of the name"),
        Err(error) => Err(error),
    };
    placed(&cursor, made)
}

impl Cursor<'_> {
    /// `value`, if nothing but spaces is left of the text.
    const fn ended<T: Copy>(&mut self, value: T, expected: &'static str) -> Result<T, LayoutError> {
        match self.peek() {
            None => Ok(value),
            Some(_) => Err(LayoutError::Syntax { expected }),
        }
    }
}

/// The error with the place of the token.
const fn placed<T: Copy>(cursor: &Cursor<'_>, made: Result<T, LayoutError>) -> Result<T, ParseError> {
    match made {
        Ok(value) => Ok(value),
        Err(error) => Err(ParseError { error, at: cursor.token, len: cursor.token_len() }),
    }
}
