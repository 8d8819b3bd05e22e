//! Partitioned scratchpads: 128 partitions `P`, each with its own memory `F`, and accumulators in banks.

use crate::axis::{self, Axis};
use crate::error::{LayoutError, Part, TilingError};
use crate::iter::Iter;
use crate::list::List;
use crate::map::{MAX_ITERS, MAX_RANK, Map};
use crate::num;
use crate::ready::wrong;
use crate::shape::Shape;

/// Partitions of a scratchpad.
pub const PARTITIONS: u64 = 128;
/// Elements of a partition's bank of accumulators.
pub const BANK: u64 = 512;

const NAME: &str = "scratchpad";

/// A buffer of which each dimension lies along the partitions or inside them: `annotation` has a `P` or an `F`
/// for each. Both axes are contiguous, the last dimension fastest.
///
/// One `P` dimension alone may be a multiple of 128: its slow part, which finds no partition, comes last on
/// `F`.
///
/// ```
/// use tla_core::{Shape, ready::scratchpad};
///
/// let map = scratchpad::try_layout("FPF", &Shape::try_new(&[32, 512, 512])?)?;
/// assert_eq!(map.to_string(), "(32,512,512) -> S[(32,4,128,512):(512@F,16384@F,1@P,1@F)]");
/// # Ok::<(), tla_core::LayoutError>(())
/// ```
///
/// # Errors
/// [`TilingError::Ready`] for an annotation of another length than the shape, and for more than 128 partitions;
/// [`TilingError::ReadyName`] for another letter.
pub const fn try_layout(annotation: &str, shape: &Shape) -> Result<Map, LayoutError> {
    let letters = annotation.as_bytes();
    let rank = shape.extents.len;
    if letters.len() != rank {
        return Err(refuse("dimensions", rank as u64, "as many as the annotation has letters"));
    }
    let (mut partitions, mut dimensions, mut inside) = (1, 0, 1);
    let mut d = 0;
    while d < rank {
        // parts of the size, which fits
        match letters[d] {
            b'P' => {
                partitions *= shape.extents.items[d];
                dimensions += 1;
            }
            b'F' => inside *= shape.extents.items[d],
            _ => {
                let (kind, known) = ("axis of a scratchpad", "P and F, a letter a dimension");
                let name = crate::text::Name::from_str(annotation);
                return Err(LayoutError::Tiling(TilingError::ReadyName { kind, name, known }));
            }
        }
        d += 1;
    }
    let splits = partitions > PARTITIONS;
    if splits && (dimensions > 1 || partitions % PARTITIONS != 0) {
        return Err(refuse(
            "P",
            partitions,
            "at most 128 partitions; one P dimension alone may be a multiple of it",
        ));
    }
    // from slow to fast, so the strides count down
    let (mut p, mut f) = (if splits { PARTITIONS } else { partitions }, inside);
    let mut iters: List<Iter, MAX_ITERS> = List::empty(Iter::UNIT);
    d = 0;
    while d < rank {
        let extent = shape.extents.items[d];
        if letters[d] == b'F' {
            f /= extent;
            tri!(push(&mut iters, extent, f, axis::F));
        } else if splits {
            tri!(push(&mut iters, extent / PARTITIONS, inside, axis::F));
            tri!(push(&mut iters, PARTITIONS, 1, axis::P));
        } else {
            p /= extent;
            tri!(push(&mut iters, extent, p, axis::P));
        }
        d += 1;
    }
    tri!(Map::try_new(iters.as_slice(), &[], &[])).try_reshape(shape)
}

/// [`try_layout`] for const contexts.
///
/// # Panics
/// Where `try_layout` returns an error; in a const context that is a compile error.
#[must_use]
#[track_caller]
pub const fn layout(annotation: &str, shape: &Shape) -> Map {
    match try_layout(annotation, shape) {
        Ok(map) => map,
        Err(error) => panic!("{}", error.message().as_str()),
    }
}

