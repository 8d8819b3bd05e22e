//! The ready-made layouts in use: what people ask of accumulators, swizzled tiles and scratchpads, checked by
//! hand; and what is refused, with the words.

use tla_core::ready::datapath::Datapath;
use tla_core::ready::mma_operand::Operand;
use tla_core::ready::scale_factor::{self, Factors};
use tla_core::ready::tcgen05::Atom;
use tla_core::ready::{datapath, mma_operand, mma_shared, scratchpad, tcgen05, warpgroup};
use tla_core::{LayoutError, Map, Shape, SwizzleWidth, axis};

fn shape(extents: &[u64]) -> Shape {
    Shape::try_new(extents).expect("a shape")
}

fn message(result: Result<Map, LayoutError>) -> String {
    result.expect_err("refused").to_string()
}

/// M = 64 in the upper half-slab: rows 0 to 15 on lanes 16 to 31, 16 to 31 on 48 to 63, and so on.
#[test]
fn accumulator_in_the_upper_half_slab() {
    const UPPER: Map = datapath::layout(Datapath::F, 64, 128, 1);
    for row in 0..64 {
        let place = UPPER.base(&[row, 9]);
        let lane = i64::try_from(16 + row % 16 + 32 * (row / 16)).expect("small");
        assert_eq!((place.on(axis::TLANE), place.on(axis::TCOL)), (lane, 9));
    }
}

/// The accumulator of M = 128 over two CTAs as `(64, n)`: `TLane = r + 64*(c/(n/2))`, `TCol = c % (n/2)`,
/// also where the half is a dimension of its own.
#[test]
fn accumulator_over_two_ctas() {
    for n in [16, 96, 256] {
        let flat = mma_operand::layout(Operand::D, &shape(&[64, n]), 128, 2, false);
        let split = mma_operand::layout(Operand::D, &shape(&[64, 2, n / 2]), 128, 2, false);
        let first = mma_operand::layout(Operand::D, &shape(&[2, 64, n / 2]), 128, 2, false);
        let tiles = mma_operand::layout(Operand::D, &shape(&[64, 3, 2, n / 2]), 128, 2, false);
        for (r, c) in (0..64).flat_map(|r| (0..n).map(move |c| (r, c))) {
            let (half, rest) = (c / (n / 2), c % (n / 2));
            let place = flat.base(&[r, c]);
            let expected = [r + 64 * half, rest].map(|x| i64::try_from(x).expect("small"));
            assert_eq!([place.on(axis::TLANE), place.on(axis::TCOL)], expected);
            assert!(place.same(&split.base(&[r, half, rest])));
            assert!(place.same(&first.base(&[half, r, rest])));
            let third = tiles.base(&[r, 2, half, rest]);
            let beside = expected[1] + i64::try_from(n).expect("small");
            assert_eq!([third.on(axis::TLANE), third.on(axis::TCOL)], [expected[0], beside]);
        }
    }
}

/// Tiles of 24, 40, 48 and 96 columns: swizzled at the widest width that fits, sliced, packed, tiled.
#[test]
fn tiles_of_any_width() {
    for (columns, width) in
        [(24, SwizzleWidth::None), (40, SwizzleWidth::None), (48, SwizzleWidth::B32), (96, SwizzleWidth::B64)]
    {
        let tile = mma_shared::layout(16, width, &shape(&[64, columns]));
        let mut seen = vec![false; 64 * usize::try_from(columns).expect("small")];
        for at in (0..64).flat_map(|r| (0..columns).map(move |c| [r, c])) {
            let address = usize::try_from(tile.base(&at).offset()).expect("not negative");
            assert!(!std::mem::replace(&mut seen[address], true), "{columns}: {at:?}");
        }
        let plain = tla_core::parse::tirx(&format!("S[(8,{columns})]")).expect("a layout");
        let right = plain.slice(&[(2, 6), (columns / 2, columns)]);
        assert_eq!(right.base(&[1, 3]).offset(), plain.base(&[3, columns / 2 + 3]).offset());
        assert_eq!(plain.pack(4).base(&[5, 2]).offset() * 4, plain.base(&[5, 8]).offset());
        let wide = plain.try_tile_to(&shape(&[16, 3 * columns])).expect("whole tiles");
        assert_eq!(wide.size(), 6 * plain.size());
        let narrower = datapath::layout(Datapath::B, 64, columns, 0);
        assert_eq!(narrower.base(&[0, columns / 2]).on(axis::TLANE), 64);
    }
}

/// The half tile `(64, 16)` of 16-bit elements, swizzled at 32 bytes.
#[test]
fn half_tile_of_32_bytes() {
    const TILE: Map = mma_shared::layout(
        16,
        SwizzleWidth::B32,
        &match Shape::try_new(&[64, 16]) {
            Ok(shape) => shape,
            Err(_) => Shape::EMPTY,
        },
    );
    assert_eq!((TILE.base(&[4, 0]).offset(), TILE.base(&[4, 8]).offset()), (72, 64));
}

/// What one thread keeps of a tile whose columns go over the 32 lanes, and which every warp holds again:
/// `(16, 448)` becomes `(16, 14)`.
#[test]
fn buffer_of_one_thread() {
    let tile = tla_core::parse::tirx("(16,448) -> S[(16,14,32):(14,1,1@laneid)] + R[4:1@warpid]");
    let buffer = tile.expect("a layout").storage();
    assert_eq!(buffer.to_string(), "S[(16,14):(14,1)]");
}

