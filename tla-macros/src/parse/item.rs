//! Items: `#[attributes] vis struct Name = layout;`, one or more.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};

use super::Parser;
use super::number::inside;
use crate::ast::{Attributes, Generics, Item, Keyword};
use crate::errors::Region;
use crate::tokens::{angle_length, describe, group, is_ident, is_punct, split_commas};

impl Parser<'_> {
    pub(super) fn items(&mut self, tokens: &[TokenTree]) -> Vec<Item> {
        let mut items = Vec::new();
        let mut rest = tokens;
        while !rest.is_empty() {
            let (item, after) = self.item(rest);
            items.extend(item);
            rest = after;
        }
        items
    }

    /// One item and what follows it; `None` where too little of it is readable to stand in for it.
    fn item<'t>(&mut self, tokens: &'t [TokenTree]) -> (Option<Item>, &'t [TokenTree]) {
        let (attributes, rest) = self.attributes(tokens);
        let (visibility, rest) = visibility(rest);
        let last = Region::from(&tokens[tokens.len() - 1]);
        let keyword = match rest.first() {
            Some(token) if is_ident(token, "struct") => Keyword::Struct,
            Some(token) if is_ident(token, "type") => Keyword::Type,
            Some(token) => {
                self.errors.push(
                    token,
                    format!(
                        "expected `struct Name = layout;` or `type Name = layout;`, found {}",
                        describe(token)
                    ),
                );
                return (None, after_item(rest));
            }
            None => {
                self.errors.push(last, "expected `struct Name = layout;` or `type Name = layout;`");
                return (None, rest);
            }
        };
        let keyword_at = Region::from(&rest[0]);
        let Some(TokenTree::Ident(name)) = rest.get(1) else {
            let at = rest.get(1).map_or(keyword_at, Region::from);
            let word = if keyword == Keyword::Struct { "struct" } else { "type" };
            let found = rest.get(1).map_or(String::new(), |token| format!(", found {}", describe(token)));
            self.errors.push(at, format!("expected the name of the layout after `{word}`{found}"));
            return (None, after_item(&rest[1..]));
        };
        let (generics, rest) = self.generics(&rest[2..], name);
        let mut item =
            Item { attributes, visibility, keyword, keyword_at, name: name.clone(), generics, layout: None };
        let name_at = Region::from(name.span());
        match rest.first() {
            Some(token) if is_punct(token, '=') => {}
            found => {
                let shown = found.map_or(String::new(), |token| format!(", found {}", describe(token)));
                let at = found.map_or(name_at, Region::from);
                self.errors.push(at, format!("expected `=` and a layout after `{name}`{shown}"));
                return (Some(item), after_item(rest));
            }
        }
        let equals = Region::from(&rest[0]);
        let body = &rest[1..];
        let end = layout_length(body);
        let (layout, after) = body.split_at(end);
        let after = match after.first() {
            Some(token) if is_punct(token, ';') => &after[1..],
            _ => {
                let at = Region::of(layout, equals);
                self.errors.push(at, format!("expected `;` after the layout of `{name}`"));
                after
            }
        };
        self.is_too_deep = false;
        item.layout = Some(self.layout(layout, equals));
        (Some(item), after)
    }

    pub(crate) fn attributes<'t>(&mut self, tokens: &'t [TokenTree]) -> (Attributes, &'t [TokenTree]) {
        let mut attributes = Attributes::default();
        let mut rest = tokens;
        while rest.first().is_some_and(|token| is_punct(token, '#')) {
            let Some(brackets) = group(rest.get(1), Delimiter::Bracket) else {
                self.errors.push(&rest[0], "expected an attribute, `#[..]`");
                rest = &rest[1..];
                continue;
            };
            let (these, after) = rest.split_at(2);
            rest = after;
            let inner = inside(brackets);
            let is = |word| inner.first().is_some_and(|token| is_ident(token, word));
            if is("derive") {
                attributes.derives.extend(derives(inner.get(1)));
            }
            if is("cfg") {
                attributes.cfgs.extend(these.iter().cloned());
            }
            attributes.documented |= is("doc");
            attributes.tokens.extend(these.iter().cloned());
        }
        (attributes, rest)
    }

    /// `<..>` after the name, if it is there.
    fn generics<'t>(&mut self, tokens: &'t [TokenTree], name: &Ident) -> (Option<Generics>, &'t [TokenTree]) {
        let Some(open) = tokens.first().filter(|token| is_punct(token, '<')) else { return (None, tokens) };
        let Some(length) = angle_length(tokens) else {
            self.errors.push(open, format!("this `<` after `{name}` has no `>`"));
            let equals = tokens.iter().position(|token| is_punct(token, '=')).unwrap_or(tokens.len());
            return (None, &tokens[equals..]);
        };
        let (these, rest) = tokens.split_at(length);
        let names = split_commas(&these[1..length - 1]).into_iter().filter_map(parameter_name).collect();
        let generics = Generics {
            tokens: these.iter().cloned().collect(),
            names,
            at: Region::of(these, Region::from(open)),
        };
        (Some(generics), rest)
    }
}

/// The name that a generic parameter declares; a lifetime declares none that a layout could use.
fn parameter_name(tokens: &[TokenTree]) -> Option<String> {
    match tokens {
        [TokenTree::Ident(word), TokenTree::Ident(name), ..] if word == "const" => Some(name.to_string()),
        [TokenTree::Ident(name), ..] => Some(name.to_string()),
        _ => None,
    }
}

pub(crate) fn visibility(tokens: &[TokenTree]) -> (TokenStream, &[TokenTree]) {
    let length = match tokens {
        [word, TokenTree::Group(group), ..]
            if is_ident(word, "pub") && group.delimiter() == Delimiter::Parenthesis =>
        {
            2
        }
        [word, ..] if is_ident(word, "pub") => 1,
        _ => 0,
    };
    let (these, rest) = tokens.split_at(length);
    (these.iter().cloned().collect(), rest)
}

/// The last names in `(Clone, ::core::fmt::Debug)`.
fn derives(list: Option<&TokenTree>) -> Vec<String> {
    let Some(list) = group(list, Delimiter::Parenthesis) else { return Vec::new() };
    split_commas(&inside(list)).iter().filter_map(|path| path.last().map(TokenTree::to_string)).collect()
}

/// Up to the `;`, or up to where the next item seems to start.
fn layout_length(tokens: &[TokenTree]) -> usize {
    let starts_item = |token: &TokenTree| {
        is_punct(token, '#') || ["pub", "struct", "type"].iter().any(|word| is_ident(token, word))
    };
    tokens.iter().position(|token| is_punct(token, ';') || starts_item(token)).unwrap_or(tokens.len())
}

/// What follows the next `;`, or the next `{..}` for an item that is none of ours.
fn after_item(tokens: &[TokenTree]) -> &[TokenTree] {
    let end = tokens.iter().position(|token| match token {
        TokenTree::Punct(punct) => punct.as_char() == ';',
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Ident(_) | TokenTree::Literal(_) => false,
    });
    end.map_or(&[], |end| &tokens[end + 1..])
}
