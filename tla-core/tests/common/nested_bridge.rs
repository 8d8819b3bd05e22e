//! From the oracle's nested layouts to the library's, and back.

use super::nested::{Nested, Tree};
use tla_core::LayoutError;
use tla_core::nested::{IntTuple, NestedLayout};

/// The tree as the library's value.
pub(crate) fn tuple(tree: &Tree) -> Result<IntTuple, LayoutError> {
    let too_large = LayoutError::NumberRange { place: tla_core::Place::Whole };
    match tree {
        Tree::Leaf(n) => Ok(IntTuple::leaf(i64::try_from(*n).map_err(|_| too_large)?)),
        Tree::Tuple(entries) => {
            let entries: Vec<_> = entries.iter().map(tuple).collect::<Result<_, _>>()?;
            IntTuple::try_tuple(&entries)
        }
    }
}

/// The library's value as a tree.
pub(crate) fn tree_of(tuple: &IntTuple) -> Tree {
    match tuple.as_leaf() {
        Some(n) => Tree::Leaf(i128::from(n)),
        None => {
            let entry = |i| tree_of(&tuple.entry(i).expect("below the rank"));
            Tree::Tuple((0..tuple.rank()).map(entry).collect())
        }
    }
}

/// Extents as the library takes them; a negative one does not exist there.
pub(crate) fn extents(entries: &[i128]) -> Result<Vec<u64>, LayoutError> {
    let one = |n: &i128| {
        let negative = LayoutError::NegativeOperand { operand: i64::try_from(*n).unwrap_or(i64::MIN) };
        u64::try_from(*n).map_err(|_| negative)
    };
    entries.iter().map(one).collect()
}

/// The library's layout as the oracle writes it.
pub(crate) fn nested(layout: &NestedLayout) -> Nested {
    Nested {
        shape: tree_of(layout.shape()),
        stride: tree_of(layout.stride()),
        origin: layout.origin().iter().copied().map(i128::from).collect(),
    }
}

/// The library's layout of these parts.
pub(crate) fn library(
    shape: &Tree,
    stride: &Tree,
    origin: Option<&[i128]>,
) -> Result<NestedLayout, LayoutError> {
    let (shape, stride) = (tuple(shape)?, tuple(stride)?);
    match origin {
        None => NestedLayout::try_new(shape, stride),
        Some(origin) => NestedLayout::try_with_origin(shape, stride, &extents(origin)?),
    }
}
