import { kinds } from "../../model/kinds";
import { valueErrors } from "../site";
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

  return files.flatMap((file) =>
    valueErrors(file, ({ field, value }) => {
      const check = (names: Names, what: string) =>
        typeof value === "string"
          ? nameAdvice(value, names, what, file.pending)
          : undefined;
      if (field.type === "reference")
        return check(named.get(field.to) ?? pages, field.to.toLowerCase());
      if (field.type === "pageLink") return check(pages, "page");
      return field.type === "pictureFile"
        ? check(sources, "picture below content/images")
        : undefined;
    }),
  );
};
