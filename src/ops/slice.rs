//! Parts of a layout: [`Sliced`], [`Stored`], and [`Permuted`], the parts in another order.

use super::declare::operations_on_maps;
use super::operand::{Order, Region};

operations_on_maps! {
    /// The elements of a region, one [`Range`](super::Range) a dimension: element `i` of the slice is element
    /// `begin + i` of `L`.
    ///
    /// The places stay where they are: the begin of the region goes into the offset.
    ///
    /// ```
    /// use tla::prelude::*;
    /// use tla::{Range, Sliced};
    ///
    /// type Tile = layout!((16, 24) -> S[(2, 8, 3, 8):(192, 8, 64, 1)]);
    /// type Part = Sliced<Tile, (Range<2, 6>, Range<4, 12>)>;
    /// assert_eq!(Part::shape(), [4, 8]);
    /// assert_eq!(Part::MAP.to_string(), "(4,8) -> S[(4,2,4):(8,60,1)] + 20");
    /// assert_eq!(Part::offset([3, 7]), Tile::offset([5, 11]));
    /// ```
    ///
    /// # Errors
    /// A region of another rank, outside the shape, or empty; a region whose elements no layout of iters has,
    /// such as one that crosses the end of a row inside a digit.
    Sliced<L; Ranges: Region>(map) => map.try_sliced(Ranges::RANGES);

    /// The dimensions in another order: dimension `d` of the result is dimension `order[d]` of `L`.
    ///
    /// ```
    /// use tla::Permuted;
    /// use tla::prelude::*;
    ///
    /// type Rows = layout!((8, 64) -> S[(8, 64):(64, 1)]);
    /// type Transposed = Permuted<Rows, (Int<1>, Int<0>)>;
    /// assert_eq!(Transposed::shape(), [64, 8]);
    /// assert_eq!(Transposed::offset([3, 5]), Rows::offset([5, 3]));
    /// ```
    ///
    /// # Errors
    /// An order of another length, or that does not have each dimension once; a layout that its shape does not
    /// group.
    #[doc(alias = "permute_dims")]
    #[doc(alias = "transpose")]
    Permuted<L; Dimensions: Order>(map) => map.try_permute(Dimensions::DIMENSIONS);

    /// What one thread of one device stores: the iters, replicas and offsets on axes of memory alone.
    ///
    /// ```
    /// use tla::Stored;
    /// use tla::prelude::*;
    ///
    /// type Acc = layout!((8, 16) -> S[(8,2,4,2):(4@laneid,1@warpid,1@laneid,1)] + R[2:4@warpid] + 5@warpid);
    /// assert_eq!(Stored::<Acc>::MAP.to_string(), "S[2:1]");
    /// assert_eq!(Stored::<Acc>::COSIZE, 2);
    /// ```
    ///
    /// # Errors
    /// None of its own.
    Stored<L>(map) => map.try_storage();
}
