//! The syntax tree of `layout!`: what the user wrote, with where it stands. No rule lives here.

mod chain;
mod nested;

pub(crate) use chain::{Argument, Call, Chain, Coordinate, Mode, Named, Path};
pub(crate) use nested::{Block, Nested, Parameters, Tagged, Tuple};

use core::fmt;

use proc_macro2::{Ident, Span, TokenStream};

use crate::errors::Region;

/// What the shim puts in front: the way to the crate, and which features it has.
pub(crate) struct Root {
    /// The tokens of `$crate`.
    pub(crate) path: TokenStream,
    /// Whether names get a `Len` for `generic-array`.
    pub(crate) generic_array: bool,
}

impl Root {
    /// The macro call as a whole, for what stands at no token of the user's. It is the shim's span, not
    /// `Span::call_site`, so that rustc names the shim and not the macro behind it.
    pub(crate) fn span(&self) -> Span {
        self.path.clone().into_iter().next().map_or_else(Span::call_site, |token| token.span())
    }
}

/// The two positions in which `layout!` stands.
pub(crate) enum Input {
    /// A layout alone: the macro stands for its type.
    Type(Box<Layout>),
    /// Named layouts.
    Items(Vec<Item>),
}

/// Which item a name becomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keyword {
    /// A type of its own, with storage.
    Struct,
    /// Another name for the structural type.
    Type,
}

/// `#[attributes] vis struct Name = layout;`
pub(crate) struct Item {
    pub(crate) attributes: Attributes,
    pub(crate) visibility: TokenStream,
    pub(crate) keyword: Keyword,
    pub(crate) keyword_at: Region,
    pub(crate) name: Ident,
    pub(crate) generics: Option<Generics>,
    /// `None` when it could not be read; the mistakes are reported already.
    pub(crate) layout: Option<Layout>,
}

/// The attributes of an item, as written, and what of them the expansion must know.
#[derive(Default)]
pub(crate) struct Attributes {
    pub(crate) tokens: TokenStream,
    /// The `#[cfg(..)]`s among them: what belongs to the item lives and dies with it.
    pub(crate) cfgs: TokenStream,
    /// The last names of the user's own derives.
    pub(crate) derives: Vec<String>,
    /// Whether the user wrote documentation.
    pub(crate) documented: bool,
}

/// `<const N: usize, A>`, as written, and the names it declares.
pub(crate) struct Generics {
    pub(crate) tokens: TokenStream,
    pub(crate) names: Vec<String>,
    pub(crate) at: Region,
}

/// `[shape ->] [swizzle o] body`
pub(crate) struct Layout {
    pub(crate) shape: Option<Shape>,
    pub(crate) swizzle: Option<Swizzle>,
    pub(crate) body: Body,
    pub(crate) at: Region,
    /// Whether all of it is in this tree; if not, the mistakes are reported already.
    pub(crate) readable: bool,
}

impl Layout {
    /// The body, if it is TIRx.
    pub(crate) fn tile(&self) -> Option<&Tile> {
        match &self.body {
            Body::Tirx(tile) => Some(tile),
            Body::Tla(_) | Body::Tag(_) | Body::Chain(_) | Body::Path(_) => None,
        }
    }

    /// Where the body stands.
    pub(crate) fn body_at(&self) -> Region {
        match &self.body {
            Body::Tirx(tile) => tile.at,
            Body::Tla(nested) => nested.at,
            Body::Tag(tagged) => tagged.at,
            Body::Chain(chain) => chain.at,
            Body::Path(path) => path.at,
        }
    }

    /// Stands for what could not be read and is reported already.
    pub(crate) fn unreadable(at: Region) -> Self {
        let tile = Tile { shard: None, replica: None, offsets: Vec::new(), at };
        Self { shape: None, swizzle: None, body: Body::Tirx(tile), at, readable: false }
    }

