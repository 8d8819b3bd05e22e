//! One file a family of operations.

mod cases;
mod coalesce;
mod complement;
mod composition;
mod hostile;
mod inverse;
mod queries;
