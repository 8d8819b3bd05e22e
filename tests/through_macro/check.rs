//! One layout asked in every way there is: macro, const evaluation, run time, value, oracle, vectors.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};

#[cfg(feature = "generic-array")]
use generic_array::typenum::Unsigned;
use tla::algebra::{Map, bank, parse};
use tla::{AxisType, Coordinate, IndexInt, Mapping, Named};

use crate::axes;
use crate::common::bridge;
use crate::common::oracle::{self, Layout, Place};
use crate::coordinates::{addresses, coordinate, linear};
use crate::facts::{Answers, Facts};

/// A layout as the library has it, and what is known about it.
pub(crate) struct Row {
    pub(crate) facts: Facts,
    /// The map of the item, of the layout in type position, and whether both are one type.
    map: Map,
    in_type_position: Map,
    one_type: bool,
    size: usize,
    rank: usize,
    /// What an item that is a struct has besides.
    named: Option<NamedRow>,
    probes: Vec<Probe>,
}

struct NamedRow {
    cosize: usize,
    /// The sizes of its storage of bytes.
    storage: usize,
    len: usize,
    /// The addresses by const evaluation.
    table: Option<&'static [usize]>,
}

/// The questions about one axis, in one integer type each.
pub(crate) struct Probe {
    axis: &'static str,
    ask: &'static [(&'static str, Ask)],
}

type Ask = fn(x: u64, entries: &[u64]) -> Told;

/// What the evaluators say about one element on one axis.
struct Told {
    by_linear: i128,
    by_shape: i128,
    places: Vec<i128>,
    places_by_linear: Vec<i128>,
}

impl Told {
    /// One place in every way, until more is known.
    fn of(place: i128) -> Self {
        Self { by_linear: place, by_shape: place, places: vec![place], places_by_linear: Vec::new() }
    }
}

/// The integers of coordinates, to and from wide ones. `usize` has no `Into<i128>`.
pub(crate) trait Number: IndexInt + Coordinate<1, Int = Self> {
    fn of(value: u64) -> Self;
    fn wide(self) -> i128;
}

macro_rules! numbers {
    ($($t:ty)*) => {$(
        impl Number for $t {
            fn of(value: u64) -> Self {
                Self::try_from(value).expect("the integer counts the elements")
            }
            fn wide(self) -> i128 {
                i128::try_from(self).expect("wider than every coordinate")
            }
        }
    )*};
}

numbers!(u32 u64 usize i32);

/// Apart from `ask`, so that it is compiled once a rank and not once a layout.
fn entries_of<I: Number, const R: usize>(entries: &[u64]) -> [I; R] {
    std::array::from_fn(|d| I::of(entries[d]))
}

/// Compiled for every layout, axis and integer: so it has loops where `map` and `collect` would read better, a
/// layout without replicas is asked for its one place in its `FIRST` integer, and one of rank 1 in one way.
fn ask<L: Mapping, A: AxisType, I: Number, const R: usize, const FIRST: bool>(
    x: u64,
    entries: &[u64],
) -> Told {
    let by_shape = L::at(entries_of::<I, R>(entries));
    let mut told = Told::of(by_shape.on::<A>().wide());
    if const { L::REPLICAS > 1 || FIRST } {
        told.places.clear();
        for place in by_shape.places() {
            told.places.push(place.on::<A>().wide());
        }
    }
    if const { R != 1 } {
        let by_linear = L::at(I::of(x));
        told.by_linear = by_linear.on::<A>().wide();
        if const { L::REPLICAS > 1 } {
            for place in by_linear.places() {
                told.places_by_linear.push(place.on::<A>().wide());
            }
        }
    }
    told
}

/// The axis `A` of `L` in two integer types: `u32`, and by turns one of the others.
pub(crate) fn probe<L: Mapping, A: AxisType, Other: Number, const R: usize>() -> Probe {
    let ask: &'static [(&str, Ask)] =
        const { &[("u32", ask::<L, A, u32, R, true>), (Other::NAME, ask::<L, A, Other, R, false>)] };
    Probe { axis: A::AXIS.name(), ask }
}

/// The axis `A` of a layout that reaches below 0 on it.
pub(crate) fn probe_below_0<L: Mapping, A: AxisType, const R: usize>() -> Probe {
    let ask: &'static [(&str, Ask)] = const { &[("i32", ask::<L, A, i32, R, true>)] };
    Probe { axis: A::AXIS.name(), ask }
}

/// The layout `L` of an item `type L = ..`, and `T`, the same in type position.
pub(crate) fn alias<L: Mapping + 'static, T: Mapping + 'static>(facts: Facts, probes: Vec<Probe>) -> Row {
    let one_type = TypeId::of::<L>() == TypeId::of::<T>();
    let (map, in_type_position) = (L::MAP, T::MAP);
    Row { facts, map, in_type_position, one_type, size: L::SIZE, rank: L::RANK, named: None, probes }
}

