//! Writes `through_ops/generated.rs`: the operations of the vectors as types, with what is right about them.
//!
//! A target of its own, so that it builds whatever stands there. As a test it finds the file out of date;
//! with `TLA_GENERATE=1` it writes it: `TLA_GENERATE=1 cargo test --test through_ops_generate`.
//! The vectors are looked for in the folder `TLA_VECTORS`, else in `shared/vectors` beside the repository;
//! without them there is nothing to compare with.

#[path = "through_ops/cute.rs"]
mod cute;
#[path = "through_ops/tirx.rs"]
mod tirx;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// A row as a type.
pub(crate) struct Case {
    /// `Tiled<..>`
    pub(crate) layout: String,
    pub(crate) right: Right,
}

/// What is right about the type.
pub(crate) enum Right {
    /// This layout on named axes.
    Map(String),
    /// One of these nested layouts.
    Nested(Vec<String>),
    /// One of these nested layouts, or none.
    NestedOrNone(Vec<String>),
    /// No layout.
    Refused,
}

/// Why a row is no type.
pub(crate) type Left = &'static str;

/// It has no type: it makes no layout, or it is asked elsewhere.
pub(crate) const OTHER: Left = "not an operation of these types";

/// The entry of a row in the table.
fn entry(n: &str, op: &str, case: &Case) -> String {
    let Case { layout, right } = case;
    let list = |of: &[String]| of.iter().map(|text| format!("{text:?}")).collect::<Vec<_>>().join(", ");
    match right {
        Right::Map(right) => format!("map::<{layout}>(\"{n}\", \"{op}\", \"{right}\")"),
        Right::Nested(right) => format!("nested::<{layout}>(\"{n}\", \"{op}\", &[{}])", list(right)),
        Right::NestedOrNone(right) => {
            format!("nested_or_none::<{layout}>(\"{n}\", \"{op}\", &[{}])", list(right))
        }
        Right::Refused => format!("refused::<{layout}>(\"{n}\", \"{op}\")"),
    }
}

/// The rows of one file of vectors as types; counts what is left out.
fn entries(
    vectors: &str,
    case: impl Fn(&Value) -> Result<Vec<Case>, Left>,
    left: &mut BTreeMap<(String, Left), usize>,
) -> Vec<String> {
    let mut entries = Vec::new();
    for line in vectors.lines() {
        let row: Value = serde_json::from_str(line).expect("JSON, one object a line");
        let op = row["op"].as_str().expect("an operation");
        let n = row["id"].as_str().map_or_else(|| row["id"].to_string(), str::to_owned);
        match case(&row) {
            Ok(cases) => entries.extend(cases.iter().map(|case| entry(&n, op, case))),
            Err(why) => *left.entry((op.to_owned(), why)).or_default() += 1,
        }
    }
    entries
}

fn folder() -> PathBuf {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/vectors");
    std::env::var_os("TLA_VECTORS").map_or(beside, Into::into)
}

#[test]
fn the_generated_file_is_that_of_the_vectors() {
    let read = |name: &str| std::fs::read_to_string(folder().join(name));
    let (Ok(tirx), Ok(cute)) = (read("tirx.jsonl"), read("cute.jsonl")) else {
        println!("not compared: no vectors here, see the head of this file");
        return;
    };
    let mut left = BTreeMap::new();
    let parts = [entries(&tirx, tirx::cases, &mut left), entries(&cute, cute::cases, &mut left)];
    for ((op, why), count) in left.iter().filter(|((_, why), _)| *why != OTHER) {
        println!("left out: {count:>4} of {op}: {why}");
    }
    let others: usize = left.iter().filter(|((_, why), _)| *why == OTHER).map(|(_, count)| count).sum();
    println!("left out: {others:>4} of others: {OTHER}");
    let mut text = String::from(
        "// Written by `tests/through_ops_generate.rs`; not to be edited.\n\n\
         use tla::axis::*;\nuse tla::ops::*;\nuse tla::prelude::*;\n\n\
         use crate::check::{Row, map, nested, nested_or_none, refused};\n\n",
    );
    text.push_str("pub(crate) fn rows() -> Vec<Row> {\n    vec![\n");
    for entry in parts.iter().flatten() {
        writeln!(text, "        {entry},").expect("a text");
    }
    text.push_str("    ]\n}\n");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/through_ops/generated.rs");
    if std::env::var_os("TLA_GENERATE").is_some() {
        std::fs::write(&file, text).expect("a writable file");
        return;
    }
    let written = std::fs::read_to_string(&file).expect("the generated file");
    assert!(written == text, "out of date: TLA_GENERATE=1 cargo test --test through_ops_generate");
}
