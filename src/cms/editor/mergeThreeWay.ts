import { bodyFieldPath } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { normalizeContentFile } from "../../content/write/serializeContentFile";

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Values of a file's fields, including the body. */
function fieldValuesOf(file: ContentFile): Readonly<Record<string, unknown>> {
  const { frontMatter, body } = normalizeContentFile(file);
  return { ...frontMatter, [bodyFieldPath]: body };
}

/** Names of the fields whose values differ between two files. */
export function findChangedFields(
  one: ContentFile,
  other: ContentFile,
): string[] {
  const values = fieldValuesOf(one);
  const otherValues = fieldValuesOf(other);
  return Object.keys({ ...values, ...otherValues }).filter(
    (name) => !isEqual(values[name], otherValues[name]),
  );
}

/**
 * Three-way merge by field: takes the fields that only `theirs` has changed, and all
 * other fields of `ours`.
 * @param base the common ancestor of `ours` and `theirs`
 * @returns the merged file, and as conflicts the fields that both versions have changed
 * to different values
 */
export function mergeThreeWay(
  base: ContentFile,
  ours: ContentFile,
  theirs: ContentFile,
): { readonly file: ContentFile; readonly conflicts: readonly string[] } {
  const values = { ...fieldValuesOf(ours) };
  const theirValues = fieldValuesOf(theirs);
  const ourFields = findChangedFields(base, ours);
  const theirFields = findChangedFields(base, theirs);
  for (const name of theirFields)
    if (!ourFields.includes(name)) values[name] = theirValues[name];
  const { [bodyFieldPath]: body, ...frontMatter } = values;
  return {
    file: { path: ours.path, frontMatter, body: String(body) },
    conflicts: theirFields.filter(
      (name) =>
        ourFields.includes(name) && !isEqual(values[name], theirValues[name]),
    ),
  };
}
