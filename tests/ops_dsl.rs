//! Operations in the notation of `layout!`, as types, and as values: for each the three are one.

use core::any::TypeId;

use tla::algebra::nested::{
    Composed, IntTuple, ModeTiler, PartialCoordinate, ShapeTiler as Modes, ThreadValue as Values,
};
use tla::algebra::{Map, Shape, axis as on};
use tla::ops::*;
use tla::prelude::*;
use tla::{CoalescedModes, Int};

/// The value without its `Ok`.
fn right<T>(result: Result<T, tla::LayoutError>) -> T {
    result.unwrap_or_else(|error| panic!("{error}"))
}

/// `[receiver] .method(arguments) == the operation on the type `L` = the operation on the value;`
///
/// The literal form is folded by the macro; with a path to the receiver the macro writes the operation.
macro_rules! agree {
    ($constant:ident, $($test:ident: [$($receiver:tt)*] .$method:ident($($arguments:tt)*) == $operation:ty, |$value:ident| $expected:expr;)*) => {$(
        #[test]
        fn $test() {
            type L = layout!($($receiver)*);
            type Folded = layout!(($($receiver)*).$method($($arguments)*));
            type Typed = layout!(L.$method($($arguments)*));
            assert_eq!(TypeId::of::<Typed>(), TypeId::of::<$operation>());
            assert_ne!(TypeId::of::<Folded>(), TypeId::of::<Typed>());
            assert_eq!(Folded::MAP.to_string(), Typed::MAP.to_string());
            assert_eq!((Folded::MAP, Folded::$constant), (Typed::MAP, Typed::$constant));
            let $value = &L::$constant;
            assert_eq!(Folded::$constant, $expected);
        }
    )*};
}

fn shape(extents: &[u64]) -> Shape {
    right(Shape::try_new(extents))
}

fn map<L: Mapping>() -> Map {
    L::MAP
}

type Blocks = layout!(S[(2, 4)]);
type Whole = layout!((64, 64) -> S[(8, 8, 8, 8):(512, 8, 64, 1)]);
type Inner = layout!((8, 8) -> S[(8, 8)]);

agree! { MAP,
    tile: [S[(8,8)]].tile(S[(2,4)]) == Tiled<Blocks, L>, |inner| right(inner.try_tile(&map::<Blocks>()));
    tile_to: [Swizzle<3,3,3> o S[(8,64)]].tile_to((64,128)) == TiledTo<L, (Int<64>, Int<128>)>,
        |atom| right(atom.try_tile_to(&shape(&[64, 128])));
    tile_outer: [(64,64) -> S[(8,8,8,8):(512,8,64,1)]].tile_outer((8,8) -> S[(8,8)]) == TileOuter<L, Inner>,
        |whole| right(map::<Inner>().try_is_tile_inner(whole)).unwrap();
    tile_inner: [(64,64) -> S[(8,8,8,8):(512,8,64,1)]].tile_inner((8,8) -> S[(8,8)]) == TileInner<L, Inner>,
        |whole| right(map::<Inner>().try_is_tile_outer(whole)).unwrap();
    direct_sum: [S[(8,8)]].direct_sum(S[(2,4)]) == DirectSum<Blocks, L>, |right_| right(right_.try_direct_sum(&map::<Blocks>()));
    direct_sum_left: [S[(8,8)].direct_sum(S[(2,4):(256,64)])].direct_sum_left(S[(8,8)]) == DirectSumLeft<L, layout!(S[(8,8)])>,
        |sum| right(map::<layout!(S[(8,8)])>().try_is_direct_sum_right(sum)).unwrap();
    direct_sum_right: [S[(8,8)].direct_sum(S[(2,4):(256,64)])].direct_sum_right(S[(2,4):(256,64)]) == DirectSumRight<L, layout!(S[(2,4):(256,64)])>,
        |sum| right(map::<layout!(S[(2,4):(256,64)])>().try_is_direct_sum_left(sum)).unwrap();
    slice: [S[(8,64)] + R[2:@warpid] + 7].slice(2..6, 16..32) == Sliced<L, (Range<2, 6>, Range<16, 32>)>,
        |all| right(all.try_sliced(&[(2, 6), (16, 32)]));
    pack: [(8,64) -> Swizzle<3,3,3> o S[(8,64)]].pack(8) == Packed<L, 8>, |map| right(map.try_pack(8));
    unpack: [S[(8,4):(4@laneid,1@laneid)]].unpack(2) == Unpacked<L, 2>, |map| right(map.try_unpack(2));
    broadcast: [S[(8,4):(4@laneid,1@laneid)]].broadcast(2, 1, warpid) == Broadcast<L, 2, 1, axis::warpid>,
        |map| right(map.try_broadcast(2, 1, on::WARPID));
    storage: [S[(8,4):(4@laneid,2)] + 1@laneid].storage() == Stored<L>, |map| right(map.try_storage());
    permute: [(8,6) -> S[(4,12):(-12,1)]].permute(1, 0) == Permuted<L, (Int<1>, Int<0>)>, |map| right(map.try_permute(&[1, 0]));
    group: [S[(4,6)]].group((8,3)) == Grouped<L, (Int<8>, Int<3>)>, |map| right(map.try_group(&shape(&[8, 3]))).map;
    canonicalize: [S[(8,1,2,3,6):(6,99,24,6,1)]].canonicalize() == Canonical<L>, |map| right(map.try_canonicalize());
    fuse_axes: [S[(4,32):(@warpid,@laneid)]].fuse_axes() == FusedAxes<L>, |map| right(map.try_fuse_axes());
    split_axis: [S[128:@tx]].split_axis(tx, (warpid,laneid)) == SplitAxis<L, axis::tx, (axis::warpid, axis::laneid)>,
        |map| right(map.try_split_axis(on::TX, &[on::WARPID, on::LANEID]));
}

