import type { Page } from "playwright-core";
import { browserPages, frameAfter, phone, wide } from "../support/browserPages";
import { button, field, fillIn, notice, receiver } from "../support/filledForm";

const { open } = browserPages();

/** A filled-in form that gets this status on submit. */
async function filledForm(status = 500, viewport = wide) {
  const page = await open("/contact", { viewport });
  await page.route(receiver, (route) => route.fulfill({ status, body: "{}" }));
  await fillIn(page);
  return page;
}

const sendByEnter = (page: Page) => field(page, "Email").press("Enter");

/** Whether the notice's countdown is paused after its entry. */
async function waits(page: Page): Promise<boolean> {
  await notice(page).waitFor();
  await notice(page).evaluate((toast) =>
    Promise.all(
      toast
        .getAnimations()
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  await frameAfter(page);
  return page
    .locator(".Toastify__progress-bar--animated")
    .evaluate(
      (timer) => getComputedStyle(timer).animationPlayState === "paused",
    );
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.id || activeElement?.textContent || "";
  });

describe("a notice pauses from its first frame on", () => {
  test("not by itself", async () => {
    const page = await filledForm();
    await page.mouse.move(10, 300);
    await sendByEnter(page);
    expect(await waits(page)).toBe(false);
  });

  test("while it has focus", async () => {
    const page = await filledForm();
    await page.mouse.move(10, 300);
    // Presses F8 as soon as the notice appears.
    await page.evaluate(() =>
      new MutationObserver((_records, observer) => {
        if (!document.querySelector(".Toastify__toast")) return;
        observer.disconnect();
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "F8" }));
      }).observe(document, { childList: true, subtree: true }),
    );
    await sendByEnter(page);
    expect(await waits(page)).toBe(true);
  });

  test("while the pointer rests where it appears", async () => {
    const page = await filledForm();
    await page.mouse.move(wide.width - 100, wide.height - 60);
    await sendByEnter(page);
    expect(await waits(page)).toBe(true);
    await page.mouse.move(10, 300);
    expect(await waits(page)).toBe(false);
  });
});

describe("the focus", () => {
  test.each([
    ["the button", (page: Page) => button(page).press("Enter")],
    ["a field", sendByEnter],
  ])("moves to the confirmation, after sending by %s", async (_what, send) => {
    const page = await filledForm(201);
    await send(page);
    await notice(page).getByText("Quote Request Submitted").waitFor();
    expect(await focused(page)).toBe(
      "Thank you! Our team will contact you shortly to discuss your move.",
    );
  });

  test.each(["its button", "Escape"])(
    "returns to where it was when a notice is closed by %s",
    async (way) => {
      const page = await filledForm();
      await sendByEnter(page);
      await notice(page).waitFor();
      await page.keyboard.press("F8");
      if (way === "Escape") await page.keyboard.press("Escape");
      else {
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
      }
      expect(await focused(page)).toBe("quote-email");
      await notice(page).waitFor({ state: "detached" });
      expect(await focused(page)).toBe("quote-email");
    },
  );
});

test.each([phone, wide])(
  "the close button of a notice is large enough at %j",
  async (viewport) => {
    const page = await filledForm(500, viewport);
    await sendByEnter(page);
    const close = notice(page).getByRole("button", { name: "close" });
    await close.waitFor();
    const { width, height } = (await close.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await close.click();
    await notice(page).waitFor({ state: "detached" });
  },
);

test("the countdown of a notice is not announced as a progress bar", async () => {
  const page = await filledForm();
  await sendByEnter(page);
  await notice(page).waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(0);
});
