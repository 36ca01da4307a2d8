import fs from "node:fs";
import { contentPath } from "../../content-model/contentFile";
import { settingsFile } from "../../content-model/kinds/company";
import { readContentText } from "../../content-model/readContentText";

/**
 * The texts in the company's settings, for plugin options, which are read before
 * the content. Missing texts are omitted: the content check stops the build.
 */
export function companySettings(): Readonly<
  Record<string, string | undefined>
> {
  const source = contentPath(settingsFile);
  if (!fs.existsSync(source)) return {};
  const read = readContentText(settingsFile, fs.readFileSync(source, "utf8"));
  return Object.fromEntries(
    Object.entries(read.file?.frontMatter ?? {}).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && entry[1] !== "",
    ),
  );
}
