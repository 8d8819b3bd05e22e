//! bound: is known

use tla::prelude::*;

pub struct Half(pub u16);
impl tla::Element for Half {
    const BITS: u32 = 16;
}
type Tile = layout!(Swizzle<Half, 128B> o S[(8,64)]);

pub struct Kernel {
    pub tile: core::marker::PhantomData<Tile>,
}

fn main() {}
