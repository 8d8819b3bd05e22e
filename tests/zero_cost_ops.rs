//! Operations cost nothing at run time: the machine code over a layout that five nested operations build has no
//! more instructions than over the layout that comes out, written as a literal, at every optimization level.
//!
//! `cargo test --test zero_cost_ops -- --nocapture` prints the table.

#[path = "zero_cost/assembly.rs"]
mod assembly;
#[path = "zero_cost/compile.rs"]
mod compile;
#[path = "zero_cost/library.rs"]
mod library;

use assembly::no_more_than_by_hand;
use compile::{LEVELS, at_each_level, is_read};
use library::Library;

#[test]
fn operations_have_no_more_instructions_than_their_results() {
    if !is_read() {
        return;
    }
    let library = Library::build();
    let compiled = at_each_level(&library, "ops.rs");
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
