//! The second model: nested tuples and tags.

use super::{expansion, layout, mistakes};

/// Each call has exactly these mistakes, written `tokens underlined: message`.
fn check(cases: &[(&str, &[&str])]) {
    for (call, expected) in cases {
        assert_eq!(mistakes(call), *expected, "{call}");
    }
}

#[test]
fn a_nested_layout_repeats_its_parentheses() {
    assert_eq!(
        expansion("((16,7),(16,7)):((16,256),(1,1792)):(100,100)"),
        "nested::Layout<((Int<16>,Int<7>,),(Int<16>,Int<7>,),),((Int<16>,Int<256>,),(Int<1>,Int<1792>,),),\
         (Int<100>,Int<100>,)>"
    );
    assert_eq!(expansion("8:1"), "nested::Layout<Int<8>,Int<1>>");
    assert_eq!(expansion("8:1:5"), "nested::Layout<Int<8>,Int<1>,(Int<5>,)>");
    assert_eq!(expansion("(8,):(1,)"), expansion("(8):(1)"));
    assert_eq!(expansion("(_8,_0x10):(_16,_1)"), expansion("(8,16):(16,1)"));
    assert_eq!(
        expansion("(N,{ M + 1 }):(a::K,1)"),
        "nested::Layout<(Int<{N}>,Int<{M+1}>,),(Int<{a::K}>,Int<1>,)>"
    );
}

#[test]
fn a_shape_and_a_swizzle_may_stand_before_it() {
    assert_eq!(
        expansion("(8,16) -> (8,16):(16,1)"),
        "Reshaped<nested::Layout<(Int<8>,Int<16>,),(Int<16>,Int<1>,)>,(Int<8>,Int<16>,)>"
    );
    assert_eq!(
        expansion("Swizzle<3,3,3> o (8,64):(64,1)"),
        "ComposeLayout<SwizzleLayout<Int<3>,Int<3>,Int<3>>,\
         nested::Layout<(Int<8>,Int<64>,),(Int<64>,Int<1>,)>>"
    );
}

#[test]
fn a_tag_of_known_sizes_is_computed() {
    assert_eq!(
        expansion("zN<f16>(100,100)"),
        "nested::Layout<((Int<16>,Int<7>,),(Int<16>,Int<7>,),),((Int<16>,Int<256>,),(Int<1>,Int<1792>,),),\
         (Int<100>,Int<100>,),nested::tag::zN<element::f16>>"
    );
    assert!(expansion("zN<u8>(1,1)").ends_with("nested::tag::zN<::core::primitive::u8>>"));
    assert!(expansion("nZ<float16>(1,1)").ends_with("nested::tag::nZ<element::Bits<16>>>"));
    assert!(
        expansion("nZ<{ W }>(1,1)").starts_with("nested::tag::Made<nested::tag::nZ<element::Bits<{W}>>,")
    );
    assert!(expansion("RowMajor<e2m1>(3,5)").ends_with("(Int<3>,Int<5>,),nested::tag::RowMajorPacked>"));
    assert!(
        expansion("PaddingRowMajor<16,32>(3,5)")
            .ends_with("(Int<3>,Int<5>,),nested::tag::PaddingRowMajor<16,32>>")
    );
}

#[test]
fn a_tag_of_other_sizes_is_the_types() {
    assert_eq!(
        expansion("zN<f16>(N,100)"),
        "nested::tag::Made<nested::tag::zN<element::f16>,Int<{N}>,Int<100>>"
    );
    assert_eq!(
        expansion("zN<self::Half>(1,2)"),
        "nested::tag::Made<nested::tag::zN<<Of<self::Half>asElementOf<self::Half>>::Element>,Int<1>,Int<2>>"
    );
    assert_eq!(
        expansion("Vector(N)"),
        "nested::Layout<(Int<{N}>,),(Int<1>,),(Int<{N}>,),nested::tag::Vector>"
    );
    assert!(
        expansion("type A<T, const R: usize> = zN<T>(R,1);")
            .ends_with("=nested::tag::Made<nested::tag::zN<T>,Int<{R}>,Int<1>>;")
    );
}

#[test]
fn a_name_has_the_value_of_its_layout() {
    let text = expansion("pub struct A = (2,3):(3,1);");
    assert!(
        text.contains("pubconstfnlayout()-><AasNamed>::Layout{<<AasNamed>::Layoutasnested::Single>::SINGLE}"),
        "{text}"
    );
    assert!(!expansion("struct A = (6) -> (2,3):(3,1);").contains("fnlayout"));
    assert!(!expansion("struct A = S[8];").contains("fnlayout"));
}

