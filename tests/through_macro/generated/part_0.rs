// Written by `tests/through_macro/generate.rs`; not to be edited.

use tla::prelude::*;
use tla::{axis::*, fold};

#[allow(unused_imports, reason = "which of them a part needs is left open")]
use crate::check::{alias, item, probe, probe_below_0, sum_of_places};
use crate::check::Row;
use crate::facts::{Answers, Facts};

// own
layout! { struct Own0 = S[(3,2,5,4):(@bx,@by,@bz,1)]; }
type OwnType0 = layout!(S[(3,2,5,4):(@bx,@by,@bz,1)]);
const _: () = {
    assert!(Own0::SIZE == 120 && Own0::COSIZE == 4 && Own0::RANK == 4);
    let at = fold::at::<Own0, _>([1, 1, 0, 0]);
    assert!(at.on::<bx>() == 1 && at.on::<by>() == 1 && at.on::<bz>() == 0 && at.on::<m>() == 0);
    let at = fold::at::<Own0, _>([2, 1, 4, 3]);
    assert!(at.on::<bx>() == 2 && at.on::<by>() == 1 && at.on::<bz>() == 4 && at.on::<m>() == 3);
};

// own
layout! { struct Own1 = S[(2,2,3,8,4):(1@cbx,1@cby,1@cbz,4@tx,1@tx)]; }
type OwnType1 = layout!(S[(2,2,3,8,4):(1@cbx,1@cby,1@cbz,4@tx,1@tx)]);
const _: () = {
    assert!(Own1::SIZE == 384 && Own1::COSIZE == 1 && Own1::RANK == 5);
    let at = fold::at::<Own1, _>([1, 0, 0, 0, 0]);
    assert!(at.on::<cbx>() == 1 && at.on::<cby>() == 0 && at.on::<cbz>() == 0 && at.on::<m>() == 0 && at.on::<tx>() == 0);
    let at = fold::at::<Own1, _>([1, 1, 2, 7, 3]);
    assert!(at.on::<cbx>() == 1 && at.on::<cby>() == 1 && at.on::<cbz>() == 2 && at.on::<m>() == 0 && at.on::<tx>() == 31);
};

// own
layout! { struct Own2 = S[(2,4,32,3):(1@wgid,1@wid_in_wg,1@laneid,1)]; }
type OwnType2 = layout!(S[(2,4,32,3):(1@wgid,1@wid_in_wg,1@laneid,1)]);
const _: () = {
    assert!(Own2::SIZE == 768 && Own2::COSIZE == 3 && Own2::RANK == 4);
    let at = fold::at::<Own2, _>([1, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wgid>() == 1 && at.on::<wid_in_wg>() == 0);
    let at = fold::at::<Own2, _>([1, 3, 31, 2]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 2 && at.on::<wgid>() == 1 && at.on::<wid_in_wg>() == 3);
};

// own
layout! { struct Own3 = (256, 3) -> S[(2,128,3):(1@wgid,1@tid_in_wg,1)]; }
type OwnType3 = layout!((256, 3) -> S[(2,128,3):(1@wgid,1@tid_in_wg,1)]);
const _: () = {
    assert!(Own3::SIZE == 768 && Own3::COSIZE == 3 && Own3::RANK == 2);
    let at = fold::at::<Own3, _>([128, 0]);
    assert!(at.on::<m>() == 0 && at.on::<tid_in_wg>() == 0 && at.on::<wgid>() == 1);
    let at = fold::at::<Own3, _>([255, 2]);
    assert!(at.on::<m>() == 2 && at.on::<tid_in_wg>() == 127 && at.on::<wgid>() == 1);
};

// own
layout! { struct Own4 = S[(4,32,2):(1@warpid,1@laneid,1@bx)] + R[3:7@by]; }
type OwnType4 = layout!(S[(4,32,2):(1@warpid,1@laneid,1@bx)] + R[3:7@by]);
const _: () = {
    assert!(Own4::SIZE == 256 && Own4::COSIZE == 1 && Own4::RANK == 3);
    let at = fold::at::<Own4, _>([2, 0, 0]);
    assert!(at.on::<bx>() == 0 && at.on::<by>() == 0 && at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<warpid>() == 2);
    assert!(matches!(sum_of_places::<Own4, bx, 3>([2, 0, 0]), (3, 0)));
    assert!(matches!(sum_of_places::<Own4, by, 3>([2, 0, 0]), (3, 21)));
    assert!(matches!(sum_of_places::<Own4, laneid, 3>([2, 0, 0]), (3, 0)));
    assert!(matches!(sum_of_places::<Own4, m, 3>([2, 0, 0]), (3, 0)));
    assert!(matches!(sum_of_places::<Own4, warpid, 3>([2, 0, 0]), (3, 6)));
    let at = fold::at::<Own4, _>([3, 31, 1]);
    assert!(at.on::<bx>() == 1 && at.on::<by>() == 0 && at.on::<laneid>() == 31 && at.on::<m>() == 0 && at.on::<warpid>() == 3);
    assert!(matches!(sum_of_places::<Own4, bx, 3>([3, 31, 1]), (3, 3)));
    assert!(matches!(sum_of_places::<Own4, by, 3>([3, 31, 1]), (3, 21)));
    assert!(matches!(sum_of_places::<Own4, laneid, 3>([3, 31, 1]), (3, 93)));
    assert!(matches!(sum_of_places::<Own4, m, 3>([3, 31, 1]), (3, 0)));
    assert!(matches!(sum_of_places::<Own4, warpid, 3>([3, 31, 1]), (3, 9)));
};

// own
layout! { struct Own5 = (24, 16) -> S[(4,2,6,8):(2@pid,1@pid,8,1)]; }
type OwnType5 = layout!((24, 16) -> S[(4,2,6,8):(2@pid,1@pid,8,1)]);
const _: () = {
    assert!(Own5::SIZE == 384 && Own5::COSIZE == 48 && Own5::RANK == 2);
    let at = fold::at::<Own5, _>([12, 0]);
    assert!(at.on::<m>() == 0 && at.on::<pid>() == 4);
    let at = fold::at::<Own5, _>([23, 15]);
    assert!(at.on::<m>() == 47 && at.on::<pid>() == 7);
};

// own
layout! { struct Own6 = S[(2,6,10):(@Bank,@P,@F)] + 3@F + 64@P; }
type OwnType6 = layout!(S[(2,6,10):(@Bank,@P,@F)] + 3@F + 64@P);
const _: () = {
    assert!(Own6::SIZE == 120 && Own6::COSIZE == 1 && Own6::RANK == 3);
    let at = fold::at::<Own6, _>([1, 0, 0]);
    assert!(at.on::<Bank>() == 1 && at.on::<F>() == 3 && at.on::<P>() == 64 && at.on::<m>() == 0);
    let at = fold::at::<Own6, _>([1, 5, 9]);
    assert!(at.on::<Bank>() == 1 && at.on::<F>() == 12 && at.on::<P>() == 69 && at.on::<m>() == 0);
};

// own
layout! { struct Own7 = S[(2,128,112):(112@TCol,1@TLane,1@TCol)]; }
type OwnType7 = layout!(S[(2,128,112):(112@TCol,1@TLane,1@TCol)]);
const _: () = {
    assert!(Own7::SIZE == 28672 && Own7::COSIZE == 1 && Own7::RANK == 3);
    let at = fold::at::<Own7, _>([1, 0, 0]);
    assert!(at.on::<TCol>() == 112 && at.on::<TLane>() == 0 && at.on::<m>() == 0);
    let at = fold::at::<Own7, _>([1, 127, 111]);
    assert!(at.on::<TCol>() == 223 && at.on::<TLane>() == 127 && at.on::<m>() == 0);
};

// own
layout! { struct Own8 = R[2:4@crate::axes::gpuid_y] + S[(2,3,8):(1@crate::axes::gpuid_y,1@crate::axes::gpuid_x,1@m)]; }
type OwnType8 = layout!(R[2:4@crate::axes::gpuid_y] + S[(2,3,8):(1@crate::axes::gpuid_y,1@crate::axes::gpuid_x,1@m)]);
const _: () = {
    assert!(Own8::SIZE == 48 && Own8::COSIZE == 8 && Own8::RANK == 3);
    let at = fold::at::<Own8, _>([1, 0, 0]);
    assert!(at.on::<crate::axes::gpuid_x>() == 0 && at.on::<crate::axes::gpuid_y>() == 1 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<Own8, crate::axes::gpuid_x, 3>([1, 0, 0]), (2, 0)));
    assert!(matches!(sum_of_places::<Own8, crate::axes::gpuid_y, 3>([1, 0, 0]), (2, 6)));
    assert!(matches!(sum_of_places::<Own8, m, 3>([1, 0, 0]), (2, 0)));
    let at = fold::at::<Own8, _>([1, 2, 7]);
    assert!(at.on::<crate::axes::gpuid_x>() == 2 && at.on::<crate::axes::gpuid_y>() == 1 && at.on::<m>() == 7);
    assert!(matches!(sum_of_places::<Own8, crate::axes::gpuid_x, 3>([1, 2, 7]), (2, 4)));
    assert!(matches!(sum_of_places::<Own8, crate::axes::gpuid_y, 3>([1, 2, 7]), (2, 6)));
    assert!(matches!(sum_of_places::<Own8, m, 3>([1, 2, 7]), (2, 14)));
};

