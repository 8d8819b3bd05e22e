//! Layouts cost nothing: the machine code of an evaluator has no more instructions than the formula an
//! expert writes by hand, at every optimization level.
//!
//! `zero_cost/pairs.rs` has the pairs. It is compiled here, as a crate of its own against the release
//! build of the library, and the instructions are counted in the assembly that comes out.
//! `cargo test --test zero_cost -- --nocapture` prints the table.

#[path = "zero_cost/assembly.rs"]
mod assembly;
#[path = "zero_cost/compile.rs"]
mod compile;
#[path = "zero_cost/library.rs"]
mod library;

use std::sync::LazyLock;

use assembly::{Assembly, no_more_than_by_hand};
use compile::{LEVELS, at_each_level, is_read};
use library::Library;

/// `pairs.rs` at each level; `None` where the assembly is of a kind that is not read here.
static COMPILED: LazyLock<Option<Vec<Assembly>>> =
    LazyLock::new(|| is_read().then(|| at_each_level(&Library::build(), "pairs.rs")));

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
