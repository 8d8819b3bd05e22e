//! The memory part of a layout.

use crate::axis::{self, Axis};
use crate::error::LayoutError;
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_OFFSETS, MAX_REPLICAS, Map};

impl Map {
    /// What one thread of one device stores: the iters, replicas and offsets on memory axes alone. A
    /// swizzle stays.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let map = tirx("S[(4,256,512):(1@pid,512,1)] + R[2:4@laneid]")?;
    /// assert_eq!(map.try_storage()?.to_string(), "S[(256,512):(512,1)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// None for a layout made by [`try_new`](Self::try_new): a part of it is no larger.
    pub const fn try_storage(&self) -> Result<Self, LayoutError> {
        let mut shard: List<Iter, MAX_ITERS> = List::empty(Iter::UNIT);
        let mut i = 0;
        while i < self.shard.len() {
            shard = keep_memory(shard, self.shard.items[i]);
            i += 1;
        }
        let mut replica: List<Iter, MAX_REPLICAS> = List::empty(Iter::UNIT);
        i = 0;
        while i < self.replica.len() {
            replica = keep_memory(replica, self.replica.items[i]);
            i += 1;
        }
        let mut offset: List<(Axis, i64), MAX_OFFSETS> = List::empty((axis::M, 0));
        i = 0;
        while i < self.offset.len() {
            let entry = self.offset.items[i];
            if entry.0.is_memory() {
                offset = match offset.try_push(entry) {
                    Some(offset) => offset,
                    // not reached: no more than there were
                    None => offset,
                };
            }
            i += 1;
        }
        let map = tri!(Map::try_new(shard.as_slice(), replica.as_slice(), offset.as_slice()));
        Ok(Map { swizzle: self.swizzle, ..map })
    }

    /// [`try_storage`](Self::try_storage) for const contexts.
    ///
    /// # Panics
    /// Where `try_storage` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn storage(&self) -> Self {
        match self.try_storage() {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    /// Whether the layout is the identity on one axis: canonically one iter of stride 1 (or none),
    /// no replica, no offset, no swizzle.
    #[must_use]
    pub const fn is_trivial(&self) -> bool {
        if self.swizzle.is_some() || !self.replica.is_empty() || !self.offset.is_empty() {
            return false;
        }
        match self.try_canonicalize() {
            Ok(map) => match map.shard.as_slice() {
                [] => true,
                [only] => only.stride == 1,
                _ => false,
            },
            Err(_) => false,
        }
    }
}

const fn keep_memory<const N: usize>(list: List<Iter, N>, iter: Iter) -> List<Iter, N> {
    if !iter.axis.is_memory() {
        return list;
    }
    match list.try_push(iter) {
        Some(longer) => longer,
        // not reached: no more than there were
        None => list,
    }
}
