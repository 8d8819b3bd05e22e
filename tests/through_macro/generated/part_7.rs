// Written by `tests/through_macro/generate.rs`; not to be edited.

use tla::prelude::*;
use tla::{axis::*, fold};

#[allow(unused_imports, reason = "which of them a part needs is left open")]
use crate::check::{alias, item, probe, probe_below_0, sum_of_places};
use crate::check::Row;
use crate::facts::{Answers, Facts};

// apply_shape
layout! { struct V1927 = S[7:1@tid_in_wg] + 1 + 15 + 1@tid_in_wg + 4@tid_in_wg + 1@wgid + 1@wgid; }
type T1927 = layout!(S[7:1@tid_in_wg] + 1 + 15 + 1@tid_in_wg + 4@tid_in_wg + 1@wgid + 1@wgid);
const _: () = {
    assert!(V1927::SIZE == 7 && V1927::COSIZE == 17 && V1927::RANK == 1);
    let at = fold::at::<V1927, _>([3]);
    assert!(at.on::<m>() == 16 && at.on::<tid_in_wg>() == 8 && at.on::<wgid>() == 2);
    let at = fold::at::<V1927, _>([6]);
    assert!(at.on::<m>() == 16 && at.on::<tid_in_wg>() == 11 && at.on::<wgid>() == 2);
};

// apply_shape
layout! { struct V1930 = (5, 3, 1) -> S[(5,3):(3,1)] + R[(3,4):(64@tx,2)] + 64; }
type T1930 = layout!((5, 3, 1) -> S[(5,3):(3,1)] + R[(3,4):(64@tx,2)] + 64);
const _: () = {
    assert!(V1930::SIZE == 15 && V1930::COSIZE == 85 && V1930::RANK == 3);
    let at = fold::at::<V1930, _>([2, 1, 0]);
    assert!(at.on::<m>() == 71 && at.on::<tx>() == 0);
    assert!(matches!(sum_of_places::<V1930, m, 3>([2, 1, 0]), (12, 888)));
    assert!(matches!(sum_of_places::<V1930, tx, 3>([2, 1, 0]), (12, 768)));
    let at = fold::at::<V1930, _>([4, 2, 0]);
    assert!(at.on::<m>() == 78 && at.on::<tx>() == 0);
    assert!(matches!(sum_of_places::<V1930, m, 3>([4, 2, 0]), (12, 972)));
    assert!(matches!(sum_of_places::<V1930, tx, 3>([4, 2, 0]), (12, 768)));
};

// apply_set
layout! { struct V1931 = (5, 3, 1) -> 64 + R[(3,4):(64@tx,2)] + S[(5,3)]; }
type T1931 = layout!((5, 3, 1) -> 64 + R[(3,4):(64@tx,2)] + S[(5,3)]);
const _: () = {
    assert!(V1931::SIZE == 15 && V1931::COSIZE == 85 && V1931::RANK == 3);
    let at = fold::at::<V1931, _>([3, 1, 0]);
    assert!(at.on::<m>() == 74 && at.on::<tx>() == 0);
    assert!(matches!(sum_of_places::<V1931, m, 3>([3, 1, 0]), (12, 924)));
    assert!(matches!(sum_of_places::<V1931, tx, 3>([3, 1, 0]), (12, 768)));
    let at = fold::at::<V1931, _>([4, 2, 0]);
    assert!(at.on::<m>() == 78 && at.on::<tx>() == 0);
    assert!(matches!(sum_of_places::<V1931, m, 3>([4, 2, 0]), (12, 972)));
    assert!(matches!(sum_of_places::<V1931, tx, 3>([4, 2, 0]), (12, 768)));
};

// apply_shape
layout! { struct V1933 = (8, 3, 1) -> S[(8,3):(24@m,64@m)]; }
type T1933 = layout!((8, 3, 1) -> S[(8,3):(24@m,64@m)]);
const _: () = {
    assert!(V1933::SIZE == 24 && V1933::COSIZE == 297 && V1933::RANK == 3);
    let at = fold::at::<V1933, _>([4, 0, 0]);
    assert!(at.on::<m>() == 96);
    let at = fold::at::<V1933, _>([7, 2, 0]);
    assert!(at.on::<m>() == 296);
};

// apply_shape
layout! { struct V1934 = (8,) -> S[(2,4):(24@TLane,3@TCol)]; }
type T1934 = layout!((8,) -> S[(2,4):(24@TLane,3@TCol)]);
const _: () = {
    assert!(V1934::SIZE == 8 && V1934::COSIZE == 1 && V1934::RANK == 1);
    let at = fold::at::<V1934, _>([4]);
    assert!(at.on::<TCol>() == 0 && at.on::<TLane>() == 24 && at.on::<m>() == 0);
    let at = fold::at::<V1934, _>([7]);
    assert!(at.on::<TCol>() == 9 && at.on::<TLane>() == 24 && at.on::<m>() == 0);
};

// apply_shape
layout! { struct V1936 = (1, 32) -> S[(4,2,2,2):(10@tx,10@tx,4@tx,2@tx)] + R[3:1]; }
type T1936 = layout!((1, 32) -> S[(4,2,2,2):(10@tx,10@tx,4@tx,2@tx)] + R[3:1]);
const _: () = {
    assert!(V1936::SIZE == 32 && V1936::COSIZE == 3 && V1936::RANK == 2);
    let at = fold::at::<V1936, _>([0, 20]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 30);
    assert!(matches!(sum_of_places::<V1936, m, 2>([0, 20]), (3, 3)));
    assert!(matches!(sum_of_places::<V1936, tx, 2>([0, 20]), (3, 90)));
    let at = fold::at::<V1936, _>([0, 31]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 46);
    assert!(matches!(sum_of_places::<V1936, m, 2>([0, 31]), (3, 3)));
    assert!(matches!(sum_of_places::<V1936, tx, 2>([0, 31]), (3, 138)));
};

// apply_set
layout! { struct V1937 = (1, 32) -> R[3] + S[(4,2,2,2):(10@tx,10@tx,4@tx,2@tx)]; }
type T1937 = layout!((1, 32) -> R[3] + S[(4,2,2,2):(10@tx,10@tx,4@tx,2@tx)]);
const _: () = {
    assert!(V1937::SIZE == 32 && V1937::COSIZE == 3 && V1937::RANK == 2);
    let at = fold::at::<V1937, _>([0, 17]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 22);
    assert!(matches!(sum_of_places::<V1937, m, 2>([0, 17]), (3, 3)));
    assert!(matches!(sum_of_places::<V1937, tx, 2>([0, 17]), (3, 66)));
    let at = fold::at::<V1937, _>([0, 31]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 46);
    assert!(matches!(sum_of_places::<V1937, m, 2>([0, 31]), (3, 3)));
    assert!(matches!(sum_of_places::<V1937, tx, 2>([0, 31]), (3, 138)));
};

// apply_shape
layout! { struct V1938 = (9, 4) -> S[(3,6,2):(64@laneid,1@laneid,1@laneid)] + R[(2,2):(32@laneid,32@laneid)]; }
type T1938 = layout!((9, 4) -> S[(3,6,2):(64@laneid,1@laneid,1@laneid)] + R[(2,2):(32@laneid,32@laneid)]);
const _: () = {
    assert!(V1938::SIZE == 36 && V1938::COSIZE == 1 && V1938::RANK == 2);
    let at = fold::at::<V1938, _>([4, 1]);
    assert!(at.on::<laneid>() == 67 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1938, laneid, 2>([4, 1]), (3, 297)));
    assert!(matches!(sum_of_places::<V1938, m, 2>([4, 1]), (3, 0)));
    let at = fold::at::<V1938, _>([8, 3]);
    assert!(at.on::<laneid>() == 134 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1938, laneid, 2>([8, 3]), (3, 498)));
    assert!(matches!(sum_of_places::<V1938, m, 2>([8, 3]), (3, 0)));
};

// apply_linear
layout! { struct V1939 = S[(3,6,2):(64@laneid,1@laneid,1@laneid)] + R[(2,2):(32@laneid,32@laneid)]; }
type T1939 = layout!(S[(3,6,2):(64@laneid,1@laneid,1@laneid)] + R[(2,2):(32@laneid,32@laneid)]);
const _: () = {
    assert!(V1939::SIZE == 36 && V1939::COSIZE == 1 && V1939::RANK == 3);
    let at = fold::at::<V1939, _>([1, 5, 0]);
    assert!(at.on::<laneid>() == 69 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1939, laneid, 3>([1, 5, 0]), (3, 303)));
    assert!(matches!(sum_of_places::<V1939, m, 3>([1, 5, 0]), (3, 0)));
    let at = fold::at::<V1939, _>([2, 5, 1]);
    assert!(at.on::<laneid>() == 134 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1939, laneid, 3>([2, 5, 1]), (3, 498)));
    assert!(matches!(sum_of_places::<V1939, m, 3>([2, 5, 1]), (3, 0)));
};

