//! The vectors of TIRx: every row of the operations that exist, judged by rule.
//!
//! Runs over `tests/data/tirx.jsonl`, a part that stands beside this file, and over the whole file
//! where there is one (the folder `TLA_VECTORS`, or `../shared/vectors` beside the workspace). Prints
//! a table: run with `--nocapture` to see it.
//!
//! To choose the part in `tests/data` anew from the whole file:
//! `cargo test -p tla-core --test vectors -- --ignored choose`.

mod common;
mod judge;

use common::vectors::{self, Row};
use judge::{Verdict, judge_of};
use std::collections::BTreeMap;

const FILE: &str = "tirx.jsonl";

/// What became of the rows of one operation.
#[derive(Default)]
struct Tally {
    rows: usize,
    passed: usize,
    refused: usize,
    corrected: usize,
    apart: BTreeMap<&'static str, usize>,
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
            Ok(Verdict::Passed) => tally.passed += 1,
            Ok(Verdict::Refused) => tally.refused += 1,
            Ok(Verdict::Corrected) => tally.corrected += 1,
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
    println!("operation              rows passed refused corrected failed");
    let mut sum = [0; 5];
    for (op, t) in tallies {
        let counts = [t.rows, t.passed, t.refused, t.corrected, t.failed];
        let [rows, passed, refused, corrected, failed] = counts;
        println!("{op:<22} {rows:>4} {passed:>6} {refused:>7} {corrected:>9} {failed:>6}");
        for (why, count) in &t.apart {
            println!("{:<22} {count:>4} not part of this test: {why}", "");
        }
        sum.iter_mut().zip(counts).for_each(|(s, c)| *s += c);
    }
    let [rows, passed, refused, corrected, failed] = sum;
    println!("{:<22} {rows:>4} {passed:>6} {refused:>7} {corrected:>9} {failed:>6}", "all of these");
    let list: Vec<String> = others.iter().map(|(op, count)| format!("{op} {count}")).collect();
    println!("other operations: {} rows ({})", others.values().sum::<usize>(), list.join(", "));
}

