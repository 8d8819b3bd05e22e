//! Layouts of a tensor-core kernel, written as types, and where they put their elements.
//!
//! ```text
//! cargo run --example tensor_core_tile
//! ```
//!
//! Each layout is written once, in the notation of the papers. What is printed comes from the types:
//! the compiler has checked them and folded their numbers to constants.

use std::collections::BTreeSet;

use tla::algebra::bank;
use tla::axis::{TCol, TLane, laneid, pid, warpid};
use tla::prelude::*;

layout! {
    /// An accumulator tile in the registers of two warps, with a copy in two others.
    struct Registers = (8, 16) -> S[(8, 2, 4, 2):(4@laneid, 1@warpid, 1@laneid, 1)] + R[2:4@warpid] + 5@warpid;

    /// Two accumulators side by side in tensor memory.
    struct Accumulators = S[(2, 128, 112):(112@TCol, 1@TLane, 1@TCol)];

    /// Scale factors in tensor memory: each of the four warps of a warpgroup finds a copy in its own
    /// 32 lanes.
    struct ScaleFactors = S[(32, 4):(1@TLane, 1@TCol)] + R[4:32@TLane];

    /// A tile of shared memory, row after row.
    struct Plain = S[(8, 64)];

    /// The same tile with its rows of 128 bytes swizzled.
    struct Swizzled = Swizzle<f16, 128B> o S[(8, 64)];

    /// A matrix whose rows are spread over four devices; both groups of devices hold all of it.
    struct Matrix = (1024, 512) -> S[(4, 256, 512):(1@pid, 512, 1)] + R[2:1@self::group];
}

axis! {
    /// A group of devices that holds a copy of the parameters.
    group: device;
}

fn main() {
    registers();
    tensor_memory();
    shared_memory();
    devices();
}

/// Register fragments: which lane of which warps holds the element, and in which register.
fn registers() {
    heading("Register tile", Registers::MAP);
    println!("lane     = 4 i + (j / 2) % 4");
    println!("warps    = {{ 5 + j / 8 + 4 r : r = 0, 1 }}");
    println!("register = j % 2");
    println!();
    println!("{:>8}  {:>4}  {:<7}  {:>8}", "(i, j)", "lane", "warps", "register");
    for [i, j] in [[0, 0], [0, 1], [0, 2], [1, 0], [0, 8], [3, 5], [7, 15_u32]] {
        let at = Registers::at([i, j]);
        let warps: Vec<u32> = at.places().map(|place| place.on::<warpid>()).collect();
        let (lane, register) = (at.on::<laneid>(), at.offset());
        println!("{:>8}  {lane:>4}  {:<7}  {register:>8}", coordinate(&[i, j]), set(&warps));
    }
    let (registers, copies) = (Registers::COSIZE, Registers::REPLICAS);
    println!("\n{registers} registers a thread, {copies} copies of each element\n");
}

/// Tensor memory has 128 lanes (rows) and up to 512 columns of 32 bits.
fn tensor_memory() {
    heading("Accumulators in tensor memory", Accumulators::MAP);
    println!("TLane = i");
    println!("TCol  = 112 k + j");
    println!();
    println!("{:>14}  {:>5}  {:>4}", "(k, i, j)", "TLane", "TCol");
    for c in [[0, 0, 0], [0, 1, 0], [0, 0, 1], [1, 0, 0], [1, 127, 111_u32]] {
        let at = Accumulators::at(c);
        println!("{:>14}  {:>5}  {:>4}", coordinate(&c), at.on::<TLane>(), at.on::<TCol>());
    }
    println!("\n{} lanes by {} columns\n", Accumulators::span::<TLane>(), Accumulators::span::<TCol>());

    heading("Scale factors in tensor memory", ScaleFactors::MAP);
    println!("TLane = {{ i + 32 r : r = 0, 1, 2, 3 }}");
    println!("TCol  = j");
    println!();
    println!("{:>8}  {:<18}  {:>4}", "(i, j)", "TLane", "TCol");
    for [i, j] in [[0, 0], [1, 0], [0, 1], [31, 3_u32]] {
        let at = ScaleFactors::at([i, j]);
        let lanes: Vec<u32> = at.places().map(|place| place.on::<TLane>()).collect();
        println!("{:>8}  {:<18}  {:>4}", coordinate(&[i, j]), set(&lanes), at.on::<TCol>());
    }
    println!("\n{} lanes hold each element\n", ScaleFactors::REPLICAS);
}

/// Shared memory: 32 banks of 4 bytes. What 8 rows have in one column is read at once.
fn shared_memory() {
    heading("Tile in shared memory, 16-bit elements", Swizzled::MAP);
    println!("address = 64 i + j, the bits 3, 4, 5 of it XORed by i; in elements");
    println!("bank    = (2 address / 4) % 32, of the two bytes at the address");
    println!();
    println!("Column 0, row by row:");
    println!("{:>3}  {:>14} {:>5}  {:>14} {:>5}", "i", "row-major", "bank", "swizzled", "bank");
    for i in 0..8_u32 {
        let (plain, swizzled) = (Plain::offset([i, 0]), Swizzled::offset([i, 0]));
        println!(
            "{i:>3}  {:>14} {:>5}  {:>14} {:>5}",
            format!("64 i = {plain:>3}"),
            bank_of(plain),
            format!("72 i = {swizzled:>3}"),
            bank_of(swizzled)
        );
    }
    println!("\nThe banks of the 8 rows of a column:");
    println!("{:>3}  {:<9}  swizzled", "j", "row-major");
    for j in (0..64_u32).step_by(8) {
        println!("{j:>3}  {:<9}  {}", set(&banks::<Plain>(j)), set(&banks::<Swizzled>(j)));
    }
    println!("\n{} elements before and {} after the swizzle\n", Plain::COSIZE, Swizzled::COSIZE);
}

/// A device axis of the notation and one of this program's own.
fn devices() {
    heading("Matrix over devices", Matrix::MAP);
    println!("pid     = i / 256");
    println!("group   = {{ 0, 1 }}");
    println!("address = 512 (i % 256) + j, in elements, on the device");
    println!();
    println!("{:>12}  {:>3}  {:<6}  {:>7}", "(i, j)", "pid", "group", "address");
    for [i, j] in [[0, 0], [255, 511], [256, 0], [1023, 511_u32]] {
        let at = Matrix::at([i, j]);
        let groups: Vec<u32> = at.places().map(|place| place.on::<group>()).collect();
        println!(
            "{:>12}  {:>3}  {:<6}  {:>7}",
            coordinate(&[i, j]),
            at.on::<pid>(),
            set(&groups),
            at.offset()
        );
    }
    println!("\n{} of {} elements on each device", Matrix::COSIZE, Matrix::SIZE);
}

/// The banks of the rows of column `j`, each once.
fn banks<L: Mapping>(j: u32) -> Vec<u64> {
    let banks: BTreeSet<u64> = (0..8).map(|i| bank_of(L::offset([i, j]))).collect();
    banks.into_iter().collect()
}

/// The bank of the 16-bit element at `address`.
fn bank_of(address: u32) -> u64 {
    bank::of(address.into(), 16).bank
}

fn heading(name: &str, layout: tla::Map) {
    println!("{name}\n  {layout}\n");
}

fn coordinate(entries: &[u32]) -> String {
    let entries: Vec<String> = entries.iter().map(u32::to_string).collect();
    format!("({})", entries.join(", "))
}

fn set<T: ToString>(values: &[T]) -> String {
    let values: Vec<String> = values.iter().map(T::to_string).collect();
    format!("{{{}}}", values.join(", "))
}
