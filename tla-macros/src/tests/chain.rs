//! Operations in method form, and paths to layouts.

use super::{expansion, layout, mistakes};

/// Each call has exactly these mistakes, written `tokens underlined: message`.
fn check(cases: &[(&str, &[&str])]) {
    for (call, expected) in cases {
        assert_eq!(mistakes(call), *expected, "{call}");
    }
}

/// `<Of<A> as LayoutOf<A>>::Layout`
fn named(path: &str) -> String {
    format!("<Of<{path}>asLayoutOf<{path}>>::Layout")
}

#[test]
fn an_operation_on_literals_is_folded() {
    assert_eq!(
        expansion("S[(8,64):(64,1)].tile_to((64,64))"),
        "TileLayout<S<(Int<64>,Int<64>,),(Int<64>,Int<1>,)>>"
    );
    assert_eq!(
        expansion("S[(8,4):(4@laneid,1@laneid)].broadcast(2, 0, warpid)"),
        "TileLayout<S<(Int<2>,Int<8>,Int<4>,),\
         (On<Int<0>,axis::warpid>,On<Int<4>,axis::laneid>,On<Int<1>,axis::laneid>,)>>"
    );
    assert_eq!(
        expansion("((8,4) -> S[(4,8):(8,-1)] + R[2:@warpid] + 7).permute(1, 0)"),
        "Reshaped<TileLayout<S<(Int<4>,Int<4>,Int<2>,),(Neg<Int<1>>,Int<8>,Neg<Int<4>>,)>,\
         R<(Int<2>,),(On<Int<1>,axis::warpid>,)>,O<(Int<7>,)>>,(Int<4>,Int<8>,)>"
    );
}

#[test]
fn calls_follow_one_another_and_fold_in_turn() {
    assert_eq!(expansion("S[(8,64)].canonicalize()"), "TileLayout<S<(Int<512>,),(Int<1>,)>>");
    assert_eq!(
        expansion("S[(8,64)].pack(2).unpack(4).pack(2).canonicalize()"),
        expansion("S[512:1].pack(1)")
    );
}

#[test]
fn a_call_binds_tighter_than_arrow_and_swizzle() {
    assert_eq!(
        expansion("(32,2) -> S[(8,64)].slice(0..8, 0..8)"),
        "Reshaped<TileLayout<S<(Int<8>,Int<8>,),(Int<64>,Int<1>,)>>,(Int<32>,Int<2>,)>"
    );
    assert_eq!(
        expansion("((32,16) -> S[(8,64)]).slice(0..8, 0..8)"),
        "TileLayout<S<(Int<8>,Int<8>,),(Int<16>,Int<1>,)>>"
    );
    assert_eq!(
        expansion("Swizzle<3,3,3> o S[(8,64)].canonicalize()"),
        "ComposeLayout<SwizzleLayout<Int<3>,Int<3>,Int<3>>,TileLayout<S<(Int<512>,),(Int<1>,)>>>"
    );
    assert_eq!(
        expansion("(Swizzle<3,3,3> o S[(8,64)]).unpack(2)"),
        "Reshaped<ComposeLayout<SwizzleLayout<Int<4>,Int<3>,Int<3>>,\
         TileLayout<S<(Int<8>,Int<64>,Int<2>,),(Int<128>,Int<2>,Int<1>,)>>>,(Int<8>,Int<128>,)>"
    );
}

#[test]
fn a_path_names_a_layout() {
    assert_eq!(expansion("A.pack(2)"), format!("ops::Packed<{},2>", named("A")));
    assert_eq!(expansion("a::A.storage()"), format!("ops::Stored<{}>", named("a::A")));
    assert_eq!(expansion("Rows<32>.storage()"), format!("ops::Stored<{}>", named("Rows<32>")));
    assert_eq!(expansion("<T as Has>::L.storage()"), format!("ops::Stored<{}>", named("<TasHas>::L")));
    assert_eq!(expansion("(8,16) -> A"), format!("Reshaped<{},(Int<8>,Int<16>,)>", named("A")));
    assert_eq!(
        expansion("Swizzle<3,3,3> o a::A"),
        format!("ComposeLayout<SwizzleLayout<Int<3>,Int<3>,Int<3>>,{}>", named("a::A"))
    );
    assert_eq!(expansion("struct B = A;").matches("compile_error").count(), 0);
    // a parameter of the item is what it is
    assert!(expansion("type B<L, const N: usize> = L.pack(N);").ends_with("=ops::Packed<L,{N}>;"));
}

