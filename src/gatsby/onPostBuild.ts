import fs from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { cmsBackend } from "../cms/cmsBackend";
import { writeAdmin, writeAdminContent } from "../cms/writeAdmin";
import { headerRules } from "../site/headers";
import { pagePolicy } from "../site/policy";
import { hostRedirects } from "../site/routes";
import { isExampleSite, quoteEndpoint, siteUrl } from "../site/env";
import { siteRedirects } from "./reportErrors";
import { removeBuildFiles, writeHostFiles } from "./output/hostFiles";
import { writeOpaqueIcons } from "./output/icons";
import { writeOfflineWorker } from "./output/offlineTools";
import { precompress } from "./output/precompress";
import { writeReleaseFile } from "./output/releaseFile";

/**
 * Writes what depends on the whole site: robots.txt, the CMS, the tools' service
 * worker, host configuration and compressed copies.
 */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({
  reporter,
  getNodesByType,
}) => {
  const folder = path.resolve("public");
  const pages = getNodesByType("SitePage").map((page) => page.path as string);
  const redirects = siteRedirects();
  const endpoint = quoteEndpoint(process.env.GATSBY_QUOTE_ENDPOINT);
  await fs.writeFile(
    path.join(folder, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl(process.env.SITE_URL)}/sitemap-index.xml\n`,
  );
  await writeOpaqueIcons(folder);
  const admin = path.join(folder, "admin");
  const backend = cmsBackend(process.env);
  await writeAdmin(admin, backend);
  if (backend) await writeAdminContent(admin);
  await removeBuildFiles(folder);
  await writeOfflineWorker(folder);
  await precompress(folder);
  await writeReleaseFile(folder);
  await writeHostFiles(
    folder,
    headerRules(pages, pagePolicy(endpoint)),
    hostRedirects(redirects),
  );
  if (isExampleSite(process.env.SITE_URL))
    reporter.warn(
      `SITE_URL isn't set: robots.txt, the sitemap and all pages name ${siteUrl(undefined)}. Such a build can't be released.`,
    );
};
