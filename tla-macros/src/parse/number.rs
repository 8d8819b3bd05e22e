//! Numbers and axes: extents, strides, offsets and the parameters of a swizzle.

use proc_macro2::{Delimiter, Literal, TokenStream, TokenTree};
use tla_core::{LayoutError, Place};

use super::Parser;
use crate::ast::{AxisName, Operand, Stride};
use crate::errors::Region;
use crate::tokens::{compact, describe, group, is_punct, path_length, tokens as flatten};

/// The types a literal may name.
const INTEGER_TYPES: [&str; 12] =
    ["u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize"];

/// The value of an integer literal, or what is wrong with it.
pub(crate) fn integer(literal: &Literal) -> Result<u64, String> {
    let text = literal.to_string();
    if !text.starts_with(|c: char| c.is_ascii_digit()) {
        return Err(format!("expected an integer, found {text}"));
    }
    let (radix, digits) = match text.get(..2) {
        Some("0x") => (16, &text[2..]),
        Some("0o") => (8, &text[2..]),
        Some("0b") => (2, &text[2..]),
        _ => (10, text.as_str()),
    };
    let end = digits.find(|c: char| c != '_' && !c.is_digit(radix)).unwrap_or(digits.len());
    let (digits, suffix) = digits.split_at(end);
    if suffix.starts_with(['.', 'e', 'E']) || suffix == "f32" || suffix == "f64" {
        return Err(format!("expected an integer, found `{text}`"));
    }
    if !suffix.is_empty() && !INTEGER_TYPES.contains(&suffix) {
        let number = text.strip_suffix(suffix).unwrap_or(&text);
        return Err(format!("`{suffix}` is no integer type; an axis stands after `@`: `{number}@{suffix}`"));
    }
    i64::from_str_radix(&digits.replace('_', ""), radix)
        .ok()
        .and_then(|value| u64::try_from(value).ok())
        .ok_or_else(|| LayoutError::NumberRange { place: Place::Whole }.to_string())
}