#[test]
fn an_operand_that_is_not_known_leaves_the_operation_as_a_type() {
    assert_eq!(expansion("S[8].tile(A)"), format!("ops::Tiled<{},TileLayout<S<(Int<8>,)>>>", named("A")));
    assert_eq!(expansion("S[8].pack(N)"), "ops::Packed<TileLayout<S<(Int<8>,)>>,{N}>");
    assert_eq!(
        expansion("S[(8,N)].slice(0..8, a::B..{ N / 2 })"),
        "ops::Sliced<TileLayout<S<(Int<8>,Int<{N}>,)>>,(ops::Range<0,8>,ops::Range<{a::B},{N/2}>,)>"
    );
    assert_eq!(
        expansion("A.permute(1, 0).tile_to((N,8))"),
        format!("ops::TiledTo<ops::Permuted<{},(Int<1>,Int<0>,)>,(Int<{{N}}>,Int<8>,)>", named("A"))
    );
    // what comes before it is folded
    assert_eq!(
        expansion("S[(8,64)].canonicalize().pack(N)"),
        "ops::Packed<TileLayout<S<(Int<512>,),(Int<1>,)>>,{N}>"
    );
    assert_eq!(
        expansion("A.broadcast(4, 0, warpid)"),
        format!("ops::Broadcast<{},4,0,axis::warpid>", named("A"))
    );
}

#[test]
fn layouts_stand_in_arguments_with_all_of_their_notation() {
    let tiled = expansion("S[(4,8)].tile((2,2) -> S[4])");
    assert_eq!(tiled, expansion("S[(4,8)].tile(S[(2,2)])"));
    assert_eq!(expansion("S[(4,8)].tile((S[(2,2)]))"), tiled);
    assert_eq!(expansion("S[(4,8)].tile(S[(4,1)].permute(1, 0).tile_to((2,4)))").matches("ops").count(), 0);
}

#[test]
fn nested_layouts_have_their_operations() {
    assert_eq!(expansion("(2,4):(1,2).coalesce()"), "nested::Layout<Int<8>,Int<1>>");
    assert_eq!(
        expansion("((2,4),(3,5)):((1,2),(8,24)).coalesce((1,1))"),
        "nested::Layout<(Int<8>,Int<15>,),(Int<1>,Int<8>,)>"
    );
    assert_eq!(expansion("20:2.compose((5,4):(4,1))"), expansion("(5,4):(8,2)"));
    assert_eq!(expansion("(4,2):(1,16).complement(32)"), expansion("4:4"));
    assert_eq!(
        expansion("(4,8):(8,1).slice_at((_,3))"),
        "TileLayout<S<(Int<4>,),(Int<8>,)>,R<()>,O<(Int<3>,)>>"
    );
    assert_eq!(
        expansion("A.slice_at((_,(3,N)))"),
        format!("ops::SlicedAt<{},(ops::Keep,(Int<3>,Int<{{N}}>,),)>", named("A"))
    );
    assert_eq!(expansion("A.compose(a::B)"), format!("ops::Composition<{},{}>", named("A"), named("a::B")));
    assert_eq!(
        expansion("(PaddingRowMajor<2,2>(4,4)).coalesce()"),
        expansion("PaddingRowMajor<2,2>(4,4).coalesce()")
    );
    // each algebra takes the other's layouts, where the meaning allows
    assert_eq!(expansion("S[(2,4)].coalesce()"), "nested::Layout<(Int<2>,Int<4>,),(Int<4>,Int<1>,)>");
    assert_eq!(expansion("(2,4):(1,2).permute(1, 0)"), "TileLayout<S<(Int<4>,Int<2>,),(Int<2>,Int<1>,)>>");
}

