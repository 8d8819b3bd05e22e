//! Laws of divide and product, of recast, slice, order, threads and the bridge, against brute force over
//! random layouts; hostile numbers besides. Debug builds check every overflow, so a wrapped number is a
//! failed test.
//!
//! The cases are the same in every run. `PROPTEST_CASES` and `PROPTEST_RNG_SEED` ask for more and
//! for others.

mod common;
mod product_laws;
