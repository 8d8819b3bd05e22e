//! One layout in its forms, static, mixed and known at run time: the same address for every
//! coordinate, that of the values and of a naive oracle.

#[expect(dead_code, reason = "the oracle serves other tests too")]
#[path = "../tla-core/tests/common/nested.rs"]
mod nested;
#[expect(dead_code, reason = "the bridge serves other tests too")]
#[path = "../tla-core/tests/common/nested_bridge.rs"]
mod nested_bridge;

use nested::{Nested, Tree, box_of, flat};
use tla::algebra::nested::{NestedLayout, parse, tag as value};
use tla::element::Bits;
use tla::int::aliases::*;
use tla::nested::tag::{self, TagType};
use tla::nested::{FeatureMap, Filter, Layout, StaticLayout, arith};
use tla::prelude::*;

/// The oracle's layout for the text of one.
fn rule(text: &str) -> Nested {
    nested_bridge::nested(&parse::tla(text).expect("a layout"))
}

fn narrow(at: &[i128]) -> Vec<u32> {
    at.iter().map(|c| u32::try_from(*c).expect("small")).collect()
}

/// Every coordinate of the shape in memory, with its number: the first mode is fastest.
fn coordinates(rule: &Nested) -> Vec<(Vec<u32>, u32, u64)> {
    let modes: Vec<i128> = rule.shape.entries().iter().map(Tree::product).collect();
    let one = |at: Vec<i128>| {
        let (number, _) =
            at.iter().zip(&modes).fold((0, 1), |(sum, step), (c, m)| (sum + c * step, step * m));
        let right = u64::try_from(rule.offset(&flat(&at)).expect("inside")).expect("not negative");
        (narrow(&at), u32::try_from(number).expect("small"), right)
    };
    box_of(&modes).into_iter().map(one).collect()
}

/// A layout of any leaves against the oracle: every coordinate in every form.
macro_rules! agree {
    ($layout:expr, $rule:expr; |$at:ident, $n:ident| tuples: $($tuple:expr),+; arrays: $($array:expr),* $(,)?) => {{
        let (layout, rule) = ($layout, &$rule);
        let value = layout.try_value().expect("a layout that was made");
        assert_eq!(nested_bridge::nested(&value), *rule, "{layout}");
        assert_eq!(i128::from(layout.capacity()), rule.capacity());
        assert_eq!(layout.size(), value.size());
        assert_eq!((layout.rank(), layout.depth()), (rule.shape.rank(), rule.shape.depth()));
        // the text has no origin; the rest reads back, static integers too
        let whole = NestedLayout::try_new(*value.shape(), *value.stride());
        assert_eq!(parse::tla(&layout.to_string()).ok(), whole.ok());
        for ($at, $n, right) in coordinates(rule) {
            assert_eq!(layout.crd2offset($n), right, "{layout} at {}", $n);
            assert_eq!(layout.crd2offset(u64::from($n)), right);
            assert_eq!(layout.crd2offset($n as usize), right);
            assert_eq!(layout.try_crd2offset($n), Ok(right));
            $(
                assert_eq!(layout.crd2offset($tuple), right, "{layout} at {:?}", $tuple);
                assert_eq!(u64::from(layout.crd2offset_in::<u32, _>($tuple)), right);
                assert_eq!(layout.crd2offset_in::<usize, _>($tuple) as u64, right);
                assert_eq!(layout.try_crd2offset($tuple), Ok(right));
            )+
            $(assert_eq!(layout.crd2offset($array), right, "{layout} at {:?}", $array);)*
        }
        let beyond: u64 = value.shape().try_product().expect("small").try_into().expect("not negative");
        assert!(layout.try_crd2offset(beyond).is_err());
    }};
}

