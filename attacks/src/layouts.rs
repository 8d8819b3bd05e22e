//! Layouts for tensors: run-time, static and mixed, of one to four modes, and each with its oracle.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use tla::element::f16;
use tla::nested::tag::{ColumnMajor, PaddingRowMajor, RowMajor, zN};
use tla::nested::{IntTuple, Layout};
use tla::{Int, LayoutError};

use crate::oracle::Oracle;
use crate::random::Random;
use crate::report::{Count, Report};
use crate::{slices, tensors};

/// A number as an integer of a layout, and what that counts.
trait Number: Copy {
    /// The low bits of `value`.
    fn of(value: u64) -> Self;
    /// The value, if it is not below 0.
    fn value(self) -> Option<u64>;
}

macro_rules! numbers {
    ($($t:ident)*) => {$(
        impl Number for $t {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_possible_wrap,
                clippy::allow_attributes,
                reason = "the low bits are what is asked for"
            )]
            #[allow(unfulfilled_lint_expectations, reason = "one text serves five types")]
            fn of(value: u64) -> Self {
                value as Self
            }

            fn value(self) -> Option<u64> {
                u64::try_from(self).ok()
            }
        }
    )*};
}

numbers!(u32 u64 usize i32 i64);

/// An extent and a stride of random integers.
struct Drawn<S, D> {
    extent: S,
    stride: D,
}

fn draw<S: Number, D: Number>(random: &mut Random) -> Drawn<S, D> {
    // half of the signed ones are below 0, of which a layout is refused
    Drawn { extent: S::of(random.extent()), stride: D::of(random.stride()) }
}

impl<S: Number, D: Number> Drawn<S, D> {
    /// For the oracle, which sees no layout that was refused.
    fn leaf(&self) -> (u64, u64) {
        (self.extent.value().unwrap_or(0), self.stride.value().unwrap_or(0))
    }
}

/// The layout, if it was not refused.
fn made<L>(layout: Result<L, LayoutError>, report: &mut Report) -> Option<L> {
    if layout.is_err() {
        report.count(Count::Layouts);
    }
    layout.ok()
}

/// A layout of two modes: whole, with an origin, or cut by a tile, as a tensor and in slices.
macro_rules! two_modes {
    ($layout:expr, $oracle:expr, $random:ident, $report:ident) => {{
        let (layout, oracle) = ($layout, $oracle);
        let extents = oracle.valid().unwrap_or_default();
        let origin = [0, 1].map(|d| $random.coordinate(extents.get(d).copied().unwrap_or(0)));
        match $random.below(3) {
            0 => {
                let fits = oracle.extents().is_some_and(|e| origin[0] <= e[0] && origin[1] <= e[1]);
                // a layout that no value holds has no other origin either
                if let Some(layout) = made(layout.try_with_origin(origin), $report) {
                    $report.expect(fits, || format!("origin {origin:?} of {oracle:?}"));
                    let oracle = oracle.with_valid(origin.to_vec());
                    tensors::attack(layout, &oracle, $random, $report);
                    slices::attack(layout, &oracle, $random, $report);
                }
            }
            1 => slices::attack(layout, &oracle, $random, $report),
            _ => tensors::attack(layout, &oracle, $random, $report),
        }
    }};
}

/// Attacks one layout.
pub fn any(random: &mut Random, report: &mut Report) {
    match random.below(14) {
        0 => flat::<u32, u32>(random, report),
        1 => flat::<u64, usize>(random, report),
        2 => flat::<i64, i32>(random, report),
        3 => one_mode::<u32, u64>(random, report),
        4 => nested::<u32, u64>(random, report),
        5 => nested::<usize, i64>(random, report),
        6 => mixed(random, report),
        7 => three_modes(random, report),
        8 => four_modes(random, report),
        9 => deep(random, report),
        10 => static_ones(random, report),
        _ => tags(random, report),
    }
}

