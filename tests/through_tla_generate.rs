//! Writes `through_tla/generated.rs`: the nested layouts of the vectors as invocations of `layout!`, with what
//! is right about them.
//!
//! A target of its own, so that it builds whatever stands there. As a test it finds the file out of date;
//! with `TLA_GENERATE=1` it writes it: `TLA_GENERATE=1 cargo test --test through_tla_generate`.
//! The vectors are looked for in the folder `TLA_VECTORS`, else in `shared/vectors` beside the repository;
//! without them there is nothing to compare with.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use serde_json::Value;

/// A layout as one writes it, and what it is.
struct Text {
    /// `zN<f16>(100,100)`
    notation: String,
    /// The same with sizes that the macro does not see the values of.
    blind: String,
    rank: usize,
}

fn number(row: &Value, field: &str) -> Option<u64> {
    row[field].as_u64()
}

/// `[16,[7,2]]` as `(16,(7,2))`; `[8]` as `(8,)`.
fn tuple(value: &Value) -> Option<String> {
    tuple_of(value, &|n| n.to_string())
}

fn tuple_of(value: &Value, leaf: &dyn Fn(u64) -> String) -> Option<String> {
    match value.as_array() {
        None => value.as_u64().map(leaf),
        Some(entries) if entries.is_empty() => None,
        Some(entries) => {
            let texts: Vec<String> =
                entries.iter().map(|entry| tuple_of(entry, leaf)).collect::<Option<_>>()?;
            Some(format!("({}{})", texts.join(","), if texts.len() == 1 { "," } else { "" }))
        }
    }
}

fn leaves(value: &Value) -> Vec<u64> {
    match value.as_array() {
        None => value.as_u64().into_iter().collect(),
        Some(entries) => entries.iter().flat_map(leaves).collect(),
    }
}

/// The product of the leaves of each mode.
fn modes(shape: &Value) -> Vec<u64> {
    shape.as_array().map_or_else(
        || leaves(shape),
        |modes| modes.iter().map(|mode| leaves(mode).iter().product()).collect(),
    )
}

/// The name and the parameters of the tag of a row.
fn tag(row: &Value) -> Option<String> {
    let scales = row["is_b"].as_bool();
    let element = match row["elem"].as_str().unwrap_or("half") {
        "int4" => "i4",
        "half" => "f16",
        "fp4_e2m1x2" => "e2m1",
        "fp4_e1m2x2" => "f4",
        "fp8_e8m0" => "e8m0",
        name @ ("i8" | "u8" | "f32" | "f64" | "i32" | "bf16") => name,
        _ => return None,
    };
    Some(match (row["tag"].as_str().unwrap_or("L0C"), scales) {
        ("RowMajor", Some(false)) => "MxRowMajorA".to_owned(),
        ("RowMajor", Some(true)) => "MxRowMajorB".to_owned(),
        ("ColumnMajor", Some(false)) => "MxColumnMajorA".to_owned(),
        ("ColumnMajor", Some(true)) => "MxColumnMajorB".to_owned(),
        ("zZ", Some(_)) => "MxzZ".to_owned(),
        ("nN", Some(_)) => "MxnN".to_owned(),
        (name @ ("RowMajor" | "ColumnMajor" | "zN" | "zZ" | "nZ" | "nN"), None) => {
            format!("{name}<{element}>")
        }
        ("VectorLayout", None) => "Vector".to_owned(),
        (name @ ("L0C" | "Weight4BitnZ"), None) => name.to_owned(),
        _ => return None,
    })
}

/// The layout that a tag makes.
fn tagged(row: &Value) -> Option<Text> {
    let tag = tag(row)?;
    let mut sizes = vec![number(row, "rows"), number(row, "cols")];
    if tag == "Vector" {
        sizes = vec![number(row, "len").or(number(row, "cols"))];
    }
    let sizes: Vec<u64> = sizes.into_iter().collect::<Option<_>>()?;
    // an empty layout is none at compile time
    if sizes.contains(&0) {
        return None;
    }
    let list = |size: &dyn Fn(&u64) -> String| sizes.iter().map(size).collect::<Vec<_>>().join(",");
    Some(Text {
        notation: format!("{tag}({})", list(&u64::to_string)),
        blind: format!("{tag}({})", list(&|size| format!("{{ {size} }}"))),
        rank: sizes.len(),
    })
}

