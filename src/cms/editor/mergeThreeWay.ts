import { bodyFieldPath, contentTypeOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { normalizeContentFile } from "../../content/write/serializeContentFile";
import { formatFieldLabel } from "../preview/formatEditorDiagnostic";

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The values of a file's fields, of which one is its text. */
function fieldValuesOf(file: ContentFile): Readonly<Record<string, unknown>> {
  const { frontMatter, body } = normalizeContentFile(file);
  return { ...frontMatter, [bodyFieldPath]: body };
}

export function changedFields(one: ContentFile, other: ContentFile): string[] {
  const [values, otherValues] = [fieldValuesOf(one), fieldValuesOf(other)];
  return Object.keys({ ...values, ...otherValues }).filter(
    (name) => !isEqual(values[name], otherValues[name]),
  );
}

/**
 * My version of a file, with the fields that only somebody else has changed as
 * theirs.
 * @param base what mine was made of
 * @returns also the fields that both have changed, each in another way
 */
export function mergeThreeWay(
  base: ContentFile,
  ours: ContentFile,
  theirs: ContentFile,
): { readonly file: ContentFile; readonly conflicts: readonly string[] } {
  const values = { ...fieldValuesOf(ours) };
  const theirValues = fieldValuesOf(theirs);
  const ourFields = changedFields(base, ours);
  const theirFields = changedFields(base, theirs);
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

/** The names of fields, as the form shows them. */
export const formatFieldLabels = (
  { path }: ContentFile,
  fields: readonly string[],
): string =>
  fields
    .map((field) => formatFieldLabel(contentTypeOf(path)?.fields ?? {}, field))
    .join(", ");
