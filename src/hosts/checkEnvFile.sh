#!/usr/bin/env bash
# Fails if .env.production has a build setting that is missing from the environment. Gatsby would read the
# file, but releases and images leave out `.env*` files, which may have secrets.
set -euo pipefail
if [ ! -e .env.production ]; then exit 0; fi
missing=
# The build settings are the ARG lines of the Dockerfile.
for name in $(sed -n 's/^ARG //p' Dockerfile); do
  assignment="^[[:space:]]*(export[[:space:]]+)?$name[[:space:]]*[=:]"
  if [ ! -v "$name" ] && grep --quiet --extended-regexp "$assignment" .env.production; then
    missing="$missing $name"
  fi
done
if [ "$missing" ]; then
  echo ".env.production is left out, and has settings of the build:$missing. Set them in the environment" >&2
  exit 1
fi
