//! Every rule, with the tokens that each mistake is shown at.

use super::mistakes;

/// Each call has exactly these mistakes, written `tokens underlined: message`.
fn check(cases: &[(&str, &[&str])]) {
    for (call, expected) in cases {
        assert_eq!(mistakes(call), *expected, "{call}");
    }
}

#[test]
fn strides_match_their_shape() {
    check(&[
        ("S[(8,2):(1)]", &["2: S[..] has 2 extents but 1 stride: one stride an extent, 1 stride missing"]),
        (
            "S[(8,2,4,5):(1,2)]",
            &["4,5: S[..] has 4 extents but 2 strides: one stride an extent, 2 strides missing"],
        ),
        (
            "R[8:(1,2,3)] + S[8]",
            &["2,3: R[..] has 1 extent but 3 strides: one stride an extent, 2 strides too many"],
        ),
    ]);
}

#[test]
fn all_mistakes_are_found_at_once() {
    check(&[
        (
            "R[8:(1,2,3)] + S[(0,0):(1,1@laneld)]",
            &[
                "laneld: unknown axis `laneld`, did you mean `laneid`? an axis of your own is written as a path, such as `self::laneld`",
                "2,3: R[..] has 1 extent but 3 strides: one stride an extent, 2 strides too many",
                "0: extent 0 in shard iter 0: an extent is at least 1",
                "0: extent 0 in shard iter 1: an extent is at least 1",
            ],
        ),
        (
            "Swizzle<f61, 256B> o S[8]",
            &[
                "f61: unknown element type `f61`, did you mean `f64`? a type of your own is written as a path, such as `self::f61`",
                "256B: unknown swizzle width `256B`: the widths are none, 32B, 64B and 128B",
            ],
        ),
        (
            "struct A = (4,4) -> S[8]; struct B = S[8:1@laneld]; struct C = S[8];",
            &[
                "(4,4): the shape has 16 elements but the layout has 8: the two products must be equal",
                "laneld: unknown axis `laneld`, did you mean `laneid`? an axis of your own is written as a path, such as `self::laneld`",
            ],
        ),
    ]);
}

#[test]
fn an_extent_is_at_least_1() {
    check(&[
        ("S[0]", &["0: extent 0 in shard iter 0: an extent is at least 1"]),
        ("S[-8]", &["-8: extent -8 in shard iter 0: an extent is at least 1"]),
        ("S[-N]", &["-N: an extent has no sign: it is at least 1"]),
        ("(0,16) -> S[(8,16)]", &["0: extent 0 in dimension 0 of the shape: an extent is at least 1"]),
        ("type A<const N: usize> = S[(N, 0)];", &["0: extent 0 in shard iter 1: an extent is at least 1"]),
    ]);
}

#[test]
fn a_layout_has_one_shard_and_one_replica() {
    check(&[(
        "S[(8,4):(1,1)] + S[4] + R[2] + R[3]",
        &[
            "S[4]: a second `S[..]`: a layout has at most one; put all iters into it",
            "R[3]: a second `R[..]`: a layout has at most one; put all iters into it",
        ],
    )]);
}

#[test]
fn an_axis_is_known() {
    check(&[
        (
            "S[8:1@laneld]",
            &[
                "laneld: unknown axis `laneld`, did you mean `laneid`? an axis of your own is written as a path, such as `self::laneld`",
            ],
        ),
        (
            "S[8:1@foo]",
            &["foo: unknown axis `foo`; an axis of your own is written as a path, such as `self::foo`"],
        ),
        (
            "S[8:1@M]",
            &[
                "M: unknown axis `M`, did you mean `m`? an axis of your own is written as a path, such as `self::M`",
            ],
        ),
    ]);
}

#[test]
fn a_layout_has_a_largest_number_of_iters() {
    check(&[
        ("S[2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2]", &["2: S[..] has 17 iters: at most 16 are possible"]),
        ("R[2,2,2,2,2,2,2,2,2]", &["2: R[..] has 9 iters: at most 8 are possible"]),
        (
            "0+1+2+3+4+5+6+7+8+9+10+11+12+13+14+15+16",
            &["16: at most 16 offsets can be written: add up those on one axis"],
        ),
    ]);
}

