//! A naive oracle of nested layouts, written from the definitions.
//!
//! Trees of wide integers and plain recursion; a coordinate is first taken apart into one digit a
//! leaf, then the digits are multiplied with the strides. The blocked layouts come twice: as the table
//! of their leaves, and as what they mean, a block's number and a place in it.

/// An integer, or a tuple of trees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Tree {
    Leaf(i128),
    Tuple(Vec<Tree>),
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    CoordinateRank,
    CoordinateDeep,
    CoordinateRange,
    Congruence,
    Negative,
    OriginRank,
    OriginBeyond,
    TileRank,
    TileMode,
    DivisionByZero,
    TooLarge,
    Path,
    Pitch,
    Width,
}

/// A layout: shape, strides, valid range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Nested {
    pub(crate) shape: Tree,
    pub(crate) stride: Tree,
    pub(crate) origin: Vec<i128>,
}

const LIMIT: i128 = i64::MAX as i128;

/// A number that an `i64` holds.
pub(crate) fn fitting(n: i128) -> Result<i128, Refusal> {
    if i64::try_from(n).is_ok() { Ok(n) } else { Err(Refusal::TooLarge) }
}

pub(crate) fn flat(entries: &[i128]) -> Tree {
    Tree::Tuple(entries.iter().copied().map(Tree::Leaf).collect())
}

impl Tree {
    pub(crate) fn entries(&self) -> Vec<Tree> {
        match self {
            Tree::Leaf(_) => vec![self.clone()],
            Tree::Tuple(entries) => entries.clone(),
        }
    }

    pub(crate) fn rank(&self) -> usize {
        self.entries().len()
    }

    pub(crate) fn depth(&self) -> usize {
        match self {
            Tree::Leaf(_) => 0,
            Tree::Tuple(entries) => 1 + entries.iter().map(Tree::depth).max().unwrap_or(0),
        }
    }

    pub(crate) fn leaves(&self) -> Vec<i128> {
        match self {
            Tree::Leaf(n) => vec![*n],
            Tree::Tuple(entries) => entries.iter().flat_map(Tree::leaves).collect(),
        }
    }

    /// The product of the leaves; what is beyond every `i64` stays beyond it.
    pub(crate) fn product(&self) -> i128 {
        let leaves = self.leaves();
        if leaves.contains(&0) { 0 } else { leaves.iter().fold(1, |all, n| all.saturating_mul(*n)) }
    }

    pub(crate) fn at(&self, path: &[usize]) -> Result<Tree, Refusal> {
        let Some((first, rest)) = path.split_first() else { return Ok(self.clone()) };
        self.entries().get(*first).ok_or(Refusal::Path)?.at(rest)
    }

    pub(crate) fn is_congruent(&self, other: &Tree) -> bool {
        match (self, other) {
            (Tree::Leaf(_), Tree::Leaf(_)) => true,
            (Tree::Tuple(a), Tree::Tuple(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.is_congruent(b))
            }
            _ => false,
        }
    }

    /// Leaf by leaf.
    pub(crate) fn zip(&self, other: &Tree, f: &dyn Fn(i128, i128) -> i128) -> Result<Tree, Refusal> {
        match (self, other) {
            (Tree::Leaf(a), Tree::Leaf(b)) => Ok(Tree::Leaf(fitting(f(*a, *b))?)),
            (Tree::Tuple(a), Tree::Tuple(b)) if a.len() == b.len() => {
                Ok(Tree::Tuple(a.iter().zip(b).map(|(a, b)| a.zip(b, f)).collect::<Result<_, _>>()?))
            }
            _ => Err(Refusal::Congruence),
        }
    }
}

/// One digit a leaf of the shape, not range checked.
fn digits(coordinate: &Tree, shape: &Tree) -> Result<Vec<i128>, Refusal> {
    match (coordinate, shape) {
        (Tree::Leaf(c), _) if *c < 0 => Err(Refusal::Negative),
        (Tree::Leaf(c), Tree::Leaf(_)) => Ok(vec![*c]),
        (Tree::Tuple(_), Tree::Leaf(_)) => Err(Refusal::CoordinateDeep),
        (Tree::Tuple(c), Tree::Tuple(s)) if c.len() != s.len() => Err(Refusal::CoordinateRank),
        (Tree::Tuple(c), Tree::Tuple(s)) => {
            let each: Vec<_> = c.iter().zip(s).map(|(c, s)| digits(c, s)).collect::<Result<_, _>>()?;
            Ok(each.concat())
        }
        (Tree::Leaf(c), Tree::Tuple(s)) => {
            let mut all = Vec::new();
            for (i, mode) in s.iter().enumerate() {
                // how many elements the modes before have together
                let before: i128 = s[..i].iter().map(Tree::product).fold(1, i128::saturating_mul);
                let last = i + 1 == s.len();
                if before == 0 || (!last && mode.product() == 0) {
                    return Err(Refusal::DivisionByZero);
                }
                let rest = c / before;
                let digit = if last { rest } else { rest % mode.product() };
                all.extend(digits(&Tree::Leaf(digit), mode)?);
            }
            Ok(all)
        }
    }
}

