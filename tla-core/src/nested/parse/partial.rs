//! `(_,(1,_))` into a [`PartialCoordinate`].

use super::{Cursor, DEEPEST, integer, tuples_of};
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

tuples_of!(coordinate -> PartialCoordinate, PartialCoordinate::HOLE, entry, "`,` or `)` in the coordinate");

/// A hole or an integer.
const fn entry(cursor: &mut Cursor<'_>) -> Result<PartialCoordinate, LayoutError> {
    let from = cursor.at;
    if cursor.take(b'_') && !(cursor.at < cursor.text.len() && cursor.text[cursor.at].is_ascii_digit()) {
        return Ok(PartialCoordinate::HOLE);
    }
    cursor.at = from;
    Ok(PartialCoordinate::whole(tri!(integer(cursor))))
}
