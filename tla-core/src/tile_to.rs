//! Tiling up to a shape.

use crate::error::{LayoutError, Part, TilingError};
use crate::iter::Iter;
use crate::join::same_rank;
use crate::map::{MAX_RANK, Map};
use crate::shape::Shape;

impl Map {
    /// The layout repeated until it covers `to`, block after block with the last dimension fastest:
    /// [`self.try_tile`](Self::try_tile) of the row-major `S[to / shape]`.
    ///
    /// ```
    /// use tla_core::{Shape, parse::tirx};
    ///
    /// let atom = tirx("Swizzle<3,3,3> o S[(8,64):(64,1)]")?;
    /// let tile = atom.try_tile_to(&Shape::try_new(&[16, 128])?)?;
    /// assert_eq!(tile.to_string(), "(16,128) -> Swizzle<3,3,3> o S[(2,8,2,64):(1024,64,512,1)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TilingError`](crate::TilingError): `Rank` when `to` has another rank than the layout's shape,
    /// `NotDivisible` when an extent of `to` is no multiple of the layout's. Those of
    /// [`try_tile`](Self::try_tile).
    pub const fn try_tile_to(&self, to: &Shape) -> Result<Self, LayoutError> {
        tri!(same_rank("tile_to", (to, "target"), (&self.shape, "tiled")));
        let rank = to.extents.len;
        let mut blocks = [1; MAX_RANK];
        let mut dim = 0;
        while dim < rank {
            let (extent, by) = (to.extents.items[dim], self.shape.extents.items[dim]);
            if extent % by != 0 {
                let operation = "tile_to";
                return Err(LayoutError::Tiling(TilingError::NotDivisible { operation, dim, extent, by }));
            }
            blocks[dim] = extent / by;
            dim += 1;
        }
        let iters = tri!(Iter::try_row_major(blocks.split_at(rank).0, Part::Shard));
        self.try_tile(&tri!(Map::try_new(iters.as_slice(), &[], &[])))
    }

    /// [`try_tile_to`](Self::try_tile_to) for const contexts.
    ///
    /// # Panics
    /// Where `try_tile_to` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn tile_to(&self, to: &Shape) -> Self {
        match self.try_tile_to(to) {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}
