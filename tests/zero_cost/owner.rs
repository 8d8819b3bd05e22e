//! Pairs of functions: owners through `tla`, and by hand. `tests/zero_cost_owner.rs` compiles this file and
//! counts the instructions of each.
//!
//! The entries of a coordinate are taken apart, as a kernel does. An array of two `u32` that is stored as it is
//! may be put together as one `u64` first, one or two instructions that by hand are two stores.
#![allow(unused_variables, reason = "both functions of a pair have the same arguments")]

#[macro_use]
mod declare;

use tla::Owner;
use tla::axis::{TCol, TLane, laneid, m, warpid};
use tla::prelude::*;

// a tile of two warps, with a copy in two others
layout! { struct Acc = (8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid; }
type OwnAcc = Owner<Acc, (laneid, warpid, m)>;

/// Whether lane, warp and register hold an element: the warps 5, 6, 9 and 10 do.
const fn acc_holds(lane: u32, warp: u32, register: u32) -> bool {
    let from_5 = warp.wrapping_sub(5);
    lane < 32 && from_5 < 8 && from_5 & 2 == 0 && register < 2
}

pairs! {
    acc_coord_at(lane: u32, warp: u32, register: u32) -> Option<(u32, u32)> {
        if let Some([i, j]) = OwnAcc::coord_at([lane, warp, register]) { Some((i, j)) } else { None }
    } {
        {
            let from_5 = warp.wrapping_sub(5);
            if acc_holds(lane, warp, register) {
                Some((lane / 4, (from_5 & 1) * 8 + lane % 4 * 2 + register))
            } else {
                None
            }
        }
    }
    acc_index_at(lane: u32, warp: u32, register: u32) -> Option<u32> {
        OwnAcc::index_at([lane, warp, register])
    } {
        {
            let from_5 = warp.wrapping_sub(5);
            if acc_holds(lane, warp, register) {
                Some(lane / 4 * 16 + (from_5 & 1) * 8 + lane % 4 * 2 + register)
            } else {
                None
            }
        }
    }
    acc_is_held(lane: u32, warp: u32, register: u32) -> bool {
        OwnAcc::is_held([lane, warp, register])
    } {
        acc_holds(lane, warp, register)
    }
    acc_holders(i: u32, j: u32) -> u32 {
        OwnAcc::holders([i, j]).fold(0, |seen, [lane, warp, register]| seen * 64 + (lane ^ warp ^ register))
    } {
        (0..2).fold(0, |seen, copy| seen * 64 + ((4 * i + j / 2 % 4) ^ (j / 8 + 5 + 4 * copy) ^ (j % 2)))
    }
    acc_fragment_sum(lane: u32, warp: u32, values: &[u32; 2], weights: &[u32; 8]) -> u32 {
        {
            let mut sum = 0;
            for (r, [i, j]) in OwnAcc::fragment([lane, warp]) {
                sum += values[r as usize] * weights[(i & 7) as usize] * j;
            }
            sum
        }
    } {
        {
            let mut sum = 0;
            if acc_holds(lane, warp, 0) {
                for r in 0..2 {
                    let (i, j) = (lane / 4, (warp.wrapping_sub(5) & 1) * 8 + lane % 4 * 2 + r);
                    sum += values[r as usize] * weights[(i & 7) as usize] * j;
                }
            }
            sum
        }
    }
}

// the accumulator of a 16 by 8 by 16 matrix multiply of one warp
layout! { struct Mma = (16, 8) -> S[(2,8,4,2):(2,4@laneid,1@laneid,1)]; }
type OwnMma = Owner<Mma, (laneid, m)>;

pairs! {
    mma_coord_at(lane: u32, register: u32) -> Option<(u32, u32)> {
        if let Some([i, j]) = OwnMma::coord_at([lane, register]) { Some((i, j)) } else { None }
    } {
        if lane < 32 && register < 4 {
            Some((register / 2 * 8 + lane / 4, lane % 4 * 2 + register % 2))
        } else {
            None
        }
    }
    mma_coord_of(lane: u32, register: u32) -> [u32; 2] {
        OwnMma::coord_of([lane, register])
    } {
        [register / 2 * 8 + lane / 4, lane % 4 * 2 + register % 2]
    }
    mma_coord_of_i32(lane: i32, register: i32) -> [i32; 2] {
        OwnMma::coord_of([lane, register])
    } {
        {
            let (lane, register) = (lane as u32, register as u32);
            [register / 2 * 8 + lane / 4, lane % 4 * 2 + register % 2].map(|x| x as i32)
        }
    }
    mma_index_of(lane: u64, register: u64) -> u64 {
        OwnMma::index_of([lane, register])
    } {
        register / 2 * 64 + lane / 4 * 8 + lane % 4 * 2 + register % 2
    }
    mma_fragment_store(lane: u32, values: &[f32; 4], matrix: &mut [f32]) -> () {
        for (r, [i, j]) in OwnMma::fragment([lane]) {
            if let Some(to) = matrix.get_mut((i * 8 + j) as usize) {
                *to = values[r as usize];
            }
        }
    } {
        for r in 0..4 {
            let (i, j) = (r / 2 * 8 + lane / 4, lane % 4 * 2 + r % 2);
            if let Some(to) = matrix.get_mut((i * 8 + j) as usize) {
                *to = values[r as usize];
            }
        }
    }
    mma_fragment_fold(lane: u32, values: &[u32; 4]) -> u32 {
        OwnMma::fragment([lane]).fold(0, |sum, (r, [i, j])| sum + values[r as usize] * (i + j))
    } {
        (0..4_u32).fold(0, |sum, r| sum + values[r as usize] * (r / 2 * 8 + lane / 4 + lane % 4 * 2 + r % 2))
    }
}

// shared memory and tensor memory: a swizzle to undo, extents that are no powers of two
layout! { struct Smem = (8, 64) -> Swizzle<3,3,3> o S[(8,64):(64,1)]; }
layout! { struct Tmem = (256, 112) -> S[(2,128,112):(112@TCol,1@TLane,1@TCol)]; }
layout! { struct Back = (12, 10) -> S[(3,4,10):(-40,10,1)] + 80; }

const fn swizzled(address: u32) -> u32 {
    address ^ (address >> 3 & 0b111_000)
}

pairs! {
    swizzle_coord_of(address: u32) -> [u32; 2] {
        Owner::<Smem, (m,)>::coord_of([address])
    } {
        {
            let address = swizzled(address);
            [address / 64, address % 64]
        }
    }
    swizzle_index_at(address: u32) -> Option<u32> {
        Owner::<Smem, (m,)>::index_at([address])
    } {
        if swizzled(address) < 512 { Some(swizzled(address)) } else { None }
    }
    tmem_coord_of(lane: u32, column: u32) -> [u32; 2] {
        Owner::<Tmem, (TLane, TCol)>::coord_of([lane, column])
    } {
        [column / 112 * 128 + lane, column % 112]
    }
    tmem_coord_at(lane: u32, column: u32) -> Option<(u32, u32)> {
        if let Some([i, j]) = Owner::<Tmem, (TLane, TCol)>::coord_at([lane, column]) { Some((i, j)) } else { None }
    } {
        if lane < 128 && column < 224 { Some((column / 112 * 128 + lane, column % 112)) } else { None }
    }
    back_coord_of(address: u32) -> [u32; 2] {
        Owner::<Back, (m,)>::coord_of([address])
    } {
        [8 - address / 40 * 4 + address % 40 / 10, address % 10]
    }
}

// in generic code
fn through_generic<L: Mapping>(lane: u32, register: u32) -> [u32; 2] {
    Owner::<L, (laneid, m)>::coord_of([lane, register])
}

pairs! {
    generic(lane: u32, register: u32) -> [u32; 2] {
        through_generic::<Mma>(lane, register)
    } {
        [register / 2 * 8 + lane / 4, lane % 4 * 2 + register % 2]
    }
}
