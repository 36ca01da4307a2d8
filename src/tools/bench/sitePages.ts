import fs from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import { routes } from "../../site/routes";

/**
 * The paths of a built site's pages: those in its XML sitemap, sorted, and the
 * 404 page.
 * @param folder of the built site
 * @throws if the site is not built
 */
export function sitePages(folder: string): string[] {
  const file = path.join(folder, "sitemap-0.xml");
  if (!fs.existsSync(file))
    throw new Error(`${folder} has no built site: run "npm run build" first`);
  const sitemap = parse(fs.readFileSync(file, "utf8"));
  const paths = sitemap
    .querySelectorAll("url > loc")
    .map(({ text }) => new URL(text).pathname);
  return [...paths.sort(), routes.notFound];
}
