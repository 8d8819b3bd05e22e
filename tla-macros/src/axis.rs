//! `axis!`: axes of the user's own.
//!
//! ```text
//! axes := ( attribute* vis? name ':' kind ';' )*
//! kind := 'memory' | 'device' | 'thread' '(' scope 'in' scope ')'
//! ```

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::quote;
use tla_core::{Axis, AxisKind, Scope, nearest};

use crate::ast::{Attributes, Root};
use crate::errors::{Errors, Region};
use crate::expand_item::derives;
use crate::parse::{self, Parser, visibility};
use crate::tokens::{describe, group, is_ident, is_punct, tokens as flatten};

const KINDS: [&str; 3] = ["memory", "device", "thread"];
/// A kind as one writes it.
const KIND: &str = "`memory`, `device` or `thread(unit in scope)`";

/// One axis, as far as it is readable.
struct Definition {
    attributes: Attributes,
    visibility: TokenStream,
    name: Ident,
    /// `None` is reported already.
    kind: Option<AxisKind>,
}

impl Definition {
    /// The name without the `r#` of a raw identifier: the identity of the axis.
    fn text(&self) -> String {
        let name = self.name.to_string();
        name.strip_prefix("r#").map(str::to_owned).unwrap_or(name)
    }
}

/// The expansion of `axis!`; `input` starts with the root that the shim puts in front.
pub(crate) fn expand(input: TokenStream) -> TokenStream {
    expand_into(input, &mut Errors::default())
}

