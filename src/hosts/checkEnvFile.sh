#!/usr/bin/env bash
# Fails if .env.production has a setting of the build that the environment lacks. Gatsby would read the
# file, but `.env*` files may have secrets, so releases and images leave them out.
set -euo pipefail
if [ ! -e .env.production ]; then exit 0; fi
missing=
# The settings of the build are the arguments of the image.
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
