//! Slice and dice, order, division of shapes, text.

use super::*;
use tla_core::Swizzle;
use tla_core::nested::{Composed, PartialCoordinate};

/// A coordinate for `shape` by the bits of `choice`, and its entries: a hole and the extents there, or a number.
fn holed(shape: &Tree, choice: &mut u64) -> (PartialCoordinate, Vec<(bool, Tree)>) {
    let mut bit = || {
        let bit = *choice & 1;
        *choice >>= 1;
        bit == 1
    };
    let (deeper, hole, index) = (bit(), bit(), i128::from(bit()) + 2 * i128::from(bit()));
    if let (Tree::Tuple(entries), true) = (shape, deeper) {
        let parts: Vec<_> = entries.iter().map(|entry| holed(entry, choice)).collect();
        let coordinates: Vec<_> = parts.iter().map(|part| part.0).collect();
        let all = parts.into_iter().flat_map(|part| part.1).collect();
        return (PartialCoordinate::try_tuple(&coordinates).unwrap(), all);
    }
    if hole {
        return (PartialCoordinate::HOLE, vec![(true, shape.clone())]);
    }
    let index = index % shape.product();
    (PartialCoordinate::at(i64::try_from(index).unwrap()), vec![(false, Tree::Leaf(index))])
}

/// The coordinate with the holes filled, by text: `_` by the numbers in order.
fn filled(coordinate: &PartialCoordinate, numbers: &[i128]) -> IntTuple {
    let mut text = coordinate.to_string();
    for number in numbers {
        text = text.replacen('_', &number.to_string(), 1);
    }
    parse::int_tuple(&text).unwrap()
}

proptest! {
    #![proptest_config(config(1500))]

    /// A slice at its holes is the layout at the filled coordinate.
    #[test]
    fn slice_is_its_definition(layout in layouts(4, true), choice: u64, offset in 100_i64..200, swizzled: bool) {
        let (mut choice, shape) = (choice, tree_of(layout.shape()));
        let (coordinate, entries) = holed(&shape, &mut choice);
        prop_assert_eq!(&parse::partial(&coordinate.to_string()).unwrap(), &coordinate);
        let swizzle = if swizzled { Some(Swizzle::try_new(1, 2, 2).unwrap()) } else { None };
        let Ok(whole) = Composed::try_with(swizzle, offset, layout) else { return Ok(()) };
        let slice = whole.try_slice(&coordinate).unwrap();
        prop_assert_eq!(slice.layout(), &layout.try_slice(&coordinate).unwrap());
        prop_assert_eq!(slice.offset(), offset + layout.try_slice_offset(&coordinate).unwrap());
        let open: Vec<i128> = entries.iter().filter(|entry| entry.0).map(|entry| entry.1.product()).collect();
        for numbers in coordinates(&open) {
            let expected = whole.try_at(&filled(&coordinate, &numbers)).unwrap();
            let at = if coordinate == PartialCoordinate::HOLE { leaf(numbers[0]) } else { flat(&numbers) };
            prop_assert_eq!(slice.try_at(&at).unwrap(), expected);
        }
        // the dice is what the slice is not: together they have every leaf
        let dice = layout.try_dice(&coordinate).unwrap();
        let mut both = [modes(slice.layout()), modes(&dice)].concat();
        let mut all = modes(&layout);
        both.sort_unstable();
        all.sort_unstable();
        prop_assert_eq!(both, all);
    }

    /// Compact, and faster by rank; equal ranks from left to right.
    #[test]
    fn order_is_by_rank(shape in layouts(4, false), ranks in prop::collection::vec(-2_i64..3, 4)) {
        let leaves = tree_of(shape.shape()).leaves();
        let order = {
            let mut ranks = ranks.iter().copied().map(i128::from);
            tuple(&crate::common::nested::refilled(&tree_of(shape.shape()), &mut ranks)).unwrap()
        };
        let made = NestedLayout::try_ordered(*shape.shape(), &order).unwrap();
        prop_assert!(counted(addresses(&made)).keys().copied().eq(0..size(&shape)));
        let strides = tree_of(made.stride()).leaves();
        let mut by_rank: Vec<usize> = (0..leaves.len()).collect();
        by_rank.sort_by_key(|k| ranks[*k]);
        let mut next = 1;
        for k in by_rank {
            prop_assert_eq!(strides[k], if leaves[k] == 1 { 0 } else { next });
            next *= leaves[k];
        }
        // one number against a tuple counts for all leaves in it
        prop_assert_eq!(NestedLayout::try_ordered(*shape.shape(), &leaf(7)), NestedLayout::try_compact(*shape.shape()));
    }

    /// The quotient of each leaf by what the leaves before it leave of the divisor.
    #[test]
    fn division_of_shapes(shape in layouts(4, false), by in 1_i128..40) {
        let leaves = tree_of(shape.shape()).leaves();
        let (mut rest, mut exact, mut rest_up, mut up) = (by, Some(Vec::new()), by, Vec::new());
        for extent in &leaves {
            exact = exact.and_then(|mut quotients| {
                let quotient = if extent % rest == 0 { extent / rest } else if rest % extent == 0 { 1 } else { return None };
                quotients.push(quotient);
                rest = if extent % rest == 0 { 1 } else { rest / extent };
                Some(quotients)
            });
            let ceil = |a: i128, b: i128| (a + b - 1) / b;
            up.push(ceil(*extent, rest_up));
            rest_up = ceil(rest_up, *extent);
        }
        let quotient = shape.shape().try_shape_div(&leaf(by));
        prop_assert_eq!(quotient.ok().map(|made| tree_of(&made).leaves()), exact.clone());
        let made = shape.shape().try_ceil_div(&leaf(by)).unwrap();
        prop_assert!(made.is_congruent(shape.shape()));
        prop_assert_eq!(tree_of(&made).leaves(), up);
        if let (Some(exact), 1) = (exact, rest) {
            prop_assert_eq!(exact.iter().product::<i128>() * by, size(&shape));
        }
        // a tuple of divisors divides entry by entry, and an integer by their product
        let entries: Vec<i128> = mode_sizes(&shape);
        let by_entry = flat(&entries).try_shape_div(&flat(&vec![by; entries.len()]));
        let each: Option<Vec<i128>> = entries.iter().map(|e| if e % by == 0 { Some(e / by) } else if by % e == 0 { Some(1) } else { None }).collect();
        prop_assert_eq!(by_entry.ok().map(|made| tree_of(&made).leaves()), each);
        prop_assert_eq!(leaf(by * 12).try_shape_div(&flat(&[2, 6])).unwrap(), leaf(by));
    }

    /// What is printed is read back.
    #[test]
    fn text_is_read_back(layout in layouts(4, true), offset in -3_i64..99, swizzle in prop::option::of((0_i64..5, 0_i64..3, any::<bool>()))) {
        let swizzle = swizzle.map(|(m, b, mirrored)| {
            let swizzle = Swizzle::try_new(m, b, 3).unwrap();
            if mirrored && b > 0 { swizzle.mirrored() } else { swizzle }
        });
        if let Ok(composed) = Composed::try_with(swizzle, offset, layout) {
            prop_assert_eq!(parse::composed(&composed.to_string()), Ok(composed));
        }
        prop_assert_eq!(parse::cute(&layout.to_string()), Ok(layout));
    }
}

