//! The rules of swizzles, and of the elements that they and tags are for.

use tla_core::{LayoutError, Swizzle, SwizzleWidth};

use crate::ast::{self, Element, Operand, SwizzleSpec};
use crate::errors::{Errors, Region};
use crate::names::{KnownElement, Names};

/// The swizzle, when its operands are known and right.
pub(super) fn check(swizzle: &ast::Swizzle, names: Names<'_>, errors: &mut Errors) -> Option<Swizzle> {
    match &swizzle.spec {
        SwizzleSpec::Numbers(numbers) => check_numbers(numbers, errors),
        SwizzleSpec::Element { element, width } => {
            let bits = check_element(element, names, errors);
            let width =
                SwizzleWidth::try_from_name(&width.text).map_err(|error| errors.push(width.at, error)).ok();
            let (bits, at) = bits?;
            match Swizzle::try_for_element(bits, width.unwrap_or(SwizzleWidth::None)) {
                Ok(swizzle) => width.map(|_| swizzle),
                Err(error) => {
                    errors.push(at, error);
                    None
                }
            }
        }
        SwizzleSpec::Bad => None,
    }
}

fn check_numbers(numbers: &[(Operand, bool); 3], errors: &mut Errors) -> Option<Swizzle> {
    let [m, b, s] = numbers.each_ref().map(|(operand, negative)| {
        let value = operand.literal().and_then(|value| i64::try_from(value).ok())?;
        Some(if *negative { -value } else { value })
    });
    let known = m.is_some() && b.is_some() && s.is_some();
    // what is not known is taken as what cannot be wrong: M = 0, B = 0, S = B
    let (m, b) = (m.unwrap_or(0), b.unwrap_or(0));
    match (Swizzle::try_new(m, b, s.unwrap_or(b)), known) {
        (Ok(swizzle), true) => Some(swizzle),
        (Ok(_), false) => None,
        (Err(error @ LayoutError::SwizzleOverlap { .. }), _) => {
            // as CuTe has them, B before M
            if known && Swizzle::try_new(b, m, s.unwrap_or(b)).is_ok() {
                let advice =
                    "the order here is `Swizzle<M, B, S>`, in elements; CuTe's is `Swizzle<B, M, S>`";
                errors.push_with_advice(numbers[2].0.at(), error, advice);
            } else {
                errors.push(numbers[2].0.at(), error);
            }
            None
        }
        (Err(error), true) => {
            let negative = numbers.iter().find(|(_, negative)| *negative).map(|(operand, _)| operand.at());
            errors.push(negative.unwrap_or(numbers[0].0.at().to(numbers[2].0.at())), error);
            None
        }
        // its numbers would not be the user's
        (Err(_), false) => None,
    }
}

/// The width of an element in bits, when the macro knows it.
pub(super) fn check_element(
    element: &Element,
    names: Names<'_>,
    errors: &mut Errors,
) -> Option<(u32, Region)> {
    match element {
        Element::Bits(bits) => {
            let value = bits.literal()?;
            Some((u32::try_from(value).unwrap_or(u32::MAX), bits.at()))
        }
        Element::Name(name) => match names.element(name) {
            Ok(KnownElement::Bits(bits)) => Some((bits, name.span().into())),
            Ok(KnownElement::Parameter | KnownElement::Type) => None,
            Err(error) => {
                let advice = format!("a type of your own is written as a path, such as `self::{name}`");
                errors.push_with_advice(name.span(), error, &advice);
                None
            }
        },
        Element::Path { .. } => None,
    }
}
