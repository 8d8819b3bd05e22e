//! Element types by name: how many bits an element has.

use crate::error::LayoutError;
use crate::nearest;
use crate::text::Name;

/// The known names with their width in bits: those of Rust, of CUDA, of PTX and of array libraries.
pub const KNOWN: [(&str, u32); 48] = [
    ("f16", 16),
    ("bf16", 16),
    ("f32", 32),
    ("tf32", 32),
    ("f64", 64),
    ("f128", 128),
    ("i4", 4),
    ("u4", 4),
    ("i8", 8),
    ("u8", 8),
    ("i16", 16),
    ("u16", 16),
    ("i32", 32),
    ("u32", 32),
    ("i64", 64),
    ("u64", 64),
    ("i128", 128),
    ("u128", 128),
    ("f8", 8),
    ("e4m3", 8),
    ("e5m2", 8),
    ("e8m0", 8),
    ("ue8m0", 8),
    ("f8e4m3", 8),
    ("f8e5m2", 8),
    ("f8e8m0", 8),
    ("f4", 4),
    ("e2m1", 4),
    ("f4e2m1", 4),
    ("float16", 16),
    ("bfloat16", 16),
    ("float32", 32),
    ("tfloat32", 32),
    ("float64", 64),
    ("float8_e4m3fn", 8),
    ("float8_e5m2", 8),
    ("float8_e8m0fnu", 8),
    ("float4_e2m1fn", 4),
    ("int4", 4),
    ("uint4", 4),
    ("int8", 8),
    ("uint8", 8),
    ("int16", 16),
    ("uint16", 16),
    ("int32", 32),
    ("uint32", 32),
    ("int64", 64),
    ("uint64", 64),
];

/// The width in bits of the element type called `name`.
///
/// # Errors
/// [`LayoutError::UnknownElement`] with the nearest known name.
pub const fn try_bits(name: &str) -> Result<u32, LayoutError> {
    let mut names = [""; KNOWN.len()];
    let mut i = 0;
    while i < KNOWN.len() {
        if same(KNOWN[i].0, name) {
            return Ok(KNOWN[i].1);
        }
        names[i] = KNOWN[i].0;
        i += 1;
    }
    Err(LayoutError::UnknownElement { name: Name::from_str(name), nearest: nearest::among(name, &names) })
}

/// Whether `name` is that of a 4-bit float, of which two are packed into a byte: rows of them are padded to
/// whole bytes by the tags `RowMajorPacked` and `ColumnMajorPacked`.
#[must_use]
pub const fn is_packed_float(name: &str) -> bool {
    match try_bits(name) {
        Ok(4) => !matches!(name.as_bytes()[0], b'i' | b'u'),
        _ => false,
    }
}

/// Whether swizzles are defined for elements of `bits` bits: powers of two from 4 to 128.
pub(crate) const fn is_swizzled_width(bits: u32) -> bool {
    matches!(bits, 4 | 8 | 16 | 32 | 64 | 128)
}

pub(crate) const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}
