//! A matrix multiply of one warp, m16n8k16, with its operands in registers: which lane holds which element
//! is asked of the layouts, and no index is computed in this program.
//!
//! ```text
//! cargo run --example mma_fragment
//! ```
//!
//! The 32 lanes are a loop here. On a GPU each runs the body of it, and [`multiply`] is one instruction.

use tla::axis::{laneid, m};
use tla::prelude::*;
use tla::{Fragment, Owner};

layout! {
    /// The left operand, 16 by 16: 8 registers on each lane.
    struct A = (16, 16) -> S[(2, 8, 2, 4, 2):(2, 4@laneid, 4, 1@laneid, 1)];

    /// The right operand, 16 by 8: 4 registers.
    struct B = (16, 8) -> S[(2, 4, 2, 8):(2, 1@laneid, 1, 4@laneid)];

    /// The accumulator, 16 by 8: 4 registers.
    struct C = (16, 8) -> S[(2, 8, 4, 2):(2, 4@laneid, 1@laneid, 1)];
}

type OwnA = Owner<A, (laneid, m)>;
type OwnB = Owner<B, (laneid, m)>;
type OwnC = Owner<C, (laneid, m)>;

/// The registers of the 32 lanes.
type Warp<const REGISTERS: usize> = [[f32; REGISTERS]; 32];

fn main() {
    let a: [[f32; 16]; 16] = numbers(3);
    let b: [[f32; 8]; 16] = numbers(7);

    let mut c = [[f32::NAN; 8]; 16];
    let (warp_a, warp_b) = (load::<A, 8, 16, 16>(&a), load::<B, 4, 16, 8>(&b));
    for lane in 0..32 {
        // each lane writes what it holds of the product
        let registers = multiply(&warp_a, &warp_b, lane);
        for (register, [i, j]) in OwnC::fragment([lane]) {
            c[i][j] = registers[register];
        }
    }

    picture();
    check(&a, &b, &c);
}

/// Every lane loads what it holds of a matrix.
fn load<L: Mapping, const REGISTERS: usize, const ROWS: usize, const COLUMNS: usize>(
    matrix: &[[f32; COLUMNS]; ROWS],
) -> Warp<REGISTERS> {
    let mut warp = [[f32::NAN; REGISTERS]; 32];
    for (lane, registers) in warp.iter_mut().enumerate() {
        let held: Fragment<L, (laneid, m), usize, 2> = Owner::<L, (laneid, m)>::fragment([lane]);
        for (register, [i, j]) in held {
            registers[register] = matrix[i][j];
        }
    }
    warp
}

/// What the instruction does for the registers of one lane: it takes the operands from the lanes that
/// hold them.
fn multiply(
    a: &Warp<{ OwnA::FRAGMENT }>,
    b: &Warp<{ OwnB::FRAGMENT }>,
    lane: usize,
) -> [f32; OwnC::FRAGMENT] {
    let mut sums = [0.0; OwnC::FRAGMENT];
    for (register, [i, j]) in OwnC::fragment([lane]) {
        for k in 0..16 {
            let [[lane_a, register_a]] = holder::<A>([i, k]);
            let [[lane_b, register_b]] = holder::<B>([k, j]);
            sums[register] += a[lane_a][register_a] * b[lane_b][register_b];
        }
    }
    sums
}

/// The lane and the register that hold an element: there are no copies.
fn holder<L: Mapping>(element: [usize; 2]) -> [[usize; 2]; 1] {
    let mut holders = Owner::<L, (laneid, m)>::holders(element);
    [holders.next().expect("every element is held")]
}

/// Which lane holds each element of the accumulator, and in which register.
fn picture() {
    println!("accumulator  {}\n", C::MAP);
    println!("lane.register of each element:\n");
    for i in 0..16_usize {
        let row: Vec<String> = (0..8)
            .flat_map(|j| OwnC::holders([i, j]))
            .map(|[lane, register]| format!("{lane:>2}.{register}"))
            .collect();
        println!("  {}", row.join("  "));
    }
    println!("\nlane 5 holds");
    for (register, [i, j]) in OwnC::fragment([5_u32]) {
        println!("  register {register}: row {i:>2}, column {j}");
    }
}

/// The product, computed without lanes.
fn check(a: &[[f32; 16]; 16], b: &[[f32; 8]; 16], c: &[[f32; 8]; 16]) {
    for (row_a, row_c) in a.iter().zip(c) {
        for (j, &found) in row_c.iter().enumerate() {
            let expected: f32 = row_a.iter().zip(b).map(|(x, row_b)| x * row_b[j]).sum();
            assert_eq!(found.to_bits(), expected.to_bits(), "column {j}");
        }
    }
    println!("\nthe product of 32 lanes is the product");
}

/// Small whole numbers, of which sums are exact.
fn numbers<const ROWS: usize, const COLUMNS: usize>(step: u8) -> [[f32; COLUMNS]; ROWS] {
    let mut next = 0_u8;
    [(); ROWS].map(|()| {
        [(); COLUMNS].map(|()| {
            next = next.wrapping_mul(5).wrapping_add(step);
            f32::from(next >> 4) - 7.0
        })
    })
}
