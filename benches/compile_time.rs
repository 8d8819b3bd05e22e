//! What layouts cost a compilation, against the formulas that one would write by hand; and what the
//! library itself costs.
//!
//! `cargo bench --bench compile_time` writes a crate of 1,000 different layouts in each form, each with a
//! function that asks for all its axes, checks it and builds it optimized. `-- 200` writes 200.

#[path = "../tests/zero_cost/library.rs"]
mod library;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use library::Library;

/// How often each command is timed; the fastest run counts.
const RUNS: usize = 3;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    // as a test, such as under `cargo test --all-targets`, it would measure nothing that fails
    if !arguments.iter().any(|argument| argument == "--bench") {
        println!("skipped: compile times are measured by `cargo bench --bench compile_time`");
        return;
    }
    let count = arguments.iter().find_map(|argument| argument.parse().ok()).unwrap_or(1000);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("compile_time");
    fs::create_dir_all(&folder).expect("a folder for what benches write");
    layouts(&folder, count);
    table(&folder);
    clean_builds(&folder);
}

/// A layout of four iters under a shape of two dimensions: lanes, a warp and registers of a matrix.
struct Sample {
    extents: [u64; 4],
}

impl Sample {
    /// Layout `i`; all are different.
    fn new(i: u64) -> Self {
        Self { extents: [2 + i % 7, 2 + i / 7 % 5, 2 + i / 35 % 4, 2 + i / 140] }
    }

    fn notation(&self) -> String {
        let [a, b, c, d] = self.extents;
        format!("({a},{}) -> S[({a},{b},{c},{d}):({c}@laneid,1@warpid,1@laneid,1)]", b * c * d)
    }

    fn structural(&self) -> String {
        let [a, b, c, d] = self.extents;
        format!(
            "tla::Reshaped<tla::TileLayout<tla::S<(Int<{a}>, Int<{b}>, Int<{c}>, Int<{d}>), \
             (tla::On<Int<{c}>, laneid>, tla::On<Int<1>, warpid>, tla::On<Int<1>, laneid>, Int<1>)>>, \
             (Int<{a}>, Int<{}>)>",
            b * c * d
        )
    }

    fn formulas(&self) -> String {
        let [_, _, c, d] = self.extents;
        format!("(i * {c} + j / {d} % {c}, j / {}, j % {d})", c * d)
    }
}

