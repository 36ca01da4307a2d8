import type { Page } from "playwright-core";

/** Input for the fields of the quote form, by label. */
export const filled = {
  Name: "Zoë Ångström 李",
  Email: "zoe@example.com",
  Phone: "360 555 0100",
  "Preferred Move Start Date": "2027-03-01",
  "Additional Details": 'Third floor 🎹 <script>alert("x")</script>',
};

/** The form's values after `fillIn`, by field name. */
export const filledValues = {
  name: filled.Name,
  email: filled.Email,
  phone: filled.Phone,
  moveFromDate: filled["Preferred Move Start Date"],
  moveSize: "2bedroom",
  referralSource: "referral",
  message: filled["Additional Details"],
};

export const receiver = "**/api/quote";

export const button = (page: Page) => page.locator("form button[type=submit]");
export const notice = (page: Page) => page.locator(".Toastify__toast");
export const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true });

/** Fills in the whole form. */
export async function fillIn(page: Page, more: Partial<typeof filled> = {}) {
  for (const [label, value] of Object.entries({ ...filled, ...more }))
    await field(page, label).fill(value);
  await field(page, "Move Size").selectOption({ label: "2 Bedrooms" });
  await field(page, "How did you hear about us?").selectOption("referral");
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
  expect(await field(page, "Name").inputValue()).toBe(filled.Name);
  expect(await button(page).isEnabled()).toBe(true);
}
