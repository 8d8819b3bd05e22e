//! Tags: the named layouts of matrices in memory, blocked into fractals or not.
//!
//! For elements of `bits` bits, `C = 256 / bits` elements fill a 32-byte block and a fractal is 16 rows
//! of it, `F = 4096 / bits` elements. Every leaf of a tag's layout is a [`Leaf`]: a fixed number, or one
//! made of *one* of the two sizes. So a leaf stays static when its size is static, and costs one
//! operation when the size is known at run time.

use super::layout::NestedLayout;
use super::tuple::IntTuple;
use crate::error::LayoutError;
use crate::text::Name;
use crate::{element, nearest, num};

/// A named layout. Two tags are one only if they are the same variant: `L0C` lies like `ZN` of 16-bit
/// elements and is another tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tag {
    /// Rows one after the other.
    RowMajor,
    /// Rows one after the other, each padded to an even number of packed 4-bit floats.
    RowMajorPacked,
    /// Columns one after the other.
    ColumnMajor,
    /// Columns one after the other, each padded to an even number of packed 4-bit floats.
    ColumnMajorPacked,
    /// One dimension, contiguous; its length is the number of rows.
    Vector,
    /// Fractals down the columns (N), each row-major inside (z). CANN's FRACTAL_NZ.
    ZN,
    /// Fractals along the rows (Z), each row-major inside (z).
    ZZ,
    /// Fractals along the rows (Z), each column-major inside (n).
    NZ,
    /// Fractals down the columns (N), each column-major inside (n).
    NN,
    /// The accumulator: `ZN` with blocks of 16 x 16 at every width.
    L0C,
    /// Weights of 4 bits: `NZ` with blocks of 32 x 16 at every width.
    Weight4BitNZ,
    /// Blocks of `rows` x `columns`, row-major inside, along the rows.
    PaddingRowMajor {
        /// Rows of a block.
        rows: u64,
        /// Columns of a block.
        columns: u64,
    },
    /// Blocks of `rows` x `columns`, column-major inside, down the columns.
    PaddingColumnMajor {
        /// Rows of a block.
        rows: u64,
        /// Columns of a block.
        columns: u64,
    },
    /// Scales of a row-major left operand, in pairs along the columns.
    MxRowMajorA,
    /// Scales of a row-major right operand, in pairs down the rows.
    MxRowMajorB,
    /// Scales of a column-major left operand, in pairs along the columns.
    MxColumnMajorA,
    /// Scales of a column-major right operand, in pairs down the rows.
    MxColumnMajorB,
    /// Scales in blocks of 16 x 2, row-major inside, along the rows.
    MxZZ,
    /// Scales in blocks of 2 x 16, column-major inside, down the columns.
    MxNN,
}

/// Which of the two sizes a leaf is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// The number of rows.
    Rows,
    /// The number of columns.
    Columns,
}

/// One extent or stride of a tag's layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaf {
    /// Always this number.
    Fixed(u64),
    /// `ceil(size / block)`
    Blocks {
        /// Of rows or columns.
        size: Size,
        /// Their number in a block.
        block: u64,
    },
    /// `ceil(size / block) * block * factor`
    Padded {
        /// Of rows or columns.
        size: Size,
        /// Their number in a block.
        block: u64,
        /// What it is multiplied with.
        factor: u64,
    },
}

impl Leaf {
    /// The leaf for `size` rows or columns, whichever it is made of.
    ///
    /// # Errors
    /// [`LayoutError::ArithmeticOverflow`] when it is no `i64`.
    pub const fn try_value(self, size: u64) -> Result<u64, LayoutError> {
        let value = match self {
            Leaf::Fixed(value) => Some(value),
            Leaf::Blocks { block, .. } => Some(size.div_ceil(at_least_1(block))),
            Leaf::Padded { block, factor, .. } => {
                let blocks = size.div_ceil(at_least_1(block));
                match blocks.checked_mul(block) {
                    Some(padded) => padded.checked_mul(factor),
                    None => None,
                }
            }
        };
        match value {
            Some(value) if num::signed(value).is_some() => Ok(value),
            _ => Err(LayoutError::SizeOverflow { size }),
        }
    }

