/** @jest-environment jsdom */
import { holdEarlySubmits } from "../../../src/build/hydration/earlySubmit";
import { readyToStart } from "../../../src/build/hydration/readyToStart";

const loadPage = jest.fn<Promise<unknown>, [string]>();

/** The browser of a page from one build, on a site that may be of another. */
function open(own: string | undefined, page: unknown, pagePath = "/"): void {
  loadPage.mockReset().mockResolvedValue(page);
  Object.assign(window, {
    ___loader: { loadPage },
    ___webpackCompilationHash: own,
    pagePath,
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
  open("c0ffee", of("c0ffee", "/contact?city=tacoma"), "/contact");
  expect(await starts()).toBe(true);
  expect(loadPage.mock.calls).toEqual([["/contact?city=tacoma"]]);
});

test("Gatsby starts on the page for unknown paths", async () => {
  window.history.replaceState(null, "", "/nowhere");
  open("c0ffee", of("c0ffee", "/404.html"), "/404.html");
  expect(await starts()).toBe(true);
});

test("Gatsby starts under develop, which has no hash and no file of styles", async () => {
  open(undefined, { page: {} });
  expect(await starts()).toBe(true);
});

test.each([
  ["after another build", of("decaf")],
  ["without an answer", undefined],
  ["without the page's data", {}],
  ["with the data of another page", of("c0ffee", "/404.html")],
])(
  "%s Gatsby never starts, and forms are left to the browser",
  async (_when, page) => {
    const submit = jest
      .spyOn(HTMLFormElement.prototype, "submit")
      .mockReset()
      .mockReturnValue(undefined);
    holdEarlySubmits();
    document.body.innerHTML = "<form></form>";
    document.querySelector("form")!.requestSubmit();
    open("c0ffee", page);
    expect(await starts()).toBe(false);
    expect(submit).toHaveBeenCalledTimes(1);
  },
);

test("Gatsby waits until all styles are there", async () => {
  open("c0ffee", of("c0ffee"));
  const link = addStyles();
  const ready = readyToStart();
  expect(await starts(ready)).toBe(false);
  link.dispatchEvent(new Event("load"));
  expect(await starts(ready)).toBe(true);
});

test.each([
  [1, true],
  // An empty sheet stands for one that could not be had.
  [0, false],
])("with a sheet of %d rules, Gatsby starts: %p", async (length, expected) => {
  open("c0ffee", of("c0ffee"));
  Object.defineProperty(addStyles(), "sheet", {
    value: { cssRules: { length } },
  });
  expect(await starts()).toBe(expected);
});
