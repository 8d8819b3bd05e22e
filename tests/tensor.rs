//! Tensors: access, tiles, slices, loops and copies, held against the layout asked at the absolute
//! coordinate.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the numbers of the tests are small and not negative"
)]

use std::cell::Cell;

use tla::algebra::nested::tag::Tag;
use tla::element::f16;
use tla::nested::tag::{ColumnMajor, L0C, Made, PaddingRowMajor, RowMajor, TagType, Vector, nN, nZ, zN, zZ};
use tla::nested::{Address, Congruent, IntTuple, Layout, Origin};
use tla::prelude::*;
use tla::tensor::{ExtentsDiffer, Grid, NamedTensor, Tensor, TensorRef};
use tla::{Proven, TooShort};

/// Data whose element at an address is the address.
fn addresses(len: u64) -> Vec<u64> {
    (0..len).collect()
}

/// A tensor whose elements are their addresses.
fn numbered<Shape, Stride, O, G, const R: usize>(
    layout: Layout<Shape, Stride, O, G>,
) -> Tensor<u64, Vec<u64>, Layout<Shape, Stride, O, G>, R>
where
    Shape: IntTuple,
    Stride: Congruent<Shape>,
    O: Copy,
    Layout<Shape, Stride, O, G>: Grid<R>,
{
    Tensor::new(addresses(layout.capacity()), layout).expect("as many elements as the capacity")
}

/// Every element of `t`, and of its tiles at every coordinate of a grid, is where the layout has its
/// absolute coordinate.
fn agrees<Shape, Stride, O, G>(layout: Layout<Shape, Stride, O, G>)
where
    Shape: IntTuple + Address<Stride, [u64; 2]>,
    Stride: Congruent<Shape>,
    O: Origin<Shape, 2>,
    Layout<Shape, Stride, O, G>: Grid<2>,
{
    let t = numbered::<_, _, _, _, 2>(layout);
    let [rows, columns] = layout.origin_shape();
    for (at, &address) in &t {
        assert_eq!(address, layout.crd2offset(at));
        assert_eq!(t.offset(at).map(|x| x as u64), Some(address));
    }
    assert_eq!(t.iter().count() as u64, rows * columns);
    for tile in [[1, 1], [3, 5], [4, 16], [16, 7], [32, 48], [200, 200]] {
        for at in [[0, 0], [5, 3], [6, 10], [rows, 0], [rows.saturating_sub(4), columns.saturating_sub(4)]] {
            let part = t.tile(tile, at);
            for d in 0..2 {
                let left = [rows, columns][d].saturating_sub(at[d]);
                assert_eq!(part.extents()[d], left.min(tile[d]));
            }
            assert_eq!(part.iter().count() as u64, part.size());
            for ([i, j], &address) in &part {
                assert_eq!(address, layout.crd2offset([at[0] + i, at[1] + j]));
                assert_eq!(part.get([i, j]), Some(&address));
            }
            // every way to iterate visits the same
            let mut visited = Vec::new();
            part.for_each(|at, &x| visited.push((at, x)));
            assert!(part.iter().map(|(at, &x)| (at, x)).eq(visited));
            let mut halfway = part.iter();
            let first: Vec<_> = halfway.by_ref().take(7).collect();
            let mut both = first;
            halfway.for_each(|item| both.push(item));
            assert!(both.into_iter().eq(part.iter()));
            // a tile of the tile
            let inner = part.tile([2, 9], [1, 2]);
            assert_eq!(inner.start(), [at[0] + 1, at[1] + 2]);
            for ([i, j], &address) in &inner {
                assert!(i + 1 < part.extents()[0] && j + 2 < part.extents()[1]);
                assert_eq!(address, layout.crd2offset([at[0] + 1 + i, at[1] + 2 + j]));
            }
        }
        covered_once(&t, tile);
    }
}

/// Every valid element of `t` is in exactly one of the tiles, and nothing else is.
fn covered_once<D: AsRef<[u64]>, L: Grid<2>>(t: &Tensor<u64, D, L, 2>, tile: [u64; 2]) {
    let [rows, columns] = t.extents();
    let mut seen = vec![0; t.size() as usize];
    for part in t.tiles(tile) {
        assert!(!part.is_empty());
        let [row, column] = part.start();
        part.for_each(|[i, j], _| seen[((row + i) * columns + column + j) as usize] += 1);
    }
    assert_eq!(seen, vec![1; (rows * columns) as usize]);
}

