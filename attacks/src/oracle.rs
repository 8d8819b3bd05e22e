//! [`Oracle`]: what a nested layout is by definition, computed without the library.

use alloc::vec::Vec;

use crate::Deceit;

/// The leaves of each mode, extent and stride, the first the fastest.
#[derive(Clone, Debug)]
pub struct Oracle {
    modes: Vec<Vec<(u64, u64)>>,
    /// The valid extents, where they are not those of the modes.
    valid: Option<Vec<u64>>,
}

impl Oracle {
    /// The layout of these modes.
    #[must_use]
    pub fn new(modes: Vec<Vec<(u64, u64)>>) -> Self {
        Self { modes, valid: None }
    }

    /// The same with another valid range.
    #[must_use]
    pub fn with_valid(self, valid: Vec<u64>) -> Self {
        Self { valid: Some(valid), ..self }
    }

    /// The extent in memory of a mode; `None` beyond 128 bits.
    fn extent(&self, mode: usize) -> Option<u128> {
        if self.modes[mode].iter().any(|&(extent, _)| extent == 0) {
            return Some(0);
        }
        self.modes[mode]
            .iter()
            .try_fold(1_u128, |product, &(extent, _)| product.checked_mul(u128::from(extent)))
    }

    /// The extents in memory; `None` where one is no `u64`.
    #[must_use]
    pub fn extents(&self) -> Option<Vec<u64>> {
        (0..self.modes.len()).map(|mode| u64::try_from(self.extent(mode)?).ok()).collect()
    }

    /// The extents that are valid.
    #[must_use]
    pub fn valid(&self) -> Option<Vec<u64>> {
        let extents = self.extents()?;
        let valid = self.valid.clone().unwrap_or_else(|| extents.clone());
        Some(valid.iter().zip(&extents).map(|(valid, extent)| *valid.min(extent)).collect())
    }

    /// How many elements of memory are needed; `None` where no slice has as many.
    #[must_use]
    pub fn capacity(&self) -> Option<usize> {
        if self.extents()?.contains(&0) {
            return Some(0);
        }
        let reach = |&(extent, stride): &(u64, u64)| u128::from(extent - 1) * u128::from(stride);
        let sum = self.modes.iter().flatten().map(reach).try_fold(1_u128, u128::checked_add)?;
        usize::try_from(u64::try_from(sum).ok()?).ok()
    }

    /// The address of an absolute coordinate: each mode cut into digits, the last leaf takes the rest.
    #[must_use]
    pub fn address(&self, at: &[u64], deceit: Deceit) -> u128 {
        let mut sum = u128::from(deceit == Deceit::Oracle);
        for (leaves, &coordinate) in self.modes.iter().zip(at) {
            let mut rest = coordinate;
            for (leaf, &(extent, stride)) in leaves.iter().enumerate() {
                let is_last = leaf + 1 == leaves.len();
                let digit = if is_last { rest } else { rest % extent.max(1) };
                rest = if is_last { 0 } else { rest / extent.max(1) };
                sum += u128::from(digit) * u128::from(stride);
            }
        }
        sum
    }
}
