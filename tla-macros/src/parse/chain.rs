//! Operations in method form, `receiver.method(arguments)`, and paths to layouts.
//!
//! A call binds tighter than `->`, `o` and `+`, as in Rust: its receiver is the one term before it, where
//! `shape:stride` is one. Parentheses make a receiver of anything else.

use proc_macro2::{Delimiter, Ident, TokenTree};
use tla_core::nested::tag;

use super::Parser;
use super::nested::is_tag;
use super::number::{inside, integer};
use crate::ast::{Argument, Body, Call, Chain, Coordinate, Layout, Mode, Operand, Path, Shape};
use crate::errors::Region;
use crate::methods::{self, Kind, Method, Takes};
use crate::tokens::{
    compact, describe, find_arrow, find_colon, find_dot, find_range, group, is_ident, is_joint, is_punct,
    split_commas, type_path_length,
};

/// How deep layouts may stand in one another.
const DEEPEST: usize = 16;

impl Parser<'_> {
    /// A body that is a chain of calls, or a path; `None` where `tokens` are neither.
    pub(super) fn chain_or_path(&mut self, tokens: &[TokenTree]) -> Option<Body> {
        match find_dot(tokens) {
            Some(dot) => Some(Body::Chain(self.chain(tokens, dot))),
            // what a macro captured and stands alone is a number
            None if self.depth == 0 && matches!(tokens, [TokenTree::Group(_)]) => None,
            None => path(tokens).map(Body::Path),
        }
    }

    fn chain(&mut self, tokens: &[TokenTree], dot: usize) -> Chain {
        let at = Region::of(tokens, Region::from(&tokens[dot]));
        if self.depth == DEEPEST {
            if !core::mem::replace(&mut self.is_too_deep, true) {
                self.errors.push(at, format!("layouts stand in one another at most {DEEPEST} deep"));
            }
            return Chain { receiver: Box::new(Layout::unreadable(at)), calls: Vec::new(), at };
        }
        let (before, calls) = tokens.split_at(dot);
        let receiver = self.receiver(before, &calls[0], calls.get(1));
        let mut chain = Chain { receiver: Box::new(receiver), calls: Vec::new(), at };
        let mut rest = calls;
        while let Some((point, after)) = rest.split_first() {
            if !is_punct(point, '.') {
                self.after_calls(point, &chain);
                break;
            }
            let Some(TokenTree::Ident(name)) = after.first() else {
                let found =
                    after.first().map_or(String::new(), |token| format!(", found {}", describe(token)));
                self.errors.push(
                    after.first().unwrap_or(point),
                    format!("expected an operation after `.`, such as `.tile_to((64,64))`{found}"),
                );
                break;
            };
            let Some(parentheses) = group(after.get(1), Delimiter::Parenthesis) else {
                let form = example(name);
                let found =
                    after.get(1).map_or(String::new(), |token| format!(", found {}", describe(token)));
                let at = after.get(1).map_or(Region::from(name.span()), Region::from);
                self.errors.push(at, format!("expected `(..)` after `{name}`: `{form}`{found}"));
                break;
            };
            let at = Region::from(name.span()).to(parentheses.span_close().into());
            chain.calls.push(self.call(name, &inside(parentheses), parentheses.span().into(), at));
            rest = &after[2..];
        }
        chain
    }

    /// What stands before the first `.`.
    fn receiver(&mut self, tokens: &[TokenTree], dot: &TokenTree, name: Option<&TokenTree>) -> Layout {
        let at = Region::of(tokens, dot.into());
        if let Some(mut inner) = in_parentheses(tokens) {
            while let Some(deeper) = in_parentheses(&inner) {
                inner = deeper;
            }
            let is_list =
                matches!(inner.as_slice(), [TokenTree::Literal(_)]) || split_commas(&inner).len() > 1;
            if is_list && !is_layout(&inner) && find_colon(&inner).is_none() {
                let tuple = format!("({})", compact_spaced(&inner));
                self.errors.push(
                    at,
                    format!("a shape alone has no operations: write `S[{tuple}]`, or with its strides `{tuple}:(..)`"),
                );
                return Layout::unreadable(at);
            }
            return self.inner_layout(&inner, at);
        }
        let name = name.map_or(String::new(), TokenTree::to_string);
        if tokens.is_empty() {
            self.errors.push(dot, format!("expected a layout before `.{name}`"));
            return Layout::unreadable(at);
        }
        if let Some(sign) = sum_sign(tokens).filter(|_| methods::is_known(&name)) {
            let all = compact_spaced(tokens);
            self.errors.push(
                Region::from(sign).to(at),
                format!(
                    "`.{name}(..)` would belong to the last term alone: put all of the layout in parentheses, `({all}).{name}(..)`"
                ),
            );
        }
        self.inner_layout(tokens, at)
    }

    /// A layout inside a chain.
    fn inner_layout(&mut self, tokens: &[TokenTree], at: Region) -> Layout {
        self.depth += 1;
        let layout = self.layout(tokens, at);
        self.depth -= 1;
        layout
    }

    /// What follows the last call and is no call.
    fn after_calls(&mut self, token: &TokenTree, chain: &Chain) {
        let last = chain.calls.last().map_or(String::new(), |call| format!("`.{}(..)`", call.name));
        let message = match token {
            TokenTree::Punct(sign) if "+-".contains(sign.as_char()) => format!(
                "nothing is added to what {last} makes: a sum before an operation stands in parentheses, `(S[..] {sign} ..).{}`",
                chain.calls.last().map_or(String::new(), |call| format!("{}(..)", call.name))
            ),
            TokenTree::Ident(word) if word == "o" => {
                "`o` joins a swizzle to a layout: `Swizzle<..> o S[..]`; layouts are joined by `.compose(..)`"
                    .to_owned()
            }
            token => format!("expected `.` or the end after {last}, found {}", describe(token)),
        };
        self.errors.push(token, message);
    }

    fn call(&mut self, name: &Ident, inner: &[TokenTree], parentheses: Region, at: Region) -> Call {
        let parts = split_commas(inner);
        let text = name.to_string();
        let mut call = Call { name: name.clone(), method: None, arguments: Vec::new(), at };
        let method = match Method::find(&text, parts.len()) {
            Ok(method) => method,
            Err(named) if named.is_empty() => {
                let message = match (methods::elsewhere(&text), methods::nearest(&text)) {
                    (Some(here), _) => format!("unknown operation `{text}`: here it is {here}"),
                    (_, Some(nearest)) => format!("unknown operation `{text}`, did you mean `{nearest}`?"),
                    (None, None) => format!(
                        "unknown operation `{text}`; the documentation of `layout!` has a table of them, and an expression stands in braces"
                    ),
                };
                self.errors.push(name.span(), message);
                return call;
            }
            Err(named) => {
                let at = if inner.is_empty() { at } else { parentheses };
                let takes: Vec<String> = named.iter().map(|method| takes(method)).collect();
                let forms: Vec<String> = named.iter().map(|method| format!("`{}`", method.form())).collect();
                let found = parts.len();
                self.errors.push(
                    at,
                    format!("`{text}` takes {}, found {found}: {}", takes.join(" or "), forms.join(" or ")),
                );
                return call;
            }
        };
        call.method = Some(method);
        for (i, part) in parts.iter().enumerate() {
            let Some(kind) = method.kind(i) else { break };
            call.arguments.push(match part.first() {
                Some(_) => self.argument(kind, part, method),
                None => {
                    self.errors.push(parentheses, "expected an argument between the commas");
                    Argument::Bad { at: parentheses }
                }
            });
        }
        call
    }

    /// One argument: all of `tokens`, of which there is one at least.
    fn argument(&mut self, kind: Kind, tokens: &[TokenTree], method: &Method) -> Argument {
        let at = Region::of(tokens, Region::from(&tokens[0]));
        let before = self.errors.count();
        let argument = match kind {
            Kind::Number => Argument::Number(self.plain_number(tokens, at, method)),
            Kind::Shape => Argument::Shape(self.argument_shape(tokens, at)),
            Kind::Range => self.range(tokens, at, method),
            Kind::Axis => Argument::Axis(self.axis(tokens, at)),
            Kind::Axes => self.axes(tokens, at, method),
            Kind::Layout => self.layout_argument(tokens, at, method),
            Kind::Tuple => Argument::Tuple(self.tuple(tokens, 1)),
            Kind::Coordinate => Argument::Coordinate(self.coordinate(tokens, at, 1)),
            Kind::Modes => match tokens {
                [TokenTree::Group(modes)] if modes.delimiter() == Delimiter::Parenthesis => {
                    self.modes(&inside(modes), at, method)
                }
                tokens => {
                    let (name, form, found) = (method.name, method.form(), compact_spaced(tokens));
                    self.errors.push(
                        at,
                        format!("`{name}` takes one entry a mode in parentheses, a number, a layout, or `_`, found `{found}`: `{form}`"),
                    );
                    Argument::Bad { at }
                }
            },
            Kind::Tiler => match tokens {
                [TokenTree::Group(modes)] if modes.delimiter() == Delimiter::Parenthesis => {
                    self.modes(&inside(modes), at, method)
                }
                tokens => self.layout_argument(tokens, at, method),
            },
        };
        if self.errors.count() > before { Argument::Bad { at } } else { argument }
    }

    fn plain_number(&mut self, tokens: &[TokenTree], at: Region, method: &Method) -> Operand {
        if matches!(&tokens[0], TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis)
            || is_punct(&tokens[0], '-')
        {
            let (name, form, found) = (method.name, method.form(), compact_spaced(tokens));
            self.errors.push(at, format!("`{name}` takes a number from 0 on, found `{found}`: `{form}`"));
            return Operand::Bad { at };
        }
        let (operand, rest) = self.operand(tokens);
        if operand.is_bad() || self.expect_end_of_number(&operand, rest) {
            operand
        } else {
            Operand::Bad { at }
        }
    }

    fn argument_shape(&mut self, tokens: &[TokenTree], at: Region) -> Shape {
        if let Some(colon) = find_colon(tokens) {
            self.errors.push(&tokens[colon], "expected extents alone, such as `(64,64)`, found strides");
            return Shape { extents: Vec::new(), at };
        }
        self.shape(tokens, at, &tla_core::Place::Shape)
    }

    fn range(&mut self, tokens: &[TokenTree], at: Region, method: &Method) -> Argument {
        let form = method.form();
        let Some((dots, inclusive)) = find_range(tokens) else {
            self.errors.push(
                at,
                format!("expected a range such as `0..8`, found `{}`: `{form}`", compact_spaced(tokens)),
            );
            return Argument::Bad { at };
        };
        if inclusive {
            let sign = Region::of(&tokens[dots..dots + 3], at);
            self.errors.push(sign, "a range does not count its end: `0..8` has the elements 0 to 7");
            return Argument::Bad { at };
        }
        let (from, to) = (&tokens[..dots], &tokens[dots + 2..]);
        if from.is_empty() || to.is_empty() {
            self.errors.push(at, format!("a range has both its ends: `{form}`"));
            return Argument::Bad { at };
        }
        let [from, to] = [from, to].map(|end| {
            let at = Region::of(end, at);
            self.plain_number(end, at, method)
        });
        Argument::Range { from, to, at }
    }

    fn axes(&mut self, tokens: &[TokenTree], at: Region, method: &Method) -> Argument {
        let Some(list) = group(tokens.first(), Delimiter::Parenthesis).filter(|_| tokens.len() == 1) else {
            let form = method.form();
            self.errors.push(at, format!("expected axes in parentheses: `{form}`"));
            return Argument::Bad { at };
        };
        let inner = inside(list);
        let names =
            split_commas(&inner).into_iter().map(|part| self.axis(part, Region::of(part, at))).collect();
        Argument::Axes { names, at }
    }

    fn layout_argument(&mut self, tokens: &[TokenTree], at: Region, method: &Method) -> Argument {
        let is_number = match tokens {
            [TokenTree::Literal(_)] => true,
            [TokenTree::Group(group)] => match group.delimiter() {
                Delimiter::Parenthesis => layout_in_parentheses(tokens).is_none(),
                delimiter => delimiter == Delimiter::Brace,
            },
            _ => false,
        };
        if is_number {
            let (name, form) = (method.name, method.form());
            let found = compact_spaced(tokens);
            let advice = match &tokens[0] {
                TokenTree::Literal(literal) if integer(literal).is_ok() => {
                    format!("; {found} elements in a row are `{found}:1`")
                }
                _ => String::new(),
            };
            self.errors.push(
                at,
                format!("`{name}` takes a layout or the name of one, found `{found}`: `{form}`{advice}"),
            );
            return Argument::Bad { at };
        }
        Argument::Layout(Box::new(self.inner_layout(tokens, at)))
    }

    fn modes(&mut self, tokens: &[TokenTree], at: Region, method: &Method) -> Argument {
        let mut modes = Vec::new();
        for part in split_commas(tokens) {
            let Some(first) = part.first() else {
                self.errors.push(at, "expected a mode between the commas: a number, a layout, or `_`");
                continue;
            };
            let at = Region::of(part, first.into());
            modes.push(match part {
                [hole] if is_ident(hole, "_") => Mode::Keep,
                [TokenTree::Literal(_) | TokenTree::Ident(_)] => {
                    Mode::Extent(self.plain_number(part, at, method))
                }
                [TokenTree::Group(braces)] if braces.delimiter() != Delimiter::Parenthesis => {
                    Mode::Extent(self.plain_number(part, at, method))
                }
                part if find_colon(part).is_none()
                    && find_dot(part).is_none()
                    && type_path_length(part) == part.len() =>
                {
                    Mode::Extent(self.plain_number(part, at, method))
                }
                part => match self.layout_argument(part, at, method) {
                    Argument::Layout(layout) => Mode::Layout(layout),
                    _ => Mode::Keep,
                },
            });
        }
        if modes.is_empty() {
            let form = method.form();
            self.errors.push(at, format!("expected one entry a mode, a number, a layout, or `_`: `{form}`"));
        }
        Argument::Modes { modes, at }
    }

    fn coordinate(&mut self, tokens: &[TokenTree], at: Region, depth: usize) -> Coordinate {
        match tokens {
            [hole] if is_ident(hole, "_") => Coordinate::Hole { at },
            [TokenTree::Group(tuple)] if tuple.delimiter() == Delimiter::Parenthesis => {
                let inner = inside(tuple);
                let parts = split_commas(&inner);
                if parts.is_empty() || parts.iter().any(|part| part.is_empty()) {
                    self.errors.push(at, "expected an entry of the coordinate, a number or `_`");
                    return Coordinate::Hole { at };
                }
                if depth > DEEPEST {
                    self.errors.push(at, tla_core::LayoutError::TupleSize { width: depth });
                    return Coordinate::Hole { at };
                }
                let entries =
                    parts.iter().map(|part| self.coordinate(part, Region::of(part, at), depth + 1)).collect();
                Coordinate::Tuple { entries, at }
            }
            tokens => {
                let (operand, rest) = self.operand(tokens);
                if !operand.is_bad() {
                    self.expect_end_of_number(&operand, rest);
                }
                Coordinate::Entry(operand)
            }
        }
    }
}

