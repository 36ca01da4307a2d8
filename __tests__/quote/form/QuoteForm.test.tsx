/** @jest-environment jsdom */
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { planStorageKey } from "../../../src/planner/storage/storedPlan";
import { QuoteForm } from "../../../src/quote/form/QuoteForm";
import {
  draftStorageKey,
  loadDraft,
  saveDraft,
} from "../../../src/quote/form/useQuoteDraft";
import { emptyValues } from "../../../src/quote/request/quoteRequest";
import { pages } from "../../fixture/content";
import { act, fireEvent, render, screen } from "../../support/render";
import { subjectPages, plannerCatalog } from "../../support/subjectPages";
import { validValues } from "../../support/quoteRequests";
import { customTexts, quoteTexts } from "../../support/quoteTexts";
import { restoreFromBfcache } from "../../support/restoreFromBfcache";

jest.mock("../../../src/quote/form/toasts", () => ({
  showToast: jest.fn(),
  Toasts: () => null,
}));
const { showToast } = jest.requireMock<{ showToast: jest.Mock }>(
  "../../../src/quote/form/toasts",
);

const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const values = () =>
  Object.fromEntries(
    Object.keys(validValues).map((name) => [name, control(name).value]),
  );
const button = () =>
  document.querySelector<HTMLButtonElement>("button[type=submit]")!;
const messages = () =>
  Array.from(
    document.querySelectorAll("p[id$='-error']:not(:empty)"),
    (p) => p.textContent,
  );

function Contact({ texts }: { texts: typeof quoteTexts }) {
  const [heading, setHeading] = useState<string>();
  return (
    <>
      <h1>{heading}</h1>
      <QuoteForm
        onHeading={setHeading}
        subjectPages={subjectPages}
        plannerCatalog={plannerCatalog}
        texts={texts}
        withoutScripts=""
      />
    </>
  );
}
const show = (texts = quoteTexts) => render(<Contact texts={texts} />);
const fillIn = (fields = validValues) => {
  for (const [name, value] of Object.entries(fields))
    fireEvent.change(control(name), { target: { value } });
};
const submit = () => act(() => Promise.resolve(fireEvent.click(button())));

const clear = () =>
  fireEvent.click(screen.getByRole("button", { name: "Clear the form" }));

/** Sets the referrer. */
const comeFrom = (path: string) =>
  Object.defineProperty(document, "referrer", {
    configurable: true,
    value: location.origin + path,
  });

const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Settles the request: the receiver accepts it, or is unreachable. */
let answer: (isAccepted: boolean) => Promise<void>;

beforeEach(() => {
  // A timer of one test must not reach the next.
  jest.useFakeTimers();
  // jsdom lacks it.
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollTo = jest.fn();
  showToast.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  comeFrom("/about");
  window.history.replaceState(null, "", "/contact");
  global.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        answer = async (isAccepted) => {
          const error = new TypeError("Failed to fetch");
          const log = jest.spyOn(console, "error").mockReturnValue(undefined);
          await act(() => {
            if (isAccepted) resolve({ ok: true } as Response);
            else reject(error);
            return Promise.resolve();
          });
          expect(log.mock.calls).toEqual(isAccepted ? [] : [[error]]);
          log.mockRestore();
        };
      }),
  );
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the button, errors and notices are in the words of the content", async () => {
  show(customTexts);
  await submit();
  expect(messages()).toContain("Tell us who you are");
  fillIn();
  await submit();
  expect(button()).toHaveTextContent("On its way");
  await answer(false);
  expect(button()).toHaveTextContent("Send <it>");
  expect(showToast).toHaveBeenCalledWith(customTexts.failure, true);
  expect(screen.getByText("Try it once more.")).toBeVisible();
});

test("the message is validated without the subject", async () => {
  comeFrom(pages.otherService);
  show();
  fillIn({ ...validValues, message: "123456789" });
  await submit();
  expect(fetch).not.toHaveBeenCalled();
  expect(control("message")).toHaveAccessibleDescription(
    "Message must be at least 10 characters About: Packing Services",
  );
});