// own
layout! { struct Own9 = S[4:1] + R[(3,2):(4,4)]; }
type OwnType9 = layout!(S[4:1] + R[(3,2):(4,4)]);
const _: () = {
    assert!(Own9::SIZE == 4 && Own9::COSIZE == 16 && Own9::RANK == 1);
    let at = fold::at::<Own9, _>([2]);
    assert!(at.on::<m>() == 2);
    assert!(matches!(sum_of_places::<Own9, m, 1>([2]), (4, 32)));
    let at = fold::at::<Own9, _>([3]);
    assert!(at.on::<m>() == 3);
    assert!(matches!(sum_of_places::<Own9, m, 1>([3]), (4, 36)));
};

// own
layout! { struct Own10 = S[4:1] + R[(3,2):(0,16)] + 1 + 6; }
type OwnType10 = layout!(S[4:1] + R[(3,2):(0,16)] + 1 + 6);
const _: () = {
    assert!(Own10::SIZE == 4 && Own10::COSIZE == 27 && Own10::RANK == 1);
    let at = fold::at::<Own10, _>([2]);
    assert!(at.on::<m>() == 9);
    assert!(matches!(sum_of_places::<Own10, m, 1>([2]), (2, 34)));
    let at = fold::at::<Own10, _>([3]);
    assert!(at.on::<m>() == 10);
    assert!(matches!(sum_of_places::<Own10, m, 1>([3]), (2, 36)));
};

// own
layout! { struct Own11 = R[(2,3,2):(1@laneid,5@m,2@laneid)] + S[4]; }
type OwnType11 = layout!(R[(2,3,2):(1@laneid,5@m,2@laneid)] + S[4]);
const _: () = {
    assert!(Own11::SIZE == 4 && Own11::COSIZE == 14 && Own11::RANK == 1);
    let at = fold::at::<Own11, _>([2]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 2);
    assert!(matches!(sum_of_places::<Own11, laneid, 1>([2]), (12, 18)));
    assert!(matches!(sum_of_places::<Own11, m, 1>([2]), (12, 84)));
    let at = fold::at::<Own11, _>([3]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 3);
    assert!(matches!(sum_of_places::<Own11, laneid, 1>([3]), (12, 18)));
    assert!(matches!(sum_of_places::<Own11, m, 1>([3]), (12, 96)));
};

// own
layout! { struct Own12 = R[2:4@warpid]; }
type OwnType12 = layout!(R[2:4@warpid]);
const _: () = {
    assert!(Own12::SIZE == 1 && Own12::COSIZE == 1 && Own12::RANK == 0);
    let at = fold::at::<Own12, _>([]);
    assert!(at.on::<m>() == 0 && at.on::<warpid>() == 0);
    assert!(matches!(sum_of_places::<Own12, m, 0>([]), (2, 0)));
    assert!(matches!(sum_of_places::<Own12, warpid, 0>([]), (2, 4)));
    let at = fold::at::<Own12, _>([]);
    assert!(at.on::<m>() == 0 && at.on::<warpid>() == 0);
    assert!(matches!(sum_of_places::<Own12, m, 0>([]), (2, 0)));
    assert!(matches!(sum_of_places::<Own12, warpid, 0>([]), (2, 4)));
};

// own
layout! { struct Own13 = 3@laneid + 5; }
type OwnType13 = layout!(3@laneid + 5);
const _: () = {
    assert!(Own13::SIZE == 1 && Own13::COSIZE == 6 && Own13::RANK == 0);
    let at = fold::at::<Own13, _>([]);
    assert!(at.on::<laneid>() == 3 && at.on::<m>() == 5);
    let at = fold::at::<Own13, _>([]);
    assert!(at.on::<laneid>() == 3 && at.on::<m>() == 5);
};

// own
layout! { struct Own14 = 1 + 1 + R[3:-1] + S[4:1]; }
type OwnType14 = layout!(1 + 1 + R[3:-1] + S[4:1]);
const _: () = {
    assert!(Own14::SIZE == 4 && Own14::COSIZE == 6 && Own14::RANK == 1);
    let at = fold::at::<Own14, _>([2]);
    assert!(at.on::<m>() == 4);
    assert!(matches!(sum_of_places::<Own14, m, 1>([2]), (3, 9)));
    let at = fold::at::<Own14, _>([3]);
    assert!(at.on::<m>() == 5);
    assert!(matches!(sum_of_places::<Own14, m, 1>([3]), (3, 12)));
};

