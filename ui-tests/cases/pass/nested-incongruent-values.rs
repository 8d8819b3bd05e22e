//! bound: two

use tla::nested::Layout;
use tla::prelude::*;

fn main() {
    let _ = Layout::new((Int::<8>, (Int::<4>, 2_u32)), (Int::<8>, (Int::<1>, Int::<4>)));
}
