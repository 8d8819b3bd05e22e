//! Layouts: `[shape ->] [swizzle o] body`, and the terms of the first model.

use proc_macro2::{Delimiter, TokenTree};
use tla_core::{LayoutError, Part, Place, element, nearest};

use super::Parser;
use super::chain::{compact_spaced, layout_in_parentheses};
use super::number::{inside, integer};
use crate::ast::{Body, Element, Iters, Layout, Operand, Shape, Stride, Swizzle, SwizzleSpec, Tile, Width};
use crate::errors::Region;
use crate::tokens::{
    angle_length, compact, describe, find_arrow, find_colon, find_dot, group, is_ident, is_joint, is_punct,
    path_length, split_commas,
};

/// What can stand in a sum.
const TERMS: &str = "`S[shape:strides]`, `R[shape:strides]` or an offset such as `5` or `5@warpid`";

impl Parser<'_> {
    /// A layout: all of `tokens`. `empty` is where it should have stood.
    pub(super) fn layout(&mut self, tokens: &[TokenTree], empty: Region) -> Layout {
        let before_layout = self.errors.count();
        let mut layout = Layout {
            shape: None,
            swizzle: None,
            body: Body::Tirx(empty_tile(empty)),
            at: Region::of(tokens, empty),
            readable: true,
        };
        let mut before = empty;
        let mut inner;
        let mut rest = self.before_body(tokens, &mut before, &mut layout);
        while let Some(bare) = layout_in_parentheses(rest) {
            inner = bare;
            rest = self.before_body(&inner, &mut before, &mut layout);
        }
        let body = self.chain_or_path(rest).or_else(|| self.second_model(rest));
        layout.body = body.unwrap_or_else(|| {
            let mut tile = empty_tile(Region::of(rest, before));
            self.terms(rest, &mut tile);
            Body::Tirx(tile)
        });
        layout.readable = self.errors.count() == before_layout;
        layout
    }

    /// Reads `shape ->` and `Swizzle<..> o` into `layout`, and returns what follows. `before` becomes what
    /// stands before that.
    fn before_body<'t>(
        &mut self,
        tokens: &'t [TokenTree],
        before: &mut Region,
        layout: &mut Layout,
    ) -> &'t [TokenTree] {
        let mut rest = tokens;
        while let Some(arrow) = find_arrow(rest) {
            let at = Region::of(&rest[arrow..arrow + 2], *before);
            if layout.shape.is_some() {
                self.errors.push(at, "a second `->`: one logical shape stands before the layout");
            } else if is_ident(&rest[0], "Swizzle") {
                self.errors.push(at, "the logical shape stands first: `shape -> Swizzle<..> o S[..]`");
            } else if group(rest.get(1), Delimiter::Bracket).is_some() {
                let all = Region::of(&rest[..arrow], at);
                self.errors.push(all, "the logical shape is extents alone: `(8,64) -> S[..]`");
            } else {
                layout.shape = Some(self.shape(&rest[..arrow], at, &Place::Shape));
            }
            rest = &rest[arrow + 2..];
            *before = at;
        }
        let before_swizzle = self.errors.count();
        // a second one is no term, and reported as such
        if layout.swizzle.is_none()
            && let Some(after) = self.swizzle(rest, layout)
        {
            *before = Region::of(&rest[..rest.len() - after.len()], *before);
            rest = after;
        }
        if rest.is_empty() && self.errors.count() == before_swizzle {
            self.errors.push(*before, format!("expected a layout: {TERMS}, or several joined by `+`"));
        }
        rest
    }

    /// `Swizzle<..> o` at the start of `tokens`, and what follows; `None` where there is none.
    fn swizzle<'t>(&mut self, tokens: &'t [TokenTree], layout: &mut Layout) -> Option<&'t [TokenTree]> {
        let Some(TokenTree::Ident(word)) = tokens.first() else { return None };
        let opened = tokens.get(1).is_some_and(|token| is_punct(token, '<'));
        let name = word.to_string();
        if name == "Sw"
            && let Some(length) = angle_length(&tokens[1..])
            && let Some(o @ TokenTree::Ident(_)) = tokens.get(1 + length)
            && is_ident(o, "o")
        {
            let at = Region::of(&tokens[..=length], word.span().into());
            self.errors.push(
                at,
                "the `Sw<B, M, S>` of CuTe is `Swizzle<M, B, S>` here, and counts elements, not bytes",
            );
            layout.swizzle = Some(Swizzle { spec: SwizzleSpec::Bad, at });
            return Some(&tokens[2 + length..]);
        }
        if name != "Swizzle" {
            // a tag such as `zN<f16>` is no near miss
            if !opened || nearest::among(&name, &["Swizzle"]).is_none() {
                return None;
            }
            self.errors.push(word.span(), format!("unknown term `{name}`, did you mean `Swizzle`?"));
        }
        let at = Region::from(&tokens[0]);
        if !opened {
            self.errors
                .push(at, "expected `<` after `Swizzle`: `Swizzle<M, B, S>` or `Swizzle<type, width>`");
            layout.swizzle = Some(Swizzle { spec: SwizzleSpec::Bad, at });
            return Some(after_o(&tokens[1..]));
        }
        let Some(length) = angle_length(&tokens[1..]) else {
            self.errors.push(&tokens[1], "this `<` has no `>`");
            layout.swizzle = Some(Swizzle { spec: SwizzleSpec::Bad, at });
            // nothing after it can be told apart from its operands
            return Some(&[]);
        };
        let (these, rest) = tokens.split_at(1 + length);
        let at = Region::of(these, at);
        let spec = self.swizzle_operands(&these[2..length], at);
        layout.swizzle = Some(Swizzle { spec, at });
        match rest.first() {
            Some(token) if is_ident(token, "o") => Some(&rest[1..]),
            None => {
                self.errors.push(at, "a swizzle permutes a layout: `Swizzle<..> o S[..]`");
                Some(rest)
            }
            Some(dot) if is_punct(dot, '.') && group(rest.get(2), Delimiter::Parenthesis).is_some() => {
                let name = &rest[1];
                let message = "a swizzle alone has no operations: ";
                self.errors.push(at, format!("{message}`(Swizzle<..> o S[..]).{name}(..)`"));
                Some(&[])
            }
            Some(token) => {
                self.errors.push(token, format!("expected `o` after the swizzle, found {}", describe(token)));
                Some(after_o(rest))
            }
        }
    }

    fn swizzle_operands(&mut self, tokens: &[TokenTree], at: Region) -> SwizzleSpec {
        let parts = split_commas(tokens);
        if parts.iter().any(|part| part.is_empty()) {
            self.errors.push(at, "expected an operand between the commas");
            return SwizzleSpec::Bad;
        }
        match parts.as_slice() {
            [m, b, s] if !is_element(m) => {
                SwizzleSpec::Numbers([m, b, s].map(|part| self.signed_number(part)))
            }
            [element, width] if !is_integer(width) => {
                let width = Width { text: compact(width), at: Region::of(width, at) };
                SwizzleSpec::Element { element: self.element(element), width }
            }
            [element, width] if is_element(element) => {
                let message = format!(
                    "expected the bytes of a row, `32B`, `64B` or `128B`, found `{}`",
                    compact(width)
                );
                self.errors.push(Region::of(width, at), message);
                SwizzleSpec::Bad
            }
            parts => {
                let found = parts.len();
                let found = format!("{found} operand{}", if found == 1 { "" } else { "s" });
                let forms = "`Swizzle<M, B, S>` or `Swizzle<type, width>`";
                self.errors
                    .push(at, format!("expected {forms}, such as `Swizzle<f16, 128B>`, found {found}"));
                SwizzleSpec::Bad
            }
        }
    }

    /// A number that may have a sign, which only an error message needs.
    fn signed_number(&mut self, tokens: &[TokenTree]) -> (Operand, bool) {
        let negative = is_punct(&tokens[0], '-') && tokens.len() > 1;
        let (mut operand, rest) = self.operand(if negative { &tokens[1..] } else { tokens });
        if let Operand::Literal { at, .. } = &mut operand {
            at.start = tokens[0].span();
        }
        if !operand.is_bad() && !self.expect_end_of_number(&operand, rest) {
            return (Operand::Bad { at: operand.at() }, negative);
        }
        (operand, negative)
    }

    pub(super) fn element(&mut self, tokens: &[TokenTree]) -> Element {
        match tokens {
            [TokenTree::Literal(_)] => Element::Bits(self.operand(tokens).0),
            [braces] if group(Some(braces), Delimiter::Brace).is_some() => {
                Element::Bits(self.operand(tokens).0)
            }
            [TokenTree::Ident(name)] => Element::Name(name.clone()),
            _ => Element::Path {
                tokens: tokens.iter().cloned().collect(),
                text: compact(tokens),
                at: Region::of(tokens, Region::from(&tokens[0])),
            },
        }
    }

    /// The terms of a sum, cut at its signs.
    fn terms(&mut self, tokens: &[TokenTree], tile: &mut Tile) {
        let mut start = 0;
        let mut minus = None;
        for (at, token) in tokens.iter().enumerate() {
            let plus = is_punct(token, '+');
            if !plus && !is_punct(token, '-') {
                continue;
            }
            if at > start {
                self.term(&tokens[start..at], minus, tile);
                minus = (!plus).then(|| Region::from(token));
            } else if !plus && minus.is_none() {
                minus = Some(Region::from(token));
            } else {
                self.errors.push(token, format!("expected a term before {}: {TERMS}", describe(token)));
            }
            start = at + 1;
        }
        if let Some(sign) = tokens.last() {
            if start == tokens.len() {
                self.errors.push(sign, format!("expected a term after {}: {TERMS}", describe(sign)));
            } else {
                self.term(&tokens[start..], minus, tile);
            }
        }
    }

    /// One term: all of `tokens`, of which there is one at least.
    fn term(&mut self, tokens: &[TokenTree], minus: Option<Region>, tile: &mut Tile) {
        let first = &tokens[0];
        let brackets = group(tokens.get(1), Delimiter::Bracket);
        let opened = brackets.is_some()
            || group(tokens.get(1), Delimiter::Parenthesis).is_some()
            || tokens.get(1).is_some_and(|token| is_punct(token, '<'));
        let TokenTree::Ident(word) = first else {
            return self.unnamed_term(tokens, minus, tile);
        };
        let name = word.to_string();
        let part = match name.as_str() {
            "S" => Some(Part::Shard),
            "R" => Some(Part::Replica),
            _ => None,
        };
        match (part, brackets) {
            (Some(part), Some(brackets)) => {
                if let Some(minus) = minus {
                    self.errors.push(minus, format!("only an offset can be subtracted, not `{name}[..]`"));
                }
                let at = Region::of(&tokens[..2], Region::from(first));
                let iters = self.iters(&inside(brackets), part, at);
                let slot = if part == Part::Shard { &mut tile.shard } else { &mut tile.replica };
                if slot.is_some() {
                    self.errors.push(at, LayoutError::SecondTerm { part });
                } else {
                    *slot = Some(iters);
                }
                self.end_of_term(&tokens[2..], &format!("{name}[..]"));
            }
            (Some(_), None) if !is_joint(tokens, 1, ':', ':') => {
                self.errors.push(first, format!("expected `[` after `{name}`: `{name}[shape:strides]`"));
            }
            _ if name == "Swizzle" => {
                self.errors
                    .push(first, "a layout has one swizzle, and it stands first: `Swizzle<..> o S[..]`");
            }
            _ if name == "o" => {
                self.errors.push(first, "`o` joins a swizzle to a layout: `Swizzle<..> o S[..]`");
            }
            _ if name == "s" || name == "r" => {
                let upper = name.to_uppercase();
                self.errors
                    .push(first, format!("expected {TERMS}, found `{name}`, did you mean `{upper}[..]`?"));
            }
            _ if name == "O" && opened => {
                self.errors.push(first, "an offset is written without brackets: `5` or `5@warpid`");
            }
            _ if opened => {
                self.errors.push(first, format!("`{name}` is no term of a TIRx layout: expected {TERMS}"));
            }
            _ => self.offset(tokens, minus, tile),
        }
    }

    /// A term that starts with no name.
    fn unnamed_term(&mut self, tokens: &[TokenTree], minus: Option<Region>, tile: &mut Tile) {
        let first = &tokens[0];
        match first {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => {
                let all = Region::of(tokens, Region::from(first));
                if let Some(inner) = layout_in_parentheses(&tokens[..1]) {
                    return self.errors.push(all, no_term(&inner));
                }
                let shown = if find_colon(tokens) == Some(1) { "S[(..):(..)]" } else { "S[(..)]" };
                self.errors.push(
                    all,
                    format!("a TIRx layout names its terms: write `{shown}` for shape and strides"),
                );
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
                self.errors.push(first, "expected `S` or `R` before `[..]`");
            }
            _ => self.offset(tokens, minus, tile),
        }
    }

    fn offset(&mut self, tokens: &[TokenTree], minus: Option<Region>, tile: &mut Tile) {
        if let (Some(colon), None) = (find_colon(tokens), group(tokens.first(), Delimiter::None)) {
            let (shape, strides) = (compact(&tokens[..colon]), compact(&tokens[colon + 1..]));
            let at = Region::of(tokens, Region::from(&tokens[0]));
            self.errors.push(at, format!("shape and strides stand in brackets: `S[{shape}:{strides}]`"));
            return;
        }
        let offset = self.stride(tokens, minus);
        tile.offsets.push(offset);
    }

    /// Reports what follows a bracketed term.
    fn end_of_term(&mut self, rest: &[TokenTree], term: &str) {
        let Some(token) = rest.first() else { return };
        let message = match token {
            TokenTree::Ident(name) if name == "o" => {
                format!("`o` joins a swizzle to a layout: `Swizzle<..> o S[..]`, not `{term} o ..`")
            }
            TokenTree::Punct(punct) if punct.as_char() == '@' => {
                format!("an axis belongs to a stride: write it inside `{term}`, after a stride")
            }
            token => format!("expected `+` or the end after `{term}`, found {}", describe(token)),
        };
        self.errors.push(token, message);
    }

    /// The inside of `S[..]` and `R[..]`; `at` is the whole term.
    fn iters(&mut self, tokens: &[TokenTree], part: Part, at: Region) -> Iters {
        let place = |i| if part == Part::Shard { Place::Shard(i) } else { Place::Replica(i) };
        let letter = if part == Part::Shard { "S" } else { "R" };
        let Some(colon) = find_colon(tokens) else {
            let mut shape = tokens;
            if let [first, second] = tokens
                && let (Some(_), Some(_)) =
                    (group(Some(first), Delimiter::Parenthesis), group(Some(second), Delimiter::Parenthesis))
            {
                self.errors.push(second, "expected `:` between the shape and the strides");
                shape = &tokens[..1];
            }
            return Iters { shape: self.shape(shape, at, &place), strides: None };
        };
        let (shape, strides) = (&tokens[..colon], &tokens[colon + 1..]);
        let colon = Region::from(&tokens[colon]);
        let shape = if shape.is_empty() {
            self.errors.push(colon, format!("expected a shape before `:`, as in `{letter}[(8,64):(64,1)]`"));
            Shape { extents: vec![Operand::Bad { at: colon }], at: colon }
        } else {
            self.shape(shape, colon, &place)
        };
        Iters { shape, strides: Some(self.strides(strides, colon)) }
    }

    /// `(8, 64)`, or `8, 64` without parentheses.
    pub(super) fn shape(
        &mut self,
        tokens: &[TokenTree],
        empty: Region,
        place: &dyn Fn(usize) -> Place,
    ) -> Shape {
        let at = Region::of(tokens, empty);
        let inner = self.without_parentheses(tokens);
        let parts = split_commas(&inner);
        let mut extents = Vec::new();
        for (i, part) in parts.into_iter().enumerate() {
            if part.is_empty() {
                self.errors.push(at, "expected an extent between the commas of the shape");
                extents.push(Operand::Bad { at });
            } else {
                extents.push(self.extent(part, place(i)));
            }
        }
        if extents.is_empty() {
            self.errors.push(at, "an empty shape: expected one extent at least, as in `S[8]`");
            extents.push(Operand::Bad { at });
        }
        Shape { extents, at }
    }

    fn strides(&mut self, tokens: &[TokenTree], empty: Region) -> Vec<Stride> {
        let at = Region::of(tokens, empty);
        if let Some(second) = find_colon(tokens) {
            self.errors.push(&tokens[second], "a second `:`: expected one shape and its strides");
            return vec![bad_offset(at)];
        }
        let inner = self.without_parentheses(tokens);
        let mut list = Vec::new();
        for part in split_commas(&inner) {
            if part.is_empty() {
                self.errors.push(at, "expected a stride between the commas");
                list.push(bad_offset(at));
            } else {
                list.push(self.stride(part, None));
            }
        }
        if list.is_empty() {
            self.errors.push(at, "expected strides after `:`, one for each extent");
            list.push(bad_offset(at));
        }
        list
    }

    /// The inside of `(..)` where that is all there is.
    fn without_parentheses(&mut self, tokens: &[TokenTree]) -> Vec<TokenTree> {
        let Some(group) = group(tokens.first(), Delimiter::Parenthesis) else { return tokens.to_vec() };
        match tokens.get(1) {
            None => inside(group),
            // a list of more than this group; its entries say what is wrong with them
            Some(next) if is_punct(next, ',') => tokens.to_vec(),
            Some(next) => {
                self.errors.push(
                    next,
                    format!("expected the end of the list after `(..)`, found {}", describe(next)),
                );
                inside(group)
            }
        }
    }
}

