import { findInvalidValues } from "../rule";
import type { Rule } from "../rule";
import { toProjectPath } from "../../model/contentFile";
import { heicInstructions } from "../../model/pictureFields";
import type { PictureMetadata } from "../../read/content";

/** Minimum length of a picture's longer side, in pixels. */
const minLongerSide = 1600;
/** Minimum size in pixels: the largest crop of cards, pages and shared links. */
export const minPictureSize = { width: 1200, height: 900 };
const megabyte = 1024 * 1024;
export const maxPictureBytes = 8 * megabyte;

/** @returns an error message; `undefined` if the picture is valid */
export function validatePicture({
  width,
  height,
  bytes,
  heic,
  damaged,
}: PictureMetadata): string | undefined {
  if (heic)
    return `This file is a HEIC photograph with another ending: ${heicInstructions}`;
  if (width === 0)
    return "This file can't be read as a picture: export it again as JPEG, PNG, WebP or AVIF.";
  if (damaged)
    return "Export or copy it again: part of this file is missing or damaged.";
  if (
    Math.max(width, height) < minLongerSide ||
    width < minPictureSize.width ||
    height < minPictureSize.height
  )
    return `Use a larger picture: this one has ${width} × ${height} pixels. It needs ${minLongerSide} on the longer side, and at least ${minPictureSize.width} × ${minPictureSize.height}.`;
  if (bytes > maxPictureBytes)
    return `Export it smaller, such as 2400 pixels wide at quality 80: this file has ${(bytes / megabyte).toFixed(1)} MB, and the limit is ${maxPictureBytes / megabyte} MB.`;
  return undefined;
}

/**
 * Finds unreadable, damaged, too small and too large pictures, each at its first use.
 * `brokenReferences` finds missing pictures.
 */
export const invalidPictures: Rule = ({ files, pictures }) => {
  const checkedPaths = new Set<unknown>();
  return files.flatMap((file) =>
    findInvalidValues(file, ({ field, value }) => {
      if (field.type !== "pictureFile" || checkedPaths.has(value))
        return undefined;
      checkedPaths.add(value);
      const metadata = pictures.get(String(value).slice(1));
      const message = metadata && validatePicture(metadata);
      return message ? { message } : undefined;
    }),
  );
};

export const unusedPictures: Rule = ({ files, pictures }) => {
  const usedPaths = new Set(
    files
      .flatMap(({ values }) => values)
      .flatMap(({ field, value }) =>
        field.type === "pictureFile" ? String(value) : [],
      ),
  );
  return Array.from(pictures.keys())
    .filter((path) => !usedPaths.has(`/${path}`))
    .map((path) => ({
      file: toProjectPath(path),
      fieldPath: "",
      message:
        "Use it in a page's image field, or take it out of content: no page shows it.",
    }));
};
