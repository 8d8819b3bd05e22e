//! Calls that make no sense: none panics, and each is refused with a message or expands.

use super::run;

/// The words of both grammars, and some of neither.
const WORDS: [&str; 58] = [
    "S",
    "R",
    "S[8]",
    "S[(8,4):(4@laneid,1)]",
    "[]",
    "()",
    "(8,4)",
    "((2,2),4):((1,2),4)",
    "(4,4)",
    "_4",
    "zN",
    "zN<f16>(8,8)",
    "PaddingRowMajor<2,2>(4,4)",
    "{N}",
    "<",
    ">",
    ">>",
    ",",
    ":",
    "::",
    ";",
    "@",
    "+",
    "-",
    "->",
    "=",
    "#",
    "#[cfg(a)]",
    "pub",
    "struct",
    "type",
    "A",
    "o",
    "Swizzle",
    "Swizzle<3,3,3>",
    "f16",
    "128B",
    "8",
    "8u7",
    "1.5",
    "\"a\"",
    "m",
    "thread",
    "(warp in cta)",
    "in",
    "'a",
    ".",
    "..",
    "_",
    ".pack(2)",
    ".tile_to((8,4))",
    ".slice(0..4, 1..N)",
    ".tile",
    ".banana()",
    "S[8].pack(2)",
    "a::A<8>.storage()",
    "(8,4):(1,8).canonicalize()",
    "0..8",
];

fn check(call: &str) {
    for expand in [crate::layout_macro::expand_into, crate::axis::expand_into] {
        let (expansion, mistakes) = run(expand, "krate", call);
        assert_eq!(expansion.matches("compile_error").count(), mistakes.len(), "{call}");
        assert!(
            mistakes.iter().all(|(_, message)| !message.is_empty() && !message.contains("__private")),
            "{call}"
        );
    }
}

#[test]
fn every_call_of_two_words_is_answered() {
    for a in WORDS {
        check(a);
        for b in WORDS {
            check(&format!("{a} {b}"));
        }
    }
}

#[test]
fn long_calls_of_random_words_are_answered() {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state >> 33).unwrap() % below
    };
    for _ in 0..2_000 {
        let length = 3 + next(12);
        let inside: Vec<&str> = (0..length).map(|_| WORDS[next(WORDS.len())]).collect();
        let inside = inside.join(" ");
        let call = match next(8) {
            0 => format!("S[{inside}]"),
            1 => format!("S[({inside}):(1,2)]"),
            2 => format!("Swizzle<{inside}> o S[8]"),
            3 => format!("struct A = {inside};"),
            4 => format!("a: thread({inside});"),
            5 => format!("S[8].tile({inside})"),
            6 => format!("({inside}).slice(0..4)"),
            _ => inside,
        };
        check(&call);
    }
}
