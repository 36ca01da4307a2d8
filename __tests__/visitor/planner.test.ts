import { text } from "node:stream/consumers";
import type { Locator, Page } from "playwright-core";
import { deflateRawSync } from "node:zlib";
import { pages } from "../fixture/content";
import { findAxeViolations } from "../support/accessibility";
import {
  setUpPages,
  denyStorage,
  hydrate,
  waitForHydration,
} from "../support/setUpPages";
import {
  submitButton,
  fieldByLabel,
  fillForm,
  toast,
} from "../support/fillForm";
import { readLayoutShifts, recordLayoutShifts } from "../support/layoutShifts";
import { storePlan, touchPhone, openHydratedPage } from "../support/planner";
import { sentRequest } from "../support/quoteRequests";
import { findRequestsByMessageStart } from "../support/readQuotes";
import { holdRequests, gatsbyScriptPattern } from "../support/requests";
import { waitForPage } from "../support/visitor";
import {
  formatVolume,
  formatVolumeRange,
} from "../../src/planner/estimate/volumes";
import { planStorageKey } from "../../src/planner/storage/storedPlan";

/** The timeline's date field. */
const date = (page: Page) => page.locator("#timeline input[type=date]");

/** The checkbox of a task. */
const task = (page: Page, id: string) =>
  page.locator(`#timeline input[value=${id}]`);

const more = (page: Page, item: string) =>
  page.getByRole("button", { name: `Add one: ${item}` });

const totals = (page: Page) => page.getByRole("region", { name: "Your load" });

/** The visible sum of a load; screen readers get more, and later. */
const loadOf = (page: Page, cubicFeet: number) =>
  totals(page).getByText(formatVolume(cubicFeet), { exact: true });

const { newPage, open } = setUpPages();

const { inventory, plan } = pages;

/** Opens a `details` of the page. */
const unfold = (page: Page, text: string) =>
  page.locator("summary", { hasText: text }).click();

/** A date so close to a visit on {@link visitDay} that the first steps are late. */
const moveDate = "2027-03-15";
const visitDay = "2027-03-05T12:00";

const counted = (page: Page, item: string) =>
  page.waitForFunction(
    (id) =>
      Number(document.querySelector<HTMLInputElement>(`#item-${id}`)?.value) >
      0,
    item,
  );

const linked = (text: string) =>
  `${plan}#plan=z${deflateRawSync(Buffer.from(text)).toString("base64url")}`;

