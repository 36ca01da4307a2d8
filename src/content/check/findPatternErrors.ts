import { bodyFieldPath, toProjectPath } from "../model/contentFile";
import type { ContentFile, ContentText } from "../model/contentFile";
import type { Diagnostic } from "../model/diagnostics";
import { buildFixDiagnostic } from "../model/fixes";
import type { Fix } from "../model/fixes";

function* walkStrings(
  value: unknown,
  fieldPath: readonly string[],
): Generator<[fieldPath: string, value: string]> {
  if (typeof value === "string") yield [fieldPath.join("."), value];
  if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value))
      yield* walkStrings(item, [...fieldPath, key]);
}

function listTexts(file: ContentFile): ContentText[] {
  const texts = Array.from(
    walkStrings(file.frontMatter, []),
    ([fieldPath, value]) => ({ file, fieldPath, value }),
  );
  return [...texts, { file, fieldPath: bodyFieldPath, value: file.body }];
}

/** Line, from 1, of an offset in a body; `undefined` if the file has no line numbers. */
export const getBodyLineNumber = (
  { body, lineNumbers }: ContentFile,
  offset: number,
): number | undefined =>
  lineNumbers &&
  lineNumbers.linesBeforeBody + body.slice(0, offset).split("\n").length;

/** Line, from 1, of an offset in a text; `undefined` if the file has no line numbers. */
export function getLineNumber(
  { file, fieldPath, value }: ContentText,
  offset = 0,
): number | undefined {
  if (fieldPath === bodyFieldPath) return getBodyLineNumber(file, offset);
  const [firstLine = ""] = value.slice(offset).split("\n");
  return file.lineNumbers?.lineOf(fieldPath, firstLine.slice(0, 30));
}

/** File, field and line of an offset in a text. */
export const locationOf = (text: ContentText, offset: number) => ({
  file: toProjectPath(text.file.path),
  fieldPath: text.fieldPath,
  line: getLineNumber(text, offset),
});

/** Returns a match with up to 30 characters of context on each side, in whole words. */
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
  /** Message of the error; for a rule with a `fix`, the reason for the fix. */
  readonly message: string;
  readonly fix?: (match: RegExpExecArray) => Fix;
  /** Files, or folders with a trailing slash, in which matches are allowed. */
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
      .flatMap(({ pattern, message, fix }) =>
        Array.from(text.value.matchAll(pattern), (match) => ({
          ...locationOf(text, match.index),
          value: excerpt(text.value, match.index, match[0]),
          ...(fix ? buildFixDiagnostic(fix(match), message) : { message }),
        })),
      ),
  );

const errorsByFile = new WeakMap<ContentFile, Map<string, Diagnostic[]>>();

/** Finds each match of a rule in a file's texts. Memoized by file and rules. */
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
