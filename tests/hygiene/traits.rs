//! Sizes and auto traits: a layout is nothing at run time, and gets in nobody's way.

use core::cell::Cell;
use core::fmt::Debug;
use core::hash::Hash;
use core::panic::{RefUnwindSafe, UnwindSafe};
use std::rc::Rc;

use static_assertions::{assert_impl_all, assert_not_impl_any, const_assert_eq};
use tla::axis::{laneid, warpid};
use tla::prelude::*;
use tla::{At, Coords, ElementSwizzle, Neg, On, Place, Places, Proven, SwizzleLayout, TooShort, width};

layout! {
    struct Acc = (8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid;
    struct Smem = (8, 64) -> Swizzle<f16, 128B> o S[(8, 64)];
}

type Plain = layout!(S[(8, 64)]);
type Full = layout!(S[(8, 4):(-4@laneid, 1)] + R[2:4@warpid] + 5@warpid - 3);
type Swizzled = layout!(Swizzle<3, 3, 3> o S[(8, 64)]);
type ByElement = layout!((64, 8) -> Swizzle<f16, 128B> o S[(8, 64)]);

macro_rules! nothing_at_run_time {
    ($($layout:ty),* $(,)?) => {$(
        const_assert_eq!(size_of::<$layout>(), 0);
        const_assert_eq!(align_of::<$layout>(), 1);
        assert_impl_all!($layout: Copy, Clone, Debug, Send, Sync, Unpin, UnwindSafe, RefUnwindSafe);
        const _: () = assert!(!core::mem::needs_drop::<$layout>());
    )*};
}

nothing_at_run_time! {
    Acc, Smem, Plain, Full, Swizzled, ByElement, <Acc as Named>::Layout, <Smem as Named>::Layout,
    SwizzleLayout<Int<3>, Int<3>, Int<3>>, ElementSwizzle<Int<16>, width::B128>,
    Int<8>, Neg<Int<8>>, On<Neg<Int<8>>, laneid>,
}

assert_impl_all!(Int<8>: Default, PartialEq, Eq, Hash);
assert_impl_all!(Acc: Mapping, Named);
assert_impl_all!(Plain: Mapping);
assert_not_impl_any!(Plain: Named);

// an axis has no values
assert_not_impl_any!(laneid: Default);
const_assert_eq!(size_of::<Option<warpid>>(), 0);

// an element is its coordinate and no more
const_assert_eq!(size_of::<At<Acc, u32, 2>>(), 8);
const_assert_eq!(size_of::<At<Acc, u64, 1>>(), 8);
const_assert_eq!(size_of::<Proven<Acc, 2>>(), 2 * size_of::<usize>());
assert_impl_all!(At<Acc, u32, 2>: Copy, Debug, Send, Sync, Unpin, UnwindSafe, RefUnwindSafe);
assert_impl_all!(Place<Acc, u32, 2>: Copy, Debug, Send, Sync, Unpin);
assert_impl_all!(Places<Acc, u32, 2>: Iterator, Clone, Debug, Send, Sync, Unpin);
assert_impl_all!(Proven<Acc, 2>: Copy, Eq, Debug, Send, Sync, Unpin);
assert_impl_all!(Coords<Acc, 2>: ExactSizeIterator, Clone, Debug, Send, Sync, Unpin);

// a view is a slice, and as sendable as one
const_assert_eq!(size_of::<View<'_, u8, Smem>>(), size_of::<&[u8]>());
const_assert_eq!(size_of::<ViewMut<'_, u8, Smem>>(), size_of::<&[u8]>());
const_assert_eq!(size_of::<Option<View<'_, u8, Smem>>>(), size_of::<&[u8]>());
assert_impl_all!(View<'static, u8, Smem>: Copy, Debug, Send, Sync, Unpin, UnwindSafe);
assert_impl_all!(ViewMut<'static, u8, Smem>: Debug, Send, Sync, Unpin);
assert_impl_all!(ViewMut<'static, Cell<u8>, Smem>: Send);
assert_not_impl_any!(ViewMut<'static, u8, Smem>: Clone);
assert_not_impl_any!(View<'static, Cell<u8>, Smem>: Send, Sync);
assert_not_impl_any!(ViewMut<'static, Cell<u8>, Smem>: Sync);
assert_not_impl_any!(ViewMut<'static, Rc<u8>, Smem>: Send, Sync);
assert_impl_all!(TooShort: core::error::Error, Send, Sync, Copy);

// values of the algebra
assert_impl_all!(tla::Map: Copy, Eq, Hash, Debug, Send, Sync, Unpin, UnwindSafe, RefUnwindSafe);
assert_impl_all!(tla::LayoutError: core::error::Error, Copy, Eq, Hash, Send, Sync);

/// The assertions above are the test; this one is that they were compiled.
#[test]
fn a_layout_is_nothing_at_run_time() {
    assert_eq!(size_of_val(&(Acc, Smem)), 0);
}
