//! What the tests of `tla-core` share: the oracle, the vectors, and the way between both and
//! the library's values.

#![allow(dead_code, reason = "every test file is a crate of its own and uses its own part")]

pub(crate) mod algebra;
pub(crate) mod bridge;
pub(crate) mod fusing;
pub(crate) mod nested;
pub(crate) mod nested_bridge;
pub(crate) mod oracle;
pub(crate) mod slicing;
pub(crate) mod tiling;
pub(crate) mod vectors;
