//! `(_,(1,_))` into a [`PartialCoordinate`].

use super::{Cursor, DEEPEST, integer};
use crate::error::LayoutError;
use crate::nested::partial::PartialCoordinate;
use crate::nested::tuple::MAX_WIDTH;
use crate::parse::ParseError;

/// The coordinate with holes that is written in `text`: `_` is a hole, `_3` the number 3.
///
/// ```
/// use tla_core::nested::parse::partial;
///
/// assert_eq!(partial("( _ , (1, _) )")?.to_string(), "(_,(1,_))");
/// # Ok::<(), tla_core::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] with the offending bytes.
pub const fn partial(text: &str) -> Result<PartialCoordinate, ParseError> {
    let mut cursor = Cursor { text: text.as_bytes(), at: 0, token: 0 };
    let parsed = match coordinate(&mut cursor, 0) {
        Ok(parsed) => match cursor.end() {
            Ok(()) => Ok(parsed),
            Err(error) => Err(error),
        },
        Err(error) => Err(error),
    };
    match parsed {
        Ok(parsed) => Ok(parsed),
        Err(error) => Err(ParseError { error, at: cursor.token, len: cursor.token_len() }),
    }
}

const fn coordinate(cursor: &mut Cursor<'_>, depth: usize) -> Result<PartialCoordinate, LayoutError> {
    if !cursor.take(b'(') {
        let from = cursor.at;
        if cursor.take(b'_') && !(cursor.at < cursor.text.len() && cursor.text[cursor.at].is_ascii_digit()) {
            return Ok(PartialCoordinate::HOLE);
        }
        cursor.at = from;
        return Ok(PartialCoordinate::whole(tri!(integer(cursor))));
    }
    if depth == DEEPEST {
        return Err(LayoutError::TupleSize { width: depth + 1 });
    }
    let mut entries = [PartialCoordinate::HOLE; MAX_WIDTH];
    let mut width = 0;
    while !cursor.take(b')') {
        let from = cursor.token;
        let entry = tri!(coordinate(cursor, depth + 1));
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
            return Err(LayoutError::Syntax { expected: "`,` or `)` in the coordinate" });
        }
    }
    PartialCoordinate::try_tuple(entries.split_at(width).0)
}
