//! [`Picture`]: where each element of a small layout lies, as a table of text.

use core::fmt::{self, Write as _};

use crate::axis::{self, Axis};
use crate::list::List;
use crate::map::{MAX_RANK, Map};
use crate::nested::{Composed, NestedLayout};
use crate::text::Text;

/// The most replicas of an element that are looked at.
const COPIES: usize = 64;
/// The most coordinates on one axis that a cell shows.
const SHOWN: usize = 4;

/// A layout as a table: each cell is the place of the element at the coordinate in the margins. The last
/// dimension runs to the right, all others run down.
///
/// A cell is the address, or the coordinates on all axes in the order of the first line, which is there
/// when the layout has another axis than `m`. Replicas on an axis stand beside each other: `1|5`. An
/// element that is not valid, the padding of a nested layout, is in parentheses. A picture that is larger
/// than [`LARGEST`](Self::LARGEST) or [`WIDEST`](Self::WIDEST) is cut off, and `..` says where.
///
/// ```
/// use tla_core::parse::tirx;
///
/// let map = tirx("(2,4) -> S[(2,2,2):(2@laneid,1@laneid,1)] + R[2:4@laneid]")?;
/// let picture = "\
/// laneid,m
///       0     1     2     3
/// 0 0|4,0 0|4,1 1|5,0 1|5,1
/// 1 2|6,0 2|6,1 3|7,0 3|7,1
/// ";
/// assert_eq!(map.picture().to_string(), picture);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// `None` for a layout without elements, or with more integers than a map has room for.
    map: Option<Map>,
    /// The valid extents, where not all elements are.
    valid: Option<List<u64, MAX_RANK>>,
    rows: u64,
    columns: u64,
    width: usize,
}

impl Map {
    /// The layout as a table, for `Display`.
    ///
    /// ```
    /// use tla_core::parse::tirx;
    ///
    /// let map = tirx("Swizzle<0,1,1> o S[(2,4)]")?;
    /// assert_eq!(map.picture().to_string(), "  0 1 2 3\n0 0 1 3 2\n1 4 5 7 6\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn picture(&self) -> Picture {
        Picture { map: Some(*self), ..Picture::NOTHING }
    }
}

impl NestedLayout {
    /// The layout as a table, for `Display`: a dimension for each mode, the padding in parentheses.
    ///
    /// ```
    /// use tla_core::nested::parse;
    ///
    /// let layout = parse::tla("((2,2),2):((1,4),2):(3,2)")?;
    /// assert_eq!(layout.picture().to_string(), "    0   1\n0   0   2\n1   1   3\n2   4   6\n3 (5) (7)\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn picture(&self) -> Picture {
        match self.try_map() {
            Ok(map) => map.picture().with_valid(self.origin()),
            Err(_) => Picture::NOTHING,
        }
    }
}

impl Composed {
    /// The layout as a table, for `Display`, as it lies after offset and swizzle.
    #[must_use]
    pub const fn picture(&self) -> Picture {
        match self.try_map() {
            Ok(map) => map.picture().with_valid(self.layout().origin()),
            Err(_) => Picture::NOTHING,
        }
    }
}

impl Picture {
    /// The most rows and columns, unless [`at_most`](Self::at_most) says otherwise.
    pub const LARGEST: u64 = 16;
    /// The most characters of a line, unless [`narrower_than`](Self::narrower_than) says otherwise.
    pub const WIDEST: usize = 100;

    /// An empty picture within the limits.
    const NOTHING: Self =
        Self { map: None, valid: None, rows: Self::LARGEST, columns: Self::LARGEST, width: Self::WIDEST };

    /// The picture cut off after so many rows and columns.
    #[must_use]
    pub const fn at_most(self, rows: u64, columns: u64) -> Self {
        Self { rows, columns, ..self }
    }

    /// The picture with as many columns as a line of `width` characters holds, and at least one.
    #[must_use]
    pub const fn narrower_than(self, width: usize) -> Self {
        Self { width, ..self }
    }

    /// The picture in which the elements beyond these extents, one a dimension, are in parentheses. Other
    /// than one extent a dimension changes nothing.
    #[must_use]
    pub const fn with_valid(self, extents: &[u64]) -> Self {
        let Some(map) = &self.map else { return self };
        if extents.len() != map.rank() {
            return self;
        }
        let mut valid = List::empty(1);
        let mut d = 0;
        while d < extents.len() {
            // never refused: a map has no more dimensions
            let _ = valid.push(extents[d]);
            d += 1;
        }
        Self { valid: Some(valid), ..self }
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(map) = &self.map else { return Ok(()) };
        let table = Table::of(map, self);
        let axes = map.axes();
        let axes = axes.as_slice();
        if axes.iter().any(|axis| !axis.same(&axis::M)) {
            for (i, axis) in axes.iter().enumerate() {
                write!(f, "{}{}", if i == 0 { "" } else { "," }, axis.name())?;
            }
            f.write_str("\n")?;
        }
        let (labels, cells) = table.widths(axes)?;
        let rows = table.rows.min(self.rows);
        let fits =
            u64::try_from((self.width.saturating_sub(labels) / (cells + 1)).max(1)).unwrap_or(u64::MAX);
        let shown = table.columns.min(self.columns).min(fits);
        let end = if shown < table.columns { " ..\n" } else { "\n" };
        // what begins a line without labels needs no space before it
        let space = |j| if labels > 0 || j > 0 { " " } else { "" };
        if map.rank() > 0 {
            write!(f, "{:labels$}", "")?;
            for j in 0..shown {
                write!(f, "{}{j:>cells$}", space(j))?;
            }
            f.write_str(end)?;
        }
        for i in 0..rows {
            write!(f, "{:>labels$}", table.label(i)?)?;
            for j in 0..shown {
                write!(f, "{}{:>cells$}", space(j), table.cell(axes, i, j)?)?;
            }
            f.write_str(end)?;
        }
        if rows < table.rows { writeln!(f, "{:>labels$}", "..") } else { Ok(()) }
    }
}

