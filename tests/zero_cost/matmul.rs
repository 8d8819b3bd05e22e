// What comes above is examples/blocked_matmul.rs. Its kernel, and the same loop by hand.

/// One element of the result, through tensors.
#[unsafe(export_name = "tla_dot")]
pub fn tla_dot(
    a: &TensorRef<'_, f32, PackedA, 2>,
    b: &TensorRef<'_, f32, PackedB, 2>,
    i: u64,
    j: u64,
) -> Option<f32> {
    let (row, column) = (a.slice((i, ..))?, b.slice((.., j))?);
    Some(dot(row.blocks::<LANES>()?.side_by_side(column.blocks::<LANES>()?)))
}

/// By hand: the blocks of a row lie 16 x 8 elements x 2 apart, those of a column 48 x 8.
///
/// # Safety
/// `a` and `b` are packed blocks, `i`, `j` and `blocks` are in them.
#[unsafe(export_name = "hand_dot")]
pub unsafe fn hand_dot(a: *const f32, b: *const f32, i: usize, j: usize, blocks: usize) -> f32 {
    let mut sums = [0.0; LANES];
    for k in 0..blocks {
        for lane in 0..LANES {
            // SAFETY: asked of the caller
            unsafe { sums[lane] += *a.add(256 * k + 8 * i + lane) * *b.add(384 * k + 8 * j + lane) };
        }
    }
    total(sums)
}
