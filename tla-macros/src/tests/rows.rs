//! The operations of the vectors, which `tests/through_ops` has as types, in method form: the macro makes of
//! them what is right, and refuses what has to be refused.

use std::collections::BTreeMap;
use std::path::Path;

use proc_macro2::TokenStream;
use tla_core::nested::{IntTuple, NestedLayout, parse as nested_parse};
use tla_core::{Map, parse};

use crate::ast::Input;
use crate::errors::Errors;
use crate::methods::{Kind, METHODS, Takes};
use crate::names::{Layouts, Names};
use crate::parse::{self as notation, Parser};
use crate::validate;
use crate::values::Known;

/// The stretches between the commas outside of all brackets.
fn split(list: &str) -> Vec<&str> {
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0);
    for (at, c) in list.char_indices() {
        match c {
            // of an arrow
            '>' if list[..at].ends_with('-') => {}
            '(' | '[' | '<' => depth += 1,
            ')' | ']' | '>' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(list[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(list[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

fn inside<'t>(text: &'t str, open: &str, close: &str) -> &'t str {
    text.strip_prefix(open).and_then(|text| text.strip_suffix(close)).unwrap_or_else(|| panic!("{text}"))
}

/// `(Int<4>, Keep)` as the notation has it: `(4,_)`.
fn tuple(text: &str) -> String {
    if let Some(number) = text.strip_prefix("Int<") {
        number.trim_end_matches('>').to_owned()
    } else if text == "Keep" {
        "_".to_owned()
    } else if text.starts_with("LayoutTiler<") {
        notation_of(inside(text, "LayoutTiler<", ">")).unwrap_or_else(|| panic!("{text}"))
    } else if text.starts_with('(') {
        let entries: Vec<String> = split(inside(text, "(", ")")).into_iter().map(tuple).collect();
        format!("({},)", entries.join(","))
    } else {
        text.to_owned()
    }
}

/// A type of `tla::ops` in the notation; `None` for one that has no method.
fn notation_of(text: &str) -> Option<String> {
    if text.starts_with("layout!") {
        return Some(inside(text, "layout!(", ")").to_owned());
    }
    let (name, operands) = text.split_once('<')?;
    let mut operands = split(operands.strip_suffix('>')?);
    let method = METHODS.iter().find(|method| method.operation == name)?;
    let receiver = operands.remove(if method.receiver_is_last { operands.len() - 1 } else { 0 });
    let argument = |(i, text): (usize, &str)| match method.kind(i)? {
        Kind::Layout => notation_of(text),
        Kind::Tiler | Kind::Modes if text.starts_with("ShapeTiler<") => {
            Some(tuple(inside(text, "ShapeTiler<", ">")))
        }
        Kind::Range => {
            let ranges = split(inside(text, "(", ")")).into_iter().map(|range| {
                let ends = split(inside(range, "Range<", ">"));
                format!("{}..{}", ends[0], ends[1])
            });
            Some(ranges.collect::<Vec<_>>().join(", "))
        }
        Kind::Number if matches!(method.takes, Takes::OneADimension(_)) => {
            Some(split(inside(text, "(", ")")).into_iter().map(tuple).collect::<Vec<_>>().join(", "))
        }
        _ => Some(tuple(text)),
    };
    let arguments: Vec<String> = operands.into_iter().enumerate().map(argument).collect::<Option<_>>()?;
    Some(format!("({}).{}({})", notation_of(receiver)?, method.name, arguments.join(", ")))
}

/// What the macro makes of a layout, or its mistakes.
fn evaluate(text: &str) -> Result<Known, String> {
    let tokens: TokenStream = format!("[krate] {text}").parse().unwrap();
    let (root, tokens) = notation::root(tokens).unwrap();
    let mut errors = Errors::default();
    let Input::Type(layout) = Parser::new(&mut errors).input(&tokens, &root) else { panic!("{text}") };
    let facts = validate::layout(&layout, Names::of(None, &Layouts::new()), &mut errors);
    let mistakes: Vec<&str> = errors.iter().map(|mistake| mistake.message.as_str()).collect();
    assert_eq!(mistakes.is_empty(), facts.known.is_some(), "{text}: {mistakes:?}");
    facts.known.ok_or_else(|| mistakes.join("\n"))
}

fn is_map(map: &Map, right: &str) -> bool {
    let layout = parse::tirx(right).unwrap_or_else(|error| panic!("{right}: {error}"));
    let shaped = !right.contains("->") || map.shape() == layout.shape();
    let (found, right) = (map.canonicalize(), layout.canonicalize());
    let is_one = found.size() == 1 && right.size() == 1;
    shaped && (found == right || (is_one && found.offset() == right.offset()))
}

/// A nested layout without tuples of one and strides of extents of 1.
#[derive(PartialEq)]
enum Tree {
    Leaf(i64, i64),
    Modes(Vec<Tree>),
}

fn tree(shape: &IntTuple, stride: &IntTuple) -> Tree {
    if let (Some(extent), Some(stride)) = (shape.as_leaf(), stride.as_leaf()) {
        return Tree::Leaf(extent, if extent == 1 { 0 } else { stride });
    }
    let modes = (0..shape.rank()).map(|d| tree(&shape.entry(d).unwrap(), &stride.entry(d).unwrap()));
    let mut modes: Vec<Tree> = modes.collect();
    if modes.len() == 1 { modes.remove(0) } else { Tree::Modes(modes) }
}

fn is_nested(found: &NestedLayout, right: &str) -> bool {
    let right = nested_parse::cute(right).unwrap_or_else(|error| panic!("{right}: {error}"));
    tree(found.shape(), found.stride()) == tree(right.shape(), right.stride())
}

#[test]
fn the_rows_of_the_vectors_are_what_they_have_to_be() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/through_ops/generated.rs");
    let text = std::fs::read_to_string(file).expect("the rows as types");
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut failures = Vec::new();
    for line in text.lines() {
        let Some((kind, row)) = line.trim().split_once("::<") else { continue };
        let (layout, right) = row.split_once(">(\"").expect("a type and what is right");
        let Some(written) = notation_of(layout) else {
            *counts.entry("without a method").or_default() += 1;
            continue;
        };
        *counts.entry(kind).or_default() += 1;
        // what stands in quotes behind the number and the name of the operation
        let right: Vec<&str> = right.split('"').skip(4).step_by(2).collect();
        let is_right = match (kind, evaluate(&written)) {
            ("map", Ok(known)) => known.map().is_ok_and(|map| is_map(&map, right[0])),
            ("nested" | "nested_or_none", Ok(Known::Nested(found))) => {
                right.iter().any(|right| is_nested(found.layout(), right))
            }
            ("refused" | "nested_or_none", Err(_)) => true,
            _ => false,
        };
        if !is_right {
            failures.push(format!(
                "{written} is not {kind} {right:?}: {:?}",
                evaluate(&written).map(|known| known.map().map(|map| map.to_string()))
            ));
        }
    }
    println!("{counts:?}");
    assert!(failures.is_empty(), "{} fail:\n{}", failures.len(), failures.join("\n"));
    assert!(counts.values().sum::<usize>() > 1_000, "{counts:?}");
}
