// Written by `tests/through_macro/generate.rs`; not to be edited.

use tla::prelude::*;
use tla::{axis::*, fold};

#[allow(unused_imports, reason = "which of them a part needs is left open")]
use crate::check::{alias, item, probe, probe_below_0, sum_of_places};
use crate::check::Row;
use crate::facts::{Answers, Facts};

// apply_set
layout! { struct V1839 = (16, 2, 2) -> S[(4,2,8,1):(16,8,1,1)] + R[(4,2):(4,1)]; }
type T1839 = layout!((16, 2, 2) -> S[(4,2,8,1):(16,8,1,1)] + R[(4,2):(4,1)]);
const _: () = {
    assert!(V1839::SIZE == 64 && V1839::COSIZE == 77 && V1839::RANK == 3);
    let at = fold::at::<V1839, _>([4, 1, 1]);
    assert!(at.on::<m>() == 19);
    assert!(matches!(sum_of_places::<V1839, m, 3>([4, 1, 1]), (8, 204)));
    let at = fold::at::<V1839, _>([15, 1, 1]);
    assert!(at.on::<m>() == 63);
    assert!(matches!(sum_of_places::<V1839, m, 3>([15, 1, 1]), (8, 556)));
};

// apply_shape
layout! { struct V1840 = (8, 2) -> S[16:32@tid_in_wg]; }
type T1840 = layout!((8, 2) -> S[16:32@tid_in_wg]);
const _: () = {
    assert!(V1840::SIZE == 16 && V1840::COSIZE == 1 && V1840::RANK == 2);
    let at = fold::at::<V1840, _>([3, 1]);
    assert!(at.on::<m>() == 0 && at.on::<tid_in_wg>() == 224);
    let at = fold::at::<V1840, _>([7, 1]);
    assert!(at.on::<m>() == 0 && at.on::<tid_in_wg>() == 480);
};

// apply_set
layout! { struct V1844 = (16, 2, 1,) -> 64@tid_in_wg + R[(4,2):(4@wgid,1)] + S[(4,8):(1,1@wgid)]; }
type T1844 = layout!((16, 2, 1,) -> 64@tid_in_wg + R[(4,2):(4@wgid,1)] + S[(4,8):(1,1@wgid)]);
const _: () = {
    assert!(V1844::SIZE == 32 && V1844::COSIZE == 5 && V1844::RANK == 3);
    let at = fold::at::<V1844, _>([2, 0, 0]);
    assert!(at.on::<m>() == 0 && at.on::<tid_in_wg>() == 64 && at.on::<wgid>() == 4);
    assert!(matches!(sum_of_places::<V1844, m, 3>([2, 0, 0]), (8, 4)));
    assert!(matches!(sum_of_places::<V1844, tid_in_wg, 3>([2, 0, 0]), (8, 512)));
    assert!(matches!(sum_of_places::<V1844, wgid, 3>([2, 0, 0]), (8, 80)));
    let at = fold::at::<V1844, _>([15, 1, 0]);
    assert!(at.on::<m>() == 3 && at.on::<tid_in_wg>() == 64 && at.on::<wgid>() == 7);
    assert!(matches!(sum_of_places::<V1844, m, 3>([15, 1, 0]), (8, 28)));
    assert!(matches!(sum_of_places::<V1844, tid_in_wg, 3>([15, 1, 0]), (8, 512)));
    assert!(matches!(sum_of_places::<V1844, wgid, 3>([15, 1, 0]), (8, 104)));
};

// apply_linear
layout! { struct V1846 = S[4:1@TLane]; }
type T1846 = layout!(S[4:1@TLane]);
const _: () = {
    assert!(V1846::SIZE == 4 && V1846::COSIZE == 1 && V1846::RANK == 1);
    let at = fold::at::<V1846, _>([3]);
    assert!(at.on::<TLane>() == 3 && at.on::<m>() == 0);
};

// apply_shape
layout! { struct V1847 = (2, 2) -> S[(2,2,1):(5@laneid,0,4@laneid)]; }
type T1847 = layout!((2, 2) -> S[(2,2,1):(5@laneid,0,4@laneid)]);
const _: () = {
    assert!(V1847::SIZE == 4 && V1847::COSIZE == 1 && V1847::RANK == 2);
    let at = fold::at::<V1847, _>([1, 0]);
    assert!(at.on::<laneid>() == 5 && at.on::<m>() == 0);
    let at = fold::at::<V1847, _>([1, 1]);
    assert!(at.on::<laneid>() == 5 && at.on::<m>() == 0);
};

// apply_shape
layout! { struct V1849 = (8, 2,) -> S[16] + R[(2,3):(64,32)] + 3; }
type T1849 = layout!((8, 2,) -> S[16] + R[(2,3):(64,32)] + 3);
const _: () = {
    assert!(V1849::SIZE == 16 && V1849::COSIZE == 147 && V1849::RANK == 2);
    let at = fold::at::<V1849, _>([4, 0]);
    assert!(at.on::<m>() == 11);
    assert!(matches!(sum_of_places::<V1849, m, 2>([4, 0]), (5, 375)));
    let at = fold::at::<V1849, _>([7, 1]);
    assert!(at.on::<m>() == 18);
    assert!(matches!(sum_of_places::<V1849, m, 2>([7, 1]), (5, 410)));
};

// apply_shape
layout! { struct V1851 = (6, 2) -> S[12:1@TCol] + 1@TCol + 1@TCol; }
type T1851 = layout!((6, 2) -> S[12:1@TCol] + 1@TCol + 1@TCol);
const _: () = {
    assert!(V1851::SIZE == 12 && V1851::COSIZE == 1 && V1851::RANK == 2);
    let at = fold::at::<V1851, _>([2, 1]);
    assert!(at.on::<TCol>() == 7 && at.on::<m>() == 0);
    let at = fold::at::<V1851, _>([5, 1]);
    assert!(at.on::<TCol>() == 13 && at.on::<m>() == 0);
};

// apply_shape
layout! { struct V1853 = (32, 4,) -> S[(1,16,1,8):(1@TCol,10@TCol,8@TLane,1@TCol)]; }
type T1853 = layout!((32, 4,) -> S[(1,16,1,8):(1@TCol,10@TCol,8@TLane,1@TCol)]);
const _: () = {
    assert!(V1853::SIZE == 128 && V1853::COSIZE == 1 && V1853::RANK == 2);
    let at = fold::at::<V1853, _>([25, 0]);
    assert!(at.on::<TCol>() == 124 && at.on::<TLane>() == 0 && at.on::<m>() == 0);
    let at = fold::at::<V1853, _>([31, 3]);
    assert!(at.on::<TCol>() == 157 && at.on::<TLane>() == 0 && at.on::<m>() == 0);
};

// apply_linear
layout! { struct V1855 = S[7:1] + R[(3,2):(32,1)]; }
type T1855 = layout!(S[7:1] + R[(3,2):(32,1)]);
const _: () = {
    assert!(V1855::SIZE == 7 && V1855::COSIZE == 72 && V1855::RANK == 1);
    let at = fold::at::<V1855, _>([4]);
    assert!(at.on::<m>() == 4);
    assert!(matches!(sum_of_places::<V1855, m, 1>([4]), (6, 219)));
    let at = fold::at::<V1855, _>([6]);
    assert!(at.on::<m>() == 6);
    assert!(matches!(sum_of_places::<V1855, m, 1>([6]), (6, 231)));
};

// apply_set
layout! { struct V1856 = R[(3,2):(32,1)] + S[7]; }
type T1856 = layout!(R[(3,2):(32,1)] + S[7]);
const _: () = {
    assert!(V1856::SIZE == 7 && V1856::COSIZE == 72 && V1856::RANK == 1);
    let at = fold::at::<V1856, _>([1]);
    assert!(at.on::<m>() == 1);
    assert!(matches!(sum_of_places::<V1856, m, 1>([1]), (6, 201)));
    let at = fold::at::<V1856, _>([6]);
    assert!(at.on::<m>() == 6);
    assert!(matches!(sum_of_places::<V1856, m, 1>([6]), (6, 231)));
};

// apply_shape
layout! { struct V1857 = (6, 2) -> S[(2,6):(6@TCol,1@TCol)] + 1@TCol + 2@TLane; }
type T1857 = layout!((6, 2) -> S[(2,6):(6@TCol,1@TCol)] + 1@TCol + 2@TLane);
const _: () = {
    assert!(V1857::SIZE == 12 && V1857::COSIZE == 1 && V1857::RANK == 2);
    let at = fold::at::<V1857, _>([3, 0]);
    assert!(at.on::<TCol>() == 7 && at.on::<TLane>() == 2 && at.on::<m>() == 0);
    let at = fold::at::<V1857, _>([5, 1]);
    assert!(at.on::<TCol>() == 12 && at.on::<TLane>() == 2 && at.on::<m>() == 0);
};

// apply_shape
layout! { struct V1858 = S[(2,2):(2,32)] + R[(4,2):(4,2)] + 5; }
type T1858 = layout!(S[(2,2):(2,32)] + R[(4,2):(4,2)] + 5);
const _: () = {
    assert!(V1858::SIZE == 4 && V1858::COSIZE == 54 && V1858::RANK == 2);
    let at = fold::at::<V1858, _>([1, 0]);
    assert!(at.on::<m>() == 7);
    assert!(matches!(sum_of_places::<V1858, m, 2>([1, 0]), (8, 112)));
    let at = fold::at::<V1858, _>([1, 1]);
    assert!(at.on::<m>() == 39);
    assert!(matches!(sum_of_places::<V1858, m, 2>([1, 1]), (8, 368)));
};

// apply_shape
layout! { struct V1863 = (2, 3) -> S[6:@F] + R[3:4@F] + 64@F; }
type T1863 = layout!((2, 3) -> S[6:@F] + R[3:4@F] + 64@F);
const _: () = {
    assert!(V1863::SIZE == 6 && V1863::COSIZE == 1 && V1863::RANK == 2);
    let at = fold::at::<V1863, _>([1, 0]);
    assert!(at.on::<F>() == 67 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1863, F, 2>([1, 0]), (3, 213)));
    assert!(matches!(sum_of_places::<V1863, m, 2>([1, 0]), (3, 0)));
    let at = fold::at::<V1863, _>([1, 2]);
    assert!(at.on::<F>() == 69 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1863, F, 2>([1, 2]), (3, 219)));
    assert!(matches!(sum_of_places::<V1863, m, 2>([1, 2]), (3, 0)));
};

