/** @jest-environment jsdom */
import { browserslist } from "../../package.json";

/** Data attributes of the page script's element. */
const attributes = {
  scripts: "/framework-1.js /app-1.js",
  ahead: "/page-data.json",
  release: "c0ffee",
};

function runPageScript({ hasFields = false, hasForm = false } = {}): void {
  document.head.innerHTML = "";
  if (hasForm) document.body.innerHTML = '<form method="post"></form>';
  const element = document.createElement("script");
  Object.assign(element.dataset, hasFields || hasForm ? attributes : {});
  Object.defineProperty(document, "currentScript", {
    configurable: true,
    value: element,
  });
  jest.isolateModules(() => {
    jest.requireActual("../../src/browser/pageScript");
  });
}

const urlsOf = (elements: string, attribute: string) =>
  Array.from(document.head.querySelectorAll(elements), (element) =>
    element.getAttribute(attribute),
  );
/** URLs of the scripts that the page runs. */
const executed = () => urlsOf("script", "src");
/** URLs of the files that the page prefetches. */
const prefetched = () => urlsOf("link[rel=prefetch]", "href");

const everything = ["/framework-1.js", "/app-1.js"];

const interact = (
  interaction: string,
  properties: Partial<PointerEvent> = {},
  on: Element = document.body,
) =>
  on.dispatchEvent(
    Object.assign(new Event(interaction, { bubbles: true }), properties),
  );

/** Loads the page, and waits until the browser is idle. */
function loadPage() {
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(1000);
}

const supportsPrefetch = jest.fn<boolean, []>();
Object.assign(DOMTokenList.prototype, { supports: supportsPrefetch });

const breakFile = (file: string) =>
  document.head
    .querySelector(`[src="${file}"]`)
    ?.dispatchEvent(new Event("error"));

let navigationType: NavigationTimingType;

const findLast = Object.getOwnPropertyDescriptor(Array.prototype, "findLast")!;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lacks it.
  Object.assign(window, { CompressionStream: jest.fn() });
  Object.defineProperty(Array.prototype, "findLast", findLast);
  navigationType = "navigate";
  // jsdom lacks it.
  performance.getEntriesByType = () => [
    { type: navigationType } as PerformanceNavigationTiming,
  ];
  document.body.innerHTML = "";
  supportsPrefetch.mockReturnValue(true);
});
// Tests share the window: removes listeners that would get the next test's events.
afterEach(() => {
  interact("keydown");
  breakFile("/app-1.js");
});

test.each([
  ["pointerover", {}],
  ["pointermove", { movementX: 0, movementY: 0 }],
])(
  "%s %j, with which nobody does anything, loads nothing",
  (type, properties) => {
    runPageScript();
    loadPage();
    interact(type, properties);
    jest.advanceTimersByTime(60_000);
    expect([...executed(), ...prefetched()]).toEqual([]);
  },
);

test.each([
  ["pointermove", { movementX: 0, movementY: -1 }],
  ["click", {}],
  ["focusin", {}],
  ["keydown", {}],
  // From a password manager.
  ["input", {}],
  ["change", {}],
])(
  "at the first %s %j a page with fields runs Gatsby, once, and others nothing",
  (interaction, properties) => {
    runPageScript();
    interact(interaction, properties);
    expect(executed()).toEqual([]);
    runPageScript({ hasFields: true });
    interact(interaction, properties);
    interact("click");
    expect(executed()).toEqual(everything);
    expect(window).toMatchObject({ ___webpackCompilationHash: "c0ffee" });
  },
);

test.each([{ hasFields: true }, { hasForm: true }])(
  "a page of %j fetches its files once it is shown, and runs them when it is used",
  (use) => {
    runPageScript(use);
    expect(prefetched()).toEqual([]);
    loadPage();
    expect(prefetched()).toEqual([...everything, "/page-data.json"]);
    expect(executed()).toEqual([]);
    interact("focusin");
    expect(executed()).toEqual(everything);
  },
);

