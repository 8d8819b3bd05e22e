//! The layouts of the Catlass document on TLA, worked through: from a matrix with a pitch to the blocks
//! that a matrix unit reads, and the tiles at their ends.
//!
//! ```text
//! cargo run --example ascend_layouts
//! ```
//!
//! Extents, strides and addresses count elements. `_16` is an integer that the compiler knows, `16` one
//! that the program knows. Inside a mode the first extent is the fastest.

use std::error::Error;
use std::fmt::Display;

use tla::element::f16;
use tla::int::aliases::{_1, _2, _3, _4, _16, _32, _256, _512};
use tla::nested::tag::{ColumnMajor, RowMajor, nZ, zN, zZ};
use tla::nested::{IntTuple, Layout};
use tla::prelude::*;
use tla::tensor::Tensor;

fn main() -> Result<(), Box<dyn Error>> {
    flat();
    blocked();
    two_by_three();
    coordinates();
    tiles();
    tags();
    phase()?;
    copies()?;
    Ok(())
}

/// A matrix as a part of a wider one.
fn flat() {
    heading("w2xh4: 2 rows of 4, in memory 12 apart");
    println!("address(i, j) = 12 i + j");
    let layout = Layout::new((_2, _4), (Int::<12>, _1));
    row("layout", layout);
    for i in 0..2_u32 {
        row(&format!("row {i}"), list((0..4_u32).map(|j| layout.crd2offset((i, j)))));
    }
    // the last element is at 15, so 16 elements of memory are needed for 8
    row("size, capacity", format!("{}, {}", layout.size(), layout.capacity()));
}

/// A matrix of blocks, all of it valid, and a part of it.
fn blocked() {
    heading("w32xh48: blocks of 16 x 16, one below the other");
    println!("address(i, j) = 16 (i % 16) + 256 (i / 16) + j % 16 + 512 (j / 16)");
    let layout = Layout::new(((_16, _2), (_16, _3)), ((_16, _256), (_1, _512)));
    row("layout", layout);
    row("rank, depth", format!("{}, {}", layout.rank(), layout.depth()));
    row("address (17, 16)", layout.crd2offset((17, 16)));
    row("origin", extents(layout.origin_shape()));
    row("size, capacity", format!("{}, {}", layout.size(), layout.capacity()));

    // the matrix has 30 x 40 elements, and the blocks are as they were
    let valid = layout.with_origin((Int::<30>, Int::<40>));
    row("origin", extents(valid.origin_shape()));
    row("size, capacity", format!("{}, {}", valid.size(), valid.capacity()));
    row("address (17, 16)", valid.crd2offset((17, 16)));
    row(
        "origin 33 x 40",
        layout.try_with_origin((33_u32, 40_u32)).map_or_else(|e| e.to_string(), |_| "fits".into()),
    );
}

/// One shape, two orders.
fn two_by_three() {
    heading("2 x 3, by rows and by columns");
    let (rows, columns) = (RowMajor::layout(2_u32, 3_u32), ColumnMajor::layout(2_u32, 3_u32));
    println!("{:<18}{:<18}{}", "", rows.to_string(), columns);
    for i in 0..2_u32 {
        let (by_rows, by_columns) = (
            list((0..3_u32).map(|j| rows.crd2offset((i, j)))),
            list((0..3_u32).map(|j| columns.crd2offset((i, j)))),
        );
        println!("{:<18}{by_rows:<18}{by_columns}", format!("row {i}"));
    }
    // an integer counts the elements with the first mode fastest, whatever the strides are
    let (by_rows, by_columns) =
        (list((0..6_u32).map(|c| rows.crd2offset(c))), list((0..6_u32).map(|c| columns.crd2offset(c))));
    println!("{:<18}{by_rows:<18}{by_columns}", "integers 0..6");
}

/// One element, asked for in every way.
fn coordinates() {
    heading("8 x 12 in blocks of 4 x 4: one element, four coordinates");
    println!("address(i, j) = 4 (i % 4) + 16 (i / 4) + j % 4 + 32 (j / 4)");
    let layout = small_blocks();
    row("layout", layout);
    row("flat       (1, 5)", layout.crd2offset((1, 5)));
    row("nested     ((1, 0), (1, 1))", layout.crd2offset(((1, 0), (1, 1))));
    row("shallower  (1, (1, 1))", layout.crd2offset((1, (1, 1))));
    row("integer    1 + 8 * 5 = 41", layout.crd2offset(41));
    row("integer    13 = 5 + 8 * 1", layout.crd2offset(13));
    // the last extent of a mode is not reduced, so column 12 is where a fourth block would be
    row("beyond     (0, 12)", layout.crd2offset((0, 12)));
    row(
        "           checked",
        layout.try_crd2offset((0, 12)).map_or_else(|e| e.to_string(), |a| a.to_string()),
    );
}

/// The tile keeps strides and blocks; what is valid of it is its origin.
fn tiles() {
    heading("Tiles: origin = min(tile, max(origin - coordinate, 0)), mode by mode");
    let layout = small_blocks();
    println!("{:<34}{:<30}valid", "", "shape");
    let tile = layout.tile((_4, _4), [6, 10]);
    print_tile("(4, 4) at (6, 10) of 8 x 12", shape(tile), tile.origin_shape());

    let matrix = zN::<f16>::layout(100_u32, 100_u32);
    let tile = matrix.tile((_32, Int::<48>), [96, 96]);
    print_tile("(32, 48) at (96, 96) of zN 100", shape(tile), tile.origin_shape());
    let tile = matrix.tile((32_u32, 48_u32), [96, 96]);
    print_tile("the same, sizes at run time", shape(tile), tile.origin_shape());
    let tile = matrix.tile((_32, Int::<48>), [100, 0]);
    print_tile("(32, 48) at (100, 0)", shape(tile), tile.origin_shape());
}

