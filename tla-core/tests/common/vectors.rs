//! Reads the test vectors: one JSON object a line, each an input and its right answer.

use super::oracle::{self, Iter, Layout, Name, Swizzle};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// One line of a file of vectors.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) id: i64,
    pub(crate) op: String,
    /// The whole row, as it stands in the file.
    pub(crate) json: Value,
}

impl Row {
    pub(crate) fn input(&self, field: &str) -> &Value {
        &self.json["in"][field]
    }

    /// A qualifier of the row; absent is `None`, not `false`.
    pub(crate) fn flag(&self, name: &str) -> Option<bool> {
        self.json.get(name).and_then(Value::as_bool)
    }

    /// The kind of error with which the reference rightly refuses the row.
    pub(crate) fn error(&self) -> Option<&str> {
        let kind = self.json.get("error").and_then(Value::as_str);
        kind.filter(|_| !self.reference_is_wrong() || self.flag("reject") == Some(true))
    }

    pub(crate) fn reference_is_wrong(&self) -> bool {
        self.flag("oracle_bug") == Some(true)
    }

    /// The right answer: `correct` where the reference is wrong, else what it returned. `None` also
    /// where the reference is wrong and the row does not say what is right.
    pub(crate) fn answer(&self) -> Option<&Value> {
        let returned = self.json.get("out").filter(|_| !self.reference_is_wrong());
        self.json.get("correct").or(returned)
    }
}

/// The part of the vectors that lies beside the tests, for a plain clone.
pub(crate) fn included(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file)
}

/// The whole file: in the folder `TLA_VECTORS`, else in `../shared/vectors` beside the workspace.
/// `Err` says why it is not there.
pub(crate) fn whole(file: &str) -> Result<PathBuf, String> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (folder, whence) = match std::env::var_os("TLA_VECTORS") {
        Some(folder) => (PathBuf::from(folder), "TLA_VECTORS"),
        None => (workspace.join("../shared/vectors"), "TLA_VECTORS is not set, so its default"),
    };
    let path = folder.join(file);
    if path.is_file() { Ok(path) } else { Err(format!("no {file} in {} ({whence})", folder.display())) }
}

/// All rows of a file; a line that cannot be read fails the test.
pub(crate) fn read(path: &Path) -> Vec<Row> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let read = |(n, line): (usize, &str)| {
        row(line).unwrap_or_else(|e| panic!("{} line {}: {e}", path.display(), n + 1))
    };
    lines.map(read).collect()
}

/// One row.
pub(crate) fn row(line: &str) -> Result<Row, String> {
    let json: Value = serde_json::from_str(line).map_err(|e| e.to_string())?;
    // tla.jsonl counts its rows in `n`, `id` is a name there; cute.jsonl counts them `v0000`, `v0001`, ..
    let id = json.get("n").unwrap_or(&json["id"]);
    let counted = id.as_str().and_then(|id| id.strip_prefix('v')?.parse().ok());
    let id = id.as_i64().or(counted).ok_or("no id")?;
    let op = json["op"].as_str().ok_or("no operation")?.to_owned();
    Ok(Row { id, op, json })
}

/// What a judge says; one that gives up on a row (a form that it cannot read, more than it can list) fails that
/// row alone, not the rows after it.
pub(crate) fn caught<V>(judge: impl FnOnce() -> Result<V, String>) -> Result<V, String> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(judge)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        Err(format!("the judge gives up: {}", text.unwrap_or_default()))
    })
}

pub(crate) fn number(json: &Value) -> i128 {
    let wide = json.as_i64().map(i128::from).or(json.as_u64().map(i128::from));
    wide.unwrap_or_else(|| panic!("an integer, not {json}"))
}

/// A list of integers.
pub(crate) fn numbers(json: &Value) -> Vec<i128> {
    list(json).iter().map(number).collect()
}

pub(crate) fn list(json: &Value) -> &[Value] {
    json.as_array().unwrap_or_else(|| panic!("a list, not {json}"))
}

/// `{axis: n, ..}`, zeros included.
pub(crate) fn axis_map(json: &Value) -> BTreeMap<Name, i128> {
    let fields = json.as_object().unwrap_or_else(|| panic!("an object of axes, not {json}"));
    fields.iter().map(|(axis, n)| (oracle::name(axis), number(n))).collect()
}

pub(crate) fn swizzle(json: &Value) -> Swizzle {
    Swizzle {
        m: number(&json["m"]),
        b: number(&json["b"]),
        s: number(&json["s"]),
        inner: json["inner"].as_bool().expect("a swizzle says which form it is"),
    }
}

/// `[[extent, stride, axis], ..]`.
fn iters(json: &Value) -> Vec<Iter> {
    let one = |i: &Value| Iter {
        extent: number(&i[0]),
        stride: number(&i[1]),
        axis: oracle::name(i[2].as_str().expect("an axis is a name")),
    };
    list(json).iter().map(one).collect()
}

/// A layout, or a swizzle over one; `tile: null` is the identity over one period.
pub(crate) fn layout(json: &Value) -> Layout {
    if json.get("swizzle").is_some() {
        let swizzle = swizzle(&json["swizzle"]);
        let mut whole = if json["tile"].is_null() {
            let once = Iter { extent: swizzle.period(), stride: 1, axis: "m" };
            Layout { swizzle: None, shard: vec![once], replica: vec![], offset: BTreeMap::new() }
        } else {
            layout(&json["tile"])
        };
        whole.swizzle = Some(swizzle);
        return whole;
    }
    Layout {
        swizzle: None,
        shard: iters(&json["shard"]),
        replica: iters(&json["replica"]),
        offset: axis_map(&json["offset"]),
    }
}

/// `rows` as they stand in a file.
fn lines(rows: &[&Row]) -> String {
    rows.iter().map(|row| format!("{}\n", row.json)).collect()
}

/// The part of `file` beside the tests is what `chosen` takes from the whole file, which has `len` rows.
pub(crate) fn assert_chosen(file: &str, len: usize, chosen: fn(&[Row]) -> Vec<&Row>) {
    let Ok(path) = whole(file) else { return };
    let all = read(&path);
    if all.len() != len {
        return println!("{} rows instead of {len}: of another file the choice is another", all.len());
    }
    let part = std::fs::read_to_string(included(file)).expect("the included part");
    assert!(lines(&chosen(&all)) == part, "choose it anew, see the head of this file");
}

/// Writes what `chosen` takes from the whole `file` into the part beside the tests.
pub(crate) fn write_chosen(file: &str, chosen: fn(&[Row]) -> Vec<&Row>) {
    let all = read(&whole(file).expect("the whole file"));
    std::fs::write(included(file), lines(&chosen(&all))).expect("tests/data is writable");
}
