/** @jest-environment jsdom */
import { useState } from "react";
import { LoadFailure } from "../../src/components/LoadFailure";
import { PlanOverview } from "../../src/planner/overview/PlanOverview";
import { formatVolume } from "../../src/planner/estimate/volumes";
import { InventoryTotals } from "../../src/planner/inventory/InventoryTotals";
import { addToCount } from "../../src/planner/plan/planUpdates";
import { serializePlan, emptyPlan } from "../../src/planner/plan/parsePlan";
import { planStore } from "../../src/planner/storage/usePlan";
import { QuoteForm } from "../../src/quote/form/QuoteForm";
import type { QuoteValues } from "../../src/quote/request/quoteRequest";
import { storageKeys } from "../../src/browser/storage";
import { plannerCatalog, subjectPages } from "../support/subjectPages";
import { act, fireEvent, render, screen } from "../support/render";
import { validValues } from "../support/quoteRequests";
import { quoteTexts } from "../support/quoteTexts";

/**
 * Sentences of the pages, as one table: the state of storage, network or browser, the
 * visitor's act, and the sentence. The tests of the modules check what else holds in each state.
 */

const newerPlan = JSON.stringify({ v: 1000 });
const findLast = Object.getOwnPropertyDescriptor(Array.prototype, "findLast")!;

const fail = (error: Error) => () => {
  throw error;
};

const states = {
  "all is well": () => undefined,
  "storage is full": () =>
    jest
      .spyOn(Storage.prototype, "setItem")
      .mockImplementation(fail(new DOMException("", "QuotaExceededError"))),
  "storage was full": () => {
    const full = states["storage is full"]();
    planStore.update((plan) => ({ ...plan, date: "2027-01-15" }));
    full.mockRestore();
  },
  "a newer plan is stored": () =>
    localStorage.setItem(storageKeys.plan, newerPlan),
  "nothing answers": () =>
    jest.mocked(fetch).mockReturnValue(new Promise(() => undefined)),
  "there is no connection": () =>
    jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch")),
  "the browser is too old": () => {
    Reflect.deleteProperty(Array.prototype, "findLast");
  },
  "the page is from the worker's cache": () => {
    Object.assign(navigator, { serviceWorker: { controller: {} } });
    window.history.replaceState(null, "", "?copy=release");
  },
};

const press = (name: string) =>
  act(() => Promise.resolve(fireEvent.click(screen.getByText(name))));

const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

const homeSizes = { homes: [], trucks: [{ name: "Truck", cubicFeet: 1700 }] };
const rooms = [
  {
    name: "Parlor",
    items: [
      {
        ...{ id: "sofa", name: "Sofa", cubicFeet: 50, low: null, high: null },
        ...{ ask: null, also: null },
      },
    ],
  },
];
const openPlanPage = () =>
  render(
    <PlanOverview
      rooms={[]}
      sizes={homeSizes}
      steps={[]}
      paths={{ timeline: undefined, boxes: undefined }}
    />,
  );

/** Opens a plan, as the field for a pasted link does. */
async function openOther(text: string) {
  openPlanPage();
  fireEvent.change(screen.getByLabelText("Or paste a plan’s link"), {
    target: { value: text },
  });
  await press("Open the link");
  await pass(1000);
}

const otherPlan = { ...emptyPlan, date: "2027-07-01" };

function Contact() {
  const [heading, setHeading] = useState<string>();
  return (
    <>
      <h1>{heading}</h1>
      <QuoteForm
        onHeading={setHeading}
        subjectPages={subjectPages}
        plannerCatalog={plannerCatalog}
        texts={quoteTexts}
        withoutScripts=""
      />
    </>
  );
}

async function send(values: Partial<QuoteValues> = {}) {
  const form = render(<Contact />);
  for (const [name, value] of Object.entries({ ...validValues, ...values }))
    fireEvent.change(document.querySelector(`[name=${name}]`)!, {
      target: { value },
    });
  await press(quoteTexts.button);
  return form;
}

/** Runs the page script on the HTML of a tool, and touches the tool. */
function touchTool() {
  const { container } = render(
    <LoadFailure text="Couldn’t load." oldBrowserText="Too old." />,
  );
  const script = document.createElement("script");
  script.dataset.scripts = "/app.js";
  Object.defineProperty(document, "currentScript", {
    configurable: true,
    value: script,
  });
  jest.isolateModules(() => {
    jest.requireActual("../../src/browser/pageScript");
  });
  fireEvent.click(container);
}

