//! What the compiler calls where a target has no instruction for it. `compiler_builtins` has it, which is not built
//! for the lane: the library checks products of 64 bits, and those are taken from one of 128.

/// `a * b`, modulo 2^128.
#[unsafe(no_mangle)]
extern "C" fn __multi3(a: u128, b: u128) -> u128 {
    let ([a_low, a_high], [b_low, b_high]) = (halves(a), halves(b));
    let [low, high] = product(a_low, b_low);
    let high = high.wrapping_add(a_low.wrapping_mul(b_high)).wrapping_add(a_high.wrapping_mul(b_low));
    (high as u128) << 64 | low as u128
}

fn halves(value: u128) -> [u64; 2] {
    [value as u64, (value >> 64) as u64]
}

/// The low and the high half of `a * b`, by the products of their halves.
fn product(a: u64, b: u64) -> [u64; 2] {
    let low_half = |value: u64| value & 0xffff_ffff;
    let low = low_half(a).wrapping_mul(low_half(b));
    let first = (a >> 32).wrapping_mul(low_half(b)).wrapping_add(low >> 32);
    let second = low_half(a).wrapping_mul(b >> 32).wrapping_add(low_half(first));
    let high = (a >> 32).wrapping_mul(b >> 32).wrapping_add(first >> 32).wrapping_add(second >> 32);
    [second << 32 | low_half(low), high]
}

/// Whether products are right: by `(x - 1) (x + 1) = x^2 - 1` and by parts, of numbers that node draws.
#[unsafe(no_mangle)]
extern "C" fn is_multiplied(a: u64, b: u64) -> u32 {
    let (wide, other) = ((a as u128) << 17 | 5, b as u128);
    let whole = wide.wrapping_mul(other);
    let parts = (a as u128).wrapping_mul(other) << 17;
    let is_distributed = whole == parts.wrapping_add(other).wrapping_add(other << 2);
    let is_checked = a.checked_mul(b).is_none() == (b != 0 && a > u64::MAX.checked_div(b).unwrap_or(0));
    u32::from(is_distributed && is_checked)
}

/// How the first two bytes that differ compare, 0 where none do: what `==` of slices calls.
///
/// # Safety
/// There are `len` bytes at `a` and at `b`.
#[unsafe(no_mangle)]
unsafe extern "C" fn memcmp(a: *const u8, b: *const u8, len: usize) -> i32 {
    for at in 0..len {
        // SAFETY: `at` is below `len`, and the caller has so many bytes at both.
        let (one, other) = unsafe { (*a.add(at), *b.add(at)) };
        if one != other {
            return i32::from(one) - i32::from(other);
        }
    }
    0
}
