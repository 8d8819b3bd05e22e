//! Compiles every failing case: the compiler says what its `.stderr` says.
//!
//! After a message was changed on purpose, `TRYBUILD=overwrite cargo test -p ui-tests` writes the new
//! ones; read them as their reader will.

use trybuild::TestCases;

#[test]
fn messages() {
    // most mistakes are found by `cargo check` already, and trybuild only checks as long as no case passes
    let checked = TestCases::new();
    let built = TestCases::new();
    built.pass("cases/pass/coordinate-rank.rs");
    for case in ui_tests::cases("fail") {
        let set = if case.is_found_by_check() { &checked } else { &built };
        set.compile_fail(format!("cases/fail/{}.rs", case.name));
    }
}
