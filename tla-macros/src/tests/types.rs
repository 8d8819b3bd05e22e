//! Type position: one structural type for one notation.

use super::{expansion, layout, run};

#[test]
fn extents_alone_have_no_strides() {
    assert_eq!(expansion("S[(8,64)]"), "TileLayout<S<(Int<8>,Int<64>,)>>");
    for same in ["S[8,64]", "S[(8,64,)]", "S[8, 64,]"] {
        assert_eq!(expansion(same), expansion("S[(8,64)]"), "{same}");
    }
}

#[test]
fn strides_are_on_m_or_on_their_axis() {
    assert_eq!(
        expansion("S[(8,2,4,2):(4@laneid,1@warpid,@laneid,1)]"),
        "TileLayout<S<(Int<8>,Int<2>,Int<4>,Int<2>,),\
         (On<Int<4>,axis::laneid>,On<Int<1>,axis::warpid>,On<Int<1>,axis::laneid>,Int<1>,)>>"
    );
    assert_eq!(expansion("S[8:1]"), "TileLayout<S<(Int<8>,),(Int<1>,)>>");
    assert_eq!(expansion("S[2,4 : 4@laneid,1@laneid]"), expansion("S[(2,4):(4@laneid,1@laneid)]"));
}

#[test]
fn a_sign_stands_inside_the_axis() {
    assert_eq!(expansion("S[2:-3@m]"), "TileLayout<S<(Int<2>,),(On<Neg<Int<3>>,axis::m>,)>>");
    assert_eq!(expansion("S[2:-N]"), "TileLayout<S<(Int<2>,),(Neg<Int<{N}>>,)>>");
}

#[test]
fn replicas_and_offsets_follow() {
    assert_eq!(
        expansion("5 + S[8] + R[2:4@warpid] + 5@warpid - 3"),
        "TileLayout<S<(Int<8>,)>,R<(Int<2>,),(On<Int<4>,axis::warpid>,)>,\
         O<(Int<5>,On<Int<5>,axis::warpid>,Neg<Int<3>>,)>>"
    );
    assert_eq!(expansion("S[8] + 5"), "TileLayout<S<(Int<8>,)>,R<()>,O<(Int<5>,)>>");
    assert_eq!(expansion("R[2]"), "TileLayout<S<()>,R<(Int<2>,)>>");
    assert_eq!(expansion("-5"), "TileLayout<S<()>,R<()>,O<(Neg<Int<5>>,)>>");
    assert_eq!(expansion("S[8] + -5"), expansion("S[8] - 5"));
}

#[test]
fn swizzles_stand_before_their_tile() {
    assert_eq!(
        expansion("Swizzle<3,3,3> o S[512]"),
        "ComposeLayout<SwizzleLayout<Int<3>,Int<3>,Int<3>>,TileLayout<S<(Int<512>,)>>>"
    );
    assert_eq!(
        expansion("Swizzle<M, path::B, {3}> o S[512]"),
        "ComposeLayout<SwizzleLayout<Int<{M}>,Int<{path::B}>,Int<{3}>>,TileLayout<S<(Int<512>,)>>>"
    );
    let element = |text: &str| {
        let text = expansion(&format!("Swizzle<{text}> o S[512]"));
        text.strip_prefix("ComposeLayout<").unwrap().split(">,TileLayout").next().unwrap().to_owned()
    };
    assert_eq!(element("f16, 128B"), "ElementSwizzle<Int<16>,width::B128");
    assert_eq!(element("16, none"), "ElementSwizzle<Int<16>,width::None");
    assert_eq!(element("bf16, 32B"), element("u16,32B"));
    assert_eq!(
        element("crate::My<u8>, 64B"),
        "ElementSwizzle<<Of<crate::My<u8>>asElementOf<crate::My<u8>>>::Bits,width::B64"
    );
    assert_eq!(element("MyF16, 64B"), "ElementSwizzle<<Of<MyF16>asElementOf<MyF16>>::Bits,width::B64");
}

#[test]
fn a_logical_shape_wraps_the_rest() {
    assert_eq!(
        expansion("(2,4) -> Swizzle<0,1,1> o S[8]"),
        "Reshaped<ComposeLayout<SwizzleLayout<Int<0>,Int<1>,Int<1>>,TileLayout<S<(Int<8>,)>>>,(Int<2>,Int<4>,)>"
    );
    assert_eq!(expansion("2,4 -> S[8]"), expansion("(2,4) -> S[8]"));
}

#[test]
fn every_kind_of_number_is_read() {
    assert_eq!(expansion("S[0x10, 1_0, 8usize, 0b11]"), "TileLayout<S<(Int<16>,Int<10>,Int<8>,Int<3>,)>>");
    assert_eq!(
        expansion("S[N, a::N, ::a::b::N, Self::N]"),
        "TileLayout<S<(Int<{N}>,Int<{a::N}>,Int<{::a::b::N}>,Int<{Self::N}>,)>>"
    );
    assert_eq!(
        expansion("S[{ N + 1 }:{ f(2) }@m]"),
        "TileLayout<S<(Int<{N+1}>,),(On<Int<{f(2)}>,axis::m>,)>>"
    );
}

#[test]
fn axes_of_the_user_are_paths() {
    assert_eq!(
        expansion("S[8:4@self::gpuid_x] + 1@crate::axes::sm"),
        "TileLayout<S<(Int<8>,),(On<Int<4>,<Of<self::gpuid_x>asAxisOf<self::gpuid_x>>::Axis>,)>,\
         R<()>,O<(On<Int<1>,<Of<crate::axes::sm>asAxisOf<crate::axes::sm>>::Axis>,)>>"
    );
}

#[test]
fn captured_operands_are_read_through_their_groups() {
    use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

    fn captured(text: &str) -> TokenStream {
        let tokens: TokenStream = text.parse().unwrap();
        TokenTree::from(Group::new(Delimiter::None, tokens)).into()
    }
    let eight = captured("8");
    let sum = captured("N + 1");
    let path = captured("a::N");
    let tail: TokenStream = "[krate] S".parse().unwrap();
    let inner: TokenStream =
        [eight, ",".parse().unwrap(), sum, ",".parse().unwrap(), path].into_iter().collect();
    let brackets = TokenTree::from(Group::new(Delimiter::Bracket, inner));
    let input: TokenStream = tail.into_iter().chain([brackets]).collect();
    let expansion = crate::layout_macro::expand(input).to_string();
    assert_eq!(super::compact(&expansion), "TileLayout<S<(Int<8>,Int<{N+1}>,Int<{a::N}>,)>>");
}

#[test]
fn one_mistake_is_one_error_inside_a_stand_in_of_the_same_rank() {
    let (expansion, _) = layout("(2,4) -> S[9]");
    assert!(expansion.starts_with("TileLayout<S<(Int<{::core::compile_error!{\""), "{expansion}");
    assert!(expansion.ends_with("\"}2}>,Int<4>,)>>"), "{expansion}");
    let (expansion, mistakes) = layout("S[(0,4):(1,2,3)]");
    assert_eq!((expansion.matches("compile_error").count(), mistakes.len()), (2, 2));
}

#[test]
fn the_root_is_the_users_name_for_the_crate() {
    let (expansion, _) = run(crate::layout_macro::expand_into, "::renamed", "S[8]");
    assert_eq!(
        expansion,
        "::renamed::__private::TileLayout<::renamed::__private::S<(::renamed::__private::Int<8>,)>>"
    );
}
