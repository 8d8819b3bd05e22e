//! const: one element a register

use tla::axis::{laneid, m};
use tla::prelude::*;
use tla::{Owner, fold};

type Own = Owner<layout!(S[(8,4,2):(4@laneid,1@laneid,1)]), (laneid, m)>;

const INDEX: Option<usize> = fold::owner::<Own, _>([31, 1]).index();

fn main() {
    let _ = INDEX;
}