#[test]
fn a_tiler_is_a_layout_or_has_an_entry_a_mode() {
    assert_eq!(expansion("(8,64):(64,1).logical_divide(4:1)").matches("ops").count(), 0);
    assert_eq!(
        expansion("A.logical_divide(4:1)"),
        format!("ops::LogicalDivide<{},ops::LayoutTiler<nested::Layout<Int<4>,Int<1>>>>", named("A"))
    );
    assert_eq!(
        expansion("A.zipped_divide((4,_,N,8:2,B.coalesce()))"),
        format!(
            "ops::ZippedDivide<{},ops::ShapeTiler<(Int<4>,ops::Keep,Int<{{N}}>,\
             ops::LayoutTiler<nested::Layout<Int<8>,Int<2>>>,ops::LayoutTiler<ops::Coalesced<{}>>,)>>",
            named("A"),
            named("B")
        )
    );
    assert_eq!(
        expansion("A.compose_modes((_,))"),
        format!("ops::CompositionModes<{},ops::ShapeTiler<(ops::Keep,)>>", named("A"))
    );
    check(&[
        (
            "A.logical_divide(4)",
            &[
                "4: `logical_divide` takes a layout or the name of one, found `4`: `.logical_divide((4,16))`; 4 elements in a row are `4:1`",
            ],
        ),
        (
            "A.compose_modes(4:1)",
            &[
                "4:1: `compose_modes` takes one entry a mode in parentheses, a number, a layout, or `_`, found `4:1`: `.compose_modes((4,_))`",
            ],
        ),
        ("A.compose_modes((0,_))", &["0: extent 0: an extent is at least 1"]),
        (
            "A.compose_modes(())",
            &["(): expected one entry a mode, a number, a layout, or `_`: `.compose_modes((4,_))`"],
        ),
    ]);
}

#[test]
fn an_operation_is_known_by_its_name() {
    check(&[
        ("S[8].pck(2)", &["pck: unknown operation `pck`, did you mean `pack`?"]),
        ("S[8].tile_too((8,))", &["tile_too: unknown operation `tile_too`, did you mean `tile_to`?"]),
        ("S[8].zipped((4,))", &["zipped: unknown operation `zipped`, did you mean `zipped_divide`?"]),
        ("8:1.composition(4:2)", &["composition: unknown operation `composition`: here it is `.compose(B)`"]),
        (
            "A.local_tile((4,4), 3)",
            &[
                "local_tile: unknown operation `local_tile`: here it is `.zipped_divide(..)`, then `.slice_at((_,3))`",
            ],
        ),
    ]);
    let advice = "the documentation of `layout!` has a table of them, and an expression stands in braces";
    check(&[
        ("S[8].banana(2)", &[&format!("banana: unknown operation `banana`; {advice}")]),
        ("S[8] + N.len()", &[&format!("len: unknown operation `len`; {advice}")]),
    ]);
}

#[test]
fn an_operation_takes_so_many_arguments() {
    check(&[
        ("S[8].pack()", &["pack(): `pack` takes 1 argument, found 0: `.pack(2)`"]),
        ("S[8].pack(2, 3)", &["(2, 3): `pack` takes 1 argument, found 2: `.pack(2)`"]),
        ("S[8].storage(2)", &["(2): `storage` takes no argument, found 1: `.storage()`"]),
        ("S[8].tile_to(8, 8)", &["(8, 8): `tile_to` takes 1 argument, found 2: `.tile_to((64,64))`"]),
        (
            "S[8].slice()",
            &["slice(): `slice` takes one argument a dimension, found 0: `.slice(0..8, 16..32)`"],
        ),
    ]);
}

#[test]
fn an_argument_is_of_its_kind() {
    check(&[
        (
            "S[8].tile(5)",
            &[
                "5: `tile` takes a layout or the name of one, found `5`: `.tile(S[(8,64)])`; 5 elements in a row are `5:1`",
            ],
        ),
        ("S[8].pack((2,))", &["(2,): `pack` takes a number from 0 on, found `(2,)`: `.pack(2)`"]),
        ("S[8].pack(-2)", &["-2: `pack` takes a number from 0 on, found `-2`: `.pack(2)`"]),
        ("S[8].pack(N + 1)", &["+: an expression stands in braces: `{ N + .. }`"]),
        (
            "S[(8,8)].slice(0..8, 4)",
            &["4: expected a range such as `0..8`, found `4`: `.slice(0..8, 16..32)`"],
        ),
        ("S[8].slice(0..)", &["0..: a range has both its ends: `.slice(0..8, 16..32)`"]),
        ("S[8].slice(0..=7)", &["..=: a range does not count its end: `0..8` has the elements 0 to 7"]),
        ("S[8].tile_to((8,0))", &["0: extent 0 in dimension 1 of the shape: an extent is at least 1"]),
        (
            "S[8].broadcast(2, 0, laneld)",
            &[
                "laneld: unknown axis `laneld`, did you mean `laneid`? an axis of your own is written as a path, such as `self::laneld`",
            ],
        ),
        ("S[8].tile_to((8,8):(8,1))", &[":: expected extents alone, such as `(64,64)`, found strides"]),
        ("S[8].pack(,)", &["(,): expected an argument between the commas"]),
    ]);
}

