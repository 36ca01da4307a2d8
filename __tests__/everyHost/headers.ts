import { responsePolicy } from "../../src/site/headers";
import { pagePolicy } from "../../src/site/policy";
import { pages } from "../fixture/content";
import { ask } from "../support/ask";
import { builtFiles } from "../support/builtFiles";

const fileLike = (name: RegExp) =>
  Array.from(builtFiles).find((file) => name.test(file))!;

/** One hashed file of each kind. */
export const script = fileLike(/^\/app-[0-9a-f]+\.js$/);
export const picture = fileLike(/^\/static\/.*\.avif$/);
const style = fileLike(/^\/app\.[0-9a-f]+\.css$/);

/**
 * Declares the tests of a host's response headers.
 * @param origin returns the host's origin, once it has started
 */
export function describeHeaders(origin: () => string): void {
  const get = (path: string) => ask(origin(), path);

  const everywhere = { "x-content-type-options": "nosniff" };
  const page = {
    ...everywhere,
    "content-security-policy": pagePolicy(),
    "cross-origin-resource-policy": "same-origin",
  };
  const revalidated = { "cache-control": "public, max-age=0, must-revalidate" };
  const kept = { "cache-control": "public, max-age=31536000, immutable" };

  test.each<[string, number, Record<string, string>]>([
    ["/", 200, { ...page, ...revalidated }],
    [pages.guide, 200, { ...page, ...revalidated }],
    ["/nowhere", 404, page],
    ["/%zz", 404, page],
    ["/About/", 301, everywhere],
    [script, 200, { ...everywhere, ...kept }],
    [style, 200, kept],
    [picture, 200, kept],
    ["/page-data/app-data.json", 200, revalidated],
    ["/sitemap-0.xml", 200, revalidated],
    [
      "/admin",
      200,
      {
        "content-security-policy": "frame-ancestors 'none'",
        "cross-origin-opener-policy": "same-origin-allow-popups",
      },
    ],
    [
      "/api/quote?sent",
      200,
      { ...everywhere, "content-security-policy": responsePolicy },
    ],
  ])("%s (%i) has its headers", async (path, status, expected) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(expected);
    expect(answer.headers).not.toHaveProperty("x-powered-by");
  });
}
