//! The cases are under `cases`; `tests/ui.rs` compiles them.
