//! The expressions on the pages of the algebras mean in `layout!` what they mean on values.
//!
//! Written by `TLA_GENERATE=1 cargo test --test pages`; an edit by hand is a failed test there.

use tla::prelude::*;

#[test]
#[rustfmt::skip]
fn expressions_mean_in_the_macro_what_they_mean_on_values() {
    assert_eq!(<layout!(S[(2,2):(2,1)].tile(S[(1,2):(2,1)]))>::MAP.to_string(), "(2,4) -> S[(2,2,2):(2,4,1)]");
    assert_eq!(<layout!(S[(4,2):(1@laneid,1)].tile(S[(2,2):(2@warpid,1@warpid)]))>::MAP.to_string(), "(8,4) -> S[(2,4,2,2):(2@warpid,1@laneid,1@warpid,1)]");
    assert_eq!(<layout!(S[(2,2):(1,2)].tile_to((4,4)))>::MAP.to_string(), "(4,4) -> S[(2,2,4):(8,1,2)]");
    assert_eq!(<layout!(((2,4) -> S[(2,2,2):(2,4,1)]).tile_outer(S[(2,2):(2,1)]))>::MAP.to_string(), "S[(1,2):(2,1)]");
    assert_eq!(<layout!(((2,4) -> S[(2,2,2):(2,4,1)]).tile_inner(S[(1,2):(2,1)]))>::MAP.to_string(), "S[(2,2):(2,1)]");
    assert_eq!(<layout!(S[(2,2):(4,1)].direct_sum(S[(1,2):(0,2)]))>::MAP.to_string(), "S[(2,4):(4,1)]");
    assert_eq!(<layout!(S[(2,4):(4,1)].direct_sum_left(S[(2,2):(4,1)]))>::MAP.to_string(), "S[(1,2):(4,2)]");
    assert_eq!(<layout!(S[(2,4):(4,1)].direct_sum_right(S[(1,2):(0,2)]))>::MAP.to_string(), "S[(2,2):(4,1)]");
    assert_eq!(<layout!(S[(4,6):(6,1)].slice(1..3, 2..6))>::MAP.to_string(), "S[(2,4):(6,1)] + 8");
    assert_eq!(<layout!(((8,) -> S[(2,4):(10,1)]).slice(2..6))>::MAP.to_string(), "(4,) -> S[(2,2):(8,1)] + 2");
    assert_eq!(<layout!(((8,) -> S[(2,4):(10,1)]).slice(1..4))>::MAP.to_string(), "S[3:1] + 1");
    assert_eq!(<layout!(S[(2,4):(1@laneid,1)].pack(2))>::MAP.to_string(), "S[(2,2):(1@laneid,1)]");
    assert_eq!(<layout!(S[(2,2):(1@laneid,1)].unpack(2))>::MAP.to_string(), "(2,4) -> S[(2,2,2):(1@laneid,2,1)]");
    assert_eq!(<layout!(S[4:1].broadcast(3, 0, m))>::MAP.to_string(), "S[(3,4):(0,1)]");
    assert_eq!(<layout!(S[(2,2,2):(2@laneid,2,1)].storage())>::MAP.to_string(), "S[(2,2):(2,1)]");
    assert_eq!(<layout!(S[(2,4):(4,1)].permute(1, 0))>::MAP.to_string(), "S[(4,2):(1,4)]");
    assert_eq!(<layout!(S[(4,6):(6,1)].group((8,3)))>::MAP.to_string(), "(8,3) -> S[(4,2,3):(6,3,1)]");
    assert_eq!(<layout!(S[(2,2,3):(9,3,1)].canonicalize())>::MAP.to_string(), "S[(2,6):(9,1)]");
    assert_eq!(<layout!(S[(2,4):(1@warpid,1@laneid)].fuse_axes())>::MAP.to_string(), "S[(2,4):(32@tx,1@tx)]");
    assert_eq!(<layout!(S[(4,2):(16@tx,8@tx)].split_axis(tx, (warpid, laneid)))>::MAP.to_string(), "(4,2) -> S[(2,2,2):(1@warpid,16@laneid,8@laneid)]");
    assert_eq!(<layout!((4,4):(4,1).zipped_divide(8:1))>::COMPOSED.to_string(), "((4,2),2):((4,1),2)");
    assert_eq!(<layout!((4,4):(4,1).zipped_divide((2,4)))>::COMPOSED.to_string(), "((2,4),(2,1)):((4,1),(8,0))");
    assert_eq!(<layout!((2,(2,2)):(1,(2,4)).coalesce())>::COMPOSED.to_string(), "8:1");
    assert_eq!(<layout!((2,(2,2)):(1,(2,4)).coalesce((1,1)))>::COMPOSED.to_string(), "(2,4):(1,2)");
    assert_eq!(<layout!((2,4):(0,1).filter())>::COMPOSED.to_string(), "4:1");
    assert_eq!(<layout!((4,8):(8,1).compose((2,4):(4,8)))>::COMPOSED.to_string(), "(2,4):(1,2)");
    assert_eq!(<layout!((2,6):(6,1).compose(12:1))>::COMPOSED.to_string(), "(2,6):(6,1)");
    assert_eq!(<layout!((2,4):(4,1).compose(4:4))>::COMPOSED.to_string(), "4:2");
    assert_eq!(<layout!((4,3):(3,1).compose_modes((2,_)))>::COMPOSED.to_string(), "(2,3):(3,1)");
    assert_eq!(<layout!(4:2.complement(24))>::COMPOSED.to_string(), "(2,3):(1,8)");
    assert_eq!(<layout!((2,2):(1,6).complement(24))>::COMPOSED.to_string(), "(3,2):(2,12)");
    assert_eq!(<layout!((2,2):(1,5).complement_ordered(20))>::COMPOSED.to_string(), "(2,2):(2,10)");
    assert_eq!(<layout!((2,4):(4,1).right_inverse())>::COMPOSED.to_string(), "(4,2):(2,1)");
    assert_eq!(<layout!((4,8):(1,5).right_inverse())>::COMPOSED.to_string(), "4:1");
    assert_eq!(<layout!(4:2.left_inverse())>::COMPOSED.to_string(), "(2,4):(0,1)");
    assert_eq!(<layout!((2,2):(1,3).left_inverse())>::COMPOSED.to_string(), "(3,2):(1,2)");
    assert_eq!(<layout!((2,2,2):(1,0,2).nullspace())>::COMPOSED.to_string(), "2:2");
    assert_eq!(<layout!((4,2):(1,8).max_common_layout((4,2):(1,4)))>::COMPOSED.to_string(), "4:1");
    assert_eq!(<layout!(8:1.logical_divide(2:4))>::COMPOSED.to_string(), "(2,4):(4,1)");
    assert_eq!(<layout!((4,6):(6,1).logical_divide((2,3)))>::COMPOSED.to_string(), "((2,2),(3,2)):((6,12),(1,3))");
    assert_eq!(<layout!((4,6):(6,1).logical_divide((2,_)))>::COMPOSED.to_string(), "((2,2),6):((6,12),1)");
    assert_eq!(<layout!((4,6):(6,1).zipped_divide((2,3)))>::COMPOSED.to_string(), "((2,3),(2,2)):((6,1),(12,3))");
    assert_eq!(<layout!((2,4):(4,1).tiled_divide((2,2)))>::COMPOSED.to_string(), "((2,2),1,2):((4,1),0,2)");
    assert_eq!(<layout!((2,4):(4,1).flat_divide((2,2)))>::COMPOSED.to_string(), "(2,2,1,2):(4,1,0,2)");
    assert_eq!(<layout!((2,2):(4,1).logical_product(6:1))>::COMPOSED.to_string(), "((2,2),(2,3)):((4,1),(2,8))");
    assert_eq!(<layout!((2,2):(1,2).blocked_product((2,3):(3,1)))>::COMPOSED.to_string(), "((2,2),(2,3)):((1,12),(2,4))");
    assert_eq!(<layout!((2,2):(1,2).raked_product((2,3):(3,1)))>::COMPOSED.to_string(), "((2,2),(3,2)):((12,1),(4,2))");
    assert_eq!(<layout!((2,2):(1,2).zipped_product((2,3):(1,2)))>::COMPOSED.to_string(), "((2,2),(2,3)):((1,2),(4,8))");
    assert_eq!(<layout!((2,2):(1,2).tiled_product((2,3):(1,2)))>::COMPOSED.to_string(), "((2,2),2,3):((1,2),4,8)");
    assert_eq!(<layout!((2,2):(1,2).flat_product((2,3):(1,2)))>::COMPOSED.to_string(), "(2,2,2,3):(1,2,4,8)");
    assert_eq!(<layout!((2,2):(2,1).tile_to_shape((4,4)))>::COMPOSED.to_string(), "((2,2),(2,2)):((2,4),(1,8))");
    assert_eq!(<layout!((2,4):(4,1).upcast(2))>::COMPOSED.to_string(), "(2,2):(2,1)");
    assert_eq!(<layout!((2,2):(2,1).downcast(2))>::COMPOSED.to_string(), "(2,4):(4,1)");
    assert_eq!(<layout!((2,2):(2,1).recast(16,8))>::COMPOSED.to_string(), "(2,4):(4,1)");
    assert_eq!(<layout!((3,4):(4,1).slice_at((1,_)))>::COMPOSED.to_string(), "4 o (4,):(1,)");
    assert_eq!(<layout!((3,4):(4,1).dice((1,_)))>::COMPOSED.to_string(), "(3,):(4,)");
    assert_eq!(<layout!((2,2):(2,1).thread_value((1,2):(2,1)))>::COMPOSED.to_string(), "((2,2),2):((4,1),2)");
    assert_eq!(<layout!((2,3):(1,2).reversed())>::COMPOSED.to_string(), "(3,2):(2,1)");
}