#[test]
fn a_mistake_of_an_operation_is_shown_at_its_operand() {
    check(&[
        (
            "S[(8,64)].slice(0..8, 60..70)",
            &["70: slice: dimension 1, the range ends at 70 but the extent is 64: it may end at 64"],
        ),
        (
            "S[(8,64)].permute(1, 1)",
            &["1: permute: entry 1 of the order names dimension 1 again: each is named once"],
        ),
    ]);
}

#[test]
fn all_mistakes_are_found_at_once() {
    check(&[(
        "S[(8,0)].tile(S[4:1@laneld]).slice(0..4, 2).pck(2)",
        &[
            "2: expected a range such as `0..8`, found `2`: `.slice(0..8, 16..32)`",
            "pck: unknown operation `pck`, did you mean `pack`?",
            "0: extent 0 in shard iter 1: an extent is at least 1",
            "laneld: unknown axis `laneld`, did you mean `laneid`? an axis of your own is written as a path, such as `self::laneld`",
        ],
    )]);
}

#[test]
fn what_a_call_belongs_to_is_never_guessed() {
    check(&[
        (
            "S[8] + R[2:@warpid].pack(2)",
            &[
                "+ R[2:@warpid]: `.pack(..)` would belong to the last term alone: put all of the layout in parentheses, `(S[8] + R[2:@warpid]).pack(..)`",
            ],
        ),
        (
            "S[8].pack(2) + 5",
            &[
                "+: nothing is added to what `.pack(..)` makes: a sum before an operation stands in parentheses, `(S[..] + ..).pack(..)`",
            ],
        ),
        (
            "S[8].pack(2) o S[4]",
            &[
                "o: `o` joins a swizzle to a layout: `Swizzle<..> o S[..]`; layouts are joined by `.compose(..)`",
            ],
        ),
        (
            "(8,8).pack(2)",
            &["(8,8): a shape alone has no operations: write `S[(8,8)]`, or with its strides `(8,8):(..)`"],
        ),
        (
            "Swizzle<3,3,3>.pack(2)",
            &["Swizzle<3,3,3>: a swizzle alone has no operations: `(Swizzle<..> o S[..]).pack(..)`"],
        ),
        ("S[8].pack", &["pack: expected `(..)` after `pack`: `.pack(2)`"]),
        ("S[8].(2)", &["(2): expected an operation after `.`, such as `.tile_to((64,64))`, found `(..)`"]),
        (".pack(2)", &[".: expected a layout before `.pack`"]),
        ("S[8].pack(2) 5", &["5: expected `.` or the end after `.pack(..)`, found `5`"]),
    ]);
}

#[test]
fn a_mistake_leaves_a_layout_of_the_rank_that_was_meant() {
    let stand_in = |call: &str| layout(&format!("struct A = {call};")).0;
    assert!(stand_in("S[(8,64)].tile_to((12,64))").contains("typeLayout=TileLayout<S<(Int<12>,Int<64>,)>>"));
    assert!(stand_in("S[(8,64)].pack(3)").contains("typeLayout=TileLayout<S<(Int<8>,Int<64>,)>>"));
}

#[test]
fn documentation_shows_what_the_operations_make() {
    let text = layout("struct A = S[(2,4)].slice(0..2, 1..3);").0;
    let start = text.find("#[doc=\"").unwrap() + 7;
    let end = start + text[start..].find("\"]").unwrap();
    assert_eq!(
        text[start..end].replace("\\n", "\n"),
        "Thelayout`S[(2,4)].slice(0..2,1..3)`.\n\n\
         ```text\nS[(2,4)].slice(0..2,1..3)\n=S[(2,2):(4,1)]+1\n```\n\n\
         4elements,cosize7,span7on`m`.\n\n\
         ```text\n01\n012\n156\n```\n"
    );
}

#[test]
fn constants_of_operations_are_checked_one_after_the_other() {
    let text = expansion("struct A = S[(8,N)].pack(2).slice(0..8, 0..M);");
    let calls = text.split("tla_check;").nth(1).unwrap_or_default();
    let shown = |own: &str| calls.contains(own);
    assert!(
        shown("tla_check::extent::<TileLayout<S<(Int<8>,Int<{N}>,)>>>(Place::Shard(1usize));"),
        "{calls}"
    );
    assert!(shown("tla_check::whole::<ops::Packed<TileLayout<S<(Int<8>,Int<{N}>,)>>,2>>();"), "{calls}");
    assert!(
        shown(
            "tla_check::operand::<ops::Sliced<ops::Packed<TileLayout<S<(Int<8>,Int<{N}>,)>>,2>,(ops::Range<0,8>,ops::Range<0,{M}>,)>>(1usize);"
        ),
        "{calls}"
    );
}