/// The coordinate nested as the shape is: one digit a leaf.
pub(crate) fn unfolded(coordinate: &Tree, shape: &Tree) -> Result<Tree, Refusal> {
    Ok(refilled(shape, &mut digits(coordinate, shape)?.into_iter()))
}

/// A tree of this form with these leaves.
pub(crate) fn refilled(form: &Tree, leaves: &mut impl Iterator<Item = i128>) -> Tree {
    match form {
        Tree::Leaf(_) => Tree::Leaf(leaves.next().expect("one leaf a leaf")),
        Tree::Tuple(entries) => {
            let mut filled = Vec::new();
            for entry in entries {
                filled.push(refilled(entry, leaves));
            }
            Tree::Tuple(filled)
        }
    }
}

/// Whether every entry is below the product of what it counts.
pub(crate) fn is_inside(coordinate: &Tree, shape: &Tree) -> Result<bool, Refusal> {
    match (coordinate, shape) {
        (Tree::Leaf(c), _) if *c < 0 => Err(Refusal::Negative),
        (Tree::Leaf(c), _) => Ok(*c < shape.product()),
        (Tree::Tuple(_), Tree::Leaf(_)) => Err(Refusal::CoordinateDeep),
        (Tree::Tuple(c), Tree::Tuple(s)) if c.len() != s.len() => Err(Refusal::CoordinateRank),
        (Tree::Tuple(c), Tree::Tuple(s)) => {
            let each: Vec<_> = c.iter().zip(s).map(|(c, s)| is_inside(c, s)).collect::<Result<_, _>>()?;
            Ok(each.into_iter().all(|inside| inside))
        }
    }
}

impl Nested {
    /// The layout with the default origin, if it is one.
    pub(crate) fn new(shape: Tree, stride: Tree) -> Result<Nested, Refusal> {
        if !shape.is_congruent(&stride) {
            return Err(Refusal::Congruence);
        }
        let (extents, strides) = (shape.leaves(), stride.leaves());
        if extents.iter().chain(&strides).any(|n| *n < 0) {
            return Err(Refusal::Negative);
        }
        let origin: Vec<i128> = shape.entries().iter().map(Tree::product).collect();
        let layout = Nested { shape, stride, origin };
        let numbers = layout.origin.iter().copied().chain([layout.shape.product(), layout.capacity()]);
        if numbers.chain(extents).chain(strides).any(|n| n > LIMIT) {
            return Err(Refusal::TooLarge);
        }
        Ok(layout)
    }

    pub(crate) fn with_origin(shape: Tree, stride: Tree, origin: &[i128]) -> Result<Nested, Refusal> {
        let layout = Nested::new(shape, stride)?;
        if origin.iter().any(|n| *n < 0) {
            return Err(Refusal::Negative);
        }
        if origin.len() != layout.origin.len() {
            return Err(Refusal::OriginRank);
        }
        if origin.iter().zip(&layout.origin).any(|(valid, all)| valid > all) {
            return Err(Refusal::OriginBeyond);
        }
        Ok(Nested { origin: origin.to_vec(), ..layout })
    }

    /// One more than the furthest address; 0 without elements.
    pub(crate) fn capacity(&self) -> i128 {
        if self.shape.product() == 0 {
            return 0;
        }
        let reach = self.shape.leaves().into_iter().zip(self.stride.leaves());
        reach.fold(1, |sum: i128, (s, d)| sum.saturating_add((s - 1).saturating_mul(d)))
    }

    /// The address, not range checked.
    pub(crate) fn extended(&self, coordinate: &Tree) -> Result<i128, Refusal> {
        let digits = digits(coordinate, &self.shape)?;
        let terms = digits.into_iter().zip(self.stride.leaves());
        fitting(terms.fold(0, |sum: i128, (c, d)| sum.saturating_add(c.saturating_mul(d))))
    }

