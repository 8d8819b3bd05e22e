//! Tests of whole macro calls, on tokens outside a compiler.

mod axes;
mod chain;
mod hostile;
mod items;
mod mistakes;
mod nested;
mod rows;
mod types;

use proc_macro2::TokenStream;

use crate::errors::Errors;

type Expand = fn(TokenStream, &mut Errors) -> TokenStream;

/// The expansion of a call, without spaces and without `krate::__private::`, and its mistakes, each
/// as the tokens underlined and the message.
fn run(expand: Expand, root: &str, text: &str) -> (String, Vec<(String, String)>) {
    let input: TokenStream = format!("[{root}] {text}").parse().unwrap();
    let mut errors = Errors::default();
    let expansion = expand(input, &mut errors).to_string();
    let source = format!("[{root}] {text}");
    let lines: Vec<&str> = source.lines().collect();
    let mistakes = errors
        .iter()
        .map(|mistake| {
            let (start, end) = (mistake.at.start.start(), mistake.at.end.end());
            let underlined = match (start.line, end.line) {
                (line, end_line) if line == end_line && line <= lines.len() => {
                    lines[line - 1].chars().skip(start.column).take(end.column - start.column).collect()
                }
                (line, _) => format!("line {line}"),
            };
            (underlined, mistake.message.clone())
        })
        .collect();
    (compact(&expansion), mistakes)
}

fn compact(expansion: &str) -> String {
    expansion.split_whitespace().collect::<String>().replace("krate::__private::", "")
}

fn layout(text: &str) -> (String, Vec<(String, String)>) {
    run(crate::layout_macro::expand_into, "krate", text)
}

/// The expansion of a call that has no mistake.
fn expansion(text: &str) -> String {
    let (expansion, mistakes) = layout(text);
    assert_eq!(mistakes, [], "{text}");
    expansion
}

/// Every mistake of a call, `underlined: message`.
fn mistakes(text: &str) -> Vec<String> {
    layout(text).1.into_iter().map(|(at, message)| format!("{at}: {message}")).collect()
}
