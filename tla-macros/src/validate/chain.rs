//! Operations in method form, evaluated: every one is asked of `tla-core`.

use tla_core::nested::{IntTuple, MAX_TYPE_WIDTH, ModeTiler, PartialCoordinate, ShapeTiler};
use tla_core::{Axis, Blame, LayoutError, Map, Place, Shape, TilingError};

use super::nested::tuple;
use crate::ast::{self, Argument, AxisName, Call, Chain, Coordinate, Mode, Operand, Tuple};
use crate::errors::{Errors, Region};
use crate::methods::{Apply, Method, Takes};
use crate::names::Names;
use crate::values::{Given, Known, Value};

/// What is known about a chain of calls.
#[derive(Default)]
pub(crate) struct Evaluated {
    /// The layout that the first calls make, and how many they are: all that the macro can evaluate and write
    /// as a type.
    pub(crate) folded: Option<(usize, Known)>,
    /// What all calls make.
    pub(super) known: Option<Known>,
    /// Whether every operand is known.
    pub(super) is_known: bool,
}

/// What of `chain` can be evaluated; one that is right.
pub(crate) fn folded(chain: &Chain, names: Names<'_>) -> Option<(usize, Known)> {
    self::chain(chain, names, &mut Errors::default()).folded
}

/// Reports every mistake in `chain`: those of each operand, and the first of the operations.
pub(super) fn chain(chain: &Chain, names: Names<'_>, errors: &mut Errors) -> Evaluated {
    let receiver = super::layout(&chain.receiver, names, errors);
    let mut evaluated = Evaluated { is_known: receiver.known.is_some(), known: receiver.known, folded: None };
    for (i, call) in chain.calls.iter().enumerate() {
        let values: Vec<Option<Value>> =
            call.arguments.iter().map(|argument| value(argument, names, errors)).collect();
        let values: Option<Vec<Value>> = values.into_iter().collect();
        let (Some(known), Some(values), Some(method)) = (evaluated.known.take(), values, call.method) else {
            evaluated.is_known = false;
            continue;
        };
        let given = Given(&values);
        let receiver = match method.apply {
            Apply::Maps(apply) => known.map().map(|map| apply(&map, &given).and_then(fits).map(Known::Map)),
            Apply::Nested(apply) => known.nested().map(|nested| apply(&nested, &given).map(Known::Nested)),
        };
        match receiver {
            Ok(Ok(known)) => {
                evaluated.known = Some(known);
                if known.is_type() {
                    evaluated.folded = Some((i + 1, known));
                }
                continue;
            }
            Ok(Err(error)) => errors.push(region(call, &error), error),
            // the receiver has no counterpart in the model of the operation
            Err(error) => {
                let model = if matches!(method.apply, Apply::Maps(_)) { "TIRx" } else { "nested" };
                let advice = format!("`{}` is an operation of {model} layouts", method.name);
                errors.push_with_advice(call.name.span(), error, &advice);
            }
        }
        evaluated.is_known = false;
    }
    evaluated
}

/// A layout of axes that fit together; each that is made has to be one, also on the way to another.
fn fits(map: Map) -> Result<Map, LayoutError> {
    map.try_scope().map(|_| map)
}

/// The token that a mistake of an operation is shown at: the argument or the part of it that the mistake
/// is about.
fn region(call: &Call, error: &LayoutError) -> Region {
    let entry = match (error.blame(), error.place()) {
        (Blame::Operand(i) | Blame::Extent(Place::Shape(i)), _) | (_, Place::Shape(i)) => Some(i),
        _ => None,
    };
    let is_variadic = matches!(call.method, Some(Method { takes: Takes::OneADimension(_), .. }));
    let is_nested = matches!(call.method, Some(Method { apply: Apply::Nested(_), .. }));
    match (call.arguments.as_slice(), entry) {
        ([], _) => call.name.span().into(),
        ([Argument::Shape(shape)], Some(i)) => shape.extents.get(i).map_or(shape.at, Operand::at),
        // the layout is as much to blame as the number
        ([Argument::Number(_)], _) if is_nested => call.at,
        ([only], _) if !is_variadic => only.at(),
        (arguments, Some(i)) => match (arguments.get(i), error) {
            (Some(Argument::Range { to, .. }), LayoutError::Tiling(TilingError::SliceBeyond { .. })) => {
                to.at()
            }
            (Some(argument), _) => argument.at(),
            (None, _) => call.at,
        },
        (_, None) => call.at,
    }
}

