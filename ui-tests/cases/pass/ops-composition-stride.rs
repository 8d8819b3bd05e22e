//! const generic: a composition that steps over the end of a mode, repaired

use tla::prelude::*;
use tla::Composition;

type Steps = Composition<layout!((4,6,8):(2,3,5)), layout!(6:4)>;

fn main() {
    let _ = Steps::offset([1_usize]);
}
