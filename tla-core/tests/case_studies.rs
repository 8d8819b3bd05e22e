//! The layouts of real kernels that the notation was made for, each checked against the formula that
//! an expert would write by hand: at run time for every element, and in const evaluation, where a
//! wrong one is a compile error.

use std::collections::BTreeSet;
use tla_core::{Map, Point, Shape, Swizzle, SwizzleWidth, atom, axis, bank, parse};

/// The layout written in `text`, in const evaluation as at run time.
const fn layout(text: &str) -> Map {
    match parse::tirx(text) {
        Ok(map) => map,
        Err(e) => panic!("{}", e.error.message().as_str()),
    }
}

fn every(shape: &[u64]) -> Vec<Vec<u64>> {
    shape.iter().fold(vec![vec![]], |all, extent| {
        let longer = |start: &Vec<u64>| (0..*extent).map(|last| [&start[..], &[last]].concat()).collect();
        all.iter().flat_map(|start| -> Vec<Vec<u64>> { longer(start) }).collect()
    })
}

fn signed(n: u64) -> i64 {
    i64::try_from(n).expect("small")
}

// An 8 x 16 accumulator of the tensor cores: a row is spread over four lanes, the two halves over two
// warps, and two groups of warps, 4 apart, hold copies. Warps count from 5.
const ACCUMULATOR: Map =
    layout("(8,16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid");

/// Both places of an element, checked by hand: `(warp, lane, register)`.
const fn accumulator_is_right(i: u64, j: u64) -> bool {
    let mut places = ACCUMULATOR.places(&[i, j]);
    let (Some(first), Some(second), None) = (places.step(), places.step(), places.step()) else {
        return false;
    };
    const fn lies(place: Point, warp: u64, i: u64, j: u64) -> bool {
        let lane = 4 * i + j % 8 / 2;
        place.on(axis::WARPID).cast_unsigned() == warp
            && place.on(axis::LANEID).cast_unsigned() == lane
            && place.offset().cast_unsigned() == j % 2
    }
    let half = j / 8;
    lies(first, 5 + half, i, j) && lies(second, 9 + half, i, j)
}

const _: () = {
    let mut j = 0;
    while j < 16 {
        assert!(accumulator_is_right(0, j) && accumulator_is_right(7, j) && accumulator_is_right(j % 8, j));
        j += 1;
    }
};

#[test]
fn accumulator_of_the_tensor_cores() {
    for at in every(&[8, 16]) {
        assert!(accumulator_is_right(at[0], at[1]), "{at:?}");
        let warps: Vec<i64> = ACCUMULATOR.places(&at).map(|place| place.on(axis::WARPID)).collect();
        assert_eq!(warps, if at[1] < 8 { [5, 9] } else { [6, 10] }, "{at:?}");
    }
    assert_eq!(ACCUMULATOR.size(), 128);
    assert_eq!(ACCUMULATOR.try_replicas(), Ok(2));
    assert_eq!(ACCUMULATOR.try_span(axis::LANEID), Ok(32));
    // Warps 5, 6, 9, 10: 1 + 1 + 4 wide, and 5 from the start.
    assert_eq!(ACCUMULATOR.try_span(axis::WARPID), Ok(11));
    assert_eq!(ACCUMULATOR.try_cosize(), Ok(2), "two registers a thread");
}

// Two tiles of 128 x 112 side by side in tensor memory: rows on lanes, columns on columns. 112 is no
// power of two, and need not be one.
const TENSOR_MEMORY: Map = layout("S[(2,128,112):(112@TCol,1@TLane,1@TCol)]");

const fn tensor_memory_is_right(tile: u64, row: u64, column: u64) -> bool {
    let place = TENSOR_MEMORY.base(&[tile, row, column]);
    place.on(axis::TLANE).cast_unsigned() == row
        && place.on(axis::TCOL).cast_unsigned() == 112 * tile + column
}

const _: () = assert!(tensor_memory_is_right(0, 0, 0));
const _: () = assert!(tensor_memory_is_right(0, 5, 3));
const _: () = assert!(tensor_memory_is_right(1, 0, 0));
const _: () = assert!(tensor_memory_is_right(1, 127, 111));

#[test]
fn tiles_of_tensor_memory() {
    for at in every(&[2, 128, 112]) {
        assert!(tensor_memory_is_right(at[0], at[1], at[2]), "{at:?}");
    }
    assert_eq!(TENSOR_MEMORY.try_span(axis::TLANE), Ok(128));
    assert_eq!(TENSOR_MEMORY.try_span(axis::TCOL), Ok(224));
}

/// Widths of tiles that occur and are no powers of two.
#[test]
fn tiles_of_any_width() {
    for width in [24, 40, 48, 96] {
        let map = layout(&format!("S[(2,128,{width}):({width}@TCol,1@TLane,1@TCol)]"));
        for at in every(&[2, 128, width]) {
            let place = map.base(&at);
            assert_eq!(place.on(axis::TLANE), signed(at[1]));
            assert_eq!(place.on(axis::TCOL), signed(width * at[0] + at[2]));
        }
        let flat = map.reshape(&Shape::try_new(&[256, width]).expect("small"));
        assert_eq!(flat.base(&[200, width - 1]), map.base(&[1, 72, width - 1]));
    }
}