#[test]
fn the_included_part() {
    let rows = vectors::read(&vectors::included(FILE));
    let expected: Vec<&str> = rows.iter().map(|r| r.op.as_str()).collect();
    assert!(expected.len() >= 250, "a part of a few hundred rows, not {}", expected.len());
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
    let m = r#"{"shard":[[2,8,"m"],[4,1,"m"]],"replica":[],"offset":{}}"#;
    let wrong = [
        r#"{"op":"apply_linear","in":{"layout":LAYOUT,"x":[5]},"out":[{"m":10}]}"#,
        r#"{"op":"apply_shape","in":{"layout":LAYOUT,"shape":[8],"coords":[[5]]},"admitted":false,"out":[{"m":9}]}"#,
        r#"{"op":"apply_shape","in":{"layout":LAYOUT,"shape":[8],"coords":[[8]]},"coords_in_range":true,"out":[{"m":16}]}"#,
        r#"{"op":"size","in":{"layout":LAYOUT,"axis":null},"error":"an_unheard_of_kind"}"#,
        // more elements than are listed
        r#"{"op":"apply_shape","in":{"layout":{"shard":[[1024,1024,"m"],[1024,1,"m"]],"replica":[],"offset":{}},"shape":[1024,1024],"coords":[[1023,1]]},"admitted":true,"out":[{"m":1047554}]}"#,
        // answers that have not the form of an answer
        r#"{"op":"canonicalize","in":{"layout":LAYOUT},"out":null}"#,
        r#"{"op":"apply_linear","in":{"layout":LAYOUT,"x":[5]},"out":9}"#,
        r#"{"op":"group","in":{"layout":LAYOUT,"shape":[8]},"error":"not_groupable"}"#,
        r#"{"op":"group","in":{"layout":LAYOUT,"shape":[3]},"error":"rank_mismatch"}"#,
        r#"{"op":"get_scope","in":{"layout":LAYOUT},"out":["thread","warp"]}"#,
        r#"{"op":"slice","in":{"layout":LAYOUT,"shape":[8],"region":[[2,5]]},"in_bounds":true,"out":LAYOUT}"#,
        r#"{"op":"slice","in":{"layout":LAYOUT,"shape":[8],"region":[[2,6]]},"in_bounds":true,"out":null}"#,
        r#"{"op":"slice","in":{"layout":LAYOUT,"shape":[8],"region":[[2,9]]},"in_bounds":true,"out":null}"#,
        r#"{"op":"pack","in":{"layout":LAYOUT,"num":2},"out":LAYOUT}"#,
        r#"{"op":"pack","in":{"layout":LAYOUT,"num":2},"error":"not_packable"}"#,
        r#"{"op":"unpack","in":{"layout":LAYOUT,"num":2},"out":LAYOUT}"#,
        r#"{"op":"broadcast","in":{"layout":LAYOUT,"num":2,"position":0,"axis":"m"},"out":LAYOUT}"#,
        r#"{"op":"permute_dims","in":{"layout":LAYOUT,"perm":[1,0]},"out":LAYOUT}"#,
        r#"{"op":"wg_local_layout","in":{"rows":2,"cols":4},"out":LAYOUT}"#,
        r#"{"op":"to_psum","in":{"layout":LAYOUT},"error":"other"}"#,
        r#"{"op":"construct","in":{"spec":"S[8:1]"},"reject":true,"oracle_bug":true,"out":LAYOUT}"#,
        r#"{"op":"tile","in":{"inner":LAYOUT,"outer":LAYOUT,"inner_shape":[8],"outer_shape":[8]},"out":LAYOUT}"#,
        r#"{"op":"tile","in":{"inner":LAYOUT,"outer":LAYOUT,"inner_shape":[8],"outer_shape":[8]},"error":"not_groupable"}"#,
        r#"{"op":"tile_to","in":{"layout":LAYOUT,"current_shape":[8],"to_shape":[12]},"error":"rank_mismatch"}"#,
        r#"{"op":"is_tile_inner","in":{"layout":LAYOUT,"tiled":LAYOUT,"inner_shape":[8],"tiled_shape":[8]},"out":null}"#,
        r#"{"op":"is_tile_outer","in":{"layout":LAYOUT,"tiled":LAYOUT,"outer_shape":[8],"tiled_shape":[8]},"out":LAYOUT}"#,
        r#"{"op":"direct_sum","in":{"left":LAYOUT,"right":LAYOUT,"left_shape":[8],"right_shape":[2,4]},"error":"not_groupable"}"#,
        r#"{"op":"is_direct_sum_left","in":{"layout":LAYOUT,"sum":LAYOUT,"left_shape":[8],"interleaved_shape":[8,1]},"out":null}"#,
        r#"{"op":"group_many","in":{"layout":LAYOUT,"shapes":[[8],[2,4]]},"out":{"layout":LAYOUT,"seps":[[0,1],[0,1,2]]}}"#,
    ];
    for text in wrong {
        let text = text.replace("LAYOUT", m).replacen('{', r#"{"id":0,"target":null,"#, 1);
        let row = vectors::row(&text).expect("JSON");
        let judge = judge_of(&row.op).expect("an operation that is judged");
        assert!(vectors::caught(|| judge(&row)).is_err(), "passes: {text}");
    }
}

/// More elements than the oracle lists are no reason to give up.
#[test]
fn rows_of_large_layouts_pass() {
    let rows = [
        r#"{"op":"apply_shape","in":{"layout":{"shard":[[32,512,"F"],[4,16384,"F"],[128,1,"P"],[512,1,"F"]],"replica":[],"offset":{}},"shape":[32,512,512],"coords":[[1,2,3],[31,511,511]]},"out":[{"F":515,"P":2},{"F":65535,"P":127}],"admitted":true}"#,
        r#"{"op":"apply_linear","in":{"layout":{"shard":[[536870912,4,"m"],[4,1,"m"]],"replica":[],"offset":{}},"x":[5,2147483647]},"out":[{"m":5},{"m":2147483647}]}"#,
        r#"{"op":"apply_set","in":{"layout":{"shard":[[1024,1024,"m"],[1024,1,"m"]],"replica":[[2,1048576,"m"]],"offset":{}},"shape":[1024,1024],"coords":[[1023,1]]},"out":[[{"m":1047553},{"m":2096129}]]}"#,
    ];
    for text in rows {
        let row = vectors::row(&text.replacen('{', r#"{"id":0,"target":null,"#, 1)).expect("JSON");
        let judge = judge_of(&row.op).expect("an operation that is judged");
        assert_eq!(judge(&row), Ok(Verdict::Passed), "{text}");
    }
}

/// What the reference answers without looking is refused, or answered as the rules say.
#[test]
fn what_the_reference_lets_pass_is_corrected() {
    let rows = [
        // no thread axis in the shard: scopes are not looked at, axes are not fused
        r#"{"op":"canonicalize","target":null,"in":{"layout":{"shard":[[16,1,"m"]],"replica":[[3,64,"wgid"]],"offset":{"laneid":16}}},"out":{"shard":[[16,1,"m"]],"replica":[[3,64,"wgid"]],"offset":{"laneid":16}}}"#,
        r#"{"op":"canonicalize","target":"cuda","in":{"layout":{"shard":[[4,1,"m"]],"replica":[[4,2,"warpid"],[3,16,"laneid"]],"offset":{}}},"out":{"shard":[[4,1,"m"]],"replica":[[4,2,"warpid"],[3,16,"laneid"]],"offset":{}}}"#,
        // a whole that the reference put together without the span of the copies
        r#"{"op":"is_tile_inner","target":null,"in":{"layout":{"shard":[[7,1,"warpid"]],"replica":[[4,1,"m"]],"offset":{}},"tiled":{"shard":[[4,32,"m"],[7,1,"warpid"]],"replica":[[4,1,"m"]],"offset":{}},"tiled_shape":[28],"inner_shape":[7]},"out":{"shard":[[4,32,"m"]],"replica":[],"offset":{}}}"#,
        // a swizzle over copies on another axis, and over addresses below zero
        r#"{"op":"tile","target":null,"in":{"inner":{"swizzle":{"m":2,"b":3,"s":3,"inner":true},"tile":{"shard":[[8,1,"m"]],"replica":[],"offset":{}}},"outer":{"shard":[[2,1,"m"]],"replica":[[4,32,"F"]],"offset":{}},"outer_shape":[2],"inner_shape":[8]},"out":{"swizzle":{"m":2,"b":3,"s":3,"inner":true},"tile":{"shard":[[16,1,"m"]],"replica":[[4,32,"F"]],"offset":{}}}}"#,
        r#"{"op":"is_direct_sum_left","target":null,"in":{"layout":{"shard":[[6,1,"m"]],"replica":[],"offset":{"m":16}},"sum":{"swizzle":{"m":3,"b":1,"s":3,"inner":true},"tile":{"shard":[[6,1,"m"],[28,1,"m"]],"replica":[],"offset":{"m":4}}},"interleaved_shape":[6,28],"left_shape":[6]},"out":{"swizzle":{"m":3,"b":1,"s":3,"inner":true},"tile":{"shard":[[28,1,"m"]],"replica":[],"offset":{"m":-12}}}}"#,
    ];
    for text in rows {
        let row = vectors::row(&text.replacen('{', r#"{"id":0,"#, 1)).expect("JSON");
        let judge = judge_of(&row.op).expect("an operation that is judged");
        assert_eq!(judge(&row), Ok(Verdict::Corrected), "{text}");
    }
}

/// A row that says something out of the ordinary: an error, a refusal, a fault of the reference,
/// a qualified coordinate. All of these are included.
fn is_special(row: &Row) -> bool {
    let unusual = row.reference_is_wrong() || row.flag("reject") == Some(true);
    let outside = ["admitted", "coords_in_range"].iter().any(|flag| row.flag(flag) == Some(false));
    row.error().is_some() || row.json.get("note").is_some() || unusual || outside
}

/// How many ordinary rows of an operation are included.
const ORDINARY: usize = 6;

/// All special rows of the operations that are judged here, and of the ordinary ones up to
/// [`ORDINARY`], spread evenly over the file. No chance is involved.
fn chosen(rows: &[Row]) -> Vec<&Row> {
    let judged: Vec<&Row> = rows.iter().filter(|row| judge_of(&row.op).is_some()).collect();
    let mut ordinary: BTreeMap<&str, Vec<i64>> = BTreeMap::new();
    for row in judged.iter().filter(|row| !is_special(row)) {
        ordinary.entry(&row.op).or_default().push(row.id);
    }
    let spread = |row: &Row| {
        let ids = &ordinary[row.op.as_str()];
        let take = ids.len().min(ORDINARY);
        (0..take).any(|k| ids[k * ids.len() / take] == row.id)
    };
    judged.into_iter().filter(|row| is_special(row) || spread(row)).collect()
}

/// The rows of the whole file that the choice was made from.
const WHOLE: usize = 2116;

#[test]
fn the_included_part_is_the_chosen_one() {
    vectors::assert_chosen(FILE, WHOLE, chosen);
}

#[test]
#[ignore = "writes tests/data: run it when the vectors or the choice change"]
fn choose() {
    vectors::write_chosen(FILE, chosen);
}
