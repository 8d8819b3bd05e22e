// Written by `tests/through_macro/generate.rs`; not to be edited.

use tla::prelude::*;
use tla::{axis::*, fold};

#[allow(unused_imports, reason = "which of them a part needs is left open")]
use crate::check::{alias, item, probe, probe_below_0, sum_of_places};
use crate::check::Row;
use crate::facts::{Answers, Facts};

// sf_tmem_layout
layout! { struct V1621 = S[(4,32,3):(4@TCol,1@TLane,16@TCol)] + R[4:32@TLane]; }
type T1621 = layout!(S[(4,32,3):(4@TCol,1@TLane,16@TCol)] + R[4:32@TLane]);
const _: () = {
    assert!(V1621::SIZE == 384 && V1621::COSIZE == 1 && V1621::RANK == 3);
    let at = fold::at::<V1621, _>([2, 0, 0]);
    assert!(at.on::<TCol>() == 8 && at.on::<TLane>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1621, TCol, 3>([2, 0, 0]), (4, 32)));
    assert!(matches!(sum_of_places::<V1621, TLane, 3>([2, 0, 0]), (4, 192)));
    assert!(matches!(sum_of_places::<V1621, m, 3>([2, 0, 0]), (4, 0)));
    let at = fold::at::<V1621, _>([3, 31, 2]);
    assert!(at.on::<TCol>() == 44 && at.on::<TLane>() == 31 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1621, TCol, 3>([3, 31, 2]), (4, 176)));
    assert!(matches!(sum_of_places::<V1621, TLane, 3>([3, 31, 2]), (4, 316)));
    assert!(matches!(sum_of_places::<V1621, m, 3>([3, 31, 2]), (4, 0)));
};

// apply_shape
layout! { struct V1637 = Swizzle<3,3,3> o S[(8,64):(64,1)]; }
type T1637 = layout!(Swizzle<3,3,3> o S[(8,64):(64,1)]);
const _: () = {
    assert!(V1637::SIZE == 512 && V1637::COSIZE == 512 && V1637::RANK == 2);
    let at = fold::at::<V1637, _>([2, 26]);
    assert!(at.on::<m>() == 138);
    let at = fold::at::<V1637, _>([7, 63]);
    assert!(at.on::<m>() == 455);
};

// apply_linear
layout! { struct V1638 = Swizzle<3,3,3> o S[(8,64)]; }
type T1638 = layout!(Swizzle<3,3,3> o S[(8,64)]);
const _: () = {
    assert!(V1638::SIZE == 512 && V1638::COSIZE == 512 && V1638::RANK == 2);
    let at = fold::at::<V1638, _>([2, 26]);
    assert!(at.on::<m>() == 138);
    let at = fold::at::<V1638, _>([7, 63]);
    assert!(at.on::<m>() == 455);
};

// apply_shape
layout! { struct V1642 = Swizzle<3,1,3> o S[(8,64):(64,1)]; }
type T1642 = layout!(Swizzle<3,1,3> o S[(8,64):(64,1)]);
const _: () = {
    assert!(V1642::SIZE == 512 && V1642::COSIZE == 512 && V1642::RANK == 2);
    let at = fold::at::<V1642, _>([2, 26]);
    assert!(at.on::<m>() == 154);
    let at = fold::at::<V1642, _>([7, 63]);
    assert!(at.on::<m>() == 503);
};

// apply_shape
layout! { struct V1644 = Swizzle<4,3,3> o S[(8,64):(64,1)]; }
type T1644 = layout!(Swizzle<4,3,3> o S[(8,64):(64,1)]);
const _: () = {
    assert!(V1644::SIZE == 512 && V1644::COSIZE == 512 && V1644::RANK == 2);
    let at = fold::at::<V1644, _>([2, 26]);
    assert!(at.on::<m>() == 138);
    let at = fold::at::<V1644, _>([7, 63]);
    assert!(at.on::<m>() == 463);
};

// apply_linear
layout! { struct V1645 = Swizzle<4,3,3> o S[(8,64)]; }
type T1645 = layout!(Swizzle<4,3,3> o S[(8,64)]);
const _: () = {
    assert!(V1645::SIZE == 512 && V1645::COSIZE == 512 && V1645::RANK == 2);
    let at = fold::at::<V1645, _>([2, 26]);
    assert!(at.on::<m>() == 138);
    let at = fold::at::<V1645, _>([7, 63]);
    assert!(at.on::<m>() == 463);
};

// apply_shape
layout! { struct V1647 = Swizzle<2,3,3> o S[(8,64)]; }
type T1647 = layout!(Swizzle<2,3,3> o S[(8,64)]);
const _: () = {
    assert!(V1647::SIZE == 512 && V1647::COSIZE == 512 && V1647::RANK == 2);
    let at = fold::at::<V1647, _>([2, 26]);
    assert!(at.on::<m>() == 138);
    let at = fold::at::<V1647, _>([7, 63]);
    assert!(at.on::<m>() == 483);
};

// apply_linear
layout! { struct V1648 = Swizzle<2,3,3> o S[(8,64):(64,1)]; }
type T1648 = layout!(Swizzle<2,3,3> o S[(8,64):(64,1)]);
const _: () = {
    assert!(V1648::SIZE == 512 && V1648::COSIZE == 512 && V1648::RANK == 2);
    let at = fold::at::<V1648, _>([2, 26]);
    assert!(at.on::<m>() == 138);
    let at = fold::at::<V1648, _>([7, 63]);
    assert!(at.on::<m>() == 483);
};

// apply_shape
layout! { struct V1650 = Swizzle<3,0,3> o S[(8,64)]; }
type T1650 = layout!(Swizzle<3,0,3> o S[(8,64)]);
const _: () = {
    assert!(V1650::SIZE == 512 && V1650::COSIZE == 512 && V1650::RANK == 2);
    let at = fold::at::<V1650, _>([2, 26]);
    assert!(at.on::<m>() == 154);
    let at = fold::at::<V1650, _>([7, 63]);
    assert!(at.on::<m>() == 511);
};

// apply_shape
layout! { struct V1652 = Swizzle<0,3,3> o S[(8,64)]; }
type T1652 = layout!(Swizzle<0,3,3> o S[(8,64)]);
const _: () = {
    assert!(V1652::SIZE == 512 && V1652::COSIZE == 512 && V1652::RANK == 2);
    let at = fold::at::<V1652, _>([2, 26]);
    assert!(at.on::<m>() == 153);
    let at = fold::at::<V1652, _>([7, 63]);
    assert!(at.on::<m>() == 504);
};

