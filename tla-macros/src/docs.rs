//! The documentation of a named layout: the notation, the facts, a picture.

use core::fmt::Write as _;

use proc_macro2::TokenStream;
use quote::quote;
use tla_core::nested::NestedLayout;
use tla_core::{Map, axis};

use crate::ast::{Body, Layout};
use crate::validate::Facts;

/// `#[doc]` for `layout`; after the user's own documentation, as a section of it.
pub(crate) fn of(layout: Option<&Layout>, facts: &Facts, documented: bool) -> TokenStream {
    let Some(layout) = layout.filter(|_| !facts.is_wrong) else {
        return if documented {
            TokenStream::new()
        } else {
            quote!(#[doc = "A layout with a mistake in it."])
        };
    };
    let text = layout.to_string();
    let mut doc = String::new();
    if documented {
        doc.push_str("\n\n# Layout\n");
    } else {
        // the summary line, so without a picture
        let _ = writeln!(doc, "The layout `{text}`.");
    }
    let _ = write!(doc, "\n```text\n{text}\n");
    // what a tag makes of its sizes, and an operation of its operands
    let is_made = matches!(layout.body, Body::Chain(_) | Body::Path(_));
    let made = facts.map.as_ref().filter(|_| is_made).map(Map::to_string);
    if let Some(made) = facts.nested.as_ref().map(NestedLayout::to_string).or(made)
        && !text.ends_with(&made)
    {
        let _ = writeln!(doc, "= {made}");
    }
    doc.push_str("```\n");
    if let Some(map) = &facts.map {
        let padded = facts.nested.as_ref().filter(|nested| is_padded(nested, map));
        doc.push_str(&numbers(map));
        if let Some(nested) = padded {
            let _ = writeln!(
                doc,
                "\nValid are {} of them: {} of {}. The rest, in parentheses below, is padding.",
                nested.size(),
                product(nested.origin()),
                product(map.shape().extents()),
            );
        }
        let picture = match padded {
            Some(nested) => map.picture().with_valid(nested.origin()),
            None => map.picture(),
        };
        // in more dimensions the rows have long labels and no order that one sees
        if (1..=2).contains(&map.rank()) {
            let _ = write!(doc, "\n```text\n{picture}```\n");
        }
    }
    quote!(#[doc = #doc])
}

/// Whether a part of the memory is not valid, and the map has the modes of the layout as dimensions.
fn is_padded(nested: &NestedLayout, map: &Map) -> bool {
    let extents = map.shape().extents();
    extents != nested.origin()
        && extents.len() == nested.rank()
        && nested.origin().iter().zip(extents).all(|(valid, extent)| valid <= extent)
}

/// `100 x 100`
fn product(extents: &[u64]) -> String {
    extents.iter().map(u64::to_string).collect::<Vec<_>>().join(" x ")
}

/// Size, cosize and spans.
fn numbers(map: &Map) -> String {
    let mut line = format!("\n{} element{}", map.size(), if map.size() == 1 { "" } else { "s" });
    let axes = map.axes();
    if axes.as_slice().contains(&axis::M)
        && let Ok(cosize) = map.try_cosize()
    {
        let _ = write!(line, ", cosize {cosize}");
    }
    for &axis in axes.as_slice() {
        if let Ok(span) = map.try_span(axis) {
            let _ = write!(line, ", span {span} on `{}`", axis.name());
        }
    }
    line.push_str(".\n");
    line
}
