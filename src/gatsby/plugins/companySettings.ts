import fs from "node:fs";
import { contentPath } from "../../content-model/contentFile";
import { company } from "../../content-model/kinds/company";
import { readContentText } from "../../content-model/readContentText";

/**
 * Texts of the company's settings, for the configuration of plugins, which is
 * read before all content. Those that are missing stay out: the content check
 * then ends the build.
 */
export function companySettings(): Readonly<
  Record<string, string | undefined>
> {
  const file = company.file!;
  const source = contentPath(file);
  if (!fs.existsSync(source)) return {};
  const read = readContentText(file, fs.readFileSync(source, "utf8"));
  return Object.fromEntries(
    Object.entries(read.file?.frontMatter ?? {}).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && entry[1] !== "",
    ),
  );
}
