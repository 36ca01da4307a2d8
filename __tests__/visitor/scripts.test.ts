import type { Page } from "playwright-core";
import { company, pages } from "../fixture/content";
import {
  setUpPages,
  withReducedMotion,
  waitForNextFrame,
  hydrate,
  phoneViewport,
  waitForHydration,
  triggerHydration,
} from "../support/setUpPages";
import { fieldByLabel, fillForm, submitButton } from "../support/fillForm";
import {
  holdRequests,
  gatsbyScriptPattern,
  hasPrefetchedAll,
  trackRequests,
} from "../support/requests";
import {
  expectUsable,
  followFooterLink,
  waitForPage,
} from "../support/visitor";

const { newPage, open } = setUpPages();

test("a page with fields has its scripts before the first interaction, but doesn't run them", async () => {
  const page = await newPage(withReducedMotion);
  await page.goto(pages.timeline, { waitUntil: "networkidle" });
  await page.waitForFunction(hasPrefetchedAll);
  const ahead = await page
    .locator("link[rel=prefetch]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(ahead).toContainEqual(expect.stringMatching(/^\/app-\w+\.js$/));
  expect(await page.locator("head script[src]").count()).toBe(0);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (["script", "stylesheet"].includes(request.resourceType()))
      requested.push(new URL(request.url()).pathname);
  });
  await hydrate(page);
  expect(ahead).toEqual(expect.arrayContaining(requested));
});

