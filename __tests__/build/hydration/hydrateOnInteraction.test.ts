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
    jest.requireActual("../../../src/build/hydration/hydrateOnInteraction");
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

const act = (interaction: string, properties: Partial<PointerEvent> = {}) =>
  document.body.dispatchEvent(
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
  for (const name of [
    "firstInteraction",
    "requestIdleCallback",
    "trustedTypes",
  ])
    Reflect.deleteProperty(window, name);
});

test("a page that is only read loads nothing", () => {
  runScript();
  opened();
  act("scroll");
  act("pointermove");
  jest.advanceTimersByTime(60_000);
  expect(loaded()).toEqual([]);
});

test("a mouse that rests where the page appears loads nothing", () => {
  runScript();
  act("pointerover");
  act("pointermove", { movementX: 0, movementY: 0 });
  expect(loaded()).toEqual([]);
});

test("a mouse that rests on a menu loads the menus", () => {
  document.body.innerHTML = "<header><details></details></header>";
  runScript();
  document.querySelector("details")!.dispatchEvent(
    Object.assign(new Event("pointermove", { bubbles: true }), {
      ...{ pointerType: "mouse", movementX: 0, movementY: 0 },
    }),
  );
  expect(loaded()).toEqual(menus);
  act("pointermove", mouse);
  expect(loaded()).toEqual(everything);
});

test.each([
  ["pointermove", { pointerType: "mouse", movementX: 0, movementY: -1 }],
  ["pointermove", { pointerType: "mouse", movementX: 1, movementY: 0 }],
  ["pointerdown", { pointerType: "mouse" }],
  ["click", { pointerType: "mouse" }],
  ["keydown", {}],
])("at the first %s %j it loads Gatsby, once", (interaction, properties) => {
  runScript();
  act(interaction, properties);
  expect(loaded()).toEqual(everything);
  act(interaction, properties);
  act("click");
  expect(loaded()).toEqual(everything);
});

describe.each([
  ["pointermove", finger],
  ["pointerdown", finger],
  ["click", finger],
  ["click", {}],
  ["focusin", {}],
])("at the first %s %j", (interaction, properties) => {
  test("a page without fields loads the menus, once, and Gatsby later", () => {
    runScript();
    act(interaction, properties);
    expect(loaded()).toEqual(menus);
    act(interaction, properties);
    expect(loaded()).toEqual(menus);
    act("pointermove", mouse);
    expect(loaded()).toEqual(everything);
  });

  test("a page with fields loads Gatsby", () => {
    runScript({ hasFields: true });
    act(interaction, properties);
    expect(loaded()).toEqual(everything);
  });
});

test("the script of the menus learns what the visitor did first", () => {
  const first: Event[] = [];
  addEventListener("click", (event) => first.push(event), { once: true });
  runScript();
  act("click", finger);
  act("keydown");
  expect(window).toMatchObject({ firstInteraction: first[0] });
});

test("what visitors do is left to the page", () => {
  runScript();
  const event = new Event("click", { bubbles: true, cancelable: true });
  expect(document.body.dispatchEvent(event)).toBe(true);
});

test("Gatsby finds what it reads when it starts", () => {
  runScript();
  expect(window).toMatchObject({
    pagePath: "/about",
    ___chunkMapping: {},
    ___webpackCompilationHash: "c0ffee",
  });
});

test("browsers that know Trusted Types are asked for a policy of the script's own", () => {
  const createPolicy = jest.fn<object, [name: string, rules: object]>(() => ({
    createScriptURL: (src: string) => `${src}?trusted`,
  }));
  Object.assign(window, { trustedTypes: { createPolicy } });
  runScript();
  act("keydown");
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["hydration"]);
  expect(loaded()).toEqual(
    everything.map((file) => (file.endsWith(".js") ? `${file}?trusted` : file)),
  );
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

  test("has Gatsby fetched once the page is to be seen", () => {
    runScript({ hasForm: true });
    jest.advanceTimersByTime(300);
    expect(ahead()).toEqual([]);
    opened();
    jest.advanceTimersByTime(299);
    expect(loaded()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(ahead()).toEqual(scripts);
    expect(loaded()).toEqual(scripts);
  });

  test("has it run when the browser has nothing else to do, where it has something to show", () => {
    sessionStorage.setItem("draft", "{}");
    const idle = jest.fn<number, [() => void]>();
    Object.assign(window, { requestIdleCallback: idle });
    runScript({ hasForm: true });
    expect(idle).not.toHaveBeenCalled();
    opened();
    expect(loaded()).toEqual([]);
    idle.mock.calls[0]?.[0]();
    expect(loaded()).toEqual(everything);
    sessionStorage.clear();
  });

  test("has it run by the first thing a visitor does", () => {
    runScript({ hasForm: true });
    opened();
    jest.advanceTimersByTime(300);
    act("focusin");
    expect(loaded()).toEqual([...scripts, ...everything]);
  });

  test.each([
    [
      "an address with something to fill in",
      () => history.replaceState({}, "", "/contact?city=tacoma"),
    ],
    ["something kept in the tab", () => sessionStorage.setItem("draft", "{}")],
    [
      "what the form was about before a reload",
      () => history.replaceState({ quoteSubject: "Everett" }, "", "/"),
    ],
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
    sessionStorage.clear();
    Reflect.deleteProperty(document, "referrer");
  });

  test("does without storage where it is denied", () => {
    const denied = jest.spyOn(window, "sessionStorage", "get");
    denied.mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    runScript({ hasForm: true });
    opened();
    jest.advanceTimersByTime(300);
    expect(ahead()).toEqual(scripts);
    denied.mockRestore();
  });

  test("holds the form until then", () => {
    runScript({ hasForm: true });
    expect(send()).toBe(false);
  });

  test.each(everything)("leaves the form to the browser without %s", (file) => {
    runScript({ hasForm: true });
    send();
    act("click");
    expect(submit).not.toHaveBeenCalled();
    breakFile(file);
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
