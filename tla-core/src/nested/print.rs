//! Printing: `((16,7),(16,7)):((16,256),(1,1792)):(100,100)`, which [`parse`](super::parse) reads back.

use core::fmt;

use super::layout::NestedLayout;
use super::tuple::IntTuple;

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
        match Self::try_new(*self.shape(), *self.stride()) {
            Ok(whole) if whole.origin() == self.origin() => Ok(()),
            _ => {
                f.write_str(":(")?;
                for (d, extent) in self.origin().iter().enumerate() {
                    let separator = if d == 0 { "" } else { "," };
                    write!(f, "{separator}{extent}")?;
                }
                f.write_str(if self.rank() == 1 { ",)" } else { ")" })
            }
        }
    }
}
