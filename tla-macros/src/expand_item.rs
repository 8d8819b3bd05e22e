//! A named layout: the item, its documentation and its storage.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use crate::ast::{Attributes, Body, Item, Keyword, Layout};
use crate::checks::checks;
use crate::docs;
use crate::expand_type::Expander;
use crate::fallback;
use crate::len;
use crate::validate::Facts;

/// The item and what belongs to it. `layout` is its type.
pub(crate) fn item(item: &Item, expander: Expander<'_>, layout: &TokenStream, facts: &Facts) -> TokenStream {
    let Item { attributes, visibility, name, .. } = item;
    let keyword_at = item.keyword_at.start;
    let (kept, cfgs) = (&attributes.tokens, &attributes.cfgs);
    let doc = docs::of(item.layout.as_ref(), facts, attributes.documented);
    // a struct with generics is refused; the alias is what its users expect meanwhile
    if item.keyword == Keyword::Type || item.generics.is_some() {
        let generics = item.generics.as_ref().map(|generics| &generics.tokens);
        let keyword = quote_spanned!(keyword_at=> type);
        let checks = checks(item, expander, &quote!(#name), facts);
        return quote! {
            #kept
            #doc
            #visibility #keyword #name #generics = #layout;
            #checks
        };
    }
    let derives = derives(attributes);
    let keyword = quote_spanned!(keyword_at=> struct);
    let (p, glue) = (expander.private(), expander.glue());
    // the name where it is only used
    let mut user = name.clone();
    user.set_span(glue);
    let own = quote_spanned!(glue=> <#user as #p::Named>::Layout);
    let length = expander.root().generic_array.then(|| {
        let length = match facts.map.as_ref().map(|map| map.try_cosize()) {
            Some(Ok(cosize)) => len::literal(&p, cosize),
            _ => len::of_layout(&p, &own, glue),
        };
        quote_spanned!(glue=> type Len = #length;)
    });
    // what the macro knows, `cargo check` need not evaluate
    let cosize = facts.map.as_ref().and_then(|map| map.try_cosize().ok()).and_then(number);
    let cosize = cosize.unwrap_or_else(|| quote_spanned!(glue=> #p::check::cosize::<#own>()));
    let size = facts.map.as_ref().and_then(|map| number(map.size()));
    let size = size.unwrap_or_else(|| quote_spanned!(glue=> #p::check::size::<#own>()));
    let checks = checks(item, expander, &own, facts);
    let reported = (!checks.is_empty()).then(|| quote_spanned!(glue=> const IS_REPORTED: bool = true;));
    let nested = item.layout.as_ref().is_some_and(|layout| is_nested(layout, facts)).then(|| {
        quote_spanned! {glue=>
            /// The layout as a value: for coordinates of every nesting, tiles and tensors.
            #[allow(dead_code, reason = "a layout need not be asked for its value")]
            #[must_use]
            #[inline]
            #visibility const fn layout() -> #own {
                <#own as #p::nested::Single>::SINGLE
            }
        }
    });
    let impls = quote_spanned! {glue=>
        #cfgs
        #[automatically_derived]
        #[allow(deprecated, reason = "the deprecation is for the users of the layout")]
        impl #p::Mapping for #user {}

        #cfgs
        #[automatically_derived]
        #[allow(deprecated, reason = "the deprecation is for the users of the layout")]
        impl #p::Named for #user {
            type Layout = #layout;
            type Storage<T> = [T; #cosize];
            #length
            #reported
        }

        #cfgs
        #[allow(deprecated, reason = "the deprecation is for the users of the layout")]
        impl #user {
            /// The offsets on `m` of all elements, by their linear index (last dimension fastest).
            #[allow(dead_code, reason = "a layout need not be asked for its table")]
            #[must_use]
            #[inline]
            #visibility const fn table() -> [::core::primitive::usize; #size] {
                #p::table::<#own, _>()
            }

            #nested
        }
    };
    quote! {
        #kept
        #doc
        #derives
        #visibility #keyword #name;
        #impls
        #checks
    }
}

/// Whether the type of the name is a nested layout as such, which has a value.
fn is_nested(layout: &Layout, facts: &Facts) -> bool {
    match &facts.known {
        _ if facts.is_wrong => fallback::is_nested(layout),
        // another name is a type of its own
        Some(known) => known.plain().is_some() && !matches!(layout.body, Body::Path(_)),
        None => layout.is_nested(),
    }
}

/// `value` as a literal, if it is a `usize` on all targets but those of 16 bits.
fn number(value: u64) -> Option<TokenStream> {
    u32::try_from(value).ok().map(|value| Literal::u32_unsuffixed(value).to_token_stream())
}

/// `#[derive(..)]` of what a name can derive for nothing, without what the user derives.
pub(crate) fn derives(attributes: &Attributes) -> TokenStream {
    let missing = |derive: &str| !attributes.derives.iter().any(|own| own == derive);
    let clone = missing("Clone").then(|| quote!(::core::clone::Clone,));
    let copy = missing("Copy").then(|| quote!(::core::marker::Copy,));
    let debug = missing("Debug").then(|| quote!(::core::fmt::Debug,));
    quote!(#[derive(#clone #copy #debug)])
}
