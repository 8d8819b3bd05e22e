//! [`Decoder`]: how a place becomes the coordinate of an element. The one home of that rule.

use core::fmt;

use crate::axis::{self, Axis};
use crate::error::{LayoutError, OwnerError};
use crate::inverse::MAX_OWNER_AXES;
use crate::inverse::moves::{MAX_MOVES, Moves, REPLICA, count};
use crate::list::List;
use crate::map::{MAX_RANK, Map};
use crate::split::Split;

/// The most digits that the places on all axes together are cut into.
pub const MAX_DIGITS: usize = MAX_MOVES + MAX_OWNER_AXES;

/// The most digits that are guessed: each doubles the number of cases at least.
pub const MAX_GUESSES: usize = 16;

/// How many cases of overlapping strides are tried to decode one place.
pub(crate) const CASES: u64 = 1 << 16;

/// Digits, in columns: an entry of each array is one digit. Arrays of integers, which const evaluation
/// validates at once.
#[derive(Clone, Copy)]
pub struct Digits<const N: usize> {
    /// How many there are.
    pub len: usize,
    /// The axis, a position in the list of axes.
    pub axes: [usize; N],
    /// How far a step of the digit moves on the axis; above 0.
    pub strides: [i64; N],
    /// How many values the digit has.
    pub extents: [i64; N],
    /// The entry of the coordinate that it counts in.
    pub dims: [usize; N],
    /// What a step adds to that entry; negative for a stride that runs back, 0 for a replica.
    pub weights: [i64; N],
}

/// What [`Map::try_decoder`] finds out about a layout, so that a place on some axes is decoded into the
/// coordinate of the element there:
///
/// ```text
/// rest  = place - lowest                    on each axis, the swizzle undone
/// digit = rest / stride, rest = rest % stride       for each digit of the axis, wide to narrow
/// entry[dim] = start[dim] + sum digit * weight
/// ```
///
/// A place is held where every digit is below its extent and no rest is left. `tla` unrolls its
/// evaluators over this, a constant.
#[derive(Clone, Copy, Debug)]
pub struct Decoder {
    /// How many axes there are.
    pub axes: usize,
    /// The lowest place on each, before the swizzle.
    pub lowest: [i64; MAX_OWNER_AXES],
    /// The position of the axis whose places are swizzled; [`MAX_OWNER_AXES`] for none.
    pub swizzled: usize,
    /// The bits that the swizzle changes.
    pub field: i64,
    /// How far away the bits are that are XORed into them.
    pub shift: u32,
    /// Whether the swizzle is mirrored.
    pub mirrored: bool,
    /// The digits that are found by division: axis by axis, wide to narrow; at least one an axis.
    pub digits: Digits<MAX_DIGITS>,
    /// Bit `k` says whether digit `k` has to be compared with its extent: not where the wider digit leaves no
    /// more. Bits, because const evaluation looks at each `bool` of a constant.
    pub checked: u32,
    /// Whether a digit is the first of its axis.
    pub first: u32,
    /// Whether a digit is the last of its axis: with a stride above 1, nothing may be left below it.
    pub last: u32,
    /// Digits of strides that overlap narrower ones. They are not found by division: each case is tried.
    pub guesses: Digits<MAX_GUESSES>,
    /// The number of cases, the product of the extents of the guesses; 1 without any.
    pub cases: i64,
    /// How many entries the coordinate has.
    pub rank: usize,
    /// What each entry is where every digit is 0.
    pub starts: [i64; MAX_RANK],
    /// Whether the digits make one linear index, which is cut into the coordinate then.
    pub linear: bool,
    /// The weights of the entries in the linear index.
    pub pitches: [i64; MAX_RANK],
    /// The logical shape.
    pub extents: [i64; MAX_RANK],
}

impl<const N: usize> Digits<N> {
    const NONE: Self =
        Self { len: 0, axes: [0; N], strides: [1; N], extents: [1; N], dims: [0; N], weights: [0; N] };

