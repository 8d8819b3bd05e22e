//! Inverses from the right and the left; the nullspace.

pub(super) const WRONG: &[&str] = &[];
