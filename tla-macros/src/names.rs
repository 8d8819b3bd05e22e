//! What a single name means: an axis or an element type that core knows, or a type of the user's.

use proc_macro2::Ident;
use tla_core::{Axis, LayoutError, element};

use crate::ast::Generics;

/// The generic parameters in sight: those of the item, none in type position.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    declared: &'a [String],
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
    pub(crate) fn of(generics: Option<&'a Generics>) -> Self {
        Self { declared: generics.map_or(&[], |generics| &generics.names) }
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
