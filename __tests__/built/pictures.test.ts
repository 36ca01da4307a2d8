import sharp from "sharp";
import path from "node:path";
import type { HTMLElement } from "node-html-parser";
import { builtFiles, builtFolder, readBuilt } from "../support/builtFiles";
import {
  builtPages,
  notFoundPage,
  repeated,
  scriptsOf,
} from "../support/builtPages";

const pages = [...builtPages(), notFoundPage()];

const picturesOf = ({ html }: { html: HTMLElement }) =>
  html.querySelectorAll("picture");

const imgOf = (picture: HTMLElement) => picture.querySelector("img")!;

/** Files that an element offers, with the widths it says they have. */
const filesOf = (element: HTMLElement, attribute = "srcset") =>
  (element.getAttribute(attribute) ?? "").split(/,\s+/).map((candidate) => {
    const [file = "", width = ""] = candidate.split(" ");
    return { file, width: parseInt(width) };
  });

/** What a picture was made from: the digest of its master, and its name. */
function masterOf(picture: HTMLElement): string {
  const src = imgOf(picture).getAttribute("src") ?? "";
  const [, digest = src] = /^\/static\/([0-9a-f]{32})/.exec(src) ?? [];
  return `${digest} ${path.parse(src).name}`;
}

test("no page shows a picture twice", () => {
  const twice = pages.flatMap((page) =>
    repeated(picturesOf(page).map(masterOf)).map(
      (name) => `${name} on ${page.path}`,
    ),
  );
  expect(twice).toEqual([]);
});

test("the first picture of a page is fetched at once, the others when they are near", () => {
  const wrong = pages.flatMap((page) =>
    picturesOf(page)
      .map(imgOf)
      .filter((img, index) => {
        const isEager =
          img.getAttribute("loading") === "eager" &&
          img.getAttribute("fetchpriority") === "high";
        const isLazy =
          img.getAttribute("loading") === "lazy" &&
          !img.hasAttribute("fetchpriority");
        // Where the first picture is a card, it is not on the first screen.
        const isFirst = index === 0 && !img.closest("article");
        return isFirst ? !isEager : !isLazy;
      })
      .map((img) => `${img.getAttribute("src") ?? ""} on ${page.path}`),
  );
  expect(wrong).toEqual([]);
});

test("a picture that is fetched at once is named in the head, file by file", () => {
  const wrong = pages.filter((page) => {
    const wanted = picturesOf(page)
      .filter((picture) => imgOf(picture).getAttribute("loading") === "eager")
      .flatMap((picture) =>
        picture.querySelectorAll('source[type="image/avif"]'),
      )
      .map((source) =>
        ["media", "srcset", "sizes"].map((name) => source.getAttribute(name)),
      );
    const named = page.html
      .querySelectorAll('head link[rel="preload"][as="image"]')
      .map((link) =>
        ["media", "imagesrcset", "imagesizes"].map((name) =>
          link.getAttribute(name),
        ),
      );
    return JSON.stringify(wanted) !== JSON.stringify(named);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("every page offers AVIF and falls back to WebP", () => {
  const types = pages.flatMap((page) =>
    picturesOf(page).map((picture) => {
      const sources = picture.querySelectorAll("source");
      const [first] = sources.map((source) => source.getAttribute("type"));
      const src = imgOf(picture).getAttribute("src") ?? "";
      return `${first ?? ""} ${path.extname(src)}`;
    }),
  );
  expect(new Set(types)).toEqual(new Set(["image/avif .webp"]));
});

describe("the files of pictures", () => {
  const files = new Map(
    pages.flatMap((page) =>
      picturesOf(page).flatMap((picture) =>
        [...picture.querySelectorAll("source"), imgOf(picture)]
          .flatMap((element) => filesOf(element))
          .map(({ file, width }) => [file, width] as const),
      ),
    ),
  );

  test("exist, as wide as the page says, without data on camera and place", async () => {
    const wrong: string[] = [];
    for (const [file, width] of files) {
      if (!builtFiles.has(file)) wrong.push(`${file} is missing`);
      else {
        const found = await sharp(path.join(builtFolder, file)).metadata();
        if (found.width !== width) wrong.push(`${file} is ${found.width} wide`);
        if (found.exif ?? found.xmp) wrong.push(`${file} has metadata`);
      }
    }
    expect(wrong).toEqual([]);
    expect(files.size).toBeGreaterThan(100);
  });
});

test("showing pictures takes no script", () => {
  const scripts = pages.flatMap(scriptsOf);
  const traces = /renderToStaticMarkup|data-gatsby-image/;
  expect(scripts).not.toEqual([]);
  expect(
    Array.from(new Set(scripts)).filter((file) => traces.test(readBuilt(file))),
  ).toEqual([]);
  expect(
    pages
      .filter(({ html }) => html.outerHTML.includes("gatsby-image"))
      .map(({ path }) => path),
  ).toEqual([]);
});
