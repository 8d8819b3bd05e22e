//! Scale factors of block-scaled matrix instructions: one 8-bit factor for a run of elements along K.

use crate::axis;
use crate::error::LayoutError;
use crate::iter::Iter;
use crate::map::Map;
use crate::ready::{Plan, wrong};

/// The scale factors of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Factors {
    /// Rows of the operand.
    pub rows: u64,
    /// Factors along K, of one stage.
    pub k: u64,
    /// Factors along K that one instruction uses: 1, 2 or 4.
    pub per_mma: u64,
    /// How many consecutive blocks along K share a factor, 1 for none.
    pub reuse: u64,
    /// Stages of a pipeline, a dimension before the others.
    pub depth: Option<u64>,
}

impl Factors {
    const fn check(self, layout: &'static str) -> Result<(), LayoutError> {
        let Factors { rows, k, per_mma, reuse, depth } = self;
        let numbers = [("rows", rows), ("sf_k", k), ("sf_reuse", reuse)];
        let mut i = 0;
        while i < numbers.len() {
            if numbers[i].1 == 0 {
                return Err(wrong(layout, numbers[i].0, 0, "at least 1"));
            }
            i += 1;
        }
        if let Some(0) = depth {
            return Err(wrong(layout, "pipe_depth", 0, "at least 1"));
        }
        if !matches!(per_mma, 1 | 2 | 4) {
            return Err(wrong(layout, "sf_per_mma", per_mma, "1, 2 or 4"));
        }
        if k % per_mma != 0 {
            return Err(wrong(layout, "sf_k", k, "a multiple of sf_per_mma"));
        }
        Ok(())
    }
}

/// Scale factors in shared memory, addressed by `m` in factors: blocks of 128 rows times 4 factors, in which
/// row `32*q + l` has its four at `16*l + 4*q`, as the copy into tensor memory wants them.
///
/// ```text
/// shape ([depth,] rows, k*reuse)
/// rows: (rows/128 : 128*k)(4:4)(32:16)     K: (k/4 : 512)(4/per : per)(per : 1)(reuse : 0)
/// ```
///
/// ```
/// use tla_core::ready::scale_factor::{self, Factors};
///
/// let map = scale_factor::try_shared(Factors { rows: 256, k: 8, per_mma: 4, reuse: 1, depth: None })?;
/// assert_eq!(map.to_string(), "(256,8) -> S[(2,4,32,2,4):(1024,4,16,512,1)]");
/// # Ok::<(), tla_core::LayoutError>(())
/// ```
///
/// # Errors
/// [`TilingError::Ready`](crate::TilingError::Ready): rows in blocks of 128, `k` in blocks of 4, `per_mma` of
/// 1, 2 or 4.
pub const fn try_shared(factors: Factors) -> Result<Map, LayoutError> {
    let name = "scale factors in shared memory";
    tri!(factors.check(name));
    let Factors { rows, k, per_mma, reuse, depth } = factors;
    if rows % 128 != 0 {
        return Err(wrong(name, "rows", rows, "a multiple of 128"));
    }
    if k % 4 != 0 {
        return Err(wrong(name, "sf_k", k, "a multiple of 4"));
    }
    let (blocks, groups) = (rows / 128, k / 4);
    let Some(row_block) = groups.checked_mul(512) else {
        return Err(wrong(name, "sf_k", k, "below 2^54"));
    };
    let Some(stage) = row_block.checked_mul(blocks) else {
        return Err(wrong(name, "rows", rows, "fewer: the stage overflows"));
    };
    let plan = Plan::NEW;
    let plan = match depth {
        Some(depth) => plan.dimension().iter(depth, stage, axis::M),
        None => plan,
    };
    let plan = plan.dimension().iter(blocks, row_block, axis::M).iter(4, 4, axis::M).iter(32, 16, axis::M);
    let plan = plan.dimension().iter(groups, 512, axis::M).iter(4 / per_mma, per_mma, axis::M);
    plan.iter(per_mma, 1, axis::M).iter(reuse, 0, axis::M).build(&[], &[], axis::M)
}

/// [`try_shared`] for const contexts.
///
/// # Panics
/// Where `try_shared` returns an error; in a const context that is a compile error.
#[must_use]
#[track_caller]
pub const fn shared(factors: Factors) -> Map {
    match try_shared(factors) {
        Ok(map) => map,
        Err(error) => panic!("{}", error.message().as_str()),
    }
}

/// Scale factors in tensor memory: row `32*i + l` on lane `l`, and again on the lanes 32, 64 and 96 further,
/// because each warp reads its own quarter. `TCol` counts factors, four a column of 32 bits.
///
/// ```text
/// shape ([depth,] rows, k*reuse),  M = rows/32
/// rows: (M : 4@TCol)(32 : 1@TLane)     K: (k/4 : 4M@TCol)(4 : 1@TCol)(reuse : 0@TCol)     R[4:32@TLane]
/// ```
///
/// Where `k` is no multiple of 4, each instruction has a group of its own: `(k/per : 4M@TCol)(per : 1@TCol)`.
/// Stages are `4M` apart, as in TIRx: a pipeline has one group of factors a stage.
///
/// ```
/// use tla_core::ready::scale_factor::{self, Factors};
///
/// let map = scale_factor::try_tensor(Factors { rows: 128, k: 16, per_mma: 4, reuse: 1, depth: None })?;
/// let text = "(128,16) -> S[(4,32,4,4):(4@TCol,1@TLane,16@TCol,1@TCol)] + R[4:32@TLane]";
/// assert_eq!(map.to_string(), text);
/// # Ok::<(), tla_core::LayoutError>(())
/// ```
///
/// # Errors
/// [`TilingError::Ready`](crate::TilingError::Ready): rows in blocks of 32, `per_mma` of 1, 2 or 4, `k` a
/// multiple of it.
pub const fn try_tensor(factors: Factors) -> Result<Map, LayoutError> {
    let name = "scale factors in tensor memory";
    tri!(factors.check(name));
    let Factors { rows, k, per_mma, reuse, depth } = factors;
    if rows % 32 != 0 {
        return Err(wrong(name, "rows", rows, "a multiple of 32"));
    }
    let m = rows / 32;
    // at most rows / 8
    let group = m * 4;
    let plan = Plan::NEW;
    let plan = match depth {
        Some(depth) => plan.dimension().iter(depth, group, axis::TCOL),
        None => plan,
    };
    let plan = plan.dimension().iter(m, 4, axis::TCOL).iter(32, 1, axis::TLANE).dimension();
    let packed = if k % 4 == 0 { 4 } else { per_mma };
    let plan = plan.iter(k / packed, group, axis::TCOL).iter(packed, 1, axis::TCOL);
    plan.iter(reuse, 0, axis::TCOL).build(&[Iter::new(4, 32, axis::TLANE)], &[], axis::TLANE)
}

/// [`try_tensor`] for const contexts.
///
/// # Panics
/// Where `try_tensor` returns an error; in a const context that is a compile error.
#[must_use]
#[track_caller]
pub const fn tensor(factors: Factors) -> Map {
    match try_tensor(factors) {
        Ok(map) => map,
        Err(error) => panic!("{}", error.message().as_str()),
    }
}
