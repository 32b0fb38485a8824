#!/bin/sh
# Encrypts the backups and dumps in some folders for a public key, each once, into another folder.
# Their names begin with their dates: copies from more than 14 days ago are deleted. A backup that was
# rewritten, because somebody's data was deleted, is encrypted again.
# Usage: sh encrypt.sh KEY TO FOLDER...
# shellcheck disable=SC3012 # every shell of Debian compares texts with \<
set -eu
umask 077
key=$1 to=$2
shift 2
oldest=$(date --utc --date='14 days ago' +%F)
GNUPGHOME=$(mktemp -d)
export GNUPGHOME
trap 'rm -rf "$GNUPGHOME"' EXIT

for folder; do
  for file in "$folder"/2???-??-??-*.db "$folder"/2???-??-??-*.dump; do
    copy=$to/${file##*/}.gpg
    [ -e "$file" ] || continue
    [ ! "${file##*/}" \< "$oldest" ] || continue
    [ ! -e "$copy" ] || [ -n "$(find "$file" -cnewer "$copy")" ] || continue
    gpg --batch --yes --quiet --no-secmem-warning --recipient-file "$key" --output "$copy.part" --encrypt "$file"
    mv "$copy.part" "$copy"
  done
done
for copy in "$to"/2???-??-??-*.gpg*; do
  [ ! "${copy##*/}" \< "$oldest" ] || rm -f "$copy"
done
