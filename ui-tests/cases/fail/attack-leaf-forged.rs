//! bound: an integer of a tensor does not change
#![forbid(unsafe_code)]
use tla::nested::Leaf;
use tla::{IndexInt, LayoutError};

#[derive(Clone, Copy)]
struct Changing<'a>(&'a core::cell::Cell<u64>);

impl Leaf for Changing<'_> {
    const STATIC: Option<u64> = None;

    fn to<O: IndexInt>(self) -> O {
        unimplemented!("{}", self.0.replace(1 << 20))
    }

    fn checked(self) -> Result<i64, LayoutError> {
        Ok(1)
    }
}

fn main() {}
