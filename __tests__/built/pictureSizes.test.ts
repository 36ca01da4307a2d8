import path from "node:path";
import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import { builtFolder } from "../support/builtFolder";
import { builtPage, mainOf } from "../support/builtPages";

const narrowScreens = /^\(max-width: 767\.98px\)$/;
const lowScreens = /^\(min-width: 48rem\) and \(max-height: 47rem\),/;

/** Size of the largest file of a `source` or `img` element, in pixels. */
async function largestOf(element: HTMLElement): Promise<string> {
  const files = element.getAttribute("srcset") ?? element.getAttribute("src")!;
  const candidates = files.split(/,\s+/);
  const sizes = await Promise.all(
    candidates.map(async (candidate) => {
      const [file = ""] = candidate.split(" ");
      return sharp(path.join(builtFolder, decodeURI(file))).metadata();
    }),
  );
  const [{ width, height } = {}] = sizes.sort((a, b) => b.width - a.width);
  return `${width}x${height}`;
}

/** A picture's width and height and its largest files on the kinds of screens. */
async function sizesOf(picture: HTMLElement) {
  const img = picture.querySelector("img")!;
  const sets = [...picture.querySelectorAll("source"), img];
  const largest = async (media: RegExp) =>
    Promise.all(
      sets
        .filter((set) => media.test(set.getAttribute("media") ?? ""))
        .map(largestOf),
    );
  return {
    said: `${img.getAttribute("width")}x${img.getAttribute("height")}`,
    // Only the wide ones are in WebP, too.
    narrow: await largest(narrowScreens),
    wide: await largest(/^$/),
    low: await largest(lowScreens),
  };
}

const picturesOf = (page: string, selector: string) =>
  mainOf(builtPage(page)).querySelectorAll(selector);

/** Pictures of the service cards on a page. */
const serviceCards = (page: string) =>
  picturesOf(page, "article")
    .filter((card) =>
      card.querySelector('h2 a[href^="/services/"], h3 a[href^="/services/"]'),
    )
    .map((card) => card.querySelector("picture")!);

test("the hero is 1920×1080, sharp on dense screens, and another picture in low, wide boxes", async () => {
  const [hero] = picturesOf("/", "header picture");
  expect(await sizesOf(hero!)).toEqual({
    said: "1920x1080",
    narrow: ["1125x750"],
    // The fixture's picture has no more.
    wide: ["2400x1350", "1920x1080"],
    low: ["2400x900"],
  });
});

test.each(["/", "/services"])(
  "service cards on %s are 400×300 at one pixel for each of CSS, and up to three times that",
  async (page) => {
    const cards = await Promise.all(serviceCards(page).map(sizesOf));
    expect(cards.length).toBeGreaterThan(0);
    expect(new Set(cards.map((card) => JSON.stringify(card)))).toEqual(
      new Set([
        JSON.stringify({
          said: "800x600",
          narrow: ["1120x840"],
          wide: ["1120x840", "800x600"],
          low: [],
        }),
      ]),
    );
  },
);
