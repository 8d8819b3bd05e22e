//! Numbers: literals, constants, paths, expressions, `typenum`; and structural types by hand.

use core::any::TypeId;

use tla::axis::{laneid, warpid};
use tla::prelude::*;
use tla::{
    ComposeLayout, Element, ElementSwizzle, Neg, O, Of, On, R, Reshaped, S, SwizzleLayout, TileLayout, width,
};

pub(crate) const ROWS: usize = 6;
pub(crate) const PITCH: usize = 8;
static_assertions::const_assert!(ROWS < PITCH);

mod deep {
    pub(super) const WIDTH: usize = 2;
    tla::layout! {
        pub(super) struct Upwards = S[(super::ROWS, WIDTH, crate::operands::PITCH)];
    }
}

mod sizes {
    pub(super) const COLUMNS: usize = 4;
    pub(super) mod nested {
        pub(in super::super) const COPIES: usize = 3;
    }
    pub(super) struct Config;
    impl Config {
        pub(super) const LANES: usize = 32;
    }
}

trait Sized2 {
    const N: usize;
}

impl Sized2 for sizes::Config {
    const N: usize = 2;
}

const fn half(n: usize) -> usize {
    n / 2
}

/// A 16-bit float that is stored as its bits.
struct Half(#[expect(dead_code, reason = "only its width counts")] u16);

impl Element for Half {
    const BITS: u32 = 16;
}

layout! {
    struct Constants = S[(ROWS, sizes::COLUMNS):(PITCH, 1)] + PITCH;
    struct Paths = S[(sizes::Config::LANES, 2):(1@laneid, 1)] + R[sizes::nested::COPIES:sizes::COLUMNS@warpid];
    struct Expressions = S[({ ROWS / 2 }, { half(PITCH) }):({ half(PITCH) + 1 }, 1)] + { 2 * ROWS };
    struct Projected = S[({ <sizes::Config as Sized2>::N }, 4)];
    struct Signs = S[(ROWS, 4):(-PITCH, -1)] + { ROWS * PITCH } - 1;
    struct ByType = Swizzle<self::Half, 128B> o S[(8, 64)];
    struct Packed = S[(ROWS, { PITCH * 4 })].pack(sizes::COLUMNS).slice(0..{ half(ROWS) }, 1..PITCH);
    struct OfAName = deep::Upwards.permute(1, 0, 2).pack({ <sizes::Config as Sized2>::N });
    struct ByBits = Swizzle<{ size_of::<[u16; 8]>() }, 128B> o S[(8, 64)];
    struct ByConstants = Swizzle<{ 1 + 2 }, 3, { half(ROWS) }> o S[(8, 64)];
    struct Reshape = ({ 2 * ROWS }, 2) -> S[(ROWS, 4)];
}

#[test]
fn constants() {
    assert_eq!((Constants::COSIZE, Constants::offset([5_u32, 3])), (52, 51));
    assert_eq!((Paths::SIZE, Paths::REPLICAS), (64, 3));
    assert!(Paths::at([0_u32, 0]).places().map(|p| p.on::<warpid>()).eq([0, 4, 8]));
    assert_eq!((Expressions::SIZE, Expressions::offset([2_u32, 3])), (12, 25));
    assert_eq!((Projected::SIZE, deep::Upwards::SIZE), (8, 96));
    assert_eq!((Signs::offset([5_i32, 3]), Signs::COSIZE), (4, 48));
    assert_eq!((Packed::shape(), Packed::offset([1_u32, 0])), ([3, 7], 9));
    assert_eq!((OfAName::SIZE, OfAName::offset([1_u32, 0, 0])), (48, 4));
    assert_eq!(Reshape::offset([11_u32, 1]), 23);
    let swizzled = [ByType::MAP, ByBits::MAP, ByConstants::MAP];
    assert_eq!(swizzled, [<layout!(Swizzle<f16, 128B> o S[(8, 64)])>::MAP; 3]);
}

/// A constant in place of a literal changes nothing: one type.
#[test]
fn a_constant_is_its_value() {
    type Constant = layout!(S[(ROWS, sizes::COLUMNS):(PITCH, 1)] + PITCH);
    type Literal = layout!(S[(6, 4):(8, 1)] + 8);
    assert_eq!(TypeId::of::<Constant>(), TypeId::of::<Literal>());
    assert_eq!(TypeId::of::<<Constants as Named>::Layout>(), TypeId::of::<Literal>());
}

#[test]
fn types_by_hand() {
    type Tile = TileLayout<
        S<(Int<8>, Int<4>), (On<Int<4>, laneid>, Neg<Int<1>>)>,
        R<(Int<2>,), (On<Int<4>, warpid>,)>,
        O<(Int<3>,)>,
    >;
    assert_eq!(TypeId::of::<Tile>(), TypeId::of::<layout!(S[(8, 4):(4@laneid, -1)] + R[2:4@warpid] + 3)>());
    type Swizzled = Reshaped<
        ComposeLayout<ElementSwizzle<Int<16>, width::B64>, TileLayout<S<(Int<512>,)>>>,
        (Int<8>, Int<64>),
    >;
    assert_eq!(TypeId::of::<Swizzled>(), TypeId::of::<layout!((8, 64) -> Swizzle<f16, 64B> o S[512])>());
    type OfType = ComposeLayout<ElementSwizzle<Of<Half>, width::None>, TileLayout<S<(Int<8>,)>>>;
    assert_eq!(TypeId::of::<OfType>(), TypeId::of::<layout!(Swizzle<self::Half, none> o S[8])>());
    assert_eq!(<SwizzleLayout<Int<3>, Int<3>, Int<3>>>::SIZE, 512);
}

#[cfg(feature = "generic-array")]
mod typenum_leaves {
    use super::*;
    use generic_array::typenum::{U0, U1, U3, U4, U8, U16, U64, U512};

    #[test]
    fn are_the_integers_they_are() {
        assert_eq!(<TileLayout<S<(U8, U64)>>>::MAP, <layout!(S[(8, 64)])>::MAP);
        type Mixed = TileLayout<
            S<(U8, Int<4>), (On<U4, laneid>, Neg<U1>)>,
            R<(Int<2>,), (On<U4, warpid>,)>,
            O<(U3, On<Neg<U1>, laneid>)>,
        >;
        assert_eq!(Mixed::MAP, <layout!(S[(8, 4):(4@laneid, -1)] + R[2:4@warpid] + 3 - 1@laneid)>::MAP);
        type Swizzled =
            Reshaped<ComposeLayout<SwizzleLayout<U3, U3, Int<3>>, TileLayout<S<(U512,), (U1,)>>>, (U8, U64)>;
        assert_eq!(Swizzled::MAP, <layout!((8, 64) -> Swizzle<3, 3, 3> o S[512:1])>::MAP);
        type ByBits = ComposeLayout<ElementSwizzle<U16, width::B128>, TileLayout<S<(U8, U64)>>>;
        assert_eq!(ByBits::MAP, <layout!(Swizzle<16, 128B> o S[(8, 64)])>::MAP);
        assert_eq!(<TileLayout<S<(U8,), (U0,)>>>::MAP, <layout!(S[8:0])>::MAP);
        assert_eq!(Swizzled::offset([1_u32, 0]), 72);
    }
}
