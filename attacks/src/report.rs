//! [`Report`]: what was done, and what was found.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::Deceit;

macro_rules! counts {
    ($($(#[$doc:meta])* $name:ident: $text:literal;)*) => {
        /// What is counted.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Count {
            $($(#[$doc])* $name,)*
        }

        impl Count {
            /// All of them, in their order.
            pub const ALL: [(Self, &str); [$($text),*].len()] = [$((Self::$name, $text)),*];
        }
    };
}

counts! {
    /// Tensors that were made.
    Tensors: "tensors made";
    /// Tensors that were refused, as they have to be.
    Refused: "tensors refused";
    /// Layouts that were refused.
    Layouts: "layouts refused";
    /// Single elements that were asked for.
    Accesses: "single accesses";
    /// Elements that a loop handed out.
    Looped: "elements in loops";
    /// Elements of blocks.
    Blocked: "elements in blocks";
    /// Slices and tiles.
    Parts: "tiles and slices";
    /// Answers of storages that change.
    Hostile: "answers of hostile storages";
    /// Coordinates that are proven for another layout than the view's.
    Proofs: "proven coordinates of another layout";
    /// Views that were made.
    Views: "views made";
    /// Views that were refused, as they have to be.
    Short: "views refused";
    /// Positions that the oracle confirmed.
    Positions: "positions confirmed";
}

/// How many findings are kept with their text.
const KEPT: usize = 8;

/// What was done, and what was found.
#[derive(Debug)]
pub struct Report {
    /// The case that is tried.
    pub case: u64,
    /// How the judge is deceived.
    pub deceit: Deceit,
    counts: [u64; Count::ALL.len()],
    /// Panics of storages and closures that were caught. Not among the counts: without `std` there is none.
    pub caught: u64,
    findings: u64,
    kept: Vec<(u64, String)>,
}

impl Report {
    /// Nothing yet.
    #[must_use]
    pub fn new(deceit: Deceit) -> Self {
        Self { case: 0, deceit, counts: [0; Count::ALL.len()], caught: 0, findings: 0, kept: Vec::new() }
    }

    /// Counts one more.
    pub fn count(&mut self, what: Count) {
        self.counts[what as usize] += 1;
    }

    /// How often it was counted.
    #[must_use]
    pub fn counted(&self, what: Count) -> u64 {
        self.counts[what as usize]
    }

    /// Notes a finding unless it `holds`.
    pub fn expect(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if holds {
            return;
        }
        self.findings += 1;
        if self.kept.len() < KEPT {
            self.kept.push((self.case, what()));
        }
    }

    /// How many findings there are.
    #[must_use]
    pub fn findings(&self) -> u64 {
        self.findings
    }

    /// Counts of which there is none: what was not tried, or not compared.
    #[must_use]
    pub fn untried(&self) -> Vec<&'static str> {
        let untried = Count::ALL.iter().filter(|(count, _)| self.counted(*count) == 0);
        let uncaught = (cfg!(feature = "std") && self.caught == 0).then_some("panics caught");
        untried.map(|(_, text)| *text).chain(uncaught).collect()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (count, text) in Count::ALL {
            writeln!(f, "{:>12} {text}", self.counted(count))?;
        }
        writeln!(f, "{:>12} panics caught", self.caught)?;
        for (case, finding) in &self.kept {
            writeln!(f, "case {case}: {finding}")?;
        }
        for text in self.untried() {
            writeln!(f, "nothing was tried of: {text}")?;
        }
        write!(f, "{:>12} findings", self.findings)
    }
}
