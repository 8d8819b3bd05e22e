//! Attacks on the views and tensors of `tla`: hostile layouts, storages and closures, and a judge that does not
//! believe what comes back.
//!
//! [`drive`] makes a number of tensors and views, each over a random layout and a random storage, and does random
//! things to them. Every reference that comes back is compared by its address with the memory that it must lie in,
//! and where the storage is honest with the position that an [`Oracle`](oracle::Oracle) computes, digit by digit.
//! So the driver finds an access out of bounds without a sanitizer, on every target; under AddressSanitizer the
//! exact allocations find one that the judge is not shown. Nothing here is `unsafe`.
//!
//! What is done is counted as well as what is found: a run that compares nothing fails.
//!
//! ```sh
//! cargo run --release -p tla-attacks -- 100000      # so many cases
//! cargo run --release -p tla-attacks -- 1 77        # one, case 77
//! ```
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod blocked;
pub mod copies;
pub mod elements;
pub mod hostile;
pub mod layouts;
pub mod oracle;
pub mod proofs;
pub mod random;
pub mod report;
pub mod slices;
pub mod storage;
pub mod tensors;
pub mod views;

use random::Random;
use report::Report;

/// How the judge is deceived, to see that it notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deceit {
    /// Not at all.
    Nothing,
    /// The oracle is one address off.
    Oracle,
    /// The memory that a reference has to lie in is said to be one element shorter.
    Memory,
}

/// Tries `cases` cases, from `first` on; each makes some tensors and views.
///
/// A case is made of its number alone, so that a finding is repeated by `drive(case, 1, Deceit::Nothing)`.
#[must_use]
pub fn drive(first: u64, cases: u64, deceit: Deceit) -> Report {
    let mut report = Report::new(deceit);
    for case in first..first.saturating_add(cases) {
        report.case = case;
        let mut random = Random::new(case);
        layouts::any(&mut random, &mut report);
        views::any(&mut random, &mut report);
        match random.below(7) {
            0 => blocked::any(&mut random, &mut report),
            1 => hostile::any(&mut random, &mut report),
            2 => elements::any(&mut random, &mut report),
            3 => proofs::any(&mut random, &mut report),
            4 => copies::any(&mut random, &mut report),
            _ => {}
        }
    }
    report
}
