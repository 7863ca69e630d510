#!/bin/sh
# Copies the built site into a new release and makes it the current one. Nothing is overwritten, for rollbacks:
# docs/hosting.md.
#   usage: deploy/nginx/release.sh <folder> [name]
set -eu
cd "$(dirname "$0")/../.."
target=$1
name=${2:-$(date -u +%Y%m%dT%H%M%SZ)}
release=$target/releases/$name

[ -f dist/index.html ] || { echo 'Nothing is built: npm run build' >&2; exit 1; }
[ ! -e "$release" ] || { echo "There is a release $name already" >&2; exit 1; }
mkdir -p "$release/run" "$release/logs" "$release/enabled"
cp -R .generated/nginx/. "$release/"
cp -R dist "$release/site"
if [ -f /usr/lib/nginx/modules/ngx_http_brotli_static_module.so ]; then
  cp "$release"/optional/brotli.* "$release/enabled/"
fi
if [ -d "$target/tls" ]; then ln -s ../../tls "$release/tls"; fi
# Replaces the link atomically.
ln -s "releases/$name" "$target/current.new"
mv -T "$target/current.new" "$target/current"
