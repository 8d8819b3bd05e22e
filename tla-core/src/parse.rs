//! Parsing: the notation of TIRx into a [`Map`].
//!
//! ```text
//! layout  := [ shape '->' ] [ swizzle 'o' ] term ( ('+' | '-') term )*
//! shape   := '(' n (',' n)* [','] ')'
//! swizzle := 'Swizzle' '<' M ',' B ',' S [',' 'mirrored'] '>'
//!          | 'Swizzle' '<' element ',' ('none' | '32B' | '64B' | '128B') '>'
//! term    := 'S[' iters ']' | 'R[' iters ']' | n [ '@' axis ]
//! iters   := list [ ':' list ]     list := entry | '(' [ entry (',' entry)* [','] ] ')' | entry ',' entry ..
//! stride  := n [ '@' axis ] | '@' axis
//! ```
//!
//! Extents alone mean contiguous row-major strides on `m`. A stride or offset without an axis is on
//! `m`; `@axis` is `1@axis`. Spaces may stand anywhere between tokens.
//!
//! This is the notation as text, for host code, tests and tools. The macro `layout!` reads tokens,
//! because it has to keep their spans, and accepts constants and paths besides.

mod cursor;
mod parts;

pub use parts::{axis, axis_with, shape, swizzle};

use core::fmt;

use cursor::Cursor;

use crate::axis::{self, Axis};
use crate::element;
use crate::error::{LayoutError, Part, Place};
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_RANK, Map};
use crate::shape::Shape;
use crate::swizzle::{Swizzle, SwizzleWidth};

/// A text that is no layout: what is wrong, and at which bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseError {
    /// What is wrong.
    pub error: LayoutError,
    /// The first byte of the offending token.
    pub at: usize,
    /// The length of the offending token, in bytes; 0 at the end of the text.
    pub len: usize,
}

/// The message, and the byte at which it applies.
impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at byte {})", self.error, self.at)
    }
}

impl core::error::Error for ParseError {}

/// The layout written in `text`, over the built-in axes.
///
/// ```
/// use tla_core::parse::tirx;
///
/// let map = tirx("(8,16) -> S[(8,2,4,2):(4@laneid,1@warpid,@laneid,1)] + R[2:4@warpid] + 5@warpid")?;
/// assert_eq!(
///     map.to_string(),
///     "(8,16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid"
/// );
/// let error = tirx("S[(8,4):(4@laned,1)]").unwrap_err();
/// assert_eq!(error.to_string(), "unknown axis `laned`, did you mean `laneid`? (at byte 11)");
/// let error = tirx("(8,64):(64,1)").unwrap_err();
/// assert!(error.to_string().contains("a nested layout, read by `nested::parse::cute`"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`ParseError`] with the offending bytes: a syntax error, an unknown axis or element type (with the
/// nearest name), more strides than extents, a second `S` or `R`, and everything [`Map::try_new`],
/// [`Map::try_compose`] and [`Map::try_reshape`] refuse.
///
/// Whether thread axes fit together is not asked here; see [`Map::try_scope`].
pub const fn tirx(text: &str) -> Result<Map, ParseError> {
    tirx_with(text, &[])
}

/// [`tirx`], over the built-in axes and `axes`.
///
/// # Errors
/// Those of [`tirx`].
pub const fn tirx_with(text: &str, axes: &[Axis]) -> Result<Map, ParseError> {
    let mut cursor = Cursor { text: text.as_bytes(), at: 0, token: 0, axes };
    let map = layout(&mut cursor);
    match map {
        Ok(map) => Ok(map),
        Err(error) => Err(ParseError { error, at: cursor.token, len: cursor.token_len() }),
    }
}

/// Room for one entry more than a layout can hold, so that the check of [`Map::try_new`] says which.
const ROOM: usize = MAX_ITERS + 1;
type Extents = List<u64, ROOM>;
type Steps = List<(Axis, i64), ROOM>;

const fn layout(cursor: &mut Cursor<'_>) -> Result<Map, LayoutError> {
    let mut shape: Option<(Shape, usize)> = None;
    if let Some(b'(') = cursor.peek() {
        let from = cursor.at;
        let extents = tri!(logical_shape(cursor));
        let made = Shape::try_new(extents.as_slice());
        cursor.token = from;
        let made = tri!(made);
        if let Some(b':') = cursor.peek() {
            return Err(LayoutError::Syntax {
                expected: "`->` after the logical shape: shape and strides alone are a nested layout, read by \
                           `nested::parse::cute`; with the last extent the fastest it is `S[(8,64):(64,1)]`",
            });
        }
        tri!(cursor.expect(b'-', "`->` after the logical shape"));
        tri!(cursor.expect(b'>', "`->` after the logical shape"));
        shape = Some((made, from));
    }
    let mut swizzle = None;
    if let Some(b'S') = cursor.peek() {
        let from = cursor.at;
        let word = cursor.word();
        match word.as_bytes() {
            b"Swizzle" => {
                swizzle = Some(tri!(swizzle_parameters(cursor, from)));
                if !matches!(cursor.word().as_bytes(), b"o") {
                    return Err(LayoutError::Syntax { expected: "`o` and a layout after the swizzle" });
                }
            }
            _ => cursor.at = from,
        }
    }
    let from = {
        cursor.skip_space();
        cursor.at
    };
    let map = tri!(terms(cursor));
    let map = match swizzle {
        Some(swizzle) => {
            let composed = map.try_compose(swizzle);
            cursor.token = from;
            tri!(composed)
        }
        None => map,
    };
    match shape {
        Some((shape, at)) => {
            cursor.token = at;
            map.try_reshape(&shape)
        }
        None => Ok(map),
    }
}

