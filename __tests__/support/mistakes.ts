import fs from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/content/check/checkContent";
import { adviceText } from "../../src/content/model/contentErrors";
import { readContentText } from "../../src/content/read/readContentText";
import { fixtureContent, fixtureSiteUrl } from "../fixture/content";
import { contentFiles, pictures, today } from "./contentFiles";

/** The file in whose text something is typed. */
export const city = "cities/everett.md";

/** A heading in it, and how it looks with something typed above it. */
export const heading = "\n## Up on the ridge";
export const below = (typed: string) => `\n${typed}\n${heading}`;

/** The parts of a table's row. */
export const parts = (row: string) => row.split(" → ");

/** Checks the fixture content with a mistake in one of its files. */
export function checkWith(file: string, from: string, to: string) {
  const text = fs.readFileSync(path.join(fixtureContent, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} lacks ${from}`);
  const wrong = text.replace(from, () => to);
  const read = readContentText(file, wrong);
  const files = [
    ...contentFiles.filter((other) => other.path !== file),
    ...(read.file ? [read.file] : []),
  ];
  const unread = read.error ? [read.error] : [];
  const content = { files, pictures, unread, origin: fixtureSiteUrl };
  return { wrong, ...checkContent(content, today) };
}

/**
 * Expects a mistake to be the only error or warning, at its line.
 * @param says the essential part of it
 * @param at words in its line
 */
export function expectError(
  file: string,
  from: string,
  to: string,
  says: string,
  at: string,
): void {
  const { wrong, errors, warnings } = checkWith(file, from, to);
  const before = wrong.slice(0, wrong.indexOf(at.trimStart()));
  const found = [...errors, ...warnings];
  expect(found.map((error) => ({ ...error, says: adviceText(error) }))).toEqual(
    [
      expect.objectContaining({
        file: `content/${file}`,
        line: before.split("\n").length,
        says: expect.stringContaining(says) as string,
      }),
    ],
  );
}
