//! [`NestedLayout`]: shape, stride and origin shape.

use super::tuple::{IntTuple, MAX_NODES, MAX_WIDTH, Node};
use crate::axis;
use crate::error::{LayoutError, Place, Quantity};
use crate::list::List;
use crate::num;

/// A nested layout as a value: `shape:stride:origin`.
///
/// Shape and stride are nested alike (congruent); the origin shape has one entry a top-level mode and
/// is the *valid* range, which padding to whole blocks can exceed in memory. The origin takes no part
/// in addressing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NestedLayout {
    pub(super) shape: IntTuple,
    pub(super) stride: IntTuple,
    pub(super) origin: List<u64, MAX_WIDTH>,
}

impl NestedLayout {
    /// The layout with the default origin: the product of each top-level mode.
    ///
    /// # Errors
    /// Those of [`try_with_origin`](Self::try_with_origin).
    pub const fn try_new(shape: IntTuple, stride: IntTuple) -> Result<Self, LayoutError> {
        // The layouts of types come this way, each of them in const evaluation: one walk finds that nothing
        // is wrong, as with nearly all. What is wrong, and an extent of 0, is looked at more closely.
        if let Some(origin) = modes_of_sound(&shape, &stride) {
            return Ok(Self { shape, stride, origin });
        }
        tri!(check(&shape, &stride));
        let origin = tri!(modes(&shape));
        let layout = Self { shape, stride, origin };
        tri!(layout.try_capacity());
        Ok(layout)
    }

    /// The layout of the CuTe algebra with these parts: strides may be negative, extents are at least 1.
    ///
    /// ```
    /// use tla_core::nested::{IntTuple, NestedLayout};
    ///
    /// // eight elements from back to front
    /// let back = NestedLayout::try_signed(IntTuple::leaf(8), IntTuple::leaf(-1))?;
    /// assert_eq!(back.try_at(&IntTuple::leaf(3))?, -3);
    /// assert_eq!(back.capacity(), 8);
    /// # Ok::<(), tla_core::LayoutError>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::NotCongruent`]; [`LayoutError::ExtentZero`] and [`LayoutError::ExtentNegative`];
    /// [`LayoutError::Overflow`] at the leaf where the number of elements or the capacity is no `i64`.
    pub const fn try_signed(shape: IntTuple, stride: IntTuple) -> Result<Self, LayoutError> {
        if let Some(mode) = shape.differs_from(&stride) {
            return Err(LayoutError::NotCongruent { mode });
        }
        Self::assembled(shape, stride)
    }

