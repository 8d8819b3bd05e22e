//! Operations: the literal layout that the macro evaluated, or the operation as a type.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote_spanned};
use tla_core::nested::NestedLayout;
use tla_core::{Iter, Map, Swizzle, axis};

use super::Expander;
use crate::ast::{Argument, Call, Chain, Coordinate, Mode, Path};
use crate::methods::{Kind, Takes};
use crate::validate;
use crate::values::Known;

impl Expander<'_> {
    /// What the calls make, folded as far as the macro can evaluate them.
    pub(super) fn chain(&self, chain: &Chain) -> TokenStream {
        let (done, start) = match validate::folded(chain, self.names) {
            Some((done, known)) => (done, self.folded(&known, chain.at.start)),
            None => (0, self.layout(&chain.receiver)),
        };
        chain.calls[done..].iter().fold(start, |receiver, call| self.operation(call, &receiver))
    }

    /// The types of `chain` after its receiver and after each call, none of them folded: what const
    /// evaluation is asked about, one after the other.
    pub(crate) fn prefixes(&self, chain: &Chain) -> Vec<TokenStream> {
        let mut prefixes = vec![self.layout(&chain.receiver)];
        for call in &chain.calls {
            let next = self.operation(call, &prefixes[prefixes.len() - 1]);
            prefixes.push(next);
        }
        prefixes
    }

    /// The layout at a path.
    pub(super) fn path(&self, path: &Path) -> TokenStream {
        match &path.name {
            Some(name) if self.names.declares(name) => name.to_token_stream(),
            _ => self.projected(&path.tokens, path.at.start, "LayoutOf", "Layout"),
        }
    }

    /// The type of a layout whose numbers are all known.
    fn folded(&self, known: &Known, at: Span) -> TokenStream {
        if let Some(nested) = known.plain() {
            return self.nested_value(&nested, at);
        }
        if let Some((swizzle, nested)) = known.swizzled() {
            let (p, swizzle, nested) =
                (self.private(), self.swizzle_value(swizzle, at), self.nested_value(&nested, at));
            return quote_spanned!(self.glue=> #p::ComposeLayout<#swizzle, #nested>);
        }
        // one that is no map is not expanded: it has a stand-in
        known.map().map_or_else(|_| TokenStream::new(), |map| self.map_value(&map, at))
    }

    fn nested_value(&self, nested: &NestedLayout, at: Span) -> TokenStream {
        let p = self.private();
        let [shape, stride] = [nested.shape(), nested.stride()].map(|tuple| self.known(tuple, at));
        let whole = NestedLayout::try_new(*nested.shape(), *nested.stride());
        if whole.is_ok_and(|whole| whole.origin() == nested.origin()) {
            return quote_spanned!(self.glue=> #p::nested::Layout<#shape, #stride>);
        }
        let origin = nested.origin().iter().map(|&extent| self.integer(extent, at));
        quote_spanned!(self.glue=> #p::nested::Layout<#shape, #stride, (#(#origin,)*)>)
    }

    fn map_value(&self, map: &Map, at: Span) -> TokenStream {
        let (p, span) = (self.private(), self.glue);
        let shard = self.iters_value(&quote_spanned!(span=> #p::S), map.shard(), at);
        let replica = self.iters_value(&quote_spanned!(span=> #p::R), map.replica(), at);
        let offsets: Vec<TokenStream> =
            map.offset().iter().map(|&(axis, value)| self.step_value(value, axis, at)).collect();
        let mut expansion = match (map.replica(), map.offset()) {
            ([], []) => quote_spanned!(span=> #p::TileLayout<#shard>),
            (_, []) => quote_spanned!(span=> #p::TileLayout<#shard, #replica>),
            (_, _) => quote_spanned!(span=> #p::TileLayout<#shard, #replica, #p::O<(#(#offsets,)*)>>),
        };
        if let Some(swizzle) = map.swizzle() {
            let swizzle = self.swizzle_value(swizzle, at);
            expansion = quote_spanned!(span=> #p::ComposeLayout<#swizzle, #expansion>);
        }
        let own = map.shard().iter().map(|iter| iter.extent);
        if !own.eq(map.shape().extents().iter().copied()) {
            let extents = map.shape().extents().iter().map(|&extent| self.integer(extent, at));
            expansion = quote_spanned!(span=> #p::Reshaped<#expansion, (#(#extents,)*)>);
        }
        expansion
    }

    fn swizzle_value(&self, swizzle: Swizzle, at: Span) -> TokenStream {
        let (p, span) = (self.private(), self.glue);
        let [m, b, s] = [swizzle.m(), swizzle.b(), swizzle.s()].map(|number| self.integer(number.into(), at));
        quote_spanned!(span=> #p::SwizzleLayout<#m, #b, #s>)
    }

    fn iters_value(&self, wrapper: &TokenStream, iters: &[Iter], at: Span) -> TokenStream {
        if iters.is_empty() {
            return quote_spanned!(self.glue=> #wrapper<()>);
        }
        let extents = iters.iter().map(|iter| self.integer(iter.extent, at));
        let strides = iters.iter().map(|iter| self.step_value(iter.stride, iter.axis, at));
        quote_spanned!(self.glue=> #wrapper<(#(#extents,)*), (#(#strides,)*)>)
    }

    /// A stride or an offset.
    fn step_value(&self, value: i64, on: tla_core::Axis, at: Span) -> TokenStream {
        let (p, span) = (self.private(), self.glue);
        let mut step = self.integer(value.unsigned_abs(), at);
        if value < 0 {
            step = quote_spanned!(span=> #p::Neg<#step>);
        }
        if on == axis::M {
            return step;
        }
        let name = Ident::new(on.name(), span);
        quote_spanned!(span=> #p::On<#step, #p::axis::#name>)
    }

    fn integer(&self, value: u64, at: Span) -> TokenStream {
        let p = self.private();
        let mut value = Literal::u64_unsuffixed(value);
        value.set_span(at);
        quote_spanned!(self.glue=> #p::Int<#value>)
    }

    /// One call as a type of `tla::ops`.
    fn operation(&self, call: &Call, receiver: &TokenStream) -> TokenStream {
        let Some(method) = call.method else { return receiver.clone() };
        let (p, span) = (self.private(), self.glue);
        let mut operands: Vec<TokenStream> = match method.takes {
            Takes::These(kinds) => call
                .arguments
                .iter()
                .zip(kinds)
                .map(|(argument, kind)| self.argument(argument, *kind))
                .collect(),
            Takes::OneADimension(kind) => {
                let entries = call.arguments.iter().map(|argument| self.entry(argument, kind));
                vec![quote_spanned!(span=> (#(#entries,)*))]
            }
        };
        let place = if method.receiver_is_last { operands.len() } else { 0 };
        operands.insert(place, receiver.clone());
        let name = Ident::new(method.operation, span);
        quote_spanned!(span=> #p::ops::#name<#(#operands),*>)
    }

    fn argument(&self, argument: &Argument, kind: Kind) -> TokenStream {
        let (p, span) = (self.private(), self.glue);
        match argument {
            Argument::Number(operand) => self.value(operand),
            Argument::Shape(shape) => self.shape(shape),
            Argument::Range { from, to, .. } => {
                let (from, to) = (self.value(from), self.value(to));
                quote_spanned!(span=> #p::ops::Range<#from, #to>)
            }
            Argument::Axis(axis) => self.axis(axis),
            Argument::Axes { names, .. } => {
                let axes = names.iter().map(|axis| self.axis(axis));
                quote_spanned!(span=> (#(#axes,)*))
            }
            Argument::Layout(layout) => {
                let layout = self.layout(layout);
                if kind == Kind::Tiler {
                    quote_spanned!(span=> #p::ops::LayoutTiler<#layout>)
                } else {
                    layout
                }
            }
            Argument::Tuple(tuple) => self.tuple(tuple),
            Argument::Coordinate(coordinate) => self.coordinate(coordinate),
            Argument::Modes { modes, .. } => {
                let modes = modes.iter().map(|mode| match mode {
                    Mode::Keep => quote_spanned!(span=> #p::ops::Keep),
                    Mode::Extent(operand) => self.operand(operand),
                    Mode::Layout(layout) => {
                        let layout = self.layout(layout);
                        quote_spanned!(span=> #p::ops::LayoutTiler<#layout>)
                    }
                });
                quote_spanned!(span=> #p::ops::ShapeTiler<(#(#modes,)*)>)
            }
            Argument::Bad { .. } => TokenStream::new(),
        }
    }

    /// An argument as an entry of a tuple.
    fn entry(&self, argument: &Argument, kind: Kind) -> TokenStream {
        match argument {
            Argument::Number(operand) => self.operand(operand),
            argument => self.argument(argument, kind),
        }
    }

    fn coordinate(&self, coordinate: &Coordinate) -> TokenStream {
        let (p, span) = (self.private(), self.glue);
        match coordinate {
            Coordinate::Hole { .. } => quote_spanned!(span=> #p::ops::Keep),
            Coordinate::Entry(operand) => self.operand(operand),
            Coordinate::Tuple { entries, .. } => {
                let entries = entries.iter().map(|entry| self.coordinate(entry));
                quote_spanned!(span=> (#(#entries,)*))
            }
        }
    }
}
