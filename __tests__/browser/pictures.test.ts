import type { Page } from "playwright-core";
import {
  browserPages,
  frameAfter,
  hydrated,
  phone,
  wide,
} from "../support/browserPages";
import { pages } from "../fixture/content";
import { arrived, readThrough } from "../support/readThrough";

const { newVisitor, open } = browserPages();

const isFile = /\.(?:avif|webp)$/;

/** Collects the picture files that a page requests, in order. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (isFile.test(request.url()))
      requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

/** Pictures of the page that are not visible (yet). */
const absent = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLImageElement>("main picture img"))
      .filter((img) => !img.complete || img.naturalWidth === 0)
      .map(({ alt }) => alt),
  );

test.each([
  ["/", phone],
  ["/", wide],
  ["/about", phone],
  [pages.city, wide],
])(
  "%s on %j loads no picture twice, and the first one first",
  async (path, viewport) => {
    const page = await newVisitor({ viewport });
    const requests = requestsOf(page);
    await page.goto(path, { waitUntil: "load" });
    await hydrated(page);
    const first = await page
      .locator("main picture img")
      .first()
      .evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
    expect(first).toMatch(/\.avif$/);
    expect(requests[0]).toBe(first);
    await readThrough(page);
    expect(
      requests.filter((file, index) => requests.indexOf(file) !== index),
    ).toEqual([]);
    const shown = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLImageElement>("main picture img"),
        ({ currentSrc }) => new URL(currentSrc).pathname,
      ),
    );
    expect(new Set(requests)).toEqual(new Set(shown));
  },
);

test("pictures far below load when they are near the viewport", async () => {
  const page = await open(pages.guide, { viewport: phone }, newVisitor);
  await frameAfter(page);
  expect((await absent(page)).length).toBeGreaterThan(0);
  await readThrough(page);
  expect(await absent(page)).toEqual([]);
});

test("pictures load after client-side navigation", async () => {
  const page = await open("/services");
  await page.evaluate(() => document.documentElement.classList.add("kept"));
  await page.locator("main article a").first().click();
  await page.waitForURL("**/services/*");
  await page.locator("main header picture img").waitFor();
  await readThrough(page);
  expect(await absent(page)).toEqual([]);
  expect(await page.locator("html.kept").count()).toBe(1);
});

test("pictures load without scripts", async () => {
  const page = await open("/locations", { javaScriptEnabled: false });
  for (const picture of await page.locator("main picture img").all())
    await picture.scrollIntoViewIfNeeded();
  await arrived(page);
  expect(await absent(page)).toEqual([]);
});
