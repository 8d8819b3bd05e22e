// Written by `tests/through_macro/generate.rs`; not to be edited.

use tla::prelude::*;
use tla::{axis::*, fold};

#[allow(unused_imports, reason = "which of them a part needs is left open")]
use crate::check::{alias, item, probe, probe_below_0, sum_of_places};
use crate::check::Row;
use crate::facts::{Answers, Facts};

// bank
layout! { struct V1175 = Swizzle<u8, 64B> o S[(8,64)]; }
type T1175 = layout!(Swizzle<u8, 64B> o S[(8,64)]);
const _: () = {
    assert!(V1175::SIZE == 512 && V1175::COSIZE == 512 && V1175::RANK == 2);
    let at = fold::at::<V1175, _>([0, 32]);
    assert!(at.on::<m>() == 32);
    let at = fold::at::<V1175, _>([7, 63]);
    assert!(at.on::<m>() == 463);
};

// mma_atom_layout
layout! { struct V1202 = Swizzle<f8e4m3, 128B> o S[1024:1]; }
type T1202 = layout!(Swizzle<f8e4m3, 128B> o S[1024:1]);
const _: () = {
    assert!(V1202::SIZE == 1024 && V1202::COSIZE == 1024 && V1202::RANK == 1);
    let at = fold::at::<V1202, _>([512]);
    assert!(at.on::<m>() == 576);
    let at = fold::at::<V1202, _>([1023]);
    assert!(at.on::<m>() == 911);
};

// mma_atom_layout
layout! { struct V1235 = Swizzle<f16, none> o S[64:1]; }
type T1235 = layout!(Swizzle<f16, none> o S[64:1]);
const _: () = {
    assert!(V1235::SIZE == 64 && V1235::COSIZE == 64 && V1235::RANK == 1);
    let at = fold::at::<V1235, _>([32]);
    assert!(at.on::<m>() == 32);
    let at = fold::at::<V1235, _>([63]);
    assert!(at.on::<m>() == 63);
};

// swizzle_apply
layout! { struct V1236 = Swizzle<16, none> o S[146]; }
type T1236 = layout!(Swizzle<16, none> o S[146]);
const _: () = {
    assert!(V1236::SIZE == 146 && V1236::COSIZE == 146 && V1236::RANK == 1);
    let at = fold::at::<V1236, _>([34]);
    assert!(at.on::<m>() == 34);
    let at = fold::at::<V1236, _>([145]);
    assert!(at.on::<m>() == 145);
};

// mma_atom_layout
layout! { struct V1240 = Swizzle<float16, 32B> o S[128:1]; }
type T1240 = layout!(Swizzle<float16, 32B> o S[128:1]);
const _: () = {
    assert!(V1240::SIZE == 128 && V1240::COSIZE == 128 && V1240::RANK == 1);
    let at = fold::at::<V1240, _>([64]);
    assert!(at.on::<m>() == 72);
    let at = fold::at::<V1240, _>([127]);
    assert!(at.on::<m>() == 119);
};

// swizzle_apply
layout! { struct V1241 = Swizzle<f16, 32B> o S[274]; }
type T1241 = layout!(Swizzle<f16, 32B> o S[274]);
const _: () = {
    assert!(V1241::SIZE == 274 && V1241::COSIZE == 274 && V1241::RANK == 1);
    let at = fold::at::<V1241, _>([68]);
    assert!(at.on::<m>() == 76);
    let at = fold::at::<V1241, _>([273]);
    assert!(at.on::<m>() == 273);
};

// bank
layout! { struct V1246 = Swizzle<float16, 32B> o S[(8,16):(16,1)]; }
type T1246 = layout!(Swizzle<float16, 32B> o S[(8,16):(16,1)]);
const _: () = {
    assert!(V1246::SIZE == 128 && V1246::COSIZE == 128 && V1246::RANK == 2);
    let at = fold::at::<V1246, _>([0, 8]);
    assert!(at.on::<m>() == 8);
    let at = fold::at::<V1246, _>([7, 15]);
    assert!(at.on::<m>() == 119);
};

// mma_atom_layout
layout! { struct V1247 = Swizzle<f16, 64B> o S[256]; }
type T1247 = layout!(Swizzle<f16, 64B> o S[256]);
const _: () = {
    assert!(V1247::SIZE == 256 && V1247::COSIZE == 256 && V1247::RANK == 1);
    let at = fold::at::<V1247, _>([128]);
    assert!(at.on::<m>() == 144);
    let at = fold::at::<V1247, _>([255]);
    assert!(at.on::<m>() == 231);
};

// swizzle_apply
layout! { struct V1248 = Swizzle<16, 64B> o S[530:1]; }
type T1248 = layout!(Swizzle<16, 64B> o S[530:1]);
const _: () = {
    assert!(V1248::SIZE == 530 && V1248::COSIZE == 530 && V1248::RANK == 1);
    let at = fold::at::<V1248, _>([140]);
    assert!(at.on::<m>() == 156);
    let at = fold::at::<V1248, _>([529]);
    assert!(at.on::<m>() == 529);
};

// swizzle_apply
layout! { struct V1255 = Swizzle<float16, 128B> o S[1042:1]; }
type T1255 = layout!(Swizzle<float16, 128B> o S[1042:1]);
const _: () = {
    assert!(V1255::SIZE == 1042 && V1255::COSIZE == 1042 && V1255::RANK == 1);
    let at = fold::at::<V1255, _>([273]);
    assert!(at.on::<m>() == 305);
    let at = fold::at::<V1255, _>([1041]);
    assert!(at.on::<m>() == 1041);
};

// bank
layout! { struct V1260 = Swizzle<16, 128B> o S[(8,64):(64@m,1@m)]; }
type T1260 = layout!(Swizzle<16, 128B> o S[(8,64):(64@m,1@m)]);
const _: () = {
    assert!(V1260::SIZE == 512 && V1260::COSIZE == 512 && V1260::RANK == 2);
    let at = fold::at::<V1260, _>([0, 32]);
    assert!(at.on::<m>() == 32);
    let at = fold::at::<V1260, _>([7, 63]);
    assert!(at.on::<m>() == 455);
};

