import { constants, inflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { boxLimits } from "../../src/planner/plan/boxes";
import { pages } from "../fixture/content";
import { setUpPages } from "../support/setUpPages";
import { fieldByLabel } from "../support/fillForm";
import {
  storePlan,
  disablePrinting,
  openHydratedPage,
} from "../support/planner";
import { measureHorizontalOverflow } from "../support/textFit";

const { newPage, newVisitor } = setUpPages();

const numbers = Array.from({ length: 60 }, (_none, index) => index + 1);

/** As long as the contents of a box can be. */
const longWord = "W".repeat(boxLimits.contents);

const plan = {
  date: "2099-06-15",
  home: "2bedroom",
  counts: { sofa: 2, piano: 1 },
  customItems: [{ id: "kayak", name: "Kayak", cubicFeet: 40, count: 1 }],
  boxes: numbers.map((number) => ({
    id: `box${number}`,
    number,
    room: "Workshop",
    contents: number === 7 ? longWord : `saws ${number}`,
    marks: ["fragile"],
  })),
};

/** Paper sizes, and their widths without margins of 0.4 inches. CSS pixels. */
const papers = [
  ["Letter", 739],
  ["A4", 717],
] as const;

async function openPlanned(path: string): Promise<Page> {
  const page = await newPage();
  await storePlan(page, plan);
  await openHydratedPage(page, path);
  return page;
}

/** Makes the page look as the browser's print command prints it. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
}

async function endPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
}

test("the browser's own command prints all boxes, and leaves the page as it was", async () => {
  const page = await openPlanned(pages.boxList);
  const main = page.getByRole("main");
  await print(page);
  expect(await page.locator("tbody tr:visible > th").allTextContents()).toEqual(
    numbers.map(String),
  );
  expect(await main.isVisible()).toBe(false);
  await endPrint(page);
  await main.waitFor();
  expect(await page.locator("tbody").count()).toBe(0);
});

test("all that is counted is printed, in closed rooms and whatever is sought", async () => {
  const page = await openPlanned(pages.inventory);
  await fieldByLabel(page, "Find an item").fill("bench");
  await page.getByText("1 item found").first().waitFor();
  await print(page);
  const totals = page.getByRole("region", { name: "Your load" });
  expect(await totals.isVisible()).toBe(true);
  expect(
    await page
      .locator("main li:visible:has(input[type=number])")
      .evaluateAll((rows) => rows.map((row) => row.querySelector("input")!.id)),
  ).toEqual(["item-sofa", "item-piano"]);
});

/** Whether each sheet of a PDF by Chromium has text. */
function haveWords(pdf: Buffer): boolean[] {
  const text = pdf.toString("latin1");
  const sheets = text.matchAll(/\/Type \/Page\b[^]*?\/Contents (\d+) 0 R/g);
  return Array.from(sheets, ([, id]) => {
    const from = text.indexOf("stream", text.indexOf(`\n${id} 0 obj`)) + 7;
    const packed = pdf.subarray(from, text.indexOf("endstream", from));
    const options = { finishFlush: constants.Z_SYNC_FLUSH };
    return /T[jJ]/.test(inflateSync(packed, options).toString("latin1"));
  });
}

const sheetsOf = async (page: Page, format: string, margin = "0.4in") =>
  haveWords(
    await page.pdf({
      format,
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    }),
  );

test.each([
  [pages.boxList, "List by number"],
  [pages.boxes, "Print the list"],
  [pages.inventory, "Print"],
  [pages.plan, "Print the plan"],
  [pages.timeline, "Print the timeline"],
])(
  "%s prints without buttons, as wide as the paper, and no empty sheet",
  async (path, buttonName) => {
    const filled = await openPlanned(path);
    const empty = await newVisitor();
    await empty.goto(path);
    const button = filled.getByRole("button", {
      name: buttonName,
      exact: true,
    });
    await disablePrinting(filled);
    for (const [format, width] of papers) {
      expect(await sheetsOf(empty, format)).not.toContain(false);
      expect(await sheetsOf(filled, format)).not.toContain(false);
      await button.click();
      expect(await sheetsOf(filled, format)).not.toContain(false);
      await print(filled);
      await filled.setViewportSize({ width, height: 1000 });
      expect(await measureHorizontalOverflow(filled)).toBe(0);
      expect(await filled.locator("button:visible").allTextContents()).toEqual(
        [],
      );
      // Links to other pages.
      expect(await filled.locator("#more").isVisible()).toBe(false);
      await endPrint(filled);
    }
  },
);

test("the sheet to compare estimates is one page of paper", async () => {
  const page = await newPage();
  await page.goto(pages.compareSheet);
  for (const [format] of papers)
    expect(await sheetsOf(page, format, "0.5in")).toEqual([true]);
});
