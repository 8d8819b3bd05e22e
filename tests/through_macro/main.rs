//! Layouts of the vectors through `layout!` itself, as items and in type position.
//!
//! For each layout: the expansion, const evaluation, the evaluators in four integer types, the layout as a
//! value, a naive oracle and the answers of the vectors are one. `generated` is written by the test
//! `through_macro_generate`, which also finds it out of date. Run with `--nocapture` for the counts.

mod axes;
mod check;
#[path = "../../tla-core/tests/common/mod.rs"]
mod common;
mod coordinates;
mod facts;
#[rustfmt::skip]
mod generated;

use std::collections::BTreeMap;

use check::Compared;

#[test]
fn every_layout_is_one_in_every_way() {
    let mut failures = Vec::new();
    let mut layouts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut compared = Compared::default();
    for row in generated::rows() {
        *layouts.entry(row.facts.op).or_default() += 1;
        if let Err(why) = row.check(&mut compared) {
            failures.push(format!("{} ({}): {why}", row.facts.name, row.facts.op));
        }
    }
    for (op, count) in &layouts {
        println!("{op:<24} {count:>4} layouts");
    }
    let all: usize = layouts.values().sum();
    println!("{:<24} {all:>4} layouts; {compared:?}", "all");
    assert!(failures.is_empty(), "{} layouts fail:\n{}", failures.len(), failures.join("\n"));
    assert!(all >= 300, "a few hundred layouts, not {all}");
}
