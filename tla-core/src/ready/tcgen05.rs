//! Registers of a warpgroup that tensor memory is loaded into and stored from.

use crate::axis;
use crate::error::{LayoutError, TilingError};
use crate::map::Map;
use crate::ready::{Plan, wrong};
use crate::text::Name;

/// The shape of `tcgen05.ld` and `tcgen05.st`: lanes times bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Atom {
    /// 32 lanes, 32 bits.
    X32B32,
    /// 16 lanes, 64 bits.
    X16B64,
    /// 16 lanes, 128 bits.
    X16B128,
    /// 16 lanes, 256 bits.
    X16B256,
}

impl Atom {
    /// The shape as PTX writes it: `32x32b`, `16x64b`, `16x128b`, `16x256b`.
    ///
    /// # Errors
    /// [`TilingError::ReadyName`].
    pub const fn try_from_name(name: &str) -> Result<Self, LayoutError> {
        Ok(match name.as_bytes() {
            b"32x32b" => Atom::X32B32,
            b"16x64b" => Atom::X16B64,
            b"16x128b" => Atom::X16B128,
            b"16x256b" => Atom::X16B256,
            _ => {
                let (kind, known) = ("shape of tcgen05.ld", "32x32b, 16x64b, 16x128b and 16x256b");
                return Err(LayoutError::Tiling(TilingError::ReadyName {
                    kind,
                    name: Name::from_str(name),
                    known,
                }));
            }
        })
    }

    /// The 32-bit registers of a row that one repetition covers.
    const fn factor(self) -> u64 {
        match self {
            Atom::X32B32 => 1,
            Atom::X16B64 => 2,
            Atom::X16B128 => 4,
            Atom::X16B256 => 8,
        }
    }

    /// What `.xN` may be.
    const fn repetitions(self) -> (u64, &'static str) {
        match self {
            Atom::X32B32 | Atom::X16B64 => (128, "1, 2, 4, .. or 128"),
            Atom::X16B128 => (64, "1, 2, 4, .. or 64"),
            Atom::X16B256 => (32, "1, 2, 4, .. or 32"),
        }
    }
}

const NAME: &str = "tcgen05 atom";

/// What a warpgroup holds of `rows` times `columns` elements of `bits` bits after `tcgen05.ld`, or before
/// `tcgen05.st`: warp `wid_in_wg` and lane `laneid` (or thread `tid_in_wg`) at slot `m` of its registers.
///
/// With `p = 32 / bits` elements a register and `N = columns / (factor * p)`, 64 rows:
///
/// | shape | factor | rows | columns |
/// |---|---|---|---|
/// | 32x32b | 1 | `(64:1@tid_in_wg)` | `(2:64@tid_in_wg)(columns/2:1)` |
/// | 16x64b | 2 | `(4:1@wid_in_wg)(2:1@laneid)(8:4@laneid)` | `(N:p)(2:2@laneid)(p:1)` |
/// | 16x128b | 4 | `(4:1@wid_in_wg)(2:p)(8:4@laneid)` | `(N:2p)(4:1@laneid)(p:1)` |
/// | 16x256b | 8 | `(4:1@wid_in_wg)(2:2p)(8:4@laneid)` | `(N:4p)(4:1@laneid)(2:p)(p:1)` |
///
/// 128 rows are two such halves a warp, one register block after the other; for 32x32b they are
/// `S[(128,columns):(1@tid_in_wg,1)]`.
///
/// ```
/// use tla_core::ready::tcgen05::{self, Atom};
///
/// let map = tcgen05::try_layout(Atom::X16B64, 64, 64, 32)?;
/// let text = "(64,64) -> S[(4,2,8,32,2):(1@wid_in_wg,1@laneid,4@laneid,1,2@laneid)]";
/// assert_eq!(map.to_string(), text);
/// # Ok::<(), tla_core::LayoutError>(())
/// ```
///
/// # Errors
/// [`TilingError::Ready`]: elements that are not 16 or 32 bits wide (64 rows of 32x32b: 32), rows that are not
/// 64 or 128, columns that are no `factor * p * N` with an `N` that the instruction repeats.
pub const fn try_layout(atom: Atom, rows: u64, columns: u64, bits: u32) -> Result<Map, LayoutError> {
    if rows != 64 && rows != 128 {
        return Err(wrong(NAME, "rows", rows, "64 or 128"));
    }
    let tall = rows == 128;
    let simple = matches!(atom, Atom::X32B32);
    if bits != 32 && (bits != 16 || (simple && !tall)) {
        let right = if simple && !tall { "32 for 64 rows of 32x32b" } else { "16 or 32" };
        return Err(wrong(NAME, "bits", bits as u64, right));
    }
    let p = 32 / bits as u64;
    let whole = atom.factor() * p;
    if columns == 0 || !columns.is_multiple_of(whole) {
        let right = match whole {
            1 => "at least 1",
            2 => "a multiple of 2",
            4 => "a multiple of 4",
            8 => "a multiple of 8",
            _ => "a multiple of 16",
        };
        return Err(wrong(NAME, "columns", columns, right));
    }
    // half of the columns are a second load where rows of 64 lie on 128 lanes
    let n = if simple && !tall { columns / 2 } else { columns / whole };
    let (most, right) = atom.repetitions();
    if (simple && !tall && !columns.is_multiple_of(2)) || !n.is_power_of_two() || n > most {
        return Err(wrong(NAME, "repetitions", n, right));
    }
    let plan = Plan::NEW.dimension();
    if simple {
        let plan = if tall {
            plan.iter(128, 1, axis::TID_IN_WG).dimension().iter(columns, 1, axis::M)
        } else {
            let plan = plan.iter(64, 1, axis::TID_IN_WG).dimension();
            plan.iter(2, 64, axis::TID_IN_WG).iter(columns / 2, 1, axis::M)
        };
        return plan.build(&[], &[], axis::TID_IN_WG);
    }
    // the registers of one half of the rows
    let block = n * p * atom.factor() / 2;
    let plan = plan.iter(4, 1, axis::WID_IN_WG).iter(if tall { 2 } else { 1 }, block, axis::M);
    let plan = match atom {
        Atom::X32B32 | Atom::X16B64 => plan.iter(2, 1, axis::LANEID),
        Atom::X16B128 => plan.iter(2, p, axis::M),
        Atom::X16B256 => plan.iter(2, 2 * p, axis::M),
    };
    let plan = plan.iter(8, 4, axis::LANEID).dimension();
    let plan = match atom {
        Atom::X32B32 | Atom::X16B64 => plan.iter(n, p, axis::M).iter(2, 2, axis::LANEID),
        Atom::X16B128 => plan.iter(n, 2 * p, axis::M).iter(4, 1, axis::LANEID),
        Atom::X16B256 => plan.iter(n, 4 * p, axis::M).iter(4, 1, axis::LANEID).iter(2, p, axis::M),
    };
    plan.iter(p, 1, axis::M).build(&[], &[], axis::WID_IN_WG)
}

/// [`try_layout`] for const contexts.
///
/// # Panics
/// Where `try_layout` returns an error; in a const context that is a compile error.
#[must_use]
#[track_caller]
pub const fn layout(atom: Atom, rows: u64, columns: u64, bits: u32) -> Map {
    match try_layout(atom, rows, columns, bits) {
        Ok(map) => map,
        Err(error) => panic!("{}", error.message().as_str()),
    }
}