#[test]
fn numbers_fit() {
    check(&[
        (
            "S[9223372036854775808]",
            &["9223372036854775808: the number is too large: the limit is 9223372036854775807 (2^63 - 1)"],
        ),
        (
            "S[8:99999999999999999999]",
            &["99999999999999999999: the number is too large: the limit is 9223372036854775807 (2^63 - 1)"],
        ),
        (
            "S[9223372036854775807,4]",
            &["4: the number of elements overflows: the limit is 9223372036854775807 (2^63 - 1)"],
        ),
        (
            "S[(4,4):(9223372036854775807,1)]",
            &[
                "9223372036854775807: the furthest coordinate on `m` overflows: the limit is 9223372036854775807 (2^63 - 1)",
            ],
        ),
        (
            "S[8] + 9223372036854775807 + 9223372036854775807",
            &[
                "9223372036854775807: the sum of the offsets on `m` overflows: the limit is 9223372036854775807 (2^63 - 1)",
            ],
        ),
    ]);
}

#[test]
fn a_swizzle_is_a_permutation() {
    check(&[
        (
            "Swizzle<3,3,2> o S[512]",
            &[
                "2: swizzle needs S >= B, but S = 2 and B = 3: the bits that are read would overlap the bits that are changed",
            ],
        ),
        (
            "Swizzle<M,3,2> o S[512]",
            &[
                "2: swizzle needs S >= B, but S = 2 and B = 3: the bits that are read would overlap the bits that are changed",
            ],
        ),
        (
            "Swizzle<30,30,30> o S[512]",
            &["30,30,30: swizzle needs M, B, S >= 0 and M + B + S <= 62, but M = 30, B = 30, S = 30"],
        ),
        (
            "Swizzle<-1,3,3> o S[512]",
            &["-1: swizzle needs M, B, S >= 0 and M + B + S <= 62, but M = -1, B = 3, S = 3"],
        ),
    ]);
}

#[test]
fn a_swizzle_is_over_m_from_0_on() {
    check(&[
        (
            "Swizzle<3,3,3> o S[(8,4):(1@laneid,1)]",
            &["laneid: a swizzle permutes addresses on `m` alone, but shard iter 0 is on `laneid`"],
        ),
        (
            "Swizzle<3,3,3> o S[(8,4):(1@laneid,1@warpid)] + 3@tx",
            &[
                "laneid: a swizzle permutes addresses on `m` alone, but shard iter 0 is on `laneid`",
                "warpid: a swizzle permutes addresses on `m` alone, but shard iter 1 is on `warpid`",
                "tx: a swizzle permutes addresses on `m` alone, but an offset is on `tx`",
            ],
        ),
        (
            "Swizzle<3,3,3> o S[(8,4):(1@self::a,1@laneid)]",
            &["laneid: a swizzle permutes addresses on `m` alone, but shard iter 1 is on `laneid`"],
        ),
        (
            "Swizzle<3,3,3> o S[8:-1]",
            &[
                "S[8:-1]: the layout reaches address -7 on `m`: memory starts at 0, an offset of at least 7 more keeps it there",
            ],
        ),
    ]);
}

#[test]
fn scopes_fit_together() {
    check(&[
        (
            "S[(8,4):(1@tx,1@laneid)]",
            &[
                "laneid: axes `tx` and `laneid` conflict: the first counts threads in a cta, the second threads in a warp; a layout counts a unit in one scope",
            ],
        ),
        (
            "S[(8,4):(1@warpid,1@wid_in_wg)]",
            &[
                "wid_in_wg: axes `warpid` and `wid_in_wg` conflict: the first counts warps in a cta, the second warps in a warpgroup; a layout counts a unit in one scope",
            ],
        ),
        (
            "S[(8,4):(1@wgid,1@laneid)]",
            &[
                "wgid: axis `wgid` is disconnected: it counts warpgroups in a cta, but `laneid`, which counts threads in a warp, leads no further; an axis that counts warps in a wider scope would join them",
            ],
        ),
        (
            "S[(8,4,2):(1@tx,1@laneid,1@self::a)]",
            &[
                "laneid: axes `tx` and `laneid` conflict: the first counts threads in a cta, the second threads in a warp; a layout counts a unit in one scope",
            ],
        ),
    ]);
}