// apply_set
layout! { struct V1940 = (9, 4) -> R[(2,2):(32@laneid,32@laneid)] + S[(3,6,2):(64@laneid,1@laneid,1@laneid)]; }
type T1940 = layout!((9, 4) -> R[(2,2):(32@laneid,32@laneid)] + S[(3,6,2):(64@laneid,1@laneid,1@laneid)]);
const _: () = {
    assert!(V1940::SIZE == 36 && V1940::COSIZE == 1 && V1940::RANK == 2);
    let at = fold::at::<V1940, _>([2, 0]);
    assert!(at.on::<laneid>() == 4 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1940, laneid, 2>([2, 0]), (3, 108)));
    assert!(matches!(sum_of_places::<V1940, m, 2>([2, 0]), (3, 0)));
    let at = fold::at::<V1940, _>([8, 3]);
    assert!(at.on::<laneid>() == 134 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1940, laneid, 2>([8, 3]), (3, 498)));
    assert!(matches!(sum_of_places::<V1940, m, 2>([8, 3]), (3, 0)));
};

// apply_linear
layout! { struct V1942 = S[(4,8):(5@m,1@tid_in_wg)]; }
type T1942 = layout!(S[(4,8):(5@m,1@tid_in_wg)]);
const _: () = {
    assert!(V1942::SIZE == 32 && V1942::COSIZE == 16 && V1942::RANK == 2);
    let at = fold::at::<V1942, _>([2, 7]);
    assert!(at.on::<m>() == 10 && at.on::<tid_in_wg>() == 7);
    let at = fold::at::<V1942, _>([3, 7]);
    assert!(at.on::<m>() == 15 && at.on::<tid_in_wg>() == 7);
};

// apply_shape
layout! { struct V1943 = (2, 18,) -> 16@tid_in_wg + 5 + R[(2,3):(2@tid_in_wg,1@tid_in_wg)] + S[(3,12,1):(1,1@wgid,1)]; }
type T1943 = layout!((2, 18,) -> 16@tid_in_wg + 5 + R[(2,3):(2@tid_in_wg,1@tid_in_wg)] + S[(3,12,1):(1,1@wgid,1)]);
const _: () = {
    assert!(V1943::SIZE == 36 && V1943::COSIZE == 8 && V1943::RANK == 2);
    let at = fold::at::<V1943, _>([1, 4]);
    assert!(at.on::<m>() == 6 && at.on::<tid_in_wg>() == 16 && at.on::<wgid>() == 10);
    assert!(matches!(sum_of_places::<V1943, m, 2>([1, 4]), (5, 30)));
    assert!(matches!(sum_of_places::<V1943, tid_in_wg, 2>([1, 4]), (5, 90)));
    assert!(matches!(sum_of_places::<V1943, wgid, 2>([1, 4]), (5, 50)));
    let at = fold::at::<V1943, _>([1, 17]);
    assert!(at.on::<m>() == 7 && at.on::<tid_in_wg>() == 16 && at.on::<wgid>() == 11);
    assert!(matches!(sum_of_places::<V1943, m, 2>([1, 17]), (5, 35)));
    assert!(matches!(sum_of_places::<V1943, tid_in_wg, 2>([1, 17]), (5, 90)));
    assert!(matches!(sum_of_places::<V1943, wgid, 2>([1, 17]), (5, 55)));
};

// apply_set
layout! { struct V1944 = (2, 18) -> S[(3,12,1):(1,@wgid,1)] + R[(2,3):(2@tid_in_wg,@tid_in_wg)] + 5 + 16@tid_in_wg; }
type T1944 = layout!((2, 18) -> S[(3,12,1):(1,@wgid,1)] + R[(2,3):(2@tid_in_wg,@tid_in_wg)] + 5 + 16@tid_in_wg);
const _: () = {
    assert!(V1944::SIZE == 36 && V1944::COSIZE == 8 && V1944::RANK == 2);
    let at = fold::at::<V1944, _>([0, 7]);
    assert!(at.on::<m>() == 5 && at.on::<tid_in_wg>() == 16 && at.on::<wgid>() == 7);
    assert!(matches!(sum_of_places::<V1944, m, 2>([0, 7]), (5, 25)));
    assert!(matches!(sum_of_places::<V1944, tid_in_wg, 2>([0, 7]), (5, 90)));
    assert!(matches!(sum_of_places::<V1944, wgid, 2>([0, 7]), (5, 35)));
    let at = fold::at::<V1944, _>([1, 17]);
    assert!(at.on::<m>() == 7 && at.on::<tid_in_wg>() == 16 && at.on::<wgid>() == 11);
    assert!(matches!(sum_of_places::<V1944, m, 2>([1, 17]), (5, 35)));
    assert!(matches!(sum_of_places::<V1944, tid_in_wg, 2>([1, 17]), (5, 90)));
    assert!(matches!(sum_of_places::<V1944, wgid, 2>([1, 17]), (5, 55)));
};

// apply_shape
layout! { struct V1945 = (4, 2) -> S[8:1@warpid] + R[2:1] + 1@laneid + 63@laneid + 1; }
type T1945 = layout!((4, 2) -> S[8:1@warpid] + R[2:1] + 1@laneid + 63@laneid + 1);
const _: () = {
    assert!(V1945::SIZE == 8 && V1945::COSIZE == 3 && V1945::RANK == 2);
    let at = fold::at::<V1945, _>([1, 1]);
    assert!(at.on::<laneid>() == 64 && at.on::<m>() == 1 && at.on::<warpid>() == 3);
    assert!(matches!(sum_of_places::<V1945, laneid, 2>([1, 1]), (2, 128)));
    assert!(matches!(sum_of_places::<V1945, m, 2>([1, 1]), (2, 3)));
    assert!(matches!(sum_of_places::<V1945, warpid, 2>([1, 1]), (2, 6)));
    let at = fold::at::<V1945, _>([3, 1]);
    assert!(at.on::<laneid>() == 64 && at.on::<m>() == 1 && at.on::<warpid>() == 7);
    assert!(matches!(sum_of_places::<V1945, laneid, 2>([3, 1]), (2, 128)));
    assert!(matches!(sum_of_places::<V1945, m, 2>([3, 1]), (2, 3)));
    assert!(matches!(sum_of_places::<V1945, warpid, 2>([3, 1]), (2, 14)));
};

// apply_shape
layout! { struct V1949 = (12, 64) -> 4@TLane + 1@TLane + S[(4,6,16,2):(0@TCol,4@TCol,1@TLane,10@TLane)]; }
type T1949 = layout!((12, 64) -> 4@TLane + 1@TLane + S[(4,6,16,2):(0@TCol,4@TCol,1@TLane,10@TLane)]);
const _: () = {
    assert!(V1949::SIZE == 768 && V1949::COSIZE == 1 && V1949::RANK == 2);
    let at = fold::at::<V1949, _>([10, 20]);
    assert!(at.on::<TCol>() == 8 && at.on::<TLane>() == 15 && at.on::<m>() == 0);
    let at = fold::at::<V1949, _>([11, 63]);
    assert!(at.on::<TCol>() == 20 && at.on::<TLane>() == 30 && at.on::<m>() == 0);
};

// apply_shape
layout! { struct V1954 = S[4:1@tx]; }
type T1954 = layout!(S[4:1@tx]);
const _: () = {
    assert!(V1954::SIZE == 4 && V1954::COSIZE == 1 && V1954::RANK == 1);
    let at = fold::at::<V1954, _>([1]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 1);
    let at = fold::at::<V1954, _>([3]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 3);
};

// apply_linear
layout! { struct V1955 = S[4:1@tx]; }
type T1955 = layout!(S[4:1@tx]);
const _: () = {
    assert!(V1955::SIZE == 4 && V1955::COSIZE == 1 && V1955::RANK == 1);
    let at = fold::at::<V1955, _>([3]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 3);
};

// apply_shape
layout! { struct V1956 = (2, 3, 16) -> S[(4,2,2,6):(12@tx,1,6@tx,1@tx)] + 64@tx; }
type T1956 = layout!((2, 3, 16) -> S[(4,2,2,6):(12@tx,1,6@tx,1@tx)] + 64@tx);
const _: () = {
    assert!(V1956::SIZE == 96 && V1956::COSIZE == 2 && V1956::RANK == 3);
    let at = fold::at::<V1956, _>([0, 2, 7]);
    assert!(at.on::<m>() == 1 && at.on::<tx>() == 79);
    let at = fold::at::<V1956, _>([1, 2, 15]);
    assert!(at.on::<m>() == 1 && at.on::<tx>() == 111);
};

