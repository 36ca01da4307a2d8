/** @jest-environment jsdom */

/** What the build fills in, as it stands in a page. */
function runScript({ hasFields = false, hasForm = false } = {}): void {
  document.head.innerHTML = '<style data-href="/styles.1.css"></style>';
  const script = document.createElement("script");
  script.dataset.path = "/about";
  Object.defineProperty(document, "currentScript", {
    configurable: true,
    value: script,
  });
  Object.assign(globalThis, {
    MENU_SCRIPTS: ["/menus-1.js"],
    GATSBY_SCRIPTS: ["/webpack-runtime-1.js", "/app-1.js"],
    COMPILATION_HASH: "c0ffee",
    HAS_FIELDS: hasFields || hasForm,
    HAS_FORM: hasForm,
    TRUSTED_POLICY: "hydration",
  });
  jest.isolateModules(() => {
    jest.requireActual("../../src/hydration/hydrateOnInteraction");
  });
}

/** What the page has loaded besides itself. */
const loaded = () =>
  Array.from(document.head.querySelectorAll("script, link"), (element) =>
    element.getAttribute(element.tagName === "LINK" ? "href" : "src"),
  );

const menus = ["/menus-1.js"];

const everything = [
  ...menus,
  "/styles.1.css",
  "/webpack-runtime-1.js",
  "/app-1.js",
];

const act = (
  interaction: string,
  properties: Partial<PointerEvent> = {},
  on: Element = document.body,
) =>
  on.dispatchEvent(
    Object.assign(new Event(interaction, { bubbles: true }), properties),
  );

const mouse = { pointerType: "mouse", movementX: 1 };
const finger = { pointerType: "touch", movementX: 1 };

const opened = () => window.dispatchEvent(new Event("load"));

const submit = jest
  .spyOn(HTMLFormElement.prototype, "submit")
  .mockReturnValue(undefined);

const breakFile = (file: string) =>
  document.head
    .querySelector(`[src="${file}"], [href="${file}"]`)
    ?.dispatchEvent(new Event("error"));

beforeEach(() => {
  jest.useFakeTimers();
  submit.mockClear();
});
// The window stays: nothing may listen to the next test's events.
afterEach(() => {
  act("keydown");
  breakFile("/app-1.js");
  Reflect.deleteProperty(window, "firstInteraction");
});

test.each([
  ["pointerover", {}],
  ["pointermove", { pointerType: "mouse", movementX: 0, movementY: 0 }],
])(
  "%s %j, with which nobody does anything, loads nothing",
  (type, properties) => {
    runScript();
    opened();
    act(type, properties);
    jest.advanceTimersByTime(60_000);
    expect(loaded()).toEqual([]);
  },
);

test("a mouse that rests on a menu loads the menus", () => {
  document.body.innerHTML = "<header><details></details></header>";
  runScript();
  const still = { pointerType: "mouse", movementX: 0, movementY: 0 };
  act("pointermove", still, document.querySelector("details")!);
  expect(loaded()).toEqual(menus);
  act("pointermove", mouse);
  expect(loaded()).toEqual(everything);
});

test.each([
  ["pointermove", { pointerType: "mouse", movementX: 0, movementY: -1 }],
  ["click", { pointerType: "mouse" }],
  ["keydown", {}],
])("at the first %s %j it loads Gatsby, once", (interaction, properties) => {
  runScript();
  act(interaction, properties);
  act(interaction, properties);
  act("click");
  expect(loaded()).toEqual(everything);
});

test.each([
  ["pointermove", finger],
  ["click", finger],
  ["focusin", {}],
])(
  "at the first %s %j it loads the menus, and Gatsby if there are fields",
  (interaction, properties) => {
    runScript();
    act(interaction, properties);
    act(interaction, properties);
    expect(loaded()).toEqual(menus);
    act("keydown");
    runScript({ hasFields: true });
    act(interaction, properties);
    expect(loaded()).toEqual(everything);
  },
);

test("scripts find what they read when they start", () => {
  runScript();
  const click = new Event("click", { bubbles: true, cancelable: true });
  expect(document.body.dispatchEvent(click)).toBe(true);
  act("keydown");
  expect(window).toMatchObject({
    pagePath: "/about",
    ___chunkMapping: {},
    ___webpackCompilationHash: "c0ffee",
    firstInteraction: click,
  });
});

describe("a page with a form", () => {
  const send = () => {
    const form = document.createElement("form");
    document.body.append(form);
    return form.dispatchEvent(
      new Event("submit", { bubbles: true, cancelable: true }),
    );
  };

  const ahead = () =>
    Array.from(document.head.querySelectorAll("link[rel=prefetch]"), (link) =>
      link.getAttribute("href"),
    );
  const scripts = everything.filter((file) => file.endsWith(".js"));

  test("has Gatsby fetched once it is shown, and run at the first interaction", () => {
    runScript({ hasForm: true });
    opened();
    jest.advanceTimersByTime(299);
    expect(loaded()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(ahead()).toEqual(scripts);
    expect(loaded()).toEqual(scripts);
    act("focusin");
    expect(loaded()).toEqual([...scripts, ...everything]);
  });

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
  ])("has it run without that where there is %s", (_what, arrange) => {
    arrange();
    runScript({ hasForm: true });
    opened();
    jest.advanceTimersByTime(300);
    expect(loaded()).toEqual(everything);
    history.replaceState(null, "", "/");
    localStorage.clear();
    Reflect.deleteProperty(document, "referrer");
  });

  test.each(everything)("leaves the form to the browser without %s", (file) => {
    runScript({ hasForm: true });
    expect(send()).toBe(false);
    act("click");
    expect(submit).not.toHaveBeenCalled();
    breakFile(file);
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
