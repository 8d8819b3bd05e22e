//! What a picture shows: a layout, and the operations on it, as text.

/// `base.name(arguments).name(arguments)`
#[derive(Clone, Debug)]
pub(crate) struct Expression {
    /// As it is written.
    pub(crate) text: String,
    /// The layout, tuple or swizzle on the left.
    pub(crate) base: String,
    /// The operations, in order.
    pub(crate) calls: Vec<Call>,
}

/// `name(arguments)`
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) name: String,
    pub(crate) arguments: Vec<String>,
}

impl Expression {
    pub(crate) fn read(text: &str) -> Self {
        let mut parts = split(text, '.').into_iter();
        let base = parts.next().unwrap_or_default();
        // parentheses make one receiver of a layout that is more than a term
        let inner = base.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        let base = inner.filter(|inner| inner.contains(['[', 'S'])).unwrap_or(&base).to_owned();
        let calls = parts.map(|call| Call::read(&call)).collect();
        Self { text: text.to_owned(), base, calls }
    }
}

impl Call {
    /// An argument that has to be there.
    pub(crate) fn argument(&self, position: usize) -> &str {
        let Self { name, arguments } = self;
        arguments.get(position).unwrap_or_else(|| panic!("`{name}` needs {} arguments", position + 1))
    }

    fn read(text: &str) -> Self {
        let (name, rest) = text.split_once('(').unwrap_or_else(|| panic!("`{text}` is no call"));
        let arguments = rest.strip_suffix(')').unwrap_or_else(|| panic!("`{text}` has no end"));
        let arguments = split(arguments, ',').into_iter().filter(|argument| !argument.is_empty()).collect();
        Self { name: name.to_owned(), arguments }
    }
}

/// The parts of `text` between separators that stand outside of all brackets.
pub(crate) fn split(text: &str, separator: char) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    let mut before = ' ';
    for c in text.chars() {
        match c {
            '(' | '[' | '<' => depth += 1,
            ')' | ']' => depth -= 1,
            // the arrow after a shape is no bracket
            '>' if before != '-' => depth -= 1,
            _ => {}
        }
        before = c;
        if c == separator && depth == 0 {
            parts.push(String::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(c);
        }
    }
    parts.into_iter().map(|part| part.trim().to_owned()).collect()
}