fn plain(layout: Result<tla::algebra::nested::NestedLayout, tla::LayoutError>) -> Composed {
    Composed::plain(right(layout))
}

fn nested<L: Mapping>() -> tla::algebra::nested::NestedLayout {
    *right(L::COMPOSED.try_plain("test"))
}

fn modes(modes: &[ModeTiler]) -> Modes {
    right(Modes::try_new(modes))
}

fn hole_and(entry: i64) -> PartialCoordinate {
    right(PartialCoordinate::try_tuple(&[PartialCoordinate::HOLE, PartialCoordinate::at(entry)]))
}

type B = layout!((5,4):(4,1));

agree! { COMPOSED,
    coalesce: [((2,4),(3,5)):((1,2),(8,24))].coalesce() == Coalesced<L>, |l| right(l.try_coalesce());
    coalesce_modes: [((2,4),(3,5)):((1,2),(8,24))].coalesce((1,1)) == CoalescedModes<L, (Int<1>, Int<1>)>,
        |l| right(l.try_coalesce_modes(&right(IntTuple::try_flat(&[1, 1]))));
    coalesce_z: [((2,4),(3,1)):((1,2),(8,99))].coalesce_z() == CoalescedZ<L>, |l| right(l.try_coalesce_z());
    filter: [(2,4,1):(1,0,5)].filter() == Filtered<L>, |l| right(l.try_filter());
    compose: [20:2].compose((5,4):(4,1)) == Composition<L, B>, |l| right(l.try_compose(&nested::<B>()));
    compose_within: [20:2].compose_within((5,4):(4,1)) == CompositionWithin<L, B>, |l| right(l.try_compose_within(&nested::<B>()));
    compose_modes: [(8,12):(12,1)].compose_modes((_,4:3)) == CompositionModes<L, ShapeTiler<(Keep, LayoutTiler<tla::nested::Layout<Int<4>, Int<3>>>)>>,
        |l| right(l.try_compose_modes(&modes(&[ModeTiler::Keep, ModeTiler::Layout(nested::<layout!(4:3)>())])));
    complement: [(4,2):(1,16)].complement(32) == Complement<L, 32>, |l| plain(right(l.try_plain("")).try_complement(32));
    complement_ordered: [(4,2):(1,16)].complement_ordered(32) == ComplementOrdered<L, 32>,
        |l| plain(right(l.try_plain("")).try_complement_ordered(32));
    logical_divide: [((4,2),64):((16,128),2)].logical_divide(4:2) == LogicalDivide<L, LayoutTiler<layout!(4:2)>>,
        |l| right(l.try_logical_divide(&nested::<layout!(4:2)>()));
    logical_divide_modes: [((4,2),64):((16,128),2)].logical_divide((4,16)) == LogicalDivide<L, ShapeTiler<(Int<4>, Int<16>)>>,
        |l| right(l.try_logical_divide_modes(&right(Modes::try_extents(&[4, 16]))));
    zipped_divide: [((4,2),64):((16,128),2)].zipped_divide(4:2) == ZippedDivide<L, LayoutTiler<layout!(4:2)>>,
        |l| right(l.try_zipped_divide(&nested::<layout!(4:2)>()));
    zipped_divide_modes: [((4,2),64):((16,128),2)].zipped_divide((4,16)) == ZippedDivide<L, ShapeTiler<(Int<4>, Int<16>)>>,
        |l| right(l.try_zipped_divide_modes(&right(Modes::try_extents(&[4, 16]))));
    tiled_divide: [((4,2),64):((16,128),2)].tiled_divide(4:2) == TiledDivide<L, LayoutTiler<layout!(4:2)>>,
        |l| right(l.try_tiled_divide(&nested::<layout!(4:2)>()));
    tiled_divide_modes: [((4,2),64):((16,128),2)].tiled_divide((4,16)) == TiledDivide<L, ShapeTiler<(Int<4>, Int<16>)>>,
        |l| right(l.try_tiled_divide_modes(&right(Modes::try_extents(&[4, 16]))));
    flat_divide: [((4,2),64):((16,128),2)].flat_divide(4:2) == FlatDivide<L, LayoutTiler<layout!(4:2)>>,
        |l| right(l.try_flat_divide(&nested::<layout!(4:2)>()));
    flat_divide_modes: [((4,2),64):((16,128),2)].flat_divide((4,16)) == FlatDivide<L, ShapeTiler<(Int<4>, Int<16>)>>,
        |l| right(l.try_flat_divide_modes(&right(Modes::try_extents(&[4, 16]))));
    logical_product: [(4,8):(8,1)].logical_product(2:3) == LogicalProduct<L, LayoutTiler<layout!(2:3)>>,
        |l| right(l.try_logical_product(&nested::<layout!(2:3)>()));
    logical_product_modes: [(4,8):(8,1)].logical_product((2,3)) == LogicalProduct<L, ShapeTiler<(Int<2>, Int<3>)>>,
        |l| right(l.try_logical_product_modes(&right(Modes::try_extents(&[2, 3]))));
    zipped_product: [(4,8):(8,1)].zipped_product(2:3) == ZippedProduct<L, LayoutTiler<layout!(2:3)>>,
        |l| right(l.try_zipped_product(&nested::<layout!(2:3)>()));
    zipped_product_modes: [(4,8):(8,1)].zipped_product((2,3)) == ZippedProduct<L, ShapeTiler<(Int<2>, Int<3>)>>,
        |l| right(l.try_zipped_product_modes(&right(Modes::try_extents(&[2, 3]))));
    tiled_product: [(4,8):(8,1)].tiled_product(2:3) == TiledProduct<L, LayoutTiler<layout!(2:3)>>,
        |l| right(l.try_tiled_product(&nested::<layout!(2:3)>()));
    tiled_product_modes: [(4,8):(8,1)].tiled_product((2,3)) == TiledProduct<L, ShapeTiler<(Int<2>, Int<3>)>>,
        |l| right(l.try_tiled_product_modes(&right(Modes::try_extents(&[2, 3]))));
    flat_product: [(4,8):(8,1)].flat_product(2:3) == FlatProduct<L, LayoutTiler<layout!(2:3)>>,
        |l| right(l.try_flat_product(&nested::<layout!(2:3)>()));
    flat_product_modes: [(4,8):(8,1)].flat_product((2,3)) == FlatProduct<L, ShapeTiler<(Int<2>, Int<3>)>>,
        |l| right(l.try_flat_product_modes(&right(Modes::try_extents(&[2, 3]))));
    blocked_product: [(2,5):(5,1)].blocked_product((3,4):(1,3)) == BlockedProduct<L, layout!((3,4):(1,3))>,
        |l| right(l.try_blocked_product(&nested::<layout!((3,4):(1,3))>()));
    raked_product: [(2,5):(5,1)].raked_product((3,4):(1,3)) == RakedProduct<L, layout!((3,4):(1,3))>,
        |l| right(l.try_raked_product(&nested::<layout!((3,4):(1,3))>()));
    tile_to_shape: [(8,64):(64,1)].tile_to_shape((128,64)) == TiledToShape<L, (Int<128>, Int<64>)>,
        |l| right(l.try_tile_to_shape(&right(IntTuple::try_flat(&[128, 64]))));
    tile_to_shape_ordered: [(8,64):(64,1)].tile_to_shape((128,128), (1,0)) == TiledToShapeOrdered<L, (Int<128>, Int<128>), (Int<1>, Int<0>)>,
        |l| right(l.try_tile_to_shape_ordered(&right(IntTuple::try_flat(&[128, 128])), &right(IntTuple::try_flat(&[1, 0]))));
    thread_value: [(8,4):(4,1)].thread_value((2,2):(1,2)) == ThreadValue<L, layout!((2,2):(1,2))>,
        |l| Composed::plain(*right(Values::try_new(right(l.try_plain("")), &nested::<layout!((2,2):(1,2))>())).layout());
    right_inverse: [(4,8):(8,1)].right_inverse() == RightInverse<L>, |l| plain(right(l.try_plain("")).try_right_inverse());
    left_inverse: [(4,8):(9,1)].left_inverse() == LeftInverse<L>, |l| plain(right(l.try_plain("")).try_left_inverse());
    nullspace: [(4,8):(1,0)].nullspace() == Nullspace<L>, |l| plain(right(l.try_plain("")).try_nullspace());
    max_common_layout: [(4,2):(1,8)].max_common_layout((4,2):(1,4)) == MaxCommonLayout<L, layout!((4,2):(1,4))>,
        |l| plain(right(l.try_plain("")).try_max_common_layout(&nested::<layout!((4,2):(1,4))>()));
    reversed: [(4,(2,8)):(2,(1,8))].reversed() == Reversed<L>, |l| plain(right(l.try_plain("")).try_reversed());
    upcast: [(4,8):(8,1)].upcast(2) == Upcast<L, 2>, |l| right(l.try_upcast(2));
    downcast: [(4,8):(8,1)].downcast(2) == Downcast<L, 2>, |l| right(l.try_downcast(2));
    recast: [(4,8):(8,1)].recast(16, 8) == Recast<L, 16, 8>, |l| right(l.try_recast(16, 8));
    dice: [(4,(8,2)):(1,(4,32))].dice((_,3)) == Diced<L, (Keep, Int<3>)>, |l| right(l.try_dice(&hole_and(3)));
}

