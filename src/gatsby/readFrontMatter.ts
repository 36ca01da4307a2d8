import fs from "node:fs";
import { toProjectPath } from "../content/model/contentFile";
import { companySettingsFile } from "../content/model/contentTypes/company";
import { parseContentSource } from "../content/read/parseContentSource";

/**
 * Reads the front matter of a content file, for what is needed before Gatsby has read all
 * content: options, and paths of pages below others.
 * @param file path below `content/`
 * @returns an empty object if the file can't be read: the content check then stops the
 * build
 */
export function readFrontMatter(
  file: string,
): Readonly<Record<string, unknown>> {
  const filePath = toProjectPath(file);
  if (!fs.existsSync(filePath)) return {};
  const result = parseContentSource(file, fs.readFileSync(filePath, "utf8"));
  return result.file?.frontMatter ?? {};
}

/** Reads the texts in the company's settings, for plugin options. Missing texts are omitted. */
export function readCompanySettings(): Readonly<
  Record<string, string | undefined>
> {
  return Object.fromEntries(
    Object.entries(readFrontMatter(companySettingsFile)).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && entry[1] !== "",
    ),
  );
}