#[test]
fn constants_are_checked_at_their_tokens() {
    let calls = |text: &str| {
        let text = expansion(text);
        text.split("tla_check;").nth(1).unwrap_or_default().replace("::<<AasNamed>::Layout>", "")
    };
    assert_eq!(
        calls("struct A = (N,(2,3)):(1,(2,3)):(4,6);"),
        "tla_check::extent(Place::Leaf(0usize));tla_check::extent(Place::Leaf(1usize));\
         tla_check::extent(Place::Leaf(2usize));tla_check::stride(Place::Leaf(0usize));\
         tla_check::stride(Place::Leaf(1usize));tla_check::stride(Place::Leaf(2usize));\
         tla_check::origin(0usize);tla_check::origin(1usize);tla_check::whole();tla_check::storage();};"
    );
    assert_eq!(
        calls("struct A = zN<self::T>(N,8);"),
        "tla_check::element();tla_check::tag_size({N});tla_check::tag_size(8);tla_check::whole();\
         tla_check::whole();tla_check::storage();};"
    );
}

#[test]
fn shape_and_stride_are_congruent() {
    check(&[
        (
            "((4,2),(4,3)):((4,16),1)",
            &[
                "1: the two tuples are not congruent: they are nested differently in mode 1; one stride an extent, in the same parentheses",
            ],
        ),
        (
            "(4,(2,2),8):((1,1),2,8)",
            &[
                "(1,1): the two tuples are not congruent: they are nested differently in mode 0; one stride an extent, in the same parentheses",
                "2: the two tuples are not congruent: they are nested differently in mode 1; one stride an extent, in the same parentheses",
            ],
        ),
        (
            "(4,2,3):(1,4)",
            &[
                "3: the two tuples are not congruent: they are nested differently in mode 2; one stride an extent, in the same parentheses",
            ],
        ),
        (
            "(4,2):(1,4,8,16)",
            &[
                "8,16: the two tuples are not congruent: they are nested differently in mode 2; one stride an extent, in the same parentheses",
            ],
        ),
        (
            "(4,2):1",
            &[
                "1: the two tuples are not congruent: they are nested differently in mode 0; one stride an extent, in the same parentheses",
            ],
        ),
        // the parentheses are known although the numbers are not
        (
            "(N,M):(1,(2,3))",
            &[
                "(2,3): the two tuples are not congruent: they are nested differently in mode 1; one stride an extent, in the same parentheses",
            ],
        ),
    ]);
}

#[test]
fn numbers_of_a_nested_layout_fit() {
    check(&[
        (
            "((4,0),2):((1,4),0)",
            &["0: extent 0 (number 1 of the shape, from the left): an extent is at least 1"],
        ),
        ("(4,-2):(1,4)", &["-2: extent -2 (number 1 of the shape, from the left): an extent is at least 1"]),
        ("(4,2):(1,-4)", &["-4: stride -4 of leaf 1: a nested layout has no negative strides"]),
        ("(4,-N):(1,4)", &["-N: a number of a nested layout has no sign"]),
        (
            "(4294967296,4294967296):(1,0)",
            &["4294967296: the number of elements overflows: the limit is 9223372036854775807 (2^63 - 1)"],
        ),
        (
            "(4,3):(1,9223372036854775807)",
            &[
                "9223372036854775807: the furthest coordinate on `m` overflows: the limit is 9223372036854775807 (2^63 - 1)",
            ],
        ),
        (
            "(1,1,1,1,1,1,1,1,1):(1,1,1,1,1,1,1,1,1)",
            &[
                "1: the tuple is too large (9): at most 8 entries a tuple (16 in a value), 16 levels and 48 entries and tuples in all are possible",
            ],
        ),
        (
            "((1,1,1,1,1,1,1,1),(1,1,1,1,1,1,1,1),1):((1,1,1,1,1,1,1,1),(1,1,1,1,1,1,1,1),1)",
            &["1: the nested shape has 17 extents: at most 16 are possible"],
        ),
    ]);
    let deep = format!("{}1{}", "(".repeat(17), ",)".repeat(17));
    assert_eq!(mistakes(&format!("{deep}:{deep}")).len(), 2);
}

#[test]
fn the_origin_is_in_the_shape() {
    check(&[
        (
            "((16,7),(16,7)):((16,256),(1,1792)):(100,113)",
            &["113: the origin shape is valid up to 113 in mode 1, which has only 112 elements in memory"],
        ),
        (
            "(8,8):(8,1):(9,10)",
            &[
                "9: the origin shape is valid up to 9 in mode 0, which has only 8 elements in memory",
                "10: the origin shape is valid up to 10 in mode 1, which has only 8 elements in memory",
            ],
        ),
        (
            "(8,8):(8,1):(8,8,8)",
            &["(8,8,8): the origin shape has 3 entries but the layout has 2 modes: one valid extent a mode"],
        ),
        (
            "(8,8):(8,1):8",
            &["8: the origin shape has 1 entry but the layout has 2 modes: one valid extent a mode"],
        ),
        (
            "(8,8):(8,1):(8,(4,2))",
            &["(4,2): an origin shape is flat: one valid extent a mode, such as `(100,100)`"],
        ),
        ("(8,8):(8,1):(8,-1)", &["-1: -1 is negative: extents and coordinates count from 0"]),
        // N may be large enough
        (
            "(N,8):(8,1):(9,9)",
            &["9: the origin shape is valid up to 9 in mode 1, which has only 8 elements in memory"],
        ),
        ("(8,8):(8,1):(N,8)", &[]),
        ("(8,8):(8,1):(0,8)", &[]),
    ]);
}

