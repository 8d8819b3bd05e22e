//! Arrays of exactly the elements a layout needs, in code that is generic over the layout.

use tla::prelude::*;

const ROWS: usize = 112;

layout! {
    struct Small = S[(4, 6):(8, 1)];
    /// 1792 elements: beyond the lengths that const generics of `generic-array` reach.
    struct Literal1792 = S[(16, 112)];
    struct Constant1792 = S[(16, ROWS)];
    struct Literal12544 = S[(112, 112)];
    struct Constant12544 = S[(ROWS, { ROWS })];
    struct One = S[(8, 32):(1@laneid, 1@F)];
    struct Swizzled = Swizzle<0, 2, 2> o S[9];
}

/// A tile that owns its elements.
struct Tile<T, L: Named> {
    data: L::Storage<T>,
}

impl<T: Copy, L: Named> Tile<T, L> {
    fn view(&self) -> View<'_, T, L> {
        View::new(self.data.as_ref()).expect("storage is as long as the layout needs")
    }

    fn fill(&mut self, with: impl Fn([usize; 2]) -> T) {
        let mut view =
            ViewMut::<_, L>::new(self.data.as_mut()).expect("storage is as long as the layout needs");
        L::coords::<2>().for_each(|at| view[at] = with(at.entries()));
    }
}

#[test]
fn storage_of_a_generic_tile() {
    let mut tile = Tile::<u32, Small> { data: [0; Small::COSIZE] };
    tile.fill(|[i, j]| u32::try_from(10 * i + j).expect("small"));
    assert_eq!((tile.data.len(), tile.data[8], tile.data[29]), (30, 10, 35));
    assert_eq!(tile.view()[[3, 5]], 35);
    assert_eq!(size_of::<Tile<u32, Small>>(), 120);
    let tile = Tile::<u8, Literal12544> { data: [1; 12544] };
    assert!(Literal12544::coords::<2>().all(|at| tile.view()[at] == 1));
}

/// In a `static`, and as an array type whose length is the constant.
static TABLE: [usize; Small::SIZE] = Small::table();

#[test]
fn storage_by_the_constant() {
    let array: <Small as Named>::Storage<u16> = [0_u16; Small::COSIZE];
    assert_eq!((array.len(), TABLE[23]), (30, 29));
    assert_eq!(size_of::<<One as Named>::Storage<u64>>(), 8, "no address but 0");
    assert_eq!(size_of::<<Swizzled as Named>::Storage<u8>>(), 11, "as far as the swizzle reaches");
    assert_eq!(size_of::<<Constant12544 as Named>::Storage<u8>>(), 12544);
}

#[cfg(feature = "generic-array")]
mod lengths {
    use core::any::TypeId;
    use core::ops::{Add, Mul};

    use generic_array::typenum::{U1, U11, U30, U112, U768, U1024, Unsigned};
    use generic_array::{ArrayLength, GenericArray};

    use super::*;

    type U1792 = <U1024 as Add<U768>>::Output;
    type U12544 = <U112 as Mul<U112>>::Output;

    fn same<L: Named<Len: 'static>, U: Unsigned + 'static>() -> bool {
        <L::Len as Unsigned>::USIZE == L::COSIZE && TypeId::of::<L::Len>() == TypeId::of::<U>()
    }

    /// Whether the macro knows the number or const evaluation finds it: the type is that of `typenum`.
    #[test]
    fn are_those_of_typenum() {
        assert!(same::<Small, U30>() && same::<One, U1>() && same::<Swizzled, U11>());
        assert!(same::<Literal1792, U1792>() && same::<Constant1792, U1792>());
        assert!(same::<Literal12544, U12544>() && same::<Constant12544, U12544>());
    }

    struct Tile<T, L: Named> {
        data: GenericArray<T, L::Len>,
    }

    fn zeros<T: Default, N: ArrayLength>() -> GenericArray<T, N> {
        GenericArray::default()
    }

    #[test]
    fn arrays_of_any_length() {
        let tile = Tile::<u32, Constant1792> { data: zeros() };
        let other: GenericArray<u32, U1792> = tile.data;
        assert_eq!(other.len(), 1792);
        let tile = Tile::<u32, Literal12544> { data: zeros() };
        assert_eq!(size_of_val(&tile.data), 4 * 12544);
        let view = View::<_, Literal12544>::new(&tile.data).expect("as long as the cosize");
        assert_eq!(view[[111, 111]], 0);
        assert_eq!(zeros::<u8, <Constant12544 as Named>::Len>().len(), 12544);
    }
}
