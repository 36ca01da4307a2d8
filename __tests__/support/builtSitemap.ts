import { builtFiles, readBuilt } from "./builtFiles";
import { builtOrigin } from "./builtPages";

/** XML sitemaps of the built site, without their index. */
export const sitemapFiles = Array.from(builtFiles).filter((file) =>
  /^\/sitemap-\d+\.xml$/.test(file),
);

/** Addresses of pages or sitemaps that a sitemap or their index holds. */
export const locationsIn = (file: string): string[] =>
  Array.from(
    readBuilt(file).matchAll(/<loc>(.*?)<\/loc>/g),
    ([, url = ""]) => url,
  );

interface SitemapEntry {
  readonly path: string;
  /** When the page was last changed, if the sitemap says so. */
  readonly changed: string | undefined;
  readonly pictures: readonly string[];
}

/** What the XML sitemaps say of each page. */
export const sitemapEntries = (): SitemapEntry[] =>
  sitemapFiles.flatMap((file) =>
    Array.from(
      readBuilt(file).matchAll(/<url>(.*?)<\/url>/gs),
      ([, entry = ""]) => ({
        path: (/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "").slice(
          builtOrigin().length,
        ),
        changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
        pictures: Array.from(
          entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g),
          ([, url = ""]) => url,
        ),
      }),
    ),
  );
