import fs from "node:fs/promises";
import path from "node:path";
import type { ServedSite } from "../server/servedSite";
import { routes } from "../../site/routes";

/** Internal links and sources in a page, without queries and fragments. */
const internalLinks = /\s(?:src|href)="(\/(?!\/)[^"?#]*)/g;

/**
 * Finds internal links to paths that don't exist.
 * @param pages files of the pages, such as `/about/index.html`
 * @returns the broken links as `page: path`
 */
export async function brokenLinks(
  { root, resolve }: ServedSite,
  pages: readonly string[],
): Promise<string[]> {
  const broken = await Promise.all(
    pages.map(async (page) => {
      const html = await fs.readFile(path.join(root, page), "utf8");
      const targets = new Set(
        Array.from(html.matchAll(internalLinks), ([, target = ""]) => target),
      );
      return [...targets]
        .filter(
          (target) =>
            target !== routes.quoteReceiver && "notFound" in resolve(target),
        )
        .map((target) => `${page}: ${target}`);
    }),
  );
  return broken.flat();
}
