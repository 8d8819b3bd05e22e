//! The rules that need the values of constants: checked by const evaluation, each at its token, and
//! already by `cargo check`.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use tla_core::Place;

use crate::ast::{
    Argument, Body, Chain, Item, Iters, Keyword, Layout, Named, Nested, Operand, Parameters, Shape,
    SwizzleSpec, Tagged, Tile,
};
use crate::errors::Region;
use crate::expand_type::Expander;
use crate::validate::Facts;

/// `const _: () = { .. };` for an item whose layout names constants; nothing for any other.
///
/// All calls ask the one check of the layout `own`, and each panics when the mistake is its own. A
/// const body ends at its first panic, so one mistake is one error; the last call takes what no
/// token is to blame for. A layout with generic parameters has no values yet.
pub(crate) fn checks(item: &Item, expander: Expander<'_>, own: &TokenStream, facts: &Facts) -> TokenStream {
    let Some(layout) = &item.layout else { return TokenStream::new() };
    if facts.map.is_some() || facts.is_wrong || item.generics.is_some() {
        return TokenStream::new();
    }
    let mut checks = Checks { expander, own: own.clone(), calls: TokenStream::new() };
    checks.layout(layout);
    if item.keyword == Keyword::Struct {
        checks.call(layout.at, "storage", None, None);
    }
    let (cfgs, calls) = (&item.attributes.cfgs, checks.calls);
    let (p, module) = (expander.private(), check_module(Span::call_site()));
    quote! {
        #cfgs
        #[allow(deprecated, reason = "the deprecation is for the users of the layout")]
        const _: () = {
            use #p::check as #module;
            #calls
        };
    }
}

struct Checks<'a> {
    expander: Expander<'a>,
    own: TokenStream,
    calls: TokenStream,
}

