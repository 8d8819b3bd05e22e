//! The documentation of a named layout: the notation, the facts, a picture.

use core::fmt::Write as _;

use proc_macro2::TokenStream;
use quote::quote;
use tla_core::nested::NestedLayout;
use tla_core::{Axis, Map, axis};

use crate::validate::Facts;

/// The most rows and columns of a picture.
const LARGEST: u64 = 16;
/// The widest line of a picture, in characters.
const WIDEST: usize = 100;

/// `#[doc]` for the layout written `text`; after the user's own documentation, as a section of it.
pub(crate) fn of(text: Option<&str>, facts: &Facts, documented: bool) -> TokenStream {
    let Some(text) = text.filter(|_| !facts.is_wrong) else {
        return if documented {
            TokenStream::new()
        } else {
            quote!(#[doc = "A layout with a mistake in it."])
        };
    };
    let mut doc = String::new();
    if documented {
        doc.push_str("\n\n# Layout\n");
    } else {
        // the summary line, so without a picture
        let _ = writeln!(doc, "The layout `{text}`.");
    }
    let _ = write!(doc, "\n```text\n{text}\n");
    // what a tag makes of its sizes
    if let Some(nested) = facts.nested.as_ref().map(NestedLayout::to_string)
        && !text.ends_with(&nested)
    {
        let _ = writeln!(doc, "= {nested}");
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
        if let Some(picture) = picture(map, padded.map(NestedLayout::origin)) {
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

/// Where each element is: a row of the picture for each index but the last, a column for the last.
///
/// `None` for rank 0 and above 2, where there is no natural picture.
fn picture(map: &Map, origin: Option<&[u64]>) -> Option<String> {
    let (rows, columns) = match *map.shape().extents() {
        [columns] => (None, columns),
        [rows, columns] => (Some(rows), columns),
        _ => return None,
    };
    let axes = map.axes();
    let axes = axes.as_slice();
    let shown = columns.min(LARGEST);
    let mut table = vec![(String::new(), (0..shown).map(|j| j.to_string()).collect::<Vec<_>>())];
    for i in 0..rows.unwrap_or(1).min(LARGEST) {
        let row = (0..shown).map(|j| {
            let at = if rows.is_some() { map.try_base(&[i, j]) } else { map.try_base(&[j]) };
            let is_valid = match origin {
                None => true,
                Some(&[columns]) => j < columns,
                Some(&[rows, columns]) => i < rows && j < columns,
                Some(_) => true,
            };
            at.map(|at| if is_valid { cell(&at, axes) } else { format!("({})", cell(&at, axes)) })
        });
        let label = rows.map_or(String::new(), |_| i.to_string());
        table.push((label, row.collect::<Result<_, _>>().ok()?));
    }
    if rows.is_some_and(|rows| rows > LARGEST) {
        table.push(("..".to_owned(), Vec::new()));
    }
    let label_width = table.iter().map(|(label, _)| label.len()).max().unwrap_or(0);
    let width = table.iter().flat_map(|(_, cells)| cells).map(String::len).max().unwrap_or(0);
    let fits = (WIDEST / (width + 1)).max(1);
    let is_cut = columns > LARGEST || usize::try_from(columns).is_ok_and(|columns| columns > fits);
    let mut picture = String::new();
    for (label, cells) in &table {
        let mut line = format!("{label:>label_width$}");
        for cell in cells.iter().take(fits) {
            let _ = write!(line, " {cell:>width$}");
        }
        if is_cut && !cells.is_empty() {
            line.push_str(" ..");
        }
        let _ = writeln!(picture, "{}", line.trim_end());
    }
    Some(picture)
}

/// The offset on `m`, or `axis=value` for each axis where there is another.
fn cell(at: &tla_core::Point, axes: &[Axis]) -> String {
    if axes.iter().all(|axis| *axis == axis::M) {
        return at.offset().to_string();
    }
    let values: Vec<String> = axes.iter().map(|axis| format!("{}={}", axis.name(), at.on(*axis))).collect();
    values.join(",")
}
