//! [`Text`]: a string built in const evaluation.
//!
//! A const panic carries one `&str`, so a message with numbers in it has to be written into a
//! buffer first. [`LayoutError`](crate::LayoutError) builds its message here once; `Display`, const
//! panics and the macros all show that same text.

use core::fmt;

/// At most `N` bytes of UTF-8. What does not fit is cut off at a character boundary.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Text<const N: usize = 384> {
    bytes: [u8; N],
    len: usize,
}

/// A short name (of an axis, an element type, ..) kept by value inside an error.
pub type Name = Text<40>;

impl<const N: usize> Text<N> {
    /// The empty text.
    #[must_use]
    pub const fn new() -> Self {
        Self { bytes: [0; N], len: 0 }
    }

    /// `text`, as much of it as fits.
    #[must_use]
    pub const fn from_str(text: &str) -> Self {
        Self::new().str(text)
    }

    /// With `text` appended.
    #[must_use]
    pub const fn str(mut self, text: &str) -> Self {
        let source = text.as_bytes();
        let mut take = source.len();
        if take > N - self.len {
            take = N - self.len;
            while take > 0 && !text.is_char_boundary(take) {
                take -= 1;
            }
        }
        let mut i = 0;
        while i < take {
            self.bytes[self.len + i] = source[i];
            i += 1;
        }
        self.len += take;
        self
    }

    /// With `value` appended in decimal.
    #[must_use]
    pub const fn unsigned(self, value: u64) -> Self {
        let mut digits = [0_u8; 20];
        let mut rest = value;
        let mut at = digits.len();
        loop {
            at -= 1;
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        match core::str::from_utf8(digits.split_at(at).1) {
            Ok(text) => self.str(text),
            Err(_) => self,
        }
    }

    /// With `value` appended in decimal, a minus before it below zero.
    #[must_use]
    pub const fn signed(self, value: i64) -> Self {
        let sign = if value < 0 { "-" } else { "" };
        self.str(sign).unsigned(value.unsigned_abs())
    }

    /// With `value` appended in decimal.
    #[must_use]
    pub const fn position(self, value: usize) -> Self {
        self.unsigned(crate::num::count(value))
    }

    /// The text.
    pub const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            // not reached: `str` appends whole characters only
            Err(_) => "",
        }
    }
}

impl<const N: usize> Default for Text<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> fmt::Display for Text<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl<const N: usize> fmt::Debug for Text<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_decimal() {
        let text = Text::<64>::new().signed(i64::MIN).str(" ").unsigned(u64::MAX).str(" ").unsigned(0);
        assert_eq!(text.as_str(), "-9223372036854775808 18446744073709551615 0");
    }

    #[test]
    fn what_does_not_fit_is_cut_between_characters() {
        assert_eq!(Text::<3>::from_str("aéé").as_str(), "aé");
    }
}
