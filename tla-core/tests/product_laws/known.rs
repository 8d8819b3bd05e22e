//! Known cases, in const evaluation; and the words of what is refused.

use super::*;
use tla_core::nested::{Composed, Major, PartialCoordinate, ThreadValue};
use tla_core::{Swizzle, SwizzleWidth};

const fn cute(text: &str) -> NestedLayout {
    match parse::cute(text) {
        Ok(layout) => layout,
        Err(_) => panic!("a layout"),
    }
}

const fn shape(extents: &[i64]) -> IntTuple {
    match IntTuple::try_flat(extents) {
        Ok(shape) => shape,
        Err(_) => panic!("a shape"),
    }
}

const fn by_mode(extents: &[u64]) -> ShapeTiler {
    match ShapeTiler::try_extents(extents) {
        Ok(tiler) => tiler,
        Err(_) => panic!("a tiler"),
    }
}

const ROWS: NestedLayout = cute("(8,64):(64,1)");
const COLUMN: PartialCoordinate = match parse::partial("(_,3)") {
    Ok(coordinate) => coordinate,
    Err(_) => panic!("a coordinate"),
};

/// Every operation is a constant.
static MADE: [(NestedLayout, &str); 20] = [
    (ROWS.logical_divide(&cute("4:2")), "(4,(2,64)):(128,(64,1))"),
    (cute("32:1").zipped_divide(&cute("2:8")), "(2,(8,2)):(8,(1,16))"),
    (cute("32:1").tiled_divide(&cute("2:8")), "(2,8,2):(8,1,16)"),
    (cute("96:1").flat_divide(&cute("(2,3):(8,16)")), "(2,3,8,2):(8,16,1,48)"),
    (ROWS.logical_divide_modes(&by_mode(&[4, 16])), "((4,2),(16,4)):((64,256),(1,16))"),
    (ROWS.zipped_divide_modes(&by_mode(&[4, 16])), "((4,16),(2,4)):((64,1),(256,16))"),
    (ROWS.tiled_divide_modes(&by_mode(&[4, 16])), "((4,16),2,4):((64,1),256,16)"),
    (ROWS.flat_divide_modes(&by_mode(&[4, 16])), "(4,16,2,4):(64,1,256,16)"),
    (cute("(2,2):(4,1)").logical_product(&cute("6:1")), "((2,2),(2,3)):((4,1),(2,8))"),
    (cute("(2,2):(1,2)").zipped_product(&cute("2:1")), "((2,2),2):((1,2),4)"),
    (cute("4:1").tiled_product(&cute("(2,2):(1,2)")), "(4,2,2):(1,4,8)"),
    (cute("4:1").flat_product(&cute("(2,2):(1,2)")), "(4,2,2):(1,4,8)"),
    (cute("(2,2):(1,2)").blocked_product(&cute("(3,3):(3,1)")), "((2,3),(2,3)):((1,12),(2,4))"),
    (cute("(2,2):(1,2)").raked_product(&cute("(3,3):(3,1)")), "((3,2),(3,2)):((12,1),(4,2))"),
    (cute("(8,8):(8,1)").tile_to_shape(&shape(&[16, 24])), "((8,2),(8,3)):((8,64),(1,128))"),
    (cute("(32,(32,4)):(32,(1,1024))").upcast(16), "(32,(2,4)):(2,(1,64))"),
    (ROWS.recast(16, 8), "(8,128):(128,1)"),
    (ROWS.slice(&COLUMN), "(8,):(64,)"),
    (ROWS.dice(&COLUMN), "(64,):(1,)"),
    (NestedLayout::ordered(shape(&[2, 3, 4]), &shape(&[2, 0, 1])), "(2,3,4):(12,1,3)"),
];

const OPERAND: ThreadValue = ThreadValue::new(&cute("(8,4):(4,1)"), &cute("(2,2):(1,2)"));
const ATOM: Composed = Composed::smem_atom(Major::Mn, SwizzleWidth::B64, 16);
const OWNERS: u64 = cute("((4,8),2):((0,1),8)").copies(16);

#[test]
fn operations_are_constants() {
    for (layout, text) in &MADE {
        assert_eq!(layout.to_string(), *text);
    }
    assert_eq!(OPERAND.layout().to_string(), "((4,8),(2,2)):((32,2),(1,16))");
    assert_eq!(ATOM.to_string(), "Sw<2,3,3> o 0 o (32,8):(1,32)");
    assert_eq!(OWNERS, 4);
}

/// The tile of a shape and that of a layout are two things: 4 rows of 8, or the first 32 elements.
#[test]
fn a_shape_is_no_layout() {
    let whole = layout("(8,16):(1,8)");
    let by_shape = whole.try_zipped_divide_modes(&by_mode(&[4, 8])).unwrap();
    let by_layout = whole.try_zipped_divide(&layout("(4,8):(1,4)")).unwrap();
    assert_eq!(by_shape.to_string(), "((4,8),(2,2)):((1,8),(4,64))");
    assert_eq!(by_layout.to_string(), "((4,8),4):((1,4),32)");
}

