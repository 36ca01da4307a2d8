import type { Page } from "playwright-core";
import { deflateRawSync } from "node:zlib";
import { addDays } from "../../src/planner/plan/days";
import { isoDay } from "../../src/site/dates";
import { pages } from "../fixture/content";
import { violationsOn } from "../support/accessibility";
import {
  browserPages,
  denyStorage,
  hydrated,
  takenOver,
  phone,
} from "../support/browserPages";
import { button, field, fillIn, notice } from "../support/filledForm";
import { shiftsOn, watchShifts } from "../support/layoutShifts";
import { quoteInbox } from "../support/quoteInbox";
import { held, scripts } from "../support/requests";
import { shown } from "../support/visitor";
import { planKey } from "../../src/planner/plan/storedPlan";

const onPhone = { viewport: phone, hasTouch: true };

/** The date of the timeline. */
const date = (page: Page) => page.locator("#timeline input[type=date]");

/** The checkbox of a task. */
const task = (page: Page, id: string) =>
  page.locator(`#timeline input[value=${id}]`);

const more = (page: Page, item: string) =>
  page.getByRole("button", { name: `Add one: ${item}` });

const totals = (page: Page) => page.getByRole("region", { name: "Your load" });

/** The sum of a load as it is shown; screen readers are told more, and later. */
const loadOf = (page: Page, sum: string) =>
  totals(page).getByText(sum, { exact: true });

/** Gives a page that is opened next a plan from an earlier visit. */
async function keepPlan(page: Page, plan: object): Promise<void> {
  await page.addInitScript(
    ([key, text]) => window.localStorage.setItem(key, text),
    [planKey, JSON.stringify(plan)] as const,
  );
}

jest.setTimeout(90_000);

const { serve, requests } = quoteInbox();

const { newPage, newVisitor, open, closeContexts } = browserPages(serve);

// Plans are kept in the context.
afterEach(closeContexts);

const { inventory, plan } = pages;

/** Opens a part of the page. */
const unfold = (page: Page, words: string) =>
  page.locator("summary", { hasText: words }).click();

/** So close that the first steps are late. */
const moveDate = addDays(isoDay()(), 10);

const counted = (page: Page, item: string) =>
  page.waitForFunction(
    (id) =>
      Number(document.querySelector<HTMLInputElement>(`#item-${id}`)?.value) >
      0,
    item,
  );

/** Opens a room of the inventory, which is closed at first. */
const openRoom = (page: Page, room: string) =>
  page.locator("summary", { hasText: room }).click();

const linked = (text: string) =>
  `${plan}#plan=z${deflateRawSync(Buffer.from(text)).toString("base64url")}`;

