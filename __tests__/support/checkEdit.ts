import fs from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/content/check/checkContent";
import {
  formatDiagnosticMessage,
  formatReport,
} from "../../src/content/model/diagnostics";
import type { Diagnostic } from "../../src/content/model/diagnostics";
import { createReplacement } from "../../src/content/model/fixes";
import type { Fix } from "../../src/content/model/fixes";
import { parseContentSource } from "../../src/content/read/parseContentSource";
import { applyFix } from "./applyFix";
import { fixtureContent, fixtureSiteUrl } from "../fixture/content";
import { fixtureFiles, fixturePictures, fixedToday } from "./fixtureFiles";

/** Throws the errors and warnings of the fixture itself, which would fail each test of an edit. */
export function assertValidFixture(): void {
  const content = { files: fixtureFiles, pictures: fixturePictures };
  const { errors, warnings } = checkContent(content, fixedToday);
  if (errors.length + warnings.length === 0) return;
  // The report names files of the fixture, not of the live content.
  const folder = `${path.relative("", fixtureContent)}/`;
  const report = formatReport(errors, warnings);
  throw new Error(report.replaceAll("content/", folder));
}

/** The content file that most of these tests edit. */
export const editedFile = "cities/everett.md";

/** A heading in {@link editedFile}, above which tests insert faulty Markdown. */
export const headingBelowEdit = "\n## Up on the ridge";
export const insertAboveHeading = (typed: string) =>
  `\n${typed}\n${headingBelowEdit}`;

/** Splits a row of a test's table, such as `typed → message`, into its cells. */
export const splitTableRow = (row: string) => row.split(" → ");

/** Checks the fixture content with an edit in one of its files. */
export function checkEdit(file: string, from: string, to: string) {
  const text = fs.readFileSync(path.join(fixtureContent, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} lacks ${from}`);
  return checkSource(
    file,
    text.replace(from, () => to),
  );
}

function checkSource(file: string, editedSource: string) {
  const result = parseContentSource(file, editedSource);
  const files = [
    ...fixtureFiles.filter((other) => other.path !== file),
    ...(result.file ? [result.file] : []),
  ];
  const readErrors = result.error ? [result.error] : [];
  const content = {
    files,
    pictures: fixturePictures,
    readErrors,
    origin: fixtureSiteUrl,
  };
  return { editedSource, ...checkContent(content, fixedToday) };
}

const maxFixes = 3;

/** The edit of a diagnostic: its fix, or the likely spelling in place of the value. */
const editOf = ({ fix, suggestion, value }: Diagnostic): Fix | undefined =>
  fix ??
  (suggestion ? createReplacement(String(value), suggestion) : undefined);

/** Applies the fix or suggestion of the first diagnostic, again and again, and returns the remaining diagnostics. */
function applyFixes(
  file: string,
  source: string,
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  let diagnostics = found;
  let fixedSource = source;
  for (let count = 0; count < maxFixes; count++) {
    const [diagnostic] = diagnostics;
    const edit = diagnostic && editOf(diagnostic);
    if (!edit) break;
    fixedSource = applyFix(fixedSource, edit, diagnostic);
    const { errors, warnings } = checkSource(file, fixedSource);
    diagnostics = [...errors, ...warnings];
  }
  return diagnostics;
}

/**
 * Expects an edit to cause exactly one diagnostic. If the diagnostic has a fix or a
 * suggestion, expects no diagnostic after it.
 * @param message part of the diagnostic's message
 * @param at text in the line of the diagnostic
 */
export function expectOnlyDiagnostic(
  file: string,
  from: string,
  to: string,
  message: string,
  at: string,
): void {
  const { editedSource, errors, warnings } = checkEdit(file, from, to);
  const before = editedSource.slice(0, editedSource.indexOf(at.trimStart()));
  const found = [...errors, ...warnings];
  expect(
    found.map((error) => ({
      ...error,
      message: formatDiagnosticMessage(error),
    })),
  ).toEqual([
    expect.objectContaining({
      file: `content/${file}`,
      line: before.split("\n").length,
      message: expect.stringContaining(message) as string,
    }),
  ]);
  if (found[0] && editOf(found[0]))
    expect(applyFixes(file, editedSource, found)).toEqual([]);
}
