#!/bin/sh
# Encrypts the backups and dumps in some folders for a public key, each once, into another folder. A backup
# that was rewritten, because somebody's data was deleted, is encrypted again.
# The bot deletes backups by what is inside, since a wrong clock names them wrongly: a copy stays as long as its
# backup does. Of the others, those named for more than 14 days ago go, and those named for a time that is still
# to come if there are 14 more. One run deletes two at most: a clock that jumps ahead makes all look old.
# Usage: sh encrypt.sh KEY TO FOLDER...
# shellcheck disable=SC3012 # every shell of Debian compares texts with \<
set -eu
umask 077
key=$1 to=$2
shift 2
now=$(date --utc +%F-%H%M%S)
oldest=$(date --utc --date='14 days ago' +%F)
GNUPGHOME=$(mktemp -d)
export GNUPGHOME
trap 'rm -rf "$GNUPGHOME"' EXIT

rm -f "$to"/[0-9]???-??-??-*.gpg.part
for folder; do
  for file in "$folder"/[0-9]???-??-??-*.db "$folder"/[0-9]???-??-??-*.dump; do
    copy=$to/${file##*/}.gpg
    [ -e "$file" ] || continue
    [ ! -e "$copy" ] || [ -n "$(find "$file" -cnewer "$copy")" ] || continue
    gpg --batch --yes --quiet --no-secmem-warning --recipient-file "$key" --output "$copy.part" --encrypt "$file"
    mv "$copy.part" "$copy"
  done
done

past=0 deleted=0
for copy in "$to"/[0-9]???-??-??-*.gpg; do
  [ "$now" \< "${copy##*/}" ] || past=$((past + 1))
done
for copy in "$to"/[0-9]???-??-??-*.gpg; do
  name=${copy##*/}
  for folder; do
    [ ! -e "$folder/${name%.gpg}" ] || continue 2
  done
  if [ "$name" \< "$oldest" ] || { [ "$now" \< "$name" ] && [ "$past" -ge 14 ]; }; then
    [ "$deleted" -lt 2 ] || break
    rm -f "$copy"
    deleted=$((deleted + 1))
  fi
done
