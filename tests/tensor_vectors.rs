//! The vectors of TLA that have a tensor, through [`Tensor`]: where each element is, and which are valid.
//!
//! In the memory of these tensors each element is its own address. Runs over the part of the file that
//! stands beside the tests of `tla-core`, and over the whole file where there is one (the folder
//! `TLA_VECTORS`, or `../shared/vectors`).

#[expect(dead_code, reason = "the oracle serves other tests too")]
#[path = "../tla-core/tests/common/nested.rs"]
mod nested;
#[expect(dead_code, reason = "the vectors read the other model with it")]
#[path = "../tla-core/tests/common/oracle.rs"]
mod oracle;
#[expect(dead_code, reason = "the reader serves other tests too")]
#[path = "../tla-core/tests/common/vectors.rs"]
mod vectors;

use nested::{Nested, Tree, box_of, flat};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tla::element::Bits;
use tla::nested::Layout;
use tla::nested::tag::{ColumnMajor, L0C, RowMajor, Weight4BitnZ, nN, nZ, zN, zZ};
use tla::tensor::{Grid, Tensor, TensorRef};
use vectors::{Row, list, number};

/// The rows of these operations are all judged; a row that is not fails the test.
const OPERATIONS: [&str; 6] =
    ["tensor", "get_tile", "tile_view", "tensor_point", "tensor_slice", "slice_then_point"];

fn tree(json: &Value) -> Tree {
    match json {
        Value::Array(entries) => Tree::Tuple(entries.iter().map(tree).collect()),
        integer => Tree::Leaf(number(integer)),
    }
}

fn numbers(json: &Value) -> Vec<i128> {
    if json.is_array() { list(json).iter().map(number).collect() } else { vec![number(json)] }
}

fn wide(n: i128) -> u64 {
    u64::try_from(n).expect("not negative")
}

fn array<const R: usize>(n: &[i128]) -> [u64; R] {
    assert_eq!(n.len(), R, "a row of another rank: {n:?}");
    core::array::from_fn(|d| wide(n[d]))
}

/// What a row says of the tensor that it starts from.
struct Parent {
    /// The layout of all memory.
    whole: Nested,
    /// Where the tensor starts in it, and how much of it is valid.
    start: Vec<i128>,
    valid: Vec<i128>,
    /// Whether by the rule fewer elements are valid than C++ says.
    shrunk: bool,
}

/// The tensor of a row. One that was made at a coordinate of its layout is valid up to the layout's end;
/// one that was cut from a larger layout brings a shape of its own, and memory is as large as it needs.
fn parent(row: &Row) -> Parent {
    let part = |name: &str| if row.op == "tensor" { name.to_owned() } else { format!("parent_{name}") };
    let shape = tree(&row.json[part("shape")]);
    let stride = tree(&row.json[part("stride")]);
    let origin = numbers(&row.json[part("origin")]);
    let start = numbers(row.json.get("parent_coord").unwrap_or(&row.json["tensor_coord"]));
    let own = Nested::with_origin(shape.clone(), stride.clone(), &origin).expect("a layout");
    let inside = start.iter().zip(&origin).all(|(s, o)| *s == 0 || s < o);
    if inside && own.capacity() == own.shape.product() {
        let valid: Vec<i128> = origin.iter().zip(&start).map(|(o, s)| o - s).collect();
        let shrunk = valid != origin;
        return Parent { whole: own, start, valid, shrunk };
    }
    let mut modes = Vec::new();
    for (mode, start) in shape.entries().iter().zip(&start) {
        modes.push(match mode.leaves()[..] {
            [extent] => Tree::Leaf(extent + start),
            [block, blocks] => flat(&[block, blocks + nested::up(*start, block)]),
            _ => panic!("a mode of a tensor is an extent or a pair"),
        });
    }
    let whole = Nested::new(Tree::Tuple(modes), stride).expect("a layout");
    Parent { whole, start, valid: origin, shrunk: false }
}

/// All memory of a layout, each element its own address.
fn memory(layout: &Nested) -> Vec<usize> {
    (0..usize::try_from(layout.capacity()).expect("small")).collect()
}