/// What is wrong with the layout `tokens` in parentheses, in a sum.
fn no_term(tokens: &[TokenTree]) -> String {
    if group(tokens.get(1), Delimiter::Bracket).is_some() && find_dot(tokens).is_none() {
        format!("a term of a sum stands without parentheses: `{}`", compact_spaced(tokens))
    } else {
        format!("a layout in parentheses is no term of a sum: expected {TERMS}")
    }
}

/// What follows a word that should have been `o`.
fn after_o(rest: &[TokenTree]) -> &[TokenTree] {
    let looks_like_o = match rest.first() {
        Some(TokenTree::Ident(name)) => ["o", "O", "x", "of"].iter().any(|word| name == word),
        Some(TokenTree::Literal(zero)) => integer(zero) == Ok(0),
        Some(token) => is_punct(token, '.') || is_punct(token, '*'),
        None => false,
    };
    if looks_like_o && path_length(rest).1 <= 1 { &rest[1..] } else { rest }
}

pub(super) fn empty_tile(at: Region) -> Tile {
    Tile { shard: None, replica: None, offsets: Vec::new(), at }
}

/// Stands for what could not be read and is reported already.
fn bad_offset(at: Region) -> Stride {
    Stride { value: Some(Operand::Bad { at }), negative: false, axis: None, at }
}

/// Whether this names an element type, which is no number.
fn is_element(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [TokenTree::Ident(name)] if element::try_bits(&name.to_string()).is_ok())
}

/// Whether this is a plain number, which is no width.
fn is_integer(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [TokenTree::Literal(literal)] if integer(literal).is_ok())
}