// apply_linear
layout! { struct V1653 = Swizzle<0,3,3> o S[(8,64):(64,1)]; }
type T1653 = layout!(Swizzle<0,3,3> o S[(8,64):(64,1)]);
const _: () = {
    assert!(V1653::SIZE == 512 && V1653::COSIZE == 512 && V1653::RANK == 2);
    let at = fold::at::<V1653, _>([2, 26]);
    assert!(at.on::<m>() == 153);
    let at = fold::at::<V1653, _>([7, 63]);
    assert!(at.on::<m>() == 504);
};

// apply_shape
layout! { struct V1656 = (16, 512) -> Swizzle<3,3,3> o S[(16,64,8):(64,1,1024)]; }
type T1656 = layout!((16, 512) -> Swizzle<3,3,3> o S[(16,64,8):(64,1,1024)]);
const _: () = {
    assert!(V1656::SIZE == 8192 && V1656::COSIZE == 8192 && V1656::RANK == 2);
    let at = fold::at::<V1656, _>([4, 423]);
    assert!(at.on::<m>() == 7444);
    let at = fold::at::<V1656, _>([15, 511]);
    assert!(at.on::<m>() == 8135);
};

// apply_linear
layout! { struct V1657 = Swizzle<3,3,3> o S[(16,64,8):(64,1,1024)]; }
type T1657 = layout!(Swizzle<3,3,3> o S[(16,64,8):(64,1,1024)]);
const _: () = {
    assert!(V1657::SIZE == 8192 && V1657::COSIZE == 8192 && V1657::RANK == 3);
    let at = fold::at::<V1657, _>([4, 52, 7]);
    assert!(at.on::<m>() == 7444);
    let at = fold::at::<V1657, _>([15, 63, 7]);
    assert!(at.on::<m>() == 8135);
};

// apply_shape
layout! { struct V1661 = (16, 512) -> Swizzle<3,1,3> o S[(16,64,8):(64,1,1024)]; }
type T1661 = layout!((16, 512) -> Swizzle<3,1,3> o S[(16,64,8):(64,1,1024)]);
const _: () = {
    assert!(V1661::SIZE == 8192 && V1661::COSIZE == 8192 && V1661::RANK == 2);
    let at = fold::at::<V1661, _>([4, 423]);
    assert!(at.on::<m>() == 7476);
    let at = fold::at::<V1661, _>([15, 511]);
    assert!(at.on::<m>() == 8183);
};

// apply_shape
layout! { struct V1663 = (16, 512) -> Swizzle<4,3,3> o S[(16,64,8):(64@m,1@m,1024@m)]; }
type T1663 = layout!((16, 512) -> Swizzle<4,3,3> o S[(16,64,8):(64@m,1@m,1024@m)]);
const _: () = {
    assert!(V1663::SIZE == 8192 && V1663::COSIZE == 8192 && V1663::RANK == 2);
    let at = fold::at::<V1663, _>([4, 423]);
    assert!(at.on::<m>() == 7444);
    let at = fold::at::<V1663, _>([15, 511]);
    assert!(at.on::<m>() == 8079);
};

// apply_linear
layout! { struct V1664 = Swizzle<4,3,3> o S[(16,64,8):(64,1,1024)]; }
type T1664 = layout!(Swizzle<4,3,3> o S[(16,64,8):(64,1,1024)]);
const _: () = {
    assert!(V1664::SIZE == 8192 && V1664::COSIZE == 8192 && V1664::RANK == 3);
    let at = fold::at::<V1664, _>([4, 52, 7]);
    assert!(at.on::<m>() == 7444);
    let at = fold::at::<V1664, _>([15, 63, 7]);
    assert!(at.on::<m>() == 8079);
};

// apply_shape
layout! { struct V1666 = (16, 512) -> Swizzle<2,3,3> o S[(16,64,8):(64,1,1024)]; }
type T1666 = layout!((16, 512) -> Swizzle<2,3,3> o S[(16,64,8):(64,1,1024)]);
const _: () = {
    assert!(V1666::SIZE == 8192 && V1666::COSIZE == 8192 && V1666::RANK == 2);
    let at = fold::at::<V1666, _>([4, 423]);
    assert!(at.on::<m>() == 7472);
    let at = fold::at::<V1666, _>([15, 511]);
    assert!(at.on::<m>() == 8163);
};

// apply_linear
layout! { struct V1667 = Swizzle<2,3,3> o S[(16,64,8):(64,1,1024)]; }
type T1667 = layout!(Swizzle<2,3,3> o S[(16,64,8):(64,1,1024)]);
const _: () = {
    assert!(V1667::SIZE == 8192 && V1667::COSIZE == 8192 && V1667::RANK == 3);
    let at = fold::at::<V1667, _>([4, 52, 7]);
    assert!(at.on::<m>() == 7472);
    let at = fold::at::<V1667, _>([15, 63, 7]);
    assert!(at.on::<m>() == 8163);
};

// apply_shape
layout! { struct V1671 = (16, 512) -> Swizzle<0,3,3> o S[(16,64,8):(64,1,1024)]; }
type T1671 = layout!((16, 512) -> Swizzle<0,3,3> o S[(16,64,8):(64,1,1024)]);
const _: () = {
    assert!(V1671::SIZE == 8192 && V1671::COSIZE == 8192 && V1671::RANK == 2);
    let at = fold::at::<V1671, _>([4, 423]);
    assert!(at.on::<m>() == 7474);
    let at = fold::at::<V1671, _>([15, 511]);
    assert!(at.on::<m>() == 8184);
};

// apply_linear
layout! { struct V1672 = Swizzle<0,3,3> o S[(16,64,8):(64@m,1@m,1024@m)]; }
type T1672 = layout!(Swizzle<0,3,3> o S[(16,64,8):(64@m,1@m,1024@m)]);
const _: () = {
    assert!(V1672::SIZE == 8192 && V1672::COSIZE == 8192 && V1672::RANK == 3);
    let at = fold::at::<V1672, _>([4, 52, 7]);
    assert!(at.on::<m>() == 7474);
    let at = fold::at::<V1672, _>([15, 63, 7]);
    assert!(at.on::<m>() == 8184);
};