const acts = {
  "a date is added": async () => {
    openPlanPage();
    fireEvent.change(
      screen.getByLabelText("Moving date", { selector: "input" }),
      {
        target: { value: "2027-07-01" },
      },
    );
    await pass(0);
  },
  "another plan is taken": async () => {
    await openOther(serializePlan(otherPlan));
    await press("Use this plan");
    await pass(1000);
  },
  "another plan is opened": () => openOther(serializePlan(otherPlan)),
  "a text that is no plan is opened": () => openOther("https://example.com"),
  "an item is counted": async () => {
    render(<InventoryTotals rooms={rooms} sizes={homeSizes} />);
    act(() => void planStore.update(addToCount("sofa", 1)));
    await pass(2000);
  },
  "all is cleared": async () => {
    openPlanPage();
    await press("Clear everything");
    await pass(1000);
  },
  "a request is sent": () => send(),
  "a request is sent, without a date": () => send({ moveFromDate: "" }),
  "a request is sent, for the year 261": () =>
    send({ moveFromDate: "0261-03-10" }),
  "a request is sent, and the page left": async () => {
    const { unmount } = await send();
    fireEvent(window, new Event("pagehide"));
    unmount();
    render(<Contact />);
  },
  "a tool is touched": () => touchTool(),
  "a tool whose script is missing is touched": () => {
    touchTool();
    document.querySelector("head script")?.dispatchEvent(new Event("error"));
  },
  "a tool whose scripts don't run is touched": async () => {
    touchTool();
    await pass(15_000);
  },
};

/** Texts that aren't hidden. */
const readVisibleTexts = () =>
  Array.from(
    document.querySelectorAll("h1, h2, p, [role=status]"),
    (element) => (element.closest("[hidden]") ? "" : element.textContent),
  ).join("\n");

beforeEach(() => {
  jest.useFakeTimers();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  window.confirm = () => true;
  // jsdom lacks them.
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(window, {
    CompressionStream: jest.fn(),
    matchMedia: () => ({ matches: false }),
  });
  performance.getEntriesByType = () => [];
  global.fetch = jest.fn(() => Promise.resolve({ ok: true } as Response));
  jest.spyOn(console, "error").mockReturnValue(undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Object.defineProperty(Array.prototype, "findLast", findLast);
  document.head.replaceChildren();
  Reflect.deleteProperty(navigator, "serviceWorker");
  window.history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
  planStore.reload();
  planStore.applyUnstamped(() => emptyPlan);
});

test.each<[keyof typeof states, keyof typeof acts, string]>([
  // Sending
  ["all is well", "a request is sent", "Thank you, Ann"],
  ["there is no connection", "a request is sent", "There was an error"],
  [
    "nothing answers",
    "a request is sent, and the page left",
    "Your request was on its way when you left this page",
  ],
  // Loading
  ["the browser is too old", "a tool is touched", "Too old."],
  [
    "all is well",
    "a tool whose script is missing is touched",
    "Couldn’t load.",
  ],
  [
    "the page is from the worker's cache",
    "a tool whose script is missing is touched",
    "Couldn’t load.",
  ],
  [
    "all is well",
    "a tool whose scripts don't run is touched",
    "Couldn’t load.",
  ],
  // By ear
  ["all is well", "an item is counted", `Sofa: 1. ${formatVolume(50)}`],
  // Dates
  [
    "all is well",
    "a request is sent, without a date",
    "Move from date is required",
  ],
  ["all is well", "a request is sent, for the year 261", "Invalid date"],
  // Saving
  ["storage is full", "a date is added", "This browser can’t save your plan"],
  [
    "a newer plan is stored",
    "a date is added",
    "what you change here isn’t saved",
  ],
  [
    "all is well",
    "another plan is taken",
    "The plan is now saved on this device.",
  ],
  [
    "storage is full",
    "another plan is taken",
    "The plan is open on this page only. It isn’t saved.",
  ],
  [
    "a newer plan is stored",
    "another plan is opened",
    "Load this page again, and then open the other plan again. Nothing has changed on this device.",
  ],
  ["all is well", "all is cleared", "The plan is cleared."],
  [
    "a newer plan is stored",
    "all is cleared",
    "Nothing is cleared. Load this page again first.",
  ],
  // Links
  [
    "all is well",
    "a text that is no plan is opened",
    "This plan can’t be read",
  ],
])("where %s and %s, the page says: %s", async (state, action, sentence) => {
  states[state]();
  await acts[action]();
  expect(readVisibleTexts()).toContain(sentence);
});

test("where storage was full, what is saved again is no longer said to be lost", async () => {
  states["storage was full"]();
  await acts["a date is added"]();
  expect(readVisibleTexts()).not.toContain("can’t save your plan");
  expect(localStorage.getItem(storageKeys.plan)).toContain("2027-07-01");
});
