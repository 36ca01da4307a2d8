import type { CheckedFile } from "../checkedFile";
import type { Fault } from "../../content-model/faults";
import type { ImageValue } from "../../content-model/fields";
import { kinds } from "../../content-model/kinds";
import { addressesOf, nameRemedy, slugsOf } from "./names";
import type { Names } from "./names";
import { visitFields } from "../../content-model/visitFields";

/**
 * Finds front matter that refers to entries, pages or pictures that do not exist.
 * @param pictures paths below `content/`
 */
export function brokenReferences(
  files: readonly CheckedFile[],
  pictures: readonly string[],
): Fault[] {
  const pages = addressesOf(files);
  const sources: Names = new Map(
    pictures.map((picture) => [`/${picture}`, undefined]),
  );
  const slugs = new Map(kinds.map(({ name }) => [name, slugsOf(files, name)]));
  const none: Names = new Map();

  return files.flatMap(({ file, kind, data, pending }) => {
    const faults: Fault[] = [];
    visitFields(kind.fields, data, (field, value, path) => {
      const check = (named: unknown, names: Names, what: string, at = path) => {
        if (typeof named !== "string") return;
        const remedy = nameRemedy(named, names, what, pending);
        if (remedy)
          faults.push({ file, field: at.join("."), value: named, remedy });
      };
      if (field.type === "reference")
        check(value, slugs.get(field.to) ?? none, field.to.toLowerCase());
      if (field.type === "pageLink") check(value, pages, "page");
      if (field.type === "image") {
        const { src } = value as Partial<ImageValue>;
        check(src, sources, "picture below content/images", [...path, "src"]);
      }
    });
    return faults;
  });
}
