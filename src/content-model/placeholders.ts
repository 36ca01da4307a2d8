import { bodyField, contentPath } from "./contentFile";
import type { ContentFile } from "./contentFile";
import type { Fault } from "./faults";
import type { Kind } from "./kind";
import { visitFields } from "./visitFields";

/** Stands at the start of texts that say what is to be written there. */
export const placeholderMark = "✎";

/** Faults every text that still has the placeholder's mark. */
export function placeholderFaults(file: ContentFile, kind: Kind): Fault[] {
  const faults: Fault[] = [];
  const look = (value: unknown, field: string, line?: number) => {
    if (typeof value !== "string" || !value.includes(placeholderMark)) return;
    faults.push({
      file: contentPath(file.path),
      field,
      line,
      value: value.trim(),
      remedy: `Write the text in place of ${placeholderMark} and what follows it.`,
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
