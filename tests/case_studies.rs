//! Layouts that people met, as types: each against its formula by hand, at compile time and for every element.

use std::collections::BTreeSet;

use tla::algebra::bank;
use tla::axis::{TCol, TLane, laneid, m, pid, warpid};
use tla::fold;
use tla::prelude::*;

axis! {
    /// Rows of a mesh of devices.
    gpu_y: device;
    /// Columns of a mesh of devices.
    gpu_x: device;
    /// Copies of the mesh.
    gpu_z: device;
}

mod register_tile {
    use super::*;

    // an accumulator fragment of the tensor cores, held by two pairs of warps
    layout! {
        struct Acc = (8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid;
    }

    /// Row, column; lane, the warps, the register.
    const TABLE: [([usize; 2], usize, [usize; 2], usize); 10] = [
        ([0, 0], 0, [5, 9], 0),
        ([0, 1], 0, [5, 9], 1),
        ([0, 2], 1, [5, 9], 0),
        ([0, 7], 3, [5, 9], 1),
        ([0, 8], 0, [6, 10], 0),
        ([1, 0], 4, [5, 9], 0),
        ([3, 5], 14, [5, 9], 1),
        ([6, 10], 25, [6, 10], 0),
        ([7, 0], 28, [5, 9], 0),
        ([7, 15], 31, [6, 10], 1),
    ];

    const _: () = {
        assert!(Acc::SIZE == 128 && Acc::RANK == 2 && Acc::REPLICAS == 2);
        // two registers a thread
        assert!(Acc::COSIZE == 2);
        let mut row = 0;
        while row < TABLE.len() {
            let (coordinate, lane, warps, register) = TABLE[row];
            let at = fold::at::<Acc, _>(coordinate);
            assert!(at.on::<laneid>() == lane && at.on::<warpid>() == warps[0] && at.offset() == register);
            let mut places = at.places();
            let mut copy = 0;
            while let Some(place) = places.step() {
                assert!(place.on::<laneid>() == lane && place.offset() == register);
                assert!(place.on::<warpid>() == warps[copy]);
                copy += 1;
            }
            assert!(copy == 2);
            row += 1;
        }
    };

    #[test]
    fn the_table() {
        for (coordinate, lane, warps, register) in TABLE {
            let at = Acc::at(coordinate);
            assert_eq!((at.on::<laneid>(), at.offset()), (lane, register), "{coordinate:?}");
            assert!(at.places().map(|place| place.on::<warpid>()).eq(warps), "{coordinate:?}");
            assert!(at.places().all(|place| (place.on::<laneid>(), place.offset()) == (lane, register)));
        }
    }

    #[test]
    fn every_element_by_its_formula() {
        for (i, j) in (0..8_u32).flat_map(|i| (0..16).map(move |j| (i, j))) {
            let places = Acc::at([i, j]).places().map(|p| (p.on::<laneid>(), p.on::<warpid>(), p.offset()));
            let (lane, warp, register) = (4 * i + j % 8 / 2, 5 + j / 8, j % 2);
            assert!(places.eq([(lane, warp, register), (lane, warp + 4, register)]), "[{i}, {j}]");
        }
    }

    /// Each thread of the warps holds two elements, and no two elements share a place.
    #[test]
    fn no_two_elements_share_a_register() {
        let places = |x: u32| {
            Acc::at(x).places().map(|p| (p.on::<laneid>(), p.on::<warpid>(), p.offset())).collect::<Vec<_>>()
        };
        let all: BTreeSet<_> = (0..128).flat_map(places).collect();
        assert_eq!(all.len(), 2 * 128);
    }
}

mod tensor_memory {
    use super::*;

    layout! {
        /// Two accumulators of 128 by 112 side by side.
        struct TwoTiles = S[(2,128,112):(112@TCol,1@TLane,1@TCol)];
        /// Scale factors: every element in the four quarters of the lanes, one for each warp that reads them.
        struct ScaleFactors = S[(32,4):(1@TLane,1@TCol)] + R[4:32@TLane];
        /// The accumulator of M = 64 in the lower half of each slab of 32 lanes ..
        struct LowerHalf = (64, 40) -> S[(4,16,40):(32@TLane,1@TLane,1@TCol)];
        /// .. and in the upper half.
        struct UpperHalf = (64, 40) -> S[(4,16,40):(32@TLane,1@TLane,1@TCol)] + 16@TLane;
        /// The accumulator of M = 128 in two blocks, seen as 64 rows.
        struct TwoCta = (64, 96) -> S[(64,2,48):(1@TLane,64@TLane,1@TCol)];
    }

