// Written by `tests/through_macro/generate.rs`; not to be edited.

use tla::prelude::*;
use tla::{axis::*, fold};

#[allow(unused_imports, reason = "which of them a part needs is left open")]
use crate::check::{alias, item, probe, probe_below_0, sum_of_places};
use crate::check::Row;
use crate::facts::{Answers, Facts};

// swizzle_apply
layout! { struct V3488 = Swizzle<3,2,5> o S[3859:1@m]; }
type T3488 = layout!(Swizzle<3,2,5> o S[3859:1@m]);
const _: () = {
    assert!(V3488::SIZE == 3859 && V3488::COSIZE == 3872 && V3488::RANK == 1);
    let at = fold::at::<V3488, _>([2473]);
    assert!(at.on::<m>() == 2465);
    let at = fold::at::<V3488, _>([3858]);
    assert!(at.on::<m>() == 3850);
};

// apply_linear
layout! { struct V3530 = Swizzle<3,3,3> o 71 + 1 + S[(8,64):(64,1)]; }
type T3530 = layout!(Swizzle<3,3,3> o 71 + 1 + S[(8,64):(64,1)]);
const _: () = {
    assert!(V3530::SIZE == 512 && V3530::COSIZE == 592 && V3530::RANK == 2);
    let at = fold::at::<V3530, _>([4, 3]);
    assert!(at.on::<m>() == 355);
    let at = fold::at::<V3530, _>([7, 63]);
    assert!(at.on::<m>() == 591);
};

pub(crate) fn rows() -> Vec<Row> {
    vec![
        item::<V3488, T3488>(Facts { name: "V3488", op: "swizzle_apply", shard: &[(3859, 1, "m")], replica: &[], offset: &[], swizzle: Some([3, 2, 5]), shape: None, answers: Answers::Bases("0=0 821=813 1023=999 1024=1024 1363=1371 1377=1385 1385=1377 1617=1601 1623=1607 1839=1847 1946=1922 2204=2204 2473=2465 2561=2577 2666=2682 2713=2697 2741=2725 3073=3073 3285=3285 3493=3501 3617=3633 3722=3738 3820=3836 3858=3850") }, None, vec![probe::<V3488, m, usize, 1>()]),
        item::<V3530, T3530>(Facts { name: "V3530", op: "apply_linear", shard: &[(8, 64, "m"), (64, 1, "m")], replica: &[], offset: &[("m", 72)], swizzle: Some([3, 3, 3]), shape: None, answers: Answers::Bases("0=64 37=101 74=130 111=167 148=196 185=289 222=262 259=355 296=344 333=421 370=394 407=487 444=516 481=553") }, None, vec![probe::<V3530, m, usize, 2>()]),
    ]
}