// bank
layout! { struct V1279 = Swizzle<bfloat16, 64B> o S[(8,32):(32,1)]; }
type T1279 = layout!(Swizzle<bfloat16, 64B> o S[(8,32):(32,1)]);
const _: () = {
    assert!(V1279::SIZE == 256 && V1279::COSIZE == 256 && V1279::RANK == 2);
    let at = fold::at::<V1279, _>([0, 16]);
    assert!(at.on::<m>() == 16);
    let at = fold::at::<V1279, _>([7, 31]);
    assert!(at.on::<m>() == 231);
};

// mma_atom_layout
layout! { struct V1287 = Swizzle<32, none> o S[32]; }
type T1287 = layout!(Swizzle<32, none> o S[32]);
const _: () = {
    assert!(V1287::SIZE == 32 && V1287::COSIZE == 32 && V1287::RANK == 1);
    let at = fold::at::<V1287, _>([16]);
    assert!(at.on::<m>() == 16);
    let at = fold::at::<V1287, _>([31]);
    assert!(at.on::<m>() == 31);
};

// mma_atom_layout
layout! { struct V1292 = Swizzle<f32, 32B> o S[64]; }
type T1292 = layout!(Swizzle<f32, 32B> o S[64]);
const _: () = {
    assert!(V1292::SIZE == 64 && V1292::COSIZE == 64 && V1292::RANK == 1);
    let at = fold::at::<V1292, _>([32]);
    assert!(at.on::<m>() == 36);
    let at = fold::at::<V1292, _>([63]);
    assert!(at.on::<m>() == 59);
};

// swizzle_apply
layout! { struct V1293 = Swizzle<32, 32B> o S[146:1]; }
type T1293 = layout!(Swizzle<32, 32B> o S[146:1]);
const _: () = {
    assert!(V1293::SIZE == 146 && V1293::COSIZE == 146 && V1293::RANK == 1);
    let at = fold::at::<V1293, _>([34]);
    assert!(at.on::<m>() == 38);
    let at = fold::at::<V1293, _>([145]);
    assert!(at.on::<m>() == 145);
};

// bank
layout! { struct V1298 = Swizzle<f32, 32B> o S[(8,8)]; }
type T1298 = layout!(Swizzle<f32, 32B> o S[(8,8)]);
const _: () = {
    assert!(V1298::SIZE == 64 && V1298::COSIZE == 64 && V1298::RANK == 2);
    let at = fold::at::<V1298, _>([0, 4]);
    assert!(at.on::<m>() == 4);
    let at = fold::at::<V1298, _>([7, 7]);
    assert!(at.on::<m>() == 59);
};

// mma_atom_layout
layout! { struct V1306 = Swizzle<float32, 128B> o S[256]; }
type T1306 = layout!(Swizzle<float32, 128B> o S[256]);
const _: () = {
    assert!(V1306::SIZE == 256 && V1306::COSIZE == 256 && V1306::RANK == 1);
    let at = fold::at::<V1306, _>([128]);
    assert!(at.on::<m>() == 144);
    let at = fold::at::<V1306, _>([255]);
    assert!(at.on::<m>() == 227);
};

// swizzle_apply
layout! { struct V1307 = Swizzle<f32, 128B> o S[530:1]; }
type T1307 = layout!(Swizzle<f32, 128B> o S[530:1]);
const _: () = {
    assert!(V1307::SIZE == 530 && V1307::COSIZE == 530 && V1307::RANK == 1);
    let at = fold::at::<V1307, _>([140]);
    assert!(at.on::<m>() == 156);
    let at = fold::at::<V1307, _>([529]);
    assert!(at.on::<m>() == 529);
};

// swizzle_apply
layout! { struct V1314 = Swizzle<32, none> o S[82:1@m]; }
type T1314 = layout!(Swizzle<32, none> o S[82:1@m]);
const _: () = {
    assert!(V1314::SIZE == 82 && V1314::COSIZE == 82 && V1314::RANK == 1);
    let at = fold::at::<V1314, _>([18]);
    assert!(at.on::<m>() == 18);
    let at = fold::at::<V1314, _>([81]);
    assert!(at.on::<m>() == 81);
};

// mma_atom_layout
layout! { struct V1325 = Swizzle<i32, 64B> o S[128:1]; }
type T1325 = layout!(Swizzle<i32, 64B> o S[128:1]);
const _: () = {
    assert!(V1325::SIZE == 128 && V1325::COSIZE == 128 && V1325::RANK == 1);
    let at = fold::at::<V1325, _>([64]);
    assert!(at.on::<m>() == 72);
    let at = fold::at::<V1325, _>([127]);
    assert!(at.on::<m>() == 115);
};

// swizzle_apply
layout! { struct V1326 = Swizzle<32, 64B> o S[274]; }
type T1326 = layout!(Swizzle<32, 64B> o S[274]);
const _: () = {
    assert!(V1326::SIZE == 274 && V1326::COSIZE == 274 && V1326::RANK == 1);
    let at = fold::at::<V1326, _>([68]);
    assert!(at.on::<m>() == 76);
    let at = fold::at::<V1326, _>([273]);
    assert!(at.on::<m>() == 273);
};

// mma_atom_layout
layout! { struct V1344 = Swizzle<64, 32B> o S[32]; }
type T1344 = layout!(Swizzle<64, 32B> o S[32]);
const _: () = {
    assert!(V1344::SIZE == 32 && V1344::COSIZE == 32 && V1344::RANK == 1);
    let at = fold::at::<V1344, _>([16]);
    assert!(at.on::<m>() == 18);
    let at = fold::at::<V1344, _>([31]);
    assert!(at.on::<m>() == 29);
};

// swizzle_apply
layout! { struct V1345 = Swizzle<float64, 32B> o S[82:1]; }
type T1345 = layout!(Swizzle<float64, 32B> o S[82:1]);
const _: () = {
    assert!(V1345::SIZE == 82 && V1345::COSIZE == 84 && V1345::RANK == 1);
    let at = fold::at::<V1345, _>([18]);
    assert!(at.on::<m>() == 16);
    let at = fold::at::<V1345, _>([81]);
    assert!(at.on::<m>() == 83);
};