    const _: () = {
        let at = fold::at::<TwoTiles, _>([1, 5, 7]);
        assert!(at.on::<TLane>() == 5 && at.on::<TCol>() == 119 && at.offset() == 0);
        assert!(fold::span::<TwoTiles, TLane>() == 128 && fold::span::<TwoTiles, TCol>() == 224);
        assert!(ScaleFactors::REPLICAS == 4 && fold::span::<ScaleFactors, TLane>() == 128);
        let mut places = fold::at::<ScaleFactors, _>([7, 2]).places();
        let mut lane = 7;
        while let Some(place) = places.step() {
            assert!(place.on::<TLane>() == lane && place.on::<TCol>() == 2);
            lane += 32;
        }
        assert!(lane == 7 + 4 * 32);
        assert!(fold::at::<UpperHalf, _>([0, 0]).on::<TLane>() == 16);
        assert!(fold::at::<UpperHalf, _>([16, 39]).on::<TLane>() == 48);
        assert!(fold::at::<TwoCta, _>([3, 48]).on::<TLane>() == 67);
    };

    #[test]
    fn two_tiles() {
        for a in 0..2_u32 {
            for (row, column) in (0..128).flat_map(|row| (0..112).map(move |column| (row, column))) {
                let at = TwoTiles::at([a, row, column]);
                assert_eq!((at.on::<TLane>(), at.on::<TCol>()), (row, 112 * a + column));
            }
        }
    }

    #[test]
    fn scale_factors_live_in_four_lanes() {
        for (row, column) in (0..32_u32).flat_map(|row| (0..4).map(move |column| (row, column))) {
            let places = ScaleFactors::at([row, column]).places().map(|p| (p.on::<TLane>(), p.on::<TCol>()));
            assert!(places.eq([0, 32, 64, 96].map(|quarter| (quarter + row, column))));
        }
    }

    #[test]
    fn half_slabs() {
        let (mut lower, mut upper) = (BTreeSet::new(), BTreeSet::new());
        for (row, column) in (0..64_u32).flat_map(|row| (0..40).map(move |column| (row, column))) {
            let lane = 32 * (row / 16) + row % 16;
            let at = LowerHalf::at([row, column]);
            assert_eq!((at.on::<TLane>(), at.on::<TCol>()), (lane, column));
            let at = UpperHalf::at([row, column]);
            assert_eq!((at.on::<TLane>(), at.on::<TCol>()), (lane + 16, column));
            lower.insert(lane);
            upper.insert(lane + 16);
        }
        assert!(lower.is_disjoint(&upper) && lower.len() + upper.len() == 128, "both together are all lanes");
        let first: Vec<u32> = upper.into_iter().take(32).collect();
        assert_eq!(first, (16..32).chain(48..64).collect::<Vec<_>>());
    }

    #[test]
    fn the_accumulator_of_two_blocks() {
        for (row, column) in (0..64_u32).flat_map(|row| (0..96).map(move |column| (row, column))) {
            let at = TwoCta::at([row, column]);
            assert_eq!((at.on::<TLane>(), at.on::<TCol>()), (row + 64 * (column / 48), column % 48));
        }
    }
}

mod shared_memory {
    use super::*;

    layout! {
        struct Plain = S[(8, 64)];
        struct Swizzled = (8, 64) -> Swizzle<3,3,3> o S[(8, 64)];
        /// Half a tile of 32-byte rows.
        struct Half32 = (64, 16) -> Swizzle<f16, 32B> o S[(64, 16)];
    }

    const fn bank_of<L: Mapping>(row: usize, column: usize, bits: u32) -> u64 {
        bank::of(fold::offset::<L, 2>([row, column]) as u64, bits).bank
    }

    const _: () = {
        let mut i = 0;
        while i < 8 {
            assert!(fold::offset::<Swizzled, _>([i, 0]) == 72 * i);
            assert!(bank_of::<Swizzled>(i, 0, 16) == 4 * i as u64);
            assert!(bank_of::<Plain>(i, 0, 16) == 0);
            i += 1;
        }
        assert!(Swizzled::COSIZE == 512);
        assert!(fold::offset::<Half32, _>([4, 0]) == 72 && fold::offset::<Half32, _>([4, 8]) == 64);
    };

