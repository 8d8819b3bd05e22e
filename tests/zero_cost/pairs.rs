//! Pairs of functions: one through `tla`, one written by hand. `tests/zero_cost.rs` compiles this file
//! and counts the instructions of each.
//!
//! The hand-written ones are what an expert would write: the simplest formula, unsigned arithmetic,
//! lengths checked once where a loop allows it.
#![allow(unused_variables, reason = "both functions of a pair have the same arguments")]

#[macro_use]
mod declare;

use tla::axis::{TCol, TLane, laneid, warpid};
use tla::prelude::*;

// the accumulator of a tensor core
layout! { struct Acc = (8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid; }

pairs! {
    lane(i: u32, j: u32) -> u32 { Acc::at([i, j]).on::<laneid>() } { 4 * i + j / 2 % 4 }
    lane_i32(i: i32, j: i32) -> i32 {
        Acc::at([i, j]).on::<laneid>()
    } {
        (4 * i as u32 + j as u32 / 2 % 4) as i32
    }
    lane_linear(x: u32) -> u32 { Acc::at(x).on::<laneid>() } { x / 16 * 4 + x / 2 % 4 }
    three_axes(i: u32, j: u32) -> [u32; 3] {
        {
            let at = Acc::at([i, j]);
            [at.on::<laneid>(), at.on::<warpid>(), at.offset()]
        }
    } {
        [4 * i + j / 2 % 4, j / 8 + 5, j % 2]
    }
    replicas(i: u32, j: u32) -> u32 {
        Acc::at([i, j]).places().fold(0, |seen, place| seen * 64 + place.on::<warpid>())
    } {
        (0..2).fold(0, |seen, replica| seen * 64 + (j / 8 + 5 + 4 * replica))
    }
}

// a tile of shared memory, free of bank conflicts
layout! { struct Smem = (8, 64) -> Swizzle<3,3,3> o S[(8,64):(64,1)]; }

const fn swizzled(address: usize) -> usize {
    address ^ (address >> 3 & 0b111_000)
}

pairs! {
    swizzle_u32(i: u32, j: u32) -> u32 { Smem::offset([i, j]) } { swizzled((64 * i + j) as usize) as u32 }
    swizzle_i32(i: i32, j: i32) -> i32 {
        Smem::offset([i, j])
    } {
        swizzled((64 * i as u32 + j as u32) as usize) as i32
    }
    swizzle_u64(i: u64, j: u64) -> u64 { Smem::offset([i, j]) } { swizzled((64 * i + j) as usize) as u64 }
    swizzle_usize(i: usize, j: usize) -> usize { Smem::offset([i, j]) } { swizzled(64 * i + j) }
    swizzle_linear(x: usize) -> usize { Smem::offset(x) } { swizzled(x) }
    swizzle_element(i: usize, j: usize) -> usize {
        <layout!((64, 64) -> Swizzle<f16, 128B> o S[(64,64):(64,1)])>::offset([i, j])
    } {
        swizzled(64 * i + j)
    }
}

// tensor memory; its extents are no powers of two
layout! { struct Tmem = S[(2,128,112):(112@TCol,1@TLane,1@TCol)]; }
layout! { struct TmemRows = (256, 112) -> S[(2,128,112):(112@TCol,1@TLane,1@TCol)]; }

pairs! {
    tcol(half: u32, row: u32, column: u32) -> u32 {
        Tmem::at([half, row, column]).on::<TCol>()
    } {
        112 * half + column
    }
    tlane(half: u32, row: u32, column: u32) -> u32 { Tmem::at([half, row, column]).on::<TLane>() } { row }
    tcol_rows(row: u32, column: u32) -> u32 {
        TmemRows::at([row, column]).on::<TCol>()
    } {
        row / 128 * 112 + column
    }
    tlane_rows(row: u32, column: u32) -> u32 { TmemRows::at([row, column]).on::<TLane>() } { row % 128 }
    tcol_linear(x: u32) -> u32 { TmemRows::at(x).on::<TCol>() } { x / (128 * 112) * 112 + x % 112 }
    tlane_linear(x: u32) -> u32 { TmemRows::at(x).on::<TLane>() } { x / 112 % 128 }
}

// six iters, strides of both signs on two axes
layout! {
    struct Six = (12, 24, 10) -> S[(4,3,6,4,2,5):(120,-7@laneid,20,3@laneid,60,4)] + 14@laneid;
}
// shapes that cut no iter at its boundary, so that the coordinate is flattened first
layout! { struct Flat = (7, 15) -> S[(5,3,7):(1,40,5)]; }
layout! { struct Contiguous = (7, 15) -> S[(5,3,7):(21,7,1)]; }
// one dimension of three iters that are one, and padding after the rows
layout! { struct Rows = (6, 60) -> S[(6,3,4,5):(64,20,5,1)]; }

pairs! {
    six_offset(i: u32, j: u32, k: u32) -> u32 {
        Six::offset([i, j, k])
    } {
        i / 3 * 120 + j / 4 * 20 + k / 5 * 60 + k % 5 * 4
    }
    six_lane(i: u32, j: u32, k: u32) -> u32 {
        Six::at([i, j, k]).on::<laneid>()
    } {
        14 + 3 * (j % 4) - 7 * (i % 3)
    }
    flattened(i: u32, j: u32) -> u32 {
        Flat::offset([i, j])
    } {
        {
            let x = 15 * i + j;
            x / 21 + x / 7 % 3 * 40 + x % 7 * 5
        }
    }
    contiguous(i: u32, j: u32) -> u32 { Contiguous::offset([i, j]) } { 15 * i + j }
    contiguous_linear(x: u32) -> u32 { Contiguous::offset(x) } { x }
    rows(i: usize, j: usize) -> usize { Rows::offset([i, j]) } { 64 * i + j }
}

// layouts that a function is generic over
fn through_generic<L: Mapping>(i: u32, j: u32) -> u32 {
    L::offset([i, j])
}

fn through_const_generic<const COLUMNS: usize>(i: u32, j: u32) -> u32 {
    <layout!((8, COLUMNS) -> Swizzle<3,3,3> o S[(8, COLUMNS)])>::offset([i, j])
}

pairs! {
    generic(i: u32, j: u32) -> u32 { through_generic::<Smem>(i, j) } { swizzled((64 * i + j) as usize) as u32 }
    const_generic(i: u32, j: u32) -> u32 {
        through_const_generic::<64>(i, j)
    } {
        swizzled((64 * i + j) as usize) as u32
    }
}

// loops over a tile in a slice
layout! { struct Padded = S[(4,6,5):(60,9,1)]; }
layout! { struct Transposed = S[(8,64):(1,8)]; }

pairs! {
    sum_offset(data: &[u32]) -> u32 {
        {
            let mut sum = 0;
            for i in 0..8 {
                for j in 0..64 {
                    sum += data[Smem::offset([i, j])];
                }
            }
            sum
        }
    } {
        {
            let mut sum = 0;
            for i in 0..8 {
                for j in 0..64 {
                    sum += data[swizzled(64 * i + j)];
                }
            }
            sum
        }
    }
    sum_proven(data: &[u32]) -> Option<u32> {
        {
            let tile = View::<_, Smem>::new(data).ok()?;
            let mut sum = 0;
            Smem::coords::<2>().for_each(|at| sum += tile[at]);
            Some(sum)
        }
    } {
        {
            let tile = data.get(..512)?;
            let mut sum = 0;
            for i in 0..8 {
                for j in 0..64 {
                    sum += tile[swizzled(64 * i + j)];
                }
            }
            Some(sum)
        }
    }
    sum_proven_for(data: &[u32]) -> Option<u32> {
        {
            let tile = View::<_, Smem>::new(data).ok()?;
            let mut sum = 0;
            for at in Smem::coords::<2>() {
                sum += tile[at];
            }
            Some(sum)
        }
    } {
        {
            let tile = data.get(..512)?;
            let mut sum = 0;
            for i in 0..8 {
                for j in 0..64 {
                    sum += tile[swizzled(64 * i + j)];
                }
            }
            Some(sum)
        }
    }
    sum_proven_three(data: &[u32]) -> Option<u32> {
        {
            let tile = View::<_, Padded>::new(data).ok()?;
            let mut sum = 0;
            Padded::coords::<3>().for_each(|at| sum += tile[at]);
            Some(sum)
        }
    } {
        {
            let tile = data.get(..60 * 3 + 9 * 5 + 5)?;
            let mut sum = 0;
            for i in 0..4 {
                for j in 0..6 {
                    for k in 0..5 {
                        sum += tile[60 * i + 9 * j + k];
                    }
                }
            }
            Some(sum)
        }
    }
    copy_proven(from: &[u32], to: &mut [u32]) -> Option<()> {
        {
            let from = View::<_, Smem>::new(from).ok()?;
            let mut to = ViewMut::<_, Transposed>::new(to).ok()?;
            Smem::coords::<2>().for_each(|at| to[at] = from[at]);
            Some(())
        }
    } {
        {
            let (from, to) = (from.get(..512)?, to.get_mut(..512)?);
            for i in 0..8 {
                for j in 0..64 {
                    to[i + 8 * j] = from[swizzled(64 * i + j)];
                }
            }
            Some(())
        }
    }
    get(data: &[u32; 512], i: usize, j: usize) -> Option<u32> {
        View::<_, Smem>::new(data).ok()?.get([i, j]).copied()
    } {
        if i < 8 && j < 64 { Some(data[swizzled(64 * i + j)]) } else { None }
    }
}
