//! The cases as source text.

use std::fmt::Write;

use crate::cases::{Answers, Case};
use crate::common::oracle::{Iter, Name, Place};
use crate::coordinates::coordinate;

/// So many layouts stand in one file.
const A_FILE: usize = 48;
/// Up to this many elements all addresses are constants.
const TABLE: i128 = 128;

/// Every file: its name and its text.
pub(crate) fn files(cases: &[Case]) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for (k, part) in cases.chunks(A_FILE).enumerate() {
        files.push((format!("part_{k}.rs"), part_file(part)));
    }
    let names = |line: &dyn Fn(usize) -> String| (0..files.len()).map(line).collect::<String>();
    let (modules, rows) = (
        names(&|k| format!("mod part_{k};\n")),
        names(&|k| format!("    rows.append(&mut part_{k}::rows());\n")),
    );
    let text = format!(
        "{HEAD}\n{modules}\nuse crate::check::Row;\n\npub(crate) fn rows() -> Vec<Row> {{\n    \
         let mut rows = Vec::new();\n{rows}    rows\n}}\n"
    );
    files.push(("mod.rs".to_owned(), text));
    files
}

const HEAD: &str = "// Written by `tests/through_macro/generate.rs`; not to be edited.\n";

fn part_file(cases: &[Case]) -> String {
    let mut text = format!(
        "{HEAD}\nuse tla::prelude::*;\nuse tla::{{axis::*, fold}};\n\n#[allow(unused_imports, reason = \"which of \
         them a part needs is left open\")]\nuse crate::check::{{alias, item, probe, probe_below_0, sum_of_places}};\n\
         use crate::check::Row;\nuse crate::facts::{{Answers, Facts}};\n"
    );
    for case in cases {
        definition(&mut text, case);
    }
    text.push_str("\npub(crate) fn rows() -> Vec<Row> {\n    vec![\n");
    for case in cases {
        row(&mut text, case);
    }
    text.push_str("    ]\n}\n");
    text
}

/// The two forms and the assertions.
fn definition(text: &mut String, case: &Case) {
    let Case { name, op, .. } = case;
    let layout = layout_text(case);
    let number = name.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let twin = format!("{}{number}", if op == "own" { "OwnType" } else { "T" });
    let (keyword, cosize) = if case.has_storage() {
        ("struct", format!(" && {name}::COSIZE == {}", case.addresses.1 + 1))
    } else {
        ("type", String::new())
    };
    let (size, rank) = (case.layout.size().expect("small"), case.shape().len());
    let mut asserts = format!("    assert!({name}::SIZE == {size}{cosize} && {name}::RANK == {rank});\n");
    for x in &case.sample {
        assertion(&mut asserts, case, *x);
    }
    write!(
        text,
        "\n// {op}\nlayout! {{ {keyword} {name} = {layout}; }}\ntype {twin} = layout!({layout});\nconst _: () = {{\n\
         {asserts}}};\n"
    )
    .expect("a text");
}

fn assertion(asserts: &mut String, case: &Case, x: i128) {
    let name = &case.name;
    let digits = coordinate(x, &case.layout.extents());
    let base = case.layout.base(&digits).expect("small");
    // a const coordinate is a usize: nothing to ask below 0
    if base.values().any(|n| *n < 0) {
        return;
    }
    let entries = list(&coordinate(x, &case.shape()));
    let on = |axis: &Name| format!("at.on::<{}>() == {}", path(axis), base.get(axis).copied().unwrap_or(0));
    let all: Vec<String> = case.axes().iter().map(on).collect();
    writeln!(asserts, "    let at = fold::at::<{name}, _>([{entries}]);\n    assert!({});", all.join(" && "))
        .expect("a text");
    let places = case.layout.places(&digits).expect("small");
    if case.layout.replica.is_empty() || places.iter().flat_map(Place::values).any(|n| *n < 0) {
        return;
    }
    for axis in case.axes() {
        let sum: i128 = places.iter().map(|place| place.get(&axis).copied().unwrap_or(0)).sum();
        let (axis, count) = (path(axis), places.len());
        writeln!(
            asserts,
            "    assert!(matches!(sum_of_places::<{name}, {axis}, {}>([{entries}]), ({count}, {sum})));",
            case.shape().len()
        )
        .expect("a text");
    }
}

