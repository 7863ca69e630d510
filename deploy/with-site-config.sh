#!/bin/sh
# For CI: runs a command with the bank's facts, from the JSON object SITE_CONFIG, in its environment.
#   usage: SITE_CONFIG='{"SITE_ORIGIN":"https://…"}' deploy/with-site-config.sh npm run build
# Only variables that build/site-config.ts reads are accepted, so that nothing else can be set.
set -eu
known=$(grep -oE "'[A-Z][A-Z0-9_]+'" "$(dirname "$0")/../build/site-config.ts" | tr -d "'")
given=$(printf '%s' "$SITE_CONFIG" | jq -r --arg known "$known" '
  ($known | split("\n")) as $names | to_entries[]
  | select((.value != "") and (.key | IN($names[])))
  | "export \(.key)=\(.value | @sh)"')
eval "$given"
exec "$@"
