//! const: one coordinate for one axis

use tla::axis::m;
use tla::prelude::*;
use tla::{Owner, fold};

type Own = Owner<layout!(S[(8,64)]), (m,)>;

const IS_HELD: bool = fold::owner::<Own, _>([31]).is_held();

fn main() {
    const { assert!(IS_HELD) }
}
