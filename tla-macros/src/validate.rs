//! The rules, each asked of `tla-core` and each reported at its token.
//!
//! Core stops at the first mistake. To find them all, the offending entry is replaced by one that
//! does nothing, and core is asked again. Operands whose value the macro does not know are treated
//! the same way; const evaluation asks about those, with the same rules.

mod chain;
mod nested;
mod swizzle;

pub(crate) use chain::folded;
pub(crate) use nested::{is_packed, made, stand_in};

use proc_macro2::Ident;
use tla_core::nested::{Composed, NestedLayout};
use tla_core::{Axis, Blame, Iter, LayoutError, MAX_ITERS, Map, Part, Place, Shape, Swizzle, axis, scope};

use crate::ast::{self, AxisName, Body, Iters, Keyword, Layout, Operand, Stride};
use crate::errors::{Errors, Region};
use crate::names::Names;
use crate::values::Known;

/// What is known about a layout after its check.
pub(crate) struct Facts {
    /// The layout, when every operand is known and nothing is wrong.
    pub(crate) map: Option<Map>,
    /// The nested layout behind it, as such or under a swizzle or a logical shape.
    pub(crate) nested: Option<NestedLayout>,
    /// The layout in the model that it is written in, when every operand is known and nothing is wrong.
    pub(crate) known: Option<Known>,
    /// Whether something is wrong.
    pub(crate) is_wrong: bool,
}

impl Facts {
    /// Of a layout whose mistakes are reported.
    pub(crate) const WRONG: Self = Self { map: None, nested: None, known: None, is_wrong: true };

    /// What an operation on the type of the layout gets.
    pub(crate) fn as_a_type(&self) -> Option<Known> {
        self.known.or(self.map.map(Known::Map))
    }
}

/// Reports every mistake in `layout`.
pub(crate) fn layout(layout: &Layout, names: Names<'_>, errors: &mut Errors) -> Facts {
    let before = errors.count();
    let mut draft = Draft::new(layout, names, errors);
    let plain = |layout: NestedLayout| Known::Nested(Composed::plain(layout));
    let (known, is_known) = match &layout.body {
        Body::Tirx(_) => {
            draft.check_counts(errors);
            (draft.check_tile(errors).map(Known::Map), true)
        }
        Body::Tla(body) => {
            let checked = nested::nested(body, errors);
            (checked.layout.map(plain), checked.is_known)
        }
        Body::Tag(tagged) => {
            let checked = nested::tagged(tagged, names, errors);
            (checked.layout.map(plain), checked.is_known)
        }
        Body::Chain(chain) => {
            let evaluated = chain::chain(chain, names, errors);
            (evaluated.known, evaluated.is_known)
        }
        Body::Path(path) => {
            let known = path.name.as_ref().and_then(|name| names.layout(name));
            (known, known.is_some())
        }
    };
    draft.is_known &= is_known;
    draft.nested = known.and_then(|known| known.plain());
    let tile = known.and_then(|known| match known.map() {
        Ok(map) => Some(map),
        Err(error) => {
            errors.push(layout.body_at(), error);
            None
        }
    });
    // under a swizzle every thread axis is wrong, whatever its scope
    if let (Some(tile), None) = (&tile, &layout.swizzle) {
        draft.check_scopes(tile, errors);
    }
    let swizzle = layout.swizzle.as_ref().and_then(|swizzle| swizzle::check(swizzle, names, errors));
    let mut map = tile;
    if layout.swizzle.is_some() {
        map = map.and_then(|tile| draft.check_composition(&tile, swizzle, errors));
    }
    if let Some(shape) = &layout.shape {
        map = draft.check_shape(shape, map, errors);
    }
    let is_wrong = !layout.readable || errors.count() > before;
    let is_known = draft.is_known && (layout.swizzle.is_none() || swizzle.is_some());
    let is_right = is_known && !is_wrong;
    let map = map.filter(|_| is_right);
    let known = match known {
        known if layout.is_body() => known.filter(|_| is_right),
        Some(known) if layout.shape.is_none() => map.map(|map| composed(swizzle, &known, map)),
        _ => map.map(Known::Map),
    };
    Facts { map, nested: draft.nested.filter(|_| is_right), known, is_wrong }
}

/// A layout under a swizzle, which keeps the modes of a nested one.
fn composed(swizzle: Option<Swizzle>, tile: &Known, map: Map) -> Known {
    match tile {
        Known::Nested(tile) if tile.swizzle().is_none() => {
            Composed::try_with(swizzle, tile.offset(), *tile.layout()).map_or(Known::Map(map), Known::Nested)
        }
        _ => Known::Map(map),
    }
}

