import fs from "node:fs";
import path from "node:path";
import type { ContentFile } from "../../src/content-model/contentFile";
import { formatFault } from "../../src/content-model/faults";
import { readContentText } from "../../src/content-model/readContentText";

const folder = path.resolve("content");

function readContentFile(name: string): ContentFile {
  const text = fs.readFileSync(path.join(folder, name), "utf8");
  const { file, fault } = readContentText(name, text);
  if (fault) throw new Error(formatFault(fault));
  return file;
}

/** The site's own content. */
export const contentFiles: ContentFile[] = fs
  .readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => file.endsWith(".md"))
  .map(readContentFile);
