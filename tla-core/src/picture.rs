//! [`Picture`]: where each element of a small layout lies, as a table of text.

use core::fmt::{self, Write as _};

use crate::axis::{self, Axis};
use crate::compose::swizzled;
use crate::list::List;
use crate::map::{MAX_AXES, MAX_RANK, Map};
use crate::nested::{Composed, NestedLayout};

/// The most replicas of an element that are looked at.
const COPIES: usize = 64;
/// The most coordinates on one axis that a cell shows.
const SHOWN: usize = 4;
/// Of how many columns the place in row 0 is kept.
const HEADS: usize = 16;

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
        let table = Table::of(map, self)?;
        let axes = table.axes.as_slice();
        if axes.iter().any(|axis| !axis.same(&axis::M)) {
            for (i, axis) in axes.iter().enumerate() {
                write!(f, "{}{}", if i == 0 { "" } else { "," }, axis.name())?;
            }
            f.write_str("\n")?;
        }
        let (labels, cells) = table.widths()?;
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
            let row = table.place(i, 0)?;
            for j in 0..shown {
                write!(f, "{}{:>cells$}", space(j), table.cell(&row, i, j)?)?;
            }
            f.write_str(end)?;
        }
        if rows < table.rows { writeln!(f, "{:>labels$}", "..") } else { Ok(()) }
    }
}

/// A coordinate on each axis, in the order of [`Table::axes`], before the swizzle.
type Place = [i64; MAX_AXES];

/// What a cell shows of the copies of an element on one axis: how far each lies from the first, and whether
/// there are more.
type Copies = (List<i64, SHOWN>, bool);

/// A layout as rows and columns.
///
/// Where the iters are grouped, a place is the sum of a part that the row gives and one that the column gives,
/// so that few are asked of the layout: the documentation of every named layout has a picture.
struct Table<'a> {
    picture: &'a Picture,
    map: &'a Map,
    tile: Map,
    axes: List<Axis, MAX_AXES>,
    rows: u64,
    columns: u64,
    heads: [Place; HEADS],
    copies: [Copies; MAX_AXES],
}

impl<'a> Table<'a> {
    fn of(map: &'a Map, picture: &'a Picture) -> Result<Self, fmt::Error> {
        let columns = map.shape().extents().last().copied().unwrap_or(1);
        let mut table = Self {
            picture,
            map,
            tile: map.without_swizzle(),
            axes: map.axes(),
            rows: map.size() / columns,
            columns,
            heads: [[0; MAX_AXES]; HEADS],
            copies: [(List::empty(0), false); MAX_AXES],
        };
        if map.is_grouped() {
            for (j, column) in (0..columns.min(picture.columns)).enumerate().take(HEADS) {
                table.heads[j] = table.place(0, column)?;
            }
        }
        table.find_copies()?;
        Ok(table)
    }

    /// Each replica iter moves one axis, so what a cell lists axis by axis is every place.
    fn find_copies(&mut self) -> fmt::Result {
        if self.map.replica().is_empty() {
            return Ok(());
        }
        let first = self.place(0, 0)?;
        let (coordinate, rank) = self.coordinate(0, 0);
        let mut places = self.tile.try_places(&coordinate[..rank]).map_err(|_| fmt::Error)?;
        for place in places.by_ref().take(COPIES) {
            for (k, axis) in self.axes.as_slice().iter().enumerate() {
                let (seen, more) = &mut self.copies[k];
                let step = place.on(*axis) - first[k];
                if !seen.as_slice().contains(&step) && !seen.push(step) {
                    *more = true;
                }
            }
        }
        let rest = places.next().is_some();
        self.copies.iter_mut().for_each(|(seen, more)| *more |= rest && seen.len() > 1);
        Ok(())
    }

