//! Every place in which a layout can be written.

use core::any::TypeId;

use tla::prelude::*;

mod visibilities {
    tla::layout! {
        #[derive(PartialEq, Eq, Hash, Default)]
        pub struct Public = S[2];
        pub(crate) struct InCrate = S[3];
        pub(in crate::positions) struct InModule = S[4];
        struct Private = S[5];
        /// Documentation stays, and so do attributes.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub(super) struct Documented = S[6];
        #[cfg(any())]
        pub struct Absent = S[0xFFFF_FFFF];
        pub(super) type Alias = S[7];
    }

    const _: () = assert!(<Private as tla::Mapping>::SIZE == 5);
}

use visibilities::{Alias, Documented, InCrate, InModule, Public};

/// As a function's types, a field, an associated type, an array, behind a reference, as a trait's parameter.
struct Kernel {
    tile: Option<layout!(S[(8, 64)])>,
}

trait HasTile {
    type Tile: Mapping;
}

impl HasTile for Kernel {
    type Tile = layout!(S[(8, 64)]);
}

fn pass(tile: Option<layout!(S[(8, 64)])>) -> Option<layout!(S[(8, 64)])> {
    tile
}

fn size_of_layout<L: Mapping>(_: &Option<L>) -> usize {
    L::SIZE
}

#[test]
fn items_of_every_visibility() {
    let sizes = [Public::SIZE, InCrate::SIZE, InModule::SIZE, Documented::SIZE, Alias::SIZE];
    assert_eq!(sizes, [2, 3, 4, 6, 7]);
    assert_eq!((Public, Documented), (Default::default(), Documented));
    assert_eq!(format!("{Documented:?}"), "Documented");
}

#[test]
fn types_in_every_place() {
    let kernel = Kernel { tile: None };
    assert_eq!(size_of_layout(&pass(kernel.tile)), 512);
    assert_eq!(<Kernel as HasTile>::Tile::SIZE, 512);
    assert_eq!(size_of::<[layout!(S[8]); 3]>(), 0);
    assert_eq!(<layout!(S[(2, 3)]) as Mapping>::SIZE, 6);
    assert_eq!(<layout! { S[(2, 3)] }>::RANK, 2);
    assert_eq!(size_of_val(&core::marker::PhantomData::<layout![S[(2, 3)]]>), 0);
    #[expect(clippy::type_complexity, reason = "the type is spelled out on purpose")]
    let pointer: fn(&Option<layout!(S[8])>) -> usize = size_of_layout;
    assert_eq!(pointer(&None), 8);
}

#[test]
fn items_and_types_in_function_bodies() {
    layout! {
        struct Local = S[(4, 8)];
        type LocalAlias<const N: usize> = S[(N, 8)];
    }
    const ROWS: usize = 4;
    layout! { struct LocalConstant = S[(ROWS, 8):({ ROWS * 2 }, 1)]; }
    let inner = || {
        layout! { struct Inner = S[3:5]; }
        Inner::COSIZE
    };
    assert_eq!((Local::SIZE, LocalAlias::<2>::SIZE, LocalConstant::COSIZE, inner()), (32, 16, 32, 11));
    let table: [usize; 32] = Local::table();
    assert_eq!(table[31], 31);
    for row in 0..4_u32 {
        assert_eq!(<layout!(S[(4, 8)])>::offset([row, 1]), 8 * row + 1);
    }
}

fn row_major<const M: usize, const N: usize>() -> (usize, usize) {
    type Square<const K: usize> = layout!(S[(K, K)]);
    let square = <Square<M>>::SIZE;
    (<layout!(S[(M, N)])>::SIZE, square)
}

fn transposed<const M: usize, const N: usize>(i: u32, j: u32) -> u32 {
    <layout!(S[(M, N):(1, M)])>::offset([i, j])
}

fn padded<const N: usize, const PITCH: usize>() -> usize {
    <layout!((N, 8) -> Swizzle<3, 3, 3> o S[(N, 8):(PITCH, 1)] + R[2:PITCH] + PITCH)>::COSIZE
}

struct Generic<const N: usize>;

impl<const N: usize> Generic<N> {
    const SIZE: usize = <layout!(S[(N, N)])>::SIZE;

    fn last() -> usize {
        fn at<L: Mapping>() -> usize {
            L::offset(L::SIZE - 1)
        }
        at::<layout!(S[(N, N)])>()
    }
}

#[test]
fn const_generics() {
    assert_eq!(row_major::<3, 5>(), (15, 9));
    assert_eq!(transposed::<3, 5>(2, 4), 14);
    assert_eq!((Generic::<7>::SIZE, Generic::<7>::last()), (49, 48));
    // the tile reaches 7 + 64 + 64 = 135, which the swizzle moves to 151
    assert_eq!(padded::<1, 64>(), 152);
}

/// An axis, a layout's whole type as a parameter.
fn on<A: tla::AxisType + 'static>(x: u32) -> u32 {
    layout! { type Column<A> = S[8:3@A]; }
    Column::<A>::at(x).on::<A>()
}

#[test]
fn axes_as_parameters() {
    assert_eq!((on::<axis::laneid>(2), on::<axis::m>(7)), (6, 21));
}

macro_rules! tile {
    ($name:ident, $rows:literal, $columns:expr, $swizzle:ty, $axis:ident) => {
        layout! {
            struct $name = ($rows, $columns) -> Swizzle<$swizzle, 128B> o S[($rows, $columns)] + 0@$axis;
        }
    };
    ($rows:expr) => {
        layout!(S[($rows, 4)])
    };
}

tile!(FromMacro, 8, 64, u16, m);

/// What a user's own macro passes on comes in invisible groups.
#[test]
fn inside_other_macros() {
    assert_eq!(FromMacro::offset([1_u32, 0]), 72);
    assert_eq!(<tile!(2 + 3)>::SIZE, 20);
}

#[test]
fn two_spellings_are_one_type() {
    assert_eq!(TypeId::of::<layout!(S[(8, 64)])>(), TypeId::of::<layout!(S[(0x8, 6_4)])>());
    assert_eq!(TypeId::of::<layout!(S[8:1@m])>(), TypeId::of::<layout!(S[8:@m])>());
    assert_ne!(TypeId::of::<layout!(S[(8, 64)])>(), TypeId::of::<layout!(S[(64, 8)])>());
}

macro_rules! half {
    ($name:ident, $layout:ty, $n:expr) => {
        layout! { type $name = $layout.slice(0..$n, 0..{ $n * 2 }).tile(S[({ $n / 2 }, 1)]); }
    };
    ($layout:ident) => {
        layout!($layout.permute(1, 0))
    };
}

/// A generic layout, so that its path has more than names.
type Rows<const N: usize> = layout!(S[(N, 8)]);

half!(Halved, Rows<16>, 4);
type Turned = half!(Halved);

#[test]
fn operations_on_what_macros_captured() {
    assert_eq!((Halved::shape(), Turned::shape()), ([8, 8], [8, 8]));
    assert_eq!(Turned::offset([3_u32, 4]), Halved::offset([4_u32, 3]));
}