/// A path and nothing else, which names a layout type.
fn path(tokens: &[TokenTree]) -> Option<Path> {
    let first = tokens.first()?;
    // a tag without its sizes
    if let TokenTree::Ident(word) = first
        && tag::try_named(&word.to_string()).is_ok()
        && !is_joint(tokens, 1, ':', ':')
    {
        return None;
    }
    let is_all = type_path_length(tokens) == tokens.len();
    // one letter of the notation without what belongs to it is no name
    let is_word =
        matches!(tokens, [word] if ["S", "R", "O", "s", "r", "o", "_"].iter().any(|w| is_ident(word, w)));
    if !is_all || is_word {
        return None;
    }
    let name = match tokens {
        [TokenTree::Ident(name)] => Some(name.clone()),
        _ => None,
    };
    let at = Region::of(tokens, first.into());
    Some(Path { tokens: tokens.iter().cloned().collect(), text: compact(tokens), name, at })
}

/// The first sign that joins terms.
fn sum_sign(tokens: &[TokenTree]) -> Option<&TokenTree> {
    tokens.iter().enumerate().find_map(|(at, token)| {
        let after_stride = at > 0 && is_punct(&tokens[at - 1], ':');
        let is_sign = is_punct(token, '+') || (is_punct(token, '-') && !after_stride);
        (is_sign && !is_joint(tokens, at, '-', '>')).then_some(token)
    })
}

