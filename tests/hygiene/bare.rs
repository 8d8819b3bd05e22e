//! No prelude: expansions name all they need by its path.

#![no_implicit_prelude]
#![deny(warnings)]

::tla::axis! {
    /// A second axis of devices.
    pub(crate) rack: device;
    /// Warps, counted in pairs of warpgroups.
    pub(crate) wid: thread(warp in cta);
}

::tla::layout! {
    /// Every term there is.
    pub(crate) struct Item =
        (8, 16) -> S[(8, 2, 4, 2):(4@laneid, 1@self::wid, 1@laneid, 1)] + R[2:4@self::wid] + 5@self::wid + 3@self::rack;
    pub(crate) struct Constant = S[(super::operands::ROWS, 4)];
    pub(crate) type Alias = (4, 2) -> Swizzle<u8, 32B> o S[8];
}

pub(crate) type InTypePosition = ::tla::layout!(Swizzle<3, 3, 3> o S[(8, 64)]);

const _: () = {
    ::core::assert!(<Item as ::tla::Mapping>::SIZE == 128 && <Item as ::tla::Mapping>::COSIZE == 2);
    ::core::assert!(<Constant as ::tla::Mapping>::SIZE == 24 && <Alias as ::tla::Mapping>::RANK == 2);
    ::core::assert!(::tla::fold::offset::<InTypePosition, 2>([3, 0]) == 216);
    ::core::assert!(Constant::table()[23] == 23);
};

#[::core::prelude::v1::test]
fn the_evaluators_need_no_prelude() {
    use ::tla::Mapping;

    let at = Item::at([7_u32, 15]);
    ::std::assert_eq!((at.on::<::tla::axis::laneid>(), at.on::<wid>(), at.on::<rack>()), (31, 6, 3));
    ::std::assert_eq!(::core::iter::Iterator::count(at.places()), 2);
    ::std::assert_eq!(InTypePosition::offset([1_usize, 0]), 72);
}