// Scale factors of a block-scaled product: 32 rows of 4, and every group of 32 lanes has a copy.
const SCALE_FACTORS: Map = layout("S[(32,4):(1@TLane,1@TCol)] + R[4:32@TLane]");

const fn scale_factor_is_right(row: u64, column: u64) -> bool {
    let mut places = SCALE_FACTORS.places(&[row, column]);
    let mut copy = 0;
    while let Some(place) = places.step() {
        if place.on(axis::TLANE).cast_unsigned() != row + 32 * copy
            || place.on(axis::TCOL).cast_unsigned() != column
        {
            return false;
        }
        copy += 1;
    }
    copy == 4
}

const _: () = assert!(scale_factor_is_right(0, 0));
const _: () = assert!(scale_factor_is_right(31, 3));
const _: () = assert!(matches!(SCALE_FACTORS.try_replicas(), Ok(4)));

#[test]
fn scale_factors_in_four_places() {
    for at in every(&[32, 4]) {
        assert!(scale_factor_is_right(at[0], at[1]), "{at:?}");
    }
    assert_eq!(SCALE_FACTORS.try_span(axis::TLANE), Ok(128));
}

// An accumulator of 64 rows lies in half of each group of 32 lanes: here in the upper halves.
const UPPER_HALVES: Map = layout("(64,8) -> S[(4,16,8):(32@TLane,1@TLane,1@TCol)] + 16@TLane");
const _: () = assert!(UPPER_HALVES.base(&[15, 0]).on(axis::TLANE) == 31);
const _: () = assert!(UPPER_HALVES.base(&[48, 7]).on(axis::TLANE) == 112);

// 128 rows of a pair of thread blocks, seen from one of them as 64 rows: the second half of the
// columns lies 64 lanes further.
const PAIR: Map = layout("(64,32) -> S[(64,2,16):(1@TLane,64@TLane,1@TCol)]");
const _: () = assert!(PAIR.base(&[3, 20]).on(axis::TLANE) == 67 && PAIR.base(&[3, 20]).on(axis::TCOL) == 4);

#[test]
fn accumulators_in_halves() {
    for at in every(&[64, 8]) {
        let place = UPPER_HALVES.base(&at);
        assert_eq!(place.on(axis::TLANE), signed(32 * (at[0] / 16) + at[0] % 16 + 16));
        assert_eq!(place.on(axis::TCOL), signed(at[1]));
    }
    for at in every(&[64, 32]) {
        let place = PAIR.base(&at);
        assert_eq!(place.on(axis::TLANE), signed(at[0] + 64 * (at[1] / 16)));
        assert_eq!(place.on(axis::TCOL), signed(at[1] % 16));
    }
}

// Rows of 64 16-bit elements in shared memory, 128 bytes each: a column of 16 bytes down the rows
// hits one bank without the swizzle, and all of them with it.
const PLAIN: Map = layout("S[(8,64):(64,1)]");
const SWIZZLED: Map = layout("Swizzle<3,3,3> o S[(8,64):(64,1)]");

const fn bank_of(map: &Map, row: u64) -> u64 {
    bank::of(map.base(&[row, 0]).offset().cast_unsigned(), 16).bank
}

const _: () = {
    let mut i = 0;
    while i < 8 {
        assert!(SWIZZLED.base(&[i, 0]).offset().cast_unsigned() == 72 * i);
        assert!(bank_of(&SWIZZLED, i) == 4 * i);
        assert!(bank_of(&PLAIN, i) == 0);
        i += 1;
    }
};

#[test]
fn rows_of_128_bytes() {
    let banks = |map: &Map| (0..8).map(|i| bank_of(map, i)).collect::<Vec<u64>>();
    assert_eq!(banks(&SWIZZLED), [0, 4, 8, 12, 16, 20, 24, 28]);
    assert_eq!(banks(&PLAIN), [0; 8]);
    for at in every(&[8, 64]) {
        let by_hand = (64 * at[0] + at[1]) ^ (at[0] << 3);
        assert_eq!(SWIZZLED.base(&at).offset(), signed(by_hand));
    }
    assert_eq!(SWIZZLED.try_cosize(), Ok(512));
}

// Half a tile of 64 x 16 elements under the swizzle of 32 bytes.
const HALF: Map = layout("Swizzle<f16, 32B> o S[(64,16):(16,1)]");
const _: () = assert!(HALF.base(&[4, 0]).offset() == 72 && HALF.base(&[4, 8]).offset() == 64);

/// A chunk of 16 bytes of shared memory: which of the 8 groups of 4 banks, and in which line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Chunk {
    group: u64,
    line: u64,
}