#[test]
fn a_tag_is_known_and_has_what_it_needs() {
    check(&[
        ("zM<f16>(16,16)", &["zM: unknown tag `zM`, did you mean `zN`?"]),
        ("Nz<f16>(16,16)", &["Nz: unknown tag `Nz`, did you mean `zN`?"]),
        ("Zn<f16>(16,16)", &["Zn: unknown tag `Zn`, did you mean `nZ`?"]),
        ("RowMayor(16,16)", &["RowMayor: unknown tag `RowMayor`, did you mean `RowMajor`?"]),
        ("zN(100,N)", &["zN: `zN` needs the type of its elements: `zN<f16>(100,N)`"]),
        ("zN<16,16>(100,100)", &["16,16: `zN` needs the type of its elements: `zN<f16>(100,100)`"]),
        (
            "PaddingRowMajor(8,8)",
            &[
                "PaddingRowMajor: `PaddingRowMajor` needs the extents of its blocks: `PaddingRowMajor<16,32>(8,8)`",
            ],
        ),
        ("L0C<f32>(8,8)", &["f32: `L0C` lies alike for elements of every width: `L0C(8,8)`"]),
        ("MxzZ<2,16>(8,8)", &["2,16: `MxzZ` lies alike for elements of every width: `MxzZ(8,8)`"]),
        (
            "RowMajor<My>(8,8)",
            &[
                "My: whether `My` is a packed 4-bit float is not known: `RowMajor(8,8)`, or `RowMajorPacked(8,8)` if it is",
            ],
        ),
        ("zN<f16>(8)", &["(8): `zN` takes two sizes, rows and columns, not 1"]),
        ("zN<f16>(8,8,8)", &["(8,8,8): `zN` takes two sizes, rows and columns, not 3"]),
        ("Vector(8,8)", &["(8,8): `Vector` takes one size, its length, not 2"]),
        ("zN<f16>", &["zN<f16>: expected the sizes after the tag: `zN<f16>(100,100)`"]),
        ("zN<f16>()", &["(): expected the sizes of the tag: `zN<f16>(100,100)`"]),
        ("zN<f16>(8,0)", &["0: extent 0: an extent is at least 1"]),
        ("zN<f16>(8,-2)", &["-2: -2 is negative: extents and coordinates count from 0"]),
        (
            "zN<24>(8,8)",
            &[
                "24: elements of 24 bits do not fill a block of 32 bytes: the widths are 4, 8, 16, 32, 64 and 128 bits",
            ],
        ),
        (
            "zN<fp16>(8,8)",
            &[
                "fp16: unknown element type `fp16`, did you mean `f16`? a type of your own is written as a path, such as `self::fp16`",
            ],
        ),
        ("PaddingRowMajor<0,8>(8,8)", &["0: extent 0 in dimension 0 of the block: an extent is at least 1"]),
        (
            "zN<f16>(9223372036854775807,16)",
            &[
                "9223372036854775807: a layout of 9223372036854775807 rows or columns overflows: the limit is 9223372036854775807 (2^63 - 1)",
            ],
        ),
        (
            "zN<f16>(4294967296,4294967296)",
            &[
                "(4294967296,4294967296): the number of elements overflows: the limit is 9223372036854775807 (2^63 - 1)",
            ],
        ),
    ]);
    let unknown = mistakes("banana(8,8)");
    assert!(unknown[0].starts_with("banana: unknown tag `banana`; the tags are RowMajor, "), "{unknown:?}");
}

#[test]
fn the_valid_range_is_no_logical_shape() {
    check(&[
        (
            "(100,100) -> zN<f16>(100,100)",
            &[
                "(100,100): the shape has 10000 elements but the layout has 12544: the two products must be equal; in memory the layout is padded to (112,112), and (100,100) is its origin, the valid range, already: leave the shape out",
            ],
        ),
        (
            "(50,200) -> zN<f16>(100,100)",
            &[
                "(50,200): the shape has 10000 elements but the layout has 12544: the two products must be equal",
            ],
        ),
        ("(112,112) -> zN<f16>(100,100)", &[]),
    ]);
}