#[test]
fn mistakes_in_text_are_shown_where_they_are() {
    let at = |text: &str| {
        let error = parse::composed(text).unwrap_err();
        (error.at, error.len, error.error.to_string())
    };
    assert_eq!(at("Sw<3,3,2> o 0 o 8:1").0, 0);
    assert_eq!(at("Sw<3,3,3> 8:1"), (10, 1, "expected `o` and a layout after the swizzle".into()));
    assert_eq!(at("Sw<3,3,3> o -4 o 8:1").0, 17);
    assert_eq!(at("Sw<3 3,3> o 8:1"), (5, 1, "expected `,` between the parameters of the swizzle".into()));
    assert!(
        parse::composed("").is_err() && parse::composed("S").is_err() && parse::composed("Sw<,").is_err()
    );
    assert!(parse::composed("4 o").is_err() && parse::composed("(4) o 8:1").is_err());
    assert!(parse::partial("(_,").is_err() && parse::partial("_ _").is_err() && parse::partial("").is_err());
    assert_eq!(parse::partial("_3").unwrap(), PartialCoordinate::at(3));
}

#[test]
fn mistakes_of_slices_say_both_numbers() {
    let slice = |layout_text: &str, text: &str| {
        layout(layout_text).try_slice(&parse::partial(text).unwrap()).unwrap_err().to_string()
    };
    assert_eq!(
        slice("(4,(2,4)):(8,(1,2))", "(_,8)"),
        "slice: entry 1 of the coordinate is 8 and its mode has extent 8: count from 0, or leave a hole `_`",
    );
    assert!(slice("(4,8):(1,4)", "(-1,_)").starts_with("slice: entry 0 of the coordinate is -1"));
    assert!(slice("(4,8):(1,4)", "(_,_,_)").contains('3'));
    assert!(slice("(4,8):(1,4)", "(_,(_,0))").contains("deeper"));
}
