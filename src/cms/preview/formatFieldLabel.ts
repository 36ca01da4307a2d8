import { bodyFieldPath, contentTypeOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import type { Fields } from "../../content/model/fields";
import { getChildFields } from "../../content/model/listFieldValues";

/**
 * Formats a field's label as the form shows it, such as `Services, 2: What it means`.
 * @param path field path, such as `services.1.text`
 */
export function formatFieldLabel(fields: Fields, path: string): string {
  if (path === bodyFieldPath) return "Text";
  let currentFields = fields;
  let label = "";
  for (const part of path.split(".")) {
    if (/^\d+$/.test(part)) {
      label += `, ${Number(part) + 1}`;
      continue;
    }
    const field = currentFields[part];
    label += `${label && ": "}${field?.label ?? part}`;
    currentFields = field ? getChildFields(field) : {};
  }
  return label;
}

/** Formats the labels of a file's fields, separated by commas. */
export const formatFieldLabels = (
  { path }: ContentFile,
  fields: readonly string[],
): string =>
  fields
    .map((field) => formatFieldLabel(contentTypeOf(path)?.fields ?? {}, field))
    .join(", ");
