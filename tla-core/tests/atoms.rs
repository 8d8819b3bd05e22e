//! Every operand of 187 matrix-multiply and 16 copy instructions, as layouts from (thread, value) to the
//! column-major index of a tile: each loads, holds every element of its tile once or equally often, and its
//! inverse is what walking over all threads and values says. What is wrong in the data is found by the
//! library itself. The counts are printed (`cargo test -p tla-core --test atoms -- --nocapture`).

mod common;

use std::collections::BTreeMap;

use common::vectors;
use serde_json::Value;
use tla_core::nested::{IntTuple, NestedLayout};
use tla_core::{Iter, LayoutError, Map, OwnerError, axis};

const ATOMS: &str = include_str!("data/atoms.jsonl");

/// What a layout from (thread, value) to an element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// Every element once.
    Bijection,
    /// Every element so many times.
    Replicated(u64),
    /// Some elements of the tile, each so many times, the others never.
    Part(u64),
    /// Two values that are not copies share an element.
    Aliased,
    /// An element that the tile does not have.
    Beyond,
    /// No layout: the library refuses it.
    Refused,
}

fn tuple(json: &Value) -> IntTuple {
    match json.as_array() {
        Some(entries) => {
            let entries: Vec<IntTuple> = entries.iter().map(tuple).collect();
            IntTuple::try_tuple(&entries).unwrap()
        }
        None => IntTuple::leaf(json.as_i64().unwrap()),
    }
}

fn layout(json: &Value) -> Result<NestedLayout, LayoutError> {
    NestedLayout::try_new(tuple(&json["shape"]), tuple(&json["stride"]))
}

/// The iters that move, and how often the ones with stride 0 repeat them.
fn without_copies(map: &Map) -> (Map, u64) {
    let moving: Vec<Iter> = map.shard().iter().copied().filter(|iter| iter.stride != 0).collect();
    let copies = map.shard().iter().filter(|iter| iter.stride == 0).map(|iter| iter.extent).product();
    (Map::new(&moving, &[], &[]), copies)
}

/// Which linear index each address holds, by walking over all of them; `None` where two hold the same. The
/// addresses run from 0 to `highest`.
fn owners(map: &Map, highest: usize) -> Option<Vec<Option<u64>>> {
    let mut owners = vec![None; highest + 1];
    let mut addresses = vec![0];
    for iter in map.shard() {
        let digits =
            |address: i64| (0..iter.extent.cast_signed()).map(move |digit| address + digit * iter.stride);
        addresses = addresses.into_iter().flat_map(digits).collect();
    }
    for (index, address) in addresses.into_iter().enumerate() {
        let owner = &mut owners[usize::try_from(address).unwrap()];
        if owner.replace(index as u64).is_some() {
            return None;
        }
    }
    Some(owners)
}

/// Checks an operand whose tile has `elements` elements.
fn check(name: &str, json: &Value, elements: u64) -> Kind {
    let Ok((nested, map)) = layout(json).and_then(|nested| Ok((nested, nested.try_map()?))) else {
        return Kind::Refused;
    };
    // an iter of stride 0 repeats what the others do, by definition
    let (moving, copies) = without_copies(&map);
    assert_eq!(map.size(), moving.size() * copies);
    let owners = owners(&moving, usize::try_from(nested.capacity()).unwrap() - 1);
    let inverse = match moving.try_inverse(&[axis::M]) {
        Ok(inverse) => inverse,
        Err(LayoutError::Owner(OwnerError::Collision(_))) => {
            assert!(owners.is_none(), "{name}");
            return Kind::Aliased;
        }
        Err(error) => panic!("{name}: {error}"),
    };
    let owners = owners.unwrap_or_else(|| panic!("{name}: a collision was not seen"));
    // with the copies: two threads hold one element, so that it has no single owner
    let of_all = map.try_inverse(&[axis::M]);
    assert_eq!(of_all.is_ok(), copies == 1, "{name}");
    for (element, &owner) in owners.iter().enumerate() {
        let place = [i64::try_from(element).unwrap()];
        assert_eq!(inverse.try_index_at(&place), Ok(owner), "{name} at {element}");
        // (thread, value), at some elements
        if let (Ok(of_all), Some(owner), 0) = (&of_all, owner, element % 7) {
            let coordinate = of_all.try_coord_at(&place).unwrap().unwrap();
            let values = map.shape().extents()[1];
            assert_eq!(coordinate.as_slice(), [owner / values, owner % values], "{name} at {element}");
        }
    }
    for beside in [-1, i64::try_from(owners.len()).unwrap()] {
        assert_eq!(inverse.try_index_at(&[beside]), Ok(None), "{name}");
    }
    let held = owners.iter().flatten().count() as u64;
    assert_eq!(inverse.try_is_total(), Ok(held == owners.len() as u64), "{name}");
    if owners.len() as u64 > elements {
        return Kind::Beyond;
    }
    match (held == elements, copies) {
        (true, 1) => Kind::Bijection,
        (true, copies) => Kind::Replicated(copies),
        (false, copies) => Kind::Part(copies),
    }
}

