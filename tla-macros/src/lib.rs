//! The procedural macros behind `tla::layout!` and `tla::axis!`.
//!
//! Not for direct use: the macros of `tla` call them with the way to `tla` in front, and their
//! documentation stands there.
//!
//! A call goes through `parse` (grammar), `validate` (rules) and `expand_*` (types and items). The
//! rules are those of `tla-core`: this crate computes no size, no stride and no divisibility. It
//! knows which token is to blame. All mistakes of a call are reported together, and `fallback` puts
//! a well-typed layout where one was wrong, so that none of them causes another error.

mod ast;
mod axis;
mod checks;
mod circle;
mod docs;
mod errors;
mod expand_item;
mod expand_type;
mod fallback;
mod layout_macro;
mod len;
mod methods;
mod names;
mod parse;
#[cfg(test)]
mod tests;
mod tokens;
mod validate;
mod values;

use proc_macro::TokenStream;

/// `tla::layout!`, after its shim: `[path of tla] layout` or `[path of tla] items`.
#[proc_macro]
pub fn layout(input: TokenStream) -> TokenStream {
    layout_macro::expand(input.into()).into()
}

/// `tla::axis!`, after its shim: `[path of tla] axes`.
#[proc_macro]
pub fn axis(input: TokenStream) -> TokenStream {
    axis::expand(input.into()).into()
}