/// [`expand`], which leaves the mistakes in `errors` besides.
pub(crate) fn expand_into(input: TokenStream, errors: &mut Errors) -> TokenStream {
    let Some((root, tokens)) = parse::root(input) else { return parse::without_shim("axis!") };
    let axes = definitions(&tokens, &root, errors);
    check_names(&axes, errors);
    let crate_path = &root.path;
    let private = quote!(#crate_path::__private);
    let is_first =
        |(i, axis): &(usize, &Definition)| axes[..*i].iter().all(|earlier| earlier.text() != axis.text());
    let axes: TokenStream =
        axes.iter().enumerate().filter(is_first).map(|(_, axis)| expand_one(axis, &private)).collect();
    let errors = errors.to_compile_errors();
    quote!(#errors #axes)
}

fn definitions(tokens: &[TokenTree], root: &Root, errors: &mut Errors) -> Vec<Definition> {
    let mut axes = Vec::new();
    let mut rest = tokens;
    if rest.is_empty() {
        errors.push(root.span(), format!("expected an axis, `name: kind;`, where a kind is {KIND}"));
    }
    while !rest.is_empty() {
        let end = rest.iter().position(|token| is_punct(token, ';'));
        let (these, after) = match end {
            Some(end) => (&rest[..end], &rest[end + 1..]),
            None => {
                errors.push(&rest[rest.len() - 1], "expected `;` after the axis");
                (rest, &rest[rest.len()..])
            }
        };
        let empty = Region::of(&rest[..1], root.span().into());
        axes.extend(definition(these, empty, errors));
        rest = after;
    }
    axes
}

fn definition(tokens: &[TokenTree], empty: Region, errors: &mut Errors) -> Option<Definition> {
    let (attributes, rest) = Parser::new(errors).attributes(tokens);
    let (visibility, rest) = visibility(rest);
    let at = Region::of(rest, empty);
    let Some((TokenTree::Ident(name), rest)) = rest.split_first() else {
        let shown = rest.first().map_or(String::new(), |token| format!(", found {}", describe(token)));
        errors.push(at.start, format!("expected the name of an axis{shown}"));
        return None;
    };
    let mut axis = Definition { attributes, visibility, name: name.clone(), kind: None };
    match rest.split_first() {
        Some((colon, kind)) if is_punct(colon, ':') => {
            axis.kind = self::kind(kind, &axis.text(), colon.into(), errors)
        }
        found => {
            let at = found.map_or(Region::from(name.span()), |(token, _)| token.into());
            errors.push(at, format!("expected `:` and a kind after `{name}`: {KIND}"));
        }
    }
    Some(axis)
}

fn kind(tokens: &[TokenTree], name: &str, colon: Region, errors: &mut Errors) -> Option<AxisKind> {
    let Some((word, rest)) = tokens.split_first() else {
        errors.push(colon, format!("expected a kind after `:`: {KIND}"));
        return None;
    };
    let (kind, rest) = match word {
        word if is_ident(word, "memory") => (AxisKind::Memory, rest),
        word if is_ident(word, "device") => (AxisKind::Device, rest),
        word if is_ident(word, "thread") => {
            let Some(inner) = group(rest.first(), Delimiter::Parenthesis) else {
                errors.push(
                    word,
                    "expected what is counted, and in what, after `thread`: `thread(warp in cta)`",
                );
                return None;
            };
            let (unit, scope) = scopes(inner, errors)?;
            (AxisKind::Thread { unit, scope }, &rest[1..])
        }
        word => {
            let near = match word {
                TokenTree::Ident(ident) => nearest::among(&ident.to_string(), &KINDS),
                _ => None,
            };
            let hint = did_you_mean(near);
            errors.push(word, format!("unknown kind of axis {}{hint} a kind is {KIND}", describe(word)));
            return None;
        }
    };
    if let Some(token) = rest.first() {
        errors.push(token, format!("expected `;` after the kind, found {}", describe(token)));
    }
    // the name only appears in the message
    match Axis::new(name.to_owned().leak(), kind).check() {
        Ok(_) => Some(kind),
        Err(error) => {
            errors.push(Region::of(&tokens[1..2], word.into()), error);
            None
        }
    }
}

/// What follows an unknown word, up to the list of known ones.
fn did_you_mean(near: Option<&str>) -> String {
    near.map_or(";".to_owned(), |near| format!(", did you mean `{near}`?"))
}

/// `unit in scope`
fn scopes(inner: &proc_macro2::Group, errors: &mut Errors) -> Option<(Scope, Scope)> {
    let tokens = flatten(inner.stream());
    match tokens.as_slice() {
        [unit, word, scope] if is_ident(word, "in") => {
            let (unit, scope) = (self::scope(unit, errors), self::scope(scope, errors));
            Some((unit?, scope?))
        }
        _ => {
            errors.push(inner.span(), "expected `thread(unit in scope)`, as in `thread(warp in cta)`");
            None
        }
    }
}

fn scope(token: &TokenTree, errors: &mut Errors) -> Option<Scope> {
    let found = Scope::ALL.into_iter().find(|scope| is_ident(token, scope.name()));
    if found.is_none() {
        let names = Scope::ALL.map(Scope::name);
        let near = nearest::among(&token.to_string(), &names);
        let hint = did_you_mean(near);
        errors.push(
            token,
            format!("unknown scope {}{hint} a scope is one of {}", describe(token), names.join(", ")),
        );
    }
    found
}

/// An axis is known by its name, so the name is its own.
fn check_names(axes: &[Definition], errors: &mut Errors) {
    for (i, axis) in axes.iter().enumerate() {
        let name = axis.text();
        if Axis::built_in(&name).is_some() {
            errors.push(
                axis.name.span(),
                format!("`{name}` is a built-in axis: an axis is known by its name, so yours needs another"),
            );
        } else if axes[..i].iter().any(|earlier| earlier.text() == name) {
            errors.push(axis.name.span(), format!("a second axis `{name}`: an axis is known by its name"));
        }
    }
}

/// The type stands in the type namespace alone: an axis `m` must not turn `let m = ..` into a pattern.
fn expand_one(axis: &Definition, private: &TokenStream) -> TokenStream {
    let Definition { attributes, visibility, name, kind } = axis;
    let text = axis.text();
    let (kept, cfgs) = (&attributes.tokens, &attributes.cfgs);
    let derives = derives(attributes);
    let kind = kind.unwrap_or(AxisKind::Memory);
    let doc = (!attributes.documented).then(|| {
        let doc = summary(&text, kind);
        quote!(#[doc = #doc])
    });
    let kind = match kind {
        AxisKind::Memory => quote!(#private::AxisKind::Memory),
        AxisKind::Device => quote!(#private::AxisKind::Device),
        AxisKind::Thread { unit, scope } => {
            let [unit, scope] = [unit, scope].map(|scope| Ident::new(variant(scope), Span::call_site()));
            quote!(#private::AxisKind::Thread { unit: #private::Scope::#unit, scope: #private::Scope::#scope })
        }
    };
    quote! {
        #kept
        #doc
        #[allow(non_camel_case_types, reason = "an axis is spelled as in a layout")]
        #derives
        #visibility enum #name {}

        #cfgs
        #[automatically_derived]
        impl #private::AxisType for #name {
            const AXIS: #private::Axis = #private::Axis::new(#text, #kind);
        }
    }
}

fn summary(name: &str, kind: AxisKind) -> String {
    match kind {
        AxisKind::Memory => format!("The memory axis `{name}`."),
        AxisKind::Device => format!("The device axis `{name}`."),
        AxisKind::Thread { unit, scope } => {
            format!("The thread axis `{name}`: counts {}s in a {}.", unit.name(), scope.name())
        }
    }
}

/// The variant's name in the expansion.
fn variant(scope: Scope) -> &'static str {
    match scope {
        Scope::Thread => "Thread",
        Scope::Warp => "Warp",
        Scope::Warpgroup => "Warpgroup",
        Scope::Cta => "Cta",
        Scope::Cluster => "Cluster",
        Scope::Kernel => "Kernel",
    }
}
