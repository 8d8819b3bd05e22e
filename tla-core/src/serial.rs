//! Values in the formats of `serde`: each is its text, and is read by the parser of that text.
//!
//! | value | text |
//! |---|---|
//! | [`Map`] | `(8,8) -> S[(8,4,2):(4@laneid,1@laneid,1)]`, [`parse::tirx`] |
//! | [`NestedLayout`], [`Composed`], [`IntTuple`] | `((2,4),8):((1,16),2)`, [`nested::parse`] |
//! | [`Swizzle`], [`Shape`], [`Axis`] | `Swizzle<3,3,3>`, `(8,16)`, `laneid`, [`parse`] |
//!
//! A text names axes, and a name alone does not say what kind of axis it is: layouts over axes of one's own
//! are read with [`WithAxes`].

use core::fmt;
use core::marker::PhantomData;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::axis::Axis;
use crate::map::Map;
use crate::nested::{self, Composed, IntTuple, NestedLayout};
use crate::parse::{self, ParseError};
use crate::shape::Shape;
use crate::swizzle::Swizzle;

/// A value that is written as text and read from it.
trait AsText: Sized {
    /// What a format says that it expected.
    const EXPECTING: &'static str;

    fn read(text: &str, axes: &[Axis]) -> Result<Self, ParseError>;
}

impl AsText for Map {
    const EXPECTING: &'static str = "a layout, such as `S[(8,4):(4@laneid,1)]`";

    fn read(text: &str, axes: &[Axis]) -> Result<Self, ParseError> {
        parse::tirx_with(text, axes)
    }
}

impl AsText for NestedLayout {
    const EXPECTING: &'static str = "a nested layout, such as `((2,4),8):((1,16),2)`";

    fn read(text: &str, _: &[Axis]) -> Result<Self, ParseError> {
        text.parse()
    }
}

impl AsText for Composed {
    const EXPECTING: &'static str = "a nested layout, such as `Sw<3,3,3> o 0 o (8,64):(64,1)`";

    fn read(text: &str, _: &[Axis]) -> Result<Self, ParseError> {
        nested::parse::composed(text)
    }
}

impl AsText for IntTuple {
    const EXPECTING: &'static str = "a tuple of integers, such as `(2,(3,4))`";

    fn read(text: &str, _: &[Axis]) -> Result<Self, ParseError> {
        nested::parse::int_tuple(text)
    }
}

impl AsText for Swizzle {
    const EXPECTING: &'static str = "a swizzle, such as `Swizzle<3,3,3>`";

    fn read(text: &str, _: &[Axis]) -> Result<Self, ParseError> {
        parse::swizzle(text)
    }
}

impl AsText for Shape {
    const EXPECTING: &'static str = "a shape, such as `(8,16)`";

    fn read(text: &str, _: &[Axis]) -> Result<Self, ParseError> {
        parse::shape(text)
    }
}

impl AsText for Axis {
    const EXPECTING: &'static str = "the name of an axis, such as `laneid`";

    fn read(text: &str, axes: &[Axis]) -> Result<Self, ParseError> {
        parse::axis_with(text, axes)
    }
}

/// Reads the text, over the built-in axes and these.
struct Reader<'a, T> {
    axes: &'a [Axis],
    value: PhantomData<T>,
}

impl<T: AsText> Visitor<'_> for Reader<'_, T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTING)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        T::read(text, self.axes).map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($value:ty),*) => {$(
        impl Serialize for $value {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $value {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Reader { axes: &[], value: PhantomData })
            }
        }

        impl<'de> DeserializeSeed<'de> for WithAxes<'_, $value> {
            type Value = $value;

            fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<$value, D::Error> {
                deserializer.deserialize_str(Reader { axes: self.axes, value: PhantomData })
            }
        }
    )*};
}

as_text!(Map, NestedLayout, Composed, IntTuple, Swizzle, Shape);

/// An axis is its name.
impl Serialize for Axis {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A built-in axis; others are read with [`WithAxes`].
impl<'de> Deserialize<'de> for Axis {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Reader { axes: &[], value: PhantomData })
    }
}

impl<'de> DeserializeSeed<'de> for WithAxes<'_, Axis> {
    type Value = Axis;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Axis, D::Error> {
        deserializer.deserialize_str(Reader { axes: self.axes, value: PhantomData })
    }
}

/// Reads a value whose text may name axes of one's own, beside the built-in ones.
///
/// ```
/// use serde::de::DeserializeSeed;
/// use tla_core::{Axis, AxisKind, Map, WithAxes};
///
/// let axes = [Axis::new("gpuid", AxisKind::Device)];
/// let json = "\"S[(4,8):(1@gpuid,1)]\"";
/// let map = WithAxes::<Map>::new(&axes).deserialize(&mut serde_json::Deserializer::from_str(json))?;
/// assert_eq!(serde_json::to_string(&map)?, json);
/// assert!(serde_json::from_str::<Map>(json).is_err()); // nothing says what `gpuid` is
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug)]
pub struct WithAxes<'a, T> {
    axes: &'a [Axis],
    value: PhantomData<T>,
}

impl<T> Clone for WithAxes<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for WithAxes<'_, T> {}

impl<'a, T> WithAxes<'a, T> {
    /// Reads over the built-in axes and `axes`.
    #[must_use]
    pub const fn new(axes: &'a [Axis]) -> Self {
        Self { axes, value: PhantomData }
    }
}
