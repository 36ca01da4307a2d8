import fs from "node:fs";
import path from "node:path";
import { folderReadmes } from "../support/folderReadmes";

const maxLines = 80;

/** Higher limits of lines, by folder. */
const longerFolders: Readonly<Record<string, number>> = {
  "src/browser": 120,
  "src/gatsby": 120,
};

/** Maximum lines before the first section. */
const maxOpeningLines = 20;

const maxWidth = 110;

const linesOf = (file: string) =>
  fs.readFileSync(file, "utf8").trimEnd().split("\n");

/** Rows of tables can't wrap. */
const isTooWide = (line: string) =>
  line.length > maxWidth && !line.startsWith("|");

describe.each(folderReadmes)("%s", (file) => {
  const lines = linesOf(file);

  test("is short, and its lines are wrapped", () => {
    const max = longerFolders[path.dirname(file)] ?? maxLines;
    expect(lines.length).toBeLessThanOrEqual(max);
    expect(lines.filter(isTooWide)).toEqual([]);
  });

  test("begins with what the folder is for, the way in, where to read, and its tests", () => {
    const opening = lines.slice(
      0,
      lines.findIndex((line) => line.startsWith("## ")),
    );
    expect(opening.length).toBeLessThanOrEqual(maxOpeningLines);
    expect(opening.join("\n")).toMatch(
      /^# src\/[^]+\*\*Way in:\*\*[^]+\*\*Begin to read:\*\*[^]+\*\*Tests:\*\*/,
    );
  });
});

test("docs/developing.md links to the README of every folder", () => {
  const text = fs.readFileSync("docs/developing.md", "utf8");
  expect(
    folderReadmes.filter((file) => !text.includes(`(../${file})`)),
  ).toEqual([]);
});

test("the tests that READMEs quote exist", () => {
  const tests = fs
    .readdirSync("__tests__", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join("__tests__", file), "utf8"))
    .join("\n");
  const quoted = folderReadmes.flatMap((file) => {
    const text = linesOf(file).join(" ").replace(/\s+/g, " ");
    const parts = text.match(/\*\*Tests:\*\*.*?(?= #|$)/g) ?? [];
    return parts.flatMap((part) =>
      Array.from(part.matchAll(/"([^"]+)"/g), ([, title = ""]) => title),
    );
  });
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((title) => !tests.includes(`"${title}"`))).toEqual([]);
});
