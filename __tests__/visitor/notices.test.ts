import type { BrowserContextOptions, Page } from "playwright-core";
import { company } from "../fixture/content";
import { setUpPages, phoneViewport } from "../support/setUpPages";
import {
  submitButton,
  expectFailure,
  expectSuccess,
  fieldByLabel,
  filledValues,
  toastLines,
  fillForm,
  toast,
  receiverGlob,
} from "../support/fillForm";

const { open } = setUpPages();

/** The animation whose end closes the toast. */
const countdown = (page: Page) =>
  toast(page)
    .getByRole("progressbar", { includeHidden: true })
    .evaluateHandle((bar) => bar.getAnimations()[0]!);

/**
 * Opens the form, whose request fails, and waits for the toast. Its five seconds pass slowly,
 * because a busy machine may need longer for a test.
 */
async function failing(options: BrowserContextOptions = {}) {
  const page = await open("/contact", options);
  await page.route(receiverGlob, (route) => route.fulfill({ status: 500 }));
  await fillForm(page);
  await page.mouse.move(10, 300);
  await fieldByLabel(page, "Email").press("Enter");
  await toast(page).waitFor();
  const time = await countdown(page);
  await time.evaluate((animation) => animation.updatePlaybackRate(0.01));
  return page;
}

/** Waits until the toast closes by itself: its time passes a hundred times as fast. */
async function waitForClose(page: Page) {
  const time = await countdown(page);
  await time.evaluate((animation) => animation.updatePlaybackRate(100));
  await toast(page).waitFor({ state: "detached" });
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id ?? "");

/** Politeness of the live regions around and in the toast. */
const liveRegions = (page: Page) =>
  page
    .locator("[aria-live], [role=alert], [role=status]")
    .filter({ has: toast(page) })
    .or(toast(page).locator("[aria-live], [role=alert], [role=status]"))
    .evaluateAll((regions) =>
      regions.map((region) => region.getAttribute("aria-live")),
    );

test("a failure keeps what was typed, offers phone and mail, and can be tried again; notices replace each other", async () => {
  const page = await failing();
  expect(await toastLines(page)).toEqual([
    "Error",
    "There was an error submitting your request. Please try again.",
  ]);
  await expectFailure(page);
  expect(await liveRegions(page)).toEqual(["assertive"]);
  const form = page.locator("form");
  const mail = await form.locator("a[href^='mailto:']").getAttribute("href");
  expect(decodeURIComponent(mail!)).toContain(filledValues.message);
  const call = form.getByRole("link", { name: company.phone });
  expect(await call.getAttribute("href")).toBe(company.tel);
  await page.unroute(receiverGlob);
  await submitButton(page).click();
  await expectSuccess(page);
  expect(await toast(page).count()).toBe(1);
  expect(await liveRegions(page)).toEqual(["polite"]);
});

test("its region has a name only while it is there, and isn't changed while it closes", async () => {
  const page = await failing();
  const region = page.locator("section[aria-live]");
  expect(await region.getAttribute("aria-label")).toBe("Notices F8");
  await toast(page).getByRole("group", { name: "Error" }).waitFor();
  // What screen readers would announce again.
  const changes = await region.evaluateHandle((element) => {
    const announced: string[] = [];
    new MutationObserver((records) => {
      for (const { type, attributeName, addedNodes } of records)
        if (type === "attributes" || addedNodes.length > 0)
          announced.push(attributeName ?? "node");
    }).observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ["role", "aria-label"],
    });
    return announced;
  });
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await toast(page).waitFor({ state: "detached" });
  await page.waitForFunction(
    () => !document.querySelector("section[aria-label='Notices F8']"),
  );
  // The region's own name, once it is empty.
  expect(await changes.jsonValue()).toEqual(["aria-label"]);
});

test("a click doesn't keep it", async () => {
  const page = await failing();
  await toast(page).click({ position: { x: 20, y: 20 } });
  await page.mouse.move(10, 300);
  await waitForClose(page);
});

test("a tap doesn't keep it where nothing hovers", async () => {
  const page = await failing({
    viewport: phoneViewport,
    hasTouch: true,
    isMobile: true,
  });
  await toast(page).tap({ position: { x: 20, y: 20 } });
  // A touch screen keeps this until something else is tapped.
  await toast(page).and(page.locator(":hover")).waitFor();
  await waitForClose(page);
});

test("it closes after five seconds, but not while it has focus, and its words stay beside the button", async () => {
  const page = await failing();
  const time = await countdown(page);
  const becomes = (state: AnimationPlayState) =>
    page.waitForFunction(
      ([animation, state]) => animation.playState === state,
      [time, state] as const,
    );
  expect(
    await time.evaluate(({ effect }) => effect?.getComputedTiming().duration),
  ).toBe(5000);
  await becomes("running");
  await page.keyboard.press("F8");
  await becomes("paused");
  await page.keyboard.press("Escape");
  await toast(page).waitFor({ state: "detached" });
  expect(await focused(page)).toBe("quote-email");
  await expectFailure(page);
});

test("swiping 50 px dismisses it, less doesn't, and its button is large enough", async () => {
  const page = await failing({ viewport: phoneViewport });
  const swipe = async (distance: number) => {
    const { x, y, width } = (await toast(page).boundingBox())!;
    const startX = x + width / 2;
    const startY = y + 20;
    await page.mouse.move(startX, startY);
    await page.mouse.down();
    await page.mouse.move(startX + distance / 2, startY);
    await page.mouse.move(startX + distance, startY);
    await page.mouse.up();
  };
  /** The toast's position once its animation has ended. */
  const place = async () => {
    await toast(page).evaluate((toast) =>
      Promise.all(toast.getAnimations().map(({ finished }) => finished)),
    );
    return toast(page).boundingBox();
  };
  const before = await place();
  const close = toast(page).getByRole("button", { name: "close" });
  const { width, height } = (await close.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await swipe(40);
  expect(await place()).toEqual(before);
  await swipe(60);
  await toast(page).waitFor({ state: "detached" });
});
