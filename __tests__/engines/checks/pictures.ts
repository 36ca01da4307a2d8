import { pages } from "../../fixture/content";
import { hasArrived, scrollThrough } from "../../support/readThrough";
import type { AskedPage } from "./atPage";

/** Pictures that are not shown, or of an old kind. Runs in the page. */
const faultyPictures = () =>
  Array.from(document.querySelectorAll<HTMLImageElement>("main picture img"))
    .filter(
      ({ naturalWidth, currentSrc }) =>
        naturalWidth === 0 || !/\.(?:avif|webp)$/.test(currentSrc),
    )
    .map(({ alt, currentSrc }) => `${alt}: ${currentSrc}`);

/** Runs in the page. */
const countPictures = () =>
  document.querySelectorAll("main picture img").length;

export function pictures(asked: AskedPage): void {
  describe("pictures", () => {
    test.each(["/", pages.city, pages.serviceAreas])(
      "of %s are all shown, as AVIF or WebP",
      async (path) => {
        const page = asked();
        await page.open(path);
        await page.ask(scrollThrough);
        await page.until(hasArrived);
        expect(await page.ask(faultyPictures)).toEqual([]);
        expect(await page.ask(countPictures)).toBeGreaterThan(0);
      },
    );
  });
}