/// What a static layout is besides: a mapping with constants, tables, views and proven coordinates.
fn as_mapping<L: StaticLayout, const R: usize>(_: L, rule: &Nested) {
    assert_eq!(size_of::<L>(), 0);
    assert_eq!(nested_bridge::nested(&L::NESTED), *rule);
    assert_eq!(L::COSIZE as i128, rule.capacity());
    assert_eq!(L::SIZE as i128, rule.shape.product());
    let memory: Vec<usize> = (0..L::COSIZE).collect();
    let view = View::<usize, L>::new(&memory).expect("of the capacity");
    let proven: Vec<_> = L::coords::<R>().collect();
    let all = coordinates(rule);
    assert_eq!(proven.len(), all.len());
    for (proven, (at, _, right)) in proven.into_iter().zip(all) {
        let entries: [usize; R] = core::array::from_fn(|d| at[d] as usize);
        let right = usize::try_from(right).expect("small");
        assert_eq!(proven.entries(), entries);
        assert_eq!(L::offset(entries), right);
        assert_eq!(tla::fold::offset::<L, R>(entries), right);
        assert_eq!(view[entries], right);
        assert_eq!(view[proven], right);
    }
}

fn offsets(rule: &Nested) -> Vec<usize> {
    coordinates(rule).into_iter().map(|(_, _, right)| usize::try_from(right).expect("small")).collect()
}

/// Two blocked modes: every mixture of static and run-time leaves.
#[test]
fn blocks() {
    let rule = rule("((4,2),(4,3)):((4,16),(1,32))");
    macro_rules! all {
        ($($layout:expr;)*) => {$(agree! {
            $layout, rule; |at, n|
            tuples: (at[0], at[1]), (u64::from(at[0]), at[1] as usize),
                ((at[0] % 4, at[0] / 4), at[1]), (at[0], (at[1] % 4, u64::from(at[1] / 4))),
                ((at[0] % 4, at[0] / 4), (at[1] % 4, at[1] / 4));
            arrays: [at[0], at[1]], [u64::from(at[0]), u64::from(at[1])], ([at[0] % 4, at[0] / 4], [at[1] % 4, at[1] / 4]),
        })*};
    }
    all! {
        Layout::new(((_4, _2), (_4, _3)), ((_4, _16), (_1, _32)));
        Layout::new(((_4, 2_u32), (_4, _3)), ((_4, _16), (_1, _32)));
        Layout::new(((_4, 2_usize), (_4, 3_u64)), ((_4, _16), (_1, 32_u32)));
        Layout::new(((4_u64, _2), (4_i32, _3)), ((_4, 16_i64), (1_usize, _32)));
        Layout::new(((4_u32, 2_u32), (4_u32, 3_u32)), ((4_u32, 16_u32), (1_u32, 32_u32)));
        Layout::new(((4_u64, 2_u64), (4_u64, 3_u64)), ((4_u64, 16_u64), (1_u64, 32_u64)));
        Layout::new(((4_usize, 2_usize), (4_usize, 3_usize)), ((4_usize, 16_usize), (1_usize, 32_usize)));
        Layout::new(((4_i32, 2_i32), (4_i32, 3_i32)), ((4_i64, 16_i64), (1_i64, 32_i64)));
    }
    let fixed = Layout::new(((_4, _2), (_4, _3)), ((_4, _16), (_1, _32)));
    as_mapping::<_, 2>(fixed, &rule);
    const TABLE: [usize; 96] = tla::fold::table::<Fixed, 96>();
    assert_eq!(TABLE.to_vec(), offsets(&rule));
    // static coordinates, and mixtures
    assert_eq!(fixed.crd2offset((_1, _5)), 37);
    assert_eq!(fixed.crd2offset((Int::<1>, 5_u32)), 37);
    assert_eq!(fixed.crd2offset(((_1, _0), (1_u32, _1))), 37);
    assert_eq!(fixed.crd2offset(Int::<13>), 21);
}

type Fixed = Layout<((_4, _2), (_4, _3)), ((_4, _16), (_1, _32))>;

/// One mode blocked, the other not: the scales of a left operand.
#[test]
fn one_blocked_mode() {
    let rule = rule("(5,(2,3)):(6,(1,2))");
    macro_rules! all {
        ($($layout:expr;)*) => {$(agree! {
            $layout, rule; |at, n|
            tuples: (at[0], at[1]), (at[0], (at[1] % 2, at[1] / 2));
            arrays: [at[0], at[1]],
        })*};
    }
    all! {
        Layout::new((_5, (_2, _3)), (_6, (_1, _2)));
        Layout::new((5_u32, (_2, 3_u32)), (6_u32, (_1, _2)));
        Layout::new((5_u64, (2_u64, 3_u64)), (6_u64, (1_u64, 2_u64)));
    }
    as_mapping::<_, 2>(Layout::new((_5, (_2, _3)), (_6, (_1, _2))), &rule);
}