#[test]
fn an_element_is_where_the_layout_has_its_absolute_coordinate() {
    agrees(RowMajor::layout(8_u32, 16_u32));
    agrees(RowMajor::layout(Int::<13>, Int::<37>));
    agrees(ColumnMajor::layout(Int::<17>, 29_u32));
    agrees(zN::<f16>::layout(Int::<40>, Int::<50>));
    agrees(zN::<f16>::layout(100_u32, 100_u32));
    agrees(zN::<u8>::layout(33_u32, Int::<65>));
    agrees(nZ::<f32>::layout(37_u32, 41_u32));
    agrees(zZ::<f32>::layout(Int::<37>, Int::<41>));
    agrees(nN::<f16>::layout(50_u32, 20_u32));
    agrees(PaddingRowMajor::<5, 7>::layout(23_u32, 31_u32));
    agrees(Layout::new(((Int::<4>, 2_u32), (4_u64, 3_usize)), ((4_u32, Int::<16>), (Int::<1>, 32_i64))));
    // deeper than pairs
    agrees(Layout::new(
        ((Int::<2>, (2_u32, Int::<3>)), ((Int::<3>, Int::<2>), 2_u32)),
        ((Int::<1>, (2_u32, Int::<24>)), ((Int::<4>, Int::<12>), 72_u32)),
    ));
    // a stride of 0: rows that are one row
    agrees(Layout::new((5_u32, 9_u32), (0_u32, 1_u32)));
    agrees(RowMajor::layout(0_u32, 16_u32));
    agrees(zN::<f16>::layout(5_u32, 0_u32));
}

#[test]
fn the_worked_cases_of_the_rules() {
    let t = numbered::<_, _, _, _, 2>(zN::<f16>::layout(100_u32, 100_u32));
    assert_eq!(t.tile([32, 48], [96, 96]).extents(), [4, 4]);
    assert_eq!(t.tile([32, 48], [100, 0]).extents(), [0, 48]);
    assert!(t.tile([32, 48], [100, 0]).is_empty());
    let view = t.tile([50, 50], [5, 3]);
    assert_eq!([12, 13, 14].map(|j| view[[0, j]]), [95, 1872, 1873]);
    assert_eq!(view[[20, 40]], 3995);
    assert_eq!(numbered::<_, _, _, _, 2>(zN::<f16>::layout(128_u32, 128_u32))[[64, 0]], 1024);
    assert_eq!(numbered::<_, _, _, _, 2>(zZ::<f16>::layout(100_u32, 100_u32))[[1, 26]], 282);

    let blocks = Layout::new(((4, 2), (4, 3)), ((4, 16), (1, 32)));
    let t = numbered::<_, _, _, _, 2>(blocks);
    assert_eq!(t.tile([4, 4], [6, 10]).extents(), [2, 2]);
    assert_eq!(t[[1, 5]], 37);

    // a tile of a tile
    let rows = numbered::<_, _, _, _, 2>(RowMajor::layout(8_u32, 16_u32));
    let inner = rows.tile([4, 8], [4, 8]).into_tile([4, 8], [2, 4]);
    assert_eq!((inner.start(), inner.extents(), inner[[0, 0]]), ([6, 12], [2, 4], 108));
    let blocks = numbered::<_, _, _, _, 2>(zN::<f16>::layout(100_u32, 100_u32));
    let inner = blocks.tile([64, 64], [64, 64]).into_tile([32, 32], [32, 16]);
    assert_eq!((inner.start(), inner.extents(), inner[[0, 0]]), ([96, 80], [4, 20], 10496));

    // a tensor that does not start at 0 has less left: the tile at (6, 10) of 8 x 16 from (1, 5) on
    let from = rows.tile(rows.extents(), [1, 5]);
    assert_eq!(from.extents(), [7, 11]);
    assert_eq!(from.tile([4, 8], [6, 10]).extents(), [1, 1]);
    assert_eq!(from[[2, 4]], 57);
}

