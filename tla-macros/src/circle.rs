//! Items of one call that are made of themselves. rustc calls that a cycle, somewhere in the expansion; here it
//! is found before anything is expanded.

use std::collections::BTreeMap;

use crate::ast::{Argument, Body, Item, Layout, Named, Path};
use crate::errors::Errors;
use crate::names::{Layouts, Names};

/// What an item has to do with a circle.
#[derive(Default)]
pub(crate) struct Circle {
    /// Whether the item is in one: its layout is a stand-in then.
    pub(crate) is_in: bool,
    /// The mistakes in the item: the names that close a circle. One a circle.
    mistakes: Errors,
}

impl Circle {
    pub(crate) fn report(self, errors: &mut Errors) {
        errors.append(self.mistakes);
    }
}

/// The circles among `items`, an entry an item.
///
/// An item names another where a path is the other's name alone. Under a `cfg` the name may be another's,
/// but an item's own name is always its own.
pub(crate) fn among(items: &[Item]) -> Vec<Circle> {
    let mut by_name = BTreeMap::new();
    for (i, item) in items.iter().enumerate().filter(|(_, item)| item.attributes.cfgs.is_empty()) {
        by_name.entry(item.name.to_string()).or_insert(i);
    }
    let named: Vec<Vec<(usize, &Path)>> =
        items.iter().enumerate().map(|(i, item)| named(i, item, &by_name)).collect();
    let mut circles: Vec<Circle> = items.iter().map(|_| Circle::default()).collect();
    let mut is_done = vec![false; items.len()];
    for start in 0..items.len() {
        // from `start` on, each item with how many of the items that it names were followed
        let mut way = if is_done[start] { Vec::new() } else { vec![(start, 0)] };
        while let Some((i, followed)) = way.last_mut() {
            let i = *i;
            let Some(&(next, path)) = named[i].get(*followed) else {
                is_done[i] = true;
                way.pop();
                continue;
            };
            *followed += 1;
            if let Some(first) = way.iter().position(|&(on_way, _)| on_way == next) {
                let around: Vec<&Item> = way[first..].iter().map(|&(i, _)| &items[i]).collect();
                circles[i].mistakes.push(path.at, message(&around));
                way[first..].iter().for_each(|&(i, _)| circles[i].is_in = true);
            } else if !is_done[next] {
                way.push((next, 0));
            }
        }
    }
    circles
}

/// What is wrong where the last of `around`, each of which is made of the next, names the first.
fn message(around: &[&Item]) -> String {
    let name = |item: &Item| item.name.to_string();
    let first = name(around[0]);
    let [.., last] = around else { return String::new() };
    if around.len() == 1 {
        return format!(
            "`{first}` would be made of itself: another layout of that name is written with its path, such as `super::{first}`"
        );
    }
    let made: Vec<String> =
        around.windows(2).map(|pair| format!("`{}` is made of `{}`", name(pair[0]), name(pair[1]))).collect();
    format!("`{}` cannot be made of `{first}`: {}", name(last), made.join(", "))
}

/// The items that item `i` names, each once, with where.
fn named<'a>(i: usize, item: &'a Item, by_name: &BTreeMap<String, usize>) -> Vec<(usize, &'a Path)> {
    let mut paths = Vec::new();
    item.layout.iter().for_each(|layout| collect(layout, &mut paths));
    let layouts = Layouts::new();
    let names = Names::of(item.generics.as_ref(), &layouts);
    let mut named: Vec<(usize, &Path)> = Vec::new();
    for path in paths {
        let Some(name) = path.item().filter(|name| !names.declares(name)) else { continue };
        let other = if name == item.name { Some(i) } else { by_name.get(&name.to_string()).copied() };
        // under a `cfg` an item names nobody but itself
        let other = other.filter(|&other| other == i || item.attributes.cfgs.is_empty());
        if let Some(other) = other.filter(|other| named.iter().all(|(before, _)| before != other)) {
            named.push((other, path));
        }
    }
    named
}

/// The paths in `layout`, as they stand.
fn collect<'a>(layout: &'a Layout, paths: &mut Vec<&'a Path>) {
    match &layout.body {
        Body::Path(path) => paths.push(path),
        Body::Chain(chain) => {
            collect(&chain.receiver, paths);
            for named in chain.calls.iter().flat_map(|call| &call.arguments).flat_map(Argument::named) {
                if let Named::Layout(layout) = named {
                    collect(layout, paths);
                }
            }
        }
        Body::Tirx(_) | Body::Tla(_) | Body::Tag(_) => {}
    }
}
