//! Owners cost nothing: the machine code has no more instructions than the formula an expert writes by hand,
//! at every optimization level, and a loop over what a thread holds neither calls nor panics.
//!
//! `cargo test --test zero_cost_owner -- --nocapture` prints the table.

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
fn owners_have_no_more_instructions_than_by_hand() {
    if !is_read() {
        return;
    }
    let library = Library::build();
    let compiled = at_each_level(&library, "owner.rs");
    let pairs = compiled[0].pairs();
    assert!(pairs.len() > 15, "only {} pairs were found", pairs.len());
    for (assembly, level) in compiled.iter().zip(LEVELS) {
        for pair in &pairs {
            let calls = assembly.calls(&format!("tla_{pair}"));
            assert!(calls.is_empty(), "{pair} at -O{level} calls {calls:?}");
        }
    }
    no_more_than_by_hand(&pairs, &compiled, &LEVELS);
}
