import fs from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import { routes } from "../../site/routes";

/**
 * Paths of the pages of a built site: those of its XML sitemap, sorted, and
 * the screen of unknown paths.
 * @param folder of what is built
 * @throws when nothing is built
 */
export function sitePages(folder: string): string[] {
  const file = path.join(folder, "sitemap-0.xml");
  if (!fs.existsSync(file))
    throw new Error(`${folder} holds no built site: run "npm run build" first`);
  const sitemap = parse(fs.readFileSync(file, "utf8"));
  const paths = sitemap
    .querySelectorAll("url > loc")
    .map(({ text }) => new URL(text).pathname);
  return [...paths.sort(), routes.notFound];
}
