//! The nearest name: what a misspelt word was probably meant to be.

/// Longest name that is compared; longer ones have no near neighbour here.
const LONGEST: usize = 32;

/// Fewest letters that tell which name they begin.
const BEGINNING: usize = 3;

/// The first name of `names` that `word` is the beginning of, if it has three letters; else the one that
/// takes the fewest edits (insert, delete, replace) to make from `word`. Case is ignored. `None` when more
/// than a third of the letters would have to change.
#[must_use]
pub const fn among(word: &str, names: &[&'static str]) -> Option<&'static str> {
    let mut best: Option<&'static str> = None;
    let mut fewest = usize::MAX;
    let mut i = 0;
    while i < names.len() {
        if begins(word.as_bytes(), names[i].as_bytes()) {
            return Some(names[i]);
        }
        let distance = distance(word.as_bytes(), names[i].as_bytes());
        let longer = if word.len() > names[i].len() { word.len() } else { names[i].len() };
        // a third of the letters, one edit at the least, and never every letter
        let allowed = if longer < 6 { 1 } else { longer / 3 };
        if distance < fewest && distance <= allowed && distance < longer {
            best = Some(names[i]);
            fewest = distance;
        }
        i += 1;
    }
    best
}

/// Whether `name` goes on after `word`.
const fn begins(word: &[u8], name: &[u8]) -> bool {
    if word.len() < BEGINNING || word.len() >= name.len() {
        return false;
    }
    let mut i = 0;
    while i < word.len() {
        if !word[i].eq_ignore_ascii_case(&name[i]) {
            return false;
        }
        i += 1;
    }
    true
}

/// Levenshtein's distance, letters compared without case.
const fn distance(a: &[u8], b: &[u8]) -> usize {
    if a.len() > LONGEST || b.len() > LONGEST {
        return usize::MAX;
    }
    let mut row = [0_usize; LONGEST + 1];
    let mut j = 0;
    while j <= b.len() {
        row[j] = j;
        j += 1;
    }
    let mut i = 0;
    while i < a.len() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        let mut j = 0;
        while j < b.len() {
            let replaced = diagonal + if a[i].eq_ignore_ascii_case(&b[j]) { 0 } else { 1 };
            diagonal = row[j + 1];
            let removed = row[j + 1] + 1;
            let added = row[j] + 1;
            let mut least = replaced;
            if removed < least {
                least = removed;
            }
            if added < least {
                least = added;
            }
            row[j + 1] = least;
            j += 1;
        }
        i += 1;
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::among;

    #[test]
    fn finds_the_word_that_was_meant() {
        const NAMES: [&str; 4] = ["laneid", "warpid", "m", "TCol"];
        assert_eq!(among("laneld", &NAMES), Some("laneid"));
        assert_eq!(among("lane_id", &NAMES), Some("laneid"));
        assert_eq!(among("tcol", &NAMES), Some("TCol"));
        assert_eq!(among("warp", &NAMES), Some("warpid"));
        // the beginning of a name, rather than what one letter makes another
        assert_eq!(among("lane", &["TLane", "laneid"]), Some("laneid"));
        assert_eq!(among("lan", &NAMES), Some("laneid"));
        assert_eq!(among("la", &NAMES), None);
        assert_eq!(among("banana", &NAMES), None);
        assert_eq!(among("x", &NAMES), None);
    }
}
