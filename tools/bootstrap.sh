#!/bin/sh
# Puts uv, which installs all the rest from the lock file, into a folder of its own: bootstrap.sh PYTHON FOLDER
set -eu
python=$1
folder=$2

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Sleuth needs Python 3.11 or newer; $python is $("$python" --version 2>&1)." >&2
    exit 1
}
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    # Debian ships these two apart from Python itself.
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update -qq
        apt-get install -y -qq python3-venv >/dev/null
    else
        echo "Sleuth needs Python's venv module: please install the package python3-venv." >&2
        exit 1
    fi
fi
"$python" -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check uv==0.13.8
