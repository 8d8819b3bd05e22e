//! What a single name means: an axis or an element type that core knows, a layout that the same call names, or
//! a type of the user's.

use std::collections::BTreeMap;

use proc_macro2::Ident;
use tla_core::{Axis, LayoutError, element};

use crate::ast::Generics;
use crate::values::Known;

/// The layouts that the items of one call name, as far as the macro can evaluate them.
pub(crate) type Layouts = BTreeMap<String, Known>;

/// The names in sight: the generic parameters of the item, and the items before it.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    declared: &'a [String],
    layouts: &'a Layouts,
}

/// The element type a name stands for.
pub(crate) enum KnownElement {
    /// One that core knows, by its width in bits.
    Bits(u32),
    /// A type parameter of the item.
    Parameter,
    /// A type.
    Type,
}

impl<'a> Names<'a> {
    pub(crate) fn of(generics: Option<&'a Generics>, layouts: &'a Layouts) -> Self {
        Self { declared: generics.map_or(&[], |generics| &generics.names), layouts }
    }

    /// The layout of this name, if it is one of the call and known.
    pub(crate) fn layout(&self, name: &Ident) -> Option<Known> {
        if self.declares(name) { None } else { self.layouts.get(&name.to_string()).copied() }
    }

    /// Whether a number of this text is the name of a layout.
    pub(crate) fn is_layout(&self, text: &str) -> bool {
        self.layouts.contains_key(text) && !self.declared.iter().any(|declared| declared == text)
    }

    pub(crate) fn declares(&self, name: &Ident) -> bool {
        self.declared.iter().any(|declared| name == declared)
    }

    /// The built-in axis, or `None` for a type parameter.
    pub(crate) fn axis(&self, name: &Ident) -> Result<Option<Axis>, LayoutError> {
        if self.declares(name) { Ok(None) } else { Axis::try_built_in(&name.to_string()).map(Some) }
    }

    /// The element type. A name in capitals is a type, unless it is a known name but for its case:
    /// every name that core knows is lower-case.
    pub(crate) fn element(&self, name: &Ident) -> Result<KnownElement, LayoutError> {
        let text = name.to_string();
        if self.declares(name) {
            return Ok(KnownElement::Parameter);
        }
        match element::try_bits(&text) {
            Ok(bits) => Ok(KnownElement::Bits(bits)),
            Err(error) => {
                let miscased = element::KNOWN.iter().any(|(known, _)| known.eq_ignore_ascii_case(&text));
                if text.starts_with(char::is_uppercase) && !miscased {
                    Ok(KnownElement::Type)
                } else {
                    Err(error)
                }
            }
        }
    }
}
