import type { CheckedFile } from "./site";
import { slugOf, tidySlug } from "../model/contentFile";
import type { Fault } from "../model/faults";
import { kinds } from "../model/kinds";
import { pathsOf } from "../model/kind";

/**
 * Whether a fault is in a value on which its page's address or publication
 * depends. Until it is mended, others can't be told whether they name the page
 * rightly.
 */
export const decidesPage =
  (files: readonly CheckedFile[]) =>
  ({ file, field, value }: Fault): boolean =>
    files.some(
      ({ file: own, kind, paths }) =>
        own === file &&
        (field === kind.publishedOn ||
          Object.values(paths).some((path) =>
            path.split("/").includes(String(value)),
          )),
    );

/** The paths of pages that have a file of their own, such as the home page. */
const pathsIn = (file: string): string[] =>
  kinds
    .filter((kind) => kind.file && file.endsWith(`/${kind.file}`))
    .flatMap((kind) => Object.values(pathsOf(kind, "", {})));

/** Whether a fault only follows from one of these faults in another file. */
export const followsFrom = (faults: readonly Fault[]) => {
  const slugs = new Set(
    faults.map(({ file }) =>
      tidySlug(
        slugOf(file).replace(/(?:\.(?:md|markdown|mdx|txt|text))+$/i, ""),
      ),
    ),
  );
  const paths = faults.flatMap(({ file }) => pathsIn(file));
  return ({ value }: Fault): boolean => {
    if (typeof value !== "string") return false;
    return (
      value.split(/[/?#]/).some((name) => name && slugs.has(name)) ||
      paths.includes(value.replace(/[?#].*$/, ""))
    );
  };
};
