//! Cases that people met with other implementations, with the right answer.

use crate::layout;
use tla_core::Swizzle;
use tla_core::nested::parse::int_tuple;

#[test]
fn compositions() {
    let cases = [
        ("(10,2):(16,4)", "(3,4):(1,5)", "(3,(2,2)):(16,(80,4))"),
        ("(32,128):(128,1)", "(30,128):(1,32)", "(30,128):(128,1)"),
    ];
    for (a, b, wanted) in cases {
        assert_eq!(layout(a).try_compose(&layout(b)).expect("it fits").to_string(), wanted);
    }
}

/// `Swizzle<0,4,0>` moves nothing; TF32's byte swizzle `<3,4,3>` is `<3,2,3>` in units of 32 bits.
#[test]
fn swizzles() {
    let nothing = Swizzle::try_new(4, 0, 0).expect("a swizzle");
    assert_eq!(nothing.apply(123), 123);
    let units = Swizzle::try_new(2, 3, 3).expect("a swizzle");
    let bytes = Swizzle::try_new(4, 3, 3).expect("a swizzle");
    // row 0, column 1 of the figure: a row of 128 bytes further
    assert_eq!(units.apply(32), 36);
    assert!((0..1024).all(|unit| bytes.apply(4 * unit) == 4 * units.apply(unit)));
}

/// Offsets beyond 2^31: 2^29 rows of 4, and more of them.
#[test]
fn large_offsets() {
    let rows = layout("(536870912,4):(4,1)");
    assert_eq!(rows.try_at(&int_tuple("(536870911,3)").expect("a tuple")), Ok((1 << 31) - 1));
    assert_eq!(rows.try_at(&int_tuple("(1073741824,3)").expect("a tuple")), Ok((1 << 32) + 3));
    assert_eq!(rows.capacity(), 1 << 31);
    let tile = rows.try_compose(&layout("(4,2):(536870911,536870912)"));
    assert!(tile.is_err(), "{tile:?}");
    let last = rows.try_compose(&layout("2:536870911")).expect("inside one mode");
    assert_eq!(last.to_string(), "2:2147483644");
}
