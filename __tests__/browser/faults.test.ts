import type { Page } from "playwright-core";
import { browserPages, hydrated } from "../support/browserPages";
import { answers } from "../support/requests";
import type { Answer } from "../support/requests";
import { expectReadable, follow, isTakenOver, shown } from "../support/visitor";

const { newPage, open } = browserPages();

/** Makes a kind of request go wrong from now on. */
const fail = (page: Page, addresses: string, answer: Answer) =>
  page.route(addresses, answers[answer]);

const wrong = Object.keys(answers) as Answer[];

const data = "**/page-data/about/page-data.json";
const release = "**/page-data/app-data.json";
const siteData = "**/page-data/sq/d/*.json";
const chunk = "**/component---src-pages-about-*.js";

describe("what can't be had when a visitor first does something", () => {
  const needed = {
    "webpack's runtime": "**/webpack-runtime-*.js",
    React: "**/framework-*.js",
    Gatsby: "**/app-*.js",
    "what pages share": "**/commons-*.js",
    "the page's script": chunk,
    "the page's data": data,
    "the name of the release": release,
    "the data of all pages": siteData,
    "the styles of all pages": "**/styles.*.css",
  };

  /** Every file once, and every way once. */
  const cases = Object.entries(needed).map(
    ([what, addresses], index) =>
      [what, wrong[index % wrong.length]!, addresses] as const,
  );

  test.each([
    ...cases,
    ...wrong.map((answer) => ["the page's data", answer, data] as const),
    ...wrong.map((answer) => ["the page's script", answer, chunk] as const),
    ...wrong.map(
      (answer) => ["the data of all pages", answer, siteData] as const,
    ),
  ])(
    "%s %s: the page stays, and its links lead on",
    async (_what, answer, addresses) => {
      const page = await newPage();
      await fail(page, addresses, answer);
      await page.goto("/about");
      const asked = page.waitForRequest(addresses);
      await page.mouse.move(1, 1);
      await asked;
      if (answer !== "never comes") await page.waitForLoadState("networkidle");
      expect(await isTakenOver(page)).toBe(false);
      await expectReadable(page, "/about");
      await follow(page, "/services");
      await expectReadable(page, "/services");
    },
  );
});

describe("what can't be had when a visitor follows a link", () => {
  test.each([
    ...wrong.map((answer) => ["the page's data", answer, data] as const),
    ...wrong.map((answer) => ["its script", answer, chunk] as const),
    ...wrong.map(
      (answer) => ["the name of the release", answer, release] as const,
    ),
  ])("%s %s: the browser loads the page", async (_what, answer, addresses) => {
    const page = await open("/");
    await fail(page, addresses, answer);
    const before = await page.evaluate(() => history.length);
    await follow(page, "/about");
    await expectReadable(page, "/about");
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expectReadable(page, "/");
  });

  test("nor whether there is such a page: the browser finds out", async () => {
    const page = await open("/");
    await fail(page, data, "is nonsense");
    await page.route("**/about", (route) =>
      route.request().method() === "HEAD" ? route.abort() : route.continue(),
    );
    await follow(page, "/about");
    await expectReadable(page, "/about");
  });

  test("a page that is slow comes without being loaded whole", async () => {
    const page = await open("/");
    await page.evaluate(() => {
      document.body.dataset.same = "";
    });
    await page.route(data, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await follow(page, "/about");
    expect(await page.locator("body[data-same]").count()).toBe(1);
  });
});

describe("pictures that can't be had", () => {
  const boxes = (page: Page) =>
    page.locator("main picture img").evaluateAll((images) =>
      images.map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round);
      }),
    );

  test.each(["/", "/about", "/locations/pierce-county/tacoma"])(
    "leave %s in its place, and their words stand for them",
    async (path) => {
      const whole = await open(path);
      const expected = await boxes(whole);
      expect(expected.length).toBeGreaterThan(0);
      const page = await newPage();
      await page.route(/\.(?:avif|webp|jpe?g|png)$/, answers["is not found"]);
      await page.goto(path);
      expect(await boxes(page)).toEqual(expected);
      await hydrated(page);
      expect(await boxes(page)).toEqual(expected);
      const words = await page
        .locator("main picture img")
        .evaluateAll((images) =>
          images.map((image) => image.getAttribute("alt")),
        );
      expect(words.filter((alt) => !alt)).toEqual([]);
      await expectReadable(page, path);
      await follow(page, "/services");
    },
  );
});

test("a link to a page that is gone leads to the screen that says so", async () => {
  const page = await open("/");
  await page.route("**/about", (route) =>
    route.fulfill({
      status: 404,
      contentType: "text/html",
      body: "<h1>Gone</h1>",
    }),
  );
  await fail(page, data, "is not found");
  await page.getByRole("contentinfo").locator('a[href="/about"]').click();
  await page.getByRole("heading", { name: "Gone" }).waitFor();
  await page.goBack();
  await shown(page, "/");
});
