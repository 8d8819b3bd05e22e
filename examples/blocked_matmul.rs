//! A matrix product in blocks: tiles of both operands are packed into the layouts that a matrix unit
//! reads, multiplied block by block, and added to a tile of the result.
//!
//! ```text
//! cargo run --release --example blocked_matmul
//! ```
//!
//! No size is a multiple of a tile, and no line here computes a tail: a tile is clipped by the origin
//! shape of the tensor it is cut from, what is packed takes its extents, and the rest of a block is
//! padding, filled with zeros, which add nothing to a product.

use std::error::Error;

use tla::nested::tag::{Made, RowMajor, nZ, zN};
use tla::prelude::*;
use tla::tensor::{Grid, Tensor, TensorMut, TensorRef};

const ROWS: u32 = 131;
const INNER: u32 = 197;
const COLUMNS: u32 = 89;

/// The extents of a tile of the result, and of the inner dimension.
const TILE_ROWS: usize = 32;
const TILE_INNER: usize = 64;
const TILE_COLUMNS: usize = 48;

/// Elements of 32 bits that lie side by side along the inner dimension, in both packed layouts.
const LANES: usize = 8;

/// A tile of the left operand: blocks of 16 rows x 8, rows contiguous inside.
type PackedA = Made<zN<f32>, Int<TILE_ROWS>, Int<TILE_INNER>>;
/// A tile of the right operand: blocks of 8 x 16 columns, columns contiguous inside.
type PackedB = Made<nZ<f32>, Int<TILE_INNER>, Int<TILE_COLUMNS>>;

/// `c += a * b`, over the valid elements of `c`; the padding of `a` and `b` is zero.
///
/// The inner loop is over arrays of [`LANES`] elements of both operands, without a bounds check, and
/// vectorizes.
fn block<L: Grid<2>>(
    c: &mut TensorMut<'_, f32, L, 2>,
    a: TensorRef<'_, f32, PackedA, 2>,
    b: TensorRef<'_, f32, PackedB, 2>,
) {
    c.for_each_mut(|[i, j], c| {
        let (Some(row), Some(column)) = (a.slice((i, ..)), b.slice((.., j))) else { return };
        if let (Some(row), Some(column)) = (row.blocks::<LANES>(), column.blocks::<LANES>()) {
            *c += dot(row.side_by_side(column));
        }
    });
}

/// The sum of products, a lane at a time.
#[inline(always)]
fn dot<'a>(blocks: impl Iterator<Item = (&'a [f32; LANES], &'a [f32; LANES])>) -> f32 {
    let mut sums = [0.0; LANES];
    for (a, b) in blocks {
        for lane in 0..LANES {
            sums[lane] += a[lane] * b[lane];
        }
    }
    total(sums)
}

/// Half onto half, as registers add up: the order in which one adds is the compiler's to keep.
#[inline(always)]
fn total([a, b, c, d, e, f, g, h]: [f32; LANES]) -> f32 {
    ((a + e) + (c + g)) + ((b + f) + (d + h))
}

/// `to` holds the elements of `tile`, and zeros in the rest of its blocks.
fn pack<'a, L: Grid<2>, P: Grid<2>>(
    tile: &TensorRef<'_, f32, L, 2>,
    to: TensorMut<'a, f32, P, 2>,
) -> Result<TensorMut<'a, f32, P, 2>, Box<dyn Error>> {
    let mut packed = to.with_extents(tile.extents()).ok_or("a tile is no larger than its buffer")?;
    packed.copy_from(tile)?;
    packed.fill_padding(0.0);
    Ok(packed)
}

fn main() -> Result<(), Box<dyn Error>> {
    let element = |x: usize| ((x * 7 + 3) % 31) as f32 / 31.0 - 0.5;
    let a: Vec<f32> = (0..(ROWS * INNER) as usize).map(element).collect();
    let b: Vec<f32> = (0..(INNER * COLUMNS) as usize).map(|x| element(x * x + 1)).collect();
    let mut c = vec![0.0; (ROWS * COLUMNS) as usize];

    let left = Tensor::new(a.as_slice(), RowMajor::layout(ROWS, INNER))?;
    let right = Tensor::new(b.as_slice(), RowMajor::layout(INNER, COLUMNS))?;
    let mut product = Tensor::new(c.as_mut_slice(), RowMajor::layout(ROWS, COLUMNS))?;

    let mut buffer_a = Tensor::<_, _, PackedA, 2>::of([0.0; PackedA::COSIZE])?;
    let mut buffer_b = Tensor::<_, _, PackedB, 2>::of([0.0; PackedB::COSIZE])?;

    let (mut blocks, mut clipped) = (0, 0);
    let mut failed = None;
    product.for_each_tile_mut([TILE_ROWS, TILE_COLUMNS], |mut tile| {
        let [i, j] = tile.start();
        // the rows of the left operand and the columns of the right one that this tile needs
        let rows = left.tile((Int::<TILE_ROWS>, INNER), [i, 0]);
        let columns = right.tile((INNER, Int::<TILE_COLUMNS>), [0, j]);
        let along_rows = rows.tiles([TILE_ROWS, TILE_INNER]);
        for (a, b) in along_rows.zip(columns.tiles([TILE_INNER, TILE_COLUMNS])) {
            match (pack(&a, buffer_a.view_mut()), pack(&b, buffer_b.view_mut())) {
                (Ok(a), Ok(b)) => block(&mut tile, a.view(), b.view()),
                (Err(error), _) | (_, Err(error)) => failed = Some(error),
            }
            blocks += 1;
            let whole = [TILE_ROWS as u64, TILE_INNER as u64, TILE_COLUMNS as u64];
            clipped += u32::from([a.extents()[0], a.extents()[1], b.extents()[1]] != whole);
        }
    });
    if let Some(error) = failed {
        return Err(error);
    }

    let mut largest = 0_f64;
    product.for_each(|[i, j], &c| {
        let naive: f64 =
            (0..u64::from(INNER)).map(|k| f64::from(left[[i, k]]) * f64::from(right[[k, j]])).sum();
        largest = largest.max((f64::from(c) - naive).abs());
    });

    println!("{ROWS} x {INNER} times {INNER} x {COLUMNS} elements of 32 bits");
    println!("packed left   {TILE_ROWS} x {TILE_INNER}  zN  {}", buffer_a.layout());
    println!("packed right  {TILE_INNER} x {TILE_COLUMNS}  nZ  {}", buffer_b.layout());
    println!("{blocks} products of blocks, {clipped} of them clipped at an end");
    println!("largest difference from the naive product: {largest:.1e}");
    assert!(largest < 1e-4, "the products differ");
    Ok(())
}
