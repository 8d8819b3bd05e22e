//! Arithmetic of leaves and tuples: what is static stays static.
//!
//! Of two static integers the result is a static integer, whose value the compiler finds; an overflow,
//! a division by zero and a negative result are compile errors. With a run-time operand the result is an
//! `i64`, checked. Tuples are combined leaf by leaf; those that are not nested alike do not compile.
//!
//! ```
//! use tla::int::aliases::*;
//! use tla::nested::arith;
//!
//! // how many blocks of 16, and of how many elements
//! assert_eq!(arith::ceil_div(100_u32, _16), 7);
//! let padded = arith::round_up(tla::Int::<100>, _16);
//! assert_eq!((size_of_val(&padded), format!("{padded:?}")), (0, "_112".into()));
//!
//! // leaf by leaf
//! let sum = arith::add((_1, (_2, 3_u32)), (_10, (_16, _32)));
//! assert_eq!(format!("{sum:?}"), "(_11, (_18, 35))");
//! assert_eq!(format!("{:?}", arith::product((sum.0, sum.1.0))), "_198");
//!
//! assert!(arith::try_div(7_i32, 0_u32).is_err());
//! ```
//!
//! ```compile_fail
//! use tla::int::aliases::*;
//!
//! // a static division by zero
//! let nothing = tla::nested::arith::ceil_div(_16, _0);
//! ```

use core::marker::PhantomData;

use tla_core::LayoutError;
use tla_core::nested::arith::Operation;

use super::leaf::Leaf;
use super::tuple::IntTuple;
use crate::int::{Int, StaticInt};

/// An operation as a type.
pub trait OperationType {
    /// The operation.
    const OPERATION: Operation;
}

/// The operations as types, for bounds and for the types of results.
pub mod op {
    use super::{Operation, OperationType};

    macro_rules! operations {
        ($($name:ident: $doc:literal;)*) => {$(
            #[doc = $doc]
            #[derive(Clone, Copy, Debug)]
            pub enum $name {}

            impl OperationType for $name {
                const OPERATION: Operation = Operation::$name;
            }
        )*};
    }

    operations! {
        Add: "`a + b`";
        Sub: "`a - b`";
        Mul: "`a * b`";
        Div: "`a / b`, rounded towards zero";
        Rem: "`a % b`, with the sign of `a`";
        Min: "The smaller of the two.";
        Max: "The larger of the two.";
        CeilDiv: "`ceil(a / b)`";
        RoundUp: "`a` rounded up to a multiple of `b`.";
        RoundDown: "`a` rounded down to a multiple of `b`.";
    }
}

/// The static integer that the operation `O` makes of two static integers.
pub struct Computed<O, A, B>(PhantomData<fn() -> O>, PhantomData<fn() -> (A, B)>);

#[diagnostic::do_not_recommend]
impl<O: OperationType, A: StaticInt, B: StaticInt> StaticInt for Computed<O, A, B> {
    const VALUE: u64 = computed(O::OPERATION, A::VALUE, B::VALUE);
}

#[expect(clippy::cast_possible_wrap, clippy::cast_sign_loss, reason = "the bounds are tested first")]
#[track_caller]
const fn computed(operation: Operation, a: u64, b: u64) -> u64 {
    if a > i64::MAX as u64 || b > i64::MAX as u64 {
        panic!("a static integer is at most 9223372036854775807 (2^63 - 1)");
    }
    match operation.try_apply(a as i64, b as i64) {
        Ok(value) if value < 0 => {
            panic!("{}", LayoutError::NegativeOperand { operand: value }.message().as_str())
        }
        Ok(value) => value as u64,
        Err(error) => panic!("{}", error.message().as_str()),
    }
}

impl<O, A, B> Clone for Computed<O, A, B> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<O, A, B> Copy for Computed<O, A, B> {}

impl<O, A, B> Default for Computed<O, A, B> {
    #[inline(always)]
    fn default() -> Self {
        Self(PhantomData, PhantomData)
    }
}

impl<O, A, B> PartialEq for Computed<O, A, B> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<O, A, B> Eq for Computed<O, A, B> {}

