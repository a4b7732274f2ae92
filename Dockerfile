# The site and its server, in an image without the tools that build them. docs/deploying.md says how to run it.
FROM node:20-slim AS build
WORKDIR /srv/conaas
ENV SKIP_INSTALL_SIMPLE_GIT_HOOKS=1 GATSBY_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm run build:server
RUN cd .server && npm ci --omit=dev

FROM node:20-slim
WORKDIR /srv/conaas
COPY --from=build /srv/conaas/.server ./
COPY --from=build /srv/conaas/content content
COPY --from=build /srv/conaas/public public
# The only folder that the server writes to.
RUN install -d -o node -g node -m 700 /data
ENV NODE_ENV=production HOST=0.0.0.0 DATABASE_URL=file:/data/submissions.db
USER node
VOLUME /data
EXPOSE 9000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 9000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "main.js"]
