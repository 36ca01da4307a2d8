import { builtFiles, readBuilt } from "../support/builtFiles";

const fileLike = (name: RegExp) =>
  Array.from(builtFiles).find((file) => name.test(file))!;

/** A file of each kind that is named after its content. */
export const script = fileLike(/^\/app-[0-9a-f]+\.js$/);
export const style = fileLike(/^\/styles\.[0-9a-f]+\.css$/);
export const picture = fileLike(/^\/static\/.*\.avif$/);

/** Where the site says that its pages are. */
export const sitemapPaths: readonly string[] = Array.from(
  readBuilt("/sitemap-0.xml").matchAll(/<loc>(.*?)<\/loc>/g),
  ([, url]) => new URL(url!).pathname,
);
