//! The vectors of TLA: every row, judged by rule.
//!
//! Runs over `tests/data/tla.jsonl`, a part that stands beside this file, and over the whole file
//! where there is one (the folder `TLA_VECTORS`, or `../shared/vectors` beside the workspace). Prints
//! a table: run with `--nocapture` to see it.
//!
//! To choose the part in `tests/data` anew from the whole file:
//! `cargo test -p tla-core --test nested_vectors -- --ignored choose`.

mod common;
mod nested;

use common::vectors::{self, Row};
use nested::{Case, Verdict, judge_of};
use std::collections::BTreeMap;

const FILE: &str = "tla.jsonl";

/// What became of the rows of one operation.
#[derive(Default)]
struct Tally {
    rows: usize,
    passed: usize,
    by_rule: usize,
    refused: usize,
    apart: BTreeMap<&'static str, usize>,
    failed: usize,
}

/// Every row with the row that it belongs to: the construction before it, for the old tag classes.
fn cases(rows: &[Row]) -> Vec<Case<'_>> {
    let mut made = None;
    let one = |row| {
        let case = Case { row, made };
        if row.op == "legacy_make" {
            made = Some(row);
        }
        case
    };
    rows.iter().map(one).collect()
}

/// Judges all rows, prints the table, and fails with every row that is wrong.
fn run(rows: &[Row]) {
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let mut others: BTreeMap<&str, usize> = BTreeMap::new();
    let mut failures = Vec::new();
    for case in cases(rows) {
        let row = case.row;
        let Some(judge) = judge_of(&row.op) else {
            *others.entry(&row.op).or_default() += 1;
            continue;
        };
        let tally = tallies.entry(&row.op).or_default();
        tally.rows += 1;
        match judge(&case) {
            Ok(Verdict::Passed) => tally.passed += 1,
            Ok(Verdict::ByRule) => tally.by_rule += 1,
            Ok(Verdict::Refused) => tally.refused += 1,
            Ok(Verdict::Apart(why)) => *tally.apart.entry(why).or_default() += 1,
            Err(why) => {
                tally.failed += 1;
                failures.push(format!("{} (row {}): {why}", row.op, row.id));
            }
        }
    }
    print(&tallies, &others);
    assert!(failures.is_empty(), "{} rows fail:\n{}", failures.len(), failures.join("\n"));
}

fn print(tallies: &BTreeMap<&str, Tally>, others: &BTreeMap<&str, usize>) {
    println!("operation              rows passed by_rule refused failed");
    let mut sum = [0; 5];
    for (op, t) in tallies {
        let counts = [t.rows, t.passed, t.by_rule, t.refused, t.failed];
        let [rows, passed, by_rule, refused, failed] = counts;
        println!("{op:<22} {rows:>4} {passed:>6} {by_rule:>7} {refused:>7} {failed:>6}");
        for (why, count) in &t.apart {
            println!("{:<22} {count:>4} not judged: {why}", "");
        }
        sum.iter_mut().zip(counts).for_each(|(s, c)| *s += c);
    }
    let [rows, passed, by_rule, refused, failed] = sum;
    println!("{:<22} {rows:>4} {passed:>6} {by_rule:>7} {refused:>7} {failed:>6}", "all");
    let list: Vec<String> = others.iter().map(|(op, count)| format!("{op} {count}")).collect();
    println!("unknown operations: {} rows ({})", others.values().sum::<usize>(), list.join(", "));
}