#[test]
fn copy_sizes_come_from_the_valid_extents() {
    // 8 x 16, tile (4, 8) at (6, 10): 2 rows of 6 elements, 10 apart
    let t = numbered::<_, _, _, _, 2>(RowMajor::layout(8_u32, 16_u32));
    let mut copy = Tensor::new([0; 12], RowMajor::layout(2_u32, 6_u32)).expect("12 elements");
    copy.copy_from(&t.tile([4, 8], [6, 10])).expect("2 x 6");
    assert_eq!(copy.into_data(), [106, 107, 108, 109, 110, 111, 122, 123, 124, 125, 126, 127]);

    // (64, 200) in tiles of 128 columns
    let t = numbered::<_, _, _, _, 2>(zN::<f16>::layout(64_u32, 200_u32));
    let tiles: Vec<_> = t.tiles([64, 128]).map(|tile| tile.extents()).collect();
    assert_eq!(tiles, [[64, 128], [64, 72]]);
    assert_eq!(t.padded().extents(), [64, 208]);
}

#[test]
fn tiles_by_number() {
    // the rows `tile_view` of the vectors: parent, tile, number, start, extents, address of the start
    let rows = |r: u32, c: u32| numbered::<_, _, _, _, 2>(RowMajor::layout(r, c));
    let blocks = |r: u32, c: u32| numbered::<_, _, _, _, 2>(zN::<f16>::layout(r, c));
    macro_rules! case {
        ($t:expr, $tile:expr, $number:expr => $start:expr, $extents:expr, $address:expr) => {
            let t = $t;
            let tile = t.tile_view($tile, $number);
            assert_eq!((tile.start(), tile.extents()), ($start, $extents));
            assert_eq!(t.layout().crd2offset(tile.start()), $address);
            let layout = t.layout().tile_view(($tile[0] as u32, $tile[1] as u32), $number);
            assert_eq!(layout.origin_shape(), $extents);
        };
    }
    case!(rows(8, 16), [4, 8], [1, 1] => [4, 8], [4, 8], 72);
    case!(rows(8, 16), [4, 8], [0, 1] => [0, 8], [4, 8], 8);
    case!(blocks(255, 23), [11, 41], [13, 1] => [143, 41], [11, 0], 10489);
    case!(rows(255, 23), [11, 41], [19, 0] => [209, 0], [11, 23], 4807);
    case!(blocks(202, 200), [42, 4], [3, 51] => [126, 204], [42, 0], 41964);
    case!(rows(202, 200), [42, 4], [0, 8] => [0, 32], [42, 4], 32);
    case!(rows(35, 78), [49, 18], [1, 4] => [49, 72], [0, 6], 3894);
    case!(rows(48, 141), [60, 32], [1, 2] => [60, 64], [0, 32], 8524);
    case!(blocks(118, 191), [47, 23], [0, 2] => [0, 46], [47, 23], 4110);
    case!(blocks(80, 95), [33, 9], [0, 2] => [0, 18], [33, 9], 1282);
    case!(rows(80, 95), [33, 9], [2, 11] => [66, 99], [14, 0], 6369);
    case!(rows(30, 40), [16, 16], [1, 2] => [16, 32], [14, 8], 672);

    let layout = zN::<f16>::layout(100_u32, 100_u32).tile_view((Int::<32>, 48_u32), [3, 2]);
    assert_eq!(layout.to_string(), "((_16, _2), (_16, 3)):((_16, _256), (_1, 1792))");
    assert_eq!(layout.origin_shape(), [4, 4]);
}

