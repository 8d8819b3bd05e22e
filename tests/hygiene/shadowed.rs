//! The names that expansions could mean are taken by something else.

#![allow(dead_code, non_camel_case_types, non_upper_case_globals, unused_macros, reason = "decoys")]

mod core {}
mod std {}
mod tla_core {}
mod typenum {}
mod axis {}
mod nested {}
mod ops {}
mod check {}
mod width {}

struct Int;
struct Neg;
struct On;
struct Of;
struct S;
struct R;
struct O;
struct TileLayout;
struct SwizzleLayout;
struct ElementSwizzle;
struct ComposeLayout;
struct Reshaped;
struct Sliced;
struct Tiled;
struct Composition;
struct Range;
struct Keep;
struct LayoutTiler;
struct ShapeTiler;
struct LayoutOf;
struct Swizzle;
struct Layout;
struct B128;
struct m;
struct laneid;
struct f16;
struct u8;
struct usize;
struct str;
struct T;
enum Option {}
enum Result {}
trait Mapping {}
trait Named {}
trait AxisType {}
trait Copy {}
trait Clone {}
trait Debug {}

const o: () = ();
const N: () = ();
const None: () = ();
const none: () = ();
const Ok: () = ();
const Err: () = ();
const Some: () = ();

macro_rules! assert {
    ($($tokens:tt)*) => {
        compile_error!("not this one")
    };
}
macro_rules! panic {
    ($($tokens:tt)*) => {
        compile_error!("not this one")
    };
}
macro_rules! concat {
    ($($tokens:tt)*) => {
        compile_error!("not this one")
    };
}
macro_rules! layout {
    ($($tokens:tt)*) => {
        compile_error!("not this one")
    };
}

::tla::axis! {
    /// Not the decoy.
    pub(super) shelf: memory;
}

const ROWS: ::core::primitive::usize = 8;

::tla::layout! {
    /// With constants, so with the checks in const evaluation.
    pub(super) struct Tile = (ROWS, 64) -> Swizzle<f16, 128B> o S[(ROWS, 64)];
    pub(super) struct Lanes = S[(ROWS, 4, 2):(4@laneid, 1@laneid, 1)] + R[2:4@self::shelf] - 1@self::shelf + 2@self::shelf;
    pub(super) type Rows<const n: ::core::primitive::usize> = S[(n, 4)];
}

::tla::layout! {
    /// With operations, folded and not.
    pub(super) struct Cut = Tile.slice(0..ROWS, 0..8).tile((2, 2) -> S[4]);
    pub(super) struct Folded = S[(8, 64)].slice(0..4, 0..8);
    pub(super) type Divided<L> = L.logical_divide((4, _));
    pub(super) type Part<L> = L.slice_at((_, 1));
}

pub(super) type Inline = ::tla::layout!(Swizzle<f16, none> o S[(8, 64)] + 64);

#[test]
fn the_decoys_are_not_taken() {
    use ::tla::Mapping as _;

    ::std::assert_eq!(Tile::offset([1, 0_u32]), 72);
    ::std::assert_eq!(Tile::table()[64], 72);
    let at = Lanes::at([7, 3, 1_u32]);
    ::std::assert_eq!((at.on::<::tla::axis::laneid>(), at.on::<shelf>(), at.offset()), (31, 1, 1));
    ::std::assert_eq!((Cut::SIZE, Folded::offset([1, 0_u32])), (256, 64));
    ::std::assert_eq!((Divided::<Folded>::offset([1, 0_u32]), Part::<Folded>::offset([1_u32])), (64, 65));
    ::std::assert_eq!((Rows::<3>::SIZE, Inline::offset([0, 1_u64])), (12, 65));
}
