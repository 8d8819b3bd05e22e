// Written by `tests/through_macro/generate.rs`; not to be edited.

use tla::prelude::*;
use tla::{axis::*, fold};

#[allow(unused_imports, reason = "which of them a part needs is left open")]
use crate::check::{alias, item, probe, probe_below_0, sum_of_places};
use crate::check::Row;
use crate::facts::{Answers, Facts};

// apply_shape
layout! { struct V360 = Swizzle<3,2,3> o S[(8,8):(64,1)] + 72; }
type T360 = layout!(Swizzle<3,2,3> o S[(8,8):(64,1)] + 72);
const _: () = {
    assert!(V360::SIZE == 64 && V360::COSIZE == 528 && V360::RANK == 2);
    let at = fold::at::<V360, _>([4, 0]);
    assert!(at.on::<m>() == 320);
    let at = fold::at::<V360, _>([7, 7]);
    assert!(at.on::<m>() == 527);
};

// apply_linear
layout! { struct V365 = Swizzle<0,3,3> o S[64]; }
type T365 = layout!(Swizzle<0,3,3> o S[64]);
const _: () = {
    assert!(V365::SIZE == 64 && V365::COSIZE == 64 && V365::RANK == 1);
    let at = fold::at::<V365, _>([28]);
    assert!(at.on::<m>() == 31);
    let at = fold::at::<V365, _>([63]);
    assert!(at.on::<m>() == 56);
};

// apply_linear
layout! { struct V366 = Swizzle<3,3,3> o S[(8,8):(64@m,1@m)]; }
type T366 = layout!(Swizzle<3,3,3> o S[(8,8):(64@m,1@m)]);
const _: () = {
    assert!(V366::SIZE == 64 && V366::COSIZE == 512 && V366::RANK == 2);
    let at = fold::at::<V366, _>([4, 0]);
    assert!(at.on::<m>() == 288);
    let at = fold::at::<V366, _>([7, 7]);
    assert!(at.on::<m>() == 511);
};

// apply_linear
layout! { struct V368 = Swizzle<3,3,3> o 16 + S[(8,8):(64,1)]; }
type T368 = layout!(Swizzle<3,3,3> o 16 + S[(8,8):(64,1)]);
const _: () = {
    assert!(V368::SIZE == 64 && V368::COSIZE == 496 && V368::RANK == 2);
    let at = fold::at::<V368, _>([4, 0]);
    assert!(at.on::<m>() == 304);
    let at = fold::at::<V368, _>([7, 7]);
    assert!(at.on::<m>() == 495);
};

// apply_linear
layout! { struct V372 = Swizzle<3,3,3> o S[(8,8):(64,1)] + 520; }
type T372 = layout!(Swizzle<3,3,3> o S[(8,8):(64,1)] + 520);
const _: () = {
    assert!(V372::SIZE == 64 && V372::COSIZE == 1016 && V372::RANK == 2);
    let at = fold::at::<V372, _>([4, 0]);
    assert!(at.on::<m>() == 808);
    let at = fold::at::<V372, _>([7, 7]);
    assert!(at.on::<m>() == 1015);
};

// apply_linear
layout! { struct V373 = Swizzle<3,3,3> o S[(8,8):(64,1)] + 528; }
type T373 = layout!(Swizzle<3,3,3> o S[(8,8):(64,1)] + 528);
const _: () = {
    assert!(V373::SIZE == 64 && V373::COSIZE == 1008 && V373::RANK == 2);
    let at = fold::at::<V373, _>([4, 0]);
    assert!(at.on::<m>() == 816);
    let at = fold::at::<V373, _>([7, 7]);
    assert!(at.on::<m>() == 1007);
};

// apply_shape
layout! { struct V377 = Swizzle<3,3,3> o 72 + S[(8,8):(64,1)]; }
type T377 = layout!(Swizzle<3,3,3> o 72 + S[(8,8):(64,1)]);
const _: () = {
    assert!(V377::SIZE == 64 && V377::COSIZE == 528 && V377::RANK == 2);
    let at = fold::at::<V377, _>([4, 0]);
    assert!(at.on::<m>() == 352);
    let at = fold::at::<V377, _>([7, 7]);
    assert!(at.on::<m>() == 527);
};

// apply_linear
layout! { struct V379 = Swizzle<3,3,3> o S[(1,8,8):(-1,64,1)] + 1 + 7; }
type T379 = layout!(Swizzle<3,3,3> o S[(1,8,8):(-1,64,1)] + 1 + 7);
const _: () = {
    assert!(V379::SIZE == 64 && V379::COSIZE == 504 && V379::RANK == 3);
    let at = fold::at::<V379, _>([0, 4, 0]);
    assert!(at.on::<m>() == 296);
    let at = fold::at::<V379, _>([0, 7, 7]);
    assert!(at.on::<m>() == 503);
};

// apply_linear
layout! { struct V381 = Swizzle<3,3,3> o S[(8,8):(64,1)] + 8; }
type T381 = layout!(Swizzle<3,3,3> o S[(8,8):(64,1)] + 8);
const _: () = {
    assert!(V381::SIZE == 64 && V381::COSIZE == 504 && V381::RANK == 2);
    let at = fold::at::<V381, _>([4, 0]);
    assert!(at.on::<m>() == 296);
    let at = fold::at::<V381, _>([7, 7]);
    assert!(at.on::<m>() == 503);
};

// apply_linear
layout! { struct V382 = Swizzle<3,3,3> o S[(128,8):(8,1)]; }
type T382 = layout!(Swizzle<3,3,3> o S[(128,8):(8,1)]);
const _: () = {
    assert!(V382::SIZE == 1024 && V382::COSIZE == 1024 && V382::RANK == 2);
    let at = fold::at::<V382, _>([64, 0]);
    assert!(at.on::<m>() == 512);
    let at = fold::at::<V382, _>([127, 7]);
    assert!(at.on::<m>() == 967);
};

// apply_linear
layout! { struct V383 = Swizzle<3,3,3> o S[(16,64,8):(64,1,1024)]; }
type T383 = layout!(Swizzle<3,3,3> o S[(16,64,8):(64,1,1024)]);
const _: () = {
    assert!(V383::SIZE == 8192 && V383::COSIZE == 8192 && V383::RANK == 3);
    let at = fold::at::<V383, _>([8, 38, 6]);
    assert!(at.on::<m>() == 6694);
    let at = fold::at::<V383, _>([15, 63, 7]);
    assert!(at.on::<m>() == 8135);
};

