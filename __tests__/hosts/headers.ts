import { headerRules } from "../../src/site/headers";
import { pages } from "../fixture/content";
import { ask } from "../support/ask";
import { picture, script, style } from "./files";

/**
 * Declares the tests of what a host says beside its answers.
 * @param origin of the host, once it is started
 */
export function describeHeaders(origin: () => string): void {
  const get = (path: string) => ask(origin(), path);

  describe("headers", () => {
    const everywhere = Object.entries(headerRules([], "")[0]!.headers)
      .filter(([name]) => name !== "Strict-Transport-Security")
      .map(([name, value]) => [name.toLowerCase(), value]);

    test.each(["/", "/about", "/About/", "/quote", "/nowhere", "/%zz", script])(
      "protect the visitor of %s",
      async (path) => {
        expect((await get(path)).headers).toMatchObject(
          Object.fromEntries(everywhere),
        );
      },
    );

    test.each(["/", "/about", pages.guide, "/nowhere"])(
      "say once what %s may load and run",
      async (path) => {
        const { headers } = await get(path);
        expect(headers["content-security-policy"]).toMatch(
          /^default-src 'self'; script-src 'self'(?: 'sha256-[^']+')+; [^,]*frame-ancestors 'none'$/,
        );
        expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
        expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
      },
    );

    test("leave it to the editor what that may load, but not who frames it", async () => {
      const { status, headers } = await get("/admin");
      expect(status).toBe(200);
      expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
      expect(headers["cross-origin-opener-policy"]).toBe(
        "same-origin-allow-popups",
      );
    });

    test("have the answer to a form run nothing", async () => {
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
      "let caches keep %s for ever",
      async (path) => {
        const { status, headers } = await get(path);
        expect(status).toBe(200);
        expect(headers["cache-control"]).toBe(
          "public, max-age=31536000, immutable",
        );
      },
    );

    test.each([
      "/",
      "/about",
      "/page-data/app-data.json",
      "/page-data/about/page-data.json",
      "/robots.txt",
      "/sitemap-0.xml",
    ])("have caches ask again for %s", async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe(
        "public, max-age=0, must-revalidate",
      );
    });

    test("say nothing of the machinery", async () => {
      expect((await get("/about")).headers).not.toHaveProperty("x-powered-by");
    });
  });
}
