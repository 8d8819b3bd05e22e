//! Every convention for a swizzle against its own definition, bit by bit.

use tla_core::{Convention, LayoutError, Swizzle, SwizzleUnit};

/// `x` with bit `from` XORed into bit `to`, for each pair; all read before any is written.
fn moved(x: i64, pairs: impl Iterator<Item = (i64, i64)>) -> i64 {
    pairs.fold(x, |y, (from, to)| y ^ (((x >> from) & 1) << to))
}

/// CuTe's: `b` bits at `m + max(s, 0)` into those at `m - min(s, 0)`.
fn cute(x: i64, b: i64, m: i64, s: i64) -> i64 {
    moved(x, (0..b).map(|k| (m + s.max(0) + k, m - s.min(0) + k)))
}

/// Addresses with every bit of interest, in both polarities.
fn addresses() -> impl Iterator<Item = i64> {
    (0..2048).chain((0..40).flat_map(|bit| [1 << bit, (1 << bit) - 1, (1 << bit) | 0x5555]))
}

#[test]
fn cute_agrees_bit_by_bit() {
    let mut made = 0;
    for (b, m, s) in (0..5).flat_map(|b| (0..6).flat_map(move |m| (-6..7).map(move |s| (b, m, s)))) {
        match Swizzle::try_from_cute(b, m, s, SwizzleUnit::ELEMENTS) {
            Ok(swizzle) => {
                made += 1;
                for x in addresses() {
                    assert_eq!(swizzle.apply(x), cute(x, b, m, s), "<{b},{m},{s}> at {x}");
                }
                let (b2, m2, s2) = swizzle.try_cute(SwizzleUnit::ELEMENTS).unwrap();
                assert_eq!((i64::from(b2), i64::from(m2), s2.abs()), (b, m, s.abs()));
            }
            Err(error) => assert!(s.abs() < b, "<{b},{m},{s}>: {error}"),
        }
    }
    assert_eq!(made, 294);
}

#[test]
fn units_give_the_same_bytes_and_bits() {
    for bits in [1, 2, 4, 8, 16, 32, 64, 128_i64] {
        let element = u32::try_from(bits).unwrap();
        for (b, m, s) in (0..4).flat_map(|b| (0..8).flat_map(move |m| [-4, -3, 3, 4].map(|s| (b, m, s)))) {
            for (unit, unit_bits) in [(SwizzleUnit::bytes_of(element), 8), (SwizzleUnit::bits_of(element), 1)]
            {
                match Swizzle::try_from_cute(b, m, s, unit) {
                    Ok(swizzle) => {
                        for x in 0..4096 {
                            // the first bit of element x, in units where there is one
                            let bit = x * bits;
                            let to = swizzle.apply(x) * bits;
                            let expected = moved(
                                bit,
                                (0..b).map(|k| {
                                    let low = m + k + i64::from(unit_bits == 8) * 3;
                                    (low + s.max(0), low - s.min(0))
                                }),
                            );
                            assert_eq!(to, expected, "<{b},{m},{s}> of {unit_bits} bits on {bits} at {x}");
                        }
                        let back = swizzle.try_cute(unit).unwrap();
                        assert!(b == 0 || (i64::from(back.0), i64::from(back.1), back.2) == (b, m, s));
                    }
                    // an element is more than what stays together
                    Err(error) => assert!(b > 0 && (1 << m) * unit_bits < bits, "<{b},{m},{s}>: {error}"),
                }
            }
        }
    }
}

#[test]
fn absolute_bits_agree_bit_by_bit() {
    for (b, m, source) in (0..4).flat_map(|b| (0..8).flat_map(move |m| (0..12).map(move |s| (b, m, s)))) {
        match Swizzle::try_from_absolute_bit(b, m, source, SwizzleUnit::ELEMENTS) {
            Ok(swizzle) => {
                for x in addresses() {
                    let expected = moved(x, (0..b).map(|k| (source + k, m + k)));
                    assert_eq!(swizzle.apply(x), expected, "<{b},{m},bit {source}> at {x}");
                }
                if b > 0 {
                    let text = swizzle.try_written(Convention::AbsoluteBit(SwizzleUnit::ELEMENTS)).unwrap();
                    assert_eq!(text.as_str(), format!("Sw<{b},{m},bit {source}>"));
                }
            }
            Err(error) => assert!((source - m).abs() < b, "<{b},{m},bit {source}>: {error}"),
        }
    }
}

#[test]
fn triton_agrees_element_by_element() {
    let powers = [1, 2, 4, 8, 16_u64];
    let mut made = 0;
    for vec in powers {
        for per_phase in powers {
            for max_phase in powers {
                for row in [4, 8, 16, 32, 64, 128_u64] {
                    let swizzle = match Swizzle::try_from_triton(vec, per_phase, max_phase, row) {
                        Ok(swizzle) => swizzle,
                        Err(error) => {
                            assert!(vec * max_phase > row, "{vec} {per_phase} {max_phase} {row}: {error}");
                            continue;
                        }
                    };
                    made += 1;
                    for r in 0..300 {
                        for c in 0..row {
                            let phase = (r / per_phase) % max_phase;
                            let column = ((c / vec) ^ phase) * vec + c % vec;
                            let x = i64::try_from(r * row + c).unwrap();
                            assert_eq!(swizzle.apply(x), i64::try_from(r * row + column).unwrap());
                        }
                    }
                    let back = swizzle.try_triton(row).unwrap();
                    let phases = if max_phase == 1 { 1 } else { per_phase };
                    assert_eq!(back, (vec, phases, max_phase));
                }
            }
        }
    }
    assert!(made > 300, "{made}");
}

