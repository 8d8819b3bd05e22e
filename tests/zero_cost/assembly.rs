//! The functions in the assembly that rustc emits, and their instructions.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// Assembly by function. Two functions with the same instructions may share them: LLVM then makes one
/// the other name of the other.
pub(crate) struct Assembly {
    bodies: BTreeMap<String, Vec<String>>,
    aliases: BTreeMap<String, String>,
}

impl Assembly {
    pub(crate) fn parse(text: &str) -> Self {
        let global: BTreeSet<&str> =
            text.lines().filter_map(|line| line.trim().strip_prefix(".globl")).map(name).collect();
        let mut assembly = Self { bodies: BTreeMap::new(), aliases: BTreeMap::new() };
        let mut current: Option<&str> = None;
        for line in text.lines() {
            if let Some((alias, of)) = alias(line) {
                assembly.aliases.insert(alias.to_owned(), of.to_owned());
            } else if let Some(label) = label(line) {
                if global.contains(label) {
                    current = Some(label);
                    assembly.bodies.insert(label.to_owned(), Vec::new());
                } else if label.contains("func_end") {
                    current = None;
                }
            } else if let Some(function) = current
                && let Some(instruction) = instruction(line)
                && let Some(body) = assembly.bodies.get_mut(function)
            {
                body.push(instruction.to_owned());
            }
        }
        assembly
    }

    /// What comes after `tla_` in the names of the functions, each of which has a twin `hand_`.
    pub(crate) fn pairs(&self) -> Vec<&str> {
        self.bodies.keys().chain(self.aliases.keys()).filter_map(|name| name.strip_prefix("tla_")).collect()
    }

    /// The instructions of the function, or of the one it was merged into.
    pub(crate) fn body(&self, function: &str) -> &[String] {
        if let Some(of) = self.aliases.get(function) {
            return self.body(of);
        }
        let Some(body) = self.bodies.get(function) else { panic!("no function {function}") };
        match body.as_slice() {
            // where a system knows no aliases, the other function jumps
            [only] if let Some(of) = call(only).filter(|of| self.bodies.contains_key(*of)) => self.body(of),
            body => body,
        }
    }

    /// What the function calls, or jumps to outside itself.
    pub(crate) fn calls(&self, function: &str) -> Vec<&str> {
        self.body(function).iter().filter_map(|instruction| call(instruction)).collect()
    }
}

/// Prints the instructions of `tla_pair` and `hand_pair` at each level, and panics where the first has more.
#[track_caller]
pub(crate) fn no_more_than_by_hand(pairs: &[&str], compiled: &[Assembly], levels: &[&str]) {
    let mut table = String::from("instructions, tla / by hand\n");
    let heads: String = levels.iter().map(|level| format!("{:>10}", format!("-O{level}"))).collect();
    let _ = writeln!(table, "{:24}{heads}", "");
    let mut worse = Vec::new();
    for pair in pairs {
        let _ = write!(table, "{pair:24}");
        for (assembly, level) in compiled.iter().zip(levels) {
            let tla = assembly.body(&format!("tla_{pair}")).len();
            let hand = assembly.body(&format!("hand_{pair}")).len();
            let _ = write!(table, "{:>10}", format!("{tla} / {hand}"));
            if tla > hand {
                worse.push(format!("{pair} at -O{level}: {tla} / {hand}"));
            }
        }
        table.push('\n');
    }
    println!("{table}");
    assert!(worse.is_empty(), "more instructions than by hand: {worse:#?}\n{table}");
}

/// A name as Rust has it: some systems put `_` before it.
fn name(symbol: &str) -> &str {
    let symbol = symbol.trim();
    if cfg!(target_vendor = "apple") { symbol.strip_prefix('_').unwrap_or(symbol) } else { symbol }
}

/// `label:` at the start of a line.
fn label(line: &str) -> Option<&str> {
    if line.starts_with(char::is_whitespace) {
        return None;
    }
    line.split_once(':').map(|(label, _)| name(label))
}

/// `alias = function` or `.set alias, function`.
fn alias(line: &str) -> Option<(&str, &str)> {
    let (alias, of) = match line.trim().strip_prefix(".set") {
        Some(rest) => rest.split_once(',')?,
        None => line.split_once(" = ")?,
    };
    Some((name(alias), name(of)))
}

/// The instruction in a line, which is neither a directive nor a comment.
fn instruction(line: &str) -> Option<&str> {
    let line = line.strip_prefix('\t')?.trim();
    line.starts_with(|c: char| c.is_ascii_alphabetic()).then_some(line)
}

/// What the instruction calls or jumps to, unless that is a label inside the function.
fn call(instruction: &str) -> Option<&str> {
    let (mnemonic, operands) = instruction.split_once(char::is_whitespace)?;
    let target = operands.rsplit([',', ' ', '\t', '*']).next()?;
    let inside = target.starts_with(".L") || target.starts_with("LBB");
    let calls = match std::env::consts::ARCH {
        "x86_64" => mnemonic.starts_with("call") || (mnemonic.starts_with('j') && !inside),
        _ => {
            mnemonic == "bl"
                || mnemonic == "blr"
                || (mnemonic.starts_with('b') && is_branch(mnemonic) && !inside)
        }
    };
    calls.then_some(name(target))
}

/// `b`, `b.eq`, `br`: not `bic`, `bfi`, ..
fn is_branch(mnemonic: &str) -> bool {
    mnemonic == "b" || mnemonic == "br" || mnemonic.starts_with("b.")
}
