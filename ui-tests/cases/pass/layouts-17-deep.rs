//! macro: 17 layouts in one another

use tla::prelude::*;

type Deep = layout!(
    S[1].tile(S[1].tile(S[1].tile(S[1].tile(S[1].tile(S[1].tile(S[1].tile(S[1].tile(S[1].tile(
        S[1].tile(S[1].tile(S[1].tile(S[1].tile(S[1].tile(S[1].tile(S[1].tile(S[8]))))))))
    ))))))))
);

fn main() {
    let _ = Deep::SIZE;
}