/// Where the elements `column .. column + 16 bytes` of a row lie; `None` unless they fill one chunk.
const fn chunk(map: &Map, row: u64, column: u64, bits: u32) -> Option<Chunk> {
    let elements = 128 / bits as u64;
    let first = map.base(&[row, column]).offset().cast_unsigned();
    let mut k = 1;
    while k < elements {
        if map.base(&[row, column + k]).offset().cast_unsigned() != first + k {
            return None;
        }
        k += 1;
    }
    if !first.is_multiple_of(elements) {
        return None;
    }
    let at = bank::of(first, bits);
    Some(Chunk { group: at.bank / 4, line: at.line })
}

/// The atom of swizzled shared memory as 8 rows of `columns`.
const fn rows(map: &Map, bits: u32, width: SwizzleWidth) -> Map {
    match atom::try_shape(bits, width, 2) {
        Ok(shape) => map.reshape(&shape),
        Err(e) => panic!("{}", e.message().as_str()),
    }
}

/// A bit a bank group: those that the 8 chunks of a column of 16 bytes hit.
const fn groups_hit(map: &Map, column: u64, bits: u32) -> u8 {
    let mut hit = 0;
    let mut row = 0;
    while row < 8 {
        match chunk(map, row, column, bits) {
            Some(chunk) => hit |= 1 << chunk.group,
            None => panic!("16 bytes of a row do not stay together"),
        }
        row += 1;
    }
    hit
}

const fn atom_of(bits: u32, width: SwizzleWidth) -> Map {
    match atom::try_layout(bits, width) {
        Ok(map) => rows(&map, bits, width),
        Err(e) => panic!("{}", e.message().as_str()),
    }
}

// For the first column of every width and element; all columns are checked at run time.
const _: () = {
    let mut w = 0;
    while w < SwizzleWidth::ALL.len() {
        let width = SwizzleWidth::ALL[w];
        assert!(groups_hit(&atom_of(64, width), 0, 64) == 0xFF);
        assert!(groups_hit(&atom_of(32, width), 0, 32) == 0xFF);
        assert!(groups_hit(&atom_of(16, width), 0, 16) == 0xFF);
        w += 1;
    }
};

/// 8 rows of one column of 16 bytes, the access of a matrix load, touch each of the 8 bank groups
/// once, and so each of the 32 banks once: no conflict.
///
/// Rows of 128 bytes have a line each, so a column would lie in one group without the swizzle and
/// cost 8 accesses. Rows of 64 bytes share a line by two, rows of 32 bytes by four: they would cost
/// 4 and 2. Rows of 16 bytes fill a line by eight and need no swizzle.
#[test]
fn a_column_of_16_bytes_meets_no_conflict() {
    for width in SwizzleWidth::ALL {
        for bits in [4, 8, 16, 32, 64] {
            let swizzled = atom_of(bits, width);
            let plain = swizzled.without_swizzle();
            let row = width.row_bytes();
            for column in (0..row / 16).map(|c| c * 128 / u64::from(bits)) {
                let chunks = |map: &Map| -> Vec<Chunk> {
                    (0..8).map(|r| chunk(map, r, column, bits).expect("16 bytes stay together")).collect()
                };
                let with = chunks(&swizzled);
                let groups: BTreeSet<u64> = with.iter().map(|c| c.group).collect();
                assert_eq!(groups.len(), 8, "{bits} bits, {}: {with:?}", width.name());
                let lines: BTreeSet<u64> = with.iter().map(|c| c.line).collect();
                assert_eq!(lines, (0..row * 8 / 128).collect(), "every line of the atom, no other");
                assert_eq!(with.iter().collect::<BTreeSet<_>>().len(), 8, "eight chunks");
                // Without: as many rows as the row is chunks long fall on one group.
                let without = chunks(&plain);
                let most = (0..8).map(|g| without.iter().filter(|c| c.group == g).count()).max();
                assert_eq!(most.map(|n| n as u64), Some(row / 16), "{bits} bits, {}", width.name());
                // All 32 banks, each once: 8 chunks of 4 words.
                let banks: BTreeSet<u64> =
                    with.iter().flat_map(|c| (0..4).map(|word| 4 * c.group + word)).collect();
                assert_eq!(banks.len(), 32);
            }
        }
    }
}

/// The atom, by element type and width, is the swizzle of that type over 8 contiguous rows.
#[test]
fn atoms_are_swizzles_of_contiguous_rows() {
    for width in SwizzleWidth::ALL {
        for bits in [4, 8, 16, 32, 64] {
            let columns = width.row_bytes() * 8 / u64::from(bits);
            let tile = layout(&format!("S[(8,{columns})]"));
            let swizzle = Swizzle::for_element(bits, width);
            let composed = tile.compose(swizzle);
            let atom = atom_of(bits, width);
            for at in every(&[8, columns]) {
                assert_eq!(atom.base(&at), composed.base(&at));
            }
            assert_eq!(atom.try_cosize(), Ok(8 * columns), "a permutation of the atom");
        }
    }
}
