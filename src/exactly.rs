//! [`Exactly`]: what ties a type to one layout.

use core::marker::PhantomData;

/// A marker of a type that is made for the layout `L` and for no other: the type is invariant in `L`.
///
/// A layout that a user names has its constants from an open trait, such as
/// [`LayoutValue`](crate::LayoutValue) or [`StaticInt`](crate::StaticInt), which a type and its subtype may both
/// implement, with other constants each: `V<for<'a> fn(&'a ())>` is a subtype of `V<fn(&'static ())>`. Were
/// `View<'_, T, V<..>>` covariant, subtyping would put the second layout under a slice that was measured for the
/// first. So whatever holds a fact about `L` (a length that was compared, a coordinate that is in range, a
/// window) holds this marker too, and what is only asked about `L` (an element, an owner) does as well: a value
/// answers for the layout it was made of.
pub(crate) type Exactly<L> = PhantomData<fn(L) -> L>;
