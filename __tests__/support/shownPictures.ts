import type { Page } from "playwright-core";

interface ShownPicture {
  readonly file: string;
  /** Width of the file that the browser chose, in pixels. */
  readonly fileWidth: number;
  /** True where it had none that is larger. */
  readonly isLargest: boolean;
  /** Width at which the whole file is shown, cropped or not, in CSS pixels. */
  readonly cssWidth: number;
}

/**
 * What a browser chooses for the pictures of a page as it is now. It keeps its
 * choice when the screen shrinks, so all pictures are set anew.
 */
export const shownPictures = (page: Page): Promise<ShownPicture[]> =>
  page.evaluate(async () => {
    const pictures = Array.from(document.querySelectorAll("main picture"));
    const images = pictures.map((picture) => {
      const fresh = picture.cloneNode(true) as HTMLPictureElement;
      const img = fresh.querySelector("img")!;
      img.loading = "eager";
      picture.replaceWith(fresh);
      return img;
    });
    // Chosen is chosen, whether the file arrives or not.
    await Promise.allSettled(images.map((img) => img.decode()));

    return images.map((img) => {
      const file = new URL(img.currentSrc).pathname;
      const sets = [...img.parentElement!.querySelectorAll("source"), img].map(
        (element) => ({
          shape:
            Number(element.getAttribute("width")) /
            Number(element.getAttribute("height")),
          files: element.srcset.split(/,\s+/).map((candidate) => {
            const [name = "", width = ""] = candidate.split(" ");
            return { name, width: parseInt(width) };
          }),
        }),
      );
      const set = sets.find(({ files }) =>
        files.some(({ name }) => name === file),
      )!;
      const fileWidth = set.files.find(({ name }) => name === file)!.width;
      const { borderLeftWidth } = getComputedStyle(img);
      const border = 2 * parseFloat(borderLeftWidth);
      const { width, height } = img.getBoundingClientRect();
      return {
        file,
        fileWidth,
        isLargest: set.files.every((other) => other.width <= fileWidth),
        cssWidth: Math.max(width - border, (height - border) * set.shape),
      };
    });
  });
