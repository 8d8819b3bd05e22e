// Written by `tests/through_macro/generate.rs`; not to be edited.

use tla::prelude::*;
use tla::{axis::*, fold};

#[allow(unused_imports, reason = "which of them a part needs is left open")]
use crate::check::{alias, item, probe, probe_below_0, sum_of_places};
use crate::check::Row;
use crate::facts::{Answers, Facts};

// apply_shape
layout! { struct V1750 = (4, 128) -> Swizzle<0,3,3> o S[(8,64):(64,1)] + 4; }
type T1750 = layout!((4, 128) -> Swizzle<0,3,3> o S[(8,64):(64,1)] + 4);
const _: () = {
    assert!(V1750::SIZE == 512 && V1750::COSIZE == 516 && V1750::RANK == 2);
    let at = fold::at::<V1750, _>([1, 26]);
    assert!(at.on::<m>() == 157);
    let at = fold::at::<V1750, _>([3, 127]);
    assert!(at.on::<m>() == 515);
};

// apply_linear
layout! { struct V1751 = Swizzle<0,3,3> o 4 + S[(8,64)]; }
type T1751 = layout!(Swizzle<0,3,3> o 4 + S[(8,64)]);
const _: () = {
    assert!(V1751::SIZE == 512 && V1751::COSIZE == 516 && V1751::RANK == 2);
    let at = fold::at::<V1751, _>([2, 26]);
    assert!(at.on::<m>() == 157);
    let at = fold::at::<V1751, _>([7, 63]);
    assert!(at.on::<m>() == 515);
};

// apply_linear
layout! { struct V1756 = Swizzle<3,3,3> o S[(5,3,32):(96,32,1)]; }
type T1756 = layout!(Swizzle<3,3,3> o S[(5,3,32):(96,32,1)]);
const _: () = {
    assert!(V1756::SIZE == 480 && V1756::COSIZE == 512 && V1756::RANK == 3);
    let at = fold::at::<V1756, _>([1, 2, 27]);
    assert!(at.on::<m>() == 171);
    let at = fold::at::<V1756, _>([4, 2, 31]);
    assert!(at.on::<m>() == 487);
};

// apply_shape
layout! { struct V1758 = (15, 32) -> Swizzle<3,2,3> o S[(5,3,32):(96,32,1)]; }
type T1758 = layout!((15, 32) -> Swizzle<3,2,3> o S[(5,3,32):(96,32,1)]);
const _: () = {
    assert!(V1758::SIZE == 480 && V1758::COSIZE == 480 && V1758::RANK == 2);
    let at = fold::at::<V1758, _>([5, 27]);
    assert!(at.on::<m>() == 171);
    let at = fold::at::<V1758, _>([14, 31]);
    assert!(at.on::<m>() == 455);
};

// apply_shape
layout! { struct V1760 = (15, 32) -> Swizzle<3,1,3> o S[(5,3,32)]; }
type T1760 = layout!((15, 32) -> Swizzle<3,1,3> o S[(5,3,32)]);
const _: () = {
    assert!(V1760::SIZE == 480 && V1760::COSIZE == 480 && V1760::RANK == 2);
    let at = fold::at::<V1760, _>([5, 27]);
    assert!(at.on::<m>() == 187);
    let at = fold::at::<V1760, _>([14, 31]);
    assert!(at.on::<m>() == 471);
};

// apply_shape
layout! { struct V1762 = (15, 32) -> Swizzle<4,3,3> o S[(5,3,32)]; }
type T1762 = layout!((15, 32) -> Swizzle<4,3,3> o S[(5,3,32)]);
const _: () = {
    assert!(V1762::SIZE == 480 && V1762::COSIZE == 512 && V1762::RANK == 2);
    let at = fold::at::<V1762, _>([5, 27]);
    assert!(at.on::<m>() == 171);
    let at = fold::at::<V1762, _>([14, 31]);
    assert!(at.on::<m>() == 495);
};

// apply_shape
layout! { struct V1765 = (15, 32) -> Swizzle<2,3,3> o S[(5,3,32):(96,32,1)]; }
type T1765 = layout!((15, 32) -> Swizzle<2,3,3> o S[(5,3,32):(96,32,1)]);
const _: () = {
    assert!(V1765::SIZE == 480 && V1765::COSIZE == 480 && V1765::RANK == 2);
    let at = fold::at::<V1765, _>([5, 27]);
    assert!(at.on::<m>() == 175);
    let at = fold::at::<V1765, _>([14, 31]);
    assert!(at.on::<m>() == 455);
};

// apply_shape
layout! { struct V1770 = (15, 32) -> Swizzle<0,3,3> o S[(5,3,32):(96,32,1)]; }
type T1770 = layout!((15, 32) -> Swizzle<0,3,3> o S[(5,3,32):(96,32,1)]);
const _: () = {
    assert!(V1770::SIZE == 480 && V1770::COSIZE == 480 && V1770::RANK == 2);
    let at = fold::at::<V1770, _>([5, 27]);
    assert!(at.on::<m>() == 188);
    let at = fold::at::<V1770, _>([14, 31]);
    assert!(at.on::<m>() == 476);
};

// apply_linear
layout! { struct V1771 = Swizzle<0,3,3> o S[(5,3,32)]; }
type T1771 = layout!(Swizzle<0,3,3> o S[(5,3,32)]);
const _: () = {
    assert!(V1771::SIZE == 480 && V1771::COSIZE == 480 && V1771::RANK == 3);
    let at = fold::at::<V1771, _>([1, 2, 27]);
    assert!(at.on::<m>() == 188);
    let at = fold::at::<V1771, _>([4, 2, 31]);
    assert!(at.on::<m>() == 476);
};

// apply_shape
layout! { struct V1775 = 3 + R[2:64] + S[4]; }
type T1775 = layout!(3 + R[2:64] + S[4]);
const _: () = {
    assert!(V1775::SIZE == 4 && V1775::COSIZE == 71 && V1775::RANK == 1);
    let at = fold::at::<V1775, _>([2]);
    assert!(at.on::<m>() == 5);
    assert!(matches!(sum_of_places::<V1775, m, 1>([2]), (2, 74)));
    let at = fold::at::<V1775, _>([3]);
    assert!(at.on::<m>() == 6);
    assert!(matches!(sum_of_places::<V1775, m, 1>([3]), (2, 76)));
};

// apply_set
layout! { struct V1776 = S[4:1] + R[2:64] + 3; }
type T1776 = layout!(S[4:1] + R[2:64] + 3);
const _: () = {
    assert!(V1776::SIZE == 4 && V1776::COSIZE == 71 && V1776::RANK == 1);
    let at = fold::at::<V1776, _>([2]);
    assert!(at.on::<m>() == 5);
    assert!(matches!(sum_of_places::<V1776, m, 1>([2]), (2, 74)));
    let at = fold::at::<V1776, _>([3]);
    assert!(at.on::<m>() == 6);
    assert!(matches!(sum_of_places::<V1776, m, 1>([3]), (2, 76)));
};

// apply_shape
layout! { struct V1777 = (2, 1, 240,) -> S[(5,8,12):(32@wgid,32@tid_in_wg,64@wgid)]; }
type T1777 = layout!((2, 1, 240,) -> S[(5,8,12):(32@wgid,32@tid_in_wg,64@wgid)]);
const _: () = {
    assert!(V1777::SIZE == 480 && V1777::COSIZE == 1 && V1777::RANK == 3);
    let at = fold::at::<V1777, _>([1, 0, 86]);
    assert!(at.on::<m>() == 0 && at.on::<tid_in_wg>() == 96 && at.on::<wgid>() == 224);
    let at = fold::at::<V1777, _>([1, 0, 239]);
    assert!(at.on::<m>() == 0 && at.on::<tid_in_wg>() == 224 && at.on::<wgid>() == 832);
};

// apply_shape
layout! { struct V1779 = S[(6,2):(3,0)] + R[(2,4):(4,2@tid_in_wg)]; }
type T1779 = layout!(S[(6,2):(3,0)] + R[(2,4):(4,2@tid_in_wg)]);
const _: () = {
    assert!(V1779::SIZE == 12 && V1779::COSIZE == 20 && V1779::RANK == 2);
    let at = fold::at::<V1779, _>([3, 0]);
    assert!(at.on::<m>() == 9 && at.on::<tid_in_wg>() == 0);
    assert!(matches!(sum_of_places::<V1779, m, 2>([3, 0]), (8, 88)));
    assert!(matches!(sum_of_places::<V1779, tid_in_wg, 2>([3, 0]), (8, 24)));
    let at = fold::at::<V1779, _>([5, 1]);
    assert!(at.on::<m>() == 15 && at.on::<tid_in_wg>() == 0);
    assert!(matches!(sum_of_places::<V1779, m, 2>([5, 1]), (8, 136)));
    assert!(matches!(sum_of_places::<V1779, tid_in_wg, 2>([5, 1]), (8, 24)));
};