#[test]
fn the_shape_is_admitted() {
    check(&[(
        "(8,17) -> S[(8,16)]",
        &["(8,17): the shape has 136 elements but the layout has 128: the two products must be equal"],
    )]);
}

#[test]
fn elements_and_widths_are_known() {
    check(&[
        (
            "Swizzle<f17, 128B> o S[8]",
            &[
                "f17: unknown element type `f17`, did you mean `f16`? a type of your own is written as a path, such as `self::f17`",
            ],
        ),
        (
            "Swizzle<F16, 128B> o S[8]",
            &[
                "F16: unknown element type `F16`, did you mean `f16`? a type of your own is written as a path, such as `self::F16`",
            ],
        ),
        (
            "Swizzle<f16, 256B> o S[8]",
            &["256B: unknown swizzle width `256B`: the widths are none, 32B, 64B and 128B"],
        ),
        (
            "Swizzle<12, 32B> o S[8]",
            &[
                "12: no swizzle is defined for elements of 12 bits: the widths are 4, 8, 16, 32, 64 and 128 bits",
            ],
        ),
    ]);
}

#[test]
fn a_swizzle_has_two_forms() {
    check(&[
        (
            "Swizzle<f16> o S[8]",
            &[
                "Swizzle<f16>: expected `Swizzle<M, B, S>` or `Swizzle<type, width>`, such as `Swizzle<f16, 128B>`, found 1 operand",
            ],
        ),
        (
            "Swizzle<3,3> o S[8]",
            &[
                "Swizzle<3,3>: expected `Swizzle<M, B, S>` or `Swizzle<type, width>`, such as `Swizzle<f16, 128B>`, found 2 operands",
            ],
        ),
        (
            "Swizzle<3,4,3> o S[(8,64)]",
            &[
                "3: swizzle needs S >= B, but S = 3 and B = 4: the bits that are read would overlap the bits that are changed; the order here is `Swizzle<M, B, S>`, in elements; CuTe's is `Swizzle<B, M, S>`",
            ],
        ),
        ("Swizzle<f16,64> o S[8]", &["64: expected the bytes of a row, `32B`, `64B` or `128B`, found `64`"]),
        (
            "Sw<3,4,3> o (8,64):(64,1)",
            &[
                "Sw<3,4,3>: the `Sw<B, M, S>` of CuTe is `Swizzle<M, B, S>` here, and counts elements, not bytes",
            ],
        ),
        (
            "Swizzle<3,3,3> o 8 o S[(8,64)]",
            &["o: `o` joins a swizzle to a layout: `Swizzle<..> o S[..]`; an offset is added, `S[..] + 8`"],
        ),
        (
            "Swizzle<f16,3,3> o S[8]",
            &[
                "Swizzle<f16,3,3>: expected `Swizzle<M, B, S>` or `Swizzle<type, width>`, such as `Swizzle<f16, 128B>`, found 3 operands",
            ],
        ),
        (
            "Swizzle<1,2,3,4> o S[8]",
            &[
                "Swizzle<1,2,3,4>: expected `Swizzle<M, B, S>` or `Swizzle<type, width>`, such as `Swizzle<f16, 128B>`, found 4 operands",
            ],
        ),
        (
            "Swizzle<> o S[8]",
            &[
                "Swizzle<>: expected `Swizzle<M, B, S>` or `Swizzle<type, width>`, such as `Swizzle<f16, 128B>`, found 0 operands",
            ],
        ),
        ("Swizzle<1,,3> o S[8]", &["Swizzle<1,,3>: expected an operand between the commas"]),
        (
            "Swizzle o S[8]",
            &["Swizzle: expected `<` after `Swizzle`: `Swizzle<M, B, S>` or `Swizzle<type, width>`"],
        ),
        ("Swizzle<3,3,3 o S[8]", &["<: this `<` has no `>`"]),
        ("Swizle<3,3,3> o S[8]", &["Swizle: unknown term `Swizle`, did you mean `Swizzle`?"]),
    ]);
}

