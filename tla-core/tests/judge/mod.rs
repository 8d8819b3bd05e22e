//! One function an operation: does the library answer a row of the vectors as it must?
//!
//! Rows are judged by what they say (operation, flags, error kind, the layout itself), never by
//! their number: rows that nobody here has seen are judged by the same rules.

mod forward;
mod fusing;
mod ready;
mod slicing;
mod structure;
mod swizzle;
mod tiling;

use crate::common::oracle::{self, Layout, Scopes};
use crate::common::vectors::Row;
use crate::common::{bridge, vectors::layout};
use tla_core::{LayoutError, Map, TilingError};

/// How a row that is in order came to be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The library gives the row's answer.
    Passed,
    /// The library refuses what must be refused, with the fitting kind of error.
    Refused,
    /// The reference is wrong here, and the library gives the right answer.
    Corrected,
    /// The row needs what this test is not about; the text says what.
    Apart(&'static str),
}

pub(crate) type Judged = Result<Verdict, String>;

/// What judges the rows of an operation; `None` for one that this test does not run.
pub(crate) fn judge_of(op: &str) -> Option<fn(&Row) -> Judged> {
    Some(match op {
        "construct" => structure::construct,
        "construct_compose" => swizzle::construct_compose,
        "swizzle_construct" => swizzle::construct,
        "apply_linear" => forward::linear,
        "apply_coord" => forward::digits,
        "apply_shape" => forward::in_shape,
        "apply_set" => forward::set,
        "apply_to_shape" => forward::to_digits,
        "swizzle_apply" => swizzle::apply,
        "swizzle_apply_coords" => swizzle::apply_coordinates,
        "swizzle_size" | "swizzle_span" => swizzle::period,
        "is_swizzle" => swizzle::is_swizzle,
        "bank" => swizzle::bank,
        "mma_atom_layout" => swizzle::atom_layout,
        "mma_atom_shape" => swizzle::atom_shape,
        "size" => structure::size,
        "span" => structure::span,
        "group" => structure::group,
        "canonicalize" => structure::canonicalize,
        "verify_well_formed" => structure::well_formed,
        "get_scope" => structure::scope,
        "storage" => structure::storage,
        "is_trivial" => structure::is_trivial,
        "group_many" => fusing::group_many,
        "tile" => tiling::tile,
        "tile_to" => tiling::tile_to,
        "is_tile_inner" => tiling::is_tile_inner,
        "is_tile_outer" => tiling::is_tile_outer,
        "direct_sum" => tiling::direct_sum,
        "is_direct_sum_right" => tiling::is_direct_sum_right,
        "is_direct_sum_left" => tiling::is_direct_sum_left,
        "slice" => slicing::slice,
        "pack" => slicing::pack,
        "unpack" => slicing::unpack,
        "broadcast" => slicing::broadcast,
        "permute_dims" => slicing::permute_dims,
        "permute_by_groups" => slicing::permute_by_groups,
        "mma_shared_layout" => ready::mma_shared_layout,
        "tmem_datapath_layout" => ready::tmem_datapath_layout,
        "tcgen05_atom_layout" => ready::tcgen05_atom_layout,
        "wg_local_layout" => ready::wg_local_layout,
        "tmem_mma_operand_layout" => ready::tmem_mma_operand_layout,
        "sf_smem_layout" => ready::sf_smem_layout,
        "sf_tmem_layout" => ready::sf_tmem_layout,
        "trainium" => ready::trainium,
        "to_psum" => ready::to_psum,
        _ => return None,
    })
}

/// Whether an error of the library is what the row's error kind means. A kind that is not known
/// here is a failure: somebody has to say what it means.
fn fits(kind: &str, error: &LayoutError) -> Result<(), String> {
    use LayoutError as E;
    use TilingError as T;
    let fits = match kind {
        "rank_mismatch" | "bare_swizzle_needs_linear" => {
            matches!(
                error,
                E::CoordinateRank { .. }
                    | E::Tiling(T::Rank { .. } | T::PermuteRank { .. } | T::SliceRank { .. })
            )
        }
        "compose_ill_formed" | "swizzle_ill_formed" => {
            matches!(error, E::SwizzleOverlap { .. } | E::SwizzleRange { .. })
        }
        "compose_axis_not_m" => matches!(error, E::SwizzleAxis { .. }),
        "axis_query_unsupported" => matches!(error, E::SwizzledAxis { .. }),
        "not_groupable" => {
            matches!(
                error,
                E::NotGroupable { .. } | E::ShapeNotAdmitted { .. } | E::Tiling(T::Boundary { .. })
            )
        }
        "group_many_rejected" => matches!(
            error,
            E::NotGroupable { .. }
                | E::ShapeNotAdmitted { .. }
                | E::Tiling(T::GroupCount { .. } | T::GroupCuts { .. } | T::GroupRank { .. })
        ),
        "not_divisible" => matches!(error, E::Tiling(T::NotDivisible { .. })),
        "not_packable" => matches!(
            error,
            E::Tiling(
                T::PackNone
                    | T::PackLast { .. }
                    | T::PackExtent { .. }
                    | T::PackDivide { .. }
                    | T::PackDimension { .. }
                    | T::PackSwizzle { .. }
            )
        ),
        "not_unpackable" => matches!(error, E::Tiling(T::UnpackNone)),
        "num_not_pow2" => matches!(error, E::Tiling(T::PackPower { .. } | T::UnpackPower { .. })),
        "bad_permutation" => matches!(error, E::Tiling(T::PermuteEntry { .. } | T::PermuteTwice { .. })),
        "not_ready" => {
            matches!(error, E::Tiling(T::Ready { .. } | T::ReadyName { .. } | T::AtomWidth { .. }))
        }
        "divide_by_zero" => matches!(error, E::ExtentZero { .. }),
        "scope_conflict" => matches!(error, E::ScopesConflict { .. }),
        "scope_disconnected" => matches!(error, E::ScopesDisconnected { .. }),
        _ => return Err(format!("the error kind {kind} is not known to this test")),
    };
    if fits { Ok(()) } else { Err(format!("refused, as {kind} asks, but with {error:?}")) }
}

