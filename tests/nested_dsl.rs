//! `layout!` in the second model, from the notation to the address.

use core::any::TypeId;

use tla::nested::{Layout, StaticLayout, tag};
use tla::prelude::*;
use tla::{element, fold};

const SIXTEEN: usize = 16;

mod sizes {
    pub(crate) const ROWS: usize = 100;
}

layout! {
    /// 100 x 100 half-precision numbers in blocks of 16 x 16.
    pub struct Blocked = ((16,7),(16,7)):((16,256),(1,1792)):(100,100);

    /// The same by its tag.
    pub struct Packed = zN<f16>(100,100);

    /// With constants.
    pub struct ByConstants = zN<f16>(sizes::ROWS, { 25 * 4 });

    /// Constants as extents and strides.
    struct Constants = ((SIXTEEN,{ 6 + 1 }),(16,7)):((16,256),(1,1792)):(sizes::ROWS,100);

    struct Small = ((4,2),(4,3)):((4,16),(1,32)):(6,11);

    type Rows<const R: usize> = RowMajor(R,64);

    type Blocks<T, const R: usize, const C: usize> = nZ<T>(R,C);
}

/// A 16-bit float of the user's.
struct Half;

impl tla::Element for Half {
    const BITS: u32 = 16;
}

fn same<A: 'static, B: 'static>() -> bool {
    TypeId::of::<A>() == TypeId::of::<B>()
}

#[test]
fn the_notation_is_the_type() {
    type Shape = ((Int<16>, Int<7>), (Int<16>, Int<7>));
    type Stride = ((Int<16>, Int<256>), (Int<1>, Int<1792>));
    type Origin = (Int<100>, Int<100>);
    assert!(same::<<Blocked as Named>::Layout, Layout<Shape, Stride, Origin>>());
    assert!(same::<<Packed as Named>::Layout, Layout<Shape, Stride, Origin, tag::zN<element::f16>>>());
    assert!(same::<layout!(((16,7),(16,7)):((16,256),(1,1792))), Layout<Shape, Stride>>());
    assert!(same::<layout!(((_16,_7),(_16,_7)):((_16,_256),(_1,_1792))), Layout<Shape, Stride>>());
    assert!(same::<layout!(8:1), Layout<Int<8>, Int<1>>>());
    assert!(same::<layout!((8,):(1,)), Layout<(Int<8>,), (Int<1>,)>>());
    assert!(same::<layout!((8):(1)), Layout<(Int<8>,), (Int<1>,)>>());
    assert!(same::<<ByConstants as Named>::Layout, tag::Made<tag::zN<element::f16>, Int<100>, Int<100>>>());
}

#[test]
fn storage_has_the_padded_capacity() {
    assert_eq!(size_of::<<Blocked as Named>::Storage<u16>>(), 2 * 12544);
    assert_eq!(size_of::<<Packed as Named>::Storage<u16>>(), 2 * 12544);
    assert_eq!(size_of::<<ByConstants as Named>::Storage<u16>>(), 2 * 12544);
    assert_eq!(
        (Packed::COSIZE, Packed::SIZE, ByConstants::COSIZE, Constants::COSIZE),
        (12544, 12544, 12544, 12544)
    );
    assert_eq!((Packed::layout().size(), Packed::layout().capacity()), (10000, 12544));
    #[cfg(feature = "generic-array")]
    {
        use generic_array::typenum::Unsigned;
        assert_eq!(<Packed as Named>::Len::USIZE, 12544);
        assert_eq!(<ByConstants as Named>::Len::USIZE, 12544);
    }
}

#[test]
fn every_question_of_a_mapping_has_its_answer() {
    const AT: usize = fold::offset::<Packed, _>([1, 17]);
    static TABLE: [usize; Small::SIZE] = Small::table();
    assert_eq!(AT, 1792 + 16 + 1);
    assert_eq!(TABLE[12 + 5], 37);
    assert_eq!(Packed::offset([1, 17_u32]), 1809);
    assert_eq!(Packed::shape(), [112, 112]);
    assert_eq!((Packed::NESTED_RANK, Packed::layout().tag()), (2, tag::Tag::ZN));
    for i in 0..112 {
        for j in 0..112_u64 {
            let right = i % 16 * 16 + i / 16 * 256 + j % 16 + j / 16 * 1792;
            assert_eq!(Packed::offset([i, j]), right);
            assert_eq!(Packed::layout().crd2offset((i, j)), right);
            assert_eq!(Blocked::offset([i, j]), right);
            assert_eq!(ByConstants::offset([i, j]), right);
            assert_eq!(Constants::layout().crd2offset(((i % 16, i / 16), j)), right);
        }
    }
}

trait Rank {
    const NESTED_RANK: usize;
}

impl<L: Named<Layout: StaticLayout>> Rank for L {
    const NESTED_RANK: usize = <L::Layout as StaticLayout>::NESTED.rank();
}