const fn logical_shape(cursor: &mut Cursor<'_>) -> Result<Extents, LayoutError> {
    let mut extents: Extents = List::empty(1);
    tri!(cursor.expect(b'(', "a shape, such as `(8,16)`"));
    while !cursor.take(b')') {
        if let Some(b'(') = cursor.peek() {
            return Err(LayoutError::Syntax {
                expected: "an extent, such as `8`: tuples in tuples are nested layouts, read by `nested::parse::cute`",
            });
        }
        let extent = tri!(cursor.extent(Place::Shape(extents.len())));
        extents = match extents.try_push(extent) {
            Some(extents) => extents,
            None => {
                return Err(LayoutError::TooMany { part: Part::Shape, found: ROOM + 1, limit: MAX_RANK });
            }
        };
        if !cursor.take(b',') {
            tri!(cursor.expect(b')', "`,` or `)` in the shape"));
            break;
        }
    }
    Ok(extents)
}

/// `<M, B, S [, mirrored]>` or `<element, width>`, after the word `Swizzle`.
const fn swizzle_parameters(cursor: &mut Cursor<'_>, from: usize) -> Result<Swizzle, LayoutError> {
    const M: &str = "M, an element type or its width in bits, as in `Swizzle<3,3,3>` or `Swizzle<f16,128B>`";
    tri!(cursor.expect(b'<', "`<` after `Swizzle`"));
    let is_number = matches!(cursor.peek(), Some(b'0'..=b'9' | b'-'));
    let first_at = cursor.at;
    let swizzle = if is_number {
        let first = tri!(cursor.signed(M));
        tri!(cursor.expect(b',', "`,` between the parameters of the swizzle"));
        let second_at = {
            cursor.skip_space();
            cursor.at
        };
        // a width is a word that starts with digits, `128B`, or `none`
        let is_width = matches!(cursor.word().as_bytes(), [.., b'B'] | b"none");
        cursor.at = second_at;
        if is_width {
            cursor.token = first_at;
            match crate::num::unsigned(first) {
                Some(bits) if bits <= u32::MAX as u64 => tri!(by_width(cursor, narrow_bits(bits))),
                _ => return Err(LayoutError::NumberRange { place: Place::Whole }),
            }
        } else {
            let second = tri!(cursor.signed("B, the number of swizzled bits"));
            tri!(cursor.expect(b',', "`,` between the parameters of the swizzle"));
            let third = tri!(cursor.signed("S, the distance of the two bit fields"));
            let swizzle = Swizzle::try_new(first, second, third);
            let mut mirrored = false;
            if swizzle.is_ok() && cursor.take(b',') {
                match cursor.word().as_bytes() {
                    b"mirrored" => mirrored = true,
                    _ => {
                        return Err(LayoutError::Syntax { expected: "`mirrored` or the end of the swizzle" });
                    }
                }
            }
            cursor.token = from;
            let swizzle = tri!(swizzle);
            if mirrored { swizzle.mirrored() } else { swizzle }
        }
    } else {
        let name = cursor.word();
        if name.is_empty() {
            return Err(LayoutError::Syntax { expected: M });
        }
        let bits = tri!(element::try_bits(name));
        tri!(cursor.expect(b',', "`,` between the element type and the width"));
        tri!(by_width(cursor, bits))
    };
    tri!(cursor.expect(b'>', "`>` after the parameters of the swizzle"));
    Ok(swizzle)
}

#[expect(clippy::cast_possible_truncation, reason = "the caller tested the bound")]
const fn narrow_bits(bits: u64) -> u32 {
    bits as u32
}

const fn by_width(cursor: &mut Cursor<'_>, bits: u32) -> Result<Swizzle, LayoutError> {
    let token = cursor.token;
    let width = tri!(SwizzleWidth::try_from_name(cursor.word()));
    let swizzle = Swizzle::try_for_element(bits, width);
    if swizzle.is_err() {
        cursor.token = token;
    }
    swizzle
}

