import fs from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import type { BrowserContextOptions } from "playwright-core";
import { kindOf, slugOf } from "../../src/content-model/contentFile";
import { routes } from "../../src/site/routes";
import { serveSite } from "../../src/tools/bench/serveSite";
import { fixtureContent } from "../fixture/content";
import { browserPages, hydrated } from "../support/browserPages";
import { fixtureProject } from "../support/builtFolder";
import { contentText } from "../support/contentText";
import { codeIn } from "../support/codeIn";
import {
  hostileFiles,
  pageFiles,
  writeHostileContent,
  written,
} from "../support/hostilePages";
import { readThrough } from "../support/readThrough";
import { policyViolationsOn } from "../support/policyViolations";
import { differences } from "../support/sameFiles";
import { buildProject, writeProject } from "../support/siteBuild";
import { temporaryFolder } from "../support/temporaryFolder";

// Each test builds a site.
jest.setTimeout(600_000);

/**
 * A copy of the fixture project with its cache. It is beside the original,
 * because webpack's chunk names depend on the relative path to the packages.
 */
const copy = path.resolve(".fixture-copy");
const built = path.join(copy, "public");
const cold = path.join(fixtureProject, "public");

/** Replaces text in a file of the copy. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const name = path.join(copy, file);
  const text = await fs.readFile(name, "utf8");
  if (!text.includes(from)) throw new Error(`${file} doesn't contain ${from}`);
  await fs.writeFile(name, text.replace(from, to));
}

const component = {
  file: "src/layouts/SiteLayout.tsx",
  from: '<main id="content"',
  to: '<main id="content" data-edited="component"',
};
const style = {
  file: "src/styles/base.css",
  from: "@layer base {",
  to: "@layer base { main { scroll-snap-stop: always; }",
};

/** The output of the build with hostile content. */
let output: string;
/** A copy of that site, which later builds don't change. */
let hostile: string;
let pages: string[];

const { newPage } = browserPages(async () => {
  await fs.rm(copy, { recursive: true, force: true });
  await fs.cp(fixtureProject, copy, {
    recursive: true,
    verbatimSymlinks: true,
  });
  await writeProject(copy, await writeHostileContent());
  for (const { file, from, to } of [component, style])
    await edit(file, from, to);
  output = await buildProject(copy);
  hostile = path.join(await temporaryFolder(), "public");
  await fs.cp(built, hostile, { recursive: true });
  pages = await pageFiles(hostile);
  return serveSite(hostile);
});
afterAll(() => fs.rm(copy, { recursive: true, force: true }));

const read = (file: string, folder = hostile) =>
  fs.readFile(path.join(folder, file), "utf8");

