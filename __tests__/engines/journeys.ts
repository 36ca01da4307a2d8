import { pages } from "../fixture/content";
import { builtPage, textOf } from "../support/builtPages";
import { filledValues } from "../support/filledForm";
import { hasArrived, scrollThrough } from "../support/readThrough";
import { walkedPages } from "../support/walkedPages";
import type { EnginePage } from "./engine";

type Journey = (page: EnginePage) => Promise<void>;

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
  await page.driven.hover("h1");
  await page.driven.hover("header a");
  await page.until(() => document.documentElement.matches("[data-hydrated]"));
}

const isShown = (css: string) =>
  document.querySelector(css)?.checkVisibility() ?? false;

const isHidden = (css: string) =>
  !document.querySelector(css)?.checkVisibility();

const isAt = (top: number) => Math.abs(scrollY - top) < 2;

const isTextShown = (text: string) => document.body.innerText.includes(text);

const seePictures: Journey = async (page) => {
  for (const path of walkedPages) {
    await openHydrated(page, path);
    await page.ask(scrollThrough);
    await page.until(hasArrived);
    const missing = await page.ask(() =>
      Array.from(document.querySelectorAll<HTMLImageElement>("picture img"))
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    );
    expect([path, missing]).toEqual([path, []]);
  }
};

const followLinks: Journey = async (page) => {
  await openHydrated(page, "/");
  await page.ask(() => document.documentElement.classList.add("kept"));
  const place = await page.ask(() => {
    scrollTo({ top: 900, behavior: "instant" });
    return scrollY;
  });
  // Clicked by script, because a driver would scroll to the link.
  await page.ask(() =>
    document.querySelector<HTMLElement>('footer a[href="/about"]')?.click(),
  );
  await shown(page, "/about");
  await page.until(isAt, 0);
  // By script: the drivers' own ways wait for a document to load.
  await page.ask(() => history.back());
  await shown(page, "/");
  await page.until(isAt, place);
  expect(await page.ask(() => document.documentElement.className)).toContain(
    "kept",
  );
};

const openDropdown: Journey = async (page) => {
  const item = `header details a[href="${pages.guide}"]`;
  const summary = `header details:has(a[href="${pages.guide}"]) > summary`;
  await openHydrated(page, "/");
  await page.ask(
    (css) => document.querySelector<HTMLElement>(css)?.focus(),
    summary,
  );
  await page.press("Enter");
  await page.until(isShown, item);
  await page.press("Escape");
  await page.until(isHidden, item);
  await page.driven.click(summary);
  await page.driven.click(item);
  await shown(page, pages.guide);
  await page.until(isHidden, item);
};

const openMobileMenu: Journey = async (page) => {
  const about = "header nav a[href='/about']";
  const toggle = "header button[popovertarget]";
  await page.setWidth(450);
  await openHydrated(page, "/");
  await page.until(isHidden, about);
  await page.driven.click(toggle);
  await page.until(isShown, about);
  await page.press("Escape");
  await page.until(isHidden, about);
  await page.driven.click(toggle);
  await page.driven.click(about);
  await shown(page, "/about");
  await page.until(isHidden, about);
  await page.setWidth(1280);
};

/** Sets a field as if a visitor did: React sees values by their setter. */
function choose(name: string, value: string) {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const { prototype } = field.matches("select")
    ? HTMLSelectElement
    : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(field, value);
  for (const type of ["input", "change"])
    field.dispatchEvent(new Event(type, { bubbles: true }));
}

const sendForm: Journey = async (page) => {
  const button = "form button[type=submit]";
  await openHydrated(page, "/contact");
  await page.driven.click(button);
  await page.until(isTextShown, "Invalid email address");
  const { moveFromDate, moveSize, referralSource, ...typed } = filledValues;
  for (const [name, text] of Object.entries(typed))
    await page.driven.type(`[name=${name}]`, text);
  const chosen = { moveFromDate, moveSize, referralSource };
  for (const [name, value] of Object.entries(chosen))
    await page.ask(choose, name, value);
  await page.driven.click(button);
  await page.until(isTextShown, "Quote Request Submitted");
};

/** What every browser must do. */
export const journeys: [what: string, Journey][] = [
  ["shows a page of each kind with its pictures, and hydrates it", seePictures],
  [
    "follows links without loading a document, and restores places",
    followLinks,
  ],
  ["opens dropdowns by keyboard and click", openDropdown],
  ["opens and closes the mobile menu", openMobileMenu],
  ["shows the mistakes in a form, and sends it", sendForm],
];
