import type { Page } from "playwright-core";
import { company, pages } from "../fixture/content";
import {
  setUpPages,
  withReducedMotion,
  nextFrame,
  hydrate,
  phoneViewport,
  waitForHydration,
  triggerHydration,
} from "../support/setUpPages";
import { fieldByLabel } from "../support/fillForm";
import { holdRequest, gatsbyScripts, trackRequests } from "../support/requests";
import {
  expectUsable,
  followFooterLink,
  waitForPage,
} from "../support/visitor";

const { newPage } = setUpPages();

test("a page with fields has its scripts before the first interaction, but doesn't run them", async () => {
  const page = await newPage(withReducedMotion);
  await page.goto(pages.timeline, { waitUntil: "networkidle" });
  const links = page.locator("link[rel=prefetch]");
  await links.first().waitFor({ state: "attached" });
  const ahead = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href")),
  );
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
  const release = await holdRequest(page, gatsbyScripts);
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
    await nextFrame(page);
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

test("a page that can't be rendered shows the error, the phone number and a way home", async () => {
  const page = await newPage(withReducedMotion);
  await page.route("**/page-data/contact/page-data.json", async (route) => {
    const answer = await route.fetch();
    const broken = (await answer.json()) as {
      result: { data: { contact: { form: unknown } } };
    };
    broken.result.data.contact.form = null;
    await route.fulfill({ json: broken });
  });
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await triggerHydration(page);
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

test("a page stays, with what was entered, if even the error screen can't be rendered", async () => {
  const page = await newPage(withReducedMotion);
  await page.route("**/page-data/sq/d/*.json", (route) =>
    route.fulfill({ json: { data: {} } }),
  );
  const release = await holdRequest(page, gatsbyScripts);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Ann Lee");
  release();
  await waitForHydration(page);
  await expectUsable(page, "/contact");
  expect(await name.inputValue()).toBe("Ann Lee");
  await followFooterLink(page, "/services");
});
