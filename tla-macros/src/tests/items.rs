//! Item position: what a named layout consists of.

use super::{expansion, layout, run};

#[test]
fn a_struct_is_a_unit_struct_with_a_layout_and_storage() {
    let expansion = expansion("/// Mine.\n#[cfg(unix)] #[must_use] pub(crate) struct A = S[(8,4)];");
    for part in [
        "#[doc=\"Mine.\"]#[cfg(unix)]#[must_use]",
        "#[derive(::core::clone::Clone,::core::marker::Copy,::core::fmt::Debug,)]pub(crate)structA;",
        "#[cfg(unix)]#[automatically_derived]#[allow(deprecated,",
        "implNamedforA{typeLayout=TileLayout<S<(Int<8>,Int<4>,)>>;",
        "typeStorage<T>=[T;32];}",
        "#[cfg(unix)]#[allow(deprecated,",
        "implA{",
        "pub(crate)constfntable()->[::core::primitive::usize;32]{table::<<AasNamed>::Layout,_>()}",
    ] {
        assert!(expansion.contains(part), "{part}\n{expansion}");
    }
    assert!(!expansion.contains("const_:()"), "everything is known, so nothing is left to check");
}

#[test]
fn lengths_that_the_macro_does_not_know_are_constants() {
    for layout in ["S[(N,4)]", "S[(4,4294967296)]"] {
        let text = expansion(&format!("struct A = {layout};"));
        assert!(text.contains("typeStorage<T>=[T;check::cosize::<<AasNamed>::Layout>()];"), "{text}");
        assert!(text.contains("usize;check::size::<<AasNamed>::Layout>()]"), "{text}");
    }
}

#[test]
fn what_the_user_derives_is_not_derived_twice() {
    let text = expansion("#[derive(Clone, ::core::fmt::Debug, Default)] struct A = S[8];");
    assert!(text.contains("#[derive(::core::marker::Copy,)]structA;"), "{text}");
}

#[test]
fn a_type_is_an_alias_with_its_generics() {
    let text = expansion("pub type A<'a, const N: usize, X = Y> = S[(N,4):(1@X,1)];");
    let alias = "pubtypeA<'a,constN:usize,X=Y>=TileLayout<S<(Int<{N}>,Int<4>,),(On<Int<1>,X>,Int<1>,)>>;";
    assert!(text.ends_with(alias), "{text}");
}

#[test]
fn an_element_parameter_of_the_item_is_a_type() {
    let text = expansion("type A<T> = Swizzle<T, 128B> o S[512];");
    assert!(text.contains("ElementSwizzle<Of<T>,width::B128>"), "{text}");
}

#[test]
fn constants_are_checked_at_their_tokens() {
    let text = expansion("struct A = (N,4) -> Swizzle<M,1,2> o S[8:1@self::a] + R[2] + 3;");
    let own = "::<<AasNamed>::Layout";
    let calls = [
        format!("extent{own}>(Place::Shard(0usize))"),
        format!("stride{own}>(Place::Shard(0usize))"),
        format!("extent{own}>(Place::Replica(0usize))"),
        format!("stride{own}>(Place::Replica(0usize))"),
        format!("stride{own}>(Place::Offset(0usize))"),
        format!("axis{own},<Of<self::a>asAxisOf<self::a>>::Axis>()"),
        format!("swizzle{own}>()"),
        format!("extent{own}>(Place::Shape(0usize))"),
        format!("extent{own}>(Place::Shape(1usize))"),
        format!("shape{own}>()"),
        format!("whole{own}>()"),
        format!("storage{own}>()"),
    ];
    let calls: String = calls.iter().map(|call| format!("tla_check::{call};")).collect();
    assert!(text.ends_with(&format!("const_:()={{usecheckastla_check;{calls}}};")), "{text}");
}

#[test]
fn an_alias_has_checks_unless_it_has_parameters() {
    assert!(expansion("type A = S[N];").contains("tla_check::extent::<A>(Place::Shard(0usize));"));
    assert!(!expansion("type A<const N: usize> = S[N];").contains("tla_check"));
    assert!(!expansion("type A = S[8];").contains("tla_check"));
}

#[test]
fn a_length_is_there_when_the_feature_is() {
    let (text, _) =
        run(crate::layout_macro::expand_into, "krate generic_array", "struct A = S[2]; struct B = S[N];");
    assert!(
        text.contains("typeLen=typenum::UInt<typenum::UInt<typenum::UTerm,typenum::B1>,typenum::B0>;"),
        "{text}"
    );
    let bit = |bit: u32| format!("aslen::Push<{{len::bit::<<BasNamed>::Layout>({bit}u32)}}>>::Out");
    assert!(text.contains(&format!("<typenum::UTerm{}{}", bit(63), bit(62))), "{text}");
    assert!(text.contains(&format!("{};", bit(0))), "{text}");
    assert!(!expansion("struct A = S[2];").contains("Len"));
}

#[test]
fn one_call_names_several_layouts() {
    let text = expansion("struct A = S[8]; type B = S[4]; pub struct C = R[2];");
    for part in ["structA;", "typeB=", "pubstructC;"] {
        assert!(text.contains(part), "{part}");
    }
}

#[test]
fn a_mistake_leaves_every_name_in_place() {
    let (text, mistakes) =
        layout("struct A = (2,4) -> S[9]; struct B = S[8]; struct C<const N: usize> = S[N]; struct D;");
    assert_eq!(mistakes.len(), 3);
    assert_eq!(text.matches("compile_error").count(), 3);
    assert!(text.contains("implNamedforA{typeLayout=TileLayout<S<(Int<2>,Int<4>,)>>;"), "{text}");
    assert!(text.contains("implNamedforB{typeLayout=TileLayout<S<(Int<8>,)>>;"), "{text}");
    assert!(text.contains("typeC<constN:usize>=TileLayout<S<(Int<{N}>,)>>;"), "{text}");
    assert!(text.contains("implNamedforD{typeLayout=TileLayout<S<(Int<1>,)>>;"), "{text}");
}

