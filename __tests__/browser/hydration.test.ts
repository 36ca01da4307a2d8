import type { Page, Request } from "playwright-core";
import { pages } from "../fixture/content";
import { readBuilt } from "../support/builtFiles";
import { browserPages, hydrated, takenOver } from "../support/browserPages";
import { button, field, fillIn, notice, receiver } from "../support/filledForm";
import { watchLoads } from "../support/requests";
import { follow } from "../support/visitor";

const { newPage, open } = browserPages();

/** Pages without a form, one of them with fields. */
const formless = ["/", pages.city, pages.timeline, "/nowhere"];

/** Texts that identify the code of a package in any bundle. */
const packages = {
  formik: "setFieldTouched",
  zod: "invalid_format",
  "react-toastify": "Toastify__",
};

/** Collects the requests of a page from now on. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

const code = ["script", "stylesheet", "fetch", "xhr"];

/** URLs of the requests of some types. */
const asked = (requests: readonly Request[], types = code) =>
  requests
    .filter((request) => types.includes(request.resourceType()))
    .map((request) => new URL(request.url()).pathname);

/**
 * A loaded page with its requests and a fake clock, which keeps ticking and is
 * shared by all pages.
 */
async function openWatched(path: string) {
  const page = await newPage();
  await page.clock.install();
  const requests = requestsOf(page);
  await page.goto(path, { waitUntil: "load" });
  return { page, requests };
}

/** Long enough for anything that would happen without interaction. */
const aWhile = 10_000;

const packagesIn = (files: readonly string[]) =>
  Object.entries(packages)
    .filter(([, mark]) =>
      files.some(
        (file) => file.endsWith(".js") && readBuilt(file).includes(mark),
      ),
    )
    .map(([name]) => name);

test.each(formless)(
  "%s loads no script before an interaction, and never the form's",
  async (path) => {
    const { page, requests } = await openWatched(path);
    await page.clock.runFor(aWhile);
    expect(asked(requests)).toEqual([]);
    await hydrated(page);
    const files = asked(requests);
    expect(files).toContainEqual(expect.stringMatching(/^\/app-\w+\.js$/));
    expect(packagesIn(files)).toEqual([]);
  },
);

test("the form's packages load on the first input, those of notices on submit", async () => {
  const { page, requests } = await openWatched("/contact");
  await page.clock.runFor(aWhile);
  expect(packagesIn(asked(requests))).toEqual([]);
  await field(page, "Name").focus();
  await takenOver(page);
  await page.locator("form[data-sending=ready]").waitFor();
  expect(packagesIn(asked(requests))).toEqual(["formik", "zod"]);
  await page.route(receiver, (route) => route.fulfill({ status: 500 }));
  await fillIn(page);
  expect(packagesIn(asked(requests))).toEqual(["formik", "zod"]);
  await button(page).click();
  await notice(page).waitFor();
  expect(packagesIn(asked(requests))).toEqual(Object.keys(packages));
});

test("a form that the URL fills in loads without interaction", async () => {
  const page = await newPage();
  await page.goto("/contact?city=everett");
  await page.getByText("About: Everett").waitFor();
});

type Interactions = [name: string, act: (page: Page) => Promise<unknown>][];

const byMouseOrKey: Interactions = [
  ["a mouse that moves", (page) => page.mouse.move(200, 200, { steps: 2 })],
  ["a mouse button", (page) => page.mouse.down()],
  ["a key", (page) => page.keyboard.press("ArrowDown")],
];

const byOthers: Interactions = [
  ["a finger", (page) => page.touchscreen.tap(5, 300)],
  ["focus", (page) => page.locator("main a").first().focus()],
  ["a synthetic click", (page) => page.locator("h1").dispatchEvent("click")],
];

const withTouch = { hasTouch: true };

test.each(byMouseOrKey)("%s starts Gatsby", async (_name, act) => {
  const page = await newPage(withTouch);
  await page.goto("/about");
  await act(page);
  await takenOver(page);
});

describe.each(byOthers)("%s", (_name, act) => {
  test("starts Gatsby where there are fields", async () => {
    const page = await newPage(withTouch);
    await page.goto(pages.timeline);
    await act(page);
    await takenOver(page);
  });

  test("loads only the menus elsewhere", async () => {
    const page = await newPage(withTouch);
    await page.goto("/about");
    const requests = requestsOf(page);
    const loaded = watchLoads(page);
    await act(page);
    await page.waitForFunction(() =>
      document.head.querySelector("script[src]"),
    );
    await loaded();
    expect(asked(requests)).toEqual([
      expect.stringMatching(/^\/static\/menus-\w+\.js$/),
    ]);
    await hydrated(page);
  });
});

test("the web manifest is linked once Gatsby has started", async () => {
  const { page } = await openWatched("/about");
  const manifest = page.locator("head link[rel=manifest]");
  await page.clock.runFor(aWhile);
  expect(await manifest.count()).toBe(0);
  await hydrated(page);
  expect(await manifest.getAttribute("href")).toBe("/manifest.webmanifest");
});

test("nothing is loaded twice", async () => {
  const page = await newPage();
  const requests = requestsOf(page);
  const loaded = watchLoads(page);
  await page.goto("/");
  await hydrated(page);
  await loaded();
  // Gatsby checks the live release whenever it loads page data, and the logo is
  // also the icon, which the browser loads by itself.
  const once = () =>
    asked(requests, [...code, "image", "font"]).filter(
      (path) => !/\/(?:app-data\.json|icon\.svg)$/.test(path),
    );
  expect(once()).toEqual(Array.from(new Set(once())));
  const before = once().filter((path) => !path.endsWith(".json"));
  await follow(page, "/services");
  await loaded();
  const after = once().filter((path) => !path.endsWith(".json"));
  expect(after.length).toBeGreaterThan(before.length);
  expect(after).toEqual(Array.from(new Set(after)));
});

test("a page shown by navigation has its styles from the start", async () => {
  const submit = "form button[type=submit]";
  const colorOf = (element: Element) =>
    getComputedStyle(element).backgroundColor;
  const direct = await open("/contact");
  const color = await direct.locator(submit).evaluate(colorOf);
  // This page has no form, so its inlined CSS has no styles for one.
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