#[test]
fn separators_are_not_mixed_up() {
    check(&[
        ("(8,16),(16,1)", &[",: expected `:` between the shape and the strides: `(..):(..)`"]),
        ("(8,16)(16,1)", &["(16,1): expected `:` between the shape and the strides: `(..):(..)`"]),
        ("(8,16);(16,1)", &[";: expected `:` between the shape and the strides: `(..):(..)`"]),
        (
            "(8:16,16:1):(1,8)",
            &[":: a `:` inside a tuple: whole tuples are joined, `(2,(4,2)):(8,(1,4))`, not their entries"],
        ),
        (
            "(8:16,16:1)",
            &[":: a `:` inside a tuple: whole tuples are joined, `(2,(4,2)):(8,(1,4))`, not their entries"],
        ),
        ("((8,2)(16,7)):((1,8),(16,256))", &["(16,7): expected `,` between the entries of the tuple"]),
        ("(8;16):(16,1)", &[";: expected `,` between the entries of the tuple, found `;`"]),
        ("(8,16):", &[":: expected the strides after `:`, a number or a tuple"]),
        ("(8,16):(16,1):", &[":: expected the origin shape after `:`, a number or a tuple"]),
        (
            "(8,16):(16,1):(8,16):(1,1)",
            &[":: a third `:`: a nested layout is `shape:stride` or `shape:stride:origin`"],
        ),
        ("(8,16):(16,1) + 5", &["+: a nested layout has no further terms: it starts at address 0"]),
        ("zN<f16>(8,16) + 5", &["+: a nested layout has no further terms: it starts at address 0"]),
        (
            "RowMajor(8,16):(16,1)",
            &[":: `RowMajor` makes strides and origin of the sizes: nothing follows `(..)`"],
        ),
        (
            "(8,16):(16@laneid,1)",
            &[
                "@laneid: a nested layout lies on `m` alone: strides on other axes are written `S[shape:strides]`",
            ],
        ),
        ("(8,,16):(16,1)", &["(8,,16): expected an entry between the commas of the tuple"]),
        (
            "():()",
            &[
                "(): an empty tuple: expected one entry at least, as in `(8,)`",
                "(): an empty tuple: expected one entry at least, as in `(8,)`",
            ],
        ),
        ("(8,N * 2):(16,1)", &["*: an expression stands in braces: `{ N * .. }`"]),
        ("(8,16):(16,1.5)", &["1.5: expected an integer, found `1.5`"]),
    ]);
}

#[test]
fn all_mistakes_are_found_at_once() {
    check(&[(
        "Swizzle<3,3,2> o ((16,0),(16,7)):((16,-1),(1,1792)):(1,113)",
        &[
            "-1: stride -1 of leaf 1: a nested layout has no negative strides",
            "0: extent 0 (number 1 of the shape, from the left): an extent is at least 1",
            "113: the origin shape is valid up to 113 in mode 1, which has only 112 elements in memory",
            "2: swizzle needs S >= B, but S = 2 and B = 3: the bits that are read would overlap the bits that are changed",
        ],
    )]);
}

#[test]
fn a_mistake_stands_in_a_layout_of_the_same_nesting() {
    let (text, _) = layout("((4,2),(4,0)):((4,16),(1,32))");
    assert!(text.starts_with("nested::Layout<((Int<{::core::compile_error!{"), "{text}");
    assert!(text.contains("4}>,Int<2>,),(Int<4>,Int<1>,),),((Int<0>,Int<0>,),(Int<0>,Int<0>,),)>"), "{text}");
    let (text, _) = layout("struct A = zN<f17>(100,100);");
    assert!(text.contains("typeLayout=nested::Layout<((Int<16>,Int<7>,),(Int<16>,Int<7>,),)"), "{text}");
}

#[test]
fn documentation_shows_what_a_tag_makes_and_marks_the_padding() {
    let documentation = |text: &str| {
        let text = layout(text).0;
        let start = text.find("#[doc=\"").unwrap() + 7;
        let end = start + text[start..].find("\"]").unwrap();
        text[start..end].replace("\\n", "\n")
    };
    assert_eq!(
        documentation("type A = PaddingRowMajor<2,2>(2,3);"),
        "Thelayout`PaddingRowMajor<2,2>(2,3)`.\n\n\
         ```text\nPaddingRowMajor<2,2>(2,3)\n=((2,1),(2,2)):((2,8),(1,4)):(2,3)\n```\n\n\
         8elements,cosize8,span8on`m`.\n\n\
         Validare6ofthem:2x3of2x4.Therest,inparenthesesbelow,ispadding.\n\n\
         ```text\n0123\n0014(5)\n1236(7)\n```\n"
    );
    assert!(documentation("type A = ((2,1),2):((1,2),2);").contains("```text\n((2,1),2):((1,2),2)\n```"));
}
