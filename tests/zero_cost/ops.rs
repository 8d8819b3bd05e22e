//! Pairs of functions: one over a layout built by five operations, one over the layout that comes out, written as
//! a literal. `tests/zero_cost_ops.rs` compiles this file and counts the instructions of each.
#![allow(unused_variables, reason = "both functions of a pair have the same arguments")]

#[macro_use]
mod declare;

use tla::fold;
use tla::ops::*;
use tla::prelude::*;

// TIRx: blocks of halves as words, repeated to a tile, transposed
type Block = Grouped<layout!(S[(8, 16):(16, 1)]), (Int<8>, Int<16>)>;
type Blocks = Tiled<layout!((4, 2) -> S[(4, 2):(2, 1)]), Block>;
type Tile = Permuted<TiledTo<Packed<Blocks, 2>, (Int<64>, Int<32>)>, (Int<1>, Int<0>)>;
type TileWritten = layout!((32,64) -> S[(2,2,8,2,4,8):(512,64,1,1024,128,8)]);

// TIRx under a swizzle: a part of a tile of atoms
type Atom = Permuted<Reversed<layout!((8, 32) -> Swizzle<2,3,3> o S[(8, 32)])>, (Int<1>, Int<0>)>;
type Part = Sliced<TiledTo<Unpacked<Atom, 2>, (Int<32>, Int<128>)>, (Range<8, 16>, Range<64, 128>)>;
type PartWritten = layout!(Swizzle<3,3,3> o S[(8,64):(64,1)] + 1536);

// CuTe: blocks side by side, by mode coalesced, to a tile, as words, every second row
type Side = BlockedProduct<layout!((8,8):(8,1)), layout!((4,2):(1,4))>;
type Words = Upcast<TiledToShape<CoalescedModes<Side, (Int<1>, Int<1>)>, (Int<64>, Int<64>)>, 2>;
type Rows = Composition<Words, layout!((32,16):(2,64))>;
type RowsWritten = layout!(((16,2),(4,2,2)):((8,256),(1,128,512)));

/// Whether the two have the same address for each element.
const fn agree<A: Mapping, B: Mapping>() -> bool {
    let mut x = 0;
    while x < A::SIZE {
        if fold::offset::<A, _>([x]) != fold::offset::<B, _>([x]) {
            return false;
        }
        x += 1;
    }
    A::SIZE == B::SIZE
}

const _: () =
    assert!(agree::<Tile, TileWritten>() && agree::<Part, PartWritten>() && agree::<Rows, RowsWritten>());

/// The sum of all elements, without a check.
#[inline(always)]
fn sum<L: Mapping>(data: &[u32]) -> u32 {
    let Ok(view) = View::<u32, L>::new(data) else { return 0 };
    let mut sum = 0_u32;
    L::coords::<2>().for_each(|at| sum = sum.wrapping_add(view[at]));
    sum
}

/// An element, with a check.
#[inline(always)]
fn get<L: Mapping>(data: &[u32], i: usize, j: usize) -> Option<u32> {
    View::<u32, L>::new(data).ok()?.get([i, j]).copied()
}

pairs! {
    tile_u32(i: u32, j: u32) -> u32 { Tile::offset([i, j]) } { TileWritten::offset([i, j]) }
    tile_usize(i: usize, j: usize) -> usize { Tile::offset([i, j]) } { TileWritten::offset([i, j]) }
    tile_linear(x: u32) -> u32 { Tile::offset(x) } { TileWritten::offset(x) }
    part_u32(i: u32, j: u32) -> u32 { Part::offset([i, j]) } { PartWritten::offset([i, j]) }
    part_formula(i: u32, j: u32) -> u32 {
        Part::offset([i, j])
    } {
        {
            let address = 1536 + 64 * i + j;
            address ^ (address >> 3 & 0b111_000)
        }
    }
    rows_u32(i: u32, j: u32) -> u32 { Rows::offset([i, j]) } { RowsWritten::offset([i, j]) }
    rows_formula(i: u32, j: u32) -> u32 {
        Rows::offset([i, j])
    } {
        i % 16 * 8 + i / 16 * 256 + j % 4 + j / 4 % 2 * 128 + j / 8 * 512
    }
    rows_linear(x: u64) -> u64 { Rows::offset(x) } { RowsWritten::offset(x) }
    sum_tile(data: &[u32]) -> u32 { sum::<Tile>(data) } { sum::<TileWritten>(data) }
    sum_part(data: &[u32]) -> u32 { sum::<Part>(data) } { sum::<PartWritten>(data) }
    sum_rows(data: &[u32]) -> u32 { sum::<Rows>(data) } { sum::<RowsWritten>(data) }
    get_rows(data: &[u32], i: usize, j: usize) -> Option<u32> {
        get::<Rows>(data, i, j)
    } {
        get::<RowsWritten>(data, i, j)
    }
}