// apply_shape
layout! { struct V1781 = (1, 160,) -> R[(3,2):(4@tx,1@tx)] + S[(4,8,5):(1,1@tx,8@tx)]; }
type T1781 = layout!((1, 160,) -> R[(3,2):(4@tx,1@tx)] + S[(4,8,5):(1,1@tx,8@tx)]);
const _: () = {
    assert!(V1781::SIZE == 160 && V1781::COSIZE == 4 && V1781::RANK == 2);
    let at = fold::at::<V1781, _>([0, 86]);
    assert!(at.on::<m>() == 2 && at.on::<tx>() == 9);
    assert!(matches!(sum_of_places::<V1781, m, 2>([0, 86]), (6, 12)));
    assert!(matches!(sum_of_places::<V1781, tx, 2>([0, 86]), (6, 81)));
    let at = fold::at::<V1781, _>([0, 159]);
    assert!(at.on::<m>() == 3 && at.on::<tx>() == 39);
    assert!(matches!(sum_of_places::<V1781, m, 2>([0, 159]), (6, 18)));
    assert!(matches!(sum_of_places::<V1781, tx, 2>([0, 159]), (6, 261)));
};

// apply_set
layout! { struct V1782 = (1, 160) -> S[(4,8,5):(1,@tx,8@tx)] + R[(3,2):(4@tx,@tx)]; }
type T1782 = layout!((1, 160) -> S[(4,8,5):(1,@tx,8@tx)] + R[(3,2):(4@tx,@tx)]);
const _: () = {
    assert!(V1782::SIZE == 160 && V1782::COSIZE == 4 && V1782::RANK == 2);
    let at = fold::at::<V1782, _>([0, 96]);
    assert!(at.on::<m>() == 2 && at.on::<tx>() == 11);
    assert!(matches!(sum_of_places::<V1782, m, 2>([0, 96]), (6, 12)));
    assert!(matches!(sum_of_places::<V1782, tx, 2>([0, 96]), (6, 93)));
    let at = fold::at::<V1782, _>([0, 159]);
    assert!(at.on::<m>() == 3 && at.on::<tx>() == 39);
    assert!(matches!(sum_of_places::<V1782, m, 2>([0, 159]), (6, 18)));
    assert!(matches!(sum_of_places::<V1782, tx, 2>([0, 159]), (6, 261)));
};

// apply_shape
layout! { struct V1783 = (7, 8, 1, 2) -> S[(1,16,7):(1,4,32)]; }
type T1783 = layout!((7, 8, 1, 2) -> S[(1,16,7):(1,4,32)]);
const _: () = {
    assert!(V1783::SIZE == 112 && V1783::COSIZE == 253 && V1783::RANK == 4);
    let at = fold::at::<V1783, _>([3, 7, 0, 1]);
    assert!(at.on::<m>() == 36);
    let at = fold::at::<V1783, _>([6, 7, 0, 1]);
    assert!(at.on::<m>() == 252);
};

// apply_shape
layout! { struct V1784 = (7, 1) -> 1@wid_in_wg + 3@laneid + S[7:1@wid_in_wg]; }
type T1784 = layout!((7, 1) -> 1@wid_in_wg + 3@laneid + S[7:1@wid_in_wg]);
const _: () = {
    assert!(V1784::SIZE == 7 && V1784::COSIZE == 1 && V1784::RANK == 2);
    let at = fold::at::<V1784, _>([3, 0]);
    assert!(at.on::<laneid>() == 3 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 4);
    let at = fold::at::<V1784, _>([6, 0]);
    assert!(at.on::<laneid>() == 3 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 7);
};

// apply_shape
layout! { struct V1787 = (1, 128, 2) -> S[(16,8,1,2):(16@m,1@m,1@wid_in_wg,8@m)]; }
type T1787 = layout!((1, 128, 2) -> S[(16,8,1,2):(16@m,1@m,1@wid_in_wg,8@m)]);
const _: () = {
    assert!(V1787::SIZE == 256 && V1787::COSIZE == 256 && V1787::RANK == 3);
    let at = fold::at::<V1787, _>([0, 58, 0]);
    assert!(at.on::<m>() == 114 && at.on::<wid_in_wg>() == 0);
    let at = fold::at::<V1787, _>([0, 127, 1]);
    assert!(at.on::<m>() == 255 && at.on::<wid_in_wg>() == 0);
};

// apply_shape
layout! { struct V1788 = S[2:4] + 16; }
type T1788 = layout!(S[2:4] + 16);
const _: () = {
    assert!(V1788::SIZE == 2 && V1788::COSIZE == 21 && V1788::RANK == 1);
    let at = fold::at::<V1788, _>([1]);
    assert!(at.on::<m>() == 20);
};

// apply_shape
layout! { struct V1789 = (6,) -> S[(6,1):(1@F,1@P)] + R[(2,2):(64@P,64@P)]; }
type T1789 = layout!((6,) -> S[(6,1):(1@F,1@P)] + R[(2,2):(64@P,64@P)]);
const _: () = {
    assert!(V1789::SIZE == 6 && V1789::COSIZE == 1 && V1789::RANK == 1);
    let at = fold::at::<V1789, _>([3]);
    assert!(at.on::<F>() == 3 && at.on::<P>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1789, F, 1>([3]), (3, 9)));
    assert!(matches!(sum_of_places::<V1789, P, 1>([3]), (3, 192)));
    assert!(matches!(sum_of_places::<V1789, m, 1>([3]), (3, 0)));
    let at = fold::at::<V1789, _>([5]);
    assert!(at.on::<F>() == 5 && at.on::<P>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1789, F, 1>([5]), (3, 15)));
    assert!(matches!(sum_of_places::<V1789, P, 1>([5]), (3, 192)));
    assert!(matches!(sum_of_places::<V1789, m, 1>([5]), (3, 0)));
};

// apply_linear
layout! { struct V1790 = R[(2,2):(64@P,64@P)] + S[(6,1):(1@F,1@P)]; }
type T1790 = layout!(R[(2,2):(64@P,64@P)] + S[(6,1):(1@F,1@P)]);
const _: () = {
    assert!(V1790::SIZE == 6 && V1790::COSIZE == 1 && V1790::RANK == 2);
    let at = fold::at::<V1790, _>([4, 0]);
    assert!(at.on::<F>() == 4 && at.on::<P>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1790, F, 2>([4, 0]), (3, 12)));
    assert!(matches!(sum_of_places::<V1790, P, 2>([4, 0]), (3, 192)));
    assert!(matches!(sum_of_places::<V1790, m, 2>([4, 0]), (3, 0)));
    let at = fold::at::<V1790, _>([5, 0]);
    assert!(at.on::<F>() == 5 && at.on::<P>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1790, F, 2>([5, 0]), (3, 15)));
    assert!(matches!(sum_of_places::<V1790, P, 2>([5, 0]), (3, 192)));
    assert!(matches!(sum_of_places::<V1790, m, 2>([5, 0]), (3, 0)));
};

// apply_set
layout! { struct V1793 = (2, 10) -> R[(4,4):(32,32)] + S[(5,4,1):(16,32,5)]; }
type T1793 = layout!((2, 10) -> R[(4,4):(32,32)] + S[(5,4,1):(16,32,5)]);
const _: () = {
    assert!(V1793::SIZE == 20 && V1793::COSIZE == 353 && V1793::RANK == 2);
    let at = fold::at::<V1793, _>([1, 1]);
    assert!(at.on::<m>() == 128);
    assert!(matches!(sum_of_places::<V1793, m, 2>([1, 1]), (7, 1568)));
    let at = fold::at::<V1793, _>([1, 9]);
    assert!(at.on::<m>() == 160);
    assert!(matches!(sum_of_places::<V1793, m, 2>([1, 9]), (7, 1792)));
};

// apply_shape
layout! { struct V1794 = (2, 6) -> S[(4,3):(0,1@laneid)]; }
type T1794 = layout!((2, 6) -> S[(4,3):(0,1@laneid)]);
const _: () = {
    assert!(V1794::SIZE == 12 && V1794::COSIZE == 1 && V1794::RANK == 2);
    let at = fold::at::<V1794, _>([0, 4]);
    assert!(at.on::<laneid>() == 1 && at.on::<m>() == 0);
    let at = fold::at::<V1794, _>([1, 5]);
    assert!(at.on::<laneid>() == 2 && at.on::<m>() == 0);
};

// apply_linear
layout! { struct V1795 = S[(4,3):(0,1@laneid)]; }
type T1795 = layout!(S[(4,3):(0,1@laneid)]);
const _: () = {
    assert!(V1795::SIZE == 12 && V1795::COSIZE == 1 && V1795::RANK == 2);
    let at = fold::at::<V1795, _>([2, 2]);
    assert!(at.on::<laneid>() == 2 && at.on::<m>() == 0);
    let at = fold::at::<V1795, _>([3, 2]);
    assert!(at.on::<laneid>() == 2 && at.on::<m>() == 0);
};

