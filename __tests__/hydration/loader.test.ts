/** @jest-environment jsdom */

/** What the build fills in. */
function runScript({ hasFields = false, hasForm = false } = {}): void {
  document.head.innerHTML = "";
  Object.assign(globalThis, {
    MENUS: "/menus-1.js",
    GATSBY_SCRIPTS: hasFields || hasForm ? ["/app-1.js"] : [],
    GATSBY_DATA: ["/page-data.json"],
    COMPILATION_HASH: "c0ffee",
    HAS_FIELDS: hasFields || hasForm,
    HAS_FORM: hasForm,
    HAS_LIST: false,
    HAS_FOLDS: false,
  });
  jest.isolateModules(() => {
    jest.requireActual("../../src/hydration/loader");
  });
}

const addresses = (elements: string, attribute: string) =>
  Array.from(document.head.querySelectorAll(elements), (element) =>
    element.getAttribute(attribute),
  );
/** The scripts that the page has run. */
const run = () => addresses("script", "src");
/** The files that it has prefetched. */
const ahead = () => addresses("link[rel=prefetch]", "href");

const menus = ["/menus-1.js"];
const everything = [...menus, "/app-1.js"];

const act = (
  interaction: string,
  properties: Partial<PointerEvent> = {},
  on: Element = document.body,
) =>
  on.dispatchEvent(
    Object.assign(new Event(interaction, { bubbles: true }), properties),
  );

/** The page has loaded, and the browser has shown it. */
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

beforeEach(() => {
  jest.useFakeTimers();
  knowsPrefetch.mockReturnValue(true);
});
// The window stays: nothing may listen to the next test's events.
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
    runScript();
    opened();
    act(type, properties);
    jest.advanceTimersByTime(60_000);
    expect([...run(), ...ahead()]).toEqual([]);
  },
);

test("a mouse that rests on a menu loads the menus", () => {
  document.body.innerHTML = "<header><details></details></header>";
  runScript();
  const still = { movementX: 0, movementY: 0 };
  act("pointermove", still, document.querySelector("details")!);
  expect(run()).toEqual(menus);
});

test.each([
  ["pointermove", { movementX: 0, movementY: -1 }],
  ["click", {}],
  ["focusin", {}],
  ["keydown", {}],
  // A password manager has filled in a field.
  ["input", {}],
  ["change", {}],
])(
  "at the first %s %j a page loads the menus, and Gatsby if it has fields, once",
  (interaction, properties) => {
    runScript();
    act(interaction, properties);
    act(interaction, properties);
    expect(run()).toEqual(menus);
    runScript({ hasFields: true });
    act(interaction, properties);
    act("click");
    expect(run()).toEqual(everything);
  },
);

test("scripts find what they read when they start", () => {
  runScript({ hasFields: true });
  const click = new Event("click", { bubbles: true, cancelable: true });
  expect(document.body.dispatchEvent(click)).toBe(true);
  expect(window).toMatchObject({
    ___webpackCompilationHash: "c0ffee",
    firstInteraction: click,
  });
});

test.each([{ hasFields: true }, { hasForm: true }])(
  "a page of %j fetches its files once it is shown, and runs them when it is used",
  (use) => {
    runScript(use);
    expect(ahead()).toEqual([]);
    opened();
    expect(ahead()).toEqual([...everything, "/page-data.json"]);
    expect(run()).toEqual([]);
    act("focusin");
    expect(run()).toEqual(everything);
  },
);

test("where no file can be prefetched, scripts are preloaded", () => {
  knowsPrefetch.mockReturnValue(false);
  runScript({ hasFields: true });
  opened();
  expect(ahead()).toEqual([]);
  expect(addresses("link[rel=preload]", "href")).toEqual(everything);
});

test("a plan on the device is shown at once", () => {
  localStorage.setItem("moving-plan", "{}");
  runScript({ hasFields: true });
  expect(run()).toEqual(everything);
  localStorage.clear();
});

describe("a page with a form", () => {
  test.each([
    [
      "an address with something to fill in",
      () => history.replaceState({}, "", "/contact?city=tacoma"),
    ],
    ["something kept on the device", () => localStorage.setItem("draft", "{}")],
    [
      "a page of the site before it",
      () =>
        Object.defineProperty(document, "referrer", {
          configurable: true,
          value: `${location.origin}/about`,
        }),
    ],
  ])("has it run once it is shown where there is %s", (_what, arrange) => {
    arrange();
    runScript({ hasForm: true });
    opened();
    expect(run()).toEqual(everything);
    history.replaceState(null, "", "/");
    localStorage.clear();
    Reflect.deleteProperty(document, "referrer");
  });
});

test.each([...everything, "data"])(
  "a tool says that %s couldn't be loaded, with a link that loads it again",
  (file) => {
    document.body.innerHTML =
      '<p hidden data-load-failure>Oh <a href="?">Load again</a></p>';
    runScript({ hasFields: true });
    const note = document.querySelector("p")!;
    act("click");
    expect(note.hidden).toBe(true);
    if (file === "data") window.dispatchEvent(new Event("unhandledrejection"));
    else breakFile(file);
    expect(note.hidden).toBe(false);
    // jsdom can't load a page: it says so.
    const said = jest.spyOn(console, "error").mockReturnValue(undefined);
    const click = new Event("click", { bubbles: true, cancelable: true });
    expect(note.querySelector("a")!.dispatchEvent(click)).toBe(false);
    expect(said).toHaveBeenCalledTimes(1);
    said.mockRestore();
  },
);
