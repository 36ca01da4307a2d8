import fs from "node:fs";
import path from "node:path";
import type { ContentFile } from "../../src/content/model/contentFile";
import { formatError } from "../../src/content/model/contentErrors";
import type { Pictures } from "../../src/content/read/content";
import { readContentText } from "../../src/content/read/readContentText";
import { fixtureContent } from "../fixture/content";

const names = fs
  .readdirSync(fixtureContent, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"));

/** The content files of the fixture site, read but not checked. */
export const contentFiles: readonly ContentFile[] = names
  .filter((file) => file.endsWith(".md"))
  .map((name) => {
    const text = fs.readFileSync(path.join(fixtureContent, name), "utf8");
    const { file, error } = readContentText(name, text);
    if (error) throw new Error(formatError(error));
    return file;
  });

/** Its pictures, with valid measurements. */
export const pictures: Pictures = new Map(
  names
    .filter((name) => name.endsWith(".jpg"))
    .map((name) => [name, { width: 2400, height: 1600, bytes: 400_000 }]),
);

/** The day for checks of content in tests. */
export const today = "2026-11-20";

/**
 * A copy of one of these files.
 * @param changes of its front matter; `undefined` removes a field
 * @param place another path or body
 */
export function changedFile(
  path: string,
  changes: Readonly<Record<string, unknown>> = {},
  place: { readonly path?: string; readonly body?: string } = {},
): ContentFile {
  const file = contentFiles.find((one) => one.path === path);
  if (!file) throw new Error(`The fixture has no ${path}`);
  const fields = Object.entries({ ...file.frontMatter, ...changes });
  return {
    path,
    frontMatter: Object.fromEntries(
      fields.filter(([, value]) => value !== undefined),
    ),
    body: file.body,
    ...place,
  };
}

/** All of them, with these added or in the place of those with the same path. */
export const contentWith = (...files: readonly ContentFile[]): ContentFile[] =>
  Array.from(
    new Map(
      [...contentFiles, ...files].map((file) => [file.path, file]),
    ).values(),
  );
