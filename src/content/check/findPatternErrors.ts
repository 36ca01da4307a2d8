import { bodyFieldPath, toProjectPath } from "../model/contentFile";
import type { ContentFile, ContentText } from "../model/contentFile";
import type { Diagnostic } from "../model/diagnostics";

function* walkStrings(
  value: unknown,
  fieldPath: readonly string[],
): Generator<[field: string, text: string]> {
  if (typeof value === "string") yield [fieldPath.join("."), value];
  if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value))
      yield* walkStrings(item, [...fieldPath, key]);
}

const listTexts = (file: ContentFile): ContentText[] =>
  [
    ...walkStrings(file.frontMatter, []),
    [bodyFieldPath, file.body] as const,
  ].map(([fieldPath, value]) => ({ file, fieldPath, value }));

/** The line of an offset in a text; `undefined` if the file has no line numbers. */
export function lineAt(
  { file: { lineNumbers }, fieldPath, value }: ContentText,
  offset = 0,
): number | undefined {
  if (fieldPath === bodyFieldPath)
    return (
      lineNumbers &&
      lineNumbers.linesBeforeBody + value.slice(0, offset).split("\n").length
    );
  const [firstLine = ""] = value.slice(offset).split("\n");
  return lineNumbers?.lineOf(fieldPath, firstLine.slice(0, 30));
}

/** Where something at an offset in a text is. */
export const locationOf = (text: ContentText, offset: number) => ({
  file: toProjectPath(text.file.path),
  fieldPath: text.fieldPath,
  line: lineAt(text, offset),
});

/** The match with up to 30 characters of its paragraph on each side, in whole words. */
function excerpt(text: string, offset: number, match: string): string {
  const before = text.slice(Math.max(offset - 30, 0), offset);
  const after = text.slice(offset + match.length).slice(0, 30);
  const start = offset > 30 ? before.replace(/^\S*\s+/, "") : before;
  const end = after.length === 30 ? after.replace(/\s+\S*$/, "") : after;
  const excerptStart = start.replace(/^.*\n\s*\n/s, "") + match;
  return (excerptStart + end.replace(/\n\s*\n.*$/s, ""))
    .replace(/\s+/g, " ")
    .trim();
}

export interface ScopedPatternRule {
  readonly pattern: RegExp;
  readonly message: string;
  /** Files, or folders that end with a slash, in which they are right. */
  readonly allowedIn?: readonly string[];
}

const matchPatterns = (
  file: ContentFile,
  rules: readonly ScopedPatternRule[],
): Diagnostic[] =>
  listTexts(file).flatMap((text) =>
    rules
      .filter(({ allowedIn = [] }) =>
        allowedIn.every((folderOrFile) => !file.path.startsWith(folderOrFile)),
      )
      .flatMap(({ pattern, message }) =>
        Array.from(text.value.matchAll(pattern), ({ 0: match, index }) => ({
          ...locationOf(text, index),
          value: excerpt(text.value, index, match),
          message,
        })),
      ),
  );

const errorsByFile = new WeakMap<ContentFile, Map<string, Diagnostic[]>>();

/**
 * An error for each place where a file has such words; its value is an excerpt. A
 * file that stays the same is searched once.
 */
export function findPatternErrors(
  file: ContentFile,
  rules: readonly ScopedPatternRule[],
): Diagnostic[] {
  const cached = errorsByFile.get(file) ?? new Map<string, Diagnostic[]>();
  errorsByFile.set(file, cached);
  const cacheKey = rules
    .map(({ pattern, message }) => pattern.source + message)
    .join("\n");
  const errors = cached.get(cacheKey) ?? matchPatterns(file, rules);
  cached.set(cacheKey, errors);
  return errors;
}