impl<O, A, B> core::fmt::Debug for Computed<O, A, B>
where
    Self: StaticInt,
{
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "_{}", <Self as StaticInt>::VALUE)
    }
}

/// Tuples that the operation `O` combines leaf by leaf.
#[diagnostic::on_unimplemented(
    message = "`{Self}` and `{B}` are not combined leaf by leaf",
    label = "nested differently, or not integers",
    note = "both have the same parentheses, and their leaves are `Int<N>`, `typenum` unsigned integers, `u32`, `u64`, `usize`, `i32` or `i64`"
)]
pub trait Combine<O, B>: IntTuple {
    /// Static where both are, else `i64`; of tuples, the tuple of the results.
    type Output: IntTuple;

    /// The results.
    ///
    /// # Errors
    /// Those of the operation, for run-time leaves.
    fn try_combine(self, other: B) -> Result<Self::Output, LayoutError>;
}

impl<O: OperationType, A: StaticInt + Copy, B: StaticInt + Copy> Combine<O, B> for A {
    type Output = Computed<O, A, B>;

    #[inline(always)]
    fn try_combine(self, _: B) -> Result<Computed<O, A, B>, LayoutError> {
        // a value that is wrong is an error here, not where the result is used
        const { _ = <Computed<O, A, B> as StaticInt>::VALUE }
        Ok(Computed::default())
    }
}

macro_rules! run_time {
    ($($t:ident)*) => {$(
        impl<O: OperationType, B: Leaf> Combine<O, B> for $t {
            type Output = i64;

            #[inline]
            fn try_combine(self, other: B) -> Result<i64, LayoutError> {
                O::OPERATION.try_apply(self.checked()?, other.checked()?)
            }
        }

        impl<O: OperationType, A: StaticInt + Copy> Combine<O, $t> for A {
            type Output = i64;

            #[inline]
            fn try_combine(self, other: $t) -> Result<i64, LayoutError> {
                O::OPERATION.try_apply(self.checked()?, other.checked()?)
            }
        }
    )*};
}

run_time!(u32 u64 usize i32 i64);

/// All leaves of a tuple, put together by the operation `O`, from the right.
#[diagnostic::on_unimplemented(
    message = "the leaves of `{Self}` cannot be put together",
    label = "no tuple of integers, or one without leaves"
)]
pub trait Fold<O>: IntTuple {
    /// Static where all leaves are; `i64`, or the one leaf there is.
    type Output: Leaf;

    /// The result.
    ///
    /// # Errors
    /// Those of the operation, for run-time leaves.
    fn try_fold(self) -> Result<Self::Output, LayoutError>;
}

impl<O, T: Leaf> Fold<O> for T {
    type Output = T;

    #[inline(always)]
    fn try_fold(self) -> Result<T, LayoutError> {
        Ok(self)
    }
}

/// The empty product.
impl Fold<op::Mul> for () {
    type Output = Int<1>;

    #[inline(always)]
    fn try_fold(self) -> Result<Int<1>, LayoutError> {
        Ok(Int)
    }
}

macro_rules! tuples {
    ($($($i:tt $a:ident $b:ident),*;)*) => {$(
        impl<O, $($a: Combine<O, $b>, $b),*> Combine<O, ($($b,)*)> for ($($a,)*) {
            type Output = ($($a::Output,)*);

            #[inline(always)]
            fn try_combine(self, other: ($($b,)*)) -> Result<Self::Output, LayoutError> {
                Ok(($(self.$i.try_combine(other.$i)?,)*))
            }
        }

        tuples! { @fold $($i $a),* }
    )*};
    (@fold $i:tt $a:ident) => {
        impl<O, $a: Fold<O>> Fold<O> for ($a,) {
            type Output = $a::Output;

            #[inline(always)]
            fn try_fold(self) -> Result<$a::Output, LayoutError> {
                self.0.try_fold()
            }
        }
    };
    (@fold $i:tt $a:ident, $($j:tt $rest:ident),*) => {
        impl<O, $a: Fold<O>, $($rest: IntTuple),*> Fold<O> for ($a, $($rest),*)
        where
            ($($rest,)*): Fold<O>,
            $a::Output: Combine<O, <($($rest,)*) as Fold<O>>::Output, Output: Leaf>,
        {
            type Output = <$a::Output as Combine<O, <($($rest,)*) as Fold<O>>::Output>>::Output;

            #[inline(always)]
            fn try_fold(self) -> Result<Self::Output, LayoutError> {
                let rest = ($(self.$j,)*).try_fold()?;
                self.0.try_fold()?.try_combine(rest)
            }
        }
    };
}