/// Nested to depth 3, with a stride of zero.
#[test]
fn deep() {
    let rule = rule("((2,(3,2)),3,(2,)):((1,(4,0)),12,(40,))");
    macro_rules! all {
        ($($layout:expr;)*) => {$(agree! {
            $layout, rule; |at, n|
            tuples: (at[0], at[1], at[2]), ((at[0] % 2, at[0] / 2), at[1], (at[2],)),
                ((at[0] % 2, (at[0] / 2 % 3, at[0] / 6)), at[1], at[2]);
            arrays: [at[0], at[1], at[2]],
        })*};
    }
    all! {
        Layout::new(((_2, (_3, _2)), _3, (_2,)), ((_1, (_4, _0)), Int::<12>, (Int::<40>,)));
        Layout::new(((_2, (3_u32, _2)), 3_u64, (_2,)), ((1_u32, (_4, _0)), Int::<12>, (40_u32,)));
        Layout::new(((2_u32, (3_u32, 2_u32)), 3_u32, (2_u32,)), ((1_u32, (4_u32, 0_u32)), 12_u32, (40_u32,)));
    }
    as_mapping::<_, 3>(
        Layout::new(((_2, (_3, _2)), _3, (_2,)), ((_1, (_4, _0)), Int::<12>, (Int::<40>,))),
        &rule,
    );
}

/// Flat layouts of one to five modes.
#[test]
fn flat_layouts() {
    agree! { Layout::new((_7,), (_3,)), rule("(7,):(3,)"); |at, n| tuples: (at[0],); arrays: [at[0]] }
    agree! { Layout::new((7_u32,), (_3,)), rule("(7,):(3,)"); |at, n| tuples: (at[0],); arrays: [at[0]] }
    let three = rule("(2,3,4):(12,4,1)");
    macro_rules! all {
        ($($layout:expr;)*) => {$(agree! {
            $layout, three; |at, n| tuples: (at[0], at[1], at[2]); arrays: [at[0], at[1], at[2]]
        })*};
    }
    all! {
        Layout::new((_2, _3, _4), (Int::<12>, _4, _1));
        Layout::new((_2, 3_u32, _4), (12_u64, _4, _1));
        Layout::new((2_u32, 3_u32, 4_u32), (12_u32, 4_u32, 1_u32));
    }
    as_mapping::<_, 3>(Layout::new((_2, _3, _4), (Int::<12>, _4, _1)), &three);
    let maps = rule("(2,1,3,2,16):(96,96,32,16,1)");
    macro_rules! all {
        ($($layout:expr;)*) => {$(agree! {
            $layout, maps; |at, n|
            tuples: (at[0], at[1], at[2], at[3], at[4]); arrays: [at[0], at[1], at[2], at[3], at[4]]
        })*};
    }
    all! {
        FeatureMap::<Bits<16>>::try_layout(_2, _1, _3, _2).expect("small");
        FeatureMap::<Bits<16>>::try_layout(2_u32, _1, 3_u64, 2_usize).expect("small");
        FeatureMap::<Bits<16>>::try_layout(2_u32, 1_u32, 3_u32, 2_u32).expect("small");
    }
    as_mapping::<_, 5>(FeatureMap::<Bits<16>>::try_layout(_2, _1, _3, _2).expect("small"), &maps);
}

