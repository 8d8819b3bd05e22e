//! The nested layouts of the vectors through `layout!`: constants and run time give the answers of the vectors.
//!
//! `generated.rs` is written by the test `through_tla_generate`, which also finds it out of date. Every layout
//! stands there twice: with literals, of which the macro computes the layout, and with expressions, of which
//! the types do. Run with `--nocapture` for the counts.

mod check;
#[rustfmt::skip]
mod generated;

use std::collections::BTreeMap;

#[test]
fn every_row_is_answered() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut failures = Vec::new();
    let rows = generated::rows();
    for row in &rows {
        *counts.entry(row.op).or_default() += 1;
        failures.extend(row.failure());
    }
    for (op, count) in &counts {
        println!("{op:<24} {count:>4} rows");
    }
    println!("{:<24} {:>4} rows", "all", rows.len());
    assert!(failures.is_empty(), "{} fail:\n{}", failures.len(), failures.join("\n"));
    assert!(rows.len() >= 150, "most rows have static types, not {}", rows.len());
}