    /// Whether each stride is at most `largest`, and each digit below its extent.
    const fn fit(&self, largest: u64) -> bool {
        let mut k = 0;
        while k < self.len {
            if self.strides[k].unsigned_abs() > largest || self.extents[k].unsigned_abs() - 1 > largest {
                return false;
            }
            k += 1;
        }
        true
    }

    const fn push(&mut self, axis: usize, stride: i64, extent: i64, dim: usize, weight: i64) {
        let at = self.len;
        self.axes[at] = axis;
        self.strides[at] = stride;
        self.extents[at] = extent;
        self.dims[at] = dim;
        self.weights[at] = weight;
        self.len += 1;
    }
}

impl Map {
    /// How places on `axes` are decoded into coordinates of `rank` entries: one a dimension, or one, the
    /// linear index. That no two elements share a place is another question,
    /// [`try_collision`](Self::try_collision); where they do, one of them is found.
    ///
    /// # Errors
    /// [`LayoutError::CoordinateRank`] for any other rank; [`OwnerError::TooManyAxes`],
    /// [`OwnerError::AxisTwice`], [`OwnerError::AxisMissing`] when the axes are not different or do not have
    /// all that the shard moves on; [`OwnerError::Search`] when there are more than 65536 cases of strides
    /// that overlap.
    pub const fn try_decoder(&self, axes: &[Axis], rank: usize) -> Result<Decoder, LayoutError> {
        tri!(self.check_owner_axes(axes));
        let split = tri!(self.try_split(rank));
        let mut decoder = Decoder::NONE;
        decoder.axes = axes.len();
        decoder.rank = rank;
        decoder.linear = split.is_linear() && rank == self.rank() && rank != 1;
        if decoder.linear {
            let mut d = 0;
            while d < rank {
                decoder.pitches[d] = count(split.pitch(d));
                decoder.extents[d] = count(self.shape.extents.items[d]);
                d += 1;
            }
        }
        let mut cases = 1;
        let mut a = 0;
        while a < axes.len() {
            if let Some(swizzle) = self.swizzle
                && axes[a].same(&axis::M)
                && swizzle.b() > 0
            {
                decoder.swizzled = a;
                decoder.field = swizzle.field();
                decoder.shift = swizzle.s();
                decoder.mirrored = swizzle.is_mirrored();
            }
            let moves = Moves::on(self, &axes[a]);
            decoder.lowest[a] = moves.lowest;
            if !decoder.add_axis(a, self, &moves, &split, &mut cases) {
                return Err(LayoutError::Owner(OwnerError::Search { axis: axes[a], limit: CASES }));
            }
            a += 1;
        }
        decoder.cases = cases;
        Ok(decoder)
    }

    /// Nothing, if a place on `axes` tells the element.
    const fn check_owner_axes(&self, axes: &[Axis]) -> Result<(), LayoutError> {
        if axes.len() > MAX_OWNER_AXES {
            let error = OwnerError::TooManyAxes { found: axes.len(), limit: MAX_OWNER_AXES };
            return Err(LayoutError::Owner(error));
        }
        let mut second = 0;
        while second < axes.len() {
            let mut first = 0;
            while first < second {
                if axes[first].same(&axes[second]) {
                    let error = OwnerError::AxisTwice { axis: axes[first], first, second };
                    return Err(LayoutError::Owner(error));
                }
                first += 1;
            }
            second += 1;
        }
        let mut k = 0;
        while k < self.shard.len {
            let iter = &self.shard.items[k];
            let mut a = 0;
            while a < axes.len() && !axes[a].same(&iter.axis) {
                a += 1;
            }
            if a == axes.len() && iter.extent > 1 && iter.stride != 0 {
                return Err(LayoutError::Owner(OwnerError::AxisMissing { iter: k, axis: iter.axis }));
            }
            k += 1;
        }
        Ok(())
    }
}

