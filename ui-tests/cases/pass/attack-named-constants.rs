//! type: a layout that is computed is a type
#![forbid(unsafe_code)]
use tla::prelude::*;
use tla::{LayoutError, LayoutValue, Map, Valued};

struct Forged;

impl LayoutValue for Forged {
    const LAYOUT: Result<Map, LayoutError> = Map::try_new(&[], &[], &[]);
}

fn main() {
    assert_eq!(Valued::<Forged>::COSIZE, 1);
}
