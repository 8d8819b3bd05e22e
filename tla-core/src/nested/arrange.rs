//! How the pairs of divide and product are put together: logical, zipped, tiled, flat.

use super::draft::Draft;
use super::layout::NestedLayout;
use super::tiler::ShapeTiler;
use super::tuple::{IntTuple, Node};
use crate::error::{LayoutError, ModeError};

/// How what belongs to the tiles and what counts them are put side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Arrangement {
    /// `(tile, rest)`, one pair, or one a mode.
    Logical,
    /// `(tiles, rests)`
    Zipped,
    /// `(tiles, r0, r1, ..)`
    Tiled,
    /// `(t0, t1, .., r0, r1, ..)`
    Flat,
}

/// The pair `(tile, rest)` that `logical` is, arranged.
pub(super) const fn pair(logical: Draft, arrangement: Arrangement) -> Result<NestedLayout, LayoutError> {
    let (shape, stride) = (&logical.shape, &logical.stride);
    let (middle, end) = (shape.end_of(1), shape.nodes.len);
    let (tiles, inside) = entries(shape, 1);
    let (rests, after) = entries(shape, middle);
    let mut draft = Draft::new();
    match arrangement {
        Arrangement::Logical | Arrangement::Zipped => return logical.finish(),
        Arrangement::Tiled => {
            tri!(draft.tuple(1 + rests));
            tri!(draft.copy_parts(shape, stride, (1, middle)));
        }
        Arrangement::Flat => {
            tri!(draft.tuple(tiles + rests));
            tri!(draft.copy_parts(shape, stride, (inside, middle)));
        }
    }
    tri!(draft.copy_parts(shape, stride, (after, end)));
    draft.finish()
}

/// A tuple of pairs `(tile, rest)`, one for each mode that `tiler` does not keep, arranged.
pub(super) const fn by_mode(
    operation: &'static str,
    logical: Draft,
    tiler: &ShapeTiler,
    arrangement: Arrangement,
) -> Result<NestedLayout, LayoutError> {
    let (shape, stride) = (&logical.shape, &logical.stride);
    let (rank, tiles) = (shape.rank(), tiler.rank());
    let mut draft = Draft::new();
    match arrangement {
        Arrangement::Logical => return logical.finish(),
        Arrangement::Zipped => tri!(draft.tuple(2)),
        Arrangement::Tiled => tri!(draft.tuple(1 + rank)),
        Arrangement::Flat => tri!(draft.tuple(tiles + rank)),
    }
    let flat = matches!(arrangement, Arrangement::Flat);
    if !flat {
        tri!(draft.tuple(tiles));
    }
    let (mut mode, mut at) = (0, 1);
    while mode < tiles {
        if tiler.nodes_of(mode).is_some() {
            // the first of the two entries of the pair
            tri!(draft.copy_parts(shape, stride, (at + 1, shape.end_of(at + 1))));
        } else if flat {
            return Err(LayoutError::Mode(ModeError::FlatKeep { operation, mode }));
        } else {
            tri!(draft.leaf(1, 0));
        }
        at = shape.end_of(at);
        mode += 1;
    }
    if matches!(arrangement, Arrangement::Zipped) {
        tri!(draft.tuple(rank));
    }
    (mode, at) = (0, 1);
    while mode < rank {
        let end = shape.end_of(at);
        let from = if tiler.nodes_of(mode).is_some() { shape.end_of(at + 1) } else { at };
        tri!(draft.copy_parts(shape, stride, (from, end)));
        at = end;
        mode += 1;
    }
    draft.finish()
}

/// How many entries the mode at node `from` has, and where the first of them is; a leaf is its only entry.
const fn entries(shape: &IntTuple, from: usize) -> (usize, usize) {
    match shape.nodes.items[from] {
        Node::Leaf(_) => (1, from),
        Node::Tuple(width) => (width, from + 1),
    }
}
