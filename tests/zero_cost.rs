//! Layouts cost nothing: the machine code of an evaluator has no more instructions than the formula an
//! expert writes by hand, at every optimization level.
//!
//! `zero_cost/pairs.rs` has the pairs. It is compiled here, as a crate of its own against the release
//! build of the library, and the instructions are counted in the assembly that comes out.
//! `cargo test --test zero_cost -- --nocapture` prints the table.

#[path = "zero_cost/assembly.rs"]
mod assembly;
#[path = "zero_cost/library.rs"]
mod library;

use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use assembly::{Assembly, no_more_than_by_hand};
use library::Library;

const LEVELS: [&str; 4] = ["1", "2", "3", "s"];

/// `pairs.rs` at each level; `None` where the assembly is of a kind that is not read here.
static COMPILED: LazyLock<Option<Vec<Assembly>>> = LazyLock::new(|| {
    if cfg!(any(target_arch = "x86_64", target_arch = "aarch64")) {
        let library = Library::build();
        return Some(LEVELS.iter().map(|level| compile(&library, level)).collect());
    }
    println!("skipped: the instructions of {} are not counted here", std::env::consts::ARCH);
    None
});

fn compile(library: &Library, level: &str) -> Assembly {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/zero_cost/pairs.rs");
    let output = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("zero_cost_{level}.s"));
    let mut rustc: Command = library.rustc();
    rustc.args(["--crate-type", "lib", "--emit", "asm", "-C", "codegen-units=1"]);
    rustc.arg("-C").arg(format!("opt-level={level}")).arg(source).arg("-o").arg(&output);
    library::run(&mut rustc);
    Assembly::parse(&std::fs::read_to_string(output).unwrap())
}

#[test]
fn tla_has_no_more_instructions_than_by_hand() {
    let Some(compiled) = &*COMPILED else { return };
    let pairs = compiled[0].pairs();
    assert!(pairs.len() > 30, "only {} pairs were found", pairs.len());
    no_more_than_by_hand(&pairs, compiled, &LEVELS);
}

#[test]
fn a_loop_over_proven_coordinates_neither_panics_nor_allocates() {
    let Some(compiled) = &*COMPILED else { return };
    for (assembly, level) in compiled.iter().zip(LEVELS) {
        let loops: Vec<_> = assembly.pairs().into_iter().filter(|pair| pair.contains("proven")).collect();
        assert!(loops.len() >= 4, "only {loops:?} loop over proven coordinates");
        for pair in loops {
            let calls = assembly.calls(&format!("tla_{pair}"));
            assert!(calls.is_empty(), "{pair} at -O{level} calls {calls:?}");
        }
    }
}

#[test]
fn the_calls_of_a_function_are_seen() {
    let Some(compiled) = &*COMPILED else { return };
    // the slice has no known length, so the hand-written loop can panic
    assert!(!compiled[0].calls("hand_sum_offset").is_empty());
}