// apply_shape
layout! { struct V1866 = (2, 2) -> S[4:16] + 1@laneid + 16; }
type T1866 = layout!((2, 2) -> S[4:16] + 1@laneid + 16);
const _: () = {
    assert!(V1866::SIZE == 4 && V1866::COSIZE == 65 && V1866::RANK == 2);
    let at = fold::at::<V1866, _>([1, 0]);
    assert!(at.on::<laneid>() == 1 && at.on::<m>() == 48);
    let at = fold::at::<V1866, _>([1, 1]);
    assert!(at.on::<laneid>() == 1 && at.on::<m>() == 64);
};

// apply_shape
layout! { struct V1867 = S[3:5@tx] + R[(3,4):(32@tx,2)] + 16@tx; }
type T1867 = layout!(S[3:5@tx] + R[(3,4):(32@tx,2)] + 16@tx);
const _: () = {
    assert!(V1867::SIZE == 3 && V1867::COSIZE == 7 && V1867::RANK == 1);
    let at = fold::at::<V1867, _>([1]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 21);
    assert!(matches!(sum_of_places::<V1867, m, 1>([1]), (12, 36)));
    assert!(matches!(sum_of_places::<V1867, tx, 1>([1]), (12, 636)));
    let at = fold::at::<V1867, _>([2]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 26);
    assert!(matches!(sum_of_places::<V1867, m, 1>([2]), (12, 36)));
    assert!(matches!(sum_of_places::<V1867, tx, 1>([2]), (12, 696)));
};

// apply_linear
layout! { struct V1868 = 15@tx + 1@tx + R[(3,4):(32@tx,2@m)] + S[3:5@tx]; }
type T1868 = layout!(15@tx + 1@tx + R[(3,4):(32@tx,2@m)] + S[3:5@tx]);
const _: () = {
    assert!(V1868::SIZE == 3 && V1868::COSIZE == 7 && V1868::RANK == 1);
    let at = fold::at::<V1868, _>([0]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 16);
    assert!(matches!(sum_of_places::<V1868, m, 1>([0]), (12, 36)));
    assert!(matches!(sum_of_places::<V1868, tx, 1>([0]), (12, 576)));
    let at = fold::at::<V1868, _>([2]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 26);
    assert!(matches!(sum_of_places::<V1868, m, 1>([2]), (12, 36)));
    assert!(matches!(sum_of_places::<V1868, tx, 1>([2]), (12, 696)));
};

// apply_set
layout! { struct V1869 = S[3:5@tx] + R[(3,4):(32@tx,2)] + 16@tx; }
type T1869 = layout!(S[3:5@tx] + R[(3,4):(32@tx,2)] + 16@tx);
const _: () = {
    assert!(V1869::SIZE == 3 && V1869::COSIZE == 7 && V1869::RANK == 1);
    let at = fold::at::<V1869, _>([1]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 21);
    assert!(matches!(sum_of_places::<V1869, m, 1>([1]), (12, 36)));
    assert!(matches!(sum_of_places::<V1869, tx, 1>([1]), (12, 636)));
    let at = fold::at::<V1869, _>([2]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 26);
    assert!(matches!(sum_of_places::<V1869, m, 1>([2]), (12, 36)));
    assert!(matches!(sum_of_places::<V1869, tx, 1>([2]), (12, 696)));
};

// apply_shape
layout! { struct V1873 = (8, 36, 2) -> S[(8,6,12):(1,8,1@wid_in_wg)]; }
type T1873 = layout!((8, 36, 2) -> S[(8,6,12):(1,8,1@wid_in_wg)]);
const _: () = {
    assert!(V1873::SIZE == 576 && V1873::COSIZE == 48 && V1873::RANK == 3);
    let at = fold::at::<V1873, _>([5, 7, 0]);
    assert!(at.on::<m>() == 13 && at.on::<wid_in_wg>() == 2);
    let at = fold::at::<V1873, _>([7, 35, 1]);
    assert!(at.on::<m>() == 47 && at.on::<wid_in_wg>() == 11);
};

// apply_shape
layout! { struct V1876 = (4, 48,) -> S[(3,16,4):(16,1,1@tid_in_wg)] + R[(2,2):(4@tid_in_wg,4)]; }
type T1876 = layout!((4, 48,) -> S[(3,16,4):(16,1,1@tid_in_wg)] + R[(2,2):(4@tid_in_wg,4)]);
const _: () = {
    assert!(V1876::SIZE == 192 && V1876::COSIZE == 52 && V1876::RANK == 2);
    let at = fold::at::<V1876, _>([2, 9]);
    assert!(at.on::<m>() == 26 && at.on::<tid_in_wg>() == 1);
    assert!(matches!(sum_of_places::<V1876, m, 2>([2, 9]), (4, 112)));
    assert!(matches!(sum_of_places::<V1876, tid_in_wg, 2>([2, 9]), (4, 12)));
    let at = fold::at::<V1876, _>([3, 47]);
    assert!(at.on::<m>() == 47 && at.on::<tid_in_wg>() == 3);
    assert!(matches!(sum_of_places::<V1876, m, 2>([3, 47]), (4, 196)));
    assert!(matches!(sum_of_places::<V1876, tid_in_wg, 2>([3, 47]), (4, 20)));
};

// apply_shape
layout! { struct V1878 = S[(2,2,7):(3,32,10@laneid)] + R[(4,2):(2,2)] + @laneid + 16 + 3@warpid; }
type T1878 = layout!(S[(2,2,7):(3,32,10@laneid)] + R[(4,2):(2,2)] + @laneid + 16 + 3@warpid);
const _: () = {
    assert!(V1878::SIZE == 28 && V1878::COSIZE == 60 && V1878::RANK == 3);
    let at = fold::at::<V1878, _>([1, 0, 1]);
    assert!(at.on::<laneid>() == 11 && at.on::<m>() == 19 && at.on::<warpid>() == 3);
    assert!(matches!(sum_of_places::<V1878, laneid, 3>([1, 0, 1]), (5, 55)));
    assert!(matches!(sum_of_places::<V1878, m, 3>([1, 0, 1]), (5, 115)));
    assert!(matches!(sum_of_places::<V1878, warpid, 3>([1, 0, 1]), (5, 15)));
    let at = fold::at::<V1878, _>([1, 1, 6]);
    assert!(at.on::<laneid>() == 61 && at.on::<m>() == 51 && at.on::<warpid>() == 3);
    assert!(matches!(sum_of_places::<V1878, laneid, 3>([1, 1, 6]), (5, 305)));
    assert!(matches!(sum_of_places::<V1878, m, 3>([1, 1, 6]), (5, 275)));
    assert!(matches!(sum_of_places::<V1878, warpid, 3>([1, 1, 6]), (5, 15)));
};

// apply_set
layout! { struct V1879 = S[(2,2,7):(3,32,10@laneid)] + R[(4,2):(2,2)] + 1@laneid + 16 + 3@warpid; }
type T1879 = layout!(S[(2,2,7):(3,32,10@laneid)] + R[(4,2):(2,2)] + 1@laneid + 16 + 3@warpid);
const _: () = {
    assert!(V1879::SIZE == 28 && V1879::COSIZE == 60 && V1879::RANK == 3);
    let at = fold::at::<V1879, _>([0, 1, 2]);
    assert!(at.on::<laneid>() == 21 && at.on::<m>() == 48 && at.on::<warpid>() == 3);
    assert!(matches!(sum_of_places::<V1879, laneid, 3>([0, 1, 2]), (5, 105)));
    assert!(matches!(sum_of_places::<V1879, m, 3>([0, 1, 2]), (5, 260)));
    assert!(matches!(sum_of_places::<V1879, warpid, 3>([0, 1, 2]), (5, 15)));
    let at = fold::at::<V1879, _>([1, 1, 6]);
    assert!(at.on::<laneid>() == 61 && at.on::<m>() == 51 && at.on::<warpid>() == 3);
    assert!(matches!(sum_of_places::<V1879, laneid, 3>([1, 1, 6]), (5, 305)));
    assert!(matches!(sum_of_places::<V1879, m, 3>([1, 1, 6]), (5, 275)));
    assert!(matches!(sum_of_places::<V1879, warpid, 3>([1, 1, 6]), (5, 15)));
};

// apply_set
layout! { struct V1881 = (10, 4) -> S[(8,5):(5@tx,@tx)] + R[4:64@tx] + 64 + 2@tx; }
type T1881 = layout!((10, 4) -> S[(8,5):(5@tx,@tx)] + R[4:64@tx] + 64 + 2@tx);
const _: () = {
    assert!(V1881::SIZE == 40 && V1881::COSIZE == 65 && V1881::RANK == 2);
    let at = fold::at::<V1881, _>([8, 3]);
    assert!(at.on::<m>() == 64 && at.on::<tx>() == 37);
    assert!(matches!(sum_of_places::<V1881, m, 2>([8, 3]), (4, 256)));
    assert!(matches!(sum_of_places::<V1881, tx, 2>([8, 3]), (4, 532)));
    let at = fold::at::<V1881, _>([9, 3]);
    assert!(at.on::<m>() == 64 && at.on::<tx>() == 41);
    assert!(matches!(sum_of_places::<V1881, m, 2>([9, 3]), (4, 256)));
    assert!(matches!(sum_of_places::<V1881, tx, 2>([9, 3]), (4, 548)));
};

// apply_shape
layout! { struct V1882 = (2,) -> S[(2,1):(2@wid_in_wg,4@wid_in_wg)] + 1@laneid + 1@laneid + 1 + 4 + 1@wid_in_wg + 63@wid_in_wg; }
type T1882 = layout!((2,) -> S[(2,1):(2@wid_in_wg,4@wid_in_wg)] + 1@laneid + 1@laneid + 1 + 4 + 1@wid_in_wg + 63@wid_in_wg);
const _: () = {
    assert!(V1882::SIZE == 2 && V1882::COSIZE == 6 && V1882::RANK == 1);
    let at = fold::at::<V1882, _>([1]);
    assert!(at.on::<laneid>() == 2 && at.on::<m>() == 5 && at.on::<wid_in_wg>() == 66);
};

