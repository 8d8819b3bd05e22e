//! Stand-ins: well-typed layouts that take the place of one with a mistake, so that one mistake is
//! one error and none follows from it.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use tla_core::{Iter, Map, axis};

use crate::ast::{Layout, Operand};
use crate::errors::Errors;
use crate::expand_type::Expander;

/// A contiguous layout of the rank that was meant, and of its extents where they are usable.
pub(crate) fn layout(layout: Option<&Layout>, expander: Expander<'_>) -> TokenStream {
    let extents = extents(layout);
    stand_in(expander, &extents.iter().map(|&extent| Literal::u64_unsuffixed(extent)).collect::<Vec<_>>())
}

/// The same, with the errors inside it: there is no other place for them in a type.
///
/// As statements of a const argument they are reported and leave a value behind.
pub(crate) fn layout_with_errors(layout: &Layout, expander: Expander<'_>, errors: &Errors) -> TokenStream {
    let extents = extents(Some(layout));
    let errors = errors.to_compile_errors();
    let mut operands = extents.iter().map(|&extent| {
        let extent = Literal::u64_unsuffixed(extent);
        quote!(#extent)
    });
    let first = operands.next().unwrap_or_else(|| quote!(1));
    let first = quote!({ #errors #first });
    stand_in(expander, &core::iter::once(first).chain(operands).collect::<Vec<_>>())
}

fn stand_in<T: quote::ToTokens>(expander: Expander<'_>, extents: &[T]) -> TokenStream {
    let p = expander.private();
    quote!(#p::TileLayout<#p::S<(#(#p::Int<#extents>,)*)>>)
}

fn extents(layout: Option<&Layout>) -> Vec<u64> {
    let shape = layout.and_then(|layout| {
        layout.shape.as_ref().or_else(|| layout.tile.shard.as_ref().map(|shard| &shard.shape))
    });
    let Some(shape) = shape else { return vec![1] };
    let extents: Vec<u64> =
        shape.extents.iter().map(|extent| Operand::literal(extent).unwrap_or(1).max(1)).collect();
    let iters: Vec<Iter> = extents.iter().map(|&extent| Iter::new(extent, 0, axis::M)).collect();
    match Map::try_new(&iters, &[], &[]) {
        Ok(_) => extents,
        // too many or too large
        Err(_) => vec![1; extents.len().min(tla_core::MAX_ITERS)],
    }
}
