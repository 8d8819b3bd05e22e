//! Operations cost nothing at run time: the machine code over a layout that five nested operations build has no
//! more instructions than over the layout that comes out, written as a literal, at every optimization level.
//!
//! `cargo test --test zero_cost_ops -- --nocapture` prints the table.

#[path = "zero_cost/assembly.rs"]
mod assembly;
#[path = "zero_cost/library.rs"]
mod library;

use std::path::Path;

use assembly::{Assembly, no_more_than_by_hand};
use library::Library;

const LEVELS: [&str; 4] = ["1", "2", "3", "s"];

fn compile(library: &Library, level: &str) -> Assembly {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/zero_cost/ops.rs");
    let output = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("zero_cost_ops_{level}.s"));
    let mut rustc = library.rustc();
    rustc.args(["--crate-type", "lib", "--emit", "asm", "-C", "codegen-units=1"]);
    rustc.arg("-C").arg(format!("opt-level={level}")).arg(source).arg("-o").arg(&output);
    library::run(&mut rustc);
    Assembly::parse(&std::fs::read_to_string(output).expect("the assembly"))
}

#[test]
fn operations_have_no_more_instructions_than_their_results() {
    if !cfg!(any(target_arch = "x86_64", target_arch = "aarch64")) {
        println!("skipped: the instructions of {} are not counted here", std::env::consts::ARCH);
        return;
    }
    let library = Library::build();
    let compiled: Vec<Assembly> = LEVELS.iter().map(|level| compile(&library, level)).collect();
    let pairs = compiled[0].pairs();
    assert!(pairs.len() > 10, "only {} pairs were found", pairs.len());
    for (assembly, level) in compiled.iter().zip(LEVELS) {
        for pair in &pairs {
            let calls = assembly.calls(&format!("tla_{pair}"));
            assert!(calls.is_empty(), "{pair} at -O{level} calls {calls:?}");
        }
    }
    no_more_than_by_hand(&pairs, &compiled, &LEVELS);
}
