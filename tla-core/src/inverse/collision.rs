//! Whether two elements share a place: decided exactly.

use crate::axis;
use crate::compose::swizzled;
use crate::error::{Collision, Element, LayoutError, OwnerError};
use crate::inverse::moves::{MAX_MOVES, Moves, REPLICA, count};
use crate::map::Map;
use crate::num;
use crate::shape::Shape;

/// How many differences of digits are looked at on one axis, before the question is given up. Axes whose
/// strides nest need none.
pub(crate) const DIFFERENCES: u64 = 1 << 16;

impl Map {
    /// Two different elements that share a place, if there are any.
    ///
    /// Elements `x` and `y` meet where `D(x) + r = D(y) + s` for replicas `r` and `s`. Every iter is on one
    /// axis, so that it is decided axis by axis: is there a difference
    ///
    /// ```text
    /// sum_k stride_k * a_k  +  sum_j step_j * b_j  =  0        |a_k| < extent_k,  |b_j| < replicas_j
    /// ```
    ///
    /// with some `a_k` not 0? Where each stride is wider than what the narrower ones reach together, there is
    /// none. Elsewhere the differences are searched, cut by reach and by divisibility. Replicas of *one*
    /// element may share a place. A swizzle is a permutation of places and changes nothing.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// assert_eq!(tirx("S[(2,3):(3,2)]")?.try_collision()?, None); // 0 2 4 3 5 7
    /// let collision = tirx("S[(3,4):(3,2)]")?.try_collision()?.unwrap(); // 0 2 4 6, .., 6 8 10 12
    /// assert_eq!((collision.place, collision.first.to_string().as_str()), (6, "(0, 3)"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`OwnerError::Search`] when more than 65536 differences on one axis would have to be looked at.
    pub const fn try_collision(&self) -> Result<Option<Collision>, LayoutError> {
        let mut k = 0;
        while k < self.shard.len {
            let iter = &self.shard.items[k];
            if iter.extent > 1 && iter.stride == 0 {
                return Ok(Some(self.collision_of_still(k)));
            }
            k += 1;
        }
        k = 0;
        while k < self.shard.len {
            if self.is_first_on_its_axis(k) {
                let moves = Moves::on(self, &self.shard.items[k].axis);
                if !moves.nest() {
                    match self.collision_on(k, &moves) {
                        Ok(None) => {}
                        found => return found,
                    }
                }
            }
            k += 1;
        }
        Ok(None)
    }

    /// Whether every place holds at most one element, so that each has one owner.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// assert!(tirx("S[(8,4):(4@laneid,1@laneid)] + R[2:1@warpid]")?.try_is_injective()?);
    /// assert!(!tirx("S[(8,4):(3@laneid,1@laneid)]")?.try_is_injective()?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`try_collision`](Self::try_collision).
    #[doc(alias = "is_unique")]
    pub const fn try_is_injective(&self) -> Result<bool, LayoutError> {
        match self.try_collision() {
            Ok(collision) => Ok(collision.is_none()),
            Err(error) => Err(error),
        }
    }

    /// [`try_is_injective`](Self::try_is_injective) for const contexts.
    ///
    /// # Panics
    /// Where `try_is_injective` returns an error; in a const context that is a compile error.
    #[must_use]
    #[track_caller]
    pub const fn is_injective(&self) -> bool {
        match self.try_is_injective() {
            Ok(is) => is,
            Err(error) => panic!("{}", error.message().as_str()),
        }
    }

    const fn is_first_on_its_axis(&self, k: usize) -> bool {
        let mut earlier = 0;
        while earlier < k {
            if self.shard.items[earlier].axis.same(&self.shard.items[k].axis) {
                return false;
            }
            earlier += 1;
        }
        true
    }

    /// The elements of the digits 0 and 1 of shard iter `k`, whose stride is 0.
    const fn collision_of_still(&self, k: usize) -> Collision {
        let axis = &self.shard.items[k].axis;
        let place = self.offset_on(*axis);
        self.collision(k, 0, self.weight(k), place)
    }