const fn terms(cursor: &mut Cursor<'_>) -> Result<Map, LayoutError> {
    const TERM: &str = "`S[..]`, `R[..]` or an offset, such as `5@warpid`";
    let mut shard: Option<List<Iter, ROOM>> = None;
    let mut replica: Option<List<Iter, ROOM>> = None;
    let mut offsets: List<(Axis, i64), 32> = List::empty((axis::M, 0));
    let start = {
        cursor.skip_space();
        cursor.at
    };
    let mut sign = 1;
    loop {
        match cursor.peek() {
            Some(b'S') if sign == 1 => {
                if shard.is_some() {
                    return Err(LayoutError::SecondTerm { part: Part::Shard });
                }
                cursor.at += 1;
                shard = Some(tri!(iters(cursor, Part::Shard)));
            }
            Some(b'R') if sign == 1 => {
                if replica.is_some() {
                    return Err(LayoutError::SecondTerm { part: Part::Replica });
                }
                cursor.at += 1;
                replica = Some(tri!(iters(cursor, Part::Replica)));
            }
            Some(b'0'..=b'9' | b'-') => {
                let value = tri!(cursor.signed("an offset, such as `5@warpid`"));
                let Some(value) = value.checked_mul(sign) else {
                    return Err(LayoutError::NumberRange { place: Place::Whole });
                };
                let on = tri!(cursor.on_axis());
                offsets = match offsets.try_push((on, value)) {
                    Some(offsets) => offsets,
                    None => {
                        return Err(LayoutError::TooMany {
                            part: Part::Offset,
                            found: 33,
                            limit: crate::MAX_OFFSETS,
                        });
                    }
                };
            }
            _ => return Err(LayoutError::Syntax { expected: TERM }),
        }
        match cursor.peek() {
            None => break,
            Some(b'+') => sign = 1,
            Some(b'-') => sign = -1,
            Some(_) => {
                return Err(LayoutError::Syntax {
                    expected: "`+` and another term, or the end of the layout",
                });
            }
        }
        cursor.at += 1;
    }
    cursor.token = start;
    let empty: List<Iter, ROOM> = List::empty(Iter::UNIT);
    let (shard, replica) = (
        match shard {
            Some(shard) => shard,
            None => empty,
        },
        match replica {
            Some(replica) => replica,
            None => empty,
        },
    );
    Map::try_new(shard.as_slice(), replica.as_slice(), offsets.as_slice())
}

/// `[ list [ ':' list ] ]`, after `S` or `R`.
const fn iters(cursor: &mut Cursor<'_>, part: Part) -> Result<List<Iter, ROOM>, LayoutError> {
    let from = cursor.token;
    tri!(cursor.expect(b'[', "`[` after `S` or `R`"));
    let extents = tri!(extent_list(cursor, part));
    let mut made: List<Iter, ROOM> = List::empty(Iter::UNIT);
    if cursor.take(b':') {
        let steps = tri!(step_list(cursor, part));
        tri!(cursor.expect(b']', "`,` or `]` after a stride"));
        cursor.token = from;
        if extents.len() != steps.len() {
            return Err(LayoutError::StrideCount { part, extents: extents.len(), strides: steps.len() });
        }
        let mut k = 0;
        while k < extents.len() {
            let (axis, stride) = steps.as_slice()[k];
            made = match made.try_push(Iter::new(extents.as_slice()[k], stride, axis)) {
                Some(made) => made,
                // not reached: as many as there are extents
                None => made,
            };
            k += 1;
        }
        return Ok(made);
    }
    tri!(cursor.expect(b']', "`:` and the strides, or `]`, after the extents"));
    cursor.token = from;
    let strides = tri!(Iter::try_row_major(extents.as_slice(), part));
    let mut k = 0;
    while k < strides.len() {
        made = match made.try_push(strides.as_slice()[k]) {
            Some(made) => made,
            None => made,
        };
        k += 1;
    }
    Ok(made)
}

const fn too_many(part: Part) -> LayoutError {
    let limit = match part {
        Part::Replica => crate::MAX_REPLICAS,
        _ => MAX_ITERS,
    };
    LayoutError::TooMany { part, found: ROOM + 1, limit }
}

const fn extent_list(cursor: &mut Cursor<'_>, part: Part) -> Result<Extents, LayoutError> {
    let mut extents: Extents = List::empty(1);
    let parentheses = cursor.take(b'(');
    loop {
        if parentheses && cursor.take(b')') {
            return Ok(extents);
        }
        let place = match part {
            Part::Replica => Place::Replica(extents.len()),
            _ => Place::Shard(extents.len()),
        };
        let extent = tri!(cursor.extent(place));
        extents = match extents.try_push(extent) {
            Some(extents) => extents,
            None => return Err(too_many(part)),
        };
        if !cursor.take(b',') {
            if parentheses {
                tri!(cursor.expect(b')', "`,` or `)` after an extent"));
            }
            return Ok(extents);
        }
    }
}

const fn step_list(cursor: &mut Cursor<'_>, part: Part) -> Result<Steps, LayoutError> {
    let mut steps: Steps = List::empty((axis::M, 0));
    let parentheses = cursor.take(b'(');
    loop {
        if parentheses && cursor.take(b')') {
            return Ok(steps);
        }
        let step = tri!(cursor.step());
        steps = match steps.try_push(step) {
            Some(steps) => steps,
            None => return Err(too_many(part)),
        };
        if !cursor.take(b',') {
            if parentheses {
                tri!(cursor.expect(b')', "`,` or `)` after a stride"));
            }
            return Ok(steps);
        }
    }
}
