import type { CheckedFile } from "../checkedFile";
import type { Fault } from "../../content-model/faults";
import type { ImageValue } from "../../content-model/imageValue";
import { kinds } from "../../content-model/kinds";
import { wasReleased } from "../siteFacts";
import { addressesOf, movedTo, nameRemedy, slugsOf } from "./names";
import type { Names } from "./names";
import { visitFields } from "../../content-model/visitFields";

/**
 * Finds front matter that refers to entries, pages or pictures that do not exist.
 * @param pictures paths below `content/`
 * @param released paths that visitors know
 */
export function brokenReferences(
  files: readonly CheckedFile[],
  pictures: readonly string[],
  released: readonly string[] = [],
): Fault[] {
  const pages = addressesOf(files);
  const sources: Names = new Map(
    pictures.map((picture) => [`/${picture}`, undefined]),
  );
  const named = new Map(
    kinds.map((kind) => [
      kind.name,
      { kind, slugs: slugsOf(files, kind.name) },
    ]),
  );

  return files.flatMap(({ file, kind, data, pending }) => {
    const faults: Fault[] = [];
    visitFields(kind.fields, data, (field, value, path) => {
      const check = (
        name: unknown,
        names: Names,
        what: string,
        isGone: (name: string) => boolean,
        at: readonly (string | number)[] = path,
      ) => {
        if (typeof name !== "string") return;
        const remedy = nameRemedy(name, names, what, pending, isGone(name));
        if (remedy)
          faults.push({ file, field: at.join("."), value: name, remedy });
      };
      if (field.type === "reference") {
        const to = named.get(field.to);
        if (to)
          check(value, to.slugs, field.to.toLowerCase(), (slug) =>
            wasReleased(to.kind, slug, released),
          );
      }
      if (field.type === "pageLink" && !movedTo(String(value), files))
        check(value, pages, "page", (address) => released.includes(address));
      if (field.type === "image") {
        const { src } = value as Partial<ImageValue>;
        const at = [...path, "src"];
        check(src, sources, "picture below content/images", () => false, at);
      }
    });
    return faults;
  });
}
