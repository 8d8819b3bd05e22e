//! The cases of `cases/fail`, each a mistake with what the compiler says of it, and of `cases/pass`, the
//! same programs without the mistake.
//!
//! The first line of a case is `//! born: sentence` or `//! born, errors: 3: sentence`: where the mistake
//! is found, and how many errors it is worth.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Where a mistake can be found.
pub const BORN: [&str; 6] = [
    // by `layout!` or `axis!`, in literals
    "macro",
    // by the constant that an item of `layout!` checks itself with
    "item const",
    // by a bound of a trait
    "bound",
    // by the types: what is made for one layout is not taken for another
    "type",
    // by a constant of the library, when the program is built
    "const generic",
    // by a constant of the user's
    "const",
];

/// One program.
#[derive(Clone, Debug)]
pub struct Case {
    /// The name of its file.
    pub name: String,
    /// Where it is.
    pub path: PathBuf,
    /// The program.
    pub source: String,
    /// What the compiler says of it; `None` where there is no such file.
    pub stderr: Option<String>,
}

impl Case {
    /// The first line.
    #[must_use]
    pub fn first_line(&self) -> &str {
        self.source.lines().next().unwrap_or_default()
    }

    /// Where the mistake is found: one of [`BORN`].
    #[must_use]
    pub fn born(&self) -> &str {
        let line = self.first_line().strip_prefix("//! ").unwrap_or_default();
        line.split([':', ',']).next().unwrap_or_default()
    }

    /// How many errors the mistake is worth.
    ///
    /// # Panics
    /// Where the first line gives no number for it.
    #[must_use]
    pub fn errors(&self) -> usize {
        let count = self.first_line().split("errors: ").nth(1).and_then(|rest| rest.split(':').next());
        count.map_or(1, |count| count.parse().expect("a number after `errors: `"))
    }

    /// Whether `cargo check` finds the mistake. What rests on const parameters is evaluated only when
    /// the program is built.
    #[must_use]
    pub fn is_found_by_check(&self) -> bool {
        self.born() != "const generic"
    }
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cases").join(name)
}

/// The names of the files in a folder of cases that end so.
///
/// # Panics
/// Where the folder cannot be read.
#[must_use]
pub fn names(name: &str, extension: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(folder(name)).expect("the folder of the cases");
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    let files = paths.filter(|path| path.extension().is_some_and(|found| found == extension));
    files.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect()
}

/// The cases of a folder.
///
/// # Panics
/// Where one cannot be read.
#[must_use]
pub fn cases(name: &str) -> Vec<Case> {
    let case = |case: String| {
        let path = folder(name).join(&case).with_extension("rs");
        Case {
            source: fs::read_to_string(&path).expect("a readable case"),
            stderr: fs::read_to_string(path.with_extension("stderr")).ok(),
            name: case,
            path,
        }
    };
    names(name, "rs").into_iter().map(case).collect()
}
