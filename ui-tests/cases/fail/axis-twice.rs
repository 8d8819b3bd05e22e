//! macro: two axes of one name

use tla::prelude::*;

axis! {
    pub gpuid_x: device;
    pub gpuid_x: device;
}

fn main() {}