// apply_shape
layout! { struct V384 = (8, 64,) -> Swizzle<3,3,3> o S[(2,4,8,8):(256@m,64@m,8@m,1@m)]; }
type T384 = layout!((8, 64,) -> Swizzle<3,3,3> o S[(2,4,8,8):(256@m,64@m,8@m,1@m)]);
const _: () = {
    assert!(V384::SIZE == 512 && V384::COSIZE == 512 && V384::RANK == 2);
    let at = fold::at::<V384, _>([4, 0]);
    assert!(at.on::<m>() == 288);
    let at = fold::at::<V384, _>([7, 63]);
    assert!(at.on::<m>() == 455);
};

// apply_shape
layout! { struct V385 = Swizzle<3,3,3> o S[512]; }
type T385 = layout!(Swizzle<3,3,3> o S[512]);
const _: () = {
    assert!(V385::SIZE == 512 && V385::COSIZE == 512 && V385::RANK == 1);
    let at = fold::at::<V385, _>([95]);
    assert!(at.on::<m>() == 87);
    let at = fold::at::<V385, _>([511]);
    assert!(at.on::<m>() == 455);
};

// apply_linear
layout! { struct V386 = Swizzle<3,3,3> o S[512:1]; }
type T386 = layout!(Swizzle<3,3,3> o S[512:1]);
const _: () = {
    assert!(V386::SIZE == 512 && V386::COSIZE == 512 && V386::RANK == 1);
    let at = fold::at::<V386, _>([330]);
    assert!(at.on::<m>() == 354);
    let at = fold::at::<V386, _>([511]);
    assert!(at.on::<m>() == 455);
};

// apply_linear
layout! { struct V389 = Swizzle<3,3,3> o S[(8,64)]; }
type T389 = layout!(Swizzle<3,3,3> o S[(8,64)]);
const _: () = {
    assert!(V389::SIZE == 512 && V389::COSIZE == 512 && V389::RANK == 2);
    let at = fold::at::<V389, _>([3, 37]);
    assert!(at.on::<m>() == 253);
    let at = fold::at::<V389, _>([7, 63]);
    assert!(at.on::<m>() == 455);
};

// apply_shape
layout! { struct V390 = (8, 16) -> S[(8,2,4,2):(4@laneid,@warpid,@laneid,1)] + R[2:4@warpid] + 5@warpid; }
type T390 = layout!((8, 16) -> S[(8,2,4,2):(4@laneid,@warpid,@laneid,1)] + R[2:4@warpid] + 5@warpid);
const _: () = {
    assert!(V390::SIZE == 128 && V390::COSIZE == 2 && V390::RANK == 2);
    let at = fold::at::<V390, _>([0, 15]);
    assert!(at.on::<laneid>() == 3 && at.on::<m>() == 1 && at.on::<warpid>() == 6);
    assert!(matches!(sum_of_places::<V390, laneid, 2>([0, 15]), (2, 6)));
    assert!(matches!(sum_of_places::<V390, m, 2>([0, 15]), (2, 2)));
    assert!(matches!(sum_of_places::<V390, warpid, 2>([0, 15]), (2, 16)));
    let at = fold::at::<V390, _>([7, 15]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 1 && at.on::<warpid>() == 6);
    assert!(matches!(sum_of_places::<V390, laneid, 2>([7, 15]), (2, 62)));
    assert!(matches!(sum_of_places::<V390, m, 2>([7, 15]), (2, 2)));
    assert!(matches!(sum_of_places::<V390, warpid, 2>([7, 15]), (2, 16)));
};

