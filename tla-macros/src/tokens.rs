//! Looking at tokens: tests, cuts and words for messages.

use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};

/// The tokens of a stream, without the invisible groups in which a `macro_rules!` macro wraps what
/// it captured, where those hold a name, a number, a group or a layout.
///
/// What is left in such a group is a captured expression: one operand, whatever is inside.
pub(crate) fn tokens(stream: TokenStream) -> Vec<TokenTree> {
    let mut out = Vec::new();
    for token in stream {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                let inner = tokens(group.stream());
                if is_transparent(&inner) {
                    out.extend(inner);
                } else {
                    out.push(TokenTree::Group(group));
                }
            }
            token => out.push(token),
        }
    }
    out
}

fn is_transparent(inner: &[TokenTree]) -> bool {
    let is_path = || inner.iter().all(|token| matches!(token, TokenTree::Ident(_)) || is_punct(token, ':'));
    match inner {
        [] | [_] => true,
        [minus, TokenTree::Literal(_)] if is_punct(minus, '-') => true,
        [TokenTree::Ident(first), TokenTree::Group(group), ..] if group.delimiter() == Delimiter::Bracket => {
            first == "S" || first == "R"
        }
        [TokenTree::Ident(first), ..] if first == "pub" || first == "Swizzle" => true,
        _ => is_path(),
    }
}

pub(crate) fn is_punct(token: &TokenTree, wanted: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == wanted)
}

pub(crate) fn is_ident(token: &TokenTree, wanted: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == wanted)
}

pub(crate) fn group(token: Option<&TokenTree>, delimiter: Delimiter) -> Option<&Group> {
    match token {
        Some(TokenTree::Group(group)) if group.delimiter() == delimiter => Some(group),
        _ => None,
    }
}

/// Whether `first second` starts at `tokens[at]`, written without a space.
pub(crate) fn is_joint(tokens: &[TokenTree], at: usize, first: char, second: char) -> bool {
    match (tokens.get(at), tokens.get(at + 1)) {
        (Some(TokenTree::Punct(a)), Some(b)) => {
            a.as_char() == first && a.spacing() == Spacing::Joint && is_punct(b, second)
        }
        _ => false,
    }
}

/// Where the first `->` stands.
pub(crate) fn find_arrow(tokens: &[TokenTree]) -> Option<usize> {
    (0..tokens.len()).find(|&at| is_joint(tokens, at, '-', '>'))
}

/// Where the first `:` stands that is not half of a `::`.
pub(crate) fn find_colon(tokens: &[TokenTree]) -> Option<usize> {
    let mut at = 0;
    while at < tokens.len() {
        if is_joint(tokens, at, ':', ':') {
            at += 2;
        } else if is_punct(&tokens[at], ':') {
            return Some(at);
        } else {
            at += 1;
        }
    }
    None
}

/// How many tokens, from a `<` on, lead to the matching `>`, both counted.
pub(crate) fn angle_length(tokens: &[TokenTree]) -> Option<usize> {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < tokens.len() {
        if is_joint(tokens, at, '-', '>') {
            at += 1;
        } else if is_punct(&tokens[at], '<') {
            depth += 1;
        } else if is_punct(&tokens[at], '>') {
            depth = depth.checked_sub(1)?;
            if depth == 0 {
                return Some(at + 1);
            }
        }
        at += 1;
    }
    None
}

/// The stretches between the commas that stand outside every `<..>`; a trailing comma ends the last.
pub(crate) fn split_commas(tokens: &[TokenTree]) -> Vec<&[TokenTree]> {
    let mut parts = Vec::new();
    let (mut start, mut depth) = (0, 0_usize);
    for (at, token) in tokens.iter().enumerate() {
        if is_punct(token, '<') {
            depth += 1;
        } else if is_punct(token, '>') {
            depth = depth.saturating_sub(1);
        } else if depth == 0 && is_punct(token, ',') {
            parts.push(&tokens[start..at]);
            start = at + 1;
        }
    }
    if start < tokens.len() {
        parts.push(&tokens[start..]);
    }
    parts
}

/// How many tokens of `a::b::C` stand at the start, and how many names.
pub(crate) fn path_length(tokens: &[TokenTree]) -> (usize, usize) {
    let mut at = if is_joint(tokens, 0, ':', ':') { 2 } else { 0 };
    let mut names = 0;
    while let Some(TokenTree::Ident(_)) = tokens.get(at) {
        names += 1;
        at += 1;
        if is_joint(tokens, at, ':', ':') && matches!(tokens.get(at + 2), Some(TokenTree::Ident(_))) {
            at += 2;
        } else {
            break;
        }
    }
    if names == 0 { (0, 0) } else { (at, names) }
}

/// A token as messages show it.
pub(crate) fn describe(token: &TokenTree) -> String {
    match token {
        TokenTree::Group(group) => match group.delimiter() {
            Delimiter::Parenthesis => "`(..)`".to_owned(),
            Delimiter::Bracket => "`[..]`".to_owned(),
            Delimiter::Brace => "`{..}`".to_owned(),
            Delimiter::None => format!("`{group}`"),
        },
        token => format!("`{token}`"),
    }
}

/// Tokens as one reads them in a path or a type, without spaces.
pub(crate) fn compact(tokens: &[TokenTree]) -> String {
    tokens.iter().map(TokenTree::to_string).collect()
}

/// Where the first `.` stands that is no half of a `..`.
pub(crate) fn find_dot(tokens: &[TokenTree]) -> Option<usize> {
    let mut at = 0;
    while at < tokens.len() {
        if is_joint(tokens, at, '.', '.') {
            at += 2;
        } else if is_punct(&tokens[at], '.') {
            return Some(at);
        } else {
            at += 1;
        }
    }
    None
}

/// Where the first `..` stands, and whether it is a `..=`.
pub(crate) fn find_range(tokens: &[TokenTree]) -> Option<(usize, bool)> {
    let at = (0..tokens.len()).find(|&at| is_joint(tokens, at, '.', '.'))?;
    Some((at, is_joint(tokens, at + 1, '.', '=')))
}

/// How many tokens of a path to a type stand at the start: `a::B<8>`, `<T as Trait>::C`, or a captured type.
pub(crate) fn type_path_length(tokens: &[TokenTree]) -> usize {
    if let Some(TokenTree::Group(captured)) = tokens.first() {
        return usize::from(captured.delimiter() == Delimiter::None);
    }
    let mut at = 0;
    let mut end = 0;
    if tokens.first().is_some_and(|token| is_punct(token, '<')) {
        match angle_length(tokens) {
            Some(length) if is_joint(tokens, length, ':', ':') => at = length + 2,
            _ => return 0,
        }
    } else if is_joint(tokens, 0, ':', ':') {
        at = 2;
    }
    while let Some(TokenTree::Ident(_)) = tokens.get(at) {
        at += 1;
        end = at;
        let turbofish =
            is_joint(tokens, at, ':', ':') && tokens.get(at + 2).is_some_and(|t| is_punct(t, '<'));
        let open = if turbofish { at + 2 } else { at };
        if tokens.get(open).is_some_and(|token| is_punct(token, '<')) {
            match angle_length(&tokens[open..]) {
                Some(length) => {
                    at = open + length;
                    end = at;
                }
                None => return end,
            }
        }
        if !is_joint(tokens, at, ':', ':') {
            break;
        }
        at += 2;
    }
    end
}
