import { pages } from "../../fixture/content";
import { footerLink, openListening, shown } from "./atPage";
import type { AskedPage } from "./atPage";

/** Scrolls to a place and answers where the page is. Runs in the page. */
function scrollToPlace(top: number): number {
  scrollTo({ top, behavior: "instant" });
  return scrollY;
}

const isAt = (place: number) => Math.abs(scrollY - place) < 2;

export function navigation(asked: AskedPage): void {
  describe("navigation", () => {
    test("a link shows the top of a new page, without loading the document again", async () => {
      const page = asked();
      await openListening(page, "/");
      await page.ask(() => document.documentElement.classList.add("kept"));
      await page.click(footerLink("/about"));
      await shown(page, "/about");
      await page.until(isAt, 0);
      expect(
        await page.ask(() => document.documentElement.matches(".kept")),
      ).toBe(true);
    });

    test("back and forward lead to where the visitor was", async () => {
      const page = asked();
      await openListening(page, "/");
      const home = await page.ask(scrollToPlace, 900);
      // Clicked where it is: the page stays in its place.
      await page.ask(() =>
        document.querySelector<HTMLElement>("footer a[href='/about']")?.click(),
      );
      await shown(page, "/about");
      await page.until(isAt, 0);
      const about = await page.ask(scrollToPlace, 400);
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

    test("the table of contents leads to a heading, below the bar at the top", async () => {
      const page = asked();
      await openListening(page, pages.guide);
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
