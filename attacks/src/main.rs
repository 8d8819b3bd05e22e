//! The attacks on the host: `tla-attacks [CASES [FIRST CASE]]`.

use std::panic;
use std::process::ExitCode;

use tla_attacks::report::Count;
use tla_attacks::storage::PLANNED;
use tla_attacks::{Deceit, drive, views};

fn main() -> ExitCode {
    let numbers: Result<Vec<u64>, _> = std::env::args().skip(1).map(|number| number.parse()).collect();
    let (cases, first) = match numbers.as_deref() {
        Ok([]) => (10_000, 0),
        Ok([cases]) => (*cases, 0),
        Ok([cases, first]) => (*cases, *first),
        _ => {
            eprintln!("usage: tla-attacks [CASES [FIRST CASE]]");
            return ExitCode::from(2);
        }
    };
    // the panics of the attacks are many; any other is told, and a finding
    let told = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if info.payload_as_str() != Some(PLANNED) {
            told(info);
        }
    }));
    let mut report = drive(first, cases, Deceit::Nothing);
    views::all(&mut report);
    println!("{report}");
    // a few cases need not try everything; four of them make five tensors, and the lanes promise a million
    let is_enough = report.counted(Count::Tensors) / 5 >= cases / 4;
    let is_tried = cases < 1000 || (is_enough && report.untried().is_empty());
    if report.findings() == 0 && is_tried { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
