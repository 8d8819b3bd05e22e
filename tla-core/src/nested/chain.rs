//! [`Chain`]: modes whose strides continue each other from 1 on.

use super::modes::Modes;
use super::tuple::MAX_NODES;

/// The longest chain `s0:1, s1:s0, s2:s0*s1, ..` among the modes of a layout: what of it is contiguous.
pub(super) struct Chain {
    /// The modes of the chain, each with its stride in the **index**: the chain read backwards, from
    /// addresses to indices.
    pub(super) inverse: Modes,
    /// Which modes of the layout the chain is made of.
    pub(super) taken: [bool; MAX_NODES],
    /// How many addresses it has, from 0 on.
    pub(super) size: i64,
}

impl Chain {
    /// Modes of extent 1 and of stride 0 or below take no part. Where two modes could go on, the one is
    /// taken with which the chain becomes longer; of equal ones the first.
    pub(super) const fn of(modes: &Modes) -> Self {
        // lengths[k]: the addresses of the longest chain that begins with mode k, in units of its stride
        let mut lengths = [0_i64; MAX_NODES];
        let mut found = 0;
        // from large strides to small, so that what follows a mode is known before it
        while found < modes.len {
            let mut k = 0;
            let mut largest = MAX_NODES;
            while k < modes.len {
                if lengths[k] == 0 && (largest == MAX_NODES || modes.strides[k] > modes.strides[largest]) {
                    largest = k;
                }
                k += 1;
            }
            let next = follower(modes, &lengths, modes.extents[largest].checked_mul(modes.strides[largest]));
            let after = if next < MAX_NODES { lengths[next] } else { 1 };
            // a part of the size, which fits
            lengths[largest] = modes.extents[largest].saturating_mul(after);
            found += 1;
        }
        let mut chain = Chain { inverse: Modes::EMPTY, taken: [false; MAX_NODES], size: 1 };
        let mut places = [1_i64; MAX_NODES];
        let mut k = 1;
        while k < modes.len {
            places[k] = places[k - 1].saturating_mul(modes.extents[k - 1]);
            k += 1;
        }
        let mut next = follower(modes, &lengths, Some(1));
        while next < MAX_NODES {
            chain.taken[next] = true;
            chain.size = chain.size.saturating_mul(modes.extents[next]);
            chain.inverse.join(modes.extents[next], places[next]);
            next = follower(modes, &lengths, Some(chain.size));
        }
        chain
    }
}

/// The mode of this stride that begins the longest chain; `MAX_NODES` where there is none. A length of 0
/// is not known yet: such a mode has no larger stride.
const fn follower(modes: &Modes, lengths: &[i64; MAX_NODES], stride: Option<i64>) -> usize {
    let mut best = MAX_NODES;
    let Some(stride) = stride else { return best };
    let mut k = 0;
    while k < modes.len {
        if stride > 0
            && modes.strides[k] == stride
            && modes.extents[k] > 1
            && lengths[k] > 0
            && (best == MAX_NODES || lengths[k] > lengths[best])
        {
            best = k;
        }
        k += 1;
    }
    best
}
