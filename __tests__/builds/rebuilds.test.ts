import "../support/fixtureOnly";
import fs from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import type { BrowserContextOptions } from "playwright-core";
import { serveSite } from "../../src/tools/bench/serveSite";
import { fixtureContent, pages as paths } from "../fixture/content";
import { checks } from "../floor/checks";
import { browserPages, hydrated, takenOver } from "../support/browserPages";
import { fixtureFolder } from "../support/builtFolder";
import { codeIn } from "../support/codeIn";
import {
  built,
  copy,
  copyFixture,
  edit,
  readBuilt as read,
} from "../support/copiedFixture";
import {
  pageFiles,
  writeHostileContent,
  written,
} from "../support/hostilePages";
import { readThrough } from "../support/readThrough";
import { policyViolationsOn } from "../support/policyViolations";
import { differences } from "../support/sameFiles";
import { buildProject, writeProject } from "../support/siteBuild";
import { follow } from "../support/visitor";
import { walkedPages } from "../support/walkedPages";

// Sites are built.
jest.setTimeout(600_000);

const component = {
  file: "src/components/layout/SiteLayout.tsx",
  from: '<main id="content"',
  to: '<main id="content" data-edited="component"',
  mark: 'data-edited="component"',
};
const style = {
  file: "src/styles/base.css",
  from: "@layer base {",
  to: "@layer base { main { scroll-snap-stop: always; }",
  mark: "scroll-snap-stop:always",
};

afterAll(() => fs.rm(copy, { recursive: true, force: true }));

describe("a site with hostile content, built in a copied project", () => {
  let output: string;
  let pages: string[];

  const { newPage } = browserPages(async () => {
    await copyFixture();
    await writeProject(copy, await writeHostileContent());
    await edit(component);
    await edit(style);
    output = await buildProject(copy);
    pages = await pageFiles(built);
    return serveSite(built);
  });

  test("reports once that the project was copied", () => {
    expect(output.match(/made in another folder/g)).toHaveLength(1);
  });

  test("has the edited component and style on every page", async () => {
    for (const page of pages)
      for (const { mark } of [component, style])
        expect([page, await read(page)]).toEqual([
          page,
          expect.stringContaining(mark),
        ]);
  });

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

/** An edit of a city, which the next build takes back. */
const city = [
  ["name: Edmonds", "name: Edmonds by the Sea"],
  [
    "heading: Moving in Edmonds, down in the bowl",
    "heading: Edmonds, up or down",
  ],
] as const;

describe("a site whose hydration is not deferred, built with that cache", () => {
  let inboxFile: string;

  const { newPage, newVisitor } = browserPages(async () => {
    // This restores the component.
    await writeProject(copy, fixtureContent);
    await edit(style);
    for (const [from, to] of city)
      await edit({ file: "content/cities/edmonds.md", from, to });
    await buildProject(copy, { DEFER_HYDRATION: "false" });
    const site = await serveSite(built);
    ({ inboxFile } = site);
    return site;
  });

  test("has the pages of its own content, with the restored component", async () => {
    const pages = await pageFiles(built);
    expect(pages).toEqual(await pageFiles(fixtureFolder));
    for (const page of pages)
      expect([page, await read(page)]).toEqual([
        page,
        expect.not.stringContaining(component.mark),
      ]);
  });

  test("shows an edited city wherever it is listed", async () => {
    const { cityWithoutServices, county } = paths;
    expect(await read(`${cityWithoutServices}/index.html`)).toContain(
      "Edmonds, up or down</h1>",
    );
    for (const list of ["/locations", county, "/sitemap"])
      expect(await read(`${list}/index.html`)).toContain("Edmonds by the Sea");
  });

  test("starts Gatsby without an interaction, under its policy", async () => {
    const page = await newPage();
    const violations = await policyViolationsOn(page);
    for (const route of walkedPages) {
      await page.goto(route);
      await takenOver(page);
      expect(await page.locator("script[data-path]").count()).toBe(0);
    }
    expect(violations).toEqual([]);
  });

  test("follows links without loading another document", async () => {
    const page = await newPage();
    await page.goto("/");
    await hydrated(page);
    await page.evaluate(() => document.body.classList.add("same-document"));
    await follow(page, "/about");
    expect(await page.locator("body.same-document").count()).toBe(1);
  });

  test.each(Object.entries(checks))("%s", async (_name, check) => {
    await check({ inboxFile, newPage: newVisitor });
  });
});

// Only the city's pages differ in their content, so the others are rendered again
// because of the setting and the style.
test("a build without these edits produces the same files as a cold one", async () => {
  await writeProject(copy, fixtureContent);
  await buildProject(copy);
  expect(await differences(built, fixtureFolder)).toEqual([]);
});

test("a build with another commit in the environment compiles nothing again", async () => {
  const cache = path.join(copy, ".cache/webpack/stage-build-html/index.pack");
  const { mtimeMs } = await fs.stat(cache);
  await buildProject(copy, { COMMIT_REF: "5f1c2d9" });
  expect(await fs.stat(cache)).toMatchObject({ mtimeMs });
});
