//! The pictures on the pages of the two algebras are what the library computes.
//!
//! A picture is a block in `text` whose first line is an expression in the notation of `layout!`: a layout
//! and the operations on it. All that follows the expression is made from it, here:
//!
//! ```text
//! TLA_GENERATE=1 cargo test --test pages
//! ```
//!
//! writes the pictures into the pages, and without the variable a page that differs is a failed test. It also
//! writes `tests/pages_in_macro.rs`, where the macro evaluates the same expressions.

mod draw;
mod expression;
mod operations;

use std::fs;
use std::path::{Path, PathBuf};

use expression::Expression;

/// The pages, and the operations that each has to show.
const PAGES: [(&str, &[&str]); 2] =
    [("src/tirx_algebra.rs", &operations::TIRX), ("src/cute_algebra.rs", &operations::CUTE)];

fn page(path: &str) -> (PathBuf, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    (path, text)
}

/// The text of a page with every picture made anew, and the expressions.
fn drawn(page: &str) -> (String, Vec<Expression>) {
    let (mut text, mut expressions) = (String::new(), Vec::new());
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        text.push_str(line);
        text.push('\n');
        if line != "//! ```text" {
            continue;
        }
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "//! ```").collect();
        let first = block.first().and_then(|line| line.strip_prefix("//! ")).unwrap_or_default();
        let end =
            [" = ", " is refused:"].iter().filter_map(|end| first.find(end)).min().unwrap_or(first.len());
        let expression = Expression::read(&first[..end]);
        for line in draw::picture(&expression).lines() {
            text.push_str(format!("//! {line}").trim_end());
            text.push('\n');
        }
        text.push_str("//! ```\n");
        expressions.push(expression);
    }
    (text, expressions)
}

#[test]
fn pictures_are_what_the_library_computes() {
    for (path, _) in PAGES {
        let (file, text) = page(path);
        let (made, expressions) = drawn(&text);
        assert!(expressions.len() > 20, "{path} has pictures: {}", expressions.len());
        if std::env::var_os("TLA_GENERATE").is_some() {
            fs::write(&file, made).expect("the page can be written");
            continue;
        }
        for (at, (written, made)) in text.lines().zip(made.lines()).enumerate() {
            assert_eq!(
                written,
                made,
                "{path}:{}: a picture is out of date: TLA_GENERATE=1 cargo test --test pages",
                at + 1
            );
        }
        assert_eq!(text.lines().count(), made.lines().count(), "{path}");
        println!("{path}: {} pictures", expressions.len());
    }
    // after the pages, not beside: it reads them
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pages_in_macro.rs");
    let made = in_macro();
    println!("{} expressions in the macro", made.matches("assert_eq!").count());
    if std::env::var_os("TLA_GENERATE").is_some() {
        fs::write(&file, made).expect("the test can be written");
    } else {
        let written = fs::read_to_string(&file).expect("tests/pages_in_macro.rs");
        assert_eq!(written, made, "out of date: TLA_GENERATE=1 cargo test --test pages");
    }
}

/// The test in which `layout!` evaluates every expression that it has the operations of.
fn in_macro() -> String {
    let mut text = String::from(
        "//! The expressions on the pages of the algebras mean in `layout!` what they mean on values.\n\
         //!\n\
         //! Written by `TLA_GENERATE=1 cargo test --test pages`; an edit by hand is a failed test there.\n\n\
         use tla::prelude::*;\n\n\
         #[test]\n\
         #[rustfmt::skip]\n\
         fn expressions_mean_in_the_macro_what_they_mean_on_values() {\n",
    );
    for (path, _) in PAGES {
        for expression in drawn(&page(path).1).1 {
            if let Some((constant, result)) = operations::in_macro(&expression) {
                let line = format!(
                    "    assert_eq!(<layout!({})>::{constant}.to_string(), {result:?});\n",
                    expression.text
                );
                if !text.contains(&line) {
                    text.push_str(&line);
                }
            }
        }
    }
    text.push_str("}\n");
    text
}

#[test]
fn every_operation_has_a_picture() {
    for (path, operations) in PAGES {
        let (_, expressions) = drawn(&page(path).1);
        for operation in operations {
            let is_shown = expressions
                .iter()
                .any(|expression| expression.calls.iter().any(|call| call.name == *operation));
            assert!(is_shown, "{path} shows no picture of `{operation}`");
        }
    }
}

/// A section shows the operation of its picture in code as well: as a value, as a type or in `layout!`, and
/// the code is compiled and run with the other examples.
#[test]
fn every_picture_stands_beside_its_code() {
    for (path, _) in PAGES {
        let (_, text) = page(path);
        for section in text.split("\n//!\n//! # ").skip(1) {
            let heading = section.lines().next().unwrap_or_default();
            let (_, expressions) = drawn(section);
            let code = section.replace("//!", "").replace(char::is_whitespace, "");
            for call in expressions.iter().flat_map(|expression| &expression.calls) {
                let name = operations::on_values(&call.name);
                let is_there = ["(", "_modes("].iter().any(|end| code.contains(&format!("try_{name}{end}")));
                assert!(is_there, "{path}, {heading}: no code shows `try_{name}`");
            }
        }
    }
}
