//! Datapaths of tensor memory: which lane and column of it holds which element of an accumulator.

use crate::axis;
use crate::error::{LayoutError, TilingError};
use crate::map::Map;
use crate::ready::{Plan, wrong};
use crate::text::Name;

/// How an accumulator lies in tensor memory (PTX ISA, `tcgen05.mma`, layouts A to G).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Datapath {
    /// M = 256 over two CTAs: 128 rows each.
    A,
    /// M = 128 over two CTAs: 64 rows each, the right half of the columns on the upper 64 lanes.
    B,
    /// M = 128 over two CTAs, sparse: 64 rows each, 16 in each quarter of the lanes.
    C,
    /// M = 128: 128 rows.
    D,
    /// M = 64 with `.ws`: 64 rows, the right half of the columns on the upper 64 lanes.
    E,
    /// M = 64: 64 rows, 16 in each quarter of the lanes.
    F,
    /// M = 32: 32 rows, a quarter of the columns on each quarter of the lanes.
    G,
}

impl Datapath {
    /// The datapath of this letter.
    ///
    /// # Errors
    /// [`TilingError::ReadyName`].
    pub const fn try_from_name(name: &str) -> Result<Self, LayoutError> {
        Ok(match name.as_bytes() {
            b"A" => Datapath::A,
            b"B" => Datapath::B,
            b"C" => Datapath::C,
            b"D" => Datapath::D,
            b"E" => Datapath::E,
            b"F" => Datapath::F,
            b"G" => Datapath::G,
            _ => {
                let (kind, known) = ("datapath", "A, B, C, D, E, F and G");
                return Err(LayoutError::Tiling(TilingError::ReadyName {
                    kind,
                    name: Name::from_str(name),
                    known,
                }));
            }
        })
    }

    /// The rows of an accumulator, in one CTA.
    #[must_use]
    pub const fn rows(self) -> u64 {
        match self {
            Datapath::A | Datapath::D => 128,
            Datapath::B | Datapath::C | Datapath::E | Datapath::F => 64,
            Datapath::G => 32,
        }
    }
}

const NAME: &str = "datapath";

/// An accumulator of `rows` times `columns` elements of 32 bits in tensor memory, at lane `TLane` and column
/// `TCol`.
///
/// | datapath | layout |
/// |---|---|
/// | A, D | `S[(128,c):(1@TLane,1@TCol)]` |
/// | B, E | `S[(64,2,c/2):(1@TLane,64@TLane,1@TCol)]` |
/// | C, F | `S[(4,16,c):(32@TLane,1@TLane,1@TCol)]`, in the upper half-slab (`sub_slab` 1) `+ 16@TLane` |
/// | G | `S[(32,4,c/4):(1@TLane,32@TLane,1@TCol)]` |
///
/// ```
/// use tla_core::ready::datapath::{self, Datapath};
///
/// let map = datapath::try_layout(Datapath::F, 64, 256, 1)?;
/// assert_eq!(map.to_string(), "(64,256) -> S[(4,16,256):(32@TLane,1@TLane,1@TCol)] + 16@TLane");
/// assert_eq!(map.try_base(&[17, 3])?.to_string(), "TLane=49, TCol=3");
/// # Ok::<(), tla_core::LayoutError>(())
/// ```
///
/// # Errors
/// [`TilingError::Ready`] for rows, columns or a half-slab that the datapath does not have.
pub const fn try_layout(
    datapath: Datapath,
    rows: u64,
    columns: u64,
    sub_slab: u64,
) -> Result<Map, LayoutError> {
    if rows != datapath.rows() {
        let right = match datapath.rows() {
            128 => "128",
            64 => "64",
            _ => "32",
        };
        return Err(wrong(NAME, "rows", rows, right));
    }
    let halves = matches!(datapath, Datapath::C | Datapath::F);
    if sub_slab > 1 || (sub_slab == 1 && !halves) {
        return Err(wrong(
            NAME,
            "sub_slab",
            sub_slab,
            if halves { "0 or 1" } else { "0: the lanes have one slab" },
        ));
    }
    if columns == 0 {
        return Err(wrong(NAME, "columns", columns, "at least 1"));
    }
    let plan = Plan::NEW.dimension();
    let plan = match datapath {
        Datapath::A | Datapath::D => plan.iter(128, 1, axis::TLANE).dimension().iter(columns, 1, axis::TCOL),
        Datapath::B | Datapath::E => {
            if !columns.is_multiple_of(2) {
                return Err(wrong(NAME, "columns", columns, "a multiple of 2"));
            }
            let plan = plan.iter(64, 1, axis::TLANE).dimension();
            plan.iter(2, 64, axis::TLANE).iter(columns / 2, 1, axis::TCOL)
        }
        Datapath::C | Datapath::F => {
            let plan = plan.iter(4, 32, axis::TLANE).iter(16, 1, axis::TLANE);
            plan.dimension().iter(columns, 1, axis::TCOL)
        }
        Datapath::G => {
            if !columns.is_multiple_of(4) {
                return Err(wrong(NAME, "columns", columns, "a multiple of 4"));
            }
            let plan = plan.iter(32, 1, axis::TLANE).dimension();
            plan.iter(4, 32, axis::TLANE).iter(columns / 4, 1, axis::TCOL)
        }
    };
    let upper = if sub_slab == 1 { 16 } else { 0 };
    plan.build(&[], &[(axis::TLANE, upper)], axis::TLANE)
}

/// [`try_layout`] for const contexts.
///
/// # Panics
/// Where `try_layout` returns an error; in a const context that is a compile error.
#[must_use]
#[track_caller]
pub const fn layout(datapath: Datapath, rows: u64, columns: u64, sub_slab: u64) -> Map {
    match try_layout(datapath, rows, columns, sub_slab) {
        Ok(map) => map,
        Err(error) => panic!("{}", error.message().as_str()),
    }
}
