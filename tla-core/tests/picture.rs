//! Layouts as tables of text.

use tla_core::Swizzle;
use tla_core::nested::Composed;
use tla_core::nested::parse::tla;
use tla_core::parse::tirx;

fn drawn(text: &str) -> String {
    tirx(text).expect("a layout").picture().to_string()
}

#[test]
fn one_dimension_is_a_line_and_none_is_a_cell() {
    assert_eq!(drawn("S[4:3] + 1"), " 0  1  2  3\n 1  4  7 10\n");
    assert_eq!(drawn("R[2:4] + 3"), "3|7\n");
    assert_eq!(drawn("R[2:4@laneid] + 3"), "laneid,m\n0|4,3\n");
}

#[test]
fn all_dimensions_but_the_last_run_down() {
    assert_eq!(drawn("S[(2,2,2)]"), "    0 1\n0,0 0 1\n0,1 2 3\n1,0 4 5\n1,1 6 7\n");
}

#[test]
fn what_is_too_large_is_cut_off() {
    let map = tirx("S[(3,20):(20,1)]").expect("a layout");
    let picture = map.picture().at_most(2, 3);
    assert_eq!(picture.to_string(), "    0  1  2 ..\n 0  0  1  2 ..\n 1 20 21 22 ..\n..\n");
    let narrow = map.picture().narrower_than(9);
    assert_eq!(narrow.to_string().lines().next(), Some("   0  1 .."));
    // one column is there however narrow the line, none if that is what is asked
    assert_eq!(map.picture().narrower_than(0).to_string().lines().next(), Some("   0 .."));
    assert_eq!(map.picture().at_most(0, 0).to_string(), "   ..\n..\n");
}

#[test]
fn many_copies_are_cut_off() {
    assert_eq!(drawn("S[1:1@laneid] + R[8:1@laneid]"), "laneid\n         0\n0|1|2|3|..\n");
    // copies that meet are found once
    assert_eq!(drawn("S[1] + R[(4,4):(1,1)]").lines().nth(1), Some("0|1|2|3|.."));
}

#[test]
fn negative_and_swizzled_addresses_are_where_they_are() {
    assert_eq!(drawn("S[3:-1]"), " 0  1  2\n 0 -1 -2\n");
    assert_eq!(drawn("Swizzle<0,1,1> o S[4] + R[2:4]"), "  0   1   2   3\n0|4 1|5 3|7 2|6\n");
}

#[test]
fn offset_and_swizzle_of_a_composed_layout() {
    let swizzle = Swizzle::try_new(0, 1, 1).expect("a swizzle");
    let composed = Composed::with(Some(swizzle), 2, tla("(2,2):(1,2)").expect("a layout"));
    assert_eq!(composed.picture().to_string(), "  0 1\n0 3 4\n1 2 5\n");
}

#[test]
fn no_elements_no_picture() {
    assert_eq!(tla("(2,0):(1,2)").expect("a layout").picture().to_string(), "");
}

/// Rows and columns add up where the iters are grouped; every cell is asked of the layout here.
#[test]
fn every_cell_is_where_its_element_is() {
    for text in [
        "S[(4,6):(6,1)]",
        "(6,4) -> S[(4,6):(7,1)]",
        "(8,3) -> S[(4,6):(6,1)]",
        "(3,8) -> S[(4,6):(6,1)]",
        "(2,20) -> S[(2,4,5):(-3,50,1)] + 7",
        "(2,3,4) -> S[(6,4):(1@laneid,2)] + 3@warpid",
        "(4,8) -> Swizzle<0,2,2> o S[(4,8):(8,1)] + 5",
        "(4,8) -> Swizzle<1,1,1> o S[(32,):(3,)] + 1",
    ] {
        let map = tirx(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let extents = map.shape().extents();
        let (columns, names) = (extents[extents.len() - 1], map.axes());
        let mut cells = Vec::new();
        for index in 0..map.size() {
            let at = map.try_base(&[index]).expect("in range");
            let on: Vec<String> = names.as_slice().iter().map(|axis| at.on(*axis).to_string()).collect();
            cells.push(on.join(","));
        }
        let picture = map.picture().at_most(100, 100).narrower_than(1000).to_string();
        let heads = if picture.contains("laneid") { 2 } else { 1 };
        let drawn: Vec<String> = picture
            .lines()
            .skip(heads)
            .flat_map(|line| line.split_whitespace().skip(1).map(str::to_owned).collect::<Vec<_>>())
            .collect();
        assert_eq!(drawn, cells, "{text}");
        assert_eq!(picture.lines().count() as u64, heads as u64 + map.size() / columns, "{text}");
    }
}
