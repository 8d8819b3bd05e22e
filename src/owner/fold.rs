//! Owners in const contexts.

use core::fmt;
use core::marker::PhantomData;

use tla_core::{LayoutError, MAX_OWNER_AXES, OwnerError};

use crate::axis::AxisTuple;
use crate::exactly::Exactly;
use crate::fold::{of, wrong_rank};
use crate::mapping::Mapping;
use crate::narrow;
use crate::owner::Owner;
use crate::rule::{refuse, refuse_with};
use crate::seal;

/// An [`Owner`] as a type parameter of [`owner`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an owner",
    label = "not an owner",
    note = "an owner is `Owner<L, (laneid, m)>`: a layout and a tuple of axes"
)]
pub trait OwnerType: seal::Sealed<seal::Owner> {
    /// The layout.
    type Layout: Mapping;
    /// The axes.
    type Axes: AxisTuple;
}

impl<L, Axes> seal::Sealed<seal::Owner> for Owner<L, Axes> {}

impl<L: Mapping, Axes: AxisTuple> OwnerType for Owner<L, Axes> {
    type Layout = L;
    type Axes = Axes;
}

/// A place, in const contexts; made by [`owner`].
pub struct Held<Own> {
    /// `None` for a place that no layout reaches.
    place: Option<[i64; MAX_OWNER_AXES]>,
    owner: Exactly<Own>,
}

/// The place with these coordinates, one an axis of `Own`: which element it holds is asked of the answer.
///
/// ```
/// use tla::axis::{laneid, m};
/// use tla::{Owner, fold, prelude::*};
///
/// type Acc = layout!((16, 8) -> S[(2, 8, 4, 2):(2, 4@laneid, 1@laneid, 1)]);
/// type Own = Owner<Acc, (laneid, m)>;
///
/// const ELEMENT: Option<[usize; 2]> = fold::owner::<Own, _>([5, 3]).coord();
/// const _: () = assert!(matches!(ELEMENT, Some([9, 3])));
/// const _: () = assert!(!fold::owner::<Own, _>([32, 0]).is_held());
/// ```
///
/// # Panics
/// When the layout has no owners along the axes, as for [`Owner`], or when there is another number of
/// coordinates; in a const context that is a compile error.
#[must_use]
#[track_caller]
pub const fn owner<Own: OwnerType, const N: usize>(place: [usize; N]) -> Held<Own> {
    let axes = Own::Axes::AXES.len();
    if N != axes {
        refuse(LayoutError::Owner(OwnerError::PlaceRank { found: N, axes }));
    }
    // a mistake is shown here, not where the answer is asked
    if let Err(error) = of::<Own::Layout>().try_inverse(Own::Axes::AXES) {
        refuse(error);
    }
    let mut coordinates = [0; MAX_OWNER_AXES];
    let mut is_reached = true;
    let mut a = 0;
    while a < N && a < MAX_OWNER_AXES {
        let coordinate = place[a] as u64;
        is_reached = is_reached && coordinate <= i64::MAX as u64;
        coordinates[a] = if is_reached { narrow::to_i64(coordinate) } else { 0 };
        a += 1;
    }
    Held { place: if is_reached { Some(coordinates) } else { None }, owner: PhantomData }
}

impl<Own: OwnerType> Held<Own> {
    /// The linear index of the element in the place; `None` where there is none.
    #[must_use]
    #[track_caller]
    pub const fn index(self) -> Option<usize> {
        match self.decode(1) {
            Some(entries) => Some(narrow::to_usize(entries.slots()[0])),
            None => None,
        }
    }

    /// The coordinate of the element in the place, one entry a dimension; `None` where there is none.
    ///
    /// # Panics
    /// When `D` is not the rank; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn coord<const D: usize>(self) -> Option<[usize; D]> {
        let rank = of::<Own::Layout>().rank();
        if D != rank {
            refuse_with(wrong_rank(D, rank));
        }
        let Some(entries) = self.decode(D) else { return None };
        let mut coordinate = [0; D];
        let mut d = 0;
        while d < D {
            coordinate[d] = narrow::to_usize(entries.slots()[d]);
            d += 1;
        }
        Some(coordinate)
    }

    /// Whether the place holds an element.
    #[must_use]
    #[track_caller]
    pub const fn is_held(self) -> bool {
        self.decode(1).is_some()
    }

    #[track_caller]
    const fn decode(self, rank: usize) -> Option<tla_core::List<u64, { tla_core::MAX_RANK }>> {
        let Some(place) = self.place else { return None };
        match of::<Own::Layout>().try_decoder(Own::Axes::AXES, rank) {
            Ok(decoder) => decoder.decode(&place),
            Err(error) => refuse(error),
        }
    }
}

impl<Own> Clone for Held<Own> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<Own> Copy for Held<Own> {}

impl<Own> fmt::Debug for Held<Own> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Held").field(&self.place).finish()
    }
}
