//! The rows of the vectors that are layouts one can write, with their answers.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use serde_json::Value;

use crate::common::oracle::{self, Layout, Name, Place, Scopes, Swizzle};
use crate::common::vectors::{self, Row};
use crate::coordinates::{addresses, coordinate, linear};
use crate::own;

/// One layout, and how to write it.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) op: String,
    pub(crate) layout: Layout,
    /// The logical shape where it is not the layout's own.
    pub(crate) shape: Option<Vec<i128>>,
    /// The swizzle as it is written, where that is not `Swizzle<M,B,S>`.
    pub(crate) swizzle: Option<String>,
    /// The terms as they are written, where the row says so.
    pub(crate) terms: Option<String>,
    pub(crate) answers: Answers,
    /// The least and the greatest address.
    pub(crate) addresses: (i128, i128),
    /// Linear indices worth a const assertion.
    pub(crate) sample: Vec<i128>,
}

pub(crate) enum Answers {
    Layout,
    Bases(String),
    Sets(String),
    Banks(i128, String),
}

const OPS: [&str; 12] = [
    "apply_linear",
    "apply_shape",
    "apply_set",
    "swizzle_apply",
    "bank",
    "mma_atom_layout",
    "construct",
    "construct_compose",
    "tcgen05_atom_layout",
    "tmem_datapath_layout",
    "tmem_mma_operand_layout",
    "sf_tmem_layout",
];

/// The cases, and why the other rows of these operations are none.
pub(crate) fn collect(rows: &[Row]) -> (Vec<Case>, BTreeMap<&'static str, usize>) {
    let mut cases = own::cases();
    let mut left_out: BTreeMap<&str, usize> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for row in rows.iter().filter(|row| OPS.contains(&row.op.as_str())) {
        match case(row) {
            // a row of the same layout and the same answers says nothing new
            Ok(case) if !seen.insert(case.identity()) => {
                *left_out.entry("as an earlier row").or_default() += 1;
            }
            Ok(case) => cases.push(case),
            Err(why) => *left_out.entry(why).or_default() += 1,
        }
    }
    (cases, left_out)
}

fn case(row: &Row) -> Result<Case, &'static str> {
    if row.error().is_some() || row.flag("reject") == Some(true) {
        return Err("refused: no layout");
    }
    let answer = row.answer().filter(|answer| !answer.is_null()).ok_or("without an answer")?;
    let mut case = Case {
        name: format!("V{}", row.id),
        op: row.op.clone(),
        layout: Layout { swizzle: None, shard: vec![], replica: vec![], offset: BTreeMap::new() },
        shape: None,
        swizzle: None,
        terms: None,
        answers: Answers::Layout,
        addresses: (0, 0),
        sample: vec![],
    };
    match row.op.as_str() {
        "apply_linear" | "apply_shape" | "apply_set" | "bank" => {
            case.layout = vectors::layout(row.input("layout"))
        }
        "swizzle_apply" => case.layout = under(vectors::swizzle(row.input("swizzle")), row)?,
        _ => case.layout = vectors::layout(answer),
    }
    if case.layout.swizzle.is_some_and(|swizzle| !swizzle.inner) {
        return Err("a mirrored swizzle, which the macro has no notation for");
    }
    if matches!(case.layout.scopes(), Scopes::Conflict | Scopes::Disconnected) {
        return Err("the scopes do not fit together");
    }
    case.addresses = addresses(&case.layout).ok_or("a swizzle over an address below 0")?;
    if row.op == "construct" {
        let spec = row.input("spec").as_str().expect("a text");
        case.terms = Some(spec.to_owned());
    }
    case.swizzle = swizzle_by_element(row, &case.layout);
    let shape = row.input("shape");
    let shape = if matches!(row.op.as_str(), "apply_shape" | "apply_set" | "bank") && shape.is_array() {
        vectors::numbers(shape)
    } else {
        case.layout.extents()
    };
    if !case.layout.admits(&shape) {
        return Err("the shape is not admitted");
    }
    case.answers = answers(row, answer, &case.layout, &shape)?;
    case.sample = sample(row, &case.layout, &shape);
    case.shape = Some(shape).filter(|shape| *shape != case.layout.extents());
    Ok(case)
}

/// As many elements under a swizzle as the row asks about.
fn under(swizzle: Swizzle, row: &Row) -> Result<Layout, &'static str> {
    let asked = vectors::numbers(row.input("x"));
    let last = asked.iter().max().ok_or("no coordinates")?;
    let shard = vec![oracle::iter(last + 1, 1, "m")];
    Ok(Layout { swizzle: Some(swizzle), shard, replica: vec![], offset: BTreeMap::new() })
}

/// `Swizzle<f16, 128B>`: by the row's element type, by its name in Rust, or by its width in bits.
fn swizzle_by_element(row: &Row, layout: &Layout) -> Option<String> {
    let either = |field: &str| row.json.get(field).or(row.json["in"].get(field));
    let swizzle = layout.swizzle?;
    let dtype = either("dtype")?.as_str()?;
    let bits = either("bits").and_then(Value::as_i64).or_else(|| bits(dtype))?;
    let width = ["none", "32B", "64B", "128B"][usize::try_from(swizzle.b).ok()?];
    let m = 128 / bits;
    // what the vectors say of this element type is what the macro must find by itself
    assert!(1 << swizzle.m == m && swizzle.s == 3, "row {}: {dtype} has another swizzle", row.id);
    Some(match row.id % 3 {
        0 => format!("Swizzle<{bits}, {width}>"),
        1 => format!("Swizzle<{dtype}, {width}>"),
        _ => format!("Swizzle<{}, {width}>", rust_name(dtype)),
    })
}