    /// The address inside the shape in memory.
    pub(crate) fn offset(&self, coordinate: &Tree) -> Result<i128, Refusal> {
        if !is_inside(coordinate, &self.shape)? {
            return Err(Refusal::CoordinateRange);
        }
        self.extended(coordinate)
    }

    /// The layout of a tile.
    pub(crate) fn tile(&self, tile: &[i128], coordinate: &[i128]) -> Result<Nested, Refusal> {
        let modes = self.shape.entries();
        if tile.len() != modes.len() || coordinate.len() != modes.len() {
            return Err(Refusal::TileRank);
        }
        if tile.iter().chain(coordinate).any(|n| *n < 0) {
            return Err(Refusal::Negative);
        }
        let mut tiled = Vec::new();
        for (mode, extent) in modes.iter().zip(tile) {
            tiled.push(match mode {
                Tree::Leaf(_) => Tree::Leaf(*extent),
                Tree::Tuple(parts) => match parts[..] {
                    [Tree::Leaf(block), Tree::Leaf(_)] if modes.len() <= 2 => {
                        if block == 0 {
                            return Err(Refusal::DivisionByZero);
                        }
                        flat(&[block, up(*extent, block)])
                    }
                    _ => return Err(Refusal::TileMode),
                },
            });
        }
        let shape = if self.shape.depth() == 0 { tiled.remove(0) } else { Tree::Tuple(tiled) };
        let layout = Nested::new(shape, self.stride.clone())?;
        let valid = |d: usize| tile[d].min((self.origin[d] - coordinate[d]).max(0));
        let origin = (0..tile.len()).map(valid).collect();
        Ok(Nested { origin, ..layout })
    }

    /// Every coordinate of the valid range, last entry fastest.
    pub(crate) fn valid(&self) -> Vec<Vec<i128>> {
        box_of(&self.origin)
    }
}

/// Every coordinate below `extents`, last entry fastest.
pub(crate) fn box_of(extents: &[i128]) -> Vec<Vec<i128>> {
    let Some((first, rest)) = extents.split_first() else { return vec![vec![]] };
    let tails = box_of(rest);
    let one = |c: i128| tails.iter().map(move |tail| [&[c][..], tail].concat());
    (0..*first).flat_map(one).collect()
}

/// `ceil(a / b)`
pub(crate) fn up(a: i128, b: i128) -> i128 {
    a / b + i128::from(a % b != 0)
}

/// `a` rounded up to a multiple of `b`.
pub(crate) fn round_up(a: i128, b: i128) -> i128 {
    up(a, b) * b
}

/// A tag as the notation and the vectors name it, with what its layout depends on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tagged<'t> {
    pub(crate) name: &'t str,
    pub(crate) bits: i128,
    /// Of a padding tag.
    pub(crate) block: (i128, i128),
    pub(crate) rows: i128,
    pub(crate) cols: i128,
}