#[test]
fn a_swizzle_stands_before_one_layout() {
    check(&[
        ("Swizzle<3,3,3>", &["Swizzle<3,3,3>: a swizzle permutes a layout: `Swizzle<..> o S[..]`"]),
        (
            "Swizzle<3,3,3> o",
            &[
                "Swizzle<3,3,3> o: expected a layout: `S[shape:strides]`, `R[shape:strides]` or an offset such as `5` or `5@warpid`, or several joined by `+`",
            ],
        ),
        ("Swizzle<3,3,3> S[8]", &["S: expected `o` after the swizzle, found `S`"]),
        ("Swizzle<3,3,3> 0 S[8]", &["0: expected `o` after the swizzle, found `0`"]),
        (
            "Swizzle<3,3,3> o Swizzle<3,3,3> o S[8]",
            &["Swizzle: a layout has one swizzle, and it stands first: `Swizzle<..> o S[..]`"],
        ),
        (
            "Swizzle<3,3,3> o (8,8) -> S[64]",
            &["->: the logical shape stands first: `shape -> Swizzle<..> o S[..]`"],
        ),
        (
            "S[8] o Swizzle<3,3,3>",
            &["o: `o` joins a swizzle to a layout: `Swizzle<..> o S[..]`, not `S[..] o ..`"],
        ),
        ("S[8] o S[4]", &["o: `o` joins a swizzle to a layout: `Swizzle<..> o S[..]`, not `S[..] o ..`"]),
        ("o", &["o: `o` joins a swizzle to a layout: `Swizzle<..> o S[..]`"]),
        (
            "S[8] + Swizzle<3,3,3>",
            &["Swizzle: a layout has one swizzle, and it stands first: `Swizzle<..> o S[..]`"],
        ),
    ]);
}

#[test]
fn a_layout_is_not_empty() {
    check(&[
        (
            "",
            &[
                "krate: expected a layout: `S[shape:strides]`, `R[shape:strides]` or an offset such as `5` or `5@warpid`, or several joined by `+`",
            ],
        ),
        ("S[]", &["S[]: an empty shape: expected one extent at least, as in `S[8]`"]),
        ("S[()]", &["(): an empty shape: expected one extent at least, as in `S[8]`"]),
        ("R[]", &["R[]: an empty shape: expected one extent at least, as in `S[8]`"]),
        (
            "(8,16) ->",
            &[
                "->: expected a layout: `S[shape:strides]`, `R[shape:strides]` or an offset such as `5` or `5@warpid`, or several joined by `+`",
            ],
        ),
        ("-> S[8]", &["->: an empty shape: expected one extent at least, as in `S[8]`"]),
        ("() -> S[8]", &["(): an empty shape: expected one extent at least, as in `S[8]`"]),
    ]);
}

#[test]
fn a_logical_shape_is_extents() {
    check(&[
        ("(8) -> (4) -> S[8]", &["->: a second `->`: one logical shape stands before the layout"]),
        ("S[8]->S[8]", &["S[8]: the logical shape is extents alone: `(8,64) -> S[..]`"]),
    ]);
}

#[test]
fn a_shape_is_flat_and_has_no_axes() {
    check(&[
        (
            "S[((8,4),2):((1,2),3)]",
            &[
                "(8,4): a TIRx shape is flat: write `8,4`, without the inner parentheses",
                "(1,2): TIRx strides are flat: write `1,2`, one for each extent, without the inner parentheses",
            ],
        ),
        ("S[(8,4),2]", &["(8,4): a TIRx shape is flat: write `8,4`, without the inner parentheses"]),
        (
            "S[8@m]",
            &["m: an axis belongs to a stride, not to an extent: write it after the `:`, as in `8:1@m`"],
        ),
        (
            "S[(8@laneid,4)]",
            &[
                "laneid: an axis belongs to a stride, not to an extent: write it after the `:`, as in `8:1@laneid`",
            ],
        ),
    ]);
}

#[test]
fn lists_have_their_separators() {
    check(&[
        ("S[(8,4) (4,1)]", &["(4,1): expected `:` between the shape and the strides"]),
        ("S[(8,,4)]", &["(8,,4): expected an extent between the commas of the shape"]),
        ("S[(8,4):(1,,2)]", &["(1,,2): expected a stride between the commas"]),
        ("S[8:]", &[":: expected strides after `:`, one for each extent"]),
        ("S[:1]", &[":: expected a shape before `:`, as in `S[(8,64):(64,1)]`"]),
        ("S[8:1:2]", &[":: a second `:`: expected one shape and its strides"]),
        ("S[8 4]", &["4: expected nothing more after `8`, found `4`"]),
        ("S[(8,4) x]", &["x: expected the end of the list after `(..)`, found `x`"]),
    ]);
}

