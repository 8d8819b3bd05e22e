//! const generic: a composition that reaches past the end of the left layout, repaired

use tla::prelude::*;
use tla::CompositionWithin;

type Part = CompositionWithin<layout!((4,8):(8,1)), layout!(8:4)>;

fn main() {
    let _ = Part::offset([1_usize]);
}
