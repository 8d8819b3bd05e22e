//! `text.parse()`: what a value prints, it reads, by the parser of its notation.
//!
//! ```
//! use tla_core::{Map, Swizzle, nested::{Composed, NestedLayout}};
//!
//! let map: Map = "(8,16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + 5@warpid".parse()?;
//! assert_eq!(map.to_string().parse(), Ok(map));
//! let nested: NestedLayout = "((2,4),8):((1,16),2)".parse()?;
//! assert_eq!(nested.to_string().parse(), Ok(nested));
//! let swizzled: Composed = "Sw<3,3,3> o 0 o (8,64):(64,1)".parse()?;
//! assert_eq!(swizzled.swizzle(), Some("Swizzle<3,3,3>".parse::<Swizzle>()?));
//! # Ok::<(), tla_core::ParseError>(())
//! ```
//!
//! Layouts over axes of one's own are read by [`parse::tirx_with`].

use core::str::FromStr;

use crate::axis::Axis;
use crate::error::LayoutError;
use crate::map::Map;
use crate::nested::{self, Composed, IntTuple, NestedLayout};
use crate::parse::{self, ParseError};
use crate::shape::Shape;
use crate::swizzle::Swizzle;

macro_rules! from_text {
    ($($value:ty: $parse:path;)*) => {$(
        impl FromStr for $value {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                $parse(text)
            }
        }
    )*};
}

from_text! {
    Map: parse::tirx;
    NestedLayout: nested_layout;
    Composed: nested::parse::composed;
    IntTuple: nested::parse::int_tuple;
    Swizzle: parse::swizzle;
    Shape: parse::shape;
    Axis: parse::axis;
}

/// A layout of TLA, which may have an origin, or one of CuTe, whose strides may be negative.
fn nested_layout(text: &str) -> Result<NestedLayout, ParseError> {
    match nested::parse::tla(text) {
        Err(ParseError { error: LayoutError::StrideNegative { .. }, .. }) => nested::parse::cute(text),
        read => read,
    }
}
