import { headerRules } from "../../src/site/headers";
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

  describe("headers", () => {
    const everywhere = Object.entries(headerRules([], "")[0]!.headers)
      .filter(([name]) => name !== "Strict-Transport-Security")
      .map(([name, value]) => [name.toLowerCase(), value]);

    test.each(["/about", "/About/", "/nowhere", "/%zz", script])(
      "for every path are sent with %s",
      async (path) => {
        expect((await get(path)).headers).toMatchObject(
          Object.fromEntries(everywhere),
        );
      },
    );

    test.each(["/", pages.guide, "/nowhere"])(
      "contain one content security policy for %s",
      async (path) => {
        const { headers } = await get(path);
        expect(headers["content-security-policy"]).toBe(pagePolicy());
        expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
      },
    );

    test("only restrict framing for the editor", async () => {
      const { status, headers } = await get("/admin");
      expect(status).toBe(200);
      expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
      expect(headers["cross-origin-opener-policy"]).toBe(
        "same-origin-allow-popups",
      );
    });

    test("forbid scripts in the response to a form", async () => {
      const { headers } = await ask(origin(), "/api/quote", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "name=A",
      });
      expect(headers["content-security-policy"]).toMatch(
        /^default-src 'none'; style-src 'unsafe-inline'; /,
      );
    });

    test.each([script, style, picture])(
      "let caches keep %s forever",
      async (path) => {
        const { status, headers } = await get(path);
        expect(status).toBe(200);
        expect(headers["cache-control"]).toBe(
          "public, max-age=31536000, immutable",
        );
      },
    );

    test.each(["/about", "/page-data/app-data.json", "/sitemap-0.xml"])(
      "make caches revalidate %s",
      async (path) => {
        const { status, headers } = await get(path);
        expect(status).toBe(200);
        expect(headers["cache-control"]).toBe(
          "public, max-age=0, must-revalidate",
        );
      },
    );

    test("don't reveal the server software", async () => {
      expect((await get("/about")).headers).not.toHaveProperty("x-powered-by");
    });
  });
}
