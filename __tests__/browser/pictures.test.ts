import { pages } from "../fixture/content";
import {
  browserPages,
  calm,
  hydrated,
  phone,
  wide,
} from "../support/browserPages";
import { readThrough } from "../support/readThrough";

const { newPage } = browserPages();

test.each([
  ["/", phone],
  [pages.city, wide],
])(
  "%s on %j loads each picture once, as AVIF, and the first one first",
  async (path, viewport) => {
    const page = await newPage({ ...calm, viewport });
    const requests: string[] = [];
    page.on("request", (request) => {
      if (/\.(?:avif|webp)$/.test(request.url()))
        requests.push(new URL(request.url()).pathname);
    });
    await page.goto(path, { waitUntil: "load" });
    await hydrated(page);
    const shown = () =>
      page.locator("main picture img").evaluateAll((images) =>
        (images as HTMLImageElement[])
          // Cards that are rows on a phone have no picture there.
          .filter((image) => image.checkVisibility())
          .map(({ currentSrc, naturalWidth }) => ({
            file: currentSrc && new URL(currentSrc).pathname,
            isLoaded: naturalWidth > 0,
          })),
      );
    expect(requests[0]).toBe((await shown())[0]!.file);
    await readThrough(page);
    const inTheEnd = await shown();
    for (const picture of inTheEnd)
      expect(picture).toEqual({
        file: expect.stringMatching(/\.avif$/) as string,
        isLoaded: true,
      });
    expect(requests).toHaveLength(new Set(requests).size);
    expect(new Set(requests)).toEqual(
      new Set(inTheEnd.map(({ file }) => file)),
    );
  },
);
