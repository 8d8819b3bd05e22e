//! The second model: `shape:stride[:origin]` of nested tuples, and tags, `zN<f16>(100,100)`.

use proc_macro2::{Delimiter, Ident, TokenTree};
use tla_core::LayoutError;
use tla_core::nested::tag;

use super::Parser;
use super::number::{inside, integer};
use crate::ast::{Block, Body, Nested, Operand, Parameters, Tagged, Tuple};
use crate::errors::Region;
use crate::tokens::{angle_length, describe, find_colon, group, is_joint, is_punct, split_commas};

/// How deep parentheses may stand in one another.
const DEEPEST: usize = 16;

impl Parser<'_> {
    /// The body of a layout in the second model; `None` where `tokens` are none of it.
    pub(super) fn second_model(&mut self, tokens: &[TokenTree]) -> Option<Body> {
        match tokens.first()? {
            TokenTree::Ident(name) if is_tag(name, &tokens[1..]) => {
                Some(Body::Tag(self.tagged(name, tokens)))
            }
            _ if is_nested(tokens) => Some(Body::Tla(self.nested(tokens))),
            _ => None,
        }
    }

    fn nested(&mut self, tokens: &[TokenTree]) -> Nested {
        let at = Region::of(tokens, Region::from(&tokens[0]));
        let mut parts = Vec::new();
        let mut rest = tokens;
        while let Some(colon) = find_colon(rest) {
            parts.push((&rest[..colon], Region::from(&rest[colon])));
            rest = &rest[colon + 1..];
        }
        parts.push((rest, parts.last().map_or(at, |(_, colon)| *colon)));
        if let ([_], [_]) = (parts.as_slice(), tokens) {
            // reports the `:` inside
            return Nested { shape: self.tuple(tokens, 1), stride: bad(at), origin: None, at };
        }
        if parts.len() == 1 {
            // two groups side by side
            let second = tokens.iter().position(|token| !matches!(token, TokenTree::Group(_))).unwrap_or(1);
            let shown = &tokens[second];
            self.errors.push(shown, "expected `:` between the shape and the strides: `(..):(..)`");
            return Nested { shape: bad(at), stride: bad(at), origin: None, at };
        }
        if let Some((_, third)) = parts.get(2).filter(|_| parts.len() > 3) {
            self.errors
                .push(*third, "a third `:`: a nested layout is `shape:stride` or `shape:stride:origin`");
        }
        let mut tuples = ["the shape before", "the strides after", "the origin shape after"]
            .into_iter()
            .zip(&parts)
            .map(|(what, (tokens, colon))| {
                if tokens.is_empty() {
                    self.errors.push(*colon, format!("expected {what} `:`, a number or a tuple"));
                    bad(*colon)
                } else {
                    self.tuple(tokens, 1)
                }
            })
            .collect::<Vec<_>>()
            .into_iter();
        let mut next = || tuples.next();
        let (shape, stride) = (next().unwrap_or_else(|| bad(at)), next().unwrap_or_else(|| bad(at)));
        Nested { shape, stride, origin: next(), at }
    }

    /// A number or a tuple: all of `tokens`, of which there is one at least.
    pub(super) fn tuple(&mut self, tokens: &[TokenTree], depth: usize) -> Tuple {
        let at = Region::of(tokens, Region::from(&tokens[0]));
        let Some(parentheses) = group(tokens.first(), Delimiter::Parenthesis) else {
            return self.leaf(tokens, at);
        };
        if let Some(next) = tokens.get(1) {
            let message = match next {
                TokenTree::Group(_) => "expected `,` between the entries of the tuple".to_owned(),
                TokenTree::Punct(sign) if "+-".contains(sign.as_char()) => {
                    "a nested layout has no further terms: it starts at address 0".to_owned()
                }
                next => format!("expected the end of the tuple after `(..)`, found {}", describe(next)),
            };
            self.errors.push(next, message);
            return bad(at);
        }
        if depth > DEEPEST {
            self.errors.push(at, LayoutError::TupleSize { width: depth });
            return bad(at);
        }
        let inner = inside(parentheses);
        if let Some(colon) = find_colon(&inner) {
            self.errors.push(
                &inner[colon],
                "a `:` inside a tuple: whole tuples are joined, `(2,(4,2)):(8,(1,4))`, not their entries",
            );
            return bad(at);
        }
        let parts = split_commas(&inner);
        let mut entries = Vec::new();
        for part in &parts {
            if part.is_empty() {
                self.errors.push(at, "expected an entry between the commas of the tuple");
                entries.push(bad(at));
            } else {
                entries.push(self.tuple(part, depth + 1));
            }
        }
        if entries.is_empty() {
            self.errors.push(at, "an empty tuple: expected one entry at least, as in `(8,)`");
            entries.push(bad(at));
        }
        Tuple::Tuple { entries, at }
    }

    fn leaf(&mut self, tokens: &[TokenTree], at: Region) -> Tuple {
        let negative = is_punct(&tokens[0], '-');
        let number = if negative { &tokens[1..] } else { tokens };
        let Some(first) = number.first() else {
            self.errors.push(at, "expected a number after `-`");
            return bad(at);
        };
        if let TokenTree::Ident(name) = first
            && let Some(value) = printed(name)
            && number.len() == 1
        {
            return Tuple::Leaf { operand: Operand::Literal { value, at: first.into() }, negative, at };
        }
        let (operand, rest) = self.operand(number);
        if operand.is_bad() {
            return bad(at);
        }
        if negative && operand.literal().is_none() {
            self.errors.push(at, "a number of a nested layout has no sign");
            return bad(at);
        }
        let is_right = match rest.first() {
            Some(sign) if is_punct(sign, '@') => {
                let axis = Region::of(rest, sign.into());
                self.errors.push(
                    axis,
                    "a nested layout lies on `m` alone: strides on other axes are written `S[shape:strides]`",
                );
                false
            }
            Some(sign) if is_punct(sign, ';') => {
                self.errors.push(sign, "expected `,` between the entries of the tuple, found `;`");
                false
            }
            _ => self.expect_end_of_number(&operand, rest),
        };
        if is_right { Tuple::Leaf { operand, negative, at } } else { bad(at) }
    }

    fn tagged(&mut self, name: &Ident, tokens: &[TokenTree]) -> Tagged {
        let name_at = Region::from(name.span());
        let at = Region::of(tokens, name_at);
        let mut tagged = Tagged {
            name: name.clone(),
            parameters: Parameters::None,
            sizes: Vec::new(),
            sizes_at: name_at,
            at,
        };
        let mut rest = &tokens[1..];
        if rest.first().is_some_and(|token| is_punct(token, '<')) {
            let Some(length) = angle_length(rest) else {
                self.errors.push(&rest[0], "this `<` has no `>`");
                tagged.parameters = Parameters::Bad;
                return tagged;
            };
            let (these, after) = rest.split_at(length);
            let at = Region::of(these, name_at);
            tagged.parameters = self.parameters(&these[1..length - 1], at);
            rest = after;
        }
        let Some(sizes) = group(rest.first(), Delimiter::Parenthesis) else {
            let at = rest.first().map_or(at, Region::from);
            let forms = example(name);
            self.errors.push(at, format!("expected the sizes after the tag: `{forms}`"));
            return tagged;
        };
        tagged.sizes_at = sizes.span().into();
        let inner = inside(sizes);
        if inner.is_empty() {
            let forms = example(name);
            self.errors.push(sizes.span(), format!("expected the sizes of the tag: `{forms}`"));
        }
        for part in split_commas(&inner) {
            let Some(first) = part.first() else {
                self.errors.push(sizes.span(), "expected a size between the commas");
                tagged.sizes.push(Operand::Bad { at: tagged.sizes_at });
                continue;
            };
            let at = Region::of(part, first.into());
            tagged.sizes.push(match self.tuple(part, 1) {
                Tuple::Leaf { operand, negative: false, .. } => operand,
                leaf @ Tuple::Leaf { .. } => {
                    if let Some(operand) = leaf.value() {
                        self.errors.push(at, LayoutError::NegativeOperand { operand });
                    }
                    Operand::Bad { at }
                }
                Tuple::Tuple { .. } => {
                    self.errors.push(at, "a size is one number, not a tuple");
                    Operand::Bad { at }
                }
            });
        }
        if let Some(next) = rest.get(1) {
            let message = match next {
                TokenTree::Punct(sign) if "+-".contains(sign.as_char()) => {
                    "a nested layout has no further terms: it starts at address 0".to_owned()
                }
                TokenTree::Punct(sign) if sign.as_char() == ':' => {
                    format!("`{name}` makes strides and origin of the sizes: nothing follows `(..)`")
                }
                next => format!("expected the end after the sizes of the tag, found {}", describe(next)),
            };
            self.errors.push(next, message);
        }
        tagged
    }

    /// The inside of `<..>` after a tag.
    fn parameters(&mut self, tokens: &[TokenTree], at: Region) -> Parameters {
        let parts = split_commas(tokens);
        if parts.is_empty() || parts.iter().any(|part| part.is_empty()) {
            self.errors.push(at, "expected an element type or the extents of a block in `<..>`");
            return Parameters::Bad;
        }
        match parts.as_slice() {
            [element] => Parameters::Element { element: self.element(element), at: Region::of(element, at) },
            [rows, columns] => {
                let extents = [rows, columns].map(|part| {
                    let (operand, rest) = self.operand(part);
                    if operand.is_bad() || self.expect_end_of_number(&operand, rest) {
                        operand
                    } else {
                        Operand::Bad { at: operand.at() }
                    }
                });
                if extents.iter().any(Operand::is_bad) {
                    return Parameters::Bad;
                }
                Parameters::Block(Block { extents, at: Region::of(tokens, at) })
            }
            parts => {
                let found = parts.len();
                self.errors.push(
                    at,
                    format!(
                        "expected an element type or the two extents of a block, found {found} parameters"
                    ),
                );
                Parameters::Bad
            }
        }
    }
}