test("a plan goes from the first tick to the inbox, on a phone", async () => {
  const page = await newPage(touchPhone);
  await page.clock.setFixedTime(visitDay);
  await openHydratedPage(page, pages.timeline);
  await date(page).fill(moveDate);
  const late = page.locator("section[aria-labelledby=late]");
  await late.getByText("Ask the building for its rules.").waitFor();
  // A late task is checked in the list of late tasks, and both its boxes are.
  await late.locator("input").first().check();
  await page.getByText("1 of 10 tasks done").waitFor();
  expect(await task(page, "task-5").last().isChecked()).toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);

  await openHydratedPage(page, inventory);
  const start = page.locator("select[name=start]");
  await start.selectOption("2bedroom");
  await page.getByText("Filled in 35 items").waitFor();
  expect(await start.inputValue()).toBe("2bedroom");
  await unfold(page, "Parlor");
  await more(page, "Piano").tap();
  await fieldByLabel(page, "Which floor is it on?").fill("Third, no elevator");
  await loadOf(page, 820).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);

  await openHydratedPage(page, pages.boxes);
  await page.locator("#boxes-to-buy").getByText("18–33").waitFor();

  await openHydratedPage(page, plan);
  const tiles = page.getByRole("main").getByRole("listitem");
  await tiles.filter({ hasText: "1 of 10 done" }).first().waitFor();
  await tiles
    .filter({ hasText: formatVolume(820) })
    .first()
    .waitFor();
  await unfold(page, "Where you’re moving from");
  await page.locator("select[name='from.city']").selectOption("Everett");
  await page.locator("input[name='from.distance']").fill("90");
  await page.getByText("More than 75 feet").waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page
    .getByRole("link", { name: "Send this plan with a quote request" })
    .tap();
  await waitForPage(page, "/contact");

  await page.getByRole("heading", { name: "Your moving plan" }).waitFor();
  expect(
    await fieldByLabel(page, "Preferred Move Start Date").inputValue(),
  ).toBe(moveDate);
  expect(await fieldByLabel(page, "Move Size").inputValue()).toBe("2bedroom");
  await fillForm(page, {
    moveFromDate: moveDate,
    message: "Please call in the evening",
  });
  expect(await findAxeViolations(page)).toEqual([]);
  await submitButton(page).click();
  await toast(page).getByText("Quote Request Submitted").waitFor();

  const [request] = await findRequestsByMessageStart(
    "Please call in the evening",
  );
  expect(Object.keys(request!).sort()).toEqual(Object.keys(sentRequest).sort());
  const [firstLine, ...lines] = request!.message.split("\n");
  expect(firstLine).toBe("Please call in the evening");
  expect(lines).toEqual([
    "",
    "Moving plan (a planning aid, not an estimate)",
    expect.stringMatching(/^Moving date: \w+, \w+ \d+, \d{4}$/),
    "Home: 2 bedrooms",
    `Inventory: about ${formatVolume(820)} (790–1,350), 5,750 pounds, 36 items`,
    "Boxes to buy: 40–75",
    "Leaving: City: Everett; Feet from the door to the truck: 90",
    "Special items: 1 Piano (Third, no elevator)",
    "Parlor: 2 Sofa; 33 Bookcase",
  ]);
});

test("a removed plan stays at home", async () => {
  const page = await newPage();
  await storePlan(page, { counts: { sofa: 1 } });
  await openHydratedPage(page, "/contact?plan=yes");
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Add your moving plan" }).waitFor();
  await fillForm(page, { message: "without a plan" });
  await submitButton(page).click();
  await toast(page).getByText("Quote Request Submitted").waitFor();
  const [request] = await findRequestsByMessageStart("without a plan");
  expect(request!.message).toBe("without a plan");
});

test("a plan that the browser didn't keep isn't promised", async () => {
  const page = await newPage();
  await page.goto("/contact?plan=yes");
  await page
    .getByText("There’s no moving plan saved in this browser")
    .waitFor();
});

test("what is entered before scripts arrive is kept", async () => {
  const page = await newPage(touchPhone);
  const openHeld = async (path: string) => {
    const release = await holdRequests(page, gatsbyScriptPattern);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    return async () => {
      release();
      await waitForHydration(page);
      await page.unroute(gatsbyScriptPattern);
    };
  };
  const day = "2099-06-15";
  const start = await openHeld(pages.timeline);
  await date(page).fill(day);
  await task(page, "task-2").check();
  await start();
  await page.getByText("1 of 10 tasks done").waitFor();

  const count = await openHeld(inventory);
  await unfold(page, "Parlor");
  await count();
  // The counters of an open room need scripts.
  await page.locator("#item-sofa").fill("3");
  await loadOf(page, 150).waitFor();

  const deliverScripts = await openHeld(plan);
  await unfold(page, "Where you’re moving from");
  await page.locator("select[name='from.city']").selectOption("Everett");
  await unfold(page, "Where you’re moving to");
  await page.locator("input[name='to.floor']").fill("Third");
  await deliverScripts();
  await page.getByText("At least 7 working days ahead").waitFor();

  await page.reload();
  await hydrate(page);
  expect(await page.locator("input[name=date]").inputValue()).toBe(day);
  expect(await page.locator("input[name='to.floor']").inputValue()).toBe(
    "Third",
  );
});

