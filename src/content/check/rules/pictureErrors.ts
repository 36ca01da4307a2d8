import { valueErrors } from "../site";
import type { Rule } from "../site";
import { contentPath } from "../../model/contentFile";
import { convertPhotograph } from "../../model/pictureFields";
import type { PictureFacts } from "../../read/content";

/** Minimum of a picture's longer side, in pixels. */
const longerSide = 1600;
/** Must fit in it, in pixels, as do the crops of cards, pages and shared links. */
export const crop = { width: 1200, height: 900 };
const megabyte = 1024 * 1024;
export const largestPicture = 8 * megabyte;

/** What to do about a picture that can't be used; `undefined` if it can be. */
export function pictureFix({
  width,
  height,
  bytes,
  heic,
  damaged,
}: PictureFacts): string | undefined {
  if (heic)
    return `This file is a HEIC photograph with another ending: ${convertPhotograph}`;
  if (width === 0)
    return "This file can't be read as a picture: export it again as JPEG, PNG, WebP or AVIF.";
  if (damaged)
    return "Export or copy it again: part of this file is missing or damaged.";
  if (
    Math.max(width, height) < longerSide ||
    width < crop.width ||
    height < crop.height
  )
    return `Use a larger picture: this one has ${width} × ${height} pixels. It needs ${longerSide} on the longer side, and at least ${crop.width} × ${crop.height}.`;
  if (bytes > largestPicture)
    return `Export it smaller, such as 2400 pixels wide at quality 80: this file has ${(bytes / megabyte).toFixed(1)} MB, and the limit is ${largestPicture / megabyte} MB.`;
  return undefined;
}

/**
 * Finds pictures that are unreadable, too small or too large, each where it is
 * used first. `brokenReferences` finds missing ones.
 */
export const pictureErrors: Rule = ({ files, pictures }) => {
  const checked = new Set<unknown>();
  return files.flatMap((file) =>
    valueErrors(file, ({ field, value }) => {
      if (field.type !== "pictureFile" || checked.has(value)) return undefined;
      checked.add(value);
      const facts = pictures.get(String(value).slice(1));
      const fix = facts && pictureFix(facts);
      return fix ? { fix } : undefined;
    }),
  );
};

export const unusedPictures: Rule = ({ files, pictures }) => {
  const used = new Set(
    files
      .flatMap(({ values }) => values)
      .flatMap(({ field, value }) =>
        field.type === "pictureFile" ? String(value) : [],
      ),
  );
  return Array.from(pictures.keys())
    .filter((path) => !used.has(`/${path}`))
    .map((path) => ({
      file: contentPath(path),
      field: "",
      fix: "Remove it, or use it in a page's image field: no page shows it.",
    }));
};
