import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { builtFolder } from "./builtFolder";

interface ShownPicture {
  readonly file: string;
  /** Width of the file that the browser chose, in pixels. */
  readonly fileWidth: number;
  /** Whether no larger file was available. */
  readonly isLargest: boolean;
  /** Displayed width of the whole file before cropping, in CSS pixels. */
  readonly cssWidth: number;
}

const shapes = new Map<string, Promise<number>>();

/** Aspect ratio of a built picture. */
function shapeOf(file: string): Promise<number> {
  const known = shapes.get(file);
  if (known) return known;
  const shape = sharp(path.join(builtFolder, decodeURI(file)))
    .metadata()
    .then(({ width, height }) => width / height);
  shapes.set(file, shape);
  return shape;
}

/**
 * The files that a browser chooses for the pictures of a page. It keeps its
 * choice when the screen shrinks, so all pictures are set again.
 */
export async function shownPictures(page: Page): Promise<ShownPicture[]> {
  const chosen = await page.evaluate(async () => {
    const pictures = Array.from(document.querySelectorAll("main picture"));
    const images = pictures.map((picture) => {
      const fresh = picture.cloneNode(true) as HTMLPictureElement;
      const img = fresh.querySelector("img")!;
      img.loading = "eager";
      // The alternative text of a failed picture must not stretch it.
      img.style.overflow = "hidden";
      picture.replaceWith(fresh);
      return img;
    });
    // `currentSrc` is set when the file has loaded or failed.
    await Promise.all(
      images.map(
        (img) =>
          new Promise((resolve) => {
            img.addEventListener("load", resolve);
            img.addEventListener("error", resolve);
          }),
      ),
    );

    return images.map((img) => {
      const file = new URL(img.currentSrc).pathname;
      const sets = [...img.parentElement!.querySelectorAll("source"), img].map(
        ({ srcset }) =>
          srcset.split(/,\s+/).map((candidate) => {
            const [name = "", width = ""] = candidate.split(" ");
            return { name, width: parseInt(width) };
          }),
      );
      const set = sets.find((files) =>
        files.some(({ name }) => name === file),
      )!;
      const fileWidth = set.find(({ name }) => name === file)!.width;
      const { borderLeftWidth } = getComputedStyle(img);
      const border = 2 * parseFloat(borderLeftWidth);
      const { width, height } = img.getBoundingClientRect();
      return {
        file,
        fileWidth,
        isLargest: set.every((other) => other.width <= fileWidth),
        width: width - border,
        height: height - border,
      };
    });
  });
  return Promise.all(
    chosen.map(async ({ width, height, ...picture }) => ({
      ...picture,
      cssWidth: Math.max(width, height * (await shapeOf(picture.file))),
    })),
  );
}
