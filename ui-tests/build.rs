//! Writes the cases that pass as modules of `tests/pass.rs`: one program builds in a fraction of the
//! time that as many need.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=cases/pass");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("cases/pass");
    let entries = fs::read_dir(&folder).expect("the folder of the cases");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    paths.sort();
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    let (mut modules, mut calls) = (String::new(), String::new());
    for path in paths.iter().filter(|path| path.extension().is_some_and(|found| found == "rs")) {
        let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a name").replace('-', "_");
        let program = fs::read_to_string(path).expect("a readable case");
        let copy = out.join(&name).with_extension("rs");
        fs::write(&copy, program.replace("\nfn main()", "\npub fn main()")).expect("a writable file");
        writeln!(modules, "#[path = {copy:?}]\nmod {name};").expect("memory");
        writeln!(calls, "    {name}::main();").expect("memory");
    }
    let test = format!("{modules}\n#[test]\nfn every_repaired_case_runs() {{\n{calls}}}\n");
    fs::write(out.join("pass.rs"), test).expect("a writable file");
}
