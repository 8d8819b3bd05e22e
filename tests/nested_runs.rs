//! An integer against a nested layout: where strides continue each other nothing is split, and the address
//! is that of the rule all the same, beyond the last element too.

use tla::algebra::nested::IntTuple;
use tla::int::aliases::*;
use tla::nested::Layout;
use tla::prelude::*;

/// Every integer up to three times the elements, in 64 and in 32 bits.
macro_rules! agree {
    ($($shape:expr => $stride:expr;)*) => {$({
        let layout = Layout::new($shape, $stride);
        let value = layout.try_value().expect("a layout that was made");
        for c in 0..3 * value.size() {
            let rule = value.try_offset_extended(&IntTuple::leaf(c as i64)).expect("small");
            assert_eq!(layout.crd2offset(c), rule, "{layout} at {c}");
            assert_eq!(u64::from(layout.crd2offset_in::<u32, _>(c as u32)), rule, "{layout} at {c}");
        }
    })*};
}

#[test]
#[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "small numbers")]
fn a_run_is_split_no_further() {
    agree! {
        // one run; up to an extent that is not known
        (_4, _3) => (_2, _8);
        (_4, 3_u32) => (_2, _8);
        (_2, _3, _4) => (_1, _2, _6);
        (_2, (_3, _4)) => (_1, (_2, _6));
        ((_2, _3), 4_u32) => ((_1, _2), _6);
        // at the start, in the middle, at the end
        (_2, _3, _4) => (_1, _2, _7);
        (_2, _3, _4, _5) => (_7, _1, _3, Int::<100>);
        (_2, _3, _4) => (Int::<100>, _1, _3);
        (_2, _3, _4, _5) => (_1, _2, Int::<50>, Int::<200>);
        (_2, (_3, _4), _5) => (_1, (_2, _6), Int::<77>);
        ((_2, _3), (_4, _5)) => ((_1, _2), (_6, Int::<100>));
        ((_2, _3), (_4, _5)) => ((_9, _1), (_3, _12));
        // known at run time: no run, or a part of one
        (_4, _3) => (2_u32, 8_u32);
        (4_u32, _3) => (_2, _8);
        (_2, 3_u32, _4) => (_1, _2, _6);
        (_2, _3, 4_u32, _5) => (_1, _2, _6, Int::<24>);
        // strides of 0 continue each other
        (_4, _3) => (_0, _0);
        ((4_u32, _3), _5) => ((_0, _0), _1);
        ((_4, 3_u32), _5) => ((_0, _0), _1);
        (_4, _3, _5) => (_0, _0, _1);
        // one is no run by itself
        (_1, _3) => (_5, _5);
        (_1, _1, _3) => (_2, _3, _4);
        ((_5,), (_2,)) => ((_1,), (_5,));
        (_16, 7_u32) => (_16, _256);
    }
}
