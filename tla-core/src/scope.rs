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

/// How many scopes there are.
const LEVELS: usize = 6;

impl Scope {
    /// All scopes, narrowest first.
    pub const ALL: [Scope; LEVELS] =
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
        self as usize
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
    let mut i = 0;
    while i < axes.len() {
        tri!(axes[i].check());
        i += 1;
    }
    of_checked(axes, axes.len())
}

/// [`check`] of the first `len` axes, each of which counts inside something wider.
pub(crate) const fn of_checked(axes: &[Axis], len: usize) -> Result<Option<ScopePair>, LayoutError> {
    // the position in `axes` of the edge that leaves each level
    let mut edges: [Option<usize>; LEVELS] = [None; LEVELS];
    let mut narrowest = LEVELS;
    let mut i = 0;
    while i < len {
        if let AxisKind::Thread { unit, scope } = axes[i].kind {
            let level = unit as usize;
            match edges[level] {
                Some(first) => {
                    if let AxisKind::Thread { scope: earlier, .. } = axes[first].kind
                        && earlier as usize != scope as usize
                    {
                        return Err(LayoutError::ScopesConflict { first: axes[first], second: axes[i] });
                    }
                }
                None => edges[level] = Some(i),
            }
            if level < narrowest {
                narrowest = level;
            }
        }
        i += 1;
    }
    if narrowest == LEVELS {
        return Ok(None);
    }
    let unit = Scope::ALL[narrowest];
    let mut reached = unit;
    let mut last = 0;
    let mut visited = [false; LEVELS];
    while let Some(edge) = edges[reached as usize] {
        visited[reached as usize] = true;
        last = edge;
        match axes[edge].kind {
            AxisKind::Thread { scope, .. } => reached = scope,
            AxisKind::Memory | AxisKind::Device => break,
        }
    }
    let mut level = 0;
    while level < LEVELS {
        if let (Some(stray), false) = (edges[level], visited[level]) {
            return Err(LayoutError::ScopesDisconnected { reached: axes[last], stray: axes[stray] });
        }
        level += 1;
    }
    Ok(Some(ScopePair { unit, scope: reached }))
}
