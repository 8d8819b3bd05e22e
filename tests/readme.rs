//! What the documents show is what there is: errors, commands, examples, limits.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The fenced blocks of a document in the language `language`.
fn blocks(document: &str, language: &str) -> Vec<String> {
    let open = format!("```{language}");
    let mut blocks = Vec::new();
    let mut lines = document.lines().map(|line| match line.strip_prefix("//!") {
        Some(text) => text.strip_prefix(' ').unwrap_or(text),
        None => line,
    });
    while let Some(line) = lines.next() {
        if line == open {
            let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            blocks.push(block.join("\n"));
        }
    }
    blocks
}

/// What rustc prints for the ui cases.
fn printed() -> Vec<String> {
    let cases = root().join("ui-tests/cases/fail");
    let mut printed = Vec::new();
    for entry in fs::read_dir(&cases).expect("the ui cases") {
        let path = entry.expect("a ui case").path();
        if path.extension().is_some_and(|extension| extension == "stderr") {
            printed.push(read(path));
        }
    }
    printed
}

#[test]
fn an_error_shown_is_what_rustc_prints() {
    let printed = printed();
    for document in ["README.md", "src/tutorial.rs"] {
        let shown: Vec<String> =
            blocks(&read(document), "text").into_iter().filter(|block| block.starts_with("error")).collect();
        assert!(!shown.is_empty(), "{document} shows an error");
        for error in shown {
            assert!(
                printed.iter().any(|text| text.contains(&error)),
                "{document} shows an error that no .stderr file of ui-tests has:\n{error}"
            );
        }
    }
}

#[test]
fn the_commands_of_the_readme_are_those_of_ci() {
    let ci = read(".ci/run");
    let commands = blocks(&read("README.md"), "sh");
    let cargo: Vec<&str> =
        commands.iter().flat_map(|block| block.lines()).filter(|l| l.starts_with("cargo")).collect();
    assert_eq!(cargo.len(), 2, "the README has a first command and one for the tests: {cargo:?}");
    for command in cargo {
        assert!(ci.lines().any(|line| line == format!("step {command}")), ".ci/run does not run `{command}`");
    }
}

#[test]
fn every_example_and_crate_is_in_the_readme() {
    let readme = read("README.md");
    for entry in fs::read_dir(root().join("examples")).expect("the examples") {
        let name = entry.expect("an example").file_name().into_string().expect("a name in UTF-8");
        assert!(readme.contains(&format!("(examples/{name})")), "README.md does not list examples/{name}");
    }
    for krate in ["tla-layout", "tla-core", "tla-macros", "ui-tests"] {
        assert!(readme.contains(&format!("| `{krate}`")), "README.md does not list {krate}");
    }
}

#[test]
fn the_limits_of_the_readme_are_those_of_the_code() {
    use tla::algebra::{MAX_ITERS, MAX_OFFSETS, MAX_REPLICAS};
    let limits = format!(
        "up to {MAX_ITERS} extents in `S[..]`, {MAX_REPLICAS} in `R[..]` and offsets on {MAX_OFFSETS} axes"
    );
    let readme = read("README.md").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(readme.contains(&limits), "README.md does not say: {limits}");
}

/// The words in backticks of a document, outside its fenced blocks.
fn words(document: &str) -> Vec<String> {
    let mut fenced = false;
    let mut words = Vec::new();
    for line in document.lines() {
        if line.starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            words.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    words
}

#[test]
fn every_path_in_the_documents_exists() {
    let mut paths = 0;
    for document in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"] {
        for word in words(&read(document)) {
            let is_path = word.chars().all(|c| c.is_ascii_alphanumeric() || "_-./".contains(c))
                && (word.contains('/') || [".rs", ".md", ".toml"].iter().any(|end| word.ends_with(end)))
                && !word.starts_with("..");
            if is_path {
                paths += 1;
                assert!(root().join(&word).exists(), "{document} names `{word}`, which does not exist");
            }
        }
    }
    assert!(paths > 20, "the documents name paths: {paths}");
}
