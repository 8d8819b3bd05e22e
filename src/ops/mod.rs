//! The algebra as types: layouts made of layouts.
//!
//! Every operation is a type, and a layout like every other: a [`Mapping`](crate::Mapping) whose constant is
//! the operation of [`algebra`](crate::algebra) on the constants of its operands. What is asked of it costs at
//! run time what its result costs when it is written out.
//!
//! ```
//! use tla::prelude::*;
//! use tla::{Canonical, Grouped};
//!
//! type Rows = layout!(S[(4, 6):(6, 1)]);
//! // one operation inside another
//! type Cut = Canonical<Grouped<Rows, (Int<8>, Int<3>)>>;
//! assert_eq!(Cut::MAP.to_string(), "S[24:1]");
//! assert_eq!(Cut::offset(17), 17);
//! ```
//!
//! An operation that is not defined on its operands is a compile error where the layout is used. It names the
//! operation, the mode (or dimension) and both numbers, once, however deep the operation stands in others.

mod canonical;
mod declare;
mod operand;

pub use canonical::{Canonical, Grouped};
pub use operand::{Order, Range, RangeType, Region};
