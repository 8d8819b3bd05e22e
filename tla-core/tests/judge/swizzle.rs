//! Rows about swizzles, the atoms of swizzled shared memory, and banks.

use super::{Judged, answer, answer_layout, build, refused, right, round_trip, same};
use crate::common::bridge;
use crate::common::oracle::{Enumeration, Swizzle, row_major};
use crate::common::vectors::{self, Row, list, number, numbers};
use tla_core::{Map, SwizzleWidth, atom, axis, bank, element};

/// A swizzle that is constructed, or refused where the row asks for it.
fn constructed<T>(row: &Row, asked: &Swizzle, result: Result<T, tla_core::LayoutError>) -> Judged {
    match (row.error(), row.flag("reject") == Some(true)) {
        (Some(kind), _) => refused(row, kind, result),
        (None, true) => refused(row, "swizzle_ill_formed", result),
        (None, false) => match result {
            Ok(_) if asked.well_formed() => Ok(right(row)),
            Ok(_) => Err(format!("accepted, but ill-formed: {asked:?}")),
            Err(error) => Err(format!("refused: {error}")),
        },
    }
}

/// `construct_compose {swizzle, tile}`.
pub(super) fn construct_compose(row: &Row) -> Judged {
    let layout = vectors::layout(&row.json["in"]);
    let result = bridge::map(&layout);
    if let (Ok(map), None) = (&result, row.error()) {
        same("layout", &bridge::layout(map), &answer_layout(row)?)?;
        round_trip(map)?;
    }
    constructed(row, &layout.swizzle.expect("a composition has a swizzle"), result)
}

/// `swizzle_construct {swizzle}`.
pub(super) fn construct(row: &Row) -> Judged {
    let asked = vectors::swizzle(row.input("swizzle"));
    let result = bridge::swizzle(&asked);
    if let (Ok(swizzle), None) = (&result, row.error()) {
        same("swizzle", &asked, &vectors::swizzle(answer(row)?))?;
        same("M", &i128::from(swizzle.m()), &asked.m)?;
        same("B", &i128::from(swizzle.b()), &asked.b)?;
        same("S", &i128::from(swizzle.s()), &asked.s)?;
        same("mirrored", &swizzle.is_mirrored(), &!asked.inner)?;
    }
    constructed(row, &asked, result)
}

/// The swizzle width of a mode 0 to 3, as hardware descriptors number them.
fn width(mode: i128) -> Result<SwizzleWidth, String> {
    let index = usize::try_from(mode).map_err(|_| format!("mode {mode}"))?;
    SwizzleWidth::ALL.get(index).copied().ok_or_else(|| format!("mode {mode}"))
}

/// `dtype`, `bits` and `mode` of a row: the element's width and the swizzle's, once the library's
/// own table of element types agrees.
pub(super) fn element_and_width(json: &serde_json::Value) -> Result<(u32, SwizzleWidth), String> {
    let name = json["dtype"].as_str().ok_or("no dtype")?;
    let bits = u32::try_from(number(&json["bits"])).map_err(|e| e.to_string())?;
    let known = element::try_bits(name).map_err(|e| e.to_string())?;
    same(&format!("bits of {name}"), &known, &bits)?;
    Ok((bits, width(number(&json["mode"]))?))
}

/// `swizzle_apply {swizzle, x[]}`.
pub(super) fn apply(row: &Row) -> Judged {
    let asked = vectors::swizzle(row.input("swizzle"));
    let swizzle = match (bridge::swizzle(&asked), row.error()) {
        (Ok(swizzle), None) => swizzle,
        (result, Some(kind)) => return refused(row, kind, result),
        (Err(error), None) => return Err(format!("refused: {error}")),
    };
    if row.json.get("dtype").is_some() {
        let (bits, width) = element_and_width(&row.json)?;
        let chosen = tla_core::Swizzle::try_for_element(bits, width).map_err(|e| e.to_string())?;
        same("the swizzle for the element type", &chosen, &swizzle)?;
    }
    let (xs, out) = (numbers(row.input("x")), numbers(answer(row)?));
    same("answers", &out.len(), &xs.len())?;
    for (x, expected) in xs.iter().zip(&out) {
        let address = i64::try_from(*x).map_err(|e| e.to_string())?;
        let got = swizzle.apply(address);
        same(&format!("swizzle of {x}"), &i128::from(got), expected)?;
        same(&format!("swizzle of the swizzle of {x}"), &swizzle.apply(got), &address)?;
        same(&format!("the oracle, {x}"), &asked.apply(*x), expected)?;
    }
    Ok(right(row))
}