/// What a file of atoms comes to.
#[derive(Default)]
struct Walk {
    rows: usize,
    counts: BTreeMap<(String, Kind), u32>,
    /// The operands of each kind that does not hold a whole tile.
    unusual: BTreeMap<Kind, Vec<String>>,
}

/// Checks all operands of a file, and prints how many are of which kind.
fn walk(text: &str) -> Walk {
    let mut all = Walk::default();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let row: Value = serde_json::from_str(line).unwrap();
        let name = row["name"].as_str().unwrap();
        let operands: Vec<(&str, u64)> = if row["kind"] == "mma" {
            let mnk: Vec<u64> =
                row["shape_mnk"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
            vec![("a", mnk[0] * mnk[2]), ("b", mnk[1] * mnk[2]), ("c", mnk[0] * mnk[1])]
        } else {
            // a copy moves as many bits as its wider side reaches
            let reach = |side: &str| layout(&row[side]).map_or(0, |layout| layout.capacity());
            let bits = reach("src_bits").max(reach("dst_bits"));
            vec![("src_bits", bits), ("dst_bits", bits)]
        };
        for (operand, elements) in operands {
            let kind = check(&format!("{operand} of {name}"), &row[operand], elements);
            *all.counts.entry((format!("{} {operand}", row["kind"].as_str().unwrap()), kind)).or_default() +=
                1;
            if !matches!(kind, Kind::Bijection | Kind::Replicated(_)) {
                all.unusual.entry(kind).or_default().push(format!("{operand} of {name}"));
            }
        }
        all.rows += 1;
    }
    for ((operand, kind), count) in &all.counts {
        println!("{operand}: {count} {kind:?}");
    }
    all
}

#[test]
fn every_operand_of_every_atom_is_owned() {
    let Walk { rows, mut unusual, .. } = walk(ATOMS);
    assert_eq!(rows, 203);
    // Wrong in the data, and found out: an operand of a 4-bit instruction whose stride is half of what it
    // should be, and one of a 4x4x4 instruction that reaches beyond its tile.
    assert_eq!(
        unusual.remove(&Kind::Aliased).unwrap(),
        ["b of SM80_16x8x32_S32S4S4S32_TN", "a of CDNA_4x4x4_F32F16F16_MFMA"]
    );
    // Operands of one vendor's instructions have stride 0 where threads hold different columns: each element
    // that is held is held equally often, but the others are not held at all.
    let parts: Vec<String> = unusual.into_values().flatten().collect();
    println!("only a part of the tile: {} operands", parts.len());
    assert!(parts.iter().all(|part| part.contains("_MFMA")), "{parts:#?}");
    assert_eq!(parts.len(), 66);
}

/// A file of the folder `TLA_VECTORS`: whatever is in it, the library and walking over it agree; what holds no
/// whole tile is listed.
#[test]
fn the_atoms_of_another_file_are_owned() {
    let Ok(path) = vectors::whole("atoms.jsonl") else { return };
    let text = std::fs::read_to_string(&path).unwrap();
    if text == ATOMS {
        return println!("the same atoms");
    }
    let Walk { rows, unusual, .. } = walk(&text);
    println!("{rows} atoms; unusual: {unusual:#?}");
    assert!(rows > 0, "no atoms in {}", path.display());
}

#[test]
fn the_known_mistakes_of_the_field_are_refused() {
    // the operand as one package has it, and as it is right
    let wrong = cute("((4,8),8)", "((32,1),8)").unwrap().try_map().unwrap();
    assert_eq!(
        wrong.try_inverse(&[axis::M]).unwrap_err().to_string(),
        "the elements (0, 4) and (1, 0) share a place: both are at 32 on `m`; \
         a place has an owner only where it holds one element"
    );
    let right = cute("((4,8),8)", "((64,1),8)").unwrap().try_map().unwrap();
    assert_eq!(right.try_inverse(&[axis::M]).unwrap().try_is_total(), Ok(true));
    // strides of another that are nested one level deeper than their shape
    assert_eq!(cute("((4,8),(32,2))", "((512,1),((16,8)))"), Err(LayoutError::NotCongruent { mode: 1 }));
    assert!(cute("((4,8),(32,2))", "((512,1),(16,8))").is_ok());
}

fn cute(shape: &str, stride: &str) -> Result<NestedLayout, LayoutError> {
    let json = |text: &str| serde_json::from_str(&text.replace('(', "[").replace(')', "]")).unwrap();
    NestedLayout::try_new(tuple(&json(shape)), tuple(&json(stride)))
}