// apply_shape
layout! { struct V1796 = (24, 4) -> 63@wgid + 1@wgid + 15@tid_in_wg + 1@tid_in_wg + 15@m + 1@m + S[(16,2,3):(1@wgid,3@tid_in_wg,1@tid_in_wg)]; }
type T1796 = layout!((24, 4) -> 63@wgid + 1@wgid + 15@tid_in_wg + 1@tid_in_wg + 15@m + 1@m + S[(16,2,3):(1@wgid,3@tid_in_wg,1@tid_in_wg)]);
const _: () = {
    assert!(V1796::SIZE == 96 && V1796::COSIZE == 17 && V1796::RANK == 2);
    let at = fold::at::<V1796, _>([19, 0]);
    assert!(at.on::<m>() == 16 && at.on::<tid_in_wg>() == 20 && at.on::<wgid>() == 76);
    let at = fold::at::<V1796, _>([23, 3]);
    assert!(at.on::<m>() == 16 && at.on::<tid_in_wg>() == 21 && at.on::<wgid>() == 79);
};

// apply_shape
layout! { struct V1797 = (8, 16) -> S[(4,4,8):(0,3,5@laneid)]; }
type T1797 = layout!((8, 16) -> S[(4,4,8):(0,3,5@laneid)]);
const _: () = {
    assert!(V1797::SIZE == 128 && V1797::COSIZE == 10 && V1797::RANK == 2);
    let at = fold::at::<V1797, _>([5, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 6);
    let at = fold::at::<V1797, _>([7, 15]);
    assert!(at.on::<laneid>() == 35 && at.on::<m>() == 9);
};

// apply_shape
layout! { struct V1799 = (6, 2, 3) -> 1@TCol + R[(4,2):(2@TLane,64@TLane)] + S[(1,12,3):(1@TLane,3@TCol,1@TCol)]; }
type T1799 = layout!((6, 2, 3) -> 1@TCol + R[(4,2):(2@TLane,64@TLane)] + S[(1,12,3):(1@TLane,3@TCol,1@TCol)]);
const _: () = {
    assert!(V1799::SIZE == 36 && V1799::COSIZE == 1 && V1799::RANK == 3);
    let at = fold::at::<V1799, _>([1, 1, 1]);
    assert!(at.on::<TCol>() == 11 && at.on::<TLane>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1799, TCol, 3>([1, 1, 1]), (8, 88)));
    assert!(matches!(sum_of_places::<V1799, TLane, 3>([1, 1, 1]), (8, 280)));
    assert!(matches!(sum_of_places::<V1799, m, 3>([1, 1, 1]), (8, 0)));
    let at = fold::at::<V1799, _>([5, 1, 2]);
    assert!(at.on::<TCol>() == 36 && at.on::<TLane>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1799, TCol, 3>([5, 1, 2]), (8, 288)));
    assert!(matches!(sum_of_places::<V1799, TLane, 3>([5, 1, 2]), (8, 280)));
    assert!(matches!(sum_of_places::<V1799, m, 3>([5, 1, 2]), (8, 0)));
};

// apply_set
layout! { struct V1802 = (2, 4) -> 63@TLane + 1@TLane + 1@TCol + R[2:2@TLane] + S[(2,2,2):(1@TLane,1@TCol,2@TLane)]; }
type T1802 = layout!((2, 4) -> 63@TLane + 1@TLane + 1@TCol + R[2:2@TLane] + S[(2,2,2):(1@TLane,1@TCol,2@TLane)]);
const _: () = {
    assert!(V1802::SIZE == 8 && V1802::COSIZE == 1 && V1802::RANK == 2);
    let at = fold::at::<V1802, _>([1, 2]);
    assert!(at.on::<TCol>() == 2 && at.on::<TLane>() == 65 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1802, TCol, 2>([1, 2]), (2, 4)));
    assert!(matches!(sum_of_places::<V1802, TLane, 2>([1, 2]), (2, 132)));
    assert!(matches!(sum_of_places::<V1802, m, 2>([1, 2]), (2, 0)));
    let at = fold::at::<V1802, _>([1, 3]);
    assert!(at.on::<TCol>() == 2 && at.on::<TLane>() == 67 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1802, TCol, 2>([1, 3]), (2, 4)));
    assert!(matches!(sum_of_places::<V1802, TLane, 2>([1, 3]), (2, 136)));
    assert!(matches!(sum_of_places::<V1802, m, 2>([1, 3]), (2, 0)));
};

// apply_shape
layout! { struct V1804 = (20, 3) -> S[(5,12):(16@TLane,64@TLane)]; }
type T1804 = layout!((20, 3) -> S[(5,12):(16@TLane,64@TLane)]);
const _: () = {
    assert!(V1804::SIZE == 60 && V1804::COSIZE == 1 && V1804::RANK == 2);
    let at = fold::at::<V1804, _>([11, 1]);
    assert!(at.on::<TLane>() == 672 && at.on::<m>() == 0);
    let at = fold::at::<V1804, _>([19, 2]);
    assert!(at.on::<TLane>() == 768 && at.on::<m>() == 0);
};

// apply_shape
layout! { struct V1806 = (256, 2) -> S[(8,16,4):(1,1@laneid,16@laneid)] + R[(3,3):(1@laneid,64@warpid)]; }
type T1806 = layout!((256, 2) -> S[(8,16,4):(1,1@laneid,16@laneid)] + R[(3,3):(1@laneid,64@warpid)]);
const _: () = {
    assert!(V1806::SIZE == 512 && V1806::COSIZE == 8 && V1806::RANK == 2);
    let at = fold::at::<V1806, _>([81, 1]);
    assert!(at.on::<laneid>() == 56 && at.on::<m>() == 2 && at.on::<warpid>() == 0);
    assert!(matches!(sum_of_places::<V1806, laneid, 2>([81, 1]), (9, 513)));
    assert!(matches!(sum_of_places::<V1806, m, 2>([81, 1]), (9, 18)));
    assert!(matches!(sum_of_places::<V1806, warpid, 2>([81, 1]), (9, 576)));
    let at = fold::at::<V1806, _>([255, 1]);
    assert!(at.on::<laneid>() == 63 && at.on::<m>() == 7 && at.on::<warpid>() == 0);
    assert!(matches!(sum_of_places::<V1806, laneid, 2>([255, 1]), (9, 576)));
    assert!(matches!(sum_of_places::<V1806, m, 2>([255, 1]), (9, 63)));
    assert!(matches!(sum_of_places::<V1806, warpid, 2>([255, 1]), (9, 576)));
};

// apply_set
layout! { struct V1807 = (256, 2) -> S[(8,16,4):(1@m,1@laneid,16@laneid)] + R[(3,3):(1@laneid,64@warpid)]; }
type T1807 = layout!((256, 2) -> S[(8,16,4):(1@m,1@laneid,16@laneid)] + R[(3,3):(1@laneid,64@warpid)]);
const _: () = {
    assert!(V1807::SIZE == 512 && V1807::COSIZE == 8 && V1807::RANK == 2);
    let at = fold::at::<V1807, _>([201, 0]);
    assert!(at.on::<laneid>() == 36 && at.on::<m>() == 6 && at.on::<warpid>() == 0);
    assert!(matches!(sum_of_places::<V1807, laneid, 2>([201, 0]), (9, 333)));
    assert!(matches!(sum_of_places::<V1807, m, 2>([201, 0]), (9, 54)));
    assert!(matches!(sum_of_places::<V1807, warpid, 2>([201, 0]), (9, 576)));
    let at = fold::at::<V1807, _>([255, 1]);
    assert!(at.on::<laneid>() == 63 && at.on::<m>() == 7 && at.on::<warpid>() == 0);
    assert!(matches!(sum_of_places::<V1807, laneid, 2>([255, 1]), (9, 576)));
    assert!(matches!(sum_of_places::<V1807, m, 2>([255, 1]), (9, 63)));
    assert!(matches!(sum_of_places::<V1807, warpid, 2>([255, 1]), (9, 576)));
};

// apply_shape
layout! { struct V1808 = (2, 28, 7,) -> 16 + S[(7,8,7):(8,1,1)]; }
type T1808 = layout!((2, 28, 7,) -> 16 + S[(7,8,7):(8,1,1)]);
const _: () = {
    assert!(V1808::SIZE == 392 && V1808::COSIZE == 78 && V1808::RANK == 3);
    let at = fold::at::<V1808, _>([0, 26, 1]);
    assert!(at.on::<m>() == 43);
    let at = fold::at::<V1808, _>([1, 27, 6]);
    assert!(at.on::<m>() == 77);
};

// apply_shape
layout! { struct V1810 = (8, 3, 2, 5) -> S[(12,5,4):(1@TLane,1@TCol,12@TLane)]; }
type T1810 = layout!((8, 3, 2, 5) -> S[(12,5,4):(1@TLane,1@TCol,12@TLane)]);
const _: () = {
    assert!(V1810::SIZE == 240 && V1810::COSIZE == 1 && V1810::RANK == 4);
    let at = fold::at::<V1810, _>([4, 2, 0, 3]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 43 && at.on::<m>() == 0);
    let at = fold::at::<V1810, _>([7, 2, 1, 4]);
    assert!(at.on::<TCol>() == 4 && at.on::<TLane>() == 47 && at.on::<m>() == 0);
};

