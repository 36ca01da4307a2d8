import "../support/fixtureOnly";
import { addDays } from "../../src/planner/days";
import { isoDay } from "../../src/site/isoDay";
import { pages } from "../fixture/content";
import { browserPages, hydrated, takenOver } from "../support/browserPages";
import { button, fillIn, notice } from "../support/filledForm";
import { date, keepPlan, onPhone, task, totals } from "../support/plannerPages";
import { quoteInbox } from "../support/quoteInbox";
import { held, scripts } from "../support/requests";

jest.setTimeout(90_000);

const { serve, requests } = quoteInbox();

const { newPage, closeContexts } = browserPages(serve);

// Plans are kept in the context.
afterEach(closeContexts);

const moveDate = addDays(isoDay()(), 30);

/**
 * A page whose scripts are held back.
 * @param plan what an earlier visit left on the device
 */
async function openHeld(path: string, plan?: object) {
  const page = await newPage(onPhone);
  if (plan) await keepPlan(page, plan);
  const release = await held(page, scripts);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return { page, release };
}

describe("what is entered before scripts arrive is kept", () => {
  test("in the timeline", async () => {
    const { page, release } = await openHeld(pages.timeline);
    await date(page).fill(moveDate);
    await task(page, "task-2").check();
    release();
    await takenOver(page);
    await page.getByText("1 of 10 tasks done").waitFor();
    expect(await date(page).inputValue()).toBe(moveDate);
    await page.reload();
    await hydrated(page);
    await page.getByText("1 of 10 tasks done").waitFor();
    expect(await task(page, "task-2").isChecked()).toBe(true);
  });

  test("in the inventory", async () => {
    const { page, release } = await openHeld(pages.inventory);
    await page.locator("#item-sofa").fill("3");
    await page.locator("input[type=search]").fill("so");
    release();
    await takenOver(page);
    await totals(page).getByText("150 cubic feet").waitFor();
    expect(await page.locator("#item-sofa").inputValue()).toBe("3");
    expect(await page.locator("#item-piano").isVisible()).toBe(false);
  });

  test("in the boxes", async () => {
    const { page, release } = await openHeld(pages.boxes);
    await page.locator("#box-list select").selectOption("2bedroom");
    await page.locator("#box-list input").fill("3");
    release();
    await takenOver(page);
    // Three to five wardrobe boxes for each adult.
    await page.locator("#box-list").getByText("9–15").waitFor();
    expect(await page.locator("#box-list select").inputValue()).toBe(
      "2bedroom",
    );
  });

  test("in the doors and curbs", async () => {
    const { page, release } = await openHeld(pages.plan);
    const city = page.locator("select[name='from.city']");
    const floor = page.locator("input[name='to.floor']");
    await page.locator("input[name=date]").fill(moveDate);
    await city.selectOption("Everett");
    await floor.fill("Third");
    release();
    await takenOver(page);
    await page.getByText("At least 3 working days ahead").waitFor();
    await page.getByText("48 hours ahead. Have them up by").waitFor();
    expect(await floor.inputValue()).toBe("Third");
    expect(await city.inputValue()).toBe("Everett");
    expect(await page.locator("input[name=date]").inputValue()).toBe(moveDate);
  });

  test("in a request with a plan that is sent at once", async () => {
    const { page, release } = await openHeld("/contact?plan=yes", {
      counts: { sofa: 1 },
    });
    await fillIn(page, { "Additional Details": "in a hurry, with a plan" });
    await button(page).click();
    release();
    await notice(page).getByText("Quote Request Submitted").waitFor();
    expect((await requests()).at(-1)!.message).toMatch(
      /^in a hurry, with a plan\n\nMoving plan[^]*Parlor: 1 Sofa/,
    );
  });
});
