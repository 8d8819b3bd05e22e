//! Nested layouts and tags as types.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote_spanned};
use tla_core::nested::{IntTuple, tag};

use super::Expander;
use crate::ast::{Element, Nested, Operand, Parameters, Tagged, Tuple};
use crate::names::KnownElement;
use crate::validate;

/// The element types that have a name in the library.
const NAMED: [&str; 9] = ["f16", "bf16", "tf32", "e4m3", "e5m2", "e8m0", "e2m1", "i4", "u4"];
/// Those of Rust.
const PRIMITIVE: [&str; 12] =
    ["u8", "i8", "u16", "i16", "u32", "i32", "f32", "u64", "i64", "f64", "u128", "i128"];

impl Expander<'_> {
    pub(super) fn nested(&self, nested: &Nested) -> TokenStream {
        let p = self.private();
        let [shape, stride] = [&nested.shape, &nested.stride].map(|tuple| self.tuple(tuple));
        match &nested.origin {
            None => quote_spanned!(self.glue=> #p::nested::Layout<#shape, #stride>),
            Some(origin) => {
                let extents = origin.entries().iter().map(|entry| self.tuple(entry));
                quote_spanned!(self.glue=> #p::nested::Layout<#shape, #stride, (#(#extents,)*)>)
            }
        }
    }

    pub(super) fn tuple(&self, tuple: &Tuple) -> TokenStream {
        match tuple {
            Tuple::Leaf { operand, .. } => self.operand(operand),
            Tuple::Tuple { entries, at } => {
                let entries = entries.iter().map(|entry| self.tuple(entry));
                let span = self.located(at.start);
                quote_spanned!(span=> (#(#entries,)*))
            }
        }
    }

    pub(super) fn tagged(&self, tagged: &Tagged) -> TokenStream {
        let at = tagged.at.start;
        // a type of the user's may be refused: see `Expander::new`
        let (p, span) = (self.private(), self.glue);
        let tag = self.tag(tagged);
        let sizes = tagged.sizes.iter().map(|size| self.operand(size));
        match validate::made(tagged, self.names) {
            Some(made) => {
                let [shape, stride] = [made.shape(), made.stride()].map(|tuple| self.known(tuple, at));
                quote_spanned!(span=> #p::nested::Layout<#shape, #stride, (#(#sizes,)*), #tag>)
            }
            None if tagged.sizes.len() == 1 => {
                let size = self.operand(&tagged.sizes[0]);
                quote_spanned!(span=> #p::nested::Layout<(#size,), (#p::Int<1>,), (#size,), #tag>)
            }
            None => quote_spanned!(span=> #p::nested::tag::Made<#tag, #(#sizes),*>),
        }
    }

    /// A tuple that core computed.
    pub(super) fn known(&self, tuple: &IntTuple, at: Span) -> TokenStream {
        let span = self.located(at);
        match tuple.as_leaf() {
            Some(value) => {
                self.operand(&Operand::Literal { value: u64::try_from(value).unwrap_or(0), at: at.into() })
            }
            None => {
                let entries = (0..tuple.rank()).filter_map(|i| tuple.entry(i));
                let entries = entries.map(|entry| self.known(&entry, at));
                quote_spanned!(span=> (#(#entries,)*))
            }
        }
    }

    /// The tag as a type.
    fn tag(&self, tagged: &Tagged) -> TokenStream {
        let (p, span) = (self.private(), self.glue);
        let mut name = tagged.name.to_string();
        let parameters = match &tagged.parameters {
            Parameters::None | Parameters::Bad => None,
            Parameters::Element { element, .. } if takes_element(&name) => {
                let element = self.element_type(element);
                Some(quote_spanned!(span=> <#element>))
            }
            Parameters::Element { element, .. } => {
                if validate::is_packed(element) {
                    name.push_str("Packed");
                }
                None
            }
            Parameters::Block(block) => {
                let extents = block.extents.iter().map(|extent| self.value(extent));
                Some(quote_spanned!(span=> <#(#extents),*>))
            }
        };
        let name = format_ident!("{name}", span = span);
        quote_spanned!(span=> #p::nested::tag::#name #parameters)
    }

    /// The element type of a tag.
    fn element_type(&self, element: &Element) -> TokenStream {
        let bits = |bits: &Operand| {
            let at = bits.at().start;
            let p = self.private_at(at);
            let (bits, span) = (self.value(bits), self.located(at));
            quote_spanned!(span=> #p::element::Bits<#bits>)
        };
        match element {
            Element::Bits(operand) => bits(operand),
            Element::Path { tokens, at, .. } => self.projected(tokens, at.start, "ElementOf", "Element"),
            Element::Name(name) => {
                let text = name.to_string();
                let span = self.located(name.span());
                match self.names.element(name) {
                    Ok(KnownElement::Bits(_)) if PRIMITIVE.contains(&text.as_str()) => {
                        let name = Ident::new(&text, span);
                        quote_spanned!(span=> ::core::primitive::#name)
                    }
                    Ok(KnownElement::Bits(_)) if NAMED.contains(&text.as_str()) => {
                        let p = self.private_at(name.span());
                        let name = Ident::new(&text, span);
                        quote_spanned!(span=> #p::element::#name)
                    }
                    Ok(KnownElement::Bits(value)) => {
                        bits(&Operand::Literal { value: value.into(), at: name.span().into() })
                    }
                    Ok(KnownElement::Parameter) => name.to_token_stream(),
                    Ok(KnownElement::Type) | Err(_) => {
                        self.projected(&name.to_token_stream(), name.span(), "ElementOf", "Element")
                    }
                }
            }
        }
    }
}

/// Whether the tag called `name` lies differently for elements of another width.
pub(crate) fn takes_element(name: &str) -> bool {
    matches!(tag::try_named(name), Ok(tag::Tag::ZN | tag::Tag::ZZ | tag::Tag::NZ | tag::Tag::NN))
}
