#!/bin/sh
# Makes sure that PostgreSQL's programs are here, so that the store is tested on it as well.
set -eu
if command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    # The package would start a server of its own, which nobody needs.
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
    export DEBIAN_FRONTEND=noninteractive
    if apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null; then
        exit 0
    fi
fi
if [ -n "${CI:-}" ]; then
    echo "The tests need PostgreSQL here: please install the package postgresql." >&2
    exit 1
fi
echo "PostgreSQL is not here (package postgresql): the store is tested on SQLite alone." >&2
