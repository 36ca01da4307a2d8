import type { Page } from "playwright-core";
import { setUpPages, withReducedMotion, hydrate } from "../support/setUpPages";
import {
  submitButton,
  fieldByLabel,
  fillForm,
  filledValues,
  receiverGlob,
} from "../support/fillForm";
import { holdRequests, gatsbyScriptPattern } from "../support/requests";
import { draftStorageKey } from "../../src/quote/form/useQuoteDraft";

const { newPage, open } = setUpPages();

/** Sets all fields by script, as password managers do, and dispatches the events in turn. */
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
    [filledValues, events] as const,
  );

test.each([[[]], [["input", "change", "focusout"]]])(
  "what a form filler sets with the events %j is sent, whether React listens or not yet",
  async (events) => {
    for (const isEarly of [true, false]) {
      const page = await newPage(withReducedMotion);
      await page.addInitScript(
        (key) => localStorage.setItem(key, '{"name":"of last week"}'),
        draftStorageKey,
      );
      const release = await holdRequests(page, gatsbyScriptPattern);
      await page.goto("/contact", { waitUntil: "domcontentloaded" });
      if (isEarly) {
        await fieldByLabel(page, "Name").press("A");
        await fillByScript(page, events);
      }
      release();
      await hydrate(page);
      if (!isEarly) await fillByScript(page, events);
      for (const name of ["Name", "Additional Details"]) {
        await fieldByLabel(page, name).press("End");
        await fieldByLabel(page, name).press("!");
      }
      await page.route(receiverGlob, (route) => route.fulfill({ status: 201 }));
      const [request] = await Promise.all([
        page.waitForRequest(receiverGlob),
        submitButton(page).click(),
      ]);
      expect(request.postDataJSON()).toMatchObject({
        ...filledValues,
        name: `${filledValues.name}!`,
        message: `${filledValues.message}!`,
      });
      await page.close();
    }
  },
);

test("a half-typed date takes the place of none, and can't be sent", async () => {
  const page = await open("/contact", withReducedMotion);
  const date = fieldByLabel(page, "Preferred Move Start Date");
  const error = page.locator("#quote-moveFromDate-error");
  const expectDraft = async (moveFromDate: string) => {
    const text = await page.evaluate(
      (k) => localStorage.getItem(k),
      draftStorageKey,
    );
    expect(JSON.parse(text!)).toMatchObject({ moveFromDate });
  };
  const day = filledValues.moveFromDate;
  await fillForm(page);
  await date.press("Backspace");
  expect(await date.inputValue()).toBe("");
  await expectDraft(day);
  await date.press("Enter");
  await error.waitFor();
  await fieldByLabel(page, "Name").fill("Ann");
  expect(await date.inputValue()).toBe(day);
  await error.waitFor({ state: "hidden" });
  await date.press("Backspace");
  await submitButton(page).click();
  await error.waitFor();
  expect(await date.inputValue()).toBe("");
  await date.fill("");
  await fieldByLabel(page, "Name").focus();
  await expectDraft("");
});
