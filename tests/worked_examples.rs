//! The worked examples of the Catlass document on TLA, and the cases that people met: as constants where
//! the sizes are static, and at run time.

use tla::algebra::nested::{NestedLayout, parse, tag as value};
use tla::element::{Bits, f16};
use tla::int::aliases::*;
use tla::nested::tag::{self, zN};
use tla::nested::{Layout, StaticLayout};
use tla::prelude::*;

/// The address of a static layout as a constant, and of the same layout at run time.
macro_rules! at {
    ($layout:ty: $([$($c:literal),*] => $right:literal),* $(,)?) => {$(
        const _: () = assert!(tla::fold::offset::<$layout, _>([$($c),*]) == $right);
        assert_eq!(<$layout>::default().crd2offset([$($c as u32),*]), $right);
        let value = <$layout as StaticLayout>::NESTED;
        let at = tla::algebra::nested::IntTuple::try_flat(&[$($c),*]).expect("small");
        assert_eq!(value.try_offset(&at), Ok($right));
    )*};
}

/// Two rows of a matrix 12 wide, 4 columns of them.
#[test]
fn w2xh4() {
    type W = Layout<(_2, _4), (Int<12>, _1)>;
    at!(W: [0, 0] => 0, [0, 3] => 3, [1, 0] => 12, [1, 3] => 15);
    const _: () = assert!(W::COSIZE == 16 && W::SIZE == 8);
    let run = Layout::new((_2, 4_u32), (Int::<12>, _1));
    assert_eq!((run.origin_shape(), run.rank(), run.depth(), run.is_static()), ([2, 4], 2, 1, false));
    let valid = run.with_origin((2_u32, 4_u32));
    assert_eq!((valid.origin_shape(), valid.size()), ([2, 4], 8));
}

/// 32 x 48 in blocks of 16 x 16 down the columns, with the default origin and with another.
#[test]
fn w32xh48() {
    type W = Layout<((_16, _2), (_16, _3)), ((_16, _256), (_1, _512))>;
    at!(W: [0, 0] => 0, [1, 0] => 16, [16, 0] => 256, [0, 15] => 15, [0, 16] => 512, [31, 47] => 1535);
    const _: () = assert!(W::COSIZE == 1536 && W::NESTED.size() == 1536);
    const _: () = assert!(W::NESTED.origin()[0] == 32 && W::NESTED.origin()[1] == 48);
    type Valid = Layout<((_16, _2), (_16, _3)), ((_16, _256), (_1, _512)), (Int<30>, Int<40>)>;
    const _: () = assert!(Valid::NESTED.size() == 1200 && Valid::NESTED.capacity() == 1536);
    const _: () = assert!(tla::fold::offset::<Valid, 2>([31, 47]) == 1535);

    let run = Layout::new(((16, 2_u32), (16_i32, 3)), ((16, 256), (1, 512)));
    assert_eq!((run.size(), run.capacity(), run.origin_shape()), (1536, 1536, [32, 48]));
    let valid = run.with_origin((30_u32, 40_u32));
    assert_eq!((valid.size(), valid.capacity(), valid.origin_shape()), (1200, 1536, [30, 40]));
    // the origin takes no part in addressing
    assert_eq!(valid.crd2offset((31, 47)), 1535);
    assert!(run.try_with_origin((33_u32, 40_u32)).is_err());
}

/// 2 x 3 by rows and by columns: the address of every coordinate and of every integer.
#[test]
fn two_by_three() {
    type Rows = tag::Made<tag::RowMajor, _2, _3>;
    type Columns = tag::Made<tag::ColumnMajor, _2, _3>;
    const _: () = assert!(matches!(tla::fold::table::<Rows, 6>(), [0, 1, 2, 3, 4, 5]));
    const _: () = assert!(matches!(tla::fold::table::<Columns, 6>(), [0, 2, 4, 1, 3, 5]));
    let rows = tag::RowMajor::layout(2_u32, 3_u32);
    let columns = tag::ColumnMajor::layout(2_u32, 3_u32);
    let integers = |f: &dyn Fn(u32) -> u64| (0..6).map(f).collect::<Vec<_>>();
    assert_eq!(integers(&|i| rows.crd2offset(i)), [0, 3, 1, 4, 2, 5]);
    assert_eq!(integers(&|i| columns.crd2offset(i)), [0, 1, 2, 3, 4, 5]);
    // beyond, the last mode runs on; checked, it is refused
    assert_eq!(rows.crd2offset(7_u32), 6);
    assert!(rows.try_crd2offset(7_u32).is_err());
}