test("a cleared plan comes back, and a place that isn't listed has a name", async () => {
  const page = await open(plan);
  page.on("dialog", (dialog) => void dialog.accept());
  const city = page.locator("select[name='from.city']");
  await unfold(page, "Where you’re moving from");
  await city.selectOption("Another place");
  await fieldByLabel(page, "Name of the place").fill("Spokane");
  await page.getByRole("button", { name: "Clear everything" }).click();
  await page.getByText("The plan is cleared.").waitFor();
  expect(await city.inputValue()).toBe("");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await fieldByLabel(page, "Name of the place").inputValue()).toBe(
    "Spokane",
  );
});

test.each([pages.city, plan])(
  "a link from %s to folded questions opens them, and React leaves them open",
  async (from) => {
    const page = await newPage();
    await storePlan(page, { date: "2099-06-15" });
    await page.goto(from);
    await page.goto(`${plan}#doors`);
    await waitForHydration(page);
    const city = page.locator("select[name='from.city']");
    expect(await city.isVisible()).toBe(true);
  },
);

test("two tabs show one plan", async () => {
  const one = await open(inventory);
  const other = await open(inventory);
  await unfold(one, "Parlor");
  await unfold(other, "Parlor");
  await more(one, "Sofa").click();
  await counted(other, "sofa");
  await more(other, "Piano").click();
  await counted(one, "piano");
  await loadOf(one, 110).waitFor();
});

test("an emptied list and a removed thing come back, and the focus stays near", async () => {
  const page = await open(inventory);
  await fieldByLabel(page, "Find an item").fill("couch");
  await page.getByText("1 item found").first().waitFor();
  await more(page, "Sofa").click();
  await fieldByLabel(page, "Find an item").fill("");
  const focused = () =>
    page.evaluate(() => document.activeElement?.textContent);
  await totals(page)
    .getByRole("button", { name: "Clear the inventory" })
    .click();
  await totals(page).getByText("Your inventory is empty.").waitFor();
  expect(await focused()).toBe("Undo");
  await page.keyboard.press("Enter");
  await loadOf(page, 50).waitFor();
  expect(await focused()).toBe("Your load");

  await fieldByLabel(page, "Item name").fill("Loom");
  await fieldByLabel(page, "Cubic feet").fill("2.5");
  await page.getByRole("button", { name: "Add item" }).click();
  const loom = page.getByText(`1 × Loom${formatVolumeRange(2.5, 2.5)}`);
  await loom.waitFor();
  await page.getByRole("button", { name: "Remove: Loom" }).click();
  await page.getByText("Loom removed.").waitFor();
  await page.keyboard.press("Enter");
  await loom.waitFor();
});

test.each([
  ["in a link", linked('{"counts":{"sofa":4}}'), undefined],
  ["on the device", plan, { date: "2099-06-15", counts: { sofa: 4 } }],
  ["in the inventory", inventory, { counts: { sofa: 4 } }],
])("a plan %s is shown at once, and nothing moves", async (...row) => {
  const [, address, storedPlan] = row;
  const page = await newPage(touchPhone);
  if (storedPlan) await storePlan(page, storedPlan);
  await recordLayoutShifts(page);
  // A font that comes late wraps lines anew, whatever the plan does.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(address);
  // Nobody touches the page.
  await page
    .getByText("4 items")
    .or(page.getByText(formatVolume(200)))
    .first()
    .waitFor();
  expect(await readLayoutShifts(page)).toEqual([]);
});