impl Decoder {
    /// Of no axis: every place is that of the one element.
    pub const NONE: Self = Self {
        axes: 0,
        lowest: [0; MAX_OWNER_AXES],
        swizzled: MAX_OWNER_AXES,
        field: 0,
        shift: 0,
        mirrored: false,
        digits: Digits::NONE,
        checked: 0,
        first: 0,
        last: 0,
        guesses: Digits::NONE,
        cases: 1,
        rank: 0,
        starts: [0; MAX_RANK],
        linear: false,
        pitches: [1; MAX_RANK],
        extents: [1; MAX_RANK],
    };

    /// Whether every number that a place, a linear index or a digit of it is divided by or compared with is at
    /// most `largest`. Offsets and weights are not among them: they are added, which is exact modulo any width.
    #[must_use]
    pub const fn fits(&self, largest: u64) -> bool {
        if !self.digits.fit(largest) || !self.guesses.fit(largest) {
            return false;
        }
        let mut d = 0;
        while self.linear && d < self.rank {
            // of an extent of 1: the entry is 0, whatever the pitch
            if self.extents[d] > 1 && self.pitches[d].unsigned_abs() > largest {
                return false;
            }
            if self.extents[d].unsigned_abs() > largest {
                return false;
            }
            d += 1;
        }
        true
    }

    /// Whether digit `k` has to be compared with its extent.
    #[must_use]
    #[inline(always)]
    pub const fn is_checked(&self, k: usize) -> bool {
        self.checked >> k & 1 == 1
    }

    /// Whether digit `k` is the first of its axis.
    #[must_use]
    #[inline(always)]
    pub const fn is_first(&self, k: usize) -> bool {
        self.first >> k & 1 == 1
    }

    /// Whether digit `k` is the last of its axis.
    #[must_use]
    #[inline(always)]
    pub const fn is_last(&self, k: usize) -> bool {
        self.last >> k & 1 == 1
    }

    /// The digits of one axis; `false` when there are too many cases.
    const fn add_axis(
        &mut self,
        axis: usize,
        map: &Map,
        moves: &Moves,
        split: &Split,
        cases: &mut i64,
    ) -> bool {
        // from the narrowest on: a stride that is no wider than what those below it reach is guessed
        let mut is_guessed = [false; MAX_MOVES];
        let mut reach = 0;
        let mut k = moves.len;
        while k > 0 {
            k -= 1;
            if moves.strides[k] > reach {
                reach += moves.strides[k] * (moves.extents[k] - 1);
            } else {
                is_guessed[k] = true;
                *cases = match cases.checked_mul(moves.extents[k]) {
                    Some(cases) if cases <= count(CASES) => cases,
                    _ => return false,
                };
            }
        }
        let first = self.digits.len;
        k = 0;
        while k < moves.len {
            let (stride, extent) = (moves.strides[k], moves.extents[k]);
            let (mut dim, mut weight) = (0, 0);
            if moves.iters[k] != REPLICA {
                let iter = moves.iters[k];
                let digit = &split.digit_slots().items[iter];
                dim = digit.dim;
                weight = count(digit.divisor);
                if map.shard.items[iter].stride < 0 {
                    // a part of the size, which fits
                    self.starts[dim] += weight * (extent - 1);
                    weight = -weight;
                }
            }
            if is_guessed[k] {
                self.guesses.push(axis, stride, extent, dim, weight);
            } else {
                self.add_digit(first, axis, stride, extent, dim, weight);
            }
            k += 1;
        }
        if self.digits.len == first {
            // one place: what lies beside it is no element's
            self.add_digit(first, axis, 1, 1, 0, 0);
        }
        self.first |= 1 << first;
        self.last |= 1 << (self.digits.len - 1);
        k = first;
        while k < self.digits.len {
            // below 2^63 * 2^63
            let fills = self.digits.strides[k] as i128 * self.digits.extents[k] as i128;
            if k == first || self.digits.strides[k - 1] as i128 > fills {
                self.checked |= 1 << k;
            }
            k += 1;
        }
        true
    }

