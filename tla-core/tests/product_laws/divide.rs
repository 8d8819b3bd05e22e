//! Divide holds its definition; the arrangements are one layout, rearranged; the ragged bound tells what exists.

use super::*;
use tla_core::{LayoutError, ModeError};

/// The result of dividing `layout` by `tiler`, by brute force: `(tile, rest)` counts positions `T(t) + T*(r)`,
/// which together are `0..covered`, each as often as the tile repeats itself.
fn check(whole: &NestedLayout, tiler: &NestedLayout, divided: &NestedLayout) -> Result<i128, TestCaseError> {
    prop_assert_eq!(divided.rank(), 2);
    let (tile, rest) = (divided.mode(0).unwrap(), divided.mode(1).unwrap());
    let tiles = addresses(tiler);
    prop_assert_eq!(size(&tile), size(tiler));
    // the first tile is the elements that the tiler counts
    for (t, position) in tiles.iter().enumerate() {
        prop_assert_eq!(at(&tile, t.try_into().unwrap()), at(whole, *position));
    }
    // where the tiles start: the smallest position not covered yet, each time
    let distinct = counted(tiles.iter().copied());
    let repeats = distinct.values().max().copied().unwrap();
    prop_assert!(distinct.values().all(|times| *times == repeats));
    let mut covered = BTreeMap::new();
    for r in 0..size(&rest) {
        let start = (0..).find(|position| !covered.contains_key(position)).unwrap();
        prop_assert_eq!(at(&rest, r), at(whole, start), "tile {} starts at {}", r, start);
        for position in distinct.keys() {
            prop_assert!(covered.insert(start + position, ()).is_none());
        }
    }
    // no hole is left below the end
    let end = i128::try_from(covered.len()).unwrap();
    prop_assert!(covered.keys().copied().eq(0..end));
    prop_assert!(end >= size(whole));
    // one tile fewer, with what is between its elements, would not do
    let span = modes(tiler).iter().filter(|mode| mode.0 > 1).map(|mode| mode.0 * mode.1).max().unwrap_or(1);
    prop_assert!(end - span.max(1) < size(whole));
    // tile and rest add up
    for (index, address) in addresses(divided).into_iter().enumerate() {
        let index = i128::try_from(index).unwrap();
        prop_assert_eq!(address, at(&tile, index % size(&tile)) + at(&rest, index / size(&tile)));
    }
    Ok(end)
}

