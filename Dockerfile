# The site and its server, in an image without the tools that build them. docs/deploying.md says how to run it.
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /srv/site
ENV SKIP_INSTALL_SIMPLE_GIT_HOOKS=1 GATSBY_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
RUN npm ci
COPY . .
# Settings of the build, which become part of the pages; .env.example explains them.
ARG GATSBY_SITE_URL
ARG GATSBY_API_HOST
ARG GATSBY_API_OWN
ARG GATSBY_ANALYTICS
ARG GATSBY_VITALS_URL
ARG NOINDEX
# The folder of the content, in this one.
ARG CONTENT_DIR
ARG CMS_BACKEND
ARG CMS_REPOSITORY
ARG CMS_BRANCH
ARG CMS_FOLDER
RUN npm run build && npm run build:server

FROM ${NODE_IMAGE}
WORKDIR /srv/site
COPY --from=build /srv/site/.server .server
COPY --from=build /srv/site/public public
# The only folder that the server writes to.
RUN install -d -o node -g node -m 700 /data
ENV NODE_ENV=production HOST=0.0.0.0 DATABASE_URL=file:/data/submissions.db
USER node
VOLUME /data
EXPOSE 9000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 9000) + '/').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", ".server/main.js"]