#[test]
fn a_slice_keeps_its_place_inside_a_block() {
    let t = numbered::<_, _, _, _, 2>(zN::<f16>::layout(100_u32, 100_u32));
    for start in [[0, 0], [5, 3], [16, 16], [31, 50], [99, 99]] {
        let view = t.tile([40, 60], start);
        let [rows, columns] = view.extents();
        for i in 0..rows {
            let row = view.slice((i, ..)).expect("a row");
            assert_eq!((row.start(), row.extents()), ([start[1]], [columns]));
            assert!(row.iter().map(|(_, x)| x).eq((0..columns).map(|j| &view[[i, j]])));
            assert_eq!(row.get([columns]), None);
        }
        for j in 0..columns {
            let column = view.slice((.., j)).expect("a column");
            assert!(column.iter().map(|(_, x)| x).eq((0..rows).map(|i| &view[[i, j]])));
        }
        assert!(view.slice((rows, ..)).is_none() && view.slice((.., columns)).is_none());
        let all = view.slice((.., ..)).expect("everything");
        assert!(all.iter().eq(view.iter()));
    }
    assert_eq!(t.slice((17, ..)).expect("row 17").layout().to_string(), "((_16, 7),):((_1, 1792),)");
    assert!(t.slice((-1, ..)).is_none());
}

#[test]
fn slices_of_more_modes() {
    let t = numbered::<_, _, _, _, 3>(Layout::new((2_u32, 30_u32, 40_u32), (1200_u32, 40_u32, Int::<1>)));
    assert_eq!(t[[1, 7, 9]], 1489);
    let matrix = t.slice((1, .., ..)).expect("matrix 1");
    assert_eq!((matrix.extents(), matrix[[7, 9]]), ([30, 40], 1489));
    let across = t.tile([2, 20, 20], [0, 5, 7]).slice((.., 2_u32, Int::<2>)).map(|x| (x[[0]], x[[1]]));
    assert_eq!(across, Some((7 * 40 + 9, 1489)));
    assert_eq!(t.tile([1, 16, 16], [1, 16, 32]).extents(), [1, 14, 8]);

    // a feature map, 8 channels a block
    let map = numbered::<_, _, _, _, 5>(Layout::new(
        (2_u32, 3_u32, 5_u32, 7_u32, Int::<8>),
        (840_u32, 280_u32, 56_u32, Int::<8>, Int::<1>),
    ));
    let pixel = map.slice((1, 2, .., 3, ..)).expect("a column of pixels");
    assert_eq!((pixel.extents(), pixel[(4, 5)]), ([5, 8], map[[1, 2, 4, 3, 5]]));
}

#[test]
fn writing_leaves_everything_else() {
    let layout = zN::<f32>::layout(37_u32, 21_u32);
    let mut t = Tensor::new(vec![0_u64; layout.capacity() as usize], layout).expect("the capacity");
    assert_eq!(t.padded().extents(), [48, 24]);
    t.fill(1);
    assert_eq!(t.padded().iter().map(|(_, x)| x).sum::<u64>(), 37 * 21);
    t.fill_padding(5);
    t.padded().for_each(|[i, j], &x| assert_eq!(x, if i < 37 && j < 21 { 1 } else { 5 }));

    // a tile inside has no padding, one at the end that behind it
    let mut inside = t.tile_mut([10, 10], [3, 3]);
    inside.fill_padding(9);
    assert_eq!(inside.padded().extents(), [10, 10]);
    let mut end = t.tile_mut([16, 8], [32, 16]);
    assert_eq!((end.extents(), end.padded().extents()), ([5, 5], [16, 8]));
    end.fill_padding(7);
    t.padded().for_each(|[i, j], &x| {
        let behind = i >= 32 && j >= 16;
        assert_eq!(
            x,
            if i < 37 && j < 21 {
                1
            } else if behind {
                7
            } else {
                5
            }
        );
    });

    let mut count = 0;
    t.for_each_tile_mut([8, 5], |mut tile| {
        count += 1;
        tile.for_each_mut(|[i, j], x| *x += 100 * i + j);
    });
    assert_eq!(count, 25);
    t.for_each(|[i, j], &x| assert_eq!(x, 1 + 100 * (i % 8) + j % 5));
    t.slice_mut((36, ..)).expect("row 36").fill(0);
    assert_eq!((t[[36, 20]], t[[35, 20]]), (0, 301));
    *t.get_mut([0, 0]).expect("an element") = 77;
    t[(Int::<1>, 1_u32)] = 78;
    assert_eq!((t[[0, 0]], t[[1, 1]]), (77, 78));
}

