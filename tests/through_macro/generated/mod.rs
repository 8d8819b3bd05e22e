// Written by `tests/through_macro/generate.rs`; not to be edited.

mod part_0;
mod part_1;
mod part_2;
mod part_3;
mod part_4;
mod part_5;
mod part_6;
mod part_7;
mod part_8;

use crate::check::Row;

pub(crate) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    rows.append(&mut part_0::rows());
    rows.append(&mut part_1::rows());
    rows.append(&mut part_2::rows());
    rows.append(&mut part_3::rows());
    rows.append(&mut part_4::rows());
    rows.append(&mut part_5::rows());
    rows.append(&mut part_6::rows());
    rows.append(&mut part_7::rows());
    rows.append(&mut part_8::rows());
    rows
}
