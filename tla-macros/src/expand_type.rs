//! A layout as a type. No arithmetic: the type repeats the notation, and const evaluation reads it.

use proc_macro2::{Delimiter, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote_spanned};

use crate::ast::{
    Argument, AxisName, Body, Element, Iters, Layout, Named, Operand, Parameters, Root, Shape, Stride,
    Swizzle, SwizzleSpec, Tagged, Tile, Width,
};
use crate::errors::Region;
use crate::names::{KnownElement, Names};

mod chain;
mod nested;

/// What an expansion may name: `$crate::__private::..`, `::core::..` and the user's own tokens.
#[derive(Clone, Copy)]
pub(crate) struct Expander<'a> {
    root: &'a Root,
    pub(super) names: Names<'a>,
    /// Where the tokens stand that are nobody's: see [`Expander::new`].
    glue: Span,
}

impl<'a> Expander<'a> {
    /// An expander for `layout`.
    ///
    /// rustc reports an error once for each place that it comes up at, and a type of the user's that
    /// is no axis or no element comes up all over the expansion. So whatever has no token of the
    /// user's to stand at stands at that type: all places are one.
    pub(crate) fn new(root: &'a Root, names: Names<'a>, layout: Option<&Layout>) -> Self {
        let mut expander = Self { root, names, glue: Span::call_site() };
        let suspect = layout.and_then(|layout| suspect(layout, names));
        if let Some(at) = suspect.or(layout.map(|layout| layout.at)) {
            expander.glue = expander.located(at.start);
        }
        expander
    }

    /// Where tokens stand that are nobody's.
    pub(crate) fn glue(&self) -> Span {
        self.glue
    }