proptest! {
    #![proptest_config(config(1000))]

    #[test]
    fn logical_divide_is_its_definition(whole in layouts(3, true), tiler in layouts(2, false)) {
        let exact = whole.try_logical_divide(&tiler);
        match whole.try_ragged_divide(&tiler) {
            Ok(ragged) => {
                let end = check(&whole, &tiler, ragged.layout())?;
                prop_assert_eq!(ragged.bounds(), [u64::try_from(size(&whole)).unwrap()]);
                // the position is inside exactly where an element is, each once a repeat of the tile
                let mut found = Vec::new();
                for index in 0..size(ragged.layout()) {
                    let position = at(ragged.position(), index);
                    let inside = ragged.try_is_inside(&leaf(index)).unwrap();
                    prop_assert_eq!(inside, position < size(&whole));
                    if inside {
                        prop_assert_eq!(at(ragged.layout(), index), at(&whole, position));
                        found.push(position);
                    }
                }
                let found = counted(found);
                prop_assert!(found.keys().copied().eq(0..size(&whole)));
                match exact {
                    Ok(exact) => {
                        prop_assert_eq!(end, size(&whole));
                        prop_assert_eq!(exact, *ragged.layout());
                        let (there, here) = (counted(addresses(&exact)), counted(addresses(&whole)));
                        prop_assert!(there.keys().eq(here.keys()));
                    }
                    Err(error) => {
                        let refused = matches!(error, LayoutError::Mode(ModeError::DivideRagged { mode: None, covered, size: elements })
                            if i128::from(covered) == end && i128::from(elements) == size(&whole));
                        prop_assert!(refused && end > size(&whole), "{}", error);
                    }
                }
            }
            Err(_) => prop_assert!(exact.is_err()),
        }
    }

    #[test]
    fn by_mode_is_mode_by_mode((whole, (tiler, tiles)) in (layouts(4, true), shape_tilers())) {
        let rank = whole.rank();
        let divided = whole.try_logical_divide_modes(&tiler);
        let ragged = whole.try_ragged_divide_modes(&tiler);
        if tiles.len() > rank {
            let refused = matches!(divided, Err(LayoutError::Mode(ModeError::TilerRank { .. })));
            prop_assert!(refused);
            prop_assert!(ragged.is_err());
            return Ok(());
        }
        let each: Result<Vec<_>, _> = (0..rank).map(|mode| {
            let one = whole.mode(mode).unwrap();
            tile_of(&tiles, mode).map_or(Ok(one), |tile| one.try_logical_divide(&tile))
        }).collect();
        match (divided, each) {
            (Ok(divided), Ok(each)) => {
                prop_assert_eq!(NestedLayout::try_join(&each).unwrap(), divided);
                prop_assert_eq!(*ragged.unwrap().layout(), divided);
            }
            (Err(_), Err(_)) => {}
            (divided, each) => prop_assert!(false, "{:?} against {:?}", divided, each),
        }
        let each: Result<Vec<_>, _> = (0..rank).map(|mode| {
            let one = whole.mode(mode).unwrap();
            tile_of(&tiles, mode).map_or(Ok(one), |tile| Ok(*one.try_ragged_divide(&tile)?.layout()))
        }).collect::<Result<_, LayoutError>>();
        match (ragged, each) {
            (Ok(ragged), Ok(each)) => {
                prop_assert_eq!(NestedLayout::try_join(&each).unwrap(), *ragged.layout());
                let sizes = mode_sizes(&whole);
                let cut = mode_sizes(ragged.layout());
                for coordinate in coordinates(&cut) {
                    let position = |mode: usize| at(&ragged.position().mode(mode).unwrap(), coordinate[mode]);
                    let inside = (0..rank).all(|mode| position(mode) < sizes[mode]);
                    prop_assert_eq!(ragged.try_is_inside(&flat(&coordinate)).unwrap(), inside);
                    if inside {
                        let positions: Vec<i128> = (0..rank).map(position).collect();
                        prop_assert_eq!(
                            ragged.layout().try_at(&flat(&coordinate)),
                            whole.try_at(&coordinate_of(&whole, &positions))
                        );
                    }
                }
            }
            (Err(_), Err(_)) => {}
            (ragged, each) => prop_assert!(false, "{:?} against {:?}", ragged, each),
        }
    }

    #[test]
    fn arrangements_are_rearrangements((whole, (tiler, tiles)) in (layouts(4, true), shape_tilers())) {
        let Ok(logical) = whole.try_logical_divide_modes(&tiler) else {
            prop_assert!(whole.try_zipped_divide_modes(&tiler).is_err());
            return Ok(());
        };
        let zipped = whole.try_zipped_divide_modes(&tiler).unwrap();
        check_arranged(&logical, &tiles, &zipped)?;
        let tiled = whole.try_tiled_divide_modes(&tiler).unwrap();
        prop_assert_eq!(modes(&tiled), modes(&zipped));
        prop_assert_eq!(tiled.rank(), 1 + whole.rank());
        prop_assert_eq!(tiled.mode(0), zipped.mode(0));
        let keeps = tiles.iter().any(|tile| matches!(tile, ModeTiler::Keep));
        match whole.try_flat_divide_modes(&tiler) {
            Ok(arranged) => {
                prop_assert!(!keeps);
                prop_assert_eq!(modes(&arranged), modes(&zipped));
                prop_assert_eq!(arranged.rank(), tiles.len() + whole.rank());
            }
            Err(error) => {
                let refused = matches!(error, LayoutError::Mode(ModeError::FlatKeep { .. }));
                prop_assert!(keeps && refused);
            }
        }
    }

    #[test]
    fn arrangements_of_a_layout_tiler_too(whole in layouts(3, true), tiler in layouts(2, false)) {
        let Ok(logical) = whole.try_logical_divide(&tiler) else { return Ok(()) };
        let zipped = whole.try_zipped_divide(&tiler).unwrap();
        prop_assert_eq!(zipped, logical);
        let (tile, rest) = (logical.mode(0).unwrap(), logical.mode(1).unwrap());
        let tiled = whole.try_tiled_divide(&tiler).unwrap();
        prop_assert_eq!((modes(&tiled), tiled.rank()), (modes(&logical), 1 + rest.rank()));
        let arranged = whole.try_flat_divide(&tiler).unwrap();
        prop_assert_eq!((modes(&arranged), arranged.rank()), (modes(&logical), tile.rank() + rest.rank()));
    }
}

/// The zipped form at `((t0, ..), (r0, ..))` is the logical one at `((t0, r0), ..)`.
pub(super) fn check_arranged(
    logical: &NestedLayout,
    tiles: &[ModeTiler],
    zipped: &NestedLayout,
) -> Result<(), TestCaseError> {
    let pairs: Vec<(Option<NestedLayout>, NestedLayout)> = (0..logical.rank())
        .map(|mode| {
            let pair = logical.mode(mode).unwrap();
            match tile_of(tiles, mode) {
                Some(_) => (pair.mode(0), pair.mode(1).unwrap()),
                None => (None, pair),
            }
        })
        .collect();
    let (first, second) = (zipped.mode(0).unwrap(), zipped.mode(1).unwrap());
    prop_assert_eq!((zipped.rank(), first.rank(), second.rank()), (2, tiles.len(), logical.rank()));
    for (mode, (tile, rest)) in pairs.iter().enumerate() {
        prop_assert_eq!(&second.mode(mode).unwrap(), rest);
        if mode < tiles.len() {
            prop_assert_eq!(first.mode(mode).unwrap(), tile.unwrap_or_else(|| layout("1:0")));
        }
    }
    Ok(())
}
