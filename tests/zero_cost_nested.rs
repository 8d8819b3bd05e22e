//! Nested layouts cost nothing: the machine code of an address has no more instructions than the formula
//! an expert writes by hand, whether the layout is static, mixed or known at run time; loops over tensors
//! have no checks; and the kernel of the blocked product is the loop that one writes by hand.
//!
//! `cargo test --test zero_cost_nested -- --nocapture` prints the numbers. How it is done is said in
//! `tests/zero_cost.rs`.

#[path = "zero_cost/assembly.rs"]
mod assembly;
#[path = "zero_cost/compile.rs"]
mod compile;
#[path = "zero_cost/library.rs"]
mod library;
#[path = "zero_cost/loops.rs"]
mod loops;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use assembly::{Assembly, no_more_than_by_hand};
use compile::{LEVELS, at_each_level, is_read, text};
use library::Library;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::build);

/// `nested.rs` at each level.
static COMPILED: LazyLock<Vec<Assembly>> = LazyLock::new(|| at_each_level(&LIBRARY, "nested.rs"));

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn an_address_has_no_more_instructions_than_by_hand() {
    if !is_read() {
        return;
    }
    let pairs = COMPILED[0].pairs();
    assert!(pairs.len() > 20, "only {} pairs were found", pairs.len());
    no_more_than_by_hand(&pairs, &COMPILED, &LEVELS);
}

#[test]
fn a_static_stride_of_zero_is_no_instruction() {
    if !is_read() {
        return;
    }
    for (assembly, level) in COMPILED.iter().zip(LEVELS) {
        for pair in ["zero_stride", "zero_stride_divided"] {
            let body = assembly.body(&format!("tla_{pair}"));
            assert!(body.len() <= 2, "{pair} at -O{level} is more than a move and a return: {body:#?}");
        }
    }
}

#[test]
fn a_loop_over_a_tensor_neither_checks_nor_panics() {
    if !is_read() {
        return;
    }
    for (assembly, level) in COMPILED.iter().zip(LEVELS) {
        for name in ["proven", "copy_static", "copy_mixed", "fold", "next", "write"] {
            // a panic is a call, and so is what tells of an index that is out of bounds
            let mut calls = assembly.calls(&format!("loop_{name}"));
            calls.retain(|call| !call.contains("memcpy"));
            assert!(calls.is_empty(), "{name} at -O{level} calls {calls:?}");
        }
        assert!(!assembly.calls("loop_checked").is_empty(), "a loop with checks is seen to have them");
    }
}

/// The multiplications of the kernel are packed as by hand, and its loop has no more instructions.
#[test]
#[cfg(target_arch = "x86_64")]
fn the_kernel_of_the_blocked_product_is_the_loop_by_hand() {
    // the example itself, as a library, with the wrappers behind it
    let read = |path: &str| fs::read_to_string(root().join(path)).expect("a file of the repository");
    let mut source: String = read("examples/blocked_matmul.rs")
        .lines()
        .filter(|line| !line.starts_with("//!"))
        .fold(String::new(), |source, line| source + line + "\n");
    source += &read("tests/zero_cost/matmul.rs");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("blocked_matmul.rs");
    fs::write(&path, source).expect("a folder for what tests write");

    let assembly = text(&LIBRARY, &path, "3");
    let kernel = |function| {
        let loops = loops::innermost(&assembly, function);
        let [kernel] =
            loops.iter().filter(|l| l.iter().any(|i| i.starts_with("mul"))).collect::<Vec<_>>()[..]
        else {
            panic!("{function} has one loop that multiplies: {loops:#?}")
        };
        let count = |mnemonic| kernel.iter().filter(|i| i.starts_with(mnemonic)).count();
        println!("{function}: {} instructions, {} packed products", kernel.len(), count("mulps"));
        (kernel.len(), count("mulps"), count("mulss"))
    };
    let (tla, tla_packed, tla_single) = kernel("tla_dot");
    let (hand, hand_packed, hand_single) = kernel("hand_dot");
    assert_eq!((tla_packed, tla_single), (hand_packed, hand_single));
    assert!(tla_packed > 0 && tla_single == 0, "the loop is not vectorized");
    assert!(tla <= hand, "{tla} instructions, {hand} by hand");
}
