//! [`PartialCoordinate`]: a coordinate with holes.

use core::fmt;

use super::tuple::{IntTuple, MAX_NODES, MAX_WIDTH, Node};
use crate::error::LayoutError;

/// A coordinate of which some entries are left open: `(_,3)` is all of column 3.
///
/// ```
/// use tla_core::nested::{PartialCoordinate, parse};
///
/// let column = PartialCoordinate::try_tuple(&[PartialCoordinate::HOLE, PartialCoordinate::at(3)])?;
/// assert_eq!(column.to_string(), "(_,3)");
/// assert_eq!(parse::partial("(_,3)")?, column);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PartialCoordinate {
    /// The coordinate, 0 where a hole is.
    pub(super) coordinate: IntTuple,
    /// Bit `i`: node `i` of the coordinate is a hole.
    pub(super) holes: u64,
}

// one bit a node
const _: () = assert!(MAX_NODES <= 64);

impl PartialCoordinate {
    /// `_`: a hole, which leaves a mode as it is.
    pub const HOLE: PartialCoordinate = PartialCoordinate { coordinate: IntTuple::leaf(0), holes: 1 };

    /// The integer `index`: a place in a mode.
    #[must_use]
    pub const fn at(index: i64) -> Self {
        Self { coordinate: IntTuple::leaf(index), holes: 0 }
    }

    /// A coordinate without holes.
    #[must_use]
    pub const fn whole(coordinate: IntTuple) -> Self {
        Self { coordinate, holes: 0 }
    }

    /// The tuple of these entries.
    ///
    /// # Errors
    /// [`LayoutError::TupleSize`] beyond 16 entries or 48 nodes.
    pub const fn try_tuple(entries: &[PartialCoordinate]) -> Result<Self, LayoutError> {
        let mut coordinates = [IntTuple::EMPTY; MAX_WIDTH];
        if entries.len() > MAX_WIDTH {
            return Err(LayoutError::TupleSize { width: entries.len() });
        }
        let mut i = 0;
        while i < entries.len() {
            coordinates[i] = entries[i].coordinate;
            i += 1;
        }
        // all nodes fit, so that each of them has a bit
        let coordinate = tri!(IntTuple::try_tuple(coordinates.split_at(entries.len()).0));
        let mut holes = 0;
        let mut node = 1;
        i = 0;
        while i < entries.len() {
            holes |= entries[i].holes << node;
            node += entries[i].coordinate.nodes.len;
            i += 1;
        }
        Ok(Self { coordinate, holes })
    }

    /// Whether the node is a hole.
    pub(super) const fn is_hole(&self, node: usize) -> bool {
        self.holes >> node & 1 == 1
    }

    /// The coordinate, if it has no holes.
    #[must_use]
    pub const fn as_whole(&self) -> Option<IntTuple> {
        if self.holes == 0 { Some(self.coordinate) } else { None }
    }

    fn write(&self, node: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.coordinate.nodes.items[node] {
            Node::Leaf(_) if self.is_hole(node) => f.write_str("_"),
            Node::Leaf(index) => write!(f, "{index}"),
            Node::Tuple(width) => {
                f.write_str("(")?;
                let mut at = node + 1;
                for entry in 0..width {
                    f.write_str(if entry == 0 { "" } else { "," })?;
                    self.write(at, f)?;
                    at = self.coordinate.end_of(at);
                }
                f.write_str(if width == 1 { ",)" } else { ")" })
            }
        }
    }
}

/// `(_,(1,_))`; `(_,)` for a tuple of one.
impl fmt::Display for PartialCoordinate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(0, f)
    }
}

impl fmt::Debug for PartialCoordinate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
