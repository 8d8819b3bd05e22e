//! Rows about the layouts that the hardware prescribes.

use super::swizzle::element_and_width;
use super::tiling::equal;
use super::{Judged, Verdict, answer_layout, build, only_the_oracle_knows, refused, right, round_trip, same};
use crate::common::bridge;
use crate::common::oracle::{Layout, Place, product};
use crate::common::vectors::{self, Row, number, numbers};
use std::collections::BTreeSet;
use tla_core::ready::scale_factor::Factors;
use tla_core::ready::{datapath, mma_operand, mma_shared, scale_factor, scratchpad, tcgen05, warpgroup};
use tla_core::{LayoutError, Map, Shape, element};

fn text<'a>(row: &'a Row, argument: &str) -> Result<&'a str, String> {
    row.input(argument).as_str().ok_or_else(|| format!("no {argument}"))
}

fn count(row: &Row, argument: &str) -> Result<u64, String> {
    u64::try_from(number(row.input(argument))).map_err(|e| format!("{argument}: {e}"))
}

fn shape(row: &Row, argument: &str) -> Result<Shape, String> {
    bridge::shape(&numbers(row.input(argument))).map_err(|e| e.to_string())
}

fn bits(row: &Row) -> Result<u32, String> {
    element::try_bits(text(row, "dtype")?).map_err(|e| e.to_string())
}

/// Whether no two elements share a place.
fn is_injective(layout: &Layout) -> Option<bool> {
    let places = layout.function()?;
    let different: BTreeSet<&Place> = places.iter().collect();
    Some(different.len() == places.len())
}

/// A ready-made layout of `extents`; all elements are apart, unless it repeats some.
fn made(row: &Row, extents: &[i128], repeats: bool, got: Result<Map, LayoutError>) -> Judged {
    if row.flag("reject") == Some(true) || row.error().is_some() {
        // the kind of the row says how the reference fails, not why there is no such layout
        return refused(row, "not_ready", got)
            .map(|v| if row.reference_is_wrong() { Verdict::Corrected } else { v });
    }
    // where the reference is wrong, what it has returned tells how
    let returned =
        if only_the_oracle_knows(row) { vectors::layout(&row.json["out"]) } else { answer_layout(row)? };
    if returned.size() != product(extents) {
        // the reference leaves elements out, where a number does not divide
        return refused(row, "not_ready", got).map(|_| Verdict::Corrected);
    }
    let got = got.map_err(|e| e.to_string())?;
    round_trip(&got)?;
    let of: Vec<i128> = got.shape().extents().iter().map(|e| i128::from(*e)).collect();
    same("shape", &of, &extents.to_vec())?;
    equal("ready-made", &got, &answer_layout(row)?)?;
    let layout = bridge::layout(&got);
    if !repeats && layout.places_within(1 << 13) {
        same("injective", &is_injective(&layout), &Some(true))?;
    }
    Ok(right(row))
}

/// `mma_shared_layout {dtype, bits, mode, shape}`.
pub(super) fn mma_shared_layout(row: &Row) -> Judged {
    let (bits, width) = element_and_width(&row.json["in"])?;
    made(row, &numbers(row.input("shape")), false, mma_shared::try_layout(bits, width, &shape(row, "shape")?))
}

/// `tmem_datapath_layout {datapath, rows, cols, sub_slab}`.
pub(super) fn tmem_datapath_layout(row: &Row) -> Judged {
    let (rows, columns) = (count(row, "rows")?, count(row, "cols")?);
    let slab = count(row, "sub_slab")?;
    let got = datapath::Datapath::try_from_name(text(row, "datapath")?)
        .and_then(|datapath| datapath::try_layout(datapath, rows, columns, slab));
    made(row, &[i128::from(rows), i128::from(columns)], false, got)
}

/// `tcgen05_atom_layout {instr_shape, tensor_shape, dtype}`.
pub(super) fn tcgen05_atom_layout(row: &Row) -> Judged {
    let extents = numbers(row.input("tensor_shape"));
    let [rows, columns] = extents[..] else { return Err(format!("no matrix: {extents:?}")) };
    let bits = bits(row)?;
    let (rows, columns) = (u64::try_from(rows), u64::try_from(columns));
    let (rows, columns) = (rows.map_err(|e| e.to_string())?, columns.map_err(|e| e.to_string())?);
    let got = tcgen05::Atom::try_from_name(text(row, "instr_shape")?)
        .and_then(|atom| tcgen05::try_layout(atom, rows, columns, bits));
    made(row, &extents, false, got)
}

