# The product with the browser that prints its documents; PostgreSQL is another container (compose.yaml).
# docs/operation.md says how to run it. Images by digest: what is built tomorrow is what was tried; Renovate moves it on.

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
ENV PUPPETEER_SKIP_DOWNLOAD=1 PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && node server/cli/prune.ts --immagine

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates chromium fonts-dejavu-core fonts-liberation tini tzdata \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /data /backup \
  && chown node:node /data /backup
WORKDIR /app
# Owned by root: the program cannot change itself.
COPY --from=build /app ./
# Which commit it is, for /healthz, the log and the user menu: --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=
LABEL org.opencontainers.image.title="serramenti" org.opencontainers.image.revision="$COMMIT"
ENV NODE_ENV=production \
  COMMIT=$COMMIT \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  BACKUP_DIR=/backup \
  CHROMIUM_PATH=/usr/bin/chromium \
  HOME=/tmp \
  MALLOC_ARENA_MAX=1 \
  MALLOC_TRIM_THRESHOLD_=1048576 \
  MALLOC_MMAP_THRESHOLD_=1048576
USER node
VOLUME ["/data", "/backup"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Chromium leaves children behind: tini takes them.
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=40", "server/cli/start.ts"]
