FROM node:22-bookworm-slim AS build
WORKDIR /app
RUN npm install --global bun@1.4.5 --allow-scripts=bun
COPY package.json bun.lock ./
RUN bun install --frozen-lockfile
COPY . .
RUN bun run build && rm -rf node_modules && bun install --frozen-lockfile --production

FROM node:22-bookworm-slim
RUN npm install --global bun@1.4.5 --allow-scripts=bun
WORKDIR /app
COPY --from=build /app /app
# One arena keeps the memory of pictures and sounds together: the machine has 512 MB.
ENV NODE_ENV=production DATA_DIR=/data PORT=8080 MALLOC_ARENA_MAX=1
EXPOSE 8080
# Directly, not through npx or a script: signals must reach the server.
CMD ["bun", "src/server.ts"]
