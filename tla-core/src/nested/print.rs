//! Printing: `((16,7),(16,7)):((16,256),(1,1792)):(100,100)`, which [`parse`](super::parse) reads back.

use core::fmt;

use super::layout::NestedLayout;
use super::tuple::IntTuple;
use crate::num;

/// `(2,(3,4))`; `(5,)` for a tuple of one.
impl fmt::Display for IntTuple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(value) = self.as_leaf() {
            return write!(f, "{value}");
        }
        f.write_str("(")?;
        for i in 0..self.rank() {
            let separator = if i == 0 { "" } else { "," };
            if let Some(entry) = self.entry(i) {
                write!(f, "{separator}{entry}")?;
            }
        }
        f.write_str(if self.rank() == 1 { ",)" } else { ")" })
    }
}

/// `shape:stride`, and `:origin` where the origin is not the default one.
impl fmt::Display for NestedLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.shape(), self.stride())?;
        let whole = |(d, &extent): (usize, &u64)| {
            let mode = self.shape().entry(d).and_then(|mode| mode.try_product().ok());
            mode.and_then(num::unsigned) == Some(extent)
        };
        if self.origin().iter().enumerate().all(whole) {
            return Ok(());
        }
        f.write_str(":(")?;
        for (d, extent) in self.origin().iter().enumerate() {
            let separator = if d == 0 { "" } else { "," };
            write!(f, "{separator}{extent}")?;
        }
        f.write_str(if self.rank() == 1 { ",)" } else { ")" })
    }
}