/// The valid elements of a tensor are those of the layout from `start` on, `valid` of them a mode.
fn elements<L: Grid<R>, const R: usize>(
    tensor: &TensorRef<'_, usize, L, R>,
    whole: &Nested,
    start: &[i128],
    valid: &[i128],
) {
    assert_eq!((tensor.start(), tensor.extents()), (array(start), array(valid)));
    let address = |local: &[i128]| {
        let at: Vec<i128> = start.iter().zip(local).map(|(a, b)| a + b).collect();
        usize::try_from(whole.offset(&flat(&at)).expect("valid")).expect("small")
    };
    let mut seen = 0;
    for (local, element) in tensor.iter() {
        let wide: Vec<i128> = local.iter().copied().map(i128::from).collect();
        assert_eq!((*element, tensor.offset(local)), (address(&wide), Some(address(&wide))));
        seen += 1;
    }
    assert_eq!(seen, valid.iter().product::<i128>());
    for d in 0..R {
        let mut beyond = [0; R];
        beyond[d] = wide(valid[d]);
        assert_eq!(tensor.get(beyond), None);
    }
}

/// Judges a row with a tensor of any layout; a slice, which has a type of its own, apart.
fn judge<L: Grid<R>, const R: usize>(row: &Row, parent: &Parent, layout: L) -> bool {
    let data = memory(&parent.whole);
    let all = Tensor::new(&data[..], layout).expect("as large as the layout needs");
    let tensor = all.tile(array(&parent.valid), array(&parent.start));
    elements(&tensor, &parent.whole, &parent.start, &parent.valid);
    match row.op.as_str() {
        "tensor" => {
            let first = tensor.offset([0; R]).map(|at| at as i128);
            assert_eq!(first, Some(number(&row.json["offset_of_coord"])));
        }
        "tensor_point" => {
            let at = array(&numbers(&row.json["coord"]));
            assert_eq!(tensor.get(at).map(|at| *at as i128), Some(number(&row.json["result"])));
        }
        _ => {
            let tile = numbers(&row.json["tile"]);
            let (part, place) = match row.json.get("tile_coord") {
                Some(number) => {
                    let number = numbers(number);
                    let place: Vec<i128> = number.iter().zip(&tile).map(|(n, t)| n * t).collect();
                    (tensor.tile_view(array(&tile), array(&number)), place)
                }
                None => {
                    let place = numbers(&row.json["coord"]);
                    (tensor.tile(array(&tile), array(&place)), place)
                }
            };
            let start: Vec<i128> = parent.start.iter().zip(&place).map(|(a, b)| a + b).collect();
            let clip = |d: usize| tile[d].min((parent.valid[d] - place[d]).max(0));
            let valid: Vec<i128> = (0..R).map(clip).collect();
            assert_eq!(start, numbers(&row.json["tensor_coord"]));
            assert!(parent.shrunk || valid == numbers(&row.json["origin"]), "the row's origin is the clip");
            elements(&part, &parent.whole, &start, &valid);
            let first = part.offset([0; R]).map(|at| at as i128);
            assert!(first.is_none_or(|at| at == number(&row.json["offset_of_coord"])));
        }
    }
    parent.shrunk
}

/// A layout of run-time leaves, as wide as they come, and what is done with it.
macro_rules! with_layout {
    ($parent:expr, |$layout:ident| $judge:expr) => {{
        let parent = &$parent;
        let leaves = |tree: &Tree| tree.leaves().into_iter().map(wide).collect::<Vec<_>>();
        let (s, d) = (leaves(&parent.whole.shape), leaves(&parent.whole.stride));
        let modes = parent.whole.shape.entries();
        let depths: Vec<usize> = modes.iter().map(Tree::depth).collect();
        macro_rules! make {
            ($shape:expr, $stride:expr) => {{
                let $layout = Layout::new($shape, $stride);
                $judge
            }};
        }
        match depths[..] {
            [0] => make!((s[0],), (d[0],)),
            [0, 0] => make!((s[0], s[1]), (d[0], d[1])),
            [1, 1] => make!(((s[0], s[1]), (s[2], s[3])), ((d[0], d[1]), (d[2], d[3]))),
            [0, 1] => make!((s[0], (s[1], s[2])), (d[0], (d[1], d[2]))),
            [1, 0] => make!(((s[0], s[1]), s[2]), ((d[0], d[1]), d[2])),
            [0, 0, 0] => make!((s[0], s[1], s[2]), (d[0], d[1], d[2])),
            [0, 0, 0, 0] => make!((s[0], s[1], s[2], s[3]), (d[0], d[1], d[2], d[3])),
            [0, 0, 0, 0, 0] => make!((s[0], s[1], s[2], s[3], s[4]), (d[0], d[1], d[2], d[3], d[4])),
            _ => panic!("a layout of modes {depths:?}"),
        }
    }};
}