    /// Whether the body is all there is.
    pub(crate) fn is_body(&self) -> bool {
        self.shape.is_none() && self.swizzle.is_none()
    }

    /// Whether the type is a nested layout as such, as written.
    pub(crate) fn is_nested(&self) -> bool {
        self.is_body() && matches!(self.body, Body::Tla(_) | Body::Tag(_))
    }

    /// Whether a method that stands after it belongs to all of it.
    fn is_one_term(&self) -> bool {
        let terms = |tile: &Tile| [&tile.shard, &tile.replica].iter().filter(|term| term.is_some()).count();
        self.is_body() && self.tile().is_none_or(|tile| terms(tile) + tile.offsets.len() == 1)
    }
}

/// A layout without logical shape and swizzle.
pub(crate) enum Body {
    /// `S[..] + R[..] + offsets`
    Tirx(Tile),
    /// `shape:stride:origin`
    Tla(Nested),
    /// `zN<f16>(100,100)`
    Tag(Tagged),
    /// `S[(8,64)].pack(2)`, in either model
    Chain(Chain),
    /// `path::Name`, in either model
    Path(Path),
}

/// The extents of `(8, 64)`.
pub(crate) struct Shape {
    pub(crate) extents: Vec<Operand>,
    pub(crate) at: Region,
}

/// `S[..] + R[..] + offsets`
pub(crate) struct Tile {
    pub(crate) shard: Option<Iters>,
    pub(crate) replica: Option<Iters>,
    pub(crate) offsets: Vec<Stride>,
    pub(crate) at: Region,
}

impl Tile {
    /// Every stride and offset, in the order shard, replica, offsets.
    pub(crate) fn steps(&self) -> impl Iterator<Item = &Stride> {
        let terms = [&self.shard, &self.replica].into_iter().flatten();
        terms.filter_map(|iters| iters.strides.as_ref()).flatten().chain(&self.offsets)
    }
}

/// The inside of `S[..]` or `R[..]`.
pub(crate) struct Iters {
    pub(crate) shape: Shape,
    /// `None`: contiguous, row-major.
    pub(crate) strides: Option<Vec<Stride>>,
}

/// `n`, `n@axis` or `@axis`; also an offset.
pub(crate) struct Stride {
    /// `None` for `@axis` alone, which is `1@axis`.
    pub(crate) value: Option<Operand>,
    pub(crate) negative: bool,
    pub(crate) axis: Option<AxisName>,
    pub(crate) at: Region,
}

/// A number, known to the macro or not.
#[derive(Clone)]
pub(crate) enum Operand {
    /// A literal, without its sign.
    Literal {
        /// Its value.
        value: u64,
        at: Region,
    },
    /// A constant, a const parameter or an expression in braces.
    Symbol { tokens: TokenStream, text: String, at: Region },
    /// Not a number; reported already.
    Bad { at: Region },
}

impl Operand {
    pub(crate) fn at(&self) -> Region {
        match self {
            Operand::Literal { at, .. } | Operand::Symbol { at, .. } | Operand::Bad { at } => *at,
        }
    }

    pub(crate) fn literal(&self) -> Option<u64> {
        match self {
            Operand::Literal { value, .. } => Some(*value),
            Operand::Symbol { .. } | Operand::Bad { .. } => None,
        }
    }

    pub(crate) fn is_bad(&self) -> bool {
        matches!(self, Operand::Bad { .. })
    }
}

/// The axis after an `@`.
pub(crate) enum AxisName {
    /// One name: a built-in axis, or a type parameter of the item.
    Name(Ident),
    /// A path to a user's axis.
    Path { tokens: TokenStream, text: String, at: Region },
    /// Not an axis; reported already.
    Bad { at: Region },
}

impl AxisName {
    pub(crate) fn at(&self) -> Region {
        match self {
            AxisName::Name(name) => name.span().into(),
            AxisName::Path { at, .. } | AxisName::Bad { at } => *at,
        }
    }
}