/// A tensor of zeros.
fn zeros<Shape, Stride, O, G, const R: usize>(
    layout: Layout<Shape, Stride, O, G>,
) -> Tensor<u64, Vec<u64>, Layout<Shape, Stride, O, G>, R>
where
    Shape: IntTuple,
    Stride: Congruent<Shape>,
    O: Copy,
    Layout<Shape, Stride, O, G>: Grid<R>,
{
    Tensor::new(vec![0; layout.capacity() as usize], layout).expect("the capacity")
}

#[test]
fn copies_between_layouts_come_back() {
    let [r, c] = [45_u32, 71_u32];
    let from = numbered::<_, _, _, _, 2>(RowMajor::layout(r, c));
    macro_rules! through {
        ($($layout:expr),*) => {$(
            let mut to = zeros::<_, _, _, _, 2>($layout);
            to.copy_from(&from).expect("one shape");
            to.for_each(|at, x| assert_eq!(*x, from[at]));
            to.fill_padding(u64::MAX);
            let mut back = zeros::<_, _, _, _, 2>(RowMajor::layout(r, c));
            back.copy_from(&to).expect("one shape");
            assert_eq!(back.into_data(), from.clone().into_data());
            // from tile to tile, at unlike places in the blocks
            let mut part = to.tile_mut([20, 30], [9, 11]);
            part.copy_from(&from.tile([20, 30], [3, 2])).expect("one shape");
            part.for_each(|[i, j], x| assert_eq!(*x, from[[i + 3, j + 2]]));
        )*};
    }
    through!(
        zN::<f32>::layout(r, c),
        zN::<f16>::layout(Int::<45>, Int::<71>),
        nZ::<u8>::layout(r, c),
        zZ::<f16>::layout(r, Int::<71>),
        nN::<f32>::layout(r, c),
        ColumnMajor::layout(r, c),
        L0C::layout(r, c)
    );
    let mut other = zeros::<_, _, _, _, 2>(RowMajor::layout(r, c - 1));
    let refused = other.copy_from(&from).unwrap_err();
    assert_eq!(refused, ExtentsDiffer { mode: 1, to: 70, from: 71 });
    assert_eq!(
        refused.to_string(),
        "mode 1 has 70 valid elements in the tensor that is written, but 71 in the other"
    );
}

#[test]
fn padding_is_not_addressed_by_accident() {
    let mut t = zeros::<_, _, _, _, 2>(zN::<f16>::layout(20_u32, 20_u32));
    assert_eq!(t.get([20, 0]), None);
    assert_eq!(t.get_mut([0, 20]), None);
    assert_eq!(t.get([-1, 0]), None);
    assert_eq!(t.get([u64::MAX, 0]), None);
    *t.padded_mut().get_mut([20, 31]).expect("in memory") = 3;
    assert_eq!(t.padded()[[20, 31]], 3);
    assert_eq!(t.padded().get([32, 0]), None);
    assert!(t.clone().with_extents([33, 0]).is_none());
    let smaller = t.with_extents([2, 6]).expect("a part of it");
    assert_eq!((smaller.extents(), smaller.padded().extents()), ([2, 6], [32, 32]));
}

#[test]
#[should_panic(expected = "coordinate [20, 0] is out of range: the valid extents are [20, 20]")]
fn an_index_outside_panics() {
    let t = zeros::<_, _, _, _, 2>(zN::<f16>::layout(20_u32, 20_u32));
    let _ = t[[20, 0]];
}