// bank
layout! { struct V1350 = Swizzle<64, 32B> o S[(8,4):(4@m,1@m)]; }
type T1350 = layout!(Swizzle<64, 32B> o S[(8,4):(4@m,1@m)]);
const _: () = {
    assert!(V1350::SIZE == 32 && V1350::COSIZE == 32 && V1350::RANK == 2);
    let at = fold::at::<V1350, _>([0, 2]);
    assert!(at.on::<m>() == 2);
    let at = fold::at::<V1350, _>([7, 3]);
    assert!(at.on::<m>() == 29);
};

// mma_atom_layout
layout! { struct V1351 = Swizzle<float64, 64B> o S[64]; }
type T1351 = layout!(Swizzle<float64, 64B> o S[64]);
const _: () = {
    assert!(V1351::SIZE == 64 && V1351::COSIZE == 64 && V1351::RANK == 1);
    let at = fold::at::<V1351, _>([32]);
    assert!(at.on::<m>() == 36);
    let at = fold::at::<V1351, _>([63]);
    assert!(at.on::<m>() == 57);
};

// swizzle_apply
layout! { struct V1352 = Swizzle<f64, 64B> o S[146:1]; }
type T1352 = layout!(Swizzle<f64, 64B> o S[146:1]);
const _: () = {
    assert!(V1352::SIZE == 146 && V1352::COSIZE == 148 && V1352::RANK == 1);
    let at = fold::at::<V1352, _>([34]);
    assert!(at.on::<m>() == 38);
    let at = fold::at::<V1352, _>([145]);
    assert!(at.on::<m>() == 147);
};

// bank
layout! { struct V1357 = Swizzle<float64, 64B> o S[(8,8)]; }
type T1357 = layout!(Swizzle<float64, 64B> o S[(8,8)]);
const _: () = {
    assert!(V1357::SIZE == 64 && V1357::COSIZE == 64 && V1357::RANK == 2);
    let at = fold::at::<V1357, _>([0, 4]);
    assert!(at.on::<m>() == 4);
    let at = fold::at::<V1357, _>([7, 7]);
    assert!(at.on::<m>() == 57);
};

// mma_atom_layout
layout! { struct V1358 = Swizzle<f64, 128B> o S[128:1]; }
type T1358 = layout!(Swizzle<f64, 128B> o S[128:1]);
const _: () = {
    assert!(V1358::SIZE == 128 && V1358::COSIZE == 128 && V1358::RANK == 1);
    let at = fold::at::<V1358, _>([64]);
    assert!(at.on::<m>() == 72);
    let at = fold::at::<V1358, _>([127]);
    assert!(at.on::<m>() == 113);
};

// bank
layout! { struct V1364 = Swizzle<f64, 128B> o S[(8,16)]; }
type T1364 = layout!(Swizzle<f64, 128B> o S[(8,16)]);
const _: () = {
    assert!(V1364::SIZE == 128 && V1364::COSIZE == 128 && V1364::RANK == 2);
    let at = fold::at::<V1364, _>([0, 8]);
    assert!(at.on::<m>() == 8);
    let at = fold::at::<V1364, _>([7, 15]);
    assert!(at.on::<m>() == 113);
};

// mma_atom_layout
layout! { struct V1365 = Swizzle<64, none> o S[16:1]; }
type T1365 = layout!(Swizzle<64, none> o S[16:1]);
const _: () = {
    assert!(V1365::SIZE == 16 && V1365::COSIZE == 16 && V1365::RANK == 1);
    let at = fold::at::<V1365, _>([8]);
    assert!(at.on::<m>() == 8);
    let at = fold::at::<V1365, _>([15]);
    assert!(at.on::<m>() == 15);
};

// swizzle_apply
layout! { struct V1366 = Swizzle<int64, none> o S[50]; }
type T1366 = layout!(Swizzle<int64, none> o S[50]);
const _: () = {
    assert!(V1366::SIZE == 50 && V1366::COSIZE == 50 && V1366::RANK == 1);
    let at = fold::at::<V1366, _>([10]);
    assert!(at.on::<m>() == 10);
    let at = fold::at::<V1366, _>([49]);
    assert!(at.on::<m>() == 49);
};

// swizzle_apply
layout! { struct V1396 = Swizzle<0,0,3> o S[32:1]; }
type T1396 = layout!(Swizzle<0,0,3> o S[32:1]);
const _: () = {
    assert!(V1396::SIZE == 32 && V1396::COSIZE == 32 && V1396::RANK == 1);
    let at = fold::at::<V1396, _>([20]);
    assert!(at.on::<m>() == 20);
    let at = fold::at::<V1396, _>([31]);
    assert!(at.on::<m>() == 31);
};

// swizzle_apply
layout! { struct V1404 = Swizzle<0,1,4> o S[127:1@m]; }
type T1404 = layout!(Swizzle<0,1,4> o S[127:1@m]);
const _: () = {
    assert!(V1404::SIZE == 127 && V1404::COSIZE == 128 && V1404::RANK == 1);
    let at = fold::at::<V1404, _>([62]);
    assert!(at.on::<m>() == 63);
    let at = fold::at::<V1404, _>([126]);
    assert!(at.on::<m>() == 127);
};

// swizzle_apply
layout! { struct V1406 = Swizzle<0,1,5> o S[250:1]; }
type T1406 = layout!(Swizzle<0,1,5> o S[250:1]);
const _: () = {
    assert!(V1406::SIZE == 250 && V1406::COSIZE == 250 && V1406::RANK == 1);
    let at = fold::at::<V1406, _>([160]);
    assert!(at.on::<m>() == 161);
    let at = fold::at::<V1406, _>([249]);
    assert!(at.on::<m>() == 248);
};

// swizzle_apply
layout! { struct V1408 = Swizzle<0,2,3> o S[128:1]; }
type T1408 = layout!(Swizzle<0,2,3> o S[128:1]);
const _: () = {
    assert!(V1408::SIZE == 128 && V1408::COSIZE == 128 && V1408::RANK == 1);
    let at = fold::at::<V1408, _>([79]);
    assert!(at.on::<m>() == 78);
    let at = fold::at::<V1408, _>([127]);
    assert!(at.on::<m>() == 124);
};

