//! The picture of an expression: its layouts beside each other, and what comes out.

use crate::expression::Expression;
use crate::operations::{self, Value};

/// The widest line; what is wider has its layouts one below the other.
const WIDEST: usize = 100;

/// The expression, its result, and the tables of all layouts in it.
pub(crate) fn picture(expression: &Expression) -> String {
    let Expression { text, base, calls } = expression;
    let mut value = operations::read(base).unwrap_or_else(|error| panic!("`{text}`: {error}"));
    let mut before = vec![value.picture()];
    let mut result = None;
    for call in calls {
        let layouts = call.arguments.iter().filter_map(|argument| operations::read_layout(argument));
        before.extend(layouts.map(|layout| layout.picture()));
        match operations::apply(call, &value) {
            Ok(Some(made)) => value = made,
            Ok(None) => result = Some(format!("{text} = None")),
            Err(error) => return format!("{text} is refused:\n{}", wrapped(&error.to_string())),
        }
    }
    if let Some(result) = result {
        return format!("{result}\n\n{}", row(&before, None));
    }
    let line = if matches!(value, Value::Table(_)) { text.clone() } else { format!("{text} = {value}") };
    let line = if line.len() <= WIDEST { line } else { format!("{text}\n  = {value}") };
    format!("{line}\n\n{}", row(&before, Some(&value.picture())))
}

/// The tables of the operands, an arrow, and that of the result.
fn row(before: &[String], after: Option<&String>) -> String {
    let mut tables: Vec<&str> = before.iter().map(String::as_str).filter(|table| !table.is_empty()).collect();
    let operands = tables.len();
    tables.extend(after.map(String::as_str).filter(|table| !table.is_empty()));
    let height = tables.iter().map(|table| table.lines().count()).max().unwrap_or(0);
    let mut lines = vec![String::new(); height];
    for (k, table) in tables.iter().enumerate() {
        let start = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        let gap = if k == 0 {
            ""
        } else if k == operands {
            "   ->   "
        } else {
            "       "
        };
        for (i, line) in lines.iter_mut().enumerate() {
            let end = " ".repeat(start - line.chars().count());
            // the arrow stands in the first row of numbers
            let gap = if i == 1.min(height - 1) { gap.to_owned() } else { " ".repeat(gap.len()) };
            line.push_str(&format!("{end}{gap}{}", table.lines().nth(i).unwrap_or_default()));
        }
    }
    if lines.iter().any(|line| line.trim_end().chars().count() > WIDEST) {
        return tables.join("\n   ->\n");
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// A message in lines of a page.
fn wrapped(message: &str) -> String {
    let mut lines = vec![String::from(" ")];
    for word in message.split(' ') {
        if let Some(line) = lines.last_mut() {
            if line.chars().count() + word.chars().count() < WIDEST {
                line.push_str(&format!(" {word}"));
            } else {
                lines.push(format!("  {word}"));
            }
        }
    }
    lines.join("\n")
}