// apply_set
layout! { struct V391 = (8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid; }
type T391 = layout!((8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid);
const _: () = {
    assert!(V391::SIZE == 128 && V391::COSIZE == 2 && V391::RANK == 2);
    let at = fold::at::<V391, _>([0, 15]);
    assert!(at.on::<laneid>() == 3 && at.on::<m>() == 1 && at.on::<warpid>() == 6);
    assert!(matches!(sum_of_places::<V391, laneid, 2>([0, 15]), (2, 6)));
    assert!(matches!(sum_of_places::<V391, m, 2>([0, 15]), (2, 2)));
    assert!(matches!(sum_of_places::<V391, warpid, 2>([0, 15]), (2, 16)));
    let at = fold::at::<V391, _>([7, 15]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 1 && at.on::<warpid>() == 6);
    assert!(matches!(sum_of_places::<V391, laneid, 2>([7, 15]), (2, 62)));
    assert!(matches!(sum_of_places::<V391, m, 2>([7, 15]), (2, 2)));
    assert!(matches!(sum_of_places::<V391, warpid, 2>([7, 15]), (2, 16)));
};

// apply_shape
layout! { struct V394 = S[(2,128,112):(112@TCol,1@TLane,1@TCol)]; }
type T394 = layout!(S[(2,128,112):(112@TCol,1@TLane,1@TCol)]);
const _: () = {
    assert!(V394::SIZE == 28672 && V394::COSIZE == 1 && V394::RANK == 3);
    let at = fold::at::<V394, _>([1, 0, 0]);
    assert!(at.on::<TCol>() == 112 && at.on::<TLane>() == 0 && at.on::<m>() == 0);
    let at = fold::at::<V394, _>([1, 127, 111]);
    assert!(at.on::<TCol>() == 223 && at.on::<TLane>() == 127 && at.on::<m>() == 0);
};

// apply_set
layout! { struct V403 = S[(32,4):(1@TLane,1@TCol)] + R[4:32@TLane]; }
type T403 = layout!(S[(32,4):(1@TLane,1@TCol)] + R[4:32@TLane]);
const _: () = {
    assert!(V403::SIZE == 128 && V403::COSIZE == 1 && V403::RANK == 2);
    let at = fold::at::<V403, _>([31, 3]);
    assert!(at.on::<TCol>() == 3 && at.on::<TLane>() == 31 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V403, TCol, 2>([31, 3]), (4, 12)));
    assert!(matches!(sum_of_places::<V403, TLane, 2>([31, 3]), (4, 316)));
    assert!(matches!(sum_of_places::<V403, m, 2>([31, 3]), (4, 0)));
};

// apply_set
layout! { struct V410 = R[2:1@crate::axes::gpuid_x] + S[(2,4,8):(1@crate::axes::gpuid_y,8,1)]; }
type T410 = layout!(R[2:1@crate::axes::gpuid_x] + S[(2,4,8):(1@crate::axes::gpuid_y,8,1)]);
const _: () = {
    assert!(V410::SIZE == 64 && V410::COSIZE == 32 && V410::RANK == 3);
    let at = fold::at::<V410, _>([1, 3, 7]);
    assert!(at.on::<crate::axes::gpuid_x>() == 0 && at.on::<crate::axes::gpuid_y>() == 1 && at.on::<m>() == 31);
    assert!(matches!(sum_of_places::<V410, crate::axes::gpuid_x, 3>([1, 3, 7]), (2, 1)));
    assert!(matches!(sum_of_places::<V410, crate::axes::gpuid_y, 3>([1, 3, 7]), (2, 2)));
    assert!(matches!(sum_of_places::<V410, m, 3>([1, 3, 7]), (2, 62)));
};

// apply_shape
layout! { struct V411 = (8, 8) -> S[(2,4,8):(@crate::axes::gpuid_y,8,1)] + R[2:@crate::axes::gpuid_x]; }
type T411 = layout!((8, 8) -> S[(2,4,8):(@crate::axes::gpuid_y,8,1)] + R[2:@crate::axes::gpuid_x]);
const _: () = {
    assert!(V411::SIZE == 64 && V411::COSIZE == 32 && V411::RANK == 2);
    let at = fold::at::<V411, _>([7, 7]);
    assert!(at.on::<crate::axes::gpuid_x>() == 0 && at.on::<crate::axes::gpuid_y>() == 1 && at.on::<m>() == 31);
    assert!(matches!(sum_of_places::<V411, crate::axes::gpuid_x, 2>([7, 7]), (2, 1)));
    assert!(matches!(sum_of_places::<V411, crate::axes::gpuid_y, 2>([7, 7]), (2, 2)));
    assert!(matches!(sum_of_places::<V411, m, 2>([7, 7]), (2, 62)));
};

// apply_shape
layout! { struct V427 = (4, 16) -> S[(4,4,4):(100,10,1)]; }
type T427 = layout!((4, 16) -> S[(4,4,4):(100,10,1)]);
const _: () = {
    assert!(V427::SIZE == 64 && V427::COSIZE == 334 && V427::RANK == 2);
    let at = fold::at::<V427, _>([1, 15]);
    assert!(at.on::<m>() == 133);
    let at = fold::at::<V427, _>([3, 15]);
    assert!(at.on::<m>() == 333);
};

// apply_linear
layout! { struct V429 = R[32:1@laneid]; }
type T429 = layout!(R[32:1@laneid]);
const _: () = {
    assert!(V429::SIZE == 1 && V429::COSIZE == 1 && V429::RANK == 0);
    let at = fold::at::<V429, _>([]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V429, laneid, 0>([]), (32, 496)));
    assert!(matches!(sum_of_places::<V429, m, 0>([]), (32, 0)));
};

// apply_shape
layout! { struct V431 = (1, 1, 1) -> S[1:9@m]; }
type T431 = layout!((1, 1, 1) -> S[1:9@m]);
const _: () = {
    assert!(V431::SIZE == 1 && V431::COSIZE == 1 && V431::RANK == 3);
    let at = fold::at::<V431, _>([0, 0, 0]);
    assert!(at.on::<m>() == 0);
};

// apply_linear
layout! { struct V433 = S[(4,2):(0,1)]; }
type T433 = layout!(S[(4,2):(0,1)]);
const _: () = {
    assert!(V433::SIZE == 8 && V433::COSIZE == 2 && V433::RANK == 2);
    let at = fold::at::<V433, _>([2, 0]);
    assert!(at.on::<m>() == 0);
    let at = fold::at::<V433, _>([3, 1]);
    assert!(at.on::<m>() == 1);
};

// apply_shape
layout! { struct V436 = (7, 15) -> S[(5,3,7):(21,7,1)]; }
type T436 = layout!((7, 15) -> S[(5,3,7):(21,7,1)]);
const _: () = {
    assert!(V436::SIZE == 105 && V436::COSIZE == 105 && V436::RANK == 2);
    let at = fold::at::<V436, _>([3, 8]);
    assert!(at.on::<m>() == 53);
    let at = fold::at::<V436, _>([6, 14]);
    assert!(at.on::<m>() == 104);
};

// construct
layout! { struct V797 = S[7]; }
type T797 = layout!(S[7]);
const _: () = {
    assert!(V797::SIZE == 7 && V797::COSIZE == 7 && V797::RANK == 1);
    let at = fold::at::<V797, _>([3]);
    assert!(at.on::<m>() == 3);
    let at = fold::at::<V797, _>([6]);
    assert!(at.on::<m>() == 6);
};

// construct
layout! { struct V798 = S[(8,4,2):(4@laneid,1@laneid,1)]; }
type T798 = layout!(S[(8,4,2):(4@laneid,1@laneid,1)]);
const _: () = {
    assert!(V798::SIZE == 64 && V798::COSIZE == 2 && V798::RANK == 3);
    let at = fold::at::<V798, _>([4, 0, 0]);
    assert!(at.on::<laneid>() == 16 && at.on::<m>() == 0);
    let at = fold::at::<V798, _>([7, 3, 1]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 1);
};

// construct
layout! { struct V801 = S[8:1]+R[2,4]; }
type T801 = layout!(S[8:1]+R[2,4]);
const _: () = {
    assert!(V801::SIZE == 8 && V801::COSIZE == 15 && V801::RANK == 1);
    let at = fold::at::<V801, _>([4]);
    assert!(at.on::<m>() == 4);
    assert!(matches!(sum_of_places::<V801, m, 1>([4]), (8, 60)));
    let at = fold::at::<V801, _>([7]);
    assert!(at.on::<m>() == 7);
    assert!(matches!(sum_of_places::<V801, m, 1>([7]), (8, 84)));
};

// construct
layout! { struct V802 = S[8:4@laneid]+1@laneid+2@warpid+64; }
type T802 = layout!(S[8:4@laneid]+1@laneid+2@warpid+64);
const _: () = {
    assert!(V802::SIZE == 8 && V802::COSIZE == 65 && V802::RANK == 1);
    let at = fold::at::<V802, _>([4]);
    assert!(at.on::<laneid>() == 17 && at.on::<m>() == 64 && at.on::<warpid>() == 2);
    let at = fold::at::<V802, _>([7]);
    assert!(at.on::<laneid>() == 29 && at.on::<m>() == 64 && at.on::<warpid>() == 2);
};

