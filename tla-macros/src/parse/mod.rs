//! Tokens to syntax tree. Knows the grammar and no rule beyond it; `validate` asks for those.
//!
//! The parser cuts the tokens at `->`, `+`, `:` and `,` before it reads the pieces, so that a
//! mistake in one piece hides none in the next.

mod chain;
mod item;
mod layout;
mod nested;
mod number;

pub(crate) use item::visibility;
pub(crate) use nested::example;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::quote;

use crate::ast::{Input, Root};
use crate::errors::{Errors, Region};
use crate::tokens::{group, is_ident, is_punct, tokens as flatten};

/// Reads one macro call; every mistake goes to `errors`.
pub(crate) struct Parser<'e> {
    errors: &'e mut Errors,
    /// In how many layouts the present one stands.
    depth: usize,
    /// Whether one stands too deep, which is reported: once a layout.
    is_too_deep: bool,
}

impl<'e> Parser<'e> {
    pub(crate) fn new(errors: &'e mut Errors) -> Self {
        Self { errors, depth: 0, is_too_deep: false }
    }

    /// Everything after the root.
    pub(crate) fn input(&mut self, tokens: &[TokenTree], root: &Root) -> Input {
        let is_item = tokens.first().is_some_and(|first| {
            is_punct(first, '#')
                || ["pub", "struct", "type", "enum", "const", "static"]
                    .iter()
                    .any(|word| is_ident(first, word))
        });
        if is_item {
            Input::Items(self.items(tokens))
        } else {
            Input::Type(Box::new(self.layout(tokens, Region::from(root.span()))))
        }
    }
}

/// The root that the shim puts in front, and the user's own tokens.
///
/// `None` when the proc macro was called without the shim; that is no public interface.
pub(crate) fn root(input: TokenStream) -> Option<(Root, Vec<TokenTree>)> {
    let mut input = input.into_iter();
    let first = input.next();
    let mut inner: Vec<TokenTree> = group(first.as_ref(), Delimiter::Bracket)?.stream().into_iter().collect();
    let generic_array = inner.len() > 1 && inner.last().is_some_and(|last| is_ident(last, "generic_array"));
    if generic_array {
        inner.pop();
    }
    let path = inner.into_iter().collect();
    Some((Root { path, generic_array }, flatten(input.collect())))
}

/// The expansion of a call without the shim's root in front.
pub(crate) fn without_shim(name: &str) -> TokenStream {
    let message = format!("call `{name}` of the crate `tla`, which tells this one where it is");
    quote!(::core::compile_error! { #message })
}
