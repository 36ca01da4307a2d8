import fs from "node:fs";
import path from "node:path";
import type { ContentFile } from "../../src/content/model/contentFile";
import { formatDiagnostic } from "../../src/content/model/diagnostics";
import {
  defaultLabels,
  labelsFile,
} from "../../src/content/model/contentTypes/labels";
import type { PicturesByPath } from "../../src/content/read/content";
import { parseContentSource } from "../../src/content/read/parseContentSource";
import { fixtureContent } from "../fixture/content";

const fixtureNames = fs
  .readdirSync(fixtureContent, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"));

/** Content files of the fixture site, read but not validated. */
export const fixtureFiles: readonly ContentFile[] = fixtureNames
  .filter((file) => file.endsWith(".md"))
  .map((name) => {
    const text = fs.readFileSync(path.join(fixtureContent, name), "utf8");
    const { file, error } = parseContentSource(name, text);
    if (error) throw new Error(formatDiagnostic(error));
    return file;
  });

const fixtureFile = (path: string): ContentFile => {
  const file = fixtureFiles.find((one) => one.path === path);
  if (!file) throw new Error(`The fixture has no ${path}`);
  return file;
};

/** Labels of the fixture site. Those that its file lacks have their default. */
export const fixtureLabels: typeof defaultLabels = {
  ...defaultLabels,
  ...fixtureFile(labelsFile).frontMatter,
};

/** Pictures of the fixture site, with a valid size that isn't theirs. */
export const fixturePictures: PicturesByPath = new Map(
  fixtureNames
    .filter((name) => name.endsWith(".jpg"))
    .map((name) => [name, { width: 2400, height: 1600, bytes: 400_000 }]),
);

/** The day that tests pass to the content check as today. */
export const fixedToday = "2026-11-20";

/**
 * Returns a changed copy of a fixture file.
 * @param changes fields of the front matter; `undefined` removes a field
 * @param overrides path or body, in place of the file's
 */
export function editedFixtureFile(
  path: string,
  changes: Readonly<Record<string, unknown>> = {},
  overrides: { readonly path?: string; readonly body?: string } = {},
): ContentFile {
  const file = fixtureFile(path);
  const fields = Object.entries({ ...file.frontMatter, ...changes });
  return {
    path,
    frontMatter: Object.fromEntries(
      fields.filter(([, value]) => value !== undefined),
    ),
    body: file.body,
    ...overrides,
  };
}

/** Returns all fixture files, and adds files, or replaces those with the same path. */
export const fixtureFilesWith = (
  ...files: readonly ContentFile[]
): ContentFile[] =>
  Array.from(
    new Map(
      [...fixtureFiles, ...files].map((file) => [file.path, file]),
    ).values(),
  );