/// How one writes the tag called `name`.
pub(crate) fn example(name: &Ident) -> String {
    let name = name.to_string();
    match tag::try_named(&name) {
        Ok(tag::Tag::ZN | tag::Tag::ZZ | tag::Tag::NZ | tag::Tag::NN) => format!("{name}<f16>(100,100)"),
        Ok(tag::Tag::PaddingRowMajor { .. } | tag::Tag::PaddingColumnMajor { .. }) => {
            format!("{name}<16,32>(100,100)")
        }
        Ok(tag::Tag::Vector) => format!("{name}(100)"),
        _ => format!("{name}(100,100)"),
    }
}

/// The value of `_16`, a static integer as types are printed.
fn printed(name: &Ident) -> Option<u64> {
    let name = name.to_string();
    let digits = name.strip_prefix('_')?;
    if !digits.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    integer(&digits.parse().ok()?).ok()
}

/// Whether a tag is meant: its name, or a word before `(..)` or `<..>(..)` that is none of the first model.
pub(super) fn is_tag(name: &Ident, rest: &[TokenTree]) -> bool {
    let text = name.to_string();
    if tag::try_named(&text).is_ok() && !is_joint(rest, 0, ':', ':') {
        return true;
    }
    if ["S", "R", "O", "s", "r", "o", "Swizzle"].contains(&text.as_str()) {
        return false;
    }
    let length = match rest.first() {
        Some(open) if is_punct(open, '<') => angle_length(rest),
        _ => Some(0),
    };
    length.is_some_and(|length| group(rest.get(length), Delimiter::Parenthesis).is_some())
}

/// Whether nested tuples are meant: a tuple before `:` or before another tuple, or two numbers with `:` between
/// them and nothing that only a sum has.
fn is_nested(tokens: &[TokenTree]) -> bool {
    let is_tuple = |token: Option<&TokenTree>| group(token, Delimiter::Parenthesis).is_some();
    if is_tuple(tokens.first()) {
        return match tokens.get(1) {
            Some(next) if is_punct(next, ',') || is_punct(next, ';') => is_tuple(tokens.get(2)),
            Some(next) => is_punct(next, ':') || is_tuple(Some(next)),
            // strides between the extents
            None => matches!(&tokens[0], TokenTree::Group(group) if find_colon(&inside(group)).is_some()),
        };
    }
    let is_sum = |token: &TokenTree| {
        ['@', '+'].iter().any(|sign| is_punct(token, *sign))
            || group(Some(token), Delimiter::Bracket).is_some()
            || group(Some(token), Delimiter::None).is_some()
    };
    find_colon(tokens).is_some_and(|colon| colon > 0) && !tokens.iter().any(is_sum)
}

/// Stands for what could not be read and is reported already.
fn bad(at: Region) -> Tuple {
    Tuple::Leaf { operand: Operand::Bad { at }, negative: false, at }
}
