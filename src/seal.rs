//! [`Sealed`]: the one seal, which keeps the traits that soundness and evaluation rest on to this crate.
//!
//! The module is private and nothing of it is re-exported, so no other crate can name the trait: not by
//! `__private` either, which expansions of the macros use. A trait is sealed by `Sealed<Role>`; the role keeps
//! the seal of one trait from being that of another. A trait with type parameters has them in its role: a seal of
//! `Self` alone would leave another crate an impl for a type of its own in a parameter.
//!
//! [`Mapping`](crate::Mapping), which expansions implement, is sealed by its constants, which they cannot name.

/// Implemented in this crate alone, for what may play the role `Role`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not among the types that `tla` implements this trait for",
    label = "the trait is sealed"
)]
pub trait Sealed<Role> {}

macro_rules! roles {
    ($($(#[$doc:meta])* $role:ident)*) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub enum $role {}
    )*};
}

roles! {
    /// An integer of a coordinate: [`IndexInt`](crate::IndexInt).
    Integer
    /// An integer of a nested tuple: [`Leaf`](crate::nested::Leaf).
    Leaf
    /// A layout of a tensor: [`Grid`](crate::tensor::Grid).
    Grid
    /// The modes that a slice of a tensor keeps: [`Slice`](crate::tensor::Slice).
    Slice
    /// A layout with the axes of its owners: [`OwnerType`](crate::fold::OwnerType).
    Owner
}