#[test]
fn an_axis_stands_after_an_at_sign() {
    check(&[
        ("S[(8,4):(4 laneid,1)]", &["laneid: expected `@` before the axis: `4@laneid`"]),
        ("S[8:4laneid]", &["4laneid: `laneid` is no integer type; an axis stands after `@`: `4@laneid`"]),
        ("S[8:4@]", &["@: expected an axis after `@`, as in `4@laneid`"]),
        ("S[8:@]", &["@: expected an axis after `@`, as in `4@laneid`"]),
        ("S[8:4@4]", &["4: expected an axis after `@`, found `4`"]),
        ("S[8:4@@m]", &["@: expected an axis after `@`, found `@`"]),
        ("S[8:4@laneid 5]", &["5: expected nothing more after the axis, found `5`"]),
        ("S[8:1@a::b c]", &["c: expected nothing more after the axis, found `c`"]),
        ("S[(8,4)] + 5 warpid", &["warpid: expected `@` before the axis: `5@warpid`"]),
        ("S[(8,4)]@m", &["@: an axis belongs to a stride: write it inside `S[..]`, after a stride"]),
    ]);
}

#[test]
fn terms_are_joined_by_plus() {
    check(&[
        ("S[(8,4)] S[2]", &["S: expected `+` or the end after `S[..]`, found `S`"]),
        ("S[(8,4)] 5", &["5: expected `+` or the end after `S[..]`, found `5`"]),
        ("S[(8,4)] + 5 6", &["6: expected nothing more after `5`, found `6`"]),
        (
            "S[(8,4)] +",
            &[
                "+: expected a term after `+`: `S[shape:strides]`, `R[shape:strides]` or an offset such as `5` or `5@warpid`",
            ],
        ),
        (
            "+ S[8]",
            &[
                "+: expected a term before `+`: `S[shape:strides]`, `R[shape:strides]` or an offset such as `5` or `5@warpid`",
            ],
        ),
        (
            "S[8] + + 5",
            &[
                "+: expected a term before `+`: `S[shape:strides]`, `R[shape:strides]` or an offset such as `5` or `5@warpid`",
            ],
        ),
        (
            "S[8] -",
            &[
                "-: expected a term after `-`: `S[shape:strides]`, `R[shape:strides]` or an offset such as `5` or `5@warpid`",
            ],
        ),
        ("- S[8]", &["-: only an offset can be subtracted, not `S[..]`"]),
        ("S[8:1];", &[";: expected `+` or the end after `S[..]`, found `;`"]),
        ("5@laneid 3", &["3: expected nothing more after the axis, found `3`"]),
    ]);
}

#[test]
fn a_term_is_named() {
    check(&[
        ("S", &["S: expected `[` after `S`: `S[shape:strides]`"]),
        ("S(8)", &["S: expected `[` after `S`: `S[shape:strides]`"]),
        (
            "s[8]",
            &[
                "s: expected `S[shape:strides]`, `R[shape:strides]` or an offset such as `5` or `5@warpid`, found `s`, did you mean `S[..]`?",
            ],
        ),
        (
            "X[8]",
            &[
                "X: `X` is no term of a TIRx layout: expected `S[shape:strides]`, `R[shape:strides]` or an offset such as `5` or `5@warpid`",
            ],
        ),
        ("[8]", &["[8]: expected `S` or `R` before `[..]`"]),
        ("(8,16)", &["(8,16): a TIRx layout names its terms: write `S[(..)]` for shape and strides"]),
        ("8:1@m", &["8:1@m: shape and strides stand in brackets: `S[8:1@m]`"]),
        ("O[5]", &["O: an offset is written without brackets: `5` or `5@warpid`"]),
    ]);
}