/// The typed convolution layouts against the values, for every width.
#[test]
fn convolutions() {
    fn widths<const BITS: u32>() {
        let map = value::try_feature_map(BITS, 2, 3, 5, 7).expect("small");
        let typed = FeatureMap::<Bits<BITS>>::try_layout(2_u32, Int::<3>, 5_u64, _7).expect("small");
        assert_eq!(typed.try_value(), Ok(map));
        let fixed = FeatureMap::<Bits<BITS>>::try_layout(_2, _3, _5, _7).expect("small");
        assert_eq!((fixed.try_value(), size_of_val(&fixed)), (Ok(map), 0));
        let filter = value::try_filter(BITS, 4, 3, 3, 100, false).expect("small");
        let typed = Filter::<Bits<BITS>>::try_layout(4_u32, _3, _3, Int::<100>).expect("small");
        assert_eq!(typed.try_value(), Ok(filter));
        let filter = value::try_filter(BITS, 4, 3, 3, 100, true).expect("small");
        let typed = Filter::<Bits<BITS>>::try_layout_l1(4_u32, _3, 3_u32, 100_u32).expect("small");
        assert_eq!(typed.try_value(), Ok(filter));
        let fixed = Filter::<Bits<BITS>>::try_layout_l1(_4, _3, _3, Int::<100>).expect("small");
        assert_eq!((fixed.try_value(), size_of_val(&fixed)), (Ok(filter), 0));
    }
    widths::<4>();
    widths::<8>();
    widths::<16>();
    widths::<32>();
    widths::<64>();
    assert!(FeatureMap::<f32>::try_layout(u64::MAX, 1_u32, 1_u32, 1_u32).is_err());
    assert!(FeatureMap::<f32>::try_layout(1_u32, u64::MAX / 2, 1_u64 << 40, 1_u32).is_err());
}

/// A tag's factory for one pair of sizes: all static, each mixture, run-time, checked; all as the values
/// have them, for every element of the valid range.
macro_rules! tag_agrees {
    ($tag:ty, $bits:expr, $r:literal, $c:literal) => {{
        let right = value::try_layout(<$tag>::TAG, $bits, $r, $c).expect("small");
        let fixed = <$tag>::layout(Int::<$r>, Int::<$c>);
        assert_eq!(size_of_val(&fixed), 0);
        assert!(fixed.is_static());
        let rows = <$tag>::layout(Int::<$r>, $c as u32);
        let cols = <$tag>::layout($r as u32, Int::<$c>);
        let run = <$tag>::layout($r as u32, $c as u32);
        let tried = <$tag>::try_layout($r as usize, $c as u64).expect("small");
        assert_eq!(fixed.try_value(), Ok(right));
        assert_eq!(rows.try_value(), Ok(right));
        assert_eq!(cols.try_value(), Ok(right));
        assert_eq!(run.try_value(), Ok(right));
        assert_eq!(tried.try_value(), Ok(right));
        assert_eq!(fixed.tag(), <$tag>::TAG);
        assert_eq!(
            (rows.tag(), cols.tag(), run.tag(), tried.tag()),
            (fixed.tag(), fixed.tag(), fixed.tag(), fixed.tag())
        );
        for r in 0..$r {
            for c in 0..$c {
                let at =
                    tla::algebra::nested::IntTuple::try_flat(&[i64::from(r), i64::from(c)]).expect("small");
                let right = right.try_offset(&at).expect("inside");
                let (r, c): (u32, u32) = (r, c);
                assert_eq!(fixed.crd2offset((r, c)), right);
                assert_eq!(rows.crd2offset([r, c]), right);
                assert_eq!(cols.crd2offset((u64::from(r), c)), right);
                assert_eq!(run.crd2offset_in::<u32, _>((r, c)), u32::try_from(right).expect("small"));
                assert_eq!(tried.crd2offset((r, c)), right);
            }
        }
    }};
}

macro_rules! tags_agree {
    ($name:ident: $($tag:ty, $bits:expr;)*) => {
        #[test]
        fn $name() {$(
            tag_agrees!($tag, $bits, 1, 1);
            tag_agrees!($tag, $bits, 17, 35);
            tag_agrees!($tag, $bits, 33, 16);
            tag_agrees!($tag, $bits, 70, 9);
        )*}
    };
}

tags_agree! { plain_tags:
    tag::RowMajor, 16;
    tag::RowMajorPacked, 4;
    tag::ColumnMajor, 16;
    tag::ColumnMajorPacked, 4;
    tag::L0C, 32;
    tag::Weight4BitnZ, 4;
    tag::PaddingRowMajor<16, 32>, 0;
    tag::PaddingColumnMajor<16, 32>, 0;
    tag::PaddingColumnMajor<5, 3>, 0;
}

