import { formatPageTitle } from "../../../site/pageMetadata";
import { pluralize } from "../../../shared/text";
import type { Diagnostic } from "../../model/diagnostics";
import type { ListField } from "../../model/fields";
import { companySettingsFile } from "../../model/contentTypes/company";
import { getFrontMatterByPath } from "../rule";
import type { Rule } from "../rule";

/** Longest page title, in characters, that search results show in full. */
const maxTitleLength = 60;

interface ValueLocation {
  readonly file: string;
  readonly fieldPath: string;
}

/** Creates a check that reports every use of a value after the first. */
function createUniquenessCheck() {
  const firstUses = new Map<string, ValueLocation>();
  return (
    value: string,
    location: ValueLocation,
    noun: string,
  ): Diagnostic[] => {
    const key = `${noun} ${value.toLowerCase()}`;
    const first = firstUses.get(key);
    if (!first) {
      firstUses.set(key, location);
      return [];
    }
    const message =
      noun === "address"
        ? `Compare it with ${first.file}, which has the same address: keep one of them, or give this one another name.`
        : `Write another ${noun}: ${first.file} has the same one in ${first.fieldPath}.`;
    return [{ ...location, value, message }];
  };
}

/** Reference in a list item: the item itself, or its first reference field; `undefined` if there is none. */
function referenceIn({ item: field }: ListField, item: unknown): unknown {
  if (field.type === "reference") return item;
  if (field.type !== "object") return undefined;
  const fieldName = Object.keys(field.fields).find(
    (name) => field.fields[name]?.type === "reference",
  );
  const values = item as Readonly<Record<string, unknown>> | null;
  return fieldName && values?.[fieldName];
}

/** Finds list items that refer to the same entry as an earlier item. */
function findRepeatedReferences(
  list: ListField,
  items: readonly unknown[],
  location: ValueLocation,
) {
  const references = items.map((item) => referenceIn(list, item));
  return references.flatMap((value, index) =>
    value !== undefined && references.indexOf(value) < index
      ? {
          file: location.file,
          fieldPath: `${location.fieldPath}.${index}`,
          value,
          message: `Compare it with entry ${references.indexOf(value) + 1} of the list, which is the same, and keep one of them.`,
        }
      : [],
  );
}

/** Finds titles that search results would cut off. */
function findTitleLengthErrors(
  value: string,
  shortName: unknown,
  location: ValueLocation,
): Diagnostic[] {
  const title = formatPageTitle(value, String(shortName));
  const excess = title.length - maxTitleLength;
  if (typeof shortName !== "string" || excess <= 0) return [];
  const message = `Shorten it by ${pluralize(excess, "character")}: with the company's name it is "${title}", and search results show ${maxTitleLength}.`;
  return [{ ...location, value, message }];
}

/** Finds repeated paths, names, titles, …, repeated references within a list, and titles that are too long. */
export const duplicates: Rule = ({ files }) => {
  const { shortName } = getFrontMatterByPath(files, companySettingsFile);
  const checkUnique = createUniquenessCheck();
  return files.flatMap(({ file, contentType, data, paths, values }) => {
    const errors = Object.entries(paths).flatMap(([fieldPath, path]) =>
      checkUnique(path, { file, fieldPath }, "address"),
    );
    if (contentType.folder && typeof data.name === "string")
      errors.push(
        ...checkUnique(
          data.name,
          { file, fieldPath: "name" },
          `name of a ${contentType.label.toLowerCase()}`,
        ),
      );
    for (const { field, value, fieldPath } of values) {
      const location = { file, fieldPath };
      if (field.type === "list" && Array.isArray(value))
        errors.push(...findRepeatedReferences(field, value, location));
      if (field.type !== "text" || !field.unique) continue;
      if (typeof value !== "string" || !value) continue;
      errors.push(...checkUnique(value, location, field.unique));
      if (field.unique === "title")
        errors.push(...findTitleLengthErrors(value, shortName, location));
    }
    return errors;
  });
};