#[test]
fn depth_has_a_limit() {
    let deep = format!("{}S[8].pack(1){}", "(".repeat(40), ").pack(1)".repeat(40));
    assert_eq!(mistakes(&deep).len(), 1);
}

#[test]
fn the_items_of_a_call_know_those_before_them() {
    let text =
        expansion("struct A = S[(8,64)]; struct B = A.slice(0..4, 0..64).pack(2); type C<A> = A.pack(2);");
    assert!(text.contains("typeLayout=TileLayout<S<(Int<4>,Int<32>,),(Int<32>,Int<1>,)>>;"), "{text}");
    // a parameter is no item
    assert!(text.ends_with("typeC<A>=ops::Packed<A,2>;"), "{text}");
    check(&[(
        "type A = S[(8,64)]; struct B = (A.tile_to((60,64))).pack(3); type C = (8,32) -> A;",
        &[
            "60: tile_to: dimension 0, extent 60, is no multiple of the extent 8 of the layout inside it",
            "(8,32): the shape has 256 elements but the layout has 512: the two products must be equal",
        ],
    )]);
    let of_another = |call: &str| expansion(call).contains(&format!("ops::Packed<{},2>", named("A")));
    assert!(of_another("#[cfg(a)] struct A = S[8]; struct B = A.pack(2);"));
    assert!(of_another("struct B = A.pack(2); struct A = S[8];"));
    assert!(of_another("struct A = S[N]; struct B = A.pack(2);"));
    assert!(!of_another("struct A = S[8]; struct B = A.pack(2);"));
    // another name has no value of its own
    assert_eq!(expansion("struct A = (2,3):(3,1); struct B = A;").matches("fnlayout").count(), 1);
}

#[test]
fn a_type_has_the_nesting_of_what_the_calls_make() {
    let swizzle = "SwizzleLayout<Int<3>,Int<3>,Int<3>>";
    // the modes of a swizzled layout; none are lost where each is one run of its dimension
    assert_eq!(
        expansion("(Swizzle<3,3,3> o (8,64):(64,1)).tile_to_shape((16,64))"),
        format!(
            "ComposeLayout<{swizzle},nested::Layout<((Int<8>,Int<2>,),(Int<64>,Int<1>,),),((Int<64>,Int<512>,),(Int<1>,Int<0>,),)>>"
        )
    );
    assert_eq!(
        expansion("(Swizzle<3,3,3> o (8,64):(64,1)).compose((8,64):(1,8))"),
        format!("ComposeLayout<{swizzle},TileLayout<S<(Int<8>,Int<64>,),(Int<64>,Int<1>,)>>>")
    );
    // an offset has no nested type: the operation keeps the modes where the map does not
    assert_eq!(
        expansion("(8,64):(64,1).slice_at((3,_))"),
        "TileLayout<S<(Int<64>,),(Int<1>,)>,R<()>,O<(Int<192>,)>>"
    );
    let sliced = expansion("(4,((2,3),5)):(30,((15,5),1)).slice_at((1,_))");
    assert!(sliced.starts_with("ops::SlicedAt<nested::Layout<"), "{sliced}");
    // the next item sees what the type has
    let items = "struct A = (Swizzle<3,3,3> o (8,64):(64,1)).tile_to_shape((16,64)); \
                 struct B = Swizzle<3,3,3> o ((8,2),64):((64,512),1); ";
    assert_eq!(
        expansion(&format!("{items} type C = A.slice_at(((_,1),(_,_)));")).matches("compile_error").count(),
        0
    );
    assert_eq!(
        expansion(&format!("{items} type C = B.slice_at(((_,1),_));")).matches("compile_error").count(),
        0
    );
}

#[test]
fn a_path_in_a_tiler_is_a_number() {
    check(&[(
        "type A = 4:2; type B = (8,64):(64,1).zipped_divide((A,_));",
        &[
            "A: `A` is a layout, and a path in a tiler is a number: that of a layout stands in parentheses, `(A)`",
        ],
    )]);
    assert_eq!(
        expansion("type A = 4:2; type B = (8,64):(64,1).zipped_divide(((A),_));")
            .matches("compile_error")
            .count(),
        0
    );
    assert!(expansion("(8,64):(64,1).zipped_divide((A,_))").contains("{A}"));
}