/// The layout `L` of an item `struct L = ..`, and `T`, the same in type position.
pub(crate) fn item<L: Named<Layout: 'static> + 'static, T: Mapping + 'static>(
    facts: Facts,
    table: Option<&'static [usize]>,
    probes: Vec<Probe>,
) -> Row {
    let named = NamedRow { cosize: L::COSIZE, storage: size_of::<L::Storage<u8>>(), len: len::<L>(), table };
    let row = alias::<L::Layout, T>(facts, probes);
    Row { map: L::MAP, size: L::SIZE, rank: L::RANK, named: Some(named), ..row }
}

#[cfg(feature = "generic-array")]
fn len<L: Named>() -> usize {
    <L::Len as Unsigned>::USIZE
}

/// Without the feature there is no other length to compare with.
#[cfg(not(feature = "generic-array"))]
fn len<L: Named>() -> usize {
    L::COSIZE
}

/// Number of places and the sum of them on `A`, by const evaluation.
pub(crate) const fn sum_of_places<L: Mapping, A: AxisType, const R: usize>(at: [usize; R]) -> (usize, usize) {
    let mut places = tla::fold::at::<L, R>(at).places();
    let (mut count, mut sum) = (0, 0);
    while let Some(place) = places.step() {
        count += 1;
        sum += place.on::<A>();
    }
    (count, sum)
}

/// So many elements of a layout are asked about.
const SAMPLE: i128 = 100;

impl Row {
    /// What is wrong, in words; counts what was compared.
    pub(crate) fn check(&self, compared: &mut Compared) -> Result<(), String> {
        let layout = self.facts.layout();
        let shape = self.facts.shape();
        self.check_whole(&layout, &shape)?;
        let size = layout.size().expect("small");
        let step = (size / SAMPLE).max(1);
        let spread = (0..size).step_by(usize::try_from(step).expect("small")).chain([size - 1]);
        for x in spread.collect::<BTreeSet<_>>() {
            self.check_element(&layout, &shape, x, compared)?;
        }
        self.check_answers(&layout, &shape, compared)
    }

    fn check_whole(&self, layout: &Layout, shape: &[i128]) -> Result<(), String> {
        let map = &self.map;
        same("type position", &self.in_type_position, map)?;
        same("one type in both positions", &self.one_type, &true)?;
        if self.facts.shape.is_none() && !bridge::alike(&bridge::layout(map), layout) {
            return Err(format!("the macro made {map}"));
        }
        same("size", &Some(self.size as i128), &layout.size())?;
        same("rank", &self.rank, &shape.len())?;
        let extents: Vec<i128> = map.shape().extents().iter().map(|e| i128::from(*e)).collect();
        same("shape", &extents[..], shape)?;
        let text = map.to_string();
        let read = parse::tirx_with(&text, &axes::OF_THE_USER).map_err(|e| format!("{text}: {e}"))?;
        same("printed and read again", &read, map)?;
        if let Some(named) = &self.named {
            let (_, highest) = addresses(layout).expect("no address below 0");
            same("cosize", &(named.cosize as i128), &(highest + 1))?;
            same("storage", &named.storage, &named.cosize)?;
            same("length", &named.len, &named.cosize)?;
        }
        Ok(())
    }

