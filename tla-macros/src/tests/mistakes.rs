use super::mistakes;
#[test]
fn show() {
    for line in include_str!("/tmp/tm/cases.txt").lines().chain(include_str!("/tmp/tm/icases.txt").lines()) {
        println!("## {line}");
        for m in mistakes(line) { println!("    {m}"); }
    }
}
