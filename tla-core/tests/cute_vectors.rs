//! The vectors of CuTe's algebra: every row, judged by what it says.
//!
//! Runs over `tests/data/cute.jsonl`, a part that stands beside this file, and over the whole file
//! where there is one (the folder `TLA_VECTORS`, or `../shared/vectors` beside the workspace). Prints
//! a table: run with `--nocapture` to see it.
//!
//! To choose the part in `tests/data` anew from the whole file:
//! `cargo test -p tla-core --test cute_vectors -- --ignored choose`.

mod common;
mod cute;

use common::vectors::{self, Row};
use cute::{Verdict, judge_of};
use std::collections::BTreeMap;

const FILE: &str = "cute.jsonl";

/// Operations that are no part of the algebra: how fast a memory serves an access.
const APART: [&str; 2] = ["bank_conflicts", "coalescing"];

/// How many rows of one operation came to each verdict.
#[derive(Default)]
struct Tally {
    rows: usize,
    verdicts: BTreeMap<Verdict, usize>,
    failed: usize,
}

/// Judges all rows, prints the table, and fails with every row that is wrong.
fn run(rows: &[Row]) {
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let mut others: BTreeMap<&str, usize> = BTreeMap::new();
    let mut failures = Vec::new();
    for row in rows {
        let Some(judge) = judge_of(&row.op) else {
            *others.entry(&row.op).or_default() += 1;
            continue;
        };
        let tally = tallies.entry(&row.op).or_default();
        tally.rows += 1;
        match vectors::caught(|| judge(row)) {
            Ok(verdict) => *tally.verdicts.entry(verdict).or_default() += 1,
            Err(why) => {
                tally.failed += 1;
                failures.push(format!("{} (row {}): {why}", row.op, row.json["id"]));
            }
        }
    }
    print(&tallies, &others);
    assert!(failures.is_empty(), "{} rows fail:\n{}", failures.len(), failures.join("\n"));
    let unknown: Vec<_> = others.keys().filter(|op| !APART.contains(op)).collect();
    assert!(unknown.is_empty(), "no judge for {unknown:?}");
}

fn print(tallies: &BTreeMap<&str, Tally>, others: &BTreeMap<&str, usize>) {
    let columns: Vec<String> = Verdict::ALL.iter().map(|verdict| format!("{:>9}", verdict.name())).collect();
    println!("{:<27} rows {} failed", "operation", columns.join(" "));
    let line = |op: &str, tally: &Tally| {
        let count = |verdict| tally.verdicts.get(verdict).copied().unwrap_or(0);
        let counts: Vec<String> = Verdict::ALL.iter().map(|v| format!("{:>9}", count(v))).collect();
        println!("{op:<27} {:>4} {} {:>6}", tally.rows, counts.join(" "), tally.failed);
    };
    let mut all = Tally::default();
    for (op, tally) in tallies {
        line(op, tally);
        all.rows += tally.rows;
        all.failed += tally.failed;
        for (verdict, count) in &tally.verdicts {
            *all.verdicts.entry(*verdict).or_default() += count;
        }
    }
    line("all", &all);
    let list: Vec<String> = others.iter().map(|(op, count)| format!("{op} {count}")).collect();
    println!("not of the algebra: {} rows ({})", others.values().sum::<usize>(), list.join(", "));
}

#[test]
fn the_included_part() {
    let rows = vectors::read(&vectors::included(FILE));
    assert!(rows.len() >= 300, "a part of some hundred rows, not {}", rows.len());
    run(&rows);
}

#[test]
fn the_whole_file() {
    match vectors::whole(FILE) {
        Ok(path) => run(&vectors::read(&path)),
        Err(why) => println!("only the included part is tested: {why}"),
    }
}

/// The judge must notice what is wrong: rows like those of the file, each with one fault.
#[test]
fn a_wrong_row_fails() {
    for text in cute::WRONG.iter().copied().flatten() {
        let row = vectors::row(&text.replacen('{', r#"{"id":"v0000","#, 1)).expect("JSON");
        let judge = judge_of(&row.op).expect("an operation that is judged");
        assert!(judge(&row).is_err(), "passes: {text}");
    }
}

/// How many rows of an operation with one verdict are included.
const OF_EACH: usize = 9;

/// Of each operation up to [`OF_EACH`] rows that come to the same verdict, spread evenly over the file. No
/// chance is involved.
fn chosen(rows: &[Row]) -> Vec<&Row> {
    let kind = |row: &Row| (row.op.clone(), judge_of(&row.op).and_then(|judge| judge(row).ok()));
    let mut kinds: BTreeMap<_, Vec<i64>> = BTreeMap::new();
    for row in rows {
        kinds.entry(kind(row)).or_default().push(row.id);
    }
    let spread = |row: &&Row| {
        let ids = &kinds[&kind(row)];
        let take = ids.len().min(OF_EACH);
        (0..take).any(|k| ids[k * ids.len() / take] == row.id)
    };
    rows.iter().filter(spread).collect()
}

/// The rows of the whole file that the choice was made from.
const WHOLE: usize = 1039;

#[test]
fn the_included_part_is_the_chosen_one() {
    vectors::assert_chosen(FILE, WHOLE, chosen);
}

#[test]
#[ignore = "writes tests/data: run it when the vectors or the choice change"]
fn choose() {
    vectors::write_chosen(FILE, chosen);
}
