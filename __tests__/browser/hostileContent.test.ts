import fs from "node:fs/promises";
import path from "node:path";
import { parse } from "node-html-parser";
import type { BrowserContextOptions } from "playwright-core";
import { browserPages, hydrated } from "../support/browserPages";
import { codeIn } from "../support/codeIn";
import { contentProject } from "../support/contentProject";
import { contentText } from "../support/contentText";
import { acceptedTexts, contentWith } from "../support/hostileContent";
import { readThrough } from "../support/readThrough";
import { rebuild } from "../support/rebuild";
import { refusalsOn } from "../support/refusals";
import { serveSite } from "../../src/bench/serveSite";

// Builds a site.
jest.setTimeout(600_000);

const texts = acceptedTexts();
const files = contentWith(texts);

/** A text as it was written in the content, in single spaces. */
function written(file: string, field: string): string {
  const found = texts.find(
    ([leaf]) => leaf.file.path === file && leaf.path.join(".") === field,
  );
  return found![1].replace(/\s+/g, " ").trim();
}

let site: Awaited<ReturnType<typeof rebuild>>;
let pages: string[];

const { newPage } = browserPages(async () => {
  const project = await contentProject(
    Object.fromEntries(
      files.map((file) => [`content/${file.path}`, contentText(file)]),
    ),
  );
  site = await rebuild(path.join(project, "content"), { isOther: true });
  const built = await fs.readdir(site.folder, { recursive: true });
  pages = built
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !/^(?:admin|_gatsby|page-data)\//.test(file));
  return serveSite(site.folder);
});

test("no word of the content becomes an element, an attribute or a script", async () => {
  expect(pages.length).toBeGreaterThan(15);
  for (const page of pages) {
    const html = parse(await site.read(page), {
      blockTextElements: { script: true, style: true },
    });
    expect([page, codeIn(html)]).toEqual([page, []]);
    // Elements that only the attacks are made of.
    expect(html.querySelectorAll("b, img[src=x]").map(String)).toEqual([]);
    const scripts = html.querySelectorAll("script");
    const running = scripts.filter((script) => !script.hasAttribute("type"));
    expect([page, running.map(({ text }) => text).join()]).toEqual([
      page,
      expect.not.stringContaining("hit("),
    ]);
    for (const data of scripts.filter((script) => script.hasAttribute("type")))
      expect(JSON.parse(data.text)).toEqual(expect.any(Object));
  }
});

test("what is written for machines is what was written, and all of it is read", async () => {
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
    [await site.read("rss.xml"), await site.read("sitemap-0.xml")],
  );
  expect(feed).toMatchObject({
    faults: 0,
    titles: [written("posts/moving-to-tacoma.md", "heading")],
  });
  expect(sitemap?.faults).toBe(0);
  expect(sitemap?.pages).toBeGreaterThan(15);

  const manifest = JSON.parse(await site.read("manifest.webmanifest")) as {
    name: string;
  };
  expect(manifest.name).toBe(written("settings/company.md", "name"));
  for (const file of ["_headers", "_redirects", "robots.txt"])
    expect(await site.read(file)).not.toMatch(/hit/i);
});

const ways: [string, BrowserContextOptions][] = [
  ["under the policy, which has nothing to refuse", {}],
  ["without the policy", { bypassCSP: true }],
];

describe.each(ways)("in a browser, %s", (_way, options) => {
  test("every page is shown, and nothing of the content runs", async () => {
    const page = await newPage(options);
    const heard = await refusalsOn(page);
    page.on("dialog", (dialog) => {
      heard.push(dialog.message());
      void dialog.dismiss();
    });
    page.on("pageerror", ({ message }) => heard.push(message));
    page.on("console", (message) => {
      if (message.text().startsWith("hit")) heard.push(message.text());
    });
    await page.addInitScript(() => {
      Object.assign(window, {
        hit: (number: number) => {
          console.log("hit", number);
        },
      });
    });
    // Nobody is led to /404, where Gatsby leaves the screen as it was built.
    const led = pages.filter((name) => /(?<!^404\/)index\.html$/.test(name));
    for (const file of led) {
      await page.goto(`/${file.replace(/\/?index\.html$/, "")}`);
      await readThrough(page);
      await hydrated(page);
      await readThrough(page);
    }
    expect(heard).toEqual([]);
  });

  test("words are shown as they were written", async () => {
    const page = await newPage(options);
    await page.goto("/");
    const heading = async () =>
      (await page.locator("h1").textContent())?.replace(/\s+/g, " ").trim();
    expect(await heading()).toBe(written("pages/home.md", "heading"));
    await hydrated(page);
    expect(await heading()).toBe(written("pages/home.md", "heading"));
  });
});
