import fs from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { createCmsBackendConfig } from "../cms/createCmsBackendConfig";
import { writeAdmin, writeAdminContent } from "../cms/writeAdmin";
import { buildHeaderRules } from "../site/headers";
import { buildPageCsp } from "../site/policy";
import { withSitemapRedirect } from "../site/routes";
import { isExampleSite, parseQuoteEndpoint, parseSiteUrl } from "../site/env";
import { getCheckedRedirects } from "./reportContentErrors";
import { removeBuildFiles, writeHostFiles } from "./output/writeHostFiles";
import { writeOpaqueIcons } from "./output/writeOpaqueIcons";
import { writeOfflineWorker } from "./output/writeOfflineWorker";
import { precompress } from "./output/precompress";
import { writeReleaseFile } from "./output/writeReleaseFile";

/**
 * Writes the files that depend on the whole site: robots.txt, icons, the editor, the tools'
 * service worker, host configuration and compressed copies.
 */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({
  reporter,
  getNodesByType,
}) => {
  const folder = path.resolve("public");
  const pages = getNodesByType("SitePage").map((page) => page.path as string);
  const redirects = getCheckedRedirects();
  const endpoint = parseQuoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT);
  await fs.writeFile(
    path.join(folder, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${parseSiteUrl(process.env.SITE_URL)}/sitemap-index.xml\n`,
  );
  await writeOpaqueIcons(folder);
  const admin = path.join(folder, "admin");
  const backend = createCmsBackendConfig(process.env);
  await writeAdmin(admin, backend);
  if (backend) await writeAdminContent(admin);
  await removeBuildFiles(folder);
  await writeOfflineWorker(folder);
  await precompress(folder);
  await writeReleaseFile(folder);
  await writeHostFiles(
    folder,
    buildHeaderRules(pages, buildPageCsp(endpoint)),
    withSitemapRedirect(redirects),
  );
  if (isExampleSite(process.env.SITE_URL))
    reporter.warn(
      `SITE_URL isn't set: robots.txt, the sitemap and all pages name ${parseSiteUrl(undefined)}. Such a build can't be released.`,
    );
};
