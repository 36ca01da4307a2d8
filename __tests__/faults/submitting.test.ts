import "../support/fixtureOnly";
import type { Page } from "playwright-core";
import { launchBrowser } from "../../src/tools/bench/launchBrowser";
import { browserPages } from "../support/browserPages";
import { button, field, fillIn, notice } from "../support/filledForm";
import { quoteInbox } from "../support/quoteInbox";
import { answers, held, scripts } from "../support/requests";

jest.setTimeout(60_000);

const { serve, kept } = quoteInbox();

/** A browser with a back/forward cache, unlike that of other tests. */
const { newPage } = browserPages(serve, () =>
  launchBrowser({
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  }),
);

const busy = "Submitting... disabled";
const idle = "Get Free Quote enabled";

/** The button's label and whether it is disabled. */
const state = (page: Page) =>
  button(page).evaluate(
    (b: HTMLButtonElement) =>
      `${b.innerText} ${b.disabled ? "disabled" : "enabled"}`,
  );

/** Records the states in which the button is painted from now on. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    const look = () => {
      const b =
        document.querySelector<HTMLButtonElement>("form [type=submit]")!;
      const now = `${b.innerText} ${b.disabled ? "disabled" : "enabled"}`;
      if (states.at(-1) !== now) states.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
const painted = (page: Page) =>
  page.evaluate(() => (window as unknown as { states: string[] }).states);

const answerPage = (page: Page) =>
  page.getByRole("heading", { name: "Quote Request Submitted" });

describe("the button of a form that is submitted before hydration", () => {
  test.each([
    ["a click", (page: Page) => button(page).click()],
    ["Enter", (page: Page) => field(page, "Email").press("Enter")],
  ])(
    "reads “Submitting...” from %s on, until the form is sent",
    async (way, send) => {
      const page = await newPage();
      const release = await held(page, scripts);
      await page.goto("/contact", { waitUntil: "domcontentloaded" });
      const message = `sent early by ${way}`;
      await fillIn(page, { "Additional Details": message });
      expect(await state(page)).toBe(idle);
      await send(page);
      expect(await state(page)).toBe(busy);
      await watch(page);
      release();
      await notice(page).getByText("Quote Request Submitted").waitFor();
      expect(await painted(page)).toEqual([busy, idle]);
      expect(await kept(message)).toBe(1);
    },
  );

  test("is enabled again once errors are shown", async () => {
    const page = await newPage();
    const release = await held(page, scripts);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await button(page).click();
    expect(await state(page)).toBe(busy);
    release();
    await page.getByText("Invalid email address").waitFor();
    expect(await state(page)).toBe(idle);
  });

  test("is enabled again on going back from the browser's own request", async () => {
    const page = await newPage();
    const app = "**/app-*.js";
    const release = await held(page, app, answers["is not found"]);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await fillIn(page, { "Additional Details": "sent, and gone back" });
    await button(page).click();
    expect(await state(page)).toBe(busy);
    release();
    await answerPage(page).waitFor();
    expect(await kept("sent, and gone back")).toBe(1);
    await page.unroute(app);
    // A page from the back/forward cache loads nothing again.
    await page.goBack({ waitUntil: "commit" });
    await field(page, "Name").waitFor();
    expect(await state(page)).toBe(idle);
    expect(await field(page, "Name").inputValue()).not.toBe("");
  });
});
