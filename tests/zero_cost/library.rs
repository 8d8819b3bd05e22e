//! The release build of the library, and a rustc that compiles against it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The library as users link it.
pub(crate) struct Library {
    rlib: PathBuf,
}

impl Library {
    /// Builds the library, or finds that it is built. The release profile, because overflow checks of
    /// the development profile stay in generic code.
    pub(crate) fn build() -> Self {
        // cargo holds no lock while it runs a test, so the target directory in use serves again
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--release", "--lib", "--offline", "--message-format=json", "--manifest-path"]);
        cargo.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"));
        cargo.arg("--target-dir").arg(target);
        let messages = run(&mut cargo).stdout;
        let rlib =
            String::from_utf8_lossy(&messages).lines().find_map(rlib).expect("cargo names the library");
        Self { rlib }
    }

    /// rustc with the library as the crate `tla`, without debug information.
    pub(crate) fn rustc(&self) -> Command {
        // a toolchain has its rustc beside its cargo
        let beside =
            Path::new(env!("CARGO")).with_file_name(format!("rustc{}", std::env::consts::EXE_SUFFIX));
        let mut rustc = match std::env::var_os("RUSTC") {
            Some(rustc) => Command::new(rustc),
            None if beside.exists() => Command::new(beside),
            None => Command::new("rustc"),
        };
        rustc.args(["--edition", "2024", "-C", "debuginfo=0", "--extern"]);
        rustc.arg(with_value("tla=", &self.rlib));
        rustc.arg("-L").arg(with_value("dependency=", &self.rlib.with_file_name("deps")));
        rustc
    }
}

fn with_value(key: &str, value: &Path) -> std::ffi::OsString {
    let mut argument = std::ffi::OsString::from(key);
    argument.push(value);
    argument
}

/// The library's file in a line of JSON, if the line is cargo's message that it is built.
fn rlib(message: &str) -> Option<PathBuf> {
    let names_library =
        message.contains(r#""reason":"compiler-artifact""#) && message.contains(r#""name":"tla""#);
    let file = message.split('"').find(|string| string.ends_with(".rlib"))?;
    // JSON doubles the separators of Windows
    names_library.then(|| PathBuf::from(file.replace(r"\\", r"\")))
}

/// Runs a command that has to succeed.
pub(crate) fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}\n{}", String::from_utf8_lossy(&output.stderr));
    output
}