// swizzle_apply
layout! { struct V1410 = Swizzle<0,2,4> o S[254]; }
type T1410 = layout!(Swizzle<0,2,4> o S[254]);
const _: () = {
    assert!(V1410::SIZE == 254 && V1410::COSIZE == 256 && V1410::RANK == 1);
    let at = fold::at::<V1410, _>([151]);
    assert!(at.on::<m>() == 150);
    let at = fold::at::<V1410, _>([253]);
    assert!(at.on::<m>() == 254);
};

// swizzle_apply
layout! { struct V1416 = Swizzle<0,3,4> o S[510]; }
type T1416 = layout!(Swizzle<0,3,4> o S[510]);
const _: () = {
    assert!(V1416::SIZE == 510 && V1416::COSIZE == 512 && V1416::RANK == 1);
    let at = fold::at::<V1416, _>([327]);
    assert!(at.on::<m>() == 323);
    let at = fold::at::<V1416, _>([509]);
    assert!(at.on::<m>() == 506);
};

// swizzle_apply
layout! { struct V1418 = Swizzle<0,3,5> o S[991]; }
type T1418 = layout!(Swizzle<0,3,5> o S[991]);
const _: () = {
    assert!(V1418::SIZE == 991 && V1418::COSIZE == 992 && V1418::RANK == 1);
    let at = fold::at::<V1418, _>([638]);
    assert!(at.on::<m>() == 637);
    let at = fold::at::<V1418, _>([990]);
    assert!(at.on::<m>() == 984);
};

// swizzle_apply
layout! { struct V1426 = Swizzle<1,1,3> o S[118:1]; }
type T1426 = layout!(Swizzle<1,1,3> o S[118:1]);
const _: () = {
    assert!(V1426::SIZE == 118 && V1426::COSIZE == 120 && V1426::RANK == 1);
    let at = fold::at::<V1426, _>([85]);
    assert!(at.on::<m>() == 87);
    let at = fold::at::<V1426, _>([117]);
    assert!(at.on::<m>() == 119);
};

// swizzle_apply
layout! { struct V1428 = Swizzle<1,1,4> o S[254:1]; }
type T1428 = layout!(Swizzle<1,1,4> o S[254:1]);
const _: () = {
    assert!(V1428::SIZE == 254 && V1428::COSIZE == 256 && V1428::RANK == 1);
    let at = fold::at::<V1428, _>([144]);
    assert!(at.on::<m>() == 144);
    let at = fold::at::<V1428, _>([253]);
    assert!(at.on::<m>() == 255);
};

// swizzle_apply
layout! { struct V1430 = Swizzle<1,1,5> o S[483]; }
type T1430 = layout!(Swizzle<1,1,5> o S[483]);
const _: () = {
    assert!(V1430::SIZE == 483 && V1430::COSIZE == 484 && V1430::RANK == 1);
    let at = fold::at::<V1430, _>([240]);
    assert!(at.on::<m>() == 242);
    let at = fold::at::<V1430, _>([482]);
    assert!(at.on::<m>() == 480);
};

// swizzle_apply
layout! { struct V1434 = Swizzle<1,2,4> o S[467]; }
type T1434 = layout!(Swizzle<1,2,4> o S[467]);
const _: () = {
    assert!(V1434::SIZE == 467 && V1434::COSIZE == 471 && V1434::RANK == 1);
    let at = fold::at::<V1434, _>([151]);
    assert!(at.on::<m>() == 151);
    let at = fold::at::<V1434, _>([466]);
    assert!(at.on::<m>() == 470);
};

// swizzle_apply
layout! { struct V1436 = Swizzle<1,2,5> o S[985]; }
type T1436 = layout!(Swizzle<1,2,5> o S[985]);
const _: () = {
    assert!(V1436::SIZE == 985 && V1436::COSIZE == 991 && V1436::RANK == 1);
    let at = fold::at::<V1436, _>([533]);
    assert!(at.on::<m>() == 533);
    let at = fold::at::<V1436, _>([984]);
    assert!(at.on::<m>() == 990);
};

// swizzle_apply
layout! { struct V1440 = Swizzle<1,3,4> o S[998:1@m]; }
type T1440 = layout!(Swizzle<1,3,4> o S[998:1@m]);
const _: () = {
    assert!(V1440::SIZE == 998 && V1440::COSIZE == 1008 && V1440::RANK == 1);
    let at = fold::at::<V1440, _>([438]);
    assert!(at.on::<m>() == 444);
    let at = fold::at::<V1440, _>([997]);
    assert!(at.on::<m>() == 1003);
};

// swizzle_apply
layout! { struct V1442 = Swizzle<1,3,5> o S[2026:1]; }
type T1442 = layout!(Swizzle<1,3,5> o S[2026:1]);
const _: () = {
    assert!(V1442::SIZE == 2026 && V1442::COSIZE == 2032 && V1442::RANK == 1);
    let at = fold::at::<V1442, _>([1165]);
    assert!(at.on::<m>() == 1161);
    let at = fold::at::<V1442, _>([2025]);
    assert!(at.on::<m>() == 2023);
};

// swizzle_apply
layout! { struct V1446 = Swizzle<3,0,4> o S[490:1]; }
type T1446 = layout!(Swizzle<3,0,4> o S[490:1]);
const _: () = {
    assert!(V1446::SIZE == 490 && V1446::COSIZE == 490 && V1446::RANK == 1);
    let at = fold::at::<V1446, _>([291]);
    assert!(at.on::<m>() == 291);
    let at = fold::at::<V1446, _>([489]);
    assert!(at.on::<m>() == 489);
};

// swizzle_apply
layout! { struct V1448 = Swizzle<3,0,5> o S[1000:1]; }
type T1448 = layout!(Swizzle<3,0,5> o S[1000:1]);
const _: () = {
    assert!(V1448::SIZE == 1000 && V1448::COSIZE == 1000 && V1448::RANK == 1);
    let at = fold::at::<V1448, _>([461]);
    assert!(at.on::<m>() == 461);
    let at = fold::at::<V1448, _>([999]);
    assert!(at.on::<m>() == 999);
};

