import { pages } from "../../fixture/content";
import { footerLink, openHydrated, shown } from "./atPage";
import type { GetPage } from "./atPage";

/** Scrolls, and returns the actual position. Runs in the page. */
function scrollToPosition(top: number): number {
  scrollTo({ top, behavior: "instant" });
  return scrollY;
}

const isAt = (position: number) => Math.abs(scrollY - position) < 2;

export function navigation(getPage: GetPage): void {
  describe("navigation", () => {
    test("a link shows the top of a page without reloading the document", async () => {
      const page = getPage();
      await openHydrated(page, "/");
      await page.ask(() => document.documentElement.classList.add("kept"));
      await page.click(footerLink("/about"));
      await shown(page, "/about");
      await page.until(isAt, 0);
      expect(
        await page.ask(() => document.documentElement.matches(".kept")),
      ).toBe(true);
    });

    test("back and forward restore the scroll position", async () => {
      const page = getPage();
      await openHydrated(page, "/");
      const home = await page.ask(scrollToPosition, 900);
      // Clicked by script, because the driver would scroll to the link.
      await page.ask(() =>
        document.querySelector<HTMLElement>("footer a[href='/about']")?.click(),
      );
      await shown(page, "/about");
      await page.until(isAt, 0);
      const about = await page.ask(scrollToPosition, 400);
      await page.ask(() =>
        document
          .querySelector<HTMLElement>("footer a[href='/services']")
          ?.click(),
      );
      await shown(page, "/services");
      await page.until(isAt, 0);
      await page.back();
      await shown(page, "/about");
      await page.until(isAt, about);
      await page.back();
      await shown(page, "/");
      await page.until(isAt, home);
      await page.forward();
      await shown(page, "/about");
      await page.until(isAt, about);
    });

    test("the table of contents scrolls to a heading, below the header", async () => {
      const page = getPage();
      await openHydrated(page, pages.guide);
      const last = "nav[aria-labelledby=contents] li:last-child a";
      await page.click(last);
      await page.until((css) => {
        const id = document.querySelector<HTMLAnchorElement>(css)?.hash;
        const heading = document.querySelector(id ?? "");
        const bar = document.querySelector("header");
        if (!heading || !bar || location.hash !== id) return false;
        const { top } = heading.getBoundingClientRect();
        return top >= bar.getBoundingClientRect().bottom && top < innerHeight;
      }, last);
    });
  });
}
