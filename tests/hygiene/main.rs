//! The macros in surroundings that take nothing for granted: no prelude, names of the library's own taken, every
//! position and visibility, every kind of operand. A crate that depends on this one under another name and without
//! its default features is `renamed`.

mod bare;
mod operands;
mod positions;
mod shadowed;
mod storage;
mod traits;