#[test]
fn blocks_are_whole_and_contiguous() {
    let t = numbered::<_, _, _, _, 2>(zN::<f32>::layout(20_u32, 21_u32));
    let row = t.slice((17, ..)).expect("row 17");
    let blocks: Vec<[u64; 8]> = row.blocks().expect("blocks of 8").copied().collect();
    assert_eq!(blocks.len(), 3);
    for (j, x) in blocks.as_flattened().iter().enumerate() {
        assert_eq!(*x, t.padded()[[17, j as u64]]);
    }
    assert_eq!(row.blocks::<4>().map(Iterator::count), Some(6));
    assert!(row.blocks::<16>().is_none(), "longer than a block");
    assert!(row.blocks::<3>().is_none(), "does not divide a block");
    assert!(t.slice((.., 3)).expect("column 3").blocks::<8>().is_none(), "a stride");
    let view = t.tile([20, 16], [0, 3]);
    assert!(view.slice((0, ..)).expect("row 0").blocks::<8>().is_none(), "starts inside a block");
    let view = t.tile([20, 10], [0, 8]);
    assert!(view.slice((0, ..)).expect("row 0").blocks::<8>().is_none(), "another tile's elements");
    // without blocks
    let line = Tensor::new(addresses(10), Vector::layout(10_u32)).expect("10 elements");
    assert!(line.blocks::<4>().is_none(), "memory ends inside the third");
    assert!(line.blocks::<5>().expect("two").eq([&[0, 1, 2, 3, 4], &[5, 6, 7, 8, 9]]));
}

type Fixed = Made<zN<f32>, Int<30>, Int<20>>;