test("files are fetched in an idle task each, until the page is used", () => {
  const idleTasks: (() => void)[] = [];
  const requestIdleCallback = (task: () => void) => idleTasks.push(task);
  Object.assign(window, { requestIdleCallback });
  runPageScript({ hasFields: true });
  window.dispatchEvent(new Event("load"));
  const runIdleTask = () => {
    idleTasks.shift()?.();
    return prefetched();
  };
  expect(runIdleTask()).toEqual([]);
  expect(runIdleTask()).toEqual(["/framework-1.js"]);
  expect(runIdleTask()).toEqual(everything);
  interact("focusin");
  expect(runIdleTask()).toEqual(everything);
  Reflect.deleteProperty(window, "requestIdleCallback");
});

test("the year stays the text that it is until it ends", () => {
  jest.setSystemTime(new Date(2027, 11, 31, 12));
  document.body.innerHTML = '<span id="year">2027</span>';
  const year = document.getElementById("year")!;
  const text = year.firstChild;
  runPageScript();
  expect(year.firstChild).toBe(text);
  jest.setSystemTime(new Date(2028, 0, 1, 12));
  runPageScript();
  expect(year.textContent).toBe("2028");
});

test("a device that is too slow to be idle fetches them, too", () => {
  const neverIdle = (action: () => void, { timeout = Infinity } = {}) =>
    timeout < Infinity && setTimeout(action, timeout);
  Object.assign(window, { requestIdleCallback: neverIdle });
  runPageScript({ hasFields: true });
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(10_000);
  expect(prefetched()).toContain("/app-1.js");
  Reflect.deleteProperty(window, "requestIdleCallback");
});

test("where a visitor saves data, nothing is fetched before the page is used", () => {
  Object.assign(navigator, { connection: { saveData: true } });
  runPageScript({ hasFields: true });
  loadPage();
  jest.advanceTimersByTime(60_000);
  expect(prefetched()).toEqual([]);
  interact("click");
  expect(executed()).toEqual(everything);
  Reflect.deleteProperty(navigator, "connection");
});

test("where no file can be prefetched, scripts are preloaded", () => {
  supportsPrefetch.mockReturnValue(false);
  runPageScript({ hasFields: true });
  loadPage();
  expect(prefetched()).toEqual([]);
  expect(urlsOf("link[rel=preload]", "href")).toEqual(everything);
});

test.each([
  ["a plan on the device", () => localStorage.setItem("moving-plan", "{}")],
  ["half a box in this tab", () => sessionStorage.setItem("new-box", "{}")],
  ["half an item in this tab", () => sessionStorage.setItem("own-item", "{}")],
])("%s is shown at once", (_what, store) => {
  store();
  runPageScript({ hasFields: true });
  expect(executed()).toEqual(everything);
  localStorage.clear();
  sessionStorage.clear();
});

test("what else is kept in this tab or on the device has nothing run", () => {
  sessionStorage.setItem("other", "{}");
  localStorage.setItem("other", "{}");
  runPageScript({ hasFields: true });
  expect(executed()).toEqual([]);
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  [
    "an address with something to fill in",
    () => history.replaceState({}, "", "/contact?city=tacoma"),
  ],
  ["a draft on the device", () => localStorage.setItem("quote-draft", "{}")],
  ["a step back to it", () => void (navigationType = "back_forward")],
  [
    "a page of the site before it",
    () =>
      Object.defineProperty(document, "referrer", {
        configurable: true,
        value: `${location.origin}/about`,
      }),
  ],
])(
  "a page with a form has it run once it is shown where there is %s",
  (_what, arrange) => {
    arrange();
    runPageScript({ hasForm: true });
    loadPage();
    expect(executed()).toEqual(everything);
    history.replaceState(null, "", "/");
    localStorage.clear();
    Reflect.deleteProperty(document, "referrer");
  },
);