// apply_shape
layout! { struct V1958 = (2, 3) -> S[6:1@tid_in_wg]; }
type T1958 = layout!((2, 3) -> S[6:1@tid_in_wg]);
const _: () = {
    assert!(V1958::SIZE == 6 && V1958::COSIZE == 1 && V1958::RANK == 2);
    let at = fold::at::<V1958, _>([1, 0]);
    assert!(at.on::<m>() == 0 && at.on::<tid_in_wg>() == 3);
    let at = fold::at::<V1958, _>([1, 2]);
    assert!(at.on::<m>() == 0 && at.on::<tid_in_wg>() == 5);
};

// apply_set
layout! { struct V1960 = (4, 16) -> S[(16,4)] + R[(2,2):(64@m,4@m)]; }
type T1960 = layout!((4, 16) -> S[(16,4)] + R[(2,2):(64@m,4@m)]);
const _: () = {
    assert!(V1960::SIZE == 64 && V1960::COSIZE == 132 && V1960::RANK == 2);
    let at = fold::at::<V1960, _>([3, 10]);
    assert!(at.on::<m>() == 58);
    assert!(matches!(sum_of_places::<V1960, m, 2>([3, 10]), (4, 368)));
    let at = fold::at::<V1960, _>([3, 15]);
    assert!(at.on::<m>() == 63);
    assert!(matches!(sum_of_places::<V1960, m, 2>([3, 15]), (4, 388)));
};

// apply_shape
layout! { struct V1961 = (3, 5, 2, 4,) -> S[(6,4,5):(20@tx,5@tx,1@tx)]; }
type T1961 = layout!((3, 5, 2, 4,) -> S[(6,4,5):(20@tx,5@tx,1@tx)]);
const _: () = {
    assert!(V1961::SIZE == 120 && V1961::COSIZE == 1 && V1961::RANK == 4);
    let at = fold::at::<V1961, _>([1, 4, 0, 0]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 72);
    let at = fold::at::<V1961, _>([2, 4, 1, 3]);
    assert!(at.on::<m>() == 0 && at.on::<tx>() == 119);
};

// apply_set
layout! { struct V1964 = (6, 1) -> R[4:4] + S[(2,3):(32,4)]; }
type T1964 = layout!((6, 1) -> R[4:4] + S[(2,3):(32,4)]);
const _: () = {
    assert!(V1964::SIZE == 6 && V1964::COSIZE == 53 && V1964::RANK == 2);
    let at = fold::at::<V1964, _>([3, 0]);
    assert!(at.on::<m>() == 32);
    assert!(matches!(sum_of_places::<V1964, m, 2>([3, 0]), (4, 152)));
    let at = fold::at::<V1964, _>([5, 0]);
    assert!(at.on::<m>() == 40);
    assert!(matches!(sum_of_places::<V1964, m, 2>([5, 0]), (4, 184)));
};

// apply_shape
layout! { struct V1965 = S[1:10@wid_in_wg]; }
type T1965 = layout!(S[1:10@wid_in_wg]);
const _: () = {
    assert!(V1965::SIZE == 1 && V1965::COSIZE == 1 && V1965::RANK == 1);
    let at = fold::at::<V1965, _>([0]);
    assert!(at.on::<m>() == 0 && at.on::<wid_in_wg>() == 0);
};

// apply_linear
layout! { struct V1966 = S[1:10@wid_in_wg]; }
type T1966 = layout!(S[1:10@wid_in_wg]);
const _: () = {
    assert!(V1966::SIZE == 1 && V1966::COSIZE == 1 && V1966::RANK == 1);
    let at = fold::at::<V1966, _>([0]);
    assert!(at.on::<m>() == 0 && at.on::<wid_in_wg>() == 0);
};

// apply_shape
layout! { struct V1967 = (2, 2, 2) -> R[(3,4):(4@m,1@tid_in_wg)] + S[8:1@m]; }
type T1967 = layout!((2, 2, 2) -> R[(3,4):(4@m,1@tid_in_wg)] + S[8:1@m]);
const _: () = {
    assert!(V1967::SIZE == 8 && V1967::COSIZE == 16 && V1967::RANK == 3);
    let at = fold::at::<V1967, _>([1, 0, 0]);
    assert!(at.on::<m>() == 4 && at.on::<tid_in_wg>() == 0);
    assert!(matches!(sum_of_places::<V1967, m, 3>([1, 0, 0]), (12, 96)));
    assert!(matches!(sum_of_places::<V1967, tid_in_wg, 3>([1, 0, 0]), (12, 18)));
    let at = fold::at::<V1967, _>([1, 1, 1]);
    assert!(at.on::<m>() == 7 && at.on::<tid_in_wg>() == 0);
    assert!(matches!(sum_of_places::<V1967, m, 3>([1, 1, 1]), (12, 132)));
    assert!(matches!(sum_of_places::<V1967, tid_in_wg, 3>([1, 1, 1]), (12, 18)));
};

// apply_set
layout! { struct V1968 = (2, 2, 2) -> S[8] + R[(3,4):(4,@tid_in_wg)]; }
type T1968 = layout!((2, 2, 2) -> S[8] + R[(3,4):(4,@tid_in_wg)]);
const _: () = {
    assert!(V1968::SIZE == 8 && V1968::COSIZE == 16 && V1968::RANK == 3);
    let at = fold::at::<V1968, _>([0, 0, 1]);
    assert!(at.on::<m>() == 1 && at.on::<tid_in_wg>() == 0);
    assert!(matches!(sum_of_places::<V1968, m, 3>([0, 0, 1]), (12, 60)));
    assert!(matches!(sum_of_places::<V1968, tid_in_wg, 3>([0, 0, 1]), (12, 18)));
    let at = fold::at::<V1968, _>([1, 1, 1]);
    assert!(at.on::<m>() == 7 && at.on::<tid_in_wg>() == 0);
    assert!(matches!(sum_of_places::<V1968, m, 3>([1, 1, 1]), (12, 132)));
    assert!(matches!(sum_of_places::<V1968, tid_in_wg, 3>([1, 1, 1]), (12, 18)));
};

// apply_shape
layout! { struct V1970 = (160,) -> S[(4,1,8,5):(2@laneid,0@warpid,4@warpid,1@laneid)]; }
type T1970 = layout!((160,) -> S[(4,1,8,5):(2@laneid,0@warpid,4@warpid,1@laneid)]);
const _: () = {
    assert!(V1970::SIZE == 160 && V1970::COSIZE == 1 && V1970::RANK == 1);
    let at = fold::at::<V1970, _>([63]);
    assert!(at.on::<laneid>() == 5 && at.on::<m>() == 0 && at.on::<warpid>() == 16);
    let at = fold::at::<V1970, _>([159]);
    assert!(at.on::<laneid>() == 10 && at.on::<m>() == 0 && at.on::<warpid>() == 28);
};

// apply_linear
layout! { struct V1972 = S[(1,8):(8,1)] + 1 + 4; }
type T1972 = layout!(S[(1,8):(8,1)] + 1 + 4);
const _: () = {
    assert!(V1972::SIZE == 8 && V1972::COSIZE == 13 && V1972::RANK == 2);
    let at = fold::at::<V1972, _>([0, 3]);
    assert!(at.on::<m>() == 8);
    let at = fold::at::<V1972, _>([0, 7]);
    assert!(at.on::<m>() == 12);
};

// apply_set
layout! { struct V1976 = (160, 3, 2) -> 1@P + 1@P + 4@F + 1@F + R[(3,2):(64@P,1@F)] + S[(12,5,16):(1@F,1@P,5@P)]; }
type T1976 = layout!((160, 3, 2) -> 1@P + 1@P + 4@F + 1@F + R[(3,2):(64@P,1@F)] + S[(12,5,16):(1@F,1@P,5@P)]);
const _: () = {
    assert!(V1976::SIZE == 960 && V1976::COSIZE == 1 && V1976::RANK == 3);
    let at = fold::at::<V1976, _>([119, 0, 1]);
    assert!(at.on::<F>() == 13 && at.on::<P>() == 61 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1976, F, 3>([119, 0, 1]), (6, 81)));
    assert!(matches!(sum_of_places::<V1976, P, 3>([119, 0, 1]), (6, 750)));
    assert!(matches!(sum_of_places::<V1976, m, 3>([119, 0, 1]), (6, 0)));
    let at = fold::at::<V1976, _>([159, 2, 1]);
    assert!(at.on::<F>() == 16 && at.on::<P>() == 81 && at.on::<m>() == 0);
    assert!(matches!(sum_of_places::<V1976, F, 3>([159, 2, 1]), (6, 99)));
    assert!(matches!(sum_of_places::<V1976, P, 3>([159, 2, 1]), (6, 870)));
    assert!(matches!(sum_of_places::<V1976, m, 3>([159, 2, 1]), (6, 0)));
};

