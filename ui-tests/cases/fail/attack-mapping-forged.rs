//! bound: a type of one's own is no layout by an impl
#![forbid(unsafe_code)]
use tla::prelude::*;

struct Forged;

impl Mapping for Forged {}

fn main() {}