    /// The leaf for a size below 2^32, which cannot overflow while blocks have fewer than 2^31 elements.
    #[must_use]
    #[inline(always)]
    pub const fn value(self, size: u32) -> u64 {
        let size = size as u64;
        match self {
            Leaf::Fixed(value) => value,
            Leaf::Blocks { block, .. } => blocks_of(size, at_least_1(block)),
            Leaf::Padded { block, factor, .. } => {
                blocks_of(size, at_least_1(block)).wrapping_mul(block).wrapping_mul(factor)
            }
        }
    }

    /// Which size it is made of; `None` for a fixed one.
    #[must_use]
    pub const fn size(self) -> Option<Size> {
        match self {
            Leaf::Fixed(_) => None,
            Leaf::Blocks { size, .. } | Leaf::Padded { size, .. } => Some(size),
        }
    }
}

/// `ceil(size / block)` in an addition and a division, which is less than `div_ceil` takes; both are small.
#[inline(always)]
const fn blocks_of(size: u64, block: u64) -> u64 {
    size.wrapping_add(block - 1) / block
}

/// Blocks of no element are refused by [`rule`]; this keeps the division total.
const fn at_least_1(block: u64) -> u64 {
    if block == 0 { 1 } else { block }
}

/// A mode of a tag's layout: a leaf, or a pair (inside the block, block).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Extent and stride.
    Leaf(Leaf, Leaf),
    /// Extents and strides inside the block and of the blocks.
    Pair([Leaf; 2], [Leaf; 2]),
}

const ONE: Leaf = Leaf::Fixed(1);

const fn whole(size: Size) -> Leaf {
    Leaf::Padded { size, block: 1, factor: 1 }
}

const fn blocks(size: Size, block: u64) -> Leaf {
    Leaf::Blocks { size, block }
}

const fn padded(size: Size, block: u64, factor: u64) -> Leaf {
    Leaf::Padded { size, block, factor }
}

/// The elements of `bits` bits in a block of 32 bytes.
///
/// # Errors
/// [`LayoutError::BlockWidth`] unless a block holds a whole number of them, at least 2.
pub const fn try_c0(bits: u32) -> Result<u64, LayoutError> {
    match bits {
        4 | 8 | 16 | 32 | 64 | 128 => Ok(256 / bits as u64),
        _ => Err(LayoutError::BlockWidth { bits }),
    }
}