impl Checks<'_> {
    fn layout(&mut self, layout: &Layout) {
        match &layout.body {
            Body::Tirx(tile) => self.tile(tile),
            Body::Tla(nested) => self.nested(nested),
            Body::Tag(tagged) => self.tagged(tagged),
            Body::Chain(chain) => self.chain(chain),
            Body::Path(path) => self.call(path.at, "whole", None, None),
        }
        if let Some(swizzle) = &layout.swizzle {
            let at = match &swizzle.spec {
                SwizzleSpec::Numbers([m, _, s]) => m.0.at().to(s.0.at()),
                SwizzleSpec::Element { .. } | SwizzleSpec::Bad => swizzle.at,
            };
            self.call(at, "swizzle", None, None);
        }
        if let Some(shape) = &layout.shape {
            self.extents(shape, Place::Shape);
            self.call(shape.at, "shape", None, None);
        }
        self.call(layout.at, "whole", None, None);
    }

    /// The operands of each call, then the call itself: the first that is wrong is the mistake.
    fn chain(&mut self, chain: &Chain) {
        let prefixes = self.expander.prefixes(chain);
        let (receiver, made) = prefixes
            .split_first()
            .map_or((TokenStream::new(), &[][..]), |(first, rest)| (first.clone(), rest));
        self.of(receiver, &chain.receiver);
        for (call, made) in chain.calls.iter().zip(made) {
            for named in call.arguments.iter().flat_map(Argument::named) {
                if let Named::Layout(layout) = named {
                    self.of(self.expander.layout(layout), layout);
                }
            }
            let own = core::mem::replace(&mut self.own, made.clone());
            for (i, argument) in call.arguments.iter().enumerate() {
                self.call_with(argument.at(), "operand", None, quote!(#i));
            }
            self.call(call.at, "whole", None, None);
            self.own = own;
        }
    }

    /// The checks of a layout that is an operand.
    fn of(&mut self, own: TokenStream, layout: &Layout) {
        let own = core::mem::replace(&mut self.own, own);
        self.layout(layout);
        self.own = own;
    }

    fn tile(&mut self, tile: &Tile) {
        self.iters(tile.shard.as_ref(), Place::Shard);
        self.iters(tile.replica.as_ref(), Place::Replica);
        for (i, offset) in tile.offsets.iter().enumerate() {
            self.call(offset.at, "stride", None, Some(Place::Offset(i)));
        }
        for axis in tile.steps().filter_map(|stride| stride.axis.as_ref()) {
            self.call(axis.at(), "axis", Some(self.expander.axis(axis)), None);
        }
    }

    fn nested(&mut self, nested: &Nested) {
        for (i, leaf) in nested.shape.leaves().into_iter().enumerate() {
            self.call(leaf.at(), "extent", None, Some(Place::Leaf(i)));
        }
        for (i, leaf) in nested.stride.leaves().into_iter().enumerate() {
            self.call(leaf.at(), "stride", None, Some(Place::Leaf(i)));
        }
        for (dim, entry) in nested.origin.iter().flat_map(|origin| origin.entries()).enumerate() {
            self.call_with(entry.at(), "origin", None, quote!(#dim));
        }
    }

    fn tagged(&mut self, tagged: &Tagged) {
        match &tagged.parameters {
            Parameters::Element { at, .. } => self.call(*at, "element", None, None),
            Parameters::Block(block) => {
                for (i, extent) in block.extents.iter().enumerate() {
                    self.call(extent.at(), "extent", None, Some(Place::Block(i)));
                }
            }
            Parameters::None | Parameters::Bad => {}
        }
        for size in &tagged.sizes {
            let value = self.expander.value(size);
            self.call_with(size.at(), "tag_size", None, value);
        }
        self.call(tagged.sizes_at, "whole", None, None);
    }

    fn iters(&mut self, iters: Option<&Iters>, place: fn(usize) -> Place) {
        let Some(iters) = iters else { return };
        self.extents(&iters.shape, place);
        // a stride that follows from the extents overflows at the extent that makes it too large
        let strides: Vec<Region> = match &iters.strides {
            Some(strides) => strides.iter().map(|stride| stride.at).collect(),
            None => iters.shape.extents.iter().map(Operand::at).collect(),
        };
        for (i, at) in strides.into_iter().enumerate() {
            self.call(at, "stride", None, Some(place(i)));
        }
    }

    fn extents(&mut self, shape: &Shape, place: fn(usize) -> Place) {
        for (i, extent) in shape.extents.iter().enumerate() {
            self.call(extent.at(), "extent", None, Some(place(i)));
        }
    }

    /// `check::name::<layout>(place)`, from the first of the user's tokens `at` to the last: the
    /// panic is shown at the call, because the called function is `#[track_caller]`.
    fn call(&mut self, at: Region, name: &str, axis: Option<TokenStream>, place: Option<Place>) {
        let p = self.expander.private();
        let place = place.map(|place| {
            let (kind, i) = match place {
                Place::Shard(i) => ("Shard", i),
                Place::Replica(i) => ("Replica", i),
                Place::Offset(i) => ("Offset", i),
                Place::Shape(i) => ("Shape", i),
                Place::Leaf(i) => ("Leaf", i),
                Place::Block(i) => ("Block", i),
                Place::Whole | Place::Swizzle | Place::Coordinate(_) => ("Whole", 0),
            };
            let kind = Ident::new(kind, Span::call_site());
            quote!(#p::Place::#kind(#i))
        });
        self.call_with(at, name, axis, quote!(#place));
    }

    fn call_with(&mut self, at: Region, name: &str, axis: Option<TokenStream>, argument: TokenStream) {
        let (own, module) = (&self.own, check_module(at.start));
        let name = Ident::new(name, at.start);
        let axis = axis.map(|axis| quote!(, #axis));
        let mut argument = Group::new(Delimiter::Parenthesis, argument);
        argument.set_span(at.end);
        self.calls.extend(quote_spanned!(at.start=> #module::#name::<#own #axis> #argument;));
    }
}

/// The name of the module of checks inside the const: a call that starts with the user's own hygiene
/// is shown without a note about the macro.
fn check_module(at: Span) -> Ident {
    Ident::new("tla_check", at)
}
