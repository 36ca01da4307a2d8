import { hasArrived, scrollThrough } from "../../support/readThrough";
import { walkedPages } from "../../support/walkedPages";
import { openListening } from "./atPage";
import type { AskedPage } from "./atPage";

const hasFetched = (path: string) =>
  performance
    .getEntriesByType("resource")
    .some(({ name }) => new URL(name).pathname === path);

export function policy(asked: AskedPage): void {
  describe("the policy", () => {
    test("lets a page of each kind have what it asks for", async () => {
      const page = asked();
      const refused: string[] = [];
      for (const path of walkedPages) {
        await openListening(page, path);
        await page.ask(scrollThrough);
        await page.until(hasArrived);
        for (const refusal of await page.refusals())
          refused.push(`${path}: ${refusal}`);
      }
      expect(refused).toEqual([]);
    }, 60_000);

    test("lets the data of a page be fetched before its link is followed", async () => {
      const page = asked();
      await openListening(page, "/contact");
      await page.hover("header nav a[href='/about']");
      await page.until(hasFetched, "/page-data/about/page-data.json");
      expect(await page.refusals()).toEqual([]);
    });
  });
}