/// The modes of `tag` for elements of `bits` bits: rows, columns; a vector has rows alone.
///
/// # Errors
/// [`LayoutError::BlockWidth`] for a fractal tag unless `bits` divides 256 and is a power of two;
/// [`LayoutError::ExtentZero`] for a padding block without elements.
pub const fn rule(tag: Tag, bits: u32) -> Result<(Mode, Option<Mode>), LayoutError> {
    use Size::{Columns, Rows};
    let (c, f) = match tag {
        Tag::ZN | Tag::ZZ | Tag::NZ | Tag::NN => {
            let c0 = tri!(try_c0(bits));
            (c0, c0 * 16)
        }
        Tag::L0C => (16, 256),
        Tag::Weight4BitNZ => (32, 512),
        _ => (1, 1),
    };
    Ok(match tag {
        Tag::RowMajor => (Mode::Leaf(whole(Rows), whole(Columns)), Some(Mode::Leaf(whole(Columns), ONE))),
        Tag::RowMajorPacked => {
            (Mode::Leaf(whole(Rows), padded(Columns, 2, 1)), Some(Mode::Leaf(whole(Columns), ONE)))
        }
        Tag::ColumnMajor => (Mode::Leaf(whole(Rows), ONE), Some(Mode::Leaf(whole(Columns), whole(Rows)))),
        Tag::ColumnMajorPacked => {
            (Mode::Leaf(whole(Rows), ONE), Some(Mode::Leaf(whole(Columns), padded(Rows, 2, 1))))
        }
        Tag::Vector => (Mode::Leaf(whole(Rows), ONE), None),
        Tag::ZN | Tag::L0C => (
            Mode::Pair([Leaf::Fixed(16), blocks(Rows, 16)], [Leaf::Fixed(c), Leaf::Fixed(f)]),
            Some(Mode::Pair([Leaf::Fixed(c), blocks(Columns, c)], [ONE, padded(Rows, 16, c)])),
        ),
        Tag::ZZ => (
            Mode::Pair([Leaf::Fixed(16), blocks(Rows, 16)], [Leaf::Fixed(c), padded(Columns, c, 16)]),
            Some(Mode::Pair([Leaf::Fixed(c), blocks(Columns, c)], [ONE, Leaf::Fixed(f)])),
        ),
        Tag::NZ | Tag::Weight4BitNZ => (
            Mode::Pair([Leaf::Fixed(c), blocks(Rows, c)], [ONE, padded(Columns, 16, c)]),
            Some(Mode::Pair([Leaf::Fixed(16), blocks(Columns, 16)], [Leaf::Fixed(c), Leaf::Fixed(f)])),
        ),
        Tag::NN => (
            Mode::Pair([Leaf::Fixed(c), blocks(Rows, c)], [ONE, Leaf::Fixed(f)]),
            Some(Mode::Pair([Leaf::Fixed(16), blocks(Columns, 16)], [Leaf::Fixed(c), padded(Rows, c, 16)])),
        ),
        Tag::PaddingRowMajor { rows, columns } => {
            let area = tri!(block_area(rows, columns));
            (
                Mode::Pair(
                    [Leaf::Fixed(rows), blocks(Rows, rows)],
                    [Leaf::Fixed(columns), padded(Columns, columns, rows)],
                ),
                Some(Mode::Pair([Leaf::Fixed(columns), blocks(Columns, columns)], [ONE, Leaf::Fixed(area)])),
            )
        }
        Tag::PaddingColumnMajor { rows, columns } => {
            let area = tri!(block_area(rows, columns));
            (
                Mode::Pair([Leaf::Fixed(rows), blocks(Rows, rows)], [ONE, Leaf::Fixed(area)]),
                Some(Mode::Pair(
                    [Leaf::Fixed(columns), blocks(Columns, columns)],
                    [Leaf::Fixed(rows), padded(Rows, rows, columns)],
                )),
            )
        }
        Tag::MxRowMajorA => (
            Mode::Leaf(whole(Rows), padded(Columns, 2, 1)),
            Some(Mode::Pair([Leaf::Fixed(2), blocks(Columns, 2)], [ONE, Leaf::Fixed(2)])),
        ),
        Tag::MxRowMajorB => (
            Mode::Pair([Leaf::Fixed(2), blocks(Rows, 2)], [ONE, padded(Columns, 1, 2)]),
            Some(Mode::Leaf(whole(Columns), Leaf::Fixed(2))),
        ),
        Tag::MxColumnMajorA => (
            Mode::Leaf(whole(Rows), Leaf::Fixed(2)),
            Some(Mode::Pair([Leaf::Fixed(2), blocks(Columns, 2)], [ONE, padded(Rows, 1, 2)])),
        ),
        Tag::MxColumnMajorB => (
            Mode::Pair([Leaf::Fixed(2), blocks(Rows, 2)], [ONE, Leaf::Fixed(2)]),
            Some(Mode::Leaf(whole(Columns), padded(Rows, 2, 1))),
        ),
        Tag::MxZZ => (
            Mode::Pair([Leaf::Fixed(16), blocks(Rows, 16)], [Leaf::Fixed(2), padded(Columns, 2, 16)]),
            Some(Mode::Pair([Leaf::Fixed(2), blocks(Columns, 2)], [ONE, Leaf::Fixed(32)])),
        ),
        Tag::MxNN => (
            Mode::Pair([Leaf::Fixed(2), blocks(Rows, 2)], [ONE, Leaf::Fixed(32)]),
            Some(Mode::Pair([Leaf::Fixed(16), blocks(Columns, 16)], [Leaf::Fixed(2), padded(Rows, 2, 16)])),
        ),
    })
}

/// One leaf of the layout of `tag`: slots 0 to 3 are the extents (inside, blocks) and strides of the
/// rows, 4 to 7 those of the columns. A mode that is not blocked has the slots 0 and 2, or 4 and 6.
///
/// # Errors
/// Those of [`rule`]; [`LayoutError::TuplePath`] for a slot that the tag does not have.
pub const fn try_slot(tag: Tag, bits: u32, slot: usize) -> Result<Leaf, LayoutError> {
    let (rows, columns) = tri!(rule(tag, bits));
    let mode = if slot < 4 { Some(rows) } else { columns };
    match (mode, slot % 4) {
        (Some(Mode::Leaf(extent, _)), 0) => Ok(extent),
        (Some(Mode::Leaf(_, stride)), 2) => Ok(stride),
        (Some(Mode::Pair(extents, _)), inside) if inside < 2 => Ok(extents[inside]),
        (Some(Mode::Pair(_, strides)), inside) if inside >= 2 => Ok(strides[inside - 2]),
        _ => Err(LayoutError::TuplePath { index: slot, rank: 8 }),
    }
}

