//! A layout as a type. No arithmetic: the type repeats the notation, and const evaluation reads it.

use proc_macro2::{Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};

use crate::ast::{
    AxisName, Element, Iters, Layout, Operand, Root, Shape, Stride, Swizzle, SwizzleSpec, Tile, Width,
};
use crate::names::{KnownElement, Names};

/// What an expansion may name: `$crate::__private::..`, `::core::..` and the user's own tokens.
#[derive(Clone, Copy)]
pub(crate) struct Expander<'a> {
    root: &'a Root,
    names: Names<'a>,
}

impl<'a> Expander<'a> {
    pub(crate) fn new(root: &'a Root, names: Names<'a>) -> Self {
        Self { root, names }
    }

    pub(crate) fn root(&self) -> &'a Root {
        self.root
    }

    /// `$crate::__private`.
    pub(crate) fn private(&self) -> TokenStream {
        self.private_at(Span::call_site())
    }

    /// `$crate::__private` at the user's token, so that rustc's own errors land there.
    ///
    /// `$crate` finds its crate by the hygiene of its span, so only the location changes.
    pub(crate) fn private_at(&self, at: Span) -> TokenStream {
        let root = relocated(&self.root.path, at);
        let at = located(at);
        quote_spanned!(at=> #root::__private)
    }

    pub(crate) fn layout(&self, layout: &Layout) -> TokenStream {
        let p = self.private();
        let mut expansion = self.tile(&layout.tile);
        if let Some(swizzle) = &layout.swizzle {
            let swizzle = self.swizzle(swizzle);
            expansion = quote!(#p::ComposeLayout<#swizzle, #expansion>);
        }
        if let Some(shape) = &layout.shape {
            let shape = self.shape(shape);
            expansion = quote!(#p::Reshaped<#expansion, #shape>);
        }
        expansion
    }

    fn tile(&self, tile: &Tile) -> TokenStream {
        let p = self.private();
        let shard = self.iters(&quote!(#p::S), tile.shard.as_ref());
        let replica = self.iters(&quote!(#p::R), tile.replica.as_ref());
        let offsets = tile.offsets.iter().map(|offset| self.stride(offset));
        match (&tile.replica, tile.offsets.as_slice()) {
            (None, []) => quote!(#p::TileLayout<#shard>),
            (Some(_), []) => quote!(#p::TileLayout<#shard, #replica>),
            (_, [_, ..]) => quote!(#p::TileLayout<#shard, #replica, #p::O<(#(#offsets,)*)>>),
        }
    }

    fn iters(&self, wrapper: &TokenStream, iters: Option<&Iters>) -> TokenStream {
        let Some(iters) = iters else { return quote!(#wrapper<()>) };
        let shape = self.shape(&iters.shape);
        match &iters.strides {
            None => quote!(#wrapper<#shape>),
            Some(strides) => {
                let strides = strides.iter().map(|stride| self.stride(stride));
                quote!(#wrapper<#shape, (#(#strides,)*)>)
            }
        }
    }

    pub(crate) fn shape(&self, shape: &Shape) -> TokenStream {
        let extents = shape.extents.iter().map(|extent| self.operand(extent));
        quote!((#(#extents,)*))
    }

    fn stride(&self, stride: &Stride) -> TokenStream {
        let at = stride.at.start;
        let p = self.private_at(at);
        let at = located(at);
        let mut value = match &stride.value {
            Some(operand) => self.operand(operand),
            None => quote_spanned!(at=> #p::Int<1>),
        };
        if stride.negative {
            value = quote_spanned!(at=> #p::Neg<#value>);
        }
        match &stride.axis {
            None => value,
            Some(axis) => {
                let axis = self.axis(axis);
                quote_spanned!(at=> #p::On<#value, #axis>)
            }
        }
    }

    /// The type of an axis.
    pub(crate) fn axis(&self, axis: &AxisName) -> TokenStream {
        match axis {
            AxisName::Name(name) => match self.names.axis(name) {
                Ok(None) => name.to_token_stream(),
                Ok(Some(_)) | Err(_) => {
                    let p = self.private_at(name.span());
                    let at = located(name.span());
                    quote_spanned!(at=> #p::axis::#name)
                }
            },
            AxisName::Path { tokens, .. } => tokens.clone(),
            // not expanded: its layout has a stand-in
            AxisName::Bad { .. } => TokenStream::new(),
        }
    }

    /// `Int<..>`
    pub(crate) fn operand(&self, operand: &Operand) -> TokenStream {
        let at = operand.at();
        let p = self.private_at(at.start);
        let span = located(at.start);
        match operand {
            Operand::Literal { value, .. } => {
                let mut value = Literal::u64_unsuffixed(*value);
                value.set_span(at.start);
                quote_spanned!(span=> #p::Int<#value>)
            }
            Operand::Symbol { tokens, .. } => {
                let is_block = matches!(
                    tokens.clone().into_iter().next(),
                    Some(TokenTree::Group(group)) if group.delimiter() == proc_macro2::Delimiter::Brace
                );
                if is_block {
                    quote_spanned!(span=> #p::Int<#tokens>)
                } else {
                    // in braces it can only be a value, even where a type has the same name
                    quote_spanned!(span=> #p::Int<{ #tokens }>)
                }
            }
            Operand::Bad { .. } => quote_spanned!(span=> #p::Int<1>),
        }
    }

    fn swizzle(&self, swizzle: &Swizzle) -> TokenStream {
        let at = swizzle.at.start;
        let p = self.private_at(at);
        let span = located(at);
        match &swizzle.spec {
            SwizzleSpec::Numbers(numbers) => {
                let [m, b, s] = numbers.each_ref().map(|(operand, negative)| {
                    let operand = self.operand(operand);
                    if *negative { quote_spanned!(span=> #p::Neg<#operand>) } else { operand }
                });
                quote_spanned!(span=> #p::SwizzleLayout<#m, #b, #s>)
            }
            SwizzleSpec::Element { element, width } => {
                let (element, width) = (self.element(element), self.width(width));
                quote_spanned!(span=> #p::ElementSwizzle<#element, #width>)
            }
            // not expanded: its layout has a stand-in
            SwizzleSpec::Bad => TokenStream::new(),
        }
    }

    fn element(&self, element: &Element) -> TokenStream {
        let (tokens, at) = match element {
            Element::Bits(bits) => return self.operand(bits),
            Element::Path { tokens, at, .. } => (tokens.clone(), at.start),
            Element::Name(name) => match self.names.element(name) {
                Ok(KnownElement::Bits(bits)) => {
                    let operand = Operand::Literal { value: bits.into(), at: name.span().into() };
                    return self.operand(&operand);
                }
                Ok(KnownElement::Type) | Err(_) => (name.to_token_stream(), name.span()),
            },
        };
        let p = self.private_at(at);
        let span = located(at);
        quote_spanned!(span=> #p::Of<#tokens>)
    }

    fn width(&self, width: &Width) -> TokenStream {
        let p = self.private_at(width.at.start);
        let span = located(width.at.start);
        match tla_core::SwizzleWidth::try_from_name(&width.text) {
            Ok(tla_core::SwizzleWidth::None) | Err(_) => quote_spanned!(span=> #p::width::None),
            Ok(tla_core::SwizzleWidth::B32) => quote_spanned!(span=> #p::width::B32),
            Ok(tla_core::SwizzleWidth::B64) => quote_spanned!(span=> #p::width::B64),
            Ok(tla_core::SwizzleWidth::B128) => quote_spanned!(span=> #p::width::B128),
        }
    }
}

/// The place of `at` with the hygiene of the macro call: no lint takes the token for the user's.
pub(crate) fn located(at: Span) -> Span {
    Span::call_site().located_at(at)
}

fn relocated(tokens: &TokenStream, at: Span) -> TokenStream {
    let relocate = |mut token: TokenTree| {
        if let TokenTree::Group(group) = &token {
            let inner = relocated(&group.stream(), at);
            token = proc_macro2::Group::new(group.delimiter(), inner).into();
        }
        token.set_span(token.span().located_at(at));
        token
    };
    tokens.clone().into_iter().map(relocate).collect()
}
