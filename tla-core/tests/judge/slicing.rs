//! Rows that take a part of a layout, count in other units, repeat or reorder: slice, pack, unpack,
//! broadcast, permute.

use super::tiling::equal;
use super::{
    Judged, Verdict, answer, answer_layout, build, only_the_oracle_knows, refused, right, round_trip, same,
};
use crate::common::oracle::{Layout, Place, Scopes, iter, product, row_major};
use crate::common::slicing::{self, Slice, Unpackable};
use crate::common::vectors::{self, Row, list, number, numbers};
use crate::common::{bridge, vectors::layout};
use tla_core::{LayoutError, Map, TilingError};

/// So many elements are soon listed.
fn few(extents: &[i128]) -> bool {
    product(extents).is_some_and(|n| n <= 1 << 14)
}

/// The layout of the row, and as a value. A swizzle over nothing is one over the identity on the shape.
fn over(row: &Row, shape: &[i128]) -> Result<(Layout, Map), Judged> {
    if row.input("layout").get("tile").is_none_or(|tile| !tile.is_null()) {
        return build(row, "layout");
    }
    let mut asked = layout(row.input("layout"));
    asked.shard = vec![iter(product(shape).expect("small"), 1, "m")];
    match bridge::map(&asked) {
        Ok(map) => Ok((asked, map)),
        Err(error) => Err(Err(format!("refused: {error}"))),
    }
}

