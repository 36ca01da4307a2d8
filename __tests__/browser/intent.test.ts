import type { Page } from "playwright-core";
import { readBuilt } from "../support/builtFiles";
import { browserPages, hydrated, takenOver } from "../support/browserPages";
import { button, field, fillIn, notice, receiver } from "../support/filledForm";
import { follow } from "../support/visitor";

const { newPage, open, closeContexts } = browserPages();

// What one test has loaded is in the cache of its context.
afterEach(closeContexts);

/** A page of each kind. */
const kinds = [
  "/",
  "/about",
  "/services",
  "/services/local-moving",
  "/locations",
  "/locations/pierce-county",
  "/locations/pierce-county/tacoma",
  "/blog",
  "/blog/moving-to-tacoma-guide",
  "/resources",
  "/resources/moving-tips",
  "/resources/service-areas",
  "/resources/service-areas/pierce-county",
  "/sitemap",
  "/privacy",
  "/nowhere",
];

/** By what the code of a package can be told, however it is packed. */
const packages = {
  formik: "setFieldTouched",
  zod: "invalid_format",
  "react-toastify": "Toastify__",
};

/** What a page asks for from now on, by address, in order. */
function requestsOf(page: Page, types: readonly string[]): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (types.includes(request.resourceType()))
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const code = ["script", "stylesheet", "fetch", "xhr"];

/** Resolves when what a page does by itself is done. */
async function atRest(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve)),
  );
}

const packagesIn = (files: readonly string[]) =>
  Object.entries(packages)
    .filter(([, mark]) =>
      files.some(
        (file) => file.endsWith(".js") && readBuilt(file).includes(mark),
      ),
    )
    .map(([name]) => name);

test.each(kinds)(
  "%s loads no script before a visitor does something, and never the form's",
  async (path) => {
    const page = await newPage();
    const asked = requestsOf(page, code);
    await page.goto(path, { waitUntil: "load" });
    await atRest(page);
    expect(asked).toEqual([]);
    await hydrated(page);
    expect(asked).toContainEqual(expect.stringMatching(/^\/app-\w+\.js$/));
    expect(packagesIn(asked)).toEqual([]);
  },
);

test("the form's packages load when one begins, those of notices when it is sent", async () => {
  const page = await newPage();
  const asked = requestsOf(page, code);
  await page.goto("/contact");
  await atRest(page);
  expect(packagesIn(asked)).toEqual([]);
  await field(page, "Name").focus();
  await takenOver(page);
  await atRest(page);
  expect(packagesIn(asked)).toEqual(["formik", "zod"]);
  await page.route(receiver, (route) => route.fulfill({ status: 500 }));
  await fillIn(page);
  expect(packagesIn(asked)).toEqual(["formik", "zod"]);
  await button(page).click();
  await notice(page).waitFor();
  expect(packagesIn(asked)).toEqual(Object.keys(packages));
});

test("a form with something to show loads by itself", async () => {
  const page = await newPage();
  await page.goto("/contact?city=tacoma");
  await takenOver(page);
  expect(await field(page, "Additional Details").inputValue()).toBe("Tacoma: ");
});

const intents: [name: string, act: (page: Page) => Promise<unknown>][] = [
  ["a pointer that moves", (page) => page.mouse.move(200, 200)],
  ["a pointer that goes down", (page) => page.mouse.down()],
  ["a finger", (page) => page.touchscreen.tap(5, 300)],
  ["a key", (page) => page.keyboard.press("ArrowDown")],
  ["focus", (page) => page.locator("main a").first().focus()],
  [
    "a click that only software makes",
    (page) => page.locator("h1").dispatchEvent("click"),
  ],
];

test.each(intents)("%s starts it", async (_name, act) => {
  const page = await newPage({ hasTouch: true });
  await page.goto("/about");
  await act(page);
  await takenOver(page);
});

test("a browser hears of the web manifest once the site is used", async () => {
  const page = await newPage();
  const manifest = page.locator("head link[rel=manifest]");
  await page.goto("/about");
  await atRest(page);
  expect(await manifest.count()).toBe(0);
  await hydrated(page);
  expect(await manifest.getAttribute("href")).toBe("/manifest.webmanifest");
});

test("nothing is loaded twice", async () => {
  const page = await newPage();
  const asked = requestsOf(page, [...code, "image", "font"]);
  await page.goto("/");
  await atRest(page);
  await hydrated(page);
  await atRest(page);
  // Gatsby asks which release is live whenever it loads the data of a page.
  const once = () => asked.filter((path) => !path.endsWith("/app-data.json"));
  expect(once()).toEqual(Array.from(new Set(once())));
  const before = once().filter((path) => !path.endsWith(".json"));
  await follow(page, "/services");
  await atRest(page);
  const after = once().filter((path) => !path.endsWith(".json"));
  expect(after.length).toBeGreaterThan(before.length);
  expect(after).toEqual(Array.from(new Set(after)));
});

test("a page that Gatsby shows has its styles from the start", async () => {
  const submit = "form button[type=submit]";
  const colorOf = (element: Element) =>
    getComputedStyle(element).backgroundColor;
  const direct = await open("/contact");
  const color = await direct.locator(submit).evaluate(colorOf);
  // This page has no form, so its own styles know none.
  const page = await open("/about");
  await page.evaluate((selector) => {
    new MutationObserver((_records, observer) => {
      const found = document.querySelector(selector);
      if (!found) return;
      observer.disconnect();
      document.body.dataset.first = getComputedStyle(found).backgroundColor;
    }).observe(document.body, { childList: true, subtree: true });
  }, submit);
  await follow(page, "/contact");
  expect(await page.locator("body").getAttribute("data-first")).toBe(color);
});
