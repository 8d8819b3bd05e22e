//! const generic: a composition that steps over the end of a mode

use tla::prelude::*;
use tla::Composition;

type Steps = Composition<layout!((4,6,8):(2,3,5)), layout!(6:3)>;

fn main() {
    let _ = Steps::offset([1_usize]);
}