describe("a site with hostile content", () => {
  test("contains none of it as an element, an attribute or a script", async () => {
    expect(pages.length).toBeGreaterThan(15);
    for (const page of pages) {
      const html = parse(await read(page), {
        blockTextElements: { script: true, style: true },
      });
      expect([page, codeIn(html)]).toEqual([page, []]);
      // Only the attacks use these elements.
      expect(html.querySelectorAll("b, img[src=x]").map(String)).toEqual([]);
      const scripts = html.querySelectorAll("script");
      const running = scripts.filter((script) => !script.hasAttribute("type"));
      expect([page, running.map(({ text }) => text).join()]).toEqual([
        page,
        expect.not.stringContaining("hit("),
      ]);
      for (const data of scripts.filter((each) => each.hasAttribute("type")))
        expect(JSON.parse(data.text)).toEqual(expect.any(Object));
    }
  });

  test("has the text unchanged in valid feeds, sitemaps and manifests", async () => {
    const page = await newPage({ bypassCSP: true });
    const [feed, sitemap] = await page.evaluate(
      (sources) =>
        sources.map((source) => {
          const xml = new DOMParser().parseFromString(source, "text/xml");
          return {
            faults: xml.querySelectorAll("parsererror").length,
            titles: Array.from(
              xml.querySelectorAll("item > title"),
              ({ textContent }) => textContent.replace(/\s+/g, " ").trim(),
            ),
            pages: xml.querySelectorAll("loc").length,
          };
        }),
      [await read("rss.xml"), await read("sitemap-0.xml")],
    );
    expect(feed).toMatchObject({
      faults: 0,
      titles: [written("posts/moving-to-tacoma.md", "heading")],
    });
    expect(sitemap?.faults).toBe(0);
    expect(sitemap?.pages).toBeGreaterThan(15);

    const manifest = JSON.parse(await read("manifest.webmanifest")) as {
      name: string;
    };
    expect(manifest.name).toBe(written("settings/company.md", "name"));
    for (const file of ["_headers", "_redirects", "robots.txt"])
      expect(await read(file)).not.toMatch(/hit/i);
  });

  const policies: [string, BrowserContextOptions][] = [
    ["with the content security policy, which is never violated", {}],
    ["without the content security policy", { bypassCSP: true }],
  ];

  test.each(policies)(
    "shows every page and runs none of it, %s",
    async (_policy, options) => {
      const page = await newPage(options);
      const problems = await policyViolationsOn(page);
      page.on("dialog", (dialog) => {
        problems.push(dialog.message());
        void dialog.dismiss();
      });
      page.on("pageerror", ({ message }) => problems.push(message));
      page.on("console", (message) => {
        if (message.text().startsWith("hit")) problems.push(message.text());
      });
      await page.addInitScript(() => {
        Object.assign(window, {
          hit: (number: number) => {
            console.log("hit", number);
          },
        });
      });
      // Hosts serve no page at /404/, and Gatsby doesn't hydrate it there.
      const visited = pages.filter((name) =>
        /(?<!^404\/)index\.html$/.test(name),
      );
      for (const file of visited) {
        await page.goto(`/${file.replace(/\/?index\.html$/, "")}`);
        await readThrough(page);
        await hydrated(page);
        await readThrough(page);
      }
      expect(problems).toEqual([]);
      await page.goto("/");
      const heading = () => page.locator("h1").innerText();
      const before = await heading();
      expect(before).toContain("hit(");
      await hydrated(page);
      expect(await heading()).toBe(before);
    },
  );
});

describe("a build with the cache of an earlier one", () => {
  test("reports that the project was copied", () => {
    const lines = output.split("\n");
    expect(
      lines.filter((line) => line.includes("made in another folder")),
    ).toHaveLength(1);
  });

  test("updates an edited style on every page, and an edited city wherever it is shown", async () => {
    const mark = "scroll-snap-stop:always";
    for (const page of pages) expect(await read(page)).toContain(mark);
    await fs.copyFile(style.file, path.join(copy, style.file));
    const city = hostileFiles.find(
      ({ path }) => kindOf(path)?.name === "City",
    )!;
    const edited = {
      name: "Edmonds by the Sea",
      heading: "Edmonds, up or down",
    };
    const frontMatter = { ...city.frontMatter, ...edited };
    await fs.writeFile(
      path.join(copy, "content", city.path),
      contentText({ ...city, frontMatter }),
    );
    await buildProject(copy);
    expect(await pageFiles(built)).toEqual(pages);
    for (const page of pages)
      expect([page, await read(page, built)]).toEqual([
        page,
        expect.not.stringContaining(mark),
      ]);
    const county = String(city.frontMatter.county);
    const page = routes.city(county, slugOf(city.path)).slice(1);
    expect(await read(`${page}/index.html`, built)).toContain(
      `${edited.heading}</h1>`,
    );
    for (const list of ["locations", `locations/${county}`, "sitemap"])
      expect(await read(`${list}/index.html`, built)).toContain(edited.name);
  });

  test("produces the same files as a cold build", async () => {
    // This restores the component and the content.
    await writeProject(copy, fixtureContent);
    await buildProject(copy);
    expect(await differences(built, cold)).toEqual([]);
  });
});