fn flat<S: Number + tla::nested::Leaf, D: Number + tla::nested::Leaf>(
    random: &mut Random,
    report: &mut Report,
) {
    let (a, b) = (draw::<S, D>(random), draw::<S, D>(random));
    let layout = Layout::try_new((a.extent, b.extent), (a.stride, b.stride));
    let Some(layout) = made(layout, report) else { return };
    two_modes!(layout, Oracle::new(vec![vec![a.leaf()], vec![b.leaf()]]), random, report);
}

fn one_mode<S: Number + tla::nested::Leaf, D: Number + tla::nested::Leaf>(
    random: &mut Random,
    report: &mut Report,
) {
    let (a, b) = (draw::<S, D>(random), draw::<S, D>(random));
    if random.one_of(2) {
        let Some(layout) = made(Layout::try_new(a.extent, a.stride), report) else { return };
        return tensors::attack::<_, 1>(layout, &Oracle::new(vec![vec![a.leaf()]]), random, report);
    }
    let layout = Layout::try_new(((a.extent, b.extent),), ((a.stride, b.stride),));
    let Some(layout) = made(layout, report) else { return };
    tensors::attack(layout, &Oracle::new(vec![vec![a.leaf(), b.leaf()]]), random, report);
}

fn nested<S: Number + tla::nested::Leaf, D: Number + tla::nested::Leaf>(
    random: &mut Random,
    report: &mut Report,
) {
    let [a, b, c, d] = core::array::from_fn(|_| draw::<S, D>(random));
    let shape = ((a.extent, b.extent), (c.extent, d.extent));
    let layout = Layout::try_new(shape, ((a.stride, b.stride), (c.stride, d.stride)));
    let Some(layout) = made(layout, report) else { return };
    let oracle = Oracle::new(vec![vec![a.leaf(), b.leaf()], vec![c.leaf(), d.leaf()]]);
    two_modes!(layout, oracle, random, report);
}

/// Static blocks, whose number is known at run time: neighbours whose strides continue each other, and others.
fn mixed(random: &mut Random, report: &mut Report) {
    let (a, b) = (draw::<u32, u32>(random), draw::<u64, u64>(random));
    let shape = ((Int::<4>, a.extent), (Int::<2>, b.extent));
    if random.one_of(2) {
        let layout = Layout::try_new(shape, ((Int::<2>, Int::<8>), (Int::<1>, b.stride)));
        let Some(layout) = made(layout, report) else { return };
        let oracle = Oracle::new(vec![vec![(4, 2), (a.leaf().0, 8)], vec![(2, 1), b.leaf()]]);
        return two_modes!(layout, oracle, random, report);
    }
    let layout = Layout::try_new(shape, ((Int::<0>, a.stride), (Int::<1>, Int::<3>)));
    let Some(layout) = made(layout, report) else { return };
    let oracle = Oracle::new(vec![vec![(4, 0), a.leaf()], vec![(2, 1), (b.leaf().0, 3)]]);
    two_modes!(layout, oracle, random, report);
}

fn three_modes(random: &mut Random, report: &mut Report) {
    let (a, b, c) = (draw::<u32, u64>(random), draw::<u64, u32>(random), draw::<i32, i64>(random));
    let layout = Layout::try_new(
        (a.extent, (b.extent, Int::<3>), c.extent),
        (a.stride, (b.stride, Int::<5>), c.stride),
    );
    let Some(layout) = made(layout, report) else { return };
    let oracle = Oracle::new(vec![vec![a.leaf()], vec![b.leaf(), (3, 5)], vec![c.leaf()]]);
    tensors::attack(layout, &oracle, random, report);
}

fn four_modes(random: &mut Random, report: &mut Report) {
    let [a, b, c] = core::array::from_fn(|_| draw::<u32, u32>(random));
    let layout =
        Layout::try_new((a.extent, Int::<2>, b.extent, c.extent), (a.stride, Int::<7>, b.stride, c.stride));
    let Some(layout) = made(layout, report) else { return };
    let oracle = Oracle::new(vec![vec![a.leaf()], vec![(2, 7)], vec![b.leaf()], vec![c.leaf()]]);
    tensors::attack(layout, &oracle, random, report);
}

