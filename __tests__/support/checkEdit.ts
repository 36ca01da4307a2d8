import fs from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/content/check/checkContent";
import { withSuggestion } from "../../src/content/model/diagnostics";
import { parseContentSource } from "../../src/content/read/parseContentSource";
import { fixtureContent, fixtureSiteUrl } from "../fixture/content";
import { fixtureFiles, fixturePictures, fixedToday } from "./fixtureFiles";

/** The edited file. */
export const editedFile = "cities/everett.md";

/** A heading in the file after an edit above it. */
export const nextHeading = "\n## Up on the ridge";
export const aboveHeading = (typed: string) => `\n${typed}\n${nextHeading}`;

/** Splits a table's row into its parts. */
export const splitRow = (row: string) => row.split(" → ");

/** Checks the fixture content with an edit in one of its files. */
export function checkEdit(file: string, from: string, to: string) {
  const text = fs.readFileSync(path.join(fixtureContent, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} lacks ${from}`);
  const editedSource = text.replace(from, () => to);
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

/**
 * Expects an edit to cause a single diagnostic, at its line.
 * @param message the essential part of it
 * @param at a text in its line
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
    found.map((error) => ({ ...error, message: withSuggestion(error) })),
  ).toEqual([
    expect.objectContaining({
      file: `content/${file}`,
      line: before.split("\n").length,
      message: expect.stringContaining(message) as string,
    }),
  ]);
}
