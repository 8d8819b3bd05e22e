//! Parsing: `((16,7),(16,7)):((16,256),(1,1792)):(100,100)` into a [`NestedLayout`].
//!
//! ```text
//! layout := tuple ':' tuple [ ':' tuple ]
//! tuple  := ['_'] number | '(' [ tuple (',' tuple)* [','] ] ')'
//! ```
//!
//! `_16`, a static integer in printed types, reads as 16. Spaces may stand between tokens.

mod composed;
mod partial;

pub use composed::composed;
pub use partial::partial;

use super::layout::NestedLayout;
use super::tuple::{IntTuple, MAX_WIDTH};
use crate::error::{LayoutError, Place};
use crate::list::List;
use crate::num;
use crate::parse::ParseError;

/// How deep parentheses may stand in one another.
const DEEPEST: usize = 16;

/// The layout written in `text`.
///
/// # Errors
/// [`ParseError`] with the offending bytes: a syntax error, or what
/// [`NestedLayout::try_with_origin`] refuses.
pub const fn tla(text: &str) -> Result<NestedLayout, ParseError> {
    let mut cursor = Cursor { text: text.as_bytes(), at: 0, token: 0 };
    match layout(&mut cursor) {
        Ok(layout) => Ok(layout),
        Err(error) => Err(ParseError { error, at: cursor.token, len: cursor.token_len() }),
    }
}

/// The layout of the CuTe algebra written in `text`: strides may be negative, extents are at least 1, and
/// there is no origin.
///
/// ```
/// use tla_core::nested::parse::cute;
///
/// assert_eq!(cute("(_4,(2,8)):(_1,(-4,8))")?.to_string(), "(4,(2,8)):(1,(-4,8))");
/// # Ok::<(), tla_core::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] with the offending bytes: a syntax error, or what [`NestedLayout::try_signed`] refuses.
pub const fn cute(text: &str) -> Result<NestedLayout, ParseError> {
    let mut cursor = Cursor { text: text.as_bytes(), at: 0, token: 0 };
    match signed(&mut cursor) {
        Ok(layout) => Ok(layout),
        Err(error) => Err(ParseError { error, at: cursor.token, len: cursor.token_len() }),
    }
}

/// The tuple written in `text`, such as `(2,(3,4))`.
///
/// # Errors
/// [`ParseError`] with the offending bytes.
pub const fn int_tuple(text: &str) -> Result<IntTuple, ParseError> {
    let mut cursor = Cursor { text: text.as_bytes(), at: 0, token: 0 };
    let parsed = match tuple(&mut cursor, 0) {
        Ok(tuple) => match cursor.end() {
            Ok(()) => Ok(tuple),
            Err(error) => Err(error),
        },
        Err(error) => Err(error),
    };
    match parsed {
        Ok(tuple) => Ok(tuple),
        Err(error) => Err(ParseError { error, at: cursor.token, len: cursor.token_len() }),
    }
}

struct Cursor<'t> {
    text: &'t [u8],
    at: usize,
    token: usize,
}

impl Cursor<'_> {
    const fn take(&mut self, byte: u8) -> bool {
        while self.at < self.text.len() && self.text[self.at].is_ascii_whitespace() {
            self.at += 1;
        }
        self.token = self.at;
        if self.at < self.text.len() && self.text[self.at] == byte {
            self.at += 1;
            return true;
        }
        false
    }

    const fn end(&mut self) -> Result<(), LayoutError> {
        // takes nothing: moves over spaces
        self.take(b'\0');
        if self.at == self.text.len() {
            Ok(())
        } else {
            Err(LayoutError::Syntax { expected: "the end of the layout" })
        }
    }

    const fn token_len(&self) -> usize {
        let mut end = self.token;
        while end < self.text.len() && (self.text[end].is_ascii_alphanumeric() || self.text[end] == b'_') {
            end += 1;
        }
        if end > self.token || end == self.text.len() {
            return end - self.token;
        }
        end += 1;
        // the rest of a character of several bytes
        while end < self.text.len() && self.text[end] & 0xC0 == 0x80 {
            end += 1;
        }
        end - self.token
    }
}

