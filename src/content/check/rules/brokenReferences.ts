import type { Fault } from "../../model/faults";
import type { ImageValue } from "../../model/imageValue";
import { slugIn } from "../../model/kind";
import type { Kind } from "../../model/kind";
import { kinds } from "../../model/kinds";
import { addressesOf, movedTo, nameRemedy, slugsOf } from "./names";
import type { Names } from "./names";
import { visitFields } from "../../model/visitFields";
import type { Rule } from "../site";

/** Whether an entry that had this name was on the site once. */
const wasReleased = (
  { paths = {} }: Kind,
  slug: string,
  released: readonly string[],
): boolean =>
  Object.values(paths).some((pattern) =>
    released.some((path) => slugIn(pattern, path) === slug),
  );

/**
 * Finds front matter that refers to entries, pages or pictures that do not exist.
 */
export const brokenReferences: Rule = ({ files, pictures, released }) => {
  const pages = addressesOf(files);
  const sources: Names = new Map(
    Array.from(pictures.keys(), (picture) => [`/${picture}`, undefined]),
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
};
