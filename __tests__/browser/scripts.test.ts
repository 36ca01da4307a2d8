import type { Page } from "playwright-core";
import { company, pages } from "../fixture/content";
import {
  browserPages,
  calm,
  frameAfter,
  hydrated,
  phone,
  takenOver,
} from "../support/browserPages";
import { field } from "../support/filledForm";
import { held, scripts, watchLoads } from "../support/requests";
import { expectReadable, follow, isTakenOver, shown } from "../support/visitor";

const { newPage, open } = browserPages();

/** Collects the scripts and styles that a page loads from now on. */
function codeOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (["script", "stylesheet"].includes(request.resourceType()))
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test("a page without a form loads no script before an interaction", async () => {
  const page = await newPage(calm);
  for (const path of ["/", pages.city, pages.timeline]) {
    const asked = codeOf(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect([path, asked]).toEqual([path, []]);
    await hydrated(page);
    expect(asked).toContainEqual(expect.stringMatching(/^\/app-\w+\.js$/));
    page.removeAllListeners("request");
  }
});

test("what a visitor opened and focused before hydration stays so", async () => {
  const page = await newPage(calm);
  const release = await held(page, scripts);
  await page.goto(`${pages.city}#content`, { waitUntil: "domcontentloaded" });
  const question = page.locator("main details").first();
  await question.locator("summary").click();
  const place = await page.evaluate(() => scrollY);
  release();
  await takenOver(page);
  expect(await question.locator("p").first().isVisible()).toBe(true);
  expect(
    await question
      .locator("summary")
      .evaluate((summary) => summary === document.activeElement),
  ).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test("the home page's testimonials load their script when they come near", async () => {
  const page = await open("/privacy", { ...calm, viewport: phone });
  await page.getByRole("banner").locator("a[href='/']").first().click();
  await shown(page, "/");
  const words = page.locator("#testimonials blockquote");
  await page.locator("#testimonials").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const asked = codeOf(page);
  expect(await words.count()).toBe(0);
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  await words.first().waitFor();
  expect(asked).toHaveLength(1);
});

test("the home page stays if the script of its testimonials fails", async () => {
  const page = await open("/privacy", { ...calm, viewport: phone });
  await page.getByRole("banner").locator("a[href='/']").first().click();
  await shown(page, "/");
  await page.waitForLoadState("networkidle");
  await page.route(scripts, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  await failed;
  await frameAfter(page);
  await expectReadable(page, "/");
});

const data = "**/page-data/about/page-data.json";
const app = "**/app-*.js";
const release = "**/page-data/app-data.json";

type Fault = Parameters<Page["route"]>[1];

const breaks: Fault = (route) => route.abort("connectionreset");
const fails: Fault = (route) => route.fulfill({ status: 500, body: "Failure" });
const isNonsense: Fault = (route) =>
  route.fulfill({ body: "<!doctype html><p>Welcome to Wi-Fi" });

test.each([
  [app, breaks],
  [data, fails],
  [release, isNonsense],
  ["**/styles.*.css", fails],
])(
  "a page stays, and its links work, if %s fails on the first interaction",
  async (file, fault) => {
    const page = await newPage(calm);
    await page.route(file, fault);
    const loaded = watchLoads(page);
    const asked = page.waitForRequest(file);
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    await page.mouse.move(1, 1);
    await page.mouse.move(1, 300);
    await asked;
    await loaded();
    expect(await isTakenOver(page)).toBe(false);
    await expectReadable(page, "/about");
    await follow(page, "/services");
  },
);

test.each([
  [data, isNonsense],
  ["**/component---src-pages-about-*.js", breaks],
  [release, fails],
])(
  "the browser loads the next page if %s fails, in one step of the history",
  async (file, fault) => {
    const page = await newPage(calm);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await hydrated(page);
    await page.route(file, fault);
    await follow(page, "/about");
    await expectReadable(page, "/about");
    await page.goBack();
    await expectReadable(page, "/");
  },
);

test("after a release, an open page shows the new one on the next click, and the form keeps its words", async () => {
  const page = await open("/contact", calm);
  await field(page, "Name").fill("Zoë");
  // It has changed the page About, and old scripts are gone.
  await page.route(release, (route) =>
    route.fulfill({ json: { webpackCompilationHash: "0123456789abcdef" } }),
  );
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/(<h1[^>]*>)[^]*?(<\/h1>)/, "$1Anew$2"),
    });
  });
  await page.route(/-[0-9a-f]{8,}\.js$|\/styles\.\w+\.css$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.getByRole("contentinfo").locator("a[href='/about']").click();
  await page.getByRole("heading", { level: 1, name: "Anew" }).waitFor();
  await page.unrouteAll();
  await page.goBack();
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLInputElement>("[name=name]")?.value === "Zoë",
  );
});

test("a page that can't be rendered shows the error, the phone number and a way home", async () => {
  const page = await newPage(calm);
  await page.route("**/page-data/contact/page-data.json", async (route) => {
    const answer = await route.fetch();
    const broken = (await answer.json()) as {
      result: { data: { contact: { form: unknown } } };
    };
    broken.result.data.contact.form = null;
    await route.fulfill({ json: broken });
  });
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await page.mouse.move(1, 300);
  await page.mouse.move(1, 500);
  const screen = page.getByRole("alert");
  await screen
    .getByRole("heading", { level: 1, name: "Unexpected Application Error!" })
    .waitFor();
  expect(await page.title()).toMatch(/^Unexpected Application Error!/);
  for (const part of [page.getByRole("banner"), screen])
    await part.getByRole("link", { name: company.phone }).waitFor();
  await screen.getByRole("link", { name: "Return Home" }).click();
  await expectReadable(page, "/");
});