    /// The widest label and the widest cell, in characters.
    fn widths(&self) -> Result<(usize, usize), fmt::Error> {
        let rows = self.rows.min(self.picture.rows);
        let columns = self.columns.min(self.picture.columns);
        let mut labels = if rows < self.rows { 2 } else { 0 };
        // the largest index of a column is the longest
        let mut last = Cell::EMPTY;
        if self.map.rank() > 0 {
            write!(last, "{}", columns.saturating_sub(1))?;
        }
        let mut cells = last.len;
        for i in 0..rows {
            labels = labels.max(self.label(i)?.len);
            let row = self.place(i, 0)?;
            for j in 0..columns {
                cells = cells.max(self.cell(&row, i, j)?.len);
            }
        }
        Ok((labels, cells))
    }

    /// Where the element in `row` and `column` is, as the layout says it.
    fn place(&self, row: u64, column: u64) -> Result<Place, fmt::Error> {
        let (coordinate, rank) = self.coordinate(row, column);
        // in range, so there is one
        let base = self.tile.try_base(&coordinate[..rank]).map_err(|_| fmt::Error)?;
        let mut place = [0; MAX_AXES];
        for (on, axis) in place.iter_mut().zip(self.axes.as_slice()) {
            *on = base.on(*axis);
        }
        Ok(place)
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
        let mut label = Cell::EMPTY;
        for (d, entry) in coordinate.iter().take(rank.saturating_sub(1)).enumerate() {
            write!(label, "{}{entry}", if d == 0 { "" } else { "," })?;
        }
        Ok(label)
    }

    /// The element in `row`, whose first column is at `start`, and `column`.
    fn cell(&self, start: &Place, row: u64, column: u64) -> Result<Cell, fmt::Error> {
        let head = usize::try_from(column).ok().and_then(|column| self.heads.get(column));
        let place = match head {
            // in range, so each part and the sum fit
            Some(head) if self.map.is_grouped() => {
                let mut place = *start;
                let axes = self.axes.len();
                for ((on, part), first) in place.iter_mut().zip(head).zip(&self.heads[0]).take(axes) {
                    *on += part - first;
                }
                place
            }
            _ => self.place(row, column)?,
        };
        let is_valid = self.is_valid(row, column);
        let mut cell = Cell::EMPTY;
        cell.write_str(if is_valid { "" } else { "(" })?;
        if self.axes.is_empty() {
            cell.write_str("0")?;
        }
        for (k, axis) in self.axes.as_slice().iter().enumerate() {
            cell.write_str(if k == 0 { "" } else { "," })?;
            let swizzle = if axis.same(&axis::M) { self.map.swizzle() } else { None };
            let (steps, more) = &self.copies[k];
            if steps.is_empty() {
                write!(cell, "{}", swizzled(swizzle, place[k]))?;
            }
            for (copy, step) in steps.as_slice().iter().enumerate() {
                let separator = if copy == 0 { "" } else { "|" };
                write!(cell, "{separator}{}", swizzled(swizzle, place[k] + step))?;
            }
            cell.write_str(if *more { "|.." } else { "" })?;
        }
        cell.write_str(if is_valid { "" } else { ")" })?;
        Ok(cell)
    }

    fn is_valid(&self, row: u64, column: u64) -> bool {
        let Some(valid) = &self.picture.valid else { return true };
        let (coordinate, _) = self.coordinate(row, column);
        coordinate.iter().zip(valid.as_slice()).all(|(entry, valid)| entry < valid)
    }
}

/// The text of a cell, which has to be known before it is written: the widest one says how wide all are. What
/// does not fit is cut off.
struct Cell {
    bytes: [u8; 256],
    len: usize,
}

impl Cell {
    const EMPTY: Self = Self { bytes: [0; 256], len: 0 };

    fn as_str(&self) -> &str {
        // digits, signs and separators, one byte each
        core::str::from_utf8(&self.bytes[..self.len]).unwrap_or_default()
    }
}

impl fmt::Write for Cell {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let rest = &mut self.bytes[self.len..];
        let fits = text.len().min(rest.len());
        rest[..fits].copy_from_slice(&text.as_bytes()[..fits]);
        self.len += fits;
        Ok(())
    }
}

/// To the width that is asked for, on the right.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
