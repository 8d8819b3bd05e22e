//! The documentation of a named layout: the notation, the facts, a picture.

use core::fmt::Write as _;

use proc_macro2::TokenStream;
use quote::quote;
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
        let _ = write!(doc, "The layout `{text}`.\n");
    }
    let _ = write!(doc, "\n```text\n{text}\n```\n");
    if let Some(map) = &facts.map {
        doc.push_str(&numbers(map));
        if let Some(picture) = picture(map) {
            let _ = write!(doc, "\n```text\n{picture}```\n");
        }
    }
    quote!(#[doc = #doc])
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
            let _ = write!(line, ", span {span} on `{}`", axis.name);
        }
    }
    line.push_str(".\n");
    line
}

/// Where each element is: a row of the picture for each index but the last, a column for the last.
///
/// `None` for rank 0 and above 2, where there is no natural picture.
fn picture(map: &Map) -> Option<String> {
    let (rows, columns) = match *map.shape().extents() {
        [columns] => (None, columns),
        [rows, columns] => (Some(rows), columns),
        _ => return None,
    };
    let axes = map.axes();
    let axes = axes.as_slice();
    let mut table: Vec<Vec<String>> = Vec::new();
    let mut head: Vec<String> = rows.iter().map(|_| String::new()).collect();
    head.extend((0..columns.min(LARGEST)).map(|j| j.to_string()));
    table.push(head);
    for i in 0..rows.unwrap_or(1).min(LARGEST) {
        let mut line: Vec<String> = rows.iter().map(|_| i.to_string()).collect();
        for j in 0..columns.min(LARGEST) {
            let at = if rows.is_some() { map.try_base(&[i, j]) } else { map.try_base(&[j]) };
            line.push(cell(&at.ok()?, axes));
        }
        table.push(line);
    }
    let width = table.iter().flatten().map(String::len).max().unwrap_or(0);
    let fits = (WIDEST / (width + 1)).max(2);
    let mut picture = String::new();
    for line in &table {
        let shown: Vec<String> = line.iter().take(fits).map(|cell| format!("{cell:>width$}")).collect();
        let more = line.len() > fits || columns > LARGEST;
        let _ = writeln!(picture, "{}{}", shown.join(" "), if more { " .." } else { "" });
    }
    if rows.is_some_and(|rows| rows > LARGEST) {
        let _ = writeln!(picture, "{:>width$}", "..");
    }
    Some(picture)
}

/// The offset on `m`, or `axis=value` for each axis where there is another.
fn cell(at: &tla_core::Point, axes: &[Axis]) -> String {
    if axes.iter().all(|axis| *axis == axis::M) {
        return at.offset().to_string();
    }
    let values: Vec<String> = axes.iter().map(|axis| format!("{}={}", axis.name, at.on(*axis))).collect();
    values.join(",")
}
