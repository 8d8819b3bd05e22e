// Written by `tests/through_macro/generate.rs`; not to be edited.

use tla::prelude::*;
use tla::{axis::*, fold};

#[allow(unused_imports, reason = "which of them a part needs is left open")]
use crate::check::{alias, item, probe, probe_below_0, sum_of_places};
use crate::check::Row;
use crate::facts::{Answers, Facts};

// swizzle_apply
layout! { struct V1452 = Swizzle<3,1,4> o S[1016]; }
type T1452 = layout!(Swizzle<3,1,4> o S[1016]);
const _: () = {
    assert!(V1452::SIZE == 1016 && V1452::COSIZE == 1024 && V1452::RANK == 1);
    let at = fold::at::<V1452, _>([559]);
    assert!(at.on::<m>() == 559);
    let at = fold::at::<V1452, _>([1015]);
    assert!(at.on::<m>() == 1023);
};

// swizzle_apply
layout! { struct V1454 = Swizzle<3,1,5> o S[1970]; }
type T1454 = layout!(Swizzle<3,1,5> o S[1970]);
const _: () = {
    assert!(V1454::SIZE == 1970 && V1454::COSIZE == 1978 && V1454::RANK == 1);
    let at = fold::at::<V1454, _>([1166]);
    assert!(at.on::<m>() == 1166);
    let at = fold::at::<V1454, _>([1969]);
    assert!(at.on::<m>() == 1977);
};

// swizzle_apply
layout! { struct V1462 = Swizzle<3,3,3> o S[1996:1]; }
type T1462 = layout!(Swizzle<3,3,3> o S[1996:1]);
const _: () = {
    assert!(V1462::SIZE == 1996 && V1462::COSIZE == 2048 && V1462::RANK == 1);
    let at = fold::at::<V1462, _>([1348]);
    assert!(at.on::<m>() == 1388);
    let at = fold::at::<V1462, _>([1995]);
    assert!(at.on::<m>() == 2035);
};

// swizzle_apply
layout! { struct V1468 = Swizzle<4,0,3> o S[491:1]; }
type T1468 = layout!(Swizzle<4,0,3> o S[491:1]);
const _: () = {
    assert!(V1468::SIZE == 491 && V1468::COSIZE == 491 && V1468::RANK == 1);
    let at = fold::at::<V1468, _>([324]);
    assert!(at.on::<m>() == 324);
    let at = fold::at::<V1468, _>([490]);
    assert!(at.on::<m>() == 490);
};

// swizzle_apply
layout! { struct V1472 = Swizzle<4,0,5> o S[2003]; }
type T1472 = layout!(Swizzle<4,0,5> o S[2003]);
const _: () = {
    assert!(V1472::SIZE == 2003 && V1472::COSIZE == 2003 && V1472::RANK == 1);
    let at = fold::at::<V1472, _>([1046]);
    assert!(at.on::<m>() == 1046);
    let at = fold::at::<V1472, _>([2002]);
    assert!(at.on::<m>() == 2002);
};

// swizzle_apply
layout! { struct V1476 = Swizzle<4,1,4> o S[2023]; }
type T1476 = layout!(Swizzle<4,1,4> o S[2023]);
const _: () = {
    assert!(V1476::SIZE == 2023 && V1476::COSIZE == 2039 && V1476::RANK == 1);
    let at = fold::at::<V1476, _>([884]);
    assert!(at.on::<m>() == 868);
    let at = fold::at::<V1476, _>([2022]);
    assert!(at.on::<m>() == 2038);
};

// swizzle_apply
layout! { struct V1478 = Swizzle<4,1,5> o S[4090]; }
type T1478 = layout!(Swizzle<4,1,5> o S[4090]);
const _: () = {
    assert!(V1478::SIZE == 4090 && V1478::COSIZE == 4096 && V1478::RANK == 1);
    let at = fold::at::<V1478, _>([1819]);
    assert!(at.on::<m>() == 1803);
    let at = fold::at::<V1478, _>([4089]);
    assert!(at.on::<m>() == 4073);
};

// swizzle_apply
layout! { struct V1480 = Swizzle<4,2,3> o S[1904:1]; }
type T1480 = layout!(Swizzle<4,2,3> o S[1904:1]);
const _: () = {
    assert!(V1480::SIZE == 1904 && V1480::COSIZE == 1920 && V1480::RANK == 1);
    let at = fold::at::<V1480, _>([841]);
    assert!(at.on::<m>() == 873);
    let at = fold::at::<V1480, _>([1903]);
    assert!(at.on::<m>() == 1871);
};

// swizzle_apply
layout! { struct V1488 = Swizzle<4,3,4> o S[8035:1]; }
type T1488 = layout!(Swizzle<4,3,4> o S[8035:1]);
const _: () = {
    assert!(V1488::SIZE == 8035 && V1488::COSIZE == 8064 && V1488::RANK == 1);
    let at = fold::at::<V1488, _>([4236]);
    assert!(at.on::<m>() == 4236);
    let at = fold::at::<V1488, _>([8034]);
    assert!(at.on::<m>() == 7954);
};

// swizzle_apply
layout! { struct V1490 = Swizzle<4,3,5> o S[14697]; }
type T1490 = layout!(Swizzle<4,3,5> o S[14697]);
const _: () = {
    assert!(V1490::SIZE == 14697 && V1490::COSIZE == 14720 && V1490::RANK == 1);
    let at = fold::at::<V1490, _>([10343]);
    assert!(at.on::<m>() == 10279);
    let at = fold::at::<V1490, _>([14696]);
    assert!(at.on::<m>() == 14632);
};

// tmem_datapath_layout
layout! { struct V1492 = S[(128,256):(1@TLane,1@TCol)]; }
type T1492 = layout!(S[(128,256):(1@TLane,1@TCol)]);
const _: () = {
    assert!(V1492::SIZE == 32768 && V1492::COSIZE == 1 && V1492::RANK == 2);
    let at = fold::at::<V1492, _>([64, 0]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 64 && at.on::<m>() == 0);
    let at = fold::at::<V1492, _>([127, 255]);
    assert!(at.on::<TCol>() == 255 && at.on::<TLane>() == 127 && at.on::<m>() == 0);
};

// tmem_datapath_layout
layout! { struct V1497 = S[(64,2,128):(1@TLane,64@TLane,1@TCol)]; }
type T1497 = layout!(S[(64,2,128):(1@TLane,64@TLane,1@TCol)]);
const _: () = {
    assert!(V1497::SIZE == 16384 && V1497::COSIZE == 1 && V1497::RANK == 3);
    let at = fold::at::<V1497, _>([32, 0, 0]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 32 && at.on::<m>() == 0);
    let at = fold::at::<V1497, _>([63, 1, 127]);
    assert!(at.on::<TCol>() == 127 && at.on::<TLane>() == 127 && at.on::<m>() == 0);
};

