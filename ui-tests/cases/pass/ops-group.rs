//! const generic: a shape whose boundary falls inside an iter, repaired

use tla::prelude::*;
use tla::Grouped;

type Cut = Grouped<layout!(S[(4,6)]), (Int<8>, Int<3>)>;

fn main() {
    let _ = Cut::offset([1_usize, 0]);
}
