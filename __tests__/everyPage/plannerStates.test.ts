import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright-core";
import { addDays } from "../../src/planner/days";
import { isoDay } from "../../src/site/isoDay";
import { routes } from "../../src/site/routes";
import { contrastFaultsOn, violationsOn } from "../support/accessibility";
import {
  browserPages,
  denyStorage,
  hydrated,
  phone,
  wide,
} from "../support/browserPages";
import { isFixture } from "../support/builtFolder";
import { keepPlan } from "../support/plannerPages";

jest.setTimeout(90_000);

const { newVisitor } = browserPages();

const today = isoDay()();
const timeline = routes.resource("moving-tips");
const boxes = routes.resource("packing-guide");

const linked = (plan: string) =>
  `${routes.plan}#plan=z${deflateRawSync(Buffer.from(plan)).toString("base64url")}`;

const place = {
  city: "Tacoma",
  floor: "Third floor",
  elevator: "No",
  distance: "120",
};

const filled = {
  date: addDays(today, 40),
  home: "2bedroom",
  adults: 2,
  counts: { sofa: 2, box: 900 },
  own: [{ name: "Loom", cubicFeet: 30, count: 2 }],
  from: place,
  to: { ...place, city: "Seattle" },
};

interface State {
  readonly path: string;
  readonly plan?: object;
  readonly isStorageDenied?: true;
  /** Brings the page into the state. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** Counts one of each item, so that all questions about items are asked. */
const countAll = (page: Page) =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>(
      "main li[data-counted] input + button",
    ))
      button.click();
  });

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll("main details"))
      part.setAttribute("open", "");
  });

const states: Readonly<Record<string, State>> = {
  "an inventory with all items": {
    path: routes.inventory,
    plan: filled,
    act: countAll,
  },
  "an inventory in which nothing is found": {
    path: routes.inventory,
    act: (page) => page.locator("input[type=search]").fill("xyzzy"),
  },
  "a full plan": { path: routes.plan, plan: filled, act: openAll },
  "a plan that can't be kept": {
    path: routes.inventory,
    isStorageDenied: true,
    act: countAll,
  },
  "a plan in a link": { path: linked('{"version":1,"counts":{"sofa":1}}') },
  "a damaged link": { path: linked('{"version":1') },
  "a link of a later version": { path: linked('{"version":99}') },
  "a timeline": { path: timeline, plan: { date: addDays(today, 90) } },
  "a late timeline": {
    path: timeline,
    plan: { date: addDays(today, 3) },
    act: openAll,
  },
  "a timeline of the past": {
    path: timeline,
    plan: { date: addDays(today, -30) },
  },
  "a shopping list": { path: boxes, plan: filled },
  "a plan in the form": {
    path: `${routes.contact}?plan=yes`,
    plan: filled,
    act: openAll,
  },
};

// The fixture site has the same tools: visits.test.ts looks at them.
(isFixture ? describe.skip : describe)("every state is accessible", () => {
  test.each(Object.entries(states))("%s", async (_name, state) => {
    const page = await newVisitor({ viewport: phone, reducedMotion: "reduce" });
    if (state.plan) await keepPlan(page, state.plan);
    if (state.isStorageDenied) await denyStorage(page, "localStorage");
    await page.goto(state.path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await state.act?.(page);
    expect(await violationsOn(page)).toEqual([]);
    await page.setViewportSize(wide);
    expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await contrastFaultsOn(page)).toEqual([]);
  });
});
