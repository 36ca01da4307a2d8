import type { CheckedFile } from "./checkedFile";
import { contentPath } from "./contentFile";
import type { Fault } from "./faults";
import type { ImageValue } from "./fields";
import { visitFields } from "./visitFields";

/** What is known of a picture's file. */
export interface PictureFacts {
  /** Pixels; both 0 where the file is no picture that can be read. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Pictures by their paths below `content/`, such as `images/home/hero.jpg`. */
export type Pictures = ReadonlyMap<string, PictureFacts>;

/** The widest place of a picture on the site, in pixels, is not wider. */
const leastWidth = 1600;
const megabyte = 1024 * 1024;
const mostMegabytes = 8;

function remedyFor({ width, bytes }: PictureFacts): string | undefined {
  if (bytes > mostMegabytes * megabyte)
    return `Save it smaller: at most ${mostMegabytes} MB.`;
  if (!width) return "Save it again as JPEG: it can't be read as a picture.";
  if (width < leastWidth)
    return `Replace it by a picture at least ${leastWidth} pixels wide.`;
  return undefined;
}

/** Faults pictures that can't be shown well. */
export const pictureFaults = (pictures: Pictures): Fault[] =>
  Array.from(pictures).flatMap(([path, facts]) => {
    const remedy = remedyFor(facts);
    if (!remedy) return [];
    const { width, height, bytes } = facts;
    const value = `${width} x ${height} pixels, ${(bytes / megabyte).toFixed(1)} MB`;
    return [{ file: contentPath(path), field: "", value, remedy }];
  });

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
  const used = new Set<string>();
  for (const { kind, data } of files)
    visitFields(kind.fields, data, (field, value) => {
      if (field.type !== "image") return;
      const { src } = value as Partial<ImageValue>;
      if (typeof src === "string") used.add(src.slice(1));
    });
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