// tmem_datapath_layout
layout! { struct V1502 = S[(4,16,256):(32@TLane,1@TLane,1@TCol)]; }
type T1502 = layout!(S[(4,16,256):(32@TLane,1@TLane,1@TCol)]);
const _: () = {
    assert!(V1502::SIZE == 16384 && V1502::COSIZE == 1 && V1502::RANK == 3);
    let at = fold::at::<V1502, _>([2, 0, 0]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 64 && at.on::<m>() == 0);
    let at = fold::at::<V1502, _>([3, 15, 255]);
    assert!(at.on::<TCol>() == 255 && at.on::<TLane>() == 111 && at.on::<m>() == 0);
};

// tmem_datapath_layout
layout! { struct V1504 = S[(4,16,33):(32@TLane,1@TLane,1@TCol)]; }
type T1504 = layout!(S[(4,16,33):(32@TLane,1@TLane,1@TCol)]);
const _: () = {
    assert!(V1504::SIZE == 2112 && V1504::COSIZE == 1 && V1504::RANK == 3);
    let at = fold::at::<V1504, _>([2, 0, 0]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 64 && at.on::<m>() == 0);
    let at = fold::at::<V1504, _>([3, 15, 32]);
    assert!(at.on::<TCol>() == 32 && at.on::<TLane>() == 111 && at.on::<m>() == 0);
};

// tmem_datapath_layout
layout! { struct V1509 = S[(128,33):(1@TLane,1@TCol)]; }
type T1509 = layout!(S[(128,33):(1@TLane,1@TCol)]);
const _: () = {
    assert!(V1509::SIZE == 4224 && V1509::COSIZE == 1 && V1509::RANK == 2);
    let at = fold::at::<V1509, _>([64, 0]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 64 && at.on::<m>() == 0);
    let at = fold::at::<V1509, _>([127, 32]);
    assert!(at.on::<TCol>() == 32 && at.on::<TLane>() == 127 && at.on::<m>() == 0);
};

// tmem_datapath_layout
layout! { struct V1510 = S[(128,32):(1@TLane,1@TCol)]; }
type T1510 = layout!(S[(128,32):(1@TLane,1@TCol)]);
const _: () = {
    assert!(V1510::SIZE == 4096 && V1510::COSIZE == 1 && V1510::RANK == 2);
    let at = fold::at::<V1510, _>([64, 0]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 64 && at.on::<m>() == 0);
    let at = fold::at::<V1510, _>([127, 31]);
    assert!(at.on::<TCol>() == 31 && at.on::<TLane>() == 127 && at.on::<m>() == 0);
};

// tmem_datapath_layout
layout! { struct V1518 = S[(4,16,64):(32@TLane,1@TLane,1@TCol)] + 1@TLane + 15@TLane; }
type T1518 = layout!(S[(4,16,64):(32@TLane,1@TLane,1@TCol)] + 1@TLane + 15@TLane);
const _: () = {
    assert!(V1518::SIZE == 4096 && V1518::COSIZE == 1 && V1518::RANK == 3);
    let at = fold::at::<V1518, _>([2, 0, 0]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 80 && at.on::<m>() == 0);
    let at = fold::at::<V1518, _>([3, 15, 63]);
    assert!(at.on::<TCol>() == 63 && at.on::<TLane>() == 127 && at.on::<m>() == 0);
};

// tmem_datapath_layout
layout! { struct V1525 = S[(32,4,8):(1@TLane,32@TLane,1@TCol)]; }
type T1525 = layout!(S[(32,4,8):(1@TLane,32@TLane,1@TCol)]);
const _: () = {
    assert!(V1525::SIZE == 1024 && V1525::COSIZE == 1 && V1525::RANK == 3);
    let at = fold::at::<V1525, _>([16, 0, 0]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 16 && at.on::<m>() == 0);
    let at = fold::at::<V1525, _>([31, 3, 7]);
    assert!(at.on::<TCol>() == 7 && at.on::<TLane>() == 127 && at.on::<m>() == 0);
};

// tcgen05_atom_layout
layout! { struct V1533 = S[(128,64):(@tid_in_wg,1)]; }
type T1533 = layout!(S[(128,64):(@tid_in_wg,1)]);
const _: () = {
    assert!(V1533::SIZE == 8192 && V1533::COSIZE == 64 && V1533::RANK == 2);
    let at = fold::at::<V1533, _>([64, 0]);
    assert!(at.on::<m>() == 0 && at.on::<tid_in_wg>() == 64);
    let at = fold::at::<V1533, _>([127, 63]);
    assert!(at.on::<m>() == 63 && at.on::<tid_in_wg>() == 127);
};

// tcgen05_atom_layout
layout! { struct V1534 = S[(64,2,32):(1@tid_in_wg,64@tid_in_wg,1)]; }
type T1534 = layout!(S[(64,2,32):(1@tid_in_wg,64@tid_in_wg,1)]);
const _: () = {
    assert!(V1534::SIZE == 4096 && V1534::COSIZE == 32 && V1534::RANK == 3);
    let at = fold::at::<V1534, _>([32, 0, 0]);
    assert!(at.on::<m>() == 0 && at.on::<tid_in_wg>() == 32);
    let at = fold::at::<V1534, _>([63, 1, 31]);
    assert!(at.on::<m>() == 31 && at.on::<tid_in_wg>() == 127);
};

