#!/bin/sh
# Makes a release the current one: a new one, or the way back to one before.
#   usage: deploy/nginx/activate.sh <folder> <name>
set -eu
target=$1
name=$2

[ -f "$target/releases/$name/site/index.html" ] || { echo "There is no release $name" >&2; exit 1; }

# The new link takes the old one's place in one step: there is no moment without a current release.
rm -f "$target/current.new"
ln -s "releases/$name" "$target/current.new"
mv -T "$target/current.new" "$target/current"
echo "$target/releases/$name is current. Reload nginx to serve it."
