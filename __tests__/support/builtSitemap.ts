import { builtFiles, readBuilt } from "./builtFiles";
import { builtOrigin } from "./builtPages";

/** The XML sitemaps of the built site, without their index. */
export const sitemapFiles = Array.from(builtFiles).filter((file) =>
  /^\/sitemap-\d+\.xml$/.test(file),
);

/** The URLs in a sitemap or sitemap index. */
export const locationsIn = (file: string): string[] =>
  Array.from(
    readBuilt(file).matchAll(/<loc>(.*?)<\/loc>/g),
    ([, url = ""]) => url,
  );

interface SitemapEntry {
  readonly path: string;
  /** Date of the page's last change, if the sitemap has one. */
  readonly changed: string | undefined;
  readonly pictures: readonly string[];
}

/** The entries of all XML sitemaps. */
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