// apply_shape
layout! { struct V1977 = (1, 4) -> S[4:0@wgid] + 1 + 16@tid_in_wg + 16@wgid; }
type T1977 = layout!((1, 4) -> S[4:0@wgid] + 1 + 16@tid_in_wg + 16@wgid);
const _: () = {
    assert!(V1977::SIZE == 4 && V1977::COSIZE == 2 && V1977::RANK == 2);
    let at = fold::at::<V1977, _>([0, 2]);
    assert!(at.on::<m>() == 1 && at.on::<tid_in_wg>() == 16 && at.on::<wgid>() == 16);
    let at = fold::at::<V1977, _>([0, 3]);
    assert!(at.on::<m>() == 1 && at.on::<tid_in_wg>() == 16 && at.on::<wgid>() == 16);
};

// apply_linear
layout! { struct V1978 = S[4:0@wgid] + 1 + 16@tid_in_wg + 16@wgid; }
type T1978 = layout!(S[4:0@wgid] + 1 + 16@tid_in_wg + 16@wgid);
const _: () = {
    assert!(V1978::SIZE == 4 && V1978::COSIZE == 2 && V1978::RANK == 1);
    let at = fold::at::<V1978, _>([1]);
    assert!(at.on::<m>() == 1 && at.on::<tid_in_wg>() == 16 && at.on::<wgid>() == 16);
    let at = fold::at::<V1978, _>([3]);
    assert!(at.on::<m>() == 1 && at.on::<tid_in_wg>() == 16 && at.on::<wgid>() == 16);
};

// apply_linear
layout! { struct V1980 = S[(2,7,2):(3,0,5@tid_in_wg)]; }
type T1980 = layout!(S[(2,7,2):(3,0,5@tid_in_wg)]);
const _: () = {
    assert!(V1980::SIZE == 28 && V1980::COSIZE == 4 && V1980::RANK == 3);
    let at = fold::at::<V1980, _>([1, 1, 1]);
    assert!(at.on::<m>() == 3 && at.on::<tid_in_wg>() == 5);
    let at = fold::at::<V1980, _>([1, 6, 1]);
    assert!(at.on::<m>() == 3 && at.on::<tid_in_wg>() == 5);
};

// apply_linear
layout! { struct V1982 = 16@tid_in_wg + R[4:64@tid_in_wg] + S[2]; }
type T1982 = layout!(16@tid_in_wg + R[4:64@tid_in_wg] + S[2]);
const _: () = {
    assert!(V1982::SIZE == 2 && V1982::COSIZE == 2 && V1982::RANK == 1);
    let at = fold::at::<V1982, _>([0]);
    assert!(at.on::<m>() == 0 && at.on::<tid_in_wg>() == 16);
    assert!(matches!(sum_of_places::<V1982, m, 1>([0]), (4, 0)));
    assert!(matches!(sum_of_places::<V1982, tid_in_wg, 1>([0]), (4, 448)));
    let at = fold::at::<V1982, _>([1]);
    assert!(at.on::<m>() == 1 && at.on::<tid_in_wg>() == 16);
    assert!(matches!(sum_of_places::<V1982, m, 1>([1]), (4, 4)));
    assert!(matches!(sum_of_places::<V1982, tid_in_wg, 1>([1]), (4, 448)));
};

// apply_linear
layout! { struct V1985 = S[4:1@m]; }
type T1985 = layout!(S[4:1@m]);
const _: () = {
    assert!(V1985::SIZE == 4 && V1985::COSIZE == 4 && V1985::RANK == 1);
    let at = fold::at::<V1985, _>([0]);
    assert!(at.on::<m>() == 0);
    let at = fold::at::<V1985, _>([3]);
    assert!(at.on::<m>() == 3);
};

// apply_shape
layout! { struct V3363 = (21, 1) -> Swizzle<3,0,1> o S[(3,7):(10,10)] + 1 + 63; }
type T3363 = layout!((21, 1) -> Swizzle<3,0,1> o S[(3,7):(10,10)] + 1 + 63);
const _: () = {
    assert!(V3363::SIZE == 21 && V3363::COSIZE == 145 && V3363::RANK == 2);
    let at = fold::at::<V3363, _>([8, 0]);
    assert!(at.on::<m>() == 84);
    let at = fold::at::<V3363, _>([20, 0]);
    assert!(at.on::<m>() == 144);
};

// apply_shape
layout! { struct V3368 = (6, 2) -> Swizzle<0,4,4> o 5 + S[12]; }
type T3368 = layout!((6, 2) -> Swizzle<0,4,4> o 5 + S[12]);
const _: () = {
    assert!(V3368::SIZE == 12 && V3368::COSIZE == 18 && V3368::RANK == 2);
    let at = fold::at::<V3368, _>([3, 0]);
    assert!(at.on::<m>() == 11);
    let at = fold::at::<V3368, _>([5, 1]);
    assert!(at.on::<m>() == 17);
};

// apply_shape
layout! { struct V3373 = Swizzle<4,2,4> o S[4]; }
type T3373 = layout!(Swizzle<4,2,4> o S[4]);
const _: () = {
    assert!(V3373::SIZE == 4 && V3373::COSIZE == 4 && V3373::RANK == 1);
    let at = fold::at::<V3373, _>([2]);
    assert!(at.on::<m>() == 2);
    let at = fold::at::<V3373, _>([3]);
    assert!(at.on::<m>() == 3);
};

// apply_shape
layout! { struct V3374 = (8, 2,) -> Swizzle<1,1,5> o 2 + S[16:1]; }
type T3374 = layout!((8, 2,) -> Swizzle<1,1,5> o 2 + S[16:1]);
const _: () = {
    assert!(V3374::SIZE == 16 && V3374::COSIZE == 18 && V3374::RANK == 2);
    let at = fold::at::<V3374, _>([4, 0]);
    assert!(at.on::<m>() == 10);
    let at = fold::at::<V3374, _>([7, 1]);
    assert!(at.on::<m>() == 17);
};

// apply_shape
layout! { struct V3380 = (512, 1) -> Swizzle<4,1,4> o S[(8,8,4,2):(1,0,1,5)]; }
type T3380 = layout!((512, 1) -> Swizzle<4,1,4> o S[(8,8,4,2):(1,0,1,5)]);
const _: () = {
    assert!(V3380::SIZE == 512 && V3380::COSIZE == 16 && V3380::RANK == 2);
    let at = fold::at::<V3380, _>([331, 0]);
    assert!(at.on::<m>() == 11);
    let at = fold::at::<V3380, _>([511, 0]);
    assert!(at.on::<m>() == 15);
};

// apply_shape
layout! { struct V3387 = (5,) -> Swizzle<4,0,5> o S[(5,1):(1,5)] + 5; }
type T3387 = layout!((5,) -> Swizzle<4,0,5> o S[(5,1):(1,5)] + 5);
const _: () = {
    assert!(V3387::SIZE == 5 && V3387::COSIZE == 10 && V3387::RANK == 1);
    let at = fold::at::<V3387, _>([2]);
    assert!(at.on::<m>() == 7);
    let at = fold::at::<V3387, _>([4]);
    assert!(at.on::<m>() == 9);
};

// apply_shape
layout! { struct V3391 = (16, 6) -> Swizzle<1,0,0> o S[(6,4,4):(1@m,6@m,24@m)]; }
type T3391 = layout!((16, 6) -> Swizzle<1,0,0> o S[(6,4,4):(1@m,6@m,24@m)]);
const _: () = {
    assert!(V3391::SIZE == 96 && V3391::COSIZE == 96 && V3391::RANK == 2);
    let at = fold::at::<V3391, _>([9, 1]);
    assert!(at.on::<m>() == 81);
    let at = fold::at::<V3391, _>([15, 5]);
    assert!(at.on::<m>() == 95);
};

// apply_shape
layout! { struct V3394 = (1, 4, 7) -> Swizzle<1,2,2> o S[(4,7):(7,1)]; }
type T3394 = layout!((1, 4, 7) -> Swizzle<1,2,2> o S[(4,7):(7,1)]);
const _: () = {
    assert!(V3394::SIZE == 28 && V3394::COSIZE == 32 && V3394::RANK == 3);
    let at = fold::at::<V3394, _>([0, 1, 6]);
    assert!(at.on::<m>() == 15);
    let at = fold::at::<V3394, _>([0, 3, 6]);
    assert!(at.on::<m>() == 29);
};

