# shellcheck shell=bash
# Functions about former releases. release.sh sources this file; they use its variables and functions.

# Glob pattern of the release names.
names='20??-??-??T??-??-??-???Z'
# Disk space for accepting requests, a new inbox and a log, in megabytes.
reserve=300

has_packages_of() { cmp --silent package-lock.json "$1/package-lock.json"; }

# Prints the names of the finished releases, the newest first.
finished_releases() {
  local file
  for file in "$releases"/$names/"$mark"; do
    if [ -e "$file" ]; then basename "${file%/*}"; fi
  done | sort --reverse
}

# Fails if `current` is a broken link or no link: the release would fail at its end, or delete the
# release that is served.
check_folders() {
  local link=$releases/current
  if [ -L "$link" ] && [ ! -e "$link" ]; then
    fail "$link points to $(readlink "$link"), which isn't there: point it to the release that is served, one of" "$(finished_releases)"
  elif [ -e "$link" ] && [ ! -L "$link" ]; then
    fail "$link isn't a link: move it away"
  fi
}

# Prints the size of files, in megabytes.
megabytes() { du --summarize --total --block-size=1M "$@" 2>/dev/null | tail -n 1 | cut -f 1 || true; }

# Fails without enough disk space. While it runs, a build needs about as much again as it writes.
# Hard-linked packages need none.
check_space() {
  local needed free current=$releases/current
  if [ ! -e "$current" ]; then return; fi
  needed=$((reserve + 2 * $(megabytes --exclude=node_modules "$current/") + $(megabytes "$inbox")))
  if ! has_packages_of "$current"; then needed=$((needed + $(megabytes "$current/node_modules"))); fi
  free=$(df --output=avail --block-size=1M "$releases" | tail -n 1)
  if [ "$free" -lt "$needed" ]; then
    fail "A release needs $needed MB of disk, and $((free)) MB are free: make room"
  fi
}

# Deletes leftovers of earlier runs, and all releases except the current and the newest other release.
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

# Adds files of a former release with a hash in their name that the new release lacks, for tabs that
# are still open: those that the former release built, and those that were replaced in the last 30
# days. The modification time of a copy is that of the release that replaced the file.
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
