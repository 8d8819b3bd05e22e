//! Layouts that no row has: every built-in axis, replicas that overlap, strides of every sign, no shard.

use std::collections::BTreeMap;

use crate::cases::{Answers, Case};
use crate::common::oracle::{Iter, Layout, Swizzle, iter, name};
use crate::coordinates::addresses;

/// `(extent, stride, axis)`
type Step = (i128, i128, &'static str);

struct Own {
    shard: &'static [Step],
    replica: &'static [Step],
    offset: &'static [(&'static str, i128)],
    swizzle: Option<(i128, i128, i128)>,
    shape: Option<&'static [i128]>,
}

const PLAIN: Own = Own { shard: &[], replica: &[], offset: &[], swizzle: None, shape: None };

const LAYOUTS: &[Own] = &[
    // every built-in axis, those of one scope together
    Own { shard: &[(3, 1, "bx"), (2, 1, "by"), (5, 1, "bz"), (4, 1, "m")], ..PLAIN },
    Own { shard: &[(2, 1, "cbx"), (2, 1, "cby"), (3, 1, "cbz"), (8, 4, "tx"), (4, 1, "tx")], ..PLAIN },
    Own { shard: &[(2, 1, "wgid"), (4, 1, "wid_in_wg"), (32, 1, "laneid"), (3, 1, "m")], ..PLAIN },
    Own { shard: &[(2, 1, "wgid"), (128, 1, "tid_in_wg"), (3, 1, "m")], shape: Some(&[256, 3]), ..PLAIN },
    Own { shard: &[(4, 1, "warpid"), (32, 1, "laneid"), (2, 1, "bx")], replica: &[(3, 7, "by")], ..PLAIN },
    Own { shard: &[(4, 2, "pid"), (2, 1, "pid"), (6, 8, "m"), (8, 1, "m")], shape: Some(&[24, 16]), ..PLAIN },
    Own { shard: &[(2, 1, "Bank"), (6, 1, "P"), (10, 1, "F")], offset: &[("P", 64), ("F", 3)], ..PLAIN },
    Own { shard: &[(2, 112, "TCol"), (128, 1, "TLane"), (112, 1, "TCol")], ..PLAIN },
    Own {
        shard: &[(2, 1, "gpuid_y"), (3, 1, "gpuid_x"), (8, 1, "m")],
        replica: &[(2, 4, "gpuid_y")],
        ..PLAIN
    },
    // replicas: overlapping, with stride 0, several, alone
    Own { shard: &[(4, 1, "m")], replica: &[(3, 4, "m"), (2, 4, "m")], ..PLAIN },
    Own { shard: &[(4, 1, "m")], replica: &[(3, 0, "m"), (2, 16, "m")], offset: &[("m", 7)], ..PLAIN },
    Own { shard: &[(4, 1, "m")], replica: &[(2, 1, "laneid"), (3, 5, "m"), (2, 2, "laneid")], ..PLAIN },
    Own { replica: &[(2, 4, "warpid")], ..PLAIN },
    Own { offset: &[("m", 5), ("laneid", 3)], ..PLAIN },
    Own { shard: &[(4, 1, "m")], replica: &[(3, -1, "m")], offset: &[("m", 2)], ..PLAIN },
    // strides: negative, 0, repeated
    Own { shard: &[(4, -6, "m"), (6, 1, "m")], ..PLAIN },
    Own { shard: &[(4, -6, "m"), (6, -1, "m")], offset: &[("m", 23)], ..PLAIN },
    Own { shard: &[(5, -1, "laneid"), (4, 1, "m")], offset: &[("laneid", 1)], ..PLAIN },
    Own { shard: &[(3, 0, "m"), (7, 1, "m")], ..PLAIN },
    Own { shard: &[(3, 1, "m"), (7, 1, "m")], shape: Some(&[7, 3]), ..PLAIN },
    Own { shard: &[(1, 100, "m"), (7, 1, "m"), (1, 0, "laneid")], ..PLAIN },
    // shapes that do not group, and shapes that cut iters
    Own { shard: &[(4, 6, "m"), (6, 1, "m")], shape: Some(&[3, 8]), ..PLAIN },
    Own { shard: &[(4, 6, "m"), (6, 1, "m")], shape: Some(&[8, 3]), ..PLAIN },
    Own { shard: &[(3, 1, "laneid"), (10, 3, "m"), (5, 40, "m")], shape: Some(&[15, 10]), ..PLAIN },
    Own { shard: &[(6, 1, "laneid"), (15, 3, "m")], shape: Some(&[9, 10]), offset: &[("m", 11)], ..PLAIN },
    Own { shard: &[(24, 1, "m")], shape: Some(&[2, 3, 2, 2]), ..PLAIN },
    // swizzles: no power of two under them, an offset, a negative stride, replicas
    Own { shard: &[(9, 20, "m"), (20, 1, "m")], swizzle: Some((2, 2, 3)), ..PLAIN },
    Own { shard: &[(8, 64, "m"), (64, 1, "m")], offset: &[("m", 72)], swizzle: Some((3, 3, 3)), ..PLAIN },
    Own { shard: &[(10, 1, "m")], replica: &[(3, 40, "m")], swizzle: Some((1, 2, 4)), ..PLAIN },
    Own { shard: &[(12, -8, "m"), (8, 1, "m")], offset: &[("m", 88)], swizzle: Some((0, 3, 3)), ..PLAIN },
    Own { shard: &[(3, 0, "m"), (5, 9, "m")], swizzle: Some((1, 1, 1)), shape: Some(&[5, 3]), ..PLAIN },
    Own { shard: &[(8, 64, "m"), (64, 1, "m")], swizzle: Some((0, 0, 0)), ..PLAIN },
    Own { swizzle: Some((3, 3, 3)), offset: &[("m", 64)], ..PLAIN },
    // sixteen iters, the most there can be
    Own {
        shard: &[
            (2, 32768, "m"),
            (2, 16384, "m"),
            (1, 9, "m"),
            (2, 8192, "m"),
            (2, 4096, "m"),
            (1, 0, "m"),
            (2, 2048, "m"),
            (1, 1, "m"),
            (2, 512, "m"),
            (2, 256, "m"),
            (1, 3, "m"),
            (2, 32, "m"),
            (3, 8, "m"),
            (1, 5, "m"),
            (2, 4, "m"),
            (4, 1, "m"),
        ],
        ..PLAIN
    },
];

pub(crate) fn cases() -> Vec<Case> {
    let steps = |of: &[Step]| of.iter().map(|(e, s, a)| iter(*e, *s, a)).collect::<Vec<Iter>>();
    let case = |(k, own): (usize, &Own)| {
        let layout = Layout {
            swizzle: own.swizzle.map(|(m, b, s)| Swizzle { m, b, s, inner: true }),
            shard: steps(own.shard),
            replica: steps(own.replica),
            offset: own.offset.iter().map(|(a, n)| (name(a), *n)).collect::<BTreeMap<_, _>>(),
        };
        let addresses = addresses(&layout).expect("no swizzle below 0");
        let size = layout.size().expect("small");
        Case {
            name: format!("Own{k}"),
            op: "own".to_owned(),
            layout,
            shape: own.shape.map(<[i128]>::to_vec),
            swizzle: None,
            terms: None,
            answers: Answers::Layout,
            addresses,
            sample: vec![size / 2, size - 1],
        }
    };
    LAYOUTS.iter().enumerate().map(case).collect()
}