#[test]
fn static_layouts_have_proven_coordinates() {
    let data: [u32; Fixed::COSIZE] = core::array::from_fn(|i| i as u32);
    let t = Tensor::<_, _, Fixed, 2>::of(data).expect("the cosize");
    let memory = t.memory().expect("the cosize");
    let mut sum = 0;
    Fixed::coords().for_each(|at: Proven<Fixed, 2>| {
        assert_eq!(memory[at], t.padded()[at.entries()]);
        sum += u64::from(memory[at]);
    });
    assert_eq!(sum, (Fixed::COSIZE * (Fixed::COSIZE - 1) / 2) as u64);
    assert_eq!(size_of::<TensorRef<'_, u8, Fixed, 2>>(), size_of::<(&[u8], [[u64; 2]; 3])>());
    assert_eq!(<zN<f32> as TagType>::TAG, Tag::ZN);
}

/// What generic code writes.
fn trace<L: Grid<2>>(t: TensorRef<'_, f32, L, 2>) -> f32 {
    let [rows, columns] = t.extents();
    (0..rows.min(columns)).map(|i| t[[i, i]]).sum()
}

#[test]
fn any_storage_will_do() {
    let layout = RowMajor::layout(3_u32, 3_u32);
    let mut array = [1.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 4.0];
    assert_eq!(trace(Tensor::new(&array[..], layout).expect("9")), 7.0);
    assert_eq!(trace(Tensor::new(&array, layout).expect("9").view()), 7.0);
    assert_eq!(trace(Tensor::new(array, layout).expect("9").view()), 7.0);
    assert_eq!(trace(Tensor::new(array.to_vec(), layout).expect("9").view()), 7.0);
    let mut t = Tensor::new(&mut array[..], layout).expect("9");
    t[[0, 0]] = 3.0;
    assert_eq!(trace(t.view()), 9.0);
    assert_eq!(array[0], 3.0);

    // the storage of a named layout, in generic code
    fn named<N: Named>(data: N::Storage<f32>) -> Option<f32>
    where
        N::Layout: Grid<2> + Default,
    {
        let t: NamedTensor<f32, N, 2> = Tensor::of(data).ok()?;
        Some(trace(t.view()))
    }
    assert_eq!(named::<Square>(array), Some(9.0));
    fn is_send<T: Send + Sync + Copy>(_: T) {}
    is_send(Tensor::new(&array[..], layout).expect("9"));
}

/// What the item form of the macro makes of `struct Square = RowMajor(3, 3);`.
struct Square;

impl Mapping for Square {}

impl Named for Square {
    type Layout = Made<RowMajor, Int<3>, Int<3>>;
    type Storage<T> = [T; 9];
    #[cfg(feature = "generic-array")]
    type Len = generic_array::ConstArrayLength<9>;
}

#[test]
fn hostile_sizes() {
    let short = |len, cosize| Some(TooShort { len, cosize });
    assert_eq!(Tensor::new([0_u8; 11], RowMajor::layout(3_u32, 4_u32)).err(), short(11, 12));
    // more than any memory: 2^64 elements, of which the product wraps
    let huge = RowMajor::layout(u32::MAX, u32::MAX);
    assert_eq!(huge.capacity(), u64::MAX);
    assert_eq!(Tensor::<_, _, _, 2>::new([0_u8; 1], huge).err().map(|e| e.len), Some(1));
    let huge = zN::<f16>::layout(u32::MAX, u32::MAX);
    assert_eq!(huge.capacity(), u64::MAX);
    assert_eq!(Tensor::<_, _, _, 2>::new([0_u8; 1], huge).err(), short(1, usize::MAX));
    // padding blocks of 2^30 elements a side
    let huge = PaddingRowMajor::<{ 1 << 30 }, { 1 << 30 }>::layout(u32::MAX, u32::MAX);
    assert!(Tensor::<_, _, _, 2>::new([0_u8; 1], huge).is_err());
    // no memory at all is needed
    let none = Tensor::<u8, _, _, 2>::new([], zN::<f16>::layout(0_u32, u32::MAX)).expect("empty");
    assert_eq!((none.iter().next(), none.tiles([1, 1]).count()), (None, 0));
    assert_eq!(none.get([0, 0]), None);

    // a layout that reaches little with large extents
    let same = Layout::new((1_u64 << 40, 1_u64 << 20), (0_u64, 0_u64));
    let t = Tensor::<_, _, _, 2>::new([7_u8], same).expect("one element");
    assert_eq!(t[[(1_u64 << 40) - 1, (1 << 20) - 1]], 7);
    assert_eq!(t.iter().take(3).count(), 3);
    assert_eq!(t.tile([u64::MAX, 2], [(1_u64 << 40) - 2, (1 << 20) - 1]).iter().count(), 2);

    // tiles larger than the tensor, coordinates beyond, numbers whose product overflows
    let t = numbered::<_, _, _, _, 2>(zN::<f16>::layout(20_u32, 20_u32));
    assert_eq!(t.tile([u64::MAX, u64::MAX], [0, 0]).extents(), [20, 20]);
    assert_eq!(t.tile([u64::MAX, u64::MAX], [19, 19]).padded().extents(), [13, 13]);
    for beyond in [[u64::MAX, 0], [0, u64::MAX], [20, 20], [u64::MAX, u64::MAX]] {
        let tile = t.tile([8, 8], beyond);
        assert!(tile.is_empty() && tile.iter().next().is_none() && tile.tiles([1, 1]).next().is_none());
        assert_eq!(tile.get([0, 0]), None);
        assert!(tile.tile([8, 8], [u64::MAX, u64::MAX]).is_empty());
        assert!(tile.slice((0, ..)).is_none_or(|row| row.is_empty()));
    }
    assert!(t.tile_view([8, 8], [u64::MAX / 4, 0]).is_empty());
    assert!(t.tile_view([-8, 8], [-1, 0]).is_empty());
    assert_eq!(t.tiles([0, 8]).count(), 0);
    assert_eq!(t.tiles([u64::MAX, u64::MAX]).count(), 1);
    assert!(t.padded().tile([8, 8], [31, 31]).iter().map(|(_, x)| *x).eq([1023]));
    let mut t = t;
    t.tile_mut([8, 8], [u64::MAX, 0]).fill(0);
    t.tile_mut([8, 8], [u64::MAX, 0]).fill_padding(0);
    assert_eq!(t.into_data(), addresses(1024));
}

/// A storage that says something else each time.
struct Shrinking(Cell<usize>, [u64; 12]);

impl AsRef<[u64]> for Shrinking {
    fn as_ref(&self) -> &[u64] {
        let asked = self.0.replace(self.0.get() + 1);
        &self.1[..if asked == 0 { 12 } else { 1 }]
    }
}

#[test]
fn a_storage_that_shrinks_is_not_read_beyond_its_end() {
    let t = Tensor::new(Shrinking(Default::default(), [1; 12]), RowMajor::layout(3_u32, 4_u32)).expect("12");
    assert_eq!(t.get([2, 3]), None);
    assert_eq!(t.iter().next(), None);
    let mut to = [0; 12];
    let mut copy = Tensor::new(&mut to[..], RowMajor::layout(3_u32, 4_u32)).expect("12");
    assert_eq!(copy.copy_from(&t), Ok(()));
    assert_eq!(to, [0; 12]);
}
