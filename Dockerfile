# Build: docker build -t scriptorium .
# Run:   docker run -p 3000:3000 -v scriptorium:/data -e PUBLIC_URL=https://docs.example.org scriptorium
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY bibliography/package.json bibliography/
COPY server/package.json server/
COPY web/package.json web/
COPY scripts/prestart.mjs scripts/
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/prestart.mjs && npm prune --omit=dev --ignore-scripts && rm -rf node_modules/.cache

FROM node:24-bookworm-slim
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build /app/LICENSE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/contract contract
COPY --from=build /app/bibliography bibliography
COPY --from=build /app/server server
COPY --from=build /app/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# SIGTERM drains for up to 10 seconds.
STOPSIGNAL SIGTERM
# For the flag see docs/decisions/010.
CMD ["node", "--max-semi-space-size=4", "--min-semi-space-size=4", "server/dist/main.js"]