impl Map {
    /// The layout with its places on `F` as accumulators: bank `F / 512`, position `F % 512`.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let banked = tirx("S[(1024,8):(1@F,1@P)]")?.try_to_psum()?;
    /// assert_eq!(banked.to_string(), "(1024,8) -> S[(2,512,8):(1@Bank,1@F,1@P)]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TilingError::Ready`] where an iter on `F` steps back, ends inside a bank that it has left before, or
    /// where positions in a bank add up to more than 512.
    pub const fn try_to_psum(&self) -> Result<Self, LayoutError> {
        let mut iters: List<Iter, MAX_ITERS> = List::empty(Iter::UNIT);
        let mut replica: List<Iter, { crate::MAX_REPLICAS }> = List::empty(Iter::UNIT);
        // the last position in a bank that an element has
        let mut last = 0_u64;
        let mut k = 0;
        while k < self.shard.len {
            let (bank, position) = tri!(banked(self.shard.items[k], &mut last));
            tri!(push_iter(&mut iters, bank, Part::Shard));
            tri!(push_iter(&mut iters, position, Part::Shard));
            k += 1;
        }
        k = 0;
        while k < self.replica.len {
            let (bank, position) = tri!(banked(self.replica.items[k], &mut last));
            tri!(push_iter(&mut replica, bank, Part::Replica));
            tri!(push_iter(&mut replica, position, Part::Replica));
            k += 1;
        }
        let mut offset: List<(Axis, i64), MAX_RANK> = List::empty((axis::M, 0));
        k = 0;
        while k < self.offset.len {
            let (on, value) = self.offset.items[k];
            if on.same(&axis::F) {
                let Some(start) = num::unsigned(value) else {
                    return Err(refuse_psum("offset below 0 on F", num::magnitude(value), "0 or more"));
                };
                last += start % BANK;
                // a quotient of an i64
                offset.items[offset.len] = (axis::BANK, value / 512);
                offset.items[offset.len + 1] = (axis::F, value % 512);
                offset.len += 2;
            } else {
                offset.items[offset.len] = (on, value);
                offset.len += 1;
            }
            k += 1;
        }
        if last >= BANK {
            return Err(refuse_psum("last position in a bank", last, "below 512"));
        }
        if iters.len == 0 && self.shard.len > 0 {
            // one element has an axis too
            let _ = iters.push(Iter::new(1, 1, self.shard.items[0].axis));
        }
        let map = tri!(Map::try_new(iters.as_slice(), replica.as_slice(), offset.as_slice()));
        Map { swizzle: self.swizzle, ..map }.try_reshape(&self.shape)
    }

    /// [`try_to_psum`](Self::try_to_psum) for const contexts.
    ///
    /// # Panics
    /// Where `try_to_psum` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn to_psum(&self) -> Self {
        match self.try_to_psum() {
            Ok(map) => map,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }
}

/// The part of an iter that goes from bank to bank, and the one inside a bank, whose reach is added to `last`.
const fn banked(iter: Iter, last: &mut u64) -> Result<(Option<Iter>, Option<Iter>), LayoutError> {
    let Iter { extent, stride, axis: on } = iter;
    if extent == 1 {
        return Ok((None, None));
    }
    if !on.same(&axis::F) || stride == 0 {
        return Ok((None, Some(iter)));
    }
    let Some(step) = num::unsigned(stride) else {
        return Err(refuse_psum("step back on F", num::magnitude(stride), "a stride of 0 or more"));
    };
    if step % BANK == 0 {
        return Ok((Some(Iter::new(extent, stride / 512, axis::BANK)), None));
    }
    // below 2^63: `try_new` checked the reach
    let reach = (extent - 1) * step;
    if reach < BANK {
        // 24 iters of at most 511
        *last += reach;
        return Ok((None, Some(iter)));
    }
    if !BANK.is_multiple_of(step) {
        return Err(refuse_psum("stride on F", step, "a divisor or a multiple of 512"));
    }
    let inside = BANK / step;
    if extent % inside != 0 {
        return Err(refuse_psum("elements on F", extent, "as many as fill whole banks of 512"));
    }
    *last += BANK - step;
    Ok((Some(Iter::new(extent / inside, 1, axis::BANK)), Some(Iter::new(inside, stride, axis::F))))
}

const fn push_iter<const N: usize>(
    list: &mut List<Iter, N>,
    iter: Option<Iter>,
    part: Part,
) -> Result<(), LayoutError> {
    if let Some(iter) = iter
        && iter.extent > 1
        && !list.push(iter)
    {
        return Err(LayoutError::TooMany { part, found: N + 1, limit: N });
    }
    Ok(())
}

const fn push(
    iters: &mut List<Iter, MAX_ITERS>,
    extent: u64,
    stride: u64,
    on: Axis,
) -> Result<(), LayoutError> {
    let Some(stride) = num::signed(stride) else {
        return Err(refuse("stride", stride, "below 2^63"));
    };
    if !iters.push(Iter::new(extent, stride, on)) {
        return Err(LayoutError::TooMany { part: Part::Shard, found: MAX_ITERS + 1, limit: MAX_ITERS });
    }
    Ok(())
}

const fn refuse(argument: &'static str, found: u64, right: &'static str) -> LayoutError {
    wrong(NAME, argument, found, right)
}

const fn refuse_psum(argument: &'static str, found: u64, right: &'static str) -> LayoutError {
    wrong("to_psum", argument, found, right)
}
