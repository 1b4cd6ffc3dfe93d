FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# The runtime is an optional dependency, so the image's own Node only starts it. Scripts are ignored, because the sources
# are copied later: a change in them must not install anew.
RUN npm ci --ignore-scripts
COPY tsconfig.json ./
COPY bin ./bin
COPY scripts ./scripts
COPY src ./src
COPY web ./web
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
WORKDIR /app
# Temporary files of SQLite go to the volume, because the rest may be read-only and /tmp in memory.
ENV NODE_ENV=production SQLITE_TMPDIR=/data CANVASS_HOST=0.0.0.0 CANVASS_DATA=/data
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json LICENSE NOTICE ./
COPY bin ./bin
COPY templates ./templates
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.CANVASS_PORT || 3000}/readyz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin/canvass", "serve"]
