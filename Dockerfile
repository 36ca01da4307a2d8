# Builds the site, and serves it with its inbox. compose.yaml adds TLS.
FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY src/cms/absent src/cms/absent
RUN npm ci
COPY . .
ARG SITE_URL
ARG NOT_READY
ARG GATSBY_QUOTE_ENDPOINT
ARG CMS_GITHUB_REPO
ARG CMS_GITHUB_BRANCH
ARG CMS_AUTH_SCOPE
ARG CMS_AUTH_URL
# The only `.env*` file in this stage, which is not part of the image.
RUN bash src/hosts/checkEnvFile.sh && rm -f .env.production
RUN npm run build && node --import tsx src/hosts/collectServer.ts /server
# Leaves the packages that the server imports, in the versions of package-lock.json.
RUN cp /server/package.json . && npm prune --omit=dev --offline --no-audit

FROM node:22-slim
WORKDIR /site
COPY --from=build /server ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/public public
RUN mkdir data && chown node data
USER node
VOLUME /site/data
ENV HOST=0.0.0.0
EXPOSE 8000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:8000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "--import", "tsx", "src/hosts/server/main.ts"]
