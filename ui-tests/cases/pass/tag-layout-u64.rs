//! bound: checked

use tla::nested::tag::RowMajor;

fn main() {
    let (rows, columns) = (8_u64, 16_u32);
    let _ = RowMajor::try_layout(rows, columns);
}