const fn block_area(rows: u64, columns: u64) -> Result<u64, LayoutError> {
    if rows == 0 || columns == 0 {
        return Err(LayoutError::ExtentZero { place: crate::Place::Block(if rows == 0 { 0 } else { 1 }) });
    }
    match rows.checked_mul(columns) {
        Some(area) if num::signed(area).is_some() => Ok(area),
        _ => Err(LayoutError::SizeOverflow { size: if rows > columns { rows } else { columns } }),
    }
}

/// The layout of `tag` for `rows` x `columns` elements of `bits` bits; its origin is the size.
///
/// # Errors
/// Those of [`rule`], and [`LayoutError::SizeOverflow`] or [`LayoutError::ArithmeticOverflow`] when a
/// number of the layout is no `i64`.
pub const fn try_layout(tag: Tag, bits: u32, rows: u64, columns: u64) -> Result<NestedLayout, LayoutError> {
    let (first, second) = tri!(rule(tag, bits));
    let (s0, d0) = tri!(mode(first, rows, columns));
    match second {
        None => {
            let shape = tri!(IntTuple::try_tuple(&[s0]));
            let stride = tri!(IntTuple::try_tuple(&[d0]));
            NestedLayout::try_with_origin(shape, stride, &[rows])
        }
        Some(second) => {
            let (s1, d1) = tri!(mode(second, rows, columns));
            let shape = tri!(IntTuple::try_tuple(&[s0, s1]));
            let stride = tri!(IntTuple::try_tuple(&[d0, d1]));
            NestedLayout::try_with_origin(shape, stride, &[rows, columns])
        }
    }
}

/// The row-major layout whose rows start `pitch` elements apart.
///
/// # Errors
/// [`LayoutError::PitchShort`] when rows would overlap; overflow.
pub const fn try_row_major(rows: u64, columns: u64, pitch: u64) -> Result<NestedLayout, LayoutError> {
    if pitch < columns {
        return Err(LayoutError::PitchShort { pitch, least: columns });
    }
    pitched(rows, columns, true, pitch)
}

/// The column-major layout whose columns start `pitch` elements apart.
///
/// # Errors
/// [`LayoutError::PitchShort`] when columns would overlap; overflow.
pub const fn try_column_major(rows: u64, columns: u64, pitch: u64) -> Result<NestedLayout, LayoutError> {
    if pitch < rows {
        return Err(LayoutError::PitchShort { pitch, least: rows });
    }
    pitched(rows, columns, false, pitch)
}

const fn pitched(rows: u64, columns: u64, by_rows: bool, pitch: u64) -> Result<NestedLayout, LayoutError> {
    let pitch = tri!(leaf(whole(Size::Rows), pitch, pitch));
    let extents =
        [tri!(leaf(whole(Size::Rows), rows, columns)), tri!(leaf(whole(Size::Columns), rows, columns))];
    let strides = if by_rows { [pitch, 1] } else { [1, pitch] };
    NestedLayout::try_new(tri!(IntTuple::try_flat(&extents)), tri!(IntTuple::try_flat(&strides)))
}

const fn mode(mode: Mode, rows: u64, columns: u64) -> Result<(IntTuple, IntTuple), LayoutError> {
    match mode {
        Mode::Leaf(extent, stride) => Ok((
            IntTuple::leaf(tri!(leaf(extent, rows, columns))),
            IntTuple::leaf(tri!(leaf(stride, rows, columns))),
        )),
        Mode::Pair([inner, outer], [inner_stride, outer_stride]) => Ok((
            tri!(IntTuple::try_flat(&[tri!(leaf(inner, rows, columns)), tri!(leaf(outer, rows, columns))])),
            tri!(IntTuple::try_flat(&[
                tri!(leaf(inner_stride, rows, columns)),
                tri!(leaf(outer_stride, rows, columns))
            ])),
        )),
    }
}

const fn leaf(leaf: Leaf, rows: u64, columns: u64) -> Result<i64, LayoutError> {
    let size = match leaf.size() {
        Some(Size::Columns) => columns,
        _ => rows,
    };
    match num::signed(tri!(leaf.try_value(size))) {
        Some(value) => Ok(value),
        // not reached: `try_value` found it to fit
        None => Err(LayoutError::SizeOverflow { size }),
    }
}

