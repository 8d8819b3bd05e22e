//! type: a name chooses a layout, not what is known of it
#![forbid(unsafe_code)]
use tla::prelude::*;
use tla::{LayoutError, Map};

layout! { struct Four = S[4]; }

struct Forged;

impl Named for Forged {
    type Layout = Four;
    type Storage<T> = [T; 4];
    type Len = <Four as Named>::Len;
}

impl Mapping for Forged {
    const CHECKED: Result<Map, LayoutError> = Err(LayoutError::SwizzleTwice);
}

fn main() {}
