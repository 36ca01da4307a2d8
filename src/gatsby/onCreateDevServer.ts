import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createCmsBackendConfig } from "../cms/createCmsBackendConfig";
import { writeAdmin } from "../cms/writeAdmin";
import { createDevelopmentReceiver } from "../devServer/createDevelopmentReceiver";
import { prependMiddleware } from "../devServer/prependMiddleware";
import { requireSameOriginOrNavigation } from "../devServer/sameOrigin";
import type { ExpressApp } from "../devServer/sameOrigin";
import { serveEditor } from "./serveEditor";
import { routes } from "../site/routes";
import { onServerListening, prependSocketMiddleware } from "./gatsbyInternals";

/**
 * Serves the parts of the site that aren't Gatsby pages under `gatsby develop`: the quote
 * receiver, and the editor at `/admin`. Under `npm run cms`, the editor edits the files of
 * this machine.
 */
export const onCreateDevServer: NonNullable<
  GatsbyNode["onCreateDevServer"]
> = async ({ app, reporter }) => {
  const project = process.cwd();
  const adminFolder = path.resolve("public/admin");
  const canEdit = Boolean(process.env.CMS_LOCAL);
  const express = app as ExpressApp;
  prependSocketMiddleware(requireSameOriginOrNavigation);
  await writeAdmin(adminFolder, createCmsBackendConfig(process.env));
  await prependMiddleware(express, async () => {
    express.use(requireSameOriginOrNavigation);
    express.all(
      routes.quoteReceiver,
      createDevelopmentReceiver(project, (error) =>
        reporter.error(`Quote requests can't be saved: ${String(error)}`),
      ),
    );
    await serveEditor(express, adminFolder, project, canEdit);
  });
  if (canEdit)
    onServerListening((port) => {
      reporter.info(
        `The editor is at http://localhost:${port}/admin. Gatsby bundles the site's pages meanwhile, which takes a minute or two.`,
      );
    });
};
