//! The rules of the second model: nested tuples and tags.

use tla_core::nested::tag::{self, Tag};
use tla_core::nested::{IntTuple, MAX_TYPE_WIDTH, NestedLayout};
use tla_core::{Blame, LayoutError, Place, element};

use super::swizzle::check_element;
use crate::ast::{Block, Element, Nested, Operand, Parameters, Tagged, Tuple};
use crate::errors::{Errors, Region};
use crate::names::Names;
use crate::parse;

/// What is known about a body of the second model.
pub(super) struct Checked {
    /// The layout, when it is known and right.
    pub(super) layout: Option<NestedLayout>,
    /// Whether every operand is known.
    pub(super) is_known: bool,
}

/// Reports every mistake in `shape:stride[:origin]`.
pub(super) fn nested(nested: &Nested, errors: &mut Errors) -> Checked {
    let before = errors.count();
    let mut draft = Draft::new(nested);
    let is_congruent = check_structure(nested, errors);
    if is_congruent {
        draft.check_numbers(errors);
    }
    if let Some(origin) = &nested.origin {
        draft.check_origin(origin, is_congruent, errors);
    }
    let is_right = errors.count() == before;
    let layout = if is_right && draft.is_known { draft.layout().ok() } else { None };
    Checked { layout, is_known: draft.is_known }
}

/// Reports parentheses that differ and tuples that are too wide; whether numbers can be checked.
fn check_structure(nested: &Nested, errors: &mut Errors) -> bool {
    let (shape, stride) = (&nested.shape, &nested.stride);
    let mut is_right = true;
    // one of them: the others have the same parentheses
    let mut tuples = [Some(shape), Some(stride), nested.origin.as_ref()].into_iter().flatten();
    if let Some(entries) = tuples.find_map(|tuple| tuple.wider_than(MAX_TYPE_WIDTH)) {
        let at = entries[MAX_TYPE_WIDTH].at().to(entries[entries.len() - 1].at());
        errors.push(at, LayoutError::TupleSize { width: entries.len() });
        is_right = false;
    }
    // what could not be read may have had the right parentheses
    if !is_right || shape.has_bad() || stride.has_bad() {
        return is_right && shape.is_congruent(stride);
    }
    let mut differs = |mode: usize, at: Region| {
        errors.push(at, LayoutError::NotCongruent { mode });
        is_right = false;
    };
    match (shape, stride) {
        (Tuple::Tuple { entries: extents, .. }, Tuple::Tuple { entries: strides, .. }) => {
            for (mode, (extent, stride)) in extents.iter().zip(strides).enumerate() {
                if !extent.is_congruent(stride) {
                    differs(mode, stride.at());
                }
            }
            let modes = extents.len().min(strides.len());
            let longer = if extents.len() > modes { extents } else { strides };
            if let (Some(first), Some(last)) = (longer.get(modes), longer.last()) {
                differs(modes, first.at().to(last.at()));
            }
        }
        (shape, stride) if shape.is_congruent(stride) => {}
        _ => differs(0, stride.at()),
    }
    is_right
}

/// The numbers, with what is not known or wrong replaced by what does nothing.
struct Draft<'a> {
    nested: &'a Nested,
    extents: Vec<i64>,
    strides: Vec<i64>,
    origin: Option<Vec<u64>>,
    /// The leaves of the shape whose value is the user's.
    known: Vec<bool>,
    is_known: bool,
}

impl<'a> Draft<'a> {
    fn new(nested: &'a Nested) -> Self {
        let values = |tuple: &Tuple| tuple.leaves().into_iter().map(Tuple::value).collect::<Vec<_>>();
        let (extents, strides) = (values(&nested.shape), values(&nested.stride));
        Self {
            nested,
            is_known: extents.iter().chain(&strides).all(Option::is_some),
            known: extents.iter().map(Option::is_some).collect(),
            extents: extents.into_iter().map(|extent| extent.unwrap_or(1)).collect(),
            strides: strides.into_iter().map(|stride| stride.unwrap_or(0)).collect(),
            origin: None,
        }
    }

    fn layout(&self) -> Result<NestedLayout, LayoutError> {
        let shape = tuple(&self.nested.shape, &mut self.extents.iter().copied())?;
        let stride = tuple(&self.nested.stride, &mut self.strides.iter().copied())?;
        match &self.origin {
            None => NestedLayout::try_new(shape, stride),
            Some(origin) => NestedLayout::try_with_origin(shape, stride, origin),
        }
    }

    /// Extents, strides and their products.
    fn check_numbers(&mut self, errors: &mut Errors) {
        while let Err(error) = self.layout().and_then(|layout| layout.try_map()) {
            let (tuple, is_extent, leaf) = match error.blame() {
                Blame::Extent(Place::Leaf(leaf)) => (&self.nested.shape, true, leaf),
                Blame::Stride(Place::Leaf(leaf)) => (&self.nested.stride, false, leaf),
                _ => {
                    errors.push(self.nested.at, error);
                    return;
                }
            };
            let leaves = tuple.leaves();
            if let LayoutError::TooMany { .. } = error {
                errors.push(leaves[leaf].at().to(leaves[leaves.len() - 1].at()), error);
                return;
            }
            errors.push(leaves[leaf].at(), error);
            let done = if is_extent {
                self.known[leaf] = false;
                core::mem::replace(&mut self.extents[leaf], 1) == 1
            } else {
                core::mem::replace(&mut self.strides[leaf], 0) == 0
            };
            if done {
                return;
            }
        }
    }

