//! How the pairs of divide and product are put together: logical, zipped, tiled, flat.

use super::draft::Draft;
use super::layout::NestedLayout;
use super::tiler::ShapeTiler;
use crate::error::{LayoutError, ModeError};

/// How what belongs to the tiles and what counts them are put side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Arrangement {
    /// `(tiles, rests)`
    Zipped,
    /// `(tiles, r0, r1, ..)`
    Tiled,
    /// `(t0, t1, .., r0, r1, ..)`
    Flat,
}

/// `(tiles, rests)`, arranged.
pub(super) const fn pair(
    zipped: &NestedLayout,
    arrangement: Arrangement,
) -> Result<NestedLayout, LayoutError> {
    if matches!(arrangement, Arrangement::Zipped) {
        return Ok(*zipped);
    }
    let (from, middle) = zipped.nodes_of(0);
    let (_, end) = zipped.nodes_of(1);
    let (tiles, inside) = entries(zipped, from);
    let (rests, after) = entries(zipped, middle);
    let mut draft = Draft::new();
    if matches!(arrangement, Arrangement::Tiled) {
        tri!(draft.tuple(1 + rests));
        tri!(draft.copy(zipped, from, middle));
    } else {
        tri!(draft.tuple(tiles + rests));
        tri!(draft.copy(zipped, inside, middle));
    }
    tri!(draft.copy(zipped, after, end));
    draft.finish()
}

/// A layout of pairs `(tile, rest)`, one for each mode that `tiler` does not keep, arranged.
pub(super) const fn by_mode(
    operation: &'static str,
    logical: &NestedLayout,
    tiler: &ShapeTiler,
    arrangement: Arrangement,
) -> Result<NestedLayout, LayoutError> {
    let (rank, tiles) = (logical.rank(), tiler.rank());
    let mut draft = Draft::new();
    tri!(draft.tuple(2));
    tri!(draft.tuple(tiles));
    let mut mode = 0;
    while mode < tiles {
        let (from, _) = logical.nodes_of(mode);
        if tiler.nodes_of(mode).is_some() {
            // the first of the two entries of the pair
            tri!(draft.copy(logical, from + 1, logical.shape.end_of(from + 1)));
        } else if matches!(arrangement, Arrangement::Flat) {
            return Err(LayoutError::Mode(ModeError::FlatKeep { operation, mode }));
        } else {
            tri!(draft.leaf(1, 0));
        }
        mode += 1;
    }
    tri!(draft.tuple(rank));
    mode = 0;
    while mode < rank {
        let (from, to) = logical.nodes_of(mode);
        let from = if tiler.nodes_of(mode).is_some() { logical.shape.end_of(from + 1) } else { from };
        tri!(draft.copy(logical, from, to));
        mode += 1;
    }
    pair(&tri!(draft.finish()), arrangement)
}

/// How many entries the mode at node `from` has, and where the first of them is; a leaf is its only entry.
const fn entries(layout: &NestedLayout, from: usize) -> (usize, usize) {
    match layout.shape.nodes.items[from] {
        super::tuple::Node::Leaf(_) => (1, from),
        super::tuple::Node::Tuple(width) => (width, from + 1),
    }
}