/// The crates, by name: 1,000 functions of the same arguments and results each.
fn forms(count: u64) -> [(&'static str, String); 4] {
    let head = "#![allow(unused_imports, reason = \"one head for all forms\")]\nuse tla::axis::{laneid, warpid};\nuse tla::prelude::*;\n";
    let asked = "{ let at = L::at([i, j]); (at.on::<laneid>(), at.on::<warpid>(), at.offset()) }";
    let mut forms = [
        ("by hand", head.to_owned()),
        ("types", head.to_owned()),
        ("layout! types", head.to_owned()),
        ("layout! items", head.to_owned()),
    ];
    for i in 0..count {
        let sample = Sample::new(i);
        let function =
            |body: &str| format!("#[inline(never)]\npub fn f{i}(i: u32, j: u32) -> (u32, u32, u32) {body}\n");
        let of = |name: &str| function(&asked.replace('L', name));
        forms[0].1 += &function(&format!("{{ {} }}", sample.formulas()));
        forms[1].1 += &format!("type L{i} = {};\n{}", sample.structural(), of(&format!("L{i}")));
        forms[2].1 += &format!("type L{i} = layout!({});\n{}", sample.notation(), of(&format!("L{i}")));
        forms[3].1 +=
            &format!("layout! {{ pub struct L{i} = {}; }}\n{}", sample.notation(), of(&format!("L{i}")));
    }
    forms
}

fn layouts(folder: &Path, count: u64) {
    let library = Library::build();
    println!("\n{count} layouts of four iters, three axes each: seconds, and milliseconds a layout");
    println!("{:14} {:>8} {:>8} {:>10} {:>8}", "", "check", "each", "optimized", "each");
    for (name, source) in forms(count) {
        let file = folder.join("layouts.rs");
        fs::write(&file, source).expect("a file for the layouts");
        let mut line = format!("{name:14}");
        for (flags, width) in [(["--emit=metadata"].as_slice(), 8), (&["--emit=obj", "-Copt-level=3"], 10)] {
            let seconds = (0..RUNS).map(|_| compile(&library, &file, flags)).fold(f64::INFINITY, f64::min);
            let _ = write!(line, " {seconds:>width$.2} {:>8.2}", seconds * 1000.0 / count as f64);
        }
        println!("{line}");
    }
}

/// The seconds that rustc takes for a crate.
fn compile(library: &Library, file: &Path, flags: &[&str]) -> f64 {
    let mut rustc = library.rustc();
    rustc.args(["--crate-type", "lib"]).args(flags).arg(file).arg("-o").arg(file.with_extension("out"));
    timed(&mut rustc)
}

/// A table in a `static` is made by the compiler, entry by entry.
fn table(folder: &Path) {
    let library = Library::build();
    println!("\n`table()` of a swizzled layout in a `static`: seconds to check");
    for rows in [8, 64, 512] {
        let source = format!(
            "use tla::prelude::*;\n\
             layout! {{ pub struct L = ({rows}, 64) -> Swizzle<3,3,3> o S[({rows},64):(64,1)]; }}\n\
             pub static TABLE: [usize; {}] = L::table();\n",
            rows * 64
        );
        let file = folder.join("table.rs");
        fs::write(&file, source).expect("a file for the table");
        let seconds =
            (0..RUNS).map(|_| compile(&library, &file, &["--emit=metadata"])).fold(f64::INFINITY, f64::min);
        println!("{:>6} entries {seconds:>6.2}", rows * 64);
    }
}

/// The library from nothing, with what it depends on, as cargo's timings tell it.
fn clean_builds(folder: &Path) {
    let target = folder.join("clean");
    for (profile, flags) in [("development", ["build"].as_slice()), ("release", &["build", "--release"])] {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(flags).args(["--lib", "--offline", "--timings", "--manifest-path"]);
        cargo.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml")).arg("--target-dir").arg(&target);
        let mut seconds = f64::INFINITY;
        for _ in 0..RUNS {
            let _ = fs::remove_dir_all(&target);
            seconds = seconds.min(timed(&mut cargo));
        }
        println!("\nclean {profile} build of the library: {seconds:.2} s; the last one by crate");
        for (name, seconds) in timings(&target.join("cargo-timings/cargo-timing.html")) {
            println!("{name:34} {seconds:>6.2}");
        }
    }
}

/// Crates and seconds in the report of `cargo build --timings`, the last run's; nothing if it is written
/// otherwise.
fn timings(report: &PathBuf) -> Vec<(String, f64)> {
    let report = fs::read_to_string(report).unwrap_or_default();
    let field = |line: &str, key: &str| {
        let value = line.trim().strip_prefix(key)?.trim_end_matches(',').trim_matches('"');
        Some(value.to_owned())
    };
    let mut units = Vec::new();
    let (mut name, mut target) = (String::new(), String::new());
    for line in report.lines() {
        if let Some(value) = field(line, "\"name\": ") {
            name = value;
        } else if let Some(value) = field(line, "\"target\": ") {
            target = value;
        } else if let Some(seconds) = field(line, "\"duration\": ").and_then(|seconds| seconds.parse().ok()) {
            units.push((format!("{name}{target}"), seconds));
        }
    }
    units
}

/// The seconds that a command takes, which has to succeed.
fn timed(command: &mut Command) -> f64 {
    let start = Instant::now();
    library::run(command);
    start.elapsed().as_secs_f64()
}
