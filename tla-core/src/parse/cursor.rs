//! The text of a layout, read token by token.

use crate::axis::{self, Axis};
use crate::error::{LayoutError, Place};

/// A position in the text.
pub(super) struct Cursor<'t> {
    pub(super) text: &'t [u8],
    pub(super) at: usize,
    /// Where the token starts that an error would be about.
    pub(super) token: usize,
    pub(super) axes: &'t [Axis],
}

impl Cursor<'_> {
    pub(super) const fn skip_space(&mut self) {
        while self.at < self.text.len() && self.text[self.at].is_ascii_whitespace() {
            self.at += 1;
        }
        self.token = self.at;
    }

    pub(super) const fn peek(&mut self) -> Option<u8> {
        self.skip_space();
        if self.at < self.text.len() { Some(self.text[self.at]) } else { None }
    }

    pub(super) const fn take(&mut self, byte: u8) -> bool {
        match self.peek() {
            Some(found) if found == byte => {
                self.at += 1;
                true
            }
            _ => false,
        }
    }

    pub(super) const fn expect(&mut self, byte: u8, expected: &'static str) -> Result<(), LayoutError> {
        if self.take(byte) { Ok(()) } else { Err(LayoutError::Syntax { expected }) }
    }

    /// The length of the token at `token`: a word, a number, or one character.
    pub(super) const fn token_len(&self) -> usize {
        let mut end = self.token;
        while end < self.text.len() && is_word(self.text[end]) {
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

    /// The word (letters, digits, underscores) that starts here; empty when none does.
    pub(super) const fn word(&mut self) -> &str {
        self.skip_space();
        let from = self.at;
        while self.at < self.text.len() && is_word(self.text[self.at]) {
            self.at += 1;
        }
        match core::str::from_utf8(self.text.split_at(self.at).0.split_at(from).1) {
            Ok(word) => word,
            // not reached: a word is ASCII
            Err(_) => "",
        }
    }

    /// An unsigned number.
    pub(super) const fn number(&mut self, expected: &'static str) -> Result<u64, LayoutError> {
        self.skip_space();
        let mut value = 0_u64;
        let mut any = false;
        while self.at < self.text.len() && self.text[self.at].is_ascii_digit() {
            let digit = (self.text[self.at] - b'0') as u64;
            value = match value.checked_mul(10) {
                Some(tens) => match tens.checked_add(digit) {
                    Some(value) => value,
                    None => return Err(LayoutError::NumberRange { place: Place::Whole }),
                },
                None => return Err(LayoutError::NumberRange { place: Place::Whole }),
            };
            any = true;
            self.at += 1;
        }
        let runs_on = self.at < self.text.len() && is_word(self.text[self.at]);
        if any && !runs_on { Ok(value) } else { Err(LayoutError::Syntax { expected }) }
    }

    /// `n`, `-n`.
    pub(super) const fn signed(&mut self, expected: &'static str) -> Result<i64, LayoutError> {
        let negative = self.take(b'-');
        let value = tri!(self.number(expected)) as i128;
        let value = if negative { -value } else { value };
        match crate::num::narrow(value) {
            Some(value) => Ok(value),
            None => Err(LayoutError::NumberRange { place: Place::Whole }),
        }
    }

    pub(super) const fn axis(&mut self) -> Result<Axis, LayoutError> {
        let axes = self.axes;
        let name = self.word();
        if name.is_empty() {
            return Err(LayoutError::Syntax { expected: "the name of an axis, such as `laneid`" });
        }
        let mut i = 0;
        while i < axes.len() {
            if axes[i].is_named(name) {
                return Ok(axes[i]);
            }
            i += 1;
        }
        Axis::try_built_in(name)
    }

    /// `[ '@' axis ]`
    pub(super) const fn on_axis(&mut self) -> Result<Axis, LayoutError> {
        if self.take(b'@') { self.axis() } else { Ok(axis::M) }
    }

    /// `n [ '@' axis ] | '@' axis`
    pub(super) const fn step(&mut self) -> Result<(Axis, i64), LayoutError> {
        if self.take(b'@') {
            return Ok((tri!(self.axis()), 1));
        }
        let value = tri!(self.signed("a stride, such as `4` or `4@laneid`"));
        Ok((tri!(self.on_axis()), value))
    }

    pub(super) const fn extent(&mut self, place: Place) -> Result<u64, LayoutError> {
        let from = {
            self.skip_space();
            self.at
        };
        let extent = tri!(self.signed("an extent, such as `8`"));
        self.token = from;
        match crate::num::unsigned(extent) {
            Some(0) => Err(LayoutError::ExtentZero { place }),
            Some(extent) => Ok(extent),
            None => Err(LayoutError::ExtentNegative { place, extent }),
        }
    }
}

const fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}
