//! [`TilingError`]: what can be wrong with an operation of the TIRx algebra.

mod message;

use crate::axis::Axis;
use crate::error::Place;
use crate::swizzle::SwizzleWidth;
use crate::text::Name;

/// What is wrong with the operands of `tile`, `direct_sum`, `slice`, `pack` and the others of the TIRx algebra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TilingError {
    /// Two operands have shapes of different rank.
    Rank {
        /// The operation.
        operation: &'static str,
        /// What the two operands are called.
        operands: (&'static str, &'static str),
        /// Their ranks.
        ranks: (usize, usize),
    },
    /// A dimension of an operand's shape ends inside an iter that does not divide there.
    Boundary {
        /// The operation.
        operation: &'static str,
        /// What the operand is called.
        operand: &'static str,
        /// The dimension.
        dim: usize,
        /// How many times what is found so far the dimension needs.
        needed: u64,
        /// The iter of the canonical form, counted from the slowest.
        iter: usize,
        /// What is left of its extent.
        left: u64,
    },
    /// An extent is no multiple of another.
    NotDivisible {
        /// The operation.
        operation: &'static str,
        /// The dimension.
        dim: usize,
        /// Its extent.
        extent: u64,
        /// What should divide it.
        by: u64,
    },
    /// Axes that do not count inside one another as the axis does that is split into them.
    SplitChain {
        /// The axis that is split.
        axis: Axis,
        /// The part that does not fit.
        part: Axis,
    },
    /// An iter steps across the boundary of a part of an axis, and its extent does not divide there.
    SplitIter {
        /// The axis that is split.
        axis: Axis,
        /// The iter's extent.
        extent: u64,
        /// Its stride.
        stride: i64,
        /// The units of the axis after which the next part begins.
        width: u64,
    },
    /// A part of a split axis leaves its range, so that it would carry into the next wider one.
    SplitCarry {
        /// The part.
        part: Axis,
        /// The least number it has to count.
        lowest: i64,
        /// The greatest.
        highest: i64,
        /// How many there are.
        limit: i64,
    },
    /// An axis to be split that the layout is not on, while it goes beyond a part of it already.
    SplitAbsent {
        /// The axis.
        axis: Axis,
        /// The part.
        part: Axis,
        /// The least number it counts.
        lowest: i64,
        /// The greatest.
        highest: i64,
    },
    /// `group_many`: no shape, or more than it takes.
    GroupCount {
        /// How many there are.
        shapes: usize,
    },
    /// `group_many`: two shapes have boundaries that do not go together.
    GroupCuts {
        /// The shape that does not fit those before it.
        shape: usize,
        /// The elements behind one of the two boundaries.
        before: u64,
        /// Those behind the other, which are fewer.
        next: u64,
    },
    /// `group_many`: all boundaries together are more than a shape has.
    GroupRank {
        /// The shape that is too much.
        shape: usize,
    },
    /// An operand has a swizzle where only a layout of blocks can stand.
    Swizzled {
        /// The operation.
        operation: &'static str,
        /// What the operand is called.
        operand: &'static str,
    },
    /// `slice`: the region has another number of ranges than the shape has dimensions.
    SliceRank {
        /// Ranges of the region.
        ranges: usize,
        /// Dimensions of the shape.
        rank: usize,
    },
    /// `slice`: a range holds no element.
    SliceEmpty {
        /// The dimension.
        dim: usize,
        /// Where the range begins.
        begin: u64,
        /// Where it ends.
        end: u64,
    },
    /// `slice`: a range ends outside its dimension.
    SliceBeyond {
        /// The dimension.
        dim: usize,
        /// Where the range ends.
        end: u64,
        /// The extent of the dimension.
        extent: u64,
    },
    /// `slice`: the elements of a range are no layout of the iters that it covers.
    SliceSplit {
        /// The dimension.
        dim: usize,
        /// Where the range begins.
        begin: u64,
        /// Where it ends.
        end: u64,
    },
    /// `slice`: the step from one half of a range to the other is no `i64`.
    SliceStep {
        /// Where the range begins.
        begin: u64,
        /// Where it ends.
        end: u64,
    },
    /// `pack`: no elements are to become one.
    PackNone,
    /// `pack`: the last iter does not count elements side by side in memory.
    PackLast {
        /// The iter.
        iter: usize,
        /// Its stride.
        stride: i64,
        /// Whether it is on a memory axis at all.
        memory: bool,
    },
    /// `pack`: the elements side by side are no multiple of what becomes one.
    PackExtent {
        /// The extent of the last iter.
        extent: u64,
        /// How many elements are to become one.
        n: u64,
    },
    /// `pack`: a stride or offset in memory falls inside what becomes one.
    PackDivide {
        /// The iter or offset.
        place: Place,
        /// The stride or offset.
        number: i64,
        /// How many elements are to become one.
        n: u64,
    },
    /// `pack`: the last dimension is no multiple of what becomes one.
    PackDimension {
        /// The dimension.
        dim: usize,
        /// Its extent.
        extent: u64,
        /// How many elements are to become one.
        n: u64,
    },
    /// `pack`: under a swizzle, which moves bits, the number is no power of two.
    PackPower {
        /// How many elements are to become one.
        n: u64,
    },
    /// `pack`: the swizzle moves parts of what becomes one.
    PackSwizzle {
        /// `M` of the swizzle: `2^M` elements stay together.
        m: u32,
        /// How many elements are to become one.
        n: u64,
    },
    /// `unpack`: one element is to become none.
    UnpackNone,
    /// `unpack`: under a swizzle, which moves bits, the number is no power of two.
    UnpackPower {
        /// How many elements one is to become.
        n: u64,
    },
    /// `broadcast`: a position behind the end.
    BroadcastPosition {
        /// The position of the new dimension.
        position: usize,
        /// Dimensions of the shape.
        rank: usize,
    },
    /// `permute`: the order has another number of entries than there are dimensions.
    PermuteRank {
        /// Entries of the order.
        entries: usize,
        /// Dimensions, or groups.
        rank: usize,
    },
    /// `permute`: the order names a dimension that is not there.
    PermuteEntry {
        /// The entry.
        position: usize,
        /// What it names.
        dim: usize,
        /// Dimensions, or groups.
        rank: usize,
    },
    /// `permute`: the order names a dimension twice.
    PermuteTwice {
        /// The second entry.
        position: usize,
        /// What it names.
        dim: usize,
    },
    /// `permute`: the separators of the groups do not count up from 0 to the number of iters.
    PermuteSeparators {
        /// The separator.
        position: usize,
        /// What it is.
        found: usize,
        /// Iters of the layout.
        iters: usize,
    },
    /// A ready-made layout does not exist for a number.
    Ready {
        /// The layout.
        layout: &'static str,
        /// The argument.
        argument: &'static str,
        /// What it is.
        found: u64,
        /// What it has to be: "64 or 128".
        right: &'static str,
    },
    /// A ready-made layout does not exist for a name.
    ReadyName {
        /// What is named.
        kind: &'static str,
        /// The name as written.
        name: Name,
        /// The names that there are.
        known: &'static str,
    },
    /// The rows of a matrix are no whole number of atoms of a swizzle.
    AtomWidth {
        /// Elements of a row.
        columns: u64,
        /// Elements of a row of the atom.
        atom: u64,
        /// The width of the swizzle.
        width: SwizzleWidth,
        /// The widest that fits.
        fits: Option<SwizzleWidth>,
    },
    /// The inverse of `tile` or `direct_sum`: no other operand gives the whole.
    NotRecognised {
        /// The operation.
        operation: &'static str,
        /// What the operand is called that was looked for, and the one that is there.
        operands: (&'static str, &'static str),
        /// Elements of the one that is there.
        part: u64,
        /// Elements of the whole.
        whole: u64,
    },
}
