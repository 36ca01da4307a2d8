import "../support/fixtureOnly";
import type { Page } from "playwright-core";
import { pages } from "../fixture/content";
import { browserPages, calm, hydrated, touch } from "../support/browserPages";
import { answers, documentsOf, held, watchLoads } from "../support/requests";
import type { Answer } from "../support/requests";
import { sideBySide } from "../support/sideBySide";
import {
  expectReadable,
  follow,
  isTakenOver,
  linkTo,
  shown,
} from "../support/visitor";

const { newPage, newVisitor, open } = browserPages();

const calmPage = () => newPage(calm);

/** Makes matching requests fail from now on. */
const fail = (page: Page, addresses: string, answer: Answer) =>
  page.route(addresses, answers[answer]);

const wrong = Object.keys(answers) as Answer[];
const never: Answer = "never comes";

const data = "**/page-data/about/page-data.json";
const release = "**/page-data/app-data.json";
const siteData = "**/page-data/sq/d/*.json";
const chunk = "**/component---src-pages-about-*.js";

const inWays = (ways: readonly Answer[], what: string, addresses: string) =>
  ways.map((answer) => ({ name: `${what} ${answer}`, addresses, answer }));

/** Each file fails once, and in turn in each of the ways. */
const inTurn = (
  files: Readonly<Record<string, string>>,
  ways: readonly Answer[],
) =>
  Object.entries(files).flatMap(([what, addresses], index) =>
    inWays([ways[index % ways.length]!], what, addresses),
  );

describe("a failed request when a visitor first interacts", () => {
  const files = {
    "the page's script": chunk,
    "the data of all pages": siteData,
    "webpack's runtime": "**/webpack-runtime-*.js",
    React: "**/framework-*.js",
    Gatsby: "**/app-*.js",
    "the name of the release": release,
    "the styles of all pages": "**/styles.*.css",
  };

  test.each([
    ["the page's data", inWays(wrong, "the page's data", data)],
    ["any other file", inTurn(files, wrong)],
  ])("%s: the page stays, and its links work", (_what, cases) =>
    sideBySide(cases, calmPage, async (page, { addresses, answer }) => {
      await fail(page, addresses, answer);
      const loaded = watchLoads(page);
      // The pointer may still be on the page and trigger the request already.
      const asked = page.waitForRequest(addresses);
      await page.goto("/about", { waitUntil: "domcontentloaded" });
      await touch(page);
      await asked;
      await loaded();
      expect(await isTakenOver(page)).toBe(false);
      await expectReadable(page, "/about");
      await follow(page, "/services");
      await expectReadable(page, "/services");
    }),
  );
});

describe("a failed request when a visitor follows a link", () => {
  /** Expects the page to be shown as a single history entry. */
  async function expectStep(page: Page) {
    await expectReadable(page, "/about");
    await page.goBack();
    await expectReadable(page, "/");
  }

  const others = { "its script": chunk, "the name of the release": release };
  const needed = { "the page's data": data, ...others };

  test("the browser loads the page", () => {
    const ways = wrong.filter((answer) => answer !== never);
    return sideBySide(
      [...inWays(ways, "the page's data", data), ...inTurn(others, ways)],
      calmPage,
      async (page, { addresses, answer }) => {
        await page.goto("/", { waitUntil: "domcontentloaded" });
        await hydrated(page);
        await fail(page, addresses, answer);
        await follow(page, "/about");
        await expectStep(page);
      },
    );
  });

  /** Opens the home page and stops its clock. */
  async function openPaused(page: Page) {
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await hydrated(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  }

  /** The timeout of a link minus one millisecond. */
  const justBeforeTimeoutMs = 4_999;

  test("no response: the browser loads the page after five seconds", () =>
    sideBySide(
      inTurn(needed, [never]),
      () => newVisitor(calm),
      async (page, { addresses, answer }) => {
        await openPaused(page);
        await fail(page, addresses, answer);
        await linkTo(page, "/about").click();
        await page.clock.runFor(justBeforeTimeoutMs);
        await page.clock.resume();
        await expectStep(page);
      },
    ));

  test("a response just before is shown without a page load", async () => {
    const page = await newVisitor(calm);
    await openPaused(page);
    const arrive = await held(page, data);
    const documents = documentsOf(page);
    await linkTo(page, "/about").click();
    await page.clock.runFor(justBeforeTimeoutMs);
    arrive();
    await page.waitForURL("/about");
    await page.clock.resume();
    await shown(page, "/about");
    expect(documents).toEqual([]);
  });

  test("no information whether the page exists: the browser loads it", async () => {
    const page = await open("/", calm);
    await fail(page, data, "is nonsense");
    await page.route("**/about", (route) =>
      route.request().method() === "HEAD" ? route.abort() : route.continue(),
    );
    await follow(page, "/about");
    await expectReadable(page, "/about");
  });

  test("the page is gone: the browser shows the 404 page", async () => {
    const page = await open("/", calm);
    await page.route("**/about", (route) =>
      route.fulfill({
        status: 404,
        contentType: "text/html",
        body: "<h1>Gone</h1>",
      }),
    );
    await fail(page, data, "is not found");
    await linkTo(page, "/about").click();
    await page.getByRole("heading", { name: "Gone" }).waitFor();
    await page.goBack();
    await shown(page, "/");
  });
});

describe("pictures that fail to load", () => {
  /** Positions of the pictures and whether each loaded, once that is settled. */
  const pictures = (page: Page) =>
    page.locator("main picture img").evaluateAll(async (elements) => {
      const images = elements as HTMLImageElement[];
      await document.fonts.ready;
      for (const image of images) image.loading = "eager";
      await Promise.allSettled(images.map((image) => image.decode()));
      return images.map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return {
          box: [x, y + scrollY, width, height].map(Math.round),
          came: image.naturalWidth > 0,
          words: image.alt,
        };
      });
    });

  test("cause no layout shift and show their alternative text", () =>
    sideBySide(
      ["/", "/about", pages.city].map((name) => ({ name })),
      calmPage,
      async (page, { name: path }) => {
        await page.goto(path);
        const whole = await pictures(page);
        const missing = whole.map((picture) => ({ ...picture, came: false }));
        expect(whole).not.toEqual(missing);
        await page.route(/\.(?:avif|webp|jpe?g|png)$/, answers["is not found"]);
        await page.goto(path);
        expect(await pictures(page)).toEqual(missing);
        await hydrated(page);
        expect(await pictures(page)).toEqual(missing);
        expect(missing.filter(({ words }) => !words)).toEqual([]);
        await expectReadable(page, path);
        await follow(page, "/services");
      },
    ));
});