/// The zN of the document: 8 x 12 in blocks of 4 x 4.
#[test]
fn blocks_of_4() {
    type L = Layout<((_4, _2), (_4, _3)), ((_4, _16), (_1, _32))>;
    at!(L: [1, 5] => 37, [0, 11] => 67, [7, 11] => 95);
    let run = Layout::new(((4_u32, 2_u32), (4_u32, 3_u32)), ((4_u32, 16_u32), (1_u32, 32_u32)));
    assert_eq!(run.crd2offset((1, 5)), 37);
    assert_eq!(run.crd2offset(((1, 0), (1, 1))), 37);
    assert_eq!(run.crd2offset((1, (1, 1))), 37);
    assert_eq!(run.crd2offset(13), 21);
    assert_eq!(run.crd2offset((0, 12)), 96);

    // a tile at the end: one block in memory, 2 x 2 of it valid
    let tile = run.tile((4_u32, 4_u32), [6, 10]);
    assert_eq!(tile.to_string(), "((4, 1), (4, 1)):((4, 16), (1, 32))");
    assert_eq!(tile.origin_shape(), [2, 2]);
    let typed = L::default().tile((_4, _4), [6, 10]);
    assert_eq!(typed.to_string(), "((_4, _1), (_4, _1)):((_4, _16), (_1, _32))");
    const TILE: NestedLayout = match L::NESTED.try_tile(&[4, 4], &[6, 10]) {
        Ok(tile) => tile,
        Err(_) => panic!("tileable"),
    };
    const _: () = assert!(TILE.origin()[0] == 2 && TILE.origin()[1] == 2 && TILE.capacity() == 16);
    assert_eq!(typed.try_value(), Ok(TILE));
}

/// 100 x 100 half-precision numbers in zN, and the tile of 32 x 48 at its end.
#[test]
fn hundred() {
    type L = tag::Made<zN<f16>, Int<100>, Int<100>>;
    at!(L: [0, 0] => 0, [64, 0] => 1024, [5, 16] => 1872, [99, 99] => 12339);
    const _: () = assert!(L::COSIZE == 12544 && L::NESTED.size() == 10000);
    let text = |layout: NestedLayout| layout.to_string();
    assert_eq!(text(L::NESTED), "((16,7),(16,7)):((16,256),(1,1792)):(100,100)");
    let run = zN::<f16>::layout(100_u32, 100_u32);
    assert_eq!(run.to_string(), "((_16, 7), (_16, 7)):((_16, _256), (_1, 1792))");
    assert_eq!((run.origin_shape(), run.capacity()), ([100, 100], 12544));

    let tile = run.tile((_32, Int::<48>), [96, 96]);
    assert_eq!(tile.to_string(), "((_16, _2), (_16, _3)):((_16, _256), (_1, 1792))");
    assert_eq!(tile.origin_shape(), [4, 4]);
    assert_eq!(run.tile((_32, Int::<48>), [100, 0]).origin_shape(), [0, 48]);

    let of = |tag, bits| value::try_layout(tag, bits, 100, 100).expect("small").to_string();
    assert_eq!(of(value::Tag::ZN, 8), "((16,7),(32,4)):((32,512),(1,3584)):(100,100)");
    assert_eq!(of(value::Tag::NZ, 16), "((16,7),(16,7)):((1,1792),(16,256)):(100,100)");
    // half zZ of 100 x 100: the place in the block counts
    let zz = tag::zZ::<f16>::layout(100_u32, 100_u32);
    assert_eq!(zz.crd2offset((1, 26)), 282);
}