// apply_shape
layout! { struct V1885 = (2, 2, 5, 2,) -> S[(8,5):(1@laneid,1)] + R[(4,2):(32@wid_in_wg,1@wid_in_wg)]; }
type T1885 = layout!((2, 2, 5, 2,) -> S[(8,5):(1@laneid,1)] + R[(4,2):(32@wid_in_wg,1@wid_in_wg)]);
const _: () = {
    assert!(V1885::SIZE == 40 && V1885::COSIZE == 5 && V1885::RANK == 4);
    let at = fold::at::<V1885, _>([0, 1, 2, 0]);
    assert!(at.on::<laneid>() == 2 && at.on::<m>() == 4 && at.on::<wid_in_wg>() == 0);
    assert!(matches!(sum_of_places::<V1885, laneid, 4>([0, 1, 2, 0]), (8, 16)));
    assert!(matches!(sum_of_places::<V1885, m, 4>([0, 1, 2, 0]), (8, 32)));
    assert!(matches!(sum_of_places::<V1885, wid_in_wg, 4>([0, 1, 2, 0]), (8, 388)));
    let at = fold::at::<V1885, _>([1, 1, 4, 1]);
    assert!(at.on::<laneid>() == 7 && at.on::<m>() == 4 && at.on::<wid_in_wg>() == 0);
    assert!(matches!(sum_of_places::<V1885, laneid, 4>([1, 1, 4, 1]), (8, 56)));
    assert!(matches!(sum_of_places::<V1885, m, 4>([1, 1, 4, 1]), (8, 32)));
    assert!(matches!(sum_of_places::<V1885, wid_in_wg, 4>([1, 1, 4, 1]), (8, 388)));
};

// apply_set
layout! { struct V1886 = (2, 2, 5, 2) -> R[(4,2):(32@wid_in_wg,1@wid_in_wg)] + S[(8,5):(1@laneid,1@m)]; }
type T1886 = layout!((2, 2, 5, 2) -> R[(4,2):(32@wid_in_wg,1@wid_in_wg)] + S[(8,5):(1@laneid,1@m)]);
const _: () = {
    assert!(V1886::SIZE == 40 && V1886::COSIZE == 5 && V1886::RANK == 4);
    let at = fold::at::<V1886, _>([1, 0, 3, 0]);
    assert!(at.on::<laneid>() == 5 && at.on::<m>() == 1 && at.on::<wid_in_wg>() == 0);
    assert!(matches!(sum_of_places::<V1886, laneid, 4>([1, 0, 3, 0]), (8, 40)));
    assert!(matches!(sum_of_places::<V1886, m, 4>([1, 0, 3, 0]), (8, 8)));
    assert!(matches!(sum_of_places::<V1886, wid_in_wg, 4>([1, 0, 3, 0]), (8, 388)));
    let at = fold::at::<V1886, _>([1, 1, 4, 1]);
    assert!(at.on::<laneid>() == 7 && at.on::<m>() == 4 && at.on::<wid_in_wg>() == 0);
    assert!(matches!(sum_of_places::<V1886, laneid, 4>([1, 1, 4, 1]), (8, 56)));
    assert!(matches!(sum_of_places::<V1886, m, 4>([1, 1, 4, 1]), (8, 32)));
    assert!(matches!(sum_of_places::<V1886, wid_in_wg, 4>([1, 1, 4, 1]), (8, 388)));
};

// apply_set
layout! { struct V1891 = S[2:1] + R[(2,2):(32@tx,32)] + 1@tx; }
type T1891 = layout!(S[2:1] + R[(2,2):(32@tx,32)] + 1@tx);
const _: () = {
    assert!(V1891::SIZE == 2 && V1891::COSIZE == 34 && V1891::RANK == 1);
    let at = fold::at::<V1891, _>([1]);
    assert!(at.on::<m>() == 1 && at.on::<tx>() == 1);
    assert!(matches!(sum_of_places::<V1891, m, 1>([1]), (4, 68)));
    assert!(matches!(sum_of_places::<V1891, tx, 1>([1]), (4, 68)));
};

// apply_shape
layout! { struct V1893 = (2, 3, 2) -> S[12:2] + R[4:32@wgid] + 3 + 3@tid_in_wg + 5@wgid; }
type T1893 = layout!((2, 3, 2) -> S[12:2] + R[4:32@wgid] + 3 + 3@tid_in_wg + 5@wgid);
const _: () = {
    assert!(V1893::SIZE == 12 && V1893::COSIZE == 26 && V1893::RANK == 3);
    let at = fold::at::<V1893, _>([0, 2, 0]);
    assert!(at.on::<m>() == 11 && at.on::<tid_in_wg>() == 3 && at.on::<wgid>() == 5);
    assert!(matches!(sum_of_places::<V1893, m, 3>([0, 2, 0]), (4, 44)));
    assert!(matches!(sum_of_places::<V1893, tid_in_wg, 3>([0, 2, 0]), (4, 12)));
    assert!(matches!(sum_of_places::<V1893, wgid, 3>([0, 2, 0]), (4, 212)));
    let at = fold::at::<V1893, _>([1, 2, 1]);
    assert!(at.on::<m>() == 25 && at.on::<tid_in_wg>() == 3 && at.on::<wgid>() == 5);
    assert!(matches!(sum_of_places::<V1893, m, 3>([1, 2, 1]), (4, 100)));
    assert!(matches!(sum_of_places::<V1893, tid_in_wg, 3>([1, 2, 1]), (4, 12)));
    assert!(matches!(sum_of_places::<V1893, wgid, 3>([1, 2, 1]), (4, 212)));
};

// apply_shape
layout! { struct V1896 = (7, 2, 2, 8) -> S[(16,7,2):(2@tid_in_wg,1,@tid_in_wg)] + R[2:64]; }
type T1896 = layout!((7, 2, 2, 8) -> S[(16,7,2):(2@tid_in_wg,1,@tid_in_wg)] + R[2:64]);
const _: () = {
    assert!(V1896::SIZE == 224 && V1896::COSIZE == 71 && V1896::RANK == 4);
    let at = fold::at::<V1896, _>([3, 1, 0, 2]);
    assert!(at.on::<m>() == 1 && at.on::<tid_in_wg>() == 16);
    assert!(matches!(sum_of_places::<V1896, m, 4>([3, 1, 0, 2]), (2, 66)));
    assert!(matches!(sum_of_places::<V1896, tid_in_wg, 4>([3, 1, 0, 2]), (2, 32)));
    let at = fold::at::<V1896, _>([6, 1, 1, 7]);
    assert!(at.on::<m>() == 6 && at.on::<tid_in_wg>() == 31);
    assert!(matches!(sum_of_places::<V1896, m, 4>([6, 1, 1, 7]), (2, 76)));
    assert!(matches!(sum_of_places::<V1896, tid_in_wg, 4>([6, 1, 1, 7]), (2, 62)));
};

// apply_shape
layout! { struct V1898 = (4, 1, 28) -> R[(4,4):(2,4)] + S[(7,8,2)]; }
type T1898 = layout!((4, 1, 28) -> R[(4,4):(2,4)] + S[(7,8,2)]);
const _: () = {
    assert!(V1898::SIZE == 112 && V1898::COSIZE == 130 && V1898::RANK == 3);
    let at = fold::at::<V1898, _>([1, 0, 14]);
    assert!(at.on::<m>() == 42);
    assert!(matches!(sum_of_places::<V1898, m, 3>([1, 0, 14]), (10, 510)));
    let at = fold::at::<V1898, _>([3, 0, 27]);
    assert!(at.on::<m>() == 111);
    assert!(matches!(sum_of_places::<V1898, m, 3>([3, 0, 27]), (10, 1200)));
};

// apply_shape
layout! { struct V1901 = (28, 2) -> 1@tx + 1@tx + 2 + 1 + R[(3,4):(2@tx,2@tx)] + S[(2,2,7,2):(28,14,2,1)]; }
type T1901 = layout!((28, 2) -> 1@tx + 1@tx + 2 + 1 + R[(3,4):(2@tx,2@tx)] + S[(2,2,7,2):(28,14,2,1)]);
const _: () = {
    assert!(V1901::SIZE == 56 && V1901::COSIZE == 59 && V1901::RANK == 2);
    let at = fold::at::<V1901, _>([16, 1]);
    assert!(at.on::<m>() == 36 && at.on::<tx>() == 2);
    assert!(matches!(sum_of_places::<V1901, m, 2>([16, 1]), (6, 216)));
    assert!(matches!(sum_of_places::<V1901, tx, 2>([16, 1]), (6, 42)));
    let at = fold::at::<V1901, _>([27, 1]);
    assert!(at.on::<m>() == 58 && at.on::<tx>() == 2);
    assert!(matches!(sum_of_places::<V1901, m, 2>([27, 1]), (6, 348)));
    assert!(matches!(sum_of_places::<V1901, tx, 2>([27, 1]), (6, 42)));
};

// apply_set
layout! { struct V1903 = (28, 2) -> S[(2,2,7,2):(28,14,2,1)] + R[(3,4):(2@tx,2@tx)] + 3 + 2@tx; }
type T1903 = layout!((28, 2) -> S[(2,2,7,2):(28,14,2,1)] + R[(3,4):(2@tx,2@tx)] + 3 + 2@tx);
const _: () = {
    assert!(V1903::SIZE == 56 && V1903::COSIZE == 59 && V1903::RANK == 2);
    let at = fold::at::<V1903, _>([9, 1]);
    assert!(at.on::<m>() == 22 && at.on::<tx>() == 2);
    assert!(matches!(sum_of_places::<V1903, m, 2>([9, 1]), (6, 132)));
    assert!(matches!(sum_of_places::<V1903, tx, 2>([9, 1]), (6, 42)));
    let at = fold::at::<V1903, _>([27, 1]);
    assert!(at.on::<m>() == 58 && at.on::<tx>() == 2);
    assert!(matches!(sum_of_places::<V1903, m, 2>([27, 1]), (6, 348)));
    assert!(matches!(sum_of_places::<V1903, tx, 2>([27, 1]), (6, 42)));
};

