import {
  bodyField,
  contentPath,
  kindOf,
} from "../../content/model/contentFile";
import { adviceText, shownValue } from "../../content/model/faults";
import type { Fault } from "../../content/model/faults";
import type { Fields } from "../../content/model/fields";
import { fieldsIn } from "../../content/model/visitFields";

/**
 * A field's name as the form shows it, such as `Services, 2: What it means`.
 * @param path as faults name it, such as `services.1.text`
 */
export function fieldLabel(fields: Fields, path: string): string {
  if (path === bodyField) return "Text";
  let within = fields;
  let label = "";
  for (const part of path.split(".")) {
    if (/^\d+$/.test(part)) {
      label += `, ${Number(part) + 1}`;
      continue;
    }
    const field = within[part];
    label += `${label && ": "}${field?.label ?? part}`;
    within = field ? fieldsIn(field) : {};
  }
  return label;
}

/**
 * A fault in an editor's words: the field of the open form, or the other file
 * with what stands there.
 * @param open path of the edited file below `content/`
 */
export function faultText(fault: Fault, open: string): string {
  const { file, field, value } = fault;
  const kind = kindOf(file.replace(/^content\//, ""));
  const label = field && fieldLabel(kind?.fields ?? {}, field);
  const place =
    file === contentPath(open)
      ? label
      : `${file}${label && `, ${label}`}${value === undefined ? "" : ` (${shownValue(value)})`}`;
  const words = adviceText(fault, "form");
  return place ? `${place}: ${words}` : words;
}