test("a success empties the draft, and is still said to who comes back to the form", async () => {
  const { unmount } = show();
  fillIn();
  await submit();
  await answer(true);
  expect(showToast).toHaveBeenCalledWith(quoteTexts.success, false);
  unmount();
  show();
  expect(screen.getByText(quoteTexts.success.text)).toBeVisible();
  expect(document.body).toHaveFocus();
  expect(localStorage).toHaveLength(0);
});

test("what was entered in the HTML's form is in the one that React makes instead, with the focus", async () => {
  saveDraft({ values: { ...emptyValues, name: "of last week" }, byHand: [] });
  const page = document.createElement("main");
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(<Contact texts={quoteTexts} />);
  const before = control("email").form;
  for (const [name, value] of Object.entries(validValues))
    control(name).value = name === "name" ? "" : value;
  control("email").focus();
  // As a browser that translates does.
  button().innerHTML = "<span>Send</span>";
  render(<Contact texts={quoteTexts} />, {
    container: page,
    hydrate: true,
    onRecoverableError: () => undefined,
  });
  expect(control("email").form).not.toBe(before);
  expect(values()).toEqual({ ...validValues, name: "of last week" });
  expect(loadDraft().values).toEqual(values());
  expect(control("email")).toHaveFocus();
  // The HTML's form counts only once: a field emptied later stays empty.
  fireEvent.change(control("name"), { target: { value: "Ann" } });
  await submit();
  await answer(true);
  fireEvent.click(screen.getByText("Send another request"));
  expect(values()).toEqual(emptyValues);
});