/// Reports what a named layout needs beyond [`layout`]: a struct has storage, so it has a size.
pub(crate) fn item(item: &ast::Item, facts: Facts, errors: &mut Errors) -> Facts {
    let name = &item.name;
    if item.keyword == Keyword::Type {
        return facts;
    }
    if let Some(generics) = &item.generics {
        let message = "has storage, so its size cannot depend on parameters: write";
        errors.push(generics.at, format!("`struct {name}` {message} `type {name}<..> = ..`"));
    }
    if let (Some(layout), Some(map)) = (&item.layout, &facts.map)
        && let Err(error) = map.try_cosize()
    {
        errors.push_with_advice(layout.at, error, &format!("a layout without storage is `type {name} = ..`"));
        return Facts::WRONG;
    }
    facts
}

/// The longest tuple of offsets that a layout type can have.
const MOST_OFFSETS: usize = MAX_ITERS;

/// An iter with what is not known replaced by what does nothing.
struct Slot {
    extent: u64,
    /// `None` follows from the extents.
    stride: Option<i64>,
    axis: Axis,
}

/// A tile in the making.
struct Draft<'a> {
    layout: &'a Layout,
    names: Names<'a>,
    shard: Vec<Slot>,
    replica: Vec<Slot>,
    offsets: Vec<(Axis, i64)>,
    /// The body in the second model.
    nested: Option<NestedLayout>,
    /// Whether every operand is known.
    is_known: bool,
    /// Whether every axis is built in.
    knows_axes: bool,
}

impl<'a> Draft<'a> {
    fn new(layout: &'a Layout, names: Names<'a>, errors: &mut Errors) -> Self {
        let mut draft = Self {
            layout,
            names,
            shard: Vec::new(),
            replica: Vec::new(),
            offsets: Vec::new(),
            nested: None,
            is_known: true,
            knows_axes: true,
        };
        if let Some(tile) = layout.tile() {
            draft.shard = draft.slots(tile.shard.as_ref(), errors);
            draft.replica = draft.slots(tile.replica.as_ref(), errors);
            draft.offsets = tile.offsets.iter().map(|offset| draft.step(offset, errors)).collect();
        }
        draft
    }

    fn slots(&mut self, iters: Option<&Iters>, errors: &mut Errors) -> Vec<Slot> {
        let Some(iters) = iters else { return Vec::new() };
        let mut strides = iters.strides.as_ref().map(|strides| strides.iter());
        let mut slots = Vec::new();
        for extent in &iters.shape.extents {
            let (stride, axis) = match &mut strides {
                None => (None, axis::M),
                Some(strides) => {
                    let (axis, stride) =
                        strides.next().map_or((axis::M, 0), |stride| self.step(stride, errors));
                    (Some(stride), axis)
                }
            };
            slots.push(Slot { extent: self.known(extent).unwrap_or(1), stride, axis });
        }
        // spare strides are reported as such, but their axes may be wrong too
        for spare in strides.into_iter().flatten() {
            self.step(spare, errors);
        }
        slots
    }

    fn known(&mut self, operand: &Operand) -> Option<u64> {
        let value = operand.literal();
        self.is_known &= value.is_some();
        value
    }

    /// A stride or an offset; nothing on `m` where a part of it is not known.
    fn step(&mut self, stride: &Stride, errors: &mut Errors) -> (Axis, i64) {
        let value = match &stride.value {
            None => Some(1),
            Some(operand) => self.known(operand),
        };
        let value = value.and_then(|value| i64::try_from(value).ok());
        let value = value.map(|value| if stride.negative { -value } else { value });
        match (self.axis(stride, errors), value) {
            (Some(axis), Some(value)) => (axis, value),
            (Some(axis), None) => (axis, 0),
            (None, _) => (axis::M, 0),
        }
    }

    fn axis(&mut self, stride: &Stride, errors: &mut Errors) -> Option<Axis> {
        let axis = match &stride.axis {
            None => return Some(axis::M),
            Some(AxisName::Name(name)) => match self.names.axis(name) {
                Ok(axis) => axis,
                Err(error) => {
                    unknown_axis(name, error, errors);
                    None
                }
            },
            Some(AxisName::Path { .. } | AxisName::Bad { .. }) => None,
        };
        self.is_known &= axis.is_some();
        self.knows_axes &= axis.is_some();
        axis
    }

