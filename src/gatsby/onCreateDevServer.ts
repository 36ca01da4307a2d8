import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readAdminContent } from "../cms/readAdminContent";
import { createCmsBackendConfig } from "../cms/createCmsBackendConfig";
import { serveDecapFileApi } from "../devServer/decapFileApi";
import {
  blockCrossSiteRequests,
  requireSameSite,
} from "../devServer/sameOrigin";
import type { ExpressApp } from "../devServer/sameOrigin";
import { writeAdmin } from "../cms/writeAdmin";
import { createDevelopmentReceiver } from "../devServer/createDevelopmentReceiver";
import { routes } from "../site/routes";
import { prependSocketMiddleware } from "./gatsbyInternals";

/** The parts of Express that are used here. */
interface ExpressResponse extends ServerResponse {
  json: (value: unknown) => void;
  sendFile: (file: string, options?: { root: string }) => void;
}
interface ExpressRoutes {
  all: (
    address: string,
    handler: (request: IncomingMessage, response: ServerResponse) => void,
  ) => void;
  get: (
    address: string,
    handler: (
      request: { params: Record<string, string> },
      response: ExpressResponse,
      fail: (error: unknown) => void,
    ) => void,
  ) => void;
}

const adminFolder = path.resolve("public/admin");

/**
 * Serves under `gatsby develop` what isn't a Gatsby page: the quote receiver, `/admin` with
 * the content as it is at each request, and under `npm run cms` the files that the editor
 * reads and writes.
 */
export const onCreateDevServer: NonNullable<
  GatsbyNode["onCreateDevServer"]
> = async ({ app, reporter }) => {
  blockCrossSiteRequests(app as ExpressApp);
  prependSocketMiddleware(requireSameSite);
  await writeAdmin(adminFolder, createCmsBackendConfig(process.env));
  const express = app as ExpressRoutes;
  express.all(
    routes.quoteReceiver,
    createDevelopmentReceiver(process.cwd(), (error) =>
      reporter.error(`Quote requests can't be saved: ${String(error)}`),
    ),
  );
  if (process.env.CMS_LOCAL) {
    await serveDecapFileApi(app as ExpressApp);
    reporter.info(
      "The editor is at /admin of the address that follows. Gatsby bundles the site's pages first, which takes a minute or two.",
    );
  }
  express.get("/admin", (_request, response) =>
    response.sendFile("index.html", { root: adminFolder }),
  );
  express.get("/admin/content.json", (_request, response, next) => {
    readAdminContent().then((content) => response.json(content), next);
  });
  express.get("/admin/images/*", ({ params }, response) =>
    response.sendFile(params[0] ?? "", {
      root: path.resolve("content/images"),
    }),
  );
};