/// `Swizzle<..>`
pub(crate) struct Swizzle {
    pub(crate) spec: SwizzleSpec,
    pub(crate) at: Region,
}

/// The two ways to give a swizzle.
pub(crate) enum SwizzleSpec {
    /// `<M, B, S>`, in elements; the sign of a literal is kept for the message.
    Numbers([(Operand, bool); 3]),
    /// `<type, width>`
    Element { element: Element, width: Width },
    /// Not readable; reported already.
    Bad,
}

/// What is stored: its width in bits decides the swizzle.
pub(crate) enum Element {
    /// A width in bits.
    Bits(Operand),
    /// One name: an element type known to the library, or a type.
    Name(Ident),
    /// A type.
    Path { tokens: TokenStream, text: String, at: Region },
}

/// `none`, `32B`, `64B` or `128B`, as written.
pub(crate) struct Width {
    pub(crate) text: String,
    pub(crate) at: Region,
}

// The layout in the notation of the papers, for documentation: one spelling however it was spaced.

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(shape) = &self.shape {
            write!(f, "({}) -> ", list(&shape.extents))?;
        }
        if let Some(swizzle) = &self.swizzle {
            write!(f, "{swizzle} o ")?;
        }
        match &self.body {
            Body::Tirx(tile) => fmt::Display::fmt(tile, f),
            Body::Tla(nested) => fmt::Display::fmt(nested, f),
            Body::Tag(tagged) => fmt::Display::fmt(tagged, f),
            Body::Chain(chain) => fmt::Display::fmt(chain, f),
            Body::Path(path) => f.write_str(&path.text),
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for (letter, iters) in [("S", &self.shard), ("R", &self.replica)] {
            if let Some(iters) = iters {
                write!(f, "{}{letter}[{iters}]", if first { "" } else { " + " })?;
                first = false;
            }
        }
        for offset in &self.offsets {
            match (first, offset.negative) {
                (true, false) => {}
                (true, true) => f.write_str("-")?,
                (false, false) => f.write_str(" + ")?,
                (false, true) => f.write_str(" - ")?,
            }
            offset.fmt_unsigned(f)?;
            first = false;
        }
        Ok(())
    }
}

impl fmt::Display for Iters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.strides, self.shape.extents.as_slice()) {
            (None, extents) => write!(f, "({})", list(extents)),
            (Some(strides), [extent]) => write!(f, "{extent}:{}", list(strides)),
            (Some(strides), extents) => write!(f, "({}):({})", list(extents), list(strides)),
        }
    }
}

fn list<T: fmt::Display>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(",")
}

impl Stride {
    fn fmt_unsigned(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(value) = &self.value {
            fmt::Display::fmt(value, f)?;
        }
        match &self.axis {
            Some(axis) => write!(f, "@{axis}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Stride {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.negative { "-" } else { "" })?;
        self.fmt_unsigned(f)
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operand::Literal { value, .. } => fmt::Display::fmt(value, f),
            Operand::Symbol { text, .. } => f.write_str(text),
            Operand::Bad { .. } => f.write_str("?"),
        }
    }
}

impl fmt::Display for AxisName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AxisName::Name(name) => fmt::Display::fmt(name, f),
            AxisName::Path { text, .. } => f.write_str(text),
            AxisName::Bad { .. } => f.write_str("?"),
        }
    }
}

impl fmt::Display for Swizzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.spec {
            SwizzleSpec::Numbers([m, b, s]) => write!(f, "Swizzle<{},{},{}>", m.0, b.0, s.0),
            SwizzleSpec::Element { element, width } => write!(f, "Swizzle<{element}, {}>", width.text),
            SwizzleSpec::Bad => f.write_str("Swizzle<?>"),
        }
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Element::Bits(bits) => fmt::Display::fmt(bits, f),
            Element::Name(name) => fmt::Display::fmt(name, f),
            Element::Path { text, .. } => f.write_str(text),
        }
    }
}
