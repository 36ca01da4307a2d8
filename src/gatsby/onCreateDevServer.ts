import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readAdminContent } from "../cms/adminContent";
import { cmsBackend } from "../cms/cmsBackend";
import { serveLocalFiles } from "../cms/localFiles";
import { refuseOtherSites, sameSiteOnly } from "../cms/ownPages";
import type { App } from "../cms/ownPages";
import { writeAdmin } from "../cms/writeAdmin";
import { developmentReceiver } from "../hosts/server/developmentReceiver";
import { routes } from "../site/routes";
import { guardSocket } from "./gatsbyInternals";

/** The parts of Express that are used here. */
interface Response extends ServerResponse {
  json: (value: unknown) => void;
  sendFile: (file: string, options?: { root: string }) => void;
}
interface Server {
  all: (
    address: string,
    handler: (request: IncomingMessage, response: ServerResponse) => void,
  ) => void;
  get: (
    address: string,
    handler: (
      request: { params: Record<string, string> },
      response: Response,
      fail: (error: unknown) => void,
    ) => void,
  ) => void;
}

const folder = path.resolve("public/admin");

/**
 * Serves what is no Gatsby page under `gatsby develop`: the quote receiver,
 * `/admin` with the content as it is at each request, and under `npm run cms` the
 * files that it edits.
 */
export const onCreateDevServer: NonNullable<
  GatsbyNode["onCreateDevServer"]
> = async ({ app, reporter }) => {
  refuseOtherSites(app as App);
  guardSocket(sameSiteOnly);
  await writeAdmin(folder, cmsBackend(process.env));
  const server = app as Server;
  server.all(
    routes.quoteReceiver,
    developmentReceiver(process.cwd(), (error) =>
      reporter.error(`Quote requests can't be saved: ${String(error)}`),
    ),
  );
  if (process.env.CMS_LOCAL) {
    await serveLocalFiles(app as App);
    reporter.info(
      "The editor is at /admin of the address that follows. Gatsby bundles the site's pages first, which takes a minute or two.",
    );
  }
  server.get("/admin", (_request, response) =>
    response.sendFile("index.html", { root: folder }),
  );
  server.get("/admin/content.json", (_request, response, fail) => {
    readAdminContent().then((content) => response.json(content), fail);
  });
  server.get("/admin/images/*", ({ params }, response) =>
    response.sendFile(params[0] ?? "", {
      root: path.resolve("content/images"),
    }),
  );
};