// construct
layout! { struct V803 = 64+S[8:4@laneid]+1@laneid; }
type T803 = layout!(64+S[8:4@laneid]+1@laneid);
const _: () = {
    assert!(V803::SIZE == 8 && V803::COSIZE == 65 && V803::RANK == 1);
    let at = fold::at::<V803, _>([4]);
    assert!(at.on::<laneid>() == 17 && at.on::<m>() == 64);
    let at = fold::at::<V803, _>([7]);
    assert!(at.on::<laneid>() == 29 && at.on::<m>() == 64);
};

// construct
layout! { struct V806 = R[32:1@laneid]; }
type T806 = layout!(R[32:1@laneid]);
const _: () = {
    assert!(V806::SIZE == 1 && V806::COSIZE == 1 && V806::RANK == 0);
    let at = fold::at::<V806, _>([]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V806, laneid, 0>([]), (32, 496)));
    assert!(matches!(sum_of_places::<V806, m, 0>([]), (32, 0)));
};

// construct_compose
layout! { struct V815 = Swizzle<3,3,3> o S[512]; }
type T815 = layout!(Swizzle<3,3,3> o S[512]);
const _: () = {
    assert!(V815::SIZE == 512 && V815::COSIZE == 512 && V815::RANK == 1);
    let at = fold::at::<V815, _>([256]);
    assert!(at.on::<m>() == 288);
    let at = fold::at::<V815, _>([511]);
    assert!(at.on::<m>() == 455);
};

// construct_compose
layout! { struct V818 = Swizzle<3,0,0> o S[512:1]; }
type T818 = layout!(Swizzle<3,0,0> o S[512:1]);
const _: () = {
    assert!(V818::SIZE == 512 && V818::COSIZE == 512 && V818::RANK == 1);
    let at = fold::at::<V818, _>([256]);
    assert!(at.on::<m>() == 256);
    let at = fold::at::<V818, _>([511]);
    assert!(at.on::<m>() == 511);
};

// construct_compose
layout! { struct V825 = Swizzle<4,3,3> o S[512:1@m]; }
type T825 = layout!(Swizzle<4,3,3> o S[512:1@m]);
const _: () = {
    assert!(V825::SIZE == 512 && V825::COSIZE == 512 && V825::RANK == 1);
    let at = fold::at::<V825, _>([256]);
    assert!(at.on::<m>() == 288);
    let at = fold::at::<V825, _>([511]);
    assert!(at.on::<m>() == 463);
};

// mma_atom_layout
layout! { struct V1108 = Swizzle<float4_e2m1fn, none> o S[256]; }
type T1108 = layout!(Swizzle<float4_e2m1fn, none> o S[256]);
const _: () = {
    assert!(V1108::SIZE == 256 && V1108::COSIZE == 256 && V1108::RANK == 1);
    let at = fold::at::<V1108, _>([128]);
    assert!(at.on::<m>() == 128);
    let at = fold::at::<V1108, _>([255]);
    assert!(at.on::<m>() == 255);
};

// mma_atom_layout
layout! { struct V1119 = Swizzle<4, 64B> o S[1024]; }
type T1119 = layout!(Swizzle<4, 64B> o S[1024]);
const _: () = {
    assert!(V1119::SIZE == 1024 && V1119::COSIZE == 1024 && V1119::RANK == 1);
    let at = fold::at::<V1119, _>([512]);
    assert!(at.on::<m>() == 576);
    let at = fold::at::<V1119, _>([1023]);
    assert!(at.on::<m>() == 927);
};

// swizzle_apply
layout! { struct V1120 = Swizzle<float4_e2m1fn, 64B> o S[2066]; }
type T1120 = layout!(Swizzle<float4_e2m1fn, 64B> o S[2066]);
const _: () = {
    assert!(V1120::SIZE == 2066 && V1120::COSIZE == 2066 && V1120::RANK == 1);
    let at = fold::at::<V1120, _>([546]);
    assert!(at.on::<m>() == 610);
    let at = fold::at::<V1120, _>([2065]);
    assert!(at.on::<m>() == 2065);
};

// swizzle_apply
layout! { struct V1126 = Swizzle<float4_e2m1fn, 128B> o S[4114]; }
type T1126 = layout!(Swizzle<float4_e2m1fn, 128B> o S[4114]);
const _: () = {
    assert!(V1126::SIZE == 4114 && V1126::COSIZE == 4114 && V1126::RANK == 1);
    let at = fold::at::<V1126, _>([1092]);
    assert!(at.on::<m>() == 1220);
    let at = fold::at::<V1126, _>([4113]);
    assert!(at.on::<m>() == 4113);
};

// mma_atom_layout
layout! { struct V1131 = Swizzle<8, none> o S[128]; }
type T1131 = layout!(Swizzle<8, none> o S[128]);
const _: () = {
    assert!(V1131::SIZE == 128 && V1131::COSIZE == 128 && V1131::RANK == 1);
    let at = fold::at::<V1131, _>([64]);
    assert!(at.on::<m>() == 64);
    let at = fold::at::<V1131, _>([127]);
    assert!(at.on::<m>() == 127);
};

// swizzle_apply
layout! { struct V1132 = Swizzle<int8, none> o S[274:1]; }
type T1132 = layout!(Swizzle<int8, none> o S[274:1]);
const _: () = {
    assert!(V1132::SIZE == 274 && V1132::COSIZE == 274 && V1132::RANK == 1);
    let at = fold::at::<V1132, _>([68]);
    assert!(at.on::<m>() == 68);
    let at = fold::at::<V1132, _>([273]);
    assert!(at.on::<m>() == 273);
};

// mma_atom_layout
layout! { struct V1136 = Swizzle<i8, 32B> o S[256:1]; }
type T1136 = layout!(Swizzle<i8, 32B> o S[256:1]);
const _: () = {
    assert!(V1136::SIZE == 256 && V1136::COSIZE == 256 && V1136::RANK == 1);
    let at = fold::at::<V1136, _>([128]);
    assert!(at.on::<m>() == 144);
    let at = fold::at::<V1136, _>([255]);
    assert!(at.on::<m>() == 239);
};

