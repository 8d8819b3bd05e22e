//! The inverse of tiling for layouts whose thread axes are fused differently.

use crate::error::LayoutError;
use crate::map::Map;

impl Map {
    /// [`try_is_tile_inner`](Self::try_is_tile_inner) up to [fused axes](Self::try_fuse_axes): the thread axes
    /// of `tiled` may be split where those of `self` begin or end. Fused, `self.try_tile(&outer)` is
    /// `tiled` fused. `None` when there is no such layout.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let inner = tirx("S[(8,4):(4@laneid,1@laneid)]")?;
    /// let tiled = tirx("(16,8) -> S[(2,8,2,4):(64@tx,4@tx,32@tx,1@tx)]")?;
    /// let outer = inner.try_is_tile_inner_fused(&tiled)?.expect("two by two warps");
    /// assert_eq!(outer.to_string(), "S[(2,2):(2@warpid,1@warpid)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_is_tile_inner`](Self::try_is_tile_inner) and [`try_fuse_axes`](Self::try_fuse_axes).
    pub const fn try_is_tile_inner_fused(&self, tiled: &Self) -> Result<Option<Self>, LayoutError> {
        let fused = tri!(tiled.try_fuse_axes());
        if let Some(outer) = tri!(self.try_is_tile_inner(&fused)) {
            return Ok(Some(outer));
        }
        // an iter across the parts, or one that the cuts do not divide: no layout has these parts
        if let Ok(split) = fused.try_split_like(self)
            && let Ok(Some(outer)) = self.try_is_tile_inner(&split)
        {
            return Ok(Some(outer));
        }
        match self.try_is_tile_inner(tiled) {
            Ok(outer) => Ok(outer),
            Err(_) => Ok(None),
        }
    }

    /// [`try_is_tile_inner_fused`](Self::try_is_tile_inner_fused) for const contexts.
    ///
    /// # Panics
    /// Where `try_is_tile_inner_fused` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn is_tile_inner_fused(&self, tiled: &Self) -> Option<Self> {
        match self.try_is_tile_inner_fused(tiled) {
            Ok(found) => found,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// [`try_is_tile_outer`](Self::try_is_tile_outer) up to [fused axes](Self::try_fuse_axes): the thread axes
    /// of `tiled` may be split where those of `self` begin or end. Fused, `inner.try_tile(self)` is `tiled`
    /// fused. `None` when there is no such layout.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let outer = tirx("S[(2,2):(2@warpid,1@warpid)]")?;
    /// let tiled = tirx("(16,8) -> S[(2,8,2,4):(64@tx,4@tx,32@tx,1@tx)]")?;
    /// let inner = outer.try_is_tile_outer_fused(&tiled)?.expect("the lanes of a warp");
    /// assert_eq!(inner.to_string(), "S[(8,4):(4@laneid,1@laneid)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_is_tile_outer`](Self::try_is_tile_outer) and [`try_fuse_axes`](Self::try_fuse_axes).
    pub const fn try_is_tile_outer_fused(&self, tiled: &Self) -> Result<Option<Self>, LayoutError> {
        let fused = tri!(tiled.try_fuse_axes());
        if let Some(inner) = tri!(self.try_is_tile_outer(&fused)) {
            return Ok(Some(inner));
        }
        if let Ok(split) = fused.try_split_like(self)
            && let Ok(Some(inner)) = self.try_is_tile_outer(&split)
        {
            return Ok(Some(inner));
        }
        match self.try_is_tile_outer(tiled) {
            Ok(inner) => Ok(inner),
            Err(_) => Ok(None),
        }
    }

    /// [`try_is_tile_outer_fused`](Self::try_is_tile_outer_fused) for const contexts.
    ///
    /// # Panics
    /// Where `try_is_tile_outer_fused` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn is_tile_outer_fused(&self, tiled: &Self) -> Option<Self> {
        match self.try_is_tile_outer_fused(tiled) {
            Ok(found) => found,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}
