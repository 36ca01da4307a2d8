import type { Page } from "playwright-core";
import { fieldRows } from "../../src/quote/request/quoteRequest";
import type { QuoteFields } from "../../src/quote/request/quoteRequest";
import { filledFields } from "./quoteRequests";
import { quoteTexts } from "./quoteTexts";

/** What {@link fillIn} enters, by field name. */
export const filled: QuoteFields = {
  ...filledFields,
  name: "Zoë Ångström 李",
  message: 'Third floor 🎹 <script>alert("x")</script>',
};

export const receiver = "**/api/quote";

export const button = (page: Page) => page.locator("form button[type=submit]");
export const notice = (page: Page) => page.locator(".Toastify__toast");
export const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true });

/** Fills in the whole form. */
export async function fillIn(page: Page, more: Partial<QuoteFields> = {}) {
  const values = { ...filled, ...more };
  for (const { name, control } of fieldRows.flat()) {
    const element = field(page, quoteTexts.inputs[name].label);
    if (control === "select") await element.selectOption(values[name]);
    else await element.fill(values[name]);
  }
}

/** The lines of the notice. */
export const linesOf = async (page: Page) =>
  (await notice(page).innerText()).split(/\n+/);

/** Waits for the success notice, and that the form has given way to thanks. */
export async function expectSuccess(page: Page): Promise<void> {
  await notice(page).getByText("Quote Request Submitted").waitFor();
  expect(await linesOf(page)).toEqual([
    "Quote Request Submitted",
    "Thank you! Our team will contact you shortly to discuss your move.",
  ]);
  expect(await button(page).count()).toBe(0);
}

/** Expects the form's own error message and its values. */
export async function expectKept(page: Page): Promise<void> {
  await page
    .locator("form")
    .getByText("There was an error submitting")
    .waitFor();
  expect(await field(page, "Name").inputValue()).toBe(filled.name);
  expect(await button(page).isEnabled()).toBe(true);
}