    /// The element `x` in every way against the oracle.
    fn check_element(
        &self,
        layout: &Layout,
        shape: &[i128],
        x: i128,
        compared: &mut Compared,
    ) -> Result<(), String> {
        let base = layout.base(&coordinate(x, &layout.extents())).expect("small");
        let places = layout.places(&coordinate(x, &layout.extents())).expect("small");
        let entries: Vec<u64> =
            coordinate(x, shape).iter().map(|e| u64::try_from(*e).expect("small")).collect();
        let index = u64::try_from(x).expect("small");
        let at = |what: &str| format!("{what} of element {x} at {entries:?}");
        for asked in [&entries[..], &[index]] {
            let point = self.map.try_base(asked).map_err(|e| format!("{}: {e}", at("base")))?;
            same(&at("base by value"), &bridge::place(&point), &base)?;
            let set = self.map.try_places(asked).map_err(|e| format!("{}: {e}", at("places")))?;
            same(&at("places by value"), &bridge::places(set)?, &places)?;
        }
        // every probe of a layout has the same integers
        for (integer, (name, _)) in self.probes[0].ask.iter().enumerate() {
            let one = |probe: &Probe| (probe.axis, probe.ask[integer].1(index, &entries));
            let told: Vec<(&'static str, Told)> = self.probes.iter().map(one).collect();
            same(&at(&format!("base in {name}")), &join(&told, |t| t.by_shape), &base)?;
            same(&at(&format!("base by linear index in {name}")), &join(&told, |t| t.by_linear), &base)?;
            same(&at(&format!("places in {name}")), &sets(&told, |t| &t.places)?, &places)?;
            if told.iter().any(|(_, told)| !told.places_by_linear.is_empty()) {
                let found = sets(&told, |t| &t.places_by_linear)?;
                same(&at(&format!("places by index in {name}")), &found, &places)?;
            }
            compared.evaluations += 1;
        }
        if let Some(table) = self.named.as_ref().and_then(|named| named.table) {
            let index = usize::try_from(x).expect("small");
            same(&at("table"), &(table[index] as i128), &base.get("m").copied().unwrap_or(0))?;
            compared.table_entries += 1;
        }
        compared.elements += 1;
        Ok(())
    }

    /// The answers of the vectors against the oracle, which `check_element` holds against the library, and
    /// against the library's values.
    fn check_answers(&self, layout: &Layout, shape: &[i128], compared: &mut Compared) -> Result<(), String> {
        let (text, bits) = match self.facts.answers {
            Answers::Layout => return Ok(()),
            Answers::Bases(text) | Answers::Sets(text) => (text, 0),
            Answers::Banks(bits, text) => (text, bits),
        };
        for answer in text.split_ascii_whitespace() {
            let (entries, right) = answer.split_once('=').ok_or("an answer is `coordinate=place`")?;
            let entries: Vec<i128> = entries
                .split(',')
                .map(|e| e.parse().map_err(|e| format!("{answer}: {e}")))
                .collect::<Result<_, _>>()?;
            // one entry alone is the linear index
            let x = if entries.len() == 1 { entries[0] } else { linear(&entries, shape) };
            let asked: Vec<u64> = entries.iter().map(|e| u64::try_from(*e).expect("small")).collect();
            let point = self.map.try_base(&asked).map_err(|e| format!("{answer}: {e}"))?;
            let base = bridge::place(&point);
            match self.facts.answers {
                Answers::Banks(..) => {
                    let found = bank::of(u64::try_from(point.offset()).expect("an address"), bits);
                    same(answer, &format!("{}/{}", found.bank, found.line)[..], right)?;
                }
                Answers::Bases(_) => same(answer, &base, &read_place(right)?)?,
                Answers::Sets(_) | Answers::Layout => {
                    let set = self.map.try_places(&asked).map_err(|e| format!("{answer}: {e}"))?;
                    let right = right.split('|').map(read_place).collect::<Result<BTreeSet<_>, _>>()?;
                    same(answer, &bridge::places(set)?, &right)?;
                }
            }
            self.check_element(layout, shape, x, compared)?;
            compared.answers += 1;
        }
        Ok(())
    }
}

/// What was compared.
#[derive(Default, Debug)]
pub(crate) struct Compared {
    /// Elements of all layouts, by value.
    pub(crate) elements: usize,
    /// Elements, once in each integer type, by the evaluators.
    pub(crate) evaluations: usize,
    /// Elements, by const evaluation of the table.
    pub(crate) table_entries: usize,
    /// Answers of the vectors.
    pub(crate) answers: usize,
}

fn same<T: PartialEq + std::fmt::Debug + ?Sized>(what: &str, found: &T, right: &T) -> Result<(), String> {
    if found == right { Ok(()) } else { Err(format!("{what}: {found:?}, but right is {right:?}")) }
}

/// The place of which each axis tells its part.
fn join(told: &[(&'static str, Told)], part: impl Fn(&Told) -> i128) -> Place {
    let all = told.iter().map(|(axis, told)| (*axis, part(told)));
    all.filter(|(_, n)| *n != 0).collect::<BTreeMap<_, _>>()
}

/// The places of which each axis tells a list; each must come once.
fn sets(
    told: &[(&'static str, Told)],
    part: impl Fn(&Told) -> &Vec<i128>,
) -> Result<BTreeSet<Place>, String> {
    let count = told.first().map_or(1, |(_, told)| part(told).len());
    let mut all = BTreeSet::new();
    for r in 0..count {
        let place = join(told, |told| part(told)[r]);
        if !all.insert(place.clone()) {
            return Err(format!("the place {place:?} comes twice"));
        }
    }
    Ok(all)
}

/// `20`, or `laneid:1,warpid:5`, without what is at 0.
fn read_place(text: &str) -> Result<Place, String> {
    let mut place = Place::new();
    for part in text.split(',') {
        let (axis, n) = part.split_once(':').unwrap_or(("m", part));
        let n: i128 = n.parse().map_err(|e| format!("{text}: {e}"))?;
        if n != 0 {
            place.insert(oracle::name(axis), n);
        }
    }
    Ok(place)
}
