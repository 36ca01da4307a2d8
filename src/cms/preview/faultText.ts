import {
  bodyField,
  contentPath,
  kindOf,
} from "../../content/model/contentFile";
import { shownValue } from "../../content/model/faults";
import type { Fault } from "../../content/model/faults";
import type { Field, Fields } from "../../content/model/fields";

const partsOf = (field: Field | undefined): Fields => {
  if (field?.type === "list") return partsOf(field.of);
  return field?.type === "object" ? field.fields : {};
};

const ofPicture: Readonly<Record<string, string>> = {
  src: "File",
  alt: "What it shows",
};

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
    label += `${label && ": "}${field?.label ?? ofPicture[part] ?? part}`;
    within = partsOf(field);
  }
  return label;
}

/** What remedies say of files, and how a form says it. */
const inForm: readonly (readonly [RegExp, string])[] = [
  [/ below the second ---/, ""],
  [/the file name of (.*), without \.md/, "$1"],
  [/, each a block with the fields [^.]*/, ""],
  [/a block with the fields [^.]*/, "all its fields"],
  [/src \(such as .* and alt \(.*/, "a picture, and what it shows."],
];

/**
 * A fault in an editor's words: the field of the open form, or the other file
 * with what stands there.
 * @param open path of the edited file below `content/`
 */
export function faultText(fault: Fault, open: string): string {
  const { file, field, value, remedy } = fault;
  const kind = kindOf(file.replace(/^content\//, ""));
  const label = field && fieldLabel(kind?.fields ?? {}, field);
  const place =
    file === contentPath(open)
      ? label
      : `${file}${label && `, ${label}`}${value === undefined ? "" : ` (${shownValue(value)})`}`;
  const words = inForm.reduce(
    (text, [ofFile, form]) => text.replace(ofFile, form),
    remedy,
  );
  return place ? `${place}: ${words}` : words;
}
