import { pages } from "../fixture/content";
import { builtPage, textOf } from "../support/builtPages";
import { filledValues } from "../support/filledForm";
import { hasArrived, scrollThrough } from "../support/readThrough";
import { walkedPages } from "../support/walkedPages";
import type { EnginePage } from "./engine";

/** Waits until the page at a path is shown. */
const shown = (page: EnginePage, path: string) =>
  page.until(
    (wanted, heading) =>
      location.pathname === wanted &&
      document.querySelector("h1")?.textContent === heading,
    path,
    textOf(builtPage(path).html.querySelector("h1")!),
  );

/** Opens a page, and waits until it is hydrated. */
async function openHydrated(page: EnginePage, path: string) {
  await page.open(path);
  // Two targets, because the pointer may already be on one of them.
  await page.hover("h1");
  await page.hover("header a");
  await page.until(() => document.documentElement.matches("[data-hydrated]"));
}

const isShown = (css: string) =>
  document.querySelector(css)?.checkVisibility() ?? false;

const isHidden = (css: string) =>
  !(document.querySelector(css)?.checkVisibility() ?? false);

const isAt = (top: number) => Math.abs(scrollY - top) < 2;

const isTextShown = (text: string) => document.body.innerText.includes(text);

const footerLink = (path: string) => `footer a[href="${path}"]`;
const item = (path: string) => `header details a[href="${path}"]`;
const summary = (path: string) =>
  `header details:has(a[href="${path}"]) > summary`;

/** What every browser must do, by description. */
export const journeys: Readonly<
  Record<string, (page: EnginePage) => Promise<void>>
> = {
  "shows a page of each kind with its pictures, and hydrates it": async (
    page,
  ) => {
    for (const path of walkedPages) {
      await openHydrated(page, path);
      await page.ask(scrollThrough);
      await page.until(hasArrived);
      const missing = await page.ask(() =>
        Array.from(
          document.querySelectorAll<HTMLImageElement>("main picture img"),
        )
          .filter(
            ({ naturalWidth, currentSrc }) =>
              naturalWidth === 0 || !/\.(?:avif|webp)$/.test(currentSrc),
          )
          .map(({ currentSrc }) => currentSrc),
      );
      expect([path, missing]).toEqual([path, []]);
    }
  },

  "follows links without loading a document, and restores places": async (
    page,
  ) => {
    await openHydrated(page, "/");
    await page.ask(() => document.documentElement.classList.add("kept"));
    const place = await page.ask(() => {
      scrollTo({ top: 900, behavior: "instant" });
      return scrollY;
    });
    // Clicked by script, because a driver would scroll to the link.
    await page.ask(
      (css) => document.querySelector<HTMLElement>(css)?.click(),
      footerLink("/about"),
    );
    await shown(page, "/about");
    await page.until(isAt, 0);
    await page.back();
    await shown(page, "/");
    await page.until(isAt, place);
    expect(await page.ask(() => document.documentElement.className)).toContain(
      "kept",
    );
  },

  "opens dropdowns by keyboard and click": async (page) => {
    await openHydrated(page, "/");
    await page.ask(
      (css) => document.querySelector<HTMLElement>(css)?.focus(),
      summary(pages.timeline),
    );
    await page.press("Enter");
    await page.until(isShown, item(pages.timeline));
    await page.press("Escape");
    await page.until(isHidden, item(pages.timeline));
    await page.click(summary(pages.guide));
    await page.click(item(pages.guide));
    await shown(page, pages.guide);
    await page.until(isHidden, item(pages.guide));
  },

  "opens and closes the mobile menu": async (page) => {
    const about = "header nav a[href='/about']";
    const toggle = "header button[popovertarget]";
    await page.setWidth(450);
    await openHydrated(page, "/");
    await page.until(isHidden, about);
    await page.click(toggle);
    await page.until(isShown, about);
    await page.press("Escape");
    await page.until(isHidden, about);
    await page.click(toggle);
    await page.click(about);
    await shown(page, "/about");
    await page.until(isHidden, about);
    await page.setWidth(1280);
  },

  "shows the mistakes in a form, and sends it": async (page) => {
    await openHydrated(page, "/contact");
    await page.click("form button[type=submit]");
    await page.until(isTextShown, "Invalid email address");
    const { moveFromDate, moveSize, referralSource, ...typed } = filledValues;
    for (const [name, text] of Object.entries(typed))
      await page.type(`[name=${name}]`, text);
    await page.ask(
      (values) => {
        for (const [name, value] of Object.entries(values)) {
          const field = document.querySelector<HTMLInputElement>(
            `[name=${name}]`,
          )!;
          const { prototype } = field.matches("select")
            ? HTMLSelectElement
            : HTMLInputElement;
          // As if a visitor chose it: React sees values by their setter.
          Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(
            field,
            value,
          );
          for (const type of ["input", "change"])
            field.dispatchEvent(new Event(type, { bubbles: true }));
        }
      },
      { moveFromDate, moveSize, referralSource },
    );
    await page.click("form button[type=submit]");
    await page.until(isTextShown, "Quote Request Submitted");
  },
};