// apply_shape
layout! { struct V1676 = (64, 256) -> Swizzle<3,3,3> o S[(64,4,64):(64,4096,1)]; }
type T1676 = layout!((64, 256) -> Swizzle<3,3,3> o S[(64,4,64):(64,4096,1)]);
const _: () = {
    assert!(V1676::SIZE == 16384 && V1676::COSIZE == 16384 && V1676::RANK == 2);
    let at = fold::at::<V1676, _>([19, 79]);
    assert!(at.on::<m>() == 5335);
    let at = fold::at::<V1676, _>([63, 255]);
    assert!(at.on::<m>() == 16327);
};

// apply_linear
layout! { struct V1677 = Swizzle<3,3,3> o S[(64,4,64):(64,4096,1)]; }
type T1677 = layout!(Swizzle<3,3,3> o S[(64,4,64):(64,4096,1)]);
const _: () = {
    assert!(V1677::SIZE == 16384 && V1677::COSIZE == 16384 && V1677::RANK == 3);
    let at = fold::at::<V1677, _>([19, 1, 15]);
    assert!(at.on::<m>() == 5335);
    let at = fold::at::<V1677, _>([63, 3, 63]);
    assert!(at.on::<m>() == 16327);
};

// apply_shape
layout! { struct V1681 = (64, 256) -> Swizzle<3,1,3> o S[(64,4,64):(64@m,4096@m,1@m)]; }
type T1681 = layout!((64, 256) -> Swizzle<3,1,3> o S[(64,4,64):(64@m,4096@m,1@m)]);
const _: () = {
    assert!(V1681::SIZE == 16384 && V1681::COSIZE == 16384 && V1681::RANK == 2);
    let at = fold::at::<V1681, _>([19, 79]);
    assert!(at.on::<m>() == 5319);
    let at = fold::at::<V1681, _>([63, 255]);
    assert!(at.on::<m>() == 16375);
};

// apply_linear
layout! { struct V1684 = Swizzle<4,3,3> o S[(64,4,64):(64,4096,1)]; }
type T1684 = layout!(Swizzle<4,3,3> o S[(64,4,64):(64,4096,1)]);
const _: () = {
    assert!(V1684::SIZE == 16384 && V1684::COSIZE == 16384 && V1684::RANK == 3);
    let at = fold::at::<V1684, _>([19, 1, 15]);
    assert!(at.on::<m>() == 5343);
    let at = fold::at::<V1684, _>([63, 3, 63]);
    assert!(at.on::<m>() == 16271);
};

// apply_shape
layout! { struct V1686 = (64, 256) -> Swizzle<2,3,3> o S[(64,4,64):(64,4096,1)]; }
type T1686 = layout!((64, 256) -> Swizzle<2,3,3> o S[(64,4,64):(64,4096,1)]);
const _: () = {
    assert!(V1686::SIZE == 16384 && V1686::COSIZE == 16384 && V1686::RANK == 2);
    let at = fold::at::<V1686, _>([19, 79]);
    assert!(at.on::<m>() == 5335);
    let at = fold::at::<V1686, _>([63, 255]);
    assert!(at.on::<m>() == 16355);
};

// apply_linear
layout! { struct V1687 = Swizzle<2,3,3> o S[(64,4,64):(64,4096,1)]; }
type T1687 = layout!(Swizzle<2,3,3> o S[(64,4,64):(64,4096,1)]);
const _: () = {
    assert!(V1687::SIZE == 16384 && V1687::COSIZE == 16384 && V1687::RANK == 3);
    let at = fold::at::<V1687, _>([19, 1, 15]);
    assert!(at.on::<m>() == 5335);
    let at = fold::at::<V1687, _>([63, 3, 63]);
    assert!(at.on::<m>() == 16355);
};

// apply_shape
layout! { struct V1689 = (64, 256) -> Swizzle<3,0,3> o S[(64,4,64):(64,4096,1)]; }
type T1689 = layout!((64, 256) -> Swizzle<3,0,3> o S[(64,4,64):(64,4096,1)]);
const _: () = {
    assert!(V1689::SIZE == 16384 && V1689::COSIZE == 16384 && V1689::RANK == 2);
    let at = fold::at::<V1689, _>([19, 79]);
    assert!(at.on::<m>() == 5327);
    let at = fold::at::<V1689, _>([63, 255]);
    assert!(at.on::<m>() == 16383);
};

// apply_shape
layout! { struct V1691 = (64, 256,) -> Swizzle<0,3,3> o S[(64,4,64):(64,4096,1)]; }
type T1691 = layout!((64, 256,) -> Swizzle<0,3,3> o S[(64,4,64):(64,4096,1)]);
const _: () = {
    assert!(V1691::SIZE == 16384 && V1691::COSIZE == 16384 && V1691::RANK == 2);
    let at = fold::at::<V1691, _>([19, 79]);
    assert!(at.on::<m>() == 5326);
    let at = fold::at::<V1691, _>([63, 255]);
    assert!(at.on::<m>() == 16376);
};

// apply_shape
layout! { struct V1695 = Swizzle<3,3,3> o S[(8,64):(64,1)] + 72; }
type T1695 = layout!(Swizzle<3,3,3> o S[(8,64):(64,1)] + 72);
const _: () = {
    assert!(V1695::SIZE == 512 && V1695::COSIZE == 592 && V1695::RANK == 2);
    let at = fold::at::<V1695, _>([2, 26]);
    assert!(at.on::<m>() == 250);
    let at = fold::at::<V1695, _>([7, 63]);
    assert!(at.on::<m>() == 591);
};

// apply_shape
layout! { struct V1698 = Swizzle<3,2,3> o S[(8,64)] + 72; }
type T1698 = layout!(Swizzle<3,2,3> o S[(8,64)] + 72);
const _: () = {
    assert!(V1698::SIZE == 512 && V1698::COSIZE == 592 && V1698::RANK == 2);
    let at = fold::at::<V1698, _>([2, 26]);
    assert!(at.on::<m>() == 250);
    let at = fold::at::<V1698, _>([7, 63]);
    assert!(at.on::<m>() == 591);
};

// apply_shape
layout! { struct V1700 = Swizzle<3,1,3> o 72 + S[(8,64)]; }
type T1700 = layout!(Swizzle<3,1,3> o 72 + S[(8,64)]);
const _: () = {
    assert!(V1700::SIZE == 512 && V1700::COSIZE == 592 && V1700::RANK == 2);
    let at = fold::at::<V1700, _>([2, 26]);
    assert!(at.on::<m>() == 234);
    let at = fold::at::<V1700, _>([7, 63]);
    assert!(at.on::<m>() == 591);
};

