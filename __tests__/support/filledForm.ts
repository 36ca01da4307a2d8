import type { Page } from "playwright-core";

/** What is typed into the fields of the quote form, by their labels. */
export const filled = {
  Name: "Zoë Ångström 李",
  Email: "zoe@example.com",
  Phone: "253 555 0100",
  "Preferred Move Start Date": "2027-03-01",
  "Additional Details": 'Third floor 🎹 <script>alert("x")</script>',
};

/** What `fillIn` makes of the form, by the names of its fields. */
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
