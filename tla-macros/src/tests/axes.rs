//! `axis!`.

use super::run;

fn axes(text: &str) -> (String, Vec<String>) {
    let (expansion, mistakes) = run(crate::axis::expand_into, "krate", text);
    (expansion, mistakes.into_iter().map(|(at, message)| format!("{at}: {message}")).collect())
}

#[test]
fn an_axis_is_an_uninhabited_enum() {
    let (text, mistakes) =
        axes("/// Mine.\npub gpuid_x: device; pub(crate) sm: thread(warp in cta); scratch: memory;");
    assert_eq!(mistakes, [""; 0]);
    for part in [
        "#[doc=\"Mine.\"]#[allow(non_camel_case_types,",
        "pubenumgpuid_x{}",
        "implAxisTypeforgpuid_x{constAXIS:Axis=Axis::new(\"gpuid_x\",AxisKind::Device);}",
        "#[doc=\"Thethreadaxis`sm`:countswarpsinacta.\"]",
        "pub(crate)enumsm{}",
        "Axis::new(\"sm\",AxisKind::Thread{unit:Scope::Warp,scope:Scope::Cta})",
        "enumscratch{}",
        "Axis::new(\"scratch\",AxisKind::Memory)",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn a_raw_name_is_the_name_alone() {
    let (text, _) = axes("r#type: memory;");
    assert!(text.contains("enumr#type{}") && text.contains("Axis::new(\"type\","), "{text}");
}

#[test]
fn every_mistake_is_at_its_token() {
    let cases: &[(&str, &[&str])] = &[
        (
            "",
            &[
                "krate: expected an axis, `name: kind;`, where a kind is `memory`, `device` or `thread(unit in scope)`",
            ],
        ),
        (
            "a: mem;",
            &[
                "mem: unknown kind of axis `mem`, did you mean `memory`? a kind is `memory`, `device` or `thread(unit in scope)`",
            ],
        ),
        (
            "a: devise;",
            &[
                "devise: unknown kind of axis `devise`, did you mean `device`? a kind is `memory`, `device` or `thread(unit in scope)`",
            ],
        ),
        (
            "a: thread;",
            &["thread: expected what is counted, and in what, after `thread`: `thread(warp in cta)`"],
        ),
        (
            "a: thread(warp cta);",
            &["(warp cta): expected `thread(unit in scope)`, as in `thread(warp in cta)`"],
        ),
        (
            "a: thread(wrap in cta);",
            &["wrap: unknown scope `wrap`; a scope is one of thread, warp, warpgroup, cta, cluster, kernel"],
        ),
        (
            "a: thread(block in cat);",
            &[
                "block: unknown scope `block`; a scope is one of thread, warp, warpgroup, cta, cluster, kernel",
                "cat: unknown scope `cat`; a scope is one of thread, warp, warpgroup, cta, cluster, kernel",
            ],
        ),
        (
            "a: thread(cta in warp);",
            &["(cta in warp): axis `a` counts a cta in a warp: the unit must be narrower than the scope"],
        ),
        (
            "laneid: memory;",
            &["laneid: `laneid` is a built-in axis: an axis is known by its name, so yours needs another"],
        ),
        ("a: memory; a: device; b: device;", &["a: a second axis `a`: an axis is known by its name"]),
        ("a: memory", &["memory: expected `;` after the axis"]),
        (
            "a memory;",
            &["memory: expected `:` and a kind after `a`: `memory`, `device` or `thread(unit in scope)`"],
        ),
        ("a: memory b: device;", &["b: expected `;` after the kind, found `b`"]),
        ("pub;", &["pub: expected the name of an axis"]),
        ("a:;", &[":: expected a kind after `:`: `memory`, `device` or `thread(unit in scope)`"]),
        (": memory;", &[":: expected the name of an axis, found `:`"]),
        ("a: memory extra;", &["extra: expected `;` after the kind, found `extra`"]),
        (
            "a = memory;",
            &["=: expected `:` and a kind after `a`: `memory`, `device` or `thread(unit in scope)`"],
        ),
        (
            "a: thread(cta in cta);",
            &["(cta in cta): axis `a` counts a cta in a cta: the unit must be narrower than the scope"],
        ),
    ];
    for (call, expected) in cases {
        assert_eq!(axes(call).1, *expected, "{call}");
    }
}

#[test]
fn a_second_axis_of_one_name_is_one_mistake() {
    let (text, _) = axes("a: memory; a: device;");
    assert_eq!(text.matches("enuma{}").count(), 1);
}
