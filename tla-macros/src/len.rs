//! The cosize as a `typenum` integer, so that `generic-array` can have storage of any length.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

/// The type of `value`, for a value that the macro knows: `UInt<UInt<UTerm, B1>, B0>` is 2.
pub(crate) fn literal(private: &TokenStream, value: u64) -> TokenStream {
    let typenum = quote!(#private::typenum);
    (0..u64::BITS - value.leading_zeros()).rev().fold(quote!(#typenum::UTerm), |high, bit| {
        let bit = if value >> bit & 1 == 1 { quote!(B1) } else { quote!(B0) };
        quote!(#typenum::UInt<#high, #typenum::#bit>)
    })
}

/// The type of the cosize of `layout`, for one that only const evaluation knows.
///
/// Bit for bit from the top; `Push` drops the leading zeros, so that the type is the one `typenum`
/// itself has for the number.
pub(crate) fn of_layout(private: &TokenStream, layout: &TokenStream, at: Span) -> TokenStream {
    (0..u64::BITS).rev().fold(quote_spanned!(at=> #private::typenum::UTerm), |high, bit| {
        quote_spanned!(at=> <#high as #private::len::Push<{ #private::len::bit::<#layout>(#bit) }>>::Out)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(value: u64) -> String {
        literal(&quote!(p), value).to_string().replace("p :: typenum :: ", "").replace(' ', "")
    }

    #[test]
    fn the_highest_bit_is_innermost_and_one() {
        assert_eq!(shown(0), "UTerm");
        assert_eq!(shown(1), "UInt<UTerm,B1>");
        assert_eq!(shown(6), "UInt<UInt<UInt<UTerm,B1>,B1>,B0>");
    }

    #[test]
    fn every_bit_of_a_length_is_there() {
        for (value, ones, zeros) in [(1792, 3, 8), (12544, 3, 11), (u64::MAX, 64, 0)] {
            let text = shown(value);
            assert_eq!((text.matches("B1").count(), text.matches("B0").count()), (ones, zeros), "{value}");
        }
    }
}
