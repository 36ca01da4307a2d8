import path from "node:path";
import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import { builtFolder } from "../support/builtFolder";
import { builtPage, mainOf } from "../support/builtPages";

const narrowScreens = "(max-width: 767.98px)";

/** Size of the largest file in a srcset, in pixels. */
async function largestOf(element: HTMLElement): Promise<string> {
  const candidates = element.getAttribute("srcset")!.split(/,\s+/);
  const sizes = await Promise.all(
    candidates.map(async (candidate) => {
      const [file = ""] = candidate.split(" ");
      return sharp(path.join(builtFolder, decodeURI(file))).metadata();
    }),
  );
  const [{ width, height } = {}] = sizes.sort((a, b) => b.width - a.width);
  return `${width}x${height}`;
}

/** A picture's width and height and its largest files on narrow and wide screens. */
async function sizesOf(picture: HTMLElement) {
  const img = picture.querySelector("img")!;
  const sets = [...picture.querySelectorAll("source"), img];
  const largest = async (isNarrow: boolean) =>
    Promise.all(
      sets
        .filter(
          (set) => (set.getAttribute("media") === narrowScreens) === isNarrow,
        )
        .map(largestOf),
    );
  return {
    said: `${img.getAttribute("width")}x${img.getAttribute("height")}`,
    // In AVIF and in WebP.
    narrow: await largest(true),
    wide: await largest(false),
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

test("the hero is 750×500 below 768 px and 1920×1080 from there on", async () => {
  const [hero] = picturesOf("/", "header picture");
  expect(await sizesOf(hero!)).toEqual({
    said: "1920x1080",
    narrow: ["750x500", "750x500"],
    wide: ["1920x1080", "1920x1080"],
  });
});

test.each(["/", "/services"])(
  "service cards on %s are 400×300 below 768 px and 800×600 from there on",
  async (page) => {
    const cards = await Promise.all(serviceCards(page).map(sizesOf));
    expect(cards.length).toBeGreaterThan(0);
    expect(new Set(cards.map((card) => JSON.stringify(card)))).toEqual(
      new Set([
        JSON.stringify({
          said: "800x600",
          narrow: ["400x300", "400x300"],
          wide: ["800x600", "800x600"],
        }),
      ]),
    );
  },
);
