//! bound: sizes that can overflow, unchecked

use tla::nested::tag::RowMajor;

fn main() {
    let (rows, columns) = (8_u64, 16_u32);
    let _ = RowMajor::layout(rows, columns);
}
