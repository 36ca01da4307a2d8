import {
  belowContent,
  bodyField,
  contentPath,
  kindOf,
} from "../../content/model/contentFile";
import { adviceText } from "../../content/model/contentErrors";
import type { ContentError } from "../../content/model/contentErrors";
import type { Fields } from "../../content/model/fields";
import { fieldsIn } from "../../content/model/fieldValues";

/**
 * A field's name as the form shows it, such as `Services, 2: What it means`.
 * @param path as errors name it, such as `services.1.text`
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

/** Words that were found, on one line and not too long to recognize. */
const quoted = (words: unknown): string[] => {
  const line = String(words).replace(/\s+/g, " ").trim();
  if (typeof words === "object" || !line) return [];
  return [`“${line.length > 60 ? `${line.slice(0, 59)}…` : line}”`];
};

/**
 * An error in an editor's words: the field of the open form, or the other file
 * with what stands there.
 * @param open path of the edited file below `content/`
 */
export function errorText(error: ContentError, open: string): string {
  const { file, line, field, value, shown } = error;
  const kind = kindOf(belowContent(file));
  const place = [
    ...(file === contentPath(open) ? [] : [file]),
    ...(field ? [fieldLabel(kind?.fields ?? {}, field)] : []),
    ...(line && !field ? [`line ${line}`] : []),
  ].join(", ");
  const found = new Set(
    [shown, value].flatMap((words) =>
      words === undefined ? [] : quoted(words),
    ),
  );
  const words = adviceText(error);
  if (!place) return words;
  return found.size
    ? `${place} (${Array.from(found).join(", ")}): ${words}`
    : `${place}: ${words}`;
}
