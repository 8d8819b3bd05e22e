//! bound: in their places

use tla::prelude::*;
use tla::{ComposeLayout, S, SwizzleLayout, TileLayout};

type Swizzle = SwizzleLayout<Int<3>, Int<3>, Int<3>>;
type Tile = TileLayout<S<(Int<8>, Int<64>)>>;

fn size<L: Mapping>() -> usize {
    L::SIZE
}

fn main() {
    size::<ComposeLayout<Swizzle, Tile>>();
}