    pub(crate) fn root(&self) -> &'a Root {
        self.root
    }

    /// `$crate::__private`.
    pub(crate) fn private(&self) -> TokenStream {
        self.private_at(self.glue)
    }

    /// `$crate::__private` at the user's token, so that rustc's own errors land there.
    ///
    /// `$crate` finds its crate by the hygiene of its span, so only the location changes.
    pub(crate) fn private_at(&self, at: Span) -> TokenStream {
        let root = relocated(&self.root.path, at);
        let at = self.located(at);
        quote_spanned!(at=> #root::__private)
    }

    /// The place of `at` with the hygiene of `$crate`: no lint takes the token for the user's, and
    /// rustc underlines from the one to the other.
    pub(super) fn located(&self, at: Span) -> Span {
        let root = self.root.path.clone().into_iter().next();
        root.map_or_else(Span::call_site, |root| root.span()).located_at(at)
    }

    pub(crate) fn layout(&self, layout: &Layout) -> TokenStream {
        let p = self.private();
        let mut expansion = match &layout.body {
            Body::Tirx(tile) => self.tile(tile),
            Body::Tla(nested) => self.nested(nested),
            Body::Tag(tagged) => self.tagged(tagged),
            Body::Chain(chain) => self.chain(chain),
            Body::Path(path) => self.path(path),
        };
        if let Some(swizzle) = &layout.swizzle {
            let swizzle = self.swizzle(swizzle);
            expansion = quote_spanned!(self.glue=> #p::ComposeLayout<#swizzle, #expansion>);
        }
        if let Some(shape) = &layout.shape {
            let shape = self.shape(shape);
            expansion = quote_spanned!(self.glue=> #p::Reshaped<#expansion, #shape>);
        }
        expansion
    }

    fn tile(&self, tile: &Tile) -> TokenStream {
        let p = self.private();
        let shard = self.iters(&quote_spanned!(self.glue=> #p::S), tile.shard.as_ref());
        let replica = self.iters(&quote_spanned!(self.glue=> #p::R), tile.replica.as_ref());
        let offsets = tile.offsets.iter().map(|offset| self.stride(offset));
        match (&tile.replica, tile.offsets.as_slice()) {
            (None, []) => quote_spanned!(self.glue=> #p::TileLayout<#shard>),
            (Some(_), []) => quote_spanned!(self.glue=> #p::TileLayout<#shard, #replica>),
            (_, [_, ..]) => {
                quote_spanned!(self.glue=> #p::TileLayout<#shard, #replica, #p::O<(#(#offsets,)*)>>)
            }
        }
    }

    fn iters(&self, wrapper: &TokenStream, iters: Option<&Iters>) -> TokenStream {
        let Some(iters) = iters else { return quote_spanned!(self.glue=> #wrapper<()>) };
        let shape = self.shape(&iters.shape);
        match &iters.strides {
            None => quote_spanned!(self.glue=> #wrapper<#shape>),
            Some(strides) => {
                let strides = strides.iter().map(|stride| self.stride(stride));
                quote_spanned!(self.glue=> #wrapper<#shape, (#(#strides,)*)>)
            }
        }
    }

    pub(crate) fn shape(&self, shape: &Shape) -> TokenStream {
        let extents = shape.extents.iter().map(|extent| self.operand(extent));
        quote_spanned!(self.glue=> (#(#extents,)*))
    }

    fn stride(&self, stride: &Stride) -> TokenStream {
        let at = stride.at.start;
        let p = self.private_at(at);
        let at = self.located(at);
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
                    let at = self.located(name.span());
                    quote_spanned!(at=> #p::axis::#name)
                }
            },
            AxisName::Path { tokens, at, .. } => self.projected(tokens, at.start, "AxisOf", "Axis"),
            // not expanded: its layout has a stand-in
            AxisName::Bad { .. } => TokenStream::new(),
        }
    }

    /// `Int<..>`
    pub(crate) fn operand(&self, operand: &Operand) -> TokenStream {
        let at = operand.at();
        let p = self.private_at(at.start);
        let span = self.located(at.start);
        match operand {
            Operand::Literal { .. } => {
                let value = self.value(operand);
                quote_spanned!(span=> #p::Int<#value>)
            }
            Operand::Symbol { .. } => {
                let value = self.value(operand);
                quote_spanned!(span=> #p::Int<#value>)
            }
            Operand::Bad { .. } => quote_spanned!(span=> #p::Int<1>),
        }
    }

    /// A number as a const argument.
    pub(crate) fn value(&self, operand: &Operand) -> TokenStream {
        let at = operand.at();
        let span = self.located(at.start);
        match operand {
            Operand::Literal { value, .. } => {
                let mut value = Literal::u64_unsuffixed(*value);
                value.set_span(at.start);
                value.to_token_stream()
            }
            Operand::Symbol { tokens, .. } => {
                // in braces it can only be a value, even where a type has the same name; the braces
                // are the macro's own, so that no lint calls the user's unnecessary
                let inner = match tokens.clone().into_iter().next() {
                    Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => group.stream(),
                    _ => tokens.clone(),
                };
                quote_spanned!(span=> { #inner })
            }
            Operand::Bad { .. } => quote_spanned!(span=> 1),
        }
    }

    fn swizzle(&self, swizzle: &Swizzle) -> TokenStream {
        let at = swizzle.at.start;
        let p = self.private_at(at);
        let span = self.located(at);
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
        match element {
            Element::Bits(bits) => self.operand(bits),
            Element::Path { tokens, at, .. } => self.projected(tokens, at.start, "ElementOf", "Bits"),
            Element::Name(name) => match self.names.element(name) {
                Ok(KnownElement::Bits(bits)) => {
                    self.operand(&Operand::Literal { value: bits.into(), at: name.span().into() })
                }
                Ok(KnownElement::Parameter) => {
                    let p = self.private();
                    quote_spanned!(self.glue=> #p::Of<#name>)
                }
                Ok(KnownElement::Type) | Err(_) => {
                    self.projected(&name.to_token_stream(), name.span(), "ElementOf", "Bits")
                }
            },
        }
    }

    /// `<path as trait>::member`, which is the type at `path`. A type without the trait is one error,
    /// at the user's token, and spoils no bound that the layout has to keep.
    pub(super) fn projected(&self, path: &TokenStream, at: Span, bound: &str, member: &str) -> TokenStream {
        let p = self.private_at(at);
        let span = self.located(at);
        let path = demanded(path);
        let (bound, member) = (Ident::new(bound, span), Ident::new(member, span));
        quote_spanned!(span=> <#p::Of<#path> as #p::#bound<#path>>::#member)
    }

    fn width(&self, width: &Width) -> TokenStream {
        let p = self.private_at(width.at.start);
        let span = self.located(width.at.start);
        match tla_core::SwizzleWidth::try_from_name(&width.text) {
            Ok(tla_core::SwizzleWidth::None) | Err(_) => quote_spanned!(span=> #p::width::None),
            Ok(tla_core::SwizzleWidth::B32) => quote_spanned!(span=> #p::width::B32),
            Ok(tla_core::SwizzleWidth::B64) => quote_spanned!(span=> #p::width::B64),
            Ok(tla_core::SwizzleWidth::B128) => quote_spanned!(span=> #p::width::B128),
        }
    }
}

/// The first type in `layout` that rustc may refuse.
fn suspect(layout: &Layout, names: Names<'_>) -> Option<Region> {
    let of_body = match &layout.body {
        Body::Path(path) if !path.name.as_ref().is_some_and(|name| names.declares(name)) => Some(path.at),
        Body::Chain(chain) => suspect(&chain.receiver, names).or_else(|| {
            let arguments = chain.calls.iter().flat_map(|call| &call.arguments);
            arguments.flat_map(Argument::named).find_map(|named| match named {
                Named::Layout(layout) => suspect(layout, names),
                Named::Axis(AxisName::Path { at, .. }) => Some(*at),
                Named::Axis(_) => None,
            })
        }),
        _ => None,
    };
    let of_swizzle = layout.swizzle.as_ref().and_then(|swizzle| match &swizzle.spec {
        SwizzleSpec::Element { element, .. } => Some(element),
        _ => None,
    });
    let of_tag = match &layout.body {
        Body::Tag(Tagged { parameters: Parameters::Element { element, .. }, .. }) => Some(element),
        _ => None,
    };
    let element = of_swizzle.into_iter().chain(of_tag).find_map(|element| match element {
        Element::Path { at, .. } => Some(*at),
        Element::Name(name) => {
            matches!(names.element(name), Ok(KnownElement::Type)).then(|| name.span().into())
        }
        Element::Bits(_) => None,
    });
    let axis = || {
        layout.tile().into_iter().flat_map(Tile::steps).find_map(|step| match &step.axis {
            Some(AxisName::Path { at, .. }) => Some(*at),
            _ => None,
        })
    };
    of_body.or(element).or_else(axis)
}

/// A path that the notation demands, although the name alone might be in scope: with one token of the
/// macro's own it is no business of `unused_qualifications`.
fn demanded(path: &TokenStream) -> TokenStream {
    let mut tokens: Vec<TokenTree> = path.clone().into_iter().collect();
    // a name alone stays the user's, so that an error about it does not name the macro behind `layout!`
    if tokens.len() > 1
        && let Some(TokenTree::Ident(first)) = tokens.iter_mut().find(|token| matches!(token, TokenTree::Ident(_)))
        // finds its crate by the span it has
        && first != "$crate"
    {
        first.set_span(Span::call_site().located_at(first.span()));
    }
    tokens.into_iter().collect()
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
