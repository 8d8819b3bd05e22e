//! Operands of `tcgen05.mma` in tensor memory.

use crate::axis;
use crate::error::{LayoutError, TilingError};
use crate::iter::Iter;
use crate::map::Map;
use crate::ready::datapath::{self, Datapath};
use crate::ready::{Plan, wrong};
use crate::shape::Shape;
use crate::text::Name;

/// An operand that can lie in tensor memory. B lies in shared memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// The left factor.
    A,
    /// The accumulator.
    D,
}

impl Operand {
    /// The operand of this letter.
    ///
    /// # Errors
    /// [`TilingError::ReadyName`], for `B` too.
    pub const fn try_from_name(name: &str) -> Result<Self, LayoutError> {
        match name.as_bytes() {
            b"A" => Ok(Operand::A),
            b"D" => Ok(Operand::D),
            _ => {
                let (kind, known) = ("operand in tensor memory", "A and D; B lies in shared memory");
                let name = Name::from_str(name);
                Err(LayoutError::Tiling(TilingError::ReadyName { kind, name, known }))
            }
        }
    }
}

const NAME: &str = "mma operand";

/// The part of an operand that one CTA holds, for an instruction of `m` rows over `ctas` CTAs; `ws` for
/// `tcgen05.mma.ws`.
///
/// | operand | m, CTAs | shape | layout |
/// |---|---|---|---|
/// | D | 128, 1 and 256, 2 | `(128, ..)` | datapath D, A |
/// | D | 64, 1 | `(64, ..)` | datapath F |
/// | D, `ws` | 64, 1 and 32, 1 | `(64, ..)`, `(32, ..)` | datapath E, G |
/// | D | 128, 2 | `(64, n)`, `(64, 2, n/2)`, `(2, 64, n/2)` | datapath B, the half of the columns a dimension of its own |
/// | D | 128, 2 | `(64, t, 2, n/2)` | `t` of them side by side |
/// | A | 64, 1; 128, 1; 256, 2 | `(rows, ..)` | one row a lane |
/// | A | 128, 2 | `(64, ..)` | one row a lane, and again 64 lanes further |
///
/// Where `..` is more than one dimension, columns are counted through them, the last one fastest.
///
/// ```
/// use tla_core::{Shape, ready::mma_operand::{self, Operand}};
///
/// let map = mma_operand::try_layout(Operand::D, &Shape::try_new(&[64, 128])?, 128, 2, false)?;
/// assert_eq!(map.to_string(), "(64,128) -> S[(64,2,64):(1@TLane,64@TLane,1@TCol)]");
/// # Ok::<(), tla_core::LayoutError>(())
/// ```
///
/// # Errors
/// [`TilingError::Ready`] for an `m`, a number of CTAs or a shape that is not in the table.
pub const fn try_layout(
    operand: Operand,
    shape: &Shape,
    m: u64,
    ctas: u64,
    ws: bool,
) -> Result<Map, LayoutError> {
    let rank = shape.extents.len;
    if rank < 2 {
        return Err(wrong(NAME, "dimensions", rank as u64, "at least 2: rows and columns"));
    }
    if ctas != 1 && ctas != 2 {
        return Err(wrong(NAME, "cta_group", ctas, "1 or 2"));
    }
    match operand {
        Operand::A => a(shape, m, ctas, ws),
        Operand::D => d(shape, m, ctas, ws),
    }
}

/// [`try_layout`] for const contexts.
///
/// # Panics
/// Where `try_layout` returns an error; in a const context that is a compile error.
#[must_use]
#[track_caller]
pub const fn layout(operand: Operand, shape: &Shape, m: u64, ctas: u64, ws: bool) -> Map {
    match try_layout(operand, shape, m, ctas, ws) {
        Ok(map) => map,
        Err(error) => panic!("{}", error.message().as_str()),
    }
}

const fn a(shape: &Shape, m: u64, ctas: u64, ws: bool) -> Result<Map, LayoutError> {
    if ws {
        return Err(wrong(NAME, "M", m, "without .ws: there A lies in shared memory"));
    }
    let rows = match (m, ctas) {
        (64, 1) | (128, 2) => 64,
        (128, 1) | (256, 2) => 128,
        (_, 1) => return Err(wrong(NAME, "M", m, "64 or 128 for one CTA")),
        _ => return Err(wrong(NAME, "M", m, "128 or 256 for two CTAs")),
    };
    let first = shape.extents.items[0];
    if first != rows {
        return Err(wrong(NAME, "rows", first, if rows == 64 { "64" } else { "128" }));
    }
    let twice = [Iter::new(2, 64, axis::TLANE)];
    let replica: &[Iter] = if m == 128 && ctas == 2 { &twice } else { &[] };
    let plan = Plan::NEW.dimension().iter(rows, 1, axis::TLANE);
    let plan = plan.dimension().iter(shape.size() / rows, 1, axis::TCOL);
    tri!(plan.build(replica, &[], axis::TLANE)).try_reshape(shape)
}

const fn d(shape: &Shape, m: u64, ctas: u64, ws: bool) -> Result<Map, LayoutError> {
    let datapath = match (m, ctas, ws) {
        (128, 1, false) => Datapath::D,
        (64, 1, false) => Datapath::F,
        (64, 1, true) => Datapath::E,
        (32, 1, true) => Datapath::G,
        (256, 2, false) => Datapath::A,
        (128, 2, false) => return split(shape),
        (_, 1, false) => return Err(wrong(NAME, "M", m, "64 or 128 for one CTA")),
        (_, 1, true) => return Err(wrong(NAME, "M", m, "32 or 64 for .ws")),
        (_, _, false) => return Err(wrong(NAME, "M", m, "128 or 256 for two CTAs")),
        (_, _, true) => return Err(wrong(NAME, "cta_group", ctas, "1 for .ws")),
    };
    let rows = shape.extents.items[0];
    tri!(datapath::try_layout(datapath, rows, shape.size() / rows, 0)).try_reshape(shape)
}

/// M = 128 over two CTAs: 64 rows, the halves of the columns on the halves of the lanes.
const fn split(shape: &Shape) -> Result<Map, LayoutError> {
    let Shape { extents } = shape;
    let (rank, e) = (extents.len, &extents.items);
    let plan = Plan::NEW.dimension();
    let plan = if rank == 2 || (rank == 3 && e[0] == 64 && e[1] == 2) {
        return tri!(datapath::try_layout(Datapath::B, e[0], shape.size() / e[0], 0)).try_reshape(shape);
    } else if rank == 3 && e[0] == 2 && e[1] == 64 {
        let plan = plan.iter(2, 64, axis::TLANE).dimension().iter(64, 1, axis::TLANE);
        plan.dimension().iter(e[2], 1, axis::TCOL)
    } else if rank == 4 && e[0] == 64 && e[2] == 2 {
        let plan = plan.iter(64, 1, axis::TLANE).dimension().iter(e[1], e[3], axis::TCOL);
        plan.dimension().iter(2, 64, axis::TLANE).dimension().iter(e[3], 1, axis::TCOL)
    } else {
        let right = "(64, n), (64, 2, n/2), (2, 64, n/2) or (64, t, 2, n/2) for M = 128 over two CTAs";
        return Err(wrong(NAME, "elements of the shape", shape.size(), right));
    };
    plan.build(&[], &[], axis::TLANE)
}
