//! macro: of two names

use tla::prelude::*;

axis! {
    pub gpuid_x: device;
    pub gpuid_y: device;
}

fn main() {}