#[test]
fn slice_at() {
    type L = layout!((4,8):(8,1));
    type Folded = layout!((4,8):(8,1).slice_at((_,3)));
    type Typed = layout!(L.slice_at((_, 3)));
    assert_eq!(TypeId::of::<Typed>(), TypeId::of::<SlicedAt<L, (Keep, Int<3>)>>());
    // the coordinate that is given leaves an offset, which a nested layout as a type has not
    assert_eq!((Folded::MAP, Folded::offset([2])), (Typed::MAP, 19));
    assert_eq!(Typed::COMPOSED, right(L::COMPOSED.try_slice(&hole_and(3))));
}

#[test]
fn every_operation_of_the_table_is_here() {
    let (table, tests) = (include_str!("../tla-macros/src/methods.rs"), include_str!("ops_dsl.rs"));
    let mut count = 0;
    for line in table.lines() {
        let Some((_, row)) = line.split_once("on_maps(\"").or(line.split_once("on_nested(\"")) else {
            continue;
        };
        let name = row.split('"').next().unwrap_or_default();
        assert!(tests.contains(&format!(".{name}(")), "`{name}` is not compared");
        count += 1;
    }
    println!("{count} operations");
    assert!(count > 30, "{count}");
}

layout! {
    /// A tile of 64 by 64 from an atom of 8 by 64.
    pub struct Tile = S[(8,64)].tile_to((64,64)).slice(0..32, 0..64);

    /// Its value has the nesting that the operations gave it.
    pub struct Divided = ((4,2),8):((1,16),4).coalesce((1,1));

    /// Of any layout.
    type Half<L, const N: usize> = L.slice(0..N, 0..64).pack(2);

    struct ByPath = Tile.pack(2);

    struct Same = Tile;
}

