//! A tile in the registers of two warps, as a matrix multiply leaves it, is re-tiled for four warps, as it is
//! written to memory: every warp gets whole rows.
//!
//! ```text
//! cargo run --example retile
//! ```
//!
//! Who sends what to whom follows from the two layouts alone. What a thread holds is asked of the owner of
//! the first, where it goes of the second. There is no index arithmetic here, and none to be kept in step
//! when a layout changes.

use tla::Owner;
use tla::axis::{laneid, m, warpid};
use tla::fold;
use tla::prelude::*;

layout! {
    /// 16 by 16 accumulators in two warps, each 16 rows by 8 columns: four registers a thread.
    struct Multiplied = (16, 16) -> S[(2, 8, 2, 4, 2):(2, 4@laneid, 1@warpid, 1@laneid, 1)];

    /// The same tile in four warps, each four whole rows, a row in eight lanes: two registers a thread.
    struct Written = (16, 16) -> S[(4, 4, 8, 2):(1@warpid, 8@laneid, 1@laneid, 1)];
}

/// Asked by thread and register: which element is it?
type Holds = Owner<Multiplied, (laneid, warpid, m)>;
/// The same of the second layout.
type Wants = Owner<Written, (laneid, warpid, m)>;

const LANES: usize = 32;
/// The registers of all threads: a row of the table is a warp, a column a lane.
type Registers<const WARPS: usize, const COUNT: usize> = [[[u32; COUNT]; LANES]; WARPS];

const BEFORE: usize = fold::span::<Multiplied, warpid>();
const AFTER: usize = fold::span::<Written, warpid>();

/// The value of an element, by which it is known again.
fn value([i, j]: [usize; 2]) -> u32 {
    u32::try_from(100 * i + j).unwrap_or(u32::MAX)
}

fn main() {
    // the tile, in the registers that a multiplication fills
    let mut before: Registers<BEFORE, { Multiplied::COSIZE }> = [[[0; Multiplied::COSIZE]; LANES]; BEFORE];
    for (warp, lanes) in before.iter_mut().enumerate() {
        for (lane, registers) in lanes.iter_mut().enumerate() {
            for (register, [i, j]) in Holds::fragment([lane, warp]) {
                registers[register] = value([i, j]);
            }
        }
    }

    // every thread sends each of its registers to the thread that wants it
    let mut after: Registers<AFTER, { Written::COSIZE }> = [[[0; Written::COSIZE]; LANES]; AFTER];
    let mut sent = [[0_u32; AFTER]; BEFORE];
    for (warp, lanes) in before.iter().enumerate() {
        for (lane, registers) in lanes.iter().enumerate() {
            for (register, [i, j]) in Holds::fragment([lane, warp]) {
                let to = Written::at([i, j]);
                after[to.on::<warpid>()][to.on::<laneid>()][to.offset()] = registers[register];
                sent[warp][to.on::<warpid>()] += 1;
            }
        }
    }

    // every thread has what it wants
    for (warp, lanes) in after.iter().enumerate() {
        for (lane, registers) in lanes.iter().enumerate() {
            for (register, [i, j]) in Wants::fragment([lane, warp]) {
                assert_eq!(registers[register], value([i, j]), "warp {warp}, lane {lane}, ({i}, {j})");
            }
        }
    }
    print(&sent);
}

/// Who sent what to whom.
fn print(sent: &[[u32; AFTER]; BEFORE]) {
    println!("from  {}", Multiplied::MAP);
    println!("to    {}", Written::MAP);
    println!("\nelements from warp to warp");
    print!("{:>6}", "");
    (0..AFTER).for_each(|to| print!("{to:>4}"));
    println!();
    for (from, row) in sent.iter().enumerate() {
        print!("{from:>6}");
        row.iter().for_each(|count| print!("{count:>4}"));
        println!();
    }

    println!("\nwhat lane 5 of warp 1 sends");
    println!("{:>8}  {:>7}  {:>4}  {:>4}  {:>8}", "register", "element", "warp", "lane", "register");
    for (register, [i, j]) in Holds::fragment([5, 1]) {
        let to = Written::at([i, j]);
        let (warp, lane) = (to.on::<warpid>(), to.on::<laneid>());
        println!("{register:>8}  {:>7}  {warp:>4}  {lane:>4}  {:>8}", coordinate([i, j]), to.offset());
    }

    println!("\nwhat lane 5 of warp 1 gets");
    println!("{:>8}  {:>7}  {:>4}  {:>4}  {:>8}", "register", "element", "warp", "lane", "register");
    for (register, [i, j]) in Wants::fragment([5, 1]) {
        let from = Multiplied::at([i, j]);
        let (warp, lane) = (from.on::<warpid>(), from.on::<laneid>());
        println!("{register:>8}  {:>7}  {warp:>4}  {lane:>4}  {:>8}", coordinate([i, j]), from.offset());
    }
    println!("\nall {} elements are where they are wanted", Written::SIZE);
}

fn coordinate([i, j]: [usize; 2]) -> String {
    format!("({i}, {j})")
}