/// An atom that is wider than the row is refused with a width that is not.
#[test]
fn an_atom_wider_than_the_row() {
    let narrow = |columns| message(mma_shared::try_layout(16, SwizzleWidth::B128, &shape(&[64, columns])));
    let atoms = |columns: u64| {
        format!("mma_shared: rows of {columns} elements are no whole number of swizzle atoms of 64 (128B)")
    };
    assert_eq!(narrow(32), atoms(32) + ": 64B fits");
    assert_eq!(narrow(16), atoms(16) + ": 32B fits");
    assert_eq!(narrow(48), atoms(48) + ": 32B fits");
    assert_eq!(narrow(8), atoms(8) + ": no swizzle fits, rows are multiples of 32 bytes");
    let rows = message(mma_shared::try_layout(16, SwizzleWidth::B64, &shape(&[12, 64])));
    assert_eq!(rows, "mma_shared: rows = 12: it has to be a multiple of 8, the rows of a swizzle atom");
}

/// What each family refuses says which argument, its number, and what would be right.
#[test]
fn refusals_name_argument_and_number() {
    let factors = |rows, k, per_mma| Factors { rows, k, per_mma, reuse: 1, depth: None };
    let cases = [
        (datapath::try_layout(Datapath::D, 96, 64, 0), "datapath: rows = 96: it has to be 128"),
        (
            datapath::try_layout(Datapath::A, 128, 64, 1),
            "datapath: sub_slab = 1: it has to be 0: the lanes have one slab",
        ),
        (
            datapath::try_layout(Datapath::G, 32, 30, 0),
            "datapath: columns = 30: it has to be a multiple of 4",
        ),
        (
            tcgen05::try_layout(Atom::X16B128, 64, 24, 32),
            "tcgen05 atom: repetitions = 6: it has to be 1, 2, 4, .. or 64",
        ),
        (tcgen05::try_layout(Atom::X16B64, 64, 64, 8), "tcgen05 atom: bits = 8: it has to be 16 or 32"),
        (
            warpgroup::try_layout(129, 1),
            "warpgroup: rows = 129: it has to be 1 to 128, the threads of a warpgroup",
        ),
        (
            mma_operand::try_layout(Operand::A, &shape(&[128, 64]), 64, 1, false),
            "mma operand: rows = 128: it has to be 64",
        ),
        (
            scale_factor::try_shared(factors(100, 4, 4)),
            "scale factors in shared memory: rows = 100: it has to be a multiple of 128",
        ),
        (
            scale_factor::try_tensor(factors(128, 4, 3)),
            "scale factors in tensor memory: sf_per_mma = 3: it has to be 1, 2 or 4",
        ),
        (
            scratchpad::try_layout("PF", &shape(&[200, 64])),
            "scratchpad: P = 200: it has to be at most 128 partitions; one P dimension alone may be a multiple of it",
        ),
    ];
    for (result, expected) in cases {
        assert_eq!(message(result), expected);
    }
    let unknown = Datapath::try_from_name("H").expect_err("no such path").to_string();
    assert_eq!(unknown, "unknown datapath `H`: there are A, B, C, D, E, F and G");
    let b = Operand::try_from_name("B").expect_err("not in tensor memory").to_string();
    assert_eq!(b, "unknown operand in tensor memory `B`: there are A and D; B lies in shared memory");
}

/// The words of the operations, with dimension and numbers.
#[test]
fn refusals_of_slices_and_packing() {
    let rows = tla_core::parse::tirx("S[(8,64)]").expect("a layout");
    let split = tla_core::parse::tirx("(16,) -> S[(2,2,4):(100,10,1)]").expect("a layout");
    let words = |result: Result<Map, LayoutError>| message(result);
    assert_eq!(
        words(rows.try_sliced(&[(0, 8), (60, 70)])),
        "slice: dimension 1, the range ends at 70 but the extent is 64: it may end at 64"
    );
    assert_eq!(
        words(rows.try_sliced(&[(5, 3), (0, 64)])),
        "slice: dimension 0, the range 5..3 holds no element: it has to end beyond 5"
    );
    assert_eq!(
        words(rows.try_sliced(&[(0, 8)])),
        "slice: the region has 1 range, the shape 2 dimensions: one range a dimension"
    );
    assert_eq!(
        words(split.try_sliced(&[(6, 10)])),
        "slice: dimension 0, the range 6..10 is no layout: it has to stay inside one iter, or have its middle \
         where one digit is carried"
    );
    let odd = tla_core::parse::tirx("S[(3,4):(5,1)] + 4").expect("a layout");
    assert_eq!(
        words(odd.try_pack(2)),
        "pack: the stride of shard iter 0 is 5, no multiple of 2: a packed element would start inside another"
    );
    assert_eq!(
        words(rows.try_pack(3)),
        "pack: 64 elements lie side by side, no multiple of 3: the extent of the last iter has to be one"
    );
    let swizzled = tla_core::parse::tirx("Swizzle<1,3,3> o S[(8,64)]").expect("a layout");
    assert_eq!(
        words(swizzled.try_pack(4)),
        "pack: the swizzle keeps 2^1 elements together, fewer than 4: at most so many can become one"
    );
    assert_eq!(
        words(rows.try_permute(&[0, 0])),
        "permute: entry 1 of the order names dimension 0 again: each is named once"
    );
    assert_eq!(
        words(rows.try_broadcast(4, 3, axis::M)),
        "broadcast: position 3 lies behind the end of 2 dimensions: the last position is 2"
    );
}
