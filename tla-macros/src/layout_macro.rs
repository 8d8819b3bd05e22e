//! `layout!` from end to end: parse, validate, expand; a stand-in for what is wrong.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ast::{Input, Item, Layout, Root};
use crate::circle::Circle;
use crate::errors::Errors;
use crate::expand_type::Expander;
use crate::names::{Layouts, Names};
use crate::parse::{self, Parser};
use crate::validate::{self, Facts};
use crate::{circle, expand_item, fallback};

/// The expansion of `layout!`; `input` starts with the root that the shim puts in front.
pub(crate) fn expand(input: TokenStream) -> TokenStream {
    expand_into(input, &mut Errors::default())
}

/// [`expand`], which leaves the mistakes in `errors` besides.
pub(crate) fn expand_into(input: TokenStream, errors: &mut Errors) -> TokenStream {
    let Some((root, tokens)) = parse::root(input) else { return parse::without_shim("layout!") };
    match Parser::new(errors).input(&tokens, &root) {
        Input::Type(layout) => expand_type(&root, &layout, errors),
        Input::Items(items) => {
            let mut layouts = Layouts::new();
            let items: TokenStream = items
                .iter()
                .zip(circle::among(&items))
                .map(|(item, circle)| {
                    let first = errors.count();
                    let expansion = expand_item(&root, item, circle, &mut layouts, errors);
                    errors.under(first, &item.attributes.cfgs);
                    expansion
                })
                .collect();
            let errors = errors.to_compile_errors();
            quote!(#errors #items)
        }
    }
}

fn expand_type(root: &Root, layout: &Layout, errors: &mut Errors) -> TokenStream {
    let layouts = Layouts::new();
    let names = Names::of(None, &layouts);
    let expander = Expander::new(root, names, Some(layout));
    validate::layout(layout, names, errors);
    if errors.is_empty() {
        expander.layout(layout)
    } else {
        fallback::layout_with_errors(layout, expander, errors)
    }
}

/// One item; if the macro can evaluate it, the items after it know its layout.
fn expand_item(
    root: &Root,
    item: &Item,
    circle: Circle,
    layouts: &mut Layouts,
    errors: &mut Errors,
) -> TokenStream {
    let names = Names::of(item.generics.as_ref(), layouts);
    let expander = Expander::new(root, names, item.layout.as_ref());
    let facts = match &item.layout {
        Some(layout) => {
            let facts = validate::layout(layout, names, errors);
            validate::item(item, facts, errors)
        }
        None => Facts::WRONG,
    };
    let facts = if circle.is_in { Facts::WRONG } else { facts };
    circle.report(errors);
    let layout = match &item.layout {
        Some(layout) if !facts.is_wrong => expander.layout(layout),
        layout => fallback::layout(layout.as_ref(), expander),
    };
    let expansion = expand_item::item(item, expander, &layout, &facts);
    // under a `cfg` the name may be another's
    if let (Some(known), true) = (facts.as_a_type(), item.attributes.cfgs.is_empty()) {
        layouts.insert(item.name.to_string(), known);
    }
    expansion
}