/// A slice of a tensor: the elements of the modes that stay, each where the whole has it.
fn slice(row: &Row, parent: &Parent) -> bool {
    let data = memory(&parent.whole);
    let cut: Vec<Option<i128>> =
        list(&row.json["coord"]).iter().map(|e| e.as_i64().map(i128::from)).collect();
    let kept: Vec<usize> = (0..cut.len()).filter(|d| cut[*d].is_none()).collect();
    let valid: Vec<i128> = kept.iter().map(|d| parent.valid[*d]).collect();
    let right = |local: &[u64]| {
        let mut at = parent.start.clone();
        (0..cut.len()).for_each(|d| at[d] += cut[d].unwrap_or(0));
        kept.iter().zip(local).for_each(|(d, c)| at[*d] += i128::from(*c));
        usize::try_from(parent.whole.offset(&flat(&at)).expect("valid")).expect("small")
    };
    let leaves = |tree: &Tree| tree.leaves().into_iter().map(wide).collect::<Vec<_>>();
    let (s, d) = (leaves(&parent.whole.shape), leaves(&parent.whole.stride));
    macro_rules! judge {
        ($layout:expr, $by:expr) => {{
            let all = Tensor::new(&data[..], $layout).expect("as large as the layout needs");
            let tensor = all.tile(array(&parent.valid), array(&parent.start));
            let part = tensor.slice($by).expect("inside");
            assert_eq!(part.extents(), array(&valid));
            for at in box_of(&valid) {
                let local = array(&at);
                assert_eq!(part.get(local), Some(&right(&local)));
            }
        }};
    }
    let n = |k: usize| cut[k].map(wide).expect("an integer");
    let is_nested = parent.whole.shape.depth() == 2;
    match (&kept[..], cut.len(), is_nested) {
        ([1], 2, false) => judge!(Layout::new((s[0], s[1]), (d[0], d[1])), (n(0), ..)),
        ([0], 2, false) => judge!(Layout::new((s[0], s[1]), (d[0], d[1])), (.., n(1))),
        ([0, 1], 2, false) => judge!(Layout::new((s[0], s[1]), (d[0], d[1])), (.., ..)),
        ([1], 2, true) => {
            judge!(Layout::new(((s[0], s[1]), (s[2], s[3])), ((d[0], d[1]), (d[2], d[3]))), (n(0), ..))
        }
        ([0], 2, true) => {
            judge!(Layout::new(((s[0], s[1]), (s[2], s[3])), ((d[0], d[1]), (d[2], d[3]))), (.., n(1)))
        }
        ([0, 1], 2, true) => {
            judge!(Layout::new(((s[0], s[1]), (s[2], s[3])), ((d[0], d[1]), (d[2], d[3]))), (.., ..))
        }
        ([1, 2], 3, false) => judge!(Layout::new((s[0], s[1], s[2]), (d[0], d[1], d[2])), (n(0), .., ..)),
        ([0, 2], 3, false) => judge!(Layout::new((s[0], s[1], s[2]), (d[0], d[1], d[2])), (.., n(1), ..)),
        ([0, 1], 3, false) => judge!(Layout::new((s[0], s[1], s[2]), (d[0], d[1], d[2])), (.., .., n(2))),
        ([2], 3, false) => judge!(Layout::new((s[0], s[1], s[2]), (d[0], d[1], d[2])), (n(0), n(1), ..)),
        ([1], 3, false) => judge!(Layout::new((s[0], s[1], s[2]), (d[0], d[1], d[2])), (n(0), .., n(2))),
        ([0], 3, false) => judge!(Layout::new((s[0], s[1], s[2]), (d[0], d[1], d[2])), (.., n(1), n(2))),
        ([0, 1, 2], 3, false) => judge!(Layout::new((s[0], s[1], s[2]), (d[0], d[1], d[2])), (.., .., ..)),
        _ => panic!("a slice that keeps {kept:?}"),
    }
    if right(&vec![0; kept.len()]) as i128 != number(&row.json["base_offset"]) {
        panic!("the slice starts at {}", right(&vec![0; kept.len()]));
    }
    parent.shrunk
}