impl Parser<'_> {
    /// The number at the start of `tokens`, and what follows it. Never called without tokens.
    pub(super) fn operand<'t>(&mut self, tokens: &'t [TokenTree]) -> (Operand, &'t [TokenTree]) {
        let first = &tokens[0];
        let at = Region::from(first);
        let symbol = |length: usize| {
            let (these, rest) = tokens.split_at(length);
            let stream: TokenStream = these.iter().cloned().collect();
            let text = if length == 1 { stream.to_string() } else { compact(these) };
            (Operand::Symbol { tokens: stream, text, at: Region::of(these, at) }, rest)
        };
        match first {
            TokenTree::Literal(literal) => match integer(literal) {
                Ok(value) => (Operand::Literal { value, at }, &tokens[1..]),
                Err(message) => {
                    self.errors.push(at, message);
                    (Operand::Bad { at }, &tokens[1..])
                }
            },
            TokenTree::Group(group) if matches!(group.delimiter(), Delimiter::Brace | Delimiter::None) => {
                symbol(1)
            }
            TokenTree::Ident(name) if name == "_" => self.no_number(tokens),
            _ => match path_length(tokens) {
                (0, _) => self.no_number(tokens),
                (length, _) => symbol(length),
            },
        }
    }

    /// All of `tokens` is spent: what stands there is one mistake.
    fn no_number<'t>(&mut self, tokens: &'t [TokenTree]) -> (Operand, &'t [TokenTree]) {
        let at = Region::from(&tokens[0]);
        let found = describe(&tokens[0]);
        self.errors.push(at, format!("expected a number, a constant or `{{ expression }}`, found {found}"));
        (Operand::Bad { at }, &[])
    }

    /// One extent: a number and nothing else.
    pub(super) fn extent(&mut self, tokens: &[TokenTree], place: Place) -> Operand {
        let at = Region::of(tokens, Region::from(&tokens[0]));
        if let Some(inner) = group(tokens.first(), Delimiter::Parenthesis) {
            let extents = compact(&inside(inner));
            self.errors.push(
                inner.span(),
                format!("a TIRx shape is flat: write `{extents}`, without the inner parentheses"),
            );
            return Operand::Bad { at };
        }
        if is_punct(&tokens[0], '-') {
            match tokens.get(1) {
                Some(TokenTree::Literal(literal))
                    if let Ok(extent) = integer(literal).map(u64::cast_signed) =>
                {
                    self.errors.push(at, LayoutError::ExtentNegative { place, extent: -extent });
                }
                _ => self.errors.push(at, "an extent has no sign: it is at least 1"),
            }
            return Operand::Bad { at };
        }
        let (operand, rest) = self.operand(tokens);
        if operand.is_bad() {
            return operand;
        }
        if rest.first().is_some_and(|token| is_punct(token, '@')) {
            let axis = Region::of(&rest[1..], Region::from(&rest[0]));
            let shown = compact(rest);
            self.errors.push(
                axis,
                format!("an axis belongs to a stride, not to an extent: write it after the `:`, as in `{operand}:1{shown}`"),
            );
            return operand;
        }
        if self.expect_end_of_number(&operand, rest) { operand } else { Operand::Bad { at } }
    }

    /// `n`, `-n`, `n@axis`, `@axis`: a stride or an offset.
    pub(super) fn stride(&mut self, tokens: &[TokenTree], minus: Option<Region>) -> Stride {
        let first = Region::from(&tokens[0]);
        let mut negative = minus.is_some();
        let mut rest = tokens;
        if is_punct(&rest[0], '-') && !negative {
            negative = true;
            rest = &rest[1..];
        }
        let at = Region::of(tokens, first);
        let mut stride = Stride { value: None, negative, axis: None, at: minus.unwrap_or(at).to(at) };
        let Some(next) = rest.first() else {
            self.errors.push(first, "expected a number after `-`");
            stride.value = Some(Operand::Bad { at: first });
            return stride;
        };
        if let Some(inner) = group(Some(next), Delimiter::Parenthesis) {
            let strides = compact(&inside(inner));
            self.errors.push(
                inner.span(),
                format!("TIRx strides are flat: write `{strides}`, one for each extent, without the inner parentheses"),
            );
            stride.value = Some(Operand::Bad { at });
            return stride;
        }
        if negative && is_punct(next, '@') {
            self.errors.push(first, "expected a number between `-` and `@`, as in `-1@m`");
            stride.value = Some(Operand::Bad { at });
            return stride;
        }
        if !is_punct(next, '@') {
            let (operand, after) = self.operand(rest);
            rest = if operand.is_bad() { &[] } else { after };
            stride.value = Some(operand);
        }
        if let Some((sign, axis)) = rest.split_first()
            && is_punct(sign, '@')
        {
            stride.axis = Some(self.axis(axis, Region::from(sign)));
        } else if let Some(operand) = &stride.value
            && !self.expect_end_of_number(&operand.clone(), rest)
        {
            stride.value = Some(Operand::Bad { at });
        }
        stride
    }

    /// What stands after an `@`: all of `tokens`.
    pub(super) fn axis(&mut self, tokens: &[TokenTree], sign: Region) -> AxisName {
        let at = Region::of(tokens, sign);
        match path_length(tokens) {
            (0, _) => {
                match tokens.first() {
                    Some(token) => self
                        .errors
                        .push(token, format!("expected an axis after `@`, found {}", describe(token))),
                    None => self.errors.push(sign, "expected an axis after `@`, as in `4@laneid`"),
                }
                AxisName::Bad { at }
            }
            (length, names) => {
                let (path, rest) = tokens.split_at(length);
                if let Some(token) = rest.first() {
                    self.errors.push(
                        token,
                        format!("expected nothing more after the axis, found {}", describe(token)),
                    );
                }
                match (path, names) {
                    ([TokenTree::Ident(name)], 1) => AxisName::Name(name.clone()),
                    _ => AxisName::Path {
                        tokens: path.iter().cloned().collect(),
                        text: compact(path),
                        at: Region::of(path, at),
                    },
                }
            }
        }
    }

    /// Reports what follows a number; whether nothing did.
    pub(super) fn expect_end_of_number(&mut self, number: &Operand, rest: &[TokenTree]) -> bool {
        let Some(token) = rest.first() else { return true };
        let found = describe(token);
        let message = match token {
            TokenTree::Ident(name) if name == "o" => format!(
                "`o` joins a swizzle to a layout: `Swizzle<..> o S[..]`; an offset is added, `S[..] + {number}`"
            ),
            TokenTree::Ident(name) => format!("expected `@` before the axis: `{number}@{name}`"),
            TokenTree::Punct(punct) if "+-*/%&|^<>!.".contains(punct.as_char()) => {
                format!("an expression stands in braces: `{{ {number} {} .. }}`", punct.as_char())
            }
            TokenTree::Group(_) => {
                format!("expected nothing more after `{number}`, found {found}; a call stands in braces")
            }
            _ => format!("expected nothing more after `{number}`, found {found}"),
        };
        self.errors.push(token, message);
        false
    }
}

/// The tokens inside a group, captured operands unwrapped.
pub(super) fn inside(group: &proc_macro2::Group) -> Vec<TokenTree> {
    flatten(group.stream())
}
