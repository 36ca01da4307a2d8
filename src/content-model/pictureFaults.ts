import { contentPath } from "./contentFile";
import type { Fault } from "./faults";
import type { ImageValue } from "./fields";
import type { Entry } from "./parseContentFile";
import { visitFields } from "./visitFields";

/** What is measured of a picture file. */
export interface PictureFacts {
  /** Pixels as people see it: turned upright. 0 × 0 where it is no picture. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Upright or not, a picture has to be so long on its longer side, in pixels. */
const longerSide = 1600;
/** The largest crop of cards and pages has to fit into it, in pixels. */
const crop = { width: 1200, height: 900 };
const megabyte = 1024 * 1024;
const largest = 8 * megabyte;

function remedy({ width, height, bytes }: PictureFacts): string | undefined {
  if (width === 0)
    return "This file can't be read as a picture: export it again as JPEG, PNG, WebP or AVIF.";
  if (
    Math.max(width, height) < longerSide ||
    width < crop.width ||
    height < crop.height
  )
    return `Use a larger picture: this one has ${width} × ${height} pixels. It takes ${longerSide} on the longer side, and at least ${crop.width} × ${crop.height}.`;
  if (bytes > largest)
    return `Export it smaller, such as 2400 pixels wide at quality 80: this file has ${(bytes / megabyte).toFixed(1)} MB, and ${largest / megabyte} are enough.`;
  return undefined;
}

/**
 * Faults pictures that would look bad or that no build should carry, each where
 * it is named first. Missing ones are `checkContent`'s.
 * @param pictures what was measured, by path below `content/`
 */
export function pictureFaults(
  entries: readonly Entry[],
  pictures: ReadonlyMap<string, PictureFacts>,
): Fault[] {
  const faults = new Map<string, Fault>();
  for (const { file, kind, data } of entries)
    visitFields(kind.fields, data, (field, value, path) => {
      if (field.type !== "image") return;
      const { src } = value as ImageValue;
      const facts = pictures.get(src.slice(1));
      const says = facts && remedy(facts);
      if (!says || faults.has(src)) return;
      faults.set(src, {
        file: contentPath(file),
        field: [...path, "src"].join("."),
        value: src,
        remedy: says,
      });
    });
  return Array.from(faults.values());
}
