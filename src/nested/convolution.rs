//! The layouts of convolutions: feature maps and filters in blocks of 32 bytes.

use core::marker::PhantomData;

use tla_core::LayoutError;
use tla_core::nested::tag;

use super::arith::{Fold, op};
use super::derived::{LeafRule, Size};
use super::layout::Layout;
use crate::element::Element;
use crate::int::{Int, StaticInt};

/// The elements of type `E` in a block of 32 bytes, as a static integer.
pub struct C0<E>(PhantomData<fn() -> E>);

#[diagnostic::do_not_recommend]
impl<E: Element> StaticInt for C0<E> {
    const VALUE: u64 = match tag::try_c0(E::BITS) {
        Ok(elements) => elements,
        Err(error) => panic!("{}", error.message().as_str()),
    };
}

impl<E> Clone for C0<E> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for C0<E> {}

impl<E> Default for C0<E> {
    #[inline(always)]
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<E> PartialEq for C0<E> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<E> Eq for C0<E> {}

impl<E: Element> core::fmt::Debug for C0<E> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "_{}", Self::VALUE)
    }
}

type Product<T> = <T as Fold<op::Mul>>::Output;

/// Five extents, the last of them [`C0`], contiguous, last fastest.
pub type Blocks<E, X, A, B, C> = Layout<
    (X, A, B, C, C0<E>),
    (Product<(A, B, C, C0<E>)>, Product<(B, C, C0<E>)>, Product<(C, C0<E>)>, C0<E>, Int<1>),
>;

fn blocks<E: Element, X: Size, A: Size, B: Size, C: Size>(
    (x, a, b, c): (X, A, B, C),
) -> Result<Blocks<E, X, A, B, C>, LayoutError>
where
    (A, B, C, C0<E>): Fold<op::Mul>,
    (B, C, C0<E>): Fold<op::Mul>,
    (C, C0<E>): Fold<op::Mul>,
{
    let c0 = C0(PhantomData);
    let strides = ((a, b, c, c0).try_fold()?, (b, c, c0).try_fold()?, (c, c0).try_fold()?, c0, Int);
    Ok(Layout::from_parts((x, a, b, c, c0), strides, super::DefaultOrigin))
}

/// Feature maps `(batch, cin1, h, w, C0)`: channels in `cin1` blocks of `C0 = 256 / bits`.
#[derive(Clone, Copy, Debug)]
pub struct FeatureMap<E>(PhantomData<fn() -> E>);

impl<E: Element> FeatureMap<E> {
    /// The layout of these sizes: static where they are.
    ///
    /// ```
    /// use tla::element::f16;
    /// use tla::nested::FeatureMap;
    /// use tla::prelude::*;
    ///
    /// let map = FeatureMap::<f16>::try_layout(1_u32, Int::<4>, Int::<7>, Int::<9>)?;
    /// assert_eq!(map.to_string(), "(1, _4, _7, _9, _16):(_4032, _1008, _144, _16, _1)");
    /// # Ok::<(), tla::LayoutError>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::SizeOverflow`], [`LayoutError::ArithmeticOverflow`].
    pub fn try_layout<N: Size, C: Size, H: Size, W: Size>(
        batch: N,
        cin1: C,
        h: H,
        w: W,
    ) -> Result<Blocks<E, N, C, H, W>, LayoutError>
    where
        (C, H, W, C0<E>): Fold<op::Mul>,
        (H, W, C0<E>): Fold<op::Mul>,
        (W, C0<E>): Fold<op::Mul>,
    {
        tag::try_feature_map(E::BITS, batch.to(), cin1.to(), h.to(), w.to())?;
        blocks((batch, cin1, h, w))
    }
}

/// `ceil(size / 16) * 16`
#[derive(Clone, Copy, Debug)]
pub enum To16 {}

impl LeafRule for To16 {
    const LEAF: tag::Leaf = tag::Leaf::Padded { size: tag::Size::Rows, block: 16, factor: 1 };
}

/// Filters `(cin1, kh, kw, cout, C0)`: input channels in `cin1` blocks of `C0 = 256 / bits`.
#[derive(Clone, Copy, Debug)]
pub struct Filter<E>(PhantomData<fn() -> E>);

impl<E: Element> Filter<E> {
    /// The layout of these sizes: static where they are.
    ///
    /// # Errors
    /// [`LayoutError::SizeOverflow`], [`LayoutError::ArithmeticOverflow`].
    pub fn try_layout<C: Size, H: Size, W: Size, O: Size>(
        cin1: C,
        kh: H,
        kw: W,
        cout: O,
    ) -> Result<Blocks<E, C, H, W, O>, LayoutError>
    where
        (H, W, O, C0<E>): Fold<op::Mul>,
        (W, O, C0<E>): Fold<op::Mul>,
        (O, C0<E>): Fold<op::Mul>,
    {
        tag::try_filter(E::BITS, cin1.to(), kh.to(), kw.to(), cout.to(), false)?;
        blocks((cin1, kh, kw, cout))
    }

    /// The layout in L1, where the output channels are rounded up to 16.
    ///
    /// ```
    /// use tla::nested::Filter;
    /// use tla::prelude::*;
    ///
    /// let filter = Filter::<i8>::try_layout_l1(4_u32, Int::<3>, Int::<3>, Int::<100>)?;
    /// assert_eq!(filter.to_string(), "(4, _3, _3, _112, _32):(_32256, _10752, _3584, _32, _1)");
    /// # Ok::<(), tla::LayoutError>(())
    /// ```
    ///
    /// # Errors
    /// [`LayoutError::SizeOverflow`], [`LayoutError::ArithmeticOverflow`].
    #[expect(clippy::type_complexity, reason = "the rounded size is a type of its own")]
    pub fn try_layout_l1<C: Size, H: Size, W: Size, O: Size>(
        cin1: C,
        kh: H,
        kw: W,
        cout: O,
    ) -> Result<Blocks<E, C, H, W, O::Derived<To16>>, LayoutError>
    where
        O::Derived<To16>: Size,
        (H, W, O::Derived<To16>, C0<E>): Fold<op::Mul>,
        (W, O::Derived<To16>, C0<E>): Fold<op::Mul>,
        (O::Derived<To16>, C0<E>): Fold<op::Mul>,
    {
        tag::try_filter(E::BITS, cin1.to(), kh.to(), kw.to(), cout.to(), true)?;
        blocks((cin1, kh, kw, cout.try_derive::<To16>()?))
    }
}
