//! Axes: what a stride counts. Threads, addresses or devices, each by its name.
//!
//! The built-in axes are those of TIRx, with their kind and scope. A user's own axis is an
//! [`Axis::new`] with a name and a kind.

use core::fmt;

use crate::error::LayoutError;
use crate::nearest;
use crate::scope::Scope;
use crate::text::Name;

/// What an axis is a coordinate of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AxisKind {
    /// Counts units (threads, warps, ..) inside a wider scope.
    Thread {
        /// What is counted.
        unit: Scope,
        /// Inside what it is counted.
        scope: Scope,
    },
    /// An address, in elements.
    Memory,
    /// A rank in a mesh of devices.
    Device,
}

/// A named axis. Its name is its identity: two axes of one name are one axis.
#[derive(Clone, Copy)]
pub struct Axis {
    pub(crate) name: &'static str,
    pub(crate) kind: AxisKind,
    /// The length of the name and its first 7 bytes. Axes are compared for every iter of every layout;
    /// in const evaluation one integer is far cheaper than a loop over bytes.
    pub(crate) key: u64,
}

impl Axis {
    /// The axis `name` of the given kind.
    #[must_use]
    pub const fn new(name: &'static str, kind: AxisKind) -> Self {
        Self { name, kind, key: key(name) }
    }

    /// The name, as written in a layout.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// What it counts.
    #[must_use]
    pub const fn kind(&self) -> AxisKind {
        self.kind
    }

    /// Whether both are the same axis, that is, have the same name.
    #[must_use]
    pub const fn same(&self, other: &Self) -> bool {
        self.key == other.key && (self.key < LONG || compare(self.name, other.name) == 0)
    }

    /// Whether the axis has this name.
    #[must_use]
    pub const fn is_named(&self, name: &str) -> bool {
        compare(self.name, name) == 0
    }

    /// Whether both have the same name and the same kind.
    pub(crate) const fn same_kind(&self, other: &Self) -> bool {
        match (self.kind, other.kind) {
            (AxisKind::Memory, AxisKind::Memory) | (AxisKind::Device, AxisKind::Device) => true,
            (AxisKind::Thread { unit: a, scope: b }, AxisKind::Thread { unit: c, scope: d }) => {
                a.level() == c.level() && b.level() == d.level()
            }
            _ => false,
        }
    }

    /// Whether the axis is an address.
    #[must_use]
    pub const fn is_memory(&self) -> bool {
        matches!(self.kind, AxisKind::Memory)
    }

    /// Whether the axis counts threads or groups of them.
    #[must_use]
    pub const fn is_thread(&self) -> bool {
        matches!(self.kind, AxisKind::Thread { .. })
    }

    /// The axis, if what it counts is narrower than what it is counted in.
    ///
    /// # Errors
    /// [`LayoutError::AxisUnit`], for example for warps counted in a thread.
    pub const fn check(&self) -> Result<Self, LayoutError> {
        match self.kind {
            AxisKind::Thread { unit, scope } if unit.level() >= scope.level() => {
                Err(LayoutError::AxisUnit { axis: *self, unit, scope })
            }
            _ => Ok(*self),
        }
    }

    /// Negative, zero or positive as the name sorts before, like or after the other's (bytewise).
    pub(crate) const fn order(&self, other: &Self) -> i32 {
        compare(self.name, other.name)
    }

    /// The built-in axis of this name.
    #[must_use]
    pub const fn built_in(name: &str) -> Option<Self> {
        let mut i = 0;
        while i < BUILT_IN.len() {
            if compare(BUILT_IN[i].name, name) == 0 {
                return Some(BUILT_IN[i]);
            }
            i += 1;
        }
        None
    }

    /// The built-in axis of this name.
    ///
    /// # Errors
    /// [`LayoutError::UnknownAxis`] with the nearest built-in name.
    pub const fn try_built_in(name: &str) -> Result<Self, LayoutError> {
        match Self::built_in(name) {
            Some(axis) => Ok(axis),
            None => {
                Err(LayoutError::UnknownAxis { name: Name::from_str(name), nearest: nearest_built_in(name) })
            }
        }
    }
}

impl PartialEq for Axis {
    fn eq(&self, other: &Self) -> bool {
        self.same(other)
    }
}

