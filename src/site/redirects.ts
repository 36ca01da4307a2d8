import { canonicalPath } from "./routes";

/** Target paths by former, guessed or printed path. */
export type Redirects = Readonly<Record<string, string>>;

/** Adds what hosts redirect, too: the usual name of the XML sitemap. */
export const hostRedirects = (redirects: Redirects): Redirects => ({
  ...redirects,
  "/sitemap.xml": "/sitemap-index.xml",
});

/** The redirect target of a path in any spelling: `/Quote/` to `/contact`. */
export function redirectOf(path: string, table: Redirects): string | undefined {
  const from = canonicalPath(path);
  return Object.hasOwn(table, from) ? table[from] : undefined;
}