/// `wg_local_layout {cols, rows}`.
pub(super) fn wg_local_layout(row: &Row) -> Judged {
    let (rows, columns) = (count(row, "rows")?, count(row, "cols")?);
    let extents = [i128::from(rows), i128::from(columns)];
    let got = warpgroup::try_layout(rows, columns);
    if rows > 128 && row.error().is_none() {
        // a warpgroup has 128 threads; the reference counts on
        return refused(row, "not_ready", got).map(|_| Verdict::Corrected);
    }
    made(row, &extents, false, got)
}

/// `tmem_mma_operand_layout {operand, shape, M, cta_group, [ws]}`.
pub(super) fn tmem_mma_operand_layout(row: &Row) -> Judged {
    let ws = row.input("ws").as_bool().unwrap_or(false);
    let (m, ctas, of) = (count(row, "M")?, count(row, "cta_group")?, shape(row, "shape")?);
    let got = mma_operand::Operand::try_from_name(text(row, "operand")?)
        .and_then(|operand| mma_operand::try_layout(operand, &of, m, ctas, ws));
    made(row, &numbers(row.input("shape")), false, got)
}

fn factors(row: &Row) -> Result<(Factors, Vec<i128>), String> {
    let depth = row.input("pipe_depth");
    let depth = if depth.is_null() { None } else { Some(count(row, "pipe_depth")?) };
    let factors = Factors {
        rows: count(row, "rows")?,
        k: count(row, "sf_k")?,
        per_mma: count(row, "sf_per_mma")?,
        reuse: count(row, "sf_reuse")?,
        depth,
    };
    let mut extents: Vec<i128> = depth.iter().map(|d| i128::from(*d)).collect();
    extents.extend([i128::from(factors.rows), i128::from(factors.k) * i128::from(factors.reuse)]);
    Ok((factors, extents))
}

/// `sf_smem_layout {rows, sf_k, sf_per_mma, sf_reuse, pipe_depth}`.
pub(super) fn sf_smem_layout(row: &Row) -> Judged {
    let (factors, extents) = factors(row)?;
    made(row, &extents, factors.reuse > 1, scale_factor::try_shared(factors))
}

/// `sf_tmem_layout {rows, sf_k, sf_per_mma, sf_reuse, pipe_depth}`. In the reference the stages of a pipeline
/// lie one group of factors apart, so that those of several groups overlap.
pub(super) fn sf_tmem_layout(row: &Row) -> Judged {
    let (factors, extents) = factors(row)?;
    let repeats = factors.reuse > 1 || factors.depth.is_some();
    made(row, &extents, repeats, scale_factor::try_tensor(factors))
}

/// `trainium {annotation, shape, psum}`.
pub(super) fn trainium(row: &Row) -> Judged {
    let of = shape(row, "shape")?;
    let mut got = scratchpad::try_layout(text(row, "annotation")?, &of);
    if row.input("psum").as_bool() == Some(true) {
        got = got.and_then(|map| map.try_to_psum());
    }
    made(row, &numbers(row.input("shape")), false, got)
}

/// `to_psum {layout}`: bank and position of every element are those of its place on `F`.
pub(super) fn to_psum(row: &Row) -> Judged {
    let (asked, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let got = map.try_to_psum();
    if let Some(kind) = row.error() {
        return refused(row, if kind == "other" { "not_ready" } else { kind }, got);
    }
    let got = got.map_err(|e| e.to_string())?;
    round_trip(&got)?;
    equal("in banks", &got, &answer_layout(row)?)?;
    if asked.enumerable() {
        let banked = |mut place: Place| {
            let at = place.remove("F").unwrap_or(0);
            *place.entry("Bank").or_insert(0) += at.div_euclid(512);
            place.insert("F", at.rem_euclid(512));
            place.retain(|_, n| *n != 0);
            place
        };
        let expected = asked.function().map(|places| places.into_iter().map(banked).collect());
        same("places", &bridge::layout(&got).function(), &expected)?;
    }
    Ok(right(row))
}