// own
layout! { type Own15 = S[(4,6):(-6,1)]; }
type OwnType15 = layout!(S[(4,6):(-6,1)]);
const _: () = {
    assert!(Own15::SIZE == 24 && Own15::RANK == 2);
};

// own
layout! { struct Own16 = S[(4,6):(-6,-1)] + 23; }
type OwnType16 = layout!(S[(4,6):(-6,-1)] + 23);
const _: () = {
    assert!(Own16::SIZE == 24 && Own16::COSIZE == 24 && Own16::RANK == 2);
    let at = fold::at::<Own16, _>([2, 0]);
    assert!(at.on::<m>() == 11);
    let at = fold::at::<Own16, _>([3, 5]);
    assert!(at.on::<m>() == 0);
};

// own
layout! { struct Own17 = 1@laneid + S[(5,4):(-1@laneid,1)]; }
type OwnType17 = layout!(1@laneid + S[(5,4):(-1@laneid,1)]);
const _: () = {
    assert!(Own17::SIZE == 20 && Own17::COSIZE == 4 && Own17::RANK == 2);
};

// own
layout! { struct Own18 = S[(3,7):(0@m,1@m)]; }
type OwnType18 = layout!(S[(3,7):(0@m,1@m)]);
const _: () = {
    assert!(Own18::SIZE == 21 && Own18::COSIZE == 7 && Own18::RANK == 2);
    let at = fold::at::<Own18, _>([1, 3]);
    assert!(at.on::<m>() == 3);
    let at = fold::at::<Own18, _>([2, 6]);
    assert!(at.on::<m>() == 6);
};

// own
layout! { struct Own19 = (7, 3) -> S[(3,7):(1,1)]; }
type OwnType19 = layout!((7, 3) -> S[(3,7):(1,1)]);
const _: () = {
    assert!(Own19::SIZE == 21 && Own19::COSIZE == 9 && Own19::RANK == 2);
    let at = fold::at::<Own19, _>([3, 1]);
    assert!(at.on::<m>() == 4);
    let at = fold::at::<Own19, _>([6, 2]);
    assert!(at.on::<m>() == 8);
};