// swizzle_apply
layout! { struct V1137 = Swizzle<8, 32B> o S[530]; }
type T1137 = layout!(Swizzle<8, 32B> o S[530]);
const _: () = {
    assert!(V1137::SIZE == 530 && V1137::COSIZE == 530 && V1137::RANK == 1);
    let at = fold::at::<V1137, _>([140]);
    assert!(at.on::<m>() == 156);
    let at = fold::at::<V1137, _>([529]);
    assert!(at.on::<m>() == 529);
};

// bank
layout! { struct V1142 = Swizzle<i8, 32B> o S[(8,32)]; }
type T1142 = layout!(Swizzle<i8, 32B> o S[(8,32)]);
const _: () = {
    assert!(V1142::SIZE == 256 && V1142::COSIZE == 256 && V1142::RANK == 2);
    let at = fold::at::<V1142, _>([0, 16]);
    assert!(at.on::<m>() == 16);
    let at = fold::at::<V1142, _>([7, 31]);
    assert!(at.on::<m>() == 239);
};

// swizzle_apply
layout! { struct V1144 = Swizzle<int8, 64B> o S[1042]; }
type T1144 = layout!(Swizzle<int8, 64B> o S[1042]);
const _: () = {
    assert!(V1144::SIZE == 1042 && V1144::COSIZE == 1042 && V1144::RANK == 1);
    let at = fold::at::<V1144, _>([273]);
    assert!(at.on::<m>() == 305);
    let at = fold::at::<V1144, _>([1041]);
    assert!(at.on::<m>() == 1041);
};

// swizzle_apply
layout! { struct V1151 = Swizzle<i8, 128B> o S[2066]; }
type T1151 = layout!(Swizzle<i8, 128B> o S[2066]);
const _: () = {
    assert!(V1151::SIZE == 2066 && V1151::COSIZE == 2066 && V1151::RANK == 1);
    let at = fold::at::<V1151, _>([546]);
    assert!(at.on::<m>() == 610);
    let at = fold::at::<V1151, _>([2065]);
    assert!(at.on::<m>() == 2065);
};

// bank
layout! { struct V1156 = Swizzle<int8, 128B> o S[(8,128):(128,1)]; }
type T1156 = layout!(Swizzle<int8, 128B> o S[(8,128):(128,1)]);
const _: () = {
    assert!(V1156::SIZE == 1024 && V1156::COSIZE == 1024 && V1156::RANK == 2);
    let at = fold::at::<V1156, _>([0, 64]);
    assert!(at.on::<m>() == 64);
    let at = fold::at::<V1156, _>([7, 127]);
    assert!(at.on::<m>() == 911);
};

// mma_atom_layout
layout! { struct V1169 = Swizzle<u8, 64B> o S[512:1]; }
type T1169 = layout!(Swizzle<u8, 64B> o S[512:1]);
const _: () = {
    assert!(V1169::SIZE == 512 && V1169::COSIZE == 512 && V1169::RANK == 1);
    let at = fold::at::<V1169, _>([256]);
    assert!(at.on::<m>() == 288);
    let at = fold::at::<V1169, _>([511]);
    assert!(at.on::<m>() == 463);
};

