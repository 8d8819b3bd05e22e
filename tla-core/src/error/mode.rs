//! [`ModeError`]: what can be wrong with an operation of the CuTe algebra.

use crate::axis::Axis;
use crate::error::Place;
use crate::text::Text;

/// What is wrong with the operands of composition, complement, divide, product and the others of the CuTe algebra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ModeError {
    /// A layout with an axis other than `m` as a nested layout.
    BridgeAxis {
        /// The axis.
        axis: Axis,
        /// Where it stands.
        place: Place,
    },
    /// A layout under a swizzle or an offset, where the operation is defined on layouts alone.
    NotPlain {
        /// The operation.
        operation: &'static str,
        /// Whether there is a swizzle.
        swizzled: bool,
        /// The offset, in elements.
        offset: i64,
    },
    /// A layout with replicas as a nested layout.
    BridgeReplicas {
        /// The replica iter.
        replica: usize,
        /// Its extent.
        extent: u64,
    },
    /// A swizzle counted in a unit from which elements cannot be counted.
    SwizzleUnit {
        /// The unit, in bits.
        unit: u32,
        /// An element, in bits.
        element: u32,
    },
    /// A swizzle that would swizzle inside an element.
    SwizzleTorn {
        /// `M` before.
        m: i64,
        /// By how much it would be less.
        by: i64,
    },
    /// A parameter that is no power of two.
    SwizzlePower {
        /// Which.
        name: &'static str,
        /// What it is.
        value: u64,
    },
    /// Triton's swizzle of rows that are too short.
    SwizzleRow {
        /// `vec`, in elements.
        vec: u64,
        /// `maxPhase`.
        max_phase: u64,
        /// A row, in elements.
        row: u64,
    },
    /// A swizzle that Triton has no numbers for.
    SwizzleNoTriton {
        /// `M`.
        m: u32,
        /// `B`.
        b: u32,
        /// `S`.
        s: u32,
        /// A row, in elements.
        row: u64,
    },
    /// Two swizzles of different distance, one after the other.
    SwizzleShifts {
        /// `S` of the outer one, negative when mirrored.
        outer: i64,
        /// `S` of the inner one.
        inner: i64,
    },
    /// Two swizzles, of which the inner one changes a bit that the outer one reads.
    SwizzleChain {
        /// The bit.
        bit: u32,
    },
    /// Two swizzles that leave bits between theirs.
    SwizzleGap {
        /// `M` and `B` of the outer one.
        outer: (u32, u32),
        /// `M` and `B` of the inner one.
        inner: (u32, u32),
    },
}

impl ModeError {
    /// The message: the operation, the numbers, and what would be right.
    #[must_use]
    pub const fn message(&self) -> Text {
        let text = Text::new();
        match *self {
            ModeError::BridgeAxis { axis, place } => {
                let text = match place {
                    Place::Shard(i) => text.str("nested: shard iter ").position(i),
                    Place::Replica(i) => text.str("nested: replica iter ").position(i),
                    _ => text.str("nested: an offset"),
                };
                text.str(" is on `")
                    .str(axis.name)
                    .str("`: a nested layout has addresses alone, so every iter and offset is on `m`")
            }
            ModeError::NotPlain { operation, swizzled: true, .. } => text
                .str(operation)
                .str(": this operand is swizzled, and the operation is defined on a layout alone: take the layout ")
                .str("under the swizzle"),
            ModeError::NotPlain { operation, offset, .. } => text
                .str(operation)
                .str(": this operand starts at offset ")
                .signed(offset)
                .str(", and the operation is defined on addresses from 0: take the layout without the offset"),
            ModeError::BridgeReplicas { replica, extent } => text
                .str("nested: replica iter ")
                .position(replica)
                .str(" puts every element at ")
                .unsigned(extent)
                .str(" places: a nested layout gives one address, so drop the replicas first"),
            ModeError::SwizzleUnit { unit, element } => text
                .str("swizzle: M counts ")
                .unsigned(unit as u64)
                .str(" bits and an element has ")
                .unsigned(element as u64)
                .str(": both are powers of two, or they are equal"),
            ModeError::SwizzleTorn { m, by } => text
                .str("swizzle: M = ")
                .signed(m)
                .str(" less ")
                .signed(by)
                .str(" for the wider elements is negative: bits inside an element cannot be swizzled"),
            ModeError::SwizzlePower { name, value } => text
                .str("swizzle: ")
                .str(name)
                .str(" = ")
                .unsigned(value)
                .str(" is no power of two: a swizzle moves bits"),
            ModeError::SwizzleRow { vec, max_phase, row } => text
                .str("swizzle: vec = ")
                .unsigned(vec)
                .str(" times maxPhase = ")
                .unsigned(max_phase)
                .str(" is more than a row of ")
                .unsigned(row)
                .str(": elements would leave their row"),
            ModeError::SwizzleNoTriton { m, b, s, row } => text
                .str("swizzle: M = ")
                .unsigned(m as u64)
                .str(", B = ")
                .unsigned(b as u64)
                .str(", S = ")
                .unsigned(s as u64)
                .str(" has no vec, perPhase and maxPhase for rows of ")
                .unsigned(row)
                .str(": it must read bits above the row and change bits inside it"),
            ModeError::SwizzleShifts { outer, inner } => text
                .str("swizzle composition: S = ")
                .signed(outer)
                .str(" after S = ")
                .signed(inner)
                .str(" is no swizzle: only those of one S compose"),
            ModeError::SwizzleChain { bit } => text
                .str("swizzle composition: the outer swizzle reads bit ")
                .unsigned(bit as u64)
                .str(", which the inner one changes: the two together are no swizzle"),
            ModeError::SwizzleGap { outer, inner } => {
                let text = text.str("swizzle composition: of bits ").unsigned(outer.0 as u64);
                let text = text.str("..").unsigned(outer.0 as u64 + outer.1 as u64);
                let text = text.str(" and ").unsigned(inner.0 as u64).str("..");
                text.unsigned(inner.0 as u64 + inner.1 as u64)
                    .str(" those in one alone are not neighbours: the two together are no swizzle")
            }
        }
    }
}