/// 100 x 100 elements in the blocks of each tag.
fn tags() {
    heading("100 x 100 by tag: C = 256 / bits; a / b rounded up; in elements");
    println!("zN  ((16, rows/16), (C, columns/C)) : ((C, 16 C), (1, 16 C rows/16))");
    println!("nZ  ((C, rows/C), (16, columns/16)) : ((1, 16 C columns/16), (C, 16 C))");
    println!("zZ  ((16, rows/16), (C, columns/C)) : ((C, 16 C columns/C), (1, 16 C))");
    println!();
    macro_rules! print_tags {
        ($($tag:ident $element:ident),*) => {$({
            // sizes that the compiler knows make a layout of no bytes; others keep the blocks static
            let fixed = $tag::<$element>::layout(Int::<100>, Int::<100>);
            let mixed = $tag::<$element>::layout(100_u32, 100_u32);
            let name = concat!(stringify!($tag), " ", stringify!($element));
            row(&format!("{name}, {} bytes", size_of_val(&fixed)), fixed);
            row(&format!("{:7} {} bytes", "", size_of_val(&mixed)), mixed);
            row(&format!("{:7} capacity", ""), mixed.capacity());
        })*};
    }
    print_tags!(zN f16, nZ f16, zZ f16, zN i8, nZ i8, zZ i8);
}

/// A view that starts inside a block.
fn phase() -> Result<(), Box<dyn Error>> {
    heading("A view at (5, 3) of zN 100 x 100: why it keeps its coordinate");
    let layout = zN::<f16>::layout(100_u32, 100_u32);
    // each element is its own address
    let tensor = Tensor::new((0..layout.capacity()).collect::<Vec<u64>>(), layout)?;
    let view = tensor.tile([50, 50], [5, 3]);

    println!("address(i, j) = 16 (i % 16) + 256 (i / 16) + j % 16 + 1792 (j / 16)");
    println!();
    println!("{:<18}{:>10}{:>10}{:>16}", "in the view", "absolute", "address", "strides alone");
    let base = view[[0, 0]];
    for j in [0, 1, 12, 13, 14, 29] {
        let absolute = format!("(5, {})", j + 3);
        let address = view[[0, j]];
        // what comes out when the strides are applied to the coordinate in the view
        let alone = base + layout.crd2offset((0, j));
        let mark = if address == alone { "" } else { "  wrong" };
        println!("{:<18}{absolute:>10}{address:>10}{alone:>16}{mark}", format!("(0, {j})"));
    }
    println!();
    println!(
        "Column 3 is in the middle of a block of 16. The block ends after column 12 of the view, not after 15,"
    );
    println!("and a row, too, remembers that:");
    let columns = view.slice((0, ..)).ok_or("row 0 is valid")?;
    row("row 0 of the view", columns.layout());
    row("its element 13", columns[[13]]);
    Ok(())
}

/// How much of a tile is copied.
fn copies() -> Result<(), Box<dyn Error>> {
    heading("Copies: as many elements as are valid, not as many as the tile has");
    let matrix = Tensor::new((0..128).collect::<Vec<u32>>(), RowMajor::layout(8_u32, 16_u32))?;
    let tile = matrix.tile([4, 8], [6, 10]);
    let [rows, columns] = tile.extents();
    let pitch = tile.layout().stride().get::<0>();
    row("tile", "(4, 8) at (6, 10) of 8 x 16 by rows");
    row("copied", format!("{rows} rows of {columns}, with a gap of {} after each", pitch - columns));

    let mut copy = Tensor::new(vec![0; 12], RowMajor::layout(2_u32, 6_u32))?;
    copy.copy_from(&tile)?;
    row("elements", list(copy.into_data()));

    let mut whole = Tensor::new(vec![0; 32], RowMajor::layout(4_u32, 8_u32))?;
    row("into all of 4 x 8", whole.copy_from(&tile).map_or_else(|e| e.to_string(), |()| "copied".into()));

    // (64, 200) in tiles of 128 columns
    println!();
    let matrix = zN::<f16>::layout(64_u32, 200_u32);
    println!("{:<34}{:<30}valid", "zN 64 x 200 in tiles of 128", "shape");
    for n in [0, 1] {
        let tile = matrix.tile_view((Int::<64>, Int::<128>), [0, n]);
        print_tile(&format!("tile {n}"), shape(tile), tile.origin_shape());
    }
    Ok(())
}

/// 8 x 12 in blocks of 4 x 4.
type SmallBlocks = Layout<((_4, _2), (_4, _3)), ((_4, _16), (_1, _32))>;

fn small_blocks() -> SmallBlocks {
    SmallBlocks::default()
}

fn heading(text: &str) {
    println!("\n{text}\n{}", "-".repeat(text.len()));
}

fn row(what: &str, value: impl Display) {
    println!("{what:<34}{value}");
}

fn print_tile(what: &str, shape: String, valid: [u64; 2]) {
    println!("{what:<34}{shape:<30}{}", extents(valid));
}

/// The shape in the text of a layout, `shape:stride`.
fn shape(layout: impl Display) -> String {
    layout.to_string().split(':').next().unwrap_or_default().to_owned()
}

fn extents([rows, columns]: [u64; 2]) -> String {
    format!("{rows} x {columns}")
}

fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}
