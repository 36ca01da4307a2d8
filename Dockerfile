# Builds the site, and serves it with its inbox. compose.yaml adds TLS.
FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY src/cms/absent src/cms/absent
RUN npm ci
COPY . .
ARG SITE_URL
ARG GATSBY_QUOTE_ENDPOINT
ARG CMS_GITHUB_REPO
ARG CMS_AUTH_SCOPE
RUN npm run build && npm prune --omit=dev && rm -rf .cache

FROM node:22-slim
WORKDIR /site
COPY --from=build /site ./
RUN mkdir data releases && chown node data releases
USER node
VOLUME ["/site/data", "/site/releases"]
ENV HOST=0.0.0.0 SITE_FOLDER=releases/current/public
EXPOSE 8000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:8000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
# Releasing keeps the files of the image before, for tabs that are still open.
CMD ["sh", "-c", "node --import tsx src/hosts/release/release.ts --built && exec node --import tsx src/hosts/server/main.ts"]
