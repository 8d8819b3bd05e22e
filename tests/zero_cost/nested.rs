//! Pairs of functions over nested layouts and tensors: one through `tla`, one written by hand.
//! `tests/zero_cost_nested.rs` compiles this file and counts the instructions of each.
//!
//! A layout is static, has its sizes at run time and its blocks static, or is known at run time
//! altogether. By hand is what an expert writes who knows the same numbers.
#![allow(unused_variables, reason = "both functions of a pair have the same arguments")]

#[macro_use]
mod declare;

use tla::element::f16;
use tla::int::aliases::*;
use tla::nested::Layout;
use tla::nested::tag::{Made, RowMajor, nZ, zN};
use tla::prelude::*;
use tla::tensor::{TensorMut, TensorRef};

// all static: 100 x 100 in blocks of 16 x 16; the rows of a column of blocks are 16 elements apart
type Zn = Made<zN<f16>, Int<100>, Int<100>>;
type Nz = Made<nZ<i8>, Int<100>, Int<100>>;

pairs! {
    static_mapping(i: u32, j: u32) -> u32 { Zn::offset([i, j]) } { 16 * i + j % 16 + j / 16 * 1792 }
    static_u32(i: u32, j: u32) -> u32 {
        Zn::default().crd2offset_in::<u32, _>((i, j))
    } {
        16 * i + j % 16 + j / 16 * 1792
    }
    static_u64(i: u64, j: u64) -> u64 { Zn::default().crd2offset((i, j)) } { 16 * i + j % 16 + j / 16 * 1792 }
    static_wide(i: u32, j: u32) -> u64 {
        Zn::default().crd2offset((i, j))
    } {
        16 * u64::from(i) + u64::from(j % 16) + u64::from(j / 16) * 1792
    }
    static_array(i: usize, j: usize) -> usize {
        Zn::default().crd2offset_in::<usize, _>([i, j])
    } {
        16 * i + j % 16 + j / 16 * 1792
    }
    static_nested(a: u32, b: u32, c: u32, d: u32) -> u32 {
        Zn::default().crd2offset_in::<u32, _>(((a, b), (c, d)))
    } {
        16 * a + 256 * b + c + 1792 * d
    }
    static_shallower(i: u32, c: u32, d: u32) -> u32 {
        Zn::default().crd2offset_in::<u32, _>((i, (c, d)))
    } {
        16 * i + c + 1792 * d
    }
    static_entry(j: u32) -> u32 { Zn::default().crd2offset_in::<u32, _>((_16, j)) } { 256 + j % 16 + j / 16 * 1792 }
    static_integer(x: u32) -> u32 {
        Zn::default().crd2offset_in::<u32, _>(x)
    } {
        {
            let (i, j) = (x % 112, x / 112);
            16 * i + j % 16 + j / 16 * 1792
        }
    }
    static_nz(i: u32, j: u32) -> u32 {
        Nz::default().crd2offset_in::<u32, _>((i, j))
    } {
        i % 32 + i / 32 * 3584 + 32 * j
    }
}

// blocks that are static, sizes that are not
type MixedZn = Made<zN<f16>, u32, u32>;
type MixedNz = Made<nZ<f16>, u32, u32>;

pairs! {
    mixed(layout: &MixedZn, i: u32, j: u32) -> u64 {
        layout.crd2offset((i, j))
    } {
        {
            let ((_, _), (_, column)) = layout.stride();
            16 * u64::from(i) + u64::from(j % 16) + u64::from(j / 16) * column
        }
    }
    mixed_u64(layout: &MixedZn, i: u64, j: u64) -> u64 {
        layout.crd2offset((i, j))
    } {
        {
            let ((_, _), (_, column)) = layout.stride();
            16 * i + j % 16 + j / 16 * column
        }
    }
    mixed_made(rows: u32, columns: u32, i: u64, j: u64) -> u64 {
        zN::<f16>::layout(rows, columns).crd2offset((i, j))
    } {
        16 * i + j % 16 + j / 16 * (u64::from(rows).div_ceil(16) * 256)
    }
    mixed_nested(layout: &MixedNz, a: u64, b: u64, j: u64) -> u64 {
        layout.crd2offset(((a, b), j))
    } {
        {
            let ((_, row), (_, _)) = layout.stride();
            a + b * row + 16 * j
        }
    }
    mixed_row_major(rows: u32, columns: u32, i: u64, j: u64) -> u64 {
        RowMajor::layout(rows, columns).crd2offset((i, j))
    } {
        i * u64::from(columns) + j
    }
    mixed_tile(rows: u32, columns: u32, i: u64, j: u64) -> [u64; 2] {
        zN::<f16>::layout(rows, columns).tile((_32, Int::<48>), [i, j]).origin_shape()
    } {
        [u64::from(rows).saturating_sub(i).min(32), u64::from(columns).saturating_sub(j).min(48)]
    }
}

