import fs from "node:fs";
import { contentPath } from "../../content/model/contentFile";
import { settingsFile } from "../../content/model/kinds/company";
import { readContentText } from "../../content/read/readContentText";

/**
 * The front matter of a file of settings, before Gatsby has read the content.
 * @param file below `content/`
 * @returns an empty object if the file can't be read: the content check stops
 *   the build
 */
export function readSettings(file: string): Readonly<Record<string, unknown>> {
  const source = contentPath(file);
  if (!fs.existsSync(source)) return {};
  const read = readContentText(file, fs.readFileSync(source, "utf8"));
  return read.file?.frontMatter ?? {};
}

/**
 * The texts in the company's settings, for plugin options, which are read before
 * the content. Missing texts are omitted.
 */
export function companySettings(): Readonly<
  Record<string, string | undefined>
> {
  return Object.fromEntries(
    Object.entries(readSettings(settingsFile)).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && entry[1] !== "",
    ),
  );
}