test("a plan goes from the first tick to the inbox, on a phone", async () => {
  const page = await open(pages.timeline, onPhone);
  await date(page).fill(moveDate);
  const late = page.locator("section[aria-labelledby=late]");
  await late.getByText("Ask the building for its rules.").waitFor();
  // What is late is ticked where it is listed, and so are both its boxes.
  await late.locator("input").first().check();
  await page.getByText("1 of 10 tasks done").waitFor();
  expect(await task(page, "task-5").last().isChecked()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);

  await page.goto(inventory);
  await hydrated(page);
  const start = page.locator("select[name=start]");
  await start.selectOption("2bedroom");
  await page.getByText("Filled in 32 items").waitFor();
  expect(await start.inputValue()).toBe("2bedroom");
  await openRoom(page, "Parlor");
  await more(page, "Piano").tap();
  await field(page, "Which floor is it on?").fill("Third, no elevator");
  await loadOf(page, "760 cubic feet").waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.goto(pages.boxes);
  await hydrated(page);
  await page.locator("#boxes-to-buy").getByText("18–33").waitFor();

  await page.goto(plan);
  await hydrated(page);
  const tiles = page.getByRole("main").getByRole("listitem");
  await tiles.filter({ hasText: "1 of 10 done" }).first().waitFor();
  await tiles.filter({ hasText: "760 cubic feet" }).first().waitFor();
  await unfold(page, "Where you’re moving from");
  await page.locator("select[name='from.city']").selectOption("Everett");
  await page.locator("input[name='from.distance']").fill("90");
  await page.getByText("More than 75 feet").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page
    .getByRole("link", { name: "Send this plan with a quote request" })
    .tap();
  await shown(page, "/contact");

  await page.getByRole("heading", { name: "Your moving plan" }).waitFor();
  expect(await field(page, "Preferred Move Start Date").inputValue()).toBe(
    moveDate,
  );
  expect(await field(page, "Move Size").inputValue()).toBe("2bedroom");
  await fillIn(page, {
    "Preferred Move Start Date": moveDate,
    "Additional Details": "Please call in the evening",
  });
  expect(await violationsOn(page)).toEqual([]);
  await button(page).click();
  await notice(page).getByText("Quote Request Submitted").waitFor();

  const request = (await requests()).at(-1)!;
  expect(Object.keys(request).sort()).toEqual([
    "email",
    "message",
    "moveFromDate",
    "moveSize",
    "name",
    "phone",
    "referralSource",
    "source",
    "timestamp",
  ]);
  const [words, ...lines] = request.message.split("\n");
  expect(words).toBe("Please call in the evening");
  expect(lines).toEqual([
    "",
    "Moving plan (a planning aid, not an estimate)",
    expect.stringMatching(/^Moving date: \w+, \w+ \d+, \d{4}$/),
    "Home: 2 bedrooms",
    "Inventory: about 760 cubic feet (730–1,250), 5,300 pounds, 33 items",
    "Boxes to buy: 40–75",
    "Leaving: City: Everett; Feet from the door to the truck: 90",
    "Special items: 1 Piano (Third, no elevator)",
    "Parlor: 2 Sofa; 30 Bookcase",
  ]);
});

test("a removed plan stays at home", async () => {
  const page = await newPage();
  await keepPlan(page, { counts: { sofa: 1 } });
  await page.goto("/contact?plan=yes");
  await hydrated(page);
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Add your moving plan" }).waitFor();
  await fillIn(page, { "Additional Details": "without a plan" });
  await button(page).click();
  await notice(page).getByText("Quote Request Submitted").waitFor();
  expect((await requests()).at(-1)!.message).toBe("without a plan");
});

test("a plan that the browser didn't keep isn't promised", async () => {
  const page = await newPage();
  await page.goto("/contact?plan=yes");
  await page
    .getByText("There’s no moving plan saved in this browser")
    .waitFor();
});

test("what is entered before scripts arrive is kept", async () => {
  const page = await newPage(onPhone);
  const openHeld = async (path: string) => {
    const release = await held(page, scripts);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    return async () => {
      release();
      await takenOver(page);
      await page.unroute(scripts);
    };
  };
  const day = addDays(isoDay()(), 30);
  const start = await openHeld(pages.timeline);
  // Nothing promises to keep it before something does.
  expect(await page.getByText("stay on this device").isVisible()).toBe(false);
  await date(page).fill(day);
  await task(page, "task-2").check();
  await start();
  await page.getByText("1 of 10 tasks done").waitFor();

  const count = await openHeld(inventory);
  await openRoom(page, "Parlor");
  await page.locator("#item-sofa").fill("3");
  await count();
  await loadOf(page, "150 cubic feet").waitFor();

  const tell = await openHeld(plan);
  await unfold(page, "Where you’re moving from");
  await page.locator("select[name='from.city']").selectOption("Everett");
  await unfold(page, "Where you’re moving to");
  await page.locator("input[name='to.floor']").fill("Third");
  await tell();
  await page.getByText("At least 7 working days ahead").waitFor();

  await page.reload();
  await hydrated(page);
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
  await field(page, "Name of the place").fill("Spokane");
  await page.getByRole("button", { name: "Clear everything" }).click();
  await page.getByText("The plan is cleared.").waitFor();
  expect(await city.inputValue()).toBe("");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await field(page, "Name of the place").inputValue()).toBe("Spokane");
});

