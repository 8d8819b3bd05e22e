//! What the `unsafe` of the library rests on, as far as a program can ask: see *Soundness* in ARCHITECTURE.md.
//!
//! What must not compile is in `ui-tests/cases/fail/attack-*.rs`, hostile storages are in the crate `attacks`.

use std::fs;
use std::path::{Path, PathBuf};

use tla::prelude::*;
use tla::tensor::{Tensor, TensorRef};
use tla::{LayoutError, LayoutValue, Map, TooShort, Valued};

/// `Name` for a layout, by hand, which says that its mistakes are reported elsewhere.
macro_rules! names {
    ($($name:ident = $layout:ty;)*) => {$(
        struct $name;

        impl Mapping for $name {}

        impl Named for $name {
            type Layout = $layout;
            type Storage<T> = [T; 1];
            #[cfg(feature = "generic-array")]
            type Len = generic_array::ConstArrayLength<1>;
            const IS_REPORTED: bool = true;
        }
    )*};
}

names! {
    Below = layout!(S[4:1] - 2);
    Above = layout!(S[4:1] + 2);
    Wrong = Valued<NoLayout>;
}

enum NoLayout {}

impl LayoutValue for NoLayout {
    const LAYOUT: Result<Map, LayoutError> = Err(LayoutError::SwizzleTwice);
}

#[test]
fn a_layout_without_a_cosize_has_no_view_whatever_the_length() {
    // zero-sized elements make a slice of any length
    let longest = [(); usize::MAX];
    let refused = Some(TooShort { len: usize::MAX, cosize: usize::MAX });
    assert_eq!(View::<(), Below>::new(&longest).err(), refused);
    let mut longest = longest;
    assert_eq!(ViewMut::<(), Below>::new(&mut longest).err(), refused);
    assert_eq!(
        refused.map(|error| error.to_string()),
        Some(format!("the slice has {} elements but the layout needs more than any memory has", usize::MAX))
    );
    // beside it, with an offset to the other side
    assert_eq!(View::<u8, Above>::new(&[0; 5]).err(), Some(TooShort { len: 5, cosize: 6 }));
    assert_eq!(View::<u8, Above>::new(&[0, 1, 2, 3, 4, 5]).map(|view| view[[3]]), Ok(5));
}

#[test]
fn a_layout_beyond_any_memory_has_no_tensor_whatever_the_length() {
    let huge = tla::nested::Layout::try_new((1_u64 << 40, 2_u32), (1_u64 << 22, 1_u32));
    let huge = huge.expect("2^62 elements and some");
    let longest = [(); usize::MAX];
    let t = Tensor::<(), _, _, 2>::new(&longest[..], huge).expect("as many elements as there are addresses");
    assert_eq!(t.get([(1_u64 << 40) - 1, 1]), Some(&()));
    let beyond = tla::nested::tag::RowMajor::layout(u32::MAX, u32::MAX).capacity();
    assert_eq!(beyond, u64::MAX);
    // `iter` reads nothing, and neither does it count
    let t: Result<TensorRef<'_, (), _, 2>, _> =
        Tensor::new(&longest[..5], tla::nested::tag::RowMajor::layout(2_u32, 3_u32));
    assert_eq!(t.err(), Some(TooShort { len: 5, cosize: 6 }));
}

#[test]
fn a_wrong_layout_under_a_name_that_hides_it_is_one_element() {
    assert_eq!(View::<u8, Wrong>::new(&[]).err(), Some(TooShort { len: 0, cosize: 1 }));
    let view = View::<u8, Wrong>::new(&[7]).expect("one element");
    assert_eq!((view.get::<usize, 0>([]), view.get::<usize, 1>([0])), (Some(&7), None));
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder of the sources") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// How many blocks and functions of a source are `unsafe`, and how many accesses are asserted.
fn unsafe_of(source: &str) -> [usize; 3] {
    let code = || source.lines().map(|line| line.split("//").next().unwrap_or_default());
    let count = |what: &str| code().map(|line| line.matches(what).count()).sum();
    [count("unsafe {"), count("unsafe fn"), count("debug_assert!(")]
}

#[test]
fn every_unsafe_block_is_in_the_model() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["src", "tla-core/src", "tla-macros/src"] {
        sources(&root.join(folder), &mut files);
    }
    let (mut blocks, mut functions) = (0, 0);
    let mut rows = Vec::new();
    for file in files {
        let source = fs::read_to_string(&file).expect("a readable source");
        let [in_blocks, in_functions, asserted] = unsafe_of(&source);
        if in_blocks + in_functions > 0 {
            assert!(asserted > 0, "{} has an access without a `debug_assert!`", file.display());
            rows.push((file.strip_prefix(root).expect("a file of the tree").to_owned(), in_blocks));
        }
        blocks += in_blocks;
        functions += in_functions;
    }
    rows.sort();
    // the table of the section *Soundness*: a row for each file, with its number of blocks
    let model = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("the document");
    for (file, in_blocks) in &rows {
        let row = format!("| {in_blocks} | `{}`", file.display());
        assert!(model.contains(&row), "the table has no row {row}");
    }
    let total = format!("{blocks} blocks in all, and {functions} functions");
    assert!(model.contains(&total), "the model does not say {total}");
    assert_eq!(unsafe_of("let x = unsafe { y }; // unsafe { }\nunsafe fn f() {}"), [1, 1, 0]);
}