/// A refusal for the row's error kind.
fn refused<T>(row: &Row, kind: &str, result: Result<T, LayoutError>) -> Judged {
    match result {
        Ok(_) => Err(format!("accepted, but row {} is refused ({kind})", row.id)),
        Err(error) => fits(kind, &error).map(|()| Verdict::Refused),
    }
}

/// Whether a refusal is right although the reference answers: it looks at the scopes of replicas and offsets
/// only where the shard has a thread axis, and never at the axes of an operand that meets a swizzle. The oracle
/// says so of the operands together, or the answer of the row is no layout itself.
fn let_pass(row: &Row, operands: &[&Layout], error: &LayoutError) -> bool {
    match error {
        LayoutError::ScopesConflict { .. } | LayoutError::ScopesDisconnected { .. } => {
            let edges = operands.iter().flat_map(|l| l.axes()).filter_map(oracle::thread_edge).collect();
            matches!(oracle::scopes(&edges), Scopes::Conflict | Scopes::Disconnected)
        }
        LayoutError::SwizzleAxis { .. } | LayoutError::NegativeAddress { .. } => {
            let answer = row.answer().filter(|answer| answer.get("swizzle").is_some());
            answer.and_then(|answer| ill_formed(&layout(answer))).is_some_and(|fault| fault(error))
        }
        _ => false,
    }
}

/// What the rules refuse about a layout whatever the reference made of it: an extent below 1, a
/// swizzle over another axis than `m`, an address below zero under a swizzle.
fn ill_formed(layout: &Layout) -> Option<fn(&LayoutError) -> bool> {
    if layout.shard.iter().chain(&layout.replica).any(|i| i.extent < 1) {
        return Some(|e| matches!(e, LayoutError::ExtentZero { .. } | LayoutError::ExtentNegative { .. }));
    }
    let swizzle = layout.swizzle?;
    if !swizzle.well_formed() {
        return Some(|e| matches!(e, LayoutError::SwizzleOverlap { .. } | LayoutError::SwizzleRange { .. }));
    }
    if layout.axes().iter().any(|axis| *axis != "m") {
        return Some(|e| matches!(e, LayoutError::SwizzleAxis { .. }));
    }
    let steps = layout.shard.iter().chain(&layout.replica);
    let down: i128 = steps.map(|i| (i.extent - 1) * i.stride.min(0)).sum();
    if down + layout.offset.get("m").copied().unwrap_or(0) < 0 {
        return Some(|e| matches!(e, LayoutError::NegativeAddress { .. }));
    }
    None
}

/// The layout of a row as a value, or the verdict on a row whose layout must be refused.
fn build(row: &Row, field: &str) -> Result<(Layout, Map), Judged> {
    let asked = layout(row.input(field));
    match (bridge::map(&asked), ill_formed(&asked)) {
        (Ok(map), None) => Ok((asked, map)),
        (Ok(_), Some(_)) => Err(Err(format!("accepted, but the layout is ill-formed: {asked:?}"))),
        (Err(error), None) => Err(Err(format!("the layout is refused: {error}"))),
        (Err(error), Some(kind)) if kind(&error) => Err(Ok(Verdict::Refused)),
        (Err(error), Some(_)) => Err(Err(format!("refused for another reason than its fault: {error:?}"))),
    }
}

/// Passed, or corrected where the row says that the reference was wrong.
fn right(row: &Row) -> Verdict {
    if row.reference_is_wrong() { Verdict::Corrected } else { Verdict::Passed }
}

/// `got` is `expected`; the text says of what.
fn same<T: PartialEq + core::fmt::Debug>(what: &str, got: &T, expected: &T) -> Result<(), String> {
    if got == expected { Ok(()) } else { Err(format!("{what}: got {got:?}, expected {expected:?}")) }
}

/// Whether the reference is wrong and the row leaves it to the rules what is right: then the
/// oracle alone decides.
fn only_the_oracle_knows(row: &Row) -> bool {
    row.reference_is_wrong() && row.answer().is_none()
}

/// The row's answer; a row that has neither answer nor error is broken.
fn answer(row: &Row) -> Result<&serde_json::Value, String> {
    row.answer().ok_or_else(|| format!("row {} has no answer", row.id))
}

/// The answer as a layout.
fn answer_layout(row: &Row) -> Result<Layout, String> {
    Ok(layout(answer(row)?))
}

/// Every layout that is printed reads back as the same value.
fn round_trip(map: &Map) -> Result<(), String> {
    let text = map.to_string();
    let own: Vec<tla_core::Axis> = map.axes().as_slice().to_vec();
    match tla_core::parse::tirx_with(&text, &own) {
        Ok(back) if back == *map => Ok(()),
        Ok(back) => Err(format!("{text} reads back as another layout: {back:?}")),
        Err(error) => Err(format!("{text} does not read back: {error:?}")),
    }
}