/// The layout of a shape, strides and an origin.
fn written(shape: &Value, stride: &Value, origin: Option<&Value>) -> Option<Text> {
    let mut numbers = leaves(shape);
    if numbers.is_empty() || numbers.contains(&0) || numbers.len() != leaves(stride).len() {
        return None;
    }
    // a layout that does not fit is none
    numbers.iter().try_fold(1_u64, |product, n| product.checked_mul(*n))?;
    numbers.extend(leaves(stride));
    let text = |leaf: &dyn Fn(u64) -> String| {
        let origin =
            origin.map_or(Some(String::new()), |origin| Some(format!(":{}", tuple_of(origin, leaf)?)));
        Some(format!("{}:{}{}", tuple_of(shape, leaf)?, tuple_of(stride, leaf)?, origin?))
    };
    Some(Text {
        notation: text(&|n| n.to_string())?,
        blind: text(&|n| format!("{{ {n} }}"))?,
        rank: shape.as_array().map_or(1, Vec::len),
    })
}

/// `coordinate` with one number a mode, if it lies in the shape: what a const context takes.
fn flat(coordinate: &Value, shape: &Value) -> Option<Vec<u64>> {
    fn digit(coordinate: &Value, shape: &Value) -> Option<u64> {
        match (coordinate.as_array(), shape.as_array()) {
            (None, _) => coordinate.as_u64(),
            (Some(entries), Some(modes)) if entries.len() == modes.len() => {
                let mut digits = (0, 1);
                for (entry, mode) in entries.iter().zip(modes) {
                    let (digit, extent) = (digit(entry, mode)?, leaves(mode).iter().product::<u64>());
                    if digit >= extent {
                        return None;
                    }
                    digits = (digits.0 + digit * digits.1, digits.1 * extent);
                }
                Some(digits.0)
            }
            _ => None,
        }
    }
    let (entries, modes) = (coordinate.as_array()?, shape.as_array()?);
    if entries.len() != modes.len() {
        return None;
    }
    let digits: Vec<u64> =
        entries.iter().zip(modes).map(|(entry, mode)| digit(entry, mode)).collect::<Option<_>>()?;
    digits.iter().zip(self::modes(shape)).all(|(digit, extent)| *digit < extent).then_some(digits)
}

fn list(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}

