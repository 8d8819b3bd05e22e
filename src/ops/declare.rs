//! How an operation is declared: the type, and its constant.
//!
//! An operation is a type that has no values. Its constant is the operation of `tla-core` on the constants
//! of its operands, or the first mistake of an operand, so that a mistake is reported once, where it is,
//! however deep the operations are nested.

/// Declares operations on layouts as maps, the TIRx algebra:
///
/// ```text
/// Name<Layouts; Others: Bounds>[NUMBERS](a layout's `&Map` each) => Result<Map, LayoutError>;
/// ```
macro_rules! operations_on_maps {
    ($(
        $(#[$doc:meta])*
        $name:ident<
            $($layout:ident),+ $(; $($param:ident: $bound:path),+)?
        >$([$($number:ident),+])?($($value:ident),+) => $result:expr;
    )*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name<$($layout,)+ $($(const $number: usize,)+)? $($($param,)+)?>(
            core::marker::PhantomData<($($layout,)+ $($($param,)+)?)>,
        );

        impl<$($layout: $crate::Mapping,)+ $($(const $number: usize,)+)? $($($param: $bound,)+)?> $crate::Mapping
            for $name<$($layout,)+ $($($number,)+)? $($($param,)+)?>
        {
        }

        impl<$($layout: $crate::Mapping,)+ $($(const $number: usize,)+)? $($($param: $bound,)+)?>
            $crate::mapping::Evaluated for $name<$($layout,)+ $($($number,)+)? $($($param,)+)?>
        {
            const CHECKED: Result<tla_core::Map, tla_core::LayoutError> = 'operands: {
                $(let $value = match &$layout::CHECKED {
                    Ok(map) => map,
                    Err(error) => break 'operands Err(*error),
                };)+
                $result
            };

            const IS_REPORTED: bool = $crate::ops::declare::is_reported!(CHECKED: $($layout),+);
        }
    )*};
}

/// Declares operations on nested layouts, the CuTe algebra:
///
/// ```text
/// Name<Layouts; Others: Bounds>[NUMBERS](a layout's `&Composed` each) => Result<Composed, LayoutError>;
/// ```
macro_rules! operations_on_nested {
    ($(
        $(#[$doc:meta])*
        $name:ident<
            $($layout:ident),+ $(; $($param:ident: $bound:path),+)?
        >$([$($number:ident),+])?($($value:ident),+) => $result:expr;
    )*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name<$($layout,)+ $($(const $number: usize,)+)? $($($param,)+)?>(
            core::marker::PhantomData<($($layout,)+ $($($param,)+)?)>,
        );

        impl<$($layout: $crate::Mapping,)+ $($(const $number: usize,)+)? $($($param: $bound,)+)?> $crate::Mapping
            for $name<$($layout,)+ $($($number,)+)? $($($param,)+)?>
        {
        }

        impl<$($layout: $crate::Mapping,)+ $($(const $number: usize,)+)? $($($param: $bound,)+)?>
            $crate::mapping::Evaluated for $name<$($layout,)+ $($($number,)+)? $($($param,)+)?>
        {
            const CHECKED: Result<tla_core::Map, tla_core::LayoutError> = match &Self::NESTED_CHECKED {
                Ok(nested) => nested.try_map(),
                Err(error) => Err(*error),
            };

            const NESTED_CHECKED: Result<tla_core::nested::Composed, tla_core::LayoutError> = 'operands: {
                $(let $value = match &$layout::NESTED_CHECKED {
                    Ok(nested) => nested,
                    // an operand of other axes is told by the name of what asks for addresses
                    Err(error) => break 'operands Err(error.in_operation(stringify!($name))),
                };)+
                $result
            };

            const IS_REPORTED: bool = $crate::ops::declare::is_reported!(NESTED_CHECKED: $($layout),+);
        }
    )*};
}

/// Whether the mistake that an operation passes on is reported where its operand is named.
macro_rules! is_reported {
    ($checked:ident: $($layout:ident),+) => {
        'operands: {
            $(if $layout::$checked.is_err() {
                break 'operands $crate::ops::declare::reported::<$layout>();
            })+
            false
        }
    };
}

/// Whether `L` has a mistake, and it is reported where `L` is named. A function, because a constant that is only
/// named in a branch would be evaluated for every operand.
pub(super) const fn reported<L: crate::Mapping>() -> bool {
    L::CHECKED.is_err() && L::IS_REPORTED
}

pub(super) use {is_reported, operations_on_maps, operations_on_nested};
