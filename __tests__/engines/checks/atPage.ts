import { builtPage, textOf } from "../../support/builtPages";
import type { EnginePage, Size } from "../clients/enginePage";

/** Returns the engine's page, once the engine has started. */
export type GetPage = () => EnginePage;

/** Waits until the page at a path is shown. */
export const shown = (page: EnginePage, path: string): Promise<void> =>
  page.until(
    (wanted, heading) =>
      location.pathname === wanted &&
      document.querySelector("h1")?.textContent === heading,
    path,
    textOf(builtPage(path).html.querySelector("h1")!),
  );

/** Opens a page, and waits until it is hydrated. */
export async function openHydrated(
  page: EnginePage,
  path: string,
  size?: Size,
): Promise<void> {
  await page.open(path, size);
  // Hovering starts hydration. Two targets, because the pointer may already be on
  // one of them, which fires no event.
  await page.hover("h1");
  await page.hover("header a");
  await page.until(() => document.querySelector("link[rel=manifest]") !== null);
}

/** Selects the footer's link to a page. */
export const footerLink = (path: string): string => `footer a[href="${path}"]`;

/** Whether an element is visible. Runs in the page. */
export const isShown = (css: string): boolean =>
  document.querySelector(css)?.checkVisibility() ?? false;

/** Whether an element is hidden or missing. Runs in the page. */
export const isHidden = (css: string): boolean =>
  !(document.querySelector(css)?.checkVisibility() ?? false);
