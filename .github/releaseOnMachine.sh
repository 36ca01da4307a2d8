# Releases a commit on the machine that serves the site. The deployment sends it there, after the
# values of its variables.
set -euo pipefail

release() {
  cd "$SSH_FOLDER"
  export SITE_URL NOT_READY GATSBY_QUOTE_ENDPOINT CMS_GITHUB_REPO CMS_GITHUB_BRANCH CMS_AUTH_SCOPE
  git fetch --quiet origin
  git checkout --quiet --detach "$GITHUB_SHA"
  npm run release
}

# The script itself comes from the standard input, which no command may read.
release < /dev/null
