# What the lanes share: sourced by the scripts beside it, not run.
#
# A lane proves what `cargo test` cannot, with tools that not every machine has. It installs them where it can.
# Where it cannot, it says so, loudly, and ends with the status 77; any other status than 0 is a failure.

# Ends a lane that cannot run here: `not_run WHY`.
not_run() {
    printf '\n%s\n' '!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!' >&2
    printf '!! THE LANE %s DID NOT RUN: %s\n' "$lane" "$1" >&2
    printf '%s\n' '!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!' >&2
    exit 77
}

# Ends a lane that ran: `failed WHAT`.
failed() {
    printf '\nThe lane %s failed: %s\n' "$lane" "$1" >&2
    exit 1
}

# Debian's packages, installed where they are missing: `debian PACKAGE..`; fails where that cannot be.
debian() {
    dpkg --status "$@" >/dev/null 2>&1 && return
    command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return 1
    apt-get update -qq >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" >&2
}