// own
layout! { struct Own20 = S[(1,7,1):(100@m,1@m,0@laneid)]; }
type OwnType20 = layout!(S[(1,7,1):(100@m,1@m,0@laneid)]);
const _: () = {
    assert!(Own20::SIZE == 7 && Own20::COSIZE == 7 && Own20::RANK == 3);
    let at = fold::at::<Own20, _>([0, 3, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 3);
    let at = fold::at::<Own20, _>([0, 6, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 6);
};

// own
layout! { struct Own21 = (3, 8) -> S[(4,6):(6,1)]; }
type OwnType21 = layout!((3, 8) -> S[(4,6):(6,1)]);
const _: () = {
    assert!(Own21::SIZE == 24 && Own21::COSIZE == 24 && Own21::RANK == 2);
    let at = fold::at::<Own21, _>([1, 4]);
    assert!(at.on::<m>() == 12);
    let at = fold::at::<Own21, _>([2, 7]);
    assert!(at.on::<m>() == 23);
};

// own
layout! { struct Own22 = (8, 3) -> S[(4,6)]; }
type OwnType22 = layout!((8, 3) -> S[(4,6)]);
const _: () = {
    assert!(Own22::SIZE == 24 && Own22::COSIZE == 24 && Own22::RANK == 2);
    let at = fold::at::<Own22, _>([4, 0]);
    assert!(at.on::<m>() == 12);
    let at = fold::at::<Own22, _>([7, 2]);
    assert!(at.on::<m>() == 23);
};

// own
layout! { struct Own23 = (15, 10) -> S[(3,10,5):(1@laneid,3,40)]; }
type OwnType23 = layout!((15, 10) -> S[(3,10,5):(1@laneid,3,40)]);
const _: () = {
    assert!(Own23::SIZE == 150 && Own23::COSIZE == 188 && Own23::RANK == 2);
    let at = fold::at::<Own23, _>([7, 5]);
    assert!(at.on::<laneid>() == 1 && at.on::<m>() == 15);
    let at = fold::at::<Own23, _>([14, 9]);
    assert!(at.on::<laneid>() == 2 && at.on::<m>() == 187);
};

// own
layout! { struct Own24 = (9, 10,) -> S[(6,15):(@laneid,3)] + 11; }
type OwnType24 = layout!((9, 10,) -> S[(6,15):(@laneid,3)] + 11);
const _: () = {
    assert!(Own24::SIZE == 90 && Own24::COSIZE == 54 && Own24::RANK == 2);
    let at = fold::at::<Own24, _>([4, 5]);
    assert!(at.on::<laneid>() == 3 && at.on::<m>() == 11);
    let at = fold::at::<Own24, _>([8, 9]);
    assert!(at.on::<laneid>() == 5 && at.on::<m>() == 53);
};

// own
layout! { struct Own25 = (2, 3, 2, 2) -> S[24:1]; }
type OwnType25 = layout!((2, 3, 2, 2) -> S[24:1]);
const _: () = {
    assert!(Own25::SIZE == 24 && Own25::COSIZE == 24 && Own25::RANK == 4);
    let at = fold::at::<Own25, _>([1, 0, 0, 0]);
    assert!(at.on::<m>() == 12);
    let at = fold::at::<Own25, _>([1, 2, 1, 1]);
    assert!(at.on::<m>() == 23);
};

// own
layout! { struct Own26 = Swizzle<2,2,3> o S[(9,20)]; }
type OwnType26 = layout!(Swizzle<2,2,3> o S[(9,20)]);
const _: () = {
    assert!(Own26::SIZE == 180 && Own26::COSIZE == 184 && Own26::RANK == 2);
    let at = fold::at::<Own26, _>([4, 10]);
    assert!(at.on::<m>() == 82);
    let at = fold::at::<Own26, _>([8, 19]);
    assert!(at.on::<m>() == 183);
};

// own
layout! { struct Own27 = Swizzle<3,3,3> o S[(8,64):(64@m,1@m)] + 1@m + 71@m; }
type OwnType27 = layout!(Swizzle<3,3,3> o S[(8,64):(64@m,1@m)] + 1@m + 71@m);
const _: () = {
    assert!(Own27::SIZE == 512 && Own27::COSIZE == 592 && Own27::RANK == 2);
    let at = fold::at::<Own27, _>([4, 0]);
    assert!(at.on::<m>() == 352);
    let at = fold::at::<Own27, _>([7, 63]);
    assert!(at.on::<m>() == 591);
};

// own
layout! { struct Own28 = Swizzle<1,2,4> o S[10] + R[3:40]; }
type OwnType28 = layout!(Swizzle<1,2,4> o S[10] + R[3:40]);
const _: () = {
    assert!(Own28::SIZE == 10 && Own28::COSIZE == 94 && Own28::RANK == 1);
    let at = fold::at::<Own28, _>([5]);
    assert!(at.on::<m>() == 5);
    assert!(matches!(sum_of_places::<Own28, m, 1>([5]), (3, 133)));
    let at = fold::at::<Own28, _>([9]);
    assert!(at.on::<m>() == 9);
    assert!(matches!(sum_of_places::<Own28, m, 1>([9]), (3, 153)));
};

// own
layout! { struct Own29 = Swizzle<0,3,3> o 88 + S[(12,8):(-8,1)]; }
type OwnType29 = layout!(Swizzle<0,3,3> o 88 + S[(12,8):(-8,1)]);
const _: () = {
    assert!(Own29::SIZE == 96 && Own29::COSIZE == 96 && Own29::RANK == 2);
    let at = fold::at::<Own29, _>([6, 0]);
    assert!(at.on::<m>() == 45);
    let at = fold::at::<Own29, _>([11, 7]);
    assert!(at.on::<m>() == 7);
};

// own
layout! { struct Own30 = (5, 3) -> Swizzle<1,1,1> o S[(3,5):(0,9)]; }
type OwnType30 = layout!((5, 3) -> Swizzle<1,1,1> o S[(3,5):(0,9)]);
const _: () = {
    assert!(Own30::SIZE == 15 && Own30::COSIZE == 39 && Own30::RANK == 2);
    let at = fold::at::<Own30, _>([2, 1]);
    assert!(at.on::<m>() == 18);
    let at = fold::at::<Own30, _>([4, 2]);
    assert!(at.on::<m>() == 38);
};

// own
layout! { struct Own31 = Swizzle<0,0,0> o S[(8,64)]; }
type OwnType31 = layout!(Swizzle<0,0,0> o S[(8,64)]);
const _: () = {
    assert!(Own31::SIZE == 512 && Own31::COSIZE == 512 && Own31::RANK == 2);
    let at = fold::at::<Own31, _>([4, 0]);
    assert!(at.on::<m>() == 256);
    let at = fold::at::<Own31, _>([7, 63]);
    assert!(at.on::<m>() == 511);
};

// own
layout! { struct Own32 = Swizzle<3,3,3> o 63 + 1; }
type OwnType32 = layout!(Swizzle<3,3,3> o 63 + 1);
const _: () = {
    assert!(Own32::SIZE == 1 && Own32::COSIZE == 73 && Own32::RANK == 0);
    let at = fold::at::<Own32, _>([]);
    assert!(at.on::<m>() == 72);
    let at = fold::at::<Own32, _>([]);
    assert!(at.on::<m>() == 72);
};

// own
layout! { struct Own33 = S[(2,2,1,2,2,1,2,1,2,2,1,2,3,1,2,4):(32768,16384,9,8192,4096,0,2048,1,512,256,3,32,8,5,4,1)]; }
type OwnType33 = layout!(S[(2,2,1,2,2,1,2,1,2,2,1,2,3,1,2,4):(32768,16384,9,8192,4096,0,2048,1,512,256,3,32,8,5,4,1)]);
const _: () = {
    assert!(Own33::SIZE == 6144 && Own33::COSIZE == 64312 && Own33::RANK == 16);
    let at = fold::at::<Own33, _>([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert!(at.on::<m>() == 32768);
    let at = fold::at::<Own33, _>([1, 1, 0, 1, 1, 0, 1, 0, 1, 1, 0, 1, 2, 0, 1, 3]);
    assert!(at.on::<m>() == 64311);
};

// apply_shape
layout! { struct V330 = (4, 8) -> S[(4,2,4):(8,60,1)] + 20; }
type T330 = layout!((4, 8) -> S[(4,2,4):(8,60,1)] + 20);
const _: () = {
    assert!(V330::SIZE == 32 && V330::COSIZE == 108 && V330::RANK == 2);
    let at = fold::at::<V330, _>([2, 0]);
    assert!(at.on::<m>() == 36);
    let at = fold::at::<V330, _>([3, 7]);
    assert!(at.on::<m>() == 107);
};

// apply_shape
layout! { struct V332 = (128, 64) -> 32@m + S[(128,2,32):(64@m,8160@m,1@m)]; }
type T332 = layout!((128, 64) -> 32@m + S[(128,2,32):(64@m,8160@m,1@m)]);
const _: () = {
    assert!(V332::SIZE == 8192 && V332::COSIZE == 16352 && V332::RANK == 2);
    let at = fold::at::<V332, _>([51, 36]);
    assert!(at.on::<m>() == 11460);
    let at = fold::at::<V332, _>([127, 63]);
    assert!(at.on::<m>() == 16351);
};

// apply_linear
layout! { struct V333 = S[(8,8):(64,1)] + 4; }
type T333 = layout!(S[(8,8):(64,1)] + 4);
const _: () = {
    assert!(V333::SIZE == 64 && V333::COSIZE == 460 && V333::RANK == 2);
    let at = fold::at::<V333, _>([4, 0]);
    assert!(at.on::<m>() == 260);
    let at = fold::at::<V333, _>([7, 7]);
    assert!(at.on::<m>() == 459);
};

// apply_shape
layout! { struct V337 = (128, 128) -> S[(128,2,64):(64,8192,1)]; }
type T337 = layout!((128, 128) -> S[(128,2,64):(64,8192,1)]);
const _: () = {
    assert!(V337::SIZE == 16384 && V337::COSIZE == 16384 && V337::RANK == 2);
    let at = fold::at::<V337, _>([72, 46]);
    assert!(at.on::<m>() == 4654);
    let at = fold::at::<V337, _>([127, 127]);
    assert!(at.on::<m>() == 16383);
};

// apply_linear
layout! { struct V339 = S[(16,64,8):(64@m,1@m,1024@m)]; }
type T339 = layout!(S[(16,64,8):(64@m,1@m,1024@m)]);
const _: () = {
    assert!(V339::SIZE == 8192 && V339::COSIZE == 8192 && V339::RANK == 3);
    let at = fold::at::<V339, _>([7, 51, 6]);
    assert!(at.on::<m>() == 6643);
    let at = fold::at::<V339, _>([15, 63, 7]);
    assert!(at.on::<m>() == 8191);
};

// apply_shape
layout! { struct V340 = (1024, 8) -> S[(2,512,8):(1@Bank,1@F,1@P)]; }
type T340 = layout!((1024, 8) -> S[(2,512,8):(1@Bank,1@F,1@P)]);
const _: () = {
    assert!(V340::SIZE == 8192 && V340::COSIZE == 1 && V340::RANK == 2);
    let at = fold::at::<V340, _>([597, 5]);
    assert!(at.on::<Bank>() == 1 && at.on::<F>() == 85 && at.on::<P>() == 5 && at.on::<m>() == 0);
    let at = fold::at::<V340, _>([1023, 7]);
    assert!(at.on::<Bank>() == 1 && at.on::<F>() == 511 && at.on::<P>() == 7 && at.on::<m>() == 0);
};

// apply_shape
layout! { struct V341 = (12, 16) -> S[(2,6,4,2,2):(1@F,1@P,12@F,6@P,48@F)]; }
type T341 = layout!((12, 16) -> S[(2,6,4,2,2):(1@F,1@P,12@F,6@P,48@F)]);
const _: () = {
    assert!(V341::SIZE == 192 && V341::COSIZE == 1 && V341::RANK == 2);
    let at = fold::at::<V341, _>([3, 6]);
    assert!(at.on::<F>() == 12 && at.on::<P>() == 9 && at.on::<m>() == 0);
    let at = fold::at::<V341, _>([11, 15]);
    assert!(at.on::<F>() == 85 && at.on::<P>() == 11 && at.on::<m>() == 0);
};

// apply_shape
layout! { struct V343 = (16, 24,) -> S[(2,8,3,8):(192,8,64,1)]; }
type T343 = layout!((16, 24,) -> S[(2,8,3,8):(192,8,64,1)]);
const _: () = {
    assert!(V343::SIZE == 384 && V343::COSIZE == 384 && V343::RANK == 2);
    let at = fold::at::<V343, _>([4, 4]);
    assert!(at.on::<m>() == 36);
    let at = fold::at::<V343, _>([15, 23]);
    assert!(at.on::<m>() == 383);
};

// apply_shape
layout! { struct V344 = S[(2,2):(4,1)]; }
type T344 = layout!(S[(2,2):(4,1)]);
const _: () = {
    assert!(V344::SIZE == 4 && V344::COSIZE == 6 && V344::RANK == 2);
    let at = fold::at::<V344, _>([1, 0]);
    assert!(at.on::<m>() == 4);
    let at = fold::at::<V344, _>([1, 1]);
    assert!(at.on::<m>() == 5);
};

// apply_shape
layout! { struct V345 = S[(2,2):(8,2)]; }
type T345 = layout!(S[(2,2):(8,2)]);
const _: () = {
    assert!(V345::SIZE == 4 && V345::COSIZE == 11 && V345::RANK == 2);
    let at = fold::at::<V345, _>([1, 0]);
    assert!(at.on::<m>() == 8);
    let at = fold::at::<V345, _>([1, 1]);
    assert!(at.on::<m>() == 10);
};

// apply_shape
layout! { struct V346 = (16, 16) -> S[(4,4,4,4):(64,4,16,1)]; }
type T346 = layout!((16, 16) -> S[(4,4,4,4):(64,4,16,1)]);
const _: () = {
    assert!(V346::SIZE == 256 && V346::COSIZE == 256 && V346::RANK == 2);
    let at = fold::at::<V346, _>([2, 8]);
    assert!(at.on::<m>() == 40);
    let at = fold::at::<V346, _>([15, 15]);
    assert!(at.on::<m>() == 255);
};

// apply_shape
layout! { struct V352 = (64,) -> S[(8,8)]; }
type T352 = layout!((64,) -> S[(8,8)]);
const _: () = {
    assert!(V352::SIZE == 64 && V352::COSIZE == 64 && V352::RANK == 1);
    let at = fold::at::<V352, _>([6]);
    assert!(at.on::<m>() == 6);
    let at = fold::at::<V352, _>([63]);
    assert!(at.on::<m>() == 63);
};

// apply_shape
layout! { struct V355 = Swizzle<3,0,3> o S[(8,8):(64,1)] + 72; }
type T355 = layout!(Swizzle<3,0,3> o S[(8,8):(64,1)] + 72);
const _: () = {
    assert!(V355::SIZE == 64 && V355::COSIZE == 528 && V355::RANK == 2);
    let at = fold::at::<V355, _>([4, 0]);
    assert!(at.on::<m>() == 328);
    let at = fold::at::<V355, _>([7, 7]);
    assert!(at.on::<m>() == 527);
};

// apply_linear
layout! { struct V359 = Swizzle<0,2,3> o S[32:1]; }
type T359 = layout!(Swizzle<0,2,3> o S[32:1]);
const _: () = {
    assert!(V359::SIZE == 32 && V359::COSIZE == 32 && V359::RANK == 1);
    let at = fold::at::<V359, _>([18]);
    assert!(at.on::<m>() == 16);
    let at = fold::at::<V359, _>([31]);
    assert!(at.on::<m>() == 28);
};

pub(crate) fn rows() -> Vec<Row> {
    vec![
        item::<Own0, OwnType0>(Facts { name: "Own0", op: "own", shard: &[(3, 1, "bx"), (2, 1, "by"), (5, 1, "bz"), (4, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &Own0::table() }), vec![probe::<Own0, bx, i32, 4>(), probe::<Own0, by, i32, 4>(), probe::<Own0, bz, i32, 4>(), probe::<Own0, m, i32, 4>()]),
        item::<Own1, OwnType1>(Facts { name: "Own1", op: "own", shard: &[(2, 1, "cbx"), (2, 1, "cby"), (3, 1, "cbz"), (8, 4, "tx"), (4, 1, "tx")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<Own1, cbx, u64, 5>(), probe::<Own1, cby, u64, 5>(), probe::<Own1, cbz, u64, 5>(), probe::<Own1, m, u64, 5>(), probe::<Own1, tx, u64, 5>()]),
        item::<Own2, OwnType2>(Facts { name: "Own2", op: "own", shard: &[(2, 1, "wgid"), (4, 1, "wid_in_wg"), (32, 1, "laneid"), (3, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<Own2, laneid, usize, 4>(), probe::<Own2, m, usize, 4>(), probe::<Own2, wgid, usize, 4>(), probe::<Own2, wid_in_wg, usize, 4>()]),
        item::<Own3, OwnType3>(Facts { name: "Own3", op: "own", shard: &[(2, 1, "wgid"), (128, 1, "tid_in_wg"), (3, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[256, 3]), answers: Answers::Layout }, None, vec![probe::<Own3, m, i32, 2>(), probe::<Own3, tid_in_wg, i32, 2>(), probe::<Own3, wgid, i32, 2>()]),
        item::<Own4, OwnType4>(Facts { name: "Own4", op: "own", shard: &[(4, 1, "warpid"), (32, 1, "laneid"), (2, 1, "bx")], replica: &[(3, 7, "by")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<Own4, bx, u64, 3>(), probe::<Own4, by, u64, 3>(), probe::<Own4, laneid, u64, 3>(), probe::<Own4, m, u64, 3>(), probe::<Own4, warpid, u64, 3>()]),
        item::<Own5, OwnType5>(Facts { name: "Own5", op: "own", shard: &[(4, 2, "pid"), (2, 1, "pid"), (6, 8, "m"), (8, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[24, 16]), answers: Answers::Layout }, None, vec![probe::<Own5, m, usize, 2>(), probe::<Own5, pid, usize, 2>()]),
        item::<Own6, OwnType6>(Facts { name: "Own6", op: "own", shard: &[(2, 1, "Bank"), (6, 1, "P"), (10, 1, "F")], replica: &[], offset: &[("F", 3), ("P", 64)], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &Own6::table() }), vec![probe::<Own6, Bank, i32, 3>(), probe::<Own6, F, i32, 3>(), probe::<Own6, P, i32, 3>(), probe::<Own6, m, i32, 3>()]),
        item::<Own7, OwnType7>(Facts { name: "Own7", op: "own", shard: &[(2, 112, "TCol"), (128, 1, "TLane"), (112, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<Own7, TCol, u64, 3>(), probe::<Own7, TLane, u64, 3>(), probe::<Own7, m, u64, 3>()]),
        item::<Own8, OwnType8>(Facts { name: "Own8", op: "own", shard: &[(2, 1, "gpuid_y"), (3, 1, "gpuid_x"), (8, 1, "m")], replica: &[(2, 4, "gpuid_y")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &Own8::table() }), vec![probe::<Own8, crate::axes::gpuid_x, usize, 3>(), probe::<Own8, crate::axes::gpuid_y, usize, 3>(), probe::<Own8, m, usize, 3>()]),
        item::<Own9, OwnType9>(Facts { name: "Own9", op: "own", shard: &[(4, 1, "m")], replica: &[(3, 4, "m"), (2, 4, "m")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &Own9::table() }), vec![probe::<Own9, m, i32, 1>()]),
        item::<Own10, OwnType10>(Facts { name: "Own10", op: "own", shard: &[(4, 1, "m")], replica: &[(3, 0, "m"), (2, 16, "m")], offset: &[("m", 7)], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &Own10::table() }), vec![probe::<Own10, m, u64, 1>()]),
        item::<Own11, OwnType11>(Facts { name: "Own11", op: "own", shard: &[(4, 1, "m")], replica: &[(2, 1, "laneid"), (3, 5, "m"), (2, 2, "laneid")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &Own11::table() }), vec![probe::<Own11, laneid, usize, 1>(), probe::<Own11, m, usize, 1>()]),
        item::<Own12, OwnType12>(Facts { name: "Own12", op: "own", shard: &[], replica: &[(2, 4, "warpid")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &Own12::table() }), vec![probe::<Own12, m, i32, 0>(), probe::<Own12, warpid, i32, 0>()]),
        item::<Own13, OwnType13>(Facts { name: "Own13", op: "own", shard: &[], replica: &[], offset: &[("laneid", 3), ("m", 5)], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &Own13::table() }), vec![probe::<Own13, laneid, u64, 0>(), probe::<Own13, m, u64, 0>()]),
        item::<Own14, OwnType14>(Facts { name: "Own14", op: "own", shard: &[(4, 1, "m")], replica: &[(3, -1, "m")], offset: &[("m", 2)], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &Own14::table() }), vec![probe::<Own14, m, usize, 1>()]),
        alias::<Own15, OwnType15>(Facts { name: "Own15", op: "own", shard: &[(4, -6, "m"), (6, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, vec![probe_below_0::<Own15, m, 2>()]),
        item::<Own16, OwnType16>(Facts { name: "Own16", op: "own", shard: &[(4, -6, "m"), (6, -1, "m")], replica: &[], offset: &[("m", 23)], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &Own16::table() }), vec![probe::<Own16, m, u64, 2>()]),
        item::<Own17, OwnType17>(Facts { name: "Own17", op: "own", shard: &[(5, -1, "laneid"), (4, 1, "m")], replica: &[], offset: &[("laneid", 1)], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &Own17::table() }), vec![probe_below_0::<Own17, laneid, 2>(), probe_below_0::<Own17, m, 2>()]),
        item::<Own18, OwnType18>(Facts { name: "Own18", op: "own", shard: &[(3, 0, "m"), (7, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &Own18::table() }), vec![probe::<Own18, m, i32, 2>()]),
        item::<Own19, OwnType19>(Facts { name: "Own19", op: "own", shard: &[(3, 1, "m"), (7, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[7, 3]), answers: Answers::Layout }, Some(const { &Own19::table() }), vec![probe::<Own19, m, u64, 2>()]),
        item::<Own20, OwnType20>(Facts { name: "Own20", op: "own", shard: &[(1, 100, "m"), (7, 1, "m"), (1, 0, "laneid")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &Own20::table() }), vec![probe::<Own20, laneid, usize, 3>(), probe::<Own20, m, usize, 3>()]),
        item::<Own21, OwnType21>(Facts { name: "Own21", op: "own", shard: &[(4, 6, "m"), (6, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[3, 8]), answers: Answers::Layout }, Some(const { &Own21::table() }), vec![probe::<Own21, m, i32, 2>()]),
        item::<Own22, OwnType22>(Facts { name: "Own22", op: "own", shard: &[(4, 6, "m"), (6, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[8, 3]), answers: Answers::Layout }, Some(const { &Own22::table() }), vec![probe::<Own22, m, u64, 2>()]),
        item::<Own23, OwnType23>(Facts { name: "Own23", op: "own", shard: &[(3, 1, "laneid"), (10, 3, "m"), (5, 40, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[15, 10]), answers: Answers::Layout }, None, vec![probe::<Own23, laneid, usize, 2>(), probe::<Own23, m, usize, 2>()]),
        item::<Own24, OwnType24>(Facts { name: "Own24", op: "own", shard: &[(6, 1, "laneid"), (15, 3, "m")], replica: &[], offset: &[("m", 11)], swizzle: None, shape: Some(&[9, 10]), answers: Answers::Layout }, Some(const { &Own24::table() }), vec![probe::<Own24, laneid, i32, 2>(), probe::<Own24, m, i32, 2>()]),
        item::<Own25, OwnType25>(Facts { name: "Own25", op: "own", shard: &[(24, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[2, 3, 2, 2]), answers: Answers::Layout }, Some(const { &Own25::table() }), vec![probe::<Own25, m, u64, 4>()]),
        item::<Own26, OwnType26>(Facts { name: "Own26", op: "own", shard: &[(9, 20, "m"), (20, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 2, 3]), shape: None, answers: Answers::Layout }, None, vec![probe::<Own26, m, usize, 2>()]),
        item::<Own27, OwnType27>(Facts { name: "Own27", op: "own", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 72)], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Layout }, None, vec![probe::<Own27, m, i32, 2>()]),
        item::<Own28, OwnType28>(Facts { name: "Own28", op: "own", shard: &[(10, 1, "m")], replica: &[(3, 40, "m")], offset: &[], swizzle: Some([1, 2, 4]), shape: None, answers: Answers::Layout }, Some(const { &Own28::table() }), vec![probe::<Own28, m, u64, 1>()]),
        item::<Own29, OwnType29>(Facts { name: "Own29", op: "own", shard: &[(12, -8, "m"), (8, 1, "m")], replica: &[], offset: &[("m", 88)], swizzle: Some([0, 3, 3]), shape: None, answers: Answers::Layout }, Some(const { &Own29::table() }), vec![probe::<Own29, m, usize, 2>()]),
        item::<Own30, OwnType30>(Facts { name: "Own30", op: "own", shard: &[(3, 0, "m"), (5, 9, "m")], replica: &[], offset: &[], swizzle: Some([1, 1, 1]), shape: Some(&[5, 3]), answers: Answers::Layout }, Some(const { &Own30::table() }), vec![probe::<Own30, m, i32, 2>()]),
        item::<Own31, OwnType31>(Facts { name: "Own31", op: "own", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 0, 0]), shape: None, answers: Answers::Layout }, None, vec![probe::<Own31, m, u64, 2>()]),
        item::<Own32, OwnType32>(Facts { name: "Own32", op: "own", shard: &[], replica: &[], offset: &[("m", 64)], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Layout }, Some(const { &Own32::table() }), vec![probe::<Own32, m, usize, 0>()]),
        item::<Own33, OwnType33>(Facts { name: "Own33", op: "own", shard: &[(2, 32768, "m"), (2, 16384, "m"), (1, 9, "m"), (2, 8192, "m"), (2, 4096, "m"), (1, 0, "m"), (2, 2048, "m"), (1, 1, "m"), (2, 512, "m"), (2, 256, "m"), (1, 3, "m"), (2, 32, "m"), (3, 8, "m"), (1, 5, "m"), (2, 4, "m"), (4, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<Own33, m, i32, 16>()]),
        item::<V330, T330>(Facts { name: "V330", op: "apply_shape", shard: &[(4, 8, "m"), (2, 60, "m"), (4, 1, "m")], replica: &[], offset: &[("m", 20)], swizzle: None, shape: Some(&[4, 8]), answers: Answers::Bases("0,0=20 0,1=21 0,2=22 0,3=23 0,4=80 0,5=81 0,6=82 0,7=83 1,0=28 1,1=29 1,2=30 1,3=31 1,4=88 1,5=89 1,6=90 1,7=91 2,0=36 2,1=37 2,2=38 2,3=39 2,4=96 2,5=97 2,6=98 2,7=99 3,0=44 3,1=45 3,2=46 3,3=47 3,4=104 3,5=105 3,6=106 3,7=107") }, Some(const { &V330::table() }), vec![probe::<V330, m, i32, 2>()]),
        item::<V332, T332>(Facts { name: "V332", op: "apply_shape", shard: &[(128, 64, "m"), (2, 8160, "m"), (32, 1, "m")], replica: &[], offset: &[("m", 32)], swizzle: None, shape: Some(&[128, 64]), answers: Answers::Bases("1,32=8256 1,42=8266 2,55=8343 3,50=8402 4,31=319 5,33=8513 8,23=567 9,17=625 11,24=760 11,28=764 12,53=8981 14,6=934 14,10=938 15,39=9159 26,41=9865 31,29=2045 33,12=2156 34,8=2216 35,23=2295 39,42=10698 42,35=10883 45,29=2941 47,27=3067 49,5=3173 51,36=11460 56,48=11792 67,48=12496 67,50=12498 68,52=12564 71,17=4593 76,15=4911 83,28=5372 84,36=13572 84,55=13591 85,2=5474 85,46=13646 87,12=5612 87,17=5617 90,31=5823 94,37=14213 95,43=14283 98,15=6319 101,30=6526 104,51=14867 110,20=7092 111,0=7136 116,39=15623 126,30=8126") }, None, vec![probe::<V332, m, usize, 2>()]),
        item::<V333, T333>(Facts { name: "V333", op: "apply_linear", shard: &[(8, 64, "m"), (8, 1, "m")], replica: &[], offset: &[("m", 4)], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &V333::table() }), vec![probe::<V333, m, i32, 2>()]),
        item::<V337, T337>(Facts { name: "V337", op: "apply_shape", shard: &[(128, 64, "m"), (2, 8192, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[128, 128]), answers: Answers::Bases("5,82=8530 8,83=8723 13,90=9050 18,79=9359 19,32=1248 21,39=1383 21,53=1397 22,43=1451 24,94=9758 26,56=1720 27,66=9922 27,82=9938 38,46=2478 40,44=2604 44,82=11026 50,55=3255 50,71=11399 51,45=3309 54,41=3497 55,49=3569 55,76=11724 56,72=11784 58,83=11923 64,62=4158 72,46=4654 73,83=12883 76,89=13081 78,44=5036 78,95=13215 80,38=5158 84,91=13595 85,34=5474 86,66=13698 86,71=13703 86,78=13710 88,32=5664 96,80=14352 99,45=6381 99,94=14558 103,53=6645 108,51=6963 109,57=7033 111,83=15315 119,73=15817 120,75=15883 121,35=7779 123,90=16090 124,89=16153") }, None, vec![probe::<V337, m, u64, 2>()]),
        item::<V339, T339>(Facts { name: "V339", op: "apply_linear", shard: &[(16, 64, "m"), (64, 1, "m"), (8, 1024, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("95=7179 224=28 389=5168 421=5172 547=3140 585=1097 653=5201 690=2134 702=6231 884=4206 1097=1161 1151=7311 1424=178 1467=3255 1518=6333 1615=7369 2126=6409 2708=4434 2847=7523 3139=3464 3175=7564 3259=3479 3619=3524 3860=4578 3998=6643 4287=7703 4301=5657 4384=548 4424=553 4636=4675 4737=1616 5064=633 5090=2684 5537=1716 5585=1722 5782=6866 5850=2779 6217=1801 6233=1803 6293=5906 6453=5926 6669=5953 6674=2882 6898=2910 6975=8039 7040=880 7675=4031 7823=8145") }, None, vec![probe::<V339, m, i32, 3>()]),
        item::<V340, T340>(Facts { name: "V340", op: "apply_shape", shard: &[(2, 1, "Bank"), (512, 1, "F"), (8, 1, "P")], replica: &[], offset: &[], swizzle: None, shape: Some(&[1024, 8]), answers: Answers::Bases("11,0=F:11 26,1=F:26,P:1 45,3=F:45,P:3 50,2=F:50,P:2 52,3=F:52,P:3 85,7=F:85,P:7 156,6=F:156,P:6 174,0=F:174 183,0=F:183 200,4=F:200,P:4 217,7=F:217,P:7 221,4=F:221,P:4 243,1=F:243,P:1 247,3=F:247,P:3 283,2=F:283,P:2 296,6=F:296,P:6 414,3=F:414,P:3 414,5=F:414,P:5 418,0=F:418 434,2=F:434,P:2 477,0=F:477 518,2=Bank:1,F:6,P:2 536,3=Bank:1,F:24,P:3 539,7=Bank:1,F:27,P:7 597,5=Bank:1,F:85,P:5 616,6=Bank:1,F:104,P:6 677,3=Bank:1,F:165,P:3 682,7=Bank:1,F:170,P:7 694,0=Bank:1,F:182 705,5=Bank:1,F:193,P:5 716,0=Bank:1,F:204 731,2=Bank:1,F:219,P:2 742,6=Bank:1,F:230,P:6 749,0=Bank:1,F:237 762,3=Bank:1,F:250,P:3 772,4=Bank:1,F:260,P:4 853,6=Bank:1,F:341,P:6 869,1=Bank:1,F:357,P:1 901,7=Bank:1,F:389,P:7 914,4=Bank:1,F:402,P:4 921,3=Bank:1,F:409,P:3 949,4=Bank:1,F:437,P:4 964,5=Bank:1,F:452,P:5 975,3=Bank:1,F:463,P:3 997,2=Bank:1,F:485,P:2 999,3=Bank:1,F:487,P:3 1001,5=Bank:1,F:489,P:5 1007,6=Bank:1,F:495,P:6") }, None, vec![probe::<V340, Bank, u64, 2>(), probe::<V340, F, u64, 2>(), probe::<V340, P, u64, 2>(), probe::<V340, m, u64, 2>()]),
        item::<V341, T341>(Facts { name: "V341", op: "apply_shape", shard: &[(2, 1, "F"), (6, 1, "P"), (4, 12, "F"), (2, 6, "P"), (2, 48, "F")], replica: &[], offset: &[], swizzle: None, shape: Some(&[12, 16]), answers: Answers::Bases("0,0=0 0,3=F:48,P:6 0,4=F:12 0,5=F:60 0,6=F:12,P:6 0,7=F:60,P:6 0,11=F:72,P:6 0,13=F:84 1,0=P:1 1,2=P:7 1,4=F:12,P:1 1,8=F:24,P:1 1,9=F:72,P:1 1,10=F:24,P:7 1,15=F:84,P:7 2,3=F:48,P:8 2,6=F:12,P:8 2,11=F:72,P:8 2,13=F:84,P:2 2,15=F:84,P:8 3,0=P:3 3,1=F:48,P:3 3,3=F:48,P:9 3,4=F:12,P:3 3,6=F:12,P:9 3,8=F:24,P:3 3,13=F:84,P:3 3,14=F:36,P:9 3,15=F:84,P:9 4,0=P:4 4,1=F:48,P:4 4,2=P:10 4,6=F:12,P:10 4,8=F:24,P:4 4,9=F:72,P:4 4,10=F:24,P:10 4,11=F:72,P:10 4,13=F:84,P:4 4,14=F:36,P:10 5,0=P:5 5,1=F:48,P:5 5,2=P:11 5,5=F:60,P:5 5,7=F:60,P:11 5,11=F:72,P:11 5,12=F:36,P:5 5,13=F:84,P:5 5,15=F:84,P:11") }, None, vec![probe::<V341, F, usize, 2>(), probe::<V341, P, usize, 2>(), probe::<V341, m, usize, 2>()]),
        item::<V343, T343>(Facts { name: "V343", op: "apply_shape", shard: &[(2, 192, "m"), (8, 8, "m"), (3, 64, "m"), (8, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[16, 24]), answers: Answers::Bases("2,4=20 2,5=21 2,6=22 2,7=23 2,8=80 2,9=81 2,10=82 2,11=83 3,4=28 3,5=29 3,6=30 3,7=31 3,8=88 3,9=89 3,10=90 3,11=91 4,4=36 4,5=37 4,6=38 4,7=39 4,8=96 4,9=97 4,10=98 4,11=99 5,4=44 5,5=45 5,6=46 5,7=47 5,8=104 5,9=105 5,10=106 5,11=107") }, None, vec![probe::<V343, m, u64, 2>()]),
        item::<V344, T344>(Facts { name: "V344", op: "apply_shape", shard: &[(2, 4, "m"), (2, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0,0=0 0,1=1 1,0=4 1,1=5") }, Some(const { &V344::table() }), vec![probe::<V344, m, usize, 2>()]),
        item::<V345, T345>(Facts { name: "V345", op: "apply_shape", shard: &[(2, 8, "m"), (2, 2, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0,0=0 0,1=2 1,0=8 1,1=10") }, Some(const { &V345::table() }), vec![probe::<V345, m, i32, 2>()]),
        item::<V346, T346>(Facts { name: "V346", op: "apply_shape", shard: &[(4, 64, "m"), (4, 4, "m"), (4, 16, "m"), (4, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[16, 16]), answers: Answers::Bases("2,6=26 2,7=27 2,8=40 2,9=41") }, None, vec![probe::<V346, m, u64, 2>()]),
        item::<V352, T352>(Facts { name: "V352", op: "apply_shape", shard: &[(8, 8, "m"), (8, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[64]), answers: Answers::Bases("5=5 6=6 7=7") }, Some(const { &V352::table() }), vec![probe::<V352, m, u64, 1>()]),
        item::<V355, T355>(Facts { name: "V355", op: "apply_shape", shard: &[(8, 64, "m"), (8, 1, "m")], replica: &[], offset: &[("m", 72)], swizzle: Some([3, 0, 3]), shape: None, answers: Answers::Layout }, Some(const { &V355::table() }), vec![probe::<V355, m, u64, 2>()]),
        item::<V359, T359>(Facts { name: "V359", op: "apply_linear", shard: &[(32, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 2, 3]), shape: None, answers: Answers::Bases("0=0 1=1 2=2 5=5 8=9 10=11 11=10 12=13 14=15 15=14 17=19 18=16 19=17 20=22 21=23 22=20 24=27 25=26 26=25 27=24 29=30 30=29 31=28") }, Some(const { &V359::table() }), vec![probe::<V359, m, usize, 1>()]),
    ]
}