test("a link brings a plan to another device, alone or together with its own", async () => {
  const page = await newPage();
  const paper = page.getByText("Parlor: 4 Sofa; 1 Piano");
  await page.goto(linked('{"date":"2099-06-15","counts":{"sofa":4}}'));
  await page.getByText("A plan for Mon, Jun 15, 2099, with 4 items").waitFor();
  await page.getByRole("button", { name: "Use this plan" }).click();
  await unfold(page, "Items by room");
  await page.getByText("Parlor: 4 Sofa").waitFor();
  expect(new URL(page.url()).hash).toBe("");
  await page.goto(linked('{"counts":{"piano":1}}'));
  await page.getByRole("button", { name: "Combine with mine" }).click();
  await paper.waitFor();
  await page.goto(linked('{"counts":{"piano":1}}'));
  await page
    .getByText("Your plan already has everything that’s in this one.")
    .waitFor();
  await page.goto(linked('{"counts":{"piano":9}}'));
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  // Waits until the page has noticed that the dialog is closed.
  await page.waitForURL((url) => !url.hash);
  // Back leads from the link to the page before it.
  await page.goto(linked('{"counts":{"piano":8}}'));
  await page.getByRole("dialog").waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.goto(linked("{"));
  await page.getByText("can’t be read").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await paper.waitFor();

  // The dialog names the losses of a merge, and the focus returns.
  await unfold(page, "Keep or open a copy");
  await fieldByLabel(page, "Or paste a plan’s link").fill(
    linked('{"date":"2099-06-20","changed":{"date":9000000000}}'),
  );
  const openLink = page.getByRole("button", { name: "Open the link" });
  await openLink.click();
  await page
    .getByText("Moving date: Mon, Jun 15, 2099, now Sat, Jun 20, 2099")
    .waitFor();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await openLink.evaluate((one) => one.matches(":focus"))).toBe(true);
});

test("a plan that can't be kept is told of on every tool", async () => {
  const page = await newPage();
  await denyStorage(page, "localStorage");
  for (const path of [pages.timeline, inventory, pages.boxes, pages.boxList]) {
    await openHydratedPage(page, path);
    await page.getByText("This browser can’t save your plan").first().waitFor();
  }
  const other = await newPage();
  await storePlan(other, "{");
  await openHydratedPage(other, plan);
  await other.getByText("can’t be read").first().waitFor();
});

test("without scripts, lists and questions are there to print", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(inventory);
  await page
    .locator("noscript p", { hasText: "JavaScript is turned off" })
    .waitFor();
  expect(await page.getByText(formatVolumeRange(35, 60)).isVisible()).toBe(
    true,
  );
  expect(await page.locator("select[name=start]").isVisible()).toBe(false);
  await page.goto(plan);
  await page
    .locator("noscript p", { hasText: "JavaScript is turned off" })
    .waitFor();
  expect(await page.locator("input[name=date]").isVisible()).toBe(false);
  // All `details` are open on paper.
  await page.emulateMedia({ media: "print" });
  expect(await page.getByLabel("Feet from the door").first().isVisible()).toBe(
    true,
  );
});