impl Eq for Axis {}

impl fmt::Debug for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Axis").field("name", &self.name).field("kind", &self.kind).finish()
    }
}

impl core::hash::Hash for Axis {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

/// From here on are the keys of names that are longer than what a key holds.
pub(crate) const LONG: u64 = 8 << 56;

/// `min(length, 255)` in the highest byte, the first 7 bytes of the name below it.
const fn key(name: &str) -> u64 {
    let bytes = name.as_bytes();
    let len = bytes.len();
    let mut key = if len > 255 { 255 } else { len as u64 };
    let mut i = 0;
    while i < 7 {
        key = key << 8 | if i < len { bytes[i] as u64 } else { 0 };
        i += 1;
    }
    key
}

const fn compare(a: &str, b: &str) -> i32 {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let (a_len, b_len) = (a.len(), b.len());
    let mut i = 0;
    while i < a_len && i < b_len {
        if a[i] != b[i] {
            return if a[i] < b[i] { -1 } else { 1 };
        }
        i += 1;
    }
    if a_len == b_len {
        0
    } else if a_len < b_len {
        -1
    } else {
        1
    }
}

/// The built-in name nearest to `name`, if one is near enough to be meant.
#[must_use]
pub const fn nearest_built_in(name: &str) -> Option<&'static str> {
    let mut names = [""; BUILT_IN.len()];
    let mut i = 0;
    while i < names.len() {
        names[i] = BUILT_IN[i].name;
        i += 1;
    }
    nearest::among(name, &names)
}

const fn thread(name: &'static str, unit: Scope, scope: Scope) -> Axis {
    Axis::new(name, AxisKind::Thread { unit, scope })
}

const fn memory(name: &'static str) -> Axis {
    Axis::new(name, AxisKind::Memory)
}

/// Block index x in the grid.
pub const BX: Axis = thread("bx", Scope::Cta, Scope::Kernel);
/// Block index y in the grid.
pub const BY: Axis = thread("by", Scope::Cta, Scope::Kernel);
/// Block index z in the grid.
pub const BZ: Axis = thread("bz", Scope::Cta, Scope::Kernel);
/// Block index x in the cluster.
pub const CBX: Axis = thread("cbx", Scope::Cta, Scope::Cluster);
/// Block index y in the cluster.
pub const CBY: Axis = thread("cby", Scope::Cta, Scope::Cluster);
/// Block index z in the cluster.
pub const CBZ: Axis = thread("cbz", Scope::Cta, Scope::Cluster);
/// Thread index in the block.
pub const TX: Axis = thread("tx", Scope::Thread, Scope::Cta);
/// Warp index in the block.
pub const WARPID: Axis = thread("warpid", Scope::Warp, Scope::Cta);
/// Warpgroup index in the block.
pub const WGID: Axis = thread("wgid", Scope::Warpgroup, Scope::Cta);
/// Lane in the warp.
pub const LANEID: Axis = thread("laneid", Scope::Thread, Scope::Warp);
/// Thread index in the warpgroup.
pub const TID_IN_WG: Axis = thread("tid_in_wg", Scope::Thread, Scope::Warpgroup);
/// Warp index in the warpgroup.
pub const WID_IN_WG: Axis = thread("wid_in_wg", Scope::Warp, Scope::Warpgroup);
/// Linear memory: an address or a register slot, in elements. The axis of a stride without a name.
pub const M: Axis = memory("m");
/// Partition of a partitioned scratchpad.
pub const P: Axis = memory("P");
/// Position inside a partition.
pub const F: Axis = memory("F");
/// Accumulator bank of a partitioned scratchpad.
pub const BANK: Axis = memory("Bank");
/// Column of tensor memory.
pub const TCOL: Axis = memory("TCol");
/// Lane (row) of tensor memory.
pub const TLANE: Axis = memory("TLane");
/// Rank in a mesh of devices.
pub const PID: Axis = Axis::new("pid", AxisKind::Device);

/// Every built-in axis.
pub const BUILT_IN: [Axis; 19] = [
    BX, BY, BZ, CBX, CBY, CBZ, TX, WARPID, WGID, LANEID, TID_IN_WG, WID_IN_WG, M, P, F, BANK, TCOL, TLANE,
    PID,
];