tags_agree! { tags_of_scales:
    tag::MxRowMajorA, 8;
    tag::MxRowMajorB, 8;
    tag::MxColumnMajorA, 8;
    tag::MxColumnMajorB, 8;
    tag::MxzZ, 8;
    tag::MxnN, 8;
}

tags_agree! { tags_of_4_and_8_bits:
    tag::zN<Bits<4>>, 4;
    tag::zZ<Bits<4>>, 4;
    tag::nZ<Bits<4>>, 4;
    tag::nN<Bits<4>>, 4;
    tag::zN<i8>, 8;
    tag::zZ<i8>, 8;
    tag::nZ<i8>, 8;
    tag::nN<i8>, 8;
}

tags_agree! { tags_of_16_and_32_bits:
    tag::zN<tla::element::f16>, 16;
    tag::zZ<tla::element::f16>, 16;
    tag::nZ<tla::element::bf16>, 16;
    tag::nN<tla::element::f16>, 16;
    tag::zN<f32>, 32;
    tag::zZ<f32>, 32;
    tag::nZ<f32>, 32;
    tag::nN<f32>, 32;
}

tags_agree! { tags_of_64_and_128_bits:
    tag::zN<f64>, 64;
    tag::zZ<f64>, 64;
    tag::nZ<f64>, 64;
    tag::nN<f64>, 64;
    tag::zN<u128>, 128;
    tag::nN<u128>, 128;
}

/// A static layout of a tag is a mapping over its padded shape.
#[test]
fn tags_as_mappings() {
    let of = |tag, bits, r, c| nested_bridge::nested(&value::try_layout(tag, bits, r, c).expect("small"));
    as_mapping::<_, 2>(tag::zN::<Bits<16>>::layout(Int::<20>, Int::<33>), &of(value::Tag::ZN, 16, 20, 33));
    as_mapping::<_, 2>(tag::nZ::<f32>::layout(Int::<20>, Int::<33>), &of(value::Tag::NZ, 32, 20, 33));
    as_mapping::<_, 2>(tag::L0C::layout(Int::<20>, Int::<33>), &of(value::Tag::L0C, 32, 20, 33));
    as_mapping::<_, 2>(tag::MxnN::layout(Int::<5>, Int::<33>), &of(value::Tag::MxNN, 8, 5, 33));
    let vector = tag::Vector::layout(Int::<9>);
    as_mapping::<_, 1>(
        vector,
        &nested_bridge::nested(&value::try_layout(value::Tag::Vector, 0, 9, 1).expect("small")),
    );
    assert_eq!(tag::Vector::try_layout(9_u64).expect("small").try_value(), vector.try_value());
    assert!(tag::Vector::try_layout(u64::MAX).is_err());
}

/// A tag is known by its identity: L0C lies like zN of 16 bits and is another.
#[test]
fn tags_by_identity() {
    let (a, b) = (tag::L0C::layout(100_u32, 100_u32), tag::zN::<Bits<16>>::layout(100_u32, 100_u32));
    assert_eq!(a.try_value(), b.try_value());
    assert_ne!(a.tag(), b.tag());
    let tile = a.tile((_16, _32), [96, 96]);
    assert_eq!(tile.tag(), value::Tag::L0C);
    assert_eq!(a.with_origin((Int::<90>, 3_u32)).tag(), value::Tag::L0C);
}

/// Pitches: rows that lie further apart than they are long; the layout still knows its tag.
#[test]
fn pitches() {
    let rule = rule("(8,16):(32,1)");
    macro_rules! all {
        ($($layout:expr;)*) => {$(
            agree! { $layout, rule; |at, n| tuples: (at[0], at[1]); arrays: [at[0], at[1]] }
            assert_eq!($layout.tag(), value::Tag::RowMajor);
        )*};
    }
    all! {
        tag::RowMajor::with_pitch(_8, _16, _32);
        tag::RowMajor::with_pitch(8_u32, _16, 32_u32);
        tag::RowMajor::with_pitch(8_u64, 16_usize, 32_u32);
    }
    let columns = tag::ColumnMajor::with_pitch(8_u32, 16_u32, _32);
    assert_eq!(columns.try_value(), value::try_column_major(8, 16, 32));
    assert_eq!(columns.crd2offset((3, 5)), 163);
    assert!(tag::RowMajor::try_with_pitch(8_u32, 16_u32, 15_u32).is_err());
    assert!(tag::ColumnMajor::try_with_pitch(8_u32, 16_u32, 7_u32).is_err());
    assert!(tag::RowMajor::try_with_pitch(u64::MAX, 1_u32, u64::MAX).is_err());
}

