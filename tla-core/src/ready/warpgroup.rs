//! One row a thread of a warpgroup.

use crate::axis;
use crate::error::LayoutError;
use crate::map::Map;
use crate::ready::{Plan, wrong};

/// `S[(rows,columns):(1@tid_in_wg,1)]`: thread `i` of the warpgroup holds row `i`, in its own memory.
///
/// ```
/// use tla_core::ready::warpgroup;
///
/// assert_eq!(warpgroup::try_layout(128, 16)?.to_string(), "S[(128,16):(1@tid_in_wg,1)]");
/// # Ok::<(), tla_core::LayoutError>(())
/// ```
///
/// # Errors
/// [`TilingError::Ready`](crate::TilingError::Ready) for more rows than a warpgroup has threads, and for none.
pub const fn try_layout(rows: u64, columns: u64) -> Result<Map, LayoutError> {
    let name = "warpgroup";
    if rows == 0 || rows > 128 {
        return Err(wrong(name, "rows", rows, "1 to 128, the threads of a warpgroup"));
    }
    if columns == 0 {
        return Err(wrong(name, "columns", columns, "at least 1"));
    }
    let plan = Plan::NEW.dimension().iter(rows, 1, axis::TID_IN_WG).dimension().iter(columns, 1, axis::M);
    plan.build(&[], &[], axis::TID_IN_WG)
}

/// [`try_layout`] for const contexts.
///
/// # Panics
/// Where `try_layout` returns an error; in a const context that is a compile error.
#[must_use]
#[track_caller]
pub const fn layout(rows: u64, columns: u64) -> Map {
    match try_layout(rows, columns) {
        Ok(map) => map,
        Err(error) => panic!("{}", error.message().as_str()),
    }
}