#[test]
fn parameters_stand_wherever_a_number_can() {
    fn pitch<const C: usize>() -> usize {
        <layout!((64,C):(C,1))>::offset([1, 0])
    }
    assert_eq!((pitch::<64>(), pitch::<72>()), (64, 72));
    assert_eq!(Rows::<10>::COSIZE, 640);
    assert_eq!(Blocks::<element::f16, 100, 100>::COSIZE, 12544);
    assert_eq!(
        Blocks::<u8, 100, 100>::VALUE.to_string(),
        "((_32, _4), (_16, _7)):((_1, _3584), (_32, _512))"
    );
    assert_eq!(<layout!(((2,{ 1 + 1 }),4):((1,4),{ 2 * 4 }))>::COSIZE, 5 + 24 + 1);
}

#[test]
fn every_tag_is_written_as_in_the_table() {
    macro_rules! shown {
        ($($text:literal: $layout:ty;)*) => {$(
            assert_eq!(<$layout>::VALUE.try_value().map(|value| value.to_string()), Ok($text.into()));
        )*};
    }
    shown! {
        "(100,70):(70,1)": layout!(RowMajor(100,70));
        "(100,70):(1,100)": layout!(ColumnMajor(100,70));
        "(3,17):(18,1)": layout!(RowMajor<e2m1>(3,17));
        "(3,17):(18,1)": layout!(RowMajorPacked(3,17));
        "(17,3):(1,18)": layout!(ColumnMajor<float4_e2m1fn>(17,3));
        "(3,17):(17,1)": layout!(RowMajor<i4>(3,17));
        "(3,17):(17,1)": layout!(RowMajor<f16>(3,17));
        "(128,):(1,)": layout!(Vector(128));
        "((16,7),(32,4)):((32,512),(1,3584)):(100,100)": layout!(zN<u8>(100,100));
        "((16,7),(32,4)):((32,512),(1,3584)):(100,100)": layout!(zN<8>(100,100));
        "((16,7),(16,7)):((16,1792),(1,256)):(100,100)": layout!(zZ<bf16>(100,100));
        "((16,7),(16,7)):((1,1792),(16,256)):(100,100)": layout!(nZ<f16>(100,100));
        "((16,7),(16,7)):((1,256),(16,1792)):(100,100)": layout!(nN<float16>(100,100));
        "((16,4),(16,3)):((16,256),(1,1024)):(49,43)": layout!(L0C(49,43));
        "((32,2),(16,3)):((1,1536),(32,512)):(49,43)": layout!(Weight4BitnZ(49,43));
        "((16,7),(32,4)):((32,2048),(1,512)):(100,100)": layout!(PaddingRowMajor<16,32>(100,100));
        "((16,7),(32,4)):((1,512),(16,3584)):(100,100)": layout!(PaddingColumnMajor<16,32>(100,100));
        "(100,(2,5)):(10,(1,2))": layout!(MxRowMajorA(100,10));
        "((2,5),100):((1,200),2)": layout!(MxRowMajorB(10,100));
        "(100,(2,5)):(2,(1,200))": layout!(MxColumnMajorA(100,10));
        "((2,5),100):((1,2),10)": layout!(MxColumnMajorB(10,100));
        "((16,7),(2,5)):((2,160),(1,32)):(100,10)": layout!(MxzZ(100,10));
        "((2,5),(16,7)):((1,32),(2,160)):(10,100)": layout!(MxnN(10,100));
    }
}

#[test]
fn elements_of_the_users_have_their_width() {
    type Mine = layout!(zN<self::Half>(100,100));
    type Named = layout!(zN<Half>(100,100));
    assert!(same::<Mine, Named>());
    assert_eq!(Mine::MAP, Packed::MAP);
}

#[test]
fn a_swizzle_and_a_logical_shape_stand_before_a_nested_layout() {
    type Tile = layout!(Swizzle<3,3,3> o ((8,1),(64,1)):((64,0),(1,0)));
    type Flat = layout!(Swizzle<3,3,3> o S[(8,64)]);
    assert_eq!(
        (0..8).map(|i| Tile::offset([i, 0])).collect::<Vec<_>>(),
        (0..8).map(|i| Flat::offset([i, 0])).collect::<Vec<_>>()
    );
    type Linear = layout!((12544) -> zN<f16>(100,100));
    assert_eq!(Linear::offset([112_u32 + 17]), 1809);
    assert_eq!(<layout!((112,112) -> zN<f16>(100,100))>::MAP, Packed::MAP);
    assert_eq!(<layout!((100,70) -> RowMajor(100,70))>::offset([1, 0]), 70);
}

#[test]
fn tiles_of_a_named_layout_are_clipped_by_its_origin() {
    let tile = Packed::layout().tile((Int::<32>, Int::<48>), [96, 96]);
    assert_eq!(
        (tile.origin_shape(), tile.to_string().as_str()),
        ([4, 4], "((_16, _2), (_16, _3)):((_16, _256), (_1, _1792))")
    );
    const LAYOUT: <Packed as Named>::Layout = Packed::layout();
    assert_eq!(size_of_val(&LAYOUT), 0);
}
