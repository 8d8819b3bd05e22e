//! Recast keeps the bits of memory where they are.

use super::*;
use tla_core::Swizzle;
use tla_core::nested::Composed;

/// Steps of each leaf inside one element of `n`, and how many there are.
fn inside(modes: &[Mode], n: i128) -> Vec<i128> {
    modes
        .iter()
        .map(|(extent, stride)| match stride {
            0 => 1,
            _ if *extent == 1 || stride.abs() >= n => 1,
            _ => (n / stride.abs()).min(*extent),
        })
        .collect()
}

proptest! {
    #![proptest_config(config(1000))]

    /// `upcast(L)(c / k) = floor(L(c) / n)`, and the elements of each new one are as many as `k` says.
    #[test]
    fn upcast_is_its_definition(layout in layouts(3, true), n in prop_oneof![Just(1_i128), Just(2), Just(3), Just(4), Just(6), Just(8)]) {
        let parts = modes(&layout);
        let made = layout.try_upcast(u64::try_from(n).unwrap());
        let reason = parts.iter().any(|(extent, stride)| {
            *extent > 1 && *stride != 0 && stride % n != 0 && (n % stride.abs() != 0 || *stride < 0)
        });
        let steps = inside(&parts, n);
        // every leaf must be whole elements, and those inside one must be apart
        let whole = parts.iter().zip(&steps).all(|((extent, _), k)| extent % k == 0);
        let extents: Vec<i128> = parts.iter().map(|(extent, _)| *extent).collect();
        let linear = |c: &[i128], stride: &dyn Fn(usize) -> i128| -> i128 { (0..c.len()).map(|k| c[k] * stride(k)).sum() };
        match made {
            Ok(up) => {
                prop_assert!(!reason && whole);
                let up_parts = modes(&up);
                prop_assert_eq!(tree_of(up.shape()).leaves().len(), parts.len());
                let mut elements = BTreeMap::new();
                for c in coordinates(&extents) {
                    let address = linear(&c, &|k| parts[k].1);
                    let divided: Vec<i128> = c.iter().zip(&steps).map(|(c, k)| c / k).collect();
                    prop_assert!(divided.iter().zip(&up_parts).all(|(c, (extent, _))| c < extent));
                    prop_assert_eq!(linear(&divided, &|k| up_parts[k].1), address.div_euclid(n));
                    elements.entry(divided).or_insert_with(Vec::new).push(address);
                }
                for (divided, addresses) in elements {
                    // evenly spread over the new element, from its start to its end
                    let unit = linear(&divided, &|k| up_parts[k].1) * n;
                    let step = n / i128::try_from(addresses.len()).unwrap();
                    if addresses.len() > 1 {
                        let mut sorted = addresses.clone();
                        sorted.sort_unstable();
                        prop_assert!((0..n / step).all(|k| sorted[usize::try_from(k).unwrap()] == unit + k * step));
                    }
                }
                prop_assert_eq!(size(&up), up_parts.iter().map(|mode| mode.0).product::<i128>());
            }
            Err(error) => {
                // some new element is torn, filled in part, or filled twice
                let torn = reason || !whole || {
                    let mut elements: BTreeMap<(Vec<i128>, i128), Vec<i128>> = BTreeMap::new();
                    for c in coordinates(&extents) {
                        let address = linear(&c, &|k| parts[k].1);
                        let divided: Vec<i128> = c.iter().zip(&steps).map(|(c, k)| c / k).collect();
                        elements.entry((divided, 0)).or_default().push(address);
                    }
                    elements.values().any(|addresses| {
                        let mut sorted = addresses.clone();
                        sorted.sort_unstable();
                        let step = if sorted.len() > 1 { sorted[1] - sorted[0] } else { n };
                        step == 0
                            || sorted[0] % n != 0
                            || sorted.windows(2).any(|pair| pair[1] - pair[0] != step)
                            || step * i128::try_from(sorted.len()).unwrap() != n && sorted.len() > 1
                    })
                };
                prop_assert!(torn, "{}", error);
            }
        }
    }

    /// `downcast(L)(c * n + r) = n * L(c) + r`, the digit of the neighbours being the only one that grows.
    #[test]
    fn downcast_is_its_definition(layout in layouts(3, true), n in 1_i128..6) {
        let parts = modes(&layout);
        let made = layout.try_downcast(u64::try_from(n).unwrap());
        let grows = (0..parts.len()).find(|k| parts[*k].1 == 1 && parts[*k].0 > 1)
            .or_else(|| (0..parts.len()).find(|k| parts[*k].1 == 1));
        let Some(grows) = grows else {
            prop_assert!(made.is_err() || n == 1);
            return Ok(());
        };
        let down = made.unwrap();
        let down_parts = modes(&down);
        let extents: Vec<i128> = parts.iter().map(|(extent, _)| *extent).collect();
        for c in coordinates(&extents) {
            let address: i128 = (0..c.len()).map(|k| c[k] * parts[k].1).sum();
            for r in 0..n {
                let digit = |k: usize| if k == grows && n > 1 { c[k] * n + r } else { c[k] };
                let parted: i128 = (0..c.len()).map(|k| digit(k) * down_parts[k].1).sum();
                prop_assert_eq!(parted, if n > 1 { n * address + r } else { address });
            }
        }
        // up again is the layout, but for strides that nothing steps by
        let up = down.try_upcast(u64::try_from(n).unwrap());
        if parts[grows].0 > 1 || n == 1 {
            let plain = |layout: &NestedLayout| -> Vec<Mode> {
                modes(layout).into_iter().map(|mode| if mode.0 == 1 { (1, 0) } else { mode }).collect()
            };
            prop_assert_eq!(plain(&up.unwrap()), plain(&layout));
        }
    }

    /// Under a swizzle and an offset the addresses of whole elements are those of the parts, divided.
    #[test]
    fn recast_under_a_swizzle(extents in prop::collection::vec(0_u32..4, 2..=3), b in 0_i64..3, m in 0_i64..4, mirrored: bool, offset in 0_i64..9, log in 0_u32..4) {
        let extents: Vec<i128> = extents.iter().map(|log| 1 << log).collect();
        let layout = NestedLayout::try_ordered(flat(&extents), &flat(&[1, 0, 2][..extents.len()])).unwrap();
        let swizzle = Swizzle::try_new(m, b, 3).unwrap();
        let swizzle = if mirrored { swizzle.mirrored() } else { swizzle };
        let n = 1_u64 << log;
        let composed = Composed::try_with(Some(swizzle), offset << 2, layout).unwrap();
        if let Ok(down) = composed.try_downcast(n) {
            let up = down.try_upcast(n);
            let parts = (modes(composed.layout()), modes(down.layout()));
            let grows = (0..parts.0.len()).find(|k| parts.0[*k].1 == 1 && parts.0[*k].0 > 1)
                .or_else(|| (0..parts.0.len()).find(|k| parts.0[*k].1 == 1))
                .unwrap_or(0);
            for c in coordinates(&extents) {
                for r in 0..n {
                    let mut parted = c.clone();
                    if n > 1 {
                        parted[grows] = c[grows] * i128::from(n) + i128::from(r);
                    }
                    let address = composed.try_at(&flat(&c)).unwrap() * i64::try_from(n).unwrap();
                    prop_assert_eq!(down.try_at(&flat(&parted)).unwrap(), address + i64::try_from(r).unwrap());
                }
                if let Ok(up) = up {
                    prop_assert_eq!(up.try_at(&flat(&c)), composed.try_at(&flat(&c)));
                }
            }
        }
    }
}