// apply_set
layout! { struct V1812 = (2, 4,) -> S[8:0@laneid] + R[(3,3):(2@laneid,@laneid)]; }
type T1812 = layout!((2, 4,) -> S[8:0@laneid] + R[(3,3):(2@laneid,@laneid)]);
const _: () = {
    assert!(V1812::SIZE == 8 && V1812::COSIZE == 1 && V1812::RANK == 2);
    let at = fold::at::<V1812, _>([1, 1]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1812, laneid, 2>([1, 1]), (7, 21)));
    assert!(matches!(sum_of_places::<V1812, m, 2>([1, 1]), (7, 0)));
    let at = fold::at::<V1812, _>([1, 3]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1812, laneid, 2>([1, 3]), (7, 21)));
    assert!(matches!(sum_of_places::<V1812, m, 2>([1, 3]), (7, 0)));
};

// apply_set
layout! { struct V1814 = R[(2,3):(64,4@laneid)] + S[4]; }
type T1814 = layout!(R[(2,3):(64,4@laneid)] + S[4]);
const _: () = {
    assert!(V1814::SIZE == 4 && V1814::COSIZE == 68 && V1814::RANK == 1);
    let at = fold::at::<V1814, _>([2]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 2);
    assert!(matches!(sum_of_places::<V1814, laneid, 1>([2]), (6, 24)));
    assert!(matches!(sum_of_places::<V1814, m, 1>([2]), (6, 204)));
    let at = fold::at::<V1814, _>([3]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 3);
    assert!(matches!(sum_of_places::<V1814, laneid, 1>([3]), (6, 24)));
    assert!(matches!(sum_of_places::<V1814, m, 1>([3]), (6, 210)));
};

// apply_shape
layout! { struct V1815 = (48, 7) -> S[(7,12,4):(4,1@laneid,1)] + 1@laneid + 2@laneid; }
type T1815 = layout!((48, 7) -> S[(7,12,4):(4,1@laneid,1)] + 1@laneid + 2@laneid);
const _: () = {
    assert!(V1815::SIZE == 336 && V1815::COSIZE == 28 && V1815::RANK == 2);
    let at = fold::at::<V1815, _>([17, 6]);
    assert!(at.on::<laneid>() == 10 && at.on::<m>() == 9);
    let at = fold::at::<V1815, _>([47, 6]);
    assert!(at.on::<laneid>() == 14 && at.on::<m>() == 27);
};

// apply_set
layout! { struct V1817 = (128, 2,) -> R[4:2@wgid] + S[(4,16,4):(1@wgid,4@wgid,1)]; }
type T1817 = layout!((128, 2,) -> R[4:2@wgid] + S[(4,16,4):(1@wgid,4@wgid,1)]);
const _: () = {
    assert!(V1817::SIZE == 256 && V1817::COSIZE == 4 && V1817::RANK == 2);
    let at = fold::at::<V1817, _>([37, 0]);
    assert!(at.on::<m>() == 2 && at.on::<wgid>() == 9);
    assert!(matches!(sum_of_places::<V1817, m, 2>([37, 0]), (4, 8)));
    assert!(matches!(sum_of_places::<V1817, wgid, 2>([37, 0]), (4, 48)));
    let at = fold::at::<V1817, _>([127, 1]);
    assert!(at.on::<m>() == 3 && at.on::<wgid>() == 63);
    assert!(matches!(sum_of_places::<V1817, m, 2>([127, 1]), (4, 12)));
    assert!(matches!(sum_of_places::<V1817, wgid, 2>([127, 1]), (4, 264)));
};

// apply_shape
layout! { struct V1818 = (24, 2, 2) -> S[(8,12)]; }
type T1818 = layout!((24, 2, 2) -> S[(8,12)]);
const _: () = {
    assert!(V1818::SIZE == 96 && V1818::COSIZE == 96 && V1818::RANK == 3);
    let at = fold::at::<V1818, _>([15, 1, 1]);
    assert!(at.on::<m>() == 63);
    let at = fold::at::<V1818, _>([23, 1, 1]);
    assert!(at.on::<m>() == 95);
};

// apply_shape
layout! { struct V1819 = (7, 2) -> S[(2,7):(1@laneid,1@warpid)] + 1@laneid + 15@laneid + 1 + 15; }
type T1819 = layout!((7, 2) -> S[(2,7):(1@laneid,1@warpid)] + 1@laneid + 15@laneid + 1 + 15);
const _: () = {
    assert!(V1819::SIZE == 14 && V1819::COSIZE == 17 && V1819::RANK == 2);
    let at = fold::at::<V1819, _>([5, 0]);
    assert!(at.on::<laneid>() == 17 && at.on::<m>() == 16 && at.on::<warpid>() == 3);
    let at = fold::at::<V1819, _>([6, 1]);
    assert!(at.on::<laneid>() == 17 && at.on::<m>() == 16 && at.on::<warpid>() == 6);
};

// apply_shape
layout! { struct V1820 = (8, 32) -> R[(3,4):(4@tid_in_wg,2)] + S[(2,16,8):(32,4@tid_in_wg,0@tid_in_wg)]; }
type T1820 = layout!((8, 32) -> R[(3,4):(4@tid_in_wg,2)] + S[(2,16,8):(32,4@tid_in_wg,0@tid_in_wg)]);
const _: () = {
    assert!(V1820::SIZE == 256 && V1820::COSIZE == 39 && V1820::RANK == 2);
    let at = fold::at::<V1820, _>([3, 22]);
    assert!(at.on::<m>() == 0 && at.on::<tid_in_wg>() == 56);
    assert!(matches!(sum_of_places::<V1820, m, 2>([3, 22]), (12, 36)));
    assert!(matches!(sum_of_places::<V1820, tid_in_wg, 2>([3, 22]), (12, 720)));
    let at = fold::at::<V1820, _>([7, 31]);
    assert!(at.on::<m>() == 32 && at.on::<tid_in_wg>() == 60);
    assert!(matches!(sum_of_places::<V1820, m, 2>([7, 31]), (12, 420)));
    assert!(matches!(sum_of_places::<V1820, tid_in_wg, 2>([7, 31]), (12, 768)));
};

// apply_linear
layout! { struct V1823 = 1 + S[1]; }
type T1823 = layout!(1 + S[1]);
const _: () = {
    assert!(V1823::SIZE == 1 && V1823::COSIZE == 2 && V1823::RANK == 1);
    let at = fold::at::<V1823, _>([0]);
    assert!(at.on::<m>() == 1);
};

// apply_linear
layout! { struct V1827 = S[(2,2,5):(1,@tid_in_wg,2)] + 2@tid_in_wg; }
type T1827 = layout!(S[(2,2,5):(1,@tid_in_wg,2)] + 2@tid_in_wg);
const _: () = {
    assert!(V1827::SIZE == 20 && V1827::COSIZE == 10 && V1827::RANK == 3);
    let at = fold::at::<V1827, _>([1, 0, 2]);
    assert!(at.on::<m>() == 5 && at.on::<tid_in_wg>() == 2);
    let at = fold::at::<V1827, _>([1, 1, 4]);
    assert!(at.on::<m>() == 9 && at.on::<tid_in_wg>() == 3);
};

// apply_shape
layout! { struct V1829 = (2, 2, 2) -> S[(1,2,4):(24@wgid,24@wgid,24@tid_in_wg)]; }
type T1829 = layout!((2, 2, 2) -> S[(1,2,4):(24@wgid,24@wgid,24@tid_in_wg)]);
const _: () = {
    assert!(V1829::SIZE == 8 && V1829::COSIZE == 1 && V1829::RANK == 3);
    let at = fold::at::<V1829, _>([0, 1, 1]);
    assert!(at.on::<m>() == 0 && at.on::<tid_in_wg>() == 72 && at.on::<wgid>() == 0);
    let at = fold::at::<V1829, _>([1, 1, 1]);
    assert!(at.on::<m>() == 0 && at.on::<tid_in_wg>() == 72 && at.on::<wgid>() == 24);
};

// apply_shape
layout! { struct V1832 = (24, 2, 2) -> 5 + 3@laneid + S[(4,4,6):(4@laneid,1@laneid,1)]; }
type T1832 = layout!((24, 2, 2) -> 5 + 3@laneid + S[(4,4,6):(4@laneid,1@laneid,1)]);
const _: () = {
    assert!(V1832::SIZE == 96 && V1832::COSIZE == 11 && V1832::RANK == 3);
    let at = fold::at::<V1832, _>([9, 1, 1]);
    assert!(at.on::<laneid>() == 9 && at.on::<m>() == 8);
    let at = fold::at::<V1832, _>([23, 1, 1]);
    assert!(at.on::<laneid>() == 18 && at.on::<m>() == 10);
};

