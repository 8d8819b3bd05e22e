//! What node calls. Numbers go in and out: there is no memory that both sides look at.

use core::sync::atomic::{AtomicU64, Ordering};

use tla_attacks::report::Count;
use tla_attacks::{Deceit, drive, views};

/// The counts of the last run, in the order of `Count::ALL`.
static COUNTS: [AtomicU64; Count::ALL.len()] = [const { AtomicU64::new(0) }; Count::ALL.len()];

/// Attacks so many tensors; how many findings there are.
#[unsafe(no_mangle)]
extern "C" fn run_driver(first: u64, tensors: u64) -> u64 {
    let mut report = drive(first, tensors, Deceit::Nothing);
    views::all(&mut report);
    for (count, (what, _)) in COUNTS.iter().zip(Count::ALL) {
        count.store(report.counted(what), Ordering::Relaxed);
    }
    report.findings()
}

/// How many findings a deceived judge has: 0 would be one that sees nothing.
#[unsafe(no_mangle)]
extern "C" fn run_deceived(tensors: u64) -> u64 {
    [Deceit::Oracle, Deceit::Memory]
        .map(|deceit| drive(0, tensors, deceit).findings())
        .into_iter()
        .min()
        .unwrap_or(0)
}

/// One count of the last run; `u64::MAX` after the last one.
#[unsafe(no_mangle)]
extern "C" fn counted(at: u32) -> u64 {
    COUNTS.get(at as usize).map_or(u64::MAX, |count| count.load(Ordering::Relaxed))
}

/// One letter of the name of a count; 0 after the last one.
#[unsafe(no_mangle)]
extern "C" fn name_of(at: u32, letter: u32) -> u32 {
    let name = Count::ALL.get(at as usize).map_or("", |(_, name)| name);
    name.as_bytes().get(letter as usize).map_or(0, |&byte| byte.into())
}