    /// As many strides as extents.
    fn check_counts(&mut self, errors: &mut Errors) {
        let Some(tile) = self.layout.tile() else { return };
        for (part, iters) in [(Part::Shard, &tile.shard), (Part::Replica, &tile.replica)] {
            let Some(Iters { shape, strides: Some(strides), .. }) = iters else { continue };
            let (extents, list) = (&shape.extents, strides);
            let is_readable = !extents.iter().any(Operand::is_bad)
                && !list.iter().any(|stride| stride.value.as_ref().is_some_and(Operand::is_bad));
            if extents.len() == list.len() || !is_readable {
                continue;
            }
            let at = if extents.len() > list.len() {
                extents[list.len()].at().to(extents[extents.len() - 1].at())
            } else {
                list[extents.len()].at.to(list[list.len() - 1].at)
            };
            errors.push(at, LayoutError::StrideCount { part, extents: extents.len(), strides: list.len() });
            self.is_known = false;
        }
        if let Some(spare) = tile.offsets.get(MOST_OFFSETS) {
            errors.push(
                spare.at,
                format!("at most {MOST_OFFSETS} offsets can be written: add up those on one axis"),
            );
            self.offsets.truncate(MOST_OFFSETS);
        }
    }

    fn try_tile(&self) -> Result<Map, LayoutError> {
        Map::try_new(&iters(&self.shard, Part::Shard)?, &iters(&self.replica, Part::Replica)?, &self.offsets)
    }

    /// The tile, with whatever was wrong taken out.
    fn check_tile(&mut self, errors: &mut Errors) -> Option<Map> {
        loop {
            let error = match self.try_tile() {
                Ok(map) => return Some(map),
                Err(error) => error,
            };
            errors.push(self.region(error.blame()), error);
            self.is_known = false;
            if !self.neutralize(&error) {
                return None;
            }
        }
    }

    /// Takes out what `error` is about; whether there was such an entry.
    fn neutralize(&mut self, error: &LayoutError) -> bool {
        if let LayoutError::TooMany { part, limit, .. } = *error {
            match part {
                Part::Shard => self.shard.truncate(limit),
                Part::Replica => self.replica.truncate(limit),
                Part::Offset | Part::Shape | Part::Leaves => self.offsets.clear(),
            }
            return true;
        }
        let is_extent = matches!(error.blame(), Blame::Extent(_));
        let (Blame::Extent(place) | Blame::Stride(place)) = error.blame() else { return false };
        let slot = match place {
            Place::Shard(i) => self.shard.get_mut(i),
            Place::Replica(i) => self.replica.get_mut(i),
            Place::Offset(_) => {
                self.offsets.clear();
                return true;
            }
            _ => None,
        };
        let Some(slot) = slot else { return false };
        if is_extent || slot.stride.is_none() {
            core::mem::replace(&mut slot.extent, 1) != 1
        } else {
            slot.stride.replace(0) != Some(0)
        }
    }

    /// The thread axes fit together. With an axis that the macro does not know, only what no other
    /// axis could mend is reported.
    fn check_scopes(&self, tile: &Map, errors: &mut Errors) {
        let Err(error) = scope::check(tile.axes().as_slice()) else { return };
        if self.knows_axes || matches!(error, LayoutError::ScopesConflict { .. }) {
            errors.push(self.region(error.blame()), error);
        }
    }

    /// The swizzle permutes `m` alone, and no address is negative.
    fn check_composition(
        &mut self,
        tile: &Map,
        swizzle: Option<Swizzle>,
        errors: &mut Errors,
    ) -> Option<Map> {
        // whichever swizzle it is, it needs the same of the tile
        let any = Swizzle::try_new(0, 0, 0).ok()?;
        let mut tile = *tile;
        loop {
            let error = match tile.try_compose(swizzle.unwrap_or(any)) {
                Ok(map) => return Some(map),
                Err(error) => error,
            };
            let LayoutError::SwizzleAxis { axis, .. } = error else {
                // an offset that is not known may lift the layout above 0
                if self.is_known {
                    errors.push(self.region(error.blame()), error);
                }
                return None;
            };
            errors.push(self.region(error.blame()), error);
            self.is_known = false;
            self.move_to_m(axis);
            tile = self.try_tile().ok()?;
        }
    }

    fn move_to_m(&mut self, axis: Axis) {
        for slot in self.shard.iter_mut().chain(&mut self.replica) {
            // an axis was written, so strides were
            if slot.axis == axis {
                (slot.axis, slot.stride) = (axis::M, Some(0));
            }
        }
        self.offsets.retain(|(on, _)| *on != axis);
    }

