//! What layouts have in common, alignment, a number spread over a shape.

use super::{Judged, arg, int_tuple, judged, layout, tree};
use crate::common::vectors::{Row, number};
use tla_core::nested::NestedLayout;
use tla_core::{LayoutError, Swizzle};

pub(super) const WRONG: &[&str] = &[
    r#"{"op":"max_common_layout","args":{"a":{"shape":4,"stride":1},"b":{"shape":8,"stride":1}},"expect":{"ok":{"shape":4,"stride":1}}}"#,
    r#"{"op":"max_common_vector","args":{"a":{"shape":[4,2],"stride":[1,8]},"b":{"shape":[4,2],"stride":[1,8]}},"expect":{"ok":8}}"#,
    r#"{"op":"max_common_vector_swizzled","args":{"swizzle":[3,3,3],"a":{"shape":[8,64],"stride":[64,1]},"b":{"shape":[8,64],"stride":[64,1]}},"expect":{"ok":512}}"#,
    r#"{"op":"max_alignment","args":{"layout":{"shape":24,"stride":1}},"expect":{"ok":8}}"#,
    r#"{"op":"domain_distribute","args":{"a":[192,[8,8]],"b":128},"expect":{"ok":{"shape":128,"stride":1}}}"#,
];

fn both(row: &Row) -> Result<(NestedLayout, NestedLayout), LayoutError> {
    Ok((layout(arg(row, "a"))?, layout(arg(row, "b"))?))
}

pub(super) fn max_layout(row: &Row) -> Judged {
    judged(row, both(row).and_then(|(a, b)| a.try_max_common_layout(&b)))
}

pub(super) fn max_vector(row: &Row) -> Judged {
    judged(row, both(row).and_then(|(a, b)| a.try_max_common_vector(&b)).map(i128::from))
}

/// CuTe writes a swizzle `[B, M, S]`.
pub(super) fn max_vector_swizzled(row: &Row) -> Judged {
    let [b, m, s] = [0, 1, 2].map(|i| i64::try_from(number(&arg(row, "swizzle")[i])).expect("small"));
    let made = Swizzle::try_new(m, b, s.abs()).and_then(|swizzle| {
        let (a, other) = both(row)?;
        a.try_max_common_vector_swizzled(&other, if s < 0 { swizzle.mirrored() } else { swizzle })
    });
    judged(row, made.map(i128::from))
}

pub(super) fn max_alignment(row: &Row) -> Judged {
    let made = layout(arg(row, "layout")).and_then(|layout| layout.try_max_alignment());
    judged(row, made.map(i128::from))
}

pub(super) fn distribute(row: &Row) -> Judged {
    let count = u64::try_from(tree(arg(row, "b")).product()).expect("a number of elements");
    judged(row, int_tuple(arg(row, "a")).and_then(|shape| shape.try_domain_distribute(count)))
}
