//! What rustc makes of a file of functions, against the release build of the library, at every optimization
//! level.

use std::path::Path;

use crate::assembly::Assembly;
use crate::library::{self, Library};

/// The optimization levels.
pub(crate) const LEVELS: [&str; 4] = ["1", "2", "3", "s"];

/// Whether the assembly of this machine is of a kind that is read here; says so where it is not.
pub(crate) fn is_read() -> bool {
    let is_read = cfg!(any(target_arch = "x86_64", target_arch = "aarch64"));
    if !is_read {
        println!("skipped: the instructions of {} are not counted here", std::env::consts::ARCH);
    }
    is_read
}

/// The functions of `tests/zero_cost/<file>` at each of the [`LEVELS`].
pub(crate) fn at_each_level(library: &Library, file: &str) -> Vec<Assembly> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/zero_cost").join(file);
    LEVELS.iter().map(|level| Assembly::parse(&text(library, &source, level))).collect()
}

/// The assembly of the crate in `source`.
pub(crate) fn text(library: &Library, source: &Path, level: &str) -> String {
    let name = source.file_stem().and_then(|name| name.to_str()).expect("a name in UTF-8");
    let output = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("zero_cost_{name}_{level}.s"));
    let mut rustc = library.rustc();
    rustc.args(["--crate-type", "lib", "--emit", "asm", "-A", "dead_code", "-C", "codegen-units=1"]);
    rustc.arg("-C").arg(format!("opt-level={level}")).arg(source).arg("-o").arg(&output);
    library::run(&mut rustc);
    std::fs::read_to_string(output).expect("the assembly")
}
