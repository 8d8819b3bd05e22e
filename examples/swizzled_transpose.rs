//! A matrix is transposed tile by tile through a staging buffer, as a GPU kernel does it through
//! shared memory; only the layout of the staging buffer differs.
//!
//! ```text
//! cargo run --release --example swizzled_transpose
//! ```
//!
//! The kernel is generic over the four layouts it copies between. Its loops have no bounds check:
//! the coordinates are proven, and the views have checked their slices once a tile.

use tla::algebra::bank;
use tla::prelude::*;

const ROWS: usize = 256;
const COLUMNS: usize = 192;
/// Rows and columns of a tile.
const TILE: usize = 32;

layout! {
    /// The matrix.
    struct Matrix = S[(ROWS, COLUMNS)];
    /// A tile of it, in place.
    struct MatrixTile = S[(TILE, TILE):(COLUMNS, 1)];

    /// The transposed matrix.
    struct Transposed = S[(COLUMNS, ROWS)];
    /// A tile of it, in place.
    struct TransposedTile = S[(TILE, TILE):(ROWS, 1)];

    /// The staging buffer, row after row.
    struct Plain = S[(TILE, TILE)];
    /// The same buffer by columns.
    struct PlainColumns = S[(TILE, TILE):(1, TILE)];

    /// Staged with the swizzle that the hardware knows, which keeps 16 bytes together.
    struct Chunks = Swizzle<f32, 128B> o S[(TILE, TILE)];
    /// The same buffer by columns.
    struct ChunksColumns = Swizzle<f32, 128B> o S[(TILE, TILE):(1, TILE)];

    /// Staged with every bit of the column XORed by the row.
    struct Words = Swizzle<0, 5, 5> o S[(TILE, TILE)];
    /// The same buffer by columns.
    struct WordsColumns = Swizzle<0, 5, 5> o S[(TILE, TILE):(1, TILE)];
}

/// `to[i, j] = from[i, j]` over two layouts of one shape; another shape does not compile.
fn copy<T: Copy, From: Mapping, To: Mapping>(from: View<'_, T, From>, mut to: ViewMut<'_, T, To>) {
    To::coords().for_each(|at: tla::Proven<To, 2>| to[at] = from[at]);
}

/// Transposes `matrix`, one tile after the other through a buffer that is written by the layout
/// `Rows` and read by the layout `Columns` of the same memory.
fn transpose<Rows: Named, Columns: Mapping>(
    matrix: &[f32],
    buffer: &mut Rows::Storage<f32>,
    transposed: &mut [f32],
) -> Result<(), tla::TooShort> {
    for i in (0..ROWS).step_by(TILE) {
        for j in (0..COLUMNS).step_by(TILE) {
            let from = View::<_, MatrixTile>::new(&matrix[Matrix::offset([i, j])..])?;
            copy(from, ViewMut::<_, Rows>::new(buffer.as_mut())?);
            let to = ViewMut::<_, TransposedTile>::new(&mut transposed[Transposed::offset([j, i])..])?;
            copy(View::<_, Columns>::new(buffer.as_ref())?, to);
        }
    }
    Ok(())
}

/// How often shared memory is visited while 32 threads access the 32 elements of row `i` of the
/// layout: a visit serves one 4-byte word of each of the 32 banks.
fn visits<L: Mapping>(i: u32) -> u32 {
    let mut words = [0; 32];
    for j in 0..32 {
        let address = L::offset([i, j]);
        words[usize::from(bank_of(address))] += 1;
    }
    words.into_iter().max().unwrap_or(0)
}

/// The bank of the 32-bit element at `address`.
fn bank_of(address: u32) -> u8 {
    u8::try_from(bank::of(address.into(), 32).bank).unwrap_or(u8::MAX)
}

/// Transposes a matrix by way of the two layouts, compares with the naive transposition, and prints
/// what the banks make of it.
fn run<Rows: Named, Columns: Mapping>(name: &str, mut buffer: Rows::Storage<f32>) {
    let matrix: Vec<f32> = (0..Matrix::SIZE).map(|x| x as f32).collect();
    let mut transposed = vec![0.0; matrix.len()];
    transpose::<Rows, Columns>(&matrix, &mut buffer, &mut transposed).expect("every tile lies in the matrix");

    let mut naive = vec![0.0; matrix.len()];
    for i in 0..ROWS {
        for j in 0..COLUMNS {
            naive[j * ROWS + i] = matrix[i * COLUMNS + j];
        }
    }
    let check = if transposed == naive { "right" } else { "WRONG" };
    let (write, read) = (visits::<Rows>(0), visits::<Columns>(0));
    let tile: u32 = (0..32).map(|i| visits::<Rows>(i) + visits::<Columns>(i)).sum();
    println!("{name:<10}  {check:<6}  {write:>9}  {read:>11}  {tile:>4}   {}", Rows::MAP);
    assert_eq!(check, "right");
}

fn main() {
    println!("{ROWS} x {COLUMNS} elements of 32 bits, transposed in tiles of {TILE} x {TILE}\n");
    println!("            result    visits of shared memory");
    println!("staging               write row  read column  tile   layout");
    run::<Plain, PlainColumns>("row-major", [0.0; Plain::COSIZE]);
    run::<Chunks, ChunksColumns>("128B", [0.0; Chunks::COSIZE]);
    run::<Words, WordsColumns>("by words", [0.0; Words::COSIZE]);
}
