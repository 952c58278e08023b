# Everything that builds the page stays in the first stage.
FROM node:20-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --no-audit --no-fund && node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 LONGHOUSE_DATA=/data
WORKDIR /app
# The program belongs to root and runs as somebody else: it cannot change itself.
COPY --from=build /app /app
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/cli/bin/longhouse.mjs"]
CMD ["serve"]
