#!/bin/sh
# Makes a release the current one: a new one, or the way back to one before.
#   usage: deploy/nginx/activate.sh <folder> <name>
# A page that is open in somebody's browser goes on asking for the files of its own release. They have their
# content's hash in their names and are kept in <folder>/kept/, whichever release is served: for KEEP_DAYS (30)
# days after a release was last current, which is longer than a tab lives.
set -eu
target=$1
name=$2

[ -f "$target/releases/$name/site/index.html" ] || { echo "There is no release $name" >&2; exit 1; }

keep() {
  for folder in assets pictures; do
    mkdir -p "$target/kept/$folder"
    # What is there already is the same, and may be on its way to a visitor: it is not written again.
    cp -Rn "$1/$folder/." "$target/kept/$folder/"
    find "$1/$folder" -type f -printf "$target/kept/$folder/%P\0" | xargs -0 touch
  done
}
if [ -e "$target/current/site" ]; then keep "$target/current/site"; fi
keep "$target/releases/$name/site"
find "$target/kept" -type f -mtime "+${KEEP_DAYS:-30}" -delete

# The new link takes the old one's place in one step: there is no moment without a current release.
rm -f "$target/current.new"
ln -s "releases/$name" "$target/current.new"
mv -T "$target/current.new" "$target/current"
echo "$target/releases/$name is current. Reload nginx to serve it."
