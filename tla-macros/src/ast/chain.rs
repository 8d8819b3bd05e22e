//! Operations in method form, and the layouts that are named by a path.

use core::fmt;

use proc_macro2::{Ident, TokenStream, TokenTree};

use super::{AxisName, Layout, Operand, Shape, Tuple, list};
use crate::errors::Region;
use crate::methods::Method;
use crate::tokens::{angle_length, is_punct};

/// A path to a layout type.
pub(crate) struct Path {
    pub(crate) tokens: TokenStream,
    pub(crate) text: String,
    /// The name, where the path is a name alone: it may be a parameter of the item.
    pub(crate) name: Option<Ident>,
    pub(crate) at: Region,
}

impl Path {
    /// The item that it names, with arguments or without, where that is all of it: `X` or `X<8>`.
    pub(crate) fn item(&self) -> Option<Ident> {
        let mut tokens = self.tokens.clone().into_iter();
        let Some(TokenTree::Ident(first)) = tokens.next() else { return None };
        let rest: Vec<TokenTree> = tokens.collect();
        let is_all = rest.is_empty() || (is_punct(&rest[0], '<') && angle_length(&rest) == Some(rest.len()));
        is_all.then_some(first)
    }
}

/// `receiver.method(arguments)..`
pub(crate) struct Chain {
    pub(crate) receiver: Box<Layout>,
    /// From left to right, which is from the inside to the outside.
    pub(crate) calls: Vec<Call>,
    pub(crate) at: Region,
}

/// `.method(arguments)`
pub(crate) struct Call {
    pub(crate) name: Ident,
    /// `None` for one that is not known or not called as it should be; reported already.
    pub(crate) method: Option<&'static Method>,
    pub(crate) arguments: Vec<Argument>,
    /// From the name to the closing parenthesis.
    pub(crate) at: Region,
}

/// What stands in the parentheses of a call.
pub(crate) enum Argument {
    /// `2`
    Number(Operand),
    /// `(64,64)`
    Shape(Shape),
    /// `0..8`
    Range { from: Operand, to: Operand, at: Region },
    /// `laneid`
    Axis(AxisName),
    /// `(laneid,warpid)`
    Axes { names: Vec<AxisName>, at: Region },
    /// `S[(8,64)]`, `path::A`
    Layout(Box<Layout>),
    /// `((2,2),4)`
    Tuple(Tuple),
    /// `(_,(3,_))`
    Coordinate(Coordinate),
    /// `(4,_,8:2)`
    Modes { modes: Vec<Mode>, at: Region },
    /// Not readable; reported already.
    Bad { at: Region },
}

/// What in an argument stands for a type.
pub(crate) enum Named<'a> {
    Layout(&'a Layout),
    Axis(&'a AxisName),
}

/// A coordinate with holes.
pub(crate) enum Coordinate {
    /// `_`: what stays.
    Hole { at: Region },
    /// `3`
    Entry(Operand),
    /// `(_,3)`
    Tuple { entries: Vec<Coordinate>, at: Region },
}

/// What happens to one mode of a layout.
pub(crate) enum Mode {
    /// `_`: nothing.
    Keep,
    /// `8`, which is `8:1`.
    Extent(Operand),
    /// `8:2`
    Layout(Box<Layout>),
}

impl Argument {
    /// The layouts and axes in it.
    pub(crate) fn named(&self) -> Vec<Named<'_>> {
        match self {
            Argument::Layout(layout) => vec![Named::Layout(layout)],
            Argument::Axis(axis) => vec![Named::Axis(axis)],
            Argument::Axes { names, .. } => names.iter().map(Named::Axis).collect(),
            Argument::Modes { modes, .. } => {
                let layouts = modes.iter().filter_map(|mode| match mode {
                    Mode::Layout(layout) => Some(Named::Layout(layout)),
                    Mode::Keep | Mode::Extent(_) => None,
                });
                layouts.collect()
            }
            _ => Vec::new(),
        }
    }

    /// The shape that it is.
    pub(crate) fn shape(&self) -> Option<&Shape> {
        match self {
            Argument::Shape(shape) => Some(shape),
            _ => None,
        }
    }

    pub(crate) fn at(&self) -> Region {
        match self {
            Argument::Number(operand) => operand.at(),
            Argument::Shape(shape) => shape.at,
            Argument::Axis(axis) => axis.at(),
            Argument::Layout(layout) => layout.at,
            Argument::Tuple(tuple) => tuple.at(),
            Argument::Coordinate(coordinate) => coordinate.at(),
            Argument::Range { at, .. }
            | Argument::Axes { at, .. }
            | Argument::Modes { at, .. }
            | Argument::Bad { at } => *at,
        }
    }
}

impl Coordinate {
    pub(crate) fn at(&self) -> Region {
        match self {
            Coordinate::Hole { at } | Coordinate::Tuple { at, .. } => *at,
            Coordinate::Entry(operand) => operand.at(),
        }
    }
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.receiver.is_one_term() {
            write!(f, "{}", self.receiver)?;
        } else {
            write!(f, "({})", self.receiver)?;
        }
        self.calls.iter().try_for_each(|call| write!(f, ".{}({})", call.name, list(&call.arguments)))
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Argument::Number(operand) => fmt::Display::fmt(operand, f),
            Argument::Shape(shape) => match shape.extents.as_slice() {
                [extent] => write!(f, "({extent},)"),
                extents => write!(f, "({})", list(extents)),
            },
            Argument::Range { from, to, .. } => write!(f, "{from}..{to}"),
            Argument::Axis(axis) => fmt::Display::fmt(axis, f),
            Argument::Axes { names, .. } => write!(f, "({})", list(names)),
            Argument::Layout(layout) => fmt::Display::fmt(layout, f),
            Argument::Tuple(tuple) => fmt::Display::fmt(tuple, f),
            Argument::Coordinate(coordinate) => fmt::Display::fmt(coordinate, f),
            Argument::Modes { modes, .. } => match modes.as_slice() {
                [mode] => write!(f, "({mode},)"),
                modes => write!(f, "({})", list(modes)),
            },
            Argument::Bad { .. } => f.write_str("?"),
        }
    }
}

impl fmt::Display for Coordinate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Coordinate::Hole { .. } => f.write_str("_"),
            Coordinate::Entry(operand) => fmt::Display::fmt(operand, f),
            Coordinate::Tuple { entries, .. } if entries.len() == 1 => write!(f, "({},)", entries[0]),
            Coordinate::Tuple { entries, .. } => write!(f, "({})", list(entries)),
        }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mode::Keep => f.write_str("_"),
            Mode::Extent(operand) => fmt::Display::fmt(operand, f),
            Mode::Layout(layout) => fmt::Display::fmt(layout, f),
        }
    }
}
