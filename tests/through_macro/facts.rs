//! What is known about a layout without asking the library: how it was written down, and the right answers.

use crate::common::oracle::{self, Layout};

/// One layout of the vectors, as data.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    /// The name of its item, `V` and the number of its row; those of no row start with `Own`.
    pub(crate) name: &'static str,
    pub(crate) op: &'static str,
    /// Extent, stride, axis; slow to fast.
    pub(crate) shard: &'static [(i64, i64, &'static str)],
    pub(crate) replica: &'static [(i64, i64, &'static str)],
    pub(crate) offset: &'static [(&'static str, i64)],
    /// M, B, S.
    pub(crate) swizzle: Option<[i64; 3]>,
    /// The logical shape where it is not the layout's own.
    pub(crate) shape: Option<&'static [u64]>,
    pub(crate) answers: Answers,
}

/// The answers of a row, one a coordinate: `0,1=21 0,2=22`, or with axes `0,1=laneid:1,warpid:5`. A set has
/// its places joined by `|`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Answers {
    /// The row gives the layout alone.
    Layout,
    /// The base place.
    Bases(&'static str),
    /// All places.
    Sets(&'static str),
    /// `bank/line` of each element, whose width in bits stands first.
    Banks(u32, &'static str),
}

impl Facts {
    /// The layout for the oracle.
    pub(crate) fn layout(&self) -> Layout {
        let iters = |of: &[(i64, i64, &str)]| {
            of.iter().map(|(e, s, a)| oracle::iter(i128::from(*e), i128::from(*s), a)).collect()
        };
        let swizzle = self.swizzle.map(|numbers| {
            let [m, b, s] = numbers.map(i128::from);
            oracle::Swizzle { m, b, s, inner: true }
        });
        let offset = self.offset.iter().map(|(a, n)| (oracle::name(a), i128::from(*n))).collect();
        Layout { swizzle, shard: iters(self.shard), replica: iters(self.replica), offset }
    }

    /// The logical shape.
    pub(crate) fn shape(&self) -> Vec<i128> {
        match self.shape {
            Some(shape) => shape.iter().map(|e| i128::from(*e)).collect(),
            None => self.layout().extents(),
        }
    }
}
