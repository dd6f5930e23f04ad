# LiteFS from its Go module; go.sum pins the checksums of every part of it.
FROM golang:1.24-bookworm AS litefs
WORKDIR /litefs
COPY deploy/litefs ./
RUN ./build /litefs/litefs

# Litestream the same way; it asks for a newer Go.
FROM golang:1.26-bookworm AS litestream
WORKDIR /litestream
COPY deploy/litestream ./
RUN ./build /litestream/litestream

FROM node:22-bookworm-slim AS build
WORKDIR /app
RUN npm install --global bun@1.4.5 --allow-scripts=bun
COPY package.json bun.lock ./
RUN bun install --frozen-lockfile
COPY . .
RUN bun run build && rm -rf node_modules && bun install --frozen-lockfile --production

FROM node:22-bookworm-slim AS single
RUN npm install --global bun@1.4.5 --allow-scripts=bun
WORKDIR /app
COPY --from=build /app /app
# One arena keeps the memory of pictures and sounds together: the machine has 512 MB.
ENV NODE_ENV=production DATA_DIR=/data PORT=8080 MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=2097152
EXPOSE 8080
# Directly, not through npx or a script: signals must reach the server.
CMD ["bun", "dist/server.js"]

# fly.litefs.toml builds this one. LiteFS needs root for its mount; the server it starts runs as a user of its own.
FROM single AS replicated
RUN apt-get update \
 && apt-get install --yes --no-install-recommends ca-certificates fuse3 sqlite3 \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --user-group --home-dir /app storylamp
COPY --from=litefs /litefs/litefs /usr/local/bin/litefs
# Before the system's own: it says where to write.
COPY deploy/sqlite3 /usr/local/bin/sqlite3
ENV DATA_DIR=/data/app LITEFS_DIR=/litefs LITEFS_DATA_DIR=/data/litefs
CMD ["deploy/start-pair", "-config", "litefs.yml"]

# A single machine that carries every change to a bucket: build-target = "streamed" in fly.toml, with BACKUP_CHANGES=litestream.
FROM single AS streamed
COPY --from=litestream /litestream/litestream /usr/local/bin/litestream

# The last stage is what a plain build makes.
FROM single
