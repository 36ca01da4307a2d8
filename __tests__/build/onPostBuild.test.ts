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
    { getNodesByType: () => [{ path: "/" }] } as unknown as BuildArgs,
    { plugins: [] },
    () => undefined,
  );
  const read = (name: string) =>
    fs.readFile(path.join(folder, "public", name), "utf8");
  return { read };
}

describe("robots.txt", () => {
  test("names the sitemap at SITE_URL and allows all crawlers", async () => {
    process.env.SITE_URL = "https://movers.test/";
    const { read } = await run();
    const lines = (await read("robots.txt")).split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "User-agent: *",
        "Allow: /",
        "Sitemap: https://movers.test/sitemap-index.xml",
      ]),
    );
    expect(lines.join("\n")).not.toContain("Disallow");
  });

  test("uses the placeholder if SITE_URL is not set", async () => {
    delete process.env.SITE_URL;
    const { read } = await run();
    expect(await read("robots.txt")).toContain(
      `Sitemap: ${siteUrl(undefined)}/sitemap-index.xml`,
    );
  });
});

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

test("the site has the license notices", async () => {
  const { read } = await run();
  await expect(read("licenses.txt")).resolves.toContain("Jost");
});

test("the built files are compressed", async () => {
  const { read } = await run({
    "public/about/index.html": "<p>About</p>".repeat(1000),
  });
  await expect(read("about/index.html.br")).resolves.not.toBe("");
});

test("the CMS page explains how to set it up", async () => {
  const { read } = await run();
  expect(await read("admin/index.html")).toContain("npm run cms");
});