/** A page of a tool, with its hidden notes. */
function createTool() {
  document.body.innerHTML = `
    <p hidden data-load-failure>Oh <a href="?">Load again</a></p>
    <p hidden data-old-browser>Too old</p>`;
  return () =>
    Array.from(
      document.querySelectorAll("p:not([hidden])"),
      (note) => note.textContent,
    );
}

test.each([...everything, "data"])(
  "a tool says that %s couldn't be loaded",
  (file) => {
    const visibleNotes = createTool();
    runPageScript({ hasFields: true });
    interact("click");
    expect(visibleNotes()).toEqual([]);
    if (file === "data") window.dispatchEvent(new Event("unhandledrejection"));
    else breakFile(file);
    expect(visibleNotes()).toEqual(["Oh Load again"]);
  },
);

test("a tool whose scripts came and don't run says so after 15 seconds", () => {
  const visibleNotes = createTool();
  runPageScript({ hasFields: true });
  loadPage();
  jest.advanceTimersByTime(60_000);
  interact("click");
  jest.advanceTimersByTime(14_000);
  expect(visibleNotes()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(visibleNotes()).toEqual(["Oh Load again"]);
});

test.each([
  ["CompressionStream", window],
  ["findLast", Array.prototype],
])(
  "without %s no script is fetched, and a tool that is used says why",
  (feature, owner) => {
    Reflect.deleteProperty(owner, feature);
    const visibleNotes = createTool();
    runPageScript({ hasFields: true });
    loadPage();
    jest.advanceTimersByTime(60_000);
    expect(visibleNotes()).toEqual([]);
    interact("click");
    jest.advanceTimersByTime(60_000);
    expect([...executed(), ...prefetched()]).toEqual([]);
    expect(visibleNotes()).toEqual(["Too old"]);
  },
);

/**
 * The first versions with both `CompressionStream` and `findLast`:
 * https://developer.mozilla.org/docs/Web/API/CompressionStream#browser_compatibility
 */
const firstVersions: Readonly<Record<string, number>> = {
  chrome: 97,
  edge: 97,
  firefox: 113,
  safari: 16.4,
  ios_saf: 16.4,
};

test.each(browserslist)("%s can run the scripts", (query) => {
  const [name = "", version] = query.split(" >= ");
  expect(Number(version)).toBeGreaterThanOrEqual(firstVersions[name]!);
});

describe("with a service worker, a page whose files fail", () => {
  const cachedPage = {
    takeCachedPageParameter: jest.fn<boolean, []>(),
    reloadFromCache: jest.fn(),
  };

  function failToLoad(): HTMLElement {
    document.body.innerHTML =
      '<p hidden data-load-failure>Oh <a href="?">Load again</a></p>';
    runPageScript({ hasFields: true });
    interact("click");
    breakFile("/app-1.js");
    return document.querySelector("p")!;
  }

  beforeEach(() => {
    jest.doMock("../../src/browser/cachedPage", () => cachedPage);
    cachedPage.reloadFromCache.mockClear();
    Object.assign(navigator, { serviceWorker: { controller: {} } });
  });
  afterEach(() => {
    jest.dontMock("../../src/browser/cachedPage");
    Reflect.deleteProperty(navigator, "serviceWorker");
  });

  test("is loaded again from its cache", () => {
    cachedPage.takeCachedPageParameter.mockReturnValue(false);
    expect(failToLoad().hidden).toBe(true);
    expect(cachedPage.reloadFromCache).toHaveBeenCalled();
  });

  test("says so if it is from the cache already", () => {
    cachedPage.takeCachedPageParameter.mockReturnValue(true);
    expect(failToLoad().hidden).toBe(false);
    expect(cachedPage.reloadFromCache).not.toHaveBeenCalled();
  });

  test("stays as it is once React runs", () => {
    cachedPage.takeCachedPageParameter.mockReturnValue(false);
    failToLoad().remove();
    cachedPage.reloadFromCache.mockClear();
    window.dispatchEvent(new Event("unhandledrejection"));
    expect(cachedPage.reloadFromCache).not.toHaveBeenCalled();
  });
});
