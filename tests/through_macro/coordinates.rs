//! Coordinates and linear indices, by definition.

use crate::common::oracle::Layout;

/// The coordinate in `shape` of the element `x`, the last dimension fastest.
pub(crate) fn coordinate(mut x: i128, shape: &[i128]) -> Vec<i128> {
    let mut entries = vec![0; shape.len()];
    for d in (0..shape.len()).rev() {
        entries[d] = x % shape[d];
        x /= shape[d];
    }
    entries
}

/// The linear index of a coordinate in `shape`.
pub(crate) fn linear(entries: &[i128], shape: &[i128]) -> i128 {
    entries.iter().zip(shape).fold(0, |x, (entry, extent)| x * extent + entry)
}

/// Least and greatest address, after the swizzle; `None` where an address below 0 has no bits to swizzle.
/// What moves on other axes reaches no other address, so it need not be enumerated.
pub(crate) fn addresses(layout: &Layout) -> Option<(i128, i128)> {
    let mut on_m = layout.clone();
    on_m.shard.retain(|i| i.axis == "m" && i.stride != 0);
    on_m.replica.retain(|i| i.axis == "m" && i.stride != 0);
    on_m.address_range()
}
