import type { Page } from "playwright-core";
import { pages } from "../fixture/content";
import { findAxeViolations } from "../support/accessibility";
import { setUpPages, hydrate, waitForHydration } from "../support/setUpPages";
import { fieldByLabel } from "../support/fillForm";
import {
  touchPhone,
  disablePrinting,
  openHydratedPage,
} from "../support/planner";
import { holdRequests, gatsbyScriptPattern } from "../support/requests";

const { newPage, newVisitor, open } = setUpPages();

const contents = (page: Page) => fieldByLabel(page, "What’s in it");

/** Packs boxes one after the other, by keyboard alone. */
async function pack(page: Page, ...boxes: readonly string[]): Promise<void> {
  await contents(page).focus();
  for (const box of boxes) {
    await page.keyboard.type(box);
    await page.keyboard.press("Enter");
    await page.getByText(`Added. Box`).getByText(box).waitFor();
  }
}

const row = (page: Page, text: string) =>
  page.locator("#find li", { hasText: text });

/** Makes the page show on the screen what it would print. */
const printed = async (page: Page, button: string) => {
  await disablePrinting(page);
  await page.getByRole("button", { name: button }).click();
  const sheets = page.locator("body > [data-printed]");
  await sheets.waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  return sheets;
};

test("boxes are packed, found, ticked off and printed, on a phone", async () => {
  const page = await open(pages.boxList, touchPhone);
  await page.locator("select[name=room]").selectOption("Workshop");
  await page.getByLabel("Open first").first().check();
  await pack(page, "kettle, cups", "saws", "books", "couch covers");
  await page.getByRole("heading", { name: "Box 5" }).waitFor();
  expect(await row(page, "saws").getByText("Workshop").isVisible()).toBe(true);
  await fieldByLabel(page, "Word, room, or number").fill("kettle");
  await page.getByText("Box 1: Workshop, kettle, cups").first().waitFor();
  await row(page, "kettle").getByRole("img", { name: "Open first" }).waitFor();
  // The inventory knows synonyms of a sofa.
  await fieldByLabel(page, "Word, room, or number").fill("sofa");
  await row(page, "couch covers").waitFor();
  await fieldByLabel(page, "Word, room, or number").fill("");
  expect(await findAxeViolations(page)).toEqual([]);

  // A deleted number isn't assigned again.
  await row(page, "couch covers").locator("summary").tap();
  await page.getByRole("button", { name: "Delete box 4" }).tap();
  await page.getByText("Box 4 is deleted.").waitFor();
  await pack(page, "lamp");
  await row(page, "lamp").getByText("5", { exact: true }).waitFor();

  const number = fieldByLabel(page, "Box number");
  for (const typed of ["1", "2", "2", "5", "9"]) {
    await number.fill(typed);
    await number.press("Enter");
  }
  await page.getByText("There’s no box 9 on the list.").waitFor();
  await page.getByText("1 box missing: 3").waitFor();
  // Key by key: the list follows the field with a delay.
  await fieldByLabel(page, "Damage to box 5").pressSequentially("shade torn");
  await row(page, "books").locator("summary").tap();
  await row(page, "books").getByLabel("What’s in it").focus();
  await page.keyboard.press("End");
  await page.keyboard.type(", maps");
  expect(await findAxeViolations(page)).toEqual([]);

  await page.reload();
  await hydrate(page);
  await page.getByText("1 box missing: 3").waitFor();
  const list = await printed(page, "List by number");
  expect(await list.locator("tbody tr").allTextContents()).toEqual([
    expect.stringMatching(/^1Workshopkettle, cups \(open first\)\w+ \d+$/),
    expect.stringMatching(/^2Workshopsaws\w+ \d+$/),
    "3Workshopbooks, maps☐",
    expect.stringMatching(
      /^5Workshoplamp\w+ \d+\w+, \w+ \d+, \d+: shade torn$/,
    ),
  ]);
  expect(await page.getByRole("main").isVisible()).toBe(false);

  // The claim lists only damaged and missing boxes.
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  const claim = await printed(page, "Claim sheet");
  expect(await claim.locator("tbody tr").allTextContents()).toEqual([
    "3Workshopbooks, mapsMissing",
    expect.stringMatching(/^5Workshoplamp.*: shade torn$/),
  ]);
});

