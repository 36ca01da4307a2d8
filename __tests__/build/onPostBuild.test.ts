import fs from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { onPostBuild } from "../../src/build/onPostBuild";
import { headerRules } from "../../src/site/headers";
import { siteUrl } from "../../src/site/env";
import { gatsbyPage, scriptsSlice } from "../support/gatsbyPage";
import { temporaryFolder } from "../support/temporaryFolder";

jest.mock("../../src/build/reportFaults", () => ({
  siteRedirects: () => ({ "/quote": "/contact" }),
}));

const started = { folder: process.cwd(), SITE_URL: process.env.SITE_URL };

afterEach(() => {
  process.chdir(started.folder);
  if (started.SITE_URL === undefined) delete process.env.SITE_URL;
  else process.env.SITE_URL = started.SITE_URL;
});

/** The scripts that the hook bundles, by path. */
const browserSources: Record<string, Buffer> = {};

beforeAll(async () => {
  for (const folder of ["src/build/hydration", "src/components/layout/menu"])
    for (const file of await fs.readdir(folder))
      browserSources[`${folder}/${file}`] = await fs.readFile(
        path.join(folder, file),
      );
});

/** Runs the hook in a project whose site was just built. */
async function run(files: Record<string, string> = {}) {
  const folder = await temporaryFolder({
    "public/index.html": gatsbyPage("<p>Home</p>", { path: "/" }),
    "public/_gatsby/slices/_gatsby-scripts-1.html": scriptsSlice,
    ...browserSources,
    ".cache/bundled-packages.json": "[]",
    ...files,
  });
  process.chdir(folder);
  await onPostBuild(
    {
      getNodesByType: () => [{ path: "/" }],
      reporter: { warn: jest.fn() },
    } as unknown as BuildArgs,
    { plugins: [] },
    () => undefined,
  );
  const read = (name: string) =>
    fs.readFile(path.join(folder, "public", name), "utf8");
  return { read };
}

test.each([
  ["https://movers.test/", "https://movers.test"],
  [undefined, siteUrl(undefined)],
])(
  "with SITE_URL %p, robots.txt names the sitemap at %s and allows all crawlers",
  async (value, origin) => {
    if (value === undefined) delete process.env.SITE_URL;
    else process.env.SITE_URL = value;
    const { read } = await run();
    expect(await read("robots.txt")).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`,
    );
  },
);

describe("hosts get", () => {
  test("the headers and redirects of the site", async () => {
    const { read } = await run();
    expect(await read("_headers")).toMatch(
      /^\/\n {2}Content-Security-Policy: default-src 'self'; script-src/m,
    );
    const redirected = await read("_redirects");
    expect(redirected).toContain("/quote /contact 301\n");
    expect(redirected).toContain("/sitemap.xml /sitemap-index.xml 301\n");
    expect(JSON.parse(await read("headers.json"))).toEqual(
      headerRules(
        ["/"],
        expect.stringContaining("default-src 'self'") as string,
      ),
    );
  });

  test("no file that only the build needs", async () => {
    const { read } = await run({
      "public/app-1.js.map": "{}",
      "public/webpack.stats.json": "{}",
    });
    await expect(read("app-1.js.map")).rejects.toThrow("ENOENT");
    await expect(read("webpack.stats.json")).rejects.toThrow("ENOENT");
    await expect(read("index.html")).resolves.toContain("<p>Home</p>");
  });
});

test("the site has license notices, compressed files and an editor", async () => {
  const { read } = await run({
    "public/about/index.html": "<p>About</p>".repeat(1000),
  });
  expect(await read("licenses.txt")).toContain("Jost");
  expect(await read("about/index.html.br")).not.toBe("");
  expect(await read("admin/index.html")).toContain("npm run cms");
});