// apply_shape
layout! { struct V3395 = (112, 3) -> Swizzle<4,2,2> o 16 + S[(8,3,2,7):(1,2,16,2)]; }
type T3395 = layout!((112, 3) -> Swizzle<4,2,2> o 16 + S[(8,3,2,7):(1,2,16,2)]);
const _: () = {
    assert!(V3395::SIZE == 336 && V3395::COSIZE == 56 && V3395::RANK == 2);
    let at = fold::at::<V3395, _>([68, 1]);
    assert!(at.on::<m>() == 44);
    let at = fold::at::<V3395, _>([111, 2]);
    assert!(at.on::<m>() == 55);
};

// apply_shape
layout! { struct V3399 = (8, 12) -> Swizzle<0,1,2> o S[(16,6):(5,32)] + 1; }
type T3399 = layout!((8, 12) -> Swizzle<0,1,2> o S[(16,6):(5,32)] + 1);
const _: () = {
    assert!(V3399::SIZE == 96 && V3399::COSIZE == 238 && V3399::RANK == 2);
    let at = fold::at::<V3399, _>([5, 2]);
    assert!(at.on::<m>() == 115);
    let at = fold::at::<V3399, _>([7, 11]);
    assert!(at.on::<m>() == 237);
};

// swizzle_apply
layout! { struct V3404 = Swizzle<3,3,3> o S[1572:1]; }
type T3404 = layout!(Swizzle<3,3,3> o S[1572:1]);
const _: () = {
    assert!(V3404::SIZE == 1572 && V3404::COSIZE == 1572 && V3404::RANK == 1);
    let at = fold::at::<V3404, _>([565]);
    assert!(at.on::<m>() == 565);
    let at = fold::at::<V3404, _>([1571]);
    assert!(at.on::<m>() == 1571);
};

// swizzle_apply
layout! { struct V3432 = Swizzle<4,3,3> o S[4032]; }
type T3432 = layout!(Swizzle<4,3,3> o S[4032]);
const _: () = {
    assert!(V3432::SIZE == 4032 && V3432::COSIZE == 4096 && V3432::RANK == 1);
    let at = fold::at::<V3432, _>([1908]);
    assert!(at.on::<m>() == 1812);
    let at = fold::at::<V3432, _>([4031]);
    assert!(at.on::<m>() == 4047);
};

// swizzle_apply
layout! { struct V3446 = Swizzle<0,3,3> o S[244:1]; }
type T3446 = layout!(Swizzle<0,3,3> o S[244:1]);
const _: () = {
    assert!(V3446::SIZE == 244 && V3446::COSIZE == 248 && V3446::RANK == 1);
    let at = fold::at::<V3446, _>([91]);
    assert!(at.on::<m>() == 88);
    let at = fold::at::<V3446, _>([243]);
    assert!(at.on::<m>() == 245);
};

// swizzle_apply
layout! { struct V3481 = Swizzle<2,1,1> o S[58]; }
type T3481 = layout!(Swizzle<2,1,1> o S[58]);
const _: () = {
    assert!(V3481::SIZE == 58 && V3481::COSIZE == 62 && V3481::RANK == 1);
    let at = fold::at::<V3481, _>([24]);
    assert!(at.on::<m>() == 28);
    let at = fold::at::<V3481, _>([57]);
    assert!(at.on::<m>() == 61);
};

