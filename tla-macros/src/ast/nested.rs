//! The second model: nested tuples and tags.

use core::fmt;

use proc_macro2::Ident;

use super::{Element, Operand, list};
use crate::errors::Region;

/// `shape:stride[:origin]`
pub(crate) struct Nested {
    pub(crate) shape: Tuple,
    pub(crate) stride: Tuple,
    pub(crate) origin: Option<Tuple>,
    pub(crate) at: Region,
}

/// A number, or a tuple of numbers and tuples.
pub(crate) enum Tuple {
    /// A number; the sign is kept for the message.
    Leaf { operand: Operand, negative: bool, at: Region },
    /// `(a, b)`; parentheses around one entry make a tuple, too.
    Tuple { entries: Vec<Tuple>, at: Region },
}

impl Tuple {
    pub(crate) fn at(&self) -> Region {
        match self {
            Tuple::Leaf { at, .. } | Tuple::Tuple { at, .. } => *at,
        }
    }

    /// The entries; a number is its own.
    pub(crate) fn entries(&self) -> &[Tuple] {
        match self {
            Tuple::Leaf { .. } => core::slice::from_ref(self),
            Tuple::Tuple { entries, .. } => entries,
        }
    }

    /// The numbers from left to right.
    pub(crate) fn leaves(&self) -> Vec<&Tuple> {
        match self {
            Tuple::Leaf { .. } => vec![self],
            Tuple::Tuple { entries, .. } => entries.iter().flat_map(Tuple::leaves).collect(),
        }
    }

    /// The tuple that is wider than `limit`, if there is one.
    pub(crate) fn wider_than(&self, limit: usize) -> Option<&[Tuple]> {
        match self {
            Tuple::Leaf { .. } => None,
            Tuple::Tuple { entries, .. } if entries.len() > limit => Some(entries),
            Tuple::Tuple { entries, .. } => entries.iter().find_map(|entry| entry.wider_than(limit)),
        }
    }

    /// Whether the two have the same parentheses.
    pub(crate) fn is_congruent(&self, other: &Tuple) -> bool {
        match (self, other) {
            (Tuple::Leaf { .. }, Tuple::Leaf { .. }) => true,
            (Tuple::Tuple { entries: a, .. }, Tuple::Tuple { entries: b, .. }) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.is_congruent(b))
            }
            _ => false,
        }
    }

    /// The number of a leaf with its sign, if the macro knows it.
    pub(crate) fn value(&self) -> Option<i64> {
        match self {
            Tuple::Leaf { operand, negative, .. } => {
                let value = i64::try_from(operand.literal()?).ok()?;
                Some(if *negative { -value } else { value })
            }
            Tuple::Tuple { .. } => None,
        }
    }

    /// Whether a number in it could not be read.
    pub(crate) fn has_bad(&self) -> bool {
        self.leaves().iter().any(|leaf| matches!(leaf, Tuple::Leaf { operand, .. } if operand.is_bad()))
    }
}

/// `name<parameters>(sizes)`
pub(crate) struct Tagged {
    pub(crate) name: Ident,
    pub(crate) parameters: Parameters,
    pub(crate) sizes: Vec<Operand>,
    /// `(rows, columns)`
    pub(crate) sizes_at: Region,
    pub(crate) at: Region,
}

/// What stands in the `<..>` of a tag.
pub(crate) enum Parameters {
    /// Nothing, and no `<..>`.
    None,
    /// `<f16>`
    Element { element: Element, at: Region },
    /// `<16, 32>`
    Block(Block),
    /// Not readable; reported already.
    Bad,
}

/// Rows and columns of the blocks of a tag.
pub(crate) struct Block {
    pub(crate) extents: [Operand; 2],
    pub(crate) at: Region,
}

impl fmt::Display for Nested {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.shape, self.stride)?;
        match &self.origin {
            Some(origin) => write!(f, ":{origin}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Tuple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tuple::Leaf { operand, negative, .. } => {
                f.write_str(if *negative { "-" } else { "" })?;
                fmt::Display::fmt(operand, f)
            }
            Tuple::Tuple { entries, .. } if entries.len() == 1 => write!(f, "({},)", entries[0]),
            Tuple::Tuple { entries, .. } => write!(f, "({})", list(entries)),
        }
    }
}

impl fmt::Display for Tagged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.name, f)?;
        match &self.parameters {
            Parameters::None => {}
            Parameters::Element { element, .. } => write!(f, "<{element}>")?,
            Parameters::Block(block) => write!(f, "<{}>", list(&block.extents))?,
            Parameters::Bad => f.write_str("<?>")?,
        }
        write!(f, "({})", list(&self.sizes))
    }
}
