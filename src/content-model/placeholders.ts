import { bodyField, contentPath } from "./contentFile";
import type { ContentFile } from "./contentFile";
import type { Fault } from "./faults";
import type { Kind } from "./kind";
import { visitFields } from "./visitFields";

/** Starts the placeholders in new drafts, which tell what to write. */
export const placeholderMark = "✎";

/** The faults of texts that still have a placeholder. */
export function placeholderFaults(file: ContentFile, kind: Kind): Fault[] {
  const faults: Fault[] = [];
  const look = (value: unknown, field: string, line?: number) => {
    if (typeof value !== "string" || !value.includes(placeholderMark)) return;
    faults.push({
      file: contentPath(file.path),
      field,
      line,
      value: value.trim(),
      remedy: `Replace ${placeholderMark} and the hint after it with the text.`,
    });
  };
  visitFields(kind.fields, file.frontMatter, (field, value, path) => {
    look(value, path.join("."));
    if (field.type === "image")
      for (const part of ["src", "alt"])
        look(
          (value as Record<string, unknown>)[part],
          [...path, part].join("."),
        );
  });
  const before = file.body.split(placeholderMark)[0] ?? "";
  look(
    file.body,
    bodyField,
    file.lines && file.lines.beforeBody + before.split("\n").length,
  );
  return faults;
}