// apply_shape
layout! { struct V1904 = R[3:64@warpid] + S[5:24]; }
type T1904 = layout!(R[3:64@warpid] + S[5:24]);
const _: () = {
    assert!(V1904::SIZE == 5 && V1904::COSIZE == 97 && V1904::RANK == 1);
    let at = fold::at::<V1904, _>([2]);
    assert!(at.on::<m>() == 48 && at.on::<warpid>() == 0);
    assert!(matches!(sum_of_places::<V1904, m, 1>([2]), (3, 144)));
    assert!(matches!(sum_of_places::<V1904, warpid, 1>([2]), (3, 192)));
    let at = fold::at::<V1904, _>([4]);
    assert!(at.on::<m>() == 96 && at.on::<warpid>() == 0);
    assert!(matches!(sum_of_places::<V1904, m, 1>([4]), (3, 288)));
    assert!(matches!(sum_of_places::<V1904, warpid, 1>([4]), (3, 192)));
};

// apply_set
layout! { struct V1905 = S[5:24] + R[3:64@warpid]; }
type T1905 = layout!(S[5:24] + R[3:64@warpid]);
const _: () = {
    assert!(V1905::SIZE == 5 && V1905::COSIZE == 97 && V1905::RANK == 1);
    let at = fold::at::<V1905, _>([1]);
    assert!(at.on::<m>() == 24 && at.on::<warpid>() == 0);
    assert!(matches!(sum_of_places::<V1905, m, 1>([1]), (3, 72)));
    assert!(matches!(sum_of_places::<V1905, warpid, 1>([1]), (3, 192)));
    let at = fold::at::<V1905, _>([4]);
    assert!(at.on::<m>() == 96 && at.on::<warpid>() == 0);
    assert!(matches!(sum_of_places::<V1905, m, 1>([4]), (3, 288)));
    assert!(matches!(sum_of_places::<V1905, warpid, 1>([4]), (3, 192)));
};

// apply_shape
layout! { struct V1906 = S[7:1@laneid] + 16@laneid + 16@m; }
type T1906 = layout!(S[7:1@laneid] + 16@laneid + 16@m);
const _: () = {
    assert!(V1906::SIZE == 7 && V1906::COSIZE == 17 && V1906::RANK == 1);
    let at = fold::at::<V1906, _>([4]);
    assert!(at.on::<laneid>() == 20 && at.on::<m>() == 16);
    let at = fold::at::<V1906, _>([6]);
    assert!(at.on::<laneid>() == 22 && at.on::<m>() == 16);
};

// apply_shape
layout! { struct V1907 = (8, 3,) -> S[(12,2,1):(1@TLane,1@TCol,1@TCol)]; }
type T1907 = layout!((8, 3,) -> S[(12,2,1):(1@TLane,1@TCol,1@TCol)]);
const _: () = {
    assert!(V1907::SIZE == 24 && V1907::COSIZE == 1 && V1907::RANK == 2);
    let at = fold::at::<V1907, _>([5, 0]);
    assert!(at.on::<TCol>() == 1 && at.on::<TLane>() == 7 && at.on::<m>() == 0);
    let at = fold::at::<V1907, _>([7, 2]);
    assert!(at.on::<TCol>() == 1 && at.on::<TLane>() == 11 && at.on::<m>() == 0);
};

// apply_linear
layout! { struct V1908 = S[(12,2,1):(@TLane,@TCol,@TCol)]; }
type T1908 = layout!(S[(12,2,1):(@TLane,@TCol,@TCol)]);
const _: () = {
    assert!(V1908::SIZE == 24 && V1908::COSIZE == 1 && V1908::RANK == 3);
    let at = fold::at::<V1908, _>([2, 0, 0]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 2 && at.on::<m>() == 0);
    let at = fold::at::<V1908, _>([11, 1, 0]);
    assert!(at.on::<TCol>() == 1 && at.on::<TLane>() == 11 && at.on::<m>() == 0);
};

// apply_shape
layout! { struct V1909 = (2, 18) -> S[(3,12):(12,1)] + 1@laneid + 2@laneid; }
type T1909 = layout!((2, 18) -> S[(3,12):(12,1)] + 1@laneid + 2@laneid);
const _: () = {
    assert!(V1909::SIZE == 36 && V1909::COSIZE == 36 && V1909::RANK == 2);
    let at = fold::at::<V1909, _>([1, 3]);
    assert!(at.on::<laneid>() == 3 && at.on::<m>() == 21);
    let at = fold::at::<V1909, _>([1, 17]);
    assert!(at.on::<laneid>() == 3 && at.on::<m>() == 35);
};

// apply_shape
layout! { struct V1911 = S[(6,12,6):(1,2,5)] + 5; }
type T1911 = layout!(S[(6,12,6):(1,2,5)] + 5);
const _: () = {
    assert!(V1911::SIZE == 432 && V1911::COSIZE == 58 && V1911::RANK == 3);
    let at = fold::at::<V1911, _>([2, 10, 5]);
    assert!(at.on::<m>() == 52);
    let at = fold::at::<V1911, _>([5, 11, 5]);
    assert!(at.on::<m>() == 57);
};

// apply_set
layout! { struct V1914 = (6, 8) -> S[(2,2,3,4):(24,0@laneid,24@laneid,3@laneid)] + R[(4,2):(64@laneid,32@laneid)]; }
type T1914 = layout!((6, 8) -> S[(2,2,3,4):(24,0@laneid,24@laneid,3@laneid)] + R[(4,2):(64@laneid,32@laneid)]);
const _: () = {
    assert!(V1914::SIZE == 48 && V1914::COSIZE == 25 && V1914::RANK == 2);
    let at = fold::at::<V1914, _>([3, 2]);
    assert!(at.on::<laneid>() == 6 && at.on::<m>() == 24);
    assert!(matches!(sum_of_places::<V1914, laneid, 2>([3, 2]), (8, 944)));
    assert!(matches!(sum_of_places::<V1914, m, 2>([3, 2]), (8, 192)));
    let at = fold::at::<V1914, _>([5, 7]);
    assert!(at.on::<laneid>() == 57 && at.on::<m>() == 24);
    assert!(matches!(sum_of_places::<V1914, laneid, 2>([5, 7]), (8, 1352)));
    assert!(matches!(sum_of_places::<V1914, m, 2>([5, 7]), (8, 192)));
};

// apply_shape
layout! { struct V1915 = (10, 3) -> S[(6,5):(3@m,5@m)]; }
type T1915 = layout!((10, 3) -> S[(6,5):(3@m,5@m)]);
const _: () = {
    assert!(V1915::SIZE == 30 && V1915::COSIZE == 36 && V1915::RANK == 2);
    let at = fold::at::<V1915, _>([5, 0]);
    assert!(at.on::<m>() == 9);
    let at = fold::at::<V1915, _>([9, 2]);
    assert!(at.on::<m>() == 35);
};

// apply_shape
layout! { struct V1918 = (24, 4, 6) -> S[(6,4,12,2):(64@F,1@P,8@P,1@F)] + 1@F + 1@F; }
type T1918 = layout!((24, 4, 6) -> S[(6,4,12,2):(64@F,1@P,8@P,1@F)] + 1@F + 1@F);
const _: () = {
    assert!(V1918::SIZE == 576 && V1918::COSIZE == 1 && V1918::RANK == 3);
    let at = fold::at::<V1918, _>([13, 3, 5]);
    assert!(at.on::<F>() == 195 && at.on::<P>() == 89 && at.on::<m>() == 0);
    let at = fold::at::<V1918, _>([23, 3, 5]);
    assert!(at.on::<F>() == 323 && at.on::<P>() == 91 && at.on::<m>() == 0);
};

// apply_shape
layout! { struct V1919 = (2, 2) -> S[4]; }
type T1919 = layout!((2, 2) -> S[4]);
const _: () = {
    assert!(V1919::SIZE == 4 && V1919::COSIZE == 4 && V1919::RANK == 2);
    let at = fold::at::<V1919, _>([1, 0]);
    assert!(at.on::<m>() == 2);
    let at = fold::at::<V1919, _>([1, 1]);
    assert!(at.on::<m>() == 3);
};

// apply_shape
layout! { struct V1920 = S[(4,2):(@wid_in_wg,@laneid)] + R[3] + 16@laneid + 64 + 64@wid_in_wg; }
type T1920 = layout!(S[(4,2):(@wid_in_wg,@laneid)] + R[3] + 16@laneid + 64 + 64@wid_in_wg);
const _: () = {
    assert!(V1920::SIZE == 8 && V1920::COSIZE == 67 && V1920::RANK == 2);
    let at = fold::at::<V1920, _>([2, 1]);
    assert!(at.on::<laneid>() == 17 && at.on::<m>() == 64 && at.on::<wid_in_wg>() == 66);
    assert!(matches!(sum_of_places::<V1920, laneid, 2>([2, 1]), (3, 51)));
    assert!(matches!(sum_of_places::<V1920, m, 2>([2, 1]), (3, 195)));
    assert!(matches!(sum_of_places::<V1920, wid_in_wg, 2>([2, 1]), (3, 198)));
    let at = fold::at::<V1920, _>([3, 1]);
    assert!(at.on::<laneid>() == 17 && at.on::<m>() == 64 && at.on::<wid_in_wg>() == 67);
    assert!(matches!(sum_of_places::<V1920, laneid, 2>([3, 1]), (3, 51)));
    assert!(matches!(sum_of_places::<V1920, m, 2>([3, 1]), (3, 195)));
    assert!(matches!(sum_of_places::<V1920, wid_in_wg, 2>([3, 1]), (3, 201)));
};

// apply_shape
layout! { struct V1922 = (48, 2, 3) -> S[(3,8,12):(96,1,8)]; }
type T1922 = layout!((48, 2, 3) -> S[(3,8,12):(96,1,8)]);
const _: () = {
    assert!(V1922::SIZE == 288 && V1922::COSIZE == 288 && V1922::RANK == 3);
    let at = fold::at::<V1922, _>([32, 1, 1]);
    assert!(at.on::<m>() == 224);
    let at = fold::at::<V1922, _>([47, 1, 2]);
    assert!(at.on::<m>() == 287);
};

// apply_linear
layout! { struct V1923 = S[(3,8,12):(96,1,8)]; }
type T1923 = layout!(S[(3,8,12):(96,1,8)]);
const _: () = {
    assert!(V1923::SIZE == 288 && V1923::COSIZE == 288 && V1923::RANK == 3);
    let at = fold::at::<V1923, _>([1, 2, 9]);
    assert!(at.on::<m>() == 170);
    let at = fold::at::<V1923, _>([2, 7, 11]);
    assert!(at.on::<m>() == 287);
};

