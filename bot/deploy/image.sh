#!/bin/sh
# Builds the bot's image for amd64 and arm64, with an SBOM and its provenance. The version comes from the git tag.
# Usage: sh image.sh              writes seven-seas-VERSION.tar, an OCI archive, into this folder
#        sh image.sh REGISTRY/NAME  pushes REGISTRY/NAME:VERSION there; first type `docker login REGISTRY`
# With CLUSTER=1 in the environment, the image has the libraries for PostgreSQL.
# A machine of one kind builds for the other by emulation: apt-get install qemu-user-static
set -eu
refuse() {
  echo "image.sh: $1" >&2
  exit 1
}
[ $# -le 1 ] || refuse "name one image, such as ghcr.io/me/seven-seas, or none"
for program in git python3 docker; do
  command -v "$program" >/dev/null || refuse "$program is not installed"
done
docker buildx version >/dev/null 2>&1 || refuse "docker has no buildx: install docker-buildx-plugin or docker-buildx"

source=$(dirname "$0")/../..
version=$(cd "$source" && python3 -c 'from bot.changelog import version; print(version())')
tag=$(echo "$version" | tr + -) # a tag has no plus sign
output=type=oci,dest=seven-seas-$tag.tar
[ $# -eq 0 ] || output=type=registry

# Docker's own builder makes images of one kind only.
docker buildx inspect seven-seas >/dev/null 2>&1 ||
  docker buildx create --name seven-seas --driver docker-container >/dev/null
docker buildx build --builder seven-seas --platform linux/amd64,linux/arm64 --sbom=true --provenance=mode=max \
  --build-arg "VERSION=$version" --build-arg "CLUSTER=${CLUSTER:-}" \
  --label "org.opencontainers.image.version=$version" \
  --label "org.opencontainers.image.revision=$(git -C "$source" rev-parse HEAD)" \
  --tag "${1:-seven-seas}:$tag" --output "$output" --file "$source/bot/deploy/Dockerfile" "$source"