    /// Two elements that meet on the axis of shard iter `k`, along which `moves` goes.
    const fn collision_on(&self, k: usize, moves: &Moves) -> Result<Option<Collision>, LayoutError> {
        let mut search = Search {
            steps: [0; MAX_MOVES],
            reach: [0; MAX_MOVES + 1],
            divisor: [0; MAX_MOVES + 1],
            left: DIFFERENCES,
        };
        let mut i = moves.len;
        while i > 0 {
            i -= 1;
            // fits: a part of the reach of the axis
            search.reach[i] = search.reach[i + 1] + moves.strides[i] * (moves.extents[i] - 1);
            search.divisor[i] = gcd(search.divisor[i + 1], moves.strides[i]);
        }
        match search.meet(moves, 0, 0, false) {
            Some(false) => return Ok(None),
            Some(true) => {}
            None => {
                let error = OwnerError::Search { axis: self.shard.items[k].axis, limit: DIFFERENCES };
                return Err(LayoutError::Owner(error));
            }
        }
        // the element with the digits max(0, a), the one with max(0, -a): both in range, and a apart
        let (mut one, mut other) = (0, 0);
        let mut place = moves.lowest;
        i = 0;
        while i < moves.len {
            let step = search.steps[i];
            let (of_one, of_other) = if step > 0 { (step, 0) } else { (0, -step) };
            place += of_one * moves.strides[i];
            if moves.iters[i] != REPLICA {
                let iter = moves.iters[i];
                let last = moves.extents[i] - 1;
                let turned = self.shard.items[iter].stride < 0;
                one += self.weight(iter) * if turned { last - of_one } else { of_one };
                other += self.weight(iter) * if turned { last - of_other } else { of_other };
            }
            i += 1;
        }
        Ok(Some(self.collision(k, one, other, place)))
    }

    /// What one digit of shard iter `k` is worth in the linear index.
    const fn weight(&self, k: usize) -> i64 {
        let mut weight = 1;
        let mut faster = k + 1;
        while faster < self.shard.len {
            // a part of the size, which fits
            weight *= count(self.shard.items[faster].extent);
            faster += 1;
        }
        weight
    }

    #[expect(clippy::cast_sign_loss, reason = "linear indices")]
    const fn collision(&self, k: usize, one: i64, other: i64, place: i64) -> Collision {
        let axis = &self.shard.items[k].axis;
        let (first, second) = if one < other { (one, other) } else { (other, one) };
        let place = if axis.same(&axis::M) { swizzled(self.swizzle, place) } else { place };
        let shape: &Shape = &self.shape;
        Collision {
            first: Element::new(first as u64, shape),
            second: Element::new(second as u64, shape),
            axis: axis.name,
            place,
        }
    }
}

struct Search {
    /// The difference found, one step an entry of the moves.
    steps: [i64; MAX_MOVES],
    /// How far the entries from each on reach, and what divides all their strides.
    reach: [i64; MAX_MOVES + 1],
    divisor: [i64; MAX_MOVES + 1],
    /// How many differences may still be looked at.
    left: u64,
}

impl Search {
    /// Whether the entries from `k` on can bring `sum` to 0 so that, in all, a shard digit differs; `None`
    /// when the search takes too long.
    const fn meet(&mut self, moves: &Moves, k: usize, sum: i64, differs: bool) -> Option<bool> {
        if k == moves.len {
            return Some(differs && sum == 0);
        }
        if sum == 0 && differs {
            // the rest stays where it is
            let mut i = k;
            while i < moves.len {
                self.steps[i] = 0;
                i += 1;
            }
            return Some(true);
        }
        if !differs && !has_shard(moves, k) {
            return Some(false);
        }
        let (stride, last, rest) = (moves.strides[k], moves.extents[k] - 1, self.reach[k + 1]);
        // -rest <= sum + step * stride <= rest; of a difference and its opposite only one is looked at
        let mut step = if sum == 0 { 0 } else { -steps_up_to(rest, -sum, stride) };
        if step < -last {
            step = -last;
        }
        let mut to = steps_up_to(rest, sum, stride);
        if to > last {
            to = last;
        }
        while step <= to {
            if self.left == 0 {
                return None;
            }
            self.left -= 1;
            let next = sum + step * stride;
            let divides = match self.divisor[k + 1] {
                0 => next == 0,
                divisor => next % divisor == 0,
            };
            if divides {
                self.steps[k] = step;
                match self.meet(moves, k + 1, next, differs || (step != 0 && moves.iters[k] != REPLICA)) {
                    Some(false) => {}
                    found => return found,
                }
            }
            step += 1;
        }
        Some(false)
    }
}

/// Whether a shard iter is among the entries from `k` on.
const fn has_shard(moves: &Moves, k: usize) -> bool {
    let mut i = k;
    while i < moves.len {
        if moves.iters[i] != REPLICA {
            return true;
        }
        i += 1;
    }
    false
}

/// `floor((rest - sum) / stride)`: so many steps up keep the sum within the rest.
const fn steps_up_to(rest: i64, sum: i64, stride: i64) -> i64 {
    match num::narrow((rest as i128 - sum as i128).div_euclid(stride as i128)) {
        Some(steps) => steps,
        // beyond every extent
        None => i64::MAX,
    }
}

const fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