    /// The logical shape has extents, and as many elements as the layout.
    fn check_shape(&mut self, shape: &ast::Shape, map: Option<Map>, errors: &mut Errors) -> Option<Map> {
        let mut extents: Vec<u64> =
            shape.extents.iter().map(|extent| self.known(extent).unwrap_or(1)).collect();
        let shape = loop {
            let error = match Shape::try_new(&extents) {
                Ok(shape) => break shape,
                Err(error) => error,
            };
            errors.push(self.region(error.blame()), error);
            self.is_known = false;
            match error.blame() {
                Blame::Extent(Place::Shape(i)) if matches!(error, LayoutError::TooMany { .. }) => {
                    extents.truncate(i)
                }
                Blame::Extent(Place::Shape(i)) if extents[i] != 1 => extents[i] = 1,
                _ => return None,
            }
        };
        let map = map.filter(|_| self.is_known && self.layout.readable)?;
        match map.try_reshape(&shape) {
            Ok(map) => Some(map),
            Err(error) => {
                let at = self.region(error.blame());
                match self.nested.as_ref().filter(|nested| nested.origin() == shape.extents()) {
                    // what a user of padded layouts would expect to be the valid range
                    Some(nested) => errors.push_with_advice(at, error, &of_padding(nested, &map)),
                    None => errors.push(at, error),
                }
                None
            }
        }
    }

    /// The tokens that are to blame.
    fn region(&self, blame: Blame) -> Region {
        let Layout { shape, swizzle, at, .. } = self.layout;
        let tile = self.layout.tile();
        let (shard, replica) =
            (tile.and_then(|tile| tile.shard.as_ref()), tile.and_then(|tile| tile.replica.as_ref()));
        let extent = |shape: Option<&ast::Shape>, i: usize| shape?.extents.get(i).map(Operand::at);
        let stride = |iters: Option<&Iters>, i: usize| {
            let iters = iters?;
            match &iters.strides {
                Some(strides) => strides.get(i).map(|stride| stride.at),
                None => extent(Some(&iters.shape), i),
            }
        };
        let found = match blame {
            Blame::Extent(Place::Shard(i)) => extent(shard.map(|iters| &iters.shape), i),
            Blame::Extent(Place::Replica(i)) => extent(replica.map(|iters| &iters.shape), i),
            Blame::Extent(Place::Shape(i)) => extent(shape.as_ref(), i),
            Blame::Stride(Place::Shard(i)) => stride(shard, i),
            Blame::Stride(Place::Replica(i)) => stride(replica, i),
            Blame::Stride(Place::Offset(i)) => {
                tile.and_then(|tile| tile.offsets.get(i)).map(|offset| offset.at)
            }
            Blame::Axis(name) => self.axis_region(name),
            Blame::Swizzle => swizzle.as_ref().map(|swizzle| swizzle.at),
            Blame::Shape => shape.as_ref().map(|shape| shape.at),
            Blame::Extent(_)
            | Blame::Stride(_)
            | Blame::Origin(_)
            | Blame::Element
            | Blame::Size(_)
            | Blame::Operand(_)
            | Blame::Whole => Some(self.layout.body_at()),
        };
        found.unwrap_or(*at)
    }

    /// The first mention of an axis that counts: an offset of 0 names its axis for nothing.
    fn axis_region(&self, wanted: &str) -> Option<Region> {
        self.layout.tile()?.steps().find_map(|stride| match &stride.axis {
            Some(AxisName::Name(name)) if name == wanted => Some(name.span().into()),
            _ => None,
        })
    }
}

/// Reports a name that is no built-in axis.
fn unknown_axis(name: &Ident, error: LayoutError, errors: &mut Errors) {
    let advice = format!("an axis of your own is written as a path, such as `self::{name}`");
    errors.push_with_advice(name.span(), error, &advice);
}

/// Why the valid range is no logical shape, and what says which elements are valid.
fn of_padding(nested: &NestedLayout, map: &Map) -> String {
    let shown = |extents: &[u64]| {
        let extents: Vec<String> = extents.iter().map(u64::to_string).collect();
        format!("({})", extents.join(","))
    };
    format!(
        "in memory the layout is padded to {}, and {} is its origin, the valid range, already: leave the shape out",
        shown(map.shape().extents()),
        shown(nested.origin()),
    )
}

/// The iters that core is asked about.
fn iters(slots: &[Slot], part: Part) -> Result<Vec<Iter>, LayoutError> {
    let extents: Vec<u64> = slots.iter().map(|slot| slot.extent).collect();
    let given: Option<Vec<Iter>> =
        slots.iter().map(|slot| Some(Iter::new(slot.extent, slot.stride?, slot.axis))).collect();
    match given {
        Some(given) => Ok(given),
        None => Ok(Iter::try_row_major(&extents, part)?.as_slice().to_vec()),
    }
}
