//! What every message has to be, whatever it says.

use std::collections::BTreeMap;

use ui_tests::{BORN, Case, cases, names};

/// What must hold of a message, and does not.
fn faults(case: &Case) -> Vec<String> {
    let Some(stderr) = &case.stderr else { return vec!["has no .stderr".to_owned()] };
    let mut faults = Vec::new();
    let mut fault = |holds: bool, text: String| {
        if !holds {
            faults.push(text);
        }
    };
    let lines: Vec<&str> = stderr.lines().collect();
    let errors: Vec<&str> = lines.iter().copied().filter(|line| line.starts_with("error")).collect();
    fault(errors.len() == case.errors(), format!("is {} errors, not {}", errors.len(), case.errors()));
    for error in &errors {
        // what the error says, and the label under the user's token
        let message = error.split_once(": ").map(|(_, message)| message);
        let label = lines.iter().skip_while(|line| *line != error).find_map(|line| line.split_once('^'));
        // that a type is not another one is said in rustc's words, which name the types in a note
        let names =
            |text: &str| case.born() == "type" || text.contains(|c: char| c.is_ascii_digit() || c == '`');
        let says = message.into_iter().chain(label.map(|(_, label)| label));
        fault(says.into_iter().any(names), format!("names nothing: {error}"));
        let is_once = errors.iter().filter(|other| *other == error).count() == 1;
        fault(is_once, format!("is reported twice: {error}"));
    }
    fault(!stderr.contains("warning"), "is mixed with a warning".to_owned());
    fault(!stderr.contains("__private"), "shows `__private`".to_owned());
    // of the standard library, of a registry, of this machine; `$WORKSPACE` is this repository
    for path in ["$RUST", "$CARGO", "/rustc/", "library/core", " --> /", "::: /"] {
        fault(!stderr.contains(path), format!("leads to {path}"));
    }
    let here = format!("cases/fail/{}.rs:", case.name);
    fault(stderr.contains(&here), "shows no line of the user's".to_owned());
    // what the macro or the item finds needs nothing but the user's line
    if matches!(case.born(), "macro" | "item const") {
        fault(!stderr.contains("$WORKSPACE"), "shows a line of the library".to_owned());
    }
    faults
}

#[test]
fn messages_are_short_and_in_the_users_terms() {
    let mut found = String::new();
    for case in cases("fail") {
        for fault in faults(&case) {
            found += &format!("{} {fault}\n", case.name);
        }
    }
    assert!(found.is_empty(), "\n{found}");
}

#[test]
fn every_mistake_has_its_repair() {
    let (fail, pass) = (names("fail", "rs"), names("pass", "rs"));
    let alone: Vec<_> = fail.symmetric_difference(&pass).collect();
    assert!(alone.is_empty(), "in one of the two folders only: {alone:?}");
    let stray: Vec<_> = names("fail", "stderr").difference(&fail).cloned().collect();
    assert!(stray.is_empty(), "a .stderr without a case: {stray:?}");
    for (fail, pass) in cases("fail").iter().zip(cases("pass")) {
        let code = |case: &Case| case.source.lines().skip(1).collect::<String>();
        assert!(code(fail) != code(&pass), "{} is not repaired", fail.name);
    }
}

#[test]
fn every_case_says_what_it_is() {
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    let fail = cases("fail");
    for case in &fail {
        assert!(BORN.contains(&case.born()), "{}: {}", case.name, case.first_line());
        *count.entry(case.born()).or_default() += 1;
    }
    println!("{} failing cases: {count:?}", fail.len());
    for born in BORN {
        assert!(count.contains_key(born), "no case of {born}");
    }
}
