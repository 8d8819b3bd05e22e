//! The macros. Each puts the way to this crate in front of the user's tokens, so that a renamed
//! dependency works, and hands both to `tla-macros`.
//!
//! `layout!` stands here once a feature set, because the macro crate cannot see the features of this
//! one: `generic_array` asks for a `Len` beside the storage.

#[doc = include_str!("macros/layout.md")]
#[cfg(feature = "generic-array")]
#[macro_export]
macro_rules! layout {
    ($($tokens:tt)*) => { $crate::__private::expand_layout! { [$crate generic_array] $($tokens)* } };
}

#[doc = include_str!("macros/layout.md")]
#[cfg(not(feature = "generic-array"))]
#[macro_export]
macro_rules! layout {
    ($($tokens:tt)*) => { $crate::__private::expand_layout! { [$crate] $($tokens)* } };
}

#[doc = include_str!("macros/axis.md")]
#[macro_export]
macro_rules! axis {
    ($($tokens:tt)*) => { $crate::__private::expand_axis! { [$crate] $($tokens)* } };
}