// everything known at run time
type Pair<T> = ((T, T), (T, T));
type Dynamic<T> = Layout<Pair<T>, Pair<T>>;

pairs! {
    dynamic_u32(layout: &Dynamic<u32>, i: u32, j: u32) -> u32 {
        layout.crd2offset_in::<u32, _>((i, j))
    } {
        {
            let ((a, _), (b, _)) = layout.shape();
            let ((p, q), (r, s)) = layout.stride();
            i % a * p + i / a * q + j % b * r + j / b * s
        }
    }
    dynamic_u64(layout: &Dynamic<u64>, i: u64, j: u64) -> u64 {
        layout.crd2offset((i, j))
    } {
        {
            let ((a, _), (b, _)) = layout.shape();
            let ((p, q), (r, s)) = layout.stride();
            i % a * p + i / a * q + j % b * r + j / b * s
        }
    }
    dynamic_nested(layout: &Dynamic<u64>, a: u64, b: u64, c: u64, d: u64) -> u64 {
        layout.crd2offset(((a, b), (c, d)))
    } {
        {
            let ((p, q), (r, s)) = layout.stride();
            a * p + b * q + c * r + d * s
        }
    }
    dynamic_rows(layout: &Layout<(u64, u64), (u64, u64)>, i: u64, j: u64) -> u64 {
        layout.crd2offset((i, j))
    } {
        i * layout.stride().0 + j * layout.stride().1
    }
}

// a stride of 0 that the compiler knows: the same row, again and again
pairs! {
    zero_stride(layout: &Layout<(u64, u64), (_0, _1)>, i: u64, j: u64) -> u64 {
        layout.crd2offset((i, j))
    } {
        j
    }
    zero_stride_nested(layout: &Layout<((_16, u64), (_16, u64)), ((_0, _0), (_1, u64))>, i: u64, j: u64) -> u64 {
        layout.crd2offset((i, j))
    } {
        j % 16 + j / 16 * layout.stride().1.1
    }
    zero_stride_divided(layout: &Layout<((u64, u64), u64), ((_0, _0), _1)>, i: u64, j: u64) -> u64 {
        layout.crd2offset((i, j))
    } {
        j
    }
}

// loops over blocks: no bounds check and no path to a panic
type Rows = Made<RowMajor, Int<100>, Int<100>>;
type MixedRows = Made<RowMajor, u32, u32>;
layout! { struct Plain = S[(112, 112)]; }

macro_rules! loops {
    ($($name:ident($($argument:ident: $type:ty),*) -> $result:ty { $tla:expr })*) => {$(
        const _: () = {
            #[unsafe(export_name = concat!("loop_", stringify!($name)))]
            pub fn tla($($argument: $type),*) -> $result {
                $tla
            }
        };
    )*};
}

loops! {
    proven(from: &View<'_, u32, Zn>, to: &mut ViewMut<'_, u32, Plain>) -> () {
        Zn::coords::<2>().for_each(|at| to[at] = from[at])
    }
    copy_static(from: &TensorRef<'_, u32, Zn, 2>, to: &mut TensorMut<'_, u32, Rows, 2>) -> bool {
        to.copy_from(from).is_ok()
    }
    copy_mixed(from: &TensorRef<'_, u32, MixedZn, 2>, to: &mut TensorMut<'_, u32, MixedRows, 2>) -> bool {
        to.copy_from(from).is_ok()
    }
    fold(from: &TensorRef<'_, u32, MixedZn, 2>) -> u32 {
        from.iter().fold(0, |sum, (_, x)| sum.wrapping_add(*x))
    }
    next(from: &TensorRef<'_, u32, MixedZn, 2>) -> u32 {
        {
            let mut sum = 0_u32;
            for (_, x) in from {
                sum = sum.wrapping_add(*x);
            }
            sum
        }
    }
    write(to: &mut TensorMut<'_, u64, MixedZn, 2>) -> () { to.for_each_mut(|[i, j], x| *x = i + j) }
}

/// What a loop with checks looks like in the assembly.
#[unsafe(no_mangle)]
pub fn loop_checked(from: &TensorRef<'_, u32, MixedZn, 2>) -> u32 {
    (0..100_u64).fold(0, |sum, j| sum.wrapping_add(from[[0, j]]))
}