// apply_shape
layout! { struct V1702 = Swizzle<4,3,3> o S[(8,64)] + 72; }
type T1702 = layout!(Swizzle<4,3,3> o S[(8,64)] + 72);
const _: () = {
    assert!(V1702::SIZE == 512 && V1702::COSIZE == 640 && V1702::RANK == 2);
    let at = fold::at::<V1702, _>([2, 26]);
    assert!(at.on::<m>() == 242);
    let at = fold::at::<V1702, _>([7, 63]);
    assert!(at.on::<m>() == 519);
};

// apply_linear
layout! { struct V1703 = Swizzle<4,3,3> o 71 + 1 + S[(8,64):(64,1)]; }
type T1703 = layout!(Swizzle<4,3,3> o 71 + 1 + S[(8,64):(64,1)]);
const _: () = {
    assert!(V1703::SIZE == 512 && V1703::COSIZE == 640 && V1703::RANK == 2);
    let at = fold::at::<V1703, _>([2, 26]);
    assert!(at.on::<m>() == 242);
    let at = fold::at::<V1703, _>([7, 63]);
    assert!(at.on::<m>() == 519);
};

// apply_shape
layout! { struct V1705 = Swizzle<2,3,3> o S[(8,64):(64,1)] + 72; }
type T1705 = layout!(Swizzle<2,3,3> o S[(8,64):(64,1)] + 72);
const _: () = {
    assert!(V1705::SIZE == 512 && V1705::COSIZE == 592 && V1705::RANK == 2);
    let at = fold::at::<V1705, _>([2, 26]);
    assert!(at.on::<m>() == 254);
    let at = fold::at::<V1705, _>([7, 63]);
    assert!(at.on::<m>() == 591);
};

// apply_linear
layout! { struct V1706 = Swizzle<2,3,3> o 72 + S[(8,64)]; }
type T1706 = layout!(Swizzle<2,3,3> o 72 + S[(8,64)]);
const _: () = {
    assert!(V1706::SIZE == 512 && V1706::COSIZE == 592 && V1706::RANK == 2);
    let at = fold::at::<V1706, _>([2, 26]);
    assert!(at.on::<m>() == 254);
    let at = fold::at::<V1706, _>([7, 63]);
    assert!(at.on::<m>() == 591);
};

// apply_shape
layout! { struct V1710 = Swizzle<0,3,3> o S[(8,64):(64@m,1@m)] + 72@m; }
type T1710 = layout!(Swizzle<0,3,3> o S[(8,64):(64@m,1@m)] + 72@m);
const _: () = {
    assert!(V1710::SIZE == 512 && V1710::COSIZE == 584 && V1710::RANK == 2);
    let at = fold::at::<V1710, _>([2, 26]);
    assert!(at.on::<m>() == 230);
    let at = fold::at::<V1710, _>([7, 63]);
    assert!(at.on::<m>() == 583);
};

// apply_shape
layout! { struct V1715 = Swizzle<3,3,3> o S[(6,40):(72,1)]; }
type T1715 = layout!(Swizzle<3,3,3> o S[(6,40):(72,1)]);
const _: () = {
    assert!(V1715::SIZE == 240 && V1715::COSIZE == 448 && V1715::RANK == 2);
    let at = fold::at::<V1715, _>([2, 13]);
    assert!(at.on::<m>() == 141);
    let at = fold::at::<V1715, _>([5, 39]);
    assert!(at.on::<m>() == 447);
};

// apply_linear
layout! { struct V1716 = Swizzle<3,3,3> o S[(6,40):(72,1)]; }
type T1716 = layout!(Swizzle<3,3,3> o S[(6,40):(72,1)]);
const _: () = {
    assert!(V1716::SIZE == 240 && V1716::COSIZE == 448 && V1716::RANK == 2);
    let at = fold::at::<V1716, _>([2, 13]);
    assert!(at.on::<m>() == 141);
    let at = fold::at::<V1716, _>([5, 39]);
    assert!(at.on::<m>() == 447);
};

// apply_shape
layout! { struct V1718 = Swizzle<3,2,3> o S[(6,40):(72,1)]; }
type T1718 = layout!(Swizzle<3,2,3> o S[(6,40):(72,1)]);
const _: () = {
    assert!(V1718::SIZE == 240 && V1718::COSIZE == 416 && V1718::RANK == 2);
    let at = fold::at::<V1718, _>([2, 13]);
    assert!(at.on::<m>() == 141);
    let at = fold::at::<V1718, _>([5, 39]);
    assert!(at.on::<m>() == 415);
};

// apply_shape
layout! { struct V1720 = Swizzle<3,1,3> o S[(6,40):(72,1)]; }
type T1720 = layout!(Swizzle<3,1,3> o S[(6,40):(72,1)]);
const _: () = {
    assert!(V1720::SIZE == 240 && V1720::COSIZE == 400 && V1720::RANK == 2);
    let at = fold::at::<V1720, _>([2, 13]);
    assert!(at.on::<m>() == 157);
    let at = fold::at::<V1720, _>([5, 39]);
    assert!(at.on::<m>() == 399);
};

// apply_shape
layout! { struct V1722 = Swizzle<4,3,3> o S[(6,40):(72,1)]; }
type T1722 = layout!(Swizzle<4,3,3> o S[(6,40):(72,1)]);
const _: () = {
    assert!(V1722::SIZE == 240 && V1722::COSIZE == 448 && V1722::RANK == 2);
    let at = fold::at::<V1722, _>([2, 13]);
    assert!(at.on::<m>() == 141);
    let at = fold::at::<V1722, _>([5, 39]);
    assert!(at.on::<m>() == 447);
};

// apply_linear
layout! { struct V1726 = Swizzle<2,3,3> o S[(6,40):(72@m,1@m)]; }
type T1726 = layout!(Swizzle<2,3,3> o S[(6,40):(72@m,1@m)]);
const _: () = {
    assert!(V1726::SIZE == 240 && V1726::COSIZE == 416 && V1726::RANK == 2);
    let at = fold::at::<V1726, _>([2, 13]);
    assert!(at.on::<m>() == 141);
    let at = fold::at::<V1726, _>([5, 39]);
    assert!(at.on::<m>() == 415);
};

// apply_shape
layout! { struct V1730 = Swizzle<0,3,3> o S[(6,40):(72,1)]; }
type T1730 = layout!(Swizzle<0,3,3> o S[(6,40):(72,1)]);
const _: () = {
    assert!(V1730::SIZE == 240 && V1730::COSIZE == 400 && V1730::RANK == 2);
    let at = fold::at::<V1730, _>([2, 13]);
    assert!(at.on::<m>() == 158);
    let at = fold::at::<V1730, _>([5, 39]);
    assert!(at.on::<m>() == 398);
};