    #[test]
    fn a_column_of_the_swizzled_tile() {
        let addresses = |offset: fn([u32; 2]) -> u32| (0..8).map(move |i| offset([i, 0]));
        assert!(addresses(Swizzled::offset).eq((0..8).map(|i| 72 * i)));
        let banks = |offset| addresses(offset).map(|a| bank::of(a.into(), 16).bank).collect::<Vec<_>>();
        assert_eq!(banks(Swizzled::offset), [0, 4, 8, 12, 16, 20, 24, 28]);
        assert_eq!(banks(Plain::offset), [0; 8]);
    }

    #[test]
    fn every_address_by_its_formula() {
        for (i, j) in (0..8_u32).flat_map(|i| (0..64).map(move |j| (i, j))) {
            assert_eq!(Swizzled::offset([i, j]), 64 * i + (8 * ((j / 8) ^ i) + j % 8));
        }
        for (i, j) in (0..64_u32).flat_map(|i| (0..16).map(move |j| (i, j))) {
            assert_eq!(Half32::offset([i, j]), 16 * i + (8 * ((j / 8) ^ (i / 4 % 2)) + j % 8));
        }
        assert_eq!((Half32::offset([4_u32, 0]), Half32::offset([4_u32, 8])), (72, 64));
    }

    /// The banks that eight rows of one 16-byte column touch together, if none is touched twice.
    fn banks_of_column<L: Mapping>(column: u32, bits: u32) -> Option<BTreeSet<u64>> {
        let chunk = 128 / bits;
        let mut banks = BTreeSet::new();
        for row in 0..8 {
            let start = L::offset([row, column * chunk]);
            assert_eq!(start % chunk, 0, "a chunk of 16 bytes is aligned");
            for j in 0..chunk {
                assert_eq!(L::offset([row, column * chunk + j]), start + j, "and in one piece");
            }
            let first = bank::of(start.into(), bits).bank;
            for bank in first..first + 4 {
                if !banks.insert(bank) {
                    return None;
                }
            }
        }
        Some(banks)
    }

    macro_rules! columns_without_conflict {
        ($($width:tt $bytes:literal: [$($bits:literal)*];)*) => {$($({
            const BITS: u32 = $bits;
            const COLUMNS: usize = $bytes * 8 / BITS as usize;
            type Atom = layout!(Swizzle<$bits, $width> o S[(8, COLUMNS)]);
            type Bare = layout!(S[(8, COLUMNS)]);
            const _: () = assert!(Atom::SIZE == Atom::COSIZE);
            for column in 0..$bytes / 16 {
                let banks = banks_of_column::<Atom>(column, BITS);
                assert_eq!(banks.map(|banks| banks.len()), Some(32), "{} bits, {} bytes", BITS, $bytes);
                assert_eq!(banks_of_column::<Bare>(column, BITS), None, "without the swizzle");
            }
        })*)*};
    }

    /// One phase of a matrix load: 8 rows of 16 bytes. All 32 banks, each once.
    #[test]
    fn the_columns_of_every_width_and_element_have_no_conflict() {
        columns_without_conflict! {
            32B 32: [4 8 16 32 64 128];
            64B 64: [4 8 16 32 64 128];
            128B 128: [4 8 16 32 64 128];
        }
    }

    /// Element types by name have the swizzle of their width.
    #[test]
    fn the_swizzle_of_an_element_type() {
        assert_eq!(
            <layout!(Swizzle<e2m1, 64B> o S[(8, 128)])>::MAP,
            <layout!(Swizzle<5, 2, 3> o S[(8, 128)])>::MAP
        );
        assert_eq!(
            <layout!(Swizzle<e4m3, 32B> o S[(8, 32)])>::MAP,
            <layout!(Swizzle<4, 1, 3> o S[(8, 32)])>::MAP
        );
        assert_eq!(
            <layout!(Swizzle<bf16, 128B> o S[(8, 64)])>::MAP,
            <layout!(Swizzle<3, 3, 3> o S[(8, 64)])>::MAP
        );
        assert_eq!(
            <layout!(Swizzle<tf32, 128B> o S[(8, 32)])>::MAP,
            <layout!(Swizzle<2, 3, 3> o S[(8, 32)])>::MAP
        );
        assert_eq!(
            <layout!(Swizzle<f64, none> o S[(8, 16)])>::MAP,
            <layout!(Swizzle<1, 0, 3> o S[(8, 16)])>::MAP
        );
    }
}

mod sharding {
    use super::*;

