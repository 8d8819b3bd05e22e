//! Product holds its definition: copies of the block, where the tiler says, none over another.

use super::divide::check_arranged;
use super::*;
use tla_core::LayoutError;

/// The product by brute force: the block first, then copies of it; equal numbers of the tiler are one copy,
/// different ones are apart, and larger numbers are further on.
fn check(block: &NestedLayout, tiler: &NestedLayout, product: &NestedLayout) -> Result<(), TestCaseError> {
    prop_assert_eq!(product.rank(), 2);
    prop_assert_eq!(&product.mode(0).unwrap(), block);
    let copies = product.mode(1).unwrap();
    let numbers = addresses(tiler);
    prop_assert_eq!(size(&copies), size(tiler));
    let mut starts = BTreeMap::new();
    for (t, number) in numbers.iter().enumerate() {
        let start = at(&copies, t.try_into().unwrap());
        prop_assert_eq!(*starts.entry(*number).or_insert(start), start, "copy {}", number);
    }
    prop_assert!(starts.values().zip(starts.values().skip(1)).all(|(a, b)| a < b), "{:?}", starts);
    let elements = counted(addresses(block));
    let mut taken = BTreeMap::new();
    for (number, start) in &starts {
        for element in elements.keys() {
            let before = taken.insert(start + element, number);
            prop_assert!(before.is_none(), "copies {:?} and {} meet", before, number);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(config(700))]

    #[test]
    fn logical_product_is_its_definition(block in layouts(3, false), tiler in layouts(2, false)) {
        match block.try_logical_product(&tiler) {
            Ok(product) => check(&block, &tiler, &product)?,
            // one copy of a block whose modes are one after another is there always
            Err(error) => {
                let mut sorted: Vec<_> = modes(&block).into_iter().filter(|mode| mode.0 > 1 && mode.1 != 0).collect();
                sorted.sort_by_key(|mode| mode.1);
                let ordered = sorted.windows(2).all(|pair| pair[0].0 * pair[0].1 <= pair[1].1);
                prop_assert!(!ordered || size(&tiler) > 1, "{}", error);
            }
        }
    }

    /// Without holes the copies are one after another: CuTe's rule is then the only one possible.
    #[test]
    fn copies_of_a_compact_block_follow_it(sizes in prop::collection::vec(1_i128..5, 1..=3), order in prop::collection::vec(0_i128..4, 3), n in 1_i128..6) {
        let block = NestedLayout::try_ordered(flat(&sizes), &flat(&order[..sizes.len()])).unwrap();
        let product = block.try_logical_product(&layout(&format!("{n}:1"))).unwrap();
        let copies = product.mode(1).unwrap();
        prop_assert!((0..n).all(|k| at(&copies, k) == k * size(&block)));
    }

    #[test]
    fn blocked_and_raked_are_zips(block in layouts(3, false), tiler in layouts(3, false)) {
        prop_assume!(size(&block) * size(&tiler) <= 400);
        let rank = block.rank().max(tiler.rank());
        let product = block.try_logical_product(&tiler);
        let (blocked, raked) = (block.try_blocked_product(&tiler), block.try_raked_product(&tiler));
        let Ok(product) = product else {
            prop_assert!(blocked.is_err() && raked.is_err());
            return Ok(());
        };
        let (blocked, raked) = (blocked.unwrap(), raked.unwrap());
        prop_assert_eq!((blocked.rank(), raked.rank()), (rank, rank));
        let (first, second) = (product.mode(0).unwrap(), product.mode(1).unwrap());
        let pad = |mut sizes: Vec<i128>| { sizes.resize(rank, 1); sizes };
        let (inside, copies) = (pad(mode_sizes(&block)), pad(mode_sizes(&tiler)));
        for a in coordinates(&inside) {
            for c in coordinates(&copies) {
                // a tiler of one mode may have become several: by linear index
                let linear = |c: &[i128], sizes: &[i128]| c.iter().zip(sizes).rev().fold(0, |sum, (c, size)| sum * size + c);
                let expected = at(&first, linear(&a, &inside)) + at(&second, linear(&c, &copies));
                let pairs: Vec<i128> = (0..rank).map(|k| a[k] + inside[k] * c[k]).collect();
                prop_assert_eq!(i128::from(blocked.try_at(&flat(&pairs)).unwrap()), expected);
                let pairs: Vec<i128> = (0..rank).map(|k| c[k] + copies[k] * a[k]).collect();
                prop_assert_eq!(i128::from(raked.try_at(&flat(&pairs)).unwrap()), expected);
            }
        }
    }

    #[test]
    fn by_mode_is_mode_by_mode((block, (tiler, tiles)) in (layouts(4, false), shape_tilers())) {
        let product = block.try_logical_product_modes(&tiler);
        if tiles.len() > block.rank() {
            prop_assert!(product.is_err());
            return Ok(());
        }
        let each: Result<Vec<_>, LayoutError> = (0..block.rank()).map(|mode| {
            let one = block.mode(mode).unwrap();
            tile_of(&tiles, mode).map_or(Ok(one), |tile| one.try_logical_product(&tile))
        }).collect();
        match (product, each) {
            (Ok(product), Ok(each)) => {
                prop_assert_eq!(NestedLayout::try_join(&each).unwrap(), product);
                let zipped = block.try_zipped_product_modes(&tiler).unwrap();
                check_arranged(&product, &tiles, &zipped)?;
                prop_assert_eq!(modes(&block.try_tiled_product_modes(&tiler).unwrap()), modes(&zipped));
                if let Ok(arranged) = block.try_flat_product_modes(&tiler) {
                    prop_assert_eq!((modes(&arranged), arranged.rank()), (modes(&zipped), tiles.len() + block.rank()));
                }
            }
            (Err(_), Err(_)) => {}
            (product, each) => prop_assert!(false, "{:?} against {:?}", product, each),
        }
    }

    #[test]
    fn arrangements_of_a_layout_tiler_too(block in layouts(3, false), tiler in layouts(2, false)) {
        let Ok(logical) = block.try_logical_product(&tiler) else { return Ok(()) };
        prop_assert_eq!(block.try_zipped_product(&tiler).unwrap(), logical);
        let copies = logical.mode(1).unwrap();
        let tiled = block.try_tiled_product(&tiler).unwrap();
        prop_assert_eq!((modes(&tiled), tiled.rank()), (modes(&logical), 1 + copies.rank()));
        let arranged = block.try_flat_product(&tiler).unwrap();
        prop_assert_eq!((modes(&arranged), arranged.rank()), (modes(&logical), block.rank() + copies.rank()));
    }

    #[test]
    fn tile_to_shape_covers(block in layouts(3, false), times in prop::collection::vec(1_i128..4, 4), order in prop::collection::vec(0_i128..5, 4), off in 0_i128..3) {
        prop_assume!(size(&block) * times.iter().product::<i128>() <= 400);
        let sizes = mode_sizes(&block);
        let mut target: Vec<i128> = times.iter().enumerate().map(|(k, times)| times * sizes.get(k).copied().unwrap_or(1)).collect();
        let order = flat(&order);
        if off > 0 {
            target[0] += off;
        }
        match block.try_tile_to_shape_ordered(&flat(&target), &order) {
            Ok(tiled) => {
                prop_assert!(off == 0 || off % sizes[0] == 0);
                prop_assert_eq!(mode_sizes(&tiled), target.clone());
                // inside a block it is the block; blocks are apart, in the order that is asked for
                let mut starts = BTreeMap::new();
                for c in coordinates(&target) {
                    let size = |k: usize| sizes.get(k).copied().unwrap_or(1);
                    let inside: Vec<i128> = (0..sizes.len()).map(|k| c[k] % size(k)).collect();
                    let number: Vec<i128> = (0..4).map(|k| c[k] / size(k)).collect();
                    let inside = coordinate_of(&block, &inside);
                    let start = i128::from(tiled.try_at(&flat(&c)).unwrap()) - i128::from(block.try_at(&inside).unwrap());
                    prop_assert_eq!(*starts.entry(number).or_insert(start), start);
                }
                let numbers = NestedLayout::try_ordered(flat(&(0..4).map(|k| target[k] / sizes.get(k).copied().unwrap_or(1)).collect::<Vec<_>>()), &order).unwrap();
                let mut by_number: Vec<(i64, i128)> = starts.iter().map(|(c, start)| (numbers.try_at(&flat(c)).unwrap(), *start)).collect();
                by_number.sort_unstable();
                prop_assert!(by_number.windows(2).all(|pair| pair[0].1 < pair[1].1));
                let elements = counted(addresses(&block));
                let all = counted(by_number.iter().flat_map(|(_, start)| elements.keys().map(move |element| start + element)));
                prop_assert!(all.values().all(|times| *times == 1));
            }
            Err(error) => {
                let told = error.to_string();
                let not_whole = off % sizes[0] != 0;
                prop_assert_eq!(told.starts_with("tile_to_shape: mode 0"), not_whole, "{}", told);
            }
        }
    }
}

/// The cases that people met.
#[test]
fn known_cases() {
    let product = |a: &str, b: &str| layout(a).try_logical_product(&layout(b)).unwrap().to_string();
    assert_eq!(product("(2,5):(5,1)", "4:1"), "((2,5),4):((5,1),10)");
    assert_eq!(product("(2,2):(4,1)", "6:1"), "((2,2),(2,3)):((4,1),(2,8))");
    // two of every five: the copies that fit are further on
    assert_eq!(product("(2,2):(1,5)", "2:1"), "((2,2),2):((1,5),2)");
    // the holes of (2,2,2):(1,3,9) take no copy, and nothing is beyond 16 elements of 18
    let apart = layout("(2,2,2):(1,3,9)").try_logical_product(&layout("2:1"));
    assert!(apart.is_err_and(|error| error.to_string().starts_with("complement: ")));
}