// apply_shape
layout! { struct V1833 = S[1:1] + R[4:4] + 1 + 1@tid_in_wg + 4@tid_in_wg; }
type T1833 = layout!(S[1:1] + R[4:4] + 1 + 1@tid_in_wg + 4@tid_in_wg);
const _: () = {
    assert!(V1833::SIZE == 1 && V1833::COSIZE == 14 && V1833::RANK == 1);
    let at = fold::at::<V1833, _>([0]);
    assert!(at.on::<m>() == 1 && at.on::<tid_in_wg>() == 5);
    assert!(matches!(sum_of_places::<V1833, m, 1>([0]), (4, 28)));
    assert!(matches!(sum_of_places::<V1833, tid_in_wg, 1>([0]), (4, 20)));
};

// apply_shape
layout! { struct V1836 = (4, 48) -> S[(8,12,2):(32@tid_in_wg,10@tid_in_wg,4@tid_in_wg)] + 5 + 16@tid_in_wg; }
type T1836 = layout!((4, 48) -> S[(8,12,2):(32@tid_in_wg,10@tid_in_wg,4@tid_in_wg)] + 5 + 16@tid_in_wg);
const _: () = {
    assert!(V1836::SIZE == 192 && V1836::COSIZE == 6 && V1836::RANK == 2);
    let at = fold::at::<V1836, _>([1, 43]);
    assert!(at.on::<m>() == 5 && at.on::<tid_in_wg>() == 206);
    let at = fold::at::<V1836, _>([3, 47]);
    assert!(at.on::<m>() == 5 && at.on::<tid_in_wg>() == 354);
};

// apply_shape
layout! { struct V1837 = (2, 1, 36) -> S[(6,12):(24@TCol,32@TCol)]; }
type T1837 = layout!((2, 1, 36) -> S[(6,12):(24@TCol,32@TCol)]);
const _: () = {
    assert!(V1837::SIZE == 72 && V1837::COSIZE == 1 && V1837::RANK == 3);
    let at = fold::at::<V1837, _>([1, 0, 3]);
    assert!(at.on::<TCol>() == 168 && at.on::<m>() == 0);
    let at = fold::at::<V1837, _>([1, 0, 35]);
    assert!(at.on::<TCol>() == 472 && at.on::<m>() == 0);
};

// apply_shape
layout! { struct V1838 = (16, 2, 2) -> R[(4,2):(4,1)] + S[(4,2,8,1)]; }
type T1838 = layout!((16, 2, 2) -> R[(4,2):(4,1)] + S[(4,2,8,1)]);
const _: () = {
    assert!(V1838::SIZE == 64 && V1838::COSIZE == 77 && V1838::RANK == 3);
    let at = fold::at::<V1838, _>([6, 0, 1]);
    assert!(at.on::<m>() == 25);
    assert!(matches!(sum_of_places::<V1838, m, 3>([6, 0, 1]), (8, 252)));
    let at = fold::at::<V1838, _>([15, 1, 1]);
    assert!(at.on::<m>() == 63);
    assert!(matches!(sum_of_places::<V1838, m, 3>([15, 1, 1]), (8, 556)));
};