// tcgen05_atom_layout
layout! { struct V1542 = S[(4,2,2,8,32,2):(@wid_in_wg,32,@laneid,4@laneid,1,2@laneid)]; }
type T1542 = layout!(S[(4,2,2,8,32,2):(@wid_in_wg,32,@laneid,4@laneid,1,2@laneid)]);
const _: () = {
    assert!(V1542::SIZE == 8192 && V1542::COSIZE == 64 && V1542::RANK == 6);
    let at = fold::at::<V1542, _>([2, 0, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1542, _>([3, 1, 1, 7, 31, 1]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 63 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1543 = S[(4,2,8,32,2):(1@wid_in_wg,1@laneid,4@laneid,1,2@laneid)]; }
type T1543 = layout!(S[(4,2,8,32,2):(1@wid_in_wg,1@laneid,4@laneid,1,2@laneid)]);
const _: () = {
    assert!(V1543::SIZE == 4096 && V1543::COSIZE == 32 && V1543::RANK == 5);
    let at = fold::at::<V1543, _>([2, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1543, _>([3, 1, 7, 31, 1]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 31 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1544 = S[(4,2,8,8,2,2):(1@wid_in_wg,1@laneid,4@laneid,2,2@laneid,1)]; }
type T1544 = layout!(S[(4,2,8,8,2,2):(1@wid_in_wg,1@laneid,4@laneid,2,2@laneid,1)]);
const _: () = {
    assert!(V1544::SIZE == 2048 && V1544::COSIZE == 16 && V1544::RANK == 6);
    let at = fold::at::<V1544, _>([2, 0, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1544, _>([3, 1, 7, 7, 1, 1]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 15 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1545 = S[(4,2,2,8,32,2,2):(1@wid_in_wg,64,1@laneid,4@laneid,2,2@laneid,1)]; }
type T1545 = layout!(S[(4,2,2,8,32,2,2):(1@wid_in_wg,64,1@laneid,4@laneid,2,2@laneid,1)]);
const _: () = {
    assert!(V1545::SIZE == 16384 && V1545::COSIZE == 128 && V1545::RANK == 7);
    let at = fold::at::<V1545, _>([2, 0, 0, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1545, _>([3, 1, 1, 7, 31, 1, 1]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 127 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1546 = S[(4,2,8,4,2):(1@wid_in_wg,1@laneid,4@laneid,1@m,2@laneid)]; }
type T1546 = layout!(S[(4,2,8,4,2):(1@wid_in_wg,1@laneid,4@laneid,1@m,2@laneid)]);
const _: () = {
    assert!(V1546::SIZE == 512 && V1546::COSIZE == 4 && V1546::RANK == 5);
    let at = fold::at::<V1546, _>([2, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1546, _>([3, 1, 7, 3, 1]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 3 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1551 = S[(4,2,2,8,16,4):(@wid_in_wg,32,1,4@laneid,2,@laneid)]; }
type T1551 = layout!(S[(4,2,2,8,16,4):(@wid_in_wg,32,1,4@laneid,2,@laneid)]);
const _: () = {
    assert!(V1551::SIZE == 8192 && V1551::COSIZE == 64 && V1551::RANK == 6);
    let at = fold::at::<V1551, _>([2, 0, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1551, _>([3, 1, 1, 7, 15, 3]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 63 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1552 = S[(4,2,8,16,4):(1@wid_in_wg,1,4@laneid,2,1@laneid)]; }
type T1552 = layout!(S[(4,2,8,16,4):(1@wid_in_wg,1,4@laneid,2,1@laneid)]);
const _: () = {
    assert!(V1552::SIZE == 4096 && V1552::COSIZE == 32 && V1552::RANK == 5);
    let at = fold::at::<V1552, _>([2, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1552, _>([3, 1, 7, 15, 3]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 31 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1553 = S[(4,2,8,4,4,2):(1@wid_in_wg,2,4@laneid,4,1@laneid,1)]; }
type T1553 = layout!(S[(4,2,8,4,4,2):(1@wid_in_wg,2,4@laneid,4,1@laneid,1)]);
const _: () = {
    assert!(V1553::SIZE == 2048 && V1553::COSIZE == 16 && V1553::RANK == 6);
    let at = fold::at::<V1553, _>([2, 0, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1553, _>([3, 1, 7, 3, 3, 1]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 15 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1554 = S[(4,2,2,8,16,4,2):(1@wid_in_wg,64,2,4@laneid,4,1@laneid,1)]; }
type T1554 = layout!(S[(4,2,2,8,16,4,2):(1@wid_in_wg,64,2,4@laneid,4,1@laneid,1)]);
const _: () = {
    assert!(V1554::SIZE == 16384 && V1554::COSIZE == 128 && V1554::RANK == 7);
    let at = fold::at::<V1554, _>([2, 0, 0, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1554, _>([3, 1, 1, 7, 15, 3, 1]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 127 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1555 = S[(4,2,8,2,4):(1@wid_in_wg,1@m,4@laneid,2@m,1@laneid)]; }
type T1555 = layout!(S[(4,2,8,2,4):(1@wid_in_wg,1@m,4@laneid,2@m,1@laneid)]);
const _: () = {
    assert!(V1555::SIZE == 512 && V1555::COSIZE == 4 && V1555::RANK == 5);
    let at = fold::at::<V1555, _>([2, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1555, _>([3, 1, 7, 1, 3]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 3 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1560 = S[(4,2,2,8,8,4,2):(@wid_in_wg,32,2,4@laneid,4,@laneid,1)]; }
type T1560 = layout!(S[(4,2,2,8,8,4,2):(@wid_in_wg,32,2,4@laneid,4,@laneid,1)]);
const _: () = {
    assert!(V1560::SIZE == 8192 && V1560::COSIZE == 64 && V1560::RANK == 7);
    let at = fold::at::<V1560, _>([2, 0, 0, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1560, _>([3, 1, 1, 7, 7, 3, 1]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 63 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1561 = S[(4,2,8,8,4,2):(1@wid_in_wg,2,4@laneid,4,1@laneid,1)]; }
type T1561 = layout!(S[(4,2,8,8,4,2):(1@wid_in_wg,2,4@laneid,4,1@laneid,1)]);
const _: () = {
    assert!(V1561::SIZE == 4096 && V1561::COSIZE == 32 && V1561::RANK == 6);
    let at = fold::at::<V1561, _>([2, 0, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1561, _>([3, 1, 7, 7, 3, 1]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 31 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1562 = S[(4,2,8,2,4,2,2):(1@wid_in_wg,4,4@laneid,8,1@laneid,2,1)]; }
type T1562 = layout!(S[(4,2,8,2,4,2,2):(1@wid_in_wg,4,4@laneid,8,1@laneid,2,1)]);
const _: () = {
    assert!(V1562::SIZE == 2048 && V1562::COSIZE == 16 && V1562::RANK == 7);
    let at = fold::at::<V1562, _>([2, 0, 0, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1562, _>([3, 1, 7, 1, 3, 1, 1]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 15 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1563 = S[(4,2,2,8,8,4,2,2):(1@wid_in_wg,64,4,4@laneid,8,1@laneid,2,1)]; }
type T1563 = layout!(S[(4,2,2,8,8,4,2,2):(1@wid_in_wg,64,4,4@laneid,8,1@laneid,2,1)]);
const _: () = {
    assert!(V1563::SIZE == 16384 && V1563::COSIZE == 128 && V1563::RANK == 8);
    let at = fold::at::<V1563, _>([2, 0, 0, 0, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1563, _>([3, 1, 1, 7, 7, 3, 1, 1]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 127 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1564 = S[(4,2,8,1,4,2):(1@wid_in_wg,2@m,4@laneid,4@m,1@laneid,1@m)]; }
type T1564 = layout!(S[(4,2,8,1,4,2):(1@wid_in_wg,2@m,4@laneid,4@m,1@laneid,1@m)]);
const _: () = {
    assert!(V1564::SIZE == 512 && V1564::COSIZE == 4 && V1564::RANK == 6);
    let at = fold::at::<V1564, _>([2, 0, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1564, _>([3, 1, 7, 0, 3, 1]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 3 && at.on::<wid_in_wg>() == 3);
};

// tcgen05_atom_layout
layout! { struct V1568 = S[(4,2,2,8,32,4,2):(1@wid_in_wg,128,2,4@laneid,4,1@laneid,1)]; }
type T1568 = layout!(S[(4,2,2,8,32,4,2):(1@wid_in_wg,128,2,4@laneid,4,1@laneid,1)]);
const _: () = {
    assert!(V1568::SIZE == 32768 && V1568::COSIZE == 256 && V1568::RANK == 7);
    let at = fold::at::<V1568, _>([2, 0, 0, 0, 0, 0, 0]);
    assert!(at.on::<laneid>() == 0 && at.on::<m>() == 0 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1568, _>([3, 1, 1, 7, 31, 3, 1]);
    assert!(at.on::<laneid>() == 31 && at.on::<m>() == 255 && at.on::<wid_in_wg>() == 3);
};

// tmem_mma_operand_layout
layout! { struct V1586 = S[(64,2,64):(1@TLane,64@TLane,1@TCol)]; }
type T1586 = layout!(S[(64,2,64):(1@TLane,64@TLane,1@TCol)]);
const _: () = {
    assert!(V1586::SIZE == 8192 && V1586::COSIZE == 1 && V1586::RANK == 3);
    let at = fold::at::<V1586, _>([32, 0, 0]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 32 && at.on::<m>() == 0);
    let at = fold::at::<V1586, _>([63, 1, 63]);
    assert!(at.on::<TCol>() == 63 && at.on::<TLane>() == 127 && at.on::<m>() == 0);
};

// tmem_mma_operand_layout
layout! { struct V1587 = S[(128,64):(1@TLane,1@TCol)]; }
type T1587 = layout!(S[(128,64):(1@TLane,1@TCol)]);
const _: () = {
    assert!(V1587::SIZE == 8192 && V1587::COSIZE == 1 && V1587::RANK == 2);
    let at = fold::at::<V1587, _>([64, 0]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 64 && at.on::<m>() == 0);
    let at = fold::at::<V1587, _>([127, 63]);
    assert!(at.on::<TCol>() == 63 && at.on::<TLane>() == 127 && at.on::<m>() == 0);
};

// tmem_mma_operand_layout
layout! { struct V1589 = S[(64,2,2,128):(1@TLane,128@TCol,64@TLane,1@TCol)]; }
type T1589 = layout!(S[(64,2,2,128):(1@TLane,128@TCol,64@TLane,1@TCol)]);
const _: () = {
    assert!(V1589::SIZE == 32768 && V1589::COSIZE == 1 && V1589::RANK == 4);
    let at = fold::at::<V1589, _>([32, 0, 0, 0]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 32 && at.on::<m>() == 0);
    let at = fold::at::<V1589, _>([63, 1, 1, 127]);
    assert!(at.on::<TCol>() == 255 && at.on::<TLane>() == 127 && at.on::<m>() == 0);
};

// tmem_mma_operand_layout
layout! { struct V1592 = S[(64,64):(1@TLane,1@TCol)]; }
type T1592 = layout!(S[(64,64):(1@TLane,1@TCol)]);
const _: () = {
    assert!(V1592::SIZE == 4096 && V1592::COSIZE == 1 && V1592::RANK == 2);
    let at = fold::at::<V1592, _>([32, 0]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 32 && at.on::<m>() == 0);
    let at = fold::at::<V1592, _>([63, 63]);
    assert!(at.on::<TCol>() == 63 && at.on::<TLane>() == 63 && at.on::<m>() == 0);
};

// tmem_mma_operand_layout
layout! { struct V1593 = S[(64,64):(@TLane,@TCol)] + R[2:64@TLane]; }
type T1593 = layout!(S[(64,64):(@TLane,@TCol)] + R[2:64@TLane]);
const _: () = {
    assert!(V1593::SIZE == 4096 && V1593::COSIZE == 1 && V1593::RANK == 2);
    let at = fold::at::<V1593, _>([32, 0]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 32 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1593, TCol, 2>([32, 0]), (2, 0)));
    assert!(matches!(sum_of_places::<V1593, TLane, 2>([32, 0]), (2, 128)));
    assert!(matches!(sum_of_places::<V1593, m, 2>([32, 0]), (2, 0)));
    let at = fold::at::<V1593, _>([63, 63]);
    assert!(at.on::<TCol>() == 63 && at.on::<TLane>() == 63 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1593, TCol, 2>([63, 63]), (2, 126)));
    assert!(matches!(sum_of_places::<V1593, TLane, 2>([63, 63]), (2, 190)));
    assert!(matches!(sum_of_places::<V1593, m, 2>([63, 63]), (2, 0)));
};

// sf_tmem_layout
layout! { struct V1603 = S[(4,32,4):(4@TCol,1@TLane,1@TCol)] + R[4:32@TLane]; }
type T1603 = layout!(S[(4,32,4):(4@TCol,1@TLane,1@TCol)] + R[4:32@TLane]);
const _: () = {
    assert!(V1603::SIZE == 512 && V1603::COSIZE == 1 && V1603::RANK == 3);
    let at = fold::at::<V1603, _>([2, 0, 0]);
    assert!(at.on::<TCol>() == 8 && at.on::<TLane>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1603, TCol, 3>([2, 0, 0]), (4, 32)));
    assert!(matches!(sum_of_places::<V1603, TLane, 3>([2, 0, 0]), (4, 192)));
    assert!(matches!(sum_of_places::<V1603, m, 3>([2, 0, 0]), (4, 0)));
    let at = fold::at::<V1603, _>([3, 31, 3]);
    assert!(at.on::<TCol>() == 15 && at.on::<TLane>() == 31 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1603, TCol, 3>([3, 31, 3]), (4, 60)));
    assert!(matches!(sum_of_places::<V1603, TLane, 3>([3, 31, 3]), (4, 316)));
    assert!(matches!(sum_of_places::<V1603, m, 3>([3, 31, 3]), (4, 0)));
};

// sf_tmem_layout
layout! { struct V1605 = S[(4,32,4,4):(4@TCol,@TLane,16@TCol,@TCol)] + R[4:32@TLane]; }
type T1605 = layout!(S[(4,32,4,4):(4@TCol,@TLane,16@TCol,@TCol)] + R[4:32@TLane]);
const _: () = {
    assert!(V1605::SIZE == 2048 && V1605::COSIZE == 1 && V1605::RANK == 4);
    let at = fold::at::<V1605, _>([2, 0, 0, 0]);
    assert!(at.on::<TCol>() == 8 && at.on::<TLane>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1605, TCol, 4>([2, 0, 0, 0]), (4, 32)));
    assert!(matches!(sum_of_places::<V1605, TLane, 4>([2, 0, 0, 0]), (4, 192)));
    assert!(matches!(sum_of_places::<V1605, m, 4>([2, 0, 0, 0]), (4, 0)));
    let at = fold::at::<V1605, _>([3, 31, 3, 3]);
    assert!(at.on::<TCol>() == 63 && at.on::<TLane>() == 31 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1605, TCol, 4>([3, 31, 3, 3]), (4, 252)));
    assert!(matches!(sum_of_places::<V1605, TLane, 4>([3, 31, 3, 3]), (4, 316)));
    assert!(matches!(sum_of_places::<V1605, m, 4>([3, 31, 3, 3]), (4, 0)));
};

// sf_tmem_layout
layout! { struct V1611 = S[(4,32,4,4):(4@TCol,1@TLane,1@TCol,0@TCol)] + R[4:32@TLane]; }
type T1611 = layout!(S[(4,32,4,4):(4@TCol,1@TLane,1@TCol,0@TCol)] + R[4:32@TLane]);
const _: () = {
    assert!(V1611::SIZE == 2048 && V1611::COSIZE == 1 && V1611::RANK == 4);
    let at = fold::at::<V1611, _>([2, 0, 0, 0]);
    assert!(at.on::<TCol>() == 8 && at.on::<TLane>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1611, TCol, 4>([2, 0, 0, 0]), (4, 32)));
    assert!(matches!(sum_of_places::<V1611, TLane, 4>([2, 0, 0, 0]), (4, 192)));
    assert!(matches!(sum_of_places::<V1611, m, 4>([2, 0, 0, 0]), (4, 0)));
    let at = fold::at::<V1611, _>([3, 31, 3, 3]);
    assert!(at.on::<TCol>() == 15 && at.on::<TLane>() == 31 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1611, TCol, 4>([3, 31, 3, 3]), (4, 60)));
    assert!(matches!(sum_of_places::<V1611, TLane, 4>([3, 31, 3, 3]), (4, 316)));
    assert!(matches!(sum_of_places::<V1611, m, 4>([3, 31, 3, 3]), (4, 0)));
};

// sf_tmem_layout
layout! { struct V1613 = R[4:32@TLane] + S[(2,8,32,4,4,4):(32@TCol,4@TCol,1@TLane,32@TCol,1@TCol,0@TCol)]; }
type T1613 = layout!(R[4:32@TLane] + S[(2,8,32,4,4,4):(32@TCol,4@TCol,1@TLane,32@TCol,1@TCol,0@TCol)]);
const _: () = {
    assert!(V1613::SIZE == 32768 && V1613::COSIZE == 1 && V1613::RANK == 6);
    let at = fold::at::<V1613, _>([1, 0, 0, 0, 0, 0]);
    assert!(at.on::<TCol>() == 32 && at.on::<TLane>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1613, TCol, 6>([1, 0, 0, 0, 0, 0]), (4, 128)));
    assert!(matches!(sum_of_places::<V1613, TLane, 6>([1, 0, 0, 0, 0, 0]), (4, 192)));
    assert!(matches!(sum_of_places::<V1613, m, 6>([1, 0, 0, 0, 0, 0]), (4, 0)));
    let at = fold::at::<V1613, _>([1, 7, 31, 3, 3, 3]);
    assert!(at.on::<TCol>() == 159 && at.on::<TLane>() == 31 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1613, TCol, 6>([1, 7, 31, 3, 3, 3]), (4, 636)));
    assert!(matches!(sum_of_places::<V1613, TLane, 6>([1, 7, 31, 3, 3, 3]), (4, 316)));
    assert!(matches!(sum_of_places::<V1613, m, 6>([1, 7, 31, 3, 3, 3]), (4, 0)));
};

// sf_tmem_layout
layout! { struct V1615 = S[(3,4,32,2,4):(16@TCol,4@TCol,1@TLane,16@TCol,1@TCol)] + R[4:32@TLane]; }
type T1615 = layout!(S[(3,4,32,2,4):(16@TCol,4@TCol,1@TLane,16@TCol,1@TCol)] + R[4:32@TLane]);
const _: () = {
    assert!(V1615::SIZE == 3072 && V1615::COSIZE == 1 && V1615::RANK == 5);
    let at = fold::at::<V1615, _>([1, 2, 0, 0, 0]);
    assert!(at.on::<TCol>() == 24 && at.on::<TLane>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1615, TCol, 5>([1, 2, 0, 0, 0]), (4, 96)));
    assert!(matches!(sum_of_places::<V1615, TLane, 5>([1, 2, 0, 0, 0]), (4, 192)));
    assert!(matches!(sum_of_places::<V1615, m, 5>([1, 2, 0, 0, 0]), (4, 0)));
    let at = fold::at::<V1615, _>([2, 3, 31, 1, 3]);
    assert!(at.on::<TCol>() == 63 && at.on::<TLane>() == 31 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1615, TCol, 5>([2, 3, 31, 1, 3]), (4, 252)));
    assert!(matches!(sum_of_places::<V1615, TLane, 5>([2, 3, 31, 1, 3]), (4, 316)));
    assert!(matches!(sum_of_places::<V1615, m, 5>([2, 3, 31, 1, 3]), (4, 0)));
};

// sf_tmem_layout
layout! { struct V1617 = S[(12,32,3,4):(4@TCol,1@TLane,48@TCol,1@TCol)] + R[4:32@TLane]; }
type T1617 = layout!(S[(12,32,3,4):(4@TCol,1@TLane,48@TCol,1@TCol)] + R[4:32@TLane]);
const _: () = {
    assert!(V1617::SIZE == 4608 && V1617::COSIZE == 1 && V1617::RANK == 4);
    let at = fold::at::<V1617, _>([6, 0, 0, 0]);
    assert!(at.on::<TCol>() == 24 && at.on::<TLane>() == 0 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1617, TCol, 4>([6, 0, 0, 0]), (4, 96)));
    assert!(matches!(sum_of_places::<V1617, TLane, 4>([6, 0, 0, 0]), (4, 192)));
    assert!(matches!(sum_of_places::<V1617, m, 4>([6, 0, 0, 0]), (4, 0)));
    let at = fold::at::<V1617, _>([11, 31, 2, 3]);
    assert!(at.on::<TCol>() == 143 && at.on::<TLane>() == 31 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1617, TCol, 4>([11, 31, 2, 3]), (4, 572)));
    assert!(matches!(sum_of_places::<V1617, TLane, 4>([11, 31, 2, 3]), (4, 316)));
    assert!(matches!(sum_of_places::<V1617, m, 4>([11, 31, 2, 3]), (4, 0)));
};

// sf_tmem_layout
layout! { struct V1619 = R[4:32@TLane] + S[(3,32,4):(4@TCol,1@TLane,1@TCol)]; }
type T1619 = layout!(R[4:32@TLane] + S[(3,32,4):(4@TCol,1@TLane,1@TCol)]);
const _: () = {
    assert!(V1619::SIZE == 384 && V1619::COSIZE == 1 && V1619::RANK == 3);
    let at = fold::at::<V1619, _>([1, 16, 0]);
    assert!(at.on::<TCol>() == 4 && at.on::<TLane>() == 16 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1619, TCol, 3>([1, 16, 0]), (4, 16)));
    assert!(matches!(sum_of_places::<V1619, TLane, 3>([1, 16, 0]), (4, 256)));
    assert!(matches!(sum_of_places::<V1619, m, 3>([1, 16, 0]), (4, 0)));
    let at = fold::at::<V1619, _>([2, 31, 3]);
    assert!(at.on::<TCol>() == 11 && at.on::<TLane>() == 31 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1619, TCol, 3>([2, 31, 3]), (4, 44)));
    assert!(matches!(sum_of_places::<V1619, TLane, 3>([2, 31, 3]), (4, 316)));
    assert!(matches!(sum_of_places::<V1619, m, 3>([2, 31, 3]), (4, 0)));
};

pub(crate) fn rows() -> Vec<Row> {
    vec![
        item::<V1452, T1452>(Facts { name: "V1452", op: "swizzle_apply", shard: &[(1016, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 1, 4]), shape: None, answers: Answers::Bases("21=21 35=35 112=112 149=157 169=161 196=204 250=242 280=280 289=289 294=294 360=360 537=537 559=559 629=629 672=680 761=753 889=889 903=911 908=900 926=918 930=938 971=963 999=1007 1015=1023") }, None, vec![probe::<V1452, m, i32, 1>()]),
        item::<V1454, T1454>(Facts { name: "V1454", op: "swizzle_apply", shard: &[(1970, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 1, 5]), shape: None, answers: Answers::Bases("131=131 147=147 201=201 294=302 529=529 668=668 730=730 746=746 782=774 846=838 1030=1030 1072=1072 1166=1166 1272=1272 1273=1273 1338=1330 1361=1369 1442=1450 1667=1667 1740=1740 1754=1754 1841=1849 1845=1853 1969=1977") }, None, vec![probe::<V1454, m, usize, 1>()]),
        item::<V1462, T1462>(Facts { name: "V1462", op: "swizzle_apply", shard: &[(1996, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("12=12 272=304 334=358 447=399 531=531 782=814 829=797 847=871 1086=1086 1092=1100 1126=1134 1225=1233 1348=1388 1559=1559 1583=1583 1638=1646 1697=1713 1709=1725 1736=1744 1782=1774 1789=1765 1857=1897 1982=1934 1995=2035") }, None, vec![probe::<V1462, m, u64, 1>()]),
        item::<V1468, T1468>(Facts { name: "V1468", op: "swizzle_apply", shard: &[(491, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 0, 3]), shape: None, answers: Answers::Bases("3=3 12=12 28=28 51=51 136=136 138=138 171=171 209=209 224=224 237=237 281=281 287=287 324=324 339=339 350=350 374=374 401=401 417=417 442=442 447=447 451=451 459=459 480=480 490=490") }, None, vec![probe::<V1468, m, u64, 1>()]),
        item::<V1472, T1472>(Facts { name: "V1472", op: "swizzle_apply", shard: &[(2003, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 0, 5]), shape: None, answers: Answers::Bases("48=48 61=61 104=104 206=206 263=263 350=350 534=534 693=693 740=740 821=821 915=915 1002=1002 1046=1046 1117=1117 1218=1218 1265=1265 1440=1440 1474=1474 1499=1499 1513=1513 1598=1598 1958=1958 1975=1975 2002=2002") }, None, vec![probe::<V1472, m, usize, 1>()]),
        item::<V1476, T1476>(Facts { name: "V1476", op: "swizzle_apply", shard: &[(2023, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 1, 4]), shape: None, answers: Answers::Bases("53=53 258=274 263=279 296=312 340=324 375=359 463=479 500=484 502=486 632=632 812=828 824=808 884=868 953=937 1030=1030 1065=1065 1105=1105 1331=1315 1583=1583 1607=1607 1718=1718 1955=1971 1973=1957 2022=2038") }, None, vec![probe::<V1476, m, i32, 1>()]),
        item::<V1478, T1478>(Facts { name: "V1478", op: "swizzle_apply", shard: &[(4090, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 1, 5]), shape: None, answers: Answers::Bases("30=30 62=62 98=98 588=604 1052=1052 1105=1105 1288=1288 1325=1325 1355=1355 1425=1425 1575=1591 1728=1744 1819=1803 1957=1973 2145=2145 2174=2174 2339=2339 2437=2437 2442=2442 2516=2516 2539=2539 2641=2625 3160=3160 4089=4073") }, None, vec![probe::<V1478, m, usize, 1>()]),
        item::<V1480, T1480>(Facts { name: "V1480", op: "swizzle_apply", shard: &[(1904, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 2, 3]), shape: None, answers: Answers::Bases("68=68 134=150 214=198 215=199 242=226 264=296 306=274 491=475 523=523 571=571 716=732 769=801 841=873 907=955 908=956 941=925 1242=1226 1311=1343 1364=1396 1474=1522 1485=1533 1497=1513 1675=1691 1903=1871") }, None, vec![probe::<V1480, m, u64, 1>()]),
        item::<V1488, T1488>(Facts { name: "V1488", op: "swizzle_apply", shard: &[(8035, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 3, 4]), shape: None, answers: Answers::Bases("407=391 726=758 839=887 985=1001 1135=1071 1503=1423 1663=1567 2033=1921 2456=2440 2678=2646 3177=3113 4038=4022 4236=4236 4755=4787 5285=5349 5498=5418 6671=6703 6691=6659 7141=7125 7195=7259 7489=7441 7581=7629 7626=7578 8034=7954") }, None, vec![probe::<V1488, m, i32, 1>()]),
        item::<V1490, T1490>(Facts { name: "V1490", op: "swizzle_apply", shard: &[(14697, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 3, 5]), shape: None, answers: Answers::Bases("611=627 1591=1543 2085=2149 3680=3600 3878=3926 4905=4921 5451=5483 6677=6725 7663=7567 8266=8266 9016=9000 10124=10172 10343=10279 10475=10411 11379=11283 11436=11468 12651=12651 12721=12721 12765=12765 13174=13158 13633=13665 13645=13677 14326=14278 14696=14632") }, None, vec![probe::<V1490, m, usize, 1>()]),
        item::<V1492, T1492>(Facts { name: "V1492", op: "tmem_datapath_layout", shard: &[(128, 1, "TLane"), (256, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1492, TCol, u64, 2>(), probe::<V1492, TLane, u64, 2>(), probe::<V1492, m, u64, 2>()]),
        item::<V1497, T1497>(Facts { name: "V1497", op: "tmem_datapath_layout", shard: &[(64, 1, "TLane"), (2, 64, "TLane"), (128, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1497, TCol, i32, 3>(), probe::<V1497, TLane, i32, 3>(), probe::<V1497, m, i32, 3>()]),
        item::<V1502, T1502>(Facts { name: "V1502", op: "tmem_datapath_layout", shard: &[(4, 32, "TLane"), (16, 1, "TLane"), (256, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1502, TCol, usize, 3>(), probe::<V1502, TLane, usize, 3>(), probe::<V1502, m, usize, 3>()]),
        item::<V1504, T1504>(Facts { name: "V1504", op: "tmem_datapath_layout", shard: &[(4, 32, "TLane"), (16, 1, "TLane"), (33, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1504, TCol, u64, 3>(), probe::<V1504, TLane, u64, 3>(), probe::<V1504, m, u64, 3>()]),
        item::<V1509, T1509>(Facts { name: "V1509", op: "tmem_datapath_layout", shard: &[(128, 1, "TLane"), (33, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1509, TCol, i32, 2>(), probe::<V1509, TLane, i32, 2>(), probe::<V1509, m, i32, 2>()]),
        item::<V1510, T1510>(Facts { name: "V1510", op: "tmem_datapath_layout", shard: &[(128, 1, "TLane"), (32, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1510, TCol, u64, 2>(), probe::<V1510, TLane, u64, 2>(), probe::<V1510, m, u64, 2>()]),
        item::<V1518, T1518>(Facts { name: "V1518", op: "tmem_datapath_layout", shard: &[(4, 32, "TLane"), (16, 1, "TLane"), (64, 1, "TCol")], replica: &[], offset: &[("TLane", 16)], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1518, TCol, i32, 3>(), probe::<V1518, TLane, i32, 3>(), probe::<V1518, m, i32, 3>()]),
        item::<V1525, T1525>(Facts { name: "V1525", op: "tmem_datapath_layout", shard: &[(32, 1, "TLane"), (4, 32, "TLane"), (8, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1525, TCol, u64, 3>(), probe::<V1525, TLane, u64, 3>(), probe::<V1525, m, u64, 3>()]),
        item::<V1533, T1533>(Facts { name: "V1533", op: "tcgen05_atom_layout", shard: &[(128, 1, "tid_in_wg"), (64, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1533, m, i32, 2>(), probe::<V1533, tid_in_wg, i32, 2>()]),
        item::<V1534, T1534>(Facts { name: "V1534", op: "tcgen05_atom_layout", shard: &[(64, 1, "tid_in_wg"), (2, 64, "tid_in_wg"), (32, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1534, m, u64, 3>(), probe::<V1534, tid_in_wg, u64, 3>()]),
        item::<V1542, T1542>(Facts { name: "V1542", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 32, "m"), (2, 1, "laneid"), (8, 4, "laneid"), (32, 1, "m"), (2, 2, "laneid")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1542, laneid, i32, 6>(), probe::<V1542, m, i32, 6>(), probe::<V1542, wid_in_wg, i32, 6>()]),
        item::<V1543, T1543>(Facts { name: "V1543", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 1, "laneid"), (8, 4, "laneid"), (32, 1, "m"), (2, 2, "laneid")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1543, laneid, u64, 5>(), probe::<V1543, m, u64, 5>(), probe::<V1543, wid_in_wg, u64, 5>()]),
        item::<V1544, T1544>(Facts { name: "V1544", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 1, "laneid"), (8, 4, "laneid"), (8, 2, "m"), (2, 2, "laneid"), (2, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1544, laneid, usize, 6>(), probe::<V1544, m, usize, 6>(), probe::<V1544, wid_in_wg, usize, 6>()]),
        item::<V1545, T1545>(Facts { name: "V1545", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 64, "m"), (2, 1, "laneid"), (8, 4, "laneid"), (32, 2, "m"), (2, 2, "laneid"), (2, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1545, laneid, i32, 7>(), probe::<V1545, m, i32, 7>(), probe::<V1545, wid_in_wg, i32, 7>()]),
        item::<V1546, T1546>(Facts { name: "V1546", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 1, "laneid"), (8, 4, "laneid"), (4, 1, "m"), (2, 2, "laneid")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1546, laneid, u64, 5>(), probe::<V1546, m, u64, 5>(), probe::<V1546, wid_in_wg, u64, 5>()]),
        item::<V1551, T1551>(Facts { name: "V1551", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 32, "m"), (2, 1, "m"), (8, 4, "laneid"), (16, 2, "m"), (4, 1, "laneid")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1551, laneid, i32, 6>(), probe::<V1551, m, i32, 6>(), probe::<V1551, wid_in_wg, i32, 6>()]),
        item::<V1552, T1552>(Facts { name: "V1552", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 1, "m"), (8, 4, "laneid"), (16, 2, "m"), (4, 1, "laneid")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1552, laneid, u64, 5>(), probe::<V1552, m, u64, 5>(), probe::<V1552, wid_in_wg, u64, 5>()]),
        item::<V1553, T1553>(Facts { name: "V1553", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 2, "m"), (8, 4, "laneid"), (4, 4, "m"), (4, 1, "laneid"), (2, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1553, laneid, usize, 6>(), probe::<V1553, m, usize, 6>(), probe::<V1553, wid_in_wg, usize, 6>()]),
        item::<V1554, T1554>(Facts { name: "V1554", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 64, "m"), (2, 2, "m"), (8, 4, "laneid"), (16, 4, "m"), (4, 1, "laneid"), (2, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1554, laneid, i32, 7>(), probe::<V1554, m, i32, 7>(), probe::<V1554, wid_in_wg, i32, 7>()]),
        item::<V1555, T1555>(Facts { name: "V1555", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 1, "m"), (8, 4, "laneid"), (2, 2, "m"), (4, 1, "laneid")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1555, laneid, u64, 5>(), probe::<V1555, m, u64, 5>(), probe::<V1555, wid_in_wg, u64, 5>()]),
        item::<V1560, T1560>(Facts { name: "V1560", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 32, "m"), (2, 2, "m"), (8, 4, "laneid"), (8, 4, "m"), (4, 1, "laneid"), (2, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1560, laneid, i32, 7>(), probe::<V1560, m, i32, 7>(), probe::<V1560, wid_in_wg, i32, 7>()]),
        item::<V1561, T1561>(Facts { name: "V1561", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 2, "m"), (8, 4, "laneid"), (8, 4, "m"), (4, 1, "laneid"), (2, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1561, laneid, u64, 6>(), probe::<V1561, m, u64, 6>(), probe::<V1561, wid_in_wg, u64, 6>()]),
        item::<V1562, T1562>(Facts { name: "V1562", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 4, "m"), (8, 4, "laneid"), (2, 8, "m"), (4, 1, "laneid"), (2, 2, "m"), (2, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1562, laneid, usize, 7>(), probe::<V1562, m, usize, 7>(), probe::<V1562, wid_in_wg, usize, 7>()]),
        item::<V1563, T1563>(Facts { name: "V1563", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 64, "m"), (2, 4, "m"), (8, 4, "laneid"), (8, 8, "m"), (4, 1, "laneid"), (2, 2, "m"), (2, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1563, laneid, i32, 8>(), probe::<V1563, m, i32, 8>(), probe::<V1563, wid_in_wg, i32, 8>()]),
        item::<V1564, T1564>(Facts { name: "V1564", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 2, "m"), (8, 4, "laneid"), (1, 4, "m"), (4, 1, "laneid"), (2, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1564, laneid, u64, 6>(), probe::<V1564, m, u64, 6>(), probe::<V1564, wid_in_wg, u64, 6>()]),
        item::<V1568, T1568>(Facts { name: "V1568", op: "tcgen05_atom_layout", shard: &[(4, 1, "wid_in_wg"), (2, 128, "m"), (2, 2, "m"), (8, 4, "laneid"), (32, 4, "m"), (4, 1, "laneid"), (2, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1568, laneid, usize, 7>(), probe::<V1568, m, usize, 7>(), probe::<V1568, wid_in_wg, usize, 7>()]),
        item::<V1586, T1586>(Facts { name: "V1586", op: "tmem_mma_operand_layout", shard: &[(64, 1, "TLane"), (2, 64, "TLane"), (64, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1586, TCol, usize, 3>(), probe::<V1586, TLane, usize, 3>(), probe::<V1586, m, usize, 3>()]),
        item::<V1587, T1587>(Facts { name: "V1587", op: "tmem_mma_operand_layout", shard: &[(128, 1, "TLane"), (64, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1587, TCol, i32, 2>(), probe::<V1587, TLane, i32, 2>(), probe::<V1587, m, i32, 2>()]),
        item::<V1589, T1589>(Facts { name: "V1589", op: "tmem_mma_operand_layout", shard: &[(64, 1, "TLane"), (2, 128, "TCol"), (2, 64, "TLane"), (128, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1589, TCol, usize, 4>(), probe::<V1589, TLane, usize, 4>(), probe::<V1589, m, usize, 4>()]),
        item::<V1592, T1592>(Facts { name: "V1592", op: "tmem_mma_operand_layout", shard: &[(64, 1, "TLane"), (64, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1592, TCol, usize, 2>(), probe::<V1592, TLane, usize, 2>(), probe::<V1592, m, usize, 2>()]),
        item::<V1593, T1593>(Facts { name: "V1593", op: "tmem_mma_operand_layout", shard: &[(64, 1, "TLane"), (64, 1, "TCol")], replica: &[(2, 64, "TLane")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1593, TCol, i32, 2>(), probe::<V1593, TLane, i32, 2>(), probe::<V1593, m, i32, 2>()]),
        item::<V1603, T1603>(Facts { name: "V1603", op: "sf_tmem_layout", shard: &[(4, 4, "TCol"), (32, 1, "TLane"), (4, 1, "TCol")], replica: &[(4, 32, "TLane")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1603, TCol, u64, 3>(), probe::<V1603, TLane, u64, 3>(), probe::<V1603, m, u64, 3>()]),
        item::<V1605, T1605>(Facts { name: "V1605", op: "sf_tmem_layout", shard: &[(4, 4, "TCol"), (32, 1, "TLane"), (4, 16, "TCol"), (4, 1, "TCol")], replica: &[(4, 32, "TLane")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1605, TCol, i32, 4>(), probe::<V1605, TLane, i32, 4>(), probe::<V1605, m, i32, 4>()]),
        item::<V1611, T1611>(Facts { name: "V1611", op: "sf_tmem_layout", shard: &[(4, 4, "TCol"), (32, 1, "TLane"), (4, 1, "TCol"), (4, 0, "TCol")], replica: &[(4, 32, "TLane")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1611, TCol, i32, 4>(), probe::<V1611, TLane, i32, 4>(), probe::<V1611, m, i32, 4>()]),
        item::<V1613, T1613>(Facts { name: "V1613", op: "sf_tmem_layout", shard: &[(2, 32, "TCol"), (8, 4, "TCol"), (32, 1, "TLane"), (4, 32, "TCol"), (4, 1, "TCol"), (4, 0, "TCol")], replica: &[(4, 32, "TLane")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1613, TCol, usize, 6>(), probe::<V1613, TLane, usize, 6>(), probe::<V1613, m, usize, 6>()]),
        item::<V1615, T1615>(Facts { name: "V1615", op: "sf_tmem_layout", shard: &[(3, 16, "TCol"), (4, 4, "TCol"), (32, 1, "TLane"), (2, 16, "TCol"), (4, 1, "TCol")], replica: &[(4, 32, "TLane")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1615, TCol, u64, 5>(), probe::<V1615, TLane, u64, 5>(), probe::<V1615, m, u64, 5>()]),
        item::<V1617, T1617>(Facts { name: "V1617", op: "sf_tmem_layout", shard: &[(12, 4, "TCol"), (32, 1, "TLane"), (3, 48, "TCol"), (4, 1, "TCol")], replica: &[(4, 32, "TLane")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1617, TCol, i32, 4>(), probe::<V1617, TLane, i32, 4>(), probe::<V1617, m, i32, 4>()]),
        item::<V1619, T1619>(Facts { name: "V1619", op: "sf_tmem_layout", shard: &[(3, 4, "TCol"), (32, 1, "TLane"), (4, 1, "TCol")], replica: &[(4, 32, "TLane")], offset: &[], swizzle: None, shape: None, answers: Answers::Layout }, None, vec![probe::<V1619, TCol, usize, 3>(), probe::<V1619, TLane, usize, 3>(), probe::<V1619, m, usize, 3>()]),
    ]
}
