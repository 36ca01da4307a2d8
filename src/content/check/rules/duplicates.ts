import { pageTitle } from "../../../site/seo";
import { counted } from "../../../site/text";
import type { Fault } from "../../model/faults";
import type { ListField } from "../../model/fields";
import { visitFields } from "../../model/visitFields";
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

/** The entry to which an item of a list refers. */
function referredTo({ of }: ListField, item: unknown): unknown {
  if (of.type === "reference") return item;
  if (of.type !== "object") return undefined;
  const [name = ""] =
    Object.entries(of.fields).find(([, { type }]) => type === "reference") ??
    [];
  return (item as Readonly<Record<string, unknown>> | null)?.[name];
}

/** The items of a list that refer to the same entry as an earlier one. */
function repeats(list: ListField, items: readonly unknown[], use: Use) {
  const names = items.map((item) => referredTo(list, item));
  return names.flatMap((value, index) =>
    value !== undefined && names.indexOf(value) < index
      ? {
          file: use.file,
          field: `${use.field}.${index}`,
          value,
          remedy: "Remove it: the list has it already.",
        }
      : [],
  );
}

/** Finds values that occur twice: paths, titles, …, and entries of a list. */
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
    const faults: (Fault | undefined)[] = Object.entries(paths).map(
      ([field, path]) => used.path.fault(path, { file, field }, "address"),
    );
    visitFields(kind.fields, data, (field, value, path) => {
      if (field.type === "list" && Array.isArray(value))
        faults.push(...repeats(field, value, { file, field: path.join(".") }));
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
    remedy: `Shorten it by ${counted(excess, "character")}: with the company's name it is "${title}", and search results show ${longestTitle}.`,
  };
}
