//! `Sw<3,3,3> o 512 o (8,64):(64,1)` into a [`Composed`].

use super::{Cursor, integer, signed, tuple};
use crate::error::LayoutError;
use crate::nested::composed::Composed;
use crate::parse::ParseError;
use crate::swizzle::{Swizzle, SwizzleUnit};

/// The layout under an offset and a swizzle that is written in `text`, as CuTe prints it.
///
/// ```text
/// composed := [ swizzle 'o' ] [ offset 'o' ] layout
/// swizzle  := ('Sw' | 'S') '<' B ',' M ',' S '>'
/// ```
///
/// `B`, `M`, `S` in elements, `S` negative for a mirrored swizzle. `Swizzle<M,B,S>` is the notation of TIRx, with
/// other numbers first, and is refused here; [`parse::tirx`](crate::parse::tirx) reads it.
///
/// ```
/// use tla_core::nested::parse::composed;
///
/// let text = "Sw<3,3,3> o 512 o (8,64):(64,1)";
/// assert_eq!(composed(text)?.to_string(), text);
/// assert_eq!(composed("Sw<3,3,3> o _0 o _8:_1")?.to_string(), "Sw<3,3,3> o 0 o 8:1");
/// assert_eq!(composed("8:-1")?.to_string(), "8:-1");
/// assert_eq!(
///     composed("Swizzle<3,3,3> o (8,64):(64,1)").unwrap_err().to_string(),
///     "expected `Sw<B,M,S>`, the order of CuTe: `Swizzle<M,B,S>`, the order of TIRx, is read by `parse::tirx` \
///      (at byte 0)",
/// );
/// # Ok::<(), tla_core::ParseError>(())
/// ```
///
/// # Errors
/// [`ParseError`] with the offending bytes: a syntax error, or what [`Swizzle::try_from_cute`],
/// [`NestedLayout::try_signed`](crate::nested::NestedLayout::try_signed) and [`Composed::try_with`] refuse.
pub const fn composed(text: &str) -> Result<Composed, ParseError> {
    let mut cursor = Cursor { text: text.as_bytes(), at: 0, token: 0 };
    match parsed(&mut cursor) {
        Ok(composed) => Ok(composed),
        Err(error) => Err(ParseError { error, at: cursor.token, len: cursor.token_len() }),
    }
}

const fn parsed(cursor: &mut Cursor<'_>) -> Result<Composed, LayoutError> {
    let mut swizzle = None;
    if cursor.take(b'S') {
        let from = cursor.token;
        // the word may be longer: it is one only if nothing stands between
        if cursor.at < cursor.text.len() && cursor.text[cursor.at] == b'w' {
            cursor.at += 1;
        }
        // the words of others, whose numbers are in another order or mean something else
        if cursor.at < cursor.text.len() && cursor.text[cursor.at].is_ascii_alphabetic() {
            cursor.token = from;
            return Err(LayoutError::Syntax {
                expected: "`Sw<B,M,S>`, the order of CuTe: `Swizzle<M,B,S>`, the order of TIRx, is read by `parse::tirx`",
            });
        }
        swizzle = Some(tri!(parameters(cursor, from)));
        if !cursor.take(b'o') {
            return Err(LayoutError::Syntax { expected: "`o` and a layout after the swizzle" });
        }
    }
    let from = cursor.at;
    let mut offset = 0;
    match tri!(tuple(cursor, 0)).as_leaf() {
        Some(value) if cursor.take(b'o') => offset = value,
        // no offset: the layout begins here
        _ => cursor.at = from,
    }
    // the token of the layout, for what the three together may be refused for
    cursor.take(b'\0');
    let token = cursor.at;
    let layout = tri!(signed(cursor));
    cursor.token = token;
    Composed::try_with(swizzle, offset, layout)
}

/// `<B,M,S>`, after the word that starts at `from`.
const fn parameters(cursor: &mut Cursor<'_>, from: usize) -> Result<Swizzle, LayoutError> {
    if !cursor.take(b'<') {
        return Err(LayoutError::Syntax { expected: "`<` after `Sw`" });
    }
    let mut numbers = [0; 3];
    let mut i = 0;
    while i < 3 {
        if i > 0 && !cursor.take(b',') {
            return Err(LayoutError::Syntax { expected: "`,` between the parameters of the swizzle" });
        }
        // moves over spaces
        cursor.take(b'\0');
        numbers[i] = match tri!(integer(cursor)).as_leaf() {
            Some(number) => number,
            // not reached: an integer is a leaf
            None => 0,
        };
        i += 1;
    }
    if !cursor.take(b'>') {
        return Err(LayoutError::Syntax { expected: "`>` after the parameters of the swizzle" });
    }
    cursor.token = from;
    Swizzle::try_from_cute(numbers[0], numbers[1], numbers[2], SwizzleUnit::ELEMENTS)
}
