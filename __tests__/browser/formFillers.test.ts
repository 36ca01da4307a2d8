import type { Page } from "playwright-core";
import { browserPages, calm, hydrated } from "../support/browserPages";
import { button, field, fillIn, filled, receiver } from "../support/filledForm";
import { holdRequest, scripts } from "../support/requests";
import { draftKey } from "../../src/quote/form/useQuoteDraft";

const { newPage, open } = browserPages();

/** Sets all fields by script, as password managers do, and fires the events in turn. */
const fillByScript = (page: Page, events: readonly string[]) =>
  page.evaluate(
    ([values, types]) => {
      for (const [index, [name, value]] of Object.entries(values).entries()) {
        const css = `main [name=${name}]`;
        const control = document.querySelector<HTMLInputElement>(css)!;
        control.value = value;
        const type = types[index % types.length];
        if (type) control.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    [filled, events] as const,
  );

test.each([[[]], [["input", "change", "focusout"]]])(
  "what a form filler sets with the events %j is sent, whether React listens or not yet",
  async (events) => {
    for (const isEarly of [true, false]) {
      const page = await newPage(calm);
      await page.addInitScript(
        (key) => localStorage.setItem(key, '{"name":"of last week"}'),
        draftKey,
      );
      const release = await holdRequest(page, scripts);
      await page.goto("/contact", { waitUntil: "domcontentloaded" });
      if (isEarly) {
        await field(page, "Name").press("A");
        await fillByScript(page, events);
      }
      release();
      await hydrated(page);
      if (!isEarly) await fillByScript(page, events);
      for (const name of ["Name", "Additional Details"]) {
        await field(page, name).press("End");
        await field(page, name).press("!");
      }
      await page.route(receiver, (route) => route.fulfill({ status: 201 }));
      const [request] = await Promise.all([
        page.waitForRequest(receiver),
        button(page).click(),
      ]);
      expect(request.postDataJSON()).toMatchObject({
        ...filled,
        name: `${filled.name}!`,
        message: `${filled.message}!`,
      });
      await page.close();
    }
  },
);

test("a half-typed date takes the place of none, and can't be sent", async () => {
  const page = await open("/contact", calm);
  const date = field(page, "Preferred Move Start Date");
  const error = page.getByText("Move from date is required");
  const expectDraft = async (moveFromDate: string) => {
    const text = await page.evaluate((k) => localStorage.getItem(k), draftKey);
    expect(JSON.parse(text!)).toMatchObject({ moveFromDate });
  };
  const day = filled.moveFromDate;
  await fillIn(page);
  await date.press("Backspace");
  expect(await date.inputValue()).toBe("");
  await expectDraft(day);
  await date.press("Enter");
  await error.waitFor();
  await field(page, "Name").fill("Ann");
  expect(await date.inputValue()).toBe(day);
  await error.waitFor({ state: "hidden" });
  await date.press("Backspace");
  await button(page).click();
  await error.waitFor();
  expect(await date.inputValue()).toBe("");
  await date.fill("");
  await field(page, "Name").focus();
  await expectDraft("");
});
