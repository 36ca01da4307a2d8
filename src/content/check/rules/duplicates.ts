import { pageTitle } from "../../../site/seo";
import { counted } from "../../../site/text";
import type { ContentError } from "../../model/contentErrors";
import type { ListField } from "../../model/fields";
import { settingsFile } from "../../model/kinds/company";
import { dataOf } from "../site";
import type { Rule } from "../site";

/** Longest page title, in characters, that search results show in full. */
const longestTitle = 60;

interface Use {
  readonly file: string;
  readonly field: string;
}

/** Remembers where each value was used first; later uses are errors. */
function usedOnce() {
  const uses = new Map<string, Use>();
  return (value: string, use: Use, what: string): ContentError[] => {
    const key = `${what} ${value.toLowerCase()}`;
    const first = uses.get(key);
    if (!first) {
      uses.set(key, use);
      return [];
    }
    const fix =
      what === "address"
        ? `Rename this file: ${first.file} has the same address.`
        : `Write another ${what}: ${first.file} has the same one in ${first.field}.`;
    return [{ ...use, value, fix }];
  };
}

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
          fix: "Remove it: the list has it already.",
        }
      : [],
  );
}

/** Shortens a title that search results would cut off. */
function longTitle(
  value: string,
  shortName: unknown,
  use: Use,
): ContentError[] {
  const title = pageTitle(value, String(shortName));
  const excess = title.length - longestTitle;
  if (typeof shortName !== "string" || excess <= 0) return [];
  const fix = `Shorten it by ${counted(excess, "character")}: with the company's name it is "${title}", and search results show ${longestTitle}.`;
  return [{ ...use, value, fix }];
}

/** Finds values that occur twice: paths, titles, …, and entries of a list. */
export const duplicates: Rule = ({ files }) => {
  const { shortName } = dataOf(files, settingsFile);
  const once = usedOnce();
  return files.flatMap(({ file, kind, data, paths, values }) => {
    const errors = Object.entries(paths).flatMap(([field, path]) =>
      once(path, { file, field }, "address"),
    );
    if (kind.folder && typeof data.name === "string")
      errors.push(
        ...once(
          data.name,
          { file, field: "name" },
          `name of a ${kind.label.toLowerCase()}`,
        ),
      );
    for (const { field, value, path } of values) {
      const use = { file, field: path };
      if (field.type === "list" && Array.isArray(value))
        errors.push(...repeats(field, value, use));
      if (field.type !== "text" || !field.unique) continue;
      if (typeof value !== "string" || !value) continue;
      errors.push(...once(value, use, field.unique));
      if (field.unique === "title")
        errors.push(...longTitle(value, shortName, use));
    }
    return errors;
  });
};