test("what a visitor opened and focused before hydration stays so", async () => {
  const page = await newPage(withReducedMotion);
  const release = await holdRequests(page, gatsbyScriptPattern);
  await page.goto(`${pages.inventory}#content`, {
    waitUntil: "domcontentloaded",
  });
  const question = page.locator("main details").first();
  await question.locator("summary").click();
  const place = await page.evaluate(() => scrollY);
  release();
  await waitForHydration(page);
  expect(await question.evaluate((e: HTMLDetailsElement) => e.open)).toBe(true);
  expect(
    await question
      .locator("summary")
      .evaluate((summary) => summary === document.activeElement),
  ).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

describe("the home page's testimonials", () => {
  const section = (page: Page) => page.locator("#testimonials");
  const quotations = (page: Page) => section(page).locator("blockquote");
  const scroll = (page: Page) =>
    page.evaluate(() => scrollBy({ top: 1, behavior: "instant" }));

  test("load at the first scroll, with their styles", async () => {
    const page = await newPage({
      ...withReducedMotion,
      viewport: phoneViewport,
    });
    await page.goto("/", { waitUntil: "networkidle" });
    expect(await quotations(page).count()).toBe(0);
    await scroll(page);
    await quotations(page).first().waitFor({ state: "attached" });
    const frame = (from: Page) =>
      from
        .locator("figure")
        .first()
        .evaluate((card) => getComputedStyle(card).border);
    const lateBorder = await frame(page);
    await page.goto("/testimonials");
    expect(await frame(page)).toBe(lateBorder);
  });

  test("load at once on a page that opens with a fragment", async () => {
    const page = await newPage({
      ...withReducedMotion,
      viewport: phoneViewport,
    });
    const loaded = page.waitForRequest("**/testimonials");
    await page.goto("/#content");
    await loaded;
  });

  test("have a link in their place where they can't be loaded", async () => {
    const page = await newPage({
      ...withReducedMotion,
      viewport: phoneViewport,
    });
    await page.goto("/", { waitUntil: "networkidle" });
    await page.route("**/testimonials", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await scroll(page);
    await failed;
    await waitForNextFrame(page);
    await page.unrouteAll();
    await section(page).getByRole("link").click();
    await waitForPage(page, "/testimonials");
  });
});

const data = "**/page-data/resources/inventory/page-data.json";
const app = "**/app-*.js";
const release = "**/page-data/app-data.json";

type Fault = Parameters<Page["route"]>[1];

const breaks: Fault = (route) => route.abort("connectionreset");
const missing: Fault = (route) => route.fulfill({ status: 404 });
const fails: Fault = (route) => route.fulfill({ status: 500, body: "Failure" });

test.each([
  [app, breaks],
  [data, fails],
  [data, missing],
])(
  "a page stays, and its links work, if %s fails on the first interaction",
  async (file, error) => {
    const page = await newPage(withReducedMotion);
    await page.route(file, error);
    await page.goto(pages.inventory, { waitUntil: "networkidle" });
    const loaded = trackRequests(page);
    const requested = page.waitForRequest(file);
    await triggerHydration(page);
    await requested;
    await loaded();
    expect(await page.locator("html[data-hydrated]").count()).toBe(0);
    await expectUsable(page, pages.inventory);
    await followFooterLink(page, "/services");
  },
);

test("a tool that can't be loaded says so, does nothing, and can be loaded again", async () => {
  const page = await newPage();
  await page.route(app, breaks);
  await page.goto(pages.boxList, { waitUntil: "networkidle" });
  const note = page.getByRole("alert");
  const add = page.getByRole("button", { name: "Add box 1" });
  expect(await note.isVisible()).toBe(false);
  await fieldByLabel(page, "What’s in it").fill("cups");
  await note.waitFor();
  expect(await add.isEnabled()).toBe(false);
  await page.unroute(app);
  await note.getByRole("link").click();
  await hydrate(page);
  expect(await note.isVisible()).toBe(false);
  expect(await add.isEnabled()).toBe(true);
});

test("after a release, a page of before is loaded anew at the first interaction, once", async () => {
  const page = await newPage(withReducedMotion);
  await page.goto(pages.inventory, { waitUntil: "networkidle" });
  await page.route(release, (route) =>
    route.fulfill({ json: { webpackCompilationHash: "0123456789abcdef" } }),
  );
  const loads: string[] = [];
  page.on("framenavigated", (frame) => loads.push(frame.url()));
  await triggerHydration(page);
  await page.waitForEvent("load");
  await hydrate(page);
  expect(loads).toHaveLength(1);
});

const brokenTexts: Fault = async (route) => {
  const response = await route.fetch();
  const data = (await response.json()) as {
    result: { data: { contact: { form: unknown } } };
  };
  data.result.data.contact.form = null;
  await route.fulfill({ json: data });
};
const emptyQuery: Fault = (route) => route.fulfill({ json: { data: {} } });
const staticQueries = "**/page-data/sq/d/*.json";

const isHydrated = async (page: Page) =>
  (await page.locator("html[data-hydrated]").count()) > 0;

/** Waits until React has failed to render a page. */
const waitForFallback = (page: Page) =>
  page.locator("[data-static]").waitFor({ state: "attached" });

test.each([
  ["**/page-data/contact/page-data.json", brokenTexts],
  [staticQueries, emptyQuery],
])(
  "a page that React can't render stays, with what was entered, and its form sends itself (%s)",
  async (file, failure) => {
    const page = await newPage(withReducedMotion);
    await page.route(file, failure);
    const release = await holdRequests(page, gatsbyScriptPattern);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await fieldByLabel(page, "Name").fill("Ann Lee");
    release();
    await waitForFallback(page);
    expect(await isHydrated(page)).toBe(false);
    await expectUsable(page, "/contact");
    expect(await fieldByLabel(page, "Name").inputValue()).toBe("Ann Lee");
    await fillForm(page, { message: "without React" });
    await submitButton(page).click();
    await page
      .getByRole("heading", { name: "Quote Request Submitted" })
      .waitFor();
  },
);

test("a tool that React can't render says so, and does nothing", async () => {
  const page = await newPage(withReducedMotion);
  await page.route(staticQueries, emptyQuery);
  await page.goto(pages.boxList, { waitUntil: "domcontentloaded" });
  await triggerHydration(page);
  await page.getByRole("alert").getByText("This tool couldn’t load").waitFor();
  expect(await isHydrated(page)).toBe(false);
  const add = page.getByRole("button", { name: "Add box 1" });
  expect(await add.isEnabled()).toBe(false);
});

test("a page that fails later shows the error, the phone number and a way home", async () => {
  const page = await open("/contact", withReducedMotion);
  await page.evaluate(() => {
    Array.prototype.join = () => {
      throw new Error("Broken");
    };
  });
  await fieldByLabel(page, "Name").press("A");
  const screen = page.getByRole("alert");
  await screen
    .getByRole("heading", { level: 1, name: "Unexpected Application Error!" })
    .waitFor();
  expect(await page.title()).toMatch(/^Unexpected Application Error!/);
  for (const part of [page.getByRole("banner"), screen])
    await part.getByRole("link", { name: company.phone }).waitFor();
  await screen.getByRole("link", { name: "Return Home" }).click();
  await expectUsable(page, "/");
});

describe("in a browser that lacks what the scripts need", () => {
  const openInOldBrowser = async (path: string) => {
    const page = await newPage(withReducedMotion);
    await page.addInitScript(() =>
      Reflect.deleteProperty(window, "CompressionStream"),
    );
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.goto(path, { waitUntil: "networkidle" });
    await triggerHydration(page);
    return { page, requested };
  };

  test("the form sends itself", async () => {
    const { page, requested } = await openInOldBrowser("/contact");
    await fillForm(page, { message: "from an old browser" });
    expect(requested.filter((url) => gatsbyScriptPattern.test(url))).toEqual(
      [],
    );
    await submitButton(page).click();
    await page
      .getByRole("heading", { name: "Quote Request Submitted" })
      .waitFor();
  });

  test("a tool says so, without offering to load it again", async () => {
    const { page } = await openInOldBrowser(pages.boxList);
    const note = page.getByRole("alert");
    await note.getByText("This browser is too old").waitFor();
    expect(await note.getByRole("link").count()).toBe(0);
    await expectUsable(page, pages.boxList);
  });
});

test("a tool without its page script says after 15 seconds that it couldn't load", async () => {
  const page = await newPage(withReducedMotion);
  await page.route("**/loader-*.js", breaks);
  await page.goto(pages.boxList);
  const note = page.locator("[data-load-failure]");
  expect(await note.isVisible()).toBe(false);
  const delays = await note.evaluate((element) =>
    element.getAnimations().map((animation) => {
      animation.finish();
      return animation.effect?.getComputedTiming().delay;
    }),
  );
  expect(delays).toEqual([15_000]);
  expect(await note.isVisible()).toBe(true);
});