tuples! {
    0 A0 B0;
    0 A0 B0, 1 A1 B1;
    0 A0 B0, 1 A1 B1, 2 A2 B2;
    0 A0 B0, 1 A1 B1, 2 A2 B2, 3 A3 B3;
    0 A0 B0, 1 A1 B1, 2 A2 B2, 3 A3 B3, 4 A4 B4;
    0 A0 B0, 1 A1 B1, 2 A2 B2, 3 A3 B3, 4 A4 B4, 5 A5 B5;
    0 A0 B0, 1 A1 B1, 2 A2 B2, 3 A3 B3, 4 A4 B4, 5 A5 B5, 6 A6 B6;
    0 A0 B0, 1 A1 B1, 2 A2 B2, 3 A3 B3, 4 A4 B4, 5 A5 B5, 6 A6 B6, 7 A7 B7;
}

#[track_caller]
#[inline(always)]
fn sure<T>(result: Result<T, LayoutError>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("{}", error.message().as_str()),
    }
}

macro_rules! functions {
    ($($op:ident $name:ident $try_name:ident: $doc:literal;)*) => {$(
        #[doc = $doc]
        ///
        /// # Panics
        #[doc = concat!("Where [`", stringify!($try_name), "`] returns an error.")]
        #[inline(always)]
        #[track_caller]
        pub fn $name<A: Combine<op::$op, B>, B>(a: A, b: B) -> A::Output {
            sure($try_name(a, b))
        }

        #[doc = $doc]
        ///
        /// # Errors
        #[doc = concat!("Those of [`", stringify!($op), "`](Operation::", stringify!($op), "), for run-time leaves.")]
        #[inline(always)]
        pub fn $try_name<A: Combine<op::$op, B>, B>(a: A, b: B) -> Result<A::Output, LayoutError> {
            a.try_combine(b)
        }
    )*};
}

functions! {
    Add add try_add: "`a + b`";
    Sub sub try_sub: "`a - b`";
    Mul mul try_mul: "`a * b`";
    Div div try_div: "`a / b`, rounded towards zero.";
    Rem rem try_rem: "`a % b`, with the sign of `a`.";
    Min min try_min: "The smaller of the two.";
    Max max try_max: "The larger of the two.";
    CeilDiv ceil_div try_ceil_div: "`ceil(a / b)`: how many blocks of `b` cover `a`.";
    RoundUp round_up try_round_up: "`a` rounded up to a multiple of `b`.";
    RoundDown round_down try_round_down: "`a` rounded down to a multiple of `b`.";
}

/// The product of all leaves: static where all are.
///
/// # Panics
/// Where [`try_product`] returns an error.
#[inline(always)]
#[track_caller]
pub fn product<T: Fold<op::Mul>>(tuple: T) -> T::Output {
    sure(tuple.try_fold())
}

/// The product of all leaves: static where all are.
///
/// # Errors
/// [`LayoutError::ArithmeticOverflow`], [`LayoutError::NumberRange`].
#[inline(always)]
pub fn try_product<T: Fold<op::Mul>>(tuple: T) -> Result<T::Output, LayoutError> {
    tuple.try_fold()
}

/// The largest leaf: static where all are.
///
/// # Panics
/// Where [`try_largest`] returns an error.
#[inline(always)]
#[track_caller]
pub fn largest<T: Fold<op::Max>>(tuple: T) -> T::Output {
    sure(tuple.try_fold())
}

/// The largest leaf: static where all are.
///
/// # Errors
/// [`LayoutError::NumberRange`] when a run-time leaf is no `i64`.
#[inline(always)]
pub fn try_largest<T: Fold<op::Max>>(tuple: T) -> Result<T::Output, LayoutError> {
    tuple.try_fold()
}