// apply_linear
layout! { struct V1736 = Swizzle<3,3,3> o 4 + S[(8,64):(64,1)]; }
type T1736 = layout!(Swizzle<3,3,3> o 4 + S[(8,64):(64,1)]);
const _: () = {
    assert!(V1736::SIZE == 512 && V1736::COSIZE == 516 && V1736::RANK == 2);
    let at = fold::at::<V1736, _>([2, 26]);
    assert!(at.on::<m>() == 142);
    let at = fold::at::<V1736, _>([7, 63]);
    assert!(at.on::<m>() == 515);
};

// apply_shape
layout! { struct V1738 = (4, 128) -> Swizzle<3,2,3> o S[(8,64):(64,1)] + 1 + 3; }
type T1738 = layout!((4, 128) -> Swizzle<3,2,3> o S[(8,64):(64,1)] + 1 + 3);
const _: () = {
    assert!(V1738::SIZE == 512 && V1738::COSIZE == 516 && V1738::RANK == 2);
    let at = fold::at::<V1738, _>([1, 26]);
    assert!(at.on::<m>() == 142);
    let at = fold::at::<V1738, _>([3, 127]);
    assert!(at.on::<m>() == 515);
};

// apply_linear
layout! { struct V1743 = Swizzle<4,3,3> o S[(8,64):(64,1)] + 1 + 3; }
type T1743 = layout!(Swizzle<4,3,3> o S[(8,64):(64,1)] + 1 + 3);
const _: () = {
    assert!(V1743::SIZE == 512 && V1743::COSIZE == 580 && V1743::RANK == 2);
    let at = fold::at::<V1743, _>([2, 26]);
    assert!(at.on::<m>() == 142);
    let at = fold::at::<V1743, _>([7, 63]);
    assert!(at.on::<m>() == 579);
};

// apply_linear
layout! { struct V1746 = Swizzle<2,3,3> o S[(8,64)] + 4; }
type T1746 = layout!(Swizzle<2,3,3> o S[(8,64)] + 4);
const _: () = {
    assert!(V1746::SIZE == 512 && V1746::COSIZE == 516 && V1746::RANK == 2);
    let at = fold::at::<V1746, _>([2, 26]);
    assert!(at.on::<m>() == 142);
    let at = fold::at::<V1746, _>([7, 63]);
    assert!(at.on::<m>() == 515);
};

// apply_shape
layout! { struct V1748 = (4, 128) -> Swizzle<3,0,3> o 4 + S[(8,64)]; }
type T1748 = layout!((4, 128) -> Swizzle<3,0,3> o 4 + S[(8,64)]);
const _: () = {
    assert!(V1748::SIZE == 512 && V1748::COSIZE == 516 && V1748::RANK == 2);
    let at = fold::at::<V1748, _>([1, 26]);
    assert!(at.on::<m>() == 158);
    let at = fold::at::<V1748, _>([3, 127]);
    assert!(at.on::<m>() == 515);
};

