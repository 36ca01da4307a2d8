import type { Page } from "playwright-core";
import { quoteInbox } from "../support/quoteInbox";
import { browserPages, takenOver } from "../support/browserPages";
import {
  button,
  field,
  fillIn,
  filled,
  filledValues,
  notice,
} from "../support/filledForm";
import { held, scripts } from "../support/requests";

const { serve, kept } = quoteInbox();

const { newPage } = browserPages(serve);

/** The form's page, with its scripts held back. */
async function openHeld() {
  const page = await newPage();
  const release = await held(page, scripts);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  return { page, release };
}

const valuesOf = (page: Page) =>
  page
    .locator("form")
    .evaluate((form) =>
      Object.fromEntries(new FormData(form as HTMLFormElement)),
    );

describe("text typed before hydration", () => {
  test("is kept in every field", async () => {
    const { page, release } = await openHeld();
    await fillIn(page);
    expect(await valuesOf(page)).toEqual(filledValues);
    release();
    await takenOver(page);
    expect(await valuesOf(page)).toEqual(filledValues);
    // Changing a field re-renders the others with the form's state.
    await field(page, "Name").press("End");
    await page.keyboard.type("!");
    expect(await valuesOf(page)).toEqual({
      ...filledValues,
      name: `${filled.Name}!`,
    });
  });

  test("can be continued at the caret", async () => {
    const { page, release } = await openHeld();
    await field(page, "Name").pressSequentially("Ann Le");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    release();
    await takenOver(page);
    await page.keyboard.type("Mc");
    expect(await field(page, "Name").inputValue()).toBe("Ann McLe");
  });
});

describe("a form submitted before hydration", () => {
  test.each([
    ["by a click", (page: Page) => button(page).click()],
    ["by two", (page: Page) => button(page).dblclick()],
    ["by Enter", (page: Page) => field(page, "Email").press("Enter")],
  ])("is sent once the scripts have loaded, %s", async (way, send) => {
    const message = `sent early ${way}`;
    const { page, release } = await openHeld();
    await fillIn(page, { "Additional Details": message });
    await send(page);
    expect(await button(page).evaluate((b) => getComputedStyle(b).cursor)).toBe(
      "progress",
    );
    release();
    await notice(page).getByText("Quote Request Submitted").waitFor();
    expect(await field(page, "Name").inputValue()).toBe("");
    expect(await kept(message)).toBe(1);
  });

  test("shows its faults and is not sent", async () => {
    const message = "sent early with faults";
    const { page, release } = await openHeld();
    await fillIn(page, { Email: "nonsense", "Additional Details": message });
    await button(page).click();
    release();
    await page.getByText("Invalid email address").waitFor();
    expect(
      await field(page, "Email").evaluate((e) => e === document.activeElement),
    ).toBe(true);
    expect(await kept(message)).toBe(0);
    await field(page, "Email").fill(filled.Email);
    await button(page).click();
    await notice(page).getByText("Quote Request Submitted").waitFor();
    expect(await kept(message)).toBe(1);
  });
});