test("only what is on the list can be printed", async () => {
  const page = await open(pages.boxList);
  await page.getByText("Print labels and lists").click();
  await page.getByText("Nothing to print yet.").waitFor();
  // Spaces aren't contents.
  await contents(page).fill("  ");
  await contents(page).press("Enter");
  await page.getByText("Fill in “What’s in it” first.").waitFor();
  expect(await page.locator("main button:disabled").allTextContents()).toEqual([
    "Print labels",
    "List by number",
    "List by room",
    "Claim sheet",
  ]);
  await pack(page, "one");
  await fieldByLabel(page, "From box").fill("2");
  await page.getByText("There are no boxes in that range.").waitFor();
  expect(await page.locator("main button:disabled").allTextContents()).toEqual([
    "Print labels",
    "Claim sheet",
  ]);
});

test("labels start where a used sheet goes on", async () => {
  const page = await open(pages.boxList);
  await pack(page, "one", "two", "three");
  await fieldByLabel(page, "From box").fill("2");
  await fieldByLabel(page, "First free label").fill("10");
  const sheets = await printed(page, "Print 2 labels");
  const labels = await sheets
    .locator("> *")
    .evaluateAll((all) =>
      all.map((sheet) =>
        Array.from(sheet.children, ({ textContent }) => textContent),
      ),
    );
  expect(labels).toEqual([[...Array<string>(9).fill(""), "2two"], ["3three"]]);
});

test("what is typed before scripts arrive, or before a reload, is still there", async () => {
  const page = await newPage(touchPhone);
  const release = await holdRequests(page, gatsbyScriptPattern);
  await page.goto(pages.boxList, { waitUntil: "domcontentloaded" });
  await page.locator("select[name=room]").selectOption("Parlor");
  await contents(page).fill("records");
  await contents(page).press("Enter");
  await page.getByLabel("Fragile").first().check();
  release();
  await waitForHydration(page);
  await page.unroute(gatsbyScriptPattern);
  await page.reload();
  await hydrate(page);
  expect(await contents(page).inputValue()).toBe("records");
  expect(await page.getByLabel("Fragile").first().isChecked()).toBe(true);
  await page.getByRole("button", { name: "Add box 1" }).tap();
  await row(page, "records").getByText("Parlor").waitFor();
});

test("of two lists in one plan all boxes keep their numbers, and those with one number are marked", async () => {
  const page = await open(pages.boxList);
  await pack(page, "plates", "cups");
  await openHydratedPage(page, pages.plan);
  await page.getByText("2 boxes packed").waitFor();
  await page.getByText("Keep or open a copy").click();
  await page.getByRole("button", { name: "Send or share it" }).click();
  const address = await fieldByLabel(page, "Link to your plan").inputValue();
  const other = await newVisitor(touchPhone);
  await openHydratedPage(other, pages.boxList);
  await pack(other, "saws");
  await other.goto(new URL(address).pathname + new URL(address).hash);
  const duplicates = other.getByText("2 boxes are numbered 1: plates; saws.");
  await duplicates.waitFor();
  const numbering = other.getByText(/^New boxes here are numbered from \d+/);
  const [start] = (await numbering.innerText()).match(/\d+/)!;
  expect(await findAxeViolations(other)).toEqual([]);
  expect(await other.getByRole("button", { name: /replace/i }).count()).toBe(0);
  await other.getByRole("button", { name: "Combine with mine" }).tap();
  await other.getByText("3 boxes packed").waitFor();
  await openHydratedPage(other, pages.boxList);
  await duplicates.first().waitFor();
  expect(await row(other, "saws").getByText("Twice").isVisible()).toBe(true);

  await row(other, "saws").locator("summary").tap();
  const number = row(other, "saws").getByLabel("Number on the box");
  await number.fill("2");
  await number.press("Enter");
  await other
    .getByText("Box 2: cups is on the list already. Choose another number.")
    .waitFor();
  expect(await findAxeViolations(other)).toEqual([]);
  await number.fill("12");
  await number.press("Enter");
  await other.getByText("Box 1 is now box 12. Write 12 on it.").waitFor();
  await other.getByText("Each box has its own number now.").waitFor();
  const undo = other.getByRole("button", { name: "Undo" });
  expect(await undo.evaluate((button) => button.matches(":focus"))).toBe(true);
  await row(other, "saws").locator("summary").tap();
  await number.waitFor({ state: "detached" });
  await pack(other, "drills");
  await row(other, "drills").getByText(start, { exact: true }).waitFor();
});
