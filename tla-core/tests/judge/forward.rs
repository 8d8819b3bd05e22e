//! Rows that ask where an element lies.

use super::{Judged, Verdict, answer, build, fits, refused, right, round_trip, same};
use crate::common::bridge;
use crate::common::oracle::{ENUMERABLE, Enumeration, Layout, Place, product, row_major};
use crate::common::vectors::{Row, axis_map, list, numbers};
use std::collections::BTreeSet;
use tla_core::{LayoutError, Map};

/// `{axis: n}` without the zeros, as the oracle writes places.
fn expected_place(json: &serde_json::Value) -> Place {
    let mut place = axis_map(json);
    place.retain(|_, n| *n != 0);
    place
}

/// The digits of a linear index, by enumeration; the slowest one runs on past the size. Those of a large index,
/// which is not enumerated, by division.
fn linear_digits(layout: &Layout, x: i128) -> Vec<i128> {
    let extents = layout.extents();
    if x < ENUMERABLE {
        return row_major(&extents, x + 1).pop().expect("x + 1 coordinates");
    }
    let mut digits = vec![0; extents.len()];
    let mut rest = x;
    for k in (0..extents.len()).rev() {
        digits[k] = if k == 0 { rest } else { rest % extents[k] };
        rest /= extents[k];
    }
    digits
}

/// The checked function must refuse this coordinate as out of range.
fn out_of_range(map: &Map, coordinate: &[u64]) -> Result<(), String> {
    let ranged = |e: &LayoutError| matches!(e, LayoutError::CoordinateRange { .. });
    match (map.try_base(coordinate), map.try_places(coordinate)) {
        (Err(base), Err(places)) if ranged(&base) && ranged(&places) => Ok(()),
        other => Err(format!("{coordinate:?} is out of range, but the checked functions give {other:?}")),
    }
}

