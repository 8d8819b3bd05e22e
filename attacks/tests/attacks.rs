//! A few of the attacks, and whether the judge notices when it is deceived.

use tla_attacks::report::Report;
use tla_attacks::{Deceit, drive, views};

#[test]
fn a_few_attacks_find_nothing() {
    let report = drive(1 << 40, 4000, Deceit::Nothing);
    println!("{report}");
    assert_eq!(report.findings(), 0, "\n{report}");
    assert!(report.untried().is_empty(), "\n{report}");
}

#[test]
fn every_static_layout_is_its_formula() {
    let mut report = Report::new(Deceit::Nothing);
    views::all(&mut report);
    assert_eq!(report.findings(), 0, "\n{report}");
}

#[test]
fn a_judge_that_is_deceived_finds_something() {
    for deceit in [Deceit::Oracle, Deceit::Memory] {
        let report = drive(0, 400, deceit);
        assert!(report.findings() > 50, "{deceit:?}\n{report}");
        let mut report = Report::new(deceit);
        views::all(&mut report);
        assert!(report.findings() > 25, "{deceit:?}\n{report}");
    }
}
