//! Values through JSON and back: the text is what one would write by hand, and nothing is lost.

mod common;

use common::{bridge, vectors};
use serde::Serialize;
use serde::de::{DeserializeOwned, DeserializeSeed};
use std::fmt::{Debug, Display};
use tla_core::nested::{self, Composed, IntTuple, NestedLayout};
use tla_core::{Axis, AxisKind, Map, Shape, Swizzle, WithAxes, axis, parse};

/// The value is its text in JSON, and comes back.
fn as_its_text<T>(value: &T)
where
    T: Serialize + DeserializeOwned + Display + Debug + PartialEq,
{
    let json = serde_json::to_string(value).expect("a text");
    assert_eq!(json, format!("\"{value}\""));
    assert_eq!(&serde_json::from_str::<T>(&json).expect(&json), value);
}

#[test]
fn maps() {
    let rows = vectors::read(&vectors::included("tirx.jsonl"));
    let mut count = 0;
    for layout in rows.iter().filter_map(|row| row.json["in"].get("layout")) {
        let Ok(map) = bridge::map(&vectors::layout(layout)) else { continue };
        let own: Vec<Axis> = map.axes().as_slice().to_vec();
        let json = serde_json::to_string(&map).expect("a text");
        let seed = WithAxes::<Map>::new(&own);
        let back = seed.deserialize(&mut serde_json::Deserializer::from_str(&json));
        assert_eq!(back.expect(&json), map);
        if own.iter().all(|axis| Axis::built_in(axis.name()).is_some()) {
            as_its_text(&map);
        }
        count += 1;
    }
    assert!(count > 100, "{count}");
    as_its_text(&Map::try_new(&[], &[], &[]).expect("no iters"));
    let square = Shape::try_new(&[8, 8]).expect("a shape");
    as_its_text(&parse::tirx("Swizzle<3,1,3> o S[(4,16):(16,1)] + 64").expect("a layout").reshape(&square));
}

#[test]
fn nested_layouts() {
    for text in
        ["8:1", "((2,4),8):((1,16),2)", "((16,7),(16,7)):((16,256),(1,1792)):(100,100)", "(3,2):(-2,6)"]
    {
        let layout: NestedLayout = serde_json::from_str(&format!("\"{text}\"")).expect(text);
        assert_eq!(layout.to_string(), text);
        as_its_text(&layout);
    }
    as_its_text::<Composed>(&nested::parse::composed("Sw<3,3,3> o 512 o (8,64):(64,1)").expect("a layout"));
    for text in ["5", "-7", "()", "(5,)", "(2,(3,4))"] {
        as_its_text::<IntTuple>(&nested::parse::int_tuple(text).expect(text));
    }
}

#[test]
fn parts() {
    let swizzle = Swizzle::try_new(4, 2, 3).expect("a swizzle");
    as_its_text(&swizzle);
    as_its_text(&swizzle.mirrored());
    for extents in [&[][..], &[7], &[8, 16]] {
        as_its_text(&Shape::try_new(extents).expect("a shape"));
    }
    assert_eq!(serde_json::to_string(&axis::TID_IN_WG).expect("a name"), "\"tid_in_wg\"");
    for known in axis::BUILT_IN {
        let json = serde_json::to_string(&known).expect("a name");
        assert_eq!(serde_json::from_str::<Axis>(&json).expect(&json), known);
    }
}

#[test]
fn axes_of_ones_own() {
    let mine = [Axis::new("sector", AxisKind::Memory)];
    let read =
        |text: &str| WithAxes::<Axis>::new(&mine).deserialize(&mut serde_json::Deserializer::from_str(text));
    assert!(read("\"sector\"").expect("one of these").is_memory());
    assert!(read("\"laneid\"").expect("a built-in one").is_thread());
    assert!(read("\"sectr\"").is_err());
}

/// What is no value is refused in the words of the parser; what is no text, in those of the format.
#[test]
fn mistakes() {
    let error = |json: &str| serde_json::from_str::<Map>(json).expect_err(json).to_string();
    assert!(
        error("\"S[(8,4):(4@laned,1)]\"")
            .starts_with("unknown axis `laned`, did you mean `laneid`? (at byte 11)")
    );
    assert!(error("3").contains("expected a layout, such as `S[(8,4):(4@laneid,1)]`"));
    assert!(serde_json::from_str::<Shape>("\"(8,0)\"").is_err());
    assert!(serde_json::from_str::<Shape>("\"(8,16) 3\"").is_err());
    assert!(serde_json::from_str::<Swizzle>("\"Swizzle<3,3,2>\"").is_err());
    assert!(serde_json::from_str::<Swizzle>("\"Swizzle<3,3,3> o\"").is_err());
    assert!(serde_json::from_str::<NestedLayout>("\"(8,8):1\"").is_err());
    assert!(serde_json::from_str::<Axis>("\"laneid x\"").is_err());
}