    /// Adds a digit, wide to narrow. One that continues the narrower one both in place and in the coordinate
    /// is one digit with it.
    const fn add_digit(
        &mut self,
        first: usize,
        axis: usize,
        stride: i64,
        extent: i64,
        dim: usize,
        weight: i64,
    ) {
        let digits = &mut self.digits;
        if digits.len > first {
            let wide = digits.len - 1;
            let continues = digits.dims[wide] == dim
                && is_product(digits.strides[wide], stride, extent)
                && is_product(digits.weights[wide], weight, extent);
            if continues {
                digits.strides[wide] = stride;
                // fits: the reach of the axis does
                digits.extents[wide] *= extent;
                digits.weights[wide] = weight;
                return;
            }
        }
        digits.push(axis, stride, extent, dim, weight);
    }

    /// The coordinate of the element in the place, one coordinate an axis; `None` where there is none.
    #[must_use]
    pub const fn decode(&self, place: &[i64]) -> Option<List<u64, MAX_RANK>> {
        let mut case = 0;
        while case < self.cases {
            if let Some(entries) = self.decode_case(place, case) {
                return Some(self.coordinate(&entries));
            }
            case += 1;
        }
        None
    }

    /// The entries, or the linear index, if the guessed digits are those of `case`.
    const fn decode_case(&self, place: &[i64], case: i64) -> Option<[i64; MAX_RANK]> {
        let mut entries = self.starts;
        let mut guessed = [0_i64; MAX_OWNER_AXES];
        let mut rest_of_case = case;
        let mut g = 0;
        while g < self.guesses.len {
            let digit = rest_of_case % self.guesses.extents[g];
            rest_of_case /= self.guesses.extents[g];
            // fits: a part of the reach of the axis
            guessed[self.guesses.axes[g]] += digit * self.guesses.strides[g];
            entries[self.guesses.dims[g]] += digit * self.guesses.weights[g];
            g += 1;
        }
        let digits = &self.digits;
        let mut rest = 0;
        let mut k = 0;
        while k < digits.len {
            let (axis, stride) = (digits.axes[k], digits.strides[k]);
            if self.is_first(k) {
                let place = if axis < place.len() { place[axis] } else { 0 };
                rest = match self.before_swizzle(axis, place).checked_sub(self.lowest[axis]) {
                    // not below 0 without need: the difference of a place in range fits
                    Some(above) if above >= guessed[axis] => above - guessed[axis],
                    _ => return None,
                };
            }
            let digit = rest / stride;
            rest %= stride;
            if digit >= digits.extents[k] || (self.is_last(k) && rest != 0) {
                return None;
            }
            entries[digits.dims[k]] += digit * digits.weights[k];
            k += 1;
        }
        Some(entries)
    }

    const fn before_swizzle(&self, axis: usize, place: i64) -> i64 {
        if axis != self.swizzled {
            place
        } else if self.mirrored {
            place ^ ((place & self.field) << self.shift)
        } else {
            place ^ ((place >> self.shift) & self.field)
        }
    }

    /// Entries, or a linear index, as a coordinate.
    #[expect(clippy::cast_sign_loss, reason = "entries of a coordinate")]
    const fn coordinate(&self, entries: &[i64; MAX_RANK]) -> List<u64, MAX_RANK> {
        let mut coordinate = List::empty(0);
        let mut d = 0;
        while d < self.rank {
            let entry = if self.linear { entries[0] / self.pitches[d] % self.extents[d] } else { entries[d] };
            coordinate.items[d] = entry as u64;
            d += 1;
        }
        coordinate.len = self.rank;
        coordinate
    }
}

impl<const N: usize> fmt::Debug for Digits<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = (0..self.len)
            .map(|k| (self.axes[k], self.strides[k], self.extents[k], self.dims[k], self.weights[k]));
        f.write_str("Digits(axis, stride, extent, dim, weight) ")?;
        f.debug_list().entries(digits).finish()
    }
}

/// Whether `product == a * b`.
const fn is_product(product: i64, a: i64, b: i64) -> bool {
    matches!(a.checked_mul(b), Some(of) if of == product)
}