/// A view that starts inside a block, its slice by rows, and one element: the phase is kept.
fn slice_then_point(row: &Row) -> bool {
    let size = |field: &str| u32::try_from(number(&row.json[field])).expect("small");
    let (rows, cols) = (size("rows"), size("cols"));
    let view: [u64; 2] = array(&numbers(&row.json["view_coord"]));
    let [r, c]: [u64; 2] = array(&numbers(&row.json["coord"]));
    macro_rules! through {
        ($($name:literal $tag:ident)*; $($plain:literal $plain_tag:ident)*) => {
            match (row.json["tag"].as_str(), size("elem_bits")) {
                $(
                    (Some($name), 4) => through!(@ $tag::<Bits<4>>::layout(rows, cols)),
                    (Some($name), 8) => through!(@ $tag::<Bits<8>>::layout(rows, cols)),
                    (Some($name), 16) => through!(@ $tag::<Bits<16>>::layout(rows, cols)),
                    (Some($name), 32) => through!(@ $tag::<Bits<32>>::layout(rows, cols)),
                    (Some($name), 64) => through!(@ $tag::<Bits<64>>::layout(rows, cols)),
                )*
                $((Some($plain), _) => through!(@ $plain_tag::layout(rows, cols)),)*
                other => panic!("a tag that this test does not know: {other:?}"),
            }
        };
        (@ $layout:expr) => {{
            let layout = $layout;
            let data: Vec<usize> = (0..usize::try_from(layout.capacity()).expect("small")).collect();
            let tensor = Tensor::new(&data[..], layout).expect("as large as the layout needs");
            let view = tensor.tile([u64::from(rows), u64::from(cols)], view);
            let row = view.slice((r, ..)).expect("inside");
            (view.get([r, c]).copied(), row.get([c]).copied())
        }};
    }
    let (direct, sliced) = through!(
        "zN" zN "zZ" zZ "nZ" nZ "nN" nN;
        "L0C" L0C "RowMajor" RowMajor "ColumnMajor" ColumnMajor "Weight4BitnZ" Weight4BitnZ
    );
    assert_eq!(direct.map(|at| at as i128), Some(number(&row.json["direct"])));
    assert_eq!(direct, sliced);
    row.json["direct"] != row.json["via_slice"]
}

/// Rows, and those of them that are answered by the rule and not as C++ does.
fn run(path: &Path) {
    let mut counts: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for row in vectors::read(path).iter().filter(|row| OPERATIONS.contains(&row.op.as_str())) {
        let by_rule = match row.op.as_str() {
            "slice_then_point" => slice_then_point(row),
            "tensor_slice" => slice(row, &parent(row)),
            _ => {
                let parent = parent(row);
                with_layout!(parent, |layout| judge(row, &parent, layout))
            }
        };
        let count = counts.entry(row.op.clone()).or_default();
        count.0 += 1;
        count.1 += usize::from(by_rule);
    }
    println!("operation          rows by_rule");
    for (op, (rows, by_rule)) in &counts {
        println!("{op:<18} {rows:>4} {by_rule:>7}");
    }
    assert!(!counts.is_empty(), "no row in {}", path.display());
}

#[test]
fn the_included_part() {
    run(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tla-core/tests/data/tla.jsonl"));
}

#[test]
fn the_whole_file() {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/vectors");
    let folder = std::env::var_os("TLA_VECTORS").map_or_else(beside, PathBuf::from);
    let path = folder.join("tla.jsonl");
    if path.is_file() {
        run(&path);
    } else {
        println!("only the included part is tested: there is no {}", path.display());
    }
}