    /// One valid extent a mode, and none beyond it.
    fn check_origin(&mut self, origin: &Tuple, is_congruent: bool, errors: &mut Errors) {
        let entries = origin.entries();
        let rank = self.nested.shape.entries().len();
        if entries.len() != rank && !origin.has_bad() && !self.nested.shape.has_bad() {
            errors.push(origin.at(), LayoutError::OriginRank { origin: entries.len(), rank });
            self.is_known = false;
            return;
        }
        let mut extents = Vec::new();
        for entry in entries {
            if let Tuple::Tuple { at, .. } = entry {
                errors.push(*at, "an origin shape is flat: one valid extent a mode, such as `(100,100)`");
            }
            extents.push(match entry.value() {
                Some(value) if value < 0 => {
                    errors.push(entry.at(), LayoutError::NegativeOperand { operand: value });
                    0
                }
                Some(value) => value.unsigned_abs(),
                None => {
                    self.is_known = false;
                    0
                }
            });
        }
        if !is_congruent || extents.len() != rank {
            return;
        }
        // a mode with an extent that is not known may be large enough
        let mut leaf = 0;
        for (mode, extent) in self.nested.shape.entries().iter().zip(&mut extents) {
            let leaves = mode.leaves().len();
            if !self.known[leaf..leaf + leaves].iter().all(|known| *known) {
                *extent = 0;
            }
            leaf += leaves;
        }
        self.origin = Some(extents);
        while let Err(error) = self.layout() {
            let (LayoutError::OriginBeyond { dim, .. }, Some(origin)) = (error, &mut self.origin) else {
                // reported with the numbers
                return;
            };
            errors.push(entries[dim].at(), error);
            origin[dim] = 0;
        }
    }
}

/// The tuple `like` with other numbers.
pub(super) fn tuple(like: &Tuple, numbers: &mut dyn Iterator<Item = i64>) -> Result<IntTuple, LayoutError> {
    match like {
        Tuple::Leaf { .. } => Ok(IntTuple::leaf(numbers.next().unwrap_or(1))),
        Tuple::Tuple { entries, .. } => {
            let entries: Vec<IntTuple> =
                entries.iter().map(|entry| tuple(entry, numbers)).collect::<Result<_, _>>()?;
            IntTuple::try_tuple(&entries)
        }
    }
}

/// `like` with the numbers that are known and usable, else 1; for a layout that stands in.
pub(crate) fn stand_in(like: &Tuple, known: bool) -> Result<IntTuple, LayoutError> {
    let number = |leaf: &Tuple| leaf.value().filter(|value| known && *value > 0).unwrap_or(1);
    let numbers: Vec<i64> = like.leaves().into_iter().map(number).collect();
    tuple(like, &mut numbers.into_iter())
}

/// Whether `element` names a 4-bit float.
pub(crate) fn is_packed(element: &Element) -> bool {
    matches!(element, Element::Name(name) if element::is_packed_float(&name.to_string()))
}

/// The layout that a tag makes, when all that it is made of is known and right.
pub(crate) fn made(tagged: &Tagged, names: Names<'_>) -> Option<NestedLayout> {
    self::tagged(tagged, names, &mut Errors::default()).layout
}

/// Reports every mistake in a tag.
pub(super) fn tagged(tagged: &Tagged, names: Names<'_>, errors: &mut Errors) -> Checked {
    let before = errors.count();
    let mut is_known = true;
    let rule = check_tag(tagged, names, &mut is_known, errors);
    let mut sizes: Vec<Option<u64>> = tagged.sizes.iter().map(Operand::literal).collect();
    for size in &tagged.sizes {
        if size.literal() == Some(0) {
            errors.push(size.at(), LayoutError::ExtentZero { place: Place::Whole });
        }
    }
    // no sizes are reported already
    if sizes.is_empty() || sizes.contains(&Some(0)) {
        return Checked { layout: None, is_known: false };
    }
    is_known &= sizes.iter().all(Option::is_some);
    let Some((tag, bits)) = rule else { return Checked { layout: None, is_known: false } };
    let takes = if tag == Tag::Vector { 1 } else { 2 };
    if sizes.len() != takes {
        let takes = if takes == 1 { "one size, its length" } else { "two sizes, rows and columns" };
        let (name, found) = (&tagged.name, sizes.len());
        errors.push(tagged.sizes_at, format!("`{name}` takes {takes}, not {found}"));
        return Checked { layout: None, is_known: false };
    }
    let layout = loop {
        let size = |i: usize| sizes.get(i).copied().flatten().unwrap_or(1);
        let error = match tag::try_layout(tag, bits, size(0), size(1)) {
            Ok(layout) => break Some(layout),
            Err(error) => error,
        };
        let blamed =
            sizes.iter().position(|size| matches!(error.blame(), Blame::Size(n) if *size == Some(n)));
        match (error.blame(), &tagged.parameters) {
            (Blame::Element, Parameters::Element { at, .. }) => errors.push(*at, error),
            (Blame::Extent(Place::Block(i)), Parameters::Block(Block { extents, .. })) => {
                errors.push(extents[i].at(), error);
            }
            _ => match blamed {
                Some(i) => {
                    errors.push(tagged.sizes[i].at(), error);
                    sizes[i] = Some(1);
                    continue;
                }
                None => errors.push(tagged.sizes_at, error),
            },
        }
        break None;
    };
    Checked { layout: layout.filter(|_| is_known && errors.count() == before), is_known }
}