/// Three levels: a mode of a mode.
fn deep(random: &mut Random, report: &mut Report) {
    let [a, b, c] = core::array::from_fn(|_| draw::<u64, u64>(random));
    let shape = (((Int::<2>, a.extent), b.extent), (c.extent, (Int::<1>, Int::<2>)));
    let stride = (((a.stride, Int::<1>), b.stride), (c.stride, (Int::<9>, Int::<2>)));
    let Some(layout) = made(Layout::try_new(shape, stride), report) else { return };
    let first: Vec<(u64, u64)> = vec![(2, a.leaf().1), (a.leaf().0, 1), b.leaf()];
    let oracle = Oracle::new(vec![first, vec![c.leaf(), (1, 9), (2, 2)]]);
    two_modes!(layout, oracle, random, report);
}

fn static_ones(random: &mut Random, report: &mut Report) {
    if random.one_of(2) {
        let layout = Layout::new((Int::<5>, (Int::<4>, Int::<2>)), (Int::<4>, (Int::<1>, Int::<20>)));
        report.expect(layout.shape().product() == 40, || format!("{layout}"));
        return two_modes!(layout, Oracle::new(vec![vec![(5, 4)], vec![(4, 1), (2, 20)]]), random, report);
    }
    // all elements are one: far more coordinates than memory
    let layout = Layout::new((Int::<{ 1 << 20 }>, Int::<1000>), (Int::<0>, Int::<0>));
    two_modes!(layout, Oracle::new(vec![vec![(1 << 20, 0)], vec![(1000, 0)]]), random, report);
}

/// Matrices in blocks, of sizes that no memory has among them: their constructors check nothing.
fn tags(random: &mut Random, report: &mut Report) {
    let size = |random: &mut Random| match random.below(12) {
        0 => u32::MAX,
        1 => 0,
        2 => 1 << 31,
        _ => u32::of(1 + random.below(40)),
    };
    let (rows, columns) = (size(random), size(random));
    let (r, c) = (u64::from(rows), u64::from(columns));
    // blocks of 16 rows and `width` columns, the rows of a block one after the other
    let blocked = |width: u64| {
        let (down, across) = (r.div_ceil(16), c.div_ceil(width));
        let column_of_blocks = down.saturating_mul(16).saturating_mul(width);
        let modes = vec![vec![(16, width), (down, 16 * width)], vec![(width, 1), (across, column_of_blocks)]];
        Oracle::new(modes).with_valid(vec![r, c])
    };
    match random.below(6) {
        0 => two_modes!(
            RowMajor::layout(rows, columns),
            Oracle::new(vec![vec![(r, c)], vec![(c, 1)]]),
            random,
            report
        ),
        1 => two_modes!(
            ColumnMajor::layout(rows, columns),
            Oracle::new(vec![vec![(r, 1)], vec![(c, r)]]),
            random,
            report
        ),
        2 => {
            let blocks = PaddingRowMajor::<4, 8>::layout(rows, columns);
            let modes = (r.div_ceil(4), c.div_ceil(8));
            let row_of_blocks = modes.1.saturating_mul(32);
            let modes = vec![vec![(4, 8), (modes.0, row_of_blocks)], vec![(8, 1), (modes.1, 32)]];
            two_modes!(blocks, Oracle::new(modes).with_valid(vec![r, c]), random, report);
        }
        3 => two_modes!(zN::<f16>::layout(rows, columns), blocked(16), random, report),
        4 => two_modes!(zN::<f32>::layout(rows, columns), blocked(8), random, report),
        _ => {
            // known to the compiler in one mode
            let (across, down) = (3_u64, r.div_ceil(16));
            let layout = zN::<u8>::layout(rows, Int::<70>);
            let modes = vec![vec![(16, 32), (down, 512)], vec![(32, 1), (across, down.saturating_mul(512))]];
            two_modes!(layout, Oracle::new(modes).with_valid(vec![r, 70]), random, report);
        }
    }
}
