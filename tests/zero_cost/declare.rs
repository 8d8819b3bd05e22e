//! How a pair of functions is declared.

/// `name(arguments) -> result { through tla } { by hand }` makes the symbols `tla_name` and `hand_name`.
macro_rules! pairs {
    ($($name:ident($($argument:ident: $type:ty),*) -> $result:ty { $tla:expr } { $hand:expr })*) => {$(
        const _: () = {
            #[unsafe(export_name = concat!("tla_", stringify!($name)))]
            pub fn tla($($argument: $type),*) -> $result {
                $tla
            }

            #[unsafe(export_name = concat!("hand_", stringify!($name)))]
            pub fn hand($($argument: $type),*) -> $result {
                $hand
            }
        };
    )*};
}
