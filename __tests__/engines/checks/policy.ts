import { hasArrived, scrollThrough } from "../../support/readThrough";
import { walkedPages } from "../../support/walkedPages";
import { openHydrated } from "./atPage";
import type { GetPage } from "./atPage";

const hasFetched = (path: string) =>
  performance
    .getEntriesByType("resource")
    .some(({ name }) => new URL(name).pathname === path);

export function policy(getPage: GetPage): void {
  describe("the content security policy", () => {
    test("blocks nothing on a page of each kind", async () => {
      const page = getPage();
      const violations: string[] = [];
      for (const path of walkedPages) {
        await openHydrated(page, path);
        await page.ask(scrollThrough);
        await page.until(hasArrived);
        for (const violation of await page.violations())
          violations.push(`${path}: ${violation}`);
      }
      expect(violations).toEqual([]);
    });

    test("allows prefetching a page's data", async () => {
      const page = getPage();
      await openHydrated(page, "/contact");
      await page.hover("header nav a[href='/about']");
      await page.until(hasFetched, "/page-data/about/page-data.json");
      expect(await page.violations()).toEqual([]);
    });
  });
}