/// Tiles of the typed layouts are those of the values, tile of a tile included.
#[test]
fn tiles() {
    let parent = tag::zN::<Bits<16>>::layout(100_u32, 100_u32);
    let fixed = tag::zN::<Bits<16>>::layout(Int::<100>, Int::<100>);
    let value = parent.try_value().expect("small");
    for at in [[0, 0], [96, 96], [100, 0], [5, 3], [64, 80], [u64::MAX, 1]] {
        let right = value.try_tile(&[32, 48], &at).expect("tileable");
        assert_eq!(parent.tile((_32, Int::<48>), at).try_value(), Ok(right));
        assert_eq!(fixed.tile((32_u32, 48_u32), at).try_value(), Ok(right));
        assert_eq!(parent.try_tile((32_u64, Int::<48>), at).expect("tileable").try_value(), Ok(right));
        for below in [[0, 0], [1, 2], [16, 32], [40, 0]] {
            let inner = right.try_tile(&[16, 20], &below).expect("tileable");
            assert_eq!(parent.tile((_32, Int::<48>), at).tile((_16, 20_u32), below).try_value(), Ok(inner));
        }
    }
    assert!(parent.try_tile((u64::MAX, 1_u32), [0, 0]).is_err());
}

/// Static arithmetic is static, with the values that the algebra has; the rest is checked.
#[test]
fn arithmetic() {
    use tla::algebra::nested::arith as values;
    macro_rules! same {
        ($($name:ident $try_name:ident $value:expr;)*) => {$(
            let fixed = arith::$name(Int::<100>, _16);
            assert_eq!(size_of_val(&fixed), 0);
            let right: Result<i64, tla::LayoutError> = $value(100, 16);
            assert_eq!(format!("{fixed:?}"), format!("_{}", right.expect("right")));
            assert_eq!(Ok(arith::$name(100_u32, _16)), $value(100, 16));
            assert_eq!(Ok(arith::$name(Int::<100>, 16_u64)), $value(100, 16));
            for (a, b) in [(7_i64, 3_i64), (-7, 3), (7, 0), (i64::MAX, 2), (i64::MIN, -1)] {
                assert_eq!(arith::$try_name(a, b), $value(a, b));
            }
        )*};
    }
    same! {
        add try_add values::try_add;
        sub try_sub values::try_sub;
        mul try_mul values::try_mul;
        div try_div values::try_div;
        rem try_rem values::try_rem;
        min try_min (|a, b| Ok::<i64, tla::LayoutError>(values::min(a, b)));
        max try_max (|a, b| Ok::<i64, tla::LayoutError>(values::max(a, b)));
        ceil_div try_ceil_div values::try_ceil_div;
        round_up try_round_up values::try_round_up;
        round_down try_round_down values::try_round_down;
    }
    let shape = ((_16, _7), (_32, _4));
    let product = arith::product(shape);
    assert_eq!((size_of_val(&product), format!("{product:?}")), (0, "_14336".to_owned()));
    let largest = arith::largest(shape);
    assert_eq!((size_of_val(&largest), format!("{largest:?}")), (0, "_32".to_owned()));
    assert_eq!(arith::product(((_16, 7_u32), (_32, _4))), 14336);
    assert_eq!(arith::largest(((_16, 70_u32), (_32, _4))), 70);
    assert_eq!(format!("{:?}", arith::product(())), "Int");
    assert!(arith::try_product((u64::MAX, _2)).is_err());
    // leaf by leaf, nested
    let blocks = arith::ceil_div((Int::<100>, (33_u32, _7)), (_16, (_16, _2)));
    assert_eq!(format!("{blocks:?}"), "(_7, (3, _4))");
    // a layout of computed leaves is a static layout
    let layout = Layout::new((arith::round_up(Int::<10>, _4), _3), (_1, arith::round_up(Int::<10>, _4)));
    as_mapping::<_, 2>(layout, &rule("(12,3):(1,12)"));
}