/// The value of an argument, if it is known and right.
fn value(argument: &Argument, names: Names<'_>, errors: &mut Errors) -> Option<Value> {
    match argument {
        Argument::Number(operand) => operand.literal().map(Value::Number),
        Argument::Shape(shape) => extents(shape, errors).map(Value::Extents),
        Argument::Range { from, to, .. } => Some(Value::Range(from.literal()?, to.literal()?)),
        Argument::Axis(name) => axis(name, names, errors).map(Value::Axis),
        Argument::Axes { names: list, .. } => {
            let axes: Vec<Option<Axis>> = list.iter().map(|name| axis(name, names, errors)).collect();
            axes.into_iter().collect::<Option<Vec<Axis>>>().map(Value::Axes)
        }
        Argument::Layout(layout) => {
            super::layout(layout, names, errors).known.map(|known| Value::Layout(Box::new(known)))
        }
        Argument::Tuple(tuple) => int_tuple(tuple, errors).map(|tuple| Value::Tuple(Box::new(tuple))),
        Argument::Coordinate(like) => match coordinate(like) {
            Some(Ok(coordinate)) => Some(Value::Coordinate(Box::new(coordinate))),
            Some(Err(error)) => {
                errors.push(like.at(), error);
                None
            }
            None => None,
        },
        Argument::Modes { modes, at } => {
            let modes: Vec<Option<ModeTiler>> =
                modes.iter().map(|mode| self::mode(mode, names, errors)).collect();
            match ShapeTiler::try_new(&modes.into_iter().collect::<Option<Vec<_>>>()?) {
                Ok(tiler) => Some(Value::Modes(Box::new(tiler))),
                Err(error) => {
                    errors.push(*at, error);
                    None
                }
            }
        }
        Argument::Bad { .. } => None,
    }
}

/// The extents of a shape: at least 1, and few enough.
fn extents(shape: &ast::Shape, errors: &mut Errors) -> Option<Vec<u64>> {
    let before = errors.count();
    let known: Option<Vec<u64>> = shape.extents.iter().map(Operand::literal).collect();
    let mut extents: Vec<u64> = shape.extents.iter().map(|extent| extent.literal().unwrap_or(1)).collect();
    while let Err(error) = Shape::try_new(&extents) {
        let Blame::Extent(Place::Shape(i)) = error.blame() else { break };
        errors.push(shape.extents.get(i).map_or(shape.at, Operand::at), error);
        match extents.get_mut(i) {
            Some(extent) if *extent != 1 && !matches!(error, LayoutError::TooMany { .. }) => *extent = 1,
            _ => break,
        }
    }
    known.filter(|_| errors.count() == before)
}

fn axis(name: &AxisName, names: Names<'_>, errors: &mut Errors) -> Option<Axis> {
    match name {
        AxisName::Name(name) => match names.axis(name) {
            Ok(axis) => axis,
            Err(error) => {
                super::unknown_axis(name, error, errors);
                None
            }
        },
        AxisName::Path { .. } | AxisName::Bad { .. } => None,
    }
}

fn int_tuple(like: &Tuple, errors: &mut Errors) -> Option<IntTuple> {
    if let Some(entries) = like.wider_than(MAX_TYPE_WIDTH) {
        let at = entries[MAX_TYPE_WIDTH].at().to(entries[entries.len() - 1].at());
        errors.push(at, LayoutError::TupleSize { width: entries.len() });
        return None;
    }
    let numbers: Option<Vec<i64>> = like.leaves().into_iter().map(Tuple::value).collect();
    match tuple(like, &mut numbers?.into_iter()) {
        Ok(tuple) => Some(tuple),
        Err(error) => {
            errors.push(like.at(), error);
            None
        }
    }
}

/// `None` where a number of it is not known.
fn coordinate(like: &Coordinate) -> Option<Result<PartialCoordinate, LayoutError>> {
    Some(match like {
        Coordinate::Hole { .. } => Ok(PartialCoordinate::HOLE),
        Coordinate::Entry(operand) => match i64::try_from(operand.literal()?) {
            Ok(entry) => Ok(PartialCoordinate::at(entry)),
            Err(_) => Err(LayoutError::NumberRange { place: Place::Whole }),
        },
        Coordinate::Tuple { entries, .. } => {
            let entries: Vec<Result<PartialCoordinate, LayoutError>> =
                entries.iter().map(coordinate).collect::<Option<_>>()?;
            entries
                .into_iter()
                .collect::<Result<Vec<_>, _>>()
                .and_then(|entries| PartialCoordinate::try_tuple(&entries))
        }
    })
}

fn mode(mode: &Mode, names: Names<'_>, errors: &mut Errors) -> Option<ModeTiler> {
    match mode {
        Mode::Keep => Some(ModeTiler::Keep),
        Mode::Extent(Operand::Symbol { text, at, .. }) if names.is_layout(text) => {
            errors.push(
                *at,
                format!(
                    "`{text}` is a layout, and a path in a tiler is a number: that of a layout stands in parentheses, `({text})`"
                ),
            );
            None
        }
        Mode::Extent(operand) => {
            let extent = operand.literal()?;
            if extent == 0 {
                errors.push(operand.at(), LayoutError::ExtentZero { place: Place::Whole });
                return None;
            }
            Some(ModeTiler::Extent(extent))
        }
        Mode::Layout(layout) => {
            let known = super::layout(layout, names, errors).known?;
            match known.nested().and_then(|nested| nested.try_plain("tiler").copied()) {
                Ok(nested) => Some(ModeTiler::Layout(nested)),
                Err(error) => {
                    errors.push(layout.at, error);
                    None
                }
            }
        }
    }
}
