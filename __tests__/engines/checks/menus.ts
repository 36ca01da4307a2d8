import { pages } from "../../fixture/content";
import { isHidden, isShown, openHydrated, shown } from "./atPage";
import type { GetPage } from "./atPage";

const item = (path: string) => `header details a[href="${path}"]`;
const summary = (path: string) =>
  `header details:has(a[href="${path}"]) > summary`;
const toggle = "header button[popovertarget]";
const about = "header nav a[href='/about']";

export function menus(getPage: GetPage): void {
  describe("menus", () => {
    test("the keyboard opens a dropdown, reaches its links and closes it", async () => {
      const page = getPage();
      await openHydrated(page, "/");
      await page.ask(
        (css) => document.querySelector<HTMLElement>(css)?.focus(),
        summary(pages.timeline),
      );
      await page.press("Enter");
      await page.until(isShown, item(pages.timeline));
      await page.press("Tab");
      expect(
        await page.ask(() => document.activeElement?.getAttribute("href")),
      ).toBe(pages.timeline);
      await page.press("Escape");
      await page.until(isHidden, item(pages.timeline));
      expect(await page.ask(() => document.activeElement?.localName)).toBe(
        "summary",
      );
    });

    test("a click opens a dropdown, whose link opens its page and closes it", async () => {
      const page = getPage();
      await openHydrated(page, "/");
      await page.click(summary(pages.guide));
      await page.until(isShown, item(pages.guide));
      await page.click(item(pages.guide));
      await shown(page, pages.guide);
      await page.until(isHidden, item(pages.guide));
    });

    test("the mobile menu opens, closes by Escape, and its links open pages", async () => {
      const page = getPage();
      await openHydrated(page, "/", "phone");
      await page.until(isHidden, about);
      await page.click(toggle);
      await page.until(isShown, about);
      await page.press("Escape");
      await page.until(isHidden, about);
      await page.click(toggle);
      await page.click(about);
      await shown(page, "/about");
      await page.until(isHidden, about);
    });
  });
}