#[test]
fn tirx_mirrors_without_inner() {
    let swizzle = Swizzle::try_from_tirx(1, 2, 3, false).unwrap();
    for x in addresses() {
        assert_eq!(swizzle.apply(x), cute(x, 2, 1, -3));
    }
    assert_eq!(swizzle.try_written(Convention::Tirx).unwrap().as_str(), "Swizzle<1,2,3,mirrored>");
    let text = swizzle.try_written(Convention::Cute(SwizzleUnit::ELEMENTS)).unwrap();
    assert_eq!(text.as_str(), "Sw<2,1,-3>");
    assert!(swizzle.try_triton(64).is_err());
}

#[test]
fn composing_is_one_after_the_other() {
    let all: Vec<Swizzle> = (0..4)
        .flat_map(|b| (0..6).flat_map(move |m| [-5, -4, -3, 3, 4, 5].map(|s| (b, m, s))))
        .filter_map(|(b, m, s)| Swizzle::try_from_cute(b, m, s, SwizzleUnit::ELEMENTS).ok())
        .collect();
    let (mut made, mut refused) = (0, 0);
    for &outer in &all {
        for &inner in &all {
            let composed = |x| outer.apply(inner.apply(x));
            match outer.try_compose(inner) {
                Ok(one) => {
                    made += 1;
                    for bit in 0..16 {
                        assert_eq!(one.apply(1 << bit), composed(1 << bit), "{outer} o {inner} = {one}");
                    }
                }
                // linear over bits: a swizzle that agrees on each bit would be the composition
                Err(error) => {
                    refused += 1;
                    let same = |one: &&Swizzle| (0..16).all(|bit| one.apply(1 << bit) == composed(1 << bit));
                    assert!(all.iter().find(same).is_none(), "{outer} o {inner}: {error}");
                }
            }
        }
    }
    println!("{made} compositions of swizzles are swizzles, {refused} are none");
}

#[test]
fn recasts_keep_the_bits() {
    for (b, m, s) in (0..4).flat_map(|b| (0..6).flat_map(move |m| [-4, 3].map(|s| (b, m, s)))) {
        let swizzle = Swizzle::try_from_cute(b, m, s, SwizzleUnit::ELEMENTS).unwrap();
        for n in [1, 2, 4, 8, 16_i64] {
            let count = u64::try_from(n).unwrap();
            match swizzle.try_upcast(count) {
                Ok(up) => {
                    assert!((0..512).all(|x| up.apply(x) * n == swizzle.apply(x * n)));
                    assert_eq!(
                        up.try_downcast(count).is_ok_and(|back| back == swizzle),
                        b > 0 || n <= 1 << m
                    );
                }
                Err(_) => assert!(b > 0 && 1 << m < n),
            }
            let down = swizzle.try_downcast(count).unwrap();
            assert!((0..4096).all(|x| down.apply(x * n) == swizzle.apply(x) * n));
            let to = 128 / u32::try_from(n).unwrap();
            assert_eq!(swizzle.try_recast(128, to), Ok(down));
        }
    }
}

#[test]
fn nothing_wraps() {
    let hostile = [i64::MIN, i64::MIN + 1, -63, -1, 0, 1, 31, 62, 63, 64, i64::MAX];
    let units = [0, 1, 3, 8, 1 << 31, u32::MAX];
    let counts = [0, 1, 3, 1 << 31, 1 << 62, 1 << 63, u64::MAX];
    for b in hostile {
        for m in hostile {
            for s in hostile {
                for unit_bits in units {
                    for element_bits in units {
                        let unit = SwizzleUnit { unit_bits, element_bits };
                        let made = Swizzle::try_from_cute(b, m, s, unit);
                        let _ = Swizzle::try_from_absolute_bit(b, m, s, unit);
                        let Ok(swizzle) = made else { continue };
                        assert!(swizzle.m() + swizzle.b() + swizzle.s() <= 62);
                        let _ = swizzle.try_cute(unit);
                        for n in counts {
                            let _ = (swizzle.try_upcast(n), swizzle.try_downcast(n), swizzle.try_triton(n));
                        }
                    }
                }
            }
        }
    }
    for vec in counts {
        for per_phase in counts {
            for max_phase in counts {
                for row in counts {
                    let _ = Swizzle::try_from_triton(vec, per_phase, max_phase, row);
                }
            }
        }
    }
}

#[test]
fn mistakes_say_both_numbers() {
    let message = |result: Result<Swizzle, LayoutError>| result.unwrap_err().to_string();
    assert_eq!(
        message(Swizzle::try_new(4, 3, 3).unwrap().try_upcast(32)),
        "swizzle: M = 4 less 5 for the wider elements is negative: bits inside an element cannot be swizzled",
    );
    assert_eq!(
        message(Swizzle::try_from_triton(8, 1, 16, 64)),
        "swizzle: vec = 8 times maxPhase = 16 is more than a row of 64: elements would leave their row",
    );
    assert_eq!(
        message(Swizzle::try_from_cute(3, 4, 3, SwizzleUnit::bytes_of(24))),
        "swizzle: M counts 8 bits and an element has 24: both are powers of two, or they are equal",
    );
    let (low, high) = (Swizzle::new(0, 1, 3), Swizzle::new(0, 1, 4));
    assert_eq!(
        message(low.try_compose(high)),
        "swizzle composition: S = 3 after S = 4 is no swizzle: only those of one S compose",
    );
}
