import type { Page } from "playwright-core";
import { fieldRows } from "../../src/quote/request/quoteRequest";
import type { QuoteValues } from "../../src/quote/request/quoteRequest";
import { validValues } from "./quoteRequests";
import { quoteTexts } from "./quoteTexts";

/** Values that {@link fillForm} enters, by field name. */
export const filledValues: QuoteValues = {
  ...validValues,
  name: "Zoë Ångström 李",
  message: 'Third floor 🎹 <script>alert("x")</script>',
};

export const receiverGlob = "**/api/quote";

export const submitButton = (page: Page) =>
  page.locator("form button[type=submit]");
export const toast = (page: Page) => page.locator(".Toastify__toast");
/** Locates the field with a label. The group around a date field has the same label. */
export const fieldByLabel = (page: Page, label: string) =>
  page
    .getByLabel(label, { exact: true })
    .and(page.locator("input, select, textarea"));

/** Fills in the whole form. */
export async function fillForm(page: Page, more: Partial<QuoteValues> = {}) {
  const values = { ...filledValues, ...more };
  for (const { name, control } of fieldRows.flat()) {
    const element = fieldByLabel(page, quoteTexts.inputs[name].label);
    if (control === "select") await element.selectOption(values[name]);
    else await element.fill(values[name]);
  }
}

/** Reads the lines of the toast. */
export const toastLines = async (page: Page) =>
  (await toast(page).innerText()).split(/\n+/);

/** Expects the toast about success, and the thanks in place of the form. */
export async function expectSuccess(page: Page): Promise<void> {
  await toast(page).getByText("Quote Request Submitted").waitFor();
  expect(await toastLines(page)).toEqual([
    "Quote Request Submitted",
    "Thank you! Our team will contact you shortly to discuss your move.",
  ]);
  expect(await submitButton(page).count()).toBe(0);
}

/** Expects the form's error message, and that the form keeps the values and can be sent again. */
export async function expectFailure(page: Page): Promise<void> {
  await page
    .locator("form")
    .getByText("There was an error submitting")
    .waitFor();
  expect(await fieldByLabel(page, "Name").inputValue()).toBe(filledValues.name);
  expect(await submitButton(page).isEnabled()).toBe(true);
}
