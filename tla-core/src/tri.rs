//! `?` for const fns, where the operator is not stable: `tri!(result)` is the value or returns the
//! error.

macro_rules! tri {
    ($result:expr) => {
        match $result {
            Ok(value) => value,
            Err(error) => return Err(error),
        }
    };
}