/// `slice {layout, shape, region}`.
pub(super) fn slice(row: &Row) -> Judged {
    let shape = numbers(row.input("shape"));
    let region: Vec<(i128, i128)> =
        list(row.input("region")).iter().map(|r| (number(&r[0]), number(&r[1]))).collect();
    let (mut asked, mut map) = match over(row, &shape) {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    if !row.json["target"].is_null() {
        map = match (map.try_fuse_axes(), row.error()) {
            (Ok(map), _) => map,
            (result, Some(kind)) => return refused(row, kind, result),
            (Err(error), None) => return Err(error.to_string()),
        };
        asked = bridge::layout(&map);
    }
    let map = match bridge::shape(&shape).and_then(|shape| map.try_reshape(&shape)) {
        Ok(map) => map,
        result => return refused(row, row.error().unwrap_or("no refusal"), result),
    };
    same("a shape that is admitted", &asked.admits(&shape), &true)?;
    if !asked.enumerable() {
        return unlisted(row, &map, &region);
    }
    let naive = slicing::slice(&asked, &shape, &region);
    let counts: Option<Vec<(u64, u64)>> =
        region.iter().map(|(b, e)| Some((u64::try_from(*b).ok()?, u64::try_from(*e).ok()?))).collect();
    let got = counts.map(|region| map.try_slice(&region));
    same("in bounds", &Some(naive != Slice::Outside), &row.flag("in_bounds"))?;
    match (naive, got) {
        // a negative number is no count: the type refuses it
        (Slice::Outside, None) => {
            Ok(if row.reference_is_wrong() { Verdict::Corrected } else { Verdict::Refused })
        }
        (Slice::Outside, Some(Err(LayoutError::Tiling(error)))) => match error {
            TilingError::SliceEmpty { .. } | TilingError::SliceBeyond { .. } => {
                Ok(if row.reference_is_wrong() { Verdict::Corrected } else { Verdict::Refused })
            }
            other => Err(format!("a region outside, refused with {other:?}")),
        },
        (_, Some(Err(error))) if matches!(asked.scopes(), Scopes::Conflict | Scopes::Disconnected) => {
            // the reference looks at scopes only where the shard has a thread axis
            let fits =
                matches!(error, LayoutError::ScopesConflict { .. } | LayoutError::ScopesDisconnected { .. });
            same("refused for its scopes", &fits, &true)?;
            Ok(if row.error().is_some() { Verdict::Refused } else { Verdict::Corrected })
        }
        (Slice::Ungrouped, Some(got)) => refused(row, row.error().unwrap_or("no refusal"), got),
        (Slice::None, Some(Ok(None))) => {
            if let Some(addresses) = row.json.get("correct_addresses") {
                let places = slicing::places(&asked, &shape, &region).ok_or("the oracle gives up")?;
                same("addresses", &places, &addresses_of(addresses))?;
            }
            if !only_the_oracle_knows(row) {
                same("no slice", &answer(row)?.is_null(), &true)?;
            }
            Ok(right(row))
        }
        (Slice::Layout(naive, places), Some(Ok(Some(got)))) => {
            sliced(row, &got, &naive, &places)?;
            let lengths: Vec<i128> = region.iter().map(|(begin, end)| end - begin).collect();
            let extents: Vec<i128> = got.shape().extents().iter().map(|e| i128::from(*e)).collect();
            same("shape", &extents, &lengths)?;
            Ok(right(row))
        }
        (naive, got) => Err(format!("got {got:?}, the oracle {naive:?}")),
    }
}

/// A slice of a layout that is too large to list: the row alone says what is right.
fn unlisted(row: &Row, map: &Map, region: &[(i128, i128)]) -> Judged {
    let counts: Result<Vec<(u64, u64)>, _> =
        region.iter().map(|(b, e)| Ok((u64::try_from(*b)?, u64::try_from(*e)?))).collect();
    let counts = counts.map_err(|e: std::num::TryFromIntError| e.to_string())?;
    let got = map.try_slice(&counts);
    if let Some(kind) = row.error() {
        return refused(row, kind, got);
    }
    match got.map_err(|e| e.to_string())? {
        None => same("no slice", &answer(row)?.is_null(), &true)?,
        Some(got) => {
            round_trip(&got)?;
            same("no slice", &answer(row)?.is_null(), &false)?;
            equal("slice", &got, &answer_layout(row)?)?;
        }
    }
    Ok(right(row))
}

/// Whether a slice is what the oracle and the row say.
fn sliced(row: &Row, got: &Map, naive: &Layout, places: &[Place]) -> Result<(), String> {
    round_trip(got)?;
    equal("slice, by the oracle", got, naive)?;
    same("places", &bridge::layout(got).function().ok_or("the oracle gives up")?, &places.to_vec())?;
    if let Some(addresses) = row.json.get("correct_addresses") {
        same("addresses", &places.to_vec(), &addresses_of(addresses))?;
    }
    if !only_the_oracle_knows(row) {
        same("no slice", &answer(row)?.is_null(), &false)?;
        equal("slice", got, &answer_layout(row)?)?;
    }
    Ok(())
}

/// A list of places, without the axes at zero.
fn addresses_of(json: &serde_json::Value) -> Vec<Place> {
    let one = |place: &serde_json::Value| {
        let mut place = vectors::axis_map(place);
        place.retain(|_, n| *n != 0);
        place
    };
    list(json).iter().map(one).collect()
}

/// `pack {layout, num}`.
pub(super) fn pack(row: &Row) -> Judged {
    let (asked, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let n = number(row.input("num"));
    // a negative number is no count: the type refuses it
    let Ok(count) = u64::try_from(n) else { return Ok(Verdict::Refused) };
    let got = map.try_pack(count);
    match slicing::packed(&asked, n) {
        Ok(naive) => {
            if few(&asked.extents()) {
                same("packs", &slicing::packs(&asked, &naive, n), &Some(true))?;
            }
            if n == 1 && row.error() == Some("not_packable") {
                // one element is one, whatever the last iter is
                return same("as before", &got, &Ok(map)).map(|()| Verdict::Corrected);
            }
            counted(row, got, &naive)
        }
        // Where the reference has divided all the same, multiplying does not give the operand back.
        Err(Unpackable::Layout) if row.error().is_none() && !only_the_oracle_knows(row) => {
            let back = slicing::unpacked(&answer_layout(row)?, n);
            let back = back.ok().and_then(|back| bridge::map(&back).ok()).ok_or("no layout")?;
            let floored = equal("multiplied again", &back, &asked).is_err();
            same("the reference has divided what does not divide", &floored, &true)?;
            refused(row, "not_packable", got).map(|_| Verdict::Corrected)
        }
        Err(Unpackable::Layout) => refused(row, "not_packable", got)
            .map(|v| if row.reference_is_wrong() { Verdict::Corrected } else { v }),
        Err(Unpackable::Power) => refused(row, "num_not_pow2", got),
    }
}

/// `unpack {layout, num}`.
pub(super) fn unpack(row: &Row) -> Judged {
    let (asked, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let n = number(row.input("num"));
    let Ok(count) = u64::try_from(n) else { return Ok(Verdict::Refused) };
    let got = map.try_unpack(count);
    match slicing::unpacked(&asked, n) {
        Ok(naive) => {
            if few(&naive.extents()) {
                same("packs", &slicing::packs(&naive, &asked, n), &Some(true))?;
            }
            if let Ok(got) = got {
                let back = got.try_pack(count).map_err(|e| e.to_string())?;
                equal("packed again", &back, &asked)?;
                same("shape, packed again", back.shape(), map.shape())?;
            }
            counted(row, got, &naive)
        }
        Err(Unpackable::Power) => refused(row, "num_not_pow2", got),
        Err(Unpackable::Layout) => refused(row, "not_unpackable", got),
    }
}

/// A layout that counts in other units is what the oracle says, and the row.
fn counted(row: &Row, got: Result<Map, LayoutError>, naive: &Layout) -> Judged {
    if let Some(kind) = row.error() {
        return refused(row, kind, got);
    }
    let got = got.map_err(|e| e.to_string())?;
    round_trip(&got)?;
    equal("by the oracle", &got, naive)?;
    if !only_the_oracle_knows(row) {
        equal("by the row", &got, &answer_layout(row)?)?;
    }
    Ok(right(row))
}

/// `broadcast {layout, num, position, axis}`; -1 is behind the last iter.
pub(super) fn broadcast(row: &Row) -> Judged {
    let (asked, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let (n, position) = (number(row.input("num")), number(row.input("position")));
    let iters = i128::try_from(asked.shard.len()).expect("few");
    let position = if position < 0 { iters + 1 + position } else { position };
    let position = usize::try_from(position).map_err(|e| e.to_string())?;
    let name = row.input("axis").as_str().ok_or("no axis")?;
    let got = map.try_broadcast(u64::try_from(n).map_err(|e| e.to_string())?, position, bridge::axis(name));
    if row.error().is_none() && asked.swizzle.is_some() && name != "m" {
        // the reference lets another axis under a swizzle, if nothing moves on it
        return refused(row, "compose_axis_not_m", got).map(|_| Verdict::Corrected);
    }
    if let Some(kind) = row.error() {
        return refused(row, kind, got);
    }
    let got = got.map_err(|e| e.to_string())?;
    round_trip(&got)?;
    let mut extents = asked.extents();
    extents.insert(position, n);
    if few(&extents) {
        for x in row_major(&extents, product(&extents).expect("few")) {
            let mut without = x.clone();
            without.remove(position);
            let at = bridge::coordinate(&x).expect("not negative");
            let place = bridge::place(&got.try_base(&at).map_err(|e| e.to_string())?);
            same(&format!("place of {x:?}"), &Some(place), &asked.base(&without))?;
        }
    }
    equal("broadcast", &got, &answer_layout(row)?)?;
    Ok(right(row))
}

/// The groups of a layout in another order: as a layout of the rows, and by meaning.
fn permuted(
    row: &Row,
    got: Result<Map, LayoutError>,
    groups: &[Vec<i128>],
    order: &[usize],
    map: &Map,
) -> Judged {
    if let Some(kind) = row.error() {
        return refused(row, kind, got);
    }
    let got = got.map_err(|e| e.to_string())?;
    round_trip(&got)?;
    equal("permuted", &got, &answer_layout(row)?)?;
    let shape: Vec<i128> = groups.iter().map(|group| group.iter().product()).collect();
    let before =
        map.try_reshape(&bridge::shape(&shape).map_err(|e| e.to_string())?).map_err(|e| e.to_string())?;
    for x in row_major(&shape, product(&shape).ok_or("many")?.min(1 << 12)) {
        let y: Vec<i128> = order.iter().map(|from| x[*from]).collect();
        let place = |map: &Map, x: &[i128]| {
            let at = bridge::coordinate(x).expect("not negative");
            map.try_base(&at).map(|point| bridge::place(&point))
        };
        same(&format!("place of {x:?}"), &place(&got, &y), &place(&before, &x))?;
    }
    Ok(right(row))
}

fn positions(json: &serde_json::Value) -> Vec<usize> {
    numbers(json).iter().map(|n| usize::try_from(*n).unwrap_or(usize::MAX)).collect()
}

/// `permute_dims {layout, perm}`: each iter is a dimension.
pub(super) fn permute_dims(row: &Row) -> Judged {
    let (asked, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let order = positions(row.input("perm"));
    let groups: Vec<Vec<i128>> = asked.extents().iter().map(|e| vec![*e]).collect();
    permuted(row, map.try_permute(&order), &groups, &order, &map)
}

/// `permute_by_groups {layout, seps, perm}`.
pub(super) fn permute_by_groups(row: &Row) -> Judged {
    let (asked, map) = match build(row, "layout") {
        Ok(built) => built,
        Err(verdict) => return verdict,
    };
    let (order, separators) = (positions(row.input("perm")), positions(row.input("seps")));
    let extents = asked.extents();
    let groups: Vec<Vec<i128>> =
        separators.windows(2).map(|ends| extents.get(ends[0]..ends[1]).unwrap_or(&[]).to_vec()).collect();
    permuted(row, map.try_permute_groups(&separators, &order), &groups, &order, &map)
}