/// The lines of one row: its assertions, and its entry in the table. `None` where static types have no part in it.
fn case(row: &Value) -> Option<(String, String)> {
    let n = row["n"].as_u64()?;
    let op = row["op"].as_str()?;
    if !row["quirk"].is_null() {
        return None;
    }
    match op {
        "make_layout_tag"
        | "make_layout_vector"
        | "make_layout_l0c"
        | "make_mx_scale_layout"
        | "make_layout" => {
            let layout = match op {
                "make_layout" => written(&row["in_shape"], &row["in_stride"], row.get("in_origin"))?,
                "make_layout_vector" => Text {
                    notation: format!("Vector({})", number(row, "len")?),
                    blind: format!("Vector({{ {} }})", number(row, "len")?),
                    rank: 1,
                },
                _ => tagged(row)?,
            };
            let right = written(&row["shape"], &row["stride"], row.get("origin"))?.notation;
            let Text { notation, blind, .. } = layout;
            let asserts = [&notation, &blind]
                .map(|layout| format!("const _: () = assert!(is::<layout!({layout})>(\"{right}\"));\n"));
            let entry = format!(
                "Row::layout({n}, \"{op}\", \"{notation}\", \"{right}\", value(<layout!({notation})>::VALUE))"
            );
            Some((asserts.concat(), entry))
        }
        "crd2offset" | "layout_offset" | "mx_offset" => {
            let layout = match op {
                "crd2offset" => written(&row["shape"], &row["stride"], None)?,
                _ => tagged(row)?,
            };
            let (right, coordinate) = (number(row, "result")?, &row["coord"]);
            let shape = &row["shape"];
            let in_shape = if shape.is_null() {
                // of a tag: below the sizes is in the shape
                let entries = leaves(coordinate);
                let sizes = [number(row, "rows"), number(row, "cols")];
                let below = |(entry, size): (&u64, &Option<u64>)| size.is_some_and(|size| *entry < size);
                (entries.len() == layout.rank && layout.rank == 2 && entries.iter().zip(&sizes).all(below))
                    .then_some(entries)
            } else {
                flat(coordinate, shape)
            };
            let Text { notation, blind, .. } = layout;
            let run_time = tuple_of(coordinate, &|n| format!("{n}_u64"))?;
            let fixed = tuple_of(coordinate, &|n| format!("Int::<{n}>"))?;
            let mut asserts = String::new();
            let mut answers = vec![
                format!("<layout!({notation})>::VALUE.crd2offset({run_time})"),
                format!("<layout!({blind})>::VALUE.crd2offset({fixed})"),
            ];
            if let Some(entries) = in_shape {
                let entries = list(&entries);
                writeln!(
                    asserts,
                    "const _: () = assert!(fold::offset::<layout!({notation}), _>([{entries}]) == {right});"
                )
                .ok()?;
                // every instance is compiled: a part of them is enough here
                if n % 4 == 0 {
                    answers.push(format!("<layout!({blind})>::offset([{entries}_u64])"));
                }
            }
            let shown = tuple(coordinate)?;
            let entry = format!(
                "Row::offset({n}, \"{op}\", \"{notation}\", \"{shown}\", {right}, &[{}])",
                answers.join(", ")
            );
            Some((asserts, entry))
        }
        "get_tile_layout" => {
            let Text { notation, .. } =
                written(&row["parent_shape"], &row["parent_stride"], row.get("parent_origin"))?;
            let right =
                format!("{}:{}:{}", tuple(&row["shape"])?, tuple(&row["stride"])?, tuple(&row["origin"])?);
            // by turns static and not
            let number = |k: u64| if n % 2 == 0 { format!("Int::<{k}>") } else { format!("{k}_u32") };
            let tile = tuple_of(&row["tile"], &number)?;
            let at = list(&leaves(&row["coord"]));
            let entry = format!(
                "Row::layout({n}, \"{op}\", \"{notation}\", \"{right}\", \
                 value(<layout!({notation})>::VALUE.tile({tile}, [{at}])))"
            );
            Some((String::new(), entry))
        }
        _ => None,
    }
}

#[test]
fn the_generated_file_is_that_of_the_vectors() {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/vectors");
    let folder = std::env::var_os("TLA_VECTORS").map_or(beside, Into::into);
    let Ok(vectors) = std::fs::read_to_string(folder.join("tla.jsonl")) else {
        println!("not compared: no vectors here, see the head of this file");
        return;
    };
    let (mut asserts, mut entries) = (String::new(), Vec::new());
    let mut left_out: BTreeMap<String, usize> = BTreeMap::new();
    for line in vectors.lines() {
        let row: Value = serde_json::from_str(line).expect("JSON, one object a line");
        match case(&row) {
            Some((these, entry)) => {
                asserts.push_str(&these);
                entries.push(format!("    rows.push({entry});\n"));
            }
            None => *left_out.entry(row["op"].to_string()).or_default() += 1,
        }
    }
    for (op, count) in left_out {
        println!("{count:>4} rows left out: {op}");
    }
    let (mut parts, mut calls) = (String::new(), String::new());
    // in an unoptimized build every call has its place on the stack
    for (k, part) in entries.chunks(32).enumerate() {
        write!(parts, "\nfn part_{k}(rows: &mut Vec<Row>) {{\n{}}}\n", part.concat()).expect("memory");
        writeln!(calls, "    part_{k}(&mut rows);").expect("memory");
    }
    let text = format!(
        "// Written by `tests/through_tla_generate.rs`; not to be edited.\n\nuse tla::prelude::*;\nuse tla::fold;\n\n\
         use crate::check::{{Row, is, value}};\n\n{asserts}{parts}\npub(crate) fn rows() -> Vec<Row> {{\n    \
         let mut rows = Vec::new();\n{calls}    rows\n}}\n"
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/through_tla/generated.rs");
    if std::env::var_os("TLA_GENERATE").is_some() {
        std::fs::write(&path, text).expect("the folder is writable");
    } else {
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(found == text, "generated.rs is out of date: see the head of this file");
    }
}
