import { builtFiles, readBuilt } from "../support/builtFiles";

const fileLike = (name: RegExp) =>
  Array.from(builtFiles).find((file) => name.test(file))!;

/** One hashed file of each kind. */
export const script = fileLike(/^\/app-[0-9a-f]+\.js$/);
export const style = fileLike(/^\/styles\.[0-9a-f]+\.css$/);
export const picture = fileLike(/^\/static\/.*\.avif$/);

/** The paths in the sitemap. */
export const sitemapPaths: readonly string[] = Array.from(
  readBuilt("/sitemap-0.xml").matchAll(/<loc>(.*?)<\/loc>/g),
  ([, url]) => new URL(url!).pathname,
);
