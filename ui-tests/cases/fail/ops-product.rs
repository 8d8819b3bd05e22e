//! const generic: a block repeated where it overlaps itself

use tla::prelude::*;
use tla::{LayoutTiler, LogicalProduct};

type Blocks = LogicalProduct<layout!((4,2):(1,2)), LayoutTiler<layout!(3:1)>>;

fn main() {
    let _ = Blocks::offset([1_usize, 0]);
}
