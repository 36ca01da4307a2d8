#!/usr/bin/env bash
# `npm run release`, for Linux. All that a release deletes, it deletes before it begins: after the
# switch nothing is deleted, and a failure touches only the unfinished folder.
set -euo pipefail

usage='Makes a release: a folder in releases/ with the code, its packages and the built site.
If the new server answers, the link releases/current is pointed to it. A server that
runs in releases/current then ends, and whatever supervises it starts the new one:

  cd releases/current && npm run serve

Pages keep the scripts, styles and pictures of earlier releases for 30 days, for tabs
that are still open. The release before is kept: to go back, point the link to it. If
anything fails, releases/current stays as it is.

  npm run release                  releases the project as it is in this folder, unless
                                   the launch check lists what the law requires
  npm run release -- --not-ready   releases it without this check

Environment
  SITE_URL   the address of the site, such as https://www.example.com'

# Marks the folders that this script made, and is as old as the release.
mark=.release

warn() { printf '%s\n' "$@" >&2; }
fail() {
  warn "$@"
  exit 1
}

# Prints the names of the finished releases, the newest first.
finished_releases() {
  local file
  for file in "$releases"/*/"$mark"; do
    if [ -e "$file" ]; then basename "${file%/*}"; fi
  done | sort --reverse
}

# Deletes what earlier runs left, and all releases but the current and the newest other one.
delete_old_releases() {
  local name kept=
  for name in $(finished_releases); do
    if [ "$releases/$name" -ef "$releases/current" ]; then continue; fi
    if [ $kept ]; then mv -T "$releases/$name" "$releases/.unfinished-$name"; fi
    kept=yes
  done
  rm -rf "$releases"/.unfinished-* ||
    warn "The release goes on without deleting these files: delete them by hand"
}

# The packages of the current release if they are the same.
add_packages() {
  if cmp --silent package-lock.json "$releases/current/package-lock.json"; then
    cp --archive --link "$releases/current/node_modules" .
  else
    npm ci --omit=dev --no-audit --no-fund
  fi
}

# Adds the hashed files of a release that the new one lacks, for tabs that are still open: what it
# built itself, and what was replaced in the last 30 days. A copy is as old as the release that
# replaced it.
add_former_files() {
  local former=$releases/$1 file
  (cd "$former/public" && find . -type f \
    \( -path './static/*' -o -regex '\./[^/]*\.\(js\|css\)\(\.br\|\.gz\)?' \) \
    \( -newer "../$mark" -o -mtime -30 \)) |
    while IFS= read -r file; do
      if [ -e "public/$file" ]; then continue; fi
      mkdir -p "public/${file%/*}"
      cp --preserve=timestamps "$former/public/$file" "public/$file"
      if [ "public/$file" -nt "$former/$mark" ]; then
        touch --reference="$mark" "public/$file"
      fi
    done
}

# Starts the new server with an inbox of its own, and asks for what visitors need first.
try_server() {
  local origin=
  mkdir trial
  # It ends even if this script is killed, and keeps no other release waiting.
  env --ignore-environment PATH="$PATH" PORT=0 QUOTE_INBOX=trial/quotes.db \
    timeout 60 node --import tsx src/hosts/server/main.ts --trial >trial/log 2>&1 9>&- &
  server=$!
  until [ "$origin" ]; do
    kill -0 "$server" 2>/dev/null || fail "The new server doesn't start:" "$(cat trial/log)"
    sleep 0.1
    origin=$(sed -n 's/^The site is at //p' trial/log)
  done
  # shellcheck disable=SC2016 # It is JavaScript.
  node --input-type=module --eval '
    const [origin, ...paths] = process.argv.slice(1);
    for (const path of paths) {
      const { status } = await fetch(origin + path, { redirect: "manual" });
      if (status === 200) continue;
      console.error(`The new server answers ${path} with ${status}`);
      process.exit(1);
    }' "$origin" /healthz / /contact /sitemap "/$(cd public && find -- *.js -print -quit)"
  kill "$server"
  wait "$server" || true
  rm -rf trial
}

# Deletes what a release that failed has made, also because the inbox needs the disk.
clean_up() {
  if [ ! -e "$new" ]; then return; fi
  if [ "${server:-}" ]; then kill "$server" 2>/dev/null || true; fi
  rm -rf "$new" || true
  warn "Nothing is released: releases/current is as it was"
}

main() {
  local before name
  case $* in
    '' | --not-ready) ;;
    --help) echo "$usage" && return ;;
    *) fail "$usage" ;;
  esac
  cd "$(dirname "$0")/../.."
  if [ -e "$mark" ]; then fail "This is a release: run the command in the project's folder"; fi
  if [ ! "${SITE_URL:-}" ]; then
    fail "Set SITE_URL to the site's address, such as https://www.your-company.com: search engines are given it"
  fi
  releases=$PWD/releases
  mkdir -p "$releases"
  mkdir -p -m 700 data
  exec 9>>"$releases/.lock"
  flock --nonblock 9 || fail "Another release is being made: wait until it has ended"

  delete_old_releases
  name=$(date --utc +%Y-%m-%dT%H-%M-%S-%3NZ)
  new=$releases/.unfinished-$name
  trap clean_up EXIT
  mkdir "$new"
  touch "$new/$mark"
  tar --create --anchored --exclude-from=<(sed 's|^|./|' .dockerignore) . |
    tar --extract --directory="$new"

  cd "$new"
  ln -s ../../data data
  add_packages
  if [ "$*" != --not-ready ]; then
    npm run --silent launch-check -- --law ||
      fail "To release all the same: npm run release -- --not-ready"
  fi
  npm run build
  rm -rf .cache
  for before in $(finished_releases); do add_former_files "$before"; done
  try_server

  cd "$releases"
  before=$(readlink current || true)
  mv -T "$new" "$name"
  ln -sfn "$name" current.next
  mv -T current.next current
  echo "Released $name"
  if [ "$before" ]; then echo "To go back: ln -sfn $before $releases/current"; fi
}

main "$@"
