//! The loops in the assembly that rustc emits for x86-64.

use std::collections::BTreeMap;

/// The instructions of each loop of `function` that has no loop inside.
pub(crate) fn innermost(assembly: &str, function: &str) -> Vec<Vec<String>> {
    let start = format!("{function}:");
    let body = assembly.lines().skip_while(|line| **line != start);
    let lines: Vec<&str> = body.take_while(|line| !line.contains("func_end")).collect();
    let mut labels = BTreeMap::new();
    let mut loops: Vec<(usize, usize)> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        if let Some(label) = line.strip_suffix(':') {
            labels.insert(label, at);
        } else if let Some((mnemonic, target)) = line.trim().split_once('\t')
            && mnemonic.starts_with('j')
            && let Some(&from) = labels.get(target)
        {
            loops.push((from, at));
        }
    }
    let has_inner = |outer: (usize, usize)| {
        loops.iter().any(|&inner| inner != outer && outer.0 <= inner.0 && inner.1 <= outer.1)
    };
    let innermost = loops.iter().filter(|outer| !has_inner(**outer));
    innermost
        .map(|&(from, to)| {
            let instructions = lines[from..=to].iter().filter_map(|line| line.strip_prefix('\t'));
            instructions.filter(|i| !i.starts_with('.')).map(str::to_owned).collect()
        })
        .collect()
}
