//! What an operation on types costs a compilation.
//!
//! `cargo bench --bench ops_compile_time` writes a crate of 1,000 different operations, 100 of each of ten, each
//! with operands of its own, and checks it. A constant asks each for its size, so that the compiler evaluates the
//! operands, the operation and the rules of a layout. `-- 50` writes 50 of each.

#[path = "../tests/zero_cost/library.rs"]
mod library;

use std::fs;
use std::path::Path;
use std::time::Instant;

use library::Library;

/// How often a crate is checked; the fastest run counts.
const RUNS: usize = 3;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    // as a test, such as under `cargo test --all-targets`, it would measure nothing that fails
    if !arguments.iter().any(|argument| argument == "--bench") {
        println!("skipped: compile times are measured by `cargo bench --bench ops_compile_time`");
        return;
    }
    let count = arguments.iter().find_map(|argument| argument.parse().ok()).unwrap_or(100).max(2);
    let library = Library::build();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ops_compile_time");
    fs::create_dir_all(&folder).expect("a folder for what benches write");
    let check = |name: &str, source: &str| {
        let file = folder.join(name).with_extension("rs");
        fs::write(&file, source).expect("a file for the operations");
        (0..RUNS).map(|_| seconds(&library, &file)).fold(f64::INFINITY, f64::min)
    };

    let empty = check("empty", HEAD);
    println!(
        "\n{count} operations of each kind: milliseconds to check an operation; an empty crate: {empty:.2} s"
    );
    let operations: Vec<(&str, Vec<String>)> =
        OPERATIONS.iter().map(|(name, operation)| (*name, (0..count).map(operation).collect())).collect();
    for (name, types) in &operations {
        // what the compiler does once, such as reading the operation from the library, is in the first one
        let first = check(&format!("first_{name}"), &asked(&types[..1]));
        let others = check(name, &asked(types)) - first;
        println!("{name:16} {:>6.2}", others * 1000.0 / (types.len() - 1) as f64);
    }
    let types: Vec<String> = operations.into_iter().flat_map(|(_, types)| types).collect();
    let all = check("all", &asked(&types));
    let each = all * 1000.0 / types.len() as f64;
    println!("{:16} {each:>6.2}  ({} operations in {all:.2} s)", "all together", types.len());
}

const HEAD: &str = "use tla::ops::*;\nuse tla::{Int, Mapping, On, Reshaped, S, TileLayout};\nuse tla::axis::*;\nuse tla::nested::Layout;\n";

/// A crate that asks each type for its size.
fn asked(types: &[String]) -> String {
    let mut source = format!("#![allow(unused_imports, reason = \"one head for all operations\")]\n{HEAD}");
    for layout in types {
        source += &format!("const _: () = assert!(<{layout} as Mapping>::SIZE > 0);\n");
    }
    source
}

/// The seconds that a check takes.
fn seconds(library: &Library, file: &Path) -> f64 {
    let mut rustc = library.rustc();
    rustc
        .args(["--crate-type", "lib", "--emit=metadata"])
        .arg(file)
        .arg("-o")
        .arg(file.with_extension("out"));
    let start = Instant::now();
    library::run(&mut rustc);
    start.elapsed().as_secs_f64()
}

/// `(Int<8>, Int<64>)`
fn ints<const N: usize>(of: [u64; N]) -> String {
    format!("({})", of.map(|n| format!("Int<{n}>, ")).concat())
}

/// `shape -> S[extents:strides]`
fn map<const R: usize, const N: usize>(shape: [u64; R], extents: [u64; N], strides: [u64; N]) -> String {
    format!("Reshaped<TileLayout<S<{}, {}>>, {}>", ints(extents), ints(strides), ints(shape))
}

/// `shape:stride`
fn nested<const N: usize>(shape: [u64; N], stride: [u64; N]) -> String {
    format!("Layout<{}, {}>", ints(shape), ints(stride))
}

/// Three numbers that are others for each `i`.
fn numbers(i: u64) -> [u64; 3] {
    [2 + i % 7, 2 + i / 7 % 5, 2 + i / 35]
}

/// An operation by its number.
type Operation = fn(u64) -> String;

const OPERATIONS: [(&str, Operation); 10] = [
    ("tile", |i| {
        let [a, b, c] = numbers(i);
        let inner = map([8 * c, 4], [c, 8, 4], [32, 4, 1]);
        format!("Tiled<{}, {inner}>", map([a, b], [a, b], [b, 1]))
    }),
    ("is_tile_inner", |i| {
        let [a, b, c] = numbers(i);
        let whole = map([8 * a * c, 4 * b], [a, 8 * c, b, 4], [32 * b * c, 4, 32 * c, 1]);
        format!("TileOuter<{whole}, {}>", map([8 * c, 4], [8 * c, 4], [4, 1]))
    }),
    ("direct_sum", |i| {
        let [a, b, c] = numbers(i);
        let left = map([a, b], [a, b], [32 * b * c, 32 * c]);
        format!("DirectSum<{left}, {}>", map([8 * c, 4], [8 * c, 4], [4, 1]))
    }),
    ("slice", |i| {
        let [a, b, c] = numbers(i);
        let layout = map([4 * a * c, 8 * b], [a, 4 * c, 8 * b], [32 * b * c, 8 * b, 1]);
        format!("Sliced<{layout}, (Range<{}, {}>, Range<4, {}>)>", 4 * c, 8 * c, 4 * b)
    }),
    ("pack", |i| {
        let [a, b, c] = numbers(i);
        format!("Packed<{}, 4>", map([a, b, 16 * c], [a, b, 16 * c], [16 * b * c, 16 * c, 1]))
    }),
    ("composition", |i| {
        let [a, b, c] = numbers(i);
        let left = nested([4 * a, 2 * b, 8 * c], [16 * b * c, 8 * c, 1]);
        format!("Composition<{left}, {}>", nested([2, a, 2 * b], [2, 4, 4 * a]))
    }),
    ("complement", |i| {
        let [a, b, c] = numbers(i);
        format!("Complement<{}, {}>", nested([a, b, c], [1, 2 * a, 8 * a * b]), 64 * a * b * c)
    }),
    ("logical_divide", |i| {
        let [a, b, c] = numbers(i);
        let layout = nested([4 * a * c, 8 * b], [8 * b, 1]);
        format!("LogicalDivide<{layout}, ShapeTiler<(Int<{}>, Int<{b}>)>>", 4 * a)
    }),
    ("blocked_product", |i| {
        let [a, b, c] = numbers(i);
        format!("BlockedProduct<{}, {}>", nested([a, b], [1, a]), nested([c, 4], [1, c]))
    }),
    ("left_inverse", |i| {
        let [a, b, c] = numbers(i);
        format!("LeftInverse<{}>", nested([a, b, c], [b * c, c, 1]))
    }),
];
