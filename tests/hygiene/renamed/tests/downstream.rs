//! A user of the library: `tla` is known by neither of its names here.

use tla_hygiene::layouts::prelude::*;
use tla_hygiene::{device, Documented, OnDevice};

tla_hygiene::tile!(Tile, 3, 2 + 2);

type Halves =
    tla_hygiene::layouts::layout!(tla_hygiene::Retiled.slice(0..8, 0..64).compose(tla_hygiene::Blocked));

type Direct = tla_hygiene::layouts::layout!((4, 6) -> S[24] + 1);

#[test]
fn the_macros_find_their_crate() {
    assert_eq!(
        (tla_hygiene::offset(1, 0), tla_hygiene::lane(7, 3), tla_hygiene::size::<3>()),
        (72, (31, 2), 48)
    );
    assert_eq!((Tile::SIZE, Tile::table()[11], Direct::offset([3, 5])), (12, 11, 24));
    assert_eq!((tla_hygiene::Retiled::SIZE, Halves::SIZE), (1024, 512));
    let at = OnDevice::at([3, 7, 15_u32]);
    assert_eq!((at.on::<device::core>(), at.on::<device::scratch>(), at.offset()), (3, 127, 0));
    let storage: <Documented as Named>::Storage<u8> = [0; 512];
    assert_eq!(View::<_, Documented>::new(&storage).map(|view| view[[7, 63]]), Ok(0));
}
