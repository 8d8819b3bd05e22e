//! Layouts in blocks: tags against one formula for all of them, and tiles as layouts of their own.

use alloc::vec;

use tla::element::f16;
use tla::nested::tag::{MxRowMajorB, PaddingColumnMajor, RowMajor, Vector, nN, nZ, zN, zZ};
use tla::nested::{IntTuple, Layout, Origin};
use tla::tensor::Grid;

use crate::oracle::Oracle;
use crate::random::Random;
use crate::report::Report;
use crate::{slices, tensors};

/// How a tag lays out its blocks, in the words of its documentation.
struct Blocks {
    rows: u64,
    columns: u64,
    /// Row-major inside a block, else column-major.
    by_rows: bool,
    /// The blocks one after the other along the rows of the matrix, else down its columns.
    along: bool,
}

impl Blocks {
    /// The layout of `r` x `c` elements.
    fn oracle(&self, r: u64, c: u64) -> Oracle {
        let (down, across) = (r.div_ceil(self.rows), c.div_ceil(self.columns));
        let area = self.rows * self.columns;
        let inside = if self.by_rows { (self.columns, 1) } else { (1, self.rows) };
        let (below, beside) =
            if self.along { (area.saturating_mul(across), area) } else { (area, area.saturating_mul(down)) };
        let rows = vec![(self.rows, inside.0), (down, below)];
        let columns = vec![(self.columns, inside.1), (across, beside)];
        Oracle::new(vec![rows, columns]).with_valid(vec![r, c])
    }
}

/// A number of rows or columns: small as a rule, now and then so large that no memory has the matrix.
fn size(random: &mut Random) -> u32 {
    match random.below(14) {
        0 => u32::MAX,
        1 => 0,
        2 => 1 << 31,
        _ => u32::try_from(1 + random.below(40)).unwrap_or(1),
    }
}

/// Attacks one of them.
pub fn any(random: &mut Random, report: &mut Report) {
    let (rows, columns) = (size(random), size(random));
    let (r, c) = (u64::from(rows), u64::from(columns));
    match random.below(9) {
        0 => {
            let blocks = Blocks { rows: 8, columns: 16, by_rows: false, along: true };
            slices::attack(nZ::<f32>::layout(rows, columns), &blocks.oracle(r, c), random, report);
        }
        1 => {
            let blocks = Blocks { rows: 16, columns: 16, by_rows: true, along: true };
            slices::attack(zZ::<f16>::layout(rows, columns), &blocks.oracle(r, c), random, report);
        }
        2 => {
            let blocks = Blocks { rows: 32, columns: 16, by_rows: false, along: false };
            tensors::attack::<_, 2>(nN::<u8>::layout(rows, columns), &blocks.oracle(r, c), random, report);
        }
        3 => {
            let blocks = Blocks { rows: 3, columns: 5, by_rows: false, along: false };
            let layout = PaddingColumnMajor::<3, 5>::layout(rows, columns);
            slices::attack(layout, &blocks.oracle(r, c), random, report);
        }
        4 => {
            let blocks = Blocks { rows: 2, columns: 1, by_rows: false, along: true };
            let layout = MxRowMajorB::layout(rows, columns);
            tensors::attack::<_, 2>(layout, &blocks.oracle(r, c), random, report);
        }
        5 => {
            let oracle = Oracle::new(vec![vec![(r, 1)]]);
            tensors::attack::<_, 1>(Vector::layout(rows), &oracle, random, report);
        }
        6 => {
            let pitch = c + random.below(9);
            let Ok(layout) = RowMajor::try_with_pitch(rows, columns, pitch) else { return };
            let oracle = Oracle::new(vec![vec![(r, pitch)], vec![(c, 1)]]);
            tensors::attack::<_, 2>(layout, &oracle, random, report);
        }
        7 => tile_of_blocks(rows, columns, random, report),
        _ => tile_of_numbers(random, report),
    }
}

/// A tile's own layout keeps the strides of the matrix, over a memory that it does not share with it.
fn tile_of_blocks(rows: u32, columns: u32, random: &mut Random, report: &mut Report) {
    let (r, c) = (u64::from(rows), u64::from(columns));
    let tile = (size(random), size(random));
    let at = [random.coordinate(r), random.coordinate(c)];
    let layout = zN::<f16>::layout(rows, columns).tile(tile, at);
    let (height, width) = (u64::from(tile.0), u64::from(tile.1));
    let down = r.div_ceil(16);
    let modes = vec![
        vec![(16, 16), (height.div_ceil(16), 256)],
        vec![(16, 1), (width.div_ceil(16), down.saturating_mul(256))],
    ];
    let valid = vec![height.min(r.saturating_sub(at[0])), width.min(c.saturating_sub(at[1]))];
    clipped(layout, &Oracle::new(modes).with_valid(valid), random, report);
}

/// The same of blocks whose sizes, 0 and huge ones among them, are known at run time alone.
fn tile_of_numbers(random: &mut Random, report: &mut Report) {
    let [a, b, c] = core::array::from_fn(|_| (random.extent(), random.stride()));
    let Ok(layout) = Layout::try_new(((a.0, b.0), c.0), ((a.1, b.1), c.1)) else { return };
    let extents = layout.shape();
    let (height, width) = (random.coordinate(extents.get::<0>().product()), random.coordinate(c.0));
    let valid = layout.origin_shape::<2>();
    let at = valid.map(|extent| random.coordinate(extent));
    let Ok(tile) = layout.try_tile((height, width), at) else { return };
    let modes = vec![vec![a, (height.div_ceil(a.0.max(1)), b.1)], vec![(width, c.1)]];
    let clip = |d: usize, extent: u64| extent.min(valid[d].saturating_sub(at[d]));
    let oracle = Oracle::new(modes).with_valid(vec![clip(0, height), clip(1, width)]);
    clipped(tile, &oracle, random, report);
}

/// A tile as a layout: what is valid of it is compared before it is attacked.
fn clipped<S, D, G>(
    tile: Layout<S, D, [u64; 2], G>,
    oracle: &Oracle,
    random: &mut Random,
    report: &mut Report,
) where
    S: IntTuple,
    D: tla::nested::Congruent<S>,
    [u64; 2]: Origin<S, 2>,
    Layout<S, D, [u64; 2], G>: Grid<2>,
{
    tensors::attack::<_, 2>(tile, oracle, random, report);
}
