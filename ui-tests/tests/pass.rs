//! Compiles and runs the repaired cases, all in one program: see `build.rs`.
#![allow(unreachable_pub, dead_code, reason = "each case is a program of its own, with its public items")]

include!(concat!(env!("OUT_DIR"), "/pass.rs"));