/// What stands in parentheses, where those are all of `tokens`.
fn in_parentheses(tokens: &[TokenTree]) -> Option<Vec<TokenTree>> {
    match tokens {
        [parentheses] => group(Some(parentheses), Delimiter::Parenthesis).map(inside),
        _ => None,
    }
}

/// The layout, where `tokens` are one in parentheses that it does without. A tuple is none.
pub(super) fn layout_in_parentheses(tokens: &[TokenTree]) -> Option<Vec<TokenTree>> {
    let mut inner = in_parentheses(tokens)?;
    while let Some(deeper) = in_parentheses(&inner) {
        inner = deeper;
    }
    is_layout(&inner).then_some(inner)
}

/// Whether this is meant as a layout, and not as numbers with commas between them.
fn is_layout(tokens: &[TokenTree]) -> bool {
    let Some(first) = tokens.first() else { return false };
    let is_bracket = |token: &TokenTree| group(Some(token), Delimiter::Bracket).is_some();
    find_dot(tokens).is_some()
        || find_arrow(tokens).is_some()
        || tokens.iter().any(is_bracket)
        || type_path_length(tokens) == tokens.len()
        // `shape:strides`
        || (find_colon(tokens).is_some() && split_commas(tokens).len() == 1)
        || is_ident(first, "Swizzle")
        || matches!(first, TokenTree::Ident(name) if is_tag(name, &tokens[1..]))
}

/// `one argument`, or what a method takes instead.
fn takes(method: &Method) -> String {
    match method.takes {
        Takes::These([]) => "no argument".to_owned(),
        Takes::These([_]) => "1 argument".to_owned(),
        Takes::These(kinds) => format!("{} arguments", kinds.len()),
        Takes::OneADimension(_) => "one argument a dimension".to_owned(),
    }
}

/// How one writes a call of the operation called `name`.
fn example(name: &Ident) -> String {
    let text = name.to_string();
    let method = methods::METHODS.iter().find(|method| method.name == text);
    method.map_or_else(|| format!(".{text}(..)"), Method::form)
}

/// Tokens as one reads them in a layout: signs between terms have spaces.
pub(super) fn compact_spaced(tokens: &[TokenTree]) -> String {
    let mut text = String::new();
    for token in tokens {
        match token {
            TokenTree::Punct(sign) if sign.as_char() == '+' => text += " + ",
            TokenTree::Group(group) => text += &group.to_string().replace(' ', ""),
            token => text += &token.to_string(),
        }
    }
    text
}