const fn layout(cursor: &mut Cursor<'_>) -> Result<NestedLayout, LayoutError> {
    let shape = tri!(tuple(cursor, 0));
    if !cursor.take(b':') {
        return Err(LayoutError::Syntax { expected: "`:` and the strides after the shape" });
    }
    let stride_at = cursor.at;
    let stride = tri!(tuple(cursor, 0));
    let mut origin = None;
    let mut origin_at = cursor.at;
    if cursor.take(b':') {
        origin_at = cursor.at;
        origin = Some(tri!(tuple(cursor, 0)));
    }
    tri!(cursor.end());
    cursor.token = stride_at;
    let layout = tri!(NestedLayout::try_new(shape, stride));
    match origin {
        None => Ok(layout),
        Some(origin) => {
            cursor.token = origin_at;
            let mut extents: List<u64, MAX_WIDTH> = List::empty(1);
            let mut d = 0;
            while d < origin.rank() {
                let entry = match origin.entry(d) {
                    Some(entry) => entry.as_leaf(),
                    None => None,
                };
                let extent = match entry {
                    Some(extent) => num::unsigned(extent),
                    None => {
                        return Err(LayoutError::Syntax {
                            expected: "a flat origin shape, such as `(100,100)`",
                        });
                    }
                };
                extents = match extent {
                    Some(extent) => match extents.try_push(extent) {
                        Some(extents) => extents,
                        // not reached: a tuple has at most as many entries
                        None => extents,
                    },
                    None => return Err(LayoutError::Syntax { expected: "an origin shape without signs" }),
                };
                d += 1;
            }
            NestedLayout::try_with_origin(shape, stride, extents.as_slice())
        }
    }
}

const fn signed(cursor: &mut Cursor<'_>) -> Result<NestedLayout, LayoutError> {
    let shape = tri!(tuple(cursor, 0));
    if !cursor.take(b':') {
        return Err(LayoutError::Syntax { expected: "`:` and the strides after the shape" });
    }
    let stride_at = cursor.at;
    let stride = tri!(tuple(cursor, 0));
    tri!(cursor.end());
    cursor.token = stride_at;
    NestedLayout::try_signed(shape, stride)
}

/// The grammar of tuples, once for all that can stand in one: `$entry` reads what is no tuple.
macro_rules! tuples_of {
    ($name:ident -> $value:ident, $filler:expr, $entry:ident, $expected:literal) => {
        const fn $name(cursor: &mut Cursor<'_>, depth: usize) -> Result<$value, LayoutError> {
            if !cursor.take(b'(') {
                return $entry(cursor);
            }
            if depth == DEEPEST {
                return Err(LayoutError::TupleSize { width: depth + 1 });
            }
            let mut entries = [$filler; MAX_WIDTH];
            let mut width = 0;
            while !cursor.take(b')') {
                let from = cursor.token;
                let entry = tri!($name(cursor, depth + 1));
                if width == MAX_WIDTH {
                    cursor.token = from;
                    return Err(LayoutError::TupleSize { width: MAX_WIDTH + 1 });
                }
                entries[width] = entry;
                width += 1;
                if !cursor.take(b',') {
                    if cursor.take(b')') {
                        break;
                    }
                    return Err(LayoutError::Syntax { expected: $expected });
                }
            }
            $value::try_tuple(entries.split_at(width).0)
        }
    };
}

use tuples_of;

tuples_of!(tuple -> IntTuple, IntTuple::EMPTY, integer, "`,` or `)` in the tuple");

const fn integer(cursor: &mut Cursor<'_>) -> Result<IntTuple, LayoutError> {
    let from = cursor.token;
    let negative = cursor.take(b'-');
    let _static = !negative && cursor.take(b'_');
    let mut value = 0_i64;
    let mut any = false;
    while cursor.at < cursor.text.len() && cursor.text[cursor.at].is_ascii_digit() {
        let digit = (cursor.text[cursor.at] - b'0') as i64;
        let next = match value.checked_mul(10) {
            Some(tens) => tens.checked_sub(digit),
            None => None,
        };
        value = match next {
            Some(value) => value,
            None => {
                cursor.token = from;
                return Err(LayoutError::NumberRange { place: Place::Whole });
            }
        };
        any = true;
        cursor.at += 1;
    }
    cursor.token = from;
    if !any {
        return Err(LayoutError::Syntax { expected: "a number or a tuple, such as `(16,(2,8))`" });
    }
    // counted downwards, because i64::MIN has no positive counterpart
    if negative {
        return Ok(IntTuple::leaf(value));
    }
    match value.checked_neg() {
        Some(value) => Ok(IntTuple::leaf(value)),
        None => Err(LayoutError::NumberRange { place: Place::Whole }),
    }
}