#[test]
fn layouts_that_stand_too_deep_are_reported_once() {
    let arguments = |depth: usize| format!("{}S[8]{}", "S[8].tile(".repeat(depth), ")".repeat(depth));
    let receivers = |depth: usize| format!("{}S[8]{}", "(".repeat(depth), ").canonicalize()".repeat(depth));
    let modes = |depth: usize| {
        format!("{}8:1{}", "A.logical_divide((4,B,".repeat(depth), ",C.coalesce()))".repeat(depth))
    };
    // as much stack as rustc has
    let run = move || {
        for call in [&arguments as &dyn Fn(usize) -> String, &receivers, &modes] {
            let fits = if call(1).contains("coalesce") { 15 } else { 16 };
            assert_eq!(mistakes(&call(fits)), [""; 0]);
            for depth in [17, 18, 24] {
                let found = mistakes(&call(depth));
                assert_eq!(found.len(), 1, "{found:?}");
                assert!(found[0].ends_with(": layouts stand in one another at most 16 deep"), "{found:?}");
                assert_eq!(mistakes(&format!("struct X = {};", call(depth))).len(), 1);
            }
        }
    };
    std::thread::Builder::new().stack_size(8 << 20).spawn(run).unwrap().join().unwrap();
}

#[test]
fn parentheses_around_a_layout_change_nothing() {
    for (redundant, plain) in [
        ("((S[(8,64)])).pack(2)", "S[(8,64)].pack(2)"),
        ("(S[(8,64)])", "S[(8,64)]"),
        ("((8,64) -> (S[512] + 3))", "(8,64) -> S[512] + 3"),
        ("(8,64) -> ((S[512]))", "(8,64) -> S[512]"),
        ("Swizzle<3,3,3> o (S[(8,64)])", "Swizzle<3,3,3> o S[(8,64)]"),
        ("(Swizzle<f16,128B> o (zN<f16>(64,64)))", "Swizzle<f16,128B> o zN<f16>(64,64)"),
        ("Swizzle<3,3,3> o ((8,64) -> S[512])", "(8,64) -> Swizzle<3,3,3> o S[512]"),
        ("((8,64):(64,1))", "(8,64):(64,1)"),
        ("(8:2)", "8:2"),
        ("((zN<f16>(64,64)))", "zN<f16>(64,64)"),
        ("(((8,64):(64,1))).coalesce()", "(8,64):(64,1).coalesce()"),
        ("((A))", "A"),
        ("((a::A<8>)).pack(2)", "a::A<8>.pack(2)"),
        ("(A.pack(2))", "A.pack(2)"),
        ("((A.pack(2))).unpack(2)", "A.pack(2).unpack(2)"),
        ("S[(4,8)].tile(((S[(2,2)])))", "S[(4,8)].tile(S[(2,2)])"),
        ("A.compose((8:2))", "A.compose(8:2)"),
        ("A.compose((zN<f16>(64,64)))", "A.compose(zN<f16>(64,64))"),
        ("A.logical_divide((4,(8:2),((A))))", "A.logical_divide((4,8:2,(A)))"),
        ("struct A = ((S[8]));", "struct A = S[8];"),
        ("struct A = ((8,64):(64,1));", "struct A = (8,64):(64,1);"),
    ] {
        assert_eq!(expansion(redundant), expansion(plain), "{redundant}");
    }
    // a tiler in parentheses goes mode by mode
    assert_ne!(expansion("A.logical_divide((8:2))"), expansion("A.logical_divide(8:2)"));
    check(&[
        (
            "((8,64)).pack(2)",
            &[
                "((8,64)): a shape alone has no operations: write `S[(8,64)]`, or with its strides `(8,64):(..)`",
            ],
        ),
        ("(S[8]) + 3", &["(S[8]): a term of a sum stands without parentheses: `S[8]`"]),
        ("(S[8] + R[2]) + 3", &["(S[8] + R[2]): a term of a sum stands without parentheses: `S[8] + R[2]`"]),
        (
            "(A.pack(2)) + 3",
            &[
                "(A.pack(2)): a layout in parentheses is no term of a sum: expected `S[shape:strides]`, `R[shape:strides]` or an offset such as `5` or `5@warpid`",
            ],
        ),
        ("(8,64) -> ((8,64) -> S[512])", &["->: a second `->`: one logical shape stands before the layout"]),
        (
            "Swizzle<3,3,3> o (Swizzle<3,3,3> o S[512])",
            &["Swizzle: a layout has one swizzle, and it stands first: `Swizzle<..> o S[..]`"],
        ),
    ]);
}