    /// [`try_signed`](Self::try_signed) for const contexts.
    ///
    /// # Panics
    /// Where `try_signed` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn signed(shape: IntTuple, stride: IntTuple) -> Self {
        match Self::try_signed(shape, stride) {
            Ok(layout) => layout,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_signed`](Self::try_signed) of two tuples that are nested alike.
    pub(super) const fn assembled(shape: IntTuple, stride: IntTuple) -> Result<Self, LayoutError> {
        let mut origin = List::empty(1);
        let (mut at, rank) = match shape.nodes.items[0] {
            Node::Leaf(_) => (0, 1),
            Node::Tuple(width) => (1, width),
        };
        let (mut size, mut reach) = (1_i64, 0_i128);
        let (mut d, mut leaf) = (0, 0);
        while d < rank {
            let end = shape.end_of(at);
            let mut product = 1_u64;
            while at < end {
                if let (Node::Leaf(extent), Node::Leaf(stride)) =
                    (shape.nodes.items[at], stride.nodes.items[at])
                {
                    let place = Place::Leaf(leaf);
                    let Some(positive) = num::unsigned(extent) else {
                        return Err(LayoutError::ExtentNegative { place, extent });
                    };
                    if extent == 0 {
                        return Err(LayoutError::ExtentZero { place });
                    }
                    size = match size.checked_mul(extent) {
                        Some(size) => size,
                        None => return Err(LayoutError::Overflow { quantity: Quantity::Size, place }),
                    };
                    // the factor of a size that fits
                    product *= positive;
                    // below 2^126 and added to less than 2^63: no overflow of i128
                    reach += (extent as i128 - 1) * num::magnitude(stride) as i128;
                    if reach >= i64::MAX as i128 {
                        let quantity = Quantity::Reach(axis::M);
                        return Err(LayoutError::Overflow { quantity, place });
                    }
                    leaf += 1;
                }
                at += 1;
            }
            // never refused: a tuple has no more entries
            let _ = origin.push(product);
            d += 1;
        }
        Ok(Self { shape, stride, origin })
    }

    /// The layout with this origin shape.
    ///
    /// # Errors
    /// [`LayoutError::NotCongruent`]; [`LayoutError::ExtentNegative`] and
    /// [`LayoutError::StrideNegative`]; [`LayoutError::OriginRank`]; [`LayoutError::OriginBeyond`] when
    /// a valid extent is larger than its mode; [`LayoutError::Overflow`] at the leaf where the number of
    /// elements or the capacity is no `i64`.
    pub const fn try_with_origin(
        shape: IntTuple,
        stride: IntTuple,
        origin: &[u64],
    ) -> Result<Self, LayoutError> {
        let mut layout = tri!(Self::try_new(shape, stride));
        if origin.len() != shape.rank() {
            return Err(LayoutError::OriginRank { origin: origin.len(), rank: shape.rank() });
        }
        let mut d = 0;
        while d < origin.len() {
            let extent = layout.origin.as_slice()[d];
            if origin[d] > extent {
                return Err(LayoutError::OriginBeyond { dim: d, origin: origin[d], extent });
            }
            layout.origin = layout.origin.with(d, origin[d]);
            d += 1;
        }
        Ok(layout)
    }

    /// The shape in memory, in elements.
    #[must_use]
    pub const fn shape(&self) -> &IntTuple {
        &self.shape
    }

    /// The strides, in elements, nested as the shape.
    #[must_use]
    pub const fn stride(&self) -> &IntTuple {
        &self.stride
    }

    /// The valid range: one extent a top-level mode, in elements.
    #[must_use]
    pub const fn origin(&self) -> &[u64] {
        self.origin.as_slice()
    }

    /// The number of top-level modes.
    #[must_use]
    pub const fn rank(&self) -> usize {
        self.shape.rank()
    }

    /// How deep the shape is nested.
    #[must_use]
    pub const fn depth(&self) -> usize {
        self.shape.depth()
    }

    /// The number of valid elements: the product of the origin shape.
    #[must_use]
    pub const fn size(&self) -> u64 {
        let mut product = 1_u64;
        let mut d = 0;
        while d < self.origin.len() {
            // no larger than the product of the modes, which `try_new` found to fit, or 0
            product = match product.checked_mul(self.origin.as_slice()[d]) {
                Some(product) => product,
                None => return 0,
            };
            d += 1;
        }
        product
    }

    /// `1 + sum (extent - 1) * |stride|` over all leaves, padding included: the elements of memory that
    /// the layout needs, CuTe's `cosize`; 0 when an extent is 0.
    ///
    /// # Errors
    /// [`LayoutError::Overflow`] when it is no `i64`; not for a layout that was made.
    pub const fn try_capacity(&self) -> Result<u64, LayoutError> {
        let (extents, strides) = (self.shape.leaves(), self.stride.leaves());
        if tri!(product(&extents, 0, extents.len())) == 0 {
            return Ok(0);
        }
        // in range before each step, and a step is below 2^126: no overflow of i128
        let mut last = 0_i128;
        let mut i = 0;
        while i < extents.len {
            last += (extents.items[i] as i128 - 1) * num::magnitude(strides.items[i]) as i128;
            // the capacity is one more
            if last >= i64::MAX as i128 {
                let (quantity, place) = (Quantity::Reach(axis::M), Place::Leaf(i));
                return Err(LayoutError::Overflow { quantity, place });
            }
            i += 1;
        }
        match num::narrow(last + 1) {
            Some(capacity) => match num::unsigned(capacity) {
                Some(capacity) => Ok(capacity),
                // not reached: no extent is 0, so nothing is below 0
                None => Ok(0),
            },
            // not reached: tested in the loop
            None => Ok(0),
        }
    }

    /// The capacity of a layout that was made, which fits.
    #[must_use]
    pub const fn capacity(&self) -> u64 {
        match self.try_capacity() {
            Ok(capacity) => capacity,
            Err(_) => 0,
        }
    }
}

/// The product of each top-level mode of a layout whose parts are congruent, whose extents are at least 1, whose
/// strides are at least 0, and whose size and capacity fit; `None` for any other.
const fn modes_of_sound(shape: &IntTuple, stride: &IntTuple) -> Option<List<u64, MAX_WIDTH>> {
    if shape.nodes.len != stride.nodes.len {
        return None;
    }
    let mut origin = List::empty(1);
    let (mut size, mut reach) = (1_i64, 0_i64);
    // nodes of the mode that are still to come; a leaf alone is one mode
    let (mut at, mut open) = match shape.nodes.items[0] {
        Node::Leaf(_) => (0, 1),
        Node::Tuple(_) => (1, 0),
    };
    if at == 1
        && let (Node::Tuple(a), Node::Tuple(b)) = (shape.nodes.items[0], stride.nodes.items[0])
        && a != b
    {
        return None;
    }
    let mut product = 1_u64;
    while at < shape.nodes.len {
        if open == 0 {
            open = 1;
            product = 1;
        }
        match (shape.nodes.items[at], stride.nodes.items[at]) {
            (Node::Leaf(extent), Node::Leaf(stride)) if extent > 0 && stride >= 0 => {
                size = match size.checked_mul(extent) {
                    Some(size) => size,
                    None => return None,
                };
                reach = match (extent - 1).checked_mul(stride) {
                    Some(far) => match reach.checked_add(far) {
                        // the capacity is one more
                        Some(reach) if reach < i64::MAX => reach,
                        _ => return None,
                    },
                    None => return None,
                };
                // the factor of a size that fits
                product *= num::magnitude(extent);
            }
            (Node::Tuple(a), Node::Tuple(b)) if a == b => open += a,
            _ => return None,
        }
        open -= 1;
        if open == 0 && !origin.push(product) {
            return None;
        }
        at += 1;
    }
    Some(origin)
}

/// Congruent, nothing negative.
const fn check(shape: &IntTuple, stride: &IntTuple) -> Result<(), LayoutError> {
    if let Some(mode) = shape.differs_from(stride) {
        return Err(LayoutError::NotCongruent { mode });
    }
    let (extents, strides) = (shape.leaves(), stride.leaves());
    let mut i = 0;
    while i < extents.len {
        if extents.items[i] < 0 {
            let place = Place::Leaf(i);
            return Err(LayoutError::ExtentNegative { place, extent: extents.items[i] });
        }
        if strides.items[i] < 0 {
            return Err(LayoutError::StrideNegative { leaf: i, stride: strides.items[i] });
        }
        i += 1;
    }
    Ok(())
}

/// The product of each top-level mode.
const fn modes(shape: &IntTuple) -> Result<List<u64, MAX_WIDTH>, LayoutError> {
    let leaves = shape.leaves();
    let mut modes = List::empty(1);
    let (mut d, mut from) = (0, 0);
    while d < shape.rank() {
        let to = match shape.entry(d) {
            Some(mode) => from + mode.leaves().len(),
            // not reached: there is an entry for each of the rank
            None => from,
        };
        let extent = match num::unsigned(tri!(product(&leaves, from, to))) {
            Some(extent) => extent,
            // not reached: no extent is negative
            None => 0,
        };
        // never refused: a tuple has at most as many entries
        let _ = modes.push(extent);
        from = to;
        d += 1;
    }
    Ok(modes)
}

/// The product of the extents `from..to`; 0 when one is 0, whatever the others are.
const fn product(extents: &List<i64, MAX_NODES>, from: usize, to: usize) -> Result<i64, LayoutError> {
    let extents = &extents.items;
    let mut product = 1_i64;
    let mut overflow = None;
    let mut i = from;
    while i < to {
        if extents[i] == 0 {
            return Ok(0);
        }
        match product.checked_mul(extents[i]) {
            Some(larger) => product = larger,
            None if overflow.is_none() => overflow = Some(i),
            None => {}
        }
        i += 1;
    }
    match overflow {
        Some(i) => Err(LayoutError::Overflow { quantity: Quantity::Size, place: Place::Leaf(i) }),
        None => Ok(product),
    }
}
