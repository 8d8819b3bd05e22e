//! Scopes: which threads an axis counts, inside what, and whether the axes of a layout fit together.

use crate::axis::{Axis, AxisKind};
use crate::error::LayoutError;

/// A level of the thread hierarchy of a GPU, from one thread to the whole kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// One thread.
    Thread,
    /// A warp of 32 threads.
    Warp,
    /// A warpgroup of 4 warps.
    Warpgroup,
    /// A cooperative thread array (thread block).
    Cta,
    /// A cluster of thread blocks.
    Cluster,
    /// The whole grid.
    Kernel,
}

impl Scope {
    /// All scopes, narrowest first.
    pub const ALL: [Scope; 6] =
        [Scope::Thread, Scope::Warp, Scope::Warpgroup, Scope::Cta, Scope::Cluster, Scope::Kernel];

    /// The name used in messages and in `axis!`: `thread`, `warp`, `warpgroup`, `cta`, `cluster`, `kernel`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Scope::Thread => "thread",
            Scope::Warp => "warp",
            Scope::Warpgroup => "warpgroup",
            Scope::Cta => "cta",
            Scope::Cluster => "cluster",
            Scope::Kernel => "kernel",
        }
    }

    /// The position in [`ALL`](Self::ALL): a narrower scope has the smaller level.
    #[must_use]
    pub const fn level(self) -> usize {
        match self {
            Scope::Thread => 0,
            Scope::Warp => 1,
            Scope::Warpgroup => 2,
            Scope::Cta => 3,
            Scope::Cluster => 4,
            Scope::Kernel => 5,
        }
    }
}

/// What the thread axes of a layout reach from and to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScopePair {
    /// The narrowest unit that an axis counts.
    pub unit: Scope,
    /// The widest scope reached from it.
    pub scope: Scope,
}

/// Whether the thread axes of a layout fit together, and what they span.
///
/// Every thread axis is an edge `unit -> scope`. Two different scopes for one unit conflict. From
/// the narrowest unit the edges are followed; an edge that is never reached is disconnected.
/// `None` when there is no thread axis. Memory and device axes take no part.
///
/// Rule: the scope check of TIRx. Every edge leads to a wider scope, so the walk ends.
///
/// ```
/// use tla_core::{Scope, axis, scope};
///
/// let pair = scope::check(&[axis::WARPID, axis::LANEID])?.expect("there are thread axes");
/// assert_eq!((pair.unit, pair.scope), (Scope::Thread, Scope::Cta));
/// assert!(scope::check(&[axis::TX, axis::LANEID]).is_err()); // two scopes for a thread
/// assert!(scope::check(&[axis::WGID, axis::LANEID]).is_err()); // nothing leads from warp to warpgroup
/// # Ok::<(), tla_core::LayoutError>(())
/// ```
///
/// # Errors
/// [`LayoutError::AxisUnit`], [`LayoutError::ScopesConflict`], [`LayoutError::ScopesDisconnected`].
pub const fn check(axes: &[Axis]) -> Result<Option<ScopePair>, LayoutError> {
    let mut edges: [Option<Axis>; 6] = [None; 6];
    let mut narrowest: Option<Scope> = None;
    let mut i = 0;
    while i < axes.len() {
        if let AxisKind::Thread { unit, scope } = axes[i].kind {
            tri!(axes[i].check());
            match edges[unit.level()] {
                Some(first) => {
                    if let AxisKind::Thread { scope: earlier, .. } = first.kind
                        && earlier.level() != scope.level()
                    {
                        return Err(LayoutError::ScopesConflict { first, second: axes[i] });
                    }
                }
                None => edges[unit.level()] = Some(axes[i]),
            }
            narrowest = match narrowest {
                Some(found) if found.level() <= unit.level() => Some(found),
                _ => Some(unit),
            };
        }
        i += 1;
    }
    let Some(unit) = narrowest else { return Ok(None) };
    let mut reached = unit;
    let mut last: Option<Axis> = None;
    let mut visited = [false; 6];
    while let Some(edge) = edges[reached.level()] {
        visited[reached.level()] = true;
        last = Some(edge);
        match edge.kind {
            AxisKind::Thread { scope, .. } => reached = scope,
            AxisKind::Memory | AxisKind::Device => break,
        }
    }
    let mut level = 0;
    while level < edges.len() {
        if let (Some(stray), Some(last), false) = (edges[level], last, visited[level]) {
            return Err(LayoutError::ScopesDisconnected { reached: last, stray });
        }
        level += 1;
    }
    Ok(Some(ScopePair { unit, scope: reached }))
}