pub(crate) fn rows() -> Vec<Row> {
    vec![
        item::<V1621, T1621>(Facts { name: "V1621", op: "sf_tmem_layout", shard: &[(4, 4, "TCol"), (32, 1, "TLane"), (3, 16, "TCol")], replica: &[(4, 32, "TLane")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1621, TCol, u64, 3>(), probe::<V1621, TLane, u64, 3>(), probe::<V1621, m, u64, 3>()]),
        item::<V1637, T1637>(Facts { name: "V1637", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("0,38=38 0,49=49 0,59=59 1,7=79 1,10=66 1,24=80 1,28=84 1,32=104 2,26=138 3,27=195 3,54=238 5,11=355 5,54=350 6,20=420 6,44=412 6,60=396") }, None, vec![probe::<V1637, m, usize, 2>()]),
        item::<V1638, T1638>(Facts { name: "V1638", op: "apply_linear", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("38=38 49=49 59=59 71=79 74=66 88=80 92=84 96=104 154=138 219=195 246=238 331=355 374=350 404=420 428=412 444=396") }, None, vec![probe::<V1638, m, i32, 2>()]),
        item::<V1642, T1642>(Facts { name: "V1642", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 1, 3]), shape: None, answers: Answers::Bases("0,38=38 0,49=49 0,59=59 1,7=79 1,10=66 1,24=80 1,28=84 1,32=104 2,26=154 3,27=211 3,54=254 5,11=323 5,54=382 6,20=404 6,44=428 6,60=444") }, None, vec![probe::<V1642, m, u64, 2>()]),
        item::<V1644, T1644>(Facts { name: "V1644", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 3, 3]), shape: None, answers: Answers::Bases("0,38=38 0,49=49 0,59=59 1,7=71 1,10=74 1,24=88 1,28=92 1,32=96 2,26=138 3,27=203 3,54=230 5,11=363 5,54=342 6,20=420 6,44=412 6,60=396") }, None, vec![probe::<V1644, m, i32, 2>()]),
        item::<V1645, T1645>(Facts { name: "V1645", op: "apply_linear", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 3, 3]), shape: None, answers: Answers::Bases("38=38 49=49 59=59 71=71 74=74 88=88 92=92 96=96 154=138 219=203 246=230 331=363 374=342 404=420 428=412 444=396") }, None, vec![probe::<V1645, m, u64, 2>()]),
        item::<V1647, T1647>(Facts { name: "V1647", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 3, 3]), shape: None, answers: Answers::Bases("0,38=34 0,49=53 0,59=63 1,7=79 1,10=66 1,24=80 1,28=84 1,32=108 2,26=138 3,27=195 3,54=234 5,11=323 5,54=378 6,20=388 6,44=440 6,60=424") }, None, vec![probe::<V1647, m, i32, 2>()]),
        item::<V1648, T1648>(Facts { name: "V1648", op: "apply_linear", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 3, 3]), shape: None, answers: Answers::Bases("38=34 49=53 59=63 71=79 74=66 88=80 92=84 96=108 154=138 219=195 246=234 331=323 374=378 404=388 428=440 444=424") }, None, vec![probe::<V1648, m, u64, 2>()]),
        item::<V1650, T1650>(Facts { name: "V1650", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 0, 3]), shape: None, answers: Answers::Bases("0,38=38 0,49=49 0,59=59 1,7=71 1,10=74 1,24=88 1,28=92 1,32=96 2,26=154 3,27=219 3,54=246 5,11=331 5,54=374 6,20=404 6,44=428 6,60=444") }, None, vec![probe::<V1650, m, i32, 2>()]),
        item::<V1652, T1652>(Facts { name: "V1652", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 3, 3]), shape: None, answers: Answers::Bases("0,38=34 0,49=55 0,59=60 1,7=71 1,10=75 1,24=91 1,28=95 1,32=100 2,26=153 3,27=216 3,54=240 5,11=330 5,54=368 6,20=406 6,44=425 6,60=443") }, None, vec![probe::<V1652, m, usize, 2>()]),
        item::<V1653, T1653>(Facts { name: "V1653", op: "apply_linear", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 3, 3]), shape: None, answers: Answers::Bases("38=34 49=55 59=60 71=71 74=75 88=91 92=95 96=100 154=153 219=216 246=240 331=330 374=368 404=406 428=425 444=443") }, None, vec![probe::<V1653, m, i32, 2>()]),
        item::<V1656, T1656>(Facts { name: "V1656", op: "apply_shape", shard: &[(16, 64, "m"), (64, 1, "m"), (8, 1024, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: Some(&[16, 512]), answers: Answers::Bases("1,102=6212 1,279=7274 1,438=6270 2,120=159 2,162=2180 2,384=160 2,462=6313 3,6=6360 4,423=7444 6,445=5511 7,359=7636 10,185=1671 11,359=7924 12,324=4872 13,195=3952 13,448=848") }, None, vec![probe::<V1656, m, i32, 2>()]),
        item::<V1657, T1657>(Facts { name: "V1657", op: "apply_linear", shard: &[(16, 64, "m"), (64, 1, "m"), (8, 1024, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("614=6212 791=7274 950=6270 1144=159 1186=2180 1408=160 1486=6313 1542=6360 2471=7444 3517=5511 3943=7636 5305=1671 5991=7924 6468=4872 6851=3952 7104=848") }, None, vec![probe::<V1657, m, u64, 3>()]),
        item::<V1661, T1661>(Facts { name: "V1661", op: "apply_shape", shard: &[(16, 64, "m"), (64, 1, "m"), (8, 1024, "m")], replica: &[], offset: &[], swizzle: Some([3, 1, 3]), shape: Some(&[16, 512]), answers: Answers::Bases("1,102=6212 1,279=7274 1,438=6270 2,120=143 2,162=2196 2,384=176 2,462=6329 3,6=6344 4,423=7476 6,445=5559 7,359=7652 10,185=1687 11,359=7908 12,324=4904 13,195=3920 13,448=880") }, None, vec![probe::<V1661, m, usize, 2>()]),
        item::<V1663, T1663>(Facts { name: "V1663", op: "apply_shape", shard: &[(16, 64, "m"), (64, 1, "m"), (8, 1024, "m")], replica: &[], offset: &[], swizzle: Some([4, 3, 3]), shape: Some(&[16, 512]), answers: Answers::Bases("1,102=6220 1,279=7266 1,438=6262 2,120=159 2,162=2180 2,384=160 2,462=6313 3,6=6352 4,423=7444 6,445=5511 7,359=7644 10,185=1735 11,359=7868 12,324=4936 13,195=3896 13,448=792") }, None, vec![probe::<V1663, m, u64, 2>()]),
        item::<V1664, T1664>(Facts { name: "V1664", op: "apply_linear", shard: &[(16, 64, "m"), (64, 1, "m"), (8, 1024, "m")], replica: &[], offset: &[], swizzle: Some([4, 3, 3]), shape: None, answers: Answers::Bases("614=6220 791=7266 950=6262 1144=159 1186=2180 1408=160 1486=6313 1542=6352 2471=7444 3517=5511 3943=7644 5305=1735 5991=7868 6468=4936 6851=3896 7104=792") }, None, vec![probe::<V1664, m, usize, 3>()]),
        item::<V1666, T1666>(Facts { name: "V1666", op: "apply_shape", shard: &[(16, 64, "m"), (64, 1, "m"), (8, 1024, "m")], replica: &[], offset: &[], swizzle: Some([2, 3, 3]), shape: Some(&[16, 512]), answers: Answers::Bases("1,102=6212 1,279=7278 1,438=6266 2,120=159 2,162=2180 2,384=164 2,462=6317 3,6=6360 4,423=7472 6,445=5539 7,359=7664 10,185=1671 11,359=7920 12,324=4908 13,195=3920 13,448=884") }, None, vec![probe::<V1666, m, u64, 2>()]),
        item::<V1667, T1667>(Facts { name: "V1667", op: "apply_linear", shard: &[(16, 64, "m"), (64, 1, "m"), (8, 1024, "m")], replica: &[], offset: &[], swizzle: Some([2, 3, 3]), shape: None, answers: Answers::Bases("614=6212 791=7278 950=6266 1144=159 1186=2180 1408=164 1486=6317 1542=6360 2471=7472 3517=5539 3943=7664 5305=1671 5991=7920 6468=4908 6851=3920 7104=884") }, None, vec![probe::<V1667, m, usize, 3>()]),
        item::<V1671, T1671>(Facts { name: "V1671", op: "apply_shape", shard: &[(16, 64, "m"), (64, 1, "m"), (8, 1024, "m")], replica: &[], offset: &[], swizzle: Some([0, 3, 3]), shape: Some(&[16, 512]), answers: Answers::Bases("1,102=6221 1,279=7270 1,438=6256 2,120=142 2,162=2198 2,384=182 2,462=6334 3,6=6336 4,423=7474 6,445=5553 7,359=7657 10,185=1685 11,359=7913 12,324=4909 13,195=3931 13,448=895") }, None, vec![probe::<V1671, m, i32, 2>()]),
        item::<V1672, T1672>(Facts { name: "V1672", op: "apply_linear", shard: &[(16, 64, "m"), (64, 1, "m"), (8, 1024, "m")], replica: &[], offset: &[], swizzle: Some([0, 3, 3]), shape: None, answers: Answers::Bases("614=6221 791=7270 950=6256 1144=142 1186=2198 1408=182 1486=6334 1542=6336 2471=7474 3517=5553 3943=7657 5305=1685 5991=7913 6468=4909 6851=3931 7104=895") }, None, vec![probe::<V1672, m, u64, 3>()]),
        item::<V1676, T1676>(Facts { name: "V1676", op: "apply_shape", shard: &[(64, 64, "m"), (4, 4096, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: Some(&[64, 256]), answers: Answers::Bases("4,204=12588 6,46=414 7,108=4564 8,241=12849 9,69=4685 11,0=728 11,156=8900 12,12=812 19,79=5335 27,123=5859 30,206=14270 41,115=6779 46,206=15294 50,137=11417 53,134=11630 55,129=11769") }, None, vec![probe::<V1676, m, usize, 2>()]),
        item::<V1677, T1677>(Facts { name: "V1677", op: "apply_linear", shard: &[(64, 64, "m"), (4, 4096, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("1228=12588 1582=414 1900=4564 2289=12849 2373=4685 2816=728 2972=8900 3084=812 4943=5335 7035=5859 7886=14270 10611=6779 11982=15294 12937=11417 13702=11630 14209=11769") }, None, vec![probe::<V1677, m, i32, 3>()]),
        item::<V1681, T1681>(Facts { name: "V1681", op: "apply_shape", shard: &[(64, 64, "m"), (4, 4096, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 1, 3]), shape: Some(&[64, 256]), answers: Answers::Bases("4,204=12556 6,46=430 7,108=4580 8,241=12849 9,69=4685 11,0=712 11,156=8916 12,12=780 19,79=5319 27,123=5875 30,206=14222 41,115=6779 46,206=15246 50,137=11401 53,134=11598 55,129=11721") }, None, vec![probe::<V1681, m, u64, 2>()]),
        item::<V1684, T1684>(Facts { name: "V1684", op: "apply_linear", shard: &[(64, 64, "m"), (4, 4096, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 3, 3]), shape: None, answers: Answers::Bases("1228=12588 1582=414 1900=4572 2289=12913 2373=4613 2816=656 2972=8844 3084=876 4943=5343 7035=5803 7886=14334 10611=6707 11982=15358 12937=11417 13702=11622 14209=11761") }, None, vec![probe::<V1684, m, u64, 3>()]),
        item::<V1686, T1686>(Facts { name: "V1686", op: "apply_shape", shard: &[(64, 64, "m"), (4, 4096, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 3, 3]), shape: Some(&[64, 256]), answers: Answers::Bases("4,204=12556 6,46=442 7,108=4592 8,241=12853 9,69=4685 11,0=728 11,156=8900 12,12=780 19,79=5335 27,123=5863 30,206=14238 41,115=6783 46,206=15262 50,137=11417 53,134=11598 55,129=11737") }, None, vec![probe::<V1686, m, i32, 2>()]),
        item::<V1687, T1687>(Facts { name: "V1687", op: "apply_linear", shard: &[(64, 64, "m"), (4, 4096, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 3, 3]), shape: None, answers: Answers::Bases("1228=12556 1582=442 1900=4592 2289=12853 2373=4685 2816=728 2972=8900 3084=780 4943=5335 7035=5863 7886=14238 10611=6783 11982=15262 12937=11417 13702=11598 14209=11737") }, None, vec![probe::<V1687, m, u64, 3>()]),
        item::<V1689, T1689>(Facts { name: "V1689", op: "apply_shape", shard: &[(64, 64, "m"), (4, 4096, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 0, 3]), shape: Some(&[64, 256]), answers: Answers::Bases("4,204=12556 6,46=430 7,108=4588 8,241=12849 9,69=4677 11,0=704 11,156=8924 12,12=780 19,79=5327 27,123=5883 30,206=14222 41,115=6771 46,206=15246 50,137=11401 53,134=11590 55,129=11713") }, None, vec![probe::<V1689, m, i32, 2>()]),
        item::<V1691, T1691>(Facts { name: "V1691", op: "apply_shape", shard: &[(64, 64, "m"), (4, 4096, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 3, 3]), shape: Some(&[64, 256]), answers: Answers::Bases("4,204=12557 6,46=427 7,108=4585 8,241=12855 9,69=4677 11,0=704 11,156=8927 12,12=781 19,79=5326 27,123=5884 30,206=14223 41,115=6773 46,206=15247 50,137=11400 53,134=11590 55,129=11713") }, None, vec![probe::<V1691, m, usize, 2>()]),
        item::<V1695, T1695>(Facts { name: "V1695", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 72)], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("0,38=102 0,49=113 0,59=147 1,7=159 1,10=130 1,24=176 1,28=180 1,32=184 2,26=250 3,27=259 3,54=286 5,11=419 5,54=398 6,20=484 6,44=460 6,60=516") }, None, vec![probe::<V1695, m, i32, 2>()]),
        item::<V1698, T1698>(Facts { name: "V1698", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 72)], swizzle: Some([3, 2, 3]), shape: None, answers: Answers::Bases("0,38=102 0,49=113 0,59=147 1,7=159 1,10=130 1,24=176 1,28=180 1,32=184 2,26=250 3,27=291 3,54=318 5,11=387 5,54=430 6,20=452 6,44=492 6,60=516") }, None, vec![probe::<V1698, m, i32, 2>()]),
        item::<V1700, T1700>(Facts { name: "V1700", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 72)], swizzle: Some([3, 1, 3]), shape: None, answers: Answers::Bases("0,38=102 0,49=113 0,59=131 1,7=143 1,10=146 1,24=160 1,28=164 1,32=168 2,26=234 3,27=291 3,54=318 5,11=403 5,54=446 6,20=468 6,44=508 6,60=516") }, None, vec![probe::<V1700, m, usize, 2>()]),
        item::<V1702, T1702>(Facts { name: "V1702", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 72)], swizzle: Some([4, 3, 3]), shape: None, answers: Answers::Bases("0,38=110 0,49=121 0,59=147 1,7=159 1,10=130 1,24=176 1,28=180 1,32=184 2,26=242 3,27=259 3,54=286 5,11=419 5,54=398 6,20=492 6,44=452 6,60=580") }, None, vec![probe::<V1702, m, u64, 2>()]),
        item::<V1703, T1703>(Facts { name: "V1703", op: "apply_linear", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 72)], swizzle: Some([4, 3, 3]), shape: None, answers: Answers::Bases("38=110 49=121 59=147 71=159 74=130 88=176 92=180 96=184 154=242 219=259 246=286 331=419 374=398 404=492 428=452 444=580") }, None, vec![probe::<V1703, m, usize, 2>()]),
        item::<V1705, T1705>(Facts { name: "V1705", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 72)], swizzle: Some([2, 3, 3]), shape: None, answers: Answers::Bases("0,38=98 0,49=117 0,59=147 1,7=159 1,10=130 1,24=180 1,28=176 1,32=188 2,26=254 3,27=295 3,54=314 5,11=387 5,54=426 6,20=452 6,44=488 6,60=516") }, None, vec![probe::<V1705, m, u64, 2>()]),
        item::<V1706, T1706>(Facts { name: "V1706", op: "apply_linear", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 72)], swizzle: Some([2, 3, 3]), shape: None, answers: Answers::Bases("38=98 49=117 59=147 71=159 74=130 88=180 92=176 96=188 154=254 219=295 246=314 331=387 374=426 404=452 428=488 444=516") }, None, vec![probe::<V1706, m, usize, 2>()]),
        item::<V1710, T1710>(Facts { name: "V1710", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 72)], swizzle: Some([0, 3, 3]), shape: None, answers: Answers::Bases("0,38=107 0,49=126 0,59=131 1,7=142 1,10=144 1,24=164 1,28=160 1,32=173 2,26=230 3,27=295 3,54=313 5,11=401 5,54=441 6,20=479 6,44=498 6,60=516") }, None, vec![probe::<V1710, m, i32, 2>()]),
        item::<V1715, T1715>(Facts { name: "V1715", op: "apply_shape", shard: &[(6, 72, "m"), (40, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("0,9=9 0,12=12 0,14=14 0,18=18 0,24=24 0,38=38 1,14=94 2,2=130 2,13=141 2,21=181 3,9=249 3,17=241 3,29=237 4,6=262 5,10=346 5,32=440") }, None, vec![probe::<V1715, m, usize, 2>()]),
        item::<V1716, T1716>(Facts { name: "V1716", op: "apply_linear", shard: &[(6, 72, "m"), (40, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("9=9 12=12 14=14 18=18 24=24 38=38 54=94 82=130 93=141 101=181 129=249 137=241 149=237 166=262 210=346 232=440") }, None, vec![probe::<V1716, m, i32, 2>()]),
        item::<V1718, T1718>(Facts { name: "V1718", op: "apply_shape", shard: &[(6, 72, "m"), (40, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 2, 3]), shape: None, answers: Answers::Bases("0,9=9 0,12=12 0,14=14 0,18=18 0,24=24 0,38=38 1,14=94 2,2=130 2,13=141 2,21=181 3,9=249 3,17=241 3,29=237 4,6=294 5,10=378 5,32=408") }, None, vec![probe::<V1718, m, usize, 2>()]),
        item::<V1720, T1720>(Facts { name: "V1720", op: "apply_shape", shard: &[(6, 72, "m"), (40, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 1, 3]), shape: None, answers: Answers::Bases("0,9=9 0,12=12 0,14=14 0,18=18 0,24=24 0,38=38 1,14=94 2,2=146 2,13=157 2,21=165 3,9=233 3,17=225 3,29=253 4,6=294 5,10=378 5,32=392") }, None, vec![probe::<V1720, m, u64, 2>()]),
        item::<V1722, T1722>(Facts { name: "V1722", op: "apply_shape", shard: &[(6, 72, "m"), (40, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 3, 3]), shape: None, answers: Answers::Bases("0,9=9 0,12=12 0,14=14 0,18=18 0,24=24 0,38=38 1,14=86 2,2=130 2,13=141 2,21=181 3,9=241 3,17=249 3,29=229 4,6=262 5,10=338 5,32=440") }, None, vec![probe::<V1722, m, i32, 2>()]),
        item::<V1726, T1726>(Facts { name: "V1726", op: "apply_linear", shard: &[(6, 72, "m"), (40, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 3, 3]), shape: None, answers: Answers::Bases("9=9 12=12 14=14 18=18 24=24 38=34 54=94 82=130 93=141 101=177 129=253 137=245 149=233 166=290 210=382 232=408") }, None, vec![probe::<V1726, m, u64, 2>()]),
        item::<V1730, T1730>(Facts { name: "V1730", op: "apply_shape", shard: &[(6, 72, "m"), (40, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 3, 3]), shape: None, answers: Answers::Bases("0,9=8 0,12=13 0,14=15 0,18=16 0,24=27 0,38=34 1,14=84 2,2=144 2,13=158 2,21=161 3,9=229 3,17=236 3,29=243 4,6=290 5,10=372 5,32=393") }, None, vec![probe::<V1730, m, usize, 2>()]),
        item::<V1736, T1736>(Facts { name: "V1736", op: "apply_linear", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 4)], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("38=42 49=53 59=63 71=67 74=70 88=84 92=104 96=108 154=142 219=199 246=226 331=359 374=338 404=424 428=384 444=504") }, None, vec![probe::<V1736, m, usize, 2>()]),
        item::<V1738, T1738>(Facts { name: "V1738", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 4)], swizzle: Some([3, 2, 3]), shape: Some(&[4, 128]), answers: Answers::Bases("0,38=42 0,49=53 0,59=63 0,71=67 0,74=70 0,88=84 0,92=104 0,96=108 1,26=142 1,91=199 1,118=226 2,75=327 2,118=370 3,20=392 3,44=416 3,60=472") }, None, vec![probe::<V1738, m, u64, 2>()]),
        item::<V1743, T1743>(Facts { name: "V1743", op: "apply_linear", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 4)], swizzle: Some([4, 3, 3]), shape: None, answers: Answers::Bases("38=42 49=53 59=63 71=75 74=78 88=92 92=96 96=100 154=142 219=207 246=234 331=367 374=346 404=424 428=384 444=496") }, None, vec![probe::<V1743, m, i32, 2>()]),
        item::<V1746, T1746>(Facts { name: "V1746", op: "apply_linear", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 4)], swizzle: Some([2, 3, 3]), shape: None, answers: Answers::Bases("38=46 49=49 59=59 71=67 74=70 88=84 92=108 96=104 154=142 219=199 246=230 331=327 374=374 404=392 428=420 444=472") }, None, vec![probe::<V1746, m, i32, 2>()]),
        item::<V1748, T1748>(Facts { name: "V1748", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 4)], swizzle: Some([3, 0, 3]), shape: Some(&[4, 128]), answers: Answers::Bases("0,38=42 0,49=53 0,59=63 0,71=75 0,74=78 0,88=92 0,92=96 0,96=100 1,26=158 1,91=223 1,118=250 2,75=335 2,118=378 3,20=408 3,44=432 3,60=448") }, None, vec![probe::<V1748, m, usize, 2>()]),
    ]
}