// swizzle_apply
layout! { struct V1450 = Swizzle<3,1,3> o S[469]; }
type T1450 = layout!(Swizzle<3,1,3> o S[469]);
const _: () = {
    assert!(V1450::SIZE == 469 && V1450::COSIZE == 477 && V1450::RANK == 1);
    let at = fold::at::<V1450, _>([247]);
    assert!(at.on::<m>() == 255);
    let at = fold::at::<V1450, _>([468]);
    assert!(at.on::<m>() == 476);
};

pub(crate) fn rows() -> Vec<Row> {
    vec![
        item::<V1175, T1175>(Facts { name: "V1175", op: "bank", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 2, 3]), shape: None, answers: Answers::Banks(8, "0,0=0/0 1,0=16/0 2,0=4/1 3,0=20/1 4,0=8/2 5,0=24/2 6,0=12/3 7,0=28/3 0,16=4/0 1,16=20/0 2,16=0/1 3,16=16/1 4,16=12/2 5,16=28/2 6,16=8/3 7,16=24/3 0,32=8/0 1,32=24/0 2,32=12/1 3,32=28/1 4,32=0/2 5,32=16/2 6,32=4/3 7,32=20/3 0,48=12/0 1,48=28/0 2,48=8/1 3,48=24/1 4,48=4/2 5,48=20/2 6,48=0/3 7,48=16/3") }, None, vec![probe::<V1175, m, usize, 2>()]),
        item::<V1202, T1202>(Facts { name: "V1202", op: "mma_atom_layout", shard: &[(1024, 1, "m")], replica: &[], offset: &[], swizzle: Some([4, 3, 3]), shape: None, answers: Answers::Layout }, None, vec![probe::<V1202, m, usize, 1>()]),
        item::<V1235, T1235>(Facts { name: "V1235", op: "mma_atom_layout", shard: &[(64, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 0, 3]), shape: None, answers: Answers::Layout }, Some(const { &V1235::table() }), vec![probe::<V1235, m, usize, 1>()]),
        item::<V1236, T1236>(Facts { name: "V1236", op: "swizzle_apply", shard: &[(146, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 0, 3]), shape: None, answers: Answers::Bases("0=0 1=1 2=2 4=4 6=6 8=8 10=10 12=12 14=14 16=16 18=18 20=20 22=22 24=24 26=26 28=28 30=30 32=32 34=34 36=36 38=38 40=40 42=42 44=44 46=46 48=48 50=50 52=52 54=54 56=56 58=58 60=60 62=62 63=63 64=64 69=69 145=145") }, None, vec![probe::<V1236, m, i32, 1>()]),
        item::<V1240, T1240>(Facts { name: "V1240", op: "mma_atom_layout", shard: &[(128, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 1, 3]), shape: None, answers: Answers::Layout }, Some(const { &V1240::table() }), vec![probe::<V1240, m, u64, 1>()]),
        item::<V1241, T1241>(Facts { name: "V1241", op: "swizzle_apply", shard: &[(274, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 1, 3]), shape: None, answers: Answers::Bases("0=0 1=1 4=4 8=8 12=12 16=16 20=20 24=24 28=28 32=32 36=36 40=40 44=44 48=48 52=52 56=56 60=60 64=72 68=76 72=64 76=68 80=88 84=92 88=80 92=84 96=104 100=108 104=96 108=100 112=120 116=124 120=112 124=116 127=119 128=128 133=133 273=273") }, None, vec![probe::<V1241, m, usize, 1>()]),
        item::<V1246, T1246>(Facts { name: "V1246", op: "bank", shard: &[(8, 16, "m"), (16, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 1, 3]), shape: None, answers: Answers::Banks(16, "0,0=0/0 1,0=8/0 2,0=16/0 3,0=24/0 4,0=4/1 5,0=12/1 6,0=20/1 7,0=28/1 0,8=4/0 1,8=12/0 2,8=20/0 3,8=28/0 4,8=0/1 5,8=8/1 6,8=16/1 7,8=24/1") }, Some(const { &V1246::table() }), vec![probe::<V1246, m, u64, 2>()]),
        item::<V1247, T1247>(Facts { name: "V1247", op: "mma_atom_layout", shard: &[(256, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 2, 3]), shape: None, answers: Answers::Layout }, None, vec![probe::<V1247, m, usize, 1>()]),
        item::<V1248, T1248>(Facts { name: "V1248", op: "swizzle_apply", shard: &[(530, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 2, 3]), shape: None, answers: Answers::Bases("0=0 1=1 7=7 14=14 21=21 28=28 35=35 42=42 49=49 56=56 63=63 70=78 77=69 84=92 91=83 98=106 105=97 112=120 119=127 126=118 133=149 140=156 147=131 154=138 161=177 168=184 175=191 182=166 189=173 196=220 203=211 210=202 217=193 224=248 231=255 238=246 245=237 252=228 255=231 256=256 261=261 529=529") }, None, vec![probe::<V1248, m, i32, 1>()]),
        item::<V1255, T1255>(Facts { name: "V1255", op: "swizzle_apply", shard: &[(1042, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("0=0 1=1 13=13 26=26 39=39 52=52 65=73 78=70 91=83 104=96 117=125 130=146 143=159 156=140 169=185 182=166 195=219 208=200 221=197 234=242 247=239 260=292 273=305 286=318 299=267 312=280 325=365 338=378 351=375 364=324 377=337 390=438 403=419 416=400 429=413 442=394 455=511 468=492 481=473 494=470 507=451 511=455 512=512 517=517 1041=1041") }, None, vec![probe::<V1255, m, u64, 1>()]),
        item::<V1260, T1260>(Facts { name: "V1260", op: "bank", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Banks(16, "0,0=0/0 1,0=4/1 2,0=8/2 3,0=12/3 4,0=16/4 5,0=20/5 6,0=24/6 7,0=28/7 0,16=8/0 1,16=12/1 2,16=0/2 3,16=4/3 4,16=24/4 5,16=28/5 6,16=16/6 7,16=20/7 0,32=16/0 1,32=20/1 2,32=24/2 3,32=28/3 4,32=0/4 5,32=4/5 6,32=8/6 7,32=12/7 0,56=28/0 1,56=24/1 2,56=20/2 3,56=16/3 4,56=12/4 5,56=8/5 6,56=4/6 7,56=0/7") }, None, vec![probe::<V1260, m, i32, 2>()]),
        item::<V1279, T1279>(Facts { name: "V1279", op: "bank", shard: &[(8, 32, "m"), (32, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 2, 3]), shape: None, answers: Answers::Banks(16, "0,0=0/0 1,0=16/0 2,0=4/1 3,0=20/1 4,0=8/2 5,0=24/2 6,0=12/3 7,0=28/3 0,8=4/0 1,8=20/0 2,8=0/1 3,8=16/1 4,8=12/2 5,8=28/2 6,8=8/3 7,8=24/3 0,16=8/0 1,16=24/0 2,16=12/1 3,16=28/1 4,16=0/2 5,16=16/2 6,16=4/3 7,16=20/3 0,24=12/0 1,24=28/0 2,24=8/1 3,24=24/1 4,24=4/2 5,24=20/2 6,24=0/3 7,24=16/3") }, None, vec![probe::<V1279, m, u64, 2>()]),
        item::<V1287, T1287>(Facts { name: "V1287", op: "mma_atom_layout", shard: &[(32, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 0, 3]), shape: None, answers: Answers::Layout }, Some(const { &V1287::table() }), vec![probe::<V1287, m, i32, 1>()]),
        item::<V1292, T1292>(Facts { name: "V1292", op: "mma_atom_layout", shard: &[(64, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 1, 3]), shape: None, answers: Answers::Layout }, Some(const { &V1292::table() }), vec![probe::<V1292, m, usize, 1>()]),
        item::<V1293, T1293>(Facts { name: "V1293", op: "swizzle_apply", shard: &[(146, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 1, 3]), shape: None, answers: Answers::Bases("0=0 1=1 2=2 4=4 6=6 8=8 10=10 12=12 14=14 16=16 18=18 20=20 22=22 24=24 26=26 28=28 30=30 32=36 34=38 36=32 38=34 40=44 42=46 44=40 46=42 48=52 50=54 52=48 54=50 56=60 58=62 60=56 62=58 63=59 64=64 69=69 145=145") }, None, vec![probe::<V1293, m, i32, 1>()]),
        item::<V1298, T1298>(Facts { name: "V1298", op: "bank", shard: &[(8, 8, "m"), (8, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 1, 3]), shape: None, answers: Answers::Banks(32, "0,0=0/0 1,0=8/0 2,0=16/0 3,0=24/0 4,0=4/1 5,0=12/1 6,0=20/1 7,0=28/1 0,4=4/0 1,4=12/0 2,4=20/0 3,4=28/0 4,4=0/1 5,4=8/1 6,4=16/1 7,4=24/1") }, Some(const { &V1298::table() }), vec![probe::<V1298, m, usize, 2>()]),
        item::<V1306, T1306>(Facts { name: "V1306", op: "mma_atom_layout", shard: &[(256, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 3, 3]), shape: None, answers: Answers::Layout }, None, vec![probe::<V1306, m, u64, 1>()]),
        item::<V1307, T1307>(Facts { name: "V1307", op: "swizzle_apply", shard: &[(530, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 3, 3]), shape: None, answers: Answers::Bases("0=0 1=1 7=7 14=14 21=21 28=28 35=39 42=46 49=53 56=60 63=59 70=78 77=69 84=92 91=83 98=110 105=101 112=124 119=123 126=114 133=149 140=156 147=131 154=138 161=181 168=188 175=187 182=162 189=169 196=220 203=211 210=202 217=193 224=252 231=251 238=242 245=233 252=224 255=227 256=256 261=261 529=529") }, None, vec![probe::<V1307, m, usize, 1>()]),
        item::<V1314, T1314>(Facts { name: "V1314", op: "swizzle_apply", shard: &[(82, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 0, 3]), shape: None, answers: Answers::Bases("0=0 1=1 2=2 4=4 6=6 8=8 10=10 12=12 14=14 16=16 18=18 20=20 22=22 24=24 26=26 28=28 30=30 31=31 32=32 37=37 81=81") }, Some(const { &V1314::table() }), vec![probe::<V1314, m, i32, 1>()]),
        item::<V1325, T1325>(Facts { name: "V1325", op: "mma_atom_layout", shard: &[(128, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 2, 3]), shape: None, answers: Answers::Layout }, Some(const { &V1325::table() }), vec![probe::<V1325, m, usize, 1>()]),
        item::<V1326, T1326>(Facts { name: "V1326", op: "swizzle_apply", shard: &[(274, 1, "m")], replica: &[], offset: &[], swizzle: Some([2, 2, 3]), shape: None, answers: Answers::Bases("0=0 1=1 4=4 8=8 12=12 16=16 20=20 24=24 28=28 32=36 36=32 40=44 44=40 48=52 52=48 56=60 60=56 64=72 68=76 72=64 76=68 80=88 84=92 88=80 92=84 96=108 100=104 104=100 108=96 112=124 116=120 120=116 124=112 127=115 128=128 133=133 273=273") }, None, vec![probe::<V1326, m, i32, 1>()]),
        item::<V1344, T1344>(Facts { name: "V1344", op: "mma_atom_layout", shard: &[(32, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 1, 3]), shape: None, answers: Answers::Layout }, Some(const { &V1344::table() }), vec![probe::<V1344, m, i32, 1>()]),
        item::<V1345, T1345>(Facts { name: "V1345", op: "swizzle_apply", shard: &[(82, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 1, 3]), shape: None, answers: Answers::Bases("0=0 1=1 2=2 4=4 6=6 8=8 10=10 12=12 14=14 16=18 18=16 20=22 22=20 24=26 26=24 28=30 30=28 31=29 32=32 37=37 81=83") }, Some(const { &V1345::table() }), vec![probe::<V1345, m, u64, 1>()]),
        item::<V1350, T1350>(Facts { name: "V1350", op: "bank", shard: &[(8, 4, "m"), (4, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 1, 3]), shape: None, answers: Answers::Banks(64, "0,0=0/0 1,0=8/0 2,0=16/0 3,0=24/0 4,0=4/1 5,0=12/1 6,0=20/1 7,0=28/1 0,2=4/0 1,2=12/0 2,2=20/0 3,2=28/0 4,2=0/1 5,2=8/1 6,2=16/1 7,2=24/1") }, Some(const { &V1350::table() }), vec![probe::<V1350, m, i32, 2>()]),
        item::<V1351, T1351>(Facts { name: "V1351", op: "mma_atom_layout", shard: &[(64, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 2, 3]), shape: None, answers: Answers::Layout }, Some(const { &V1351::table() }), vec![probe::<V1351, m, u64, 1>()]),
        item::<V1352, T1352>(Facts { name: "V1352", op: "swizzle_apply", shard: &[(146, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 2, 3]), shape: None, answers: Answers::Bases("0=0 1=1 2=2 4=4 6=6 8=8 10=10 12=12 14=14 16=18 18=16 20=22 22=20 24=26 26=24 28=30 30=28 32=36 34=38 36=32 38=34 40=44 42=46 44=40 46=42 48=54 50=52 52=50 54=48 56=62 58=60 60=58 62=56 63=57 64=64 69=69 145=147") }, None, vec![probe::<V1352, m, usize, 1>()]),
        item::<V1357, T1357>(Facts { name: "V1357", op: "bank", shard: &[(8, 8, "m"), (8, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 2, 3]), shape: None, answers: Answers::Banks(64, "0,0=0/0 1,0=16/0 2,0=4/1 3,0=20/1 4,0=8/2 5,0=24/2 6,0=12/3 7,0=28/3 0,2=4/0 1,2=20/0 2,2=0/1 3,2=16/1 4,2=12/2 5,2=28/2 6,2=8/3 7,2=24/3 0,4=8/0 1,4=24/0 2,4=12/1 3,4=28/1 4,4=0/2 5,4=16/2 6,4=4/3 7,4=20/3 0,6=12/0 1,6=28/0 2,6=8/1 3,6=24/1 4,6=4/2 5,6=20/2 6,6=0/3 7,6=16/3") }, Some(const { &V1357::table() }), vec![probe::<V1357, m, u64, 2>()]),
        item::<V1358, T1358>(Facts { name: "V1358", op: "mma_atom_layout", shard: &[(128, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 3, 3]), shape: None, answers: Answers::Layout }, Some(const { &V1358::table() }), vec![probe::<V1358, m, usize, 1>()]),
        item::<V1364, T1364>(Facts { name: "V1364", op: "bank", shard: &[(8, 16, "m"), (16, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 3, 3]), shape: None, answers: Answers::Banks(64, "0,0=0/0 1,0=4/1 2,0=8/2 3,0=12/3 4,0=16/4 5,0=20/5 6,0=24/6 7,0=28/7 0,4=8/0 1,4=12/1 2,4=0/2 3,4=4/3 4,4=24/4 5,4=28/5 6,4=16/6 7,4=20/7 0,8=16/0 1,8=20/1 2,8=24/2 3,8=28/3 4,8=0/4 5,8=4/5 6,8=8/6 7,8=12/7 0,14=28/0 1,14=24/1 2,14=20/2 3,14=16/3 4,14=12/4 5,14=8/5 6,14=4/6 7,14=0/7") }, Some(const { &V1364::table() }), vec![probe::<V1364, m, usize, 2>()]),
        item::<V1365, T1365>(Facts { name: "V1365", op: "mma_atom_layout", shard: &[(16, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 0, 3]), shape: None, answers: Answers::Layout }, Some(const { &V1365::table() }), vec![probe::<V1365, m, i32, 1>()]),
        item::<V1366, T1366>(Facts { name: "V1366", op: "swizzle_apply", shard: &[(50, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 0, 3]), shape: None, answers: Answers::Bases("0=0 1=1 2=2 4=4 6=6 8=8 10=10 12=12 14=14 15=15 16=16 21=21 49=49") }, Some(const { &V1366::table() }), vec![probe::<V1366, m, u64, 1>()]),
        item::<V1396, T1396>(Facts { name: "V1396", op: "swizzle_apply", shard: &[(32, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 0, 3]), shape: None, answers: Answers::Bases("1=1 5=5 8=8 10=10 10=10 12=12 13=13 14=14 14=14 17=17 17=17 19=19 20=20 21=21 22=22 23=23 23=23 25=25 25=25 26=26 26=26 30=30 30=30 31=31") }, Some(const { &V1396::table() }), vec![probe::<V1396, m, u64, 1>()]),
        item::<V1404, T1404>(Facts { name: "V1404", op: "swizzle_apply", shard: &[(127, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 1, 4]), shape: None, answers: Answers::Bases("5=5 9=9 17=16 18=19 18=19 24=25 24=25 27=26 43=43 52=53 60=61 60=61 62=63 65=65 71=71 79=79 92=93 112=113 115=114 118=119 118=119 121=120 124=125 126=127") }, Some(const { &V1404::table() }), vec![probe::<V1404, m, i32, 1>()]),
        item::<V1406, T1406>(Facts { name: "V1406", op: "swizzle_apply", shard: &[(250, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 1, 5]), shape: None, answers: Answers::Bases("16=16 20=20 25=25 44=45 68=68 77=77 80=80 86=86 114=115 123=122 124=125 126=127 160=161 175=174 180=181 184=185 186=187 205=205 205=205 225=224 232=233 232=233 233=232 249=248") }, None, vec![probe::<V1406, m, usize, 1>()]),
        item::<V1408, T1408>(Facts { name: "V1408", op: "swizzle_apply", shard: &[(128, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 2, 3]), shape: None, answers: Answers::Bases("3=3 3=3 14=15 15=14 15=14 23=21 32=32 34=34 36=36 46=47 64=64 75=74 79=78 84=86 84=86 85=87 92=95 95=92 101=101 102=102 109=108 114=112 119=117 127=124") }, Some(const { &V1408::table() }), vec![probe::<V1408, m, u64, 1>()]),
        item::<V1410, T1410>(Facts { name: "V1410", op: "swizzle_apply", shard: &[(254, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 2, 4]), shape: None, answers: Answers::Bases("6=6 14=14 20=21 51=48 52=55 68=68 76=76 94=95 96=98 99=97 101=103 121=122 151=150 153=152 155=154 174=172 194=194 199=199 205=205 215=214 216=217 230=228 235=233 253=254") }, None, vec![probe::<V1410, m, i32, 1>()]),
        item::<V1416, T1416>(Facts { name: "V1416", op: "swizzle_apply", shard: &[(510, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 3, 4]), shape: None, answers: Answers::Bases("50=49 57=58 87=82 135=135 187=184 192=196 210=215 217=220 231=225 233=239 241=246 302=300 327=323 344=349 346=351 351=346 372=371 377=382 377=382 399=399 412=413 443=440 502=497 509=506") }, None, vec![probe::<V1416, m, i32, 1>()]),
        item::<V1418, T1418>(Facts { name: "V1418", op: "swizzle_apply", shard: &[(991, 1, "m")], replica: &[], offset: &[], swizzle: Some([0, 3, 5]), shape: None, answers: Answers::Bases("31=31 43=42 118=117 191=186 206=200 228=227 265=265 364=367 389=385 433=436 435=438 516=516 638=637 639=636 745=750 782=782 809=808 835=833 851=849 913=917 919=915 922=926 964=962 990=984") }, None, vec![probe::<V1418, m, usize, 1>()]),
        item::<V1426, T1426>(Facts { name: "V1426", op: "swizzle_apply", shard: &[(118, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 1, 3]), shape: None, answers: Answers::Bases("10=10 16=18 17=19 29=31 41=41 46=46 51=49 58=56 61=63 63=61 65=65 67=67 85=87 90=88 95=93 95=93 104=104 105=105 108=108 112=114 112=114 112=114 115=113 117=119") }, Some(const { &V1426::table() }), vec![probe::<V1426, m, u64, 1>()]),
        item::<V1428, T1428>(Facts { name: "V1428", op: "swizzle_apply", shard: &[(254, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 1, 4]), shape: None, answers: Answers::Bases("4=4 8=8 18=18 32=34 93=93 103=101 106=104 118=116 123=121 124=126 127=125 132=132 144=144 149=149 163=161 178=176 187=185 191=189 208=208 211=211 231=229 233=235 246=244 253=255") }, None, vec![probe::<V1428, m, i32, 1>()]),
        item::<V1430, T1430>(Facts { name: "V1430", op: "swizzle_apply", shard: &[(483, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 1, 5]), shape: None, answers: Answers::Bases("27=27 27=27 39=39 70=68 111=109 121=123 144=144 152=152 193=195 194=192 215=213 228=230 240=242 252=254 286=286 292=292 329=331 335=333 365=367 385=385 395=395 455=453 457=459 482=480") }, None, vec![probe::<V1430, m, usize, 1>()]),
        item::<V1434, T1434>(Facts { name: "V1434", op: "swizzle_apply", shard: &[(467, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 2, 4]), shape: None, answers: Answers::Bases("6=6 32=34 32=34 36=38 38=36 43=41 82=86 94=90 95=91 131=131 147=147 148=148 151=151 195=199 211=215 259=259 263=263 281=281 293=295 314=312 382=376 448=452 462=458 466=470") }, None, vec![probe::<V1434, m, i32, 1>()]),
        item::<V1436, T1436>(Facts { name: "V1436", op: "swizzle_apply", shard: &[(985, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 2, 5]), shape: None, answers: Answers::Bases("49=49 128=132 129=133 168=172 238=232 263=263 324=326 325=327 359=357 401=405 449=455 522=522 533=533 551=551 580=582 705=711 757=755 758=752 791=791 810=810 832=834 846=844 909=905 984=990") }, None, vec![probe::<V1436, m, usize, 1>()]),
        item::<V1440, T1440>(Facts { name: "V1440", op: "swizzle_apply", shard: &[(998, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 3, 4]), shape: None, answers: Answers::Bases("66=70 140=132 158=150 258=258 273=273 285=285 317=319 337=341 369=375 385=393 392=384 416=426 438=444 484=490 489=487 542=542 547=545 626=628 678=684 741=747 841=845 860=856 989=977 997=1003") }, None, vec![probe::<V1440, m, i32, 1>()]),
        item::<V1442, T1442>(Facts { name: "V1442", op: "swizzle_apply", shard: &[(2026, 1, "m")], replica: &[], offset: &[], swizzle: Some([1, 3, 5]), shape: None, answers: Answers::Bases("26=26 117=119 174=170 477=467 491=485 539=539 673=677 717=715 831=823 865=875 1046=1046 1160=1164 1165=1161 1199=1195 1251=1253 1284=1292 1352=1346 1487=1473 1500=1490 1568=1568 1586=1586 1897=1891 1956=1960 2025=2023") }, None, vec![probe::<V1442, m, usize, 1>()]),
        item::<V1446, T1446>(Facts { name: "V1446", op: "swizzle_apply", shard: &[(490, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 0, 4]), shape: None, answers: Answers::Bases("0=0 12=12 17=17 62=62 84=84 84=84 90=90 127=127 132=132 138=138 154=154 247=247 291=291 296=296 315=315 395=395 403=403 428=428 438=438 466=466 470=470 486=486 486=486 489=489") }, None, vec![probe::<V1446, m, i32, 1>()]),
        item::<V1448, T1448>(Facts { name: "V1448", op: "swizzle_apply", shard: &[(1000, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 0, 5]), shape: None, answers: Answers::Bases("3=3 18=18 29=29 60=60 154=154 271=271 314=314 358=358 369=369 390=390 397=397 429=429 461=461 481=481 547=547 584=584 627=627 698=698 783=783 863=863 863=863 975=975 976=976 999=999") }, None, vec![probe::<V1448, m, usize, 1>()]),
        item::<V1450, T1450>(Facts { name: "V1450", op: "swizzle_apply", shard: &[(469, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 1, 3]), shape: None, answers: Answers::Bases("16=16 75=67 102=110 132=132 141=141 155=155 161=161 164=164 171=171 188=188 199=207 232=224 247=255 250=242 251=243 262=262 286=286 293=293 333=325 336=344 339=347 359=367 386=386 468=476") }, None, vec![probe::<V1450, m, u64, 1>()]),
    ]
}