const HALF: usize = 16;

#[test]
fn named_layouts_have_what_every_name_has() {
    assert_eq!((Tile::SIZE, Tile::COSIZE, Tile::table()[64]), (2048, 2048, 64));
    assert_eq!(<Half<Tile, 16>>::shape(), [16, 32]);
    assert_eq!((ByPath::MAP, Same::MAP), (Half::<Tile, 32>::MAP, Tile::MAP));
    assert_eq!(Divided::layout().crd2offset((5, 0)), 17);
    let storage: <ByPath as Named>::Storage<u16> = [0; 1024];
    assert_eq!(storage.len(), ByPath::COSIZE);
}

#[test]
fn constants_and_parameters_are_operands() {
    type ByConstant = layout!(S[(32, 64)].slice({ HALF / 2 }..HALF, 0..64));
    assert_eq!(ByConstant::MAP, <layout!(S[(32, 64)].slice(8..16, 0..64))>::MAP);
    fn packed<L: Mapping, const N: usize>() -> usize {
        <layout!(L.pack(N))>::SIZE
    }
    assert_eq!(packed::<Tile, 8>(), 256);
}

#[test]
fn operations_stand_wherever_a_layout_does() {
    type Swizzled = layout!((32, 128) -> Swizzle<3, 3, 3> o Tile.tile_to((64, 64)));
    assert_eq!(Swizzled::offset([1, 0]), 128 + (((128 >> 6) & 7) << 3));
    const COMPOSED: Map = <layout!((8, 8):(8, 1).compose((4, 2):(2, 32)))>::MAP;
    assert_eq!(COMPOSED.to_string(), "S[(4,2):(16,4)]");
    assert_eq!(map::<Whole>(), map::<layout!(Inner.tile(Inner))>());
}