#[test]
fn mistakes_say_the_operation_the_mode_and_both_numbers() {
    let whole = layout("(8,96):(96,1)");
    let told = |made: Result<NestedLayout, tla_core::LayoutError>| {
        let text = made.unwrap_err().to_string();
        assert!(!text.contains('\n'), "{text}");
        text
    };
    assert_eq!(
        told(layout("96:1").try_logical_divide(&layout("32:2"))),
        "divide: the tiles cover 128 elements and there are 96: the last tile would be partial; the ragged divide gives \
         the bound to test",
    );
    assert_eq!(
        told(whole.try_zipped_divide_modes(&by_mode(&[4, 64]))),
        "divide: the tiles of mode 1 cover 128 elements and there are 96: the last tile would be partial; the ragged \
         divide gives the bound to test",
    );
    let keep = ShapeTiler::try_new(&[ModeTiler::Extent(4), ModeTiler::Keep]).unwrap();
    assert_eq!(
        told(whole.try_flat_divide_modes(&keep)),
        "flat divide: mode 1 is kept and has no tile to stand among the tiles: zipped and tiled take it",
    );
    assert_eq!(
        told(whole.try_tile_to_shape(&shape(&[16, 100]))),
        "tile_to_shape: mode 1, extent 100, is no multiple of the block's 96",
    );
    assert_eq!(
        told(whole.try_tile_to_shape(&shape(&[16]))),
        "tile_to_shape: a block of 2 modes and a shape of 1: the shape needs at least as many",
    );
    assert_eq!(
        told(layout("(3,4):(6,1)").try_upcast(4)),
        "upcast: leaf 0, stride 6, and an element of 4: one must divide the other",
    );
    assert_eq!(
        told(layout("(4,2):(1,2)").try_upcast(4)),
        "upcast: leaves 0 and 1 both step inside an element of 4: the second must begin where the first ends",
    );
    assert_eq!(
        told(layout("4:2").try_downcast(2)),
        "downcast by 2: no mode has stride 1, so the parts of an element would have no mode to be neighbours in",
    );
    assert_eq!(
        told(layout("(8,64):(64,1)").try_recast(16, 12)),
        "recast from 16 to 12 bits: leaf 0 steps by 64 elements of 16 bits: their bits have to be a multiple of 12, or \
         divide it",
    );
    assert_eq!(
        told(
            layout("(8,5):(15,1)").try_recast(16, 80).and_then(|_| layout("(8,7):(15,1)").try_recast(16, 80))
        ),
        "recast from 16 to 80 bits: leaf 1, extent 7 at stride 1, does not end with an element of 80 bits: 80 must \
         divide 7 * 1 * 16",
    );
    assert_eq!(
        told(layout("(2,4):(2,-1)").try_recast(8, 32)),
        "recast from 8 to 32 bits: leaf 1, stride -1, runs backwards inside an element of 32 bits: only steps over \
         whole ones may be negative",
    );
    assert_eq!(
        told(layout("(4,2):(1,2)").try_recast(8, 32)),
        "recast from 8 to 32 bits: leaves 0 and 1 both step inside an element of 32 bits: the second must begin where \
         the first ends",
    );
    assert_eq!(
        told(layout("4:2").try_recast(32, 8)),
        "recast from 32 to 8 bits: no mode has stride 1, so the parts of an element would have no mode to be neighbours \
         in",
    );
    assert_eq!(
        told(NestedLayout::try_ordered(shape(&[4, 8]), &shape(&[0, 1, 2]))),
        "ordered: 3 ranks for 2 modes: give one rank a mode, or one for all of them",
    );
    let grid = ThreadValue::try_new(&layout("(8,4):(0,1)"), &layout("2:1")).unwrap_err().to_string();
    assert_eq!(
        grid,
        "thread_value: 32 threads of 2 values do not own every element once: number the threads, and the values, without \
         gaps",
    );
    assert_eq!(
        shape(&[6, 2]).try_shape_div(&IntTuple::leaf(5)).unwrap_err().to_string(),
        "shape_div: 6 by 5: one must divide the other",
    );
    let odd = Composed::try_with(Some(Swizzle::new(3, 3, 3)), 3, ROWS).unwrap();
    assert_eq!(
        odd.try_upcast(2).unwrap_err().to_string(),
        "upcast: the offset 3 is inside an element of 2: it must be a multiple",
    );
    assert_eq!(
        odd.try_recast(8, 16).unwrap_err().to_string(),
        "recast from 8 to 16 bits: the offset 3 is inside an element of 16 bits: 16 must divide 3 * 8",
    );
}