/** A file for the file dialog. */
const chosen = (text: string) => ({
  name: "moving-plan-2027-01-15.json",
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

/** Mocks `navigator.share`, which ends each time with the next outcome. */
const sharesAs = (page: Page, ...outcomes: readonly string[]) =>
  page.addInitScript((names) => {
    const share = () => {
      const name = names.shift();
      return name === "sent"
        ? Promise.resolve()
        : Promise.reject(new DOMException("refused", name));
    };
    Object.defineProperty(navigator, "share", { value: share });
    const persist = () => Promise.reject(new TypeError("refused"));
    Object.defineProperty(navigator.storage, "persist", { value: persist });
  }, outcomes.slice());

test("a copy is offered after ten entries, saved, and opens on another device", async () => {
  const page = await newPage(touchPhone);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await sharesAs(page, "NotAllowedError");
  await openHydratedPage(page, pages.timeline);
  const reminder = page.getByText("Your plan is saved in this browser only");
  const tasks = page.locator("#timeline ol input[name=done]");
  const openSteps = () =>
    page.locator("#timeline ol details").evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
  await openSteps();
  /** Distance from the top of the page, regardless of scrolling. */
  const topOf = (one: Locator) =>
    one.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const place = () => topOf(tasks.nth(9));
  for (const index of Array(9).keys()) await tasks.nth(index).check();
  await page.getByText("9 of 10 tasks done").waitFor();
  expect(await reminder.count()).toBe(0);
  const before = await place();
  await tasks.nth(9).check();
  await reminder.waitFor();
  // Nothing shifts under the finger.
  expect(await place()).toBe(before);
  // Nor does it cover any task.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await topOf(reminder)).toBeGreaterThan(before);
  await page.getByRole("link", { name: "Save or send a copy" }).click();
  await waitForPage(page, plan);
  await hydrate(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save a copy" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^moving-plan-.*\.json$/);
  const saved = await text(await file.createReadStream());
  await openHydratedPage(page, pages.timeline);
  await openSteps();
  await tasks.nth(9).uncheck();
  await tasks.nth(9).check();
  expect(await reminder.count()).toBe(0);

  // The share sheet doesn't open, so the link can be copied or emailed.
  await openHydratedPage(page, plan);
  await unfold(page, "Keep or open a copy");
  await page.getByRole("button", { name: "Send or share it" }).click();
  const link = await fieldByLabel(page, "Link to your plan").inputValue();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByText(/^Copied\.|doesn’t allow copying/).waitFor();
  expect(
    await page.getByRole("link", { name: "Email it" }).getAttribute("href"),
  ).toContain(encodeURIComponent(link));
  expect(await findAxeViolations(page)).toEqual([]);
  expect(errors).toEqual([]);

  const other = await newPage();
  await openHydratedPage(other, plan);
  const stored = () =>
    other.evaluate((key) => localStorage.getItem(key), planStorageKey);
  await unfold(other, "Keep or open a copy");
  const open = fieldByLabel(other, "Open a copy that you saved");
  for (const wrong of [saved.slice(0, -9), '{"name":"a-package"}']) {
    await open.setInputFiles(chosen(wrong));
    await other.getByText("Nothing has changed on this device.").waitFor();
    await other.getByRole("button", { name: "Close" }).click();
    expect(await stored()).toBeNull();
  }
  await open.setInputFiles(chosen(saved));
  await other.getByText("with 0 items, 10 tasks done").waitFor();
  await other.getByRole("button", { name: "Use this plan" }).click();
  await other.getByText("The plan is now saved on this device.").waitFor();
  expect(JSON.parse((await stored())!)).toEqual(JSON.parse(saved));
  await fieldByLabel(other, "Or paste a plan’s link").fill(link);
  await other.getByRole("button", { name: "Open the link" }).click();
  await other
    .getByText("Your plan already has everything that’s in this one.")
    .waitFor();
});

test("the plan says whether it was shared, and shows its link where a browser can't", async () => {
  const page = await newPage();
  await sharesAs(page, "AbortError", "sent");
  // Chromium can't share here.
  const other = await newPage();
  for (const tab of [page, other]) {
    await storePlan(tab, { counts: { sofa: 4 } });
    await openHydratedPage(tab, plan);
    await unfold(tab, "Keep or open a copy");
  }
  const share = async (tab: Page, message: string) => {
    await tab.getByRole("button", { name: "Send or share it" }).click();
    await tab.locator("#copies").getByText(message).waitFor();
    return fieldByLabel(tab, "Link to your plan").count();
  };
  expect(await share(page, "is saved in this browser only.")).toBe(0);
  expect(await share(page, "The link has been sent.")).toBe(0);
  expect(await share(other, "Send this link to yourself")).toBe(1);
});

test("where scripts fail, nothing is said of a plan that is stored", async () => {
  const page = await newPage(touchPhone);
  await storePlan(page, { counts: { sofa: 4 } });
  await page.route(/\/(?:app|component---|webpack)[^/]*\.js$/, (route) =>
    route.abort(),
  );
  for (const [path, text] of [
    [inventory, "Nothing counted yet"],
    [plan, "Nothing in your inventory yet"],
    [pages.boxList, "Nothing to print yet"],
  ] as const) {
    await page.goto(path);
    await page.getByText("This tool couldn’t load").waitFor();
    expect(await page.getByText(text).first().isVisible()).toBe(false);
  }
  await page.unrouteAll();
  const first = await newPage();
  await first.goto(inventory);
  await first.getByText("Nothing counted yet").last().waitFor();
});
