import path from "node:path";
import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import { mapConcurrent } from "../../src/site/mapConcurrent";
import { builtFiles } from "../support/builtFiles";
import { builtFolder } from "../support/builtFolder";
import type { BuiltPage } from "../support/builtPages";
import { faultsOf, pagesAnd404 } from "../support/pageFaults";

const pages = pagesAnd404();

const picturesOf = ({ html }: BuiltPage) => html.querySelectorAll("picture");

const imgOf = (picture: HTMLElement) => picture.querySelector("img")!;

/** The files of a `source` or `img` element with their declared widths. */
const filesOf = (element: HTMLElement) => {
  const [srcset, src, width] = ["srcset", "src", "width"].map((name) =>
    element.getAttribute(name),
  );
  return (srcset ?? `${src} ${width}`).split(/,\s+/).map((candidate) => {
    const [file = "", pixels = ""] = candidate.split(" ");
    return { file, width: parseInt(pixels) };
  });
};

test("the first picture of a page loads immediately, the others lazily", () => {
  const wrong = faultsOf(pages, (page) =>
    picturesOf(page)
      .map(imgOf)
      .filter((img, index) => {
        const isEager =
          img.getAttribute("loading") === "eager" &&
          img.getAttribute("fetchpriority") === "high";
        const isLazy =
          img.getAttribute("loading") === "lazy" &&
          !img.hasAttribute("fetchpriority");
        // A card is never on the first screen.
        const isFirst = index === 0 && !img.closest("article");
        return isFirst ? !isEager : !isLazy;
      })
      .map((img) => img.getAttribute("src") ?? ""),
  );
  expect(wrong).toEqual([]);
});

test("every picture has AVIF sources and a WebP fallback", () => {
  expect(pages.flatMap(picturesOf)).not.toEqual([]);
  const wrong = faultsOf(pages, (page) =>
    picturesOf(page)
      .filter((picture) => {
        const [first] = picture.querySelectorAll("source");
        const src = imgOf(picture).getAttribute("src") ?? "";
        return (
          first?.getAttribute("type") !== "image/avif" ||
          path.extname(src) !== ".webp"
        );
      })
      .map(String),
  );
  expect(wrong).toEqual([]);
});

test("picture files exist, have their declared widths and no EXIF data", async () => {
  const files = new Map(
    pages
      .flatMap(picturesOf)
      .flatMap((picture) => [
        ...picture.querySelectorAll("source"),
        imgOf(picture),
      ])
      .flatMap(filesOf)
      .map(({ file, width }) => [file, width]),
  );
  expect(files.size).toBeGreaterThan(0);
  const wrong = await mapConcurrent([...files], 4, async ([file, width]) => {
    if (!builtFiles.has(file)) return [`${file} is missing`];
    const found = await sharp(path.join(builtFolder, file)).metadata();
    return [
      ...(found.width === width ? [] : [`${file} is ${found.width} wide`]),
      ...((found.exif ?? found.xmp) ? [`${file} has metadata`] : []),
    ];
  });
  expect(wrong.flat()).toEqual([]);
});