#[test]
fn an_expression_stands_in_braces() {
    check(&[
        ("S[N * 2]", &["*: an expression stands in braces: `{ N * .. }`"]),
        ("S[8:N * 2]", &["*: an expression stands in braces: `{ N * .. }`"]),
        ("S[8:f(2)]", &["(2): expected nothing more after `f`, found `(..)`; a call stands in braces"]),
        ("S[8] + N * 2", &["*: an expression stands in braces: `{ N * .. }`"]),
    ]);
}

#[test]
fn a_number_is_an_integer() {
    check(&[
        ("S[1.5]", &["1.5: expected an integer, found `1.5`"]),
        ("S[8f32]", &["8f32: expected an integer, found `8f32`"]),
        (r#"S["8"]"#, &[r#""8": expected an integer, found "8""#]),
        ("S[_]", &["_: expected a number, a constant or `{ expression }`, found `_`"]),
        ("S[8:?]", &["?: expected a number, a constant or `{ expression }`, found `?`"]),
        ("S[8:-@m]", &["-: expected a number between `-` and `@`, as in `-1@m`"]),
        ("S[8:-]", &["-: expected a number after `-`"]),
        ("S[8:--1]", &["-: expected a number, a constant or `{ expression }`, found `-`"]),
    ]);
}

#[test]
fn an_item_is_complete() {
    check(&[
        ("struct A = S[8]", &["S[8]: expected `;` after the layout of `A`"]),
        ("struct A = S[8] struct B = S[4];", &["S[8]: expected `;` after the layout of `A`"]),
        ("pub struct A = S[8] pub struct B = S[4];", &["S[8]: expected `;` after the layout of `A`"]),
        ("struct A S[8];", &["S: expected `=` and a layout after `A`, found `S`"]),
        ("struct A: S[8];", &[":: expected `=` and a layout after `A`, found `:`"]),
        ("struct = S[8];", &["=: expected the name of the layout after `struct`, found `=`"]),
        (
            "struct A = ;",
            &[
                "=: expected a layout: `S[shape:strides]`, `R[shape:strides]` or an offset such as `5` or `5@warpid`, or several joined by `+`",
            ],
        ),
        ("struct A", &["A: expected `=` and a layout after `A`"]),
        ("struct A(S[8]);", &["(S[8]): expected `=` and a layout after `A`, found `(..)`"]),
        (
            "pub enum A { X }",
            &["enum: expected `struct Name = layout;` or `type Name = layout;`, found `enum`"],
        ),
        ("pub A = S[8];", &["A: expected `struct Name = layout;` or `type Name = layout;`, found `A`"]),
        (r#"#[doc = "x"]"#, &[r#"[doc = "x"]: expected `struct Name = layout;` or `type Name = layout;`"#]),
        ("pub", &["pub: expected `struct Name = layout;` or `type Name = layout;`"]),
        ("# struct A = S[8];", &["#: expected an attribute, `#[..]`"]),
        ("type A<const N: usize = S[8];", &["<: this `<` after `A` has no `>`"]),
        ("struct A = S[8];;", &[";: expected `struct Name = layout;` or `type Name = layout;`, found `;`"]),
    ]);
}

#[test]
fn a_struct_has_storage() {
    check(&[
        (
            "struct A<const N: usize> = S[(N,4)];",
            &[
                "<const N: usize>: `struct A` has storage, so its size cannot depend on parameters: write `type A<..> = ..`",
            ],
        ),
        (
            "struct A<T> = S[8]; struct B = S[0];",
            &[
                "<T>: `struct A` has storage, so its size cannot depend on parameters: write `type A<..> = ..`",
                "0: extent 0 in shard iter 0: an extent is at least 1",
            ],
        ),
        (
            "struct A = S[8:-1];",
            &[
                "S[8:-1]: the layout reaches address -7 on `m`: memory starts at 0, an offset of at least 7 more keeps it there; a layout without storage is `type A = ..`",
            ],
        ),
    ]);
}

#[test]
fn what_only_const_evaluation_knows_is_left_to_it() {
    check(&[
        ("Swizzle<3,3,3> o S[8:-1] + N", &[]),
        ("S[(8,4,2):(1@wgid,1@laneid,1@self::a)]", &[]),
        ("(8,N) -> S[(8,16)]", &[]),
        ("S[N]", &[]),
        ("type A<T, X> = Swizzle<T, 128B> o S[8:1@m]; type B<X> = S[8:1@X];", &[]),
    ]);
}
