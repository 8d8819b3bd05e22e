//! The operations of the vectors as types: what the compiler makes of them is what the vectors say.
//!
//! `generated.rs` is written by the test `through_ops_generate`, which also finds it out of date. Run with
//! `--nocapture` for the counts.

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
    assert!(rows.len() >= 400, "most rows can be written as types, not {}", rows.len());
}
