import type { ContentError } from "../../model/contentErrors";
import type { ImageValue } from "../../model/imageValue";
import { kinds } from "../../model/kinds";
import { visitFields } from "../../model/visitFields";
import type { Rule } from "../site";
import { addressesOf, nameAdvice, slugsOf } from "./names";
import type { Names } from "./names";

/**
 * Finds front matter that refers to entries, pages or pictures that do not exist.
 */
export const brokenReferences: Rule = ({ files, pictures }) => {
  const pages = addressesOf(files);
  const sources: Names = new Map(
    Array.from(pictures.keys(), (picture) => [`/${picture}`, undefined]),
  );
  const named = new Map(kinds.map(({ name }) => [name, slugsOf(files, name)]));

  return files.flatMap(({ file, kind, data, pending }) => {
    const errors: ContentError[] = [];
    const check = (
      name: unknown,
      names: Names,
      what: string,
      at: readonly (string | number)[],
    ) => {
      if (typeof name !== "string") return;
      const advice = nameAdvice(name, names, what, pending);
      if (advice)
        errors.push({ file, field: at.join("."), value: name, ...advice });
    };
    visitFields(kind.fields, data, (field, value, path) => {
      if (field.type === "reference")
        check(
          value,
          named.get(field.to) ?? pages,
          field.to.toLowerCase(),
          path,
        );
      if (field.type === "pageLink") check(value, pages, "page", path);
      if (field.type === "image") {
        const { src } = value as Partial<ImageValue>;
        check(src, sources, "picture below content/images", [...path, "src"]);
      }
    });
    return errors;
  });
};
