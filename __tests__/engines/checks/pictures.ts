import { pages } from "../../fixture/content";
import { hasArrived, scrollThrough } from "../../support/readThrough";
import type { GetPage } from "./atPage";

/** Pictures that did not load, or in an old format. Runs in the page. */
const wrongPictures = () =>
  Array.from(document.querySelectorAll<HTMLImageElement>("main picture img"))
    .filter(
      ({ naturalWidth, currentSrc }) =>
        naturalWidth === 0 || !/\.(?:avif|webp)$/.test(currentSrc),
    )
    .map(({ alt, currentSrc }) => `${alt}: ${currentSrc}`);

/** Runs in the page. */
const countPictures = () =>
  document.querySelectorAll("main picture img").length;

export function pictures(getPage: GetPage): void {
  describe("pictures", () => {
    test.each(["/", pages.city, pages.serviceAreas])(
      "of %s all load as AVIF or WebP",
      async (path) => {
        const page = getPage();
        await page.open(path);
        await page.ask(scrollThrough);
        await page.until(hasArrived);
        expect(await page.ask(wrongPictures)).toEqual([]);
        expect(await page.ask(countPictures)).toBeGreaterThan(0);
      },
    );
  });
}