/// The documentation that the macro adds.
fn documentation(text: &str) -> String {
    let input: proc_macro2::TokenStream = format!("[krate] {text}").parse().unwrap();
    let expansion = crate::layout_macro::expand(input).to_string();
    let start = expansion.rfind("# [doc = \"").unwrap() + 10;
    let end = start + expansion[start..].find("\"]").unwrap();
    expansion[start..end].replace("\\n", "\n")
}

#[test]
fn documentation_shows_the_notation_the_numbers_and_a_picture() {
    assert_eq!(
        documentation("type A = ( 2,4 )->Swizzle<0 , 1,1> o S[(2, 4)];"),
        "The layout `(2,4) -> Swizzle<0,1,1> o S[(2,4)]`.\n\n\
         ```text\n(2,4) -> Swizzle<0,1,1> o S[(2,4)]\n```\n\n\
         8 elements, cosize 8.\n\n\
         ```text\n  0 1 2 3\n0 0 1 3 2\n1 4 5 7 6\n```\n"
    );
    assert_eq!(
        documentation("type A = S[(2,2):(2@laneid,1)] + R[2:1@warpid] + 5;"),
        "The layout `S[(2,2):(2@laneid,1)] + R[2:1@warpid] + 5`.\n\n\
         ```text\nS[(2,2):(2@laneid,1)] + R[2:1@warpid] + 5\n```\n\n\
         4 elements, cosize 7, span 3 on `laneid`, span 7 on `m`, span 2 on `warpid`.\n\n\
         ```text\nlaneid,m,warpid\n        0       1\n\
         0 0,5,0|1 0,6,0|1\n\
         1 2,5,0|1 2,6,0|1\n```\n"
    );
}

#[test]
fn a_large_picture_is_cut_off() {
    let text = documentation("/// Mine.\ntype A = S[(40,40)];");
    assert!(text.starts_with("\n\n# Layout\n"), "{text}");
    let picture: Vec<&str> = text.rsplit("```text\n").next().unwrap().lines().collect();
    assert_eq!(picture.len(), 1 + 16 + 1 + 1, "head, rows, the rest, the end\n{text}");
    assert!(picture[0].ends_with(" 15 .."), "{text}");
    assert_eq!(picture[17].trim(), "..");
}

#[test]
fn numbers_that_are_not_known_are_not_shown() {
    assert_eq!(
        documentation("type A = S[(N, { M + 1 })];"),
        "The layout `S[(N,{ M + 1 })]`.\n\n```text\nS[(N,{ M + 1 })]\n```\n"
    );
}

#[test]
fn a_raw_name_is_a_name() {
    let text = expansion("struct r#type = S[4];");
    assert!(text.contains("structr#type;") && text.contains("implNamedforr#type{"), "{text}");
}

#[test]
fn an_item_that_is_not_there_has_no_mistakes() {
    let (text, _) = layout("#[cfg(any())] type A = S[(0,4)]; #[cfg(any())] struct B = S[(3,5):(-5,1)];");
    assert_eq!(text.matches("#[cfg(any())]::core::compile_error!").count(), 2, "{text}");
}

#[test]
fn an_item_that_is_made_of_itself_is_reported_once() {
    let itself = "X: `X` would be made of itself: another layout of that name is written with its path, such as \
                  `super::X`";
    for call in [
        "struct X = X.pack(2);",
        "type X = X;",
        "type X<const N: usize> = X<8>.pack(N);",
        "struct X = S[8].tile((2,4) -> X.pack(2).tile(X));",
        "struct X = A.logical_divide((4, (X)));",
        "#[cfg(a)] struct X = S[8]; #[cfg(not(a))] struct X = X.pack(2);",
    ] {
        let (expansion, mistakes) = layout(call);
        let mistakes: Vec<String> = mistakes.iter().map(|(at, message)| format!("{at}: {message}")).collect();
        let itself =
            if call.contains("X<8>") { itself.replacen("X: ", "X<8>: ", 1) } else { itself.to_owned() };
        assert_eq!(mistakes, [itself], "{call}");
        assert!(!expansion.contains("LayoutOf<X"), "{expansion}");
    }
    let of = |call: &str| layout(call).1.into_iter().map(|(at, m)| format!("{at}: {m}")).collect::<Vec<_>>();
    assert_eq!(
        of("struct A = B.pack(2); struct B = A.pack(2);"),
        ["A: `B` cannot be made of `A`: `A` is made of `B`"]
    );
    assert_eq!(
        of("struct D = B; struct A = B.pack(2); struct B = S[8].tile(C); type C = (4,2) -> A;"),
        ["B: `A` cannot be made of `B`: `B` is made of `C`, `C` is made of `A`"]
    );
    // two circles, one through the other
    assert_eq!(of("struct A = A.tile(B); struct B = A;").len(), 2);
    for right in [
        "struct X = other::X.pack(2);",
        "struct X = self::X.pack(2);",
        "type L<L> = L.pack(2);",
        "struct A = B.pack(2); struct B = C.pack(2);",
        "struct A = B.tile(C); type B = C; type C = S[8];",
        "#[cfg(a)] struct A = B; #[cfg(b)] struct B = A;",
    ] {
        assert_eq!(of(right), [""; 0], "{right}");
    }
}