/// The coordinates of a layout as rows and columns.
struct Table<'a> {
    map: &'a Map,
    picture: &'a Picture,
    rows: u64,
    columns: u64,
}

impl<'a> Table<'a> {
    const fn of(map: &'a Map, picture: &'a Picture) -> Self {
        let columns = match map.shape().extents() {
            [.., last] => *last,
            [] => 1,
        };
        Self { map, picture, rows: map.size() / columns, columns }
    }

    /// The widest label and the widest cell, in characters.
    fn widths(&self, axes: &[Axis]) -> Result<(usize, usize), fmt::Error> {
        let rows = self.rows.min(self.picture.rows);
        let columns = self.columns.min(self.picture.columns);
        let mut labels = if rows < self.rows { 2 } else { 0 };
        // the largest index of a column is the longest
        let last = Cell::default().with(format_args!("{}", columns.saturating_sub(1)))?;
        let mut cells = if self.map.rank() == 0 { 0 } else { last.len() };
        for i in 0..rows {
            labels = labels.max(self.label(i)?.len());
            for j in 0..columns {
                cells = cells.max(self.cell(axes, i, j)?.len());
            }
        }
        Ok((labels, cells))
    }

    /// The coordinate of a cell, one entry a dimension.
    fn coordinate(&self, row: u64, column: u64) -> ([u64; MAX_RANK], usize) {
        let extents = self.map.shape().extents();
        let mut coordinate = [0; MAX_RANK];
        let mut rest = row;
        for (d, extent) in extents.iter().enumerate().rev() {
            let is_column = d + 1 == extents.len();
            coordinate[d] = if is_column { column } else { rest % extent };
            rest = if is_column { rest } else { rest / extent };
        }
        (coordinate, extents.len())
    }

    /// `2,0`: all entries of the coordinate but the last.
    fn label(&self, row: u64) -> Result<Cell, fmt::Error> {
        let (coordinate, rank) = self.coordinate(row, 0);
        let mut label = Cell::default();
        for (d, entry) in coordinate.iter().take(rank.saturating_sub(1)).enumerate() {
            label = label.with(format_args!("{}{entry}", if d == 0 { "" } else { "," }))?;
        }
        Ok(label)
    }

    /// The place of one element.
    fn cell(&self, axes: &[Axis], row: u64, column: u64) -> Result<Cell, fmt::Error> {
        let (coordinate, rank) = self.coordinate(row, column);
        let coordinate = &coordinate[..rank];
        let valid = self.picture.valid;
        let is_valid = valid.is_none_or(|valid| coordinate.iter().zip(valid.as_slice()).all(|(c, v)| c < v));
        let mut cell = Cell(Text::from_str(if is_valid { "" } else { "(" }));
        // in range, so there is a place
        let base = self.map.try_base(coordinate).map_err(|_| fmt::Error)?;
        if axes.is_empty() {
            cell.write_str("0")?;
        }
        for (i, axis) in axes.iter().enumerate() {
            cell.write_str(if i == 0 { "" } else { "," })?;
            // most layouts have no replicas, and to look for them takes longer than the rest
            if self.map.replica().is_empty() {
                write!(cell, "{}", base.on(*axis))?;
            } else {
                self.copies(&mut cell, *axis, coordinate)?;
            }
        }
        cell.write_str(if is_valid { "" } else { ")" })?;
        Ok(cell)
    }

    /// `1|5`: where the copies of an element lie on one axis. Each replica iter moves one axis, so what a
    /// cell lists axis by axis is every place.
    fn copies(&self, cell: &mut Cell, axis: Axis, coordinate: &[u64]) -> fmt::Result {
        let mut seen: List<i64, SHOWN> = List::empty(0);
        let mut places = self.map.try_places(coordinate).map_err(|_| fmt::Error)?;
        for place in places.by_ref().take(COPIES) {
            let on = place.on(axis);
            if seen.as_slice().contains(&on) {
                continue;
            }
            if !seen.push(on) {
                return cell.write_str("|..");
            }
            write!(cell, "{}{on}", if seen.len() == 1 { "" } else { "|" })?;
        }
        if places.next().is_some() { cell.write_str("|..") } else { Ok(()) }
    }
}

/// The text of a cell, which has to be known before it is written: the widest one says how wide all are.
#[derive(Default)]
struct Cell(Text<256>);

impl Cell {
    fn len(&self) -> usize {
        self.0.as_str().len()
    }

    fn with(mut self, text: fmt::Arguments<'_>) -> Result<Self, fmt::Error> {
        self.write_fmt(text)?;
        Ok(self)
    }
}

impl fmt::Write for Cell {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.str(text);
        Ok(())
    }
}

/// To the width that is asked for, on the right.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0.as_str())
    }
}