pub(crate) fn rows() -> Vec<Row> {
    vec![
        item::<V1750, T1750>(Facts { name: "V1750", op: "apply_shape", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 4)], swizzle: Some([0, 3, 3]), shape: Some(&[4, 128]), answers: Answers::Bases("0,38=47 0,49=51 0,59=56 0,71=74 0,74=79 0,88=95 0,92=100 0,96=96 1,26=157 1,91=220 1,118=253 2,75=334 2,118=381 3,20=411 3,44=438 3,60=448") }, None, vec![probe::<V1750, m, u64, 2>()]),
        item::<V1751, T1751>(Facts { name: "V1751", op: "apply_linear", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 4)], swizzle: Some([0, 3, 3]), shape: None, answers: Answers::Bases("38=47 49=51 59=56 71=74 74=79 88=95 92=100 96=96 154=157 219=220 246=253 331=334 374=381 404=411 428=438 444=448") }, None, vec![probe::<V1751, m, usize, 2>()]),
        item::<V1756, T1756>(Facts { name: "V1756", op: "apply_linear", shard: &[(5, 96, "m"), (3, 32, "m"), (32, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("19=19 24=24 29=29 37=37 48=48 77=69 109=101 165=181 187=171 202=210 259=291 274=306 298=266 333=357 420=404 465=489") }, None, vec![probe::<V1756, m, u64, 3>()]),
        item::<V1758, T1758>(Facts { name: "V1758", op: "apply_shape", shard: &[(5, 96, "m"), (3, 32, "m"), (32, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 2, 3]), shape: Some(&[15, 32]), answers: Answers::Bases("0,19=19 0,24=24 0,29=29 1,5=37 1,16=48 2,13=69 3,13=101 5,5=181 5,27=171 6,10=210 8,3=259 8,18=274 9,10=298 10,13=325 13,4=436 14,17=457") }, None, vec![probe::<V1758, m, i32, 2>()]),
        item::<V1760, T1760>(Facts { name: "V1760", op: "apply_shape", shard: &[(5, 96, "m"), (3, 32, "m"), (32, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 1, 3]), shape: Some(&[15, 32]), answers: Answers::Bases("0,19=19 0,24=24 0,29=29 1,5=37 1,16=48 2,13=69 3,13=101 5,5=165 5,27=187 6,10=194 8,3=259 8,18=274 9,10=298 10,13=325 13,4=420 14,17=473") }, None, vec![probe::<V1760, m, usize, 2>()]),
        item::<V1762, T1762>(Facts { name: "V1762", op: "apply_shape", shard: &[(5, 96, "m"), (3, 32, "m"), (32, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 3, 3]), shape: Some(&[15, 32]), answers: Answers::Bases("0,19=19 0,24=24 0,29=29 1,5=37 1,16=48 2,13=77 3,13=109 5,5=181 5,27=171 6,10=218 8,3=291 8,18=306 9,10=266 10,13=365 13,4=404 14,17=481") }, None, vec![probe::<V1762, m, u64, 2>()]),
        item::<V1765, T1765>(Facts { name: "V1765", op: "apply_shape", shard: &[(5, 96, "m"), (3, 32, "m"), (32, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 3, 3]), shape: Some(&[15, 32]), answers: Answers::Bases("0,19=19 0,24=24 0,29=29 1,5=33 1,16=52 2,13=69 3,13=97 5,5=177 5,27=175 6,10=210 8,3=259 8,18=274 9,10=302 10,13=325 13,4=432 14,17=457") }, None, vec![probe::<V1765, m, u64, 2>()]),
        item::<V1770, T1770>(Facts { name: "V1770", op: "apply_shape", shard: &[(5, 96, "m"), (3, 32, "m"), (32, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 3, 3]), shape: Some(&[15, 32]), answers: Answers::Bases("0,19=17 0,24=27 0,29=30 1,5=33 1,16=54 2,13=76 3,13=104 5,5=161 5,27=188 6,10=203 8,3=259 8,18=272 9,10=303 10,13=332 13,4=416 14,17=467") }, None, vec![probe::<V1770, m, i32, 2>()]),
        item::<V1771, T1771>(Facts { name: "V1771", op: "apply_linear", shard: &[(5, 96, "m"), (3, 32, "m"), (32, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 3, 3]), shape: None, answers: Answers::Bases("19=17 24=27 29=30 37=33 48=54 77=76 109=104 165=161 187=188 202=203 259=259 274=272 298=303 333=332 420=416 465=467") }, None, vec![probe::<V1771, m, u64, 3>()]),
        item::<V1775, T1775>(Facts { name: "V1775", op: "apply_shape", shard: &[(4, 1, "m")], replica: &[(2, 64, "m")], offset: &[("m", 3)], swizzle: None, shape: None, answers: Answers::Bases("0=3 1=4 2=5 3=6") }, Some(const { &V1775::table() }), vec![probe::<V1775, m, usize, 1>()]),
        item::<V1776, T1776>(Facts { name: "V1776", op: "apply_set", shard: &[(4, 1, "m")], replica: &[(2, 64, "m")], offset: &[("m", 3)], swizzle: None, shape: None, answers: Answers::Sets("0=3|67 2=5|69 3=6|70") }, Some(const { &V1776::table() }), vec![probe::<V1776, m, i32, 1>()]),
        item::<V1777, T1777>(Facts { name: "V1777", op: "apply_shape", shard: &[(5, 32, "wgid"), (8, 32, "tid_in_wg"), (12, 64, "wgid")], replica: &[], offset: &[], swizzle: None, shape: Some(&[2, 1, 240]), answers: Answers::Bases("0,0,0=0 0,0,84=tid_in_wg:224 0,0,151=tid_in_wg:128,wgid:480 0,0,175=tid_in_wg:192,wgid:480 0,0,179=tid_in_wg:192,wgid:736 1,0,8=tid_in_wg:128,wgid:576 1,0,86=tid_in_wg:96,wgid:224 1,0,121=tid_in_wg:192,wgid:160 1,0,154=wgid:768 1,0,221=tid_in_wg:192,wgid:448 1,0,222=tid_in_wg:192,wgid:512 1,0,239=tid_in_wg:224,wgid:832") }, None, vec![probe::<V1777, m, u64, 3>(), probe::<V1777, tid_in_wg, u64, 3>(), probe::<V1777, wgid, u64, 3>()]),
        item::<V1779, T1779>(Facts { name: "V1779", op: "apply_shape", shard: &[(6, 3, "m"), (2, 0, "m")], replica: &[(2, 4, "m"), (4, 2, "tid_in_wg")], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0,0=0 0,1=0 2,0=6 2,1=6 3,0=9 3,1=9 4,0=12 5,1=15") }, Some(const { &V1779::table() }), vec![probe::<V1779, m, i32, 2>(), probe::<V1779, tid_in_wg, i32, 2>()]),
        item::<V1781, T1781>(Facts { name: "V1781", op: "apply_shape", shard: &[(4, 1, "m"), (8, 1, "tx"), (5, 8, "tx")], replica: &[(3, 4, "tx"), (2, 1, "tx")], offset: &[], swizzle: None, shape: Some(&[1, 160]), answers: Answers::Bases("0,0=0 0,1=tx:8 0,10=tx:2 0,22=tx:20 0,52=m:1,tx:18 0,72=m:1,tx:22 0,86=m:2,tx:9 0,108=m:2,tx:29 0,124=m:3,tx:32 0,134=m:3,tx:34 0,136=m:3,tx:11 0,159=m:3,tx:39") }, None, vec![probe::<V1781, m, usize, 2>(), probe::<V1781, tx, usize, 2>()]),
        item::<V1782, T1782>(Facts { name: "V1782", op: "apply_set", shard: &[(4, 1, "m"), (8, 1, "tx"), (5, 8, "tx")], replica: &[(3, 4, "tx"), (2, 1, "tx")], offset: &[], swizzle: None, shape: Some(&[1, 160]), answers: Answers::Sets("0,0=0|tx:1|tx:4|tx:5|tx:8|tx:9 0,27=tx:21|tx:22|tx:25|tx:26|tx:29|tx:30 0,96=m:2,tx:11|m:2,tx:12|m:2,tx:15|m:2,tx:16|m:2,tx:19|m:2,tx:20 0,152=m:3,tx:22|m:3,tx:23|m:3,tx:26|m:3,tx:27|m:3,tx:30|m:3,tx:31 0,159=m:3,tx:39|m:3,tx:40|m:3,tx:43|m:3,tx:44|m:3,tx:47|m:3,tx:48") }, None, vec![probe::<V1782, m, i32, 2>(), probe::<V1782, tx, i32, 2>()]),
        item::<V1783, T1783>(Facts { name: "V1783", op: "apply_shape", shard: &[(1, 1, "m"), (16, 4, "m"), (7, 32, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[7, 8, 1, 2]), answers: Answers::Bases("0,0,0,0=0 0,7,0,1=40 1,3,0,1=76 1,5,0,1=204 2,0,0,1=176 3,3,0,1=220 3,7,0,1=36 4,0,0,1=100 4,3,0,0=40 4,3,0,1=72 5,1,0,0=204 6,7,0,1=252") }, Some(const { &V1783::table() }), vec![probe::<V1783, m, u64, 4>()]),
        item::<V1784, T1784>(Facts { name: "V1784", op: "apply_shape", shard: &[(7, 1, "wid_in_wg")], replica: &[], offset: &[("laneid", 3), ("wid_in_wg", 1)], swizzle: None, shape: Some(&[7, 1]), answers: Answers::Bases("0,0=laneid:3,wid_in_wg:1 1,0=laneid:3,wid_in_wg:2 2,0=laneid:3,wid_in_wg:3 3,0=laneid:3,wid_in_wg:4 5,0=laneid:3,wid_in_wg:6 6,0=laneid:3,wid_in_wg:7") }, Some(const { &V1784::table() }), vec![probe::<V1784, laneid, usize, 2>(), probe::<V1784, m, usize, 2>(), probe::<V1784, wid_in_wg, usize, 2>()]),
        item::<V1787, T1787>(Facts { name: "V1787", op: "apply_shape", shard: &[(16, 16, "m"), (8, 1, "m"), (1, 1, "wid_in_wg"), (2, 8, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[1, 128, 2]), answers: Answers::Bases("0,0,0=0 0,16,0=32 0,34,0=66 0,43,0=83 0,50,0=98 0,58,0=114 0,68,1=140 0,95,1=191 0,106,0=210 0,118,1=238 0,127,1=255") }, None, vec![probe::<V1787, m, usize, 3>(), probe::<V1787, wid_in_wg, usize, 3>()]),
        item::<V1788, T1788>(Facts { name: "V1788", op: "apply_shape", shard: &[(2, 4, "m")], replica: &[], offset: &[("m", 16)], swizzle: None, shape: None, answers: Answers::Bases("0=16 1=20") }, Some(const { &V1788::table() }), vec![probe::<V1788, m, i32, 1>()]),
        item::<V1789, T1789>(Facts { name: "V1789", op: "apply_shape", shard: &[(6, 1, "F"), (1, 1, "P")], replica: &[(2, 64, "P"), (2, 64, "P")], offset: &[], swizzle: None, shape: Some(&[6]), answers: Answers::Bases("0=0 1=F:1 3=F:3 4=F:4 5=F:5") }, Some(const { &V1789::table() }), vec![probe::<V1789, F, u64, 1>(), probe::<V1789, P, u64, 1>(), probe::<V1789, m, u64, 1>()]),
        item::<V1790, T1790>(Facts { name: "V1790", op: "apply_linear", shard: &[(6, 1, "F"), (1, 1, "P")], replica: &[(2, 64, "P"), (2, 64, "P")], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0=0 3=F:3 4=F:4 5=F:5") }, Some(const { &V1790::table() }), vec![probe::<V1790, F, usize, 2>(), probe::<V1790, P, usize, 2>(), probe::<V1790, m, usize, 2>()]),
        item::<V1793, T1793>(Facts { name: "V1793", op: "apply_set", shard: &[(5, 16, "m"), (4, 32, "m"), (1, 5, "m")], replica: &[(4, 32, "m"), (4, 32, "m")], offset: &[], swizzle: None, shape: Some(&[2, 10]), answers: Answers::Sets("0,0=0|32|64|96|128|160|192 0,9=64|96|128|160|192|224|256 1,1=128|160|192|224|256|288|320 1,9=160|192|224|256|288|320|352") }, Some(const { &V1793::table() }), vec![probe::<V1793, m, usize, 2>()]),
        item::<V1794, T1794>(Facts { name: "V1794", op: "apply_shape", shard: &[(4, 0, "m"), (3, 1, "laneid")], replica: &[], offset: &[], swizzle: None, shape: Some(&[2, 6]), answers: Answers::Bases("0,0=0 0,1=laneid:1 0,2=laneid:2 0,3=0 0,4=laneid:1 1,2=laneid:2 1,4=laneid:1 1,5=laneid:2") }, Some(const { &V1794::table() }), vec![probe::<V1794, laneid, i32, 2>(), probe::<V1794, m, i32, 2>()]),
        item::<V1795, T1795>(Facts { name: "V1795", op: "apply_linear", shard: &[(4, 0, "m"), (3, 1, "laneid")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("1=laneid:1 1=laneid:1 7=laneid:1 8=laneid:2 9=0 10=laneid:1") }, Some(const { &V1795::table() }), vec![probe::<V1795, laneid, u64, 2>(), probe::<V1795, m, u64, 2>()]),
        item::<V1796, T1796>(Facts { name: "V1796", op: "apply_shape", shard: &[(16, 1, "wgid"), (2, 3, "tid_in_wg"), (3, 1, "tid_in_wg")], replica: &[], offset: &[("m", 16), ("tid_in_wg", 16), ("wgid", 64)], swizzle: None, shape: Some(&[24, 4]), answers: Answers::Bases("0,0=m:16,tid_in_wg:16,wgid:64 1,1=m:16,tid_in_wg:21,wgid:64 3,1=m:16,tid_in_wg:17,wgid:66 7,3=m:16,tid_in_wg:17,wgid:69 13,3=m:16,tid_in_wg:17,wgid:73 15,0=m:16,tid_in_wg:16,wgid:74 19,0=m:16,tid_in_wg:20,wgid:76 20,0=m:16,tid_in_wg:18,wgid:77 21,2=m:16,tid_in_wg:18,wgid:78 22,0=m:16,tid_in_wg:20,wgid:78 22,1=m:16,tid_in_wg:21,wgid:78 23,3=m:16,tid_in_wg:21,wgid:79") }, Some(const { &V1796::table() }), vec![probe::<V1796, m, usize, 2>(), probe::<V1796, tid_in_wg, usize, 2>(), probe::<V1796, wgid, usize, 2>()]),
        item::<V1797, T1797>(Facts { name: "V1797", op: "apply_shape", shard: &[(4, 0, "m"), (4, 3, "m"), (8, 5, "laneid")], replica: &[], offset: &[], swizzle: None, shape: Some(&[8, 16]), answers: Answers::Bases("0,0=0 0,5=laneid:25 2,2=laneid:10 3,14=laneid:30,m:9 4,12=laneid:20,m:3 5,0=6 5,9=laneid:5,m:9 6,3=laneid:15 7,2=laneid:10,m:6 7,15=laneid:35,m:9") }, Some(const { &V1797::table() }), vec![probe::<V1797, laneid, i32, 2>(), probe::<V1797, m, i32, 2>()]),
        item::<V1799, T1799>(Facts { name: "V1799", op: "apply_shape", shard: &[(1, 1, "TLane"), (12, 3, "TCol"), (3, 1, "TCol")], replica: &[(4, 2, "TLane"), (2, 64, "TLane")], offset: &[("TCol", 1)], swizzle: None, shape: Some(&[6, 2, 3]), answers: Answers::Bases("0,0,0=TCol:1 0,0,2=TCol:3 0,1,0=TCol:4 0,1,1=TCol:5 1,0,1=TCol:8 1,1,1=TCol:11 2,0,2=TCol:15 2,1,1=TCol:17 5,0,1=TCol:32 5,1,1=TCol:35 5,1,2=TCol:36") }, Some(const { &V1799::table() }), vec![probe::<V1799, TCol, usize, 3>(), probe::<V1799, TLane, usize, 3>(), probe::<V1799, m, usize, 3>()]),
        item::<V1802, T1802>(Facts { name: "V1802", op: "apply_set", shard: &[(2, 1, "TLane"), (2, 1, "TCol"), (2, 2, "TLane")], replica: &[(2, 2, "TLane")], offset: &[("TCol", 1), ("TLane", 64)], swizzle: None, shape: Some(&[2, 4]), answers: Answers::Sets("0,0=TCol:1,TLane:64|TCol:1,TLane:66 1,2=TCol:2,TLane:65|TCol:2,TLane:67 1,3=TCol:2,TLane:67|TCol:2,TLane:69") }, Some(const { &V1802::table() }), vec![probe::<V1802, TCol, usize, 2>(), probe::<V1802, TLane, usize, 2>(), probe::<V1802, m, usize, 2>()]),
        item::<V1804, T1804>(Facts { name: "V1804", op: "apply_shape", shard: &[(5, 16, "TLane"), (12, 64, "TLane")], replica: &[], offset: &[], swizzle: None, shape: Some(&[20, 3]), answers: Answers::Bases("0,0=0 5,2=TLane:336 9,0=TLane:224 9,2=TLane:352 10,1=TLane:480 11,1=TLane:672 12,2=TLane:176 13,2=TLane:368 14,2=TLane:560 19,2=TLane:768") }, Some(const { &V1804::table() }), vec![probe::<V1804, TLane, u64, 2>(), probe::<V1804, m, u64, 2>()]),
        item::<V1806, T1806>(Facts { name: "V1806", op: "apply_shape", shard: &[(8, 1, "m"), (16, 1, "laneid"), (4, 16, "laneid")], replica: &[(3, 1, "laneid"), (3, 64, "warpid")], offset: &[], swizzle: None, shape: Some(&[256, 2]), answers: Answers::Bases("0,0=0 10,1=laneid:21 22,0=laneid:11 40,1=laneid:20,m:1 43,1=laneid:53,m:1 46,0=laneid:7,m:1 81,1=laneid:56,m:2 145,1=laneid:56,m:4 156,1=laneid:30,m:4 214,1=laneid:27,m:6 248,0=laneid:12,m:7 255,1=laneid:63,m:7") }, None, vec![probe::<V1806, laneid, i32, 2>(), probe::<V1806, m, i32, 2>(), probe::<V1806, warpid, i32, 2>()]),
        item::<V1807, T1807>(Facts { name: "V1807", op: "apply_set", shard: &[(8, 1, "m"), (16, 1, "laneid"), (4, 16, "laneid")], replica: &[(3, 1, "laneid"), (3, 64, "warpid")], offset: &[], swizzle: None, shape: Some(&[256, 2]), answers: Answers::Sets("0,0=0|laneid:1|laneid:1,warpid:64|laneid:1,warpid:128|laneid:2|laneid:2,warpid:64|laneid:2,warpid:128|warpid:64|warpid:128 119,1=laneid:59,m:3|laneid:59,m:3,warpid:64|laneid:59,m:3,warpid:128|laneid:60,m:3|laneid:60,m:3,warpid:64|laneid:60,m:3,warpid:128|laneid:61,m:3|laneid:61,m:3,warpid:64|laneid:61,m:3,warpid:128 201,0=laneid:36,m:6|laneid:36,m:6,warpid:64|laneid:36,m:6,warpid:128|laneid:37,m:6|laneid:37,m:6,warpid:64|laneid:37,m:6,warpid:128|laneid:38,m:6|laneid:38,m:6,warpid:64|laneid:38,m:6,warpid:128 236,1=laneid:22,m:7|laneid:22,m:7,warpid:64|laneid:22,m:7,warpid:128|laneid:23,m:7|laneid:23,m:7,warpid:64|laneid:23,m:7,warpid:128|laneid:24,m:7|laneid:24,m:7,warpid:64|laneid:24,m:7,warpid:128 255,1=laneid:63,m:7|laneid:63,m:7,warpid:64|laneid:63,m:7,warpid:128|laneid:64,m:7|laneid:64,m:7,warpid:64|laneid:64,m:7,warpid:128|laneid:65,m:7|laneid:65,m:7,warpid:64|laneid:65,m:7,warpid:128") }, None, vec![probe::<V1807, laneid, u64, 2>(), probe::<V1807, m, u64, 2>(), probe::<V1807, warpid, u64, 2>()]),
        item::<V1808, T1808>(Facts { name: "V1808", op: "apply_shape", shard: &[(7, 8, "m"), (8, 1, "m"), (7, 1, "m")], replica: &[], offset: &[("m", 16)], swizzle: None, shape: Some(&[2, 28, 7]), answers: Answers::Bases("0,0,0=16 0,2,0=18 0,6,0=22 0,12,0=28 0,15,5=36 0,26,1=43 1,3,3=50 1,5,3=52 1,6,4=54 1,12,4=60 1,27,6=77") }, None, vec![probe::<V1808, m, usize, 3>()]),
        item::<V1810, T1810>(Facts { name: "V1810", op: "apply_shape", shard: &[(12, 1, "TLane"), (5, 1, "TCol"), (4, 12, "TLane")], replica: &[], offset: &[], swizzle: None, shape: Some(&[8, 3, 2, 5]), answers: Answers::Bases("0,0,0,0=0 0,0,1,3=TCol:2 0,1,0,0=TCol:2,TLane:24 2,2,0,0=TLane:4 3,1,1,3=TCol:2,TLane:5 4,0,0,3=TLane:42 4,2,0,3=TLane:43 5,0,0,1=TCol:2,TLane:43 6,1,0,0=TCol:2,TLane:33 7,0,0,3=TCol:3,TLane:22 7,1,0,3=TLane:47 7,2,1,4=TCol:4,TLane:47") }, None, vec![probe::<V1810, TCol, u64, 4>(), probe::<V1810, TLane, u64, 4>(), probe::<V1810, m, u64, 4>()]),
        item::<V1812, T1812>(Facts { name: "V1812", op: "apply_set", shard: &[(8, 0, "laneid")], replica: &[(3, 2, "laneid"), (3, 1, "laneid")], offset: &[], swizzle: None, shape: Some(&[2, 4]), answers: Answers::Sets("0,0=0|laneid:1|laneid:2|laneid:3|laneid:4|laneid:5|laneid:6 1,0=0|laneid:1|laneid:2|laneid:3|laneid:4|laneid:5|laneid:6 1,1=0|laneid:1|laneid:2|laneid:3|laneid:4|laneid:5|laneid:6 1,3=0|laneid:1|laneid:2|laneid:3|laneid:4|laneid:5|laneid:6") }, Some(const { &V1812::table() }), vec![probe::<V1812, laneid, i32, 2>(), probe::<V1812, m, i32, 2>()]),
        item::<V1814, T1814>(Facts { name: "V1814", op: "apply_set", shard: &[(4, 1, "m")], replica: &[(2, 64, "m"), (3, 4, "laneid")], offset: &[], swizzle: None, shape: None, answers: Answers::Sets("0=0|laneid:4|laneid:4,m:64|laneid:8|laneid:8,m:64|64 2=laneid:4,m:2|laneid:4,m:66|laneid:8,m:2|laneid:8,m:66|2|66 3=laneid:4,m:3|laneid:4,m:67|laneid:8,m:3|laneid:8,m:67|3|67") }, Some(const { &V1814::table() }), vec![probe::<V1814, laneid, usize, 1>(), probe::<V1814, m, usize, 1>()]),
        item::<V1815, T1815>(Facts { name: "V1815", op: "apply_shape", shard: &[(7, 4, "m"), (12, 1, "laneid"), (4, 1, "m")], replica: &[], offset: &[("laneid", 3)], swizzle: None, shape: Some(&[48, 7]), answers: Answers::Bases("0,0=laneid:3 0,4=laneid:4 10,0=laneid:8,m:6 11,2=laneid:10,m:7 11,5=laneid:11,m:6 13,4=laneid:14,m:7 17,6=laneid:10,m:9 21,4=laneid:4,m:15 27,6=laneid:3,m:19 42,5=laneid:5,m:27 46,5=laneid:12,m:27 47,6=laneid:14,m:27") }, None, vec![probe::<V1815, laneid, i32, 2>(), probe::<V1815, m, i32, 2>()]),
        item::<V1817, T1817>(Facts { name: "V1817", op: "apply_set", shard: &[(4, 1, "wgid"), (16, 4, "wgid"), (4, 1, "m")], replica: &[(4, 2, "wgid")], offset: &[], swizzle: None, shape: Some(&[128, 2]), answers: Answers::Sets("0,0=0|wgid:2|wgid:4|wgid:6 20,1=m:1,wgid:40|m:1,wgid:42|m:1,wgid:44|m:1,wgid:46 37,0=m:2,wgid:9|m:2,wgid:11|m:2,wgid:13|m:2,wgid:15 52,0=wgid:41|wgid:43|wgid:45|wgid:47 127,1=m:3,wgid:63|m:3,wgid:65|m:3,wgid:67|m:3,wgid:69") }, None, vec![probe::<V1817, m, usize, 2>(), probe::<V1817, wgid, usize, 2>()]),
        item::<V1818, T1818>(Facts { name: "V1818", op: "apply_shape", shard: &[(8, 12, "m"), (12, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[24, 2, 2]), answers: Answers::Bases("0,0,0=0 6,1,0=26 7,1,1=31 11,0,1=45 11,1,1=47 15,1,0=62 15,1,1=63 16,0,0=64 18,0,1=73 18,1,0=74 20,0,0=80 23,1,1=95") }, Some(const { &V1818::table() }), vec![probe::<V1818, m, i32, 3>()]),
        item::<V1819, T1819>(Facts { name: "V1819", op: "apply_shape", shard: &[(2, 1, "laneid"), (7, 1, "warpid")], replica: &[], offset: &[("laneid", 16), ("m", 16)], swizzle: None, shape: Some(&[7, 2]), answers: Answers::Bases("0,0=laneid:16,m:16 3,0=laneid:16,m:16,warpid:6 3,1=laneid:17,m:16 5,0=laneid:17,m:16,warpid:3 5,1=laneid:17,m:16,warpid:4 6,1=laneid:17,m:16,warpid:6") }, Some(const { &V1819::table() }), vec![probe::<V1819, laneid, u64, 2>(), probe::<V1819, m, u64, 2>(), probe::<V1819, warpid, u64, 2>()]),
        item::<V1820, T1820>(Facts { name: "V1820", op: "apply_shape", shard: &[(2, 32, "m"), (16, 4, "tid_in_wg"), (8, 0, "tid_in_wg")], replica: &[(3, 4, "tid_in_wg"), (4, 2, "m")], offset: &[], swizzle: None, shape: Some(&[8, 32]), answers: Answers::Bases("0,0=0 0,14=tid_in_wg:4 1,5=tid_in_wg:16 1,21=tid_in_wg:24 2,5=tid_in_wg:32 2,28=tid_in_wg:44 3,22=tid_in_wg:56 4,13=m:32,tid_in_wg:4 4,19=m:32,tid_in_wg:8 6,12=m:32,tid_in_wg:36 6,31=m:32,tid_in_wg:44 7,31=m:32,tid_in_wg:60") }, None, vec![probe::<V1820, m, usize, 2>(), probe::<V1820, tid_in_wg, usize, 2>()]),
        item::<V1823, T1823>(Facts { name: "V1823", op: "apply_linear", shard: &[(1, 1, "m")], replica: &[], offset: &[("m", 1)], swizzle: None, shape: None, answers: Answers::Bases("0=1") }, Some(const { &V1823::table() }), vec![probe::<V1823, m, usize, 1>()]),
        item::<V1827, T1827>(Facts { name: "V1827", op: "apply_linear", shard: &[(2, 1, "m"), (2, 1, "tid_in_wg"), (5, 2, "m")], replica: &[], offset: &[("tid_in_wg", 2)], swizzle: None, shape: None, answers: Answers::Bases("8=m:6,tid_in_wg:3 10=m:1,tid_in_wg:2 11=m:3,tid_in_wg:2 12=m:5,tid_in_wg:2 12=m:5,tid_in_wg:2 12=m:5,tid_in_wg:2 13=m:7,tid_in_wg:2 17=m:5,tid_in_wg:3") }, Some(const { &V1827::table() }), vec![probe::<V1827, m, i32, 3>(), probe::<V1827, tid_in_wg, i32, 3>()]),
        item::<V1829, T1829>(Facts { name: "V1829", op: "apply_shape", shard: &[(1, 24, "wgid"), (2, 24, "wgid"), (4, 24, "tid_in_wg")], replica: &[], offset: &[], swizzle: None, shape: Some(&[2, 2, 2]), answers: Answers::Bases("0,0,0=0 0,0,1=tid_in_wg:24 0,1,0=tid_in_wg:48 0,1,1=tid_in_wg:72 1,0,0=wgid:24 1,1,0=tid_in_wg:48,wgid:24 1,1,1=tid_in_wg:72,wgid:24") }, Some(const { &V1829::table() }), vec![probe::<V1829, m, usize, 3>(), probe::<V1829, tid_in_wg, usize, 3>(), probe::<V1829, wgid, usize, 3>()]),
        item::<V1832, T1832>(Facts { name: "V1832", op: "apply_shape", shard: &[(4, 4, "laneid"), (4, 1, "laneid"), (6, 1, "m")], replica: &[], offset: &[("laneid", 3), ("m", 5)], swizzle: None, shape: Some(&[24, 2, 2]), answers: Answers::Bases("0,0,0=laneid:3,m:5 1,0,0=laneid:3,m:9 2,1,1=laneid:4,m:10 4,1,0=laneid:6,m:5 8,1,1=laneid:8,m:10 9,1,1=laneid:9,m:8 16,0,0=laneid:13,m:9 20,1,0=laneid:16,m:9 22,0,0=laneid:17,m:9 22,1,1=laneid:18,m:6 23,1,1=laneid:18,m:10") }, Some(const { &V1832::table() }), vec![probe::<V1832, laneid, usize, 3>(), probe::<V1832, m, usize, 3>()]),
        item::<V1833, T1833>(Facts { name: "V1833", op: "apply_shape", shard: &[(1, 1, "m")], replica: &[(4, 4, "m")], offset: &[("m", 1), ("tid_in_wg", 5)], swizzle: None, shape: None, answers: Answers::Bases("0=m:1,tid_in_wg:5") }, Some(const { &V1833::table() }), vec![probe::<V1833, m, i32, 1>(), probe::<V1833, tid_in_wg, i32, 1>()]),
        item::<V1836, T1836>(Facts { name: "V1836", op: "apply_shape", shard: &[(8, 32, "tid_in_wg"), (12, 10, "tid_in_wg"), (2, 4, "tid_in_wg")], replica: &[], offset: &[("m", 5), ("tid_in_wg", 16)], swizzle: None, shape: Some(&[4, 48]), answers: Answers::Bases("0,0=m:5,tid_in_wg:16 0,3=m:5,tid_in_wg:30 0,9=m:5,tid_in_wg:60 0,33=m:5,tid_in_wg:92 1,9=m:5,tid_in_wg:124 1,30=m:5,tid_in_wg:142 1,43=m:5,tid_in_wg:206 2,27=m:5,tid_in_wg:190 2,37=m:5,tid_in_wg:240 3,0=m:5,tid_in_wg:208 3,29=m:5,tid_in_wg:264 3,47=m:5,tid_in_wg:354") }, None, vec![probe::<V1836, m, i32, 2>(), probe::<V1836, tid_in_wg, i32, 2>()]),
        item::<V1837, T1837>(Facts { name: "V1837", op: "apply_shape", shard: &[(6, 24, "TCol"), (12, 32, "TCol")], replica: &[], offset: &[], swizzle: None, shape: Some(&[2, 1, 36]), answers: Answers::Bases("0,0,0=0 0,0,9=TCol:288 0,0,23=TCol:376 0,0,26=TCol:112 0,0,33=TCol:336 0,0,34=TCol:368 1,0,3=TCol:168 1,0,7=TCol:296 1,0,21=TCol:384 1,0,22=TCol:416 1,0,29=TCol:280 1,0,35=TCol:472") }, Some(const { &V1837::table() }), vec![probe::<V1837, TCol, u64, 3>(), probe::<V1837, m, u64, 3>()]),
        item::<V1838, T1838>(Facts { name: "V1838", op: "apply_shape", shard: &[(4, 16, "m"), (2, 8, "m"), (8, 1, "m"), (1, 1, "m")], replica: &[(4, 4, "m"), (2, 1, "m")], offset: &[], swizzle: None, shape: Some(&[16, 2, 2]), answers: Answers::Bases("0,0,0=0 0,1,0=2 3,0,1=13 3,1,0=14 5,0,1=21 6,0,1=25 9,0,1=37 9,1,0=38 10,0,0=40 11,0,0=44 15,1,1=63") }, Some(const { &V1838::table() }), vec![probe::<V1838, m, usize, 3>()]),
    ]
}