pub(crate) fn rows() -> Vec<Row> {
    vec![
        item::<V1927, T1927>(Facts { name: "V1927", op: "apply_shape", shard: &[(7, 1, "tid_in_wg")], replica: &[], offset: &[("m", 16), ("tid_in_wg", 5), ("wgid", 2)], swizzle: None, shape: None, answers: Answers::Bases("0=m:16,tid_in_wg:5,wgid:2 1=m:16,tid_in_wg:6,wgid:2 2=m:16,tid_in_wg:7,wgid:2 3=m:16,tid_in_wg:8,wgid:2 4=m:16,tid_in_wg:9,wgid:2 6=m:16,tid_in_wg:11,wgid:2") }, Some(const { &V1927::table() }), vec![probe::<V1927, m, u64, 1>(), probe::<V1927, tid_in_wg, u64, 1>(), probe::<V1927, wgid, u64, 1>()]),
        item::<V1930, T1930>(Facts { name: "V1930", op: "apply_shape", shard: &[(5, 3, "m"), (3, 1, "m")], replica: &[(3, 64, "tx"), (4, 2, "m")], offset: &[("m", 64)], swizzle: None, shape: Some(&[5, 3, 1]), answers: Answers::Bases("0,0,0=64 1,1,0=68 1,2,0=69 2,0,0=70 2,1,0=71 3,1,0=74 3,2,0=75 4,0,0=76 4,2,0=78") }, Some(const { &V1930::table() }), vec![probe::<V1930, m, u64, 3>(), probe::<V1930, tx, u64, 3>()]),
        item::<V1931, T1931>(Facts { name: "V1931", op: "apply_set", shard: &[(5, 3, "m"), (3, 1, "m")], replica: &[(3, 64, "tx"), (4, 2, "m")], offset: &[("m", 64)], swizzle: None, shape: Some(&[5, 3, 1]), answers: Answers::Sets("0,0,0=64|m:64,tx:64|m:64,tx:128|66|m:66,tx:64|m:66,tx:128|68|m:68,tx:64|m:68,tx:128|70|m:70,tx:64|m:70,tx:128 2,2,0=72|m:72,tx:64|m:72,tx:128|74|m:74,tx:64|m:74,tx:128|76|m:76,tx:64|m:76,tx:128|78|m:78,tx:64|m:78,tx:128 3,1,0=74|m:74,tx:64|m:74,tx:128|76|m:76,tx:64|m:76,tx:128|78|m:78,tx:64|m:78,tx:128|80|m:80,tx:64|m:80,tx:128 4,0,0=76|m:76,tx:64|m:76,tx:128|78|m:78,tx:64|m:78,tx:128|80|m:80,tx:64|m:80,tx:128|82|m:82,tx:64|m:82,tx:128 4,2,0=78|m:78,tx:64|m:78,tx:128|80|m:80,tx:64|m:80,tx:128|82|m:82,tx:64|m:82,tx:128|84|m:84,tx:64|m:84,tx:128") }, Some(const { &V1931::table() }), vec![probe::<V1931, m, usize, 3>(), probe::<V1931, tx, usize, 3>()]),
        item::<V1933, T1933>(Facts { name: "V1933", op: "apply_shape", shard: &[(8, 24, "m"), (3, 64, "m")], replica: &[], offset: &[], swizzle: None, shape: Some(&[8, 3, 1]), answers: Answers::Bases("0,0,0=0 0,1,0=64 1,2,0=152 2,2,0=176 4,0,0=96 5,1,0=184 6,0,0=144 7,2,0=296") }, Some(const { &V1933::table() }), vec![probe::<V1933, m, u64, 3>()]),
        item::<V1934, T1934>(Facts { name: "V1934", op: "apply_shape", shard: &[(2, 24, "TLane"), (4, 3, "TCol")], replica: &[], offset: &[], swizzle: None, shape: Some(&[8]), answers: Answers::Bases("0=0 1=TCol:3 3=TCol:9 4=TLane:24 5=TCol:3,TLane:24 6=TCol:6,TLane:24 7=TCol:9,TLane:24") }, Some(const { &V1934::table() }), vec![probe::<V1934, TCol, usize, 1>(), probe::<V1934, TLane, usize, 1>(), probe::<V1934, m, usize, 1>()]),
        item::<V1936, T1936>(Facts { name: "V1936", op: "apply_shape", shard: &[(4, 10, "tx"), (2, 10, "tx"), (2, 4, "tx"), (2, 2, "tx")], replica: &[(3, 1, "m")], offset: &[], swizzle: None, shape: Some(&[1, 32]), answers: Answers::Bases("0,0=0 0,3=tx:6 0,9=tx:12 0,11=tx:16 0,19=tx:26 0,20=tx:30 0,23=tx:36 0,24=tx:30 0,26=tx:34 0,29=tx:42 0,31=tx:46") }, Some(const { &V1936::table() }), vec![probe::<V1936, m, u64, 2>(), probe::<V1936, tx, u64, 2>()]),
        item::<V1937, T1937>(Facts { name: "V1937", op: "apply_set", shard: &[(4, 10, "tx"), (2, 10, "tx"), (2, 4, "tx"), (2, 2, "tx")], replica: &[(3, 1, "m")], offset: &[], swizzle: None, shape: Some(&[1, 32]), answers: Answers::Sets("0,0=0|1|2 0,1=m:1,tx:2|m:2,tx:2|tx:2 0,17=m:1,tx:22|m:2,tx:22|tx:22 0,31=m:1,tx:46|m:2,tx:46|tx:46") }, Some(const { &V1937::table() }), vec![probe::<V1937, m, usize, 2>(), probe::<V1937, tx, usize, 2>()]),
        item::<V1938, T1938>(Facts { name: "V1938", op: "apply_shape", shard: &[(3, 64, "laneid"), (6, 1, "laneid"), (2, 1, "laneid")], replica: &[(2, 32, "laneid"), (2, 32, "laneid")], offset: &[], swizzle: None, shape: Some(&[9, 4]), answers: Answers::Bases("0,0=0 0,1=laneid:1 2,0=laneid:4 2,3=laneid:6 4,1=laneid:67 5,2=laneid:69 7,1=laneid:131 8,3=laneid:134") }, Some(const { &V1938::table() }), vec![probe::<V1938, laneid, i32, 2>(), probe::<V1938, m, i32, 2>()]),
        item::<V1939, T1939>(Facts { name: "V1939", op: "apply_linear", shard: &[(3, 64, "laneid"), (6, 1, "laneid"), (2, 1, "laneid")], replica: &[(2, 32, "laneid"), (2, 32, "laneid")], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("2=laneid:1 6=laneid:3 8=laneid:4 15=laneid:66 22=laneid:69 23=laneid:70 24=laneid:128 26=laneid:129 29=laneid:131") }, Some(const { &V1939::table() }), vec![probe::<V1939, laneid, u64, 3>(), probe::<V1939, m, u64, 3>()]),
        item::<V1940, T1940>(Facts { name: "V1940", op: "apply_set", shard: &[(3, 64, "laneid"), (6, 1, "laneid"), (2, 1, "laneid")], replica: &[(2, 32, "laneid"), (2, 32, "laneid")], offset: &[], swizzle: None, shape: Some(&[9, 4]), answers: Answers::Sets("0,0=0|laneid:32|laneid:64 1,2=laneid:3|laneid:35|laneid:67 2,0=laneid:4|laneid:36|laneid:68 5,3=laneid:70|laneid:102|laneid:134 8,3=laneid:134|laneid:166|laneid:198") }, Some(const { &V1940::table() }), vec![probe::<V1940, laneid, usize, 2>(), probe::<V1940, m, usize, 2>()]),
        item::<V1942, T1942>(Facts { name: "V1942", op: "apply_linear", shard: &[(4, 5, "m"), (8, 1, "tid_in_wg")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("4=tid_in_wg:4 5=tid_in_wg:5 15=m:5,tid_in_wg:7 17=m:10,tid_in_wg:1 19=m:10,tid_in_wg:3 23=m:10,tid_in_wg:7 26=m:15,tid_in_wg:2 28=m:15,tid_in_wg:4 30=m:15,tid_in_wg:6 31=m:15,tid_in_wg:7") }, Some(const { &V1942::table() }), vec![probe::<V1942, m, u64, 2>(), probe::<V1942, tid_in_wg, u64, 2>()]),
        item::<V1943, T1943>(Facts { name: "V1943", op: "apply_shape", shard: &[(3, 1, "m"), (12, 1, "wgid"), (1, 1, "m")], replica: &[(2, 2, "tid_in_wg"), (3, 1, "tid_in_wg")], offset: &[("m", 5), ("tid_in_wg", 16)], swizzle: None, shape: Some(&[2, 18]), answers: Answers::Bases("0,0=m:5,tid_in_wg:16 0,7=m:5,tid_in_wg:16,wgid:7 0,17=m:6,tid_in_wg:16,wgid:5 1,0=m:6,tid_in_wg:16,wgid:6 1,3=m:6,tid_in_wg:16,wgid:9 1,4=m:6,tid_in_wg:16,wgid:10 1,7=m:7,tid_in_wg:16,wgid:1 1,11=m:7,tid_in_wg:16,wgid:5 1,13=m:7,tid_in_wg:16,wgid:7 1,15=m:7,tid_in_wg:16,wgid:9 1,17=m:7,tid_in_wg:16,wgid:11") }, Some(const { &V1943::table() }), vec![probe::<V1943, m, usize, 2>(), probe::<V1943, tid_in_wg, usize, 2>(), probe::<V1943, wgid, usize, 2>()]),
        item::<V1944, T1944>(Facts { name: "V1944", op: "apply_set", shard: &[(3, 1, "m"), (12, 1, "wgid"), (1, 1, "m")], replica: &[(2, 2, "tid_in_wg"), (3, 1, "tid_in_wg")], offset: &[("m", 5), ("tid_in_wg", 16)], swizzle: None, shape: Some(&[2, 18]), answers: Answers::Sets("0,0=m:5,tid_in_wg:16|m:5,tid_in_wg:17|m:5,tid_in_wg:18|m:5,tid_in_wg:19|m:5,tid_in_wg:20 0,2=m:5,tid_in_wg:16,wgid:2|m:5,tid_in_wg:17,wgid:2|m:5,tid_in_wg:18,wgid:2|m:5,tid_in_wg:19,wgid:2|m:5,tid_in_wg:20,wgid:2 0,7=m:5,tid_in_wg:16,wgid:7|m:5,tid_in_wg:17,wgid:7|m:5,tid_in_wg:18,wgid:7|m:5,tid_in_wg:19,wgid:7|m:5,tid_in_wg:20,wgid:7 1,0=m:6,tid_in_wg:16,wgid:6|m:6,tid_in_wg:17,wgid:6|m:6,tid_in_wg:18,wgid:6|m:6,tid_in_wg:19,wgid:6|m:6,tid_in_wg:20,wgid:6 1,17=m:7,tid_in_wg:16,wgid:11|m:7,tid_in_wg:17,wgid:11|m:7,tid_in_wg:18,wgid:11|m:7,tid_in_wg:19,wgid:11|m:7,tid_in_wg:20,wgid:11") }, Some(const { &V1944::table() }), vec![probe::<V1944, m, i32, 2>(), probe::<V1944, tid_in_wg, i32, 2>(), probe::<V1944, wgid, i32, 2>()]),
        item::<V1945, T1945>(Facts { name: "V1945", op: "apply_shape", shard: &[(8, 1, "warpid")], replica: &[(2, 1, "m")], offset: &[("laneid", 64), ("m", 1)], swizzle: None, shape: Some(&[4, 2]), answers: Answers::Bases("0,0=laneid:64,m:1 0,1=laneid:64,m:1,warpid:1 1,0=laneid:64,m:1,warpid:2 1,1=laneid:64,m:1,warpid:3 2,1=laneid:64,m:1,warpid:5 3,1=laneid:64,m:1,warpid:7") }, Some(const { &V1945::table() }), vec![probe::<V1945, laneid, u64, 2>(), probe::<V1945, m, u64, 2>(), probe::<V1945, warpid, u64, 2>()]),
        item::<V1949, T1949>(Facts { name: "V1949", op: "apply_shape", shard: &[(4, 0, "TCol"), (6, 4, "TCol"), (16, 1, "TLane"), (2, 10, "TLane")], replica: &[], offset: &[("TLane", 5)], swizzle: None, shape: Some(&[12, 64]), answers: Answers::Bases("0,0=TLane:5 0,45=TCol:4,TLane:21 2,58=TCol:20,TLane:18 6,52=TCol:4,TLane:15 8,2=TCol:16,TLane:6 8,50=TCol:20,TLane:14 10,20=TCol:8,TLane:15 10,47=TCol:12,TLane:22 10,50=TCol:12,TLane:14 11,7=TCol:16,TLane:18 11,53=TCol:20,TLane:25 11,63=TCol:20,TLane:30") }, None, vec![probe::<V1949, TCol, usize, 2>(), probe::<V1949, TLane, usize, 2>(), probe::<V1949, m, usize, 2>()]),
        item::<V1954, T1954>(Facts { name: "V1954", op: "apply_shape", shard: &[(4, 1, "tx")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0=0 1=tx:1 3=tx:3") }, Some(const { &V1954::table() }), vec![probe::<V1954, m, u64, 1>(), probe::<V1954, tx, u64, 1>()]),
        item::<V1955, T1955>(Facts { name: "V1955", op: "apply_linear", shard: &[(4, 1, "tx")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0=0 1=tx:1 3=tx:3 3=tx:3") }, Some(const { &V1955::table() }), vec![probe::<V1955, m, usize, 1>(), probe::<V1955, tx, usize, 1>()]),
        item::<V1956, T1956>(Facts { name: "V1956", op: "apply_shape", shard: &[(4, 12, "tx"), (2, 1, "m"), (2, 6, "tx"), (6, 1, "tx")], replica: &[], offset: &[("tx", 64)], swizzle: None, shape: Some(&[2, 3, 16]), answers: Answers::Bases("0,0,0=tx:64 0,0,4=tx:68 0,0,11=tx:75 0,1,3=m:1,tx:71 0,1,14=tx:82 0,2,4=m:1,tx:76 0,2,7=m:1,tx:79 0,2,12=m:1,tx:84 1,0,7=tx:95 1,2,0=tx:108 1,2,8=m:1,tx:104 1,2,15=m:1,tx:111") }, Some(const { &V1956::table() }), vec![probe::<V1956, m, i32, 3>(), probe::<V1956, tx, i32, 3>()]),
        item::<V1958, T1958>(Facts { name: "V1958", op: "apply_shape", shard: &[(6, 1, "tid_in_wg")], replica: &[], offset: &[], swizzle: None, shape: Some(&[2, 3]), answers: Answers::Bases("0,0=0 0,1=tid_in_wg:1 0,2=tid_in_wg:2 1,0=tid_in_wg:3 1,1=tid_in_wg:4 1,2=tid_in_wg:5") }, Some(const { &V1958::table() }), vec![probe::<V1958, m, usize, 2>(), probe::<V1958, tid_in_wg, usize, 2>()]),
        item::<V1960, T1960>(Facts { name: "V1960", op: "apply_set", shard: &[(16, 4, "m"), (4, 1, "m")], replica: &[(2, 64, "m"), (2, 4, "m")], offset: &[], swizzle: None, shape: Some(&[4, 16]), answers: Answers::Sets("0,0=0|4|64|68 3,6=54|58|118|122 3,10=58|62|122|126 3,15=63|67|127|131") }, Some(const { &V1960::table() }), vec![probe::<V1960, m, u64, 2>()]),
        item::<V1961, T1961>(Facts { name: "V1961", op: "apply_shape", shard: &[(6, 20, "tx"), (4, 5, "tx"), (5, 1, "tx")], replica: &[], offset: &[], swizzle: None, shape: Some(&[3, 5, 2, 4]), answers: Answers::Bases("0,0,0,0=0 0,0,0,2=tx:2 0,0,0,3=tx:3 1,1,1,2=tx:54 1,3,0,2=tx:66 1,4,0,0=tx:72 2,0,0,0=tx:80 2,0,1,3=tx:87 2,2,0,1=tx:97 2,2,1,0=tx:100 2,4,1,3=tx:119") }, Some(const { &V1961::table() }), vec![probe::<V1961, m, usize, 4>(), probe::<V1961, tx, usize, 4>()]),
        item::<V1964, T1964>(Facts { name: "V1964", op: "apply_set", shard: &[(2, 32, "m"), (3, 4, "m")], replica: &[(4, 4, "m")], offset: &[], swizzle: None, shape: Some(&[6, 1]), answers: Answers::Sets("0,0=0|4|8|12 1,0=4|8|12|16 3,0=32|36|40|44 5,0=40|44|48|52") }, Some(const { &V1964::table() }), vec![probe::<V1964, m, usize, 2>()]),
        item::<V1965, T1965>(Facts { name: "V1965", op: "apply_shape", shard: &[(1, 10, "wid_in_wg")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0=0") }, Some(const { &V1965::table() }), vec![probe::<V1965, m, i32, 1>(), probe::<V1965, wid_in_wg, i32, 1>()]),
        item::<V1966, T1966>(Facts { name: "V1966", op: "apply_linear", shard: &[(1, 10, "wid_in_wg")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0=0 0=0") }, Some(const { &V1966::table() }), vec![probe::<V1966, m, u64, 1>(), probe::<V1966, wid_in_wg, u64, 1>()]),
        item::<V1967, T1967>(Facts { name: "V1967", op: "apply_shape", shard: &[(8, 1, "m")], replica: &[(3, 4, "m"), (4, 1, "tid_in_wg")], offset: &[], swizzle: None, shape: Some(&[2, 2, 2]), answers: Answers::Bases("0,0,0=0 0,0,1=1 0,1,1=3 1,0,0=4 1,0,1=5 1,1,1=7") }, Some(const { &V1967::table() }), vec![probe::<V1967, m, usize, 3>(), probe::<V1967, tid_in_wg, usize, 3>()]),
        item::<V1968, T1968>(Facts { name: "V1968", op: "apply_set", shard: &[(8, 1, "m")], replica: &[(3, 4, "m"), (4, 1, "tid_in_wg")], offset: &[], swizzle: None, shape: Some(&[2, 2, 2]), answers: Answers::Sets("0,0,0=0|4|m:4,tid_in_wg:1|m:4,tid_in_wg:2|m:4,tid_in_wg:3|8|m:8,tid_in_wg:1|m:8,tid_in_wg:2|m:8,tid_in_wg:3|tid_in_wg:1|tid_in_wg:2|tid_in_wg:3 0,0,1=1|m:1,tid_in_wg:1|m:1,tid_in_wg:2|m:1,tid_in_wg:3|5|m:5,tid_in_wg:1|m:5,tid_in_wg:2|m:5,tid_in_wg:3|9|m:9,tid_in_wg:1|m:9,tid_in_wg:2|m:9,tid_in_wg:3 1,1,1=7|m:7,tid_in_wg:1|m:7,tid_in_wg:2|m:7,tid_in_wg:3|11|m:11,tid_in_wg:1|m:11,tid_in_wg:2|m:11,tid_in_wg:3|15|m:15,tid_in_wg:1|m:15,tid_in_wg:2|m:15,tid_in_wg:3") }, Some(const { &V1968::table() }), vec![probe::<V1968, m, i32, 3>(), probe::<V1968, tid_in_wg, i32, 3>()]),
        item::<V1970, T1970>(Facts { name: "V1970", op: "apply_shape", shard: &[(4, 2, "laneid"), (1, 0, "warpid"), (8, 4, "warpid"), (5, 1, "laneid")], replica: &[], offset: &[], swizzle: None, shape: Some(&[160]), answers: Answers::Bases("0=0 31=laneid:1,warpid:24 43=laneid:5 46=laneid:3,warpid:4 48=laneid:5,warpid:4 57=laneid:4,warpid:12 63=laneid:5,warpid:16 64=laneid:6,warpid:16 70=laneid:2,warpid:24 103=laneid:7,warpid:16 147=laneid:8,warpid:20 159=laneid:10,warpid:28") }, None, vec![probe::<V1970, laneid, usize, 1>(), probe::<V1970, m, usize, 1>(), probe::<V1970, warpid, usize, 1>()]),
        item::<V1972, T1972>(Facts { name: "V1972", op: "apply_linear", shard: &[(1, 8, "m"), (8, 1, "m")], replica: &[], offset: &[("m", 5)], swizzle: None, shape: None, answers: Answers::Bases("0=5 2=7 3=8 3=8 4=9 4=9 5=10") }, Some(const { &V1972::table() }), vec![probe::<V1972, m, u64, 2>()]),
        item::<V1976, T1976>(Facts { name: "V1976", op: "apply_set", shard: &[(12, 1, "F"), (5, 1, "P"), (16, 5, "P")], replica: &[(3, 64, "P"), (2, 1, "F")], offset: &[("F", 5), ("P", 2)], swizzle: None, shape: Some(&[160, 3, 2]), answers: Answers::Sets("0,0,0=F:5,P:2|F:5,P:66|F:5,P:130|F:6,P:2|F:6,P:66|F:6,P:130 9,1,1=F:5,P:50|F:5,P:114|F:5,P:178|F:6,P:50|F:6,P:114|F:6,P:178 119,0,1=F:13,P:61|F:13,P:125|F:13,P:189|F:14,P:61|F:14,P:125|F:14,P:189 144,0,1=F:15,P:11|F:15,P:75|F:15,P:139|F:16,P:11|F:16,P:75|F:16,P:139 159,2,1=F:16,P:81|F:16,P:145|F:16,P:209|F:17,P:81|F:17,P:145|F:17,P:209") }, None, vec![probe::<V1976, F, usize, 3>(), probe::<V1976, P, usize, 3>(), probe::<V1976, m, usize, 3>()]),
        item::<V1977, T1977>(Facts { name: "V1977", op: "apply_shape", shard: &[(4, 0, "wgid")], replica: &[], offset: &[("m", 1), ("tid_in_wg", 16), ("wgid", 16)], swizzle: None, shape: Some(&[1, 4]), answers: Answers::Bases("0,0=m:1,tid_in_wg:16,wgid:16 0,1=m:1,tid_in_wg:16,wgid:16 0,2=m:1,tid_in_wg:16,wgid:16 0,3=m:1,tid_in_wg:16,wgid:16") }, Some(const { &V1977::table() }), vec![probe::<V1977, m, i32, 2>(), probe::<V1977, tid_in_wg, i32, 2>(), probe::<V1977, wgid, i32, 2>()]),
        item::<V1978, T1978>(Facts { name: "V1978", op: "apply_linear", shard: &[(4, 0, "wgid")], replica: &[], offset: &[("m", 1), ("tid_in_wg", 16), ("wgid", 16)], swizzle: None, shape: None, answers: Answers::Bases("0=m:1,tid_in_wg:16,wgid:16 1=m:1,tid_in_wg:16,wgid:16 1=m:1,tid_in_wg:16,wgid:16 1=m:1,tid_in_wg:16,wgid:16") }, Some(const { &V1978::table() }), vec![probe::<V1978, m, u64, 1>(), probe::<V1978, tid_in_wg, u64, 1>(), probe::<V1978, wgid, u64, 1>()]),
        item::<V1980, T1980>(Facts { name: "V1980", op: "apply_linear", shard: &[(2, 3, "m"), (7, 0, "m"), (2, 5, "tid_in_wg")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("4=0 6=0 15=m:3,tid_in_wg:5 17=m:3,tid_in_wg:5 17=m:3,tid_in_wg:5 18=3 24=3 26=3 26=3") }, Some(const { &V1980::table() }), vec![probe::<V1980, m, i32, 3>(), probe::<V1980, tid_in_wg, i32, 3>()]),
        item::<V1982, T1982>(Facts { name: "V1982", op: "apply_linear", shard: &[(2, 1, "m")], replica: &[(4, 64, "tid_in_wg")], offset: &[("tid_in_wg", 16)], swizzle: None, shape: None, answers: Answers::Bases("0=tid_in_wg:16 0=tid_in_wg:16") }, Some(const { &V1982::table() }), vec![probe::<V1982, m, usize, 1>(), probe::<V1982, tid_in_wg, usize, 1>()]),
        item::<V1985, T1985>(Facts { name: "V1985", op: "apply_linear", shard: &[(4, 1, "m")], replica: &[], offset: &[], swizzle: None, shape: None, answers: Answers::Bases("0=0 0=0 0=0 2=2 2=2") }, Some(const { &V1985::table() }), vec![probe::<V1985, m, usize, 1>()]),
        item::<V3363, T3363>(Facts { name: "V3363", op: "apply_shape", shard: &[(3, 10, "m"), (7, 10, "m")], replica: &[], offset: &[("m", 64)], swizzle: Some([3, 0, 1]), shape: Some(&[21, 1]), answers: Answers::Bases("0,0=64 1,0=74 2,0=84 4,0=104 8,0=84 10,0=104 17,0=114 18,0=124 20,0=144") }, Some(const { &V3363::table() }), vec![probe::<V3363, m, i32, 2>()]),
        item::<V3368, T3368>(Facts { name: "V3368", op: "apply_shape", shard: &[(12, 1, "m")], replica: &[], offset: &[("m", 5)], swizzle: Some([0, 4, 4]), shape: Some(&[6, 2]), answers: Answers::Bases("0,0=5 0,1=6 2,0=9 2,1=10 3,0=11 3,1=12 4,0=13 4,1=14 5,1=17") }, Some(const { &V3368::table() }), vec![probe::<V3368, m, usize, 2>()]),
        item::<V3373, T3373>(Facts { name: "V3373", op: "apply_shape", shard: &[(4, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 2, 4]), shape: None, answers: Answers::Bases("0=0 1=1 2=2 3=3") }, Some(const { &V3373::table() }), vec![probe::<V3373, m, u64, 1>()]),
        item::<V3374, T3374>(Facts { name: "V3374", op: "apply_shape", shard: &[(16, 1, "m")], replica: &[], offset: &[("m", 2)], swizzle: Some([1, 1, 5]), shape: Some(&[8, 2]), answers: Answers::Bases("0,0=2 0,1=3 2,0=6 3,0=8 4,0=10 5,1=13 7,0=16 7,1=17") }, Some(const { &V3374::table() }), vec![probe::<V3374, m, usize, 2>()]),
        item::<V3380, T3380>(Facts { name: "V3380", op: "apply_shape", shard: &[(8, 1, "m"), (8, 0, "m"), (4, 1, "m"), (2, 5, "m")], replica: &[], offset: &[], swizzle: Some([4, 1, 4]), shape: Some(&[512, 1]), answers: Answers::Bases("0,0=0 71,0=9 139,0=8 182,0=5 209,0=8 316,0=6 331,0=11 338,0=6 350,0=8 360,0=5 473,0=12 511,0=15") }, None, vec![probe::<V3380, m, usize, 2>()]),
        item::<V3387, T3387>(Facts { name: "V3387", op: "apply_shape", shard: &[(5, 1, "m"), (1, 5, "m")], replica: &[], offset: &[("m", 5)], swizzle: Some([4, 0, 5]), shape: Some(&[5]), answers: Answers::Bases("0=5 1=6 2=7 3=8 4=9") }, Some(const { &V3387::table() }), vec![probe::<V3387, m, i32, 1>()]),
        item::<V3391, T3391>(Facts { name: "V3391", op: "apply_shape", shard: &[(6, 1, "m"), (4, 6, "m"), (4, 24, "m")], replica: &[], offset: &[], swizzle: Some([1, 0, 0]), shape: Some(&[16, 6]), answers: Answers::Bases("0,0=0 3,2=7 4,5=43 6,3=80 6,5=38 8,0=3 9,1=81 12,1=40 12,2=64 13,2=5 14,5=41 15,5=95") }, Some(const { &V3391::table() }), vec![probe::<V3391, m, u64, 2>()]),
        item::<V3394, T3394>(Facts { name: "V3394", op: "apply_shape", shard: &[(4, 7, "m"), (7, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 2, 2]), shape: Some(&[1, 4, 7]), answers: Answers::Bases("0,0,0=0 0,0,2=2 0,0,4=4 0,1,1=10 0,1,2=11 0,1,6=15 0,2,0=12 0,2,2=20 0,3,1=18 0,3,3=30 0,3,6=29") }, Some(const { &V3394::table() }), vec![probe::<V3394, m, u64, 3>()]),
        item::<V3395, T3395>(Facts { name: "V3395", op: "apply_shape", shard: &[(8, 1, "m"), (3, 2, "m"), (2, 16, "m"), (7, 2, "m")], replica: &[], offset: &[("m", 16)], swizzle: Some([4, 2, 2]), shape: Some(&[112, 3]), answers: Answers::Bases("0,0=16 21,1=37 29,0=24 36,0=42 52,2=31 65,0=50 68,1=44 72,0=33 78,2=49 96,0=44 96,1=46 111,2=55") }, None, vec![probe::<V3395, m, usize, 2>()]),
        item::<V3399, T3399>(Facts { name: "V3399", op: "apply_shape", shard: &[(16, 5, "m"), (6, 32, "m")], replica: &[], offset: &[("m", 1)], swizzle: Some([0, 1, 2]), shape: Some(&[8, 12]), answers: Answers::Bases("0,0=1 3,9=133 4,1=73 4,7=79 4,10=175 5,2=115 6,9=162 6,10=194 7,1=102 7,10=205 7,11=237") }, Some(const { &V3399::table() }), vec![probe::<V3399, m, i32, 2>()]),
        item::<V3404, T3404>(Facts { name: "V3404", op: "swizzle_apply", shard: &[(1572, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("0=0 26=26 45=45 88=80 148=132 183=167 205=213 426=410 503=463 511=455 512=512 565=565 727=719 908=956 1084=1084 1101=1093 1140=1148 1219=1243 1371=1395 1447=1431 1513=1489 1537=1537 1571=1571") }, None, vec![probe::<V3404, m, usize, 1>()]),
        item::<V3432, T3432>(Facts { name: "V3432", op: "swizzle_apply", shard: &[(4032, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 3, 3]), shape: None, answers: Answers::Bases("0=0 104=104 209=193 627=563 696=744 732=652 802=834 1023=911 1024=1024 1133=1133 1187=1203 1658=1594 1908=1812 2390=2422 2709=2757 2776=2696 2864=2896 2925=2829 3073=3073 3415=3447 3607=3671 3658=3594 3858=3954 4031=4047") }, None, vec![probe::<V3432, m, i32, 1>()]),
        item::<V3446, T3446>(Facts { name: "V3446", op: "swizzle_apply", shard: &[(244, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 3, 3]), shape: None, answers: Answers::Bases("0=0 17=19 22=20 37=33 56=63 58=61 59=60 63=56 64=64 82=80 90=89 91=88 94=93 125=122 147=145 163=167 166=162 186=189 193=193 210=208 226=230 228=224 243=245") }, None, vec![probe::<V3446, m, usize, 1>()]),
        item::<V3481, T3481>(Facts { name: "V3481", op: "swizzle_apply", shard: &[(58, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 1, 1]), shape: None, answers: Answers::Bases("0=0 1=1 3=3 4=4 5=5 10=14 11=15 13=9 15=11 16=16 24=28 25=29 31=27 32=32 33=33 42=46 44=40 48=48 49=49 57=61") }, Some(const { &V3481::table() }), vec![probe::<V3481, m, u64, 1>()]),
    ]
}