test("while a request is sent, the button keeps the focus, and nothing sends it again", async () => {
  show();
  fillIn();
  act(() => {
    button().focus();
  });
  await submit();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(button()).toBeEnabled();
  await submit();
  // As Enter in a field and scripts do.
  await act(() => {
    button().form!.requestSubmit();
    return Promise.resolve();
  });
  expect(fetch).toHaveBeenCalledTimes(1);
  await answer(false);
  expect(button()).toHaveFocus();
  expect(button()).not.toHaveAttribute("aria-disabled");
  await submit();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("two submits of the same moment send one request", async () => {
  show();
  fillIn();
  await act(() => {
    button().form!.requestSubmit();
    button().form!.requestSubmit();
    return Promise.resolve();
  });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each(["0261-03-10", ""])(
  "the date %j isn't sent",
  async (moveFromDate) => {
    show();
    fillIn({ ...validValues, moveFromDate });
    await submit();
    expect(messages()).toHaveLength(1);
    expect(fetch).not.toHaveBeenCalled();
    expect(loadDraft().values.moveFromDate).toBe("");
  },
);

test("the date's group is named by label and error, and the thanks by the heading", async () => {
  show();
  expect(
    screen.getByRole("group", { name: "Preferred Move Start Date" }),
  ).toContainElement(control("moveFromDate"));
  await submit();
  screen.getByRole("group", {
    name: "Preferred Move Start Date Move from date is required",
  });
  fillIn();
  const removeCaret = jest.spyOn(Selection.prototype, "removeAllRanges");
  await submit();
  await answer(true);
  const heading = screen.getByRole("heading", { level: 1 }).textContent;
  const thanks = screen.getByRole("group", { name: heading });
  expect(thanks).toHaveFocus();
  // Without a caret, screen readers read on from the focus.
  expect(removeCaret).toHaveBeenCalled();
});

test("the error of a field in which Enter was pressed is announced", async () => {
  show();
  await submit();
  expect(control("name")).toHaveFocus();
  // The focus has just moved, so screen readers announce the field with its error.
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await submit();
  expect(screen.getByRole("status").textContent).toBe(messages()[0]);
  // It may not hold any longer.
  await act(() => Promise.resolve(fireEvent.input(control("name"))));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a corrected field empties its error, and keeps the element, in which a screen reader may be", async () => {
  show();
  await submit();
  const error = screen.getByText(messages()[0]!);
  fillIn();
  await act(() => Promise.resolve());
  expect(error).toBeVisible();
  expect(error).toBeEmptyDOMElement();
  expect(control("name")).toHaveAccessibleDescription("");
});

describe("a visitor who left while the request was sent", () => {
  const expectUnknown = () => {
    const text = /^Your request was on its way/;
    expect(screen.getByRole("heading", { name: text })).toBeVisible();
    expect(screen.getByRole("link", { name: /555/ })).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Show the form" }));
    expect(values()).toEqual(validValues);
  };

  /** Goes to another page and back to this one, which the browser kept. Returns what is printed. */
  const leaveAndComeBack = async () => {
    fireEvent(window, new Event("pagehide"));
    const log = jest.spyOn(console, "error").mockReturnValue(undefined);
    const comeBack = new Event("pageshow");
    fireEvent(window, Object.assign(comeBack, { persisted: true }));
    // A message arrives after the timers of now.
    await pass(2);
    const printed = log.mock.calls.join();
    log.mockRestore();
    return printed;
  };

  test("finds that on the page that is opened anew", async () => {
    const { unmount } = show();
    fillIn();
    await submit();
    unmount();
    show();
    expectUnknown();
    unmount();
    show();
    expect(button()).toBeVisible();
  });

  test("finds no error on the page that the browser kept and ended the request of", async () => {
    show();
    fillIn();
    await submit();
    fireEvent(window, new Event("pagehide"));
    await answer(false);
    expect(showToast).not.toHaveBeenCalled();
    expectUnknown();
  });

  test("finds that though the browser rejected the request before it unloaded the page", async () => {
    const { unmount } = show();
    fillIn();
    await submit();
    fireEvent(window, new Event("beforeunload"));
    await answer(false);
    await pass(900);
    expect(showToast).not.toHaveBeenCalled();
    expect(button()).toHaveTextContent("Submitting...");
    fireEvent(window, new Event("pagehide"));
    unmount();
    show();
    expectUnknown();
  });

  test("finds that on the page that the browser kept, which is loaded again", async () => {
    show();
    fillIn();
    await submit();
    // jsdom can't reload, and says so.
    expect(await leaveAndComeBack()).toContain("navigation");
  });

  test("finds that on the page that the browser kept, where storage is denied", async () => {
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
    show();
    fillIn();
    await submit();
    await leaveAndComeBack();
    expectUnknown();
  });

  test("finds that where nothing announced the leaving, also on the page that the browser kept", async () => {
    const { unmount } = show();
    fillIn();
    await submit();
    await answer(false);
    fireEvent(window, new Event("pagehide"));
    await pass(1000);
    expect(screen.getByRole("heading")).toHaveTextContent(/^Your request was/);
    unmount();
    show();
    expectUnknown();
  });
});

describe("a request that failed while the visitor stayed", () => {
  test.each([
    ["at once", "focus", 0],
    ["a second later, where a download seemed to leave", "beforeunload", 1000],
  ])("is said %s, and not to who comes back", async (_when, type, delay) => {
    const { unmount } = show();
    fillIn();
    await submit();
    fireEvent(window, new Event(type));
    await answer(false);
    await pass(delay);
    expect(showToast).toHaveBeenCalledWith(quoteTexts.failure, true);
    await pass(1000);
    expect(showToast).toHaveBeenCalledTimes(1);
    unmount();
    show();
    expect(button()).toBeVisible();
  });

  test("and was tried again at once, isn't taken for the second try", async () => {
    const { unmount } = show();
    fillIn();
    await submit();
    await answer(false);
    await submit();
    await pass(1000);
    expect(button()).toHaveTextContent("Submitting...");
    unmount();
    show();
    expect(screen.getByRole("heading")).toHaveTextContent(/^Your request was/);
  });
});

test.each(["input", "change", "focusout", "pagehide"])(
  "what somebody else has set is kept at the next %s",
  (type) => {
    show();
    control("email").value = "ann@example.com";
    fireEvent(
      type === "pagehide" ? window : control("name"),
      new Event(type, { bubbles: true }),
    );
    expect(loadDraft().values.email).toBe("ann@example.com");
  },
);

test("leaving the page renders nothing, because Firefox would keep React from ever rendering again", async () => {
  show();
  fillIn();
  await submit();
  const log = jest.spyOn(console, "error").mockReturnValue(undefined);
  for (const event of ["visibilitychange", "pagehide"])
    window.dispatchEvent(new Event(event));
  await pass(1000);
  // React complains about an update outside of `act`.
  expect(log.mock.calls).toEqual([]);
});

test("fields that WebKit resets in a page of the bfcache have their values again", async () => {
  jest.useRealTimers();
  show();
  fillIn();
  await act(restoreFromBfcache);
  expect(values()).toEqual(validValues);
  expect(loadDraft().values).toEqual(validValues);
});

test("what is set without an event is sent, and another tab changes nothing meanwhile", async () => {
  show();
  for (const [name, value] of Object.entries(validValues))
    control(name).value = value;
  await submit();
  localStorage.setItem(draftStorageKey, '{"name":"another"}');
  act(() => void window.dispatchEvent(new StorageEvent("storage")));
  expect(values()).toEqual(validValues);
  const { body } = jest.mocked(fetch).mock.calls[0]![1]!;
  expect(JSON.parse(body as string)).toMatchObject(validValues);
  await answer(true);
  expect(loadDraft().values.name).toBe("another");
});

describe("a plan that goes along", () => {
  const storePlan = (plan: object) => {
    localStorage.setItem(planStorageKey, JSON.stringify(plan));
    act(() => void window.dispatchEvent(new StorageEvent("storage")));
  };
  const getShownValues = () => [
    control("moveFromDate").value,
    control("moveSize").value,
  ];

  beforeEach(() => {
    storePlan({ date: "2099-03-10", home: "studio" });
    window.history.replaceState(null, "", "/contact?plan=yes");
  });

  test("fills in what it knows, until that is changed by hand, even to the same", () => {
    show();
    expect(getShownValues()).toEqual(["2099-03-10", "studio"]);
    fireEvent.change(control("moveSize"), { target: { value: "other" } });
    fireEvent.change(control("moveSize"), { target: { value: "studio" } });
    storePlan({ date: "2099-04-02", home: "3bedroom" });
    expect(getShownValues()).toEqual(["2099-04-02", "studio"]);
  });

  test("is still followed where a browser has restored its answers", () => {
    show().unmount();
    show();
    fireEvent.change(control("moveSize"), { target: { value: "studio" } });
    storePlan({ date: "2099-04-02", home: "3bedroom" });
    expect(getShownValues()).toEqual(["2099-04-02", "3bedroom"]);
  });

  test("leaves empty what was emptied by hand, also on the page that is loaded again", () => {
    const { unmount } = show();
    fireEvent.change(control("moveSize"), { target: { value: "" } });
    for (const value of ["2099-05-05", ""])
      fireEvent.change(control("moveFromDate"), { target: { value } });
    unmount();
    show();
    expect(getShownValues()).toEqual(["", ""]);
  });

  test("stays at home once the form is cleared", () => {
    jest.spyOn(window, "confirm").mockReturnValue(true);
    show();
    clear();
    expect(getShownValues()).toEqual(["", ""]);
    expect(location.search).toBe("");
    expect(localStorage).toHaveLength(1);
    fireEvent.click(screen.getByText("Add your moving plan"));
    expect(getShownValues()).toEqual(["2099-03-10", "studio"]);
  });

  test("isn't added by coming from a tool", () => {
    comeFrom(pages.inventory);
    window.history.replaceState(null, "", "/contact");
    show();
    expect(screen.getByText("Add your moving plan")).toBeVisible();
    expect(getShownValues()).toEqual(["", ""]);
  });
});

test("typed values can be cleared, and the draft with them", () => {
  const ask = jest.spyOn(window, "confirm").mockReturnValue(false);
  const { unmount } = show();
  fillIn();
  clear();
  expect(values()).toEqual(validValues);
  ask.mockReturnValue(true);
  clear();
  expect(control("name")).toHaveFocus();
  unmount();
  show();
  expect(control("name")).toHaveValue("");
  expect(localStorage).toHaveLength(0);
});
