#!/usr/bin/env bash
# `npm run release`, for Linux. Old releases are deleted before the build, none after the switch. Until
# the switch, a failure affects only the unfinished folder.
set -euo pipefail
# Gives each background command its own process group, so that the whole group can be killed.
set -m

usage='Makes a release: a folder in releases/ with the code, its packages and the built site.
If the new server answers, the link releases/current is pointed to it. A server that
runs in releases/current then ends, and whatever supervises it starts the new one:

  cd releases/current && npm run serve

Pages keep the scripts, styles and pictures of earlier releases for 30 days, for tabs
that are still open. The release before is kept: to go back, point the link to it. If
anything fails, releases/current stays as it is.

  npm run release                  releases the project as it is in this folder, unless
                                   its content lacks what the law requires
  npm run release -- --not-ready   releases it all the same, for a trial

Environment
  SITE_URL   the address of the site, such as https://www.example.com'

# Name of the file that marks a release folder. The file's time is the time of the release.
mark=.release
warn() { printf '%s\n' "$@" >&2; }
fail() {
  warn "$@"
  exit 1
}

# shellcheck source=src/hosts/formerReleases.sh
. "$(dirname "$0")/formerReleases.sh"

# Runs a command in a process group that `end_running` can kill.
run() {
  "$@" &
  running=$!
  wait "$running"
  running=
}

# Copies the project except the files that .dockerignore lists. Of its patterns, those that begin with
# **/ match at any depth.
copy_project() {
  local link
  tar --create \
    --no-anchored --exclude-from=<(sed -n 's|^\*\*/||p' .dockerignore) \
    --anchored --exclude-from=<(sed '/^\*\*\//d; /^!/d; s|^|./|' .dockerignore) . |
    tar --extract --directory="$new"
  # A link that leads out of the project would bring in foreign files.
  while IFS= read -r -d '' link; do
    case $(realpath --canonicalize-missing "$link") in "$new"/*) continue ;; esac
    rm "$link"
    warn "The release leaves out a link that leads out of the project: ${link#"$new"/}"
  done < <(find "$new" -type l -print0)
}

# Reuses the packages of the current release or of a failed release if the lockfile is the same;
# otherwise installs the packages. Hard links need one owner for all files.
add_packages() {
  if has_packages_of "$releases/current" &&
    cp --archive --link "$releases/current/node_modules" . 2>/dev/null; then return; fi
  rm -rf node_modules
  if has_packages_of "$packages"; then
    mv "$packages/node_modules" .
  else
    run npm ci --omit=dev --no-audit --no-fund
  fi
  has_own_packages=yes
}

# Copies the inbox for the new server's trial. The current release's code makes the copy: the
# new code would migrate the inbox before the switch.
copy_inbox() {
  if [ ! -e "$inbox" ] || [ ! -e "$releases/current" ]; then return; fi
  (cd "$releases/current" && QUOTE_INBOX=$inbox npm run --silent quotes -- backup "$new/trial/quotes.db" >/dev/null) ||
    fail "The current release can't copy the inbox, and has said why: docs/hosting.md has what to do, under Publish and go back"
}

# Starts the new server with the copy of the inbox, and requests the most important pages and files.
# A slow machine may take minutes.
try_server() {
  local origin=
  mkdir -m 700 trial
  copy_inbox
  # `timeout` ends the server even if this script is killed. Closing descriptor 9 keeps the lock from
  # the server.
  env --ignore-environment PATH="$PATH" PORT=0 QUOTE_INBOX=trial/quotes.db QUOTE_FREE_SPACE=0 \
    timeout 600 node --import tsx src/hosts/server/main.ts --trial >trial/log 2>&1 9>&- &
  running=$!
  until [ "$origin" ]; do
    kill -0 "$running" 2>/dev/null || fail "The new server doesn't start, and says:" "$(log_end)"
    sleep 0.1
    origin=$(sed -n 's/^The site is at //p' trial/log)
  done
  # shellcheck disable=SC2016 # It is JavaScript.
  node --input-type=module --eval '
    const [origin, ...paths] = process.argv.slice(1);
    for (const path of paths) {
      const signal = AbortSignal.timeout(120_000);
      const answer = await fetch(origin + path, { redirect: "manual", signal }).then(
        ({ status }) => status,
        ({ message }) => message,
      );
      if (answer === 200) continue;
      console.error(`The new server answers ${path} with: ${answer}`);
      process.exit(1);
    }' "$origin" /healthz / /contact /sitemap "/$(cd public && find -- *.js -print -quit)" ||
    fail "Its log says:" "$(log_end)"
  end_running
  rm -rf trial
}

log_end() { tail -n 10 trial/log | grep . || echo "nothing, for ten minutes or until it ended"; }

# Kills the running process group, because no process may write to a folder that is being deleted.
end_running() {
  local tries=50
  if [ ! "$running" ]; then return 0; fi
  # Killed processes exist until they are reaped.
  while kill -KILL -- "-$running" && [ $((tries -= 1)) -gt 0 ]; do sleep 0.1; done
  wait "$running" || true
  running=
} 2>/dev/null

# Deletes a failed release, because the inbox needs the space. The packages that it installed
# are kept for the next release.
clean_up() {
  end_running
  if [ ! "$new" ]; then return 0; fi
  if [ "$has_own_packages" ]; then
    rm -rf "$packages"
    mkdir "$packages" && mv "$new/node_modules" "$new/package-lock.json" "$packages" || true
  fi
  rm -rf "$new" || true
  warn "Nothing is released: releases/current is as it was"
}

main() {
  local before name
  new='' running='' has_own_packages=''
  case $* in
    '') ;;
    --not-ready) export NOT_READY=true ;;
    --help) echo "$usage" && return ;;
    *) fail "$usage" ;;
  esac
  cd "$(dirname "$0")/../.."
  if [ -e "$mark" ]; then fail "This is a release: run the command in the project's folder"; fi
  if [ ! "${SITE_URL:-}" ]; then
    fail "Set SITE_URL to the site's address, such as https://www.your-company.com: search engines are given it"
  fi
  bash src/hosts/checkEnvFile.sh || exit 1
  releases=$PWD/releases
  packages=$releases/.packages
  inbox=$(realpath --canonicalize-missing "${QUOTE_INBOX:-data/quotes.db}")
  mkdir -p "$releases"
  mkdir -p -m 700 data
  { : >>"$releases/.lock"; } 2>/dev/null ||
    fail "$releases/.lock belongs to another user: delete it, and release as the site's own user"
  exec 9>>"$releases/.lock"
  flock --nonblock 9 || fail "Another release is being made: wait until it has ended"

  check_folders
  delete_old_releases
  check_space
  name=$(date --utc +%Y-%m-%dT%H-%M-%S-%3NZ)
  new=$releases/.unfinished-$name
  trap clean_up EXIT
  trap 'exit 143' HUP INT TERM
  mkdir "$new"
  touch "$new/$mark"
  copy_project
  cd "$new"
  ln -s ../../data data
  add_packages
  run npm run build
  rm -rf .cache
  for before in $(finished_releases); do add_former_files "$before"; done
  try_server

  cd "$releases"
  before=$(readlink current || true)
  # From here on signals are ignored.
  trap '' HUP INT TERM
  ln -s "$name" "$new/.current"
  mv -T "$new" "$name"
  new=$releases/$name
  mv -T "$name/.current" current
  new=
  rm -rf "$packages"
  echo "Released $name"
  if [ "$before" ]; then printf 'To go back: ln -sfn %q %q\n' "$before" "$releases/current"; fi
}

main "$@"