pub(crate) fn rows() -> Vec<Row> {
    vec![
        item::<V360, T360>(Facts { name: "V360", op: "apply_shape", shard: &[(8, 64, "m"), (8, 1, "m")], replica: &[], offset: &[("m", 72)], swizzle: Some([3, 2, 3]), shape: None, answers: Answers::Layout }, Some(const { &V360::table() }), vec![probe::<V360, m, i32, 2>()]),
        item::<V365, T365>(Facts { name: "V365", op: "apply_linear", shard: &[(64, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 3, 3]), shape: None, answers: Answers::Bases("0=0 2=2 3=3 4=4 5=5 7=7 8=9 9=8 10=11 11=10 12=13 13=12 14=15 15=14 17=19 18=16 19=17 20=22 21=23 22=20 24=27 25=26 26=25 27=24 28=31 29=30 31=28 34=38 36=32 37=33 39=35 40=45 42=47 43=46 44=41 45=40 46=43 47=42 48=54 51=53 53=51 54=48 57=62 58=61 59=60 60=59 62=57 63=56") }, Some(const { &V365::table() }), vec![probe::<V365, m, usize, 1>()]),
        item::<V366, T366>(Facts { name: "V366", op: "apply_linear", shard: &[(8, 64, "m"), (8, 1, "m")], replica: &[], offset: &[("m", 0)], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Layout }, Some(const { &V366::table() }), vec![probe::<V366, m, i32, 2>()]),
        item::<V368, T368>(Facts { name: "V368", op: "apply_linear", shard: &[(8, 64, "m"), (8, 1, "m")], replica: &[], offset: &[("m", 16)], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Layout }, Some(const { &V368::table() }), vec![probe::<V368, m, usize, 2>()]),
        item::<V372, T372>(Facts { name: "V372", op: "apply_linear", shard: &[(8, 64, "m"), (8, 1, "m")], replica: &[], offset: &[("m", 520)], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Layout }, Some(const { &V372::table() }), vec![probe::<V372, m, i32, 2>()]),
        item::<V373, T373>(Facts { name: "V373", op: "apply_linear", shard: &[(8, 64, "m"), (8, 1, "m")], replica: &[], offset: &[("m", 528)], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Layout }, Some(const { &V373::table() }), vec![probe::<V373, m, u64, 2>()]),
        item::<V377, T377>(Facts { name: "V377", op: "apply_shape", shard: &[(8, 64, "m"), (8, 1, "m")], replica: &[], offset: &[("m", 72)], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Layout }, Some(const { &V377::table() }), vec![probe::<V377, m, usize, 2>()]),
        item::<V379, T379>(Facts { name: "V379", op: "apply_linear", shard: &[(1, -1, "m"), (8, 64, "m"), (8, 1, "m")], replica: &[], offset: &[("m", 8)], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Layout }, Some(const { &V379::table() }), vec![probe::<V379, m, u64, 3>()]),
        item::<V381, T381>(Facts { name: "V381", op: "apply_linear", shard: &[(8, 64, "m"), (8, 1, "m")], replica: &[], offset: &[("m", 8)], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Layout }, Some(const { &V381::table() }), vec![probe::<V381, m, i32, 2>()]),
        item::<V382, T382>(Facts { name: "V382", op: "apply_linear", shard: &[(128, 8, "m"), (8, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Layout }, None, vec![probe::<V382, m, u64, 2>()]),
        item::<V383, T383>(Facts { name: "V383", op: "apply_linear", shard: &[(16, 64, "m"), (64, 1, "m"), (8, 1024, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("56=7 89=1035 99=3084 381=5167 523=3145 532=4170 1339=3255 1401=1215 1469=5287 1596=4319 2208=308 2246=6456 2608=366 2638=6497 2880=320 2889=1345 3176=445 3292=4523 3384=407 3660=4593 3822=6629 4291=3608 4341=5662 4347=3615 4406=6694 4417=1576 4663=7758 4904=621 4995=3704 5058=2672 5097=1653 5123=3728 5261=5761 5432=695 5542=6820 5766=6856 5770=2761 6099=3810 6294=6962 6343=7992 6389=5950 6418=2818 6627=3868 6791=8056 6893=6005 7619=3976 7630=7049 7791=8181") }, None, vec![probe::<V383, m, usize, 3>()]),
        item::<V384, T384>(Facts { name: "V384", op: "apply_shape", shard: &[(2, 256, "m"), (4, 64, "m"), (8, 8, "m"), (8, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: Some(&[8, 64]), answers: Answers::Layout }, None, vec![probe::<V384, m, i32, 2>()]),
        item::<V385, T385>(Facts { name: "V385", op: "apply_shape", shard: &[(512, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("64=72 65=73 66=74 69=77 72=64 73=65 74=66 75=67 76=68 77=69 80=88 81=89 82=90 83=91 84=92 85=93 86=94 87=95 89=81 90=82 91=83 92=84 93=85 94=86 95=87 96=104 97=105 100=108 101=109 102=110 103=111 105=97 106=98 107=99 108=100 109=101 111=103 112=120 113=121 115=123 117=125 118=126 119=127 121=113 122=114 123=115 124=116 127=119") }, None, vec![probe::<V385, m, u64, 1>()]),
        item::<V386, T386>(Facts { name: "V386", op: "apply_linear", shard: &[(512, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("198=222 244=236 330=354 419=403") }, None, vec![probe::<V386, m, usize, 1>()]),
        item::<V389, T389>(Facts { name: "V389", op: "apply_linear", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("17=17 19=19 33=33 36=36 43=43 51=51 57=57 60=60 61=61 67=75 83=91 97=105 108=100 110=102 114=122 116=124 152=136 155=139 161=177 169=185 177=161 192=216 197=221 201=209 229=253 240=232 241=233 250=226 265=297 271=303 285=317 306=274 319=287 325=365 328=352 338=378 361=321 379=339 382=342 413=429 426=410 437=389 448=504 462=502 469=493 474=482 484=476 507=451") }, None, vec![probe::<V389, m, usize, 2>()]),
        item::<V390, T390>(Facts { name: "V390", op: "apply_shape", shard: &[(8, 4, "laneid"), (2, 1, "warpid"), (4, 1, "laneid"), (2, 1, "m")], replica: &[(2, 4, "warpid")], offset: &[("warpid", 5)], swizzle: None, shape: Some(&[8, 16]), answers: Answers::Bases("0,0=warpid:5 0,1=m:1,warpid:5 0,2=laneid:1,warpid:5 1,0=laneid:4,warpid:5 0,8=warpid:6 7,15=laneid:31,m:1,warpid:6 0,0=warpid:5 0,5=laneid:2,m:1,warpid:5 0,10=laneid:1,warpid:6 0,15=laneid:3,m:1,warpid:6 3,0=laneid:12,warpid:5 3,5=laneid:14,m:1,warpid:5 3,10=laneid:13,warpid:6 3,15=laneid:15,m:1,warpid:6 6,0=laneid:24,warpid:5 6,5=laneid:26,m:1,warpid:5 6,10=laneid:25,warpid:6 6,15=laneid:27,m:1,warpid:6") }, Some(const { &V390::table() }), vec![probe::<V390, laneid, i32, 2>(), probe::<V390, m, i32, 2>(), probe::<V390, warpid, i32, 2>()]),
        item::<V391, T391>(Facts { name: "V391", op: "apply_set", shard: &[(8, 4, "laneid"), (2, 1, "warpid"), (4, 1, "laneid"), (2, 1, "m")], replica: &[(2, 4, "warpid")], offset: &[("warpid", 5)], swizzle: None, shape: Some(&[8, 16]), answers: Answers::Sets("0,0=warpid:5|warpid:9 0,1=m:1,warpid:5|m:1,warpid:9 0,2=laneid:1,warpid:5|laneid:1,warpid:9 1,0=laneid:4,warpid:5|laneid:4,warpid:9 0,8=warpid:6|warpid:10 7,15=laneid:31,m:1,warpid:6|laneid:31,m:1,warpid:10 0,0=warpid:5|warpid:9 0,5=laneid:2,m:1,warpid:5|laneid:2,m:1,warpid:9 0,10=laneid:1,warpid:6|laneid:1,warpid:10 0,15=laneid:3,m:1,warpid:6|laneid:3,m:1,warpid:10 3,0=laneid:12,warpid:5|laneid:12,warpid:9 3,5=laneid:14,m:1,warpid:5|laneid:14,m:1,warpid:9 3,10=laneid:13,warpid:6|laneid:13,warpid:10 3,15=laneid:15,m:1,warpid:6|laneid:15,m:1,warpid:10 6,0=laneid:24,warpid:5|laneid:24,warpid:9 6,5=laneid:26,m:1,warpid:5|laneid:26,m:1,warpid:9 6,10=laneid:25,warpid:6|laneid:25,warpid:10 6,15=laneid:27,m:1,warpid:6|laneid:27,m:1,warpid:10") }, Some(const { &V391::table() }), vec![probe::<V391, laneid, u64, 2>(), probe::<V391, m, u64, 2>(), probe::<V391, warpid, u64, 2>()]),
        item::<V394, T394>(Facts { name: "V394", op: "apply_shape", shard: &[(2, 112, "TCol"), (128, 1, "TLane"), (112, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0,0,0=0 0,5,3=TCol:3,TLane:5 1,0,0=TCol:112 1,127,111=TCol:223,TLane:127 1,64,50=TCol:162,TLane:64") }, None, vec![probe::<V394, TCol, u64, 3>(), probe::<V394, TLane, u64, 3>(), probe::<V394, m, u64, 3>()]),
        item::<V403, T403>(Facts { name: "V403", op: "apply_set", shard: &[(32, 1, "TLane"), (4, 1, "TCol")], replica: &[(4, 32, "TLane")], offset: &[], swizzle: None, shape: None, answers: Answers::Sets("0,0=0|TLane:32|TLane:64|TLane:96 31,3=TCol:3,TLane:31|TCol:3,TLane:63|TCol:3,TLane:95|TCol:3,TLane:127 7,2=TCol:2,TLane:7|TCol:2,TLane:39|TCol:2,TLane:71|TCol:2,TLane:103") }, Some(const { &V403::table() }), vec![probe::<V403, TCol, u64, 2>(), probe::<V403, TLane, u64, 2>(), probe::<V403, m, u64, 2>()]),
        item::<V410, T410>(Facts { name: "V410", op: "apply_set", shard: &[(2, 1, "gpuid_y"), (4, 8, "m"), (8, 1, "m")], replica: &[(2, 1, "gpuid_x")], offset: &[], swizzle: None, shape: None, answers: Answers::Sets("0,0,0=0|gpuid_x:1 1,3,7=gpuid_x:1,gpuid_y:1,m:31|gpuid_y:1,m:31 1,2,5=gpuid_x:1,gpuid_y:1,m:21|gpuid_y:1,m:21") }, Some(const { &V410::table() }), vec![probe::<V410, crate::axes::gpuid_x, usize, 3>(), probe::<V410, crate::axes::gpuid_y, usize, 3>(), probe::<V410, m, usize, 3>()]),
        item::<V411, T411>(Facts { name: "V411", op: "apply_shape", shard: &[(2, 1, "gpuid_y"), (4, 8, "m"), (8, 1, "m")], replica: &[(2, 1, "gpuid_x")], offset: &[], swizzle: None, shape: Some(&[8, 8]), answers: Answers::Bases("5,3=gpuid_y:1,m:11 7,7=gpuid_y:1,m:31") }, Some(const { &V411::table() }), vec![probe::<V411, crate::axes::gpuid_x, i32, 2>(), probe::<V411, crate::axes::gpuid_y, i32, 2>(), probe::<V411, m, i32, 2>()]),
        item::<V427, T427>(Facts { name: "V427", op: "apply_shape", shard: &[(4, 100, "m"), (4, 10, "m"), (4, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[4, 16]), answers: Answers::Bases("1,15=133") }, Some(const { &V427::table() }), vec![probe::<V427, m, u64, 2>()]),
        item::<V429, T429>(Facts { name: "V429", op: "apply_linear", shard: &[], replica: &[(32, 1, "laneid")], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0=0") }, Some(const { &V429::table() }), vec![probe::<V429, laneid, i32, 0>(), probe::<V429, m, i32, 0>()]),
        item::<V431, T431>(Facts { name: "V431", op: "apply_shape", shard: &[(1, 9, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[1, 1, 1]), answers: Answers::Bases("0,0,0=0") }, Some(const { &V431::table() }), vec![probe::<V431, m, usize, 3>()]),
        item::<V433, T433>(Facts { name: "V433", op: "apply_linear", shard: &[(4, 0, "m"), (2, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0=0 1=1 2=0 3=1 4=0 5=1 6=0 7=1") }, Some(const { &V433::table() }), vec![probe::<V433, m, u64, 2>()]),
        item::<V436, T436>(Facts { name: "V436", op: "apply_shape", shard: &[(5, 21, "m"), (3, 7, "m"), (7, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[7, 15]), answers: Answers::Bases("6,14=104 3,8=53") }, Some(const { &V436::table() }), vec![probe::<V436, m, u64, 2>()]),
        item::<V797, T797>(Facts { name: "V797", op: "construct", shard: &[(7, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &V797::table() }), vec![probe::<V797, m, usize, 1>()]),
        item::<V798, T798>(Facts { name: "V798", op: "construct", shard: &[(8, 4, "laneid"), (4, 1, "laneid"), (2, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &V798::table() }), vec![probe::<V798, laneid, i32, 3>(), probe::<V798, m, i32, 3>()]),
        item::<V801, T801>(Facts { name: "V801", op: "construct", shard: &[(8, 1, "m")], replica: &[(2, 4, "m"), (4, 1, "m")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &V801::table() }), vec![probe::<V801, m, i32, 1>()]),
        item::<V802, T802>(Facts { name: "V802", op: "construct", shard: &[(8, 4, "laneid")], replica: &[], offset: &[("laneid", 1), ("m", 64), ("warpid", 2)], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &V802::table() }), vec![probe::<V802, laneid, u64, 1>(), probe::<V802, m, u64, 1>(), probe::<V802, warpid, u64, 1>()]),
        item::<V803, T803>(Facts { name: "V803", op: "construct", shard: &[(8, 4, "laneid")], replica: &[], offset: &[("laneid", 1), ("m", 64)], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &V803::table() }), vec![probe::<V803, laneid, usize, 1>(), probe::<V803, m, usize, 1>()]),
        item::<V806, T806>(Facts { name: "V806", op: "construct", shard: &[], replica: &[(32, 1, "laneid")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, Some(const { &V806::table() }), vec![probe::<V806, laneid, usize, 0>(), probe::<V806, m, usize, 0>()]),
        item::<V815, T815>(Facts { name: "V815", op: "construct_compose", shard: &[(512, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Layout }, None, vec![probe::<V815, m, usize, 1>()]),
        item::<V818, T818>(Facts { name: "V818", op: "construct_compose", shard: &[(512, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 0, 0]), shape: None, answers: Answers::Layout }, None, vec![probe::<V818, m, usize, 1>()]),
        item::<V825, T825>(Facts { name: "V825", op: "construct_compose", shard: &[(512, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 3, 3]), shape: None, answers: Answers::Layout }, None, vec![probe::<V825, m, i32, 1>()]),
        item::<V1108, T1108>(Facts { name: "V1108", op: "mma_atom_layout", shard: &[(256, 1, "m")], replica: &[], offset: &[], swizzle: Some([5, 0, 3]), shape: None, answers: Answers::Layout }, None, vec![probe::<V1108, m, u64, 1>()]),
        item::<V1119, T1119>(Facts { name: "V1119", op: "mma_atom_layout", shard: &[(1024, 1, "m")], replica: &[], offset: &[], swizzle: Some([5, 2, 3]), shape: None, answers: Answers::Layout }, None, vec![probe::<V1119, m, i32, 1>()]),
        item::<V1120, T1120>(Facts { name: "V1120", op: "swizzle_apply", shard: &[(2066, 1, "m")], replica: &[], offset: &[], swizzle: Some([5, 2, 3]), shape: None, answers: Answers::Bases("0=0 1=1 26=26 52=52 78=78 104=104 130=130 156=156 182=182 208=208 234=234 260=292 286=318 312=280 338=370 364=332 390=422 416=384 442=410 468=500 494=462 520=584 546=610 572=636 598=534 624=560 650=714 676=740 702=766 728=664 754=690 780=876 806=838 832=800 858=826 884=788 910=1006 936=968 962=930 988=956 1014=918 1023=927 1024=1024 1029=1029 2065=2065") }, None, vec![probe::<V1120, m, u64, 1>()]),
        item::<V1126, T1126>(Facts { name: "V1126", op: "swizzle_apply", shard: &[(4114, 1, "m")], replica: &[], offset: &[], swizzle: Some([5, 3, 3]), shape: None, answers: Answers::Bases("0=0 1=1 52=52 104=104 156=156 208=208 260=292 312=280 364=332 416=384 468=500 520=584 572=636 624=560 676=740 728=664 780=876 832=800 884=788 936=968 988=956 1040=1168 1092=1220 1144=1272 1196=1068 1248=1120 1300=1460 1352=1512 1404=1500 1456=1296 1508=1348 1560=1752 1612=1676 1664=1600 1716=1652 1768=1576 1820=2044 1872=1968 1924=1892 1976=1880 2028=1804 2047=1823 2048=2048 2053=2053 4113=4113") }, None, vec![probe::<V1126, m, u64, 1>()]),
        item::<V1131, T1131>(Facts { name: "V1131", op: "mma_atom_layout", shard: &[(128, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 0, 3]), shape: None, answers: Answers::Layout }, Some(const { &V1131::table() }), vec![probe::<V1131, m, i32, 1>()]),
        item::<V1132, T1132>(Facts { name: "V1132", op: "swizzle_apply", shard: &[(274, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 0, 3]), shape: None, answers: Answers::Bases("0=0 1=1 4=4 8=8 12=12 16=16 20=20 24=24 28=28 32=32 36=36 40=40 44=44 48=48 52=52 56=56 60=60 64=64 68=68 72=72 76=76 80=80 84=84 88=88 92=92 96=96 100=100 104=104 108=108 112=112 116=116 120=120 124=124 127=127 128=128 133=133 273=273") }, None, vec![probe::<V1132, m, u64, 1>()]),
        item::<V1136, T1136>(Facts { name: "V1136", op: "mma_atom_layout", shard: &[(256, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 1, 3]), shape: None, answers: Answers::Layout }, None, vec![probe::<V1136, m, usize, 1>()]),
        item::<V1137, T1137>(Facts { name: "V1137", op: "swizzle_apply", shard: &[(530, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 1, 3]), shape: None, answers: Answers::Bases("0=0 1=1 7=7 14=14 21=21 28=28 35=35 42=42 49=49 56=56 63=63 70=70 77=77 84=84 91=91 98=98 105=105 112=112 119=119 126=126 133=149 140=156 147=131 154=138 161=177 168=184 175=191 182=166 189=173 196=212 203=219 210=194 217=201 224=240 231=247 238=254 245=229 252=236 255=239 256=256 261=261 529=529") }, None, vec![probe::<V1137, m, i32, 1>()]),
        item::<V1142, T1142>(Facts { name: "V1142", op: "bank", shard: &[(8, 32, "m"), (32, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 1, 3]), shape: None, answers: Answers::Banks(8, "0,0=0/0 1,0=8/0 2,0=16/0 3,0=24/0 4,0=4/1 5,0=12/1 6,0=20/1 7,0=28/1 0,16=4/0 1,16=12/0 2,16=20/0 3,16=28/0 4,16=0/1 5,16=8/1 6,16=16/1 7,16=24/1") }, None, vec![probe::<V1142, m, usize, 2>()]),
        item::<V1144, T1144>(Facts { name: "V1144", op: "swizzle_apply", shard: &[(1042, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 2, 3]), shape: None, answers: Answers::Bases("0=0 1=1 13=13 26=26 39=39 52=52 65=65 78=78 91=91 104=104 117=117 130=146 143=159 156=140 169=185 182=166 195=211 208=192 221=205 234=250 247=231 260=292 273=305 286=318 299=267 312=280 325=357 338=370 351=383 364=332 377=345 390=438 403=419 416=400 429=413 442=394 455=503 468=484 481=465 494=478 507=459 511=463 512=512 517=517 1041=1041") }, None, vec![probe::<V1144, m, u64, 1>()]),
        item::<V1151, T1151>(Facts { name: "V1151", op: "swizzle_apply", shard: &[(2066, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 3, 3]), shape: None, answers: Answers::Bases("0=0 1=1 26=26 52=52 78=78 104=104 130=146 156=140 182=166 208=192 234=250 260=292 286=318 312=280 338=370 364=332 390=438 416=400 442=394 468=484 494=478 520=584 546=610 572=636 598=534 624=560 650=730 676=756 702=750 728=648 754=674 780=876 806=838 832=800 858=826 884=788 910=1022 936=984 962=946 988=940 1014=902 1023=911 1024=1024 1029=1029 2065=2065") }, None, vec![probe::<V1151, m, usize, 1>()]),
        item::<V1156, T1156>(Facts { name: "V1156", op: "bank", shard: &[(8, 128, "m"), (128, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 3, 3]), shape: None, answers: Answers::Banks(8, "0,0=0/0 1,0=4/1 2,0=8/2 3,0=12/3 4,0=16/4 5,0=20/5 6,0=24/6 7,0=28/7 0,32=8/0 1,32=12/1 2,32=0/2 3,32=4/3 4,32=24/4 5,32=28/5 6,32=16/6 7,32=20/7 0,64=16/0 1,64=20/1 2,64=24/2 3,64=28/3 4,64=0/4 5,64=4/5 6,64=8/6 7,64=12/7 0,112=28/0 1,112=24/1 2,112=20/2 3,112=16/3 4,112=12/4 5,112=8/5 6,112=4/6 7,112=0/7") }, None, vec![probe::<V1156, m, u64, 2>()]),
        item::<V1169, T1169>(Facts { name: "V1169", op: "mma_atom_layout", shard: &[(512, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 2, 3]), shape: None, answers: Answers::Layout }, None, vec![probe::<V1169, m, usize, 1>()]),
    ]
}