test("two tabs show one plan", async () => {
  const one = await open(inventory);
  const other = await open(inventory);
  await openRoom(one, "Parlor");
  await openRoom(other, "Parlor");
  await more(one, "Sofa").click();
  await counted(other, "sofa");
  await more(other, "Piano").click();
  await counted(one, "piano");
  await loadOf(one, "110 cubic feet").waitFor();
});

test("an emptied list and a removed thing come back, and the focus stays near", async () => {
  const page = await open(inventory);
  await field(page, "Find an item").fill("couch");
  await page.getByText("1 item found").first().waitFor();
  await more(page, "Sofa").click();
  await field(page, "Find an item").fill("");
  const focused = () =>
    page.evaluate(() => document.activeElement?.textContent);
  await totals(page)
    .getByRole("button", { name: "Clear the inventory" })
    .click();
  await totals(page).getByText("Your inventory is empty.").waitFor();
  expect(await focused()).toBe("Undo");
  await page.keyboard.press("Enter");
  await loadOf(page, "50 cubic feet").waitFor();
  expect(await focused()).toBe("Your load");

  await field(page, "Item name").fill("Loom");
  await field(page, "Cubic feet").fill("2.5");
  await page.getByRole("button", { name: "Add item" }).click();
  await page.getByText("1 × Loom, 2.5 cubic feet").waitFor();
  await page.getByRole("button", { name: "Remove: Loom" }).click();
  await page.getByText("Loom removed.").waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("1 × Loom, 2.5 cubic feet").waitFor();
});

test.each([
  ["in a link", linked('{"counts":{"sofa":4}}'), undefined],
  ["on the device", plan, { date: moveDate, counts: { sofa: 4 } }],
  ["in the inventory", inventory, { counts: { sofa: 4 } }],
])("a plan %s is shown at once, and nothing moves", async (...row) => {
  const [, address, kept] = row;
  const page = await newVisitor(onPhone);
  if (kept) await keepPlan(page, kept);
  await watchShifts(page);
  await page.goto(address);
  // Nobody touches the page.
  await page
    .getByText(/4 items|200 cubic feet/)
    .first()
    .waitFor();
  expect(await shiftsOn(page)).toEqual([]);
});

test("a link brings a plan to another device, alone or together with its own", async () => {
  const page = await newVisitor();
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
  // The page has seen that the dialog is closed.
  await page.waitForURL((url) => !url.hash);
  // Back leads from the link to the page as it was before.
  await page.goto(linked('{"counts":{"piano":8}}'));
  await page.getByRole("dialog").waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.goto(linked("{"));
  await page.getByText("can’t be read").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await paper.waitFor();
});

test.each([
  ["denied", "This browser doesn’t allow storage"],
  ["damaged", "can’t be read"],
])(
  "a plan that can't be kept is told of on every tool: %s",
  async (why, words) => {
    const page = await newVisitor();
    if (why === "denied") await denyStorage(page, "localStorage");
    else
      await page.addInitScript(
        (key) => window.localStorage.setItem(key, "{"),
        planKey,
      );
    for (const path of [
      pages.timeline,
      inventory,
      pages.boxes,
      pages.boxList,
      plan,
    ]) {
      await page.goto(path);
      await hydrated(page);
      await page.getByText(words).first().waitFor();
    }
  },
);

test("without scripts, lists and questions are there to print", async () => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto(inventory);
  await page
    .locator("noscript p", { hasText: "JavaScript is turned off" })
    .waitFor();
  expect(await page.locator("#item-sofa").isVisible()).toBe(true);
  expect(await page.getByText("35–60 cubic feet").isVisible()).toBe(true);
  expect(await page.locator("select[name=start]").isVisible()).toBe(false);
  await page.goto(plan);
  await page
    .locator("noscript p", { hasText: "JavaScript is turned off" })
    .waitFor();
  expect(await page.locator("input[name=date]").isVisible()).toBe(false);
  // Folded parts are open on paper.
  await page.emulateMedia({ media: "print" });
  expect(await page.getByLabel("Feet from the door").first().isVisible()).toBe(
    true,
  );
});
