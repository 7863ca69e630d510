#!/bin/sh
# Runs a command with the bank's facts in its environment, in the pipeline: SITE_CONFIG is a JSON object of them.
#   usage: SITE_CONFIG='{"SITE_ORIGIN":"https://…"}' deploy/with-site-config.sh npm run build
# Only what docs/configuration.md names is taken, so that nothing else can be set by a variable of the forge.
set -eu
known=$(grep -oE '`[A-Z][A-Z0-9_]+`' "$(dirname "$0")/../docs/configuration.md" | tr -d '`')
given=$(printf '%s' "$SITE_CONFIG" | jq -r --arg known "$known" '
  ($known | split("\n")) as $names | to_entries[]
  | select((.value != "") and (.key | IN($names[])))
  | "export \(.key)=\(.value | @sh)"')
eval "$given"
exec "$@"