/// The tag and the bits of its elements: 16 where they are not known.
fn check_tag(
    tagged: &Tagged,
    names: Names<'_>,
    is_known: &mut bool,
    errors: &mut Errors,
) -> Option<(Tag, u32)> {
    let (name, name_at) = (tagged.name.to_string(), tagged.name.span());
    let tag = match tag::try_named(&name) {
        Ok(tag) => tag,
        Err(error @ LayoutError::UnknownTag { nearest: None, .. }) => {
            let known: Vec<&str> = tag::NAMES.iter().map(|(name, _)| *name).collect();
            errors.push_with_advice(name_at, error, &format!("the tags are {}", known.join(", ")));
            return None;
        }
        Err(error) => {
            errors.push(name_at, error);
            return None;
        }
    };
    let sizes = tagged.sizes.iter().map(Operand::to_string).collect::<Vec<_>>().join(",");
    let form = |parameters: &str| {
        if sizes.is_empty() { parse::example(&tagged.name) } else { format!("{name}{parameters}({sizes})") }
    };
    match (tag, &tagged.parameters) {
        (_, Parameters::Bad) => None,
        (Tag::ZN | Tag::ZZ | Tag::NZ | Tag::NN, Parameters::Element { element, .. }) => {
            let before = errors.count();
            match check_element(element, names, errors) {
                Some((bits, _)) => Some((tag, bits)),
                None => {
                    *is_known = false;
                    (errors.count() == before).then_some((tag, 16))
                }
            }
        }
        (Tag::ZN | Tag::ZZ | Tag::NZ | Tag::NN, parameters) => {
            let at = parameters_at(parameters).unwrap_or(name_at.into());
            errors.push(at, format!("`{name}` needs the type of its elements: `{}`", form("<f16>")));
            None
        }
        (Tag::PaddingRowMajor { .. } | Tag::PaddingColumnMajor { .. }, Parameters::Block(block)) => {
            let [rows, columns] = block.extents.each_ref().map(|extent| {
                *is_known &= extent.literal().is_some();
                extent.literal().unwrap_or(1)
            });
            let tag = match tag {
                Tag::PaddingRowMajor { .. } => Tag::PaddingRowMajor { rows, columns },
                _ => Tag::PaddingColumnMajor { rows, columns },
            };
            Some((tag, 0))
        }
        (Tag::PaddingRowMajor { .. } | Tag::PaddingColumnMajor { .. }, parameters) => {
            let at = parameters_at(parameters).unwrap_or(name_at.into());
            errors.push(at, format!("`{name}` needs the extents of its blocks: `{}`", form("<16,32>")));
            None
        }
        (_, Parameters::None) => Some((tag, 0)),
        (Tag::RowMajor | Tag::ColumnMajor, Parameters::Element { element, at }) => {
            let packed = if tag == Tag::RowMajor { Tag::RowMajorPacked } else { Tag::ColumnMajorPacked };
            let before = errors.count();
            let bits = check_element(element, names, errors).map(|(bits, _)| bits);
            match (element, bits) {
                (Element::Name(_), Some(_)) if is_packed(element) => Some((packed, 0)),
                (Element::Name(_), Some(_)) => Some((tag, 0)),
                (Element::Bits(_), Some(bits)) if bits != 4 => Some((tag, 0)),
                _ => {
                    if errors.count() == before {
                        errors.push(
                            *at,
                            format!(
                                "whether `{element}` is a packed 4-bit float is not known: `{}`, or `{name}Packed({sizes})` if it is",
                                form("")
                            ),
                        );
                    }
                    None
                }
            }
        }
        (_, parameters) => {
            let at = parameters_at(parameters).unwrap_or(name_at.into());
            errors.push(at, format!("`{name}` lies alike for elements of every width: `{}`", form("")));
            None
        }
    }
}

fn parameters_at(parameters: &Parameters) -> Option<Region> {
    match parameters {
        Parameters::Element { at, .. } | Parameters::Block(Block { at, .. }) => Some(*at),
        Parameters::None | Parameters::Bad => None,
    }
}
