/** @jest-environment jsdom */
import { readyToStart } from "../../src/intent/readyToStart";

const loadPage = jest.fn<Promise<unknown>, [string]>();

/** The browser of a page from one build, on a site that may be of another. */
function open(own: string | undefined, page: unknown): void {
  loadPage.mockReset().mockResolvedValue(page);
  Object.assign(window, {
    ___loader: { loadPage },
    ___webpackCompilationHash: own,
  });
}

const of = (webpackCompilationHash: string) => ({
  page: { webpackCompilationHash },
});

/** Whether Gatsby starts, given the time it takes. */
const starts = (ready = readyToStart()) =>
  Promise.race([
    ready.then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(resolve, 20, false);
    }),
  ]);

function addStyles(): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  document.head.append(link);
  return link;
}

afterEach(() => {
  document.head.innerHTML = "";
  window.history.replaceState(null, "", "/");
});

test("Gatsby starts on a page of the build that the site is from", async () => {
  window.history.replaceState(null, "", "/contact?city=tacoma#form");
  open("c0ffee", of("c0ffee"));
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

test("it waits until all styles are there", async () => {
  open("c0ffee", of("c0ffee"));
  const link = addStyles();
  const ready = readyToStart();
  expect(await starts(ready)).toBe(false);
  link.dispatchEvent(new Event("load"));
  expect(await starts(ready)).toBe(true);
});

test("styles that are there already keep nobody waiting", async () => {
  open("c0ffee", of("c0ffee"));
  Object.defineProperty(addStyles(), "sheet", { value: {} });
  expect(await starts()).toBe(true);
});

test("it starts under develop, which knows neither builds nor a file of styles", async () => {
  open(undefined, { page: {} });
  expect(await starts()).toBe(true);
});
