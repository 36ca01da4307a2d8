import type { Page } from "playwright-core";
import { browserPages, phone } from "../support/browserPages";
import {
  button,
  expectKept,
  expectSuccess,
  fillIn,
  notice,
  receiver,
} from "../support/filledForm";

const { open } = browserPages();

/** A page with the error notice. */
async function failing(viewport?: typeof phone) {
  const page = await open("/contact", viewport ? { viewport } : {});
  await page.route(receiver, (route) => route.fulfill({ status: 500 }));
  await fillIn(page);
  await button(page).click();
  await notice(page).waitFor();
  return page;
}

/** The animation that closes a notice at its end. */
const countdown = (page: Page) =>
  notice(page)
    .getByRole("progressbar", { includeHidden: true })
    .evaluateHandle((bar) => bar.getAnimations()[0]!);

test("a new notice replaces the old; failure is announced assertively, success politely", async () => {
  const page = await failing();
  expect(await notice(page).getAttribute("role")).toBe("alert");
  await page.unroute(receiver);
  await button(page).click();
  await expectSuccess(page);
  expect(await notice(page).count()).toBe(1);
  expect(await notice(page).getAttribute("role")).toBe("status");
});

test("F8 moves focus to the notice, and its countdown pauses while it has focus", async () => {
  const page = await failing();
  // It would also pause under the pointer.
  await page.mouse.move(10, 300);
  const time = await countdown(page);
  const becomes = (state: AnimationPlayState) =>
    page.waitForFunction(
      ([animation, wanted]) => animation.playState === wanted,
      [time, state] as const,
    );
  await becomes("running");
  await page.keyboard.press("F8");
  expect(
    await notice(page).evaluate((toast) => toast === document.activeElement),
  ).toBe(true);
  await becomes("paused");
  await page.keyboard.press("Shift+Tab");
  await becomes("running");
});

test("it closes after five seconds, and its message stays beside the button", async () => {
  const page = await failing();
  await page.mouse.move(10, 300);
  const time = await countdown(page);
  expect(
    await time.evaluate(({ effect }) => effect?.getComputedTiming().duration),
  ).toBe(5000);
  await time.evaluate((animation) => {
    animation.finish();
  });
  await notice(page).waitFor({ state: "detached" });
  await expectKept(page);
});

test("swiping less than 50 px keeps it, swiping further dismisses it", async () => {
  const page = await failing(phone);
  const swipe = async (distance: number) => {
    const { x, y, width } = (await notice(page).boundingBox())!;
    const [from, height] = [x + width / 2, y + 20];
    await page.mouse.move(from, height);
    await page.mouse.down();
    await page.mouse.move(from + distance / 2, height);
    await page.mouse.move(from + distance, height);
    await page.mouse.up();
  };
  /** The position of the notice once its animation has ended. */
  const place = async () => {
    await notice(page).evaluate((toast) =>
      Promise.all(toast.getAnimations().map(({ finished }) => finished)),
    );
    return notice(page).boundingBox();
  };
  const before = await place();
  await swipe(40);
  expect(await place()).toEqual(before);
  await swipe(60);
  await notice(page).waitFor({ state: "detached" });
});