    layout! {
        /// 64 by 128 elements over a mesh of 2 by 4 ranks, each with a block of 32 by 32.
        struct Ranks = (64, 128) -> S[(2,32,4,32):(4@pid,32,1@pid,1)];
        /// The same over a mesh with two axes of its own, the whole twice.
        struct Mesh = (64, 128) -> S[(2,32,4,32):(1@self::gpu_y,32,1@self::gpu_x,1)] + R[2:1@self::gpu_z];
        /// Rows over the ranks in turn, each rank's rows packed.
        struct Cyclic = (12, 5) -> S[(3,4,5):(5,1@pid,1)];
    }

    const _: () = {
        // a block a rank
        assert!(Ranks::SIZE == 8192 && Ranks::COSIZE == 1024 && fold::span::<Ranks, pid>() == 8);
        let at = fold::at::<Ranks, _>([33, 70]);
        assert!(at.on::<pid>() == 6 && at.on::<m>() == 38);
        let at = fold::at::<Mesh, _>([33, 70]);
        assert!(at.on::<gpu_y>() == 1 && at.on::<gpu_x>() == 2 && at.on::<gpu_z>() == 0 && at.offset() == 38);
        assert!(Mesh::REPLICAS == 2 && Mesh::COSIZE == 1024);
        assert!(Cyclic::COSIZE == 15);
    };

    #[test]
    fn a_block_on_each_rank() {
        for (i, j) in (0..64_u32).flat_map(|i| (0..128).map(move |j| (i, j))) {
            let at = Ranks::at([i, j]);
            assert_eq!((at.on::<pid>(), at.offset()), (4 * (i / 32) + j / 32, 32 * (i % 32) + j % 32));
            let places = Mesh::at([i, j]).places();
            let places = places.map(|p| (p.on::<gpu_z>(), p.on::<gpu_y>(), p.on::<gpu_x>(), p.offset()));
            assert!(places.eq([0, 1].map(|z| (z, i / 32, j / 32, 32 * (i % 32) + j % 32))));
        }
    }

    #[test]
    fn rows_in_turn() {
        for (i, j) in (0..12_u64).flat_map(|i| (0..5).map(move |j| (i, j))) {
            let at = Cyclic::at([i, j]);
            assert_eq!((at.on::<pid>(), at.offset()), (i % 4, 5 * (i / 4) + j));
        }
    }
}

/// Widths that are no power of two.
mod odd_widths {
    use super::*;

    macro_rules! widths {
        ($($width:literal)*) => {$({
            const WIDTH: usize = $width;
            const PANELS: usize = WIDTH / 8;
            // rows; panels of 8 columns; rows in two halves with padding; a swizzle over all
            type Rows = layout!(S[(64, WIDTH)]);
            type Panels = layout!((64, WIDTH) -> S[(64, PANELS, 8):(8, 512, 1)]);
            type Padded = layout!((64, WIDTH) -> S[(2, 32, WIDTH):({ 40 * WIDTH }, WIDTH, 1)]);
            type Swizzled = layout!((64, WIDTH) -> Swizzle<f16, 128B> o S[(64, PANELS, 8):(8, 512, 1)]);
            const _: () = {
                assert!(Rows::SIZE == 64 * WIDTH && Panels::COSIZE == 64 * WIDTH);
                assert!(Padded::COSIZE == 72 * WIDTH && Swizzled::COSIZE == 64 * WIDTH);
                assert!(fold::offset::<Panels, _>([63, WIDTH - 1]) == 64 * WIDTH - 1);
                assert!(fold::offset::<Padded, _>([32, 0]) == 40 * WIDTH);
            };
            let width = u32::try_from(WIDTH).expect("small");
            let mut addresses = BTreeSet::new();
            for (i, j) in (0..64).flat_map(|i| (0..width).map(move |j| (i, j))) {
                assert_eq!(Rows::offset([i, j]), i * width + j);
                let panel = 512 * (j / 8) + 8 * i + j % 8;
                assert_eq!(Panels::offset([i, j]), panel);
                assert_eq!(Padded::offset([i, j]), i / 32 * 40 * width + i % 32 * width + j);
                let swizzled = Swizzled::offset([i, j]);
                assert_eq!(swizzled, panel ^ (panel >> 6 & 7) << 3);
                addresses.insert(swizzled);
                // the linear index splits by the same odd numbers
                let x = i * width + j;
                assert_eq!((Panels::offset(x), Swizzled::offset(x)), (panel, swizzled));
            }
            assert_eq!(addresses.len(), 64 * WIDTH, "a swizzle moves no two elements to one place");
        })*};
    }

    #[test]
    fn tiles_of_any_width() {
        widths!(24 40 48 96);
    }
}
