/** @jest-environment jsdom */

/** Data attributes of the page script's element. */
const facts = {
  scripts: "/framework-1.js /app-1.js",
  ahead: "/page-data.json",
  release: "c0ffee",
};

function runLoader({ hasFields = false, hasForm = false } = {}): void {
  document.head.innerHTML = "";
  if (hasForm) document.body.innerHTML = '<form method="post"></form>';
  const element = document.createElement("script");
  Object.assign(element.dataset, hasFields || hasForm ? facts : {});
  Object.defineProperty(document, "currentScript", {
    configurable: true,
    value: element,
  });
  jest.isolateModules(() => {
    jest.requireActual("../../src/browser/pageScript");
  });
}

const addresses = (elements: string, attribute: string) =>
  Array.from(document.head.querySelectorAll(elements), (element) =>
    element.getAttribute(attribute),
  );
/** URLs of the scripts that the page runs. */
const run = () => addresses("script", "src");
/** URLs of the files that the page prefetches. */
const ahead = () => addresses("link[rel=prefetch]", "href");

const everything = ["/framework-1.js", "/app-1.js"];

const act = (
  interaction: string,
  properties: Partial<PointerEvent> = {},
  on: Element = document.body,
) =>
  on.dispatchEvent(
    Object.assign(new Event(interaction, { bubbles: true }), properties),
  );

/** Loads the page, and waits until the browser is idle. */
function opened() {
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(300);
}

const knowsPrefetch = jest.fn<boolean, []>();
Object.assign(DOMTokenList.prototype, { supports: knowsPrefetch });

const breakFile = (file: string) =>
  document.head
    .querySelector(`[src="${file}"]`)
    ?.dispatchEvent(new Event("error"));

let visit: NavigationTimingType;

beforeEach(() => {
  jest.useFakeTimers();
  visit = "navigate";
  // jsdom lacks it.
  performance.getEntriesByType = () => [
    { type: visit } as PerformanceNavigationTiming,
  ];
  document.body.innerHTML = "";
  knowsPrefetch.mockReturnValue(true);
});
// Tests share the window: removes listeners that would get the next test's events.
afterEach(() => {
  act("keydown");
  breakFile("/app-1.js");
});

test.each([
  ["pointerover", {}],
  ["pointermove", { movementX: 0, movementY: 0 }],
])(
  "%s %j, with which nobody does anything, loads nothing",
  (type, properties) => {
    runLoader();
    opened();
    act(type, properties);
    jest.advanceTimersByTime(60_000);
    expect([...run(), ...ahead()]).toEqual([]);
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
    runLoader();
    act(interaction, properties);
    expect(run()).toEqual([]);
    runLoader({ hasFields: true });
    act(interaction, properties);
    act("click");
    expect(run()).toEqual(everything);
    expect(window).toMatchObject({ ___webpackCompilationHash: "c0ffee" });
  },
);

test.each([{ hasFields: true }, { hasForm: true }])(
  "a page of %j fetches its files once it is shown, and runs them when it is used",
  (use) => {
    runLoader(use);
    expect(ahead()).toEqual([]);
    opened();
    expect(ahead()).toEqual([...everything, "/page-data.json"]);
    expect(run()).toEqual([]);
    act("focusin");
    expect(run()).toEqual(everything);
  },
);

test("a device that is too slow to be idle fetches them, too", () => {
  const neverIdle = (action: () => void, { timeout = Infinity } = {}) =>
    timeout < Infinity && setTimeout(action, timeout);
  Object.assign(window, { requestIdleCallback: neverIdle });
  runLoader({ hasFields: true });
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(10_000);
  expect(ahead()).toContain("/app-1.js");
  Reflect.deleteProperty(window, "requestIdleCallback");
});

test("where no file can be prefetched, scripts are preloaded", () => {
  knowsPrefetch.mockReturnValue(false);
  runLoader({ hasFields: true });
  opened();
  expect(ahead()).toEqual([]);
  expect(addresses("link[rel=preload]", "href")).toEqual(everything);
});

test.each([
  ["a plan on the device", () => localStorage.setItem("moving-plan", "{}")],
  ["half a box in this tab", () => sessionStorage.setItem("new-box", "{}")],
  ["half an item in this tab", () => sessionStorage.setItem("own-item", "{}")],
])("%s is shown at once", (_what, store) => {
  store();
  runLoader({ hasFields: true });
  expect(run()).toEqual(everything);
  localStorage.clear();
  sessionStorage.clear();
});

test("what else is kept in this tab has nothing run", () => {
  sessionStorage.setItem("other", "{}");
  runLoader({ hasFields: true });
  expect(run()).toEqual([]);
  sessionStorage.clear();
});

test.each([
  [
    "an address with something to fill in",
    () => history.replaceState({}, "", "/contact?city=tacoma"),
  ],
  ["something kept on the device", () => localStorage.setItem("draft", "{}")],
  ["a step back to it", () => void (visit = "back_forward")],
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
    runLoader({ hasForm: true });
    opened();
    expect(run()).toEqual(everything);
    history.replaceState(null, "", "/");
    localStorage.clear();
    Reflect.deleteProperty(document, "referrer");
  },
);

test.each([...everything, "data"])(
  "a tool says that %s couldn't be loaded",
  (file) => {
    document.body.innerHTML =
      '<p hidden data-load-failure>Oh <a href="?">Load again</a></p>';
    runLoader({ hasFields: true });
    const note = document.querySelector("p")!;
    act("click");
    expect(note.hidden).toBe(true);
    if (file === "data") window.dispatchEvent(new Event("unhandledrejection"));
    else breakFile(file);
    expect(note.hidden).toBe(false);
  },
);
