import type { CheckedFile } from "../checkedFile";
import { contentPath } from "../../content-model/contentFile";
import type { Fault } from "../../content-model/faults";
import type { ImageValue } from "../../content-model/fields";
import { visitFields } from "../../content-model/visitFields";

/** What is measured of a picture file. */
export interface PictureFacts {
  /** Pixels as people see it: turned upright. 0 × 0 where it is no picture. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Pictures by their paths below `content/`, such as `images/home/hero.jpg`. */
export type Pictures = ReadonlyMap<string, PictureFacts>;

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

type Use = Readonly<{ file: CheckedFile; field: string; src: string }>;

/** Where pictures are named, in the order of the files. */
function usesOf(files: readonly CheckedFile[]): Use[] {
  const uses: Use[] = [];
  for (const file of files)
    visitFields(file.kind.fields, file.data, (field, value, path) => {
      if (field.type !== "image") return;
      const { src } = value as Partial<ImageValue>;
      if (typeof src !== "string") return;
      uses.push({ file, field: [...path, "src"].join("."), src });
    });
  return uses;
}

/**
 * Faults pictures that would look bad or that no build should carry, each where
 * it is named first. Missing ones are {@link brokenReferences}'s.
 */
export function pictureFaults(
  files: readonly CheckedFile[],
  pictures: Pictures,
): Fault[] {
  const seen = new Set<string>();
  return usesOf(files).flatMap(({ file: { file }, field, src }) => {
    const facts = pictures.get(src.slice(1));
    if (!facts || seen.has(src)) return [];
    seen.add(src);
    const says = remedy(facts);
    return says ? [{ file, field, value: src, remedy: says }] : [];
  });
}

const withoutEnding = (path: string) => path.replace(/\.[^./]+$/, "");

/**
 * Names pictures that no page shows, and drawings without such a picture.
 * @param drawings vector files, which pictures are made of
 */
export function unusedPictures(
  files: readonly CheckedFile[],
  pictures: Pictures,
  drawings: readonly string[],
): Fault[] {
  const used = new Set(usesOf(files).map(({ src }) => src.slice(1)));
  const sources = new Set(Array.from(used, withoutEnding));
  return [
    ...Array.from(pictures.keys()).filter((path) => !used.has(path)),
    ...drawings.filter((path) => !sources.has(withoutEnding(path))),
  ].map((path) => ({
    file: contentPath(path),
    field: "",
    remedy: "Remove it, or name it in a page's image field: no page shows it.",
  }));
}
