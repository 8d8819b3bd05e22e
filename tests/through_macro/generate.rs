//! Writes `generated`: the layouts of the vectors as invocations of `layout!`, with what is right about them.
//!
//! A target of its own, so that it builds whatever stands in `generated`. As a test it finds the files out of
//! date; with `TLA_GENERATE=1` it writes them:
//! `TLA_GENERATE=1 cargo test --test through_macro_generate`.
//! The vectors are looked for in the folder `TLA_VECTORS`, else in `shared/vectors` beside the repository;
//! without them there is nothing to compare with.

mod cases;
#[path = "../../tla-core/tests/common/mod.rs"]
mod common;
mod coordinates;
mod own;
mod print;

use std::path::{Path, PathBuf};

fn vectors() -> Option<PathBuf> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/vectors");
    let folder = std::env::var_os("TLA_VECTORS").map_or(beside, PathBuf::from);
    Some(folder.join("tirx.jsonl")).filter(|path| path.is_file())
}

#[test]
fn the_generated_files_are_those_of_the_vectors() {
    let Some(path) = vectors() else {
        println!("not compared: no vectors here, see the head of this file");
        return;
    };
    let (cases, left_out) = cases::collect(&common::vectors::read(&path));
    for (why, count) in left_out {
        println!("{count:>4} rows left out: {why}");
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/through_macro/generated");
    for (name, text) in print::files(&cases) {
        let path = folder.join(&name);
        if std::env::var_os("TLA_GENERATE").is_some() {
            std::fs::write(&path, text).expect("the folder is writable");
        } else {
            let found = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(found == text, "{name} is out of date: see the head of this file");
        }
    }
}
