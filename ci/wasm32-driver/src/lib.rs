//! The attacks on a target of 32 bits, or one program that the target refuses: see `ci/wasm32`.
#![cfg_attr(target_arch = "wasm32", no_std)]

#[cfg(feature = "driver")]
extern crate alloc;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: dlmalloc::GlobalDlmalloc = dlmalloc::GlobalDlmalloc;

/// A panic is a trap, which node reports.
#[cfg(target_arch = "wasm32")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

#[cfg(target_arch = "wasm32")]
mod builtins;
#[cfg(feature = "driver")]
mod driver;
#[cfg(feature = "refused")]
mod refused {
    include!(env!("REFUSED"));

    /// Runs the program, which returns 0 when all is right.
    #[unsafe(no_mangle)]
    extern "C" fn run_repaired() -> u32 {
        run()
    }
}
