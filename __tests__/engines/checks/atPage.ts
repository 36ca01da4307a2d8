import { builtPage, textOf } from "../../support/builtPages";
import type { EnginePage, Size } from "../clients/enginePage";

/** What a check asks for the page of its engine, once that has started. */
export type AskedPage = () => EnginePage;

/** Resolves when the page at a path is shown. */
export const shown = (page: EnginePage, path: string): Promise<void> =>
  page.until(
    (wanted, heading) =>
      location.pathname === wanted &&
      document.querySelector("h1")?.textContent === heading,
    path,
    textOf(builtPage(path).html.querySelector("h1")!),
  );

/** Opens a page, and resolves when it listens. */
export async function openListening(
  page: EnginePage,
  path: string,
  size?: Size,
): Promise<void> {
  await page.open(path, size);
  // The pointer may lie on one of the two already, where nobody hears of it.
  await page.hover("h1");
  await page.hover("header a");
  await page.until(
    () => document.querySelector("link[rel=manifest]") !== null,
  );
}

/** The link of the footer to a page. */
export const footerLink = (path: string): string => `footer a[href="${path}"]`;

/** Whether an element is to be seen. Runs in the page. */
export const isShown = (css: string): boolean =>
  document.querySelector(css)?.checkVisibility() ?? false;

/** Whether it is not. Runs in the page. */
export const isHidden = (css: string): boolean =>
  !(document.querySelector(css)?.checkVisibility() ?? false);