/// The element (0, 13) of the view at (5, 3): only the absolute coordinate finds it.
#[test]
fn inside_a_block() {
    let parent = zN::<f16>::layout(100_u32, 100_u32);
    assert_eq!(parent.crd2offset((5, 3 + 13)), 1872);
    let tile = parent.tile((50_u32, 50_u32), [5, 3]);
    let base = parent.crd2offset((5, 3));
    assert_ne!(base + tile.crd2offset((0, 13)), 1872);
    assert_eq!(parent.crd2offset((5, 3 + 12)), 95);
}

/// Cases that people met, with the right answers.
#[test]
fn cases() {
    let layout = |tag, bits, rows, columns| value::try_layout(tag, bits, rows, columns).expect("small");
    let odd = layout(value::Tag::ZN, 8, 2049, 1027);
    assert_eq!(odd.to_string(), "((16,129),(32,33)):((32,512),(1,66048)):(2049,1027)");
    const WIDE: NestedLayout = match value::try_layout(value::Tag::ZN, 16, 70000, 16) {
        Ok(layout) => layout,
        Err(_) => panic!("small"),
    };
    assert_eq!(WIDE.stride().try_get(&[1, 1]).ok().and_then(|d| d.as_leaf()), Some(1_120_000));

    // copy sizes come from the origin, not from the shape
    let tile = tag::RowMajor::layout(8_u32, 16_u32).tile((4_u32, 8_u32), [6, 10]);
    assert_eq!((tile.origin_shape(), tile.shape(), tile.stride_at(_0)), ([2, 6], (4, 8), 16));

    // the second of two tiles of 128 columns
    let second = zN::<f16>::layout(64_u32, 200_u32).tile((_64, _128), [0, 128]);
    assert_eq!(second.origin_shape(), [64, 72]);
    assert_eq!(second.to_string(), "((_16, _4), (_16, _8)):((_16, _256), (_1, 1024))");

    // 32 bits are too few
    let high = zN::<f16>::layout(400_000_000_u32, 16_u32);
    assert_eq!(high.crd2offset((300_000_000_u32, 0_u32)), 4_800_000_000);
    let square = tag::RowMajor::layout(65536_u32, 65536_u32);
    assert_eq!((square.size(), square.capacity()), (4_294_967_296, 4_294_967_296));
    assert_eq!(tag::RowMajor::layout(70000_u32, 70000_u32).crd2offset((69999, 69999)), 4_899_999_999);

    // packed 4-bit floats
    let packed = tag::ColumnMajorPacked::layout(1023_u32, 7_u32);
    assert_eq!(packed.to_string(), "(1023, 7):(_1, 1024)");
    let columns = layout(value::Tag::ZN, 16, 16, 360);
    assert_eq!(columns.shape().entry(1).and_then(|mode| mode.try_product().ok()), Some(368));
    const _: () = assert!(tla::fold::offset::<tag::Made<zN<Bits<16>>, _128, _128>, 2>([64, 0]) == 1024);

    // sizes of 0: no blocks, no elements, no memory
    let none = zN::<f16>::layout(0_u32, 0_u32);
    assert_eq!(none.to_string(), "((_16, 0), (_16, 0)):((_16, _256), (_1, 0))");
    assert_eq!((none.size(), none.capacity()), (0, 0));
}

/// What is printed reads back.
#[test]
fn text() {
    let printed = zN::<f16>::layout(100_u32, Int::<100>).to_string();
    assert_eq!(printed, "((_16, 7), (_16, _7)):((_16, _256), (_1, 1792))");
    let back = parse::tla(&printed).expect("it reads back");
    assert_eq!(back.to_string(), "((16,7),(16,7)):((16,256),(1,1792))");
    let with_origin = parse::tla("((16,7),(16,7)):((16,256),(1,1792)):(100,100)").expect("a layout");
    assert_eq!(value::try_layout(value::Tag::ZN, 16, 100, 100), Ok(with_origin));
}