/// `apply_linear {layout, x[]}`. An `x` past the size is refused by the checked functions; the
/// extended ones let the slowest digit run on, as the reference does.
pub(super) fn linear(row: &Row) -> Judged {
    let (layout, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    if let Some(kind) = row.error() {
        return Err(format!("the layout is accepted, but the row is refused ({kind})"));
    }
    round_trip(&map)?;
    let xs = numbers(row.input("x"));
    let out = list(answer(row)?);
    same("answers", &out.len(), &xs.len())?;
    let size = layout.size().expect("sizes of the vectors are small");
    for (x, place) in xs.iter().zip(out) {
        let expected = expected_place(place);
        let Some(at) = bridge::coordinate(&[*x]) else { continue };
        if *x < size {
            let got = map.try_base(&at).map_err(|e| format!("x = {x}: {e}"))?;
            same(&format!("base of x = {x}"), &bridge::place(&got), &expected)?;
        } else {
            out_of_range(&map, &at)?;
        }
        let got = map.try_base_extended(&at).map_err(|e| format!("x = {x}, extended: {e}"))?;
        same(&format!("extended base of x = {x}"), &bridge::place(&got), &expected)?;
        let naive = layout.base(&linear_digits(&layout, *x));
        same(&format!("the oracle, x = {x}"), &naive, &Some(expected))?;
    }
    Ok(right(row))
}

/// `apply_coord {layout, coords[][]}`: one value an iter, which the reference does not range check.
pub(super) fn digits(row: &Row) -> Judged {
    let (layout, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let coordinates: Vec<Vec<i128>> = list(row.input("coords")).iter().map(numbers).collect();
    if let Some(kind) = row.error() {
        for digits in &coordinates {
            refused(row, kind, map.try_at_digits(&bridge::digits(digits)))?;
            if let Some(at) = bridge::coordinate(digits) {
                refused(row, kind, map.try_base(&at))?;
            }
        }
        return Ok(Verdict::Refused);
    }
    let out = list(answer(row)?);
    same("answers", &out.len(), &coordinates.len())?;
    for (digits, place) in coordinates.iter().zip(out) {
        let expected = expected_place(place);
        let got = map.try_at_digits(&bridge::digits(digits)).map_err(|e| format!("{digits:?}: {e}"))?;
        same(&format!("place at digits {digits:?}"), &bridge::place(&got), &expected)?;
        same(&format!("the oracle, digits {digits:?}"), &layout.base(digits), &Some(expected.clone()))?;
        let Some(at) = bridge::coordinate(digits) else { continue };
        if digits.iter().zip(&layout.shard).all(|(d, i)| *d < i.extent) {
            let got = map.try_base(&at).map_err(|e| format!("{digits:?}: {e}"))?;
            same(&format!("base of {digits:?}"), &bridge::place(&got), &expected)?;
        } else {
            out_of_range(&map, &at)?;
        }
    }
    Ok(right(row))
}

/// The layout under the row's shape, or the verdict where the shape must be refused: not admitted,
/// or no shape at all.
fn reshaped(row: &Row) -> Result<(Layout, Map, Vec<i128>), Judged> {
    let (layout, map) = build(row, "layout")?;
    let extents = numbers(row.input("shape"));
    let admitted = layout.admits(&extents);
    if row.flag("admitted").is_some_and(|flag| flag != admitted) {
        return Err(Err(format!("the row says admitted: {}, the oracle {admitted}", !admitted)));
    }
    let shape = match bridge::shape(&extents) {
        Ok(shape) => shape,
        Err(_) if !admitted => return Err(Ok(Verdict::Refused)),
        Err(error) => return Err(Err(format!("the shape is refused: {error}"))),
    };
    match map.try_reshape(&shape) {
        Ok(map) if admitted => Ok((layout, map, extents)),
        Ok(_) => Err(Err(format!("the shape {extents:?} is accepted, but not admitted"))),
        Err(LayoutError::ShapeNotAdmitted { .. }) if !admitted => Err(Ok(Verdict::Refused)),
        Err(error) => Err(Err(format!("the shape {extents:?} is refused: {error:?}"))),
    }
}

/// `apply_shape {layout, shape, coords[][]} -> base places`.
pub(super) fn in_shape(row: &Row) -> Judged {
    let (layout, map, extents) = match reshaped(row) {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    round_trip(&map)?;
    let coordinates: Vec<Vec<i128>> = list(row.input("coords")).iter().map(numbers).collect();
    if let Some(kind) = row.error() {
        for entries in &coordinates {
            let Some(at) = bridge::coordinate(entries) else { continue };
            refused(row, kind, map.try_base(&at))?;
        }
        return Ok(Verdict::Refused);
    }
    let out = list(answer(row)?);
    same("answers", &out.len(), &coordinates.len())?;
    let all = Elements::of(&layout, &extents);
    let mut all_in_range = true;
    for (entries, place) in coordinates.iter().zip(out) {
        let expected = expected_place(place);
        let Some(at) = bridge::coordinate(entries) else {
            all_in_range = false;
            continue;
        };
        // Past the range the reference lets the slowest digit of the entry's group run on, or of
        // the whole where the shape does not group the iters; so do the extended functions.
        let extended = map.try_base_extended(&at).map_err(|e| format!("{entries:?}, extended: {e}"))?;
        same(&format!("extended base of {entries:?}"), &bridge::place(&extended), &expected)?;
        let Some(x) = all.index(entries) else {
            all_in_range = false;
            out_of_range(&map, &at)?;
            continue;
        };
        let got = map.try_base(&at).map_err(|e| format!("{entries:?}: {e}"))?;
        same(&format!("base of {entries:?}"), &bridge::place(&got), &expected)?;
        let naive = layout.base(&all.digits(x));
        same(&format!("the oracle, {entries:?}"), &naive, &Some(expected))?;
    }
    if row.flag("coords_in_range").is_some_and(|flag| flag != all_in_range) {
        return Err("the row says another thing about the range of its coordinates".to_owned());
    }
    Ok(if all_in_range { right(row) } else { Verdict::Refused })
}

/// The elements of a shape: all coordinates and the digits of all linear indices, listed; of a large one they are
/// counted out one by one.
struct Elements<'l> {
    layout: &'l Layout,
    extents: &'l [i128],
    listed: Option<(Enumeration, Vec<Vec<i128>>)>,
}

impl<'l> Elements<'l> {
    fn of(layout: &'l Layout, extents: &'l [i128]) -> Self {
        let few = product(extents).filter(|size| *size <= ENUMERABLE);
        let listed = few.map(|size| (Enumeration::of(extents), row_major(&layout.extents(), size)));
        Elements { layout, extents, listed }
    }

    /// The linear index of a coordinate; `None`: out of range, or of another rank.
    fn index(&self, entries: &[i128]) -> Option<i128> {
        if let Some((all, _)) = &self.listed {
            return all.index(entries);
        }
        let inside = |(x, extent): (&i128, &i128)| 0 <= *x && x < extent;
        let fits = entries.len() == self.extents.len() && entries.iter().zip(self.extents).all(inside);
        fits.then(|| entries.iter().zip(self.extents).fold(0, |index, (x, extent)| index * extent + x))
    }

    /// The digits of the element.
    fn digits(&self, index: i128) -> Vec<i128> {
        match &self.listed {
            Some((_, rows)) => rows[usize::try_from(index).expect("enumerable")].clone(),
            None => linear_digits(self.layout, index),
        }
    }
}

/// `apply_set {layout, shape, coords[][]} -> sets of places`, replicas enumerated.
pub(super) fn set(row: &Row) -> Judged {
    let (layout, map, extents) = match reshaped(row) {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    if let Some(kind) = row.error() {
        return Err(format!("a set that is refused ({kind}) is not known to this test"));
    }
    let coordinates: Vec<Vec<i128>> = list(row.input("coords")).iter().map(numbers).collect();
    let out = list(answer(row)?);
    same("answers", &out.len(), &coordinates.len())?;
    let all = Elements::of(&layout, &extents);
    let mut all_in_range = true;
    for (entries, set) in coordinates.iter().zip(out) {
        let at = bridge::coordinate(entries);
        let (Some(x), Some(at)) = (all.index(entries), at.clone()) else {
            all_in_range = false;
            if let Some(at) = at {
                out_of_range(&map, &at)?;
            }
            continue;
        };
        let expected: BTreeSet<Place> = list(set).iter().map(expected_place).collect();
        let got = bridge::places(map.try_places(&at).map_err(|e| format!("{entries:?}: {e}"))?)?;
        same(&format!("places of {entries:?}"), &got, &expected)?;
        let naive = layout.places(&all.digits(x));
        same(&format!("the oracle, {entries:?}"), &naive, &Some(expected))?;
        let replicas = map.try_replicas().map_err(|e| e.to_string())?;
        same("the number of places", &replicas, &u64::try_from(got.len()).expect("few"))?;
    }
    Ok(if all_in_range { right(row) } else { Verdict::Refused })
}

/// `apply_to_shape {layout, coord, shape} -> digits`, one an iter of the grouped layout.
pub(super) fn to_digits(row: &Row) -> Judged {
    let (_, map, extents) = match reshaped(row) {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let entries = numbers(row.input("coord"));
    let Some(at) = bridge::coordinate(&entries) else { return Ok(Verdict::Refused) };
    if let Some(kind) = row.error() {
        return match map.try_digits(&at) {
            Ok(digits) => Err(format!("answered {digits:?}, but the row is refused ({kind})")),
            Err(error) => fits(kind, &error).map(|()| Verdict::Refused),
        };
    }
    let digits = map.try_digits(&at).map_err(|e| e.to_string())?;
    let got: Vec<i128> = digits.as_slice().iter().map(|d| i128::from(*d)).collect();
    same("digits", &got, &numbers(answer(row)?))?;
    if entries.iter().zip(&extents).any(|(x, e)| x >= e) {
        out_of_range(&map, &at)?;
        return Ok(Verdict::Refused);
    }
    // The digits must say where the element lies: by them and by the coordinate, the same place.
    let by_digits = map.try_at_digits(digits.as_slice()).map_err(|e| e.to_string())?;
    let base = map.try_base(&at).map_err(|e| e.to_string())?;
    same("place by digits", &bridge::place(&by_digits), &bridge::place(&base))?;
    Ok(right(row))
}