/// The row for the checks at run time.
fn row(text: &mut String, case: &Case) {
    let Case { name, op, layout, .. } = case;
    let number = name.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let twin = format!("{}{number}", if op == "own" { "OwnType" } else { "T" });
    let shape = case.shape.as_ref().map(|shape| format!("&[{}]", list(shape)));
    let swizzle = layout.swizzle.map(|s| format!("[{}, {}, {}]", s.m, s.b, s.s));
    let offset: Vec<String> = layout.offset.iter().map(|(a, n)| format!("(\"{a}\", {n})")).collect();
    let answers = match &case.answers {
        Answers::Layout => "Answers::Layout".to_owned(),
        Answers::Bases(answers) => format!("Answers::Bases(\"{answers}\")"),
        Answers::Sets(answers) => format!("Answers::Sets(\"{answers}\")"),
        Answers::Banks(bits, answers) => format!("Answers::Banks({bits}, \"{answers}\")"),
    };
    let facts = format!(
        "Facts {{ name: \"{name}\", op: \"{op}\", shard: &[{}], replica: &[{}], offset: &[{}], swizzle: {}, shape: {}, \
         answers: {answers} }}",
        iters(&layout.shard),
        iters(&layout.replica),
        offset.join(", "),
        option(swizzle),
        option(shape)
    );
    let rank = case.shape().len();
    let other = ["u64", "usize", "i32"][turn(case) % 3];
    let probe = |axis: &Name| match case.reaches_below_0() {
        true => format!("probe_below_0::<{name}, {}, {rank}>()", path(axis)),
        false => format!("probe::<{name}, {}, {other}, {rank}>()", path(axis)),
    };
    let probes: Vec<String> = case.axes().iter().map(probe).collect();
    let probes = probes.join(", ");
    if !case.has_storage() {
        writeln!(text, "        alias::<{name}, {twin}>({facts}, vec![{probes}]),").expect("a text");
        return;
    }
    let small = layout.size().is_some_and(|size| size <= TABLE);
    let table = option(small.then(|| format!("const {{ &{name}::table() }}")));
    writeln!(text, "        item::<{name}, {twin}>({facts}, {table}, vec![{probes}]),").expect("a text");
}

fn option(some: Option<String>) -> String {
    some.map_or("None".to_owned(), |some| format!("Some({some})"))
}

fn iters(of: &[Iter]) -> String {
    let one = |i: &Iter| format!("({}, {}, \"{}\")", i.extent, i.stride, i.axis);
    of.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn list(of: &[i128]) -> String {
    of.iter().map(i128::to_string).collect::<Vec<_>>().join(", ")
}

/// The axis as a type, and as a layout names it: those of the user by their path.
fn path(axis: &str) -> String {
    if axis.starts_with("gpuid") { format!("crate::axes::{axis}") } else { axis.to_owned() }
}

/// A number that decides between what can be had in more than one way.
fn turn(case: &Case) -> usize {
    case.name.bytes().map(usize::from).sum()
}

/// The layout in the notation of the macro. Which of the equal forms is used changes from case to case.
fn layout_text(case: &Case) -> String {
    let turn = turn(case);
    let shape = case.shape.as_ref().map_or(String::new(), |shape| {
        let comma = if shape.len() == 1 || turn.is_multiple_of(5) { "," } else { "" };
        format!("({}{comma}) -> ", list(shape))
    });
    let swizzle = match (&case.swizzle, case.layout.swizzle) {
        (Some(text), _) => format!("{text} o "),
        (None, Some(s)) => format!("Swizzle<{},{},{}> o ", s.m, s.b, s.s),
        (None, None) => String::new(),
    };
    let terms = case.terms.clone().unwrap_or_else(|| terms(case, turn));
    format!("{shape}{swizzle}{terms}")
}

fn terms(case: &Case, turn: usize) -> String {
    let layout = &case.layout;
    let mut terms = Vec::new();
    if !layout.shard.is_empty() {
        terms.push(term("S", &layout.shard, turn));
    }
    if !layout.replica.is_empty() {
        terms.push(term("R", &layout.replica, turn));
    }
    let mut negative = String::new();
    for (axis, n) in &layout.offset {
        match n {
            0 => {}
            // an offset may stand in pieces, which add up
            2.. if turn % 4 == 1 => terms.extend([step(1, axis, turn), step(n - 1, axis, turn)]),
            1.. => terms.push(step(*n, axis, turn)),
            _ => write!(negative, " - {}", step(-n, axis, turn)).expect("a text"),
        }
    }
    if turn % 3 == 1 {
        terms.reverse();
    }
    if terms.is_empty() { format!("S[1]{negative}") } else { format!("{}{negative}", terms.join(" + ")) }
}

fn term(letter: &str, iters: &[Iter], turn: usize) -> String {
    let extents: Vec<String> = iters.iter().map(|i| i.extent.to_string()).collect();
    let row_major = iters
        .iter()
        .rev()
        .try_fold(1, |pitch, i| (i.axis == "m" && i.stride == pitch).then_some(pitch * i.extent));
    let (open, close) = if iters.len() > 1 { ("(", ")") } else { ("", "") };
    if row_major.is_some() && turn.is_multiple_of(2) {
        return format!("{letter}[{open}{}{close}]", extents.join(","));
    }
    let strides: Vec<String> = iters.iter().map(|i| step(i.stride, i.axis, turn)).collect();
    format!("{letter}[{open}{}{close}:{open}{}{close}]", extents.join(","), strides.join(","))
}

/// `n@axis`, `n` on `m`, `@axis` for 1 of it.
fn step(n: i128, axis: &str, turn: usize) -> String {
    let name = path(axis);
    match (axis, n) {
        ("m", n) if !turn.is_multiple_of(7) => n.to_string(),
        (_, 1) if turn % 6 == 2 => format!("@{name}"),
        _ => format!("{n}@{name}"),
    }
}