#[test]
fn the_included_part() {
    let rows = vectors::read(&vectors::included(FILE));
    assert!(rows.len() >= 200, "a part of some two hundred rows, not {}", rows.len());
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
    let wrong = [
        r#"{"op":"int_tuple","value":[2,3],"rank":2,"depth":1,"product":5,"max":3,"default_origin":[2,3]}"#,
        r#"{"op":"get","value":[2,[3,4]],"path":[1,0],"result":4,"rank":1,"depth":0}"#,
        r#"{"op":"add","a":[1,2],"b":[1,2],"result":[2,5]}"#,
        r#"{"op":"arith","fn":"ceil_div","a":5,"b":2,"result":2}"#,
        r#"{"op":"arith","fn":"unheard_of","a":5,"b":2,"result":2}"#,
        r#"{"op":"crd2offset","coord":[1,5],"shape":[[4,2],[4,3]],"stride":[[4,16],[1,32]],"result":36}"#,
        r#"{"op":"crd2offset","coord":200,"shape":[[4,2],[4,3]],"stride":[[4,16],[1,32]],"result":1}"#,
        r#"{"op":"make_layout","in_shape":[2,4],"in_stride":[4,1],"shape":[2,4],"stride":[4,1],"origin":[2,3],"rank":2,"depth":1}"#,
        r#"{"op":"make_layout_tag","tag":"zN","elem":"half","elem_bits":16,"rows":100,"cols":100,"shape":[[16,7],[16,7]],"stride":[[16,256],[1,1793]],"origin":[100,100],"rank":2,"depth":2}"#,
        r#"{"op":"layout_offset","tag":"zN","elem":"half","elem_bits":16,"rows":100,"cols":100,"coord":[64,0],"result":1025}"#,
        r#"{"op":"get_tile_layout","parent_shape":[8,16],"parent_stride":[16,1],"parent_origin":[8,16],"tile":[4,8],"coord":[6,10],"shape":[4,8],"stride":[16,1],"origin":[4,8],"rank":2,"depth":1}"#,
        r#"{"op":"slice_then_point","tag":"zN","elem_bits":16,"rows":100,"cols":100,"view_coord":[5,3],"coord":[0,13],"direct":96,"via_slice":96}"#,
    ];
    for text in wrong {
        let row = vectors::row(&text.replacen('{', r#"{"n":0,"#, 1)).expect("JSON");
        let judge = judge_of(&row.op).expect("an operation that is judged");
        assert!(judge(&Case { row: &row, made: None }).is_err(), "passes: {text}");
    }
}

/// Rows whose answer is not what C++ says: all of these are included.
fn is_special(case: &Case<'_>) -> bool {
    let odd = case.row.json.get("quirk").is_some();
    // whole matrices take time, and nothing is special about them
    odd || case.row.op != "offset_map"
        && judge_of(&case.row.op).is_some_and(|judge| judge(case) != Ok(Verdict::Passed))
}

/// How many ordinary rows of an operation are included.
const ORDINARY: usize = 9;

/// All special rows, and of the ordinary ones of an operation up to [`ORDINARY`], spread evenly over
/// the file; with a row of an old tag class comes its construction. No chance is involved.
fn chosen(rows: &[Row]) -> Vec<&Row> {
    let cases = cases(rows);
    let mut ordinary: BTreeMap<&str, Vec<i64>> = BTreeMap::new();
    for case in cases.iter().filter(|case| !is_special(case)) {
        ordinary.entry(&case.row.op).or_default().push(case.row.id);
    }
    let spread = |case: &Case<'_>| {
        let ids = &ordinary[case.row.op.as_str()];
        let take = ids.len().min(ORDINARY);
        (0..take).any(|k| ids[k * ids.len() / take] == case.row.id)
    };
    let of_old = |case: &Case<'_>| case.row.op.starts_with("legacy_");
    let keep = |case: &&Case<'_>| of_old(case) || is_special(case) || spread(case);
    cases.iter().filter(keep).map(|case| case.row).collect()
}

/// The rows of the whole file that the choice was made from.
const WHOLE: usize = 738;

#[test]
fn the_included_part_is_the_chosen_one() {
    vectors::assert_chosen(FILE, WHOLE, chosen);
}

#[test]
#[ignore = "writes tests/data: run it when the vectors or the choice change"]
fn choose() {
    vectors::write_chosen(FILE, chosen);
}