/// The feature map `(batch, cin1, h, w, C0)`, contiguous, last fastest; `C0 = 256 / bits`.
///
/// # Errors
/// [`LayoutError::BlockWidth`], overflow.
pub const fn try_feature_map(
    bits: u32,
    batch: u64,
    cin1: u64,
    h: u64,
    w: u64,
) -> Result<NestedLayout, LayoutError> {
    contiguous([batch, cin1, h, w], bits)
}

/// The filter `(cin1, kh, kw, cout, C0)`, contiguous, last fastest; `C0 = 256 / bits`. In L1 the number
/// of output channels is rounded up to 16.
///
/// # Errors
/// [`LayoutError::BlockWidth`], overflow.
pub const fn try_filter(
    bits: u32,
    cin1: u64,
    kh: u64,
    kw: u64,
    cout: u64,
    in_l1: bool,
) -> Result<NestedLayout, LayoutError> {
    let cout = if in_l1 {
        tri!(Leaf::Padded { size: Size::Rows, block: 16, factor: 1 }.try_value(cout))
    } else {
        cout
    };
    contiguous([cin1, kh, kw, cout], bits)
}

const fn contiguous(sizes: [u64; 4], bits: u32) -> Result<NestedLayout, LayoutError> {
    let c0 = tri!(leaf(Leaf::Fixed(tri!(try_c0(bits))), 0, 0));
    let mut extents = [c0; 5];
    let mut strides = [1; 5];
    let mut stride = c0;
    let mut k = 4;
    while k > 0 {
        k -= 1;
        extents[k] = match num::signed(sizes[k]) {
            Some(extent) => extent,
            None => return Err(LayoutError::SizeOverflow { size: sizes[k] }),
        };
        strides[k] = stride;
        if k > 0 {
            stride = tri!(super::arith::try_mul(stride, extents[k]));
        }
    }
    NestedLayout::try_new(tri!(IntTuple::try_flat(&extents)), tri!(IntTuple::try_flat(&strides)))
}

/// The tag called `name` in the notation; the two with blocks of their own have blocks of 1 x 1.
///
/// # Errors
/// [`LayoutError::UnknownTag`] with the nearest known name.
pub const fn try_named(name: &str) -> Result<Tag, LayoutError> {
    let mut names = [""; NAMES.len()];
    let mut i = 0;
    while i < NAMES.len() {
        if element::same(NAMES[i].0, name) {
            return Ok(NAMES[i].1);
        }
        names[i] = NAMES[i].0;
        i += 1;
    }
    let mut nearest = nearest::among(name, &names);
    i = 0;
    while i < ELSEWHERE.len() {
        if element::same(ELSEWHERE[i].0, name) {
            nearest = Some(ELSEWHERE[i].1);
        }
        i += 1;
    }
    Err(LayoutError::UnknownTag { name: Name::from_str(name), nearest })
}

/// What CANN calls them: there the outer order comes first. By its letters alone `Nz` would be near `nZ`.
const ELSEWHERE: [(&str, &str); 4] = [("Nz", "zN"), ("FRACTAL_NZ", "zN"), ("Zn", "nZ"), ("FRACTAL_ZN", "nZ")];

/// The names of the tags as the notation writes them, with the tag.
pub const NAMES: [(&str, Tag); 19] = [
    ("RowMajor", Tag::RowMajor),
    ("RowMajorPacked", Tag::RowMajorPacked),
    ("ColumnMajor", Tag::ColumnMajor),
    ("ColumnMajorPacked", Tag::ColumnMajorPacked),
    ("Vector", Tag::Vector),
    ("zN", Tag::ZN),
    ("zZ", Tag::ZZ),
    ("nZ", Tag::NZ),
    ("nN", Tag::NN),
    ("L0C", Tag::L0C),
    ("Weight4BitnZ", Tag::Weight4BitNZ),
    ("PaddingRowMajor", Tag::PaddingRowMajor { rows: 1, columns: 1 }),
    ("PaddingColumnMajor", Tag::PaddingColumnMajor { rows: 1, columns: 1 }),
    ("MxRowMajorA", Tag::MxRowMajorA),
    ("MxRowMajorB", Tag::MxRowMajorB),
    ("MxColumnMajorA", Tag::MxColumnMajorA),
    ("MxColumnMajorB", Tag::MxColumnMajorB),
    ("MxzZ", Tag::MxZZ),
    ("MxnN", Tag::MxNN),
];
