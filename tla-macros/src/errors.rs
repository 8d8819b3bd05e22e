//! Mistakes, collected: the macro reports all of them at once, each at its tokens.

use core::fmt;

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::quote_spanned;

/// A stretch of the user's tokens, from its first to its last.
///
/// `Span::join` is not stable; an error message needs both ends to underline the whole stretch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Region {
    pub(crate) start: Span,
    pub(crate) end: Span,
}

impl Region {
    /// The stretch of `tokens`, or `empty` where there are none.
    pub(crate) fn of(tokens: &[TokenTree], empty: Region) -> Self {
        match (tokens.first(), tokens.last()) {
            (Some(first), Some(last)) => Self { start: first.span(), end: last.span() },
            _ => empty,
        }
    }

    /// From the start of `self` to the end of `other`.
    pub(crate) fn to(self, other: Region) -> Self {
        Self { start: self.start, end: other.end }
    }
}

impl From<Span> for Region {
    fn from(span: Span) -> Self {
        Self { start: span, end: span }
    }
}

impl From<&TokenTree> for Region {
    fn from(token: &TokenTree) -> Self {
        token.span().into()
    }
}

/// One mistake and where it stands.
#[derive(Debug)]
pub(crate) struct Mistake {
    pub(crate) at: Region,
    pub(crate) message: String,
    /// The `#[cfg(..)]`s of the item that it is in: an item that is not there has no mistakes.
    cfgs: TokenStream,
}

/// All mistakes of one macro call, in the order found.
#[derive(Debug, Default)]
pub(crate) struct Errors {
    list: Vec<Mistake>,
}

impl Errors {
    pub(crate) fn push(&mut self, at: impl Into<Region>, message: impl fmt::Display) {
        self.list.push(Mistake { at: at.into(), message: message.to_string(), cfgs: TokenStream::new() });
    }

    /// Puts the mistakes from number `first` on under the `#[cfg(..)]`s of their item.
    pub(crate) fn under(&mut self, first: usize, cfgs: &TokenStream) {
        for mistake in self.list.iter_mut().skip(first) {
            mistake.cfgs = cfgs.clone();
        }
    }

    /// A mistake that core names, with what the user of the macro can do besides.
    pub(crate) fn push_with_advice(
        &mut self,
        at: impl Into<Region>,
        error: tla_core::LayoutError,
        advice: &str,
    ) {
        let error = error.to_string();
        let joint = if error.ends_with('?') { " " } else { "; " };
        self.push(at, format!("{error}{joint}{advice}"));
    }

    /// The mistakes of `others`, after those that are there.
    pub(crate) fn append(&mut self, mut others: Self) {
        self.list.append(&mut others.list);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(crate) fn count(&self) -> usize {
        self.list.len()
    }

    #[cfg(test)]
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Mistake> {
        self.list.iter()
    }

    /// `compile_error!`s, one a mistake; valid as items and as statements.
    ///
    /// rustc underlines from the first token of such a call to its closing brace, so these two
    /// carry the ends of the user's stretch.
    pub(crate) fn to_compile_errors(&self) -> TokenStream {
        self.list
            .iter()
            .map(|Mistake { at, message, cfgs }| {
                let mut body = proc_macro2::Group::new(
                    proc_macro2::Delimiter::Brace,
                    TokenStream::from(TokenTree::from(proc_macro2::Literal::string(message))),
                );
                body.set_span(at.end);
                let path = quote_spanned!(at.start=> ::core::compile_error!);
                quote_spanned!(at.start=> #cfgs #path #body)
            })
            .collect()
    }
}
