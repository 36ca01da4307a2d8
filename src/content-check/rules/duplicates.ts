import { pageTitle } from "../../site/pageTitle";
import type { Fault } from "../../content-model/faults";
import { visitFields } from "../../content-model/visitFields";
import type { Rule } from "../site";

/** Longest page title, in characters, that search results show in full. */
export const longestTitle = 60;

interface Use {
  readonly file: string;
  readonly field: string;
}

/** Remembers where a value was used first; later uses are faults. */
class UniqueValues {
  readonly #first = new Map<string, Use>();

  fault(value: string, use: Use, what: string): Fault | undefined {
    const key = value.toLowerCase();
    const first = this.#first.get(key);
    this.#first.set(key, first ?? use);
    return (
      first && {
        ...use,
        value,
        remedy:
          what === "address"
            ? `Rename this file: ${first.file} has the same address.`
            : `Write another ${what}: ${first.file} has the same one in ${first.field}.`,
      }
    );
  }
}

/** Finds values that an earlier file already has: paths, titles, … */
export const duplicates: Rule = ({ files }) => {
  const company = files.find(({ kind }) => kind.name === "Company");
  const used = {
    path: new UniqueValues(),
    title: new UniqueValues(),
    description: new UniqueValues(),
    "FIPS code": new UniqueValues(),
    "item id": new UniqueValues(),
    "task id": new UniqueValues(),
  };
  return files.flatMap(({ file, kind, data, paths }) => {
    const faults = Object.entries(paths).map(([field, path]) =>
      used.path.fault(path, { file, field }, "address"),
    );
    visitFields(kind.fields, data, (field, value, path) => {
      if (field.type !== "text" || !field.unique) return;
      if (typeof value !== "string" || !value) return;
      const use = { file, field: path.join(".") };
      faults.push(used[field.unique].fault(value, use, field.unique));
      if (field.unique === "title")
        faults.push(longTitle(value, company?.data.shortName, use));
    });
    return faults.filter((fault) => fault !== undefined);
  });
};

function longTitle(
  value: string,
  shortName: unknown,
  use: Use,
): Fault | undefined {
  if (typeof shortName !== "string") return undefined;
  const title = pageTitle(value, shortName);
  const excess = title.length - longestTitle;
  if (excess <= 0) return undefined;
  return {
    ...use,
    value,
    remedy: `Shorten it by ${excess} characters: with the company's name it is "${title}", and search results show ${longestTitle}.`,
  };
}
