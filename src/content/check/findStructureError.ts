import { toProjectPath } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import type { ContentType } from "../model/contentType";
import type { Diagnostic, UnlocatedDiagnostic } from "../model/diagnostics";
import { buildFixDiagnostic } from "../model/fixes";
import { getBodyLineNumber } from "./findPatternErrors";
import {
  conflictLinePattern,
  mergeConflictMessage,
} from "../read/frontMatter/splitFrontMatter";

/**
 * Matches the first field name at the start of a body. The lines above it continue the value of the
 * front matter's last field.
 */
const firstFieldPattern = /^(?:(?:[ \t]|- ).*\n)*(\w+):/;

/** Whether the front matter lacks required fields, and the body begins with fields. */
function endsTooEarly(
  { frontMatter, body }: ContentFile,
  { fields }: ContentType,
): boolean {
  const [, name = ""] = firstFieldPattern.exec(body) ?? [];
  const isIncomplete = Object.entries(fields).some(
    ([field, { optional }]) => !optional && !Object.hasOwn(frontMatter, field),
  );
  return isIncomplete && Object.hasOwn(fields, name);
}

/** Offset of a second front matter that begins with the same field as the first; -1 if there is none. */
function findRepetition({ frontMatter, body }: ContentFile): number {
  const [firstField = ""] = Object.keys(frontMatter);
  return `\n${body}`.indexOf(`\n---\n${firstField}:`);
}

/**
 * Finds an error in the structure of a file: front matter that ends too early, a merge
 * conflict, or the whole file a second time. Any other error may be its consequence.
 */
export function findStructureError(
  file: ContentFile,
  contentType: ContentType,
): Diagnostic | undefined {
  const { body, lineNumbers } = file;
  const errorAt = (
    line: number | undefined,
    value: string,
    problem: UnlocatedDiagnostic,
  ): Diagnostic => {
    const location = { file: toProjectPath(file.path), fieldPath: "", line };
    return { ...location, value, ...problem };
  };
  if (lineNumbers && endsTooEarly(file, contentType)) {
    const reason = "more fields follow below it.";
    const problem = buildFixDiagnostic({ type: "removeLine" }, reason);
    return errorAt(lineNumbers.linesBeforeBody, "---", problem);
  }
  const conflict = new RegExp(conflictLinePattern, "m").exec(body);
  if (conflict) {
    const line = getBodyLineNumber(file, conflict.index);
    return errorAt(line, conflict[0], { message: mergeConflictMessage });
  }
  const repetition = findRepetition(file);
  if (repetition < 0) return undefined;
  const message =
    "Compare what follows with what is above, and keep one of them: the file is here a second time.";
  return errorAt(getBodyLineNumber(file, repetition), "---", { message });
}
