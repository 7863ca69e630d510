#!/bin/sh
# Sends what was built to the machine that serves it, and makes it the current release there.
#   SSH_TARGET=ether@www… SSH_KEY='…' SSH_KNOWN_HOSTS='…' deploy/nginx/send.sh
# The user on that machine owns /srv/ether and may run `systemctl reload ether` (docs/hosting.md).
set -eu
cd "$(dirname "$0")/../.."
keys=$(mktemp -d)
trap 'rm -rf "$keys"' EXIT
umask 077
printf '%s\n' "$SSH_KEY" > "$keys/key"
printf '%s\n' "$SSH_KNOWN_HOSTS" > "$keys/known_hosts"
tar -cz dist .generated/nginx deploy/nginx |
  ssh -i "$keys/key" -o UserKnownHostsFile="$keys/known_hosts" -o StrictHostKeyChecking=yes "$SSH_TARGET" '
    set -eu
    sent=$(mktemp -d)
    trap "rm -rf $sent" EXIT
    tar -xz -C "$sent"
    "$sent/deploy/nginx/release.sh" /srv/ether
    sudo systemctl reload ether'