fn bits(dtype: &str) -> Option<i64> {
    let digits: String =
        dtype.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

fn rust_name(dtype: &str) -> &str {
    match dtype {
        "float16" => "f16",
        "bfloat16" => "bf16",
        "float32" => "f32",
        "float64" => "f64",
        "float8_e4m3fn" => "f8e4m3",
        "float8_e5m2" => "f8e5m2",
        "float4_e2m1fn" => "f4e2m1",
        "int8" => "i8",
        "uint8" => "u8",
        "int32" => "i32",
        "int64" => "i64",
        other => other,
    }
}

/// The coordinates of the row, those in range.
fn coordinates(row: &Row, shape: &[i128]) -> Vec<(usize, Vec<i128>)> {
    let all: Vec<Vec<i128>> = match row.op.as_str() {
        "apply_linear" | "swizzle_apply" => {
            vectors::numbers(row.input("x")).iter().map(|x| vec![*x]).collect()
        }
        "apply_shape" | "apply_set" => {
            vectors::list(row.input("coords")).iter().map(vectors::numbers).collect()
        }
        "bank" => {
            let columns = vectors::numbers(row.input("cols"));
            columns.iter().flat_map(|column| (0..8).map(|r| vec![r, *column])).collect()
        }
        _ => vec![],
    };
    let size: i128 = shape.iter().product();
    let inside = |entries: &[i128]| match entries {
        [x] => *x < size,
        entries => entries.iter().zip(shape).all(|(entry, extent)| entry < extent),
    };
    all.into_iter().enumerate().filter(|(_, entries)| inside(entries)).collect()
}

fn index(entries: &[i128], shape: &[i128]) -> i128 {
    if entries.len() == 1 { entries[0] } else { linear(entries, shape) }
}

/// The answers of the row, each compared with the oracle.
fn answers(row: &Row, answer: &Value, layout: &Layout, shape: &[i128]) -> Result<Answers, &'static str> {
    let coordinates = coordinates(row, shape);
    if coordinates.is_empty() {
        return Ok(Answers::Layout);
    }
    let mut text = String::new();
    for (k, entries) in &coordinates {
        let digits = coordinate(index(entries, shape), &layout.extents());
        let shown = match row.op.as_str() {
            "bank" => {
                let bank = vectors::numbers(&answer[k / 8][k % 8]);
                format!("{}/{}", bank[0], bank[1])
            }
            "apply_set" => {
                let places: BTreeSet<Place> = vectors::list(&answer[k]).iter().map(place).collect();
                assert_eq!(Some(&places), layout.places(&digits).as_ref(), "row {}", row.id);
                places.iter().map(show).collect::<Vec<_>>().join("|")
            }
            _ => {
                let base = place(&answer[k]);
                assert_eq!(Some(&base), layout.base(&digits).as_ref(), "row {}", row.id);
                show(&base)
            }
        };
        let entries: Vec<String> = entries.iter().map(i128::to_string).collect();
        write!(text, "{}={shown} ", entries.join(",")).expect("a text");
    }
    let text = text.trim_end().to_owned();
    Ok(match row.op.as_str() {
        "bank" => Answers::Banks(vectors::number(row.input("bits")), text),
        "apply_set" => Answers::Sets(text),
        _ => Answers::Bases(text),
    })
}

/// A place of the vectors: `{axis: n}`, or the address alone.
fn place(json: &Value) -> Place {
    let mut place = match json.as_i64() {
        Some(address) => Place::from([("m", i128::from(address))]),
        None => vectors::axis_map(json),
    };
    place.retain(|_, n| *n != 0);
    place
}

fn show(place: &Place) -> String {
    let alone = place.keys().all(|axis| *axis == "m");
    if alone {
        return place.get("m").copied().unwrap_or(0).to_string();
    }
    place.iter().map(|(axis, n)| format!("{axis}:{n}")).collect::<Vec<_>>().join(",")
}

/// A coordinate of the row, the middle and the last element.
fn sample(row: &Row, layout: &Layout, shape: &[i128]) -> Vec<i128> {
    let size = layout.size().expect("small");
    let coordinates = coordinates(row, shape);
    let given = coordinates.get(coordinates.len() / 2).map(|(_, entries)| index(entries, shape));
    BTreeSet::from([given.unwrap_or(size / 2), size - 1]).into_iter().collect()
}

impl Case {
    /// What makes it worth its own test.
    fn identity(&self) -> String {
        let answers = match &self.answers {
            Answers::Layout => "",
            Answers::Bases(text) | Answers::Sets(text) | Answers::Banks(_, text) => text,
        };
        format!("{:?} {:?} {:?} {answers}", self.layout, self.shape, self.terms)
    }

    pub(crate) fn shape(&self) -> Vec<i128> {
        self.shape.clone().unwrap_or_else(|| self.layout.extents())
    }

    /// The axes the layout names, and `m`, on which a layout that does not name it lies at 0.
    pub(crate) fn axes(&self) -> BTreeSet<Name> {
        let mut axes = self.layout.axes();
        axes.insert("m");
        axes
    }

    /// Whether some place lies below 0 on some axis.
    pub(crate) fn reaches_below_0(&self) -> bool {
        let iters = || self.layout.shard.iter().chain(&self.layout.replica);
        let lowest = |axis: &Name| {
            let down: i128 =
                iters().filter(|i| i.axis == *axis).map(|i| (i.stride * (i.extent - 1)).min(0)).sum();
            down + self.layout.offset.get(axis).copied().unwrap_or(0)
        };
        self.axes().iter().any(|axis| lowest(axis) < 0)
    }

    /// Whether it has no address below 0, so that it can have storage.
    pub(crate) fn has_storage(&self) -> bool {
        self.addresses.0 >= 0
    }
}