// apply_shape
layout! { struct V1924 = (18, 1) -> S[(3,6):(1@tid_in_wg,1@m)] + 5@m + 64@tid_in_wg; }
type T1924 = layout!((18, 1) -> S[(3,6):(1@tid_in_wg,1@m)] + 5@m + 64@tid_in_wg);
const _: () = {
    assert!(V1924::SIZE == 18 && V1924::COSIZE == 11 && V1924::RANK == 2);
    let at = fold::at::<V1924, _>([9, 0]);
    assert!(at.on::<m>() == 8 && at.on::<tid_in_wg>() == 65);
    let at = fold::at::<V1924, _>([17, 0]);
    assert!(at.on::<m>() == 10 && at.on::<tid_in_wg>() == 66);
};

// apply_shape
layout! { struct V1925 = (1, 64, 3,) -> 1@P + 3@F + R[(2,3):(4@F,64@F)] + S[(16,2,6):(6@F,1@P,1@F)]; }
type T1925 = layout!((1, 64, 3,) -> 1@P + 3@F + R[(2,3):(4@F,64@F)] + S[(16,2,6):(6@F,1@P,1@F)]);
const _: () = {
    assert!(V1925::SIZE == 192 && V1925::COSIZE == 1 && V1925::RANK == 3);
    let at = fold::at::<V1925, _>([0, 24, 2]);
    assert!(at.on::<F>() == 41 && at.on::<P>() == 1 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1925, F, 3>([0, 24, 2]), (6, 642)));
    assert!(matches!(sum_of_places::<V1925, P, 3>([0, 24, 2]), (6, 6)));
    assert!(matches!(sum_of_places::<V1925, m, 3>([0, 24, 2]), (6, 0)));
    let at = fold::at::<V1925, _>([0, 63, 2]);
    assert!(at.on::<F>() == 98 && at.on::<P>() == 2 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1925, F, 3>([0, 63, 2]), (6, 984)));
    assert!(matches!(sum_of_places::<V1925, P, 3>([0, 63, 2]), (6, 12)));
    assert!(matches!(sum_of_places::<V1925, m, 3>([0, 63, 2]), (6, 0)));
};

// apply_set
layout! { struct V1926 = (1, 64, 3) -> S[(16,2,6):(6@F,@P,@F)] + R[(2,3):(4@F,64@F)] + 3@F + @P; }
type T1926 = layout!((1, 64, 3) -> S[(16,2,6):(6@F,@P,@F)] + R[(2,3):(4@F,64@F)] + 3@F + @P);
const _: () = {
    assert!(V1926::SIZE == 192 && V1926::COSIZE == 1 && V1926::RANK == 3);
    let at = fold::at::<V1926, _>([0, 40, 1]);
    assert!(at.on::<F>() == 64 && at.on::<P>() == 1 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1926, F, 3>([0, 40, 1]), (6, 780)));
    assert!(matches!(sum_of_places::<V1926, P, 3>([0, 40, 1]), (6, 6)));
    assert!(matches!(sum_of_places::<V1926, m, 3>([0, 40, 1]), (6, 0)));
    let at = fold::at::<V1926, _>([0, 63, 2]);
    assert!(at.on::<F>() == 98 && at.on::<P>() == 2 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1926, F, 3>([0, 63, 2]), (6, 984)));
    assert!(matches!(sum_of_places::<V1926, P, 3>([0, 63, 2]), (6, 12)));
    assert!(matches!(sum_of_places::<V1926, m, 3>([0, 63, 2]), (6, 0)));
};

