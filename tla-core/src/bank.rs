//! Banks of shared memory: 32 of them, 4 bytes wide.

/// Where an element of shared memory lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bank {
    /// The bank, 0 to 31.
    pub bank: u64,
    /// The line: which group of 128 bytes.
    pub line: u64,
}

/// The bank of the element at `address` (in elements of `bits` bits):
/// `bankword = address * bits / 32`, `bank = bankword % 32`, `line = bankword / 32`.
///
/// An element wider than 4 bytes starts in that bank. Addresses count from the start of shared memory.
///
/// ```
/// use tla_core::{Bank, bank};
///
/// // element 72 of 16 bits: bytes 144 and 145, word 36
/// assert_eq!(bank::of(72, 16), Bank { bank: 4, line: 1 });
/// ```
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    reason = "u64 * u32 / 32 fits 91 bits; a line is below 2^86, and below 2^64 for any element that memory can hold"
)]
pub const fn of(address: u64, bits: u32) -> Bank {
    let word = address as u128 * bits as u128 / 32;
    Bank { bank: (word % 32) as u64, line: (word / 32) as u64 }
}