impl Tagged<'_> {
    /// Elements in 32 bytes, and in a fractal.
    fn block_sizes(&self) -> (i128, i128) {
        match self.name {
            "L0C" => (16, 256),
            "Weight4BitnZ" => (32, 512),
            _ => (256 / self.bits.max(1), 4096 / self.bits.max(1)),
        }
    }

    /// The table of leaves. `None` for a tag that is not known.
    pub(crate) fn layout(&self) -> Option<Result<Nested, Refusal>> {
        let Tagged { rows: r, cols: c, block: (br, bc), .. } = *self;
        let (unit, fractal) = self.block_sizes();
        let leaf = Tree::Leaf;
        let pair = |a, b| flat(&[a, b]);
        let two = |a, b| Tree::Tuple(vec![a, b]);
        let (shape, stride) = match self.name {
            "RowMajor" => (pair(r, c), pair(c, 1)),
            "RowMajorPacked" => (pair(r, c), pair(round_up(c, 2), 1)),
            "ColumnMajor" => (pair(r, c), pair(1, r)),
            "ColumnMajorPacked" => (pair(r, c), pair(1, round_up(r, 2))),
            "Vector" => return Some(Nested::with_origin(flat(&[r]), flat(&[1]), &[r])),
            "zN" | "L0C" => (
                two(pair(16, up(r, 16)), pair(unit, up(c, unit))),
                two(pair(unit, fractal), pair(1, round_up(r, 16) * unit)),
            ),
            "zZ" => (
                two(pair(16, up(r, 16)), pair(unit, up(c, unit))),
                two(pair(unit, round_up(c, unit) * 16), pair(1, fractal)),
            ),
            "nZ" | "Weight4BitnZ" => (
                two(pair(unit, up(r, unit)), pair(16, up(c, 16))),
                two(pair(1, round_up(c, 16) * unit), pair(unit, fractal)),
            ),
            "nN" => (
                two(pair(unit, up(r, unit)), pair(16, up(c, 16))),
                two(pair(1, fractal), pair(unit, round_up(r, unit) * 16)),
            ),
            "PaddingRowMajor" => (
                two(pair(br, up(r, br)), pair(bc, up(c, bc))),
                two(pair(bc, br * round_up(c, bc)), pair(1, br * bc)),
            ),
            "PaddingColumnMajor" => (
                two(pair(br, up(r, br)), pair(bc, up(c, bc))),
                two(pair(1, br * bc), pair(br, round_up(r, br) * bc)),
            ),
            "MxRowMajorA" => (two(leaf(r), pair(2, up(c, 2))), two(leaf(round_up(c, 2)), pair(1, 2))),
            "MxRowMajorB" => (two(pair(2, up(r, 2)), leaf(c)), two(pair(1, c * 2), leaf(2))),
            "MxColumnMajorA" => (two(leaf(r), pair(2, up(c, 2))), two(leaf(2), pair(1, r * 2))),
            "MxColumnMajorB" => (two(pair(2, up(r, 2)), leaf(c)), two(pair(1, 2), leaf(round_up(r, 2)))),
            "MxzZ" => {
                (two(pair(16, up(r, 16)), pair(2, up(c, 2))), two(pair(2, round_up(c, 2) * 16), pair(1, 32)))
            }
            "MxnN" => {
                (two(pair(2, up(r, 2)), pair(16, up(c, 16))), two(pair(1, 32), pair(2, round_up(r, 2) * 16)))
            }
            _ => return None,
        };
        Some(Nested::with_origin(shape, stride, &[r, c]))
    }

    /// Where element (row, column) lies, from what the tag means. `None` for a tag that is not known,
    /// and outside the blocks.
    pub(crate) fn address(&self, row: i128, col: i128) -> Option<i128> {
        let Tagged { rows, cols, block, .. } = *self;
        let (unit, _) = self.block_sizes();
        // rows and columns of a block; blocks down the columns; columns inside a block contiguous
        let ((height, width), down, by_column) = match self.name {
            "RowMajor" => return self.inside(row, col, 1, 1, row * cols + col),
            "RowMajorPacked" => return self.inside(row, col, 1, 1, row * round_up(cols, 2) + col),
            "ColumnMajor" => return self.inside(row, col, 1, 1, col * rows + row),
            "ColumnMajorPacked" => return self.inside(row, col, 1, 1, col * round_up(rows, 2) + row),
            "MxRowMajorA" => return self.inside(row, col, 1, 2, row * round_up(cols, 2) + col),
            "MxRowMajorB" => return self.inside(row, col, 2, 1, (row / 2) * cols * 2 + col * 2 + row % 2),
            "MxColumnMajorA" => return self.inside(row, col, 1, 2, (col / 2) * rows * 2 + row * 2 + col % 2),
            "MxColumnMajorB" => return self.inside(row, col, 2, 1, col * round_up(rows, 2) + row),
            "zN" | "L0C" => ((16, unit), true, false),
            "zZ" => ((16, unit), false, false),
            "nZ" | "Weight4BitnZ" => ((unit, 16), false, true),
            "nN" => ((unit, 16), true, true),
            "PaddingRowMajor" => (block, false, false),
            "PaddingColumnMajor" => (block, true, true),
            "MxzZ" => ((16, 2), false, false),
            "MxnN" => ((2, 16), true, true),
            _ => return None,
        };
        let (block_row, block_col) = (row / height, col / width);
        let number = if down {
            block_col * up(rows, height) + block_row
        } else {
            block_row * up(cols, width) + block_col
        };
        let (in_row, in_col) = (row % height, col % width);
        let place = if by_column { in_col * height + in_row } else { in_row * width + in_col };
        self.inside(row, col, height, width, number * height * width + place)
    }

    fn inside(&self, row: i128, col: i128, height: i128, width: i128, address: i128) -> Option<i128> {
        let inside = row < round_up(self.rows, height) && col < round_up(self.cols, width);
        inside.then_some(address)
    }
}
