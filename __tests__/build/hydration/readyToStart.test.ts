/** @jest-environment jsdom */
import { holdEarlySubmits } from "../../../src/build/hydration/earlySubmit";
import { readyToStart } from "../../../src/build/hydration/readyToStart";

const loadPage = jest.fn<Promise<unknown>, [string]>();

/** The browser of a page from one build, on a site that may be of another. */
function open(own: string | undefined, page: unknown): void {
  loadPage.mockReset().mockResolvedValue(page);
  Object.assign(window, {
    ___loader: { loadPage },
    ___webpackCompilationHash: own,
    pagePath: "/",
  });
}

const of = (webpackCompilationHash: string, path = "/") => ({
  page: { path, webpackCompilationHash },
});

/** Whether Gatsby starts within a minute. */
async function starts(ready = readyToStart()) {
  let started = false;
  void ready.then(() => (started = true));
  await jest.advanceTimersByTimeAsync(60_000);
  return started;
}

function addStyles(): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  document.head.append(link);
  return link;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = "";
  window.history.replaceState(null, "", "/");
});

test("Gatsby starts on a page of the build that the site is from", async () => {
  window.history.replaceState(null, "", "/contact?city=tacoma#form");
  open("c0ffee", of("c0ffee", "/contact?city=tacoma"));
  Object.assign(window, { pagePath: "/contact" });
  expect(await starts()).toBe(true);
  expect(loadPage.mock.calls).toEqual([["/contact?city=tacoma"]]);
});

test("it never does after a release: links then lead to whole pages", async () => {
  open("c0ffee", of("decaf"));
  expect(await starts()).toBe(false);
});

test.each([undefined, {}])(
  "it never does without the page's data: %p",
  async (page) => {
    open("c0ffee", page);
    expect(await starts()).toBe(false);
  },
);

test("it never does with the data of another page", async () => {
  open("c0ffee", of("c0ffee", "/404.html"));
  expect(await starts()).toBe(false);
});

test("it does on the screen of unknown paths", async () => {
  window.history.replaceState(null, "", "/nowhere");
  open("c0ffee", of("c0ffee", "/404.html"));
  Object.assign(window, { pagePath: "/404.html" });
  expect(await starts()).toBe(true);
});

test("where it never does, forms are left to the browser", async () => {
  const submit = jest
    .spyOn(HTMLFormElement.prototype, "submit")
    .mockReturnValue(undefined);
  holdEarlySubmits();
  document.body.innerHTML = "<form></form>";
  const form = document.querySelector("form")!;
  form.requestSubmit();
  open("c0ffee", of("decaf"));
  await starts();
  expect(submit.mock.contexts).toEqual([form]);
});

test("it waits until all styles are there", async () => {
  open("c0ffee", of("c0ffee"));
  const link = addStyles();
  const ready = readyToStart();
  expect(await starts(ready)).toBe(false);
  link.dispatchEvent(new Event("load"));
  expect(await starts(ready)).toBe(true);
});

test.each([
  ["styles that are there already keep nobody waiting", 1, true],
  ["styles that could not be had are never there", 0, false],
])("%s", async (_what, length, expected) => {
  open("c0ffee", of("c0ffee"));
  Object.defineProperty(addStyles(), "sheet", {
    value: { cssRules: { length } },
  });
  expect(await starts()).toBe(expected);
});

test("it starts under develop, which knows neither builds nor a file of styles", async () => {
  open(undefined, { page: {} });
  expect(await starts()).toBe(true);
});