pub(crate) fn rows() -> Vec<Row> {
    vec![
        item::<V1839, T1839>(Facts { name: "V1839", op: "apply_set", shard: &[(4, 16, "m"), (2, 8, "m"), (8, 1, "m"), (1, 1, "m")], replica: &[(4, 4, "m"), (2, 1, "m")], offset: &[], swizzle: None, shape: Some(&[16, 2, 2]), answers: Answers::Sets("0,0,0=0|1|4|5|8|9|12|13 0,1,0=2|3|6|7|10|11|14|15 4,1,1=19|20|23|24|27|28|31|32 6,0,1=25|26|29|30|33|34|37|38 15,1,1=63|64|67|68|71|72|75|76") }, Some(const { &V1839::table() }), vec![probe::<V1839, m, i32, 3>()]),
        item::<V1840, T1840>(Facts { name: "V1840", op: "apply_shape", shard: &[(16, 32, "tid_in_wg")], replica: &[], offset: &[], swizzle: None, shape: Some(&[8, 2]), answers: Answers::Bases("0,0=0 1,0=tid_in_wg:64 1,1=tid_in_wg:96 2,1=tid_in_wg:160 3,1=tid_in_wg:224 4,1=tid_in_wg:288 6,1=tid_in_wg:416 7,1=tid_in_wg:480") }, Some(const { &V1840::table() }), vec![probe::<V1840, m, u64, 2>(), probe::<V1840, tid_in_wg, u64, 2>()]),
        item::<V1844, T1844>(Facts { name: "V1844", op: "apply_set", shard: &[(4, 1, "m"), (8, 1, "wgid")], replica: &[(4, 4, "wgid"), (2, 1, "m")], offset: &[("tid_in_wg", 64)], swizzle: None, shape: Some(&[16, 2, 1]), answers: Answers::Sets("0,0,0=m:1,tid_in_wg:64|m:1,tid_in_wg:64,wgid:4|m:1,tid_in_wg:64,wgid:8|m:1,tid_in_wg:64,wgid:12|tid_in_wg:64|tid_in_wg:64,wgid:4|tid_in_wg:64,wgid:8|tid_in_wg:64,wgid:12 1,0,0=m:1,tid_in_wg:64,wgid:2|m:1,tid_in_wg:64,wgid:6|m:1,tid_in_wg:64,wgid:10|m:1,tid_in_wg:64,wgid:14|tid_in_wg:64,wgid:2|tid_in_wg:64,wgid:6|tid_in_wg:64,wgid:10|tid_in_wg:64,wgid:14 2,0,0=m:1,tid_in_wg:64,wgid:4|m:1,tid_in_wg:64,wgid:8|m:1,tid_in_wg:64,wgid:12|m:1,tid_in_wg:64,wgid:16|tid_in_wg:64,wgid:4|tid_in_wg:64,wgid:8|tid_in_wg:64,wgid:12|tid_in_wg:64,wgid:16 3,1,0=m:1,tid_in_wg:64,wgid:7|m:1,tid_in_wg:64,wgid:11|m:1,tid_in_wg:64,wgid:15|m:1,tid_in_wg:64,wgid:19|tid_in_wg:64,wgid:7|tid_in_wg:64,wgid:11|tid_in_wg:64,wgid:15|tid_in_wg:64,wgid:19 15,1,0=m:3,tid_in_wg:64,wgid:7|m:3,tid_in_wg:64,wgid:11|m:3,tid_in_wg:64,wgid:15|m:3,tid_in_wg:64,wgid:19|m:4,tid_in_wg:64,wgid:7|m:4,tid_in_wg:64,wgid:11|m:4,tid_in_wg:64,wgid:15|m:4,tid_in_wg:64,wgid:19") }, Some(const { &V1844::table() }), vec![probe::<V1844, m, usize, 3>(), probe::<V1844, tid_in_wg, usize, 3>(), probe::<V1844, wgid, usize, 3>()]),
        item::<V1846, T1846>(Facts { name: "V1846", op: "apply_linear", shard: &[(4, 1, "TLane")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("3=TLane:3") }, Some(const { &V1846::table() }), vec![probe::<V1846, TLane, u64, 1>(), probe::<V1846, m, u64, 1>()]),
        item::<V1847, T1847>(Facts { name: "V1847", op: "apply_shape", shard: &[(2, 5, "laneid"), (2, 0, "m"), (1, 4, "laneid")], replica: &[], offset: &[], swizzle: None, shape: Some(&[2, 2]), answers: Answers::Bases("0,0=0 0,1=0 1,0=laneid:5 1,1=laneid:5") }, Some(const { &V1847::table() }), vec![probe::<V1847, laneid, usize, 2>(), probe::<V1847, m, usize, 2>()]),
        item::<V1849, T1849>(Facts { name: "V1849", op: "apply_shape", shard: &[(16, 1, "m")], replica: &[(2, 64, "m"), (3, 32, "m")], offset: &[("m", 3)], swizzle: None, shape: Some(&[8, 2]), answers: Answers::Bases("0,0=3 0,1=4 1,0=5 3,0=9 4,0=11 5,1=14 6,0=15 7,0=17 7,1=18") }, Some(const { &V1849::table() }), vec![probe::<V1849, m, u64, 2>()]),
        item::<V1851, T1851>(Facts { name: "V1851", op: "apply_shape", shard: &[(12, 1, "TCol")], replica: &[], offset: &[("TCol", 2)], swizzle: None, shape: Some(&[6, 2]), answers: Answers::Bases("0,0=TCol:2 0,1=TCol:3 1,0=TCol:4 1,1=TCol:5 2,0=TCol:6 2,1=TCol:7 3,0=TCol:8 3,1=TCol:9 5,0=TCol:12 5,1=TCol:13") }, Some(const { &V1851::table() }), vec![probe::<V1851, TCol, i32, 2>(), probe::<V1851, m, i32, 2>()]),
        item::<V1853, T1853>(Facts { name: "V1853", op: "apply_shape", shard: &[(1, 1, "TCol"), (16, 10, "TCol"), (1, 8, "TLane"), (8, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: Some(&[32, 4]), answers: Answers::Bases("0,0=0 1,3=TCol:7 4,0=TCol:20 15,3=TCol:77 19,1=TCol:95 21,0=TCol:104 25,0=TCol:124 26,0=TCol:130 26,2=TCol:132 27,3=TCol:137 28,1=TCol:141 31,3=TCol:157") }, Some(const { &V1853::table() }), vec![probe::<V1853, TCol, usize, 2>(), probe::<V1853, TLane, usize, 2>(), probe::<V1853, m, usize, 2>()]),
        item::<V1855, T1855>(Facts { name: "V1855", op: "apply_linear", shard: &[(7, 1, "m")], replica: &[(3, 32, "m"), (2, 1, "m")], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0=0 1=1 2=2 4=4 5=5 6=6") }, Some(const { &V1855::table() }), vec![probe::<V1855, m, u64, 1>()]),
        item::<V1856, T1856>(Facts { name: "V1856", op: "apply_set", shard: &[(7, 1, "m")], replica: &[(3, 32, "m"), (2, 1, "m")], offset: &[], swizzle: None, shape: None, answers: Answers::Sets("0=0|1|32|33|64|65 1=1|2|33|34|65|66 6=6|7|38|39|70|71") }, Some(const { &V1856::table() }), vec![probe::<V1856, m, usize, 1>()]),
        item::<V1857, T1857>(Facts { name: "V1857", op: "apply_shape", shard: &[(2, 6, "TCol"), (6, 1, "TCol")], replica: &[], offset: &[("TCol", 1), ("TLane", 2)], swizzle: None, shape: Some(&[6, 2]), answers: Answers::Bases("0,0=TCol:1,TLane:2 0,1=TCol:2,TLane:2 1,1=TCol:4,TLane:2 3,0=TCol:7,TLane:2 4,0=TCol:9,TLane:2 4,1=TCol:10,TLane:2 5,1=TCol:12,TLane:2") }, Some(const { &V1857::table() }), vec![probe::<V1857, TCol, i32, 2>(), probe::<V1857, TLane, i32, 2>(), probe::<V1857, m, i32, 2>()]),
        item::<V1858, T1858>(Facts { name: "V1858", op: "apply_shape", shard: &[(2, 2, "m"), (2, 32, "m")], replica: &[(4, 4, "m"), (2, 2, "m")], offset: &[("m", 5)], swizzle: None, shape: None, answers: Answers::Bases("0,0=5 0,1=37 1,0=7 1,1=39") }, Some(const { &V1858::table() }), vec![probe::<V1858, m, u64, 2>()]),
        item::<V1863, T1863>(Facts { name: "V1863", op: "apply_shape", shard: &[(6, 1, "F")], replica: &[(3, 4, "F")], offset: &[("F", 64)], swizzle: None, shape: Some(&[2, 3]), answers: Answers::Bases("0,0=F:64 0,1=F:65 0,2=F:66 1,0=F:67 1,1=F:68 1,2=F:69") }, Some(const { &V1863::table() }), vec![probe::<V1863, F, i32, 2>(), probe::<V1863, m, i32, 2>()]),
        item::<V1866, T1866>(Facts { name: "V1866", op: "apply_shape", shard: &[(4, 16, "m")], replica: &[], offset: &[("laneid", 1), ("m", 16)], swizzle: None, shape: Some(&[2, 2]), answers: Answers::Bases("0,0=laneid:1,m:16 0,1=laneid:1,m:32 1,0=laneid:1,m:48 1,1=laneid:1,m:64") }, Some(const { &V1866::table() }), vec![probe::<V1866, laneid, i32, 2>(), probe::<V1866, m, i32, 2>()]),
        item::<V1867, T1867>(Facts { name: "V1867", op: "apply_shape", shard: &[(3, 5, "tx")], replica: &[(3, 32, "tx"), (4, 2, "m")], offset: &[("tx", 16)], swizzle: None, shape: None, answers: Answers::Bases("0=tx:16 1=tx:21 2=tx:26") }, Some(const { &V1867::table() }), vec![probe::<V1867, m, u64, 1>(), probe::<V1867, tx, u64, 1>()]),
        item::<V1868, T1868>(Facts { name: "V1868", op: "apply_linear", shard: &[(3, 5, "tx")], replica: &[(3, 32, "tx"), (4, 2, "m")], offset: &[("tx", 16)], swizzle: None, shape: None, answers: Answers::Bases("0=tx:16 0=tx:16 2=tx:26") }, Some(const { &V1868::table() }), vec![probe::<V1868, m, usize, 1>(), probe::<V1868, tx, usize, 1>()]),
        item::<V1869, T1869>(Facts { name: "V1869", op: "apply_set", shard: &[(3, 5, "tx")], replica: &[(3, 32, "tx"), (4, 2, "m")], offset: &[("tx", 16)], swizzle: None, shape: None, answers: Answers::Sets("0=m:2,tx:16|m:2,tx:48|m:2,tx:80|m:4,tx:16|m:4,tx:48|m:4,tx:80|m:6,tx:16|m:6,tx:48|m:6,tx:80|tx:16|tx:48|tx:80 1=m:2,tx:21|m:2,tx:53|m:2,tx:85|m:4,tx:21|m:4,tx:53|m:4,tx:85|m:6,tx:21|m:6,tx:53|m:6,tx:85|tx:21|tx:53|tx:85 2=m:2,tx:26|m:2,tx:58|m:2,tx:90|m:4,tx:26|m:4,tx:58|m:4,tx:90|m:6,tx:26|m:6,tx:58|m:6,tx:90|tx:26|tx:58|tx:90") }, Some(const { &V1869::table() }), vec![probe::<V1869, m, i32, 1>(), probe::<V1869, tx, i32, 1>()]),
        item::<V1873, T1873>(Facts { name: "V1873", op: "apply_shape", shard: &[(8, 1, "m"), (6, 8, "m"), (12, 1, "wid_in_wg")], replica: &[], offset: &[], swizzle: None, shape: Some(&[8, 36, 2]), answers: Answers::Bases("0,0,0=0 0,26,1=m:32,wid_in_wg:5 2,1,1=m:2,wid_in_wg:3 3,20,1=m:27,wid_in_wg:5 3,35,1=m:43,wid_in_wg:11 5,7,0=m:13,wid_in_wg:2 5,32,1=m:45,wid_in_wg:5 5,35,0=m:45,wid_in_wg:10 6,4,0=m:6,wid_in_wg:8 7,1,0=m:7,wid_in_wg:2 7,35,1=m:47,wid_in_wg:11") }, None, vec![probe::<V1873, m, u64, 3>(), probe::<V1873, wid_in_wg, u64, 3>()]),
        item::<V1876, T1876>(Facts { name: "V1876", op: "apply_shape", shard: &[(3, 16, "m"), (16, 1, "m"), (4, 1, "tid_in_wg")], replica: &[(2, 4, "tid_in_wg"), (2, 4, "m")], offset: &[], swizzle: None, shape: Some(&[4, 48]), answers: Answers::Bases("0,0=0 0,8=2 0,9=m:2,tid_in_wg:1 0,26=m:6,tid_in_wg:2 1,18=m:16,tid_in_wg:2 1,33=m:20,tid_in_wg:1 2,9=m:26,tid_in_wg:1 2,21=m:29,tid_in_wg:1 3,2=m:36,tid_in_wg:2 3,27=m:42,tid_in_wg:3 3,46=m:47,tid_in_wg:2 3,47=m:47,tid_in_wg:3") }, None, vec![probe::<V1876, m, u64, 2>(), probe::<V1876, tid_in_wg, u64, 2>()]),
        item::<V1878, T1878>(Facts { name: "V1878", op: "apply_shape", shard: &[(2, 3, "m"), (2, 32, "m"), (7, 10, "laneid")], replica: &[(4, 2, "m"), (2, 2, "m")], offset: &[("laneid", 1), ("m", 16), ("warpid", 3)], swizzle: None, shape: None, answers: Answers::Bases("0,0,0=laneid:1,m:16,warpid:3 0,0,1=laneid:11,m:16,warpid:3 0,1,2=laneid:21,m:48,warpid:3 0,1,6=laneid:61,m:48,warpid:3 1,0,0=laneid:1,m:19,warpid:3 1,0,1=laneid:11,m:19,warpid:3 1,0,5=laneid:51,m:19,warpid:3 1,1,0=laneid:1,m:51,warpid:3 1,1,1=laneid:11,m:51,warpid:3 1,1,6=laneid:61,m:51,warpid:3") }, Some(const { &V1878::table() }), vec![probe::<V1878, laneid, i32, 3>(), probe::<V1878, m, i32, 3>(), probe::<V1878, warpid, i32, 3>()]),
        item::<V1879, T1879>(Facts { name: "V1879", op: "apply_set", shard: &[(2, 3, "m"), (2, 32, "m"), (7, 10, "laneid")], replica: &[(4, 2, "m"), (2, 2, "m")], offset: &[("laneid", 1), ("m", 16), ("warpid", 3)], swizzle: None, shape: None, answers: Answers::Sets("0,0,0=laneid:1,m:16,warpid:3|laneid:1,m:18,warpid:3|laneid:1,m:20,warpid:3|laneid:1,m:22,warpid:3|laneid:1,m:24,warpid:3 0,0,1=laneid:11,m:16,warpid:3|laneid:11,m:18,warpid:3|laneid:11,m:20,warpid:3|laneid:11,m:22,warpid:3|laneid:11,m:24,warpid:3 0,1,2=laneid:21,m:48,warpid:3|laneid:21,m:50,warpid:3|laneid:21,m:52,warpid:3|laneid:21,m:54,warpid:3|laneid:21,m:56,warpid:3 1,0,2=laneid:21,m:19,warpid:3|laneid:21,m:21,warpid:3|laneid:21,m:23,warpid:3|laneid:21,m:25,warpid:3|laneid:21,m:27,warpid:3 1,1,6=laneid:61,m:51,warpid:3|laneid:61,m:53,warpid:3|laneid:61,m:55,warpid:3|laneid:61,m:57,warpid:3|laneid:61,m:59,warpid:3") }, Some(const { &V1879::table() }), vec![probe::<V1879, laneid, u64, 3>(), probe::<V1879, m, u64, 3>(), probe::<V1879, warpid, u64, 3>()]),
        item::<V1881, T1881>(Facts { name: "V1881", op: "apply_set", shard: &[(8, 5, "tx"), (5, 1, "tx")], replica: &[(4, 64, "tx")], offset: &[("m", 64), ("tx", 2)], swizzle: None, shape: Some(&[10, 4]), answers: Answers::Sets("0,0=m:64,tx:2|m:64,tx:66|m:64,tx:130|m:64,tx:194 7,2=m:64,tx:32|m:64,tx:96|m:64,tx:160|m:64,tx:224 8,3=m:64,tx:37|m:64,tx:101|m:64,tx:165|m:64,tx:229 9,2=m:64,tx:40|m:64,tx:104|m:64,tx:168|m:64,tx:232 9,3=m:64,tx:41|m:64,tx:105|m:64,tx:169|m:64,tx:233") }, Some(const { &V1881::table() }), vec![probe::<V1881, m, i32, 2>(), probe::<V1881, tx, i32, 2>()]),
        item::<V1882, T1882>(Facts { name: "V1882", op: "apply_shape", shard: &[(2, 2, "wid_in_wg"), (1, 4, "wid_in_wg")], replica: &[], offset: &[("laneid", 2), ("m", 5), ("wid_in_wg", 64)], swizzle: None, shape: Some(&[2]), answers: Answers::Bases("0=laneid:2,m:5,wid_in_wg:64 1=laneid:2,m:5,wid_in_wg:66") }, Some(const { &V1882::table() }), vec![probe::<V1882, laneid, u64, 1>(), probe::<V1882, m, u64, 1>(), probe::<V1882, wid_in_wg, u64, 1>()]),
        item::<V1885, T1885>(Facts { name: "V1885", op: "apply_shape", shard: &[(8, 1, "laneid"), (5, 1, "m")], replica: &[(4, 32, "wid_in_wg"), (2, 1, "wid_in_wg")], offset: &[], swizzle: None, shape: Some(&[2, 2, 5, 2]), answers: Answers::Bases("0,0,0,0=0 0,0,1,1=3 0,0,3,0=laneid:1,m:1 0,1,0,0=laneid:2 0,1,1,1=laneid:2,m:3 0,1,2,0=laneid:2,m:4 0,1,4,0=laneid:3,m:3 1,0,2,0=laneid:4,m:4 1,0,3,0=laneid:5,m:1 1,1,4,0=laneid:7,m:3 1,1,4,1=laneid:7,m:4") }, Some(const { &V1885::table() }), vec![probe::<V1885, laneid, u64, 4>(), probe::<V1885, m, u64, 4>(), probe::<V1885, wid_in_wg, u64, 4>()]),
        item::<V1886, T1886>(Facts { name: "V1886", op: "apply_set", shard: &[(8, 1, "laneid"), (5, 1, "m")], replica: &[(4, 32, "wid_in_wg"), (2, 1, "wid_in_wg")], offset: &[], swizzle: None, shape: Some(&[2, 2, 5, 2]), answers: Answers::Sets("0,0,0,0=0|wid_in_wg:1|wid_in_wg:32|wid_in_wg:33|wid_in_wg:64|wid_in_wg:65|wid_in_wg:96|wid_in_wg:97 1,0,1,0=laneid:4,m:2|laneid:4,m:2,wid_in_wg:1|laneid:4,m:2,wid_in_wg:32|laneid:4,m:2,wid_in_wg:33|laneid:4,m:2,wid_in_wg:64|laneid:4,m:2,wid_in_wg:65|laneid:4,m:2,wid_in_wg:96|laneid:4,m:2,wid_in_wg:97 1,0,3,0=laneid:5,m:1|laneid:5,m:1,wid_in_wg:1|laneid:5,m:1,wid_in_wg:32|laneid:5,m:1,wid_in_wg:33|laneid:5,m:1,wid_in_wg:64|laneid:5,m:1,wid_in_wg:65|laneid:5,m:1,wid_in_wg:96|laneid:5,m:1,wid_in_wg:97 1,1,0,1=laneid:6,m:1|laneid:6,m:1,wid_in_wg:1|laneid:6,m:1,wid_in_wg:32|laneid:6,m:1,wid_in_wg:33|laneid:6,m:1,wid_in_wg:64|laneid:6,m:1,wid_in_wg:65|laneid:6,m:1,wid_in_wg:96|laneid:6,m:1,wid_in_wg:97 1,1,4,1=laneid:7,m:4|laneid:7,m:4,wid_in_wg:1|laneid:7,m:4,wid_in_wg:32|laneid:7,m:4,wid_in_wg:33|laneid:7,m:4,wid_in_wg:64|laneid:7,m:4,wid_in_wg:65|laneid:7,m:4,wid_in_wg:96|laneid:7,m:4,wid_in_wg:97") }, Some(const { &V1886::table() }), vec![probe::<V1886, laneid, usize, 4>(), probe::<V1886, m, usize, 4>(), probe::<V1886, wid_in_wg, usize, 4>()]),
        item::<V1891, T1891>(Facts { name: "V1891", op: "apply_set", shard: &[(2, 1, "m")], replica: &[(2, 32, "tx"), (2, 32, "m")], offset: &[("tx", 1)], swizzle: None, shape: None, answers: Answers::Sets("0=m:32,tx:1|m:32,tx:33|tx:1|tx:33 1=m:1,tx:1|m:1,tx:33|m:33,tx:1|m:33,tx:33") }, Some(const { &V1891::table() }), vec![probe::<V1891, m, u64, 1>(), probe::<V1891, tx, u64, 1>()]),
        item::<V1893, T1893>(Facts { name: "V1893", op: "apply_shape", shard: &[(12, 2, "m")], replica: &[(4, 32, "wgid")], offset: &[("m", 3), ("tid_in_wg", 3), ("wgid", 5)], swizzle: None, shape: Some(&[2, 3, 2]), answers: Answers::Bases("0,0,0=m:3,tid_in_wg:3,wgid:5 0,0,1=m:5,tid_in_wg:3,wgid:5 0,1,0=m:7,tid_in_wg:3,wgid:5 0,2,0=m:11,tid_in_wg:3,wgid:5 1,1,0=m:19,tid_in_wg:3,wgid:5 1,1,1=m:21,tid_in_wg:3,wgid:5 1,2,1=m:25,tid_in_wg:3,wgid:5") }, Some(const { &V1893::table() }), vec![probe::<V1893, m, i32, 3>(), probe::<V1893, tid_in_wg, i32, 3>(), probe::<V1893, wgid, i32, 3>()]),
        item::<V1896, T1896>(Facts { name: "V1896", op: "apply_shape", shard: &[(16, 2, "tid_in_wg"), (7, 1, "m"), (2, 1, "tid_in_wg")], replica: &[(2, 64, "m")], offset: &[], swizzle: None, shape: Some(&[7, 2, 2, 8]), answers: Answers::Bases("0,0,0,0=0 0,1,0,4=m:3,tid_in_wg:2 1,0,0,0=m:2,tid_in_wg:4 1,0,1,5=m:1,tid_in_wg:7 2,0,1,2=m:2,tid_in_wg:10 2,0,1,7=m:4,tid_in_wg:11 3,1,0,2=m:1,tid_in_wg:16 3,1,1,1=m:4,tid_in_wg:17 3,1,1,4=m:6,tid_in_wg:16 5,0,0,2=m:4,tid_in_wg:22 5,1,0,2=m:5,tid_in_wg:24 6,1,1,7=m:6,tid_in_wg:31") }, None, vec![probe::<V1896, m, i32, 4>(), probe::<V1896, tid_in_wg, i32, 4>()]),
        item::<V1898, T1898>(Facts { name: "V1898", op: "apply_shape", shard: &[(7, 16, "m"), (8, 2, "m"), (2, 1, "m")], replica: &[(4, 2, "m"), (4, 4, "m")], offset: &[], swizzle: None, shape: Some(&[4, 1, 28]), answers: Answers::Bases("0,0,0=0 0,0,1=1 0,0,2=2 0,0,8=8 0,0,15=15 0,0,18=18 1,0,14=42 1,0,16=44 1,0,18=46 1,0,23=51 3,0,15=99 3,0,27=111") }, Some(const { &V1898::table() }), vec![probe::<V1898, m, usize, 3>()]),
        item::<V1901, T1901>(Facts { name: "V1901", op: "apply_shape", shard: &[(2, 28, "m"), (2, 14, "m"), (7, 2, "m"), (2, 1, "m")], replica: &[(3, 2, "tx"), (4, 2, "tx")], offset: &[("m", 3), ("tx", 2)], swizzle: None, shape: Some(&[28, 2]), answers: Answers::Bases("0,0=m:3,tx:2 0,1=m:4,tx:2 3,1=m:10,tx:2 4,1=m:12,tx:2 11,1=m:26,tx:2 14,1=m:32,tx:2 16,1=m:36,tx:2 19,1=m:42,tx:2 22,1=m:48,tx:2 26,0=m:55,tx:2 27,0=m:57,tx:2 27,1=m:58,tx:2") }, Some(const { &V1901::table() }), vec![probe::<V1901, m, usize, 2>(), probe::<V1901, tx, usize, 2>()]),
        item::<V1903, T1903>(Facts { name: "V1903", op: "apply_set", shard: &[(2, 28, "m"), (2, 14, "m"), (7, 2, "m"), (2, 1, "m")], replica: &[(3, 2, "tx"), (4, 2, "tx")], offset: &[("m", 3), ("tx", 2)], swizzle: None, shape: Some(&[28, 2]), answers: Answers::Sets("0,0=m:3,tx:2|m:3,tx:4|m:3,tx:6|m:3,tx:8|m:3,tx:10|m:3,tx:12 0,1=m:4,tx:2|m:4,tx:4|m:4,tx:6|m:4,tx:8|m:4,tx:10|m:4,tx:12 9,1=m:22,tx:2|m:22,tx:4|m:22,tx:6|m:22,tx:8|m:22,tx:10|m:22,tx:12 27,1=m:58,tx:2|m:58,tx:4|m:58,tx:6|m:58,tx:8|m:58,tx:10|m:58,tx:12") }, Some(const { &V1903::table() }), vec![probe::<V1903, m, u64, 2>(), probe::<V1903, tx, u64, 2>()]),
        item::<V1904, T1904>(Facts { name: "V1904", op: "apply_shape", shard: &[(5, 24, "m")], replica: &[(3, 64, "warpid")], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0=0 1=24 2=48 3=72 4=96") }, Some(const { &V1904::table() }), vec![probe::<V1904, m, usize, 1>(), probe::<V1904, warpid, usize, 1>()]),
        item::<V1905, T1905>(Facts { name: "V1905", op: "apply_set", shard: &[(5, 24, "m")], replica: &[(3, 64, "warpid")], offset: &[], swizzle: None, shape: None, answers: Answers::Sets("0=0|warpid:64|warpid:128 1=24|m:24,warpid:64|m:24,warpid:128 4=96|m:96,warpid:64|m:96,warpid:128") }, Some(const { &V1905::table() }), vec![probe::<V1905, m, i32, 1>(), probe::<V1905, warpid, i32, 1>()]),
        item::<V1906, T1906>(Facts { name: "V1906", op: "apply_shape", shard: &[(7, 1, "laneid")], replica: &[], offset: &[("laneid", 16), ("m", 16)], swizzle: None, shape: None, answers: Answers::Bases("0=laneid:16,m:16 3=laneid:19,m:16 4=laneid:20,m:16 5=laneid:21,m:16 6=laneid:22,m:16") }, Some(const { &V1906::table() }), vec![probe::<V1906, laneid, u64, 1>(), probe::<V1906, m, u64, 1>()]),
        item::<V1907, T1907>(Facts { name: "V1907", op: "apply_shape", shard: &[(12, 1, "TLane"), (2, 1, "TCol"), (1, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: Some(&[8, 3]), answers: Answers::Bases("0,0=0 0,1=TCol:1 1,0=TCol:1,TLane:1 1,1=TLane:2 2,0=TLane:3 5,0=TCol:1,TLane:7 5,1=TLane:8 6,0=TLane:9 6,2=TLane:10 7,2=TCol:1,TLane:11") }, Some(const { &V1907::table() }), vec![probe::<V1907, TCol, usize, 2>(), probe::<V1907, TLane, usize, 2>(), probe::<V1907, m, usize, 2>()]),
        item::<V1908, T1908>(Facts { name: "V1908", op: "apply_linear", shard: &[(12, 1, "TLane"), (2, 1, "TCol"), (1, 1, "TCol")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0=0 1=TCol:1 2=TLane:1 2=TLane:1 4=TLane:2 7=TCol:1,TLane:3 8=TLane:4 14=TLane:7") }, Some(const { &V1908::table() }), vec![probe::<V1908, TCol, i32, 3>(), probe::<V1908, TLane, i32, 3>(), probe::<V1908, m, i32, 3>()]),
        item::<V1909, T1909>(Facts { name: "V1909", op: "apply_shape", shard: &[(3, 12, "m"), (12, 1, "m")], replica: &[], offset: &[("laneid", 3)], swizzle: None, shape: Some(&[2, 18]), answers: Answers::Bases("0,0=laneid:3 0,10=laneid:3,m:10 0,13=laneid:3,m:13 0,17=laneid:3,m:17 1,0=laneid:3,m:18 1,3=laneid:3,m:21 1,7=laneid:3,m:25 1,9=laneid:3,m:27 1,11=laneid:3,m:29 1,17=laneid:3,m:35") }, Some(const { &V1909::table() }), vec![probe::<V1909, laneid, u64, 2>(), probe::<V1909, m, u64, 2>()]),
        item::<V1911, T1911>(Facts { name: "V1911", op: "apply_shape", shard: &[(6, 1, "m"), (12, 2, "m"), (6, 5, "m")], replica: &[], offset: &[("m", 5)], swizzle: None, shape: None, answers: Answers::Bases("0,0,0=5 1,0,4=26 1,2,4=30 1,6,2=28 1,11,0=28 2,3,3=28 2,10,5=52 3,7,3=37 4,4,5=42 4,11,0=31 5,5,3=35 5,11,5=57") }, None, vec![probe::<V1911, m, i32, 3>()]),
        item::<V1914, T1914>(Facts { name: "V1914", op: "apply_set", shard: &[(2, 24, "m"), (2, 0, "laneid"), (3, 24, "laneid"), (4, 3, "laneid")], replica: &[(4, 64, "laneid"), (2, 32, "laneid")], offset: &[], swizzle: None, shape: Some(&[6, 8]), answers: Answers::Sets("0,0=0|laneid:32|laneid:64|laneid:96|laneid:128|laneid:160|laneid:192|laneid:224 1,3=laneid:57|laneid:89|laneid:121|laneid:153|laneid:185|laneid:217|laneid:249|laneid:281 3,2=laneid:6,m:24|laneid:38,m:24|laneid:70,m:24|laneid:102,m:24|laneid:134,m:24|laneid:166,m:24|laneid:198,m:24|laneid:230,m:24 5,7=laneid:57,m:24|laneid:89,m:24|laneid:121,m:24|laneid:153,m:24|laneid:185,m:24|laneid:217,m:24|laneid:249,m:24|laneid:281,m:24") }, Some(const { &V1914::table() }), vec![probe::<V1914, laneid, i32, 2>(), probe::<V1914, m, i32, 2>()]),
        item::<V1915, T1915>(Facts { name: "V1915", op: "apply_shape", shard: &[(6, 3, "m"), (5, 5, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[10, 3]), answers: Answers::Bases("0,0=0 1,1=20 2,0=8 2,2=18 4,2=26 5,0=9 5,1=14 5,2=19 7,0=17 9,1=30 9,2=35") }, Some(const { &V1915::table() }), vec![probe::<V1915, m, u64, 2>()]),
        item::<V1918, T1918>(Facts { name: "V1918", op: "apply_shape", shard: &[(6, 64, "F"), (4, 1, "P"), (12, 8, "P"), (2, 1, "F")], replica: &[], offset: &[("F", 2)], swizzle: None, shape: Some(&[24, 4, 6]), answers: Answers::Bases("0,0,0=F:2 0,0,3=F:3,P:8 2,3,1=F:3,P:74 4,2,1=F:67,P:48 8,0,1=F:131 9,3,5=F:131,P:89 13,3,5=F:195,P:89 16,0,2=F:258,P:8 17,0,4=F:258,P:17 20,1,1=F:323,P:24 21,2,2=F:322,P:57 23,3,5=F:323,P:91") }, None, vec![probe::<V1918, F, u64, 3>(), probe::<V1918, P, u64, 3>(), probe::<V1918, m, u64, 3>()]),
        item::<V1919, T1919>(Facts { name: "V1919", op: "apply_shape", shard: &[(4, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[2, 2]), answers: Answers::Bases("0,0=0 1,0=2 1,1=3") }, Some(const { &V1919::table() }), vec![probe::<V1919, m, usize, 2>()]),
        item::<V1920, T1920>(Facts { name: "V1920", op: "apply_shape", shard: &[(4, 1, "wid_in_wg"), (2, 1, "laneid")], replica: &[(3, 1, "m")], offset: &[("laneid", 16), ("m", 64), ("wid_in_wg", 64)], swizzle: None, shape: None, answers: Answers::Bases("0,0=laneid:16,m:64,wid_in_wg:64 0,1=laneid:17,m:64,wid_in_wg:64 1,1=laneid:17,m:64,wid_in_wg:65 2,1=laneid:17,m:64,wid_in_wg:66 3,0=laneid:16,m:64,wid_in_wg:67 3,1=laneid:17,m:64,wid_in_wg:67") }, Some(const { &V1920::table() }), vec![probe::<V1920, laneid, i32, 2>(), probe::<V1920, m, i32, 2>(), probe::<V1920, wid_in_wg, i32, 2>()]),
        item::<V1922, T1922>(Facts { name: "V1922", op: "apply_shape", shard: &[(3, 96, "m"), (8, 1, "m"), (12, 8, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[48, 2, 3]), answers: Answers::Bases("0,0,0=0 11,1,1=85 12,1,2=46 19,1,0=169 23,1,2=187 31,0,0=151 32,1,1=224 39,0,0=243 40,0,0=196 44,1,1=230 45,1,0=270 47,1,2=287") }, None, vec![probe::<V1922, m, usize, 3>()]),
        item::<V1923, T1923>(Facts { name: "V1923", op: "apply_linear", shard: &[(3, 96, "m"), (8, 1, "m"), (12, 8, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("54=52 71=93 100=128 100=128 113=137 129=170 160=133 169=110 179=190 278=215") }, None, vec![probe::<V1923, m, i32, 3>()]),
        item::<V1924, T1924>(Facts { name: "V1924", op: "apply_shape", shard: &[(3, 1, "tid_in_wg"), (6, 1, "m")], replica: &[], offset: &[("m", 5), ("tid_in_wg", 64)], swizzle: None, shape: Some(&[18, 1]), answers: Answers::Bases("0,0=m:5,tid_in_wg:64 4,0=m:9,tid_in_wg:64 8,0=m:7,tid_in_wg:65 9,0=m:8,tid_in_wg:65 10,0=m:9,tid_in_wg:65 11,0=m:10,tid_in_wg:65 17,0=m:10,tid_in_wg:66") }, Some(const { &V1924::table() }), vec![probe::<V1924, m, u64, 2>(), probe::<V1924, tid_in_wg, u64, 2>()]),
        item::<V1925, T1925>(Facts { name: "V1925", op: "apply_shape", shard: &[(16, 6, "F"), (2, 1, "P"), (6, 1, "F")], replica: &[(2, 4, "F"), (3, 64, "F")], offset: &[("F", 3), ("P", 1)], swizzle: None, shape: Some(&[1, 64, 3]), answers: Answers::Bases("0,0,0=F:3,P:1 0,1,1=F:7,P:1 0,6,1=F:10,P:2 0,6,2=F:11,P:2 0,16,0=F:27,P:1 0,17,2=F:32,P:1 0,24,2=F:41,P:1 0,26,1=F:40,P:2 0,47,0=F:72,P:2 0,50,2=F:77,P:2 0,63,1=F:97,P:2 0,63,2=F:98,P:2") }, None, vec![probe::<V1925, F, usize, 3>(), probe::<V1925, P, usize, 3>(), probe::<V1925, m, usize, 3>()]),
        item::<V1926, T1926>(Facts { name: "V1926", op: "apply_set", shard: &[(16, 6, "F"), (2, 1, "P"), (6, 1, "F")], replica: &[(2, 4, "F"), (3, 64, "F")], offset: &[("F", 3), ("P", 1)], swizzle: None, shape: Some(&[1, 64, 3]), answers: Answers::Sets("0,0,0=F:3,P:1|F:7,P:1|F:67,P:1|F:71,P:1|F:131,P:1|F:135,P:1 0,25,0=F:42,P:1|F:46,P:1|F:106,P:1|F:110,P:1|F:170,P:1|F:174,P:1 0,40,1=F:64,P:1|F:68,P:1|F:128,P:1|F:132,P:1|F:192,P:1|F:196,P:1 0,43,2=F:68,P:2|F:72,P:2|F:132,P:2|F:136,P:2|F:196,P:2|F:200,P:2 0,63,2=F:98,P:2|F:102,P:2|F:162,P:2|F:166,P:2|F:226,P:2|F:230,P:2") }, None, vec![probe::<V1926, F, i32, 3>(), probe::<V1926, P, i32, 3>(), probe::<V1926, m, i32, 3>()]),
    ]
}