/// `swizzle_apply_coords {swizzle, coords}`: a bare swizzle has one dimension, its period.
pub(super) fn apply_coordinates(row: &Row) -> Judged {
    let swizzle = bridge::swizzle(&vectors::swizzle(row.input("swizzle"))).map_err(|e| e.to_string())?;
    let map = Map::try_from_swizzle(swizzle).map_err(|e| e.to_string())?;
    let entries = numbers(row.input("coords"));
    let at = bridge::coordinate(&entries).ok_or("a negative coordinate")?;
    match row.error() {
        Some(kind) => refused(row, kind, map.try_base(&at)),
        None => {
            let got = map.try_base(&at).map_err(|e| e.to_string())?;
            same("address", &i128::from(got.offset()), &number(answer(row)?))?;
            Ok(right(row))
        }
    }
}

/// `swizzle_size`, `swizzle_span {swizzle, [axis]}`: one period, and no size on an axis.
pub(super) fn period(row: &Row) -> Judged {
    let asked = vectors::swizzle(row.input("swizzle"));
    let swizzle = bridge::swizzle(&asked).map_err(|e| e.to_string())?;
    let map = Map::try_from_swizzle(swizzle).map_err(|e| e.to_string())?;
    if let (Some(name), Some(kind)) = (row.input("axis").as_str(), row.error()) {
        let on = bridge::axis(name);
        refused(row, kind, map.try_size_on(on))?;
        return refused(row, kind, map.try_span(on));
    }
    let expected = u64::try_from(number(answer(row)?)).map_err(|e| e.to_string())?;
    same("period", &swizzle.period(), &expected)?;
    same("size of the swizzle as a layout", &map.size(), &expected)?;
    same("cosize of the swizzle as a layout", &map.try_cosize(), &Ok(expected))?;
    same("the oracle's period", &asked.period(), &i128::from(expected))?;
    Ok(right(row))
}

/// `is_swizzle {layout}`: whether there is one.
pub(super) fn is_swizzle(row: &Row) -> Judged {
    let (_, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    same("swizzled", &Some(map.swizzle().is_some()), &answer(row)?.as_bool())?;
    Ok(right(row))
}

/// `bank {layout, shape, cols, bits} -> [[bank, line] x rows]`, one list a column.
pub(super) fn bank(row: &Row) -> Judged {
    let (layout, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let (bits, _) = element_and_width(&row.json["in"])?;
    let extents = numbers(row.input("shape"));
    let shape = bridge::shape(&extents).map_err(|e| e.to_string())?;
    let map = map.try_reshape(&shape).map_err(|e| e.to_string())?;
    let (all, digits) = (Enumeration::of(&extents), row_major(&layout.extents(), i128::from(shape.size())));
    let (columns, out) = (numbers(row.input("cols")), list(answer(row)?));
    same("answers", &out.len(), &columns.len())?;
    for (column, banks) in columns.iter().zip(out) {
        for (r, expected) in (0i128..).zip(list(banks)) {
            let expected = numbers(expected);
            let at = [r, *column];
            let point = map
                .try_base(&bridge::coordinate(&at).ok_or("a negative coordinate")?)
                .map_err(|e| e.to_string())?;
            let address = u64::try_from(point.on(axis::M)).map_err(|e| e.to_string())?;
            let got = bank::of(address, bits);
            let both = vec![i128::from(got.bank), i128::from(got.line)];
            same(&format!("[bank, line] of {at:?}"), &both, &expected)?;
            // By hand: the word of 4 bytes in which the element's first bit lies.
            let x = usize::try_from(all.index(&at).ok_or("out of range")?).map_err(|e| e.to_string())?;
            let place = layout.base(&digits[x]).ok_or("the oracle cannot say")?;
            let word = place.get("m").copied().unwrap_or(0) * i128::from(bits) / 32;
            same(&format!("the oracle, {at:?}"), &vec![word % 32, word / 32], &expected)?;
        }
    }
    Ok(right(row))
}

/// `mma_atom_layout {dtype, bits, mode}`.
pub(super) fn atom_layout(row: &Row) -> Judged {
    let (bits, width) = element_and_width(&row.json["in"])?;
    let got = atom::try_layout(bits, width);
    if let Some(kind) = row.error() {
        return refused(row, kind, got);
    }
    let got = bridge::layout(&got.map_err(|e| e.to_string())?);
    same("atom", &got, &answer_layout(row)?)?;
    Ok(right(row))
}

/// `mma_atom_shape {dtype, bits, mode, ndim}`.
pub(super) fn atom_shape(row: &Row) -> Judged {
    let (bits, width) = element_and_width(&row.json["in"])?;
    let rank = usize::try_from(number(row.input("ndim"))).map_err(|e| e.to_string())?;
    let got = atom::try_shape(bits, width, rank);
    if let Some(kind) = row.error() {
        return refused(row, kind, got);
    }
    let got = got.map_err(|e| e.to_string())?;
    let extents: Vec<i128> = got.extents().iter().map(|e| i128::from(*e)).collect();
    same("atom shape", &extents, &numbers(answer(row)?))?;
    Ok(right(row))
}
