//! Leaves that are made of another: static where that is static.
//!
//! Types do no arithmetic. A derived static leaf is a type that names its rule and its operand; its
//! value is what the algebra's rule gives for the operand's value.

use core::marker::PhantomData;

use tla_core::LayoutError;
use tla_core::nested::{covering_blocks, tag};

use super::leaf::Leaf;
use crate::int::{StaticInt, value};

/// How one leaf of a [tag](super::tag)'s layout is made of a size.
pub trait LeafRule {
    /// The rule.
    const LEAF: tag::Leaf;

    /// The rule, or why there is none. Never panics.
    #[doc(hidden)]
    const CHECKED: Result<tag::Leaf, LayoutError> = Ok(Self::LEAF);
}

/// The leaf of a rule that is always the same number.
pub struct Fixed<Rule>(PhantomData<fn() -> Rule>);

/// The leaf that `Rule` makes of the static size `S`.
pub struct Derived<Rule, S>(PhantomData<fn() -> (Rule, S)>);

/// `ceil(A / B)` of two static integers.
pub struct CeilDiv<A, B>(PhantomData<fn() -> (A, B)>);

macro_rules! zero_sized {
    ($($name:ident<$($p:ident),*>)*) => {$(
        impl<$($p),*> $name<$($p),*> {
            pub(super) const fn new() -> Self {
                Self(PhantomData)
            }
        }

        impl<$($p),*> Clone for $name<$($p),*> {
            #[inline(always)]
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<$($p),*> Copy for $name<$($p),*> {}

        impl<$($p),*> Default for $name<$($p),*> {
            #[inline(always)]
            fn default() -> Self {
                Self(PhantomData)
            }
        }

        impl<$($p),*> PartialEq for $name<$($p),*> {
            fn eq(&self, _: &Self) -> bool {
                true
            }
        }

        impl<$($p),*> Eq for $name<$($p),*> {}

        impl<$($p),*> core::fmt::Debug for $name<$($p),*>
        where
            Self: StaticInt,
        {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "_{}", <Self as StaticInt>::VALUE)
            }
        }
    )*};
}

zero_sized! { Fixed<Rule> Derived<Rule, S> CeilDiv<A, B> }

#[diagnostic::do_not_recommend]
impl<Rule: LeafRule> StaticInt for Fixed<Rule> {
    const VALUE: u64 = value(Self::CHECKED);
    const CHECKED: Result<u64, LayoutError> = leaf(Rule::CHECKED, Ok(0));
}

#[diagnostic::do_not_recommend]
impl<Rule: LeafRule, S: StaticInt> StaticInt for Derived<Rule, S> {
    const VALUE: u64 = value(Self::CHECKED);
    const CHECKED: Result<u64, LayoutError> = leaf(Rule::CHECKED, S::CHECKED);
}

#[diagnostic::do_not_recommend]
impl<A: StaticInt, B: StaticInt> StaticInt for CeilDiv<A, B> {
    const VALUE: u64 = covering_blocks(A::VALUE, B::VALUE);
}

const fn leaf(
    rule: Result<tag::Leaf, LayoutError>,
    size: Result<u64, LayoutError>,
) -> Result<u64, LayoutError> {
    match (rule, size) {
        (Ok(leaf), Ok(size)) => leaf.try_value(size),
        (Err(error), _) | (_, Err(error)) => Err(error),
    }
}

/// A number of rows or columns: a static integer, or one known at run time.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a number of rows or columns",
    label = "not a size",
    note = "a size is `Int<N>`, a `typenum` unsigned integer, or a `u32`, `u64` or `usize`"
)]
pub trait Size: Leaf {
    /// The leaf that `Rule` makes of the size: static where the size is, else a `u64`.
    type Derived<Rule: LeafRule>: Leaf;

    /// The leaf that `Rule` makes of the size.
    ///
    /// # Errors
    /// [`LayoutError::SizeOverflow`] when it is no `i64`.
    fn try_derive<Rule: LeafRule>(self) -> Result<Self::Derived<Rule>, LayoutError>;
}

/// A [`Size`] for which no layout overflows: a static integer (checked at compile time) or a `u32`.
#[diagnostic::on_unimplemented(
    message = "a layout of `{Self}` rows or columns may overflow",
    label = "not a static integer or a `u32`",
    note = "`try_layout` takes every size and returns a `Result`"
)]
pub trait SmallSize: Size {
    /// The leaf that `Rule` makes of the size.
    fn derive<Rule: LeafRule>(self) -> Self::Derived<Rule>;
}

impl<S: StaticInt + Copy> Size for S {
    type Derived<Rule: LeafRule> = Derived<Rule, S>;

    #[inline(always)]
    fn try_derive<Rule: LeafRule>(self) -> Result<Derived<Rule, S>, LayoutError> {
        Ok(Derived(PhantomData))
    }
}

impl<S: StaticInt + Copy> SmallSize for S {
    #[inline(always)]
    fn derive<Rule: LeafRule>(self) -> Derived<Rule, S> {
        Derived(PhantomData)
    }
}

macro_rules! run_time {
    ($($t:ident)*) => {$(
        impl Size for $t {
            type Derived<Rule: LeafRule> = u64;

            #[inline(always)]
            fn try_derive<Rule: LeafRule>(self) -> Result<u64, LayoutError> {
                const { Rule::LEAF }.try_value(self.to::<u64>())
            }
        }
    )*};
}

run_time!(u32 u64 usize);

impl SmallSize for u32 {
    #[inline(always)]
    fn derive<Rule: LeafRule>(self) -> u64 {
        // blocks of 2^31 elements and more, which `PaddingRowMajor` can have
        const {
            assert!(
                Rule::LEAF.try_value(u32::MAX as u64).is_ok(),
                "a block is so large that a layout of 32-bit sizes overflows: `try_layout` takes every size"
            )
        }
        const { Rule::LEAF }.value(self)
    }
}

/// `ceil(self / Block)`: static where both are.
pub trait DivCeilBy<Block>: Leaf {
    /// The quotient.
    type Quotient: Leaf;

    /// `ceil(self / block)`, 0 for a block of 0.
    fn div_ceil_by(self, block: Block) -> Self::Quotient;
}

impl<A: StaticInt + Copy, B: StaticInt + Copy> DivCeilBy<B> for A {
    type Quotient = CeilDiv<A, B>;

    #[inline(always)]
    fn div_ceil_by(self, _: B) -> CeilDiv<A, B> {
        CeilDiv(PhantomData)
    }
}

macro_rules! quotients {
    ($($t:ident)*) => {$(
        impl<B: Leaf> DivCeilBy<B> for $t {
            type Quotient = u64;

            #[inline(always)]
            fn div_ceil_by(self, block: B) -> u64 {
                covering_blocks(self.to(), block.to())
            }
        }

        impl<A: StaticInt + Copy> DivCeilBy<$t> for A {
            type Quotient = u64;

            #[inline(always)]
            fn div_ceil_by(self, block: $t) -> u64 {
                covering_blocks(self.to(), block.to())
            }
        }
    )*};
}

quotients!(u32 u64 usize i32 i64);
