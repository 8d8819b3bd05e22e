//! Stand-ins: well-typed layouts that take the place of one with a mistake, so that one mistake is
//! one error and none follows from it.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use tla_core::nested::{IntTuple, NestedLayout, tag};
use tla_core::{Iter, Map, axis};

use crate::ast::{Argument, Body, Layout, Operand, Shape};
use crate::errors::Errors;
use crate::expand_type::Expander;
use crate::validate;

/// Whether the stand-in of `layout` is a nested layout as such.
pub(crate) fn is_nested(layout: &Layout) -> bool {
    nested(layout).is_some()
}

/// The shape under which a layout is asked that was not understood: the last that is written, a logical shape
/// or the argument of an operation.
fn shape(layout: &Layout) -> Option<&Shape> {
    layout.shape.as_ref().or_else(|| match &layout.body {
        Body::Tirx(tile) => tile.shard.as_ref().map(|shard| &shard.shape),
        Body::Chain(chain) => {
            let mut arguments = chain.calls.iter().rev().flat_map(|call| &call.arguments);
            arguments.find_map(Argument::shape).or_else(|| shape(&chain.receiver))
        }
        Body::Tla(_) | Body::Tag(_) | Body::Path(_) => None,
    })
}

/// A contiguous layout of the rank that was meant, and of its extents where they are usable.
pub(crate) fn layout(layout: Option<&Layout>, expander: Expander<'_>) -> TokenStream {
    if let Some(shape) = layout.and_then(nested) {
        return nested_stand_in(&shape, expander, &TokenStream::new());
    }
    let extents = extents(layout);
    stand_in(expander, &extents.iter().map(|&extent| Literal::u64_unsuffixed(extent)).collect::<Vec<_>>())
}

/// The same, with the errors inside it: there is no other place for them in a type.
///
/// As statements of a const argument they are reported and leave a value behind.
pub(crate) fn layout_with_errors(layout: &Layout, expander: Expander<'_>, errors: &Errors) -> TokenStream {
    let errors = errors.to_compile_errors();
    if let Some(shape) = nested(layout) {
        return nested_stand_in(&shape, expander, &errors);
    }
    let extents = extents(Some(layout));
    let mut operands = extents.iter().map(|&extent| {
        let extent = Literal::u64_unsuffixed(extent);
        quote!(#extent)
    });
    let first = operands.next().unwrap_or_else(|| quote!(1));
    let first = quote!({ #errors #first });
    stand_in(expander, &core::iter::once(first).chain(operands).collect::<Vec<_>>())
}

/// The shape that was meant, for a nested layout as such: it is asked with nested coordinates.
fn nested(layout: &Layout) -> Option<IntTuple> {
    if !layout.is_body() {
        return None;
    }
    let pair = |tuple: &str| tla_core::nested::parse::int_tuple(tuple).ok();
    match &layout.body {
        Body::Tirx(_) | Body::Path(_) => None,
        Body::Chain(chain) => {
            let has_shape = chain.calls.iter().flat_map(|call| &call.arguments).any(|a| a.shape().is_some());
            if has_shape { None } else { nested(&chain.receiver) }
        }
        Body::Tla(nested) => {
            let is_right = |shape: &IntTuple| {
                NestedLayout::try_new(*shape, *shape).and_then(|layout| layout.try_map()).is_ok()
            };
            let known = validate::stand_in(&nested.shape, true).ok().filter(is_right);
            known
                .or_else(|| validate::stand_in(&nested.shape, false).ok().filter(is_right))
                .or_else(|| pair("(1,1)"))
        }
        Body::Tag(tagged) => {
            let size = |i: usize| {
                let size = tagged.sizes.get(i).and_then(Operand::literal);
                size.filter(|size| (1..=0xFFFF).contains(size)).unwrap_or(1)
            };
            let made = tag::try_named(&tagged.name.to_string())
                .and_then(|tag| tag::try_layout(tag, 16, size(0), size(1)));
            made.map_or_else(|_| pair("((1,1),(1,1))"), |layout| Some(*layout.shape()))
        }
    }
}

/// A layout of that shape, all at address 0. The errors stand in its first extent.
fn nested_stand_in(shape: &IntTuple, expander: Expander<'_>, errors: &TokenStream) -> TokenStream {
    let p = expander.private();
    let mut errors = Some(errors);
    let shape_type = leaves(expander, shape, &mut |value| {
        let value = Literal::i64_unsuffixed(value);
        match errors.take().filter(|errors| !errors.is_empty()) {
            Some(errors) => quote!({ #errors #value }),
            None => quote!(#value),
        }
    });
    let stride = leaves(expander, shape, &mut |_| quote!(0));
    quote!(#p::nested::Layout<#shape_type, #stride>)
}

fn leaves(
    expander: Expander<'_>,
    tuple: &IntTuple,
    value: &mut dyn FnMut(i64) -> TokenStream,
) -> TokenStream {
    let p = expander.private();
    if let Some(leaf) = tuple.as_leaf() {
        let value = value(leaf);
        return quote!(#p::Int<#value>);
    }
    let entries: Vec<TokenStream> = (0..tuple.rank())
        .filter_map(|i| tuple.entry(i))
        .map(|entry| leaves(expander, &entry, value))
        .collect();
    quote!((#(#entries,)*))
}

fn stand_in<T: quote::ToTokens>(expander: Expander<'_>, extents: &[T]) -> TokenStream {
    let p = expander.private();
    quote!(#p::TileLayout<#p::S<(#(#p::Int<#extents>,)*)>>)
}

fn extents(layout: Option<&Layout>) -> Vec<u64> {
    let Some(shape) = layout.and_then(shape) else { return vec![1] };
    let extents: Vec<u64> =
        shape.extents.iter().map(|extent| Operand::literal(extent).unwrap_or(1).max(1)).collect();
    let iters: Vec<Iter> = extents.iter().map(|&extent| Iter::new(extent, 0, axis::M)).collect();
    match Map::try_new(&iters, &[], &[]) {
        Ok(_) => extents,
        // too many or too large
        Err(_) => vec![1; extents.len().min(tla_core::MAX_ITERS)],
    }
}
