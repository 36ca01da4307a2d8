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

/** Makes a kind of request go wrong from now on. */
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

describe("what can't be had when a visitor first does something", () => {
  const others = {
    "webpack's runtime": "**/webpack-runtime-*.js",
    React: "**/framework-*.js",
    Gatsby: "**/app-*.js",
    "the name of the release": release,
    "the styles of all pages": "**/styles.*.css",
  };

  test.each([
    ["the page's data", inWays(wrong, "the page's data", data)],
    ["the page's script", inWays(wrong, "the page's script", chunk)],
    ["the data of all pages", inWays(wrong, "the data of all pages", siteData)],
    [
      "any other file",
      // Every way at least once.
      Object.entries(others).flatMap(([what, addresses], index) =>
        inWays([wrong[index % wrong.length]!], what, addresses),
      ),
    ],
  ])("%s: the page stays, and its links lead on", (_what, cases) =>
    sideBySide(cases, calmPage, async (page, { addresses, answer }) => {
      await fail(page, addresses, answer);
      const loaded = watchLoads(page);
      // The pointer of the case before may lie on the page and be enough.
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

describe("what can't be had when a visitor follows a link", () => {
  /** That the page is shown, and is one step of the history. */
  async function expectStep(page: Page) {
    await expectReadable(page, "/about");
    await page.goBack();
    await expectReadable(page, "/");
  }

  const needed = [
    ["the page's data", data],
    ["its script", chunk],
    ["the name of the release", release],
  ] as const;

  test.each(needed)("%s: the browser loads the page", (what, file) => {
    const ways = wrong.filter((answer) => answer !== never);
    return sideBySide(
      inWays(ways, what, file),
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

  /** Opens the home page, whose clock then stands still. */
  async function openPaused(page: Page) {
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await hydrated(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  }

  /** Milliseconds for which a link waits, but for the last. */
  const justBeforeTimeoutMs = 4_999;

  test("one that never comes: the browser loads the page after five seconds", () =>
    sideBySide(
      needed.flatMap(([what, addresses]) => inWays([never], what, addresses)),
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

  test("a page that comes just before is shown without being loaded whole", async () => {
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

  test("nor whether there is such a page: the browser finds out", async () => {
    const page = await open("/", calm);
    await fail(page, data, "is nonsense");
    await page.route("**/about", (route) =>
      route.request().method() === "HEAD" ? route.abort() : route.continue(),
    );
    await follow(page, "/about");
    await expectReadable(page, "/about");
  });

  test("the page itself, as it is gone: the browser shows the screen that says so", async () => {
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

describe("pictures that can't be had", () => {
  /** Where pictures are, and whether they came, once it is sure of each. */
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

  test("leave each page in its place, and their words stand for them", () =>
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
